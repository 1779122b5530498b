import { StorageError } from "@market-data/service";
import postgres, { type Options, type PostgresType, type Sql, type TransactionSql } from "postgres";
import { type Address, parseAddress } from "./address.ts";
import { readArray } from "./arrays.ts";
import { isConnectionLost, toStorageError, withStorageErrors } from "./errors.ts";
import { Heartbeat } from "./heartbeat.ts";

/** Numbers of 64 bits are read as numbers: times in ms and counts are below 2^53. */
const TYPES = { bigint: { to: 20, from: [20], serialize: String, parse: Number } };
type Types = { bigint: number };

/** One connection, for what cannot be done on any of several. */
export type OwnConnection = Sql<Types>;

interface ConnectionMore {
  readonly max_lifetime?: null;
  readonly onnotify?: (channel: string, text: string) => void;
  /** Called when a connection ended. */
  readonly onclose?: () => void;
}

/** What queries are sent through: a pool of connections, or the one of a transaction. */
export type Queries = Sql<Types> | TransactionSql<Types>;

export interface DatabaseOptions {
  /** How many connections there may be at once. */
  readonly connections: number;
  /** How long to wait for a connection, in ms. */
  readonly connectTimeout: number;
  /** How long a query may take that only reads, in ms. Imports take as long as they need. */
  readonly readTimeout: number;
  /** The URL of a server that follows this one, and is read while this one is away. */
  readonly replica?: string | undefined;
  /** Called when this server is found to be away, so that the replica is read. */
  readonly onAway?: ((location: string, replica: string) => void) | undefined;
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
  return sql.unsafe(text, [...values], { prepare: true }).values();
}

/** How much later than the server this process ends a query, in ms. */
const GRACE_MS = 1000;

/** Work of a transaction that may take as long as it needs: an import, or the first snapshot. */
function withoutLimit<Result>(work: (sql: Queries) => Promise<Result>) {
  return (sql: Queries): Promise<Result> =>
    new Promise((resolve, reject) => {
      Promise.all([sql`SET LOCAL statement_timeout = 0`, work(sql)]).then(
        ([, result]) => resolve(result),
        (error) => {
          // The driver has ended the transaction then. Told of it, it would roll back on the lost connection, which is an
          // error that nobody can catch (https://github.com/porsager/postgres/issues/1208).
          if (!isConnectionLost(error)) reject(error);
        },
      );
    });
}

const NO_TLS =
  "ended the connection, most likely because it does not encrypt connections: turn ssl on there, or take another sslmode in the URL.";

function isCutOff(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === "CONNECTION_CLOSED" || cause?.code === "ECONNRESET";
}

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

/** How long after a connection was lost its lock is taken again, in ms. */
const RELOCK_MS = 500;

/** Locks of this process that are being ended. */
const unlocking = new Set<Promise<unknown>>();

/** A database of PostgreSQL, with a pool of connections that are made as they are needed. */
export class Database {
  /** Without user and password: for messages. */
  readonly location: string;
  readonly sql: Sql<Types>;
  readonly #address: Address;
  readonly options: DatabaseOptions;
  readonly #replica: Database | undefined;
  #heartbeat: Heartbeat | undefined;

