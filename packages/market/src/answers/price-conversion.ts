import type { ParsedParameters } from "@market-data/openapi";
import type { PriceConversion, ToolsPriceConversionV1Result } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import {
  byId,
  type Currency,
  latestRate,
  noRate,
  RATE_TOLERANCE,
  targets,
  US_DOLLAR,
} from "../conversion/convert.ts";
import { BadParameter, InvalidLookup } from "../errors.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["toolsPriceConversionV1"];

/** US dollars for one unit, and the time of the market record that says so. */
interface DatedRate {
  readonly usd: number;
  /** Undefined for US dollars, which need no record. */
  readonly time: number | undefined;
}

type RateOf = (currency: Currency) => Promise<DatedRate | undefined>;

/**
 * An amount of one currency in others, now or at a time (document 3, `/v1/tools/price-conversion`).
 *
 * @throws {InvalidLookup} for a currency that is unknown, {BadParameter} for one without a price at that time.
 */
export async function toolsPriceConversionV1(
  parameters: Parameters,
  { store, now }: AnswerContext,
): Promise<Answer<ToolsPriceConversionV1Result["data"]>> {
  const snapshot = await store.snapshot();
  const { amount } = parameters;
  // The future holds nothing: a time in it counts as the present.
  const time = parameters.time === undefined ? undefined : Math.min(parameters.time, now);
  const base = baseOf(snapshot, parameters);
  const currencies = targets(snapshot, parameters);
  const rateOf = time === undefined ? latest(snapshot) : historic(store, time);
  const [baseRate, ...rates] = await Promise.all([base, ...currencies].map(rateOf));
  if (baseRate === undefined) throw noBaseRate(parameters, base);
  const standIn = baseRate.time ?? time ?? now;
  const quotes = currencies.map((currency, index): [string, PriceConversion["quote"][string]] => {
    const rate = rates[index];
    if (rate === undefined) throw noRate(parameters, currency);
    const price = currency.id === base.id ? amount : rounded((amount * baseRate.usd) / rate.usd);
    return [currency.key, { price, last_updated: iso(rate.time ?? standIn) }];
  });
  const data = {
    id: base.id,
    name: nameOf(snapshot, base),
    symbol: base.symbol,
    amount,
    last_updated: iso(standIn),
    quote: Object.fromEntries(quotes),
  };
  return { data, count: 1 };
}

/** A symbol means the highest-ranked asset that uses it; a fiat currency where no asset does. */
function baseOf(snapshot: Snapshot, { id, symbol }: Parameters): Currency {
  if (id !== undefined) return byId(snapshot, id) ?? unknown("id", id);
  const { index } = snapshot;
  const key = String(symbol).toUpperCase();
  const asset = index.assetsBySymbol.get(key)?.[0];
  const found = asset ?? index.fiatBySymbol.get(key) ?? unknown("symbol", String(symbol));
  return { key, id: found.id, symbol: found.symbol, kind: asset === undefined ? "fiat" : "asset" };
}

function latest(snapshot: Snapshot): RateOf {
  return async (currency) => {
    const usd = latestRate(snapshot, currency);
    if (usd === null) return undefined;
    const { figures, rates } = snapshot;
    const record = currency.kind === "asset" ? figures.get(currency.id) : rates.get(currency.id);
    return {
      usd,
      time: currency.symbol === US_DOLLAR && currency.kind === "fiat" ? undefined : record?.lastUpdated,
    };
  };
}

/** Of an asset the quote closest to the time, at most a day away; of a fiat or metal the rate that held then. */
function historic(store: MarketStore, time: number): RateOf {
  return async ({ id, kind, symbol }) => {
    if (kind === "asset") {
      const [point] = await store.closestPoints(id, [time], RATE_TOLERANCE);
      return point ? { usd: point.price, time: point.time } : undefined;
    }
    if (symbol === US_DOLLAR) return { usd: 1, time: undefined };
    const [rate] = await store.ratesAt(id, [time]);
    return rate ? { usd: rate.usd, time: rate.time } : undefined;
  };
}

function nameOf({ fiats, assets }: Snapshot, { id, kind, symbol }: Currency): string {
  return (kind === "fiat" ? fiats.get(id) : assets.get(id))?.name ?? symbol;
}

function noBaseRate({ id, time }: Parameters, base: Currency): BadParameter {
  const [parameter, value] = id === undefined ? ["symbol", base.symbol] : ["id", id];
  const then = time === undefined ? "" : ` at ${iso(time)}`;
  return new BadParameter(parameter, `Invalid value for "${parameter}": "${value}". It has no price${then}.`);
}

function unknown(parameter: string, value: string | number): never {
  throw new InvalidLookup(parameter, value);
}
