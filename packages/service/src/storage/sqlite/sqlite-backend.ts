import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type {
  AccountsOptions,
  Backend,
  Maintenance,
  MarketOptions,
  OpenAccounts,
  OpenMarket,
} from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { backUp } from "./backup.ts";
import { check } from "./check.ts";
import { type DataFolder, getDataFiles, makeFolder } from "./data-folder.ts";
import { toStorageError } from "./errors.ts";
import { closeOnError, openAccounts, openDatabase } from "./open.ts";
import { restore } from "./restore.ts";
import { SqliteKeyStore } from "./sqlite-key-store.ts";
import { SqliteState } from "./sqlite-state.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { SqliteUsageStore } from "./sqlite-usage-store.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

/** Two SQLite databases in a folder: the market, and the accounts. */
export class SqliteBackend implements Backend {
  readonly #folder: string;
  readonly #files: DataFolder;

  /** @param folder Made, with the databases in it, when they are opened. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#files = getDataFiles(folder);
  }

  async openMarket(options: MarketOptions = {}): Promise<OpenMarket> {
    makeFolder(this.#folder);
    const file = this.#files.market;
    const database = openDatabase(file);
    const store = closeOnError(database, () => new SqliteStore(file, options));
    return {
      location: file,
      store,
      writer: new SqliteWriter(database, file, () => store.changed()),
      state: new SqliteState(database, file),
      lockForImport: async () => lock(file),
      async close() {
        await store.close();
        database.close();
      },
    };
  }

  async openAccounts({ mayBeNew = true }: AccountsOptions = {}): Promise<OpenAccounts> {
    const file = this.#files.accounts;
    const isNew = !existsSync(file);
    if (isNew && !mayBeNew) throw new StorageError("missing", file, "does not exist.");
    makeFolder(this.#folder);
    const database = openAccounts(file);
    return {
      location: file,
      isNew,
      keys: new SqliteKeyStore(database),
      usage: new SqliteUsageStore(database),
      close: async () => database.close(),
    };
  }

  get maintenance(): Maintenance {
    return {
      check: async () => check(this.#files),
      backUp: (folder) => backUp(this.#files, folder),
      restore: (folder) => {
        makeFolder(this.#folder);
        return restore(this.#files, folder);
      },
    };
  }
}

/** Locks an empty database next to the market's: the market itself stays open to all, and a lock ends with its process. */
function lock(file: string): () => void {
  const database = new DatabaseSync(`${file}.lock`);
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => database.close();
  } catch (error) {
    database.close();
    const found = toStorageError(error, file);
    if (!(found instanceof StorageError) || found.kind !== "locked") throw found;
    throw new StorageError("locked", file, "is being imported into. Try again when that has ended.");
  }
}
