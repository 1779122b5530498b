import { rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { BackupFile } from "@market-data/storage";
import { StorageError, type StorageErrorKind } from "@market-data/storage";
import { DATABASE_NAMES, type DataFolder, fileExists, getDataFiles, makeFolder } from "./data-folder.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";
import { assertNotEmptied, closeOnError } from "./open.ts";
import { assertDifferentFiles, assertReplaceable } from "./same-file.ts";
import { renameDurably } from "./sync-to-disk.ts";

/** The number of 4 kB pages copied before other processes may write. */
const PAGES_PER_STEP = 1000;

/**
 * Copies the databases of a folder to another folder while the service runs. Each copy is consistent, and gets the
 * final name only when complete and intact. Copies of an earlier backup are replaced.
 *
 * @returns The copies.
 * @throws {StorageError} also if a copy would replace the database of a service. Nothing is changed then.
 */
export async function backUp(from: DataFolder, folder: string): Promise<BackupFile[]> {
  const parts = DATABASE_NAMES.filter((part) => fileExists(from[part]));
  if (parts.length === 0)
    throw new StorageError("missing", from.market, "does not exist: there is nothing to back up.");
  const to = getDataFiles(folder);
  assertDifferentFiles(from, to);
  for (const part of parts) assertReplaceable(to[part]);
  makeFolder(folder);
  for (const part of parts) await copyDatabase(from[part], to[part]);
  return parts.map((part) => ({ file: to[part], size: statSync(to[part]).size }));
}

/** Copies a database to a single file, ready to be opened. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  removeDatabase(unfinished);
  const source = openSource(from);
  try {
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    seal(unfinished);
    removeLogs(to);
    renameDurably(unfinished, to);
  } catch (error) {
    removeDatabase(unfinished);
    throw toCopyError(toStorageError(error, unfinished), from, to);
  } finally {
    source.close();
  }
}

/** Opens and reads the source. Errors after that come from the copy. */
function openSource(file: string): DatabaseSync {
  assertNotEmptied(file);
  return withStorageErrors(file, () => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return closeOnError(database, () => {
      database.exec("PRAGMA schema_version");
      return database;
    });
  });
}

/** Errors of a source, and therefore of its copy. */
const OF_SOURCE: readonly StorageErrorKind[] = ["newer", "corrupt", "foreign", "locked"];

/** Renames the file in an error of an unfinished copy to a file that the user named: the source or the target. */
export function toCopyError(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof StorageError)) return error;
  return error.at(OF_SOURCE.includes(error.kind) ? from : to);
}

/** Turns a copy into a single intact file without a write-ahead log. */
function seal(file: string): void {
  withStorageErrors(file, () => {
    const copy = new DatabaseSync(file);
    try {
      copy.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
      assertIntact(copy, file);
    } finally {
      copy.close();
    }
  });
}

/** @throws {StorageError} for a damaged database. */
export function assertIntact(database: DatabaseSync, file: string): void {
  const found = database.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
  if (found.quick_check !== "ok") {
    throw new StorageError("corrupt", file, `is damaged (${found.quick_check}). Restore it from a backup.`);
  }
}

export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeLogs(file);
}

/** Removes SQLite's log files: SQLite would apply them to a new database with this name. */
function removeLogs(file: string): void {
  for (const suffix of ["-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}
