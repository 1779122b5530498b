import { HttpError } from "../errors.ts";
import { before } from "./duration.ts";
import { startOfDay } from "./periods.ts";

/** The history that a plan includes for an operation: a duration, or only the latest values. */
export type HistoryLimit = { readonly duration: string } | "latest";

const MINUTE_MS = 60_000;

/**
 * Returns the earliest time within a history limit, in Unix ms. A duration includes its complete first UTC day. Latest values
 * include the last minute, the precision of price conversions.
 */
export function earliestTime(limit: HistoryLimit, now: number): number {
  return limit === "latest" ? now - MINUTE_MS : startOfDay(before(now, limit.duration));
}

/**
 * Checks that a plan includes an operation.
 *
 * @param limit The plan's history limit for the operation; undefined for an operation outside the plan.
 * @throws {HttpError} for an operation outside the plan.
 */
export function checkEntitlement(limit: HistoryLimit | undefined): asserts limit is HistoryLimit {
  if (limit === undefined)
    throw new HttpError("planNotEntitled", "Your plan does not include this operation");
}

/**
 * Rejects a request for times before the plan's history. The response is never shortened instead.
 *
 * @param requested The earliest requested time, in Unix ms; undefined for a request without history.
 * @throws {HttpError} if the time is too early.
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
