import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Candle, CandlePeriod, CandleQuery, StoredMetrics, StoredQuote } from "@market-data/market";
import {
  CANDLE_FIELDS,
  type CandleValues,
  type HistoryReader,
  METRICS_FIELDS,
  type MetricsValues,
  metricsToQuote,
  QUOTE_FIELDS,
  type QuoteValues,
  selected,
  toCandle,
  toMetrics,
  toQuote,
} from "@market-data/market/store";

const PERIODS: readonly CandlePeriod[] = ["daily", "hourly"];
const NO_LIMIT = -1;

interface CandleStatements {
  readonly between: StatementSync;
  readonly newest: StatementSync;
  readonly at: StatementSync;
  readonly after: StatementSync;
}

/** The history of assets in a database. */
export class SqliteHistory implements HistoryReader {
  readonly #candles: Readonly<Record<CandlePeriod, CandleStatements>>;
  readonly #quotes: StatementSync;
  readonly #quoteAt: StatementSync;
  readonly #quoteAfter: StatementSync;
  readonly #metrics: StatementSync;

  constructor(database: DatabaseSync) {
    const candles = PERIODS.map((period) => [period, candleStatements(database, `candle_${period}`)]);
    this.#candles = Object.fromEntries(candles) as Record<CandlePeriod, CandleStatements>;
    const quotes = `SELECT ${selected(QUOTE_FIELDS)} FROM quote WHERE asset_id = ? AND`;
    this.#quotes = givingArrays(database, `${quotes} time BETWEEN ? AND ? ORDER BY time`);
    this.#quoteAt = givingArrays(database, `${quotes} time <= ? ORDER BY time DESC LIMIT 1`);
    this.#quoteAfter = givingArrays(database, `${quotes} time > ? ORDER BY time LIMIT 1`);
    this.#metrics = givingArrays(
      database,
      `SELECT ${selected(METRICS_FIELDS)} FROM metrics WHERE asset_id = ?`,
    );
  }

  candles({ assetId, period, from, to, newest }: CandleQuery): Candle[] {
    const { between, newest: newestBetween } = this.#candles[period];
    if (newest === undefined) return toCandles(between.all(assetId, from, to));
    return toCandles(newestBetween.all(assetId, from, to, toLimit(newest))).reverse();
  }

  quotes(assetId: number, from: number, to: number): StoredQuote[] {
    return (this.#quotes.all(assetId, from, to) as unknown as QuoteValues[]).map(toQuote);
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const row = this.#candles[period].at.get(assetId, time) as CandleValues | undefined;
    return row && toCandle(row);
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const row = this.#candles[period].after.get(assetId, time) as CandleValues | undefined;
    return row && toCandle(row);
  }

  quoteAt(assetId: number, time: number): StoredQuote | undefined {
    const row = this.#quoteAt.get(assetId, time) as QuoteValues | undefined;
    return row && toQuote(row);
  }

  quoteAfter(assetId: number, time: number): StoredQuote | undefined {
    const row = this.#quoteAfter.get(assetId, time) as QuoteValues | undefined;
    return row && toQuote(row);
  }

  newest(assetId: number): StoredQuote | undefined {
    const metrics = this.metrics(assetId);
    return metrics && metricsToQuote(metrics);
  }

  /** The newest metrics of an asset. */
  metrics(assetId: number): StoredMetrics | undefined {
    const row = this.#metrics.get(assetId) as MetricsValues | undefined;
    return row && toMetrics(row);
  }
}

function candleStatements(database: DatabaseSync, table: string): CandleStatements {
  const select = `SELECT ${selected(CANDLE_FIELDS)} FROM ${table} WHERE asset_id = ? AND`;
  return {
    between: givingArrays(database, `${select} time_open >= ? AND time_open < ? ORDER BY time_open`),
    newest: givingArrays(
      database,
      `${select} time_open >= ? AND time_open < ? ORDER BY time_open DESC LIMIT ?`,
    ),
    at: givingArrays(database, `${select} time_open <= ? ORDER BY time_open DESC LIMIT 1`),
    after: givingArrays(database, `${select} time_open > ? ORDER BY time_open LIMIT 1`),
  };
}

function givingArrays(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

function toCandles(rows: unknown[]): Candle[] {
  return (rows as CandleValues[]).map(toCandle);
}

/** The number of rows as an SQL limit. */
export function toLimit(newest: number): number {
  return Number.isSafeInteger(newest) ? newest : NO_LIMIT;
}
