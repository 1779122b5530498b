import { StorageError } from "@market-data/service";
import postgres, { type Options, type PostgresType, type Sql, type TransactionSql } from "postgres";
import { type Address, parseAddress } from "./address.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";

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

/** Work that may take as long as it needs: an import, or the first snapshot. */
function withoutLimit<Result>(work: (sql: Queries) => Promise<Result>) {
  return async (sql: Queries): Promise<Result> => {
    const [, result] = await Promise.all([sql`SET LOCAL statement_timeout = 0`, work(sql)]);
    return result;
  };
}

const NO_TLS =
  "ended the connection, most likely because it does not encrypt connections: turn ssl on there, or take another sslmode in the URL.";

function isCutOff(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === "CONNECTION_CLOSED" || cause?.code === "ECONNRESET";
}

/**
 * Runs a statement whose rows have nothing but numbers, and returns its columns: each comes as the bytes of its numbers, which
 * are read in a fraction of the time that a text for each value takes.
 *
 * @param names Of the columns of the statement.
 */
export async function queryNumbers(
  sql: Queries,
  names: readonly string[],
  statement: string,
  values: readonly (string | number | null)[],
): Promise<readonly (readonly (number | null)[])[]> {
  const lists = names.map((name) => `string_agg(float8send(coalesce(${name}::float8, 'NaN')), ''::bytea)`);
  const [columns = []] = await queryRows(
    sql,
    `SELECT ${lists.join(", ")} FROM (${statement}) AS found`,
    values,
  );
  return (columns as (Buffer | null)[]).map((bytes) => (bytes === null ? [] : readNumbers(bytes)));
}

const NUMBER_BYTES = 8;

/** Big-endian numbers of double precision; one that is none stands for null. */
function readNumbers({ buffer, byteOffset, byteLength }: Buffer): (number | null)[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  const numbers: (number | null)[] = new Array(byteLength / NUMBER_BYTES);
  for (let index = 0; index < numbers.length; index += 1) {
    const number = view.getFloat64(index * NUMBER_BYTES);
    numbers[index] = Number.isNaN(number) ? null : number;
  }
  return numbers;
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

  private constructor(address: Address, options: DatabaseOptions) {
    this.#address = address;
    this.options = options;
    this.location = address.location;
    this.sql = this.#connect(options.connections);
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
    await this.sql.end({ timeout: 5 });
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
    const [server] = await this.query(
      (sql) => sql<{ version: string; number: number; encoding: string }[]>`
        SELECT current_setting('server_version') AS version,
          current_setting('server_version_num')::int / 10000 AS number,
          current_setting('server_encoding') AS encoding`,
    );
    const wrong = (what: string) => new StorageError("foreign", this.location, what);
    if (server === undefined || server.number < MIN_VERSION)
      throw wrong(`is PostgreSQL ${server?.version}, which is too old: use version ${MIN_VERSION} or newer.`);
    if (server.encoding !== "UTF8")
      throw wrong(`stores texts as ${server.encoding}: make a database with the encoding UTF8.`);
  }
}
