import { operations } from "@market-data/openapi";
import { ParameterError } from "../errors.ts";
import { getMaximum } from "../spec-facts.ts";
import type { BarPeriod } from "../store/history.ts";
import { iso } from "../values/timestamps.ts";
import { type Interval, parseInterval, type Span, type Times } from "./intervals.ts";

/** The maximum of `count`: a response never has more points of one asset. */
export const MAX_POINTS = getMaximum(operations.cryptocurrencyQuotesHistoricalV3, "count");

/** The parameters that say which part of the past a call asks for, as the reader of queries hands them on. */
export interface SpanParameters {
  readonly time_start?: number;
  readonly time_end?: number;
  readonly count: number;
}

/** The part of the past that a call asks for. The future holds nothing: an end in it counts as the present. */
export function toSpan({ time_start, time_end, count }: SpanParameters, now: number): Span {
  return { start: time_start, end: Math.min(time_end ?? now, now), count };
}

/**
 * Refuses a span that ends before it starts, or that holds more points than an answer.
 *
 * @param length How exact the bounds are, in milliseconds: of days, only the date counts.
 * @throws {ParameterError} naming `time_start`.
 */
export function checkSpan({ start, end }: Span, { size }: Times, length = 1): void {
  if (start === undefined) return;
  if (Math.floor(start / length) > Math.floor(end / length)) {
    throw invalidStart(start, 'It must not lie after "time_end" or the present.');
  }
  if (size > MAX_POINTS) {
    throw invalidStart(
      start,
      `From there to the end there are ${size} intervals, and an answer holds at most ${MAX_POINTS}.`,
    );
  }
}

function invalidStart(start: number, reason: string): ParameterError {
  return new ParameterError("time_start", `Invalid value for "time_start": "${iso(start)}". ${reason}`);
}

/** The parameters that say which periods an OHLCV answer shows. */
export interface SamplingParameters {
  readonly time_period: BarPeriod;
  readonly interval: string;
}

/**
 * Which of the periods an OHLCV answer shows. An interval that was not sent follows `time_period`: its default, `daily`,
 * would make one hour a day of hourly periods, where document 2 (OHLCV historical, rule 1) promises one record for each.
 *
 * @param given The names of the parameters that were sent; where that is not known, `daily` counts as not sent.
 */
export function samplingInterval(
  { time_period, interval }: SamplingParameters,
  given: readonly string[] = [],
): Interval {
  return parseInterval(interval === "daily" && !given.includes("interval") ? time_period : interval);
}
