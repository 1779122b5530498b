import type { ParsedParameters } from "@market-data/openapi";
import type { PriceConversion } from "@market-data/types";
import type { Measure } from "../budget/response-size.ts";
import {
  type Currency,
  countCurrencies,
  findCurrenciesBySymbol,
  findCurrencyById,
  isDollar,
  latestRate,
  latestRateTime,
  noRateAtError,
  noRateError,
  RATE_TOLERANCE,
  resolveCurrencies,
} from "../conversion/convert.ts";
import { InvalidValueError, LookupError } from "../errors.ts";
import type { OperationContext, OperationHandler } from "../operation.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type ConversionParameters = ParsedParameters["toolsPriceConversionV1"];

/** US dollars for one unit, and the time of the record that states it. */
interface DatedRate {
  readonly usd: number;
  /** Undefined for US dollars, which need no record. */
  readonly time: number | undefined;
}

type GetRate = (currency: Currency) => Promise<DatedRate | undefined>;

/**
 * An amount of one currency in others, now or at a time: of a symbol's first currency.
 *
 * @throws {LookupError} for a currency that is unknown.
 * @throws {ParameterError} for a currency without a price at that time.
 */
export const priceConversion: OperationHandler<"toolsPriceConversionV1"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const bases = findBases(snapshot, parameters);
  const [data] = await convertEach(bases.slice(0, 1), parameters, snapshot, context);
  return { data, count: 1 };
};

/**
 * The same; of all currencies of a symbol that have a price, as an array.
 *
 * @throws {LookupError} for a currency that is unknown.
 * @throws {ParameterError} where no currency of the symbol has a price at that time, or one to convert to has none.
 */
export const priceConversionV2: OperationHandler<"toolsPriceConversionV2"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const data = await convertEach(findBases(snapshot, parameters), parameters, snapshot, context);
  return { data: parameters.symbol === undefined ? data[0] : data, count: 1 };
};

/** A conversion for each currency of a symbol. */
export const measureConversions: Measure<ConversionParameters> = (parameters, { snapshot }) => {
  const { symbol } = parameters;
  const bases = symbol === undefined ? 1 : findCurrenciesBySymbol(snapshot, symbol).length;
  return { units: 1, quotes: Math.max(1, bases * countCurrencies(parameters)) };
};

/** Converts the amount of each currency that has a price. */
async function convertEach(
  bases: readonly Currency[],
  parameters: ConversionParameters,
  snapshot: Snapshot,
  { store, now }: OperationContext,
): Promise<[PriceConversion, ...PriceConversion[]]> {
  const { amount } = parameters;
  // There are no records of the future: a time in it counts as the present.
  const time = parameters.time === undefined ? undefined : Math.min(parameters.time, now);
  const currencies = resolveCurrencies(snapshot, parameters);
  const getRate = time === undefined ? latestRates(snapshot) : historicalRates(store, time);
  const [baseRates, rates] = await Promise.all([
    Promise.all(bases.map(getRate)),
    Promise.all(currencies.map(getRate)),
  ]);
  const [first, ...others] = bases.flatMap((base, index) => {
    const rate = baseRates[index];
    return rate === undefined ? [] : [{ base, rate }];
  });
  if (first === undefined) throw noBaseRateError(parameters);
  const missing = currencies[rates.indexOf(undefined)];
  if (missing !== undefined) {
    throw time === undefined
      ? noRateError(parameters, missing)
      : await noRateAtError(store, parameters, missing, time);
  }
  const convert = ({ base, rate }: { base: Currency; rate: DatedRate }): PriceConversion => {
    const defaultTime = rate.time ?? time ?? now;
    const quotes = currencies.map((currency, index): [string, PriceConversion["quote"][string]] => {
      const target = rates[index] as DatedRate;
      const price = currency.id === base.id ? amount : rounded((amount * rate.usd) / target.usd);
      return [currency.key, { price, last_updated: iso(target.time ?? defaultTime) }];
    });
    return {
      id: base.id,
      name: getName(snapshot, base),
      symbol: base.symbol,
      amount,
      last_updated: iso(defaultTime),
      quote: Object.fromEntries(quotes),
    };
  };
  return [convert(first), ...others.map(convert)];
}

/** What is converted: of a symbol, all that have it. */
function findBases(snapshot: Snapshot, parameters: ConversionParameters): Currency[] {
  const [parameter, value] = getBase(parameters);
  const found =
    typeof value === "number"
      ? [findCurrencyById(snapshot, value)].filter((currency) => currency !== undefined)
      : findCurrenciesBySymbol(snapshot, value);
  if (found.length === 0) throw new LookupError(parameter, value);
  return found;
}

/** The parameter that names what is converted, and its value. */
function getBase({ id, symbol }: ConversionParameters): [parameter: string, value: string | number] {
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

function noBaseRateError(parameters: ConversionParameters): InvalidValueError {
  const { time } = parameters;
  const then = time === undefined ? "" : ` at ${iso(time)}`;
  return new InvalidValueError(...getBase(parameters), `It has no price${then}.`);
}
