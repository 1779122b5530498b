import { setTimeout as delay } from "node:timers/promises";
import { type Logger, StorageError } from "@market-data/storage";
import { OutageLog, type OutageMessages } from "../outage-log.ts";
import { type Address, parseAddress } from "./address.ts";
import { readArray } from "./arrays.ts";
import { Connection, type ConnectionOptions } from "./connection.ts";
import {
  isConnectionLimitError,
  isRejection,
  toStorageError,
  toUnavailableError,
  withStorageErrors,
} from "./errors.ts";
import { Heartbeat } from "./heartbeat.ts";
import { Pool } from "./pool.ts";
import type { Queries } from "./queries.ts";

export type { Queries } from "./queries.ts";

export interface DatabaseOptions {
  /** How many connections there may be at once. */
  readonly connections: number;
  /** How long to wait for a connection, in ms. */
  readonly connectTimeout: number;
  /** How long a query may take that only reads, in ms. Imports take as long as they need. */
  readonly readTimeout: number;
  /** Whether it is asked again and again whether it is there, so that reads fail at once while it is away: by what serves. */
  readonly isWatched?: boolean;
  /** The URL of a server that follows this one, and is read while this one is away. */
  readonly replica?: string | undefined;
  /** Whether it is read in place of another one. */
  readonly isReplica?: boolean;
  /** Where it is logged that this server or its replica is away or takes no further connection, and when that is over. */
  readonly log?: Logger | undefined;
  /** Whether that they are away is logged for another database of this process, which is on the same servers. */
  readonly isBesideAnother?: boolean;
  /** What its connections are for, in the log. */
  readonly pool?: string;
}

export const DEFAULT_DATABASE_OPTIONS: DatabaseOptions = {
  connections: 10,
  connectTimeout: 10_000,
  readTimeout: 30_000,
};

/** The oldest version that has all that is used here. */
const MIN_VERSION = 15;

/** Runs a statement that is the same text each time, which the server then prepares once. @returns Its rows, as arrays. */
export async function queryRows(
  sql: Queries,
  text: string,
  values: readonly (string | number | null)[] = [],
): Promise<readonly (readonly unknown[])[]> {
  return sql.unsafe<unknown[][]>(text, values, { prepare: true, asArrays: true });
}

const BACK = "PostgreSQL is back.";
const CONNECTS = "PostgreSQL takes connections again.";
/** What is logged of a server that is away, and of one that takes no further connection: one without a replica, one that has one, and a replica. */
const MESSAGES: Readonly<
  Record<"alone" | "primary" | "replica", { readonly away: OutageMessages; readonly crowded: OutageMessages }>
> = {
  alone: {
    away: {
      level: "error",
      fails: "PostgreSQL is away: what is not in memory cannot be read.",
      worksAgain: BACK,
    },
    crowded: {
      level: "error",
      fails: "PostgreSQL takes no further connection: requests share those that there are.",
      worksAgain: CONNECTS,
    },
  },
  primary: {
    away: { level: "warn", fails: "PostgreSQL is away: reads go to its replica.", worksAgain: BACK },
    crowded: {
      level: "warn",
      fails: "PostgreSQL takes no further connection: reads go to its replica.",
      worksAgain: CONNECTS,
    },
  },
  replica: {
    away: {
      level: "warn",
      fails: "The replica of PostgreSQL is away.",
      worksAgain: "The replica of PostgreSQL is back.",
    },
    crowded: {
      level: "warn",
      fails: "The replica of PostgreSQL takes no further connection: reads share those that there are.",
      worksAgain: "The replica of PostgreSQL takes connections again.",
    },
  },
};

/** How much later than the server this process ends a query, in ms. */
const GRACE_MS = 1000;

const SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/** What the server answers to a COMMIT with. After an error that nobody reported, it is another. */
const COMMITTED = "COMMIT";
const ABORTED = "25P02";

/**
 * Runs a statement whose rows have nothing but numbers, and returns its columns: each comes as the bytes of an array, which are
 * made and read in a fraction of the time that a text for each value takes.
 *
 * @param names Of the columns of the statement.
 */
