import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { BackupFile } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { type DataFolder, filesIn } from "./data-folder.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";

/** How many pages are copied before others may go on; of 4 kB each. */
const PAGES_AT_ONCE = 1000;

/**
 * Copies the databases of a folder into another one, while the service runs: each as it is at one moment. A copy takes
 * its name only when it is whole and sound.
 *
 * @returns The copies.
 * @throws {StorageError}
 */
export async function backUp(from: DataFolder, folder: string): Promise<BackupFile[]> {
  const parts = (["market", "accounts"] as const).filter((part) => existsSync(from[part]));
  if (parts.length === 0)
    throw new StorageError("missing", from.market, "does not exist: there is nothing to back up.");
  mkdirSync(folder, { recursive: true });
  const to = filesIn(folder);
  for (const part of parts) await copyDatabase(from[part], to[part]);
  return parts.map((part) => ({ file: to[part], size: statSync(to[part]).size }));
}

/** Copies one database under a name of its own, in one piece, ready to be opened. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  removeDatabase(unfinished);
  const source = withStorageErrors(from, () => new DatabaseSync(from, { readOnly: true, timeout: 5000 }));
  try {
    await backup(source, unfinished, { rate: PAGES_AT_ONCE });
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

/** Makes a copy one file without companions, and makes sure that it is sound. */
function seal(file: string): void {
  withStorageErrors(file, () => {
    const copy = new DatabaseSync(file);
    try {
      copy.exec("PRAGMA journal_mode = DELETE");
      assertSound(copy, file);
    } finally {
      copy.close();
    }
  });
}

/** @throws {StorageError} when a database is damaged. */
export function assertSound(database: DatabaseSync, file: string): void {
  const found = database.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
  if (found.quick_check !== "ok") {
    throw new StorageError("corrupt", file, `is damaged (${found.quick_check}). Restore it from a backup.`);
  }
}

export function removeDatabase(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(each, { force: true });
}