  private constructor(address: Address, options: DatabaseOptions) {
    this.#address = address;
    this.options = options;
    this.location = address.location;
    this.sql = this.#connect(options.connections);
    const { replica, onAway, ...same } = options;
    if (replica === undefined) return;
    this.#replica = new Database(parseAddress(replica), same);
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
      return database;
    } catch (error) {
      await database.close();
      throw database.#wantsTls && isCutOff(error)
        ? new StorageError("unreadable", database.location, NO_TLS, { cause: error })
        : error;
    }
  }

  /** Where it is read while it is away; undefined where it is not. */
  get replicaLocation(): string | undefined {
    return this.#replica?.location;
  }

  /** Whether it did not answer when it was asked last. Known of one with a replica, and of a standby. */
  get isAway(): boolean {
    return this.#heartbeat?.isAway ?? false;
  }

  /** Whether nothing can be written now: it is away, or a standby. */
  get isReadOnly(): boolean {
    return this.#heartbeat?.isReadOnly ?? false;
  }

  /** Does some work that only reads; while the server is away, on its replica, which may lack what was written last. @throws {StorageError} */
  read<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    return this.#withReplica((database) => database.query(work));
  }

  /** The same as of one moment, for work that is told whether it reads the replica. @throws {StorageError} */
  readSnapshot<Result>(work: (sql: Queries, isReplica: boolean) => Promise<Result>): Promise<Result> {
    return this.#withReplica((database) => database.snapshot((sql) => work(sql, database !== this)));
  }

  /** Does some work that only reads, or one statement. @throws {StorageError} */
  async query<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    return withStorageErrors(this.location, () => this.#inTime(work(this.sql)));
  }

  /** Does some work as one transaction: all of it is written, or nothing if it throws. @throws {StorageError} */
  async transaction<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    return withStorageErrors(this.location, async () => (await this.sql.begin(withoutLimit(work))) as Result);
  }

  /** Reads several things as of one moment. @throws {StorageError} */
  async snapshot<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    const mode = "ISOLATION LEVEL REPEATABLE READ READ ONLY";
    return withStorageErrors(
      this.location,
      async () => (await this.sql.begin(mode, withoutLimit(work))) as Result,
    );
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
    // The lock is the connection's, which is used for nothing else. One that is lost is made again, and takes the lock again.
    const sql = this.#connect(1, {
      max_lifetime: null,
      onclose: () => void setTimeout(retake, RELOCK_MS).unref(),
    });
    const take = async (): Promise<boolean> => {
      const [row] = await sql<{ isLocked: boolean }[]>`
        SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' ' || ${key}, 0)) AS "isLocked"`;
      return row?.isLocked === true;
    };
    const retake = () => {
      // Where it fails, the connection is closed again, and that calls this again.
      if (!isEnded) take().catch(() => {});
    };
    try {
      if (!(await take())) throw new StorageError("locked", this.location, rest);
    } catch (error) {
      isEnded = true;
      await sql.end({ timeout: 0 });
      throw toStorageError(error, this.location);
    }
    return () => {
      isEnded = true;
      const ended = sql`SELECT pg_advisory_unlock_all()`
        .then(() => sql.end({ timeout: 0 }))
        // A connection that is lost has no lock any more.
        .catch(() => {})
        .finally(() => unlocking.delete(ended));
      unlocking.add(ended);
    };
  }

  /** Makes a connection of its own, that what is told to its channels comes on. The caller ends it. */
  connectAlone(onNotify: (text: string) => void): OwnConnection {
    return this.#connect(1, { max_lifetime: null, onnotify: (_channel, text) => onNotify(text) });
  }

  async close(): Promise<void> {
    await this.#heartbeat?.close();
    await this.#replica?.close();
    await this.sql.end({ timeout: this.#heartbeat?.isAway ? 0 : 5 });
  }

  async #withReplica<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const [replica, heartbeat] = [this.#replica, this.#heartbeat];
    if (replica === undefined || heartbeat === undefined) return work(this);
    if (heartbeat.isAway) return work(replica);
    try {
      return await heartbeat.unlessAway(work(this));
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === "away")) throw error;
      heartbeat.noteAway();
      return work(replica);
    }
  }

  #startHeartbeat(isStandby: boolean): void {
    const { location } = this;
    const connect = () => this.#connect(1, { max_lifetime: null });
    const onAway = () =>
      this.#replica === undefined ? undefined : this.options.onAway?.(location, this.#replica.location);
    this.#heartbeat = new Heartbeat({ location, connect, onAway, isStandby });
  }

  /** A server that is stopped, or a network that swallows all, says nothing: a read does not wait for it. */
  async #inTime<Result>(reading: Promise<Result>): Promise<Result> {
    const { readTimeout } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new StorageError("away", this.location, `did not respond within ${readTimeout} ms.`)),
        readTimeout + GRACE_MS,
      );
    });
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  get #wantsTls(): boolean {
    const { ssl } = this.#address.connect;
    return ssl !== false && ssl !== "prefer";
  }

  #connect(max: number, more: ConnectionMore = {}): Sql<Types> {
    return postgres({
      ...this.#address.connect,
      ...more,
      max,
      connect_timeout: this.options.connectTimeout / 1000,
      // Types are known here, and not asked for by each connection.
      fetch_types: false,
      connection: {
        ...this.#address.connect.connection,
        // Plans are made once: to make one takes longer than most reads, as each partition is looked at.
        plan_cache_mode: "force_generic_plan",
        statement_timeout: this.options.readTimeout,
      },
      types: TYPES,
      onnotice: () => {},
    } as Options<{ bigint: PostgresType<number> }>) as unknown as Sql<Types>;
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
    if (server.isStandby && this.#heartbeat === undefined) this.#startHeartbeat(true);
  }
}
