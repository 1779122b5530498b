export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

const MAX_DATES = 20_000;
const SECONDS_IN_DAY = 86_400;
const dates = new Map<number, string>();
/** By the second of the day, whole seconds. */
const knownTimes = new Array<string | undefined>(SECONDS_IN_DAY);
let latest = { day: Number.NaN, date: "" };

/**
 * A time as answers write it: ISO 8601, UTC, with milliseconds. The same as `Date.prototype.toISOString`, and several
 * times as fast for the many rows of a history, whose dates and times of day repeat.
 *
 * @param time Whole milliseconds since 1970, UTC.
 */
export function iso(time: number): string {
  const day = Math.floor(time / DAY);
  if (day !== latest.day) latest = { day, date: dateOf(day) };
  return latest.date + timeOfDay(time - day * DAY);
}

/** The same; null for a time that is not known. */
export function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time);
}

/** The start of the UTC day in which a time lies. */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** The date and the `T` behind it; 54 years of them are kept. */
function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const [date] = halves(day * DAY);
  if (dates.size >= MAX_DATES) dates.clear();
  dates.set(day, date);
  return date;
}

const END_OF_DAY = "23:59:59.999Z";

function timeOfDay(time: number): string {
  if (time === DAY - 1) return END_OF_DAY;
  const second = time / 1000;
  if (!Number.isInteger(second)) return halves(time)[1];
  knownTimes[second] ??= halves(time)[1];
  return knownTimes[second] as string;
}

function halves(time: number): [date: string, timeOfDay: string] {
  const text = new Date(time).toISOString();
  const middle = text.indexOf("T") + 1;
  return [text.slice(0, middle), text.slice(middle)];
}
