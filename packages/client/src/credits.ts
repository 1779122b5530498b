import { creditRules } from "./generated/credits.ts";
import type { OperationId } from "./generated/tree.ts";

/** Seconds of each unit of an interval; months and years at their shortest, because the bound is an upper one. */
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
 * What a call costs at most, in credits, as the contract says it: the service counts what it answers, which may be
 * less. A symbol counts as one cryptocurrency, though several may share it; ask by id to be sure.
 * @throws TypeError where there is no such operation.
 */
export function estimateCredits(
  operationId: OperationId,
  parameters: object = {},
  now: number = Date.now(),
): number {
  const rule = Object.hasOwn(creditRules, operationId) ? creditRules[operationId] : undefined;
  if (!rule) throw new TypeError(`There is no operation "${operationId}"`);
  const { base, per, convertExtra, items, limit, count, interval } = rule;
  const given = parameters as Record<string, unknown>;
  const number = (...names: readonly string[]) =>
    new Set(names.flatMap((name) => listOf(given[name]).map((item) => `${name}:${item}`))).size;

  let rows = 1;
  if (limit) rows = Number(given["limit"] ?? limit);
  if (items) rows = number(...items);
  if (count) rows *= rowsOf(given, count, interval as string, now);
  const extra = convertExtra ? Math.max(0, number("convert", "convert_id") - 1) : 0;
  return base + (per ? Math.ceil(rows / per) : 0) + extra;
}

/** A list's items, of an array or of one text with commas. */
function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return [value].flat().flatMap((item) => String(item).split(","));
}

/** How many rows of one record a history has at most. */
function rowsOf(given: Record<string, unknown>, standard: number, usual: string, now: number): number {
  const count = Number(given["count"] ?? standard);
  const start = timeOf(given["time_start"]);
  if (start === undefined) return count;
  const end = timeOf(given["time_end"]) ?? now / 1000;
  const step = stepOf(String(given["interval"] ?? usual));
  return Math.max(0, Math.floor((end - start) / step) + 1);
}

/** Unix seconds of a time that is written as such or as ISO 8601, UTC where it names no zone. */
function timeOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  if (/^\d+$/.test(text)) return Number(text);
  return Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`) / 1000;
}

function stepOf(interval: string): number {
  const [, number, unit] = /^(\d+)([mhd])$/.exec(interval) ?? [];
  return unit ? Number(number) * (seconds[unit] as number) : (seconds[interval] ?? 60);
}
