import type { ParsedParameters } from "@market-data/openapi";
import type { PriceConversion, PriceConversionQuote } from "@market-data/types";
import type { Measure } from "../budget/response-size.ts";
import {
  type Currency,
  countCurrencies,
  type DatedRate,
  explainNoRate,
  findCurrenciesBySymbol,
  findCurrencyById,
  isDollar,
  noRateError,
  ratesAt,
  resolveCurrencies,
} from "../conversion/convert.ts";
import { readRates } from "../conversion/view-rates.ts";
import { InvalidValueError, LookupError } from "../errors.ts";
import type { OperationContext, OperationHandler } from "../operation.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type ConversionParameters = ParsedParameters["toolsPriceConversionV1"];

/** Reads the rate of a currency at a time, with the time of the stored record; null if there is none. */
type ReadRate = (currency: Currency, time: number) => Promise<DatedRate | null>;

/**
 * Converts an amount to other currencies, now or at a past time. A symbol refers to its first currency.
 *
 * @throws {LookupError} for an unknown currency.
 * @throws {ParameterError} for a currency without a price at the requested time.
 */
export const priceConversion: OperationHandler<"toolsPriceConversionV1"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const bases = findBases(snapshot, parameters);
  const [data] = await convertEach(bases.slice(0, 1), parameters, snapshot, context);
  return { data, count: 1 };
};

/**
 * Converts an amount of each currency with the requested symbol, and returns an array.
 *
 * @throws {LookupError} for an unknown currency.
 * @throws {ParameterError} if no currency of the symbol has a price at the requested time, or if a target
 * currency has no price.
 */
export const priceConversionV2: OperationHandler<"toolsPriceConversionV2"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const data = await convertEach(findBases(snapshot, parameters), parameters, snapshot, context);
  return { data: parameters.symbol === undefined ? data[0] : data, count: 1 };
};

/** Measures one conversion for each currency of a symbol. */
export const measureConversions: Measure<ConversionParameters> = (parameters, { snapshot }) => {
  const { symbol } = parameters;
  const bases = symbol === undefined ? 1 : findCurrenciesBySymbol(snapshot, symbol).length;
  return { units: 1, quotes: Math.max(1, bases * countCurrencies(parameters)) };
};

/** Converts the amount of each currency with a price. */
async function convertEach(
  bases: readonly Currency[],
  parameters: ConversionParameters,
  snapshot: Snapshot,
  context: OperationContext,
): Promise<[PriceConversion, ...PriceConversion[]]> {
  const { amount } = parameters;
  const view = getView(snapshot);
  const currencies = resolveCurrencies(snapshot, parameters);
  // No records exist in the future: a future time counts as the present.
  const then = parameters.time === undefined ? undefined : Math.min(parameters.time, context.now);
  const time = then ?? view.newestUpdate ?? context.now;
  const readRate = then === undefined ? latestRates(view, context) : closestRates(context);
  const known: { base: Currency; own: DatedRate }[] = [];
  for (const base of bases) {
    const own = await readRate(base, time);
    if (own !== null) known.push({ base, own });
  }
  if (known.length === 0) throw await noBaseRateError(context, parameters, bases[0] as Currency, time);
  const targets = await Promise.all(currencies.map((currency) => rateOrThrow(currency, time)));
  const conversions = known.map(async ({ base, own }): Promise<PriceConversion> => {
    const quotes = currencies.map(async (currency, index): Promise<[string, PriceConversionQuote]> => {
      const target = targets[index] as DatedRate;
      if (currency.id === base.id) return [currency.key, { price: amount, last_updated: iso(own.time) }];
      // Without `time`, both prices belong to the newest price of the asset. For two assets, the base currency decides.
      const asset = base.kind === "asset" ? own : currency.kind === "asset" ? target : undefined;
      const at = then ?? asset?.time ?? time;
      const [from, to] =
        at === time ? [own, target] : [await rateOrThrow(base, at), await rateOrThrow(currency, at)];
      const last_updated = iso(isDollar(currency) ? own.time : to.time);
      return [currency.key, { price: rounded((amount * from.usd) / to.usd), last_updated }];
    });
    return {
      id: base.id,
      name: getName(snapshot, base),
      symbol: base.symbol,
      amount,
      last_updated: iso(own.time),
      quote: Object.fromEntries(await Promise.all(quotes)),
    };
  });
  return Promise.all(conversions) as Promise<[PriceConversion, ...PriceConversion[]]>;

  async function rateOrThrow(currency: Currency, at: number): Promise<DatedRate> {
    const rate = await readRate(currency, at);
    if (rate === null) throw await noRateError(context, parameters, currency, at);
    return rate;
  }
}

/** The currencies to convert: for a symbol, all currencies with the symbol. */
function findBases(snapshot: Snapshot, parameters: ConversionParameters): Currency[] {
  const [parameter, value] = getBase(parameters);
  const found =
    typeof value === "number"
      ? [findCurrencyById(snapshot, value)].filter((currency) => currency !== undefined)
      : findCurrenciesBySymbol(snapshot, value);
  if (found.length === 0) throw new LookupError(parameter, value);
  return found;
}

/** The parameter that names the base currency, and its value. */
function getBase({ id, symbol }: ConversionParameters): [parameter: string, value: string | number] {
  return id === undefined ? ["symbol", String(symbol)] : ["id", id];
}

function latestRates(view: MarketView, context: OperationContext): ReadRate {
  return async (currency, time) => (await readRates(view, context, currency, [time]))(time);
}

/** Reads the quote of an asset, or the rate of a fiat currency or metal, closest to the time. */
function closestRates(context: OperationContext): ReadRate {
  return async (currency, time) => (await ratesAt(context, currency, [time]))[0] ?? null;
}

function getName({ fiats, assets }: Snapshot, { id, kind, symbol }: Currency): string {
  return (kind === "fiat" ? fiats.get(id) : assets.get(id))?.name ?? symbol;
}

async function noBaseRateError(
  context: OperationContext,
  parameters: ConversionParameters,
  base: Currency,
  time: number,
): Promise<InvalidValueError> {
  return new InvalidValueError(...getBase(parameters), await explainNoRate(context, base, time));
}
