import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "./history.ts";

/**
 * Synchronous access to the history of assets, for stores in memory, in an embedded database, or with computed
 * values. The functions of this folder use it to run the history queries of a `MarketStore`.
 */
export interface HistoryReader {
  /** Candles of one asset, oldest first. */
  candles(query: CandleQuery): Candle[];
  /** Quotes of one asset within a span, both ends inclusive, oldest first. */
  quotes(assetId: number, from: number, to: number): StoredQuote[];
  /** The newest candle that opens at or before `time`. */
  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined;
  /** The oldest candle that opens after `time`. */
  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined;
  /** The newest quote at or before `time`. */
  quoteAt(assetId: number, time: number): StoredQuote | undefined;
  /** The oldest quote after `time`. */
  quoteAfter(assetId: number, time: number): StoredQuote | undefined;
  /** The newest metrics of an asset, as a quote. */
  newest(assetId: number): StoredQuote | undefined;
}

/** The length of a candle's period, in ms. */
export const CANDLE_LENGTH: Readonly<Record<CandlePeriod, number>> = { hourly: 3_600_000, daily: 86_400_000 };
