import { readTimes } from "../history/slices.ts";
import type { MarketStore } from "../store/store.ts";
import type { Turns } from "../values/turns.ts";
import { type ConvertParameters, type Currency, isDollar, noRateAtError, ratesAt } from "./convert.ts";

/** US dollars for one unit of a currency at one of the times for which rates were read. */
export type PastRates = (currency: Currency, time: number) => number;

/**
 * The rates of a request's currencies at the times of its values: each value is converted at the rate of its own time
 * (spec/guides/conversions.md).
 *
 * @param times Of all values of the response, in any order.
 * @throws {ParameterError} for the first currency that has no rate at one of them: no quote lacks a currency.
 */
export async function readPastRates(
  store: MarketStore,
  currencies: readonly Currency[],
  times: Iterable<number>,
  parameters: ConvertParameters,
  turns: Turns,
): Promise<PastRates> {
  if (currencies.every(isDollar)) return () => 1;
  const ascending = uniqueTimes(times);
  // A number for each time, and one index of them all: with many currencies a map for each would fill the memory.
  const indexes = new Map(ascending.map((time, index) => [time, index]));
  const tables = new Map<number, Float64Array>();
  for (const currency of currencies) {
    const rates = await readTimes(ascending, turns, (some) => ratesAt(store, currency, some));
    const missing = ascending[rates.indexOf(null)];
    if (missing !== undefined) throw await noRateAtError(store, parameters, currency, missing);
    tables.set(
      currency.id,
      Float64Array.from(rates, (rate) => rate ?? Number.NaN),
    );
    if (turns.isOver) await turns.next();
  }
  return ({ id }, time) => tables.get(id)?.[indexes.get(time) ?? Number.NaN] ?? Number.NaN;
}

/** Each time once, ascending. */
function uniqueTimes(times: Iterable<number>): number[] {
  return [...Float64Array.from(new Set(times)).sort()];
}

/**
 * A quote for each currency, by its key.
 *
 * @param toQuote A quote at a rate; null if its price cannot be represented: only then a currency has none.
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
