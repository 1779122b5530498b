import type { ParsedParameters } from "@market-data/openapi";
import type { PriceConversion } from "@market-data/types";
import {
  type Currency,
  findCurrencyById,
  isDollar,
  latestRate,
  noRateError,
  RATE_TOLERANCE,
  resolveCurrencies,
} from "../conversion/convert.ts";
import { LookupError, ParameterError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["toolsPriceConversionV1"];

/** US dollars for one unit, and the time of the record that states it. */
interface DatedRate {
  readonly usd: number;
  /** Undefined for US dollars, which need no record. */
  readonly time: number | undefined;
}

type GetRate = (currency: Currency) => Promise<DatedRate | undefined>;

/**
 * An amount of one currency in others, now or at a time.
 *
 * @throws {LookupError} for a currency that is unknown.
 * @throws {ParameterError} for a currency without a price at that time.
 */
export const priceConversion: OperationHandler<"toolsPriceConversionV1"> = async (
  parameters,
  { store, now },
) => {
  const snapshot = await store.snapshot();
  const { amount } = parameters;
  // There are no records of the future: a time in it counts as the present.
  const time = parameters.time === undefined ? undefined : Math.min(parameters.time, now);
  const base = findBase(snapshot, parameters);
  const currencies = resolveCurrencies(snapshot, parameters);
  const getRate = time === undefined ? latestRates(snapshot) : historicalRates(store, time);
  const [baseRate, ...rates] = await Promise.all([base, ...currencies].map(getRate));
  if (baseRate === undefined) throw noBaseRateError(parameters, base);
  const defaultTime = baseRate.time ?? time ?? now;
  const quotes = currencies.map((currency, index): [string, PriceConversion["quote"][string]] => {
    const rate = rates[index];
    if (rate === undefined) throw noRateError(parameters, currency);
    const price = currency.id === base.id ? amount : rounded((amount * baseRate.usd) / rate.usd);
    return [currency.key, { price, last_updated: iso(rate.time ?? defaultTime) }];
  });
  const data = {
    id: base.id,
    name: getName(snapshot, base),
    symbol: base.symbol,
    amount,
    last_updated: iso(defaultTime),
    quote: Object.fromEntries(quotes),
  };
  return { data, count: 1 };
};

/** A symbol refers to the highest-ranked asset that uses it; to a fiat currency if no asset does. */
function findBase(snapshot: Snapshot, { id, symbol }: Parameters): Currency {
  if (id !== undefined) {
    const currency = findCurrencyById(snapshot, id);
    if (currency === undefined) throw new LookupError("id", id);
    return currency;
  }
  const { index } = snapshot;
  const key = String(symbol).toUpperCase();
  const asset = index.assetsBySymbol.get(key)?.[0];
  const found = asset ?? index.fiatBySymbol.get(key);
  if (found === undefined) throw new LookupError("symbol", String(symbol));
  return { key, id: found.id, symbol: found.symbol, kind: asset === undefined ? "fiat" : "asset" };
}

function latestRates(snapshot: Snapshot): GetRate {
  const { metrics, rates } = snapshot;
  return async (currency) => {
    const usd = latestRate(snapshot, currency);
    if (usd === null) return undefined;
    if (isDollar(currency)) return { usd, time: undefined };
    const record = currency.kind === "asset" ? metrics.get(currency.id) : rates.get(currency.id);
    return { usd, time: record?.lastUpdated };
  };
}

/** Of an asset the quote closest to the time, at most a day away; of a fiat currency or metal the rate at that time. */
function historicalRates(store: MarketStore, time: number): GetRate {
  return async (currency) => {
    const { id, kind } = currency;
    if (kind === "asset") {
      const [point] = await store.closestQuotes(id, [time], RATE_TOLERANCE);
      return point ? { usd: point.price, time: point.time } : undefined;
    }
    if (isDollar(currency)) return { usd: 1, time: undefined };
    const [rate] = await store.ratesAt(id, [time]);
    return rate ? { usd: rate.usd, time: rate.time } : undefined;
  };
}

function getName({ fiats, assets }: Snapshot, { id, kind, symbol }: Currency): string {
  return (kind === "fiat" ? fiats.get(id) : assets.get(id))?.name ?? symbol;
}

function noBaseRateError({ id, time }: Parameters, base: Currency): ParameterError {
  const [parameter, value] = id === undefined ? ["symbol", base.symbol] : ["id", id];
  const then = time === undefined ? "" : ` at ${iso(time)}`;
  return new ParameterError(
    parameter,
    `Invalid value for "${parameter}": "${value}". It has no price${then}.`,
  );
}
