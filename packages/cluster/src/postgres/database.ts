import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Logger, StorageError } from "@market-data/storage";
import pg from "pg";
import { OutageLog, type OutageMessages } from "../outage-log.ts";
import { sleep, withTimeout } from "../timeout.ts";
import { type Address, parseAddress } from "./address.ts";
import { readArray } from "./arrays.ts";
import {
  getCode,
  isConnectionLimitError,
  isRejection,
  NO_TLS,
  toDriverError,
  toStorageError,
  toUnavailableError,
  withStorageErrors,
} from "./errors.ts";
import { createQueries, type Queries, TYPES } from "./queries.ts";

export type { Queries } from "./queries.ts";

export interface DatabaseOptions {
  /** How many connections there may be at once. */
  readonly connections: number;
  /** How long to wait for a connection, in ms. */
  readonly connectTimeout: number;
  /** How long a query may take that only reads, in ms. Imports take as long as they need. */
  readonly readTimeout: number;
  /** Whether the server is checked once a second, so that work fails at once while the server is unavailable. */
  readonly isWatched?: boolean;
  /** Logs outages of a watched server. */
  readonly log?: Logger | undefined;
  /** Whether a second `Database` of this process already logs the outages of this server. */
  readonly isBesideAnother?: boolean;
  /** The purpose of the connections, for the log. */
  readonly pool?: string;
}

export const DEFAULT_DATABASE_OPTIONS: DatabaseOptions = {
  connections: 10,
  connectTimeout: 10_000,
  readTimeout: 30_000,
};

/** The oldest supported version of PostgreSQL. */
const MIN_VERSION = 15;
/** How much later than the server this process ends a query, in ms. */
const GRACE_MS = 1000;
/** How long queries that are under way may still take when a database is closed, in ms. */
const CLOSE_MS = 5000;
/** The maximum age of a connection, in seconds. The server frees the memory of a replaced connection. */
const LIFETIME_S = 3600;
/** While the server rejects new connections: how long work waits for an open one, and between two attempts, in ms. */
const SHARE_MS = 2000;
const SHARE_RETRY_MS = 100;
/** How long after a connection was lost its lock is taken again, in ms. */
const RELOCK_MS = 500;

/** How often a watched server is asked, in ms. */
const ASK_MS = 1000;
/** How soon a lost connection of the watch is replaced, in ms. */
const RECONNECT_MS = 100;
/** A server that does not answer for that long is unavailable, in ms. */
const ANSWER_MS = 2000;
/** How long a standby is used before a new connection looks for a primary behind the same URL, in ms. */
const STANDBY_MS = 5000;

const MESSAGES = {
  away: {
    level: "error",
    fails: "PostgreSQL is away: what is not in memory cannot be read.",
    worksAgain: "PostgreSQL is back.",
  },
  crowded: {
    level: "error",
    fails: "PostgreSQL takes no further connection: requests share those that there are.",
    worksAgain: "PostgreSQL takes connections again.",
  },
  standby: {
    level: "warn",
    fails: "PostgreSQL is a standby: what is stored is read, and nothing can be written.",
    worksAgain: "PostgreSQL can be written again.",
  },
} as const satisfies Readonly<Record<string, OutageMessages>>;

const SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/** The response of the server to a COMMIT. After a failed statement, the response is ROLLBACK. */
const COMMITTED = "COMMIT";
const ABORTED = "25P02";

/** Runs a statement with a constant text, which the server prepares once. @returns The rows, as arrays. */
export async function queryRows(
  sql: Queries,
  text: string,
  values: readonly (string | number | null)[] = [],
): Promise<readonly (readonly unknown[])[]> {
  return sql.unsafe<unknown[][]>(text, values, { prepare: true, asArrays: true });
}

/**
 * Runs a statement whose rows contain only numbers, and returns the columns. The server sends each column as the bytes of an
 * array, which is much faster than a text for each value.
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

export interface SessionOptions {
  /** How long to wait for the connection, in ms. */
  readonly connectTimeout?: number;
  /** Called with notifications on channels that the session listens to. */
  readonly onNotify?: (text: string) => void;
  /** Ends the attempt to connect. */
  readonly signal?: AbortSignal;
}

