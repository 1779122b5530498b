import {
  type LimitUsage,
  minutePeriod,
  type Period,
  type PlanLimitName,
  planLimits,
} from "@market-data/http";
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

interface AccountCounters {
  readonly minute: { period: Period; calls: number };
  periods: Periods | undefined;
  /** By the start of the period. */
  readonly day: Map<number, Counter>;
  readonly month: Map<number, Counter>;
}

const KINDS: readonly UsageKind[] = ["day", "month"];
const LONGEST_FIRST: readonly PlanLimitName[] = ["month", "day", "minute"];

/** More periods than these of one kind are dropped from memory: now, and the one before it. */
const KEPT_PERIODS = 2;

/**
 * Counts in memory, and stores credits at most once an interval: a process that is killed loses at most the credits of
 * that interval. For one process; several with one store would each allow the whole limit.
 */
export class MemoryMeter implements Meter {
  readonly #accounts = new Map<string, AccountCounters>();
  readonly #store: UsageStore | undefined;
  readonly #onError: (error: unknown) => void;
  readonly #interval: number;
  /** Those that are not settled. */
  readonly #reservations = new Set<Reservation>();
  /** The accounts with credits that are not stored yet. */
  #changed = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  #saving: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #storeError: unknown;

  constructor({ store, onError = () => {}, interval = 1000 }: MemoryMeterOptions = {}) {
    this.#store = store;
    this.#onError = onError;
    this.#interval = interval;
  }

  async admit(account: Account, credits: number, now: number): Promise<Admission> {
    return this.#whenLoaded(account, now, () => {
      this.#startMinute(account, now);
      const usage = this.#usage(account, now);
      const reached = LONGEST_FIRST.find((limit) => usage[limit].used >= usage[limit].limit);
      if (reached !== undefined) return { rejectedBy: reached, isReserved: false, usage };
      const reserved = LONGEST_FIRST.find(
        (limit) => usage[limit].used + this.#reserved(account, limit, now) >= usage[limit].limit,
      );
      if (reserved !== undefined) return { rejectedBy: reserved, isReserved: true, usage };
      this.#getCounters(account.accountId).minute.calls += 1;
      const reservation = { account, credits, time: now };
      this.#reservations.add(reservation);
      for (const kind of KINDS) this.#counter(account, kind, now).reserved += credits;
      const { used, limit, period } = usage.minute;
      return {
        reservation,
        usage: { minute: { used: used + 1, limit, period }, day: usage.day, month: usage.month },
      };
    });
  }

  async settle(reservation: Reservation, credits: number): Promise<Usage> {
    const { account, time } = reservation;
    return this.#whenLoaded(account, time, () => {
      if (this.#reservations.delete(reservation)) {
        for (const kind of KINDS) {
          const counter = this.#counter(account, kind, time);
          counter.reserved -= reservation.credits;
          counter.used += credits;
        }
        if (credits > 0) {
          this.#changed.add(account.accountId);
          this.#schedule();
        }
      }
      return this.#usage(account, time);
    });
  }

  async usage(account: Account, now: number): Promise<Usage> {
    return this.#whenLoaded(account, now, () => this.#usage(account, now));
  }

  /** Makes sure that the last attempt to store credits did. @throws {unknown} what it threw. */
  async checkStored(): Promise<void> {
    if (this.#storeError !== undefined) throw this.#storeError;
  }

  async flush(): Promise<void> {
    await this.#save();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#save();
  }

  /**
   * Does some work with the credits of the account's periods in memory. It is not awaited between the last look at them
   * and the work, so that requests at the same time are all counted, and no counter is dropped in between.
   */
  async #whenLoaded<Result>(account: Account, now: number, work: () => Result): Promise<Result> {
    const { accountId } = account;
    const periods = this.#periods(account, now);
    const counters = this.#getCounters(accountId);
    while (true) {
      const missing = KINDS.filter((kind) => !counters[kind].has(periods[kind].from));
      if (missing.length === 0) return work();
      await Promise.all(missing.map((kind) => this.#load(accountId, kind, periods[kind].from)));
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

  #usage(account: Account, now: number): Usage {
    const { limits } = account;
    const { day, month } = this.#periods(account, now);
    return {
      minute: this.#minute(account, now),
      day: { used: this.#counter(account, "day", now).used, limit: limits.creditLimitDaily, period: day },
      month: {
        used: this.#counter(account, "month", now).used,
        limit: limits.creditLimitMonthly,
        period: month,
      },
    };
  }

  #reserved(account: Account, limit: PlanLimitName, now: number): number {
    return limit === "minute" ? 0 : this.#counter(account, limit, now).reserved;
  }

  /** Starts the minute of a time. A clock that steps back takes the count along: no second quota, no wait for minutes that are gone. */
  #startMinute({ accountId }: Account, now: number): void {
    const { minute } = this.#getCounters(accountId);
    if (holds(minute.period, now)) return;
    if (now >= minute.period.to) minute.calls = 0;
    minute.period = minutePeriod(now);
  }

  /** A request that is settled may be of a minute before; it leaves the current one as it is. */
  #minute({ accountId, limits }: Account, now: number): LimitUsage {
    const { period, calls } = this.#getCounters(accountId).minute;
    return {
      used: now >= period.to ? 0 : calls,
      limit: limits.rateLimitMinute,
      period: holds(period, now) ? period : minutePeriod(now),
    };
  }

  /** The day and the monthly period of a time, computed again only when one of them is over or differs. */
  #periods(account: Account, now: number): Periods {
    const { accountId, limits, activated } = account;
    const counters = this.#getCounters(accountId);
    const { periods } = counters;
    if (
      periods !== undefined &&
      holds(periods.day, now) &&
      holds(periods.month, now) &&
      periods.reset === limits.monthlyReset &&
      periods.activated === activated
    ) {
      return periods;
    }
    const reset = limits.monthlyReset;
    counters.periods = {
      day: planLimits.day.getPeriod(now),
      month: planLimits.month.getPeriod(now, account),
      reset,
      activated,
    };
    return counters.periods;
  }

  #getCounters(accountId: string): AccountCounters {
    let counters = this.#accounts.get(accountId);
    if (counters === undefined) {
      counters = {
        minute: { period: minutePeriod(0), calls: 0 },
        periods: undefined,
        day: new Map(),
        month: new Map(),
      };
      this.#accounts.set(accountId, counters);
    }
    return counters;
  }

  /** A counter that was loaded. */
  #counter(account: Account, kind: UsageKind, now: number): Counter {
    const { from } = this.#periods(account, now)[kind];
    return this.#getCounters(account.accountId)[kind].get(from) as Counter;
  }

  #schedule(): void {
    if (this.#store === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#save().catch((error: unknown) => {
        this.#onError(error);
        this.#schedule();
      });
    }, this.#interval).unref();
  }

  /** Stores what is not stored yet. One attempt after the other: what is on its way must not be stored twice. */
  #save(): Promise<void> {
    const add = () => this.#add();
    this.#saving = this.#saving.then(add, add);
    return this.#saving;
  }

  async #add(): Promise<void> {
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
