import { daysInMonth } from "./periods.ts";

const DURATION = /^P(?=\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?$/;
const DAY_MS = 86_400_000;

/** Checks for an ISO 8601 duration of years, months, weeks and days, for example `P3M` or `P1Y6M`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

/**
 * Subtracts a duration from a time by the calendar: one month before 31 March is the last day of February.
 *
 * @param time Unix time in ms.
 * @param duration An ISO 8601 duration of years, months, weeks and days.
 * @throws {RangeError} if the duration is invalid.
 */
export function before(time: number, duration: string): number {
  const parts = DURATION.exec(duration);
  if (parts === null) throw new RangeError(`${JSON.stringify(duration)} is not a duration such as "P3M".`);
  const [years = 0, months = 0, weeks = 0, days = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return monthsBefore(time, years * 12 + months) - (weeks * 7 + days) * DAY_MS;
}

function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const day = Math.min(date.getUTCDate(), daysInMonth(first));
  return first + (day - 1) * DAY_MS + (time % DAY_MS);
}
