import { Socket } from "node:net";
import { finished } from "node:stream/promises";
import { type Logger, StorageError } from "@market-data/storage";
import pg from "pg";
import { from } from "pg-copy-streams";
import { OutageLog } from "../outage-log.ts";
import { sleep, withTimeout } from "../timeout.ts";
import { type Address, parseAddress } from "./address.ts";
import { getCode, isRejection, NO_TLS, toDriverError, toStorageError, toUnavailableError } from "./errors.ts";

/** SQL text within a statement, in place of a value. */
export interface SqlText {
  readonly sqlText: string;
}

/** SQL text of a statement. Never of a user's input. */
export function raw(sqlText: string): SqlText {
  return { sqlText };
}

/** The quoted names of tables, roles or columns, separated by commas. */
export function identifier(...names: readonly string[]): SqlText {
  return raw(names.map(pg.escapeIdentifier).join(", "));
}

type Value = string | number | boolean | null | undefined | Uint8Array | SqlText;
/** The rows of a result, the number of returned or changed rows, and the command that the server ran. */
type Rows<All extends readonly unknown[]> = All & { readonly count: number; readonly command: string };

/** Sends statements on one connection in order. The server prepares a statement with values once per connection. */
export interface Queries {
  /** A statement with values: sql`SELECT * FROM quote WHERE asset_id = ${id}`. */
  <All extends readonly unknown[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<Rows<All>>;
  /** Sends a text. Without values, the text may have several statements: the last result is returned. */
  unsafe<All extends readonly unknown[] = Record<string, unknown>[]>(
    text: string,
    values?: readonly Value[],
  ): Promise<Rows<All>>;
  /** Like `unsafe`, with rows as arrays. */
  rows(text: string, values?: readonly Value[]): Promise<Rows<unknown[][]>>;
  /** Sends the bytes of `COPY … FROM STDIN`. */
  copy(text: string, bytes: Buffer): Promise<void>;
}

const BIGINT = 20;
const TYPES = {
  // Times in ms and counts are below 2^53.
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

/** The names of prepared statements by their texts. This program has few texts. */
const names = new Map<string, string>();

function getName(text: string): string {
  const name = names.get(text) ?? `statement_${names.size}`;
  names.set(text, name);
  return name;
}

/** @param timeout The maximum duration of a statement in ms. Default: unlimited. */
function createQueries(client: pg.ClientBase, timeout?: number): Queries {
  let last: Promise<unknown> = Promise.resolve();
  // `pg` deprecates its own queue.
  const enqueue = <Result>(start: () => Promise<Result>): Promise<Result> => {
    const sent = last.then(start);
    last = sent.catch(() => {});
    return sent;
  };
  const send = (text: string, values: readonly Value[] = [], options: object = {}) => {
    const prepared = values.length > 0 && { values: [...values], name: getName(text) };
    const statement = { text, ...prepared, ...options, ...(timeout && { query_timeout: timeout }) };
    return enqueue(async () => {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
      const { rows, rowCount, command } = [results].flat().at(-1) as pg.QueryResult;
      // Not enumerable, so that rows compare as an array.
      return Object.defineProperties(rows, { count: { value: rowCount ?? 0 }, command: { value: command } });
    }) as Promise<never>;
  };
  const tag = (strings: TemplateStringsArray, ...given: readonly Value[]) => {
    const values: Value[] = [];
    const text = strings.reduce((before, string, index) => {
      const value = given[index - 1];
      const isText = typeof value === "object" && value !== null && "sqlText" in value;
      return `${before}${isText ? value.sqlText : `$${values.push(value)}`}${string}`;
    });
    return send(text, values);
  };
  return Object.assign(tag, {
    unsafe: (text: string, values?: readonly Value[]) => send(text, values),
    rows: (text: string, values?: readonly Value[]) => send(text, values, { rowMode: "array" }),
    copy: (text: string, bytes: Buffer) => enqueue(() => finished(client.query(from(text)).end(bytes))),
  });
}

/** Reads a large result in parts, within a transaction. */
export async function readInParts<Row>(
  sql: Queries,
  statement: string,
  size: number,
  onRows: (rows: readonly Row[]) => void,
): Promise<void> {
  await sql.unsafe(`DECLARE found NO SCROLL CURSOR FOR ${statement}`);
  while (true) {
    const rows = await sql.unsafe<Row[]>(`FETCH ${size} FROM found`);
    if (rows.length > 0) onRows(rows);
    if (rows.length < size) break;
  }
  await sql`CLOSE found`;
}

/** Runs work in a transaction. An error ends the connection, which rolls the transaction back. */
function inTransaction<Result>(begin: string, work: (sql: Queries) => PromiseLike<Result>) {
  return async (sql: Queries): Promise<Result> => {
    // An import, or the first snapshot, may take any time.
    await sql.unsafe(`${begin}; SET LOCAL statement_timeout = 0`);
    const result = await work(sql);
    const { command } = await sql.unsafe("COMMIT");
    if (command === "COMMIT") return result;
    throw new Error("The transaction was rolled back: a statement had failed.");
  };
}

export interface DatabaseOptions {
  /** The maximum number of connections of the pool. */
  readonly connections: number;
  /** The maximum wait for a connection, in ms. */
  readonly connectTimeout: number;
  /** The maximum duration of a statement outside transactions, in ms. */
  readonly readTimeout: number;
  /** Whether to check the server once a second, so work fails at once while the server is unavailable. */
  readonly isWatched?: boolean;
  /** Logs outages of a watched server. */
  readonly log?: Logger | undefined;
}

const DEFAULTS: DatabaseOptions = { connections: 10, connectTimeout: 10_000, readTimeout: 30_000 };

/** The oldest supported version of PostgreSQL. */
const MIN_VERSION = 15;
/** How much later than the server this process ends a statement, in ms. */
const GRACE_MS = 1000;
/** How long work in progress may take after `close`, in ms. */
const CLOSE_MS = 5000;
/** The maximum age of a connection, in seconds. The server frees the memory of a replaced connection. */
const LIFETIME_S = 3600;
/** How long a lock waits for the connection of its last owner to end. */
const LOCK_TIMEOUT = "1s";
const NOT_LOCKED = "55P03";
/** How often a lost lock is noticed, and taken again, in ms. */
const RELOCK_MS = 500;

/** The interval between two checks of a watched server, in ms. */
const CHECK_MS = 1000;
/** The pause before a lost connection of the watch is replaced, in ms. */
const RECONNECT_MS = 100;
/** A server that does not respond for this time is unavailable, in ms. */
const RESPONSE_MS = 2000;
/** How long a standby is watched before a new connection looks for a primary behind the same URL, in ms. */
const STANDBY_MS = 5000;

const UNAVAILABLE = {
  level: "error",
  fails: "PostgreSQL is away: what is not in memory cannot be read.",
  worksAgain: "PostgreSQL is back.",
} as const;
const STANDBY = {
  level: "warn",
  fails: "PostgreSQL is a standby: what is stored is read, and nothing can be written.",
  worksAgain: "PostgreSQL can be written again.",
} as const;

/** A connection outside the pool, for locks and notifications. A pooler must keep sessions. */
export interface Session {
  readonly sql: Queries;
  /** Aborted when the connection is lost or ended. */
  readonly lost: AbortSignal;
  end(): void;
}

/** A PostgreSQL database with a pool of connections, which are opened when work needs them. */
export class Database {
  /** The URL without user and password, for messages. */
  readonly location: string;
  readonly options: DatabaseOptions;
  readonly #config: pg.ClientConfig;
  readonly #pool: pg.Pool;
  /** Sockets of the pool. */
  readonly #sockets = new Set<Socket>();
  /** Reject the work in progress. */
  readonly #working = new Set<(error: StorageError) => void>();
  readonly #closing = new AbortController();
  #closed: Promise<void> | undefined;
  #watching: Promise<void> | undefined;
  /** Why the server is unavailable. */
  #outage: StorageError | undefined;
  #isStandby = false;
  readonly #outageLog: OutageLog;
  readonly #standbyLog: OutageLog;

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
    this.#pool.on("error", () => {}).on("connect", (client) => void client.on("error", () => {}));
    const fields = { database: this.location };
    this.#outageLog = new OutageLog(options.log, UNAVAILABLE, fields);
    this.#standbyLog = new OutageLog(options.log, STANDBY, fields);
  }

  /** Connects, and checks that the server is usable. @throws {StorageError} */
  static async open(url: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const address = parseAddress(url);
    const open = async (ssl: pg.ClientConfig["ssl"]): Promise<Database> => {
      const database = new Database(address, ssl, { ...DEFAULTS, ...options });
      try {
        await database.#assertUsable();
        if (options.isWatched) database.#watching = database.#watch();
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

  /** True while the server accepts no writes: it is unavailable or a standby. */
  get isReadOnly(): boolean {
    return this.#outage !== undefined || this.#isStandby;
  }

  /** Runs reads, or a single statement. @throws {StorageError} */
  async query<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#run(work, this.options.readTimeout + GRACE_MS);
  }

  /** Runs work in one transaction, which is rolled back if the work throws. @throws {StorageError} */
  async transaction<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#run(inTransaction("BEGIN", work));
  }

  /** Runs reads on one snapshot of the database. @throws {StorageError} */
  async snapshot<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    return this.#run(inTransaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", work));
  }

  /**
   * Takes a lock, and takes it again if its connection is lost.
   *
   * @param name The name of the lock within the schema.
   * @param reason The message if another process has the lock.
   * @param isShared Whether several processes may have the lock, if all share it.
   * @returns Releases the lock.
   * @throws {StorageError} of the kind `locked` while this process or another process has the lock.
   */
  async lock(name: string, reason: string, isShared = false): Promise<() => void> {
    const take = async (): Promise<Session> => {
      const session = await this.connectAlone();
      try {
        await session.sql.unsafe(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
        const acquire = isShared ? "pg_advisory_lock_shared" : "pg_advisory_lock";
        await session.sql.unsafe(
          `SELECT ${acquire}(hashtextextended(current_schema() || ' market-data ' || $1, 0))`,
          [name],
        );
        return session;
      } catch (error) {
        session.end();
        if (getCode(error) === NOT_LOCKED) throw new StorageError("locked", this.location, reason);
        throw toStorageError(toDriverError(error), this.location);
      }
    };
    let isReleased = false;
    let session = await take();
    const keep = async (): Promise<void> => {
      while (!isReleased) {
        await sleep(RELOCK_MS);
        if (session.lost.aborted && !isReleased) session = await take().catch(() => session);
      }
      session.end();
    };
    keep();
    return () => {
      isReleased = true;
      session.end();
    };
  }

  /**
   * Opens a connection outside the pool. The caller ends it.
   *
   * @param timeout The maximum wait for the connection, in ms.
   * @param onNotify Called with notifications on channels that the session listens to.
   * @throws {StorageError}
   */
  async connectAlone(
    timeout = this.options.connectTimeout,
    onNotify: (text: string) => void = () => {},
  ): Promise<Session> {
    const socket = new Socket();
    const stream = () => socket;
    const client = new pg.Client({ ...this.#config, connectionTimeoutMillis: timeout, stream });
    const lost = new AbortController();
    client.on("error", () => {}).once("end", () => lost.abort());
    client.on("notification", ({ payload = "" }) => onNotify(payload));
    // The end must not wait for a server that does not respond.
    const end = () => void socket.destroy();
    try {
      await client.connect();
      await withTimeout(this.#configure(client), timeout);
      return { sql: createQueries(client), lost: lost.signal, end };
    } catch (error) {
      end();
      throw toStorageError(toDriverError(error), this.location);
    }
  }

  close(): Promise<void> {
    this.#closed ??= (async () => {
      this.#closing.abort();
      await this.#watching;
      await Promise.race([this.#pool.end(), sleep(this.#outage === undefined ? CLOSE_MS : 0)]);
      this.#cut(new StorageError("unavailable", this.location, "is closed."));
    })();
    return this.#closed;
  }

  /** Runs work on a connection of the pool. Throws as soon as the watch finds the server unavailable. */
  async #run<Result>(work: (sql: Queries) => PromiseLike<Result>, timeout?: number): Promise<Result> {
    if (this.#outage !== undefined) throw this.#outage;
    let cut: (reason: StorageError) => void = () => {};
    const cutting = new Promise<never>((_, reject) => {
      cut = reject;
    });
    this.#working.add(cut);
    try {
      return await Promise.race([this.#use(work, () => !this.#working.has(cut), timeout), cutting]);
    } catch (error) {
      throw toStorageError(error, this.location);
    } finally {
      this.#working.delete(cut);
    }
  }

  async #use<Result>(
    work: (sql: Queries) => PromiseLike<Result>,
    isCut: () => boolean,
    timeout?: number,
  ): Promise<Result> {
    const client = await this.#take();
    try {
      // The caller has got an error, and may have retried the work.
      if (isCut()) throw new Error("The work was cut.");
      const result = await work(createQueries(client, timeout));
      client.release();
      return result;
    } catch (error) {
      // Statements that the work still sends must not reach the next user of the connection.
      client.release(true);
      throw toDriverError(error);
    }
  }

  async #take(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (thrown) {
      const error = toDriverError(thrown);
      if (!isRejection(error)) throw error;
      const open = this.#pool.totalCount;
      // At the start, the rejection ends the program. Later, the server may accept connections again.
      if (open === 0) throw this.#watching === undefined ? error : toUnavailableError(error, this.location);
      // Until the next check, work shares the open connections.
      this.#pool.options.max = open;
      return this.#take();
    }
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
    const unusable = (reason: string) => new StorageError("foreign", this.location, reason);
    if (server === undefined || server.number < MIN_VERSION)
      throw unusable(
        `is PostgreSQL ${server?.version}, which is too old: use version ${MIN_VERSION} or newer.`,
      );
    if (server.encoding !== "UTF8")
      throw unusable(`stores texts as ${server.encoding}: make a database with the encoding UTF8.`);
    this.#isStandby = server.isStandby;
  }

  /** Checks the server repeatedly. A suspended server and a cut network report no error by themselves. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#check(signal);
        await sleep(RECONNECT_MS, signal);
      } catch (error) {
        if (signal.aborted) return;
        // A server that only rejects new connections serves the open connections.
        if (this.#outage !== undefined || !isRejection(error)) this.#setUnavailable(toDriverError(error));
        await sleep(CHECK_MS, signal);
      }
    }
  }

  /** Checks the server on one connection, until the connection is lost, or a standby may have been replaced. */
  async #check(signal: AbortSignal): Promise<void> {
    const session = await this.connectAlone(RESPONSE_MS);
    const until = performance.now() + STANDBY_MS;
    const waking = AbortSignal.any([signal, session.lost]);
    try {
      while (!waking.aborted && !(this.#isStandby && performance.now() > until)) {
        const checked = session.sql<{ isStandby: boolean }[]>`SELECT pg_is_in_recovery() AS "isStandby"`;
        const [row] = await withTimeout(checked, RESPONSE_MS);
        this.#setAvailable(row?.isStandby === true);
        await sleep(CHECK_MS, waking);
      }
    } finally {
      session.end();
    }
  }

  #setUnavailable(reason: unknown): void {
    this.#outage = toUnavailableError(reason, this.location);
    this.#cut(this.#outage);
    this.#outageLog.fail(this.#outage);
  }

  #setAvailable(isStandby: boolean): void {
    this.#outage = undefined;
    this.#outageLog.end();
    this.#pool.options.max = this.options.connections;
    // Open connections may lead to the server that was the primary before.
    if (isStandby !== this.#isStandby)
      this.#cut(new StorageError("unavailable", this.location, "was replaced by another server. Try again."));
    this.#isStandby = isStandby;
    if (isStandby) this.#standbyLog.fail("the server is in recovery");
    else this.#standbyLog.end();
  }

  /** Ends all connections of the pool, and the work in progress. */
  #cut(reason: StorageError): void {
    for (const reject of this.#working) reject(reason);
    for (const socket of this.#sockets) socket.destroy();
  }

  #addSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => void this.#sockets.delete(socket));
  }
}
