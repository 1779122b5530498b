import { operations } from "@market-data/openapi";
import { InvalidValueError } from "../errors.ts";
import { getMaximum } from "../spec-facts.ts";
import type { CandlePeriod } from "../store/history.ts";
import { type Interval, parseInterval, type Span, type Times } from "./intervals.ts";

/** The maximum of `count`: the most data points of one asset in a response. */
export const MAX_POINTS = getMaximum(operations.cryptocurrencyQuotesHistoricalV3, "count");

/** The parameters that define the requested part of the past, as returned by `parseQuery`. */
export interface SpanParameters {
  readonly time_start?: number;
  readonly time_end?: number;
  readonly count: number;
}

/** The requested part of the past. No records exist in the future: a future end counts as the present. */
export function toSpan({ time_start, time_end, count }: SpanParameters, now: number): Span {
  return { start: time_start, end: Math.min(time_end ?? now, now), count };
}

/**
 * Checks that a span does not end before its start and fits the maximum number of data points.
 *
 * @param limits The resolution of the bounds, in ms (for days, only the date counts), and the maximum number of points.
 * @throws {ParameterError} naming `time_start`.
 */
export function checkSpan(
  { start, end }: Span,
  { size }: Times,
  { length = 1, max = MAX_POINTS }: { readonly length?: number; readonly max?: number } = {},
): void {
  if (start === undefined) return;
  if (Math.floor(start / length) > Math.floor(end / length)) {
    throw new InvalidValueError("time_start", start, 'It must not be after "time_end" or the present.');
  }
  if (size > max) {
    throw new InvalidValueError(
      "time_start",
      start,
      `It is ${size} intervals before the end, and a response contains at most ${max}.`,
    );
  }
}

/** The parameters that select the periods of an OHLCV response. */
export interface SamplingParameters {
  readonly time_period: CandlePeriod;
  readonly interval: string;
}

/**
 * The interval at which an OHLCV response samples its periods. Without a sent `interval`, it equals `time_period`. The
 * contract's default `daily` would select one of 24 hourly periods, but rule 1 of spec/guides/time-and-intervals.md
 * promises a record for each period.
 *
 * @param given The names of the sent parameters; if unknown, `daily` counts as not sent.
 */
export function samplingInterval(
  { time_period, interval }: SamplingParameters,
  given: readonly string[] = [],
): Interval {
  return parseInterval(interval === "daily" && !given.includes("interval") ? time_period : interval);
}
