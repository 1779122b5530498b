import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../storage-error.ts";
import { makeFolderDurably } from "./sync-to-disk.ts";

/** The files of a service. */
export interface DataFolder {
  /** What requests are about. */
  readonly market: string;
  /** Keys and used credits. */
  readonly accounts: string;
}

/** The databases of a folder, in the order in which they are copied. */
export const DATA_PARTS = ["market", "accounts"] as const satisfies readonly (keyof DataFolder)[];

export function getDataFiles(folder: string): DataFolder {
  return { market: join(folder, "market.db"), accounts: join(folder, "accounts.db") };
}

/**
 * Whether a database file is there.
 *
 * @throws {StorageError} where that cannot be known, and where something else than a file is there: to open a named pipe
 * is to wait for its writer.
 */
export function isThere(file: string): boolean {
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

/** @throws {StorageError} of the kind `missing` where a database file is not there. */
export function assertThere(file: string): void {
  if (!isThere(file)) throw new StorageError("missing", file, "does not exist.");
}

/** Makes a folder where it does not exist. @throws {StorageError} when it cannot be made. */
export function makeFolder(folder: string): void {
  try {
    makeFolderDurably(folder);
  } catch (error) {
    throw new StorageError("unreadable", folder, `cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** The bits of a file's mode that let others than its owner read it. */
const READABLE_BY_OTHERS = 0o044;

/** A warning where others than its owner may read a file. Windows has no such modes. */
export function findExposure(file: string): string[] {
  if (process.platform === "win32" || (statSync(file).mode & READABLE_BY_OTHERS) === 0) return [];
  return [
    `${file} may be read by other users of this machine: chmod 600 it, its -wal, its -shm and its backups.`,
  ];
}
