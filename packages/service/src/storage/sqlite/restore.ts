import { backup, DatabaseSync } from "node:sqlite";
import { StorageError } from "@market-data/storage";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertIntact, copyDatabase, removeDatabase, toCopyError } from "./backup.ts";
import { DATABASE_NAMES, type DataFolder, fileExists, getDataFiles } from "./data-folder.ts";
import { toStorageError } from "./errors.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { openDatabase } from "./open.ts";
import { assertDifferentFiles } from "./same-file.ts";
import { transact } from "./transact.ts";

const PARTS = { market: MARKET_MIGRATIONS, accounts: ACCOUNT_MIGRATIONS };
/** More pages than a file can have, to prevent writes of other processes between two steps. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Replaces the databases of a folder with a backup, while the service may run. Each database is first copied next to
 * the old one and migrated. The replacement is one transaction: readers and killed processes see either the old or the
 * new database.
 *
 * @returns The restored databases.
 * @throws {StorageError} for a damaged or newer backup, or damaged data. Nothing is changed then.
 */
export async function restore(to: DataFolder, folder: string): Promise<string[]> {
  const from = getDataFiles(folder);
  const parts = DATABASE_NAMES.filter((part) => fileExists(from[part]));
  assertDifferentFiles(to, from);
  if (parts.length === 0) {
    throw new StorageError("missing", folder, "contains no backup: neither market.db nor accounts.db.");
  }
  try {
    // A faulty backup is detected before anything is replaced.
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

/** Prepares a copy of the backup that will replace a database. */
async function prepare(from: string, to: string, part: keyof typeof PARTS): Promise<void> {
  const copy = prepared(to);
  try {
    await copyDatabase(from, copy);
    const database = openDatabase(copy, PARTS[part]);
    try {
      assertIntact(database, from);
      // After a new epoch, a running service reads everything again.
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
    // Creates a missing file with the right mode.
    if (!fileExists(file)) openDatabase(file, PARTS[part]).close();
    const source = new DatabaseSync(copy);
    try {
      await backup(source, file, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    const restored = openDatabase(file, PARTS[part]);
    // Truncates the log as far as open readers allow.
    restored.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    restored.close();
  } catch (error) {
    throw toStorageError(error, file);
  }
}
