import { InvalidValueError, LookupError } from "../errors.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { finiteOrNull, rounded } from "../values/rounding.ts";
import { DAY, iso } from "../values/timestamps.ts";

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

/**
 * The maximum distance of a price from the time for which it is a rate, in ms: of an asset a day, because some history is
 * daily; of a fiat currency or metal a week, because rates are published on working days (five days apart around
 * Christmas and Easter), and some history of them is weekly.
 */
export const RATE_TOLERANCE: Readonly<Record<Currency["kind"], number>> = { asset: DAY, fiat: 7 * DAY };

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

/** How many currencies a request names at most: two texts may be the same one. */
export function countCurrencies({ convert, convert_id }: ConvertParameters): number {
  return (convert_id ?? convert)?.length ?? 1;
}

/** The currency that a symbol means, in any case: the first that has it; undefined where there is none. */
export function findCurrencyBySymbol({ index }: Snapshot, symbol: string): Currency | undefined {
  const key = symbol.toUpperCase();
  const fiat = index.fiatBySymbol.get(key);
  if (fiat !== undefined) return toCurrency("fiat", fiat.id, key);
  const [asset] = index.assetsBySymbol.get(key) ?? [];
  return asset && toCurrency("asset", asset.id, key);
}

/** Every currency with a symbol, in any case: a fiat currency, then assets by rank, those without a price last. */
export function findCurrenciesBySymbol({ index }: Snapshot, symbol: string): Currency[] {
  const key = symbol.toUpperCase();
  const fiat = index.fiatBySymbol.get(key);
  const assets = (index.assetsBySymbol.get(key) ?? []).map(({ id }) => toCurrency("asset", id, key));
  return fiat === undefined ? assets : [toCurrency("fiat", fiat.id, key), ...assets];
}

/** The currency with an id; undefined where there is none. */
export function findCurrencyById({ fiats, assets }: Snapshot, id: number): Currency | undefined {
  const fiat = fiats.get(id);
  if (fiat !== undefined) return toCurrency("fiat", id, fiat.symbol);
  const asset = assets.get(id);
  return asset && toCurrency("asset", id, asset.symbol);
}

function toCurrency(kind: Currency["kind"], id: number, symbol: string): Currency {
  return { key: symbol, id, symbol, kind };
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

/** The time of that rate, as Unix time in ms; undefined where it is of none: for US dollars, and without a price. */
export function latestRateTime(
  { metrics, rates }: Snapshot,
  { id, symbol, kind }: Currency,
): number | undefined {
  if (kind === "asset") return metrics.get(id)?.lastUpdated;
  return symbol === US_DOLLAR ? undefined : rates.get(id)?.lastUpdated;
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

/** A time for which a currency has no price, and the first for which it has one; Unix times in ms. */
export interface MissingRate {
  readonly time: number;
  readonly first: number;
}

/** The error for a currency without a rate, at all or at a time, of a request that names it. */
export function noRateError(
  { convert, convert_id }: ConvertParameters,
  { id, symbol, kind }: Currency,
  missing?: MissingRate,
): InvalidValueError {
  const days = RATE_TOLERANCE[kind] / DAY;
  const reason =
    missing === undefined
      ? NO_PRICE
      : `It has no price within ${days === 1 ? "a day" : `${days} days`} of ${iso(missing.time)}; ` +
        `its first one is of ${iso(missing.first)}.`;
  if (convert_id !== undefined) return new InvalidValueError("convert_id", id, reason);
  const requested = convert?.find((text) => text.toUpperCase() === symbol) ?? symbol;
  return new InvalidValueError("convert", requested, reason);
}

/** The error for a currency without a rate at a time. */
export async function noRateAtError(
  store: MarketStore,
  parameters: ConvertParameters,
  currency: Currency,
  time: number,
): Promise<InvalidValueError> {
  const first = await firstRateTime(store, currency);
  return noRateError(parameters, currency, first === undefined ? undefined : { time, first });
}

/** When the first known price of a currency is, as Unix time in ms; undefined where it has none. */
export async function firstRateTime(
  store: MarketStore,
  { id, symbol, kind }: Currency,
): Promise<number | undefined> {
  const start = Number.MIN_SAFE_INTEGER;
  if (kind === "fiat" && symbol === US_DOLLAR) return start;
  const [first] =
    kind === "asset"
      ? await store.firstQuotes(id, [{ from: start, to: Number.MAX_SAFE_INTEGER }])
      : await store.ratesAt(id, [start], Number.MAX_VALUE);
  return first?.time;
}

/**
 * US dollars for one unit of a currency at each of some times: the rate of a fiat currency or metal, or the price of an
 * asset, that is closest to that time within `RATE_TOLERANCE`. Null where there is none.
 *
 * @param times Ascending.
 */
export async function ratesAt(
  store: MarketStore,
  { id, symbol, kind }: Currency,
  times: readonly number[],
): Promise<(number | null)[]> {
  if (kind === "asset") {
    const points = await store.closestQuotes(id, times, RATE_TOLERANCE.asset);
    return points.map((point) => usableRate(point?.price));
  }
  if (symbol === US_DOLLAR) return times.map(() => 1);
  const rates = await store.ratesAt(id, times, RATE_TOLERANCE.fiat);
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

/** The smallest rate: no amount becomes infinite by it. */
const MIN_RATE = 1e-100;

/** A rate by which an amount can be divided. */
function usableRate(rate: number | undefined): number | null {
  return rate !== undefined && rate >= MIN_RATE && Number.isFinite(rate) ? rate : null;
}

function unknownCurrency(parameter: string, value: string | number): never {
  throw new LookupError(parameter, value);
}
