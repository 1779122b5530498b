import type { EnumerationValue } from "@market-data/openapi";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR, parseDuration, startOfDay } from "../values/timestamps.ts";
import type { Turns } from "../values/turns.ts";
import { findQuotes, type SearchWindow } from "./find-quotes.ts";

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

/** The maximum distance of the first price of a rolling period from its start: an hour for a day, else half a day. */
const maxDistance = (length: number) => (length <= DAY ? HOUR : DAY / 2);

/** Days of `all_time` at most. */
const MAX_DAYS = 20 * 366;
/** Hours and points, five minutes apart, of the parts of days with which a period begins and ends. */
const ROWS_OF_PARTS = 600;

/** How many rows of an asset's history are read for its paths. */
export function countPathRows(periods: readonly PerformancePeriod[]): number {
  return periods.reduce((sum, period) => {
    if (period === "yesterday") return sum + 1;
    const length = parseDuration(period);
    return sum + ROWS_OF_PARTS + (length === undefined ? MAX_DAYS : Math.ceil(length / DAY));
  }, 0);
}

/**
 * The paths of an asset's price (spec/guides/time-and-intervals.md, Price performance): rolling periods close at the time
 * of the request with the newest price, and so does `all_time`, which begins with the first record; `yesterday` is the
 * last complete UTC day. A period without a first price is left out.
 */
export async function readPricePaths(
  store: MarketStore,
  asset: Asset,
  metrics: AssetMetrics,
  periods: readonly PerformancePeriod[],
  now: number,
  turns: Turns,
): Promise<Map<PerformancePeriod, PricePath>> {
  const openings = await rollingOpenings(store, asset, periods, now, turns);
  const paths = new Map<PerformancePeriod, PricePath>();
  for (const period of periods) {
    const path =
      period === "yesterday"
        ? await yesterday(store, asset, now)
        : await upToNow(store, asset, metrics, now, {
            from: now - (parseDuration(period) ?? 0),
            open:
              openings.get(period) ?? (period === "all_time" ? await firstPrice(store, asset, now) : null),
            isAllTime: period === "all_time",
          });
    if (path !== null) paths.set(period, path);
    if (turns.isOver) await turns.next();
  }
  return paths;
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
  const points = await findQuotes(store, id, windows, turns);
  return new Map(
    rolling.flatMap(({ period }, index) => {
      const point = points[index];
      return point ? [[period, { usd: point.price, time: point.time }]] : [];
    }),
  );
}

interface Opening {
  readonly from: number;
  readonly open: PricePoint | null;
  /** Whether the period begins with its first price. */
  readonly isAllTime: boolean;
}

async function upToNow(
  store: MarketStore,
  { id }: Asset,
  { price }: AssetMetrics,
  now: number,
  { from, open, isAllTime }: Opening,
): Promise<PricePath | null> {
  if (open === null) return null;
  const begin = isAllTime ? open.time : from;
  const close = { usd: price, time: now };
  // What came before the first price does not belong to the path.
  const extremes = await store.extremes(id, Math.max(begin, open.time), now);
  const points = [open, close];
  if (extremes !== null) {
    points.push(
      { usd: extremes.high, time: extremes.timeHigh },
      { usd: extremes.low, time: extremes.timeLow },
    );
  }
  const high = points.reduce((best, point) => (point.usd > best.usd ? point : best));
  const low = points.reduce((best, point) => (point.usd < best.usd ? point : best));
  return { from: begin, to: now, open, high, low, close, hasExtremeTimes: true };
}

async function yesterday(store: MarketStore, { id: assetId }: Asset, now: number): Promise<PricePath | null> {
  const to = startOfDay(now);
  const [day] = await store.candles({ assetId, period: "daily", from: to - DAY, to });
  if (day === undefined) return null;
  const end = to - 1;
  return {
    from: day.timeOpen,
    to: end,
    open: { usd: day.open, time: day.timeOpen },
    high: { usd: day.high, time: end },
    low: { usd: day.low, time: end },
    close: { usd: day.close, time: end },
    hasExtremeTimes: false,
  };
}

/** Days after the first known one in which the first candle is searched before all history is read. */
const FIRST_DAYS = 32 * DAY;

async function firstPrice(store: MarketStore, asset: Asset, now: number): Promise<PricePoint | null> {
  const { id: assetId, firstHistoricalData: first } = asset;
  const read = (from: number, to: number): Promise<Candle[]> =>
    store.candles({ assetId, period: "daily", from, to });
  const near = first === null ? [] : await read(startOfDay(first), startOfDay(first) + FIRST_DAYS);
  const candle = near[0] ?? (await read(Number.MIN_SAFE_INTEGER, now))[0];
  return candle === undefined ? null : { usd: candle.open, time: candle.timeOpen };
}
