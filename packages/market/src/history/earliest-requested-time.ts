import { DAY, startOfDay } from "../values/timestamps.ts";
import { parseInterval, requestedTimes, type Times } from "./intervals.ts";
import { requestedPeriods } from "./periods.ts";
import { type SamplingParameters, type SpanParameters, samplingInterval, toSpan } from "./span.ts";

/**
 * The earliest time that a request reads, as Unix time in ms; undefined if the request reads only the present, or no
 * time at all.
 *
 * @param now The time of the request, as Unix time in ms.
 * @param given The names of the sent parameters, as in the context of the handler.
 * @param newest The time of the market's newest price, as Unix time in ms. Default: `now`.
 */
export type GetEarliestRequestedTime<Parameters> = (
  parameters: Parameters,
  now: number,
  given?: readonly string[],
  newest?: number,
) => number | undefined;

/** The opening time of the first period of an OHLCV request. */
export const firstPeriod: GetEarliestRequestedTime<SpanParameters & SamplingParameters> = (
  parameters,
  now,
  given,
) =>
  first(
    requestedPeriods(parameters.time_period, samplingInterval(parameters, given), toSpan(parameters, now)),
  );

/** The first requested time of historical quotes. */
export const firstQuoteTime: GetEarliestRequestedTime<SpanParameters & { interval: string }> = (
  parameters,
  now,
) => first(requestedTimes(parseInterval(parameters.interval), toSpan(parameters, now)));

/** The last millisecond of the UTC day of a time. */
export function endOfDay(time: number): number {
  return startOfDay(time) + DAY - 1;
}

export function first({ size, at }: Times): number | undefined {
  return size === 0 ? undefined : at(0);
}
