import { type Backend, MemoryBackend, SqliteBackend } from "../../src/index.ts";
import { readContent } from "./content.ts";

/** A backend that tests run on. */
export interface TestBackend {
  readonly name: string;
  /** Opens one that contains nothing, in an empty folder. */
  open(folder: string): OpenTestBackend;
}

export interface OpenTestBackend {
  readonly backend: Backend;
  /** Everything that the market has, for comparison. */
  content(): unknown;
}

export const sqlite: TestBackend = {
  name: "SQLite",
  open: (folder) => ({
    backend: new SqliteBackend(folder),
    content: () => readContent(`${folder}/market.db`),
  }),
};

const memory: TestBackend = {
  name: "memory",
  open() {
    const backend = new MemoryBackend();
    return { backend, content: () => backend.market.content() };
  },
};

export const backends: readonly TestBackend[] = [sqlite, memory];
