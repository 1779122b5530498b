import { DatabaseSync } from "node:sqlite";
import { StorageError } from "@market-data/storage";
import { toStorageError } from "./errors.ts";

/**
 * Locks an empty database that exists only for the lock. The data stays open to all, and the lock ends with its
 * process, even after a kill.
 *
 * @param file The empty database.
 * @param subject The locked resource, and `rest` the use of it: both for the message.
 * @returns Releases the lock.
 * @throws {StorageError} of kind `locked` while this or another process holds the lock.
 */
export function lockFile(file: string, subject: string, rest: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // Writes nothing, so a full disk does not matter.
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    const locked = database;
    return () => locked.close();
  } catch (error) {
    database?.close();
    const found = toStorageError(error, file);
    if (!(found instanceof StorageError) || found.kind !== "locked") throw found;
    throw new StorageError("locked", subject, rest);
  }
}
