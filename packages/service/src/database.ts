import { DatabaseSync } from "node:sqlite";

/** Each entry takes the database from the version of its index to the next; entries are only ever added. */
const MIGRATIONS = [
  `CREATE TABLE cryptocurrency (
     id INTEGER PRIMARY KEY,
     rank REAL NOT NULL,
     name TEXT NOT NULL,
     symbol TEXT NOT NULL,
     slug TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL CHECK (status IN ('active', 'inactive', 'untracked')),
     first_historical_data TEXT NOT NULL,
     last_historical_data TEXT NOT NULL,
     platform_id INTEGER REFERENCES cryptocurrency (id),
     token_address TEXT
   ) STRICT`,
];

/**
 * Opens a database file and brings its tables to this version of the service.
 * @param file A file's path, or `:memory:`.
 * @throws {Error} when a newer version of the service wrote the file.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > MIGRATIONS.length) {
    database.close();
    throw new Error(
      `${file} was written by a newer version of the service (database version ${version}, this one knows ` +
        `${MIGRATIONS.length}). Use that version, or another file.`,
    );
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
  return database;
}
