import { rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertThere, isThere } from "./data-folder.ts";
import { withStorageErrors } from "./errors.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { type Migrations, migrate, newer, readVersion } from "./migrations.ts";

/** How long a connection waits for another one that writes, in ms. */
export const BUSY_TIMEOUT_MS = 5000;

/**
 * Readers do not wait for a writer, nor it for them. A commit is on the disk when it is done (`FULL`): neither a process
 * that ends nor a power cut takes it back or leaves half of it.
 */
const MODE = `PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = ${64 * 1024 * 1024}`;

/**
 * Opens a database file and brings its tables to this version of the service.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {StorageError}
 */
export function openDatabase(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  // It may be new, but nothing else than a file.
  const isNew = !isThere(file);
  if (!isNew) assertNotEmptied(file);
  try {
    return withStorageErrors(file, () => {
      const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      return closeOnError(database, () => setUp(database, file, migrations));
    });
  } catch (error) {
    // As on a full disk: it would be taken for one that lost its bytes.
    if (isNew && isEmpty(file)) rmSync(file);
    throw error;
  }
}

/** Brings a database that was just opened into the mode of the service, and its tables to this version. */
export function setUp(database: DatabaseSync, file: string, migrations: Migrations): DatabaseSync {
  database.exec(MODE);
  migrate(database, file, migrations);
  return database;
}

/**
 * Opens a database file of the market to read it. Such a connection never waits.
 *
 * @throws {StorageError} also where there is none, or of another version.
 */
export function openReader(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  assertThere(file);
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

/** How long a file that another process makes just now may have no bytes yet, in ms. */
const EMPTY_TIMEOUT_MS = 500;

/**
 * Makes sure that a database did not lose all its bytes: SQLite would take such a file for a new one.
 *
 * @throws {StorageError} of the kind `corrupt`.
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
  "is empty, which a database never is. Restore it from a backup; or remove it, where nothing was ever stored in it.";

/**
 * Opens the database of keys and used credits. A file of its own: a long import into the market must not keep credits
 * from being written.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {StorageError}
 */
export function openAccounts(file: string): DatabaseSync {
  return openDatabase(file, ACCOUNT_MIGRATIONS);
}

/** Does some work with a database that was just opened, and closes it if that fails. */
export function closeOnError<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @param time In ms. */
function sleep(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
}