export async function queryNumbers(
  sql: Queries,
  names: readonly string[],
  statement: string,
  values: readonly (string | number | null)[],
): Promise<readonly (readonly (number | null)[])[]> {
  const lists = names.map((name) => `array_send(array_agg(${name}::float8))`);
  const [columns = []] = await queryRows(
    sql,
    `SELECT ${lists.join(", ")} FROM (${statement}) AS found`,
    values,
  );
  return (columns as (Buffer | null)[]).map((bytes) => (bytes === null ? [] : readArray(bytes)));
}

/** How long queries that are under way may still take when a database is closed, in ms. */
const CLOSE_MS = 5000;
/** How often a server that took no further connection is asked for those that were wanted, in ms. */
const CROWDED_MS = 1000;
/** How long after a connection was lost its lock is taken again, in ms. */
const RELOCK_MS = 500;

/** Locks of this process that are being ended. */
const unlocking = new Set<Promise<unknown>>();

/** A database of PostgreSQL, with a pool of connections that are made as they are needed. */
export class Database {
  /** Without user and password: for messages. */
  readonly location: string;
  readonly #pool: Pool;
  readonly #address: Address;
  readonly options: DatabaseOptions;
  readonly #replica: Database | undefined;
  readonly #crowding: OutageLog;
  /** Asks for further connections, from when the server took none until there are as many as were wanted at once. */
  #crowdedTimer: NodeJS.Timeout | undefined;
  #wanted = 0;
  #heartbeat: Heartbeat | undefined;
  /** Whether it was found to be usable, and is watched since. */
  #isServing = false;

