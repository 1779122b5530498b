import { creditRules } from "./generated/credits.ts";
import type { OperationId } from "./generated/tree.ts";

/** Seconds per unit of an interval. Months and years have their minimum length, because the estimate is an upper bound. */
const seconds: Record<string, number> = {
  m: 60,
  h: 3600,
  d: 86_400,
  hourly: 3600,
  daily: 86_400,
  weekly: 7 * 86_400,
  monthly: 28 * 86_400,
  yearly: 365 * 86_400,
};

/**
 * Estimates the maximum credits of a request. The service charges for the returned rows, which may be fewer. The
 * estimate counts one cryptocurrency per symbol; use ids for an exact bound, because several may share a symbol.
 * @throws TypeError for an unknown operation.
 */
export function estimateCredits(
  operationId: OperationId,
  parameters: object = {},
  now: number = Date.now(),
): number {
  const rule = Object.hasOwn(creditRules, operationId) ? creditRules[operationId] : undefined;
  if (!rule) throw new TypeError(`Unknown operation "${operationId}"`);
  const { base, per, convertExtra, items, limit, count, interval } = rule;
  const given = parameters as Record<string, unknown>;
  const number = (...names: readonly string[]) =>
    new Set(names.flatMap((name) => toList(given[name]).map((item) => `${name}:${item}`))).size;

  let rows = items ? number(...items) : 1;
  if (limit) rows *= Number(given["limit"] ?? limit);
  if (count) rows *= countRows(given, count, interval as string, now);
  const extra = convertExtra ? Math.max(0, number("convert", "convert_id") - 1) : 0;
  return base + (per ? Math.ceil(rows / per) : 0) + extra;
}

/** Converts an array or a comma-separated string to a list of items. */
function toList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return [value].flat().flatMap((item) => String(item).split(","));
}

/** Counts the maximum number of rows per record in a history. */
function countRows(
  given: Record<string, unknown>,
  defaultCount: number,
  defaultInterval: string,
  now: number,
): number {
  const count = Number(given["count"] ?? defaultCount);
  const start = parseTime(given["time_start"]);
  if (start === undefined) return count;
  const end = parseTime(given["time_end"]) ?? now / 1000;
  const step = parseInterval(String(given["interval"] ?? defaultInterval));
  return Math.max(0, Math.floor((end - start) / step) + 1);
}

/** Parses a `Date`, Unix seconds or ISO 8601 (UTC by default) to Unix seconds. */
function parseTime(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (value instanceof Date) return value.getTime() / 1000;
  const text = String(value);
  if (/^\d+$/.test(text)) return Number(text);
  return Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`) / 1000;
}

function parseInterval(interval: string): number {
  const [, number, unit] = /^(\d+)([mhd])$/.exec(interval) ?? [];
  return unit ? Number(number) * (seconds[unit] as number) : (seconds[interval] ?? 60);
}
