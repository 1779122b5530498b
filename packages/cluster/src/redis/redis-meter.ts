import { randomBytes } from "node:crypto";
import { setImmediate as endRound } from "node:timers/promises";
import { minutePeriod } from "@market-data/http";
import type { MaybePromise } from "@market-data/scheduler";
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
import {
  COUNT_SCRIPT,
  type CountReply,
  type CountRequest,
  decodeCount,
  encodeCount,
  type NeededBases,
  type OwnPeriod,
} from "./count-script.ts";
import type { RedisConnection } from "./redis-connection.ts";
import { describeRedisError, isSingleKeyError } from "./redis-errors.ts";

export interface RedisMeterOptions {
  /** Stays open when the meter is closed. */
  readonly connection: RedisConnection;
  /** Where each process adds the credits that it charged: the sum there is the truth of days and months. */
  readonly store: UsageStore;
  /** Called when credits could not be stored; they are kept and stored with the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** Called when what Redis has of one account cannot be used, and this process counts that account by itself. */
  readonly onDamaged?: (key: string, reason: string) => void;
  /** How often credits are stored at most, in ms; a second where absent. */
  readonly interval?: number;
  /** For how long a process that says nothing keeps what its requests have reserved, in seconds; 30 where absent. */
  readonly reservationSeconds?: number;
}

/** Credits of all processes, as far as this one knows, and its own part in them. */
interface SharedCounter extends counting.Counter {
  readonly kind: UsageKind;
  readonly from: number;
  /** Names this process' part in Redis. */
  readonly id: string;
  /** What this process has charged; of that, `saved` is stored, and Redis has replied to `reported`. */
  own: number;
  reported: number;
  /** Whether it began before this process counted: what another has stored that ended since may not be in Redis. */
  readonly isOlder: boolean;
  ownReserved: number;
  /** Whether what the other processes used is known. */
  isKnown: boolean;
}

/** The counters of an account at a time. */
interface SharedCounters extends counting.Counters {
  readonly day: SharedCounter;
  readonly month: SharedCounter;
}

interface SharedAccount {
  readonly id: string;
  readonly minute: counting.MinuteCounter;
  /** The requests of a minute that this process admitted itself. */
  own: { readonly from: number; count: number };
  newest: SharedCounters | undefined;
  readonly day: Map<number, SharedCounter>;
  readonly month: Map<number, SharedCounter>;
  /** What waits until Redis has answered what was sent before. */
  waiting: Waiting[];
  /** What Redis was not told of yet. */
  readonly unreported: Set<SharedCounters>;
  /** Whether it has waited for a request for some time. */
  isOverdue: boolean;
  /** Whether Redis is to be told of it though no request comes. */
  isUrgent: boolean;
  isSending: boolean;
  /** Whether what Redis has of it could not be used. */
  isDamaged: boolean;
}

/** A request to be counted, or to be read about. */
interface Waiting {
  readonly counters: SharedCounters;
  readonly account: Account;
  readonly now: number;
  readonly work:
    | { readonly credits: number; resolve(admission: Admission): void }
    | { readonly credits?: undefined; resolve(usage: Usage): void };
  reject(error: unknown): void;
}

/** More periods than these of one kind are dropped from memory: now, and the one before it. */
const KEPT_PERIODS = 2;
/** One command counts that many requests at most. */
const MAX_BATCH = 100;
/** So many accounts are told of at once: more would not be answered in time. */
const MAX_REPORTED_AT_ONCE = 100;
/** The end of a request that used what it had reserved waits once to twice that for the account's next request, in ms. */
const REPORT_DELAY_MS = 500;
/** How long the store may take, in ms: to read credits, before it goes on with what this process knows, or to check that they can be stored. */
const STORE_TIMEOUT_MS = 2000;
/** How long the store is left alone after it failed, in ms. */
const STORE_RETRY_MS = 1000;

/**
 * Counts in Redis, for all processes together, and stores the credits of this one at most once an interval. One command at
 * a time is under way for an account; the requests that come meanwhile share the next one. What a request used is counted here at
 * once and told to Redis with the account's next request, or soon: until then its reservation stands for it.
 *
 * While Redis is away, each process counts by itself, from what it knew last. What it counted is added when Redis is back.
 */