  private constructor(address: Address, options: DatabaseOptions) {
    this.#address = address;
    this.options = options;
    this.location = address.location;
    this.#pool = new Pool(() => this.#connect(), options.connections);
    const { replica, ...same } = options;
    if (replica !== undefined)
      this.#replica = new Database(parseAddress(replica), { ...same, isReplica: true });
    const { log, pool } = options;
    this.#crowding = new OutageLog(log, this.#messages.crowded, { ...this.#locations, pool });
    if (this.#replica === undefined) return;
    this.#replica.#startHeartbeat(false);
    this.#replica.#isServing = true;
    this.#startHeartbeat(false);
  }

  /**
   * Connects, and makes sure that it is a server that can be used.
   *
   * @throws {StorageError}
   */
  static async open(url: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const database = new Database(parseAddress(url), { ...DEFAULT_DATABASE_OPTIONS, ...options });
    try {
      await database.#assertUsable();
      database.#isServing = database.#heartbeat !== undefined;
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Where it is read while it is away; undefined where it is not. */
  get replicaLocation(): string | undefined {
    return this.#replica?.location;
  }

  /** Whether its replica is read in its place, where it has one: it does not answer, or takes no further connection. */
  get isReplaced(): boolean {
    return this.#isCrowded || (this.#heartbeat?.isAway ?? false);
  }

  /** Whether its replica answers, and is a standby where its URL prefers one; false where it has none. */
  get isReplicaUp(): boolean {
    if (this.#replica === undefined) return false;
    return this.#replica.#heartbeat?.isPreferredUp ?? false;
  }

  /** Whether nothing can be written now: it is away or a standby, or gives this process no connection. Known of one that is watched, or has a replica, and of a standby. */
  get isReadOnly(): boolean {
    return (this.#isCrowded && this.#pool.size === 0) || (this.#heartbeat?.isReadOnly ?? false);
  }

  /**
   * Does some work that only reads; while the server is away or takes no further connection, on its replica, which may lack what was
   * written last.
   *
   * @throws {StorageError}
   */
  read<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#withReplica((database) => database.query(work));
  }

  /** The same as of one moment, for work that is told whether it reads the replica. @throws {StorageError} */
  readSnapshot<Result>(work: (sql: Queries, isReplica: boolean) => PromiseLike<Result>): Promise<Result> {
    return this.#withReplica((database) => database.snapshot((sql) => work(sql, database !== this)));
  }

  /** Does some work that only reads, or one statement. @throws {StorageError} */
  async query<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return withStorageErrors(this.location, () => this.#useInTime(work));
  }

  /** Does some work as one transaction: all of it is written, or nothing if it throws. @throws {StorageError} */
  async transaction<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#transact("BEGIN", work);
  }

  /** Reads several things as of one moment. @throws {StorageError} */
  async snapshot<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#transact(SNAPSHOT, work);
  }

  /**
   * Keeps others out who ask for the same lock, until the returned function is called or the process ends.
   *
   * @param name What is locked, within the schema of this connection.
   * @param rest What its user does with it, for the message.
   * @param onLost Called when the lock was lost with its connection; where absent, it is taken again.
   * @throws {StorageError} of the kind `locked` while it is locked, by this process or another one.
   */
  async lock(name: string, rest: string, onLost?: () => void): Promise<() => void> {
    await Promise.all(unlocking);
    let isEnded = false;
    const key = `market-data ${name}`;
    // The lock is the connection's, which is used for nothing else.
    const take = async (): Promise<Connection> => {
      const connection = await withStorageErrors(this.location, () => this.#openUnlessAway());
      try {
        const [row] = await connection.use(
          (sql) => sql<{ isLocked: boolean }[]>`
            SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' ' || ${key}, 0)) AS "isLocked"`,
        );
        if (row?.isLocked === true) return connection;
        throw new StorageError("locked", this.location, rest);
      } catch (error) {
        connection.destroy();
        throw toStorageError(error, this.location);
      }
    };
    let connection = await take();
    const keep = async (): Promise<void> => {
      while (!isEnded) {
        await connection.lost.catch(() => {});
        if (onLost !== undefined) return onLost();
        if (!isEnded) await delay(RELOCK_MS, undefined, { ref: false });
        if (!isEnded) connection = await take().catch(() => connection);
      }
      connection.destroy();
    };
    keep();
    return () => {
      isEnded = true;
      // Locks end with their connection, and that when the server has heard of its end.
      const ended = connection
        .use((sql) => sql`SELECT pg_advisory_unlock_all()`)
        .catch(() => {})
        .finally(() => {
          connection.destroy();
          unlocking.delete(ended);
        });
      unlocking.add(ended);
    };
  }

  /** Makes a connection of its own, that what is told to its channels comes on. The caller ends it. @throws {StorageError} */
  connectAlone(more: Partial<ConnectionOptions> = {}): Promise<Connection> {
    return withStorageErrors(this.location, () =>
      Connection.open(this.#address, { ...this.options, ...more }),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#crowdedTimer);
    await this.#heartbeat?.close();
    await this.#replica?.close();
    await this.#pool.close(this.#heartbeat?.isAway ? 0 : CLOSE_MS);
  }

  get #isCrowded(): boolean {
    return this.#crowdedTimer !== undefined;
  }

  get #messages() {
    if (this.options.isReplica === true) return MESSAGES.replica;
    return this.#replica === undefined ? MESSAGES.alone : MESSAGES.primary;
  }

  /** For the log. */
  get #locations() {
    const replica = this.#replica?.location;
    return { database: this.location, ...(replica !== undefined && { replica }) };
  }

  async #withReplica<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const [replica, heartbeat] = [this.#replica, this.#heartbeat];
    if (heartbeat === undefined) return work(this);
    const here = () => heartbeat.unlessAway(() => work(this));
    if (replica === undefined) return here();
    const there = () => replica.#withReplica(work);
    // The connections that there are serve what is written.
    const [first, second] = this.#isCrowded ? [there, here] : [here, there];
    try {
      return await first();
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === "unavailable")) throw error;
      return second();
    }
  }

  #startHeartbeat(isStandby: boolean): void {
    const { location } = this;
    const connect = (connectTimeout: number) => this.connectAlone({ connectTimeout, isRetried: false });
    const { log, isBesideAnother = false, isReplica = false } = this.options;
    const outages = new OutageLog(isBesideAnother ? undefined : log, this.#messages.away, this.#locations);
    const onAway = (reason: StorageError) => {
      this.#pool.renew(reason);
      outages.fail(reason);
    };
    const onRejected = (reason: unknown) => {
      outages.giveWay();
      this.#noteRejection(reason, 0);
    };
    const onBack = () => outages.end();
    // What is read in place of the replica may be the primary itself.
    const onSecondChoice = (reason: unknown) => {
      if (isReplica) outages.fail(toStorageError(reason, location));
      else outages.end();
    };
    const onPromoted = () => this.#pool.retire();
    this.#heartbeat = new Heartbeat({
      location,
      connect,
      onAway,
      onRejected,
      onBack,
      onSecondChoice,
      onPromoted,
      isStandby,
    });
  }

  /** Makes a connection of the pool. */
  async #connect(): Promise<Connection> {
    try {
      return await this.#openUnlessAway();
    } catch (error) {
      const found = toStorageError(error, this.location);
      this.#noteRejection(found, this.#pool.wanted);
      // The log has what the operator has to correct.
      if (this.#isServing && found instanceof StorageError && found.kind !== "unavailable")
        throw toUnavailableError(error, this.location);
      throw error;
    }
  }

  /**
   * Notes an error of a connection that was to be made, where the server answered, and takes none.
   *
   * @param wanted How many connections the pool should have.
   */
  #noteRejection(error: unknown, wanted: number): void {
    // At the start, other reasons end it; a server that served before may take connections again.
    if (!isRejection(error) || !(this.#isServing || isConnectionLimitError(error))) return;
    this.#wanted = Math.max(this.#wanted, wanted);
    this.#crowding.fail(error);
    this.#crowdedTimer ??= setInterval(async () => {
      const hasWanted = await this.#pool.growTo(this.#wanted);
      if (hasWanted && this.#heartbeat?.isUp !== false) this.#endCrowding();
    }, CROWDED_MS).unref();
  }

  #endCrowding(): void {
    clearInterval(this.#crowdedTimer);
    this.#crowdedTimer = undefined;
    this.#wanted = 0;
    this.#crowding.end();
  }

  /** A server that says nothing is not waited for longer than until that is known. */
  async #openUnlessAway(): Promise<Connection> {
    if (this.#heartbeat === undefined) return Connection.open(this.#address, this.options);
    const leaving = new AbortController();
    let opening: Promise<Connection> | undefined;
    const open = () => {
      opening = Connection.open(this.#address, { ...this.options, signal: leaving.signal });
      return opening;
    };
    try {
      return await this.#heartbeat.unlessAway(open);
    } catch (error) {
      leaving.abort();
      opening?.then(
        (late) => late.destroy(),
        () => {},
      );
      throw error;
    }
  }

  async #transact<Result>(begin: string, work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    const transact = async (sql: Queries): Promise<Result> => {
      // An import, or the first snapshot, may take as long as it needs.
      const begun = sql.unsafe(`${begin}; SET LOCAL statement_timeout = 0`);
      try {
        const [, result] = await Promise.all([begun, work(sql)]);
        const { command } = await sql.unsafe("COMMIT");
        if (command === COMMITTED) return result;
        throw Object.assign(new Error("The transaction was rolled back: a statement had failed."), {
          code: ABORTED,
        });
      } catch (error) {
        await sql.unsafe("ROLLBACK");
        throw error;
      }
    };
    // After an error, what the work may still send on that connection would not be of the transaction: it is not used again.
    const how = { isReusable: false, isCuttable: begin === SNAPSHOT };
    return withStorageErrors(this.location, () => this.#pool.use(transact, how));
  }

  /** A server that is stopped, or a network that swallows all, says nothing: a read does not wait for it. */
  async #useInTime<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    const { readTimeout } = this.options;
    let used: Connection | undefined;
    let late: StorageError | undefined;
    let timer: NodeJS.Timeout | undefined;
    const ending = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = new StorageError("unavailable", this.location, `did not respond within ${readTimeout} ms.`);
        reject(late);
        used?.destroy();
      }, readTimeout + GRACE_MS);
    });
    const how = { isReusable: true, isCuttable: true };
    const use = this.#pool.use(work, how, (connection) => {
      if (late !== undefined) throw late;
      used = connection;
    });
    try {
      return await Promise.race([use, ending]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #assertUsable(): Promise<void> {
    const [server] = await this.read(
      (sql) => sql<{ version: string; number: number; encoding: string; isStandby: boolean }[]>`
        SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS "isStandby",
          current_setting('server_version_num')::int / 10000 AS number,
          current_setting('server_encoding') AS encoding`,
    );
    const wrong = (what: string) => new StorageError("foreign", this.location, what);
    if (server === undefined || server.number < MIN_VERSION)
      throw wrong(`is PostgreSQL ${server?.version}, which is too old: use version ${MIN_VERSION} or newer.`);
    if (server.encoding !== "UTF8")
      throw wrong(`stores texts as ${server.encoding}: make a database with the encoding UTF8.`);
    if (this.#heartbeat === undefined && (server.isStandby || this.options.isWatched === true))
      this.#startHeartbeat(server.isStandby);
  }
}
