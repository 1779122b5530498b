import { setImmediate as endRound } from "node:timers/promises";
import { minutePeriod } from "@market-data/http";
import {
  type Account,
  type Admission,
  BackgroundSaver,
  IdempotentWriter,
  type Meter,
  type Reservation,
  type Usage,
  type UsageEntry,
  type UsageKind,
  type UsageStore,
} from "@market-data/storage";
import * as counting from "@market-data/storage/counting";
import { TimeoutError, withTimeout } from "../timeout.ts";
import { RESERVE_SCRIPT, SETTLE_SCRIPT } from "./meter-scripts.ts";
import type { RedisConnection } from "./redis-connection.ts";
import { describeRedisError, isSingleKeyError } from "./redis-errors.ts";
import type { Script } from "./script.ts";

export interface RedisMeterOptions {
  /** Stays open when the meter is closed. */
  readonly connection: RedisConnection;
  /** The used credits of all nodes: the truth of days and months. */
  readonly store: UsageStore;
  /** Called when credits could not be stored. The next attempt follows one interval later. */
  readonly onError?: (error: unknown) => void;
  /** Called when the key of an account is damaged, and this node counts the account alone. */
  readonly onDamaged?: (key: string, reason: string) => void;
  /** The time between attempts to store credits, in ms. Default: one second. */
  readonly interval?: number;
}

/** The credits of all nodes in a period, as far as this node knows. `saved` is the stored part of `charged`. */
interface SharedCounter extends counting.Counter {
  readonly accountId: string;
  readonly kind: UsageKind;
  readonly from: number;
  /** Credits of this node that were sent to Redis, or will be compared after an outage. */
  charged: number;
  /** Credits of this node that are not sent yet. */
  unsent: number;
  /** Credits reserved by this node. */
  ownReserved: number;
  /** The number of the last comparison with the store. */
  comparison: number;
}

interface SharedAccount {
  readonly id: string;
  readonly minute: counting.MinuteCounter;
  /** The last minute in which this node admitted requests, and their number. */
  own: { readonly from: number; readonly count: number };
  newest: SharedCounters | undefined;
  counters: readonly SharedCounter[];
  /** Whether this node counts the account alone. */
  isAlone: boolean;
  isIdle: boolean;
}

/** The counters of an account at a time, and what Redis is asked next. */
interface SharedCounters extends counting.Counters {
  readonly account: SharedAccount;
  readonly day: SharedCounter;
  readonly month: SharedCounter;
  readonly waiting: Waiting[];
  /** Reserved and used credits of settled requests by the bucket of their reservation; 0 if Redis was away. */
  readonly settlements: Map<number, readonly [reserved: number, used: number]>;
}

/** A request of an admission or the usage. */
interface Waiting {
  /** Credits, time and limits of an admission. */
  readonly args: readonly number[];
  /** Called when the counters are known, with the bucket of the reservation if Redis was asked. */
  decide(bucket?: number): void;
}

interface Unsaved extends UsageEntry {
  readonly counter: SharedCounter;
}

const NO_REQUESTS = { from: 0, count: 0 };
/** The most requests of one command. */
const MAX_BATCH = 100;
/** How long the store may take to respond, in ms. */
const STORE_TIMEOUT_MS = 2000;
/** How long the store is not read after an error, in ms. */
const STORE_RETRY_MS = 1000;
/** This long after an outage, all nodes have stored what they counted alone, in ms. */
const SECOND_COMPARISON_MS = 3000;
/** Accounts leave the memory one to two of these intervals after their last request. */
const IDLE_MS = 180_000;

/**
 * Counts in Redis for all nodes, and stores the credits of this node in the background. An account has one command in
 * progress, and requests that arrive meanwhile share the next one. While Redis is away, the node counts alone, from the last known
 * counters. Afterwards, the next request of each account compares Redis with the store, and the greater number wins.
 */
