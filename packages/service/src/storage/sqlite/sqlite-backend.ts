import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type {
  AccountsOptions,
  Backend,
  Maintenance,
  MarketOptions,
  OpenAccounts,
  OpenMarket,
} from "@market-data/storage";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import type { AccountsWriter } from "./accounts-writer.ts";
import { backUp } from "./backup.ts";
import { check } from "./check.ts";
import {
  assertFileExists,
  type DataFolder,
  fileExists,
  findExposure,
  getDataFiles,
  makeFolder,
} from "./data-folder.ts";
import { DatabaseThread } from "./database-thread.ts";
import { withStorageErrors } from "./errors.ts";
import { lockFile } from "./lock.ts";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { closeOnError, openAccounts, openDatabase } from "./open.ts";
import { createProbe } from "./probe.ts";
import { listRemovals, removeRows } from "./remove.ts";
import { restore } from "./restore.ts";
import { SqliteFeatureUsageStore } from "./sqlite-feature-usage-store.ts";
import { SqliteKeyStore } from "./sqlite-key-store.ts";
import { SqliteState } from "./sqlite-state.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { SqliteUsageStore } from "./sqlite-usage-store.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

/** Two SQLite databases in a folder: the market and the accounts. */
export class SqliteBackend implements Backend {
  readonly location: string;
  readonly #files: DataFolder;

  /** @param folder Created with its databases when they are opened. */
  constructor(folder: string) {
    this.location = folder;
    this.#files = getDataFiles(folder);
  }

  async lockForService(): Promise<() => void> {
    makeFolder(this.location);
    return lockFile(
      join(this.location, "service.lock"),
      this.location,
      "is served by another process: a folder is for one service. Stop that service or use another folder (--data).",
    );
  }

  async openMarket(options: MarketOptions = {}): Promise<OpenMarket> {
    const file = this.#files.market;
    if (options.mayBeNew === false) assertFileExists(file);
    makeFolder(this.location);
    const database = openDatabase(file);
    const store = closeOnError(database, () => new SqliteStore(file, options, database));
    return {
      location: file,
      store,
      writer: new SqliteWriter(database, () => store.changed()),
      state: new SqliteState(database, file),
      gauges: [],
      lockForImport: async () => lockForImport(file),
      probe: createProbe(file, MARKET_MIGRATIONS, "SELECT revision FROM state"),
      async close() {
        await store.close();
        database.close();
      },
    };
  }

  async openAccounts({ mayBeNew = true, user }: AccountsOptions = {}): Promise<OpenAccounts> {
    const file = this.#files.accounts;
    const isNew = !fileExists(file);
    if (!mayBeNew) assertFileExists(file);
    makeFolder(this.location);
    const database = openAccounts(file);
    const writer = new DatabaseThread<AccountsWriter>("accounts-writer", file);
    return {
      location: file,
      isNew,
      warnings: findExposure(file),
      keys: new SqliteKeyStore(database, user),
      usage: new SqliteUsageStore(database, writer),
      featureUsage: new SqliteFeatureUsageStore(database, writer),
      keyChangeFeed: undefined,
      gauges: [],
      isReadOnly: () => false,
      probe: createProbe(file, ACCOUNT_MIGRATIONS, "SELECT count(*) FROM api_key"),
      async close() {
        await writer.close();
        database.close();
      },
    };
  }

  #withMarket<Result>(work: (database: DatabaseSync, file: string) => Result): Result {
    const file = this.#files.market;
    const database = openDatabase(file);
    try {
      return withStorageErrors(file, () => work(database, file));
    } finally {
      database.close();
    }
  }

  get maintenance(): Maintenance {
    return {
      check: async () => check(this.#files),
      backUp: (folder) => backUp(this.#files, folder),
      remove: async (request) => {
        assertFileExists(this.#files.market);
        const unlock = lockForImport(this.#files.market);
        try {
          return this.#withMarket((database, file) => removeRows(database, file, request));
        } finally {
          unlock();
        }
      },
      removals: async () => {
        assertFileExists(this.#files.market);
        return this.#withMarket(listRemovals);
      },
      restore: async (folder) => {
        makeFolder(this.location);
        const unlock = lockForImport(this.#files.market);
        try {
          return await restore(this.#files, folder);
        } finally {
          unlock();
        }
      },
    };
  }
}

function lockForImport(file: string): () => void {
  return lockFile(
    `${file}.lock`,
    file,
    "is locked by a running import. Try again when the import has finished.",
  );
}
