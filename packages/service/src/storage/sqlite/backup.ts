import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { BackupFile } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { type DataFolder, getDataFiles } from "./data-folder.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";

/** How many pages are copied before other processes may write; of 4 kB each. */
const PAGES_PER_STEP = 1000;

/**
 * Copies the databases of a folder into another one, while the service runs: each as it is at one moment. A copy gets
 * its name only when it is complete and intact.
 *
 * @returns The copies.
 * @throws {StorageError}
 */
export async function backUp(from: DataFolder, folder: string): Promise<BackupFile[]> {
  const parts = (["market", "accounts"] as const).filter((part) => existsSync(from[part]));
  if (parts.length === 0)
    throw new StorageError("missing", from.market, "does not exist: there is nothing to back up.");
  mkdirSync(folder, { recursive: true });
  const to = getDataFiles(folder);
  for (const part of parts) await copyDatabase(from[part], to[part]);
  return parts.map((part) => ({ file: to[part], size: statSync(to[part]).size }));
}

/** Copies one database into one file that is ready to be opened. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  removeDatabase(unfinished);
  const source = withStorageErrors(from, () => new DatabaseSync(from, { readOnly: true, timeout: 5000 }));
  try {
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    seal(unfinished);
    removeDatabase(to);
    renameSync(unfinished, to);
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
      copy.exec("PRAGMA journal_mode = DELETE");
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
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(each, { force: true });
}