export class RedisMeter implements Meter {
  readonly #connection: RedisConnection;
  readonly #store: UsageStore;
  readonly #onDamaged: (key: string, reason: string) => void;
  readonly #saver: BackgroundSaver;
  readonly #batches: IdempotentWriter<Unsaved[]>;
  readonly #accounts = new Map<string, SharedAccount>();
  readonly #reservations = new Map<Reservation, { counters: SharedCounters; bucket: number }>();
  readonly #sending = new Map<SharedCounters, Promise<void>>();
  readonly #unsaved = new Set<SharedCounter>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #onChange = () => void this.#compareAll();
  /** Counters with an earlier comparison may lack credits in Redis. */
  #comparison = 0;
  #secondComparison: NodeJS.Timeout | undefined;
  #storeRetryAt = 0;
  #localRequests = 0;

  constructor(options: RedisMeterOptions) {
    const { connection, store, onError = () => {}, onDamaged = () => {}, interval = 1000 } = options;
    this.#connection = connection;
    this.#store = store;
    this.#onDamaged = onDamaged;
    this.#batches = new IdempotentWriter((batch, id) => store.add(batch, id));
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
    connection.on("up", this.#onChange).on("emptied", this.#onChange);
    this.#sweeper = setInterval(() => this.#dropIdle(), IDLE_MS).unref();
  }

  /** The number of requests counted by this node alone, because Redis was away. */
  get localRequests(): number {
    return this.#localRequests;
  }

  admit(account: Account, credits: number, now: number): Promise<Admission> {
    const counters = this.#find(account, now);
    const { rateLimitMinute, creditLimitDaily, creditLimitMonthly } = account.limits;
    const args = [credits, now, rateLimitMinute, creditLimitDaily, creditLimitMonthly];
    return this.#wait(counters, args, (bucket = 0) => {
      const admission = counting.admit(counters, account, credits, now);
      if (admission.reservation === undefined) return admission;
      const shared = counters.account;
      const { from } = shared.minute.period;
      shared.own = { from, count: shared.own.from === from ? shared.own.count + 1 : 1 };
      for (const kind of counting.KINDS) counters[kind].ownReserved += credits;
      this.#reservations.set(admission.reservation, { counters, bucket });
      return admission;
    });
  }

  settle(reservation: Reservation, credits: number): Usage {
    const { account, time } = reservation;
    const made = this.#reservations.get(reservation);
    if (made === undefined) return counting.toUsage(this.#find(account, time), account, time);
    const { counters, bucket } = made;
    this.#reservations.delete(reservation);
    counting.charge(counters, reservation, credits);
    for (const kind of counting.KINDS) {
      counters[kind].unsent += credits;
      counters[kind].ownReserved -= reservation.credits;
    }
    if (reservation.credits > 0 || credits > 0) {
      const [reserved, used] = counters.settlements.get(bucket) ?? [0, 0];
      counters.settlements.set(bucket, [reserved + reservation.credits, used + credits]);
      this.#send(counters);
    }
    return counting.toUsage(counters, account, time);
  }

  usage(account: Account, now: number): Promise<Usage> {
    const counters = this.#find(account, now);
    return this.#wait(counters, [], () => counting.toUsage(counters, account, now));
  }

  /**
   * Checks that credits can be stored. After a failed attempt, tries again.
   *
   * @throws {unknown} the error of the attempt, or of the earlier attempt if this one takes too long.
   */
  async checkStored(): Promise<void> {
    const failure = this.#saver.error;
    if (failure === undefined) return;
    await withTimeout(this.#saver.flush(), STORE_TIMEOUT_MS).catch((error: unknown) => {
      throw error instanceof TimeoutError ? failure : error;
    });
  }

  /** Returns the credits that are not stored yet. */
  unsaved(): Unsaved[] {
    return [...this.#unsaved].map((counter) => {
      const { accountId, kind, from, charged, saved } = counter;
      return { accountId, kind, from, credits: charged - saved, counter };
    });
  }

  async flush(): Promise<void> {
    await Promise.all(this.#sending.values());
    await this.#saver.flush();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    clearTimeout(this.#secondComparison);
    this.#connection.off("up", this.#onChange).off("emptied", this.#onChange);
    await Promise.all(this.#sending.values());
    await this.#saver.close();
  }

  /** The counters of an account at a time. */
  #find(account: Account, now: number): SharedCounters {
    const shared = this.#accounts.get(account.accountId) ?? newAccount(account.accountId);
    this.#accounts.set(shared.id, shared);
    shared.isIdle = false;
    const { minute, newest } = shared;
    const periods = counting.findPeriods(newest?.periods, account, now);
    if (newest?.periods === periods) return newest;
    const day = findCounter(shared, "day", periods.day.from);
    const month = findCounter(shared, "month", periods.month.from);
    shared.counters = [
      ...new Set([day, month, ...shared.counters.filter((each) => this.#unsaved.has(each))]),
    ];
    shared.newest = { account: shared, minute, day, month, periods, waiting: [], settlements: new Map() };
    return shared.newest;
  }

  #wait<Result>(
    counters: SharedCounters,
    args: readonly number[],
    decide: (bucket?: number) => Result,
  ): Promise<Result> {
    return new Promise((resolve) => {
      counters.waiting.push({ args, decide: (bucket) => resolve(decide(bucket)) });
      this.#send(counters);
    });
  }

  #send(counters: SharedCounters): void {
    if (!this.#sending.has(counters)) this.#sending.set(counters, this.#sendWaiting(counters));
  }

  async #sendWaiting(counters: SharedCounters): Promise<void> {
    const { account, waiting, settlements } = counters;
    do {
      // Requests of one round of the event loop share a command.
      await endRound();
      const requests = waiting.splice(0, MAX_BATCH);
      try {
        await this.#count(counters, requests);
        account.isAlone = false;
      } catch (error) {
        this.#noteFailure(account, error);
        this.#countLocally(counters, requests);
      }
    } while (waiting.length > 0 || settlements.size > 0);
    this.#sending.delete(counters);
  }

  #noteFailure(account: SharedAccount, error: unknown): void {
    if (this.#connection.isUp) {
      if (!isSingleKeyError(error)) this.#connection.fail(error);
      else if (!account.isAlone) this.#onDamaged(this.#toKey(account), describeRedisError(error));
    }
    account.isAlone = true;
  }

  /** Settles and admits requests in Redis. */
  async #count(counters: SharedCounters, requests: readonly Waiting[]): Promise<void> {
    const settled = this.#settle(counters);
    if (requests.length === 0) return settled;
    const { account, day, month } = counters;
    const args = requests.flatMap((request) => request.args);
    const isCurrent = ({ comparison }: SharedCounter) => comparison === this.#comparison;
    if (isCurrent(day) && isCurrent(month)) {
      const asked = this.#run<number[]>(RESERVE_SCRIPT, counters, ["", "", 0, 0, ...args]);
      const [reply] = await Promise.all([asked, settled]);
      if (reply.length > 0) return this.#decide(counters, requests, reply);
    }
    // After an outage, Redis may lack requests of this minute. After only a day began, it has them.
    const own = isCurrent(day) === isCurrent(month) ? account.own : NO_REQUESTS;
    // A base must not contain credits that Redis receives later.
    await settled;
    await this.#compare(counters);
    const bases = counting.KINDS.map((kind) => counters[kind].used - counters[kind].unsent);
    const all = [...bases, own.from, own.count, ...args];
    this.#decide(counters, requests, await this.#run(RESERVE_SCRIPT, counters, all));
  }

  async #settle(counters: SharedCounters): Promise<void> {
    const args = [...counters.settlements].flat(2);
    const credits = [...counters.settlements.values()].reduce((sum, [, used]) => sum + used, 0);
    counters.settlements.clear();
    try {
      if (args.length > 0) await this.#run(SETTLE_SCRIPT, counters, args);
    } finally {
      // If the command failed, the comparison after the outage adds the credits.
      for (const kind of counting.KINDS) {
        counters[kind].unsent -= credits;
        counters[kind].charged += credits;
        if (credits > 0) this.#unsaved.add(counters[kind]);
      }
      if (credits > 0) this.#saver.schedule();
    }
  }

  async #run<Reply>(
    script: Script,
    { account, day, month }: SharedCounters,
    args: readonly (string | number)[],
  ): Promise<Reply> {
    if (!this.#connection.isUp) throw new Error("Redis is away.");
    const all = [1, this.#toKey(account), `d${day.from}`, `m${month.from}`, ...args];
    return this.#connection.run<Reply>(script, all.map(String));
  }

  #toKey({ id }: SharedAccount): string {
    return `${this.#connection.namespace}:{${id}}:usage`;
  }

  /** Decides on requests with the counters of Redis. */
  #decide(counters: SharedCounters, requests: readonly Waiting[], reply: readonly number[]): void {
    const { minute, day, month } = counters;
    const [bucket = 0, admitted = 0, from = 0, count = 0, ...credits] = reply;
    minute.period = minutePeriod(from);
    minute.used = count;
    [day.used = 0, day.reserved = 0, month.used = 0, month.reserved = 0] = credits;
    const before = this.#reservations.size;
    for (const { decide } of requests) decide(bucket);
    const decided = this.#reservations.size - before;
    for (const counter of [day, month]) counter.used += counter.unsent;
    if (decided === admitted) return;
    this.#connection.fail(new Error(`it admitted ${admitted} requests, and this node ${decided}`));
  }

  /** Decides on requests with the last known counters, without the reservations of other nodes. */
  #countLocally(counters: SharedCounters, requests: readonly Waiting[]): void {
    for (const kind of counting.KINDS) counters[kind].reserved = counters[kind].ownReserved;
    for (const { args, decide } of requests) {
      if (args.length > 0) this.#localRequests += 1;
      decide();
    }
  }

  /** Raises the known credits to the stored credits. If the store fails, the next request compares again. */
  async #compare({ day, month }: SharedCounters): Promise<void> {
    if (performance.now() < this.#storeRetryAt) return;
    const comparison = this.#comparison;
    const both = [day, month];
    const read = async () => {
      if (both.some((counter) => this.#unsaved.has(counter))) await this.#saver.flush();
      return Promise.all(both.map(({ accountId, kind, from }) => this.#store.used(accountId, kind, from)));
    };
    try {
      const stored = await withTimeout(read(), STORE_TIMEOUT_MS);
      for (const [index, counter] of both.entries()) {
        counter.used = Math.max(counter.used, (stored[index] ?? 0) + counter.unsent);
        counter.comparison = comparison;
      }
    } catch {
      this.#storeRetryAt = performance.now() + STORE_RETRY_MS;
    }
  }

  /**
   * Redis is back, or lost data. The next request of each account compares, and again when all nodes have stored what they
   * counted alone. Accounts of this node compare now if it counted them alone.
   */
  async #compareAll(): Promise<void> {
    this.#comparison += 1;
    clearTimeout(this.#secondComparison);
    this.#secondComparison = setTimeout(() => {
      this.#comparison += 1;
    }, SECOND_COMPARISON_MS).unref();
    await this.#saver.flush().catch(() => this.#saver.schedule());
    for (const account of this.#accounts.values()) {
      if (!account.isAlone || account.newest === undefined) continue;
      account.isAlone = false;
      await this.#wait(account.newest, [], () => {});
    }
  }

  #save(): Promise<void> {
    const take = () => (this.#unsaved.size > 0 ? this.unsaved() : undefined);
    return this.#batches.save(take, (batch) => {
      for (const { counter, credits } of batch) {
        counter.saved += credits;
        if (counter.saved === counter.charged) this.#unsaved.delete(counter);
      }
    });
  }

  #dropIdle(): void {
    for (const [id, account] of this.#accounts) {
      const isSaved = !account.counters.some((counter) => this.#unsaved.has(counter));
      if (account.isIdle && isSaved) this.#accounts.delete(id);
      account.isIdle = true;
    }
  }
}

function newAccount(id: string): SharedAccount {
  const minute: counting.MinuteCounter = { period: minutePeriod(0), used: 0, reserved: 0 };
  return { id, minute, own: NO_REQUESTS, newest: undefined, counters: [], isAlone: false, isIdle: false };
}

function findCounter({ id, counters }: SharedAccount, kind: UsageKind, from: number): SharedCounter {
  const none = { used: 0, reserved: 0, saved: 0, charged: 0, unsent: 0, ownReserved: 0, comparison: -1 };
  const known = counters.find((counter) => counter.kind === kind && counter.from === from);
  return known ?? { accountId: id, kind, from, ...none };
}