export class RedisMeter implements Meter {
  readonly #connection: RedisConnection;
  readonly #store: UsageStore;
  readonly #onDamaged: (key: string, reason: string) => void;
  readonly #reservationSeconds: number;
  readonly #saver: BackgroundSaver;
  readonly #batches: IdempotentWriter<Unsaved[]>;
  readonly #accounts = new Map<string, SharedAccount>();
  /** Those that are not settled. */
  readonly #reservations = new Map<Reservation, { shared: SharedAccount; counters: SharedCounters }>();
  /** The accounts with credits that are not stored yet. */
  #changed = new Set<SharedAccount>();
  /** The accounts of which Redis was not told all yet. */
  readonly #unreported = new Set<SharedAccount>();
  readonly #process = randomBytes(6).toString("base64url");
  readonly #timer: NodeJS.Timeout;
  readonly #onUp = () => this.#resume();
  readonly #onEmptied = () => this.#reportMinute();
  #reportTimer: NodeJS.Timeout | undefined;
  /** The time of the first request, in Unix ms. */
  #began = Number.NaN;
  #counters = 0;
  #storeError: unknown;
  #storeRetryAt = 0;
  #saves = 0;
  #saving: Promise<void> | undefined;
  #localRequests = 0;

  constructor({
    connection,
    store,
    onError = () => {},
    onDamaged = () => {},
    interval = 1000,
    reservationSeconds = 30,
  }: RedisMeterOptions) {
    this.#connection = connection;
    this.#store = store;
    this.#onDamaged = onDamaged;
    this.#reservationSeconds = reservationSeconds;
    this.#batches = new IdempotentWriter((batch, name) => {
      this.#saves += 1;
      return store.add(
        batch.map(({ entry }) => entry),
        name,
      );
    });
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
    connection.on("up", this.#onUp);
    connection.on("emptied", this.#onEmptied);
    this.#timer = setInterval(() => this.#renewReservations(), (reservationSeconds * 1000) / 3).unref();
  }

  /** How many requests were counted by this process alone, because Redis was away. */
  get localRequests(): number {
    return this.#localRequests;
  }

  admit(account: Account, credits: number, now: number): MaybePromise<Admission> {
    return this.#wait<Admission>(account, now, (resolve) => ({ credits, resolve }));
  }

  settle(reservation: Reservation, credits: number): Usage {
    const { account, time } = reservation;
    const made = this.#reservations.get(reservation);
    if (made === undefined) return counting.toUsage(this.#find(account, time).counters, account, time);
    this.#reservations.delete(reservation);
    const { shared, counters } = made;
    counting.charge(counters, reservation, credits);
    for (const kind of counting.KINDS) {
      counters[kind].own += credits;
      counters[kind].ownReserved -= reservation.credits;
    }
    if (credits > 0) {
      this.#changed.add(shared);
      this.#saver.schedule();
    }
    shared.unreported.add(counters);
    // A request that used what it had reserved leaves to others what it left before.
    this.#report(shared, credits !== reservation.credits);
    return counting.toUsage(counters, account, time);
  }

  usage(account: Account, now: number): MaybePromise<Usage> {
    return this.#wait<Usage>(account, now, (resolve) => ({ resolve }));
  }

  /**
   * Makes sure that credits can be stored: where the last attempt failed, it is made again, as the store may be back.
   *
   * @throws {unknown} what the attempt throws, or where it takes too long, what the one before threw.
   */
  async checkStored(): Promise<void> {
    const failure = this.#storeError;
    if (failure === undefined) return;
    await withTimeout(this.#saver.flush(), STORE_TIMEOUT_MS).catch((error: unknown) => {
      throw error instanceof TimeoutError ? failure : error;
    });
  }

  /** What is not stored yet. */
  unsaved(): UsageEntry[] {
    return [...this.#accounts.values()].flatMap(findUnsaved).map(({ entry }) => entry);
  }

  async flush(): Promise<void> {
    await this.#reportAll();
    await this.#saver.flush();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#reportTimer);
    this.#connection.off("up", this.#onUp);
    this.#connection.off("emptied", this.#onEmptied);
    await this.#reportAll();
    await this.#saver.close();
  }

  #wait<Result>(
    account: Account,
    now: number,
    toWork: (resolve: (result: Result) => void) => unknown,
  ): MaybePromise<Result> {
    const { shared, counters } = this.#find(account, now);
    return new Promise<Result>((resolve, reject) => {
      const work = toWork(resolve) as Waiting["work"];
      shared.waiting.push({ counters, account, now, work, reject });
      this.#send(shared);
    });
  }

  /** The account, and its counters of a time. */
  #find(account: Account, now: number): { shared: SharedAccount; counters: SharedCounters } {
    if (Number.isNaN(this.#began)) this.#began = now;
    const shared = this.#getAccount(account.accountId);
    const periods = counting.findPeriods(shared.newest?.periods, account, now);
    if (shared.newest?.periods !== periods) {
      shared.newest = {
        minute: shared.minute,
        day: this.#getCounter(shared, "day", periods.day.from),
        month: this.#getCounter(shared, "month", periods.month.from),
        periods,
      };
    }
    return { shared, counters: shared.newest };
  }

  #getAccount(id: string): SharedAccount {
    let shared = this.#accounts.get(id);
    if (shared === undefined) {
      shared = {
        id,
        minute: { period: minutePeriod(0), used: 0, reserved: 0 },
        own: { from: 0, count: 0 },
        newest: undefined,
        day: new Map(),
        month: new Map(),
        waiting: [],
        unreported: new Set(),
        isOverdue: false,
        isUrgent: false,
        isSending: false,
        isDamaged: false,
      };
      this.#accounts.set(id, shared);
    }
    return shared;
  }

  #getCounter(shared: SharedAccount, kind: UsageKind, from: number): SharedCounter {
    let counter = shared[kind].get(from);
    if (counter === undefined) {
      this.#counters += 1;
      const id = `${this.#process}.${this.#counters.toString(36)}`;
      const none = { used: 0, reserved: 0, saved: 0, own: 0, reported: 0, ownReserved: 0 };
      counter = { kind, from, id, ...none, isOlder: from < this.#began, isKnown: false };
      shared[kind].set(from, counter);
    }
    return counter;
  }

  /** Tells Redis of an account's requests that have ended: now, or with the account's next request, or soon. */
  #report(shared: SharedAccount, isUrgent: boolean): void {
    this.#unreported.add(shared);
    if (isUrgent) {
      shared.isUrgent = true;
      this.#send(shared);
      return;
    }
    this.#reportTimer ??= setTimeout(() => this.#reportOverdue(), REPORT_DELAY_MS).unref();
  }

  #reportOverdue(): void {
    for (const shared of this.#unreported) {
      if (shared.isOverdue) this.#report(shared, true);
      shared.isOverdue = true;
    }
    this.#reportTimer =
      this.#unreported.size > 0
        ? setTimeout(() => this.#reportOverdue(), REPORT_DELAY_MS).unref()
        : undefined;
  }

  async #reportAll(): Promise<void> {
    const all = [...this.#unreported];
    for (const shared of all) shared.isUrgent = true;
    for (let start = 0; start < all.length; start += MAX_REPORTED_AT_ONCE)
      await Promise.all(all.slice(start, start + MAX_REPORTED_AT_ONCE).map((shared) => this.#send(shared)));
  }

  /** Redis lost its data: it is told of the minute again, which nobody else stores. */
  #reportMinute(): void {
    const accounts = [...this.#accounts.values()];
    const minute = accounts.reduce((newest, { own }) => Math.max(newest, own.from), 0);
    for (const shared of accounts) {
      if (shared.own.from !== minute || shared.newest === undefined) continue;
      shared.unreported.add(shared.newest);
      this.#unreported.add(shared);
    }
    this.#reportAll();
  }

  /** Says again what requests under way have reserved, before it expires. */
  #renewReservations(): void {
    for (const { shared, counters } of this.#reservations.values()) {
      shared.unreported.add(counters);
      this.#unreported.add(shared);
    }
    this.#reportAll();
  }

  /** Redis is back, perhaps another one: it is told of what was counted meanwhile. */
  #resume(): void {
    this.#saver.flush().catch(() => this.#saver.schedule());
    this.#reportAll();
  }

  /** Sends all that waits, one command after the other; what comes meanwhile too. */
  async #send(shared: SharedAccount): Promise<void> {
    if (shared.isSending) return;
    shared.isSending = true;
    while (
      shared.waiting.length > 0 ||
      (shared.isUrgent && shared.unreported.size > 0 && this.#connection.isUp)
    ) {
      await gatherRequests();
      const batch = takeBatch(shared);
      try {
        if (this.#connection.isUp) {
          await this.#count(shared, batch);
          shared.isDamaged = false;
          continue;
        }
      } catch (error) {
        if (isSingleKeyError(error)) this.#noteDamage(shared, error);
        else this.#connection.fail(error);
      }
      shared.unreported.add(batch.counters);
      this.#unreported.add(shared);
      await this.#countLocally(shared, batch.requests);
    }
    if (shared.unreported.size === 0) {
      shared.isUrgent = false;
      this.#unreported.delete(shared);
    }
    shared.isSending = false;
  }

  #noteDamage(shared: SharedAccount, error: unknown): void {
    if (!shared.isDamaged) this.#onDamaged(this.#toKey(shared), describeRedisError(error));
    shared.isDamaged = true;
    // With its next request, it is tried again.
    shared.isUrgent = false;
  }

  #toKey({ id }: SharedAccount): string {
    return `${this.#connection.namespace}:{${id}}:usage`;
  }

  async #count(shared: SharedAccount, { counters, requests }: Batch): Promise<void> {
    const { day, month } = counters;
    const generation = this.#connection.replicationId;
    const admissions = requests.flatMap(({ account: { limits }, now, work }) =>
      work.credits === undefined
        ? []
        : {
            credits: work.credits,
            now,
            minuteLimit: limits.rateLimitMinute,
            dayLimit: limits.creditLimitDaily,
            monthLimit: limits.creditLimitMonthly,
          },
    );
    const ask = async (
      isCompared: boolean,
      dayBase?: Base,
      monthBase?: Base,
    ): Promise<[CountRequest, CountReply | NeededBases]> => {
      const request: CountRequest = {
        key: this.#toKey(shared),
        generation,
        noted: isCompared ? generation : `?${generation}`,
        day: toOwnPeriod(day, dayBase),
        month: toOwnPeriod(month, monthBase),
        process: this.#process,
        minute: { ...shared.own },
        reservationSeconds: this.#reservationSeconds,
        admissions,
      };
      return [
        request,
        decodeCount(await this.#connection.run<unknown[]>(COUNT_SCRIPT, encodeCount(request))),
      ];
    };
    let [sent, reply] = await ask(!this.#isStoreResting());
    if (reply.needsDay !== undefined) {
      const [dayBase, monthBase] = await Promise.all([
        reply.needsDay ? this.#readBase(shared, day) : undefined,
        reply.needsMonth ? this.#readBase(shared, month) : undefined,
      ]);
      const isStored = (dayBase?.isStored ?? true) && (monthBase?.isStored ?? true);
      [sent, reply] = await ask(isStored, dayBase, monthBase);
    }
    if (reply.needsDay !== undefined) throw new Error("it lost the counters of an account meanwhile");
    take(day, reply.day, sent.day);
    take(month, reply.month, sent.month);
    shared.minute.period = minutePeriod(reply.minute.from);
    shared.minute.used = reply.minute.count;
    const admitted = this.#decide(shared, requests);
    if (admitted !== reply.admitted) {
      // Other rules than here: those of another version of the script, under the same name, are not possible.
      this.#connection.fail(
        new Error(`it admitted ${reply.admitted} of ${requests.length} requests, and the plan ${admitted}`),
      );
    }
  }

  /** Applies the limits to the counters as they are known. @returns How many requests were admitted. */
  #decide(shared: SharedAccount, requests: readonly Waiting[]): number {
    let admitted = 0;
    for (const { counters, account, now, work } of requests) {
      if (work.credits === undefined) {
        work.resolve(counting.toUsage(counters, account, now));
        continue;
      }
      const admission = counting.admit(counters, account, work.credits, now);
      const { from } = shared.minute.period;
      if (shared.own.from !== from) shared.own = { from, count: 0 };
      if (admission.reservation !== undefined) {
        admitted += 1;
        shared.own.count += 1;
        for (const kind of counting.KINDS) counters[kind].ownReserved += work.credits;
        this.#reservations.set(admission.reservation, { shared, counters });
      }
      work.resolve(admission);
    }
    return admitted;
  }

  async #countLocally(shared: SharedAccount, requests: readonly Waiting[]): Promise<void> {
    for (const request of requests) {
      const { counters, work, reject } = request;
      try {
        for (const kind of counting.KINDS) {
          const counter = counters[kind];
          if (counter.isKnown) continue;
          counter.used = (await this.#readBase(shared, counter)).others + counter.own;
          counter.isKnown = true;
        }
        if (work.credits !== undefined) this.#localRequests += 1;
        if (this.#decide(shared, [request]) > 0) {
          shared.unreported.add(counters);
          this.#unreported.add(shared);
        }
      } catch (error) {
        reject(error);
      }
    }
  }

  /** What the other processes used in a period, at least: what they have stored, or more where this one knows of more. */
  async #readBase({ id }: SharedAccount, counter: SharedCounter): Promise<Base> {
    const known = { others: counter.isKnown ? counter.used - counter.own : 0, isStored: false };
    if (this.#isStoreResting()) return known;
    const deadline = performance.now() + STORE_TIMEOUT_MS;
    const soon = <Result>(result: Promise<Result>) =>
      withTimeout(result, Math.max(0, deadline - performance.now()));
    try {
      // Not while credits are on their way: it would not be known whether they are in the sum.
      for (let isSure = false; !isSure; ) {
        if (this.#saving !== undefined) await soon(this.#saving.catch(() => {}));
        if (this.#batches.isUnsure) return known;
        const saves = this.#saves;
        const stored = await soon(this.#store.used(id, counter.kind, counter.from));
        isSure = saves === this.#saves;
        if (isSure) return { others: Math.max(known.others, stored - counter.saved), isStored: true };
      }
    } catch {
      this.#storeRetryAt = performance.now() + STORE_RETRY_MS;
    }
    return known;
  }

  /** Whether the store failed a moment ago. */
  #isStoreResting(): boolean {
    return performance.now() < this.#storeRetryAt;
  }

  /** Stores what is not stored yet. */
  #save(): Promise<void> {
    this.#saving = this.#saveChanged().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #saveChanged(): Promise<void> {
    try {
      await this.#batches.save(() => this.#takeUnsaved(), noteSaved);
      this.#storeError = undefined;
    } catch (error) {
      this.#storeError = error;
      throw error;
    }
  }

  #takeUnsaved(): Unsaved[] | undefined {
    const accounts = this.#changed;
    if (accounts.size === 0) return undefined;
    this.#changed = new Set();
    return [...accounts].flatMap(findUnsaved);
  }
}

