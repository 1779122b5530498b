import type { Plan } from "@market-data/openapi";

/** A half-open span of time in Unix ms: `from` is included, `to` is excluded. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the UTC minute of a time. */
export function minutePeriod(time: number): Period {
  const from = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return { from, to: from + MINUTE_MS };
}

/** Returns the UTC day of a time. */
export function dayPeriod(time: number): Period {
  const from = startOfDay(time);
  return { from, to: from + DAY_MS };
}

/**
 * Returns the monthly period of a time: the UTC month, or a month from the activation day of the plan. In a short month, the last
 * day replaces a missing activation day.
 *
 * @param activated When the plan was activated, in Unix ms.
 */
export function monthPeriod(time: number, reset: Plan["monthlyReset"], activated: number): Period {
  const day = reset === "calendar-month" ? 1 : new Date(activated).getUTCDate();
  const here = boundary(time, 0, day);
  return here <= time
    ? { from: here, to: boundary(time, 1, day) }
    : { from: boundary(time, -1, day), to: here };
}

/** Returns the start of a day of the month, `months` after the UTC month of a time. */
function boundary(time: number, months: number, day: number): number {
  const date = new Date(time);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return first + (Math.min(day, daysInMonth(first)) - 1) * DAY_MS;
}

/** Returns the number of days of the UTC month that starts at a time. */
export function daysInMonth(start: number): number {
  const date = new Date(start);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Returns the start of the UTC day of a time. */
export function startOfDay(time: number): number {
  return time - (((time % DAY_MS) + DAY_MS) % DAY_MS);
}
