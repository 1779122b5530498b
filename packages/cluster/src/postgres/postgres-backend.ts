import {
  type AccountsOptions,
  type Backend,
  type ClusterBackend,
  type GaugeDefinition,
  type MaintainOptions,
  type Maintenance,
  type MarketOptions,
  type MovedTable,
  type OpenAccounts,
  type OpenMarket,
  type PostgresLocation,
  StorageError,
} from "@market-data/storage";
import { ACCOUNTS } from "./account-tables.ts";
import { parseAddress } from "./address.ts";
import { Database, type DatabaseOptions, identifier } from "./database.ts";
import { isUnknownRoleError } from "./errors.ts";
import { deleteIdleWriters } from "./idempotent-batches.ts";
import { createMaintenance } from "./maintenance.ts";
import { MARKET } from "./market-tables.ts";
import { migrate, openTables, type Schema } from "./migrations.ts";
import { moveFromSqlite } from "./move.ts";
import { maintain } from "./partitions.ts";
import { PostgresFeatureUsageStore } from "./postgres-feature-usage-store.ts";
import { PostgresKeyChangeFeed } from "./postgres-key-change-feed.ts";
import { PostgresKeyStore } from "./postgres-key-store.ts";
import { PostgresState } from "./postgres-state.ts";
import { PostgresStore } from "./postgres-store.ts";
import { PostgresUsageStore } from "./postgres-usage-store.ts";
import { PostgresWriter } from "./postgres-writer.ts";
import { readState } from "./stored-state.ts";

const SCHEMAS = { market: MARKET, accounts: ACCOUNTS };
/** The tables that nodes write. */
const ADDED = ["key_usage", "feature_usage", "feature_key", "saver"];
/** A name that PostgreSQL uses for all users, even in quotes. */
const EVERYBODY = "public";
const READ_ONLY =
  "is away or a standby, or has no connection left: it serves what is stored. Used credits wait in memory, changes of keys are noticed within a second, " +
  "and neither keys nor imports can be written, until it is a primary that can be used.";
/** A process without new credits for this time has ended, in ms, and sends no batch again. */
const IDLE_WRITER_MS = 30 * 86_400_000;

/** The market and the accounts in PostgreSQL, in one database or in two. */
export class PostgresBackend implements ClusterBackend {
  readonly location: string;
  readonly #urls: PostgresLocation;
  readonly #options: Partial<DatabaseOptions>;

  /** @throws {StorageError} for an invalid URL. */
  constructor(urls: PostgresLocation) {
    this.location = parseAddress(urls.market).location;
    parseAddress(urls.accounts);
    this.#urls = urls;
    this.#options = urls.connections === undefined ? {} : { connections: urls.connections };
  }

