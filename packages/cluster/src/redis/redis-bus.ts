import type { Changes, Revision } from "@market-data/market/store";
import { runTask } from "@market-data/scheduler";
import { StorageError } from "@market-data/storage";
import type { CommittedChanges } from "../postgres/changes.ts";
import { isSameRevision } from "../postgres/stored-state.ts";
import { sleep } from "../timeout.ts";
import { decodeChanges, encodeChanges } from "./changes-codec.ts";
import { Leadership, streamKey } from "./leadership.ts";
import type { RedisConnection } from "./redis-connection.ts";
import { isRedisError } from "./redis-errors.ts";

/** How long one read of the stream waits for a message, in ms; less than the connection may take to answer. */
const BLOCK_MS = 500;
const RETRY_MS = 100;
/** How long after it was published a revision is turned to, in ms: all nodes have it by then, and turn at once. */
const DEFAULT_APPLY_DELAY_MS = 300;
/** How often a follower compares its clock with that of Redis, in ms. */
const CLOCK_MS = 10_000;
/** How exactly clocks are compared, in ms. */
const CLOCK_TOLERANCE_MS = 1000;
/** How often a publisher says that it is there, in ms. */
const RENEW_MS = 1000;
/** How often the publisher looks for a new revision, in ms. */
const DEFAULT_LOOK_MS = 100;

/** A timeout for connections of the bus, in ms: changes of the whole market are megabytes. */
export const BUS_TIMEOUT_MS = 2000;

/** What a follower sends to Redis. */
export const FOLLOWER_COMMANDS = ["TIME", "XREAD"];

export interface PublisherOptions {
  /** With a timeout of `BUS_TIMEOUT_MS`. It stays open when the publisher is closed. */
  readonly connection: RedisConnection;
  /** Up to where the market is written. */
  readonly readRevision: () => Promise<Revision>;
  /** What changed after a revision. */
  readonly readChanges: (known: Revision) => Promise<CommittedChanges>;
  /**
   * Reads some of what the next changes will most likely need, when there is nothing to publish.
   *
   * @returns Whether there is more to read.
   */
  readonly readAhead?: () => Promise<boolean>;
  /** Called when a revision could not be read or published; it is tried again. */
  readonly onError: (error: unknown) => void;
  /** Called once it publishes, and no other one. */
  readonly onLead?: () => void;
  /** Called each time that all is published that was written, as far as is known. */
  readonly onPublished?: () => void;
  /** How often to look for a new revision, in ms; 100 where absent. */
  readonly interval?: number;
  /** The timeline of the database: while one of a newer timeline publishes, this one does not. 0 where absent. */
  readonly timeline?: number;
  /** Whether it has the lock of the database; true where absent. */
  readonly hasLock?: () => boolean;
}

/**
 * Publishes each revision of the market once, for all nodes: what changed since the one that was published before, by this
 * one or the one before it. It does so from when it is made until another one is: then Redis rejects what it publishes.
 */
