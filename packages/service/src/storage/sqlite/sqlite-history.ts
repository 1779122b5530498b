import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Bar, BarPeriod, BarQuery, NewFigures, Point } from "@market-data/market";
import { toPoint as figuresToPoint, type HistoryReader } from "@market-data/market/store";
import {
  BAR_FIELDS,
  type BarValues,
  FIGURE_FIELDS,
  type FigureValues,
  POINT_FIELDS,
  type PointValues,
  selected,
  toBar,
  toFigures,
  toPoint,
} from "./columns.ts";

const PERIODS: readonly BarPeriod[] = ["daily", "hourly"];
const NO_LIMIT = -1;

interface BarStatements {
  readonly between: StatementSync;
  readonly newest: StatementSync;
  readonly at: StatementSync;
  readonly after: StatementSync;
}

/** The history of assets, read from the database. */
export class SqliteHistory implements HistoryReader {
  readonly #bars: Readonly<Record<BarPeriod, BarStatements>>;
  readonly #points: StatementSync;
  readonly #pointAt: StatementSync;
  readonly #pointAfter: StatementSync;
  readonly #figures: StatementSync;

  constructor(database: DatabaseSync) {
    const bars = PERIODS.map((period) => [period, barStatements(database, `bar_${period}`)]);
    this.#bars = Object.fromEntries(bars) as Record<BarPeriod, BarStatements>;
    const points = `SELECT ${selected(POINT_FIELDS)} FROM point WHERE asset_id = ? AND`;
    this.#points = givingArrays(database, `${points} time BETWEEN ? AND ? ORDER BY time`);
    this.#pointAt = givingArrays(database, `${points} time <= ? ORDER BY time DESC LIMIT 1`);
    this.#pointAfter = givingArrays(database, `${points} time > ? ORDER BY time LIMIT 1`);
    this.#figures = givingArrays(
      database,
      `SELECT ${selected(FIGURE_FIELDS)} FROM figures WHERE asset_id = ?`,
    );
  }

  bars({ assetId, period, from, to, newest }: BarQuery): Bar[] {
    const { between, newest: newestBetween } = this.#bars[period];
    if (newest === undefined) return toBars(between.all(assetId, from, to));
    return toBars(newestBetween.all(assetId, from, to, toLimit(newest))).reverse();
  }

  points(assetId: number, from: number, to: number): Point[] {
    return (this.#points.all(assetId, from, to) as unknown as PointValues[]).map(toPoint);
  }

  barAt(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    const row = this.#bars[period].at.get(assetId, time) as BarValues | undefined;
    return row && toBar(row);
  }

  barAfter(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    const row = this.#bars[period].after.get(assetId, time) as BarValues | undefined;
    return row && toBar(row);
  }

  pointAt(assetId: number, time: number): Point | undefined {
    const row = this.#pointAt.get(assetId, time) as PointValues | undefined;
    return row && toPoint(row);
  }

  pointAfter(assetId: number, time: number): Point | undefined {
    const row = this.#pointAfter.get(assetId, time) as PointValues | undefined;
    return row && toPoint(row);
  }

  newest(assetId: number): Point | undefined {
    const figures = this.figures(assetId);
    return figures && figuresToPoint(figures);
  }

  /** The newest figures of an asset. */
  figures(assetId: number): NewFigures | undefined {
    const row = this.#figures.get(assetId) as FigureValues | undefined;
    return row && toFigures(row);
  }
}

function barStatements(database: DatabaseSync, table: string): BarStatements {
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

function toBars(rows: unknown[]): Bar[] {
  return (rows as BarValues[]).map(toBar);
}

function toLimit(newest: number): number {
  return Number.isSafeInteger(newest) ? newest : NO_LIMIT;
}
