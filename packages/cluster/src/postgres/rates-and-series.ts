import type { Series, SeriesPoint, SeriesQuery, StoredRate } from "@market-data/market";
import { FetchedRows, type RateReader, type SeriesReader, UNKNOWN } from "@market-data/market/store";
import { numberArray } from "./arrays.ts";
import type { Queries } from "./database.ts";

const TIMES_PER_QUERY = 2000;

/** A row with its time. */
interface Timed {
  readonly time: number;
}

/** Fetches, for each time, the last row up to the time and the first row after the time. */
type FetchAround<Row extends Timed> = (times: readonly number[]) => Promise<readonly (readonly Row[])[]>;

/** Reads the fetched rows of one history. */
interface TimelineReader<Row extends Timed> {
  at(time: number): Row | undefined;
  after(time: number): Row | undefined;
}

/** Runs a function of the market on stored rows: again and again, until all requested rows are fetched, like `onHistory`. */
async function onTimeline<Row extends Timed, Result>(
  fetchAround: FetchAround<Row>,
  work: (reader: TimelineReader<Row>) => Result,
): Promise<Result> {
  const rows = new FetchedRows<Row>(({ time }) => time);
  let missing = new Set<number>();
  const known = (found: Row | undefined | typeof UNKNOWN, time: number) => {
    if (found !== UNKNOWN) return found;
    missing.add(Math.floor(time));
    return undefined;
  };
  const reader: TimelineReader<Row> = {
    at: (time) => known(rows.at(Math.floor(time)), time),
    after: (time) => known(rows.after(Math.floor(time)), time),
  };
  while (true) {
    const result = work(reader);
    if (missing.size === 0) return result;
    const times = [...missing].sort((one, other) => one - other);
    missing = new Set();
    const found = await fetchAround(times);
    for (const [index, time] of times.entries()) {
      const around = found[index] ?? [];
      const [first, last] = [around[0], around.at(-1)];
      const from = first !== undefined && first.time <= time ? first.time : Number.NEGATIVE_INFINITY;
      const to = last !== undefined && last.time > time ? last.time : Number.POSITIVE_INFINITY;
      rows.add(around, from, to);
    }
  }
}

/** Runs a function of the market on the stored rates of a fiat currency. */
export async function onRates<Result>(
  sql: Queries,
  fiatId: number,
  work: (reader: RateReader) => Result,
): Promise<Result> {
  const fetch = (times: readonly number[]) =>
    fetchAround<StoredRate>(sql, "time, usd", "rate WHERE fiat_id = $2", [fiatId], times, toRate);
  return onTimeline(fetch, ({ at, after }) =>
    work({ rateAt: (_, time) => at(time), rateAfter: (_, time) => after(time) }),
  );
}

/** Runs a function of the market on a stored series. */
export async function onSeries<Result>(
  sql: Queries,
  { name, id }: Series,
  work: (reader: SeriesReader) => Result,
): Promise<Result> {
  const fetch = (times: readonly number[]) =>
    fetchAround(
      sql,
      "time, numbers",
      "series_point WHERE name = $2 AND id = $3",
      [name, id],
      times,
      toSeriesPoint,
    );
  return onTimeline(fetch, ({ at, after }) =>
    work({
      seriesPoints: () => [],
      seriesPointAt: (_, time) => at(time),
      seriesPointAfter: (_, time) => after(time),
    }),
  );
}

/** The points of a series, oldest first. */
export async function selectSeries(sql: Queries, query: SeriesQuery): Promise<SeriesPoint[]> {
  const { name, id, from, to, newest } = query;
  const rows = await sql.rows(
    `SELECT time, numbers FROM series_point WHERE name = $1 AND id = $2 AND time >= $3 AND time < $4
     ORDER BY time DESC LIMIT $5`,
    [name, id, Math.ceil(from), Math.ceil(to), toLimit(newest)],
  );
  return rows.map(toSeriesPoint).reverse();
}

/** Returns a limit for SQL: null for no limit. */
export function toLimit(newest: number | undefined): number | null {
  return newest !== undefined && Number.isSafeInteger(newest) ? newest : null;
}

/** @param from The table and the condition, with parameters from `$2` on. */
async function fetchAround<Row>(
  sql: Queries,
  columns: string,
  from: string,
  values: readonly (string | number)[],
  times: readonly number[],
  toRow: (values: readonly unknown[]) => Row,
): Promise<Row[][]> {
  const around: Row[][] = times.map(() => []);
  for (let start = 0; start < times.length; start += TIMES_PER_QUERY) {
    const rows = await sql.rows(
      `SELECT lookup, ${columns} FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (asked_time, lookup),
       LATERAL (
         (SELECT ${columns} FROM ${from} AND time <= asked_time ORDER BY time DESC LIMIT 1)
         UNION ALL
         (SELECT ${columns} FROM ${from} AND time > asked_time ORDER BY time LIMIT 1)
       ) AS found ORDER BY lookup, time`,
      [numberArray(times.slice(start, start + TIMES_PER_QUERY)), ...values],
    );
    for (const [lookup, ...rest] of rows) around[start + (lookup as number) - 1]?.push(toRow(rest));
  }
  return around;
}

function toRate([time, usd]: readonly unknown[]): StoredRate {
  return { time: time as number, usd: usd as number };
}

function toSeriesPoint([time, numbers]: readonly unknown[]): SeriesPoint {
  return { time: time as number, values: numbers as SeriesPoint["values"] };
}
