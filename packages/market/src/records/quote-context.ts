import type { Operation } from "@market-data/openapi";
import { andThen, type MaybePromise } from "@market-data/scheduler";
import type { ConvertParameters, Currency } from "../conversion/convert.ts";
import { uniqueTimes } from "../conversion/past-rates.ts";
import {
  type ChangeConversion,
  type Conversion,
  type RatesBefore,
  readChangeConversions,
} from "../conversion/view-rates.ts";
import type { OperationContext } from "../operation.ts";
import type { MarketView, Row } from "../rows/view.ts";
import type { ChangePeriod } from "../store/asset-metrics.ts";
import { percentChange } from "../values/rounding.ts";
import { auxKey } from "./aux.ts";

/** The rates of a currency for the values of one row, in USD per unit. */
export interface RowRates {
  readonly rate: number;
  /** Undefined for US dollars, whose rate is constant. */
  readonly before: RatesBefore | undefined;
}

/** A currency of a request, with the rates for its rows. */
export interface QuoteContext extends Currency {
  readonly getRates: (row: Row) => RowRates;
}

/** A row without a quote, because the currency has no rate at the row's time. */
interface Unquoted {
  readonly row: Row;
  readonly currency: Currency;
}

/** The currencies and rows of a response about the newest metrics of assets. */
interface QuotedRows {
  readonly contexts: readonly QuoteContext[];
  /** The rows with a quote in every currency, in the given order. */
  readonly rows: readonly Row[];
  readonly unquoted: readonly Unquoted[];
}

/**
 * The currencies of a request for quotes. Each row is converted at the rates of its own time.
 *
 * @throws {LookupError} for the first unknown currency.
 * @throws {ParameterError} for the first currency without a rate at the time of the market's newest price.
 */
export function readQuoteContexts(
  view: MarketView,
  context: OperationContext,
  parameters: ConvertParameters,
  rows: readonly Row[],
): MaybePromise<QuotedRows> {
  const times = uniqueTimes(rows.map(getTime));
  return andThen(readChangeConversions(view, context, parameters, times), (conversions) => {
    const unquoted = findUnquoted(rows, times, conversions);
    const contexts = conversions.map(toContext);
    if (unquoted.length === 0) return { contexts, rows, unquoted };
    const without = new Set(unquoted.map(({ row }) => row));
    return { contexts, rows: rows.filter((row) => !without.has(row)), unquoted };
  });
}

function findUnquoted(
  rows: readonly Row[],
  times: readonly number[],
  conversions: readonly Conversion[],
): Unquoted[] {
  return conversions.flatMap((currency) => {
    if (times.every((time) => currency.getRate(time) !== null)) return [];
    const missing = rows.filter((row) => currency.getRate(getTime(row)) === null);
    return missing.map((row) => ({ row, currency }));
  });
}

function toContext({ getRate, getBefore, ...currency }: ChangeConversion): QuoteContext {
  const getRates = (row: Row) => {
    const time = getTime(row);
    return { rate: getRate(time)?.usd ?? Number.NaN, before: getBefore(time) };
  };
  return { ...currency, getRates };
}

function getTime({ metrics }: Row): number {
  return metrics.lastUpdated;
}

/** A key for the records of an operation with its `aux` and currencies. */
export function recordSetKey(
  { operationId }: Operation,
  aux: readonly string[],
  contexts: readonly QuoteContext[],
): string {
  return `${operationId} ${currenciesKey(contexts)} ${auxKey(aux)}`;
}

/** A key for records in the given currencies. */
export function currenciesKey(contexts: readonly QuoteContext[]): string {
  return contexts.map(({ id }) => id).join();
}

/** The change of an asset's price in a currency, in percent. */
export function priceChange({ metrics, derived }: Row, rates: RowRates, period: ChangePeriod): number | null {
  if (rates.before === undefined) return derived.changes[period];
  return changeIn(metrics.priceBefore[period], rates.before[period], metrics.price, rates.rate);
}

/** The change of an asset's 24-hour volume in a currency, in percent. */
export function volumeChange({ metrics, derived }: Row, rates: RowRates): number | null {
  if (rates.before === undefined) return derived.volumeChange24h;
  return changeIn(metrics.volume24hBefore, rates.before["24h"], metrics.volume24h, rates.rate);
}

/**
 * The percent change of a value in a currency, from its values in USD. Each value is converted at the rate of its own
 * time.
 */
export function changeIn(
  usdBefore: number | null,
  rateBefore: number | null,
  usd: number | null,
  rate: number | null,
): number | null {
  return percentChange(quotient(usdBefore, rateBefore), quotient(usd, rate));
}

function quotient(usd: number | null, rate: number | null): number | null {
  return usd === null || rate === null ? null : usd / rate;
}