export class RedisPublisher {
  readonly #options: PublisherOptions;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;
  readonly #leadership: Leadership;
  #published: Revision | undefined;
  #isLeading = false;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(options: PublisherOptions) {
    this.#options = options;
    const { connection, timeline = 0, hasLock = () => true } = options;
    this.#leadership = new Leadership(connection, timeline, hasLock);
    this.#working = this.#work();
  }

  /** Resolves when it ends: it is closed, or another one publishes. */
  get ended(): Promise<void> {
    return this.#working;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { connection, onError, onPublished, readAhead, interval = DEFAULT_LOOK_MS } = this.#options;
    while (!this.#closing.signal.aborted) {
      try {
        if (!(await this.#publishChanges())) return;
        if (connection.isUp) onPublished?.();
      } catch (error) {
        onError(error);
      }
      const isMore = await readAhead?.().catch(onError);
      if (isMore !== true) await sleep(interval, this.#closing.signal);
    }
  }

  /** @param published Up to where it has published, with the changes; where it takes over, the one before it has the last word. */
  async #lead(published: Revision, changes?: Buffer): Promise<boolean> {
    const isLeading = await this.#leadership.lead(published, changes);
    this.#saidAt = performance.now();
    if (!isLeading) return false;
    const { before } = this.#leadership;
    // Of another epoch, it is of another installation in the same namespace.
    const goesOn = !this.#isLeading && before?.epoch === published.epoch;
    this.#published = goesOn ? before : published;
    if (!this.#isLeading) this.#options.onLead?.();
    this.#isLeading = true;
    return true;
  }

  /** @returns Whether it leads, as far as is known. */
  async #publishChanges(): Promise<boolean> {
    const { connection, readRevision, readChanges } = this.#options;
    const revision = await readRevision();
    this.#published ??= revision;
    const isDue = performance.now() - this.#saidAt > RENEW_MS;
    if (isDue && connection.isUp && !(await this.#lead(this.#published))) return false;
    const published = this.#published;
    if (isSameRevision(published, revision) || !connection.isUp) return true;
    const changes = await readChanges(published);
    const { epoch, revision: until, commit } = changes;
    // After a restore, or where commits were lost, anything may differ: each node reads the whole market from the database.
    const message = changes.isAll ? { ...changes, catalogue: {}, metrics: [], rates: [] } : changes;
    return this.#lead({ epoch, revision: until, commit }, encodeChanges(message));
  }
}

/** What follows the market: a store that has a snapshot of it, read before the follower is made. */
export interface ChangesTarget {
  /** Up to where its snapshot knows the market; undefined before the first one. */
  readonly known: Revision | undefined;
  /** Builds a snapshot of its own and these changes, in turns. @returns Turns to it, at once. */
  prepare(changes: Changes): Promise<() => void>;
  /** Reads from the database what changed. */
  reread(): Promise<unknown>;
}

export interface FollowerOptions {
  /** With a timeout of `BUS_TIMEOUT_MS`, and of its own: it waits for messages. It stays open when the follower is closed. */
  readonly connection: RedisConnection;
  readonly target: ChangesTarget;
  /**
   * Called when a message is of another market, or could not be used, or the database could not be read after a gap. That Redis is away is
   * reported by the connection.
   */
  readonly onError: (error: unknown) => void;
  /** How long after its publication a revision is turned to, in ms; the same on all nodes. 300 where absent. */
  readonly applyDelay?: number;
}

/** Follows the market by what is published: all nodes turn to a revision at once, by the clock of Redis. */
export class RedisFollower {
  readonly #options: FollowerOptions;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;
  /** The last message that was read, and of which history of Redis it was. */
  #position = { id: "0", replicationId: "" };
  /** What the clock of this machine is ahead of that of Redis, in ms, and when that was found out. */
  #clock = { ahead: 0, at: Number.NEGATIVE_INFINITY };
  /** When the target's database was read last, by the clock of Redis, in Unix ms: it has all that was published before. */
  #knownSince = 0;
  #gaps = 0;
  #lag = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#working = this.#work();
  }

  /** How often messages were missed, or those of another history were read, so that the database had to be read. */
  get gaps(): number {
    return this.#gaps;
  }

  /** How long the last message that was applied took from its publication until it was read here, in ms. */
  get lag(): number {
    return this.#lag;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { connection, onError } = this.#options;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      if (!connection.isUp) {
        await sleep(RETRY_MS, signal);
        continue;
      }
      try {
        if (performance.now() - this.#clock.at > CLOCK_MS) await this.#compareClocks();
        if (this.#knownSince === 0) this.#knownSince = Date.now() - this.#clock.ahead;
        await this.#readNext();
      } catch (error) {
        if (signal.aborted) return;
        if (isRedisError(error)) connection.fail(error);
        else {
          onError(error);
          await sleep(RETRY_MS, signal);
        }
      }
    }
  }

  async #compareClocks(): Promise<void> {
    const before = Date.now();
    const [seconds, microseconds] = await this.#options.connection.send<[string, string]>(["TIME"]);
    const middle = (before + Date.now()) / 2;
    const ahead = middle - Number(seconds) * 1000 - Number(microseconds) / 1000;
    this.#clock = { ahead, at: performance.now() };
  }

  async #readNext(): Promise<void> {
    const { connection } = this.#options;
    const { replicationId } = connection;
    // Another Redis has message ids of its own: its stream is read from the start, and changes already applied are skipped.
    if (this.#position.replicationId !== replicationId) this.#position = { id: "0", replicationId };
    const args = [
      "COUNT",
      "1",
      "BLOCK",
      String(BLOCK_MS),
      "STREAMS",
      streamKey(connection),
      this.#position.id,
    ];
    const reply = await connection.sendForBytes<StreamReply | null>(["XREAD", ...args]);
    const entry = reply?.[0]?.[1][0];
    if (entry === undefined) return;
    const [id, fields] = entry;
    this.#position = { id: id.toString(), replicationId };
    await this.#take(Number.parseInt(id.toString(), 10), fields[1]);
  }

  /** @param published By the clock of Redis, in Unix ms. */
  async #take(published: number, bytes: Buffer): Promise<void> {
    const { target, onError, applyDelay = DEFAULT_APPLY_DELAY_MS } = this.#options;
    const arrived = performance.now();
    const lag = Date.now() - this.#clock.ahead - published;
    const message = await runTask(decodeChanges(bytes), "urgent");
    const firstUse = this.#findUse(message, published);
    if (firstUse === "none") return;
    this.#lag = Math.max(0, lag);
    const prepare = () => target.prepare(message as CommittedChanges);
    const turn = firstUse === "apply" ? await prepare() : undefined;
    // Not longer than the delay, whatever the clocks say.
    const left = Math.min(applyDelay, applyDelay - lag) - (performance.now() - arrived);
    if (left > 0) await sleep(left, this.#closing.signal);
    if (this.#closing.signal.aborted) return;
    // Once more: the target may have read the database meanwhile.
    const use = this.#findUse(message, published);
    if (use === "apply") (turn ?? (await prepare()))();
    if (use !== "reread") return;
    this.#gaps += 1;
    const start = Date.now() - this.#clock.ahead;
    await target.reread().then(() => {
      this.#knownSince = start;
      if (message !== undefined && message.epoch !== target.known?.epoch) onError(this.#foreignMarket());
    }, onError);
  }

  #foreignMarket(): StorageError {
    const { location, namespace } = this.#options.connection;
    const rest = `has changes of another market in the namespace "${namespace}". Give each installation one of its own (--redis-namespace).`;
    return new StorageError("foreign", location, rest);
  }

  /** What a message is good for. Without one that can be read, or after a gap, the database has to be read. */
  #findUse(message: CommittedChanges | undefined, published: number): "none" | "apply" | "reread" {
    const { known } = this.#options.target;
    const isOld = published < this.#knownSince - CLOCK_TOLERANCE_MS;
    if (message === undefined || message.isAll || message.epoch !== known?.epoch)
      return isOld ? "none" : "reread";
    const ahead = message.revision - known.revision;
    if (ahead < 0) return "none";
    // It begins later, or what is known was lost: another server took over without it.
    if (message.commits[ahead] !== known.commit) return isOld && ahead === 0 ? "none" : "reread";
    return ahead === 0 ? "none" : "apply";
  }
}

type StreamReply = readonly [
  readonly [name: Buffer, entries: readonly [id: Buffer, fields: readonly [Buffer, Buffer]][]],
];
