import { closeSync, openSync } from "node:fs";
import { StorageError, type StorageErrorKind } from "@market-data/storage";

/** By SQLite's primary result code (https://sqlite.org/rescode.html). */
const ERRORS: Readonly<Record<number, readonly [StorageErrorKind, string]>> = {
  3: ["unreadable", "may not be opened by this user. Check its owner and permissions."],
  5: ["locked", "is being written by another process. Try again when that process has finished."],
  6: ["locked", "is being written by another process. Try again when that process has finished."],
  8: ["read-only", "cannot be written. Check the permissions of the file and its folder."],
  10: ["unreadable", "could not be read or written. Check the disk, and whether it is full."],
  11: ["corrupt", "is damaged. Restore it from a backup."],
  13: ["full", "could not grow: the disk is full. The failed write was undone. Make room and try again."],
  14: ["unreadable", "cannot be opened. Check that the folder exists, and its permissions."],
  26: ["foreign", "is not a database of this service, or is damaged."],
};

const TOO_MANY_FILES = "too many files are open. Raise the limit of this process (ulimit -n).";
/** SQLite's code for a file that the system cannot open, for any reason. */
const CANNOT_OPEN = 14;
/** Files opened by a connection: the database, its log, the log's index, and briefly their folder. */
const FILES_OF_CONNECTION = 4;

/** Whether this process has too many open files for another connection. */
function lacksFiles(): boolean {
  const handles: number[] = [];
  try {
    while (handles.length < FILES_OF_CONNECTION) handles.push(openSync(process.execPath, "r"));
    return false;
  } catch {
    return true;
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}

/** Converts an error of SQLite to a storage error. Other errors stay unchanged. */
export function toStorageError(error: unknown, file: string): unknown {
  if (error instanceof StorageError) return error;
  const code = (error as { errcode?: number } | null)?.errcode;
  if (code === undefined) return error;
  const primary = code & 0xff;
  if (primary === CANNOT_OPEN && lacksFiles()) {
    return new StorageError("unreadable", file, `cannot be opened: ${TOO_MANY_FILES}`, { cause: error });
  }
  const known = ERRORS[primary];
  if (known === undefined) return error;
  const [kind, rest] = known;
  return new StorageError(kind, file, rest, { cause: error });
}

/** Runs work on a database file. @throws {StorageError} instead of an error of SQLite. */
export function withStorageErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toStorageError(error, file);
  }
}
