export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const MINUTES_A_DAY = 1440;

/** The clock of the contract's examples: every coin of the sample market has the price of its description then. */
export const EXAMPLES_CLOCK = Date.parse("2026-01-15T12:00:00Z");

/** The newest minute whose figures are known at a time: the one that ended before the running one began. */
export function newestAt(now: number): number {
  return Math.floor(now / MINUTE) * MINUTE - MINUTE;
}

export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** The minute of a UTC day in which a time lies, from 0 on. */
export function minuteOf(time: number): number {
  return Math.floor((time - dayOf(time) * DAY) / MINUTE);
}

export function floorTo(length: number, time: number): number {
  return Math.floor(time / length) * length;
}

/** When the history of the sample market begins, in each of its resolutions. */
export interface Windows {
  readonly dailyFrom: number;
  readonly hourlyFrom: number;
  readonly pointsFrom: number;
}

/** Two years of days, 30 days of hours, two days of five minutes, each from the start of a UTC day on. */
export function windowsAt(newest: number): Windows {
  const daysBefore = (days: number) => floorTo(DAY, newest) - days * DAY;
  return { dailyFrom: daysBefore(730), hourlyFrom: daysBefore(30), pointsFrom: daysBefore(2) };
}
