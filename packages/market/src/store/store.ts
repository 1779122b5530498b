import type { DexCandle, DexTrade } from "./dex.ts";
import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DayEnd,
  DerivedCandle,
  Side,
  StoredQuote,
  StoredRate,
  TimeSpan,
} from "./history.ts";
import type { Series, SeriesPoint, SeriesQuery } from "./series.ts";
import type { Snapshot } from "./snapshot.ts";

/** Read access to a market. The store may be on another machine, so every method is asynchronous. */
export interface MarketStore {
  /** The current market. Calls are cheap, because they return the same object until the market changes. */
  snapshot(): Snapshot | Promise<Snapshot>;
  /** Saved candles of one asset, oldest first. */
  candles(query: CandleQuery): Promise<Candle[]>;
  /**
   * Candles derived from known prices (`deriveCandles`), for periods without a saved candle, oldest first. Periods
   * without a price are left out. Spans are whole periods or the requested parts of them, ascending.
   */
  derivedCandles(assetId: number, period: CandlePeriod, spans: readonly TimeSpan[]): Promise<DerivedCandle[]>;
  /**
   * The quote of an asset closest to each time, at most `tolerance` ms away; null if there is none. Times ascend.
   * Considers stored quotes and the newest metrics, then the opening and last price of hours, then of days (rules in
   * `closest.ts`).
   *
   * @param side With `before`, quotes after the requested time do not count.
   */
  closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredQuote | null)[]>;
  /**
   * The first quote of an asset in each span; null if there is none. Spans ascend. Considers stored quotes, the newest
   * metrics, and the opening and last price of hours and days. As in `closestQuotes`, missing values come from the end
   * of the last whole day before, if that day is the previous day or ends with the quote.
   */
  firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]>;
  /**
   * The last quote of an asset at or before each time, at most `maxAge` ms older; null if there is none. Times ascend.
   * Considers the quotes of `firstQuotes`.
   */
  lastQuotes(assetId: number, times: readonly number[], maxAge: number): Promise<(StoredQuote | null)[]>;
  /** The highest and lowest price of an asset in a span, both ends inclusive, with their times; null without data. */
  extremes(assetId: number, from: number, to: number): Promise<Extremes | null>;
  /**
   * The last quote before the end of a UTC day, for each given asset that counts on this day. Unordered. `day` is the
   * start of the day, and `maxAge` is the setting `maxPriceAge`, in ms.
   */
  dayEnd(day: number, assetIds: readonly number[], maxAge: number): Promise<DayEnd[]>;
  /**
   * The rate of a fiat currency or metal closest to each time, at most `tolerance` ms away; null if there is none. The
   * earlier rate wins a tie. Times ascend.
   *
   * @param side With `before`, rates after the requested time do not count.
   */
  ratesAt(
    fiatId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredRate | null)[]>;
  /** Points of a series, oldest first. */
  seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]>;
  /**
   * The point of a series closest to each time, at most `tolerance` ms away; null if there is none. The earlier point
   * wins a tie. Times ascend.
   */
  closestPoints(series: Series, times: readonly number[], tolerance: number): Promise<(SeriesPoint | null)[]>;
  /** The first point of a series in each span; null if there is none. Spans ascend. */
  firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]>;
  /** The newest trades of a DEX pair, newest first. */
  dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]>;
  /**
   * Candles of a DEX pair that open at or after `from` and before `to`, oldest first. With `newest`, only the newest N.
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
