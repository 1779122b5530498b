import { DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { toStorageError } from "./errors.ts";

/**
 * Locks an empty database, made for this alone: the data stays open to all, and the lock ends with its process, also
 * when that is killed.
 *
 * @param file The empty database.
 * @param subject What is locked, and `rest` what its user does with it: both for the message.
 * @returns Ends the lock.
 * @throws {StorageError} of the kind `locked` while it is locked, by this process or another one.
 */
export function lockFile(file: string, subject: string, rest: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // Nothing is written for it, so a full disk does not matter.
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
