import type { Task } from "@market-data/scheduler";
import { readTimes } from "../history/slices.ts";
import {
  type ConvertParameters,
  type Currency,
  isDollar,
  noRateError,
  type RateSource,
  type ReadRates,
  ratesAt,
} from "./convert.ts";

/** USD for one unit of a currency at a time for which rates were read. */
export type PastRates = (currency: Currency, time: number) => number;

/**
 * The rates of a request's currencies at the times of its values. Each value is converted at the rate of its own time
 * (spec/guides/conversions.md).
 *
 * @param times The times of all values in the response, in any order.
 * @param read Reads the rates. Default: the closest rates, as for history.
 * @throws {ParameterError} for the first currency without a rate at one of the times. No quote lacks a currency.
 */
export async function readPastRates(
  source: RateSource,
  currencies: readonly Currency[],
  times: Iterable<number>,
  parameters: ConvertParameters,
  task: Task,
  read: ReadRates = ratesAt,
): Promise<PastRates> {
  if (currencies.every(isDollar)) return () => 1;
  const ascending = uniqueTimes(times);
  // One shared index of times: with many currencies, a map for each currency would fill the memory.
  const indexes = new Map(ascending.map((time, index) => [time, index]));
  const tables = new Map<number, Float64Array>();
  for (const currency of currencies) {
    const rates = await readTimes(ascending, task, (some) => read(source, currency, some));
    const missing = ascending[rates.indexOf(null)];
    if (missing !== undefined) throw await noRateError(source, parameters, currency, missing);
    tables.set(
      currency.id,
      Float64Array.from(rates, (rate) => rate?.usd ?? Number.NaN),
    );
    if (task.shouldYield) await task.yield();
  }
  return ({ id }, time) => tables.get(id)?.[indexes.get(time) ?? Number.NaN] ?? Number.NaN;
}

/** The times in ascending order, without duplicates. */
export function uniqueTimes(times: Iterable<number>): number[] {
  const unique = new Set(times);
  // The newest values of a market often have the same time.
  return unique.size === 1 ? [...unique] : [...Float64Array.from(unique).sort()];
}

/**
 * A quote for each currency, by the currency's key.
 *
 * @param toQuote Builds a quote at a rate; null if the price cannot be represented. Only then a currency has no quote.
 */
export function quotesByCurrency<Quote>(
  currencies: readonly Currency[],
  getRate: (currency: Currency) => number,
  toQuote: (rate: number, currency: Currency) => Quote | null,
): Record<string, Quote> {
  const quotes: Record<string, Quote> = {};
  for (const currency of currencies) {
    const quote = toQuote(getRate(currency), currency);
    if (quote !== null) quotes[currency.key] = quote;
  }
  return quotes;
}
