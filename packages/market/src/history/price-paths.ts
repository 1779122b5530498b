import type { EnumerationValue } from "@market-data/openapi";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle, StoredQuote } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR, parseDuration, startOfDay } from "../values/timestamps.ts";
import type { Turns } from "../values/turns.ts";
import { assetQuotes, findQuotes, type SearchWindow } from "./find-quotes.ts";

/** A period that price performance reports. */
export type PerformancePeriod = EnumerationValue<"PerformanceTimePeriod">;

/** A price in US dollars, and its time. */
export interface PricePoint {
  readonly usd: number;
  readonly time: number;
}

/** The path of an asset's price through a period. */
export interface PricePath {
  /** When the period begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly open: PricePoint;
  readonly high: PricePoint;
  readonly low: PricePoint;
  readonly close: PricePoint;
  /** Whether the times of high and low are known. If not, they are the period's end, and not part of the response. */
  readonly hasExtremeTimes: boolean;
}

/** The maximum distance of the first price of a period from its start: an hour for a day, else half a day. */
const maxDistance = (length: number) => (length <= DAY ? HOUR : DAY / 2);

/** Days of `all_time` at most. */
const MAX_DAYS = 20 * 366;
/** Hours and points, five minutes apart, of the parts of days with which a period begins and ends. */
const ROWS_OF_PARTS = 600;

/** How many rows of an asset's history are read for its paths at most: `all_time` may be another in each currency. */
export function countPathRows(periods: readonly PerformancePeriod[], currencies: number): number {
  return periods.reduce((sum, period) => {
    const length = period === "yesterday" ? DAY : parseDuration(period);
    if (length === undefined) return sum + currencies * (ROWS_OF_PARTS + MAX_DAYS);
    return sum + ROWS_OF_PARTS + Math.ceil(length / DAY);
  }, 0);
}

/**
 * The paths of an asset's price (spec/guides/time-and-intervals.md, Price performance): rolling periods close at the time
 * of the request with the newest price, and so does `all_time`, which begins with the first price that is known;
 * `yesterday` is the last complete UTC day. A period without a first price is left out.
 *
 * @param times The time of the request, and the one before which `all_time` does not begin; Unix times in ms.
 */
export async function readPricePaths(
  store: MarketStore,
  asset: Asset,
  metrics: AssetMetrics,
  periods: readonly PerformancePeriod[],
  { begin, now }: { readonly begin: number; readonly now: number },
  turns: Turns,
): Promise<Map<PerformancePeriod, PricePath>> {
  const openings = await rollingOpenings(store, asset, periods, now, turns);
  const paths = new Map<PerformancePeriod, PricePath>();
  for (const period of periods) {
    const path = await readPath(period);
    if (path !== null) paths.set(period, path);
    if (turns.isOver) await turns.next();
  }
  return paths;

  async function readPath(period: PerformancePeriod): Promise<PricePath | null> {
    if (period === "yesterday") return yesterday(store, asset, now, turns);
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
  turns: Turns,
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
  const points = await findQuotes(assetQuotes(store, id), windows, turns);
  return new Map(
    rolling.flatMap(({ period }, index) => {
      const point = points[index];
      return point ? [[period, toPricePoint(point)]] : [];
    }),
  );
}

/** How a period that closes now begins. */
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
  // What came before the first price does not belong to the path.
  const points = [open, close, ...(await readExtremes(store, id, Math.max(from, open.time), now))];
  return { from, to: now, open, ...highestAndLowest(points), close, hasExtremeTimes: true };
}

/** The last complete UTC day: its candle, or else what other history has of it. */
async function yesterday(
  store: MarketStore,
  { id: assetId }: Asset,
  now: number,
  turns: Turns,
): Promise<PricePath | null> {
  const end = startOfDay(now) - 1;
  const from = end + 1 - DAY;
  const [day] = await store.candles({ assetId, period: "daily", from, to: end });
  const points = day === undefined ? await readDay(store, assetId, from, end, turns) : candlePoints(day, end);
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
export type PathPoints = Pick<PricePath, "open" | "high" | "low" | "close">;

function candlePoints({ timeOpen, open, high, low, close }: Candle, time: number): PathPoints {
  const point = (usd: number) => ({ usd, time });
  return { open: { usd: open, time: timeOpen }, high: point(high), low: point(low), close: point(close) };
}

/** The prices of a UTC day without a candle, from its start to its end or to now; null where there is none in it. */
export async function readDay(
  store: MarketStore,
  assetId: number,
  from: number,
  to: number,
  turns: Turns,
): Promise<PathPoints | null> {
  const [first, last] = await findQuotes(
    assetQuotes(store, assetId),
    [
      { at: from, from: from - maxDistance(DAY), to },
      { at: to, from, to },
    ],
    turns,
  );
  if (!first || !last) return null;
  const [open, close] = [toPricePoint(first), toPricePoint(last)];
  const points = [open, close, ...(await readExtremes(store, assetId, from, to))];
  return { open, ...highestAndLowest(points), close };
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
