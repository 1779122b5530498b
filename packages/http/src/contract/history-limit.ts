import { HttpError } from "../errors.ts";
import { before } from "./duration.ts";
import { startOfDay } from "./periods.ts";

/** How far back one operation may look on one plan: a duration, or the newest values alone. */
export type HistoryLimit = { readonly duration: string } | "latest";

const MINUTE_MS = 60_000;

/**
 * The earliest time that a history limit opens, in Unix ms. A duration opens the whole of its first UTC day; the newest
 * values are those of the last minute, which is how exact price conversions are.
 */
export function earliestTime(limit: HistoryLimit, now: number): number {
  return limit === "latest" ? now - MINUTE_MS : startOfDay(before(now, limit.duration));
}

/** @throws {HttpError} for an operation that is not in the plan, which then has no limit for it. */
export function checkEntitlement(limit: HistoryLimit | undefined): asserts limit is HistoryLimit {
  if (limit === undefined)
    throw new HttpError("planNotEntitled", "Your plan does not include this operation");
}

/**
 * A time before the plan's history is rejected, never cut off.
 *
 * @param requested The earliest time that a request reads, in Unix ms; undefined where it reads no history.
 * @throws {HttpError} for a time that is too early.
 */
export function checkHistory(limit: HistoryLimit, requested: number | undefined, now: number): void {
  if (requested === undefined) return;
  const earliest = earliestTime(limit, now);
  if (requested >= earliest) return;
  const day = new Date(earliest).toISOString().slice(0, 10);
  throw new HttpError(
    "forbidden",
    limit === "latest"
      ? "Your plan includes only the latest values of this operation"
      : `The requested time is before ${day}, the earliest that your plan may see`,
  );
}
