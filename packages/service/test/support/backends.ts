import type { Backend } from "@market-data/storage";
import { SqliteBackend } from "../../src/index.ts";
import { readContent } from "./content.ts";

/** A backend for tests. */
export interface TestBackend {
  readonly name: string;
  /** Opens an empty backend in an empty folder. */
  open(folder: string): OpenTestBackend;
}

export interface OpenTestBackend {
  readonly backend: Backend;
  /** All data of the market, for comparison. */
  content(): unknown;
}

export const sqlite: TestBackend = {
  name: "SQLite",
  open: (folder) => ({
    backend: new SqliteBackend(folder),
    content: () => readContent(`${folder}/market.db`),
  }),
};

export const backends: readonly TestBackend[] = [sqlite];
