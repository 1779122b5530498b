import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Bar, BarPeriod, BarQuery, NewFigures, Point } from "@market-data/market";
import { type HistoryReader, pointOf } from "@market-data/market/store";
import { BAR_FIELDS, FIGURE_FIELDS, POINT_FIELDS, selected } from "./columns.ts";

const PERIODS: readonly BarPeriod[] = ["daily", "hourly"];
const NO_LIMIT = -1;

interface BarStatements {
  readonly between: StatementSync;
  readonly newest: StatementSync;
  readonly at: StatementSync;
  readonly after: StatementSync;
}

/** The history of assets, read from the database. Rows are records: the columns are named as the fields are. */
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
    this.#points = database.prepare(`${points} time BETWEEN ? AND ? ORDER BY time`);
    this.#pointAt = database.prepare(`${points} time <= ? ORDER BY time DESC LIMIT 1`);
    this.#pointAfter = database.prepare(`${points} time > ? ORDER BY time LIMIT 1`);
    this.#figures = database.prepare(`SELECT ${selected(FIGURE_FIELDS)} FROM figures WHERE asset_id = ?`);
  }

  bars({ assetId, period, from, to, newest }: BarQuery): Bar[] {
    const { between, newest: newestBetween } = this.#bars[period];
    if (newest === undefined) return between.all(assetId, from, to) as unknown as Bar[];
    return newestBetween.all(assetId, from, to, limitOf(newest)).reverse() as unknown as Bar[];
  }

  points(assetId: number, from: number, to: number): Point[] {
    return this.#points.all(assetId, from, to) as unknown as Point[];
  }

  barAt(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    return this.#bars[period].at.get(assetId, time) as Bar | undefined;
  }

  barAfter(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    return this.#bars[period].after.get(assetId, time) as Bar | undefined;
  }

  pointAt(assetId: number, time: number): Point | undefined {
    return this.#pointAt.get(assetId, time) as Point | undefined;
  }

  pointAfter(assetId: number, time: number): Point | undefined {
    return this.#pointAfter.get(assetId, time) as Point | undefined;
  }

  newest(assetId: number): Point | undefined {
    const figures = this.figures(assetId);
    return figures && pointOf(figures);
  }

  /** The newest figures of an asset. */
  figures(assetId: number): NewFigures | undefined {
    const row = this.#figures.get(assetId) as NewFigures | undefined;
    return row && { ...row, isMarketCapIncludedInCalc: Boolean(row.isMarketCapIncludedInCalc) };
  }
}

function barStatements(database: DatabaseSync, table: string): BarStatements {
  const select = `SELECT ${selected(BAR_FIELDS)} FROM ${table} WHERE asset_id = ? AND`;
  return {
    between: database.prepare(`${select} time_open >= ? AND time_open < ? ORDER BY time_open`),
    newest: database.prepare(`${select} time_open >= ? AND time_open < ? ORDER BY time_open DESC LIMIT ?`),
    at: database.prepare(`${select} time_open <= ? ORDER BY time_open DESC LIMIT 1`),
    after: database.prepare(`${select} time_open > ? ORDER BY time_open LIMIT 1`),
  };
}

function limitOf(newest: number): number {
  return Number.isSafeInteger(newest) ? newest : NO_LIMIT;
}
