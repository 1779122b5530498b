import { PERIOD_LENGTH } from "./periods.ts";
import type { Bar, BarPeriod, Point } from "./store/history.ts";
import type { MarketStore } from "./store/store.ts";

/** A quote that is looked for: the one closest to `at`, no earlier than `from` and no later than `to`. */
export interface Wanted {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The newest bars that are read to find quotes: more than two years of hours. */
const MOST_BARS = 20_000;

/**
 * For each wanted quote what the data holds: a quote of the store, or else what a bar tells, since history that reaches
 * far back holds an hour's or a day's opening and close alone. Null where there is neither.
 *
 * @param wanted By ascending `at`.
 */
export async function quotesAt(
  store: MarketStore,
  assetId: number,
  wanted: readonly Wanted[],
): Promise<(Point | null)[]> {
  let found = await pointsAt(store, assetId, wanted);
  for (const period of ["hourly", "daily"] as const) {
    const missing = wanted.filter((_, index) => found[index] === null);
    if (missing.length === 0) break;
    const fromBars = await barQuotesAt(store, assetId, period, missing);
    let next = 0;
    found = found.map((point) => point ?? fromBars[next++] ?? null);
  }
  return found;
}

/** What remains to be searched for one wanted quote after all on one side of `at` is known to be too far away. */
interface Search {
  readonly index: number;
  low: number;
  high: number;
  /** Which end of the range is closest to the wanted time. */
  readonly closest: "low" | "high";
}

/**
 * The store finds what is closest on either side. Where that lies outside of a range, the range is halved until the
 * closest one within it is found: a matter of a few steps, and only at the edges of a span or of a calendar day.
 */
async function pointsAt(
  store: MarketStore,
  assetId: number,
  wanted: readonly Wanted[],
): Promise<(Point | null)[]> {
  const tolerance = Math.max(0, ...wanted.map(({ at, from, to }) => Math.max(at - from, to - at)));
  const closest = await store.closestPoints(
    assetId,
    wanted.map(({ at }) => at),
    tolerance,
  );
  const found: (Point | null)[] = [];
  let searches: Search[] = [];
  for (const [index, { at, from, to }] of wanted.entries()) {
    const point = closest[index] ?? null;
    const isInside = point !== null && point.time >= from && point.time <= to;
    found.push(isInside ? point : null);
    if (point === null || isInside) continue;
    const mirrored = 2 * at - point.time;
    if (point.time < from) searches.push({ index, low: Math.max(at, mirrored), high: to, closest: "low" });
    else searches.push({ index, low: from, high: Math.min(at, mirrored), closest: "high" });
  }
  while (searches.length > 0) {
    searches = searches.filter(({ low, high }) => low <= high).sort((a, b) => middle(a) - middle(b));
    searches = await halved(store, assetId, searches, found);
  }
  return found;
}

async function halved(
  store: MarketStore,
  assetId: number,
  searches: readonly Search[],
  found: (Point | null)[],
): Promise<Search[]> {
  const tolerance = Math.max(0, ...searches.map(({ low, high }) => Math.ceil((high - low) / 2)));
  const points = await store.closestPoints(assetId, searches.map(middle), tolerance);
  return searches.filter((search, position) => {
    const point = points[position] ?? null;
    if (point === null || point.time < search.low || point.time > search.high) return false;
    found[search.index] = point;
    const mirrored = 2 * middle(search) - point.time;
    if (search.closest === "low") search.high = Math.min(point.time - 1, mirrored);
    else search.low = Math.max(point.time + 1, mirrored);
    return true;
  });
}

function middle({ low, high }: Search): number {
  return Math.floor((low + high) / 2);
}

async function barQuotesAt(
  store: MarketStore,
  assetId: number,
  period: BarPeriod,
  wanted: readonly Wanted[],
): Promise<(Point | null)[]> {
  const length = PERIOD_LENGTH[period];
  const bars = await store.bars({
    assetId,
    period,
    // One more before, for the figures at the first one's opening.
    from: Math.min(...wanted.map(({ from }) => from)) - 2 * length,
    to: Math.max(...wanted.map(({ to }) => to)) + 1,
    newest: MOST_BARS,
  });
  const quotes = bars.flatMap((bar, index) => [
    openingQuote(bar, bars[index - 1], period),
    closingQuote(bar, period),
  ]);
  return wanted.map((one) => closestIn(quotes, one));
}

/** The quote with which a bar begins. What it does not tell is what the bar before it ended with. */
function openingQuote(bar: Bar, before: Bar | undefined, period: BarPeriod): Point {
  const isAdjacent = before !== undefined && before.timeOpen + PERIOD_LENGTH[period] === bar.timeOpen;
  const rest = isAdjacent ? closingQuote(before, period) : NOTHING_KNOWN;
  return { ...rest, time: bar.timeOpen, price: bar.open };
}

const NOTHING_KNOWN = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };

/** The quote with which a bar ends. Only of a whole day is the volume that of 24 hours. */
function closingQuote(bar: Bar, period: BarPeriod): Point {
  const { close, marketCap, circulatingSupply, totalSupply } = bar;
  const end = bar.timeOpen + PERIOD_LENGTH[period] - 1;
  const time = Math.max(bar.timeOpen, Math.min(bar.lastUpdated, end));
  const volume24h = period === "daily" && time === end ? bar.volume : null;
  return { time, price: close, volume24h, marketCap, circulatingSupply, totalSupply };
}

/** The quote closest to the wanted time and in its range; of two, the earlier. */
function closestIn(quotes: readonly Point[], { at, from, to }: Wanted): Point | null {
  let low = 0;
  let high = quotes.length;
  while (low < high) {
    const between = (low + high) >>> 1;
    if ((quotes[between] as Point).time < at) low = between + 1;
    else high = between;
  }
  const [before, after] = [quotes[low - 1], quotes[low]].map((quote) =>
    quote !== undefined && quote.time >= from && quote.time <= to ? quote : null,
  );
  if (before && after) return at - before.time <= after.time - at ? before : after;
  return before ?? after ?? null;
}
