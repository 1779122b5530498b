import { closeSync, openSync, readSync, statSync } from "node:fs";
import { StorageError } from "@market-data/storage";
import { DATABASE_NAMES, type DataFolder, fileExists } from "./data-folder.ts";

/** Whether two paths are one file or folder, through symbolic or hard links too. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/**
 * Checks that copy and source share no file.
 *
 * @throws {StorageError} of kind `in-use`.
 */
export function assertDifferentFiles(data: DataFolder, backup: DataFolder): void {
  for (const part of DATABASE_NAMES) {
    const shared = DATABASE_NAMES.find((other) => isSameFile(data[part], backup[other]));
    if (shared === undefined) continue;
    throw new StorageError(
      "in-use",
      backup[shared],
      `is the data itself (${data[part]}), not a backup. Name another folder.`,
    );
  }
}

/** The byte of a database header with the write format: 2 is a write-ahead log. */
const WRITE_VERSION_OFFSET = 18;
const WRITE_AHEAD = 2;

/**
 * Checks that a backup may replace a file: only databases of services have a write-ahead log.
 *
 * @throws {StorageError} of kind `in-use`.
 */
export function assertReplaceable(file: string): void {
  if (!fileExists(file)) return;
  if (readByte(file, WRITE_VERSION_OFFSET) !== WRITE_AHEAD) return;
  throw new StorageError(
    "in-use",
    file,
    "is the database of a service, not a backup, and is not replaced. Name another folder.",
  );
}

/** A byte of a file; 0 beyond its end. */
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
