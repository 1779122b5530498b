import type { EnumerationValue } from "@market-data/openapi";
import type { Task } from "@market-data/scheduler";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import { type Candle, isDerived, type StoredQuote } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR, parseDuration, startOfDay } from "../values/timestamps.ts";
import { assetQuotes, findQuotes, type SearchWindow } from "./find-quotes.ts";
import { deriveDay } from "./read-candles.ts";

/** A period of price performance. */
export type PerformancePeriod = EnumerationValue<"PerformanceTimePeriod">;

/** A price in USD with its time. */
export interface PricePoint {
  readonly usd: number;
  readonly time: number;
}

/** The path of an asset's price through a period. */
export interface PricePath {
  /** Start and end of the period, in Unix ms. */
  readonly from: number;
  readonly to: number;
  readonly open: PricePoint;
  readonly high: PricePoint;
  readonly low: PricePoint;
  readonly close: PricePoint;
  /**
   * Whether the times of high and low are known. Unknown times equal the period's end and are not part of the response.
   */
  readonly hasExtremeTimes: boolean;
}

/**
 * The maximum distance between the start of a period and its first price: an hour for periods up to a day, else half a
 * day.
 */
const maxDistance = (length: number) => (length <= DAY ? HOUR : DAY / 2);

/** The maximum number of days in `all_time`. */
const MAX_DAYS = 20 * 366;
/** Rows of the partial days at both ends of a period: hours and five-minute quotes. */
const ROWS_OF_PARTS = 600;

/** The maximum number of rows read for an asset's paths. `all_time` may differ between currencies. */
export function countPathRows(periods: readonly PerformancePeriod[], currencies: number): number {
  return periods.reduce((sum, period) => {
    const length = period === "yesterday" ? DAY : parseDuration(period);
    if (length === undefined) return sum + currencies * (ROWS_OF_PARTS + MAX_DAYS);
    return sum + ROWS_OF_PARTS + Math.ceil(length / DAY);
  }, 0);
}

/**
 * The paths of an asset's price (spec/guides/time-and-intervals.md, Price performance). Rolling periods and `all_time`
 * close at the time of the request with the newest price. `all_time` begins with the first known price. `yesterday` is
 * the last complete UTC day. A period without a first price is left out.
 *
 * @param times The time of the request and the earliest start of `all_time`, in Unix ms.
 */
export async function readPricePaths(
  store: MarketStore,
  asset: Asset,
  metrics: AssetMetrics,
  periods: readonly PerformancePeriod[],
  { begin, now }: { readonly begin: number; readonly now: number },
  task: Task,
): Promise<Map<PerformancePeriod, PricePath>> {
  const openings = await rollingOpenings(store, asset, periods, now, task);
  const paths = new Map<PerformancePeriod, PricePath>();
  for (const period of periods) {
    const path = await readPath(period);
    if (path !== null) paths.set(period, path);
    if (task.shouldYield) await task.yield();
  }
  return paths;

  async function readPath(period: PerformancePeriod): Promise<PricePath | null> {
    if (period === "yesterday") return yesterday(store, asset, now, task);
    const length = parseDuration(period);
    const open = length === undefined ? await firstPrice(store, asset, begin) : openings.get(period);
    if (open === undefined) return null;
    const from = length === undefined ? open.time : now - length;
    return upToNow(store, asset, metrics, now, { from, open });
  }
}

/** The first prices of the rolling periods, from one request to the store. */
async function rollingOpenings(
  store: MarketStore,
  { id }: Asset,
  periods: readonly PerformancePeriod[],
  now: number,
  task: Task,
): Promise<Map<PerformancePeriod, PricePoint>> {
  const rolling = periods
    .flatMap((period) => {
      const length = parseDuration(period);
      return length === undefined ? [] : [{ period, length }];
    })
    .sort((a, b) => b.length - a.length);
  const windows = rolling.map(({ length }): SearchWindow => {
    const at = now - length;
    return { at, from: at - maxDistance(length), to: Math.min(at + maxDistance(length), now) };
  });
  const quotes = await findQuotes(assetQuotes(store, id), windows, task);
  return new Map(
    rolling.flatMap(({ period }, index) => {
      const quote = quotes[index];
      return quote ? [[period, toPricePoint(quote)]] : [];
    }),
  );
}

