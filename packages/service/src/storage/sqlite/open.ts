import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { DatabaseFault, withFaults } from "./faults.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { type Migrations, migrate, newer, versionOf } from "./migrations.ts";

const BUSY_TIMEOUT_MS = 5000;

/**
 * Readers do not wait for a writer, nor it for them. A commit outlives the process at once and a power cut from the next
 * checkpoint on; neither can leave half of it.
 */
const MODE = `PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = ${64 * 1024 * 1024}`;

/**
 * Opens a database file and brings its tables to this version of the service.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {DatabaseFault}
 */
export function openDatabase(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  return withFaults(file, () => {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    return closedOnError(database, () => {
      database.exec(MODE);
      migrate(database, file, migrations);
    });
  });
}

/**
 * Opens a database file of the market to read it. Such a connection never waits.
 *
 * @throws {DatabaseFault} also where there is none, or of another version.
 */
export function openReader(file: string, migrations: Migrations = MARKET_MIGRATIONS): DatabaseSync {
  if (!existsSync(file)) throw new DatabaseFault("missing", file, "does not exist.");
  return withFaults(file, () => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    return closedOnError(database, () => {
      const version = versionOf(database);
      if (version > migrations.length) throw newer(file, version, migrations.length);
      if (version < migrations.length) {
        throw new DatabaseFault(
          "foreign",
          file,
          "has tables of another version. Open it with this version once.",
        );
      }
    });
  });
}

/**
 * Opens the database of keys and used credits. A file of its own: a long import into the market must not keep credits
 * from being written.
 *
 * @param file A file's path, or `:memory:`.
 * @throws {DatabaseFault}
 */
export function openAccounts(file: string): DatabaseSync {
  return openDatabase(file, ACCOUNT_MIGRATIONS);
}

function closedOnError(database: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
