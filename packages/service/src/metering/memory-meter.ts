import type { Account, Admission, Gauge, Limit, Meter, Usage } from "./meter.ts";
import { dayOf, minuteOf, monthOf, type Period } from "./periods.ts";

/** The credits that a key used in one period, since they were last saved. */
export interface UsageEntry {
  readonly keyId: string;
  readonly kind: "day" | "month";
  /** Start of the period, in ms since 1970. */
  readonly from: number;
  readonly credits: number;
}

/** Where a meter in memory keeps credits, so that they outlast it. */
export interface UsageJournal {
  /** The credits that a key used in a period, as far as they were added. */
  used(keyId: string, kind: UsageEntry["kind"], from: number): number;
  /** Adds to what is kept, all of it or nothing. */
  add(entries: readonly UsageEntry[]): void;
}

export interface MemoryMeterOptions {
  /** Without one, the meter forgets when the process ends. */
  readonly journal?: UsageJournal;
  /** Told when the journal cannot be written; what was counted is kept and tried again a second later. */
  readonly onError?: (error: unknown) => void;
  /** How often at most the journal is written, in ms. */
  readonly interval?: number;
}

interface Counter {
  used: number;
  /** How much of it the journal has. */
  saved: number;
}

interface Periods {
  readonly day: Period;
  readonly month: Period;
  readonly reset: Account["limits"]["monthlyReset"];
  readonly activated: number;
}

interface KeyCounters {
  readonly minute: { period: Period; calls: number };
  periods: Periods | undefined;
  readonly day: Map<number, Counter>;
  readonly month: Map<number, Counter>;
}

const LONGEST_FIRST: readonly Limit[] = ["month", "day", "minute"];

/** More periods than these of one kind are dropped from memory: now, and the one before it. */
const KEPT_PERIODS = 2;

/**
 * Counts in memory, and writes credits to a journal at most once a second: a process that is killed loses at most that
 * second. For one process; several on one journal would each allow the whole limit.
 */
export class MemoryMeter implements Meter {
  readonly #keys = new Map<string, KeyCounters>();
  readonly #changed = new Set<string>();
  readonly #journal: UsageJournal | undefined;
  readonly #onError: (error: unknown) => void;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;

  constructor({ journal, onError = () => {}, interval = 1000 }: MemoryMeterOptions = {}) {
    this.#journal = journal;
    this.#onError = onError;
    this.#interval = interval;
  }

  async admit(account: Account, now: number): Promise<Admission> {
    const usage = this.#usage(account, now);
    const refusedBy = LONGEST_FIRST.find((limit) => usage[limit].used >= usage[limit].limit);
    if (refusedBy !== undefined) return { refusedBy, usage };
    this.#countersOf(account.keyId).minute.calls += 1;
    const { used, limit, period } = usage.minute;
    return {
      refusedBy,
      usage: { minute: { used: used + 1, limit, period }, day: usage.day, month: usage.month },
    };
  }

  async charge(account: Account, credits: number, now: number): Promise<Usage> {
    if (credits > 0) {
      const { day, month } = this.#periods(account, now);
      this.#counter(account.keyId, "day", day).used += credits;
      this.#counter(account.keyId, "month", month).used += credits;
      this.#changed.add(account.keyId);
      this.#schedule();
    }
    return this.#usage(account, now);
  }

  async usage(account: Account, now: number): Promise<Usage> {
    return this.#usage(account, now);
  }

  async flush(): Promise<void> {
    this.#save();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#save();
  }

  #usage(account: Account, now: number): Usage {
    const { keyId, limits } = account;
    const { day, month } = this.#periods(account, now);
    return {
      minute: this.#minute(keyId, limits.rateLimitMinute, now),
      day: gauge(this.#counter(keyId, "day", day), limits.creditLimitDaily, day),
      month: gauge(this.#counter(keyId, "month", month), limits.creditLimitMonthly, month),
    };
  }

  #minute(keyId: string, limit: number, now: number): Gauge {
    const { minute } = this.#countersOf(keyId);
    if (!holds(minute.period, now)) {
      // A clock that steps back takes the count along: no second quota, and no wait for minutes that are gone.
      if (now >= minute.period.to) minute.calls = 0;
      minute.period = minuteOf(now);
    }
    return { used: minute.calls, limit, period: minute.period };
  }

  /** The day and the monthly period of a time, worked out anew only when one of them is over or differs. */
  #periods({ keyId, limits, activated }: Account, now: number): Periods {
    const counters = this.#countersOf(keyId);
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
    counters.periods = { day: dayOf(now), month: monthOf(now, reset, activated), reset, activated };
    return counters.periods;
  }

  #countersOf(keyId: string): KeyCounters {
    let counters = this.#keys.get(keyId);
    if (counters === undefined) {
      counters = {
        minute: { period: minuteOf(0), calls: 0 },
        periods: undefined,
        day: new Map(),
        month: new Map(),
      };
      this.#keys.set(keyId, counters);
    }
    return counters;
  }

  #counter(keyId: string, kind: UsageEntry["kind"], { from }: Period): Counter {
    const counters = this.#countersOf(keyId)[kind];
    let counter = counters.get(from);
    if (counter === undefined) {
      const used = this.#journal?.used(keyId, kind, from) ?? 0;
      counter = { used, saved: used };
      counters.set(from, counter);
    }
    return counter;
  }

  #schedule(): void {
    if (this.#journal === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      try {
        this.#save();
      } catch (error) {
        this.#onError(error);
        this.#schedule();
      }
    }, this.#interval).unref();
  }

  #save(): void {
    if (this.#journal === undefined || this.#changed.size === 0) return;
    const unsaved = [...this.#changed].flatMap((keyId) => unsavedOf(keyId, this.#countersOf(keyId)));
    this.#journal.add(unsaved.map(({ entry }) => entry));
    for (const { entry, counter } of unsaved) counter.saved += entry.credits;
    for (const keyId of this.#changed) forget(this.#countersOf(keyId));
    this.#changed.clear();
  }
}

function holds({ from, to }: Period, time: number): boolean {
  return time >= from && time < to;
}

function gauge({ used }: Counter, limit: number, period: Period): Gauge {
  return { used, limit, period };
}

function unsavedOf(keyId: string, counters: KeyCounters): { entry: UsageEntry; counter: Counter }[] {
  return (["day", "month"] as const).flatMap((kind) =>
    [...counters[kind]]
      .filter(([, counter]) => counter.used > counter.saved)
      .map(([from, counter]) => ({
        entry: { keyId, kind, from, credits: counter.used - counter.saved },
        counter,
      })),
  );
}

/** Drops saved counters of periods that are over; the journal has them, should a clock step back that far. */
function forget(counters: KeyCounters): void {
  for (const kind of ["day", "month"] as const) {
    const periods = [...counters[kind].keys()].sort((a, b) => b - a);
    for (const from of periods.slice(KEPT_PERIODS)) counters[kind].delete(from);
  }
}