/** The start of a period that closes now. */
interface Opening {
  readonly from: number;
  readonly open: PricePoint;
}

async function upToNow(
  store: MarketStore,
  { id }: Asset,
  { price }: AssetMetrics,
  now: number,
  { from, open }: Opening,
): Promise<PricePath> {
  const close = { usd: price, time: now };
  // Extremes before the first price are not part of the path.
  const points = [open, close, ...(await readExtremes(store, id, Math.max(from, open.time), now))];
  return { from, to: now, open, ...highestAndLowest(points), close, hasExtremeTimes: true };
}

/** The last complete UTC day, from its imported candle or from its known prices. */
async function yesterday(
  store: MarketStore,
  { id: assetId }: Asset,
  now: number,
  task: Task,
): Promise<PricePath | null> {
  const end = startOfDay(now) - 1;
  const from = end + 1 - DAY;
  const [candle] = await store.candles({ assetId, period: "daily", from, to: end });
  const day = candle ?? (await deriveDay(store, assetId, from, now));
  const points =
    day === undefined ? await readOnePrice(store, assetId, from, end, task) : candlePoints(day, end);
  if (points === null) return null;
  const atEnd = ({ usd }: PricePoint) => ({ usd, time: end });
  const { open, high, low, close } = points;
  return {
    from,
    to: end,
    open,
    high: atEnd(high),
    low: atEnd(low),
    close: atEnd(close),
    hasExtremeTimes: false,
  };
}

/** The prices of a period. */
type PathPoints = Pick<PricePath, "open" | "high" | "low" | "close">;

function candlePoints(candle: Candle, time: number): PathPoints {
  const { open, high, low, close } = candle;
  const point = (usd: number) => ({ usd, time });
  const timeFirst = isDerived(candle) ? candle.timeFirst : candle.timeOpen;
  return { open: { usd: open, time: timeFirst }, high: point(high), low: point(low), close: point(close) };
}

/**
 * The prices of a UTC day with a single known price, from the start of the day to its end or to now; null without a
 * price. A source with one price a day states the closing price, so the day opens with the price of the day before.
 */
export async function readOnePrice(
  store: MarketStore,
  assetId: number,
  from: number,
  to: number,
  task: Task,
): Promise<PathPoints | null> {
  const [first, last] = await findQuotes(
    assetQuotes(store, assetId),
    [
      { at: from, from: from - maxDistance(DAY), to },
      { at: to, from, to },
    ],
    task,
  );
  if (!first || !last) return null;
  const [open, close] = [toPricePoint(first), toPricePoint(last)];
  return { open, ...highestAndLowest([open, close]), close };
}

async function readExtremes(
  store: MarketStore,
  assetId: number,
  from: number,
  to: number,
): Promise<PricePoint[]> {
  const extremes = await store.extremes(assetId, from, to);
  if (extremes === null) return [];
  const { high, timeHigh, low, timeLow } = extremes;
  return [
    { usd: high, time: timeHigh },
    { usd: low, time: timeLow },
  ];
}

function highestAndLowest(points: readonly PricePoint[]): Pick<PricePath, "high" | "low"> {
  return {
    high: points.reduce((best, point) => (point.usd > best.usd ? point : best)),
    low: points.reduce((best, point) => (point.usd < best.usd ? point : best)),
  };
}

async function firstPrice(store: MarketStore, { id }: Asset, from: number): Promise<PricePoint | undefined> {
  const [first] = await store.firstQuotes(id, [{ from, to: Number.MAX_SAFE_INTEGER }]);
  return first ? toPricePoint(first) : undefined;
}

function toPricePoint({ price, time }: StoredQuote): PricePoint {
  return { usd: price, time };
}
