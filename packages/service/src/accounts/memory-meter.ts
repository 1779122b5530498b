import {
  type LimitUsage,
  minutePeriod,
  type Period,
  type PlanLimitName,
  planLimits,
} from "@market-data/http";
import { BackgroundSaver } from "./background-saver.ts";
import type { Account, Admission, Meter, Reservation, Usage } from "./meter.ts";
import type { UsageEntry, UsageKind, UsageStore } from "./usage-store.ts";

export interface MemoryMeterOptions {
  /** Where credits are stored; without it, the meter forgets them when the process ends. */
  readonly store?: UsageStore;
  /** Called when credits could not be stored; they are kept and stored with the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** How often credits are stored at most, in ms; a second where absent. */
  readonly interval?: number;
}

interface Counter {
  used: number;
  /** What requests under way may use. */
  reserved: number;
  /** How much of it is stored. */
  saved: number;
}

interface Periods {
  readonly day: Period;
  readonly month: Period;
  readonly reset: Account["limits"]["monthlyReset"];
  readonly activated: number;
}

interface MinuteCounter {
  period: Period;
  used: number;
  /** Requests count when they are admitted. */
  readonly reserved: 0;
}

/** The counters of an account at a time. */
interface Counters {
  readonly minute: MinuteCounter;
  readonly day: Counter;
  readonly month: Counter;
  readonly periods: Periods;
}

interface AccountCounters {
  readonly minute: MinuteCounter;
  periods: Periods | undefined;
  /** By the start of the period. */
  readonly day: Map<number, Counter>;
  readonly month: Map<number, Counter>;
}

const KINDS: readonly UsageKind[] = ["day", "month"];
const LONGEST_FIRST: readonly PlanLimitName[] = ["month", "day", "minute"];
/** Of a request that uses no credits. */
const ONLY_MINUTE: readonly PlanLimitName[] = ["minute"];

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
  /** Those that are not settled. */
  readonly #reservations = new Set<Reservation>();
  /** The accounts with credits that are not stored yet. */
  #changed = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  #storeError: unknown;

  constructor({ store, onError = () => {}, interval = 1000 }: MemoryMeterOptions = {}) {
    this.#store = store;
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
  }

  async admit(account: Account, credits: number, now: number): Promise<Admission> {
    return this.#whenLoaded(account, now, (counters) => {
      startMinute(counters.minute, now);
      const usage = toUsage(counters, account, now);
      const limits = credits === 0 ? ONLY_MINUTE : LONGEST_FIRST;
      const reached = limits.find((limit) => usage[limit].used >= usage[limit].limit);
      if (reached !== undefined) return { rejectedBy: reached, isReserved: false, usage };
      const reserved = limits.find(
        (limit) => usage[limit].used + counters[limit].reserved >= usage[limit].limit,
      );
      if (reserved !== undefined) return { rejectedBy: reserved, isReserved: true, usage };
      const reservation = { account, credits, time: now };
      this.#reservations.add(reservation);
      for (const kind of KINDS) counters[kind].reserved += credits;
      counters.minute.used += 1;
      return { reservation, usage: { ...usage, minute: { ...usage.minute, used: usage.minute.used + 1 } } };
    });
  }

  async settle(reservation: Reservation, credits: number): Promise<Usage> {
    const { account, time } = reservation;
    return this.#whenLoaded(account, time, (counters) => {
      if (this.#reservations.delete(reservation)) {
        for (const kind of KINDS) {
          counters[kind].reserved -= reservation.credits;
          counters[kind].used += credits;
        }
        if (credits > 0) {
          this.#changed.add(account.accountId);
          if (this.#store !== undefined) this.#saver.schedule();
        }
      }
      return toUsage(counters, account, time);
    });
  }

  async usage(account: Account, now: number): Promise<Usage> {
    return this.#whenLoaded(account, now, (counters) => toUsage(counters, account, now));
  }

  /** Makes sure that the last attempt to store credits did. @throws {unknown} what it threw. */
  async checkStored(): Promise<void> {
    if (this.#storeError !== undefined) throw this.#storeError;
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
  async #whenLoaded<Result>(
    account: Account,
    now: number,
    work: (counters: Counters) => Result,
  ): Promise<Result> {
    const { accountId } = account;
    const counters = this.#getCounters(accountId);
    const periods = updatePeriods(counters, account, now);
    while (true) {
      const day = counters.day.get(periods.day.from);
      const month = counters.month.get(periods.month.from);
      if (day !== undefined && month !== undefined)
        return work({ minute: counters.minute, day, month, periods });
      await Promise.all([
        day ?? this.#load(accountId, "day", periods.day.from),
        month ?? this.#load(accountId, "month", periods.month.from),
      ]);
    }
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
    const accounts = this.#changed;
    if (this.#store === undefined || accounts.size === 0) return;
    this.#changed = new Set();
    const unsaved = [...accounts].flatMap((accountId) =>
      findUnsaved(accountId, this.#getCounters(accountId)),
    );
    try {
      await this.#store.add(unsaved.map(({ entry }) => entry));
      this.#storeError = undefined;
    } catch (error) {
      this.#storeError = error;
      for (const accountId of accounts) this.#changed.add(accountId);
      throw error;
    }
    for (const { entry, counter } of unsaved) counter.saved += entry.credits;
    for (const accountId of accounts) forget(this.#getCounters(accountId));
  }
}

/** Starts the minute of a time. A clock that steps back takes the count along: no second quota, no wait for minutes that are gone. */
function startMinute(minute: MinuteCounter, now: number): void {
  if (holds(minute.period, now)) return;
  if (now >= minute.period.to) minute.used = 0;
  minute.period = minutePeriod(now);
}

function toUsage({ minute, day, month, periods }: Counters, { limits }: Account, now: number): Usage {
  return {
    minute: toMinuteUsage(minute, limits.rateLimitMinute, now),
    day: { used: day.used, limit: limits.creditLimitDaily, period: periods.day },
    month: { used: month.used, limit: limits.creditLimitMonthly, period: periods.month },
  };
}

/** A request that is settled may be of a minute before; it leaves the current one as it is. */
function toMinuteUsage({ period, used }: MinuteCounter, limit: number, now: number): LimitUsage {
  return {
    used: now >= period.to ? 0 : used,
    limit,
    period: holds(period, now) ? period : minutePeriod(now),
  };
}

/** The day and the monthly period of a time, computed again only when one of them is over or differs. */
function updatePeriods(counters: AccountCounters, account: Account, now: number): Periods {
  const { limits, activated } = account;
  const { periods } = counters;
  const reset = limits.monthlyReset;
  if (
    periods !== undefined &&
    holds(periods.day, now) &&
    holds(periods.month, now) &&
    periods.reset === reset &&
    periods.activated === activated
  ) {
    return periods;
  }
  counters.periods = {
    day: planLimits.day.getPeriod(now),
    month: planLimits.month.getPeriod(now, account),
    reset,
    activated,
  };
  return counters.periods;
}

function holds({ from, to }: Period, time: number): boolean {
  return time >= from && time < to;
}

function findUnsaved(
  accountId: string,
  counters: AccountCounters,
): { entry: UsageEntry; counter: Counter }[] {
  return KINDS.flatMap((kind) =>
    [...counters[kind]]
      .filter(([, counter]) => !isSaved(counter))
      .map(([from, counter]) => ({
        entry: { accountId, kind, from, credits: counter.used - counter.saved },
        counter,
      })),
  );
}

function isSaved({ used, saved }: Counter): boolean {
  return used === saved;
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