interface Unsaved {
  readonly entry: UsageEntry;
  readonly counter: SharedCounter;
  readonly shared: SharedAccount;
}

/** What the other processes used in a period, at least. */
interface Base {
  readonly others: number;
  /** Whether the store was asked. */
  readonly isStored: boolean;
}

/** What one command is about: requests of the same periods, or only what Redis was not told of yet. */
interface Batch {
  readonly counters: SharedCounters;
  readonly requests: readonly Waiting[];
}

/**
 * Two rounds of the event loop: requests that arrive together share a command, and so do those that follow the responses of this
 * round. To send a command and to be woken by its reply takes more CPU time than to count some requests.
 */
async function gatherRequests(): Promise<void> {
  await endRound();
  await endRound();
}

function takeBatch(shared: SharedAccount): Batch {
  const { waiting, unreported } = shared;
  const [first] = waiting;
  const counters = first?.counters ?? ([...unreported][0] as SharedCounters);
  unreported.delete(counters);
  shared.isOverdue = false;
  let end = waiting.findIndex((request) => request.counters !== counters);
  if (end < 0) end = waiting.length;
  return { counters, requests: waiting.splice(0, Math.min(end, MAX_BATCH)) };
}

function toOwnPeriod(counter: SharedCounter, base?: Base): OwnPeriod {
  const { kind, from, id, own, reported, saved, ownReserved, isOlder } = counter;
  const name = `${kind === "day" ? "d" : "m"}${from}`;
  const period = { name, id, used: own, reserved: ownReserved, mayJoin: own === 0 && !isOlder };
  if (base === undefined) return period;
  // Others know of credits by Redis, and by the store.
  return { ...period, base: { used: base.others + own, unshared: own - Math.max(reported, saved) } };
}

