import type { Operation } from "@market-data/openapi";
import { countCurrencies } from "../conversion/convert.ts";
import { countPairs, type DexPairParameters } from "../dex/dex-pairs.ts";
import { parseInterval, requestedTimes, type Times } from "../history/intervals.ts";
import { requestedPeriods } from "../history/periods.ts";
import {
  MAX_POINTS,
  type SamplingParameters,
  type SpanParameters,
  samplingInterval,
  toSpan,
} from "../history/span.ts";
import { countRequestedAssets, type LookupParameters } from "../lookup/lookup.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MAX_TOTAL_POINTS } from "./point-budget.ts";

/** The maximum size of a response: an upper bound, known before any work is done. */
export interface ResponseSize {
  /** Units of the operation's `credits.per`, never fewer than the result's `count`. */
  readonly units: number;
  /** Records or data points times currencies, at least 1. Work and response length grow with this number. */
  readonly quotes: number;
  /**
   * Rows of history to read. The extremes of a year or a day of all assets need more rows than quotes. Absent for few
   * rows.
   */
  readonly rows?: number;
}

/** Everything besides the parameters that decides the size of a response. */
export interface MeasureContext {
  readonly snapshot: Snapshot;
  /** The time of the request, as Unix time in ms. */
  readonly now: number;
  /** The names of the sent parameters, as in the context of the handler. */
  readonly given?: readonly string[];
}

/**
 * Measures the response to a request that the query parser accepted. Never throws: an unknown value counts as found.
 */
export type Measure<Parameters> = (parameters: Parameters, context: MeasureContext) => ResponseSize;

/** One record. */
export const oneRecord: Measure<object> = (parameters) => toSize(1, parameters);

/** A list or a page of a list. @param countRows The maximum length of the list. */
export function page<Own = unknown>(
  countRows: (snapshot: Snapshot, parameters: Own) => number,
): Measure<Own & { readonly start?: number; readonly limit?: number }> {
  return (parameters, { snapshot }) => {
    const { start = 1, limit = Number.POSITIVE_INFINITY } = parameters;
    const rows = Math.max(0, countRows(snapshot, parameters) - start + 1);
    return toSize(Math.min(limit, rows), parameters);
  };
}

/** One record for each value of a list. */
export function eachValue<Own extends object>(
  getValues: (parameters: Own) => readonly unknown[],
): Measure<Own> {
  return (parameters) => toSize(getValues(parameters).length, parameters);
}

/** One record for each id and slug. */
export const eachIdAndSlug: Measure<Pick<LookupParameters, "id" | "slug">> = eachValue(
  ({ id = [], slug = [] }) => [...id, ...slug],
);

/** One record for each requested asset. @param countQuotes The number of quotes in each currency of a record. */
export function eachAsset<Own = unknown>(
  { version }: Pick<Operation, "version">,
  countQuotes: (parameters: Own) => number = () => 1,
): Measure<Own & LookupParameters> {
  return (parameters, { snapshot }) =>
    toSize(countRequestedAssets(snapshot, parameters, version), parameters, countQuotes(parameters));
}

/** One record for each DEX pair. */
export const eachPair: Measure<DexPairParameters> = (parameters, { snapshot }) =>
  toSize(countPairs(snapshot, parameters), parameters);

type HistoryParameters = SpanParameters & { readonly interval: string } & LookupParameters;

/** The historical quotes of each requested asset. */
export function eachAssetQuote({ version }: Pick<Operation, "version">): Measure<HistoryParameters> {
  return toQuotes((snapshot, parameters) => countRequestedAssets(snapshot, parameters, version));
}

/** The historical quotes of each id and slug. */
export const eachIdAndSlugQuote: Measure<HistoryParameters> = toQuotes(
  (_, { id = [], slug = [] }) => id.length + slug.length,
);

/** The historical quotes of the whole market. */
export const eachQuote: Measure<HistoryParameters> = toQuotes(() => 1);

function toQuotes(
  countItems: (snapshot: Snapshot, parameters: LookupParameters) => number,
): Measure<HistoryParameters> {
  return (parameters, { snapshot, now }) => {
    const times = requestedTimes(parseInterval(parameters.interval), toSpan(parameters, now));
    const size = toPoints(countItems(snapshot, parameters), times, parameters);
    return { ...size, rows: size.units };
  };
}

/** The OHLCV periods of each requested asset. */
export function eachAssetPeriod({
  version,
}: Pick<Operation, "version">): Measure<PeriodParameters & LookupParameters> {
  return (parameters, context) =>
    toPeriods(countRequestedAssets(context.snapshot, parameters, version), parameters, context);
}

/** The OHLCV periods of each DEX pair. */
export const eachPairPeriod: Measure<PeriodParameters & DexPairParameters> = (parameters, context) =>
  toPeriods(countPairs(context.snapshot, parameters), parameters, context);

/** A response that reads history. @param countRows The maximum number of rows to read, from the number of units. */
export function reading<Own>(
  measure: Measure<Own>,
  countRows: (parameters: Own, context: MeasureContext, units: number) => number,
): Measure<Own> {
  return (parameters, context) => {
    const size = measure(parameters, context);
    return { ...size, rows: countRows(parameters, context, size.units) };
  };
}

/** The trades of each DEX pair, plus the quotes of the pair. */
export const eachPairTrade: Measure<DexPairParameters & { readonly limit: number }> = (
  parameters,
  { snapshot },
) => {
  const pairs = countPairs(snapshot, parameters);
  const { quotes } = toSize(pairs, parameters, 1 + parameters.limit);
  return { units: pairs * parameters.limit, quotes };
};

/** The day of Bitcoin's first block: no cryptocurrency is older. */
const FIRST_HISTORY = Date.UTC(2009, 0, 3);

type PeriodParameters = SpanParameters & SamplingParameters;

/**
 * All candles of the span are read, and the interval selects some. Prices that form candles are counted while they are
 * read (`PointBudget`), because their number is unknown in advance.
 */
function toPeriods(
  records: number,
  parameters: PeriodParameters,
  { now, given }: MeasureContext,
): ResponseSize {
  const { time_period } = parameters;
  const periods = requestedPeriods(time_period, samplingInterval(parameters, given), toSpan(parameters, now));
  const { size, at, until } = periods;
  const length = size === 0 ? 0 : until(size - 1) - Math.max(FIRST_HISTORY, at(0));
  const rows = records * Math.max(0, Math.ceil(length / CANDLE_LENGTH[time_period]));
  return { ...toPoints(records, periods, parameters), rows };
}

/** Handlers reject longer spans with their own messages. */
function toPoints(records: number, { size }: Times, parameters: object): ResponseSize {
  return toSize(Math.min(records * Math.min(size, MAX_POINTS), MAX_TOTAL_POINTS), parameters);
}

function toSize(units: number, parameters: object, quotesPerUnit = 1): ResponseSize {
  return { units, quotes: Math.max(1, units * quotesPerUnit) * countCurrencies(parameters) };
}
