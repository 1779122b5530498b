import type { StoredQuote, TimeSpan } from "../store/history.ts";
import type { Series, SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, iso } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";
import { type Interval, type Span, unitStartAfter } from "./intervals.ts";
import { readTimes } from "./slices.ts";

/** Where to search for a quote: the one closest to `at`, no earlier than `from` and no later than `to`. */
export interface SearchWindow {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Timed {
  readonly time: number;
}

/** Something with quotes over time, as a store has them: an asset, or a series. */
export interface QuoteSource<Quote extends Timed> {
  /** The first quote of each span; null where it contains none. Spans ascend. */
  readFirst(spans: readonly TimeSpan[]): Promise<(Quote | null)[]>;
  /** For each time the closest quote, no further away than `tolerance` ms; null where there is none. Times ascend. */
  readClosest(times: readonly number[], tolerance: number): Promise<(Quote | null)[]>;
}

export function assetQuotes(store: MarketStore, assetId: number): QuoteSource<StoredQuote> {
  return {
    readFirst: (spans) => store.firstQuotes(assetId, spans),
    readClosest: (times, tolerance) => store.closestQuotes(assetId, times, tolerance),
  };
}

export function seriesQuotes(store: MarketStore, series: Series): QuoteSource<SeriesPoint> {
  return {
    readFirst: (spans) => store.firstPoints(series, spans),
    readClosest: (times, tolerance) => store.closestPoints(series, times, tolerance),
  };
}

/** A quote, and where it was searched. */
export interface FoundQuote<Quote> {
  readonly point: Quote;
  readonly window: SearchWindow;
}

/** The quotes of the requested times, by time: each once. A quote halfway between two times counts for the first. */
export async function findRequestedQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  interval: Interval,
  windows: readonly SearchWindow[],
  turns: Turns,
): Promise<FoundQuote<Quote>[]> {
  const find = interval.kind === "calendar" ? findFirstQuotes : findQuotes;
  const found: FoundQuote<Quote>[] = [];
  for (const [index, point] of (await find(source, windows, turns)).entries()) {
    const window = windows[index];
    if (point !== null && window !== undefined && point.time !== found.at(-1)?.point.time)
      found.push({ point, window });
  }
  return found;
}

/** The maximum distance of a quote from its point of a relative interval, however long that is. */
const MAX_DISTANCE = DAY / 2;

/**
 * Where to search the quote for each point of the interval, within the bounds of the request: for a calendar interval in
 * the whole hour, day, week, month or year; for a relative one on both sides, no further than half an interval or half a
 * day (spec/guides/time-and-intervals.md, Historical quotes).
 */
export function getSearchWindows(
  interval: Interval,
  times: readonly number[],
  { start, end }: Span,
): SearchWindow[] {
  return times.map((at) => {
    if (interval.kind === "calendar") {
      return { at, from: at, to: Math.min(unitStartAfter(interval.unit, at) - 1, end) };
    }
    const distance = Math.min(Math.floor(interval.step / 2), MAX_DISTANCE);
    return { at, from: Math.max(at - distance, start ?? at - distance), to: Math.min(at + distance, end) };
  });
}

/** A window as an ISO 8601 interval. */
export function toSearchInterval({ from, to }: SearchWindow): string {
  return `${iso(from)}/${iso(to)}`;
}

/** The first quote of each window; null where there is none. @param windows By ascending `from`. */
function findFirstQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  windows: readonly SearchWindow[],
  turns: Turns,
): Promise<(Quote | null)[]> {
  const spans = windows.map(({ from, to }) => ({ from, to }));
  return readTimes(spans, turns, (some) => source.readFirst(some));
}

/** What remains of a window once everything on one side of `at` is known to be out of its range. */
interface Search {
  readonly index: number;
  low: number;
  high: number;
  /** Which end of the range is closest to `at`. */
  readonly closest: "low" | "high";
}

/**
 * The quote of each window; null where there is none.
 *
 * The store finds the closest quote on either side. If that is outside of the window, the window is bisected until the
 * closest quote in it is found. This takes a few steps, and happens only where a quote is just beyond the bounds of a
 * request.
 *
 * @param windows By ascending `at`.
 */
export async function findQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  windows: readonly SearchWindow[],
  turns: Turns = new Turns(),
): Promise<(Quote | null)[]> {
  if (windows.length === 0) return [];
  const tolerance = windows.reduce((most, { at, from, to }) => Math.max(most, at - from, to - at), 0);
  const times = windows.map(({ at }) => at);
  const readClosest: ReadClosest<Quote> = (times, tolerance) =>
    readTimes(times, turns, (some) => source.readClosest(some, tolerance));
  const closest = await readClosest(times, tolerance);
  const found: (Quote | null)[] = [];
  let searches: Search[] = [];
  for (const [index, { at, from, to }] of windows.entries()) {
    const point = closest[index] ?? null;
    const isInside = point !== null && point.time >= from && point.time <= to;
    found.push(isInside ? point : null);
    if (point === null || isInside) continue;
    const search: Search =
      point.time < from
        ? { index, low: at, high: to, closest: "low" }
        : { index, low: from, high: at, closest: "high" };
    searches.push(search);
  }
  while (searches.length > 0) searches = await bisect(readClosest, searches, found);
  return found;
}

type ReadClosest<Quote> = (times: readonly number[], tolerance: number) => Promise<(Quote | null)[]>;

/** Searches the middle of each range, stores what it finds, and returns the ranges that may contain a closer quote. */
async function bisect<Quote extends Timed>(
  readClosest: ReadClosest<Quote>,
  searches: readonly Search[],
  found: (Quote | null)[],
): Promise<Search[]> {
  const ascending = searches.toSorted((a, b) => middle(a) - middle(b));
  const tolerance = ascending.reduce((most, { low, high }) => Math.max(most, Math.ceil((high - low) / 2)), 0);
  const points = await readClosest(ascending.map(middle), tolerance);
  return ascending.filter((search, position) => {
    const point = points[position] ?? null;
    if (point === null || point.time < search.low || point.time > search.high) return false;
    found[search.index] = point;
    const mirrored = 2 * middle(search) - point.time;
    if (search.closest === "low") search.high = Math.min(point.time - 1, mirrored);
    else search.low = Math.max(point.time + 1, mirrored);
    return search.low <= search.high;
  });
}

function middle({ low, high }: Search): number {
  return Math.floor((low + high) / 2);
}
