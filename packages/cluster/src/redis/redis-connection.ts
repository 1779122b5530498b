import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { StorageError } from "@market-data/storage";
import { createClient, ErrorReply, type RedisArgument } from "@redis/client";
import { sleep, TimeoutError, withTimeout } from "../timeout.ts";
import { describeRedisError, isTimeout, toStartError } from "./redis-errors.ts";
import { checkRedisUrl, hideSecret } from "./redis-url.ts";
import { listCommands, RIGHTS_SCRIPT, type Script } from "./script.ts";

export interface RedisConnectionOptions {
  /** `redis://[USER:PASSWORD@]HOST[:PORT][/DATABASE]`, or `rediss://` for TLS. */
  readonly url: string;
  /** The prefix of all keys. Installations on a common Redis need different prefixes. */
  readonly namespace: string;
  /** The maximum response time in ms, before Redis counts as away. */
  readonly timeout?: number;
  /** The scripts to run. Without the rights to all their commands, Redis counts as away. */
  readonly scripts?: readonly Script[];
}

/** Events: Redis is back, is away with a reason, or lost data while it was up. */
export interface RedisEvents {
  up: [];
  down: [reason: string];
  emptied: [];
}

const DEFAULT_REDIS_TIMEOUT_MS = 50;
export const DEFAULT_REDIS_NAMESPACE = "market-data";
/** Letters, digits and separators. Braces would name the slot of a key. */
const REDIS_NAMESPACE_PATTERN = /^[\w.:-]{1,64}$/;
const CONNECT_TIMEOUT_MS = 2000;
const CHECK_INTERVAL_MS = 1000;
/** A connection without a response to a check for this time is replaced, in ms. */
const CHECK_TIMEOUT_MS = 1000;
const RETRY_INTERVAL_MS = 100;
const PROBE_MS = 60_000;
/** The common reason of all timeouts. */
const SILENT = "silent";

type Client = ReturnType<typeof newClient>;

/**
 * A connection to Redis, which is replaced after a loss. The connection is up while Redis responds in time, accepts writes, and
 * grants the needed rights. Otherwise, commands fail at once.
 */
export class RedisConnection extends EventEmitter<RedisEvents> {
  readonly location: string;
  readonly #options: RedisConnectionOptions;
  readonly #timeout: number;
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #isUp = false;
  /** The reported reason of the outage. */
  #reason: string | undefined;
  /** The replication id of Redis. It changes with a failover or a restart, which may lose data. */
  #replicationId = "";
  /** A key that exists until Redis loses its data. */
  readonly #probe: string;
  /** The time of the last write of the key. */
  #probedAt = Number.NEGATIVE_INFINITY;
  #commands = 0;
  /** The scripts sent in full on this connection. */
  readonly #scripts = new Set<Script>();
  #watching: Promise<void> = Promise.resolve();

  /** Does not connect yet. */
  constructor(options: RedisConnectionOptions) {
    super();
    this.#options = options;
    this.#timeout = options.timeout ?? DEFAULT_REDIS_TIMEOUT_MS;
    this.location = hideSecret(options.url);
    this.#probe = `${options.namespace}:probe:${randomBytes(6).toString("base64url")}`;
  }

  /**
   * Connects. If Redis is unreachable or accepts no writes, emits the outage and tries again in the background.
   *
   * @throws {StorageError} for a wrong URL, password or right, or an old version of Redis.
   */
  async open(): Promise<void> {
    const { url, namespace } = this.#options;
    checkRedisUrl(url);
    if (!REDIS_NAMESPACE_PATTERN.test(namespace)) {
      const rest = `"${namespace}" (--redis-namespace) is not a name that can be used. Take up to 64 letters, digits, and the characters . _ : -`;
      throw new StorageError("foreign", "The namespace", rest);
    }
    try {
      await this.#check();
    } catch (error) {
      const startError = toStartError(error, this.location);
      if (startError !== undefined) {
        this.#drop();
        throw startError;
      }
      this.fail(error);
    }
    this.#watching = this.#watch();
  }

  /** Whether Redis responded in time, and accepted writes, in the last check. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** The number of commands, including checks. */
  get commands(): number {
    return this.#commands;
  }

  get namespace(): string {
    return this.#options.namespace;
  }

