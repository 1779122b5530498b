import { Socket } from "node:net";
import pg from "pg";
import { sleep } from "../timeout.ts";
import type { Address } from "./address.ts";
import {
  getCode,
  isPermanent,
  NO_SUCH_HOST,
  NO_TLS,
  NOT_DEMANDED,
  NOT_PREFERRED,
  toDriverError,
} from "./errors.ts";
import { createQueries, type Queries, TYPES } from "./queries.ts";

export interface ConnectionOptions {
  /** How long to wait for a connection, in ms. */
  readonly connectTimeout: number;
  /** Whether several servers of which none can be used are asked again until then; so they are where absent. */
  readonly isRetried?: boolean;
  /** Aborted when nobody waits for the connection any more. */
  readonly signal?: AbortSignal;
  /** How long a query may take, unless its transaction says otherwise, in ms. */
  readonly readTimeout: number;
  /** Called with what other connections say on channels that this one listens to. */
  readonly onNotify?: (text: string) => void;
}

/** For how long a connection to a server of another kind than is preferred is used, in ms: one of that kind may be back. */
export const SECOND_CHOICE_MS = 5000;
/** How long a server has to close a connection after the goodbye, in ms. */
const LEAVE_MS = 500;
/** How soon servers of which none can be used are asked again, in ms. A longer wait would leave a node behind the others in a failover. */
const RETRY_MS = 200;
/** How long one of several servers may say nothing before the next one is asked, in ms; twice as long each further time. */
const SERVER_MS = 1000;

/** One connection to a server. Statements on a lost connection fail. */
export class Connection {
  readonly sql: Queries;
  /** Rejected when the connection is lost, or ended here. */
  readonly lost: Promise<never>;
  /** Why none of the kind that is preferred was taken, where others are taken too (`prefer-standby`). */
  secondChoice: unknown;
  readonly #client: pg.Client;
  /** Below TLS. */
  readonly #socket: Socket;
  /** Statements without a result so far. */
  readonly #pending = new Set<Promise<unknown>>();
  /** Rejects what waits for the server. */
  readonly #users = new Set<(error: unknown) => void>();
  #lostBy: Error | undefined;
  #isUsable = true;
  #isStarted = false;
  readonly #readTimeout: number;
  #lose: (error: Error) => void = () => {};

