import {
  type LimitUsage,
  minutePeriod,
  type Period,
  type PlanLimitName,
  planLimits,
} from "@market-data/http";
import type { Account, Admission, Reservation, Usage } from "./meter.ts";
import type { UsageKind } from "./usage-store.ts";

// What every meter of this process does with its counters, wherever it has them.

/** Credits of a day or a month. */
export interface Counter {
  used: number;
  /** What requests under way may use. */
  reserved: number;
  /** How much of it is stored. */
  saved: number;
}

export interface MinuteCounter {
  period: Period;
  used: number;
  /** Requests count when they are admitted. */
  readonly reserved: 0;
}

export interface Periods {
  readonly day: Period;
  readonly month: Period;
  readonly reset: Account["limits"]["monthlyReset"];
  readonly activated: number;
}

/** The counters of an account at a time. */
export interface Counters {
  readonly minute: MinuteCounter;
  readonly day: Counter;
  readonly month: Counter;
  readonly periods: Periods;
}

export const KINDS: readonly UsageKind[] = ["day", "month"];
const LONGEST_FIRST: readonly PlanLimitName[] = ["month", "day", "minute"];
/** Of a request that uses no credits. */
const ONLY_MINUTE: readonly PlanLimitName[] = ["minute"];
/** A request may be counted that long after its arrival, in ms, when later ones were counted already. */
const LATE_MS = 5000;

/** Counts a request and reserves its credits, or says which limit is reached. */
export function admit(counters: Counters, account: Account, credits: number, now: number): Admission {
  startMinute(counters.minute, now);
  const names = credits === 0 ? ONLY_MINUTE : LONGEST_FIRST;
  for (const isReserved of [false, true]) {
    const rejectedBy = names.find((name) => isReached(name, counters, account, isReserved));
    if (rejectedBy !== undefined) return { rejectedBy, isReserved, usage: toUsage(counters, account, now) };
  }
  for (const kind of KINDS) counters[kind].reserved += credits;
  counters.minute.used += 1;
  return { reservation: { account, credits, time: now }, usage: toUsage(counters, account, now) };
}

/** @param withReserved Whether what requests under way may use counts, too. */
function isReached(
  name: PlanLimitName,
  counters: Counters,
  { limits }: Account,
  withReserved: boolean,
): boolean {
  const { used, reserved } = counters[name];
  return used + (withReserved ? reserved : 0) >= limits[planLimits[name].setting];
}

/** Charges a request, and ends its reservation. */
export function charge(counters: Counters, reservation: Reservation, credits: number): void {
  for (const kind of KINDS) {
    counters[kind].reserved -= reservation.credits;
    counters[kind].used += credits;
  }
}

export function toUsage({ minute, day, month, periods }: Counters, { limits }: Account, now: number): Usage {
  return {
    minute: toMinuteUsage(minute, limits.rateLimitMinute, now),
    day: { used: day.used, limit: limits.creditLimitDaily, period: periods.day },
    month: { used: month.used, limit: limits.creditLimitMonthly, period: periods.month },
  };
}

/** The day and the monthly period of a time: those that are known, unless one of them is over or differs. */
export function findPeriods(known: Periods | undefined, account: Account, now: number): Periods {
  const { limits, activated } = account;
  const reset = limits.monthlyReset;
  if (
    known !== undefined &&
    holds(known.day, now) &&
    holds(known.month, now) &&
    known.reset === reset &&
    known.activated === activated
  ) {
    return known;
  }
  return {
    day: planLimits.day.getPeriod(now),
    month: planLimits.month.getPeriod(now, account),
    reset,
    activated,
  };
}

/** Whether all of it is stored. */
export function isSaved({ used, saved }: Counter): boolean {
  return used === saved;
}

/**
 * Whether a request counts in a minute: one of that minute, or of just before it. Requests are not counted in the order of
 * their arrival; the minute does not begin a second time for one that is late.
 */
export function countsIn({ from, to }: Period, time: number): boolean {
  return time >= from - LATE_MS && time < to;
}

/** Starts the minute of a time. A clock that steps back takes the count along: no second quota, no wait for minutes that are gone. */
function startMinute(minute: MinuteCounter, now: number): void {
  if (countsIn(minute.period, now)) return;
  if (now >= minute.period.to) minute.used = 0;
  minute.period = minutePeriod(now);
}

/** A request that is settled may be of a minute before; it leaves the current one as it is. */
function toMinuteUsage({ period, used }: MinuteCounter, limit: number, now: number): LimitUsage {
  return {
    used: now >= period.to ? 0 : used,
    limit,
    period: holds(period, now) ? period : minutePeriod(now),
  };
}

function holds({ from, to }: Period, time: number): boolean {
  return time >= from && time < to;
}
