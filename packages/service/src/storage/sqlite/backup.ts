import { rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { BackupFile } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { DATA_PARTS, type DataFolder, getDataFiles, isThere, makeFolder } from "./data-folder.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";
import { assertNotEmptied } from "./open.ts";
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
  assertNotEmptied(from);
  const unfinished = `${to}.unfinished`;
  removeDatabase(unfinished);
  const source = withStorageErrors(from, () => new DatabaseSync(from, { readOnly: true, timeout: 5000 }));
  try {
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    seal(unfinished);
    removeLogs(to);
    renameDurably(unfinished, to);
  } catch (error) {
    removeDatabase(unfinished);
    throw toStorageError(error, from);
  } finally {
    source.close();
  }
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
