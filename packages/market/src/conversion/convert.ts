import { InvalidValueError, LookupError } from "../errors.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { finiteOrNull, rounded } from "../values/rounding.ts";
import { DAY } from "../values/timestamps.ts";

/** A currency in which market values are quoted. */
export interface Currency {
  /** The key of its quote: its symbol, or its id if an earlier currency of the same request has that symbol. */
  readonly key: string;
  readonly id: number;
  readonly symbol: string;
  readonly kind: "fiat" | "asset";
}

/** The parameters that name the currencies of a request, as `parseQuery` returns them. */
export interface ConvertParameters {
  readonly convert?: readonly string[];
  readonly convert_id?: readonly number[];
}

/** A currency with its newest rate. */
export interface Conversion extends Currency {
  /** US dollars for one unit. */
  readonly rate: number;
}

const NO_PRICE = "It has no price.";

/** The currency in which the market is stored. */
export const US_DOLLAR = "USD";

/** The maximum distance of an asset's price from the time for which it is a rate: a day, because some history is daily. */
export const RATE_TOLERANCE = DAY;

/**
 * The currencies that a request converts to, in the requested order, each once. `convert_id` replaces the default of
 * `convert`.
 *
 * @throws {LookupError} for the first that is unknown.
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

/** How many currencies a request names at most: two texts may be the same one. */
export function countCurrencies({ convert, convert_id }: ConvertParameters): number {
  return (convert_id ?? convert)?.length ?? 1;
}

/**
 * The currency of a symbol, in any case; undefined where there is none. A fiat currency comes before all assets, of which an
 * asset without a price comes last.
 */
export function findCurrencyBySymbol({ index }: Snapshot, symbol: string): Currency | undefined {
  const key = symbol.toUpperCase();
  const fiat = index.fiatBySymbol.get(key);
  if (fiat !== undefined) return { key, id: fiat.id, symbol: key, kind: "fiat" };
  const asset = index.assetsBySymbol.get(key)?.[0];
  return asset && { key, id: asset.id, symbol: key, kind: "asset" };
}

/** The currency with an id; undefined where there is none. */
export function findCurrencyById({ fiats, assets }: Snapshot, id: number): Currency | undefined {
  const fiat = fiats.get(id);
  const symbol = (fiat ?? assets.get(id))?.symbol;
  if (symbol === undefined) return undefined;
  return { key: symbol, id, symbol, kind: fiat === undefined ? "asset" : "fiat" };
}

/** Whether a currency is the one in which the market is stored. */
export function isDollar({ kind, symbol }: Currency): boolean {
  return kind === "fiat" && symbol === US_DOLLAR;
}

/** US dollars for one unit of a currency, now; null where it has no price. */
export function latestRate({ metrics, rates }: Snapshot, { id, symbol, kind }: Currency): number | null {
  if (kind === "asset") return usableRate(metrics.get(id)?.price);
  return symbol === US_DOLLAR ? 1 : usableRate(rates.get(id)?.usd);
}

/**
 * The currencies that a request converts to, with their newest rates.
 *
 * @throws {LookupError} for the first that is unknown.
 * @throws {ParameterError} for the first that has no price.
 */
export function resolveConversions(snapshot: Snapshot, parameters: ConvertParameters): Conversion[] {
  return resolveCurrencies(snapshot, parameters).map((currency) => {
    const rate = latestRate(snapshot, currency);
    if (rate === null) throw noRateError(parameters, currency);
    return { ...currency, rate };
  });
}

/** The error for a currency without a rate, of a request that names it. */
export function noRateError(
  { convert, convert_id }: ConvertParameters,
  { id, symbol }: Currency,
): InvalidValueError {
  if (convert_id !== undefined) return new InvalidValueError("convert_id", id, NO_PRICE);
  const requested = convert?.find((text) => text.toUpperCase() === symbol) ?? symbol;
  return new InvalidValueError("convert", requested, NO_PRICE);
}

/**
 * US dollars for one unit of a currency at each of some times: for a fiat currency or metal the rate at that time, for an
 * asset its price closest to that time and at most a day away. Null where there is none.
 *
 * @param times Ascending.
 */
export async function ratesAt(
  store: MarketStore,
  { id, symbol, kind }: Currency,
  times: readonly number[],
): Promise<(number | null)[]> {
  if (kind === "asset") {
    const points = await store.closestQuotes(id, times, RATE_TOLERANCE);
    return points.map((point) => usableRate(point?.price));
  }
  if (symbol === US_DOLLAR) return times.map(() => 1);
  const rates = await store.ratesAt(id, times);
  return rates.map((rate) => usableRate(rate?.usd));
}

/** An amount of US dollars in a currency whose unit costs `rate` dollars; null where either is unknown. */
export function convertedOrNull(usd: number | null, rate: number | null): number | null {
  return usd === null || rate === null ? null : finiteOrNull(converted(usd, rate));
}

/** The same for a known amount and rate. */
export function converted(usd: number, rate: number): number {
  return rounded(usd / rate);
}

/** A rate by which an amount can be divided. */
function usableRate(rate: number | undefined): number | null {
  return rate !== undefined && rate > 0 && Number.isFinite(rate) ? rate : null;
}

function unknownCurrency(parameter: string, value: string | number): never {
  throw new LookupError(parameter, value);
}
