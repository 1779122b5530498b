import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "./history.ts";

/**
 * The history of assets, read at once. What a store has in memory or in an embedded database, or computes, it can offer in
 * this form; the functions of this folder then run the queries of a `MarketStore` about history.
 */
export interface HistoryReader {
  /** Candles of one asset, oldest first. */
  candles(query: CandleQuery): Candle[];
  /** Points of one asset from one time to another, both included, oldest first. */
  points(assetId: number, from: number, to: number): StoredQuote[];
  /** The newest candle that opens at `time` or before. */
  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined;
  /** The oldest candle that opens after `time`. */
  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined;
  /** The newest point at `time` or before. */
  pointAt(assetId: number, time: number): StoredQuote | undefined;
  /** The oldest point after `time`. */
  pointAfter(assetId: number, time: number): StoredQuote | undefined;
  /** The newest metrics of an asset, as a point. */
  newest(assetId: number): StoredQuote | undefined;
}

/** How long a candle's period is, in milliseconds. */
export const CANDLE_LENGTH: Readonly<Record<CandlePeriod, number>> = { hourly: 3_600_000, daily: 86_400_000 };
