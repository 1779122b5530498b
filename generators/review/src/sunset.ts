import { listLifecycles } from "./lifecycles.ts";
import { type ContractPair, sourcePlace } from "./pair.ts";
import type { Rejection } from "./review.ts";

/** The promise in the guide on stability. */
const MONTHS_AHEAD = 6;

/**
 * Finds new or earlier sunset dates with less time than promised.
 * @param today As `2026-11-21`, in UTC.
 */
export function sunsetRejections(pair: ContractPair, today: string): Rejection[] {
  const earliest = monthsAfter(today, MONTHS_AHEAD);
  const before = new Map(listLifecycles(pair.base).map(({ key, lifecycle }) => [key, lifecycle.sunset]));
  return listLifecycles(pair.now).flatMap(({ label, key, operationId, pointer, lifecycle: { sunset } }) => {
    const known = before.get(key);
    if (sunset === undefined || sunset >= earliest || (known !== undefined && sunset >= known)) return [];
    const place = sourcePlace(pair, { now: pointer });
    return {
      kind: "lifecycle" as const,
      rule: "lifecycle/sunset-too-near",
      ...(operationId === undefined ? {} : { operationId }),
      text: `The sunset date of ${label}, ${sunset}, is less than ${MONTHS_AHEAD} months ahead.`,
      advice: `Name a date from ${earliest} on: until then users may rely on it.`,
      ...(place === undefined ? {} : { place }),
    };
  });
}

/** The equal day of a later month, in UTC, or the first day of the next month for a missing day. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
