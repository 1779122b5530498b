import type { DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { transact } from "./transact.ts";

/** Each entry takes a database from the version of its index to the next; entries are only ever added. */
export type Migrations = readonly string[];

/**
 * Brings a database's tables to the newest version.
 *
 * @throws {StorageError} when a newer version of the service wrote the file.
 */
export function migrate(database: DatabaseSync, file: string, migrations: Migrations): void {
  if (readVersion(database) === migrations.length) return;
  // In one transaction that starts with a lock, so that two processes may open a new file at once.
  transact(database, () => {
    const version = readVersion(database);
    if (version > migrations.length) throw newer(file, version, migrations.length);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Which version a database's tables have; 0 for an empty one. */
export function readVersion(database: DatabaseSync): number {
  return (database.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
}

/** The error for a file that this version of the service does not know. */
export function newer(file: string, version: number, known: number): StorageError {
  return new StorageError(
    "newer",
    file,
    `was written by a newer version of the service (database version ${version}, this one knows ${known}). ` +
      "Use that version, or another file.",
  );
}