  private constructor(address: Address, server: number, ssl: Tls, options: ConnectionOptions) {
    this.lost = new Promise<never>((_, reject) => {
      this.#lose = (error) => {
        this.#isUsable = false;
        this.#lostBy ??= error;
        for (const rejectUse of this.#users) rejectUse(error);
        reject(error);
      };
    });
    this.lost.catch(() => {});
    const { hosts, ssl: _, ...how } = address.connect;
    this.#socket = new Socket();
    this.#client = new pg.Client({
      ...how,
      ...hosts[server],
      ssl,
      stream: () => this.#socket,
      keepAlive: true,
      types: TYPES,
    });
    // Also what arrives between statements: without a listener, an error ends the process.
    this.#client.on("error", (error) => this.destroy(toDriverError(error)));
    this.#client.on("end", () => this.destroy(makeError("CONNECTION_CLOSED", "The connection was lost.")));
    this.#client.on("notification", ({ payload = "" }) => options.onNotify?.(payload));
    this.sql = createQueries(this.#client, (sent) => {
      this.#pending.add(sent);
      const remove = () => void this.#pending.delete(sent);
      sent.then(remove, remove);
    });
    this.#readTimeout = options.readTimeout;
  }

  /**
   * Connects to the first server of an address that can be used as it demands, beginning with the one that was taken last.
   *
   * @throws {unknown} The error of one server; where there are several, its property `servers` states the error of each, and
   * `isDecisive` whether it holds for what the URL looks for. At once
   * where an error does not pass by itself. The reason of the signal, where that is aborted.
   */
  static async open(address: Address, options: ConnectionOptions): Promise<Connection> {
    const servers = address.connect.hosts.length;
    const { connectTimeout, isRetried = servers > 1, signal } = options;
    const deadline = performance.now() + connectTimeout;
    // Each has its turn within the time for all.
    let patience = servers === 1 ? connectTimeout : Math.min(SERVER_MS, connectTimeout / servers);
    for (; ; patience *= 2) {
      const failures = new Map<number, unknown>();
      const found = await Connection.#askEach(address, options, { patience, deadline }, failures);
      if (found !== undefined) return found;
      const isOver = [...failures.values()].some(isPermanent) || performance.now() + RETRY_MS > deadline;
      // Of several servers one may just take over.
      if (isOver || !isRetried) throw sumUp(address, failures);
      await sleep(RETRY_MS, signal);
    }
  }

  /**
   * Connects to the servers of an address, one after the other, until one is of the kind that it demands most.
   *
   * @param failures What each of them says that is not taken.
   */
  static async #askEach(
    address: Address,
    options: ConnectionOptions,
    time: Time,
    failures: Map<number, unknown>,
  ): Promise<Connection | undefined> {
    const demands = listDemands(address);
    const { signal } = options;
    let secondChoice: { readonly connection: Connection; readonly server: number } | undefined;
    for (const server of inOrder(address)) {
      if (signal?.aborted) break;
      let connection: Connection | undefined;
      try {
        let session: Session;
        [connection, session] = await Connection.#connect(address, server, options, time);
        const choice = demands.findIndex((isDemanded) => isDemanded(session));
        if (choice === 0) {
          secondChoice?.connection.destroy();
          lastTaken.set(address, server);
          return connection;
        }
        if (choice > 0 && secondChoice === undefined) {
          failures.set(server, makeError(NOT_PREFERRED, "Another kind of server is preferred."));
          secondChoice = { connection, server };
          continue;
        }
        failures.set(server, makeError(NOT_DEMANDED, "No server takes such sessions."));
      } catch (error) {
        failures.set(server, error);
      }
      connection?.destroy();
    }
    if (signal?.aborted) {
      secondChoice?.connection.destroy();
      throw signal.reason;
    }
    if (secondChoice === undefined) return undefined;
    const { connection, server } = secondChoice;
    connection.secondChoice = sumUp(address, failures);
    lastTaken.set(address, server);
    return connection;
  }

  /** Connects to one server. Without TLS on the server, a URL may allow a connection without encryption. */
  static async #connect(
    address: Address,
    server: number,
    options: ConnectionOptions,
    time: Time,
  ): Promise<[Connection, Session]> {
    const { ssl } = address.connect;
    const connect = async (tls: Tls): Promise<[Connection, Session]> => {
      const connection = new Connection(address, server, tls, options);
      try {
        return [connection, await connection.#start(time, options.signal)];
      } catch (error) {
        connection.destroy();
        throw error;
      }
    };
    if (ssl !== "prefer" || lacksTls.has(address)) return connect(ssl !== "prefer" && ssl);
    return connect({ rejectUnauthorized: false }).catch((error: unknown) => {
      if (getCode(error) !== NO_TLS) throw error;
      lacksTls.add(address);
      return connect(false);
    });
  }

  /** Whether the server is of the kind that is preferred. */
  get isPreferred(): boolean {
    return this.secondChoice === undefined;
  }

  /** Whether it is not lost, as far as is known. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** The result of some work with this connection, or an error as soon as it is lost. */
  async use<Result>(work: (sql: Queries) => PromiseLike<Result>): Promise<Result> {
    if (this.#lostBy !== undefined) throw this.#lostBy;
    let fail: (error: unknown) => void = () => {};
    try {
      // Not a race with `lost`, which would keep each result for as long as the connection lasts.
      return await new Promise((resolve, reject) => {
        fail = reject;
        this.#users.add(fail);
        work(this.sql).then(resolve, (error: unknown) => reject(this.#lostBy ?? toDriverError(error)));
      });
    } finally {
      this.#users.delete(fail);
    }
  }

  /** Ends it when the server has answered all that was sent, or after some ms. */
  async end(ms = 0): Promise<void> {
    this.#isUsable = false;
    if (this.#pending.size > 0 && ms > 0) await Promise.race([Promise.allSettled(this.#pending), sleep(ms)]);
    this.destroy();
  }

  /** Ends it at once, whatever is under way. */
  destroy(reason = makeError("CONNECTION_ENDED", "The connection was ended.")): void {
    this.#lose(reason);
    const isIdle = this.#isStarted && this.#pending.size === 0;
    // Says goodbye, where nothing is under way.
    this.#client.end().catch(() => {});
    if (isIdle) setTimeout(() => this.#socket.destroy(), LEAVE_MS).unref();
    else this.#socket.destroy();
  }

  /** What kind of session it is. */
  async #start({ patience, deadline }: Time, signal: AbortSignal | undefined): Promise<Session> {
    const began = performance.now();
    let isOver = false;
    let received = 0;
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      const ms = Math.max(1, Math.min(patience, deadline - performance.now()));
      // What has arrived by then is read first, and counts.
      timer = setTimeout(() => setImmediate(look), ms);
    };
    const look = (): void => {
      if (isOver) return;
      const read = this.#socket.bytesRead;
      if (read > received && performance.now() < deadline) {
        received = read;
        wait();
        return;
      }
      const ms = Math.ceil(performance.now() - began);
      this.destroy(makeError("CONNECT_TIMEOUT", `No connection within ${ms} ms.`));
    };
    const stop = (): void => this.destroy();
    signal?.addEventListener("abort", stop, { once: true });
    wait();
    try {
      const [session] = await this.use(async (sql) => {
        await this.#client.connect();
        return sql.unsafe<Session[]>(`
          SET plan_cache_mode = force_generic_plan; SET statement_timeout = ${this.#readTimeout};
          SELECT pg_is_in_recovery() AS "isStandby", pg_catalog.current_setting('transaction_read_only') = 'on' AS "isReadOnly"`);
      });
      this.#isStarted = true;
      return session as Session;
    } finally {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  }
}

type Tls = Exclude<Address["connect"]["ssl"], "prefer">;

/** How long making a connection may take. */
interface Time {
  /**
   * How long the server may say nothing, in ms: one that is busy is not given up for another attempt, which would make it
   * busier.
   */
  readonly patience: number;
  /** When all of it ends, as `performance.now()` counts. */
  readonly deadline: number;
}

interface Session {
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
}

type Demand = (session: Session) => boolean;

const ANY: Demand = () => true;
/** By the values of `target_session_attrs`: what is looked for, the most wanted first. */
const DEMANDS: Readonly<Record<string, readonly Demand[]>> = {
  primary: [({ isStandby }) => !isStandby],
  standby: [({ isStandby }) => isStandby],
  "prefer-standby": [({ isStandby }) => isStandby, ANY],
  "read-write": [({ isReadOnly }) => !isReadOnly],
  "read-only": [({ isReadOnly }) => isReadOnly],
};

function listDemands({ session }: Address): readonly Demand[] {
  return DEMANDS[session ?? ""] ?? [ANY];
}

/** Addresses with `sslmode=prefer` of servers without TLS. */
const lacksTls = new WeakSet<Address>();
/** The server of an address that was connected to last: the others may not be what is looked for, or say nothing. */
const lastTaken = new WeakMap<Address, number>();

function inOrder(address: Address): number[] {
  const first = lastTaken.get(address) ?? 0;
  const all = address.connect.hosts.map((_, server) => server);
  return [first, ...all.filter((server) => server !== first)];
}

/** The error that explains most, with the errors of all servers where there are several. */
function sumUp(address: Address, failures: ReadonlyMap<number, unknown>): unknown {
  const { hosts } = address.connect;
  // In the order of the URL, whichever was asked first.
  const found = [...failures].sort(([one], [other]) => one - other);
  const errors = found.map(([, error]) => error);
  const error =
    errors.find((each) => getCode(each) === NOT_PREFERRED) ??
    errors.find(isPermanent) ??
    errors.find((each) => getCode(each) === NOT_DEMANDED) ??
    // The name of a host that is stopped may be unknown.
    errors.findLast((each) => getCode(each) !== NO_SUCH_HOST) ??
    errors.at(-1);
  if (errors.length < 2 || !(error instanceof Error)) return error;
  const servers = found.map(
    ([server, each]) => `${hosts[server]?.host}:${hosts[server]?.port}: ${getCode(each) ?? "?"}`,
  );
  // A host that does not answer may be the one that is looked for, unless another one was that last. Where a kind is preferred, the
  // last one may have been of another.
  const isAnswer = (each: unknown) => isPermanent(each) || getCode(each) === NOT_DEMANDED;
  const last = listDemands(address).length === 1 ? lastTaken.get(address) : undefined;
  const isDecisive = errors.every(isAnswer) || (last !== undefined && isPermanent(failures.get(last)));
  return Object.assign(error, { servers: servers.join(", "), isDecisive });
}

/** Whether an error is a statement's, after which the connection is as it was before. */
export function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR";
}

function makeError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
