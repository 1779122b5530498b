import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Candle, CandlePeriod, CandleQuery, NewMetrics, StoredQuote } from "@market-data/market";
import {
  BAR_FIELDS,
  type CandleValues,
  FIGURE_FIELDS,
  type HistoryReader,
  type MetricValues,
  POINT_FIELDS,
  type PointValues,
  selected,
  toCandle,
  toMetrics,
  toPoint,
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

/** The history of assets, read from the database. */
export class SqliteHistory implements HistoryReader {
  readonly #candles: Readonly<Record<CandlePeriod, CandleStatements>>;
  readonly #points: StatementSync;
  readonly #pointAt: StatementSync;
  readonly #pointAfter: StatementSync;
  readonly #metrics: StatementSync;

  constructor(database: DatabaseSync) {
    const candles = PERIODS.map((period) => [period, candleStatements(database, `bar_${period}`)]);
    this.#candles = Object.fromEntries(candles) as Record<CandlePeriod, CandleStatements>;
    const points = `SELECT ${selected(POINT_FIELDS)} FROM point WHERE asset_id = ? AND`;
    this.#points = givingArrays(database, `${points} time BETWEEN ? AND ? ORDER BY time`);
    this.#pointAt = givingArrays(database, `${points} time <= ? ORDER BY time DESC LIMIT 1`);
    this.#pointAfter = givingArrays(database, `${points} time > ? ORDER BY time LIMIT 1`);
    this.#metrics = givingArrays(
      database,
      `SELECT ${selected(FIGURE_FIELDS)} FROM figures WHERE asset_id = ?`,
    );
  }

  candles({ assetId, period, from, to, newest }: CandleQuery): Candle[] {
    const { between, newest: newestBetween } = this.#candles[period];
    if (newest === undefined) return toCandles(between.all(assetId, from, to));
    return toCandles(newestBetween.all(assetId, from, to, toLimit(newest))).reverse();
  }

  points(assetId: number, from: number, to: number): StoredQuote[] {
    return (this.#points.all(assetId, from, to) as unknown as PointValues[]).map(toPoint);
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const row = this.#candles[period].at.get(assetId, time) as CandleValues | undefined;
    return row && toCandle(row);
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const row = this.#candles[period].after.get(assetId, time) as CandleValues | undefined;
    return row && toCandle(row);
  }

  pointAt(assetId: number, time: number): StoredQuote | undefined {
    const row = this.#pointAt.get(assetId, time) as PointValues | undefined;
    return row && toPoint(row);
  }

  pointAfter(assetId: number, time: number): StoredQuote | undefined {
    const row = this.#pointAfter.get(assetId, time) as PointValues | undefined;
    return row && toPoint(row);
  }

  newest(assetId: number): StoredQuote | undefined {
    const metrics = this.metrics(assetId);
    return metrics && toQuote(metrics);
  }

  /** The newest metrics of an asset. */
  metrics(assetId: number): NewMetrics | undefined {
    const row = this.#metrics.get(assetId) as MetricValues | undefined;
    return row && toMetrics(row);
  }
}

function candleStatements(database: DatabaseSync, table: string): CandleStatements {
  const select = `SELECT ${selected(BAR_FIELDS)} FROM ${table} WHERE asset_id = ? AND`;
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

/** The number of rows as SQL limits them. */
export function toLimit(newest: number): number {
  return Number.isSafeInteger(newest) ? newest : NO_LIMIT;
}
