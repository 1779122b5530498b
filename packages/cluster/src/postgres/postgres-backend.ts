import type {
  AccountsOptions,
  Backend,
  Maintenance,
  MarketOptions,
  OpenAccounts,
  OpenMarket,
  PostgresLocation,
} from "@market-data/service";
import { ACCOUNTS } from "./account-tables.ts";
import { parseAddress } from "./address.ts";
import { readRevision } from "./changes.ts";
import { Database, type DatabaseOptions } from "./database.ts";
import { createMaintenance } from "./maintenance.ts";
import { MARKET } from "./market-tables.ts";
import { migrate, openTables, type Schema } from "./migrations.ts";
import { PostgresFeatureUsageStore } from "./postgres-feature-usage-store.ts";
import { PostgresKeyStore } from "./postgres-key-store.ts";
import { PostgresState } from "./postgres-state.ts";
import { PostgresStore } from "./postgres-store.ts";
import { PostgresUsageStore } from "./postgres-usage-store.ts";
import { PostgresWriter } from "./postgres-writer.ts";

/** The market and the accounts in PostgreSQL, in one database or in two. */
export class PostgresBackend implements Backend {
  readonly location: string;
  readonly #urls: PostgresLocation;
  readonly #options: Partial<DatabaseOptions>;

  /** @throws {StorageError} where a URL cannot be read. */
  constructor(urls: PostgresLocation) {
    this.location = parseAddress(urls.market).location;
    parseAddress(urls.accounts);
    this.#urls = urls;
    this.#options = urls.connections === undefined ? {} : { connections: urls.connections };
  }

  async lockForService(): Promise<() => void> {
    const database = await Database.open(this.#urls.accounts, { connections: 1 });
    try {
      return await database.lock(
        "service",
        "is served by another process, and each counts the requests of a key by itself. End that one, or let all count in Redis (--meter).",
      );
    } finally {
      await database.close();
    }
  }

  async openMarket({ mayBeNew = true, ...options }: MarketOptions = {}): Promise<OpenMarket> {
    const { database } = await this.#open("market", MARKET, mayBeNew);
    const store = new PostgresStore(database, options);
    return {
      location: database.location,
      store,
      writer: new PostgresWriter(database, () => store.changed()),
      state: new PostgresState(database),
      lockForImport: () => database.lock("import", "is being imported into. Try again when that has ended."),
      probe: async () => void (await database.query(readRevision)),
      async close() {
        await store.close();
        await database.close();
      },
    };
  }

  async openAccounts({ mayBeNew = true, user }: AccountsOptions = {}): Promise<OpenAccounts> {
    const { database, isNew } = await this.#open("accounts", ACCOUNTS, mayBeNew);
    return {
      location: database.location,
      isNew,
      warnings: [],
      keys: new PostgresKeyStore(database, user),
      usage: new PostgresUsageStore(database),
      featureUsage: new PostgresFeatureUsageStore(database),
      probe: async () => void (await database.query((sql) => sql`SELECT FROM api_key LIMIT 1`)),
      close: () => database.close(),
    };
  }

  get maintenance(): Maintenance {
    return createMaintenance((part) =>
      this.#open(part, part === "market" ? MARKET : ACCOUNTS, false).then(({ database }) => database),
    );
  }

  async migrate(): Promise<string> {
    return [await this.#migrate("market", MARKET), await this.#migrate("accounts", ACCOUNTS)].join("\n");
  }

  async #migrate(part: Schema["name"], schema: Schema): Promise<string> {
    const database = await Database.open(this.#urls[part], { connections: 1 });
    try {
      const steps = await migrate(database, schema);
      const version = `version ${schema.migrations.length}`;
      const what = `${database.location}: the tables of the ${part}`;
      return steps === 0 ? `${what} are of ${version} or newer.` : `${what} were brought to ${version}.`;
    } finally {
      await database.close();
    }
  }

  async #open(
    part: Schema["name"],
    schema: Schema,
    mayBeNew: boolean,
  ): Promise<{ database: Database; isNew: boolean }> {
    const database = await Database.open(this.#urls[part], this.#options);
    try {
      return { database, isNew: await openTables(database, schema, mayBeNew) };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
}

/** What the service loads this package for. @throws {StorageError} where a URL cannot be read. */
export function createPostgresBackend(location: PostgresLocation): Backend {
  return new PostgresBackend(location);
}
