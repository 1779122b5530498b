import { Task } from "@market-data/scheduler";
import type { StoredQuote, TimeSpan } from "../store/history.ts";
import type { Series, SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, iso } from "../values/timestamps.ts";
import { type Interval, type Span, unitStartAfter } from "./intervals.ts";
import { readTimes } from "./slices.ts";

/** A search for the quote closest to `at`, no earlier than `from` and no later than `to`. */
export interface SearchWindow {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Timed {
  readonly time: number;
}

/** A stored history of quotes: of an asset, or of a series. */
export interface QuoteSource<Quote extends Timed> {
  /** The first quote of each span; null for an empty span. Spans ascend. */
  readFirst(spans: readonly TimeSpan[]): Promise<(Quote | null)[]>;
  /** The closest quote to each time, at most `tolerance` ms away; null if there is none. Times ascend. */
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

/** A quote with the window of its search. */
export interface FoundQuote<Quote> {
  readonly point: Quote;
  readonly window: SearchWindow;
}

/**
 * The quotes of the requested times, in ascending order, without duplicates. A quote halfway between two times counts
 * for the first.
 */
export async function findRequestedQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  interval: Interval,
  windows: readonly SearchWindow[],
  task: Task,
): Promise<FoundQuote<Quote>[]> {
  const find = interval.kind === "calendar" ? findFirstQuotes : findQuotes;
  const found: FoundQuote<Quote>[] = [];
  for (const [index, point] of (await find(source, windows, task)).entries()) {
    const window = windows[index];
    if (point !== null && window !== undefined && point.time !== found.at(-1)?.point.time)
      found.push({ point, window });
  }
  return found;
}

/** The maximum distance between a quote and its requested time, for relative intervals of any length. */
const MAX_DISTANCE = DAY / 2;

/**
 * The search window of each requested time, within the bounds of the request. A calendar interval searches the whole
 * hour, day, week, month or year. A relative interval searches both sides, up to half an interval or half a day
 * (spec/guides/time-and-intervals.md, Historical quotes).
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

/** The first quote of each window; null if there is none. @param windows In ascending order of `from`. */
function findFirstQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  windows: readonly SearchWindow[],
  task: Task,
): Promise<(Quote | null)[]> {
  const spans = windows.map(({ from, to }) => ({ from, to }));
  return readTimes(spans, task, (some) => source.readFirst(some));
}

/** The remaining part of a window after the part on one side of `at` is known to have no quote. */
interface Search {
  readonly index: number;
  low: number;
  high: number;
  /** The end of the range closest to `at`. */
  readonly closest: "low" | "high";
}

/**
 * The quote of each window; null if there is none.
 *
 * The store finds the closest quote on either side. If the quote is outside the window, the window is bisected until
 * the closest quote inside is found. The bisection takes a few steps, and is needed only for quotes just beyond the
 * bounds of a request.
 *
 * @param windows In ascending order of `at`.
 */
export async function findQuotes<Quote extends Timed>(
  source: QuoteSource<Quote>,
  windows: readonly SearchWindow[],
  task: Task = new Task(),
): Promise<(Quote | null)[]> {
  if (windows.length === 0) return [];
  const tolerance = windows.reduce((most, { at, from, to }) => Math.max(most, at - from, to - at), 0);
  const times = windows.map(({ at }) => at);
  const readClosest: ReadClosest<Quote> = (times, tolerance) =>
    readTimes(times, task, (some) => source.readClosest(some, tolerance));
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

/** Searches the middle of each range, stores the results, and returns the ranges that may contain a closer quote. */
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
