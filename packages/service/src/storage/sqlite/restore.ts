import { backup, DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertIntact, copyDatabase, removeDatabase, toCopyError } from "./backup.ts";
import { DATA_PARTS, type DataFolder, getDataFiles, isThere } from "./data-folder.ts";
import { toStorageError } from "./errors.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { openDatabase } from "./open.ts";
import { assertApart } from "./same-file.ts";
import { transact } from "./transact.ts";

const PARTS = { market: MARKET_MIGRATIONS, accounts: ACCOUNT_MIGRATIONS };
/** More pages than a file can have, so that no other process writes between two steps. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Replaces the databases of a folder with those of a backup, while the service may run. Each is copied next to the old one
 * and migrated to this version first; then it replaces the old one in one transaction, so that readers see the one or the
 * other, and a process that is killed leaves the one or the other.
 *
 * @returns The databases that were restored.
 * @throws {StorageError} when the backup is damaged, of a newer version, or the data itself. Nothing is changed then.
 */
export async function restore(to: DataFolder, folder: string): Promise<string[]> {
  const from = getDataFiles(folder);
  const parts = DATA_PARTS.filter((part) => isThere(from[part]));
  assertApart(to, from);
  if (parts.length === 0) {
    throw new StorageError("missing", folder, "contains no backup: neither market.db nor accounts.db.");
  }
  try {
    // What is wrong with the backup is found before anything is replaced.
    for (const part of parts) await prepare(from[part], to[part], part);
    for (const part of parts) await replace(prepared(to[part]), to[part], part);
  } finally {
    for (const part of parts) removeDatabase(prepared(to[part]));
  }
  return parts.map((part) => to[part]);
}

function prepared(file: string): string {
  return `${file}.restoring`;
}

/** Makes the copy of a backup that is to replace a database. */
async function prepare(from: string, to: string, part: keyof typeof PARTS): Promise<void> {
  const copy = prepared(to);
  try {
    await copyDatabase(from, copy);
    const database = openDatabase(copy, PARTS[part]);
    try {
      assertIntact(database, from);
      // A running service sees by it that all it knows is of another database.
      if (part === "market") {
        transact(database, () => database.exec("UPDATE state SET epoch = lower(hex(randomblob(16)))"));
      }
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      database.close();
    }
  } catch (error) {
    throw toCopyError(toStorageError(error, copy), from, to);
  }
}

async function replace(copy: string, file: string, part: keyof typeof PARTS): Promise<void> {
  try {
    // Makes a file that does not exist yet, in the right mode.
    if (!isThere(file)) openDatabase(file, PARTS[part]).close();
    const source = new DatabaseSync(copy);
    try {
      await backup(source, file, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    const restored = openDatabase(file, PARTS[part]);
    // As far as readers let it.
    restored.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    restored.close();
  } catch (error) {
    throw toStorageError(error, file);
  }
}
