import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DerivedCandle,
  DexCandle,
  DexTrade,
  Extremes,
  Series,
  SeriesPoint,
  SeriesQuery,
  Side,
  StoredQuote,
  StoredRate,
  TimeSpan,
} from "@market-data/market";
import {
  type Changes,
  closestPoints,
  closestQuotes,
  closestRates,
  DEX_CANDLE_FIELDS,
  DEX_TRADE_FIELDS,
  dayEnds,
  deriveCandles,
  findExtremes,
  firstPoints,
  firstQuotes,
  lastQuotes,
  packDayEnds,
  packMetrics,
  RATE_FIELDS,
  type RateReader,
  type Revision,
  selected,
} from "@market-data/market/store";
import { ChangeReader } from "./changes.ts";
import { SqliteHistory, toLimit } from "./sqlite-history.ts";
import { SqliteSeries } from "./sqlite-series.ts";

/**
 * Reads the market from a database, synchronously: the queries of a store, for any thread. Arguments and results can be
 * sent between threads.
 */
export class MarketReader {
  readonly #history: SqliteHistory;
  readonly #changes: ChangeReader;
  readonly #series: SqliteSeries;
  readonly #rates: RateReader;
  readonly #trades: StatementSync;
  readonly #dexCandles: StatementSync;

  constructor(database: DatabaseSync) {
    this.#history = new SqliteHistory(database);
    this.#changes = new ChangeReader(database, this.#history);
    this.#series = new SqliteSeries(database);
    const rates = `SELECT ${selected(RATE_FIELDS)} FROM rate WHERE fiat_id = ? AND`;
    const rateAt = database.prepare(`${rates} time <= ? ORDER BY time DESC LIMIT 1`);
    const rateAfter = database.prepare(`${rates} time > ? ORDER BY time LIMIT 1`);
    this.#rates = {
      rateAt: (fiatId, time) => rateAt.get(fiatId, time) as StoredRate | undefined,
      rateAfter: (fiatId, time) => rateAfter.get(fiatId, time) as StoredRate | undefined,
    };
    this.#trades = database.prepare(
      `SELECT ${selected(DEX_TRADE_FIELDS)} FROM dex_trade WHERE network_id = ? AND contract_address = ?
       ORDER BY time DESC, transaction_hash DESC LIMIT ?`,
    );
    this.#dexCandles = database.prepare(
      `SELECT ${selected(DEX_CANDLE_FIELDS)} FROM dex_candle WHERE network_id = ? AND contract_address = ?
       AND period = ? AND time_open >= ? AND time_open < ? ORDER BY time_open DESC LIMIT ?`,
    );
  }

  /**
   * The changes since a known revision. Metrics are packed into numbers, because numbers reach another thread faster
   * than objects. See `unpackMetrics`.
   */
  packedChangesSince(known: Revision | undefined): Omit<Changes, "metrics"> & { metrics: Float64Array } {
    const { metrics, ...changes } = this.#changes.since(known);
    return { ...changes, metrics: packMetrics(metrics) };
  }

  candles(query: CandleQuery): Candle[] {
    return this.#history.candles(query);
  }

  derivedCandles(assetId: number, period: CandlePeriod, spans: readonly TimeSpan[]): DerivedCandle[] {
    return deriveCandles(this.#history, assetId, period, spans);
  }

  closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): (StoredQuote | null)[] {
    return closestQuotes(this.#history, assetId, times, tolerance, side);
  }

  firstQuotes(assetId: number, spans: readonly TimeSpan[]): (StoredQuote | null)[] {
    return firstQuotes(this.#history, assetId, spans);
  }

  lastQuotes(assetId: number, times: readonly number[], maxAge: number): (StoredQuote | null)[] {
    return lastQuotes(this.#history, assetId, times, maxAge);
  }

  extremes(assetId: number, from: number, to: number): Extremes | null {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  /**
   * The last quotes of assets on a UTC day, packed into numbers for `unpackDayEnds`. Past numbers of market pairs are
   * unknown here.
   */
  dayEnd(day: number, assetIds: readonly number[], maxAge: number): Float64Array {
    return packDayEnds(dayEnds(this.#history, assetIds, day, maxAge, () => null));
  }

  ratesAt(fiatId: number, times: readonly number[], tolerance: number, side?: Side): (StoredRate | null)[] {
    return closestRates(this.#rates, fiatId, times, tolerance, side);
  }

  seriesPoints(query: SeriesQuery): SeriesPoint[] {
    return this.#series.seriesPoints(query);
  }

  closestPoints(series: Series, times: readonly number[], tolerance: number): (SeriesPoint | null)[] {
    return closestPoints(this.#series, series, times, tolerance);
  }

  firstPoints(series: Series, spans: readonly TimeSpan[]): (SeriesPoint | null)[] {
    return firstPoints(this.#series, series, spans);
  }

  dexTrades(contractAddress: string, networkId: number, limit: number): DexTrade[] {
    return this.#trades.all(networkId, contractAddress, limit) as unknown as DexTrade[];
  }

  dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest: number,
  ): DexCandle[] {
    const rows = this.#dexCandles.all(networkId, contractAddress, period, from, to, toLimit(newest));
    return (rows as unknown as DexCandle[]).reverse();
  }
}

/** The queries of a `MarketReader`. */
export type ReaderMethod = keyof MarketReader;
