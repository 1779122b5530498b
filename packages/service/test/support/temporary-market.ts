import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileResult } from "../../src/import/file-result.ts";
import { importFiles } from "../../src/import/import-files.ts";
import type { ImportOptions } from "../../src/import/import-options.ts";
import { Mapping } from "../../src/import/mapping.ts";
import { silent } from "../../src/import/progress.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";

/** The time that counts as now in imports. */
export const NOW = Date.parse("2026-01-15T12:00:00Z");

export function fixture(path: string): string {
  return fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));
}

/** A folder of its own for a test, with what is usually done in it. */
export class TemporaryMarket implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), "market-data-"));
  readonly file = join(this.folder, "market.db");
  readonly rejects = join(this.folder, "rejected.csv");
  readonly #closers: (() => unknown)[] = [];

  async import(paths: readonly string[], options: Partial<ImportOptions> = {}): Promise<FileResult[]> {
    const database = openDatabase(this.file);
    const rejects = new RejectsFile(this.rejects);
    try {
      return await importFiles(database, this.file, paths, {
        source: "csv",
        mapping: Mapping.bundled(),
        progress: silent,
        rejects,
        now: NOW,
        ...options,
      });
    } finally {
      rejects.close();
      database.close();
    }
  }

  /** Opens the market, until the test ends. */
  store(): SqliteStore {
    const store = new SqliteStore(this.file);
    this.#closers.push(() => store.close());
    return store;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const close of this.#closers) await close();
    rmSync(this.folder, { recursive: true });
  }
}
