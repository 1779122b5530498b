export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const MINUTES_PER_DAY = 1440;

/** The time of the contract's examples. The data files state the prices of coins at this time. */
export const EXAMPLES_CLOCK = Date.parse("2026-01-15T12:00:00Z");

/** Returns the newest complete minute at a time: the minute before the current minute. */
export function newestMinute(now: number): number {
  return Math.floor(now / MINUTE) * MINUTE - MINUTE;
}

/** Returns the number of the UTC day at a time. */
export function dayNumber(time: number): number {
  return Math.floor(time / DAY);
}

/** Returns the number of the UTC day of an ISO date. */
export function parseDay(date: string): number {
  return Date.parse(date) / DAY;
}

/** Returns the minute within the UTC day at a time, from 0. */
export function minuteOfDay(time: number): number {
  return Math.floor((time - dayNumber(time) * DAY) / MINUTE);
}

/** Rounds a time down to a multiple of a length. */
export function floorTo(length: number, time: number): number {
  return Math.floor(time / length) * length;
}

/** Start of the history in each resolution, as Unix time in ms. */
export interface HistoryWindows {
  readonly dailyFrom: number;
  readonly hourlyFrom: number;
  readonly quotesFrom: number;
}

/** Two years of days, 30 days of hours, and two days of five minutes, each from the start of a UTC day. */
export function historyWindows(newest: number): HistoryWindows {
  const daysBefore = (days: number) => floorTo(DAY, newest) - days * DAY;
  return { dailyFrom: daysBefore(730), hourlyFrom: daysBefore(30), quotesFrom: daysBefore(2) };
}
