import type { OperationId, ParsedParameters } from "@market-data/openapi";
import { DAY } from "../values/timestamps.ts";
import { intervalOf, requestedTimes, type Times } from "./intervals.ts";
import { askedPeriods } from "./periods.ts";
import { type SamplingParameters, type SpanParameters, samplingInterval, spanOf } from "./span.ts";

/**
 * The earliest time that a call looks at, for the depth of history that a plan has: of OHLCV the opening of the first
 * period, of quotes the first time that is asked for, of a ranking the end of its day. Undefined where a call asks for
 * the present alone, or for no time at all.
 *
 * @param now Milliseconds since 1970, UTC, as is the result.
 * @param given The names of the parameters that were sent, as for the answer.
 */
export function looksBackTo<Id extends OperationId>(
  operationId: Id,
  parameters: ParsedParameters[Id],
  now: number,
  given?: readonly string[],
): number | undefined {
  const looksBack: Look | undefined = looks[operationId];
  return looksBack?.(parameters as never, now, given);
}

type Look<Parameters = never> = (
  parameters: Parameters,
  now: number,
  given?: readonly string[],
) => number | undefined;

const ohlcv: Look<SpanParameters & SamplingParameters> = (parameters, now, given) =>
  first(askedPeriods(parameters.time_period, samplingInterval(parameters, given), spanOf(parameters, now)));

const quotes: Look<SpanParameters & { interval: string }> = (parameters, now) =>
  first(requestedTimes(intervalOf(parameters.interval), spanOf(parameters, now)));

const dayEnd: Look<{ date: number }> = ({ date }) => (Math.floor(date / DAY) + 1) * DAY - 1;

const moment: Look<{ time?: number }> = ({ time }) => time;

const looks = {
  cryptocurrencyOhlcvHistoricalV1: ohlcv,
  cryptocurrencyOhlcvHistoricalV2: ohlcv,
  cryptocurrencyQuotesHistoricalV1: quotes,
  cryptocurrencyQuotesHistoricalV2: quotes,
  cryptocurrencyQuotesHistoricalV3: quotes,
  cryptocurrencyListingsHistoricalV1: dayEnd,
  toolsPriceConversionV1: moment,
  dexPairsOhlcvHistoricalV4: ohlcv,
} satisfies { [Id in OperationId]?: Look<ParsedParameters[Id]> } as Partial<Record<OperationId, Look>>;

function first({ size, at }: Times): number | undefined {
  return size === 0 ? undefined : at(0);
}