  /** Sends a command. @throws {unknown} a timeout or an error of Redis; the caller calls `fail`. */
  send<Reply>(args: readonly RedisArgument[]): Promise<Reply> {
    const client = this.#client;
    if (client === undefined || !client.isReady)
      return Promise.reject(Object.assign(new Error("it is not connected"), { code: "ENOTCONN" }));
    this.#commands += 1;
    return withTimeout(client.sendCommand<Reply>(args), this.#timeout);
  }

  /**
   * Runs a script. Its first use on a connection sends the text, so that scripts run in the order of their calls.
   *
   * @param args The number of keys, keys, arguments.
   */
  run<Reply>(script: Script, args: readonly RedisArgument[]): Promise<Reply> {
    if (this.#scripts.has(script)) return runScript<Reply>((command) => this.send(command), script, args);
    this.#scripts.add(script);
    return this.send(["EVAL", script.text, ...args]);
  }

  /** Reports a failed command: Redis is away until a check succeeds. */
  fail(error: unknown): void {
    if (this.#closing.signal.aborted) return;
    const reason = describeRedisError(error);
    const wasUp = this.#isUp;
    this.#isUp = false;
    const known = isTimeout(error) ? SILENT : reason;
    const isNews = wasUp || this.#reason !== known;
    this.#reason = known;
    if (isNews) this.emit("down", reason);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#isUp = false;
    this.#drop();
    await this.#watching;
    // Another check may have connected.
    this.#drop();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await sleep(this.#isUp ? CHECK_INTERVAL_MS : RETRY_INTERVAL_MS, signal);
      if (signal.aborted) return;
      await this.#check().catch((error: unknown) => this.fail(error));
    }
  }

  /** Connects if needed, and checks that Redis is a usable primary and responds in time. */
  async #check(): Promise<void> {
    const client = this.#client?.isOpen ? this.#client : await this.#connect();
    const start = performance.now();
    const ask = <Reply>(args: readonly RedisArgument[]): Promise<Reply> => {
      this.#commands += 1;
      return client.sendCommand<Reply>(args);
    };
    const [info, probed] = await this.#withTimeout(
      Promise.all([
        ask<string>(["INFO"]),
        ask<string | null>(["SET", this.#probe, "1", "PX", String(PROBE_MS), "GET"]),
        // Checks the right to read the clock, which the scripts need.
        ask(["TIME"]),
      ]),
    );
    checkVersion(info, this.location);
    const took = performance.now() - start;
    if (took > this.#timeout && !this.#isUp) {
      throw new TimeoutError(this.#timeout);
    }
    const commands = (this.#options.scripts ?? []).flatMap(listCommands);
    if (commands.length > 0)
      await this.#withTimeout(runScript(ask, RIGHTS_SCRIPT, ["1", this.#probe, ...commands]));
    const replicationId = readInfo(info, "master_replid") ?? "";
    const isReplaced = this.#replicationId !== replicationId;
    this.#replicationId = replicationId;
    if (this.#closing.signal.aborted) return;
    const isEmptied = isReplaced || (probed === null && start < this.#probedAt + PROBE_MS);
    this.#probedAt = performance.now();
    if (!this.#isUp) {
      this.#isUp = true;
      this.#reason = undefined;
      this.emit("up");
    } else if (isEmptied) this.emit("emptied");
  }

  /** Waits for the response to a check. Without a response, ends the connection. */
  #withTimeout<Result>(asked: Promise<Result>): Promise<Result> {
    return withTimeout(asked, Math.max(CHECK_TIMEOUT_MS, this.#timeout)).catch((error: unknown) => {
      const isAnswer = error instanceof ErrorReply;
      // The address may lead to the primary now.
      if (!isAnswer || error.message.startsWith("READONLY")) this.#drop();
      throw error;
    });
  }

  async #connect(): Promise<Client> {
    this.#drop();
    const client = newClient(this.#options.url);
    // Rejects commands in progress with the reason.
    client.on("error", (error) => {
      if (this.#client === client && this.#isUp) this.fail(error);
    });
    this.#client = client;
    this.#scripts.clear();
    await client.connect();
    return client;
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    if (client?.isOpen) client.destroy();
  }
}

async function runScript<Reply>(
  send: (command: readonly RedisArgument[]) => Promise<Reply>,
  { sha, text }: Script,
  args: readonly RedisArgument[],
): Promise<Reply> {
  try {
    return await send(["EVALSHA", sha, ...args]);
  } catch (error) {
    if (!(error instanceof ErrorReply && error.message.startsWith("NOSCRIPT"))) throw error;
    return send(["EVAL", text, ...args]);
  }
}

function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: "disabled",
    // `send` has its own timeout. The client would create a signal per command.
    commandOptions: { timeout: 0 },
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: false,
    },
  });
}

/** A field of the response to `INFO`. */
function readInfo(info: string, field: string): string | undefined {
  return new RegExp(`^${field}:(.*?)\\r?$`, "m").exec(info)?.[1];
}

const MIN_VERSION = 7;

function checkVersion(info: string, location: string): void {
  const version = readInfo(info, "redis_version") ?? "unknown";
  if (Number.parseInt(version, 10) >= MIN_VERSION) return;
  throw new StorageError(
    "foreign",
    location,
    `is Redis ${version}; ${MIN_VERSION} or newer is required, or Valkey.`,
  );
}
