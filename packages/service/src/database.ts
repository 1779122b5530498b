import { DatabaseSync } from "node:sqlite";

/** Each entry takes a database from the version of its index to the next; entries are only ever added. */
export type Migrations = readonly string[];

/** The market: what the calls are about. */
export const MARKET_MIGRATIONS: Migrations = [
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

/** Who calls: keys, and the credits that each used. Times are ms since 1970. */
export const ACCOUNT_MIGRATIONS: Migrations = [
  `CREATE TABLE api_key (
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     plan TEXT NOT NULL,
     hint TEXT NOT NULL,
     hash BLOB NOT NULL UNIQUE,
     created INTEGER NOT NULL,
     activated INTEGER NOT NULL,
     revoked INTEGER
   ) STRICT;
   CREATE TABLE key_usage (
     key_id TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('day', 'month')),
     starts INTEGER NOT NULL,
     credits INTEGER NOT NULL,
     PRIMARY KEY (key_id, kind, starts)
   ) STRICT, WITHOUT ROWID`,
];

const BUSY_TIMEOUT_MS = 2000;

/**
 * Opens a database file and brings its tables to this version of the service.
 * @param file A file's path, or `:memory:`.
 * @throws {Error} when a newer version of the service wrote the file.
 */
export function openDatabase(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
  database.exec("BEGIN IMMEDIATE");
  try {
    migrate(database, file, migrations);
    database.exec("COMMIT");
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** In one transaction that starts with a lock, so that two processes may open a new file at once. */
function migrate(database: DatabaseSync, file: string, migrations: Migrations): void {
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > migrations.length) {
    throw new Error(
      `${file} was written by a newer version of the service (database version ${version}, this one knows ` +
        `${migrations.length}). Use that version, or another file.`,
    );
  }
  for (const migration of migrations.slice(version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}

/**
 * Opens the database of keys and used credits. A file of its own: a long import into the market must not keep credits
 * from being written.
 * @param file A file's path, or `:memory:`.
 */
export function openAccounts(file: string): DatabaseSync {
  return openDatabase(file, ACCOUNT_MIGRATIONS);
}
