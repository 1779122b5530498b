import type { Plan } from "@market-data/openapi";

/** A span of time: from its start to just before its end, in Unix ms. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The UTC minute of a time. */
export function minutePeriod(time: number): Period {
  const from = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return { from, to: from + MINUTE_MS };
}

/** The UTC day of a time. */
export function dayPeriod(time: number): Period {
  const from = startOfDay(time);
  return { from, to: from + DAY_MS };
}

/**
 * The monthly period of a time: the UTC month, or from the day of the month on which the plan was activated to the same
 * day of the next month. In a month without that day, its last day takes the place.
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

/** Midnight UTC at the start of a day of the month that lies some months after the month of a time. */
function boundary(time: number, months: number, day: number): number {
  const date = new Date(time);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return first + (Math.min(day, daysInMonth(first)) - 1) * DAY_MS;
}

/** How many days the UTC month has that starts at a time. */
export function daysInMonth(start: number): number {
  const date = new Date(start);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** The start of a time's UTC day. */
export function startOfDay(time: number): number {
  return time - (((time % DAY_MS) + DAY_MS) % DAY_MS);
}