/** A connection outside the pool, for locks and notifications. It needs a direct connection, or a pooler that keeps sessions. */
export interface Session {
  readonly sql: Queries;
  /** Aborted when the connection is lost or ended. */
  readonly lost: AbortSignal;
  end(): void;
}

/** Locks of this process that are being ended. */
const unlocking = new Set<Promise<unknown>>();

/** A database of PostgreSQL, with a pool of connections that are made as they are needed. */
export class Database {
  /** Without user and password: for messages. */
  readonly location: string;
  readonly options: DatabaseOptions;
  readonly #config: pg.ClientConfig;
  readonly #pool: pg.Pool;
  /** Of the pool. */
  readonly #sockets = new Set<Socket>();
  /** When the pool's connections were made, as a number that `#retire` increases. */
  readonly #generations = new WeakMap<pg.PoolClient, number>();
  #generation = 0;
  /** Rejects work that is under way. */
  readonly #working = new Set<(error: StorageError) => void>();
  readonly #closing = new AbortController();
  #closed: Promise<void> | undefined;
  #watching: Promise<void> | undefined;
  /** Why the server is unavailable. */
  #away: StorageError | undefined;
  #isStandby = false;
  #isCrowded = false;
  readonly #outages: Readonly<Record<keyof typeof MESSAGES, OutageLog>>;

