import type { Plan } from "@market-data/openapi";
import { dayStart, daysOfMonth } from "../plans/duration.ts";

/** A span of time: from its start to just before its end, in ms since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The UTC minute of a time. */
export function minuteOf(time: number): Period {
  const from = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return { from, to: from + MINUTE_MS };
}

/** The UTC day of a time. */
export function dayOf(time: number): Period {
  const from = dayStart(time);
  return { from, to: from + DAY_MS };
}

/**
 * The monthly period of a time (document 1, *Limits*, rule 3): the UTC month, or from the day of the month on which the
 * plan was activated to the same day of the next month. In a month without that day, its last day takes the place.
 *
 * @param activated When the plan was activated, in ms since 1970.
 */
export function monthOf(time: number, reset: Plan["monthlyReset"], activated: number): Period {
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
  return first + (Math.min(day, daysOfMonth(first)) - 1) * DAY_MS;
}
