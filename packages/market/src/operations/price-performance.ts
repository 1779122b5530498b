import type { Operation, OperationId } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { PricePerformance, PricePerformancePeriod, PricePerformanceQuote } from "@market-data/types";
import {
  type Currency,
  convertedOrNull,
  firstRateTime,
  lastRatesAt,
  noRateError,
  type RateSource,
} from "../conversion/convert.ts";
import { readPastRates, uniqueTimes } from "../conversion/past-rates.ts";
import { type Conversion, readConversions } from "../conversion/view-rates.ts";
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
import { getView } from "../rows/view.ts";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import { getOrCreate } from "../values/maps.ts";
import { finiteOrNull, percentChange, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type PricePerformanceId = Extract<OperationId, `cryptocurrencyPricePerformanceStatsLatestV${number}`>;

type PricePaths = ReadonlyMap<PerformancePeriod, PricePath>;

/** Currencies of a request and the price paths of their periods. */
interface PathGroup {
  readonly currencies: readonly Conversion[];
  readonly getPaths: (asset: Asset) => PricePaths;
}

/** The rate for a price of an asset. The newest price uses the rate of latest quotes. */
type GetPriceRate = (currency: Conversion, time: number, newest: number) => number;

/** A group with the rates at the times of its paths. */
interface ConvertedGroup extends PathGroup {
  readonly rates: GetPriceRate;
}

/** Returns price performance over periods that end now, and of yesterday. */
export function pricePerformance<Id extends PricePerformanceId>(
  operation: Operation<Id>,
): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const task = new Task(context.signal);
    const snapshot = await store.snapshot();
    const { version } = operation;
    const { time_period: periods } = parameters;
    const found = lookUp(snapshot, parameters, { version, accepts: ({ id }) => snapshot.metrics.has(id) });
    const getMetrics = (asset: Asset) => snapshot.metrics.get(asset.id) as AssetMetrics;
    const newestTimes = uniqueItems(found).map((asset) => getMetrics(asset).lastUpdated);
    const currencies = await readConversions(
      getView(snapshot),
      context,
      parameters,
      uniqueTimes(newestTimes),
    );
    const groups: PathGroup[] = [];
    for (const { begin, ...group } of await groupCurrencies(context, currencies, periods)) {
      const paths = await readEach(uniqueItems(found), task, (asset) =>
        readPricePaths(store, asset, getMetrics(asset), group.periods, { begin, now }, task),
      );
      groups.push({ currencies: group.currencies, getPaths: ({ id }) => paths.get(id) ?? new Map() });
    }
    const hasPath = (asset: Asset) => groups.some(({ getPaths }) => getPaths(asset).size > 0);
    const lookups = filterLookups(found, hasPath, parameters.skip_invalid);
    const converted: ConvertedGroup[] = [];
    for (const group of groups) {
      const times = new Set<number>();
      for (const asset of uniqueItems(lookups)) {
        const { lastUpdated } = getMetrics(asset);
        const lacking = group.currencies.find(({ getRate }) => getRate(lastUpdated) === null);
        if (lacking !== undefined) throw await noRateError(context, parameters, lacking, lastUpdated);
        for (const { open, high, low, close } of group.getPaths(asset).values())
          for (const { time } of [open, high, low, close]) if (time < lastUpdated) times.add(time);
      }
      const past = await readPastRates(context, group.currencies, times, parameters, task, lastRatesAt);
      const rates: GetPriceRate = (currency, time, newest) =>
        time < newest ? past(currency, time) : (currency.getRate(newest)?.usd ?? Number.NaN);
      converted.push({ ...group, rates });
    }
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(asset, getMetrics(asset), periods, currencies, converted),
    );
    return { data, count: countItems(lookups) };
  };
}

/** Currencies that share the price paths of some periods. */
interface CurrencyGroup {
  readonly currencies: Conversion[];
  readonly periods: readonly PerformancePeriod[];
  /** The earliest start of `all_time`, as Unix time in ms. */
  readonly begin: number;
}

/**
 * All currencies share the paths of most periods. `all_time` starts when both the asset and the currency have prices,
 * so only currencies with the same first time share its path.
 */
async function groupCurrencies(
  source: RateSource,
  currencies: readonly Conversion[],
  periods: readonly PerformancePeriod[],
): Promise<CurrencyGroup[]> {
  const others = periods.filter((period) => period !== "all_time");
  const groups = new Map<number, CurrencyGroup>();
  if (others.length < periods.length) {
    for (const currency of currencies) {
      const begin = (await firstRateTime(source, currency)) ?? Number.MIN_SAFE_INTEGER;
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
    if (parts.length > 0) periods[period] = toPeriod(parts, currencies, lastUpdated);
  }
  const { id, name, symbol, slug } = asset;
  return { id, name, symbol, slug, last_updated: iso(lastUpdated), periods };
}

/** The path of a period in some of the currencies. */
interface PeriodPart extends Omit<ConvertedGroup, "getPaths"> {
  readonly path: PricePath;
}

/** The period has the times of its longest path; each quote states its own times. */
function toPeriod(
  parts: readonly PeriodPart[],
  currencies: readonly Currency[],
  newest: number,
): PricePerformancePeriod {
  const { path } = parts.reduce((longest, part) => (part.path.from < longest.path.from ? part : longest));
  const quotes = new Map<Currency, PricePerformanceQuote>();
  for (const part of parts) {
    for (const currency of part.currencies) {
      const quote = toQuote(part.path, (time) => part.rates(currency, time, newest));
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

/** A price in a requested currency, with its time. */
interface ConvertedPoint {
  readonly price: number;
  readonly time: number;
}

/**
 * Converts each price at the rate of its own time. A conversion can change the highest and lowest price, so all four
 * prices are compared again. Null if a price cannot be converted.
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