/** Takes over what all processes used, with what this one charged since it asked. */
function take(counter: SharedCounter, total: CountReply["day"], sent: OwnPeriod): void {
  counter.used = total.used + counter.own - sent.used;
  counter.reserved = total.reserved + counter.ownReserved - sent.reserved;
  counter.reported = sent.used;
  counter.isKnown = true;
}

function noteSaved(batch: readonly Unsaved[]): void {
  for (const { entry, counter } of batch) counter.saved += entry.credits;
  for (const { shared } of batch) forget(shared);
}

function findUnsaved(shared: SharedAccount): Unsaved[] {
  return counting.KINDS.flatMap((kind) =>
    [...shared[kind].values()]
      .filter(({ own, saved }) => own !== saved)
      .map((counter) => {
        const { from, own, saved } = counter;
        return { entry: { accountId: shared.id, kind, from, credits: own - saved }, counter, shared };
      }),
  );
}

/** Drops counters of periods that are over, where all of it is stored; the store has them, should a clock step back that far. */
function forget(shared: SharedAccount): void {
  for (const kind of counting.KINDS) {
    const periods = [...shared[kind].values()].sort((one, other) => other.from - one.from);
    for (const counter of periods.slice(KEPT_PERIODS)) {
      const { from, own, saved, ownReserved } = counter;
      if (own === saved && ownReserved === 0 && counter !== shared.newest?.[kind]) shared[kind].delete(from);
    }
  }
}
