import type { DexCandle, DexTrade } from "./dex.ts";
import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DayEnd,
  RatePoint,
  StoredQuote,
  TimeSpan,
} from "./history.ts";
import type { Series, SeriesPoint, SeriesQuery } from "./series.ts";
import type { Snapshot } from "./snapshot.ts";

/** Where the domain reads the market from. It may be another machine, so every method is asynchronous. */
export interface MarketStore {
  /** The market now. Cheap: the same object until something changes. */
  snapshot(): Snapshot | Promise<Snapshot>;
  /** Candles of one asset, oldest first. */
  candles(query: CandleQuery): Promise<Candle[]>;
  /**
   * For each wanted time the quote of an asset that is closest to it and no further away than `tolerance` ms; null
   * where there is none. Times ascend. Quotes are the points and the newest metrics; where none of them is near, the
   * opening and the last price of hours, and then of days (`closest.ts` says when).
   */
  closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
  ): Promise<(StoredQuote | null)[]>;
  /**
   * The first quote of an asset in each span; null where it contains none. Spans ascend. Quotes are the points, the newest
   * metrics, and the opening and the last price of hours and days. Here as in `closestQuotes`, what a quote does not say
   * is what the last whole day before it ended with, if that day is the one before or ends with the quote.
   */
  firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]>;
  /**
   * The highest and lowest price of an asset from one time to another, both included, with their times; null without
   * data.
   */
  extremes(assetId: number, from: number, to: number): Promise<Extremes | null>;
  /**
   * All assets that have a daily candle of a UTC day, or else a point in it, unordered, as that candle ends or the last point
   * is. `day` is its start.
   */
  dayEnd(day: number): Promise<DayEnd[]>;
  /**
   * For each time the rate of a fiat or metal that is closest to it and no further away than `tolerance` ms, of two that
   * are as close the earlier; null where there is none. Times ascend.
   */
  ratesAt(fiatId: number, times: readonly number[], tolerance: number): Promise<(RatePoint | null)[]>;
  /** Points of a series, oldest first. */
  seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]>;
  /**
   * For each time the point of a series that is closest to it and no further away than `tolerance` ms, of two that are as
   * close the earlier; null where there is none. Times ascend.
   */
  closestPoints(series: Series, times: readonly number[], tolerance: number): Promise<(SeriesPoint | null)[]>;
  /** The first point of a series in each span; null where it contains none. Spans ascend. */
  firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]>;
  /** The newest trades of a DEX pair, newest first. */
  dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]>;
  /**
   * Candles of a DEX pair: those that open at or after `from` and before `to`, oldest first; with `newest` only the newest
   * N.
   */
  dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest?: number,
  ): Promise<DexCandle[]>;
}

export interface Extremes {
  readonly high: number;
  readonly timeHigh: number;
  readonly low: number;
  readonly timeLow: number;
}
