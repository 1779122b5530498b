import {
  type LimitUsage,
  minutePeriod,
  type Period,
  type PlanLimitName,
  planLimits,
} from "@market-data/http";
import type { Account, Admission, Reservation, Usage } from "./meter.ts";
import type { UsageKind } from "./usage-store.ts";

// Counting rules of all meters, independent of where the counters are stored.

/** Credits of a day or a month. */
export interface Counter {
  used: number;
  /** The maximum credits of the requests in progress. */
  reserved: number;
  /** The stored part of `used`. */
  saved: number;
}

/** Requests of a minute. */
export interface MinuteCounter {
  period: Period;
  used: number;
  /** Always 0: a request counts on admission. */
  readonly reserved: 0;
}

/** The current day and monthly period of an account, and the settings behind the monthly period. */
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

/** The periods with stored credits. */
export const KINDS: readonly UsageKind[] = ["day", "month"];
const LIMITS_BY_PERIOD: readonly PlanLimitName[] = ["month", "day", "minute"];
/** The limit of a request without credits. */
const ONLY_MINUTE: readonly PlanLimitName[] = ["minute"];
/** The maximum delay between arrival and counting, in ms. Later requests may be counted first. */
const LATE_MS = 5000;

/** Counts a request and reserves its credits, or returns the reached limit. */
export function admit(counters: Counters, account: Account, credits: number, now: number): Admission {
  startMinute(counters.minute, now);
  const names = credits === 0 ? ONLY_MINUTE : LIMITS_BY_PERIOD;
  for (const isReserved of [false, true]) {
    const rejectedBy = names.find((name) => isReached(name, counters, account, isReserved));
    if (rejectedBy !== undefined) return { rejectedBy, isReserved, usage: toUsage(counters, account, now) };
  }
  for (const kind of KINDS) counters[kind].reserved += credits;
  counters.minute.used += 1;
  return { reservation: { account, credits, time: now }, usage: toUsage(counters, account, now) };
}

/** @param withReserved Whether to include the reserved credits of requests in progress. */
function isReached(
  name: PlanLimitName,
  counters: Counters,
  { limits }: Account,
  withReserved: boolean,
): boolean {
  const { used, reserved } = counters[name];
  return used + (withReserved ? reserved : 0) >= limits[planLimits[name].setting];
}

/** Charges a request and releases its reservation. */
export function charge(counters: Counters, reservation: Reservation, credits: number): void {
  for (const kind of KINDS) {
    counters[kind].reserved -= reservation.credits;
    counters[kind].used += credits;
  }
}

/** Returns the usage and the limits of an account in the current minute, day and month. */
export function toUsage({ minute, day, month, periods }: Counters, { limits }: Account, now: number): Usage {
  return {
    minute: toMinuteUsage(minute, limits.rateLimitMinute, now),
    day: { used: day.used, limit: limits.creditLimitDaily, period: periods.day },
    month: { used: month.used, limit: limits.creditLimitMonthly, period: periods.month },
  };
}

/** Returns the day and the monthly period of a time. Reuses `known` while both periods apply. */
export function findPeriods(known: Periods | undefined, account: Account, now: number): Periods {
  const { limits, activated } = account;
  const reset = limits.monthlyReset;
  if (
    known !== undefined &&
    contains(known.day, now) &&
    contains(known.month, now) &&
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

/** Whether all credits of a counter are stored. */
export function isSaved({ used, saved }: Counter): boolean {
  return used === saved;
}

/**
 * Whether a request counts in a minute: it arrived in the minute or up to 5 s earlier. Requests are not counted in order of arrival,
 * and a late request must not restart the previous minute.
 */
export function countsIn({ from, to }: Period, time: number): boolean {
  return time >= from - LATE_MS && time < to;
}

/** Starts the minute of a time. If the clock steps back, the count is kept: the account gets no second quota. */
function startMinute(minute: MinuteCounter, now: number): void {
  if (countsIn(minute.period, now)) return;
  if (now >= minute.period.to) minute.used = 0;
  minute.period = minutePeriod(now);
}

/** Returns zero usage for a minute that is over. A settled request may belong to an earlier minute. */
function toMinuteUsage({ period, used }: MinuteCounter, limit: number, now: number): LimitUsage {
  return {
    used: now >= period.to ? 0 : used,
    limit,
    period: contains(period, now) ? period : minutePeriod(now),
  };
}

function contains({ from, to }: Period, time: number): boolean {
  return time >= from && time < to;
}
