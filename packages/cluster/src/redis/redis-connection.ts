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
  /** What the names of all keys begin with: installations that share one Redis have different ones. */
  readonly namespace: string;
  /** How long an answer may take, in ms, before Redis counts as away. */
  readonly timeout?: number;
  /** The scripts to run. Without the right to any of their commands, Redis counts as away. */
  readonly scripts?: readonly Script[];
}

/** What a connection reports: Redis is back, or away with a reason, or lost data while it was up. */
export interface RedisEvents {
  up: [];
  down: [reason: string];
  emptied: [];
}

const DEFAULT_REDIS_TIMEOUT_MS = 50;
export const DEFAULT_REDIS_NAMESPACE = "market-data";
/** Letters, digits, and what parts them; no braces, which name the slot of a key. */
const REDIS_NAMESPACE_PATTERN = /^[\w.:-]{1,64}$/;
const CONNECT_TIMEOUT_MS = 2000;
const CHECK_INTERVAL_MS = 1000;
/** A connection on which a check is not answered for that long is closed, and opened again: its other end may be gone. */
const CHECK_TIMEOUT_MS = 1000;
const RETRY_INTERVAL_MS = 100;
const PROBE_MS = 60_000;
/** The one reason that all silence is, whatever its description. */
const SILENT = "silent";

type Client = ReturnType<typeof newClient>;

/**
 * One connection to Redis, opened again whenever it is lost. It is up while Redis answers in time, can be written, and
 * lets this user do what the connection is for; what is sent while it is not is rejected at once.
 */
export class RedisConnection extends EventEmitter<RedisEvents> {
  readonly location: string;
  readonly #options: RedisConnectionOptions;
  readonly #timeout: number;
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #isUp = false;
  /** Why it is away, as was reported. */
  #reason: string | undefined;
  /** Names the history of Redis' data. It changes with a failover or a restart, which may lose data. */
  #replicationId = "";
  /** A key that is there as long as Redis does not lose its data. */
  readonly #probe: string;
  /** When it was written last. */
  #probedAt = Number.NEGATIVE_INFINITY;
  #commands = 0;
  /** The scripts that were sent in full on this connection. */
  readonly #scripts = new Set<Script>();
  #watching: Promise<void> = Promise.resolve();

  /** Not connected yet. */
  constructor(options: RedisConnectionOptions) {
    super();
    this.#options = options;
    this.#timeout = options.timeout ?? DEFAULT_REDIS_TIMEOUT_MS;
    this.location = hideSecret(options.url);
    this.#probe = `${options.namespace}:probe:${randomBytes(6).toString("base64url")}`;
  }

  /**
   * Connects. Where Redis cannot be reached, or cannot be written, that is reported as `unavailable`, and tried again in the
   * background.
   *
   * @throws {StorageError} where the settings are wrong: the URL, the password, its rights, or a Redis that is too old.
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

  /** Whether Redis answered in time, and could be written, when it was last asked. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** How many commands were sent, those of checks too. */
  get commands(): number {
    return this.#commands;
  }

  get namespace(): string {
    return this.#options.namespace;
  }

  /** Sends a command. @throws {unknown} where it is not answered in time, or with an error; `fail` is for the caller to call. */
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

  /** Notes that a command failed: Redis is away until a check succeeds. */
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
    // That may have connected meanwhile.
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

  /** Connects where that is needed, and makes sure that Redis is a primary that can be used, and answers in time. */
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
        // Its clock is needed later; whether this user may ask is to be known at the start.
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

  /** What a check has asked; without an answer, the connection is given up. */
  #withTimeout<Result>(asked: Promise<Result>): Promise<Result> {
    return withTimeout(asked, Math.max(CHECK_TIMEOUT_MS, this.#timeout)).catch((error: unknown) => {
      const isAnswer = error instanceof ErrorReply;
      // The address of a replica may be that of the primary by now.
      if (!isAnswer || error.message.startsWith("READONLY")) this.#drop();
      throw error;
    });
  }

  async #connect(): Promise<Client> {
    this.#drop();
    const client = newClient(this.#options.url);
    // What is under way is rejected, and says why.
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
    // Each command has its time here, in `send`; the client would make a signal for each as well.
    commandOptions: { timeout: 0 },
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: false,
    },
  });
}

/** A field of the text that `INFO` returns. */
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
