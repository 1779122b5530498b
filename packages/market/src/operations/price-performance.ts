import type { Operation, OperationId } from "@market-data/openapi";
import type { PricePerformance, PricePerformancePeriod, PricePerformanceQuote } from "@market-data/types";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import {
  type PerformancePeriod,
  type PricePath,
  type PricePoint,
  readPricePaths,
} from "../history/price-paths.ts";
import { readEachAsset, uniqueAssets } from "../lookup/each-asset.ts";
import { countAssets, filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import { finiteOrNull, percentChange, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type PricePerformanceId = Extract<OperationId, `cryptocurrencyPricePerformanceStatsLatestV${number}`>;

type PricePaths = ReadonlyMap<PerformancePeriod, PricePath>;
const NO_PATHS: PricePaths = new Map();

/** Price performance over periods that end now, and of yesterday. */
export function pricePerformance<Id extends PricePerformanceId>(
  operation: Operation<Id>,
): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const turns = new Turns(context.signal);
    const snapshot = await store.snapshot();
    const { version } = operation;
    const currencies = resolveCurrencies(snapshot, parameters);
    const found = lookUp(snapshot, parameters, { version, accepts: ({ id }) => snapshot.metrics.has(id) });
    const getMetrics = (asset: Asset) => snapshot.metrics.get(asset.id) as AssetMetrics;
    const paths = await readEachAsset(uniqueAssets(found), turns, (asset) =>
      readPricePaths(store, asset, getMetrics(asset), parameters.time_period, now, turns),
    );
    const getPaths = (asset: Asset) => paths.get(asset.id) ?? NO_PATHS;
    const lookups = filterLookups(found, (asset) => getPaths(asset).size > 0, parameters.skip_invalid);
    const times = uniqueAssets(lookups)
      .flatMap((asset) => [...getPaths(asset).values()])
      .flatMap(({ open, high, low, close }) => [open.time, high.time, low.time, close.time]);
    const rates = await readPastRates(store, currencies, times, parameters, turns);
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(asset, getMetrics(asset), getPaths(asset), currencies, rates),
    );
    return { data, count: countAssets(lookups) };
  };
}

function toRecord(
  { id, name, symbol, slug }: Asset,
  { lastUpdated }: AssetMetrics,
  paths: PricePaths,
  currencies: readonly Currency[],
  rates: PastRates,
): PricePerformance {
  const periods = [...paths].map(([period, path]) => [period, toPeriod(path, currencies, rates)] as const);
  return { id, name, symbol, slug, last_updated: iso(lastUpdated), periods: Object.fromEntries(periods) };
}

function toPeriod(
  path: PricePath,
  currencies: readonly Currency[],
  rates: PastRates,
): PricePerformancePeriod {
  return {
    open_timestamp: iso(path.from),
    ...extremeTimes(path, path.high, path.low),
    close_timestamp: iso(path.to),
    quote: quotesByCurrency(
      currencies,
      (currency) => rates(currency, path.close.time),
      (_, currency) => toQuote(path, (time) => rates(currency, time)),
    ),
  };
}

/** A price in some currency, and its time. */
interface ConvertedPoint {
  readonly price: number;
  readonly time: number;
}

/**
 * Each price at the rate of its own time. In another currency the first or last price may become the highest or lowest,
 * so all four are compared again. Null if one of the prices cannot be converted.
 */
function toQuote(path: PricePath, rateAt: (time: number) => number | null): PricePerformanceQuote | null {
  const convert = ({ usd, time }: PricePoint): ConvertedPoint | null => {
    const price = convertedOrNull(usd, rateAt(time));
    return price === null ? null : { price, time };
  };
  const [open, top, bottom, close] = [path.open, path.high, path.low, path.close].map(convert);
  if (!open || !top || !bottom || !close) return null;
  const points = [top, bottom, open, close];
  const high = points.reduce((best, point) => (point.price > best.price ? point : best));
  const low = points.reduce((best, point) => (point.price < best.price ? point : best));
  return {
    open: open.price,
    open_timestamp: iso(open.time),
    high: high.price,
    low: low.price,
    ...extremeTimes(path, high, low),
    close: close.price,
    close_timestamp: iso(close.time),
    percent_change: percentChange(open.price, close.price),
    price_change: finiteOrNull(rounded(close.price - open.price)),
  };
}

function extremeTimes({ hasExtremeTimes }: PricePath, high: { time: number }, low: { time: number }) {
  return hasExtremeTimes ? { high_timestamp: iso(high.time), low_timestamp: iso(low.time) } : {};
}
