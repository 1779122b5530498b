import { DAY, HOUR, MINUTE } from "../values/timestamps.ts";

/** What a calendar counts in, in UTC. Weeks begin on Monday, as in ISO 8601; the documents do not say. */
export type CalendarUnit = "hour" | "day" | "week" | "month" | "year";

/** How far apart the points of an answer are: units of the calendar, or a length of time. */
export type Interval =
  | { readonly kind: "calendar"; readonly unit: CalendarUnit }
  | { readonly kind: "relative"; readonly step: number };

/** Times that ascend, none of them twice, computed when asked for: there may be more than anybody wants to list. */
export interface Times {
  readonly size: number;
  /** @param index From 0 up to `size` - 1. */
  at(index: number): number;
}

/** The part of the past that a call asks for: milliseconds since 1970, UTC, both bounds included. */
export interface Span {
  /** Without it, `count` times are counted backwards from the end. */
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
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ["m", MINUTE],
  ["h", HOUR],
  ["d", DAY],
]);
const RELATIVE = /^(\d+)([mhd])$/;

/**
 * The interval of a value of `interval`: `hourly` to `yearly` are of the calendar, `5m`, `24h`, `30d` are lengths.
 *
 * @throws {TypeError} for a name that the contract does not have.
 */
export function parseInterval(name: string): Interval {
  const unit = UNITS.get(name);
  if (unit !== undefined) return { kind: "calendar", unit };
  const [, number, letter = ""] = RELATIVE.exec(name) ?? [];
  const length = LENGTHS.get(letter);
  if (length === undefined) throw new TypeError(`There is no interval ${JSON.stringify(name)}.`);
  return { kind: "relative", step: Number(number) * length };
}

/**
 * The times at which a call of quotes asks for one (document 2, historical quotes): of a calendar interval the starts of
 * hours, days, weeks, months or years; of a relative one every so many minutes, hours or days from the start on, or
 * back from the end.
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

/** All the times. */
export function listTimes({ size, at }: Times): number[] {
  return Array.from({ length: size }, (_, index) => at(index));
}

/** 1970-01-01 was a Thursday: the Monday before it. */
const FIRST_MONDAY = -3 * DAY;

/** Which unit of the calendar a time lies in, counted from some first one. */
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

/** When a unit of the calendar begins. */
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

/** The same date and time of day some years later or earlier; the 28th for a 29 February that a year does not have. */
export function addYears(time: number, years: number): number {
  const date = new Date(time);
  const day = Math.floor(time / DAY) * DAY;
  const year = date.getUTCFullYear() + years;
  const month = date.getUTCMonth();
  const sameDay = utcDate(year, month, date.getUTCDate());
  const inMonth = new Date(sameDay).getUTCMonth() === month;
  return (inMonth ? sameDay : sameDay - DAY) + (time - day);
}

/** Unlike Date.UTC, this does not read the years 0 to 99 as those of the 20th century. */
function utcDate(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

/** When the unit of the calendar begins that follows the one in which a time lies. */
export function unitStartAfter(unit: CalendarUnit, time: number): number {
  return unitStart(unit, unitNumber(unit, time) + 1);
}
