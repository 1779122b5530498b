import type { StoredQuote } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { Turns } from "../values/turns.ts";
import { readTimes } from "./slices.ts";

/** Where to search for a quote: the one closest to `at`, no earlier than `from` and no later than `to`. */
export interface SearchWindow {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The first quote of each window; null where there is none. @param windows By ascending `from`. */
export function findFirstQuotes(
  store: MarketStore,
  assetId: number,
  windows: readonly SearchWindow[],
  turns: Turns = new Turns(),
): Promise<(StoredQuote | null)[]> {
  const spans = windows.map(({ from, to }) => ({ from, to }));
  return readTimes(spans, turns, (some) => store.firstQuotes(assetId, some));
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
export async function findQuotes(
  store: MarketStore,
  assetId: number,
  windows: readonly SearchWindow[],
  turns: Turns = new Turns(),
): Promise<(StoredQuote | null)[]> {
  if (windows.length === 0) return [];
  const tolerance = windows.reduce((most, { at, from, to }) => Math.max(most, at - from, to - at), 0);
  const times = windows.map(({ at }) => at);
  const readClosest: ReadClosest = (times, tolerance) =>
    readTimes(times, turns, (some) => store.closestQuotes(assetId, some, tolerance));
  const closest = await readClosest(times, tolerance);
  const found: (StoredQuote | null)[] = [];
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

type ReadClosest = (times: readonly number[], tolerance: number) => Promise<(StoredQuote | null)[]>;

/** Searches the middle of each range, stores what it finds, and returns the ranges that may contain a closer quote. */
async function bisect(
  readClosest: ReadClosest,
  searches: readonly Search[],
  found: (StoredQuote | null)[],
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
