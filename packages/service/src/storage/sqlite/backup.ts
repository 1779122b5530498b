import { rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { BackupFile } from "../backend.ts";
import { StorageError, type StorageErrorKind } from "../storage-error.ts";
import { DATA_PARTS, type DataFolder, getDataFiles, isThere, makeFolder } from "./data-folder.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";
import { assertNotEmptied, closeOnError } from "./open.ts";
import { assertApart, assertReplaceable } from "./same-file.ts";
import { renameDurably } from "./sync-to-disk.ts";

/** How many pages are copied before other processes may write; of 4 kB each. */
const PAGES_PER_STEP = 1000;

/**
 * Copies the databases of a folder into another one, while the service runs: each as it is at one moment. A copy gets
 * its name only when it is complete and intact. Copies of an earlier backup are replaced.
 *
 * @returns The copies.
 * @throws {StorageError} also where a copy would replace the database of a service. Nothing is changed then.
 */
export async function backUp(from: DataFolder, folder: string): Promise<BackupFile[]> {
  const parts = DATA_PARTS.filter((part) => isThere(from[part]));
  if (parts.length === 0)
    throw new StorageError("missing", from.market, "does not exist: there is nothing to back up.");
  const to = getDataFiles(folder);
  assertApart(from, to);
  for (const part of parts) assertReplaceable(to[part]);
  makeFolder(folder);
  for (const part of parts) await copyDatabase(from[part], to[part]);
  return parts.map((part) => ({ file: to[part], size: statSync(to[part]).size }));
}

/** Copies one database into one file that is ready to be opened. */
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

/** Opens a database that is to be copied, and reads of it: what is wrong afterwards is wrong with the copy. */
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

/** What is wrong with a source, and so with a copy of it. */
const OF_SOURCE: readonly StorageErrorKind[] = ["newer", "corrupt", "foreign", "locked"];

/** An error of an unfinished copy as one of a file that its user named: the source, or the file that the copy becomes. */
export function toCopyError(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof StorageError)) return error;
  return error.at(OF_SOURCE.includes(error.kind) ? from : to);
}

/** Makes a copy one file without a write-ahead log, and makes sure that it is intact. */
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

/** @throws {StorageError} when a database is damaged. */
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

/** Removes what SQLite keeps beside a database: another database of that name must not be read with it. */
function removeLogs(file: string): void {
  for (const suffix of ["-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}
