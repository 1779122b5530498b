import { existsSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertSound, copyDatabase, removeDatabase } from "./backup.ts";
import { type DataFolder, filesIn } from "./data-folder.ts";
import { toStorageError } from "./errors.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { openDatabase } from "./open.ts";

const PARTS = { market: MARKET_MIGRATIONS, accounts: ACCOUNT_MIGRATIONS };
/** More pages than a file can have, so that nobody writes between two steps. */
const EVERY_PAGE = 2 ** 31 - 1;

/**
 * Puts the databases of a backup in the place of a folder's, while the service may run. Each is copied beside the old one
 * and brought to this version first; then it takes the old one's place in one transaction, so that whoever reads sees the
 * one or the other, and a process that is killed leaves the one or the other.
 *
 * @returns The databases that were restored.
 * @throws {StorageError} when the backup is damaged, or of a newer version. Nothing is changed then.
 */
export async function restore(to: DataFolder, folder: string): Promise<string[]> {
  const from = filesIn(folder);
  const parts = (["market", "accounts"] as const).filter((part) => existsSync(from[part]));
  if (parts.length === 0) {
    throw new StorageError("missing", folder, "holds no backup: neither market.db nor accounts.db.");
  }
  try {
    // Whatever is wrong with the backup comes out before anything is replaced.
    for (const part of parts) await prepare(from[part], prepared(to[part]), part);
    for (const part of parts) await replace(prepared(to[part]), to[part], part);
  } finally {
    for (const part of parts) removeDatabase(prepared(to[part]));
  }
  return parts.map((part) => to[part]);
}

function prepared(file: string): string {
  return `${file}.restoring`;
}

async function prepare(from: string, copy: string, part: keyof typeof PARTS): Promise<void> {
  await copyDatabase(from, copy);
  const database = openDatabase(copy, PARTS[part]);
  try {
    assertSound(database, from);
    // A service that runs sees by it that all it knows is of another database.
    if (part === "market") database.exec("UPDATE state SET epoch = lower(hex(randomblob(16)))");
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}

async function replace(copy: string, file: string, part: keyof typeof PARTS): Promise<void> {
  try {
    // Makes a file that does not exist yet, in the right mode.
    if (!existsSync(file)) openDatabase(file, PARTS[part]).close();
    const source = new DatabaseSync(copy);
    try {
      await backup(source, file, { rate: EVERY_PAGE });
    } finally {
      source.close();
    }
    const restored = openDatabase(file, PARTS[part]);
    // As far as those who read let it.
    restored.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    restored.close();
  } catch (error) {
    throw toStorageError(error, file);
  }
}