  async lockForService(isShared = false): Promise<() => void> {
    const database = await Database.open(this.#urls.accounts, { connections: 1 });
    try {
      return await database.lock(
        "service",
        "is served by another process, and each counts the requests of a key by itself. End that one, or let all count in Redis (--meter).",
        isShared,
      );
    } finally {
      await database.close();
    }
  }

  async openMarket({ mayBeNew = true, ...options }: MarketOptions = {}): Promise<OpenMarket> {
    const { log, watch } = options;
    const { database } = await this.#open("market", MARKET, mayBeNew, {
      isWatched: watch !== undefined,
      log,
    });
    const store = new PostgresStore(database, options);
    return {
      gauges: [describeChangeDelay(store), describePrimary("market", database)],
      location: database.location,
      store,
      writer: new PostgresWriter(database, () => store.changed()),
      state: new PostgresState(database),
      lockForImport: () =>
        database.lock("import", "is locked by a running import. Try again when the import has finished."),
      probe: async () => void (await database.query(readState)),
      async close() {
        await store.close();
        await database.close();
      },
    };
  }

  async openAccounts({
    mayBeNew = true,
    follow = false,
    watch = follow,
    user,
    log,
  }: AccountsOptions = {}): Promise<OpenAccounts> {
    const { market, accounts } = this.#urls;
    // The market logs outages of the same server.
    const watching = { isWatched: watch, log: accounts === market ? undefined : log };
    const { database, isNew } = await this.#open("accounts", ACCOUNTS, mayBeNew, watching);
    const keyChangeFeed = follow ? new PostgresKeyChangeFeed(database) : undefined;
    return {
      location: database.location,
      isNew,
      warnings: database.isReadOnly ? [`${database.location} ${READ_ONLY}`] : [],
      keys: new PostgresKeyStore(database, user),
      keyChangeFeed,
      usage: new PostgresUsageStore(database),
      featureUsage: new PostgresFeatureUsageStore(database),
      gauges: [describePrimary("accounts", database)],
      isReadOnly: () => database.isReadOnly,
      probe: async () => void (await database.query((sql) => sql`SELECT FROM api_key LIMIT 1`)),
      async close() {
        await keyChangeFeed?.close();
        await database.close();
      },
    };
  }

  get maintenance(): Maintenance {
    return createMaintenance((part) =>
      this.#open(part, SCHEMAS[part], false).then(({ database }) => database),
    );
  }

  async migrate(): Promise<string> {
    return [await this.#migrate("market", MARKET), await this.#migrate("accounts", ACCOUNTS)].join("\n");
  }

  /** Grants the rights of a serving node: read all data, and add used credits and features. */
  async grant(role: string): Promise<string> {
    const lines: string[] = [];
    for (const part of ["market", "accounts"] as const) {
      const { database } = await this.#open(part, SCHEMAS[part], false);
      const missing = (cause?: unknown) => {
        const rest = `has no user "${role}". Make it there (CREATE ROLE NAME LOGIN PASSWORD '...'), or correct --grant.`;
        return new StorageError("missing", database.location, rest, { cause });
      };
      try {
        if (role === EVERYBODY) throw missing();
        await database
          .transaction(async (sql) => {
            const [{ schema } = { schema: "public" }] = await sql<
              { schema: string }[]
            >`SELECT current_schema() AS schema`;
            const to = identifier(role);
            await sql`GRANT USAGE ON SCHEMA ${identifier(schema)} TO ${to}`;
            await sql`GRANT SELECT ON ${identifier("migration", ...SCHEMAS[part].tables)} TO ${to}`;
            if (part === "accounts")
              await sql`GRANT INSERT, UPDATE, DELETE ON ${identifier(...ADDED)} TO ${to}`;
          })
          .catch((error: unknown) => {
            throw isUnknownRoleError(error) ? missing(error) : error;
          });
        lines.push(`${database.location}: ${role} may serve the ${part}.`);
      } finally {
        await database.close();
      }
    }
    return lines.join("\n");
  }

  async maintain(options: MaintainOptions): Promise<string[]> {
    const using = async <Result>(part: Schema["name"], work: (database: Database) => Promise<Result>) => {
      const { database } = await this.#open(part, SCHEMAS[part], false);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
    const done = await using("market", (database) => maintain(database, options));
    try {
      await using("accounts", (database) => database.query((sql) => deleteIdleWriters(sql, IDLE_WRITER_MS)));
    } catch (error) {
      // A market may have no accounts.
      if (!(error instanceof StorageError && error.kind === "missing")) throw error;
    }
    return done;
  }

  async moveFrom(
    source: Backend,
    onProgress?: (table: string, rows: number) => void,
  ): Promise<readonly MovedTable[]> {
    const market = await this.#open("market", MARKET, true);
    try {
      const accounts = await this.#open("accounts", ACCOUNTS, true);
      try {
        const targets = { market: market.database, accounts: accounts.database };
        return await moveFromSqlite(source, targets, onProgress);
      } finally {
        await accounts.database.close();
      }
    } finally {
      await market.database.close();
    }
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
    watching: Pick<DatabaseOptions, "isWatched" | "log"> = {},
  ): Promise<{ database: Database; isNew: boolean }> {
    const database = await Database.open(this.#urls[part], {
      ...this.#options,
      ...watching,
    });
    try {
      return { database, isNew: await openTables(database, schema, mayBeNew) };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
}

/** The metric of a part's database in `/metrics`. */
export function describePrimary(
  part: Schema["name"],
  database: Pick<Database, "isReadOnly">,
): GaugeDefinition {
  const prefix = part === "market" ? "market_data" : "market_data_accounts";
  return {
    name: `${prefix}_primary_up`,
    help: `1 while the ${part}'s database can be written, 0 while it is unavailable or a standby.`,
    read: () => (database.isReadOnly ? 0 : 1),
  };
}

/** The metric of a following store in `/metrics`. */
export function describeChangeDelay(store: Pick<PostgresStore, "changeDelay">): GaugeDefinition {
  return {
    name: "market_data_change_delay_seconds",
    help: "How long after its commit this node turned to the newest change of the market. Normal: 0.5, as on all nodes.",
    read: () => store.changeDelay / 1000,
  };
}

/** Creates the backend for the service. @throws {StorageError} for an invalid URL. */
export function createPostgresBackend(location: PostgresLocation): ClusterBackend {
  return new PostgresBackend(location);
}
