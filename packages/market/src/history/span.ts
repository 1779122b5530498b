import { operations } from "@market-data/openapi";
import { InvalidValueError } from "../errors.ts";
import { getMaximum } from "../spec-facts.ts";
import type { CandlePeriod } from "../store/history.ts";
import { type Interval, parseInterval, type Span, type Times } from "./intervals.ts";

/** The maximum of `count`: a response never has more points of one asset. */
export const MAX_POINTS = getMaximum(operations.cryptocurrencyQuotesHistoricalV3, "count");

/** The parameters that define the requested part of the past, as `parseQuery` returns them. */
export interface SpanParameters {
  readonly time_start?: number;
  readonly time_end?: number;
  readonly count: number;
}

/** The requested part of the past. There are no records of the future: an end in it counts as the present. */
export function toSpan({ time_start, time_end, count }: SpanParameters, now: number): Span {
  return { start: time_start, end: Math.min(time_end ?? now, now), count };
}

/**
 * Checks that a span does not end before it starts, and has no more points than a response may have.
 *
 * @param limits The resolution of the bounds, in ms (for days, only the date counts), and how many points a response has.
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
 * The interval at which an OHLCV response samples its periods. An interval that was not sent is that of `time_period`: the
 * default, `daily`, would select one of 24 hourly periods, where rule 1 of spec/guides/time-and-intervals.md states one
 * record for each.
 *
 * @param given The names of the parameters that were sent; if unknown, `daily` counts as not sent.
 */
export function samplingInterval(
  { time_period, interval }: SamplingParameters,
  given: readonly string[] = [],
): Interval {
  return parseInterval(interval === "daily" && !given.includes("interval") ? time_period : interval);
}
