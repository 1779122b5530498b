import { once } from "node:events";
import { connect, type Socket } from "node:net";
import postgres, { type Options, type PostgresType, type Sql } from "postgres";
import { sleep } from "../timeout.ts";
import type { Address } from "./address.ts";
import { encrypt, ignoreErrors } from "./encryption.ts";
import { getCode, isPermanent, NO_SUCH_HOST, NOT_DEMANDED, NOT_PREFERRED } from "./errors.ts";

/** Numbers of 64 bits are read as numbers: times in ms and counts are below 2^53. */
const TYPES = { bigint: { to: 20, from: [20], serialize: String, parse: Number } };

/** What queries are sent through. */
export type Queries = Sql<{ bigint: number }>;

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
/** How soon servers of which none can be used are asked again, in ms. A longer wait would leave a node behind the others in a failover. */
const RETRY_MS = 200;
/** How long one of several servers may say nothing before the next one is asked, in ms; twice as long each further time. */
const SERVER_MS = 1000;

/**
 * One connection to a server, which is not made again when it is lost: what is sent then fails.
 *
 * The driver is given one socket for each, and nothing is sent through it once that is closed. By itself it would connect again, with
 * what is left of the lost connection: bytes and queries without a response, so that later queries get those of others; it would send the rest of a
 * transaction on its own; and it would write to a socket that is gone, which is an error that nobody can catch
 * (https://github.com/porsager/postgres/issues/1208).
 */
export class Connection {
  readonly sql: Queries;
  /** Rejected when the connection is lost, or ended here. */
  readonly lost: Promise<never>;
  /** Why none of the kind that is preferred was taken, where others are taken too (`prefer-standby`). */
  secondChoice: unknown;
  readonly #ending = new AbortController();
  /** Rejects what waits for the server. */
  readonly #users = new Set<(error: unknown) => void>();
  #lostBy: Error | undefined;
  #isUsable = true;
  #socket: Socket | undefined;
  #lose: (error: Error) => void = () => {};

  private constructor(address: Address, server: number, options: ConnectionOptions) {
    this.lost = new Promise<never>((_, reject) => {
      this.#lose = (error) => {
        this.#isUsable = false;
        this.#lostBy ??= error;
        for (const rejectUse of this.#users) rejectUse(error);
        reject(error);
      };
    });
    this.lost.catch(() => {});
    const { connect: how } = address;
    const [host, port] = [how.host, how.port].map((list) => (list as unknown as (string | number)[])[server]);
    this.sql = postgres({
      database: how.database,
      user: how.user,
      password: how.password,
      // Encrypted by `#connect`.
      ssl: false,
      host,
      port,
      max: 1,
      max_lifetime: null,
      // The whole of it is limited here.
      connect_timeout: 0,
      // Types are known here, and not asked for by each connection.
      fetch_types: false,
      connection: {
        ...how.connection,
        // Plans are made once: to make one takes longer than most reads, as each partition is looked at.
        plan_cache_mode: "force_generic_plan",
        statement_timeout: options.readTimeout,
      },
      types: TYPES,
      onnotice: () => {},
      onnotify: (_channel: string, text: string) => options.onNotify?.(text),
      // The driver rejects all that it is given once it is ended.
      onclose: () => this.destroy(makeError("CONNECTION_CLOSED", "The connection was lost.")),
      socket: () => this.#connect(host as string, port as number, how.ssl),
    } as Options<{ bigint: PostgresType<number> }>) as unknown as Queries;
  }

  /**
   * Connects to the first server of an address that can be used as it demands, beginning with the one that was taken last.
   *
   * @throws {unknown} The error of one server; where there are several, its property `servers` states the error of each, and
   * `isDecisive` whether it holds for what the URL looks for. At once
   * where an error does not pass by itself. The reason of the signal, where that is aborted.
   */
  static async open(address: Address, options: ConnectionOptions): Promise<Connection> {
    const servers = (address.connect.host as unknown as string[]).length;
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
      const connection = new Connection(address, server, options);
      try {
        const session = await connection.#start(time, signal);
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
      connection.destroy();
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
        work(this.sql).then(resolve, reject);
      });
    } finally {
      this.#users.delete(fail);
    }
  }

  /** Ends it when the server has answered all that was sent, or after some ms. */
  async end(ms = 0): Promise<void> {
    this.#isUsable = false;
    await this.sql.end({ timeout: ms / 1000 }).catch(() => {});
    this.destroy();
  }

  /** Ends it at once, whatever is under way. */
  destroy(reason = makeError("CONNECTION_ENDED", "The connection was ended.")): void {
    this.#lose(reason);
    this.#ending.abort();
    // The driver takes leave on the socket first.
    this.sql
      .end({ timeout: 0 })
      .catch(() => {})
      .finally(() => this.#socket?.destroy());
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
      const read = this.#socket?.bytesRead ?? 0;
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
      const [session] = await this.use(
        (sql) => sql<Session[]>`
          SELECT pg_is_in_recovery() AS "isStandby", pg_catalog.current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
      );
      return session as Session;
    } finally {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Called by the driver: at first, and again when that socket was closed before the server took the connection. */
  async #connect(host: string, port: number, ssl: Address["connect"]["ssl"] = false): Promise<Socket> {
    const closed = makeError("CONNECTION_CLOSED", "The server closed the connection.");
    if (this.#socket !== undefined || !this.#isUsable) throw closed;
    const socket = connect(port, host);
    ignoreErrors(socket);
    socket.once("close", () => this.destroy(closed));
    this.#socket = socket;
    const { signal } = this.#ending;
    await once(socket, "connect", { signal });
    return ssl === false ? socket : encrypt(socket, ssl, host, signal);
  }
}

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

function listDemands({ connect: { target_session_attrs: session } }: Address): readonly Demand[] {
  return DEMANDS[session ?? ""] ?? [ANY];
}

/** The server of an address that was connected to last: the others may not be what is looked for, or say nothing. */
const lastTaken = new WeakMap<Address, number>();

function inOrder(address: Address): number[] {
  const first = lastTaken.get(address) ?? 0;
  const all = (address.connect.host as unknown as string[]).map((_, server) => server);
  return [first, ...all.filter((server) => server !== first)];
}

/** The error that explains most, with the errors of all servers where there are several. */
function sumUp(address: Address, failures: ReadonlyMap<number, unknown>): unknown {
  const { host, port } = address.connect;
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
  const [hosts, ports] = [host, port] as unknown as [string[], number[]];
  const servers = found.map(([server, each]) => `${hosts[server]}:${ports[server]}: ${getCode(each) ?? "?"}`);
  // A host that does not answer may be the one that is looked for, unless another one was that last. Where a kind is preferred, the
  // last one may have been of another.
  const isAnswer = (each: unknown) => isPermanent(each) || getCode(each) === NOT_DEMANDED;
  const last = listDemands(address).length === 1 ? lastTaken.get(address) : undefined;
  const isDecisive = errors.every(isAnswer) || (last !== undefined && isPermanent(failures.get(last)));
  return Object.assign(error, { servers: servers.join(", "), isDecisive });
}

/** Whether an error is a statement's, after which the connection is as it was before. */
export function isStatementError(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === "ERROR";
}

function makeError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
