import type { DatabaseSync } from "node:sqlite";
import { StorageError } from "@market-data/storage";
import { transact } from "./transact.ts";

/** Each entry migrates a database from the version of its index to the next. Entries are only added. */
export type Migrations = readonly string[];

/**
 * Migrates the tables of a database to the newest version.
 *
 * @throws {StorageError} if a newer version of the service wrote the file.
 */
export function migrate(database: DatabaseSync, file: string, migrations: Migrations): void {
  if (readVersion(database) === migrations.length) return;
  // Takes a lock at the start of the transaction, because two processes may open a new file at once.
  transact(database, () => {
    const version = readVersion(database);
    if (version > migrations.length) throw newer(file, version, migrations.length);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** The version of a database's tables; 0 for an empty database. */
export function readVersion(database: DatabaseSync): number {
  return (database.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
}

/** The error for a file of a newer version of the service. */
export function newer(file: string, version: number, known: number): StorageError {
  return new StorageError(
    "newer",
    file,
    `was written by a newer version of the service (database version ${version}, this one knows ${known}). ` +
      "Use that version, or another file.",
  );
}
