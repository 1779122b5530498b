import { closerWithin } from "./closest.ts";
import type { TimeSpan } from "./history.ts";

/** A history of figures that are computed from the market as it is written: of the whole market, of one exchange, of one index. */
export interface Series {
  /** What is computed. */
  readonly name: string;
  /** The id of what it is computed of; 0 for the whole market. */
  readonly id: number;
}

/** The figures of one moment, by name; null is unknown. Money is US dollars. */
export interface SeriesPoint {
  /** Unix time in ms. */
  readonly time: number;
  readonly values: Readonly<Record<string, number | null>>;
}

/** Which points: those at or after `from` and before `to`, oldest first. */
export interface SeriesQuery extends Series {
  readonly from: number;
  readonly to: number;
  /** Only the newest N. */
  readonly newest?: number;
}

/** Series, read at once. */
export interface SeriesReader {
  /** The points of a query, oldest first. */
  seriesPoints(query: SeriesQuery): SeriesPoint[];
  /** The newest point at `time` or before. */
  seriesPointAt(series: Series, time: number): SeriesPoint | undefined;
  /** The oldest point after `time`. */
  seriesPointAfter(series: Series, time: number): SeriesPoint | undefined;
}

/** `MarketStore.closestPoints`, for stores that read series at once. */
export function closestPoints(
  reader: SeriesReader,
  series: Series,
  times: readonly number[],
  tolerance: number,
): (SeriesPoint | null)[] {
  return times.map((time) =>
    closerWithin(reader.seriesPointAt(series, time), reader.seriesPointAfter(series, time), time, tolerance),
  );
}

/** `MarketStore.firstPoints`, for stores that read series at once. */
export function firstPoints(
  reader: SeriesReader,
  series: Series,
  spans: readonly TimeSpan[],
): (SeriesPoint | null)[] {
  return spans.map(({ from, to }) => {
    const point = reader.seriesPointAfter(series, from - 1);
    return point !== undefined && point.time <= to ? point : null;
  });
}

/** A key under which a series can be kept in a map. */
export function seriesKey({ name, id }: Series): string {
  return `${id} ${name}`;
}
