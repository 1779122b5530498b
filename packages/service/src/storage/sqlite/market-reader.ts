import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DexCandle,
  DexTrade,
  Extremes,
  RatePoint,
  Series,
  SeriesPoint,
  SeriesQuery,
  StoredQuote,
  TimeSpan,
} from "@market-data/market";
import {
  type Changes,
  closestPoints,
  closestQuotes,
  closestRates,
  DEX_BAR_FIELDS,
  DEX_TRADE_FIELDS,
  dayEnds,
  findExtremes,
  firstPoints,
  firstQuotes,
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
 * Reads the market from a database, at once: the queries of a store, in whichever thread they run. Arguments and results
 * can be sent between threads.
 */
export class MarketReader {
  readonly #history: SqliteHistory;
  readonly #changes: ChangeReader;
  readonly #assetIds: StatementSync;
  readonly #series: SqliteSeries;
  readonly #rates: RateReader;
  readonly #trades: StatementSync;
  readonly #dexCandles: StatementSync;

  constructor(database: DatabaseSync) {
    this.#history = new SqliteHistory(database);
    this.#changes = new ChangeReader(database, this.#history);
    this.#series = new SqliteSeries(database);
    this.#assetIds = database.prepare("SELECT id FROM touched WHERE subject = 'asset'");
    const rates = `SELECT ${selected(RATE_FIELDS)} FROM rate WHERE fiat_id = ? AND`;
    const rateAt = database.prepare(`${rates} time <= ? ORDER BY time DESC LIMIT 1`);
    const rateAfter = database.prepare(`${rates} time > ? ORDER BY time LIMIT 1`);
    this.#rates = {
      rateAt: (fiatId, time) => rateAt.get(fiatId, time) as RatePoint | undefined,
      rateAfter: (fiatId, time) => rateAfter.get(fiatId, time) as RatePoint | undefined,
    };
    this.#trades = database.prepare(
      `SELECT ${selected(DEX_TRADE_FIELDS)} FROM dex_trade WHERE network_id = ? AND contract_address = ?
       ORDER BY time DESC, transaction_hash DESC LIMIT ?`,
    );
    this.#dexCandles = database.prepare(
      `SELECT ${selected(DEX_BAR_FIELDS)} FROM dex_bar WHERE network_id = ? AND contract_address = ?
       AND period = ? AND time_open >= ? AND time_open < ? ORDER BY time_open DESC LIMIT ?`,
    );
  }

  /**
   * What is newer than what is known, with metrics as numbers, for `unpackMetrics`: another thread reads them in a fraction of the
   * time.
   */
  packedChangesSince(known: Revision | undefined): Omit<Changes, "metrics"> & { metrics: Float64Array } {
    const { metrics, ...changes } = this.#changes.since(known);
    return { ...changes, metrics: packMetrics(metrics) };
  }

  candles(query: CandleQuery): Candle[] {
    return this.#history.candles(query);
  }

  closestQuotes(assetId: number, times: readonly number[], tolerance: number): (StoredQuote | null)[] {
    return closestQuotes(this.#history, assetId, times, tolerance);
  }

  firstQuotes(assetId: number, spans: readonly TimeSpan[]): (StoredQuote | null)[] {
    return firstQuotes(this.#history, assetId, spans);
  }

  extremes(assetId: number, from: number, to: number): Extremes | null {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  /** As numbers, for `unpackDayEnds`. How many market pairs an asset had then is not known here. */
  dayEnd(day: number): Float64Array {
    const ids = (this.#assetIds.all() as { id: number }[]).map(({ id }) => id);
    return packDayEnds(dayEnds(this.#history, ids, day, () => null));
  }

  ratesAt(fiatId: number, times: readonly number[], tolerance: number): (RatePoint | null)[] {
    return closestRates(this.#rates, fiatId, times, tolerance);
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
