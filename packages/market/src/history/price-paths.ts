import type { EnumerationValue } from "@market-data/openapi";
import type { Asset } from "../store/catalogue.ts";
import type { Figures } from "../store/figures.ts";
import type { Bar } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR, startOfDay } from "../values/timestamps.ts";
import { findQuotes, type SearchWindow } from "./find-quotes.ts";

/** A span of time that price performance reports on. */
export type PerformancePeriod = EnumerationValue<"PerformanceTimePeriod">;

/** A price in US dollars, and when it was that. */
export interface PricePoint {
  readonly usd: number;
  readonly time: number;
}

/** How an asset's price went through a period. */
export interface PricePath {
  /** When the period begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly open: PricePoint;
  readonly high: PricePoint;
  readonly low: PricePoint;
  readonly close: PricePoint;
  /** Whether the times of high and low are those of the prices; else they are the period's end, and not shown. */
  readonly hasExtremeTimes: boolean;
}

const ROLLING: Readonly<Partial<Record<PerformancePeriod, number>>> = {
  "24h": DAY,
  "7d": 7 * DAY,
  "30d": 30 * DAY,
  "90d": 90 * DAY,
  "365d": 365 * DAY,
};

/** How far from the beginning of a rolling period its first price may lie: an hour of a day, half a day of more. */
const reachOf = (length: number) => (length <= DAY ? HOUR : DAY / 2);

/**
 * The courses of an asset's price (document 2, price performance): rolling periods close at the time of the call with
 * the newest price, and so does `all_time`, which begins with the first record; `yesterday` is the last whole UTC day. A
 * period whose first price is not known is left out.
 */
export async function readPricePaths(
  store: MarketStore,
  asset: Asset,
  figures: Figures,
  periods: readonly PerformancePeriod[],
  now: number,
): Promise<Map<PerformancePeriod, PricePath>> {
  const openings = await rollingOpenings(store, asset, periods, now);
  const courses = new Map<PerformancePeriod, PricePath>();
  for (const period of periods) {
    const course =
      period === "yesterday"
        ? await yesterday(store, asset, now)
        : await upToNow(store, asset, figures, now, {
            from: now - (ROLLING[period] ?? 0),
            open:
              openings.get(period) ?? (period === "all_time" ? await firstPrice(store, asset, now) : null),
            isWhole: period === "all_time",
          });
    if (course !== null) courses.set(period, course);
  }
  return courses;
}

/** The first prices of the rolling periods, all asked for at once. */
async function rollingOpenings(
  store: MarketStore,
  { id }: Asset,
  periods: readonly PerformancePeriod[],
  now: number,
): Promise<Map<PerformancePeriod, PricePoint>> {
  const rolling = periods
    .flatMap((period) => {
      const length = ROLLING[period];
      return length === undefined ? [] : [{ period, length }];
    })
    .sort((a, b) => b.length - a.length);
  const wanted = rolling.map(({ length }): SearchWindow => {
    const at = now - length;
    return { at, from: at - reachOf(length), to: Math.min(at + reachOf(length), now) };
  });
  const points = await findQuotes(store, id, wanted);
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
  /** Whether the period begins with its first price, whenever that was. */
  readonly isWhole: boolean;
}

async function upToNow(
  store: MarketStore,
  { id }: Asset,
  { price }: Figures,
  now: number,
  { from, open, isWhole }: Opening,
): Promise<PricePath | null> {
  if (open === null) return null;
  const begin = isWhole ? open.time : from;
  const close = { usd: price, time: now };
  // Nothing before the first price is part of the course: the highest price is none that came before it.
  const extremes = await store.extremes(id, Math.max(begin, open.time), now);
  const seen = [open, close];
  if (extremes !== null) {
    seen.push({ usd: extremes.high, time: extremes.timeHigh }, { usd: extremes.low, time: extremes.timeLow });
  }
  const high = seen.reduce((best, moment) => (moment.usd > best.usd ? moment : best));
  const low = seen.reduce((best, moment) => (moment.usd < best.usd ? moment : best));
  return { from: begin, to: now, open, high, low, close, hasExtremeTimes: true };
}

async function yesterday(store: MarketStore, { id: assetId }: Asset, now: number): Promise<PricePath | null> {
  const to = startOfDay(now);
  const [day] = await store.bars({ assetId, period: "daily", from: to - DAY, to });
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

/** Enough days after the first known one to find the first bar, so that not all history is read for it. */
const FIRST_DAYS = 32 * DAY;

async function firstPrice(store: MarketStore, asset: Asset, now: number): Promise<PricePoint | null> {
  const { id: assetId, firstHistoricalData: first } = asset;
  const read = (from: number, to: number): Promise<Bar[]> =>
    store.bars({ assetId, period: "daily", from, to });
  const near = first === null ? [] : await read(startOfDay(first), startOfDay(first) + FIRST_DAYS);
  const bar = near[0] ?? (await read(Number.MIN_SAFE_INTEGER, now))[0];
  return bar === undefined ? null : { usd: bar.open, time: bar.timeOpen };
}
