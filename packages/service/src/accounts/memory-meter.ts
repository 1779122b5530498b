import { type MaybePromise, minutePeriod } from "@market-data/http";
import { BackgroundSaver } from "./background-saver.ts";
import {
  admit,
  type Counter,
  type Counters,
  charge,
  findPeriods,
  isSaved,
  KINDS,
  type MinuteCounter,
  type Periods,
  toUsage,
} from "./counting.ts";
import type { Account, Admission, Meter, Reservation, Usage } from "./meter.ts";
import { OnceSaver } from "./once-saver.ts";
import type { UsageEntry, UsageKind, UsageStore } from "./usage-store.ts";

export interface MemoryMeterOptions {
  /** Where credits are stored; without it, the meter forgets them when the process ends. */
  readonly store?: UsageStore;
  /** Called when credits could not be stored; they are kept and stored with the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** How often credits are stored at most, in ms; a second where absent. */
  readonly interval?: number;
}

interface AccountCounters {
  readonly minute: MinuteCounter;
  periods: Periods | undefined;
  /** By the start of the period. */
  readonly day: Map<number, Counter>;
  readonly month: Map<number, Counter>;
}

/** More periods than these of one kind are dropped from memory: now, and the one before it. */
const KEPT_PERIODS = 2;

/**
 * Counts in memory, and stores credits at most once an interval: a process that is killed loses at most the credits of
 * that interval. For one process; several with one store would each allow the whole limit.
 */
export class MemoryMeter implements Meter {
  readonly #accounts = new Map<string, AccountCounters>();
  readonly #store: UsageStore | undefined;
  readonly #saver: BackgroundSaver;
  readonly #batches: OnceSaver<Unsaved[]> | undefined;
  /** Those that are not settled. */
  readonly #reservations = new Set<Reservation>();
  /** The accounts with credits that are not stored yet. */
  #changed = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  #storeError: unknown;

  constructor({ store, onError = () => {}, interval = 1000 }: MemoryMeterOptions = {}) {
    this.#store = store;
    this.#batches =
      store &&
      new OnceSaver((batch, name) =>
        store.add(
          batch.map(({ entry }) => entry),
          name,
        ),
      );
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
  }

  admit(account: Account, credits: number, now: number): MaybePromise<Admission> {
    return this.#whenLoaded(account, now, (counters) => {
      const admission = admit(counters, account, credits, now);
      if (admission.reservation !== undefined) this.#reservations.add(admission.reservation);
      return admission;
    });
  }

  settle(reservation: Reservation, credits: number): MaybePromise<Usage> {
    const { account, time } = reservation;
    return this.#whenLoaded(account, time, (counters) => {
      if (this.#reservations.delete(reservation)) {
        charge(counters, reservation, credits);
        if (credits > 0) {
          this.#changed.add(account.accountId);
          if (this.#store !== undefined) this.#saver.schedule();
        }
      }
      return toUsage(counters, account, time);
    });
  }

  usage(account: Account, now: number): MaybePromise<Usage> {
    return this.#whenLoaded(account, now, (counters) => toUsage(counters, account, now));
  }

  /** Makes sure that the last attempt to store credits did. @throws {unknown} what it threw. */
  async checkStored(): Promise<void> {
    if (this.#storeError !== undefined) throw this.#storeError;
  }

  /** What is not stored yet. */
  unsaved(): UsageEntry[] {
    return this.#findUnsaved(this.#accounts.keys()).map(({ entry }) => entry);
  }

  async flush(): Promise<void> {
    await this.#saver.flush();
  }

  async close(): Promise<void> {
    await this.#saver.close();
  }

  /**
   * Does some work with the counters of a time. It is not awaited between the last look at them and the work, so that
   * requests at the same time are all counted, and no counter is dropped in between.
   */
  #whenLoaded<Result>(
    account: Account,
    now: number,
    work: (counters: Counters) => Result,
  ): MaybePromise<Result> {
    const { accountId } = account;
    const counters = this.#getCounters(accountId);
    const periods = findPeriods(counters.periods, account, now);
    counters.periods = periods;
    const day = counters.day.get(periods.day.from);
    const month = counters.month.get(periods.month.from);
    if (day !== undefined && month !== undefined) {
      return work({ minute: counters.minute, day, month, periods });
    }
    const loading = [
      day ?? this.#load(accountId, "day", periods.day.from),
      month ?? this.#load(accountId, "month", periods.month.from),
    ];
    return Promise.all(loading).then(() => this.#whenLoaded(account, now, work));
  }

  /** Makes the counter of a period; once, however many requests wait for it. */
  #load(accountId: string, kind: UsageKind, from: number): Promise<void> {
    const name = `${accountId} ${kind} ${from}`;
    const load = async (): Promise<void> => {
      try {
        const used = (await this.#store?.used(accountId, kind, from)) ?? 0;
        this.#getCounters(accountId)[kind].set(from, { used, reserved: 0, saved: used });
      } finally {
        this.#loading.delete(name);
      }
    };
    const loading = this.#loading.get(name) ?? load();
    this.#loading.set(name, loading);
    return loading;
  }

  #getCounters(accountId: string): AccountCounters {
    let counters = this.#accounts.get(accountId);
    if (counters === undefined) {
      counters = {
        minute: { period: minutePeriod(0), used: 0, reserved: 0 },
        periods: undefined,
        day: new Map(),
        month: new Map(),
      };
      this.#accounts.set(accountId, counters);
    }
    return counters;
  }

  /** Stores what is not stored yet. */
  async #save(): Promise<void> {
    try {
      await this.#batches?.save(
        () => this.#takeUnsaved(),
        (batch) => this.#noteSaved(batch),
      );
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
    return this.#findUnsaved(accounts);
  }

  #findUnsaved(accountIds: Iterable<string>): Unsaved[] {
    return [...accountIds].flatMap((accountId) => findUnsaved(accountId, this.#getCounters(accountId)));
  }

  #noteSaved(batch: readonly Unsaved[]): void {
    for (const { entry, counter } of batch) counter.saved += entry.credits;
    for (const { entry } of batch) forget(this.#getCounters(entry.accountId));
  }
}

interface Unsaved {
  readonly entry: UsageEntry;
  readonly counter: Counter;
}

function findUnsaved(accountId: string, counters: AccountCounters): Unsaved[] {
  return KINDS.flatMap((kind) =>
    [...counters[kind]]
      .filter(([, counter]) => !isSaved(counter))
      .map(([from, counter]) => ({
        entry: { accountId, kind, from, credits: counter.used - counter.saved },
        counter,
      })),
  );
}

/** Drops counters of periods that are over, where all of it is stored; the store has them, should a clock step back that far. */
function forget(counters: AccountCounters): void {
  for (const kind of KINDS) {
    const periods = [...counters[kind]].sort(([a], [b]) => b - a);
    for (const [from, counter] of periods.slice(KEPT_PERIODS)) {
      if (isSaved(counter) && counter.reserved === 0) counters[kind].delete(from);
    }
  }
}
