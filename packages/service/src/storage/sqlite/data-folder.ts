import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "@market-data/storage";
import { makeFolderDurably } from "./sync-to-disk.ts";

/** The database files of a service. */
export interface DataFolder {
  /** Market data. */
  readonly market: string;
  /** Keys and used credits. */
  readonly accounts: string;
}

/** The databases of a folder, in the order of copying. */
export const DATABASE_NAMES = ["market", "accounts"] as const satisfies readonly (keyof DataFolder)[];

export function getDataFiles(folder: string): DataFolder {
  return { market: join(folder, "market.db"), accounts: join(folder, "accounts.db") };
}

/**
 * Whether a database file exists.
 *
 * @throws {StorageError} if the existence is unknown, or the path is not a regular file: opening a named pipe would
 * wait for its writer.
 */
export function fileExists(file: string): boolean {
  let stats: Stats | undefined;
  try {
    stats = statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw new StorageError("unreadable", file, `cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  if (stats?.isFile() === false) throw new StorageError("foreign", file, "is not a regular file.");
  return stats !== undefined;
}

/** @throws {StorageError} of kind `missing` if a database file does not exist. */
export function assertFileExists(file: string): void {
  if (!fileExists(file)) throw new StorageError("missing", file, "does not exist.");
}

/** Creates a folder if it does not exist. @throws {StorageError} if it cannot be created. */
export function makeFolder(folder: string): void {
  try {
    makeFolderDurably(folder);
  } catch (error) {
    throw new StorageError("unreadable", folder, `cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** File mode bits for read access by other users. */
const READABLE_BY_OTHERS = 0o044;

/** A warning if other users can read a file. Windows has no such modes. */
export function findExposure(file: string): string[] {
  if (process.platform === "win32" || (statSync(file).mode & READABLE_BY_OTHERS) === 0) return [];
  return [
    `${file} can be read by other users of this machine. Run chmod 600 on it, its -wal and -shm files and its backups.`,
  ];
}
