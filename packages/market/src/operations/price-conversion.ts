import type { ParsedParameters } from "@market-data/openapi";
import type { PriceConversion } from "@market-data/types";
import {
  type Currency,
  findCurrencyById,
  findCurrencyBySymbol,
  isDollar,
  latestRate,
  latestRateTime,
  noRateAtError,
  noRateError,
  RATE_TOLERANCE,
  resolveCurrencies,
} from "../conversion/convert.ts";
import { InvalidValueError, LookupError } from "../errors.ts";
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
  if (baseRate === undefined) throw noBaseRateError(parameters);
  const defaultTime = baseRate.time ?? time ?? now;
  const missing = currencies[rates.indexOf(undefined)];
  if (missing !== undefined) {
    throw time === undefined
      ? noRateError(parameters, missing)
      : await noRateAtError(store, parameters, missing, time);
  }
  const quotes = currencies.map((currency, index): [string, PriceConversion["quote"][string]] => {
    const rate = rates[index] as DatedRate;
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

function findBase(snapshot: Snapshot, parameters: Parameters): Currency {
  const [parameter, value] = getBase(parameters);
  const found =
    typeof value === "number" ? findCurrencyById(snapshot, value) : findCurrencyBySymbol(snapshot, value);
  if (found === undefined) throw new LookupError(parameter, value);
  return found;
}

/** The parameter that names what is converted, and its value. */
function getBase({ id, symbol }: Parameters): [parameter: string, value: string | number] {
  return id === undefined ? ["symbol", String(symbol)] : ["id", id];
}

function latestRates(snapshot: Snapshot): GetRate {
  return async (currency) => {
    const usd = latestRate(snapshot, currency);
    return usd === null ? undefined : { usd, time: latestRateTime(snapshot, currency) };
  };
}

/** Of an asset its quote, of a fiat currency or metal its rate, closest to the time within `RATE_TOLERANCE`. */
function historicalRates(store: MarketStore, time: number): GetRate {
  return async (currency) => {
    const { id, kind } = currency;
    if (kind === "asset") {
      const [point] = await store.closestQuotes(id, [time], RATE_TOLERANCE.asset);
      return point ? { usd: point.price, time: point.time } : undefined;
    }
    if (isDollar(currency)) return { usd: 1, time: undefined };
    const [rate] = await store.ratesAt(id, [time], RATE_TOLERANCE.fiat);
    return rate ? { usd: rate.usd, time: rate.time } : undefined;
  };
}

function getName({ fiats, assets }: Snapshot, { id, kind, symbol }: Currency): string {
  return (kind === "fiat" ? fiats.get(id) : assets.get(id))?.name ?? symbol;
}

function noBaseRateError(parameters: Parameters): InvalidValueError {
  const { time } = parameters;
  const then = time === undefined ? "" : ` at ${iso(time)}`;
  return new InvalidValueError(...getBase(parameters), `It has no price${then}.`);
}
