import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MarketStore } from "@market-data/market";
import type { Backend, MarketOptions } from "@market-data/storage";
import type { FileResult } from "../../src/import/file-result.ts";
import { importFiles } from "../../src/import/import-files.ts";
import type { ImportOptions } from "../../src/import/import-options.ts";
import { Mapping } from "../../src/import/mapping.ts";
import { silent } from "../../src/import/progress.ts";
import { DEFAULT_READ_LIMITS } from "../../src/import/read-file.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import { type OpenTestBackend, sqlite, type TestBackend } from "./backends.ts";

/** The current time of imports. */
export const NOW = Date.parse("2026-01-15T12:00:00Z");

export function fixture(path: string): string {
  return fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));
}

/** A market for one test in its own folder, with helpers for common steps. */
export class TemporaryMarket implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), "market-data-"));
  /** The market's database, if the backend is SQLite. */
  readonly file = join(this.folder, "market.db");
  readonly rejects = join(this.folder, "rejected.csv");
  readonly #opened: OpenTestBackend;
  readonly #closers: (() => unknown)[] = [];

  constructor(backend: TestBackend = sqlite) {
    this.#opened = backend.open(this.folder);
  }

  get backend(): Backend {
    return this.#opened.backend;
  }

  async import(paths: readonly string[], options: Partial<ImportOptions> = {}): Promise<FileResult[]> {
    const market = await this.backend.openMarket();
    const rejects = new RejectsFile(this.rejects);
    try {
      return await importFiles(market, paths, {
        source: "csv",
        mapping: Mapping.bundled(),
        progress: silent,
        limits: DEFAULT_READ_LIMITS,
        rejects,
        now: NOW,
        ...options,
      });
    } finally {
      rejects.close();
      await market.close();
    }
  }

  /** Opens the market until the test ends. */
  async store(options: MarketOptions = {}): Promise<MarketStore> {
    const { store, close } = await this.backend.openMarket(options);
    this.#closers.push(close);
    return store;
  }

  /** All data of the market, for comparison. */
  content(): unknown {
    return this.#opened.content();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const close of this.#closers) await close();
    rmSync(this.folder, { recursive: true });
  }
}