  private constructor(address: Address, ssl: pg.ClientConfig["ssl"], options: DatabaseOptions) {
    this.options = options;
    this.location = address.location;
    this.#config = { ...address.connect, ssl: ssl ?? false, keepAlive: true, types: TYPES };
    this.#pool = new pg.Pool({
      ...this.#config,
      max: options.connections,
      connectionTimeoutMillis: options.connectTimeout,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: LIFETIME_S,
      stream: () => this.#addSocket(),
      onConnect: (client) => this.#configure(client as pg.PoolClient),
    });
    // The pool removes idle connections that fail, and work reports its own error.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#generations.set(client, this.#generation);
      this.#endCrowding();
    });
    const { log, pool, isBesideAnother = false } = options;
    const fields = { database: this.location };
    const shared = isBesideAnother ? undefined : log;
    this.#outages = {
      away: new OutageLog(shared, MESSAGES.away, fields),
      standby: new OutageLog(shared, MESSAGES.standby, fields),
      crowded: new OutageLog(log, MESSAGES.crowded, { ...fields, pool }),
    };
  }

  /**
   * Connects, and makes sure that it is a server that can be used.
   *
   * @throws {StorageError}
   */
  static async open(url: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const address = parseAddress(url);
    const open = async (ssl: pg.ClientConfig["ssl"]): Promise<Database> => {
      const database = new Database(address, ssl, { ...DEFAULT_DATABASE_OPTIONS, ...options });
      try {
        await database.#assertUsable();
        if (database.options.isWatched === true || database.#isStandby)
          database.#watching = database.#watch();
        return database;
      } catch (error) {
        await database.close();
        throw error;
      }
    };
    if (address.ssl !== "prefer") return open(address.ssl);
    return open({ rejectUnauthorized: false }).catch((error: unknown) => {
      if (getCode(error) !== NO_TLS) throw error;
      return open(false);
    });
  }

  /** Whether nothing can be written now: the server is unavailable or a standby, or rejects connections. */
  get isReadOnly(): boolean {
    return this.#away !== undefined || this.#isStandby || (this.#isCrowded && this.#pool.totalCount === 0);
  }

  /** Does some work that only reads, or one statement. @throws {StorageError} */
  async query<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#run(() => this.#use(work, this.options.readTimeout));
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
   * @throws {StorageError} of the kind `locked` while it is locked, by this process or another one.
   */
  async lock(name: string, rest: string): Promise<() => void> {
    await Promise.all(unlocking);
    let isEnded = false;
    const key = `market-data ${name}`;
    // The lock is the connection's, which is used for nothing else.
    const take = async (): Promise<Session> => {
      const session = await this.connectAlone();
      try {
        const [row] = await session.sql<{ isLocked: boolean }[]>`
          SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' ' || ${key}, 0)) AS "isLocked"`;
        if (row?.isLocked === true) return session;
        throw new StorageError("locked", this.location, rest);
      } catch (error) {
        session.end();
        throw toStorageError(toDriverError(error), this.location);
      }
    };
    let session = await take();
    const keep = async (): Promise<void> => {
      while (!isEnded) {
        await waitFor(session.lost);
        if (isEnded) return;
        await delay(RELOCK_MS, undefined, { ref: false });
        if (!isEnded) session = await take().catch(() => session);
      }
      session.end();
    };
    keep();
    return () => {
      isEnded = true;
      // Locks end with their connection, and that when the server has heard of its end.
      const ended = session.sql`SELECT pg_advisory_unlock_all()`
        .catch(() => {})
        .finally(() => {
          session.end();
          unlocking.delete(ended);
        });
      unlocking.add(ended);
    };
  }

  /** Makes a connection outside the pool. The caller ends it. @throws {StorageError} */
  async connectAlone({ connectTimeout, onNotify, signal }: SessionOptions = {}): Promise<Session> {
    const ms = connectTimeout ?? this.options.connectTimeout;
    const socket = new Socket();
    const client = new pg.Client({ ...this.#config, connectionTimeoutMillis: ms, stream: () => socket });
    const lost = new AbortController();
    client.on("error", () => {}).once("end", () => lost.abort());
    client.on("notification", ({ payload = "" }) => onNotify?.(payload));
    const end = (): void => {
      client.end().catch(() => {});
      // A server that does not close the connection keeps no process.
      setTimeout(() => socket.destroy(), RELOCK_MS).unref();
    };
    const leave = () => socket.destroy();
    signal?.addEventListener("abort", leave, { once: true });
    try {
      await client.connect();
      await withTimeout(this.#configure(client), ms);
      return { sql: createQueries(client), lost: lost.signal, end };
    } catch (error) {
      socket.destroy();
      throw toStorageError(toDriverError(error), this.location);
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
    const ms = this.#away === undefined ? CLOSE_MS : 0;
    await Promise.race([this.#pool.end(), sleep(ms)]);
    this.#cut(new StorageError("unavailable", this.location, "is closed."));
  }

  /** Some work, or an error as soon as the server is found to be unavailable. */
  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#away !== undefined) throw this.#away;
    let fail: (error: StorageError) => void = () => {};
    try {
      return await new Promise<Result>((resolve, reject) => {
        fail = reject;
        this.#working.add(fail);
        withStorageErrors(this.location, work).then(resolve, reject);
      });
    } finally {
      this.#working.delete(fail);
    }
  }

  /** @param ms How long the work may take; without a limit where absent. */
  async #use<Result>(work: (sql: Queries) => PromiseLike<Result>, ms?: number): Promise<Result> {
    const client = await this.#take();
    let isLate = false;
    const stop = (): void => {
      isLate = true;
      // Ends what is under way.
      client.release(true);
    };
    const timer = ms === undefined ? undefined : setTimeout(stop, ms + GRACE_MS);
    try {
      const result = await work(createQueries(client));
      if (!isLate) client.release(this.#isRetired(client));
      return result;
    } catch (error) {
      if (isLate) throw new StorageError("unavailable", this.location, `did not respond within ${ms} ms.`);
      // What the work may still send must not reach the next user of the connection.
      client.release(true);
      throw toDriverError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A connection of the pool. While the server rejects further ones, one that is in use is waited for. */
  async #take(): Promise<pg.PoolClient> {
    const end = performance.now() + SHARE_MS;
    while (true) {
      try {
        const client = await this.#pool.connect();
        if (!this.#isRetired(client)) return client;
        client.release(true);
      } catch (thrown) {
        const error = toDriverError(thrown);
        if (!isRejection(error)) throw error;
        this.#noteRejection(error);
        if (this.#pool.totalCount === 0 || performance.now() > end)
          // The log has what the operator has to correct.
          throw this.#watching === undefined ? error : toUnavailableError(error, this.location);
        await sleep(SHARE_RETRY_MS);
      }
    }
  }

  async #transact<Result>(begin: string, work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    const transact = async (sql: Queries): Promise<Result> => {
      // An import, or the first snapshot, may take as long as it needs.
      const begun = sql.unsafe(`${begin}; SET LOCAL statement_timeout = 0`);
      const [, result] = await Promise.all([begun, work(sql)]);
      const { command } = await sql.unsafe("COMMIT");
      if (command === COMMITTED) return result;
      throw Object.assign(new Error("The transaction was rolled back: a statement had failed."), {
        code: ABORTED,
      });
    };
    // After an error the connection ends, and the transaction with it.
    return this.#run(() => this.#use(transact));
  }

  /** Settings of each connection. Poolers reject most settings in the message that starts a connection. */
  async #configure(client: pg.ClientBase): Promise<void> {
    await client.query(
      `SET plan_cache_mode = force_generic_plan; SET statement_timeout = ${this.options.readTimeout}`,
    );
  }

  async #assertUsable(): Promise<void> {
    const [server] = await this.query(
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
    this.#isStandby = server.isStandby;
  }

  /** Asks the server repeatedly. A suspended server and a cut network report no error by themselves. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#ask(signal);
        await sleep(RECONNECT_MS, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (isRejection(error)) this.#setRejected(error);
        else this.#setAway(error);
        await sleep(ASK_MS, signal);
      }
    }
  }

  /** Asks on one connection until the connection is lost. @throws {unknown} if the server does not answer. */
  async #ask(signal: AbortSignal): Promise<void> {
    const session = await this.connectAlone({ connectTimeout: ANSWER_MS, signal });
    const until = performance.now() + STANDBY_MS;
    const waking = AbortSignal.any([signal, session.lost]);
    let hasAnswered = false;
    try {
      while (!waking.aborted) {
        const asked = session.sql<{ isStandby: boolean }[]>`SELECT pg_is_in_recovery() AS "isStandby"`;
        const [row] = await withTimeout(asked, ANSWER_MS);
        this.#setBack(row?.isStandby === true);
        hasAnswered = true;
        if (this.#isCrowded) await this.#tryConnection();
        if (this.#isStandby && performance.now() > until) return this.#retire();
        await sleep(ASK_MS, waking);
      }
    } catch (error) {
      if (!hasAnswered || !session.lost.aborted) throw toDriverError(error);
    } finally {
      session.end();
    }
  }

  async #tryConnection(): Promise<void> {
    const session = await this.connectAlone({ connectTimeout: ANSWER_MS }).catch(() => undefined);
    if (session === undefined) return;
    session.end();
    this.#endCrowding();
  }

  #setAway(reason: unknown): void {
    this.#away = toUnavailableError(reason, this.location);
    this.#cut(this.#away);
    this.#outages.away.fail(this.#away);
  }

  #setBack(isStandby: boolean): void {
    this.#away = undefined;
    this.#outages.away.end();
    // Other connections may lead to the server that was the primary.
    if (isStandby !== this.#isStandby) this.#retire();
    this.#isStandby = isStandby;
    if (isStandby) this.#outages.standby.fail("the server is in recovery");
    else this.#outages.standby.end();
  }

  #setRejected(reason: unknown): void {
    this.#away = undefined;
    this.#outages.away.giveWay();
    this.#noteRejection(reason);
  }

  /** At the start, other rejections end the program; later, the server may take connections again. */
  #noteRejection(error: unknown): void {
    if (this.#watching === undefined && !isConnectionLimitError(error)) return;
    this.#isCrowded = true;
    this.#outages.crowded.fail(toStorageError(error, this.location));
  }

  #endCrowding(): void {
    if (!this.#isCrowded) return;
    this.#isCrowded = false;
    this.#outages.crowded.end();
  }

  /** Ends all connections of the pool, and what is under way. */
  #cut(reason: StorageError): void {
    for (const reject of this.#working) reject(reason);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Uses present connections for no further work. */
  #retire(): void {
    this.#generation += 1;
  }

  #isRetired(client: pg.PoolClient): boolean {
    return this.#generations.get(client) !== this.#generation;
  }

  #addSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => void this.#sockets.delete(socket));
  }
}

function waitFor(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
