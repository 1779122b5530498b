import { closeSync, openSync, readSync, statSync } from "node:fs";
import { StorageError } from "../storage-error.ts";
import { DATA_PARTS, type DataFolder, isThere } from "./data-folder.ts";

/** Whether two paths lead to one file or folder, symbolic and hard links included. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/**
 * Makes sure that a copy and its source share no file.
 *
 * @throws {StorageError} of the kind `in-use`.
 */
export function assertApart(data: DataFolder, backup: DataFolder): void {
  for (const part of DATA_PARTS) {
    const shared = DATA_PARTS.find((other) => isSameFile(data[part], backup[other]));
    if (shared === undefined) continue;
    throw new StorageError(
      "in-use",
      backup[shared],
      `is the data itself (${data[part]}), not a backup. Name another folder.`,
    );
  }
}

/** Where the header of a database file says how it is written: 2 is with a write-ahead log. */
const WRITE_VERSION_OFFSET = 18;
const WRITE_AHEAD = 2;

/**
 * Makes sure that a file may be replaced by a backup: a backup has no write-ahead log, as the databases of services have.
 *
 * @throws {StorageError} of the kind `in-use`.
 */
export function assertReplaceable(file: string): void {
  if (!isThere(file)) return;
  if (readByte(file, WRITE_VERSION_OFFSET) !== WRITE_AHEAD) return;
  throw new StorageError(
    "in-use",
    file,
    "is the database of a service, not a backup, and is not replaced. Name another folder.",
  );
}

/** A byte of a file; 0 behind its end. */
function readByte(file: string, offset: number): number {
  const handle = openSync(file, "r");
  try {
    const byte = Buffer.alloc(1);
    readSync(handle, byte, 0, 1, offset);
    return byte.readUInt8();
  } finally {
    closeSync(handle);
  }
}
