import { type BigIntStats, statSync } from "node:fs";
import { StorageError } from "@market-data/storage";
import { withStorageErrors } from "./errors.ts";
import type { Migrations } from "./migrations.ts";
import { openReader } from "./open.ts";

/**
 * Creates a quick check whether a database file can be read. Opens the file each time: an open connection would keep
 * reading from memory, or from a deleted file.
 *
 * @param query Reads a few rows of the most important table.
 * @throws {StorageError} when called, if the file cannot be read or is not the original file.
 */
export function createProbe(file: string, migrations: Migrations, query: string): () => Promise<void> {
  const first = identify(file);
  return async () => {
    const now = identify(file);
    if (now?.ino !== first?.ino || now?.dev !== first?.dev) {
      throw new StorageError(
        "missing",
        file,
        "was removed or replaced. Restore it, and start the service again.",
      );
    }
    withStorageErrors(file, () => {
      const database = openReader(file, migrations);
      try {
        database.prepare(query).get();
      } finally {
        database.close();
      }
    });
  };
}

function identify(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}
