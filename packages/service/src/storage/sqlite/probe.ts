import { type BigIntStats, statSync } from "node:fs";
import { StorageError } from "../storage-error.ts";
import { withStorageErrors } from "./errors.ts";
import type { Migrations } from "./migrations.ts";
import { openReader } from "./open.ts";

/**
 * Makes a short check of whether a database file can be read. It opens the file each time: a connection that is open goes on
 * with what it has in memory, and with a file that was removed.
 *
 * @param query Reads a little of what matters most.
 * @throws {StorageError} when it is called and the file cannot be read, or is not the one that was there at first.
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
