import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../storage-error.ts";

/** The files of a service. */
export interface DataFolder {
  /** What requests are about. */
  readonly market: string;
  /** Keys and used credits. */
  readonly accounts: string;
}

export function getDataFiles(folder: string): DataFolder {
  return { market: join(folder, "market.db"), accounts: join(folder, "accounts.db") };
}

/** Makes a folder where it does not exist. @throws {StorageError} when it cannot be made. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StorageError("unreadable", folder, `cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
