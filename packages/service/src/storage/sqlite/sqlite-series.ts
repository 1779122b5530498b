import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Series, SeriesPoint, SeriesQuery } from "@market-data/market";
import type { SeriesReader } from "@market-data/market/store";
import { toLimit } from "./sqlite-history.ts";

interface SeriesRow {
  readonly time: number;
  readonly numbers: string;
}

/** The series of the market in a database. */
export class SqliteSeries implements SeriesReader {
  readonly #between: StatementSync;
  readonly #at: StatementSync;
  readonly #after: StatementSync;

  constructor(database: DatabaseSync) {
    const select = "SELECT time, numbers FROM series_point WHERE name = ? AND id = ? AND";
    this.#between = database.prepare(`${select} time >= ? AND time < ? ORDER BY time DESC LIMIT ?`);
    this.#at = database.prepare(`${select} time <= ? ORDER BY time DESC LIMIT 1`);
    this.#after = database.prepare(`${select} time > ? ORDER BY time LIMIT 1`);
  }

  seriesPoints({ name, id, from, to, newest = Number.POSITIVE_INFINITY }: SeriesQuery): SeriesPoint[] {
    const rows = this.#between.all(name, id, from, to, toLimit(newest)) as unknown as SeriesRow[];
    return rows.map(toSeriesPoint).reverse();
  }

  seriesPointAt({ name, id }: Series, time: number): SeriesPoint | undefined {
    const row = this.#at.get(name, id, time) as SeriesRow | undefined;
    return row && toSeriesPoint(row);
  }

  seriesPointAfter({ name, id }: Series, time: number): SeriesPoint | undefined {
    const row = this.#after.get(name, id, time) as SeriesRow | undefined;
    return row && toSeriesPoint(row);
  }
}

function toSeriesPoint({ time, numbers }: SeriesRow): SeriesPoint {
  return { time, values: JSON.parse(numbers) };
}
