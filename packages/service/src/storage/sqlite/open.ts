import { rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "@market-data/storage";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertFileExists, fileExists } from "./data-folder.ts";
import { withStorageErrors } from "./errors.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { type Migrations, migrate, newer, readVersion } from "./migrations.ts";

/** How long a connection waits for another connection that writes, in ms. */
export const BUSY_TIMEOUT_MS = 5000;

/**
 * Readers and writers do not wait for each other. A commit is durable (`FULL`): the end of the process or a power cut
 * never undoes or splits a commit.
 */
const MODE = `PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = ${64 * 1024 * 1024}`;

/**
 * Opens a database file and migrates its tables to this version.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {StorageError}
 */
export function openDatabase(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  // The file may be missing, but must be a regular file.
  const isNew = !fileExists(file);
  if (!isNew) assertNotEmptied(file);
  try {
    return withStorageErrors(file, () => {
      const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      return closeOnError(database, () => setUp(database, file, migrations));
    });
  } catch (error) {
    // After a full disk: an empty file would count as a damaged database.
    if (isNew && isEmpty(file)) rmSync(file);
    throw error;
  }
}

/** Sets the mode of an open database and migrates its tables to this version. */
export function setUp(database: DatabaseSync, file: string, migrations: Migrations): DatabaseSync {
  database.exec(MODE);
  migrate(database, file, migrations);
  return database;
}

/**
 * Opens a market database for reading. The connection never waits.
 *
 * @throws {StorageError} also for a missing file or a different version.
 */
export function openReader(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  assertFileExists(file);
  assertNotEmptied(file);
  return withStorageErrors(file, () => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    return closeOnError(database, () => {
      const version = readVersion(database);
      if (version > migrations.length) throw newer(file, version, migrations.length);
      if (version < migrations.length) {
        throw new StorageError(
          "foreign",
          file,
          "has tables of another version. Open it with this version once.",
        );
      }
      return database;
    });
  });
}

/** How long a file that another process is creating may be empty, in ms. */
const EMPTY_TIMEOUT_MS = 500;

/**
 * Checks that a database is not empty: SQLite would treat an emptied file as new.
 *
 * @throws {StorageError} of kind `corrupt`.
 */
export function assertNotEmptied(file: string): void {
  const end = Date.now() + EMPTY_TIMEOUT_MS;
  while (isEmpty(file)) {
    if (Date.now() < end) sleep(10);
    else throw new StorageError("corrupt", file, EMPTY);
  }
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

const EMPTY =
  "is empty, but a database never is. Restore it from a backup, or remove it if nothing was ever stored in it.";

/**
 * Opens the database of keys and used credits. A separate file: a long market import does not block writing credits.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {StorageError}
 */
export function openAccounts(file: string): DatabaseSync {
  return openDatabase(file, ACCOUNT_MIGRATIONS);
}

/** Runs work with a newly opened database, and closes the database on failure. */
export function closeOnError<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @param time Milliseconds. */
function sleep(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
}
