import type { Series, SeriesPoint, SeriesQuery } from "@market-data/market";
import {
  DEFAULT_MAX_PRICE_AGE,
  ExchangeTotals,
  getExchangeSeries,
  getGroups,
  getIndexSeries,
  type IndexName,
  MARKET_SERIES,
  type MarketGroup,
  MarketTotals,
  mayBeInTotals,
  type SeriesReader,
  seriesKey,
} from "@market-data/market/store";
import { runSync, type Steps } from "@market-data/scheduler";
import { activeExchanges } from "./catalogue/exchanges.ts";
import { DAY, floorTo, type HistoryWindows } from "./clock.ts";
import type { TradedCoin } from "./coins/coin.ts";
import { sampleCoins } from "./coins/coins.ts";
import { QUOTE_STEP, quoteAt } from "./coins/history.ts";
import { indexNames, listIndexUnits } from "./indices.ts";
import { addToExchanges } from "./pairs/pairs.ts";

/** Begins the totals at a time with the last prices of inactive coins, while these prices count. */
export function beginTotals(time: number, { quotesFrom }: HistoryWindows): MarketTotals {
  const totals = new MarketTotals(DEFAULT_MAX_PRICE_AGE);
  for (const coin of sampleCoins().traded.values()) {
    const { until, history } = coin.trading;
    // The candle of a coin's last day includes the end of the day.
    const isLastDay = time < quotesFrom && time === until;
    if (until === null || history === "none" || isLastDay || !coin.isCarriedTo(time)) continue;
    if (!mayBeInTotals(coin.metadata)) continue;
    const { marketCap, volume24h } = coin.getDayClose(until - DAY);
    addToMarket(totals, coin, marketCap, volume24h);
  }
  return totals;
}

const groupsByCoin = new Map<number, readonly MarketGroup[]>();

export function addToMarket(
  totals: MarketTotals,
  coin: TradedCoin,
  marketCap: number | null,
  volume24h: number | null,
): void {
  const groups = findGroups(coin);
  const volume24hReported = coin.reportedVolume(volume24h);
  totals.add(groups, { marketCap, volume24h, volume24hReported, isCounted: coin.trading.extras.isCounted });
}

function findGroups({ id, metadata }: TradedCoin): readonly MarketGroup[] {
  const known = groupsByCoin.get(id);
  if (known !== undefined) return known;
  const groups = getGroups(metadata);
  groupsByCoin.set(id, groups);
  return groups;
}

export function emptyExchanges(): ReadonlyMap<number, ExchangeTotals> {
  return new Map(activeExchanges.map(({ id }) => [id, new ExchangeTotals()]));
}

/** A series with random access by time. */
interface Source {
  /** Returns the newest point at or before `time`. */
  at(time: number): SeriesPoint | undefined;
  /** Returns the oldest point after `time`. */
  after(time: number): SeriesPoint | undefined;
}

/** The series of the sample market, computed on reading. */
export class SampleSeries implements SeriesReader {
  readonly #sources: ReadonlyMap<string, Source>;

  /** @param newest Returns the newest minute. */
  constructor(windows: HistoryWindows, newest: () => number) {
    const market = new KnownPoints((time) => new Map([[MARKET_SERIES.id, sumUpMarket(time, windows)]]));
    const exchanges = new KnownPoints((time) => sumUpExchanges(time, windows));
    const toSource = (known: KnownPoints, { id }: Series) =>
      new TotalsSource(windows, newest, (time) => known.at(time, id));
    this.#sources = new Map<string, Source>([
      [seriesKey(MARKET_SERIES), toSource(market, MARKET_SERIES)],
      ...activeExchanges.map(({ id }) => {
        const series = getExchangeSeries(id);
        return [seriesKey(series), toSource(exchanges, series)] as const;
      }),
      ...indexNames.map(
        (name) => [seriesKey(getIndexSeries(name)), indexSource(name, windows, newest)] as const,
      ),
    ]);
  }

  seriesPoints(query: SeriesQuery): SeriesPoint[] {
    return runSync(this.pointsInSteps(query));
  }

  /** Computes points in steps of one point. */
  *pointsInSteps({
    from,
    to,
    newest = Number.POSITIVE_INFINITY,
    ...series
  }: SeriesQuery): Steps<SeriesPoint[]> {
    const points: SeriesPoint[] = [];
    let point = this.seriesPointAt(series, to - 1);
    while (point !== undefined && point.time >= from && points.length < newest) {
      points.push(point);
      yield;
      point = this.seriesPointAt(series, point.time - 1);
    }
    return points.reverse();
  }

  seriesPointAt(series: Series, time: number): SeriesPoint | undefined {
    return this.#sources.get(seriesKey(series))?.at(time);
  }

  seriesPointAfter(series: Series, time: number): SeriesPoint | undefined {
    return this.#sources.get(seriesKey(series))?.after(time);
  }
}

