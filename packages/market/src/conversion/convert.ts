import { InvalidValueError, LookupError } from "../errors.ts";
import type { Side } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { finiteOrNull, rounded } from "../values/rounding.ts";
import { DAY, iso } from "../values/timestamps.ts";

/** A currency in which market values are quoted. */
export interface Currency {
  /** The key of the quote: the symbol, or the id if an earlier currency of the request has the same symbol. */
  readonly key: string;
  readonly id: number;
  readonly symbol: string;
  readonly kind: "fiat" | "asset";
}

/** The parameters that name the currencies of a request, as returned by `parseQuery`. */
export interface ConvertParameters {
  readonly convert?: readonly string[];
  readonly convert_id?: readonly number[];
}

/** The currency in which the market is stored. */
const US_DOLLAR = "USD";

/** The maximum distance between a price and the time of the rate, in ms. */
export type RateTolerance = Readonly<Record<Currency["kind"], number>>;

/**
 * Default: a day for assets, because some history is daily; a week for fiat currencies and metals. Fiat rates are
 * published on working days (up to five days apart around Christmas and Easter), and some fiat history is weekly.
 */
export const RATE_TOLERANCE: RateTolerance = { asset: DAY, fiat: 7 * DAY };

/** The store to read rates from, with the maximum age of a rate. */
export interface RateSource {
  readonly store: MarketStore;
  /** The maximum distance between a rate and the converted value, in ms. Default: `RATE_TOLERANCE`. */
  readonly rateTolerance?: RateTolerance;
  /** Aborted when nobody waits for the result any more. The handler then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

export function getTolerance({ rateTolerance = RATE_TOLERANCE }: RateSource, { kind }: Currency): number {
  return rateTolerance[kind];
}

/** USD for one unit of a currency, with the time of the stored record. */
export interface DatedRate {
  /** At least `MIN_RATE`. */
  readonly usd: number;
  /** Unix time in ms. US dollars need no record and have the requested time. */
  readonly time: number;
}

/**
 * The target currencies of a request in the requested order, without duplicates. `convert_id` replaces the default of
 * `convert`.
 *
 * @throws {LookupError} for the first unknown currency.
 */
export function resolveCurrencies(
  snapshot: Snapshot,
  { convert, convert_id }: ConvertParameters,
): Currency[] {
  const found =
    convert_id === undefined
      ? (convert ?? [US_DOLLAR]).map(
          (symbol) => findCurrencyBySymbol(snapshot, symbol) ?? unknownCurrency("convert", symbol),
        )
      : convert_id.map((id) => findCurrencyById(snapshot, id) ?? unknownCurrency("convert_id", id));
  if (found.length === 1) return found;
  const ids = new Set<number>();
  const keys = new Set<string>();
  return found.flatMap((currency) => {
    if (ids.has(currency.id)) return [];
    ids.add(currency.id);
    const key = keys.has(currency.key) ? String(currency.id) : currency.key;
    keys.add(key);
    return [key === currency.key ? currency : { ...currency, key }];
  });
}

/** The maximum number of currencies in a request: two values may name the same currency. */
export function countCurrencies({ convert, convert_id }: ConvertParameters): number {
  return (convert_id ?? convert)?.length ?? 1;
}

/** The first currency with a symbol, case-insensitive; undefined if there is none. */
export function findCurrencyBySymbol({ index }: Snapshot, symbol: string): Currency | undefined {
  const key = symbol.toUpperCase();
  const fiat = index.fiatBySymbol.get(key);
  if (fiat !== undefined) return toCurrency("fiat", fiat.id, key);
  const [asset] = index.assetsBySymbol.get(key) ?? [];
  return asset && toCurrency("asset", asset.id, key);
}

/** Every currency with a symbol, case-insensitive: a fiat currency first, then assets by rank, unpriced assets last. */
export function findCurrenciesBySymbol({ index }: Snapshot, symbol: string): Currency[] {
  const key = symbol.toUpperCase();
  const fiat = index.fiatBySymbol.get(key);
  const assets = (index.assetsBySymbol.get(key) ?? []).map(({ id }) => toCurrency("asset", id, key));
  return fiat === undefined ? assets : [toCurrency("fiat", fiat.id, key), ...assets];
}

/** The currency with an id; undefined if there is none. */
export function findCurrencyById({ fiats, assets }: Snapshot, id: number): Currency | undefined {
  const fiat = fiats.get(id);
  if (fiat !== undefined) return toCurrency("fiat", id, fiat.symbol);
  const asset = assets.get(id);
  return asset && toCurrency("asset", id, asset.symbol);
}

function toCurrency(kind: Currency["kind"], id: number, symbol: string): Currency {
  return { key: symbol, id, symbol, kind };
}

/** Whether the market is stored in this currency. */
export function isDollar({ kind, symbol }: Currency): boolean {
  return kind === "fiat" && symbol === US_DOLLAR;
}

/** The newest rate of a currency in a snapshot; undefined without a price to divide by. */
export function newestRate({ metrics, rates }: Snapshot, { id, kind }: Currency): DatedRate | undefined {
  const newest = kind === "asset" ? metrics.get(id) : rates.get(id);
  if (newest === undefined) return undefined;
  return (
    usableRate({ usd: "price" in newest ? newest.price : newest.usd, time: newest.lastUpdated }) ?? undefined
  );
}

/**
 * The error for a currency without a rate at a time.
 *
 * @param time Unix time in ms.
 */
export async function noRateError(
  source: RateSource,
  { convert, convert_id }: ConvertParameters,
  currency: Currency,
  time: number,
): Promise<InvalidValueError> {
  const reason = await explainNoRate(source, currency, time);
  if (convert_id !== undefined) return new InvalidValueError("convert_id", currency.id, reason);
  const { symbol } = currency;
  return new InvalidValueError(
    "convert",
    convert?.find((text) => text.toUpperCase() === symbol) ?? symbol,
    reason,
  );
}

/** Throws the error for a currency without a rate at a time. */
export async function throwNoRate(...given: Parameters<typeof noRateError>): Promise<never> {
  throw await noRateError(...given);
}

/** Explains why a currency has no rate at a time. The sentence names the time of its first or last price. */
export async function explainNoRate(source: RateSource, currency: Currency, time: number): Promise<string> {
  const last = newestRate(await source.store.snapshot(), currency);
  const first = await firstRateTime(source, currency);
  if (last === undefined && first === undefined)
    return currency.kind === "fiat" ? "It has no rate." : "It has no price.";
  const days = getTolerance(source, currency) / DAY;
  const known = last !== undefined && last.time < time ? ["last", last.time] : first && ["first", first];
  const named = known ? `. Its ${known[0]} price is of ${iso(Number(known[1]))}` : "";
  return `It has no price within ${days === 1 ? "a day" : `${days} days`} of ${iso(time)}${named}.`;
}

/** The time of a currency's first known price, as Unix time in ms; undefined without any price. */
export async function firstRateTime({ store }: RateSource, currency: Currency): Promise<number | undefined> {
  const start = Number.MIN_SAFE_INTEGER;
  const { id, kind } = currency;
  if (isDollar(currency)) return start;
  const [first] =
    kind === "asset"
      ? await store.firstQuotes(id, [{ from: start, to: Number.MAX_SAFE_INTEGER }])
      : await store.ratesAt(id, [start], Number.MAX_VALUE);
  return first?.time;
}

/** Reads the rates of a currency at ascending times; null for a time without a rate within the tolerance. */
export type ReadRates = (
  source: RateSource,
  currency: Currency,
  times: readonly number[],
  tolerance?: number,
) => Promise<(DatedRate | null)[]>;

/**
 * The rates of a currency at given times: the fiat or metal rate, or the asset's price, closest to each time within the
 * tolerance. Null for a time without a rate.
 *
 * @param times Ascending.
 * @param side With `before`, rates after a time do not count.
 */
export async function ratesAt(
  source: RateSource,
  currency: Currency,
  times: readonly number[],
  tolerance: number = getTolerance(source, currency),
  side?: Side,
): Promise<(DatedRate | null)[]> {
  if (isDollar(currency)) return times.map((time) => ({ usd: 1, time }));
  const { id, kind } = currency;
  if (kind === "fiat") {
    const rates = await source.store.ratesAt(id, times, tolerance, side);
    return rates.map((rate) => usableRate(rate));
  }
  const quotes = await source.store.closestQuotes(id, times, tolerance, side);
  return quotes.map((quote) => quote && usableRate({ usd: quote.price, time: quote.time }));
}

/**
 * The rates for values at given times: the last rate at or before each time, or else the closest rate within the
 * tolerance. Null for a time without a rate.
 *
 * @param times Ascending.
 */
export async function lastRatesAt(
  source: RateSource,
  currency: Currency,
  times: readonly number[],
  tolerance: number = getTolerance(source, currency),
): Promise<(DatedRate | null)[]> {
  const before = await ratesAt(source, currency, times, tolerance, "before");
  const missing = times.filter((_, index) => before[index] === null);
  if (missing.length === 0) return before;
  const closest = await ratesAt(source, currency, missing, tolerance);
  let next = 0;
  return before.map((rate) => rate ?? closest[next++] ?? null);
}

/** Converts an amount of USD to a currency whose unit costs `rate` USD. Null if the amount or the rate is unknown. */
export function convertedOrNull(usd: number | null, rate: number | null): number | null {
  return usd === null || rate === null ? null : finiteOrNull(converted(usd, rate));
}

/** Converts a known amount of USD at a known rate. */
export function converted(usd: number, rate: number): number {
  return rounded(usd / rate);
}

/** The smallest rate. Dividing by it keeps every amount finite. */
const MIN_RATE = 1e-100;

/** The rate if an amount can be divided by it, else null. */
function usableRate(rate: DatedRate | null): DatedRate | null {
  return rate !== null && rate.usd >= MIN_RATE && Number.isFinite(rate.usd) ? rate : null;
}

function unknownCurrency(parameter: string, value: string | number): never {
  throw new LookupError(parameter, value);
}
