import type { Candle, Series, SeriesPoint, SeriesQuery, StoredQuote } from "@market-data/market";
import {
  getGroups,
  MARKET_SERIES,
  type MarketGroup,
  MarketTotals,
  type SeriesReader,
  seriesKey,
} from "@market-data/market/store";
import { DAY, floorTo, type HistoryWindows } from "./clock.ts";
import type { TradedCoin } from "./coins/coin.ts";
import { sampleCoins } from "./coins/coins.ts";
import { POINT_STEP, pointAt } from "./coins/history.ts";

/**
 * The figures of the whole market, summed up while the history of coins is read or written: one point at the end of each day,
 * and one every five minutes from where points begin.
 */
export class TotalsByTime {
  readonly #windows: HistoryWindows;
  readonly #totals = new Map<number, MarketTotals>();
  readonly #groups = new Map<number, readonly MarketGroup[]>();

  constructor(windows: HistoryWindows) {
    this.#windows = windows;
  }

  addDays(coin: TradedCoin, candles: readonly Candle[]): void {
    const { dailyFrom, pointsFrom } = this.#windows;
    for (const { timeOpen, lastUpdated, marketCap, volume } of candles) {
      const end = timeOpen + DAY;
      if (timeOpen >= dailyFrom && lastUpdated === end - 1 && end < pointsFrom)
        this.#add(end, coin, marketCap, volume);
    }
  }

  addPoints(
    coin: TradedCoin,
    points: readonly Pick<StoredQuote, "time" | "marketCap" | "volume24h">[],
  ): void {
    for (const { time, marketCap, volume24h } of points) this.#add(time, coin, marketCap, volume24h);
  }

  /** The oldest first. */
  points(): SeriesPoint[] {
    return [...this.#totals]
      .map(([time, totals]) => ({ time, values: totals.values() }))
      .sort((one, other) => one.time - other.time);
  }

  #add(time: number, coin: TradedCoin, marketCap: number | null, volume24h: number | null): void {
    const totals = this.#totals.get(time) ?? new MarketTotals();
    this.#totals.set(time, totals);
    const groups = this.#groups.get(coin.id) ?? getGroups(coin.metadata);
    this.#groups.set(coin.id, groups);
    const volume24hReported = volume24h === null ? null : coin.reportedVolume(volume24h);
    totals.add(groups, { marketCap, volume24h, volume24hReported, isCounted: coin.trading.extras.isCounted });
  }
}

/** How many points are remembered: as many as the windows of history have, and some days more. */
const MAX_KNOWN_POINTS = 4000;

/** The series of the sample market, computed when they are read. */
export class SampleSeries implements SeriesReader {
  readonly #windows: HistoryWindows;
  readonly #newest: () => number;
  readonly #known = new Map<number, SeriesPoint>();

  /** @param newest Returns the newest minute. */
  constructor(windows: HistoryWindows, newest: () => number) {
    this.#windows = windows;
    this.#newest = newest;
  }

  seriesPoints({ from, to, newest = Number.POSITIVE_INFINITY, ...series }: SeriesQuery): SeriesPoint[] {
    const times: number[] = [];
    let time = this.#timeAt(to - 1);
    while (time !== undefined && time >= from && times.length < newest) {
      times.push(time);
      time = this.#timeAt(time - 1);
    }
    return times.reverse().flatMap((at) => this.#point(series, at) ?? []);
  }

  seriesPointAt(series: Series, time: number): SeriesPoint | undefined {
    return this.#point(series, this.#timeAt(time));
  }

  seriesPointAfter(series: Series, time: number): SeriesPoint | undefined {
    return this.#point(series, this.#timeAfter(time));
  }

  /** The newest time with a point at a time or before. */
  #timeAt(time: number): number | undefined {
    const { dailyFrom, pointsFrom } = this.#windows;
    const latest = floorTo(POINT_STEP, Math.min(time, this.#newest()));
    if (latest >= pointsFrom) return latest;
    const day = floorTo(DAY, latest);
    return day > dailyFrom ? day : undefined;
  }

  #timeAfter(time: number): number | undefined {
    const { dailyFrom, pointsFrom } = this.#windows;
    const next =
      time < dailyFrom
        ? dailyFrom + DAY
        : time < pointsFrom
          ? floorTo(DAY, time) + DAY
          : floorTo(POINT_STEP, time) + POINT_STEP;
    return next <= this.#newest() ? next : undefined;
  }

  #point(series: Series, time: number | undefined): SeriesPoint | undefined {
    if (time === undefined || seriesKey(series) !== seriesKey(MARKET_SERIES)) return undefined;
    const known = this.#known.get(time);
    if (known !== undefined) return known;
    const point = computeTotals(time, this.#windows);
    if (this.#known.size >= MAX_KNOWN_POINTS) this.#known.clear();
    this.#known.set(time, point);
    return point;
  }
}

/** The figures of the whole market at one of the times of `TotalsByTime`. */
function computeTotals(time: number, windows: HistoryWindows): SeriesPoint {
  const totals = new TotalsByTime(windows);
  const isDay = time < windows.pointsFrom;
  for (const coin of sampleCoins().traded.values()) {
    if (!coin.isTradedAt(isDay ? time - DAY : time)) continue;
    totals.addPoints(coin, [isDay ? { ...coin.closingOfDay(time - DAY), time } : pointAt(coin, time)]);
  }
  return totals.points()[0] ?? { time, values: {} };
}