function indexSource(name: IndexName, { dailyFrom }: HistoryWindows, newest: () => number): Source {
  const list = () => listIndexUnits(name, dailyFrom, newest());
  return {
    at: (time) => list().findLast((point) => point.time <= time),
    after: (time) => list().find((point) => point.time > time),
  };
}

/** Number of cached times: the times of the history windows, and some additional days. */
const MAX_KNOWN_TIMES = 4000;

/** Caches the points of single times for all series of a kind. */
class KnownPoints {
  readonly #compute: (time: number) => ReadonlyMap<number, SeriesPoint>;
  readonly #known = new Map<number, ReadonlyMap<number, SeriesPoint>>();

  /** @param compute Returns the points of a time by series id. */
  constructor(compute: (time: number) => ReadonlyMap<number, SeriesPoint>) {
    this.#compute = compute;
  }

  at(time: number, id: number): SeriesPoint {
    const points = this.#known.get(time) ?? this.#compute(time);
    if (this.#known.size >= MAX_KNOWN_TIMES) this.#known.clear();
    this.#known.set(time, points);
    return points.get(id) ?? { time, values: {} };
  }
}

/** A series with a point at the end of each day, and every five minutes from `quotesFrom` on. */
class TotalsSource implements Source {
  readonly #windows: HistoryWindows;
  readonly #newest: () => number;
  readonly #getPoint: (time: number) => SeriesPoint;

  constructor(windows: HistoryWindows, newest: () => number, getPoint: (time: number) => SeriesPoint) {
    this.#windows = windows;
    this.#newest = newest;
    this.#getPoint = getPoint;
  }

  at(time: number): SeriesPoint | undefined {
    const { dailyFrom, quotesFrom } = this.#windows;
    const latest = floorTo(QUOTE_STEP, Math.min(time, this.#newest()));
    if (latest >= quotesFrom) return this.#getPoint(latest);
    const day = floorTo(DAY, latest);
    return day > dailyFrom ? this.#getPoint(day) : undefined;
  }

  after(time: number): SeriesPoint | undefined {
    const { dailyFrom, quotesFrom } = this.#windows;
    const step = time < quotesFrom ? DAY : QUOTE_STEP;
    const next = floorTo(step, Math.max(time, dailyFrom)) + step;
    return next <= this.#newest() ? this.#getPoint(next) : undefined;
  }
}

function sumUpMarket(time: number, windows: HistoryWindows): SeriesPoint {
  const totals = beginTotals(time, windows);
  const isDay = time < windows.quotesFrom;
  for (const coin of sampleCoins().traded.values()) {
    if (!isInHistory(coin, isDay ? time - DAY : time) || !mayBeInTotals(coin.metadata)) continue;
    const { marketCap, volume24h } = isDay ? coin.getDayClose(time - DAY) : quoteAt(coin, time);
    addToMarket(totals, coin, marketCap, volume24h);
  }
  return { time, values: totals.values() };
}

/** Keys are ids. */
function sumUpExchanges(time: number, windows: HistoryWindows): ReadonlyMap<number, SeriesPoint> {
  const totals = emptyExchanges();
  const isDay = time < windows.quotesFrom;
  for (const coin of sampleCoins().traded.values()) {
    if (!isInHistory(coin, isDay ? time - DAY : time)) continue;
    const volume = isDay ? coin.getDayVolume(time - DAY) : coin.volume?.ofLastDays(1, time);
    addToExchanges(totals, coin, volume ?? null, time);
  }
  return new Map([...totals].map(([id, sums]) => [id, { time, values: sums.values() }]));
}

function isInHistory(coin: TradedCoin, time: number): boolean {
  return coin.trading.history !== "none" && coin.isTradedAt(time);
}
