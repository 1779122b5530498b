import { closerWithin } from "./closest.ts";
import type { TimeSpan } from "./history.ts";

/** A history of values computed when the market is written: of the whole market, an exchange or an index. */
export interface Series {
  /** The kind of values. */
  readonly name: string;
  /** The id of the exchange; 0 for the whole market and for indices. */
  readonly id: number;
}

/** The values at one time, by name; null is unknown. Money is in USD. */
export interface SeriesPoint {
  /** Unix time in ms. */
  readonly time: number;
  readonly values: Readonly<Record<string, number | null>>;
}

/** A query for points at or after `from` and before `to`, oldest first. */
export interface SeriesQuery extends Series {
  readonly from: number;
  readonly to: number;
  /** Limits the result to the newest N points. */
  readonly newest?: number;
}

/** Synchronous access to series. */
export interface SeriesReader {
  /** The points of a query, oldest first. */
  seriesPoints(query: SeriesQuery): SeriesPoint[];
  /** The newest point at or before `time`. */
  seriesPointAt(series: Series, time: number): SeriesPoint | undefined;
  /** The oldest point after `time`. */
  seriesPointAfter(series: Series, time: number): SeriesPoint | undefined;
}

/** `MarketStore.closestPoints` for stores with synchronous series. */
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

/** `MarketStore.firstPoints` for stores with synchronous series. */
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

/** A map key for a series. */
export function seriesKey({ name, id }: Series): string {
  return `${id} ${name}`;
}
