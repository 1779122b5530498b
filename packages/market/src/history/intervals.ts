import { DAY, HOUR, parseDuration } from "../values/timestamps.ts";

/** A unit of the calendar, in UTC. Weeks begin on Monday, as in ISO 8601. */
export type CalendarUnit = "hour" | "day" | "week" | "month" | "year";

/** The distance between the points of a response: a unit of the calendar, or a duration in ms. */
export type Interval =
  | { readonly kind: "calendar"; readonly unit: CalendarUnit }
  | { readonly kind: "relative"; readonly step: number };

/** Ascending times without duplicates, computed on demand because there may be very many. */
export interface Times {
  readonly size: number;
  /** @param index From 0 up to `size` - 1. */
  at(index: number): number;
}

/** The requested part of the past, in Unix ms, both bounds inclusive. */
export interface Span {
  /** If absent, `count` times are counted backwards from the end. */
  readonly start?: number | undefined;
  readonly end: number;
  readonly count: number;
}

const UNITS: ReadonlyMap<string, CalendarUnit> = new Map([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["yearly", "year"],
]);

/**
 * Parses a value of `interval`: `hourly` to `yearly` are calendar units; `5m`, `24h`, `30d` are durations.
 *
 * @throws {TypeError} for a value that is not in the contract.
 */
export function parseInterval(name: string): Interval {
  const unit = UNITS.get(name);
  if (unit !== undefined) return { kind: "calendar", unit };
  const step = parseDuration(name);
  if (step === undefined) throw new TypeError(`Unknown interval ${JSON.stringify(name)}.`);
  return { kind: "relative", step };
}

/**
 * The times for which historical quotes are requested (spec/guides/time-and-intervals.md). A calendar interval has the
 * starts of hours, days, weeks, months or years. A relative interval has a time every N minutes, hours or days,
 * forwards from the start or backwards from the end.
 */
export function requestedTimes(interval: Interval, { start, end, count }: Span): Times {
  return interval.kind === "calendar"
    ? calendarTimes(interval.unit, start, end, count)
    : relativeTimes(interval.step, start, end, count);
}

function calendarTimes(unit: CalendarUnit, start: number | undefined, end: number, count: number): Times {
  const last = unitNumber(unit, end);
  const first = start === undefined ? last - count + 1 : unitNumber(unit, start - 1) + 1;
  return { size: Math.max(0, last - first + 1), at: (index) => unitStart(unit, first + index) };
}

function relativeTimes(step: number, start: number | undefined, end: number, count: number): Times {
  const size = start === undefined ? count : Math.max(0, Math.floor((end - start) / step) + 1);
  const first = start ?? end - (size - 1) * step;
  return { size, at: (index) => first + index * step };
}

/** Lists all times. */
export function listTimes({ size, at }: Times): number[] {
  return Array.from({ length: size }, (_, index) => at(index));
}

/** The Monday before 1970-01-01, which was a Thursday. */
const FIRST_MONDAY = -3 * DAY;

/** The number of the calendar unit that contains a time. */
export function unitNumber(unit: CalendarUnit, time: number): number {
  switch (unit) {
    case "hour":
      return Math.floor(time / HOUR);
    case "day":
      return Math.floor(time / DAY);
    case "week":
      return Math.floor((time - FIRST_MONDAY) / (7 * DAY));
    case "month": {
      const date = new Date(time);
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    }
    case "year":
      return new Date(time).getUTCFullYear();
  }
}

/** The start of a calendar unit. */
export function unitStart(unit: CalendarUnit, number: number): number {
  switch (unit) {
    case "hour":
      return number * HOUR;
    case "day":
      return number * DAY;
    case "week":
      return FIRST_MONDAY + number * 7 * DAY;
    case "month":
      return utcDate(Math.floor(number / 12), number - Math.floor(number / 12) * 12, 1);
    case "year":
      return utcDate(number, 0, 1);
  }
}

/** The same date and time of day, a number of years later or earlier; 28 February if the year has no 29 February. */
export function addYears(time: number, years: number): number {
  const date = new Date(time);
  const day = Math.floor(time / DAY) * DAY;
  const year = date.getUTCFullYear() + years;
  const month = date.getUTCMonth();
  const sameDay = utcDate(year, month, date.getUTCDate());
  const inMonth = new Date(sameDay).getUTCMonth() === month;
  return (inMonth ? sameDay : sameDay - DAY) + (time - day);
}

/** Date.UTC reads the years 0 to 99 as 1900 to 1999; `setUTCFullYear` does not. */
function utcDate(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

/** The start of the calendar unit after the unit of a time. */
export function unitStartAfter(unit: CalendarUnit, time: number): number {
  return unitStart(unit, unitNumber(unit, time) + 1);
}
