import { parseTime } from "@market-data/openapi";
import { InvalidArgumentError } from "commander";

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(\d{1,6})([mhd])$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Parses a duration such as `30m`, `24h` or `90d`; `0` is allowed. @returns Milliseconds. */
export function parseDuration(text: string): number {
  if (text === "0") return 0;
  const [, number, unit = ""] = DURATION.exec(text) ?? [];
  const length = UNIT_MS[unit];
  if (length === undefined) throw new InvalidArgumentError("It must be a duration such as 30m, 24h or 90d.");
  return Number(number) * length;
}

/**
 * Parses an end: a duration from now, or an ISO 8601 time. A time without a zone is UTC.
 *
 * @param now Unix time in ms.
 * @returns Unix time in ms.
 */
export function parseEnd(text: string, now: number): number {
  const end = TIME.test(text) ? parseTime(text) : now + parseDuration(text);
  if (end !== undefined && end > now) return end;
  throw new InvalidArgumentError(
    `It must be in the future: a duration such as 90d, or a time such as 2030-01-31.`,
  );
}

/**
 * Parses a UTC day that is not in the future.
 *
 * @param now Unix time in ms.
 * @returns The start of the day, as Unix time in ms.
 */
export function parsePastDay(text: string, now: number): number {
  const day = DAY.test(text) ? parseTime(text) : undefined;
  if (day === undefined) throw new InvalidArgumentError("It must be a day such as 2026-01-31.");
  if (day > now) throw new InvalidArgumentError("It must not be in the future.");
  return day;
}
