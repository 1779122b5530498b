export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const MINUTES_PER_DAY = 1440;

/** The time at which the contract's examples were recorded: the data files state each coin's price then. */
export const EXAMPLES_CLOCK = Date.parse("2026-01-15T12:00:00Z");

/** The newest minute that is complete at a time: the one before the current minute. */
export function newestMinute(now: number): number {
  return Math.floor(now / MINUTE) * MINUTE - MINUTE;
}

/** The number of the UTC day in which a time lies. */
export function dayNumber(time: number): number {
  return Math.floor(time / DAY);
}

/** The number of the UTC day of an ISO date. */
export function parseDay(date: string): number {
  return Date.parse(date) / DAY;
}

/** The minute of a UTC day in which a time lies, from 0. */
export function minuteOfDay(time: number): number {
  return Math.floor((time - dayNumber(time) * DAY) / MINUTE);
}

/** A time rounded down to a multiple of a length. */
export function floorTo(length: number, time: number): number {
  return Math.floor(time / length) * length;
}

/** When the history of the sample market begins, in each of its resolutions. Unix time in ms. */
export interface HistoryWindows {
  readonly dailyFrom: number;
  readonly hourlyFrom: number;
  readonly pointsFrom: number;
}

/** Two years of days, 30 days of hours, two days of five minutes, each from the start of a UTC day. */
export function historyWindows(newest: number): HistoryWindows {
  const daysBefore = (days: number) => floorTo(DAY, newest) - days * DAY;
  return { dailyFrom: daysBefore(730), hourlyFrom: daysBefore(30), pointsFrom: daysBefore(2) };
}
