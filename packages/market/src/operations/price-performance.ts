import type { Operation, OperationId } from "@market-data/openapi";
import type { PricePerformance, PricePerformancePeriod, PricePerformanceQuote } from "@market-data/types";
import {
  type ConvertParameters,
  type Currency,
  convertedOrNull,
  firstRateTime,
  noRateError,
  resolveCurrencies,
} from "../conversion/convert.ts";
import { type PastRates, readPastRates } from "../conversion/past-rates.ts";
import {
  type PerformancePeriod,
  type PricePath,
  type PricePoint,
  readPricePaths,
} from "../history/price-paths.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { countItems, filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { MarketStore } from "../store/store.ts";
import { getOrCreate } from "../values/maps.ts";
import { finiteOrNull, percentChange, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type PricePerformanceId = Extract<OperationId, `cryptocurrencyPricePerformanceStatsLatestV${number}`>;

type PricePaths = ReadonlyMap<PerformancePeriod, PricePath>;

/** Currencies of a request, with the paths of its periods that are theirs. */
interface PathGroup {
  readonly currencies: readonly Currency[];
  readonly getPaths: (asset: Asset) => PricePaths;
}

/** A group with the rates at the times of its paths. */
interface ConvertedGroup extends PathGroup {
  readonly rates: PastRates;
}

/** Price performance over periods that end now, and of yesterday. */
export function pricePerformance<Id extends PricePerformanceId>(
  operation: Operation<Id>,
): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const turns = new Turns(context.signal);
    const snapshot = await store.snapshot();
    const { version } = operation;
    const { time_period: periods } = parameters;
    const currencies = resolveCurrencies(snapshot, parameters);
    const found = lookUp(snapshot, parameters, { version, accepts: ({ id }) => snapshot.metrics.has(id) });
    const getMetrics = (asset: Asset) => snapshot.metrics.get(asset.id) as AssetMetrics;
    const groups: PathGroup[] = [];
    for (const { begin, ...group } of await groupCurrencies(store, currencies, periods, parameters)) {
      const paths = await readEach(uniqueItems(found), turns, (asset) =>
        readPricePaths(store, asset, getMetrics(asset), group.periods, { begin, now }, turns),
      );
      groups.push({ currencies: group.currencies, getPaths: ({ id }) => paths.get(id) ?? new Map() });
    }
    const hasPath = (asset: Asset) => groups.some(({ getPaths }) => getPaths(asset).size > 0);
    const lookups = filterLookups(found, hasPath, parameters.skip_invalid);
    const converted: ConvertedGroup[] = [];
    for (const group of groups) {
      const times = uniqueItems(lookups)
        .flatMap((asset) => [...group.getPaths(asset).values()])
        .flatMap(({ open, high, low, close }) => [open.time, high.time, low.time, close.time]);
      const rates = await readPastRates(store, group.currencies, times, parameters, turns);
      converted.push({ ...group, rates });
    }
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(asset, getMetrics(asset), periods, currencies, converted),
    );
    return { data, count: countItems(lookups) };
  };
}

/** Currencies that share their paths of some periods. */
interface CurrencyGroup {
  readonly currencies: Currency[];
  readonly periods: readonly PerformancePeriod[];
  /** The time before which `all_time` does not begin, as Unix time in ms. */
  readonly begin: number;
}

/**
 * All currencies share the paths of most periods; those of `all_time` only with currencies whose first price is of the
 * same time, because it begins where both the asset and the currency have prices.
 *
 * @throws {ParameterError} for the first currency that never had a price.
 */
async function groupCurrencies(
  store: MarketStore,
  currencies: readonly Currency[],
  periods: readonly PerformancePeriod[],
  parameters: ConvertParameters,
): Promise<CurrencyGroup[]> {
  const others = periods.filter((period) => period !== "all_time");
  const groups = new Map<number, CurrencyGroup>();
  if (others.length < periods.length) {
    for (const currency of currencies) {
      const begin = await firstRateTime(store, currency);
      if (begin === undefined) throw noRateError(parameters, currency);
      getOrCreate(
        groups,
        begin,
        (): CurrencyGroup => ({ currencies: [], periods: ["all_time"], begin }),
      ).currencies.push(currency);
    }
  }
  const shared = { currencies: [...currencies], periods: others, begin: Number.MIN_SAFE_INTEGER };
  return others.length === 0 ? [...groups.values()] : [shared, ...groups.values()];
}

function toRecord(
  asset: Asset,
  { lastUpdated }: AssetMetrics,
  requested: readonly PerformancePeriod[],
  currencies: readonly Currency[],
  groups: readonly ConvertedGroup[],
): PricePerformance {
  const periods: Record<string, PricePerformancePeriod> = {};
  for (const period of requested) {
    const parts = groups.flatMap(({ getPaths, ...group }) => {
      const path = getPaths(asset).get(period);
      return path === undefined ? [] : [{ path, ...group }];
    });
    if (parts.length > 0) periods[period] = toPeriod(parts, currencies);
  }
  const { id, name, symbol, slug } = asset;
  return { id, name, symbol, slug, last_updated: iso(lastUpdated), periods };
}

/** The path of a period in some currencies. */
interface PeriodPart extends Omit<ConvertedGroup, "getPaths"> {
  readonly path: PricePath;
}

/** The times of the period are those of its longest path; each quote states its own. */
function toPeriod(parts: readonly PeriodPart[], currencies: readonly Currency[]): PricePerformancePeriod {
  const { path } = parts.reduce((longest, part) => (part.path.from < longest.path.from ? part : longest));
  const quotes = new Map<Currency, PricePerformanceQuote>();
  for (const part of parts) {
    for (const currency of part.currencies) {
      const quote = toQuote(part.path, (time) => part.rates(currency, time));
      if (quote !== null) quotes.set(currency, quote);
    }
  }
  const inOrder = currencies.flatMap((currency) => {
    const quote = quotes.get(currency);
    return quote === undefined ? [] : [[currency.key, quote] as const];
  });
  return {
    open_timestamp: iso(path.from),
    ...extremeTimes(path, path.high, path.low),
    close_timestamp: iso(path.to),
    quote: Object.fromEntries(inOrder),
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
function toQuote(path: PricePath, rateAt: (time: number) => number): PricePerformanceQuote | null {
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
  return {
    high_timestamp: hasExtremeTimes ? iso(high.time) : null,
    low_timestamp: hasExtremeTimes ? iso(low.time) : null,
  };
}
