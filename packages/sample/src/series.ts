import type { Candle, MarketBatch, Series, SeriesPoint, SeriesQuery, StoredQuote } from "@market-data/market";
import {
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
import { activeExchanges } from "./catalogue/exchanges.ts";
import { DAY, floorTo, type HistoryWindows } from "./clock.ts";
import type { TradedCoin } from "./coins/coin.ts";
import { sampleCoins } from "./coins/coins.ts";
import { POINT_STEP, pointAt } from "./coins/history.ts";
import { indexNames, listIndexUnits } from "./indices.ts";
import { addToExchanges } from "./pairs/pairs.ts";

/**
 * The figures of the whole market and of each exchange, summed up while the history of coins is read or written: one point at the
 * end of each day, and one every five minutes from where points begin.
 */
export class TotalsByTime {
  readonly #windows: HistoryWindows;
  readonly #totals = new Map<number, MarketTotals>();
  /** By the time, and the id of an exchange. */
  readonly #exchanges = new Map<number, ReadonlyMap<number, ExchangeTotals>>();

  constructor(windows: HistoryWindows) {
    this.#windows = windows;
  }

  addDays(coin: TradedCoin, candles: readonly Candle[]): void {
    const { dailyFrom, pointsFrom } = this.#windows;
    for (const { timeOpen, lastUpdated, marketCap, volume } of candles) {
      const end = timeOpen + DAY;
      if (timeOpen >= dailyFrom && lastUpdated === end - 1 && end < pointsFrom)
        this.#add(end, coin, marketCap, volume);
    }
  }

  addPoints(
    coin: TradedCoin,
    points: readonly Pick<StoredQuote, "time" | "marketCap" | "volume24h">[],
  ): void {
    for (const { time, marketCap, volume24h } of points) this.#add(time, coin, marketCap, volume24h);
  }

  /** The oldest first. */
  points(): SeriesPoint[] {
    return [...this.#totals]
      .map(([time, totals]) => ({ time, values: totals.values() }))
      .sort((one, other) => one.time - other.time);
  }

  /** Those of an exchange, the oldest first. */
  exchangePoints(id: number): SeriesPoint[] {
    return [...this.#exchanges]
      .map(([time, totals]) => ({ time, values: totals.get(id)?.values() ?? {} }))
      .sort((one, other) => one.time - other.time);
  }

  #add(time: number, coin: TradedCoin, marketCap: number | null, volume24h: number | null): void {
    const exchanges = this.#exchanges.get(time) ?? emptyExchanges();
    this.#exchanges.set(time, exchanges);
    addToExchanges(exchanges, coin, volume24h, time);
    if (!mayBeInTotals(coin.metadata)) return;
    const totals = this.#totals.get(time) ?? new MarketTotals();
    this.#totals.set(time, totals);
    addToMarket(totals, coin, marketCap, volume24h);
  }
}

const groupsByCoin = new Map<number, readonly MarketGroup[]>();

function addToMarket(
  totals: MarketTotals,
  coin: TradedCoin,
  marketCap: number | null,
  volume24h: number | null,
): void {
  const groups = findGroups(coin);
  const volume24hReported = volume24h === null ? null : coin.reportedVolume(volume24h);
  totals.add(groups, { marketCap, volume24h, volume24hReported, isCounted: coin.trading.extras.isCounted });
}

function findGroups({ id, metadata }: TradedCoin): readonly MarketGroup[] {
  const known = groupsByCoin.get(id);
  if (known !== undefined) return known;
  const groups = getGroups(metadata);
  groupsByCoin.set(id, groups);
  return groups;
}

function emptyExchanges(): ReadonlyMap<number, ExchangeTotals> {
  return new Map(activeExchanges.map(({ id }) => [id, new ExchangeTotals()]));
}

/** A series at any time. */
interface Source {
  /** The newest point at `time` or before. */
  at(time: number): SeriesPoint | undefined;
  /** The oldest point after `time`. */
  after(time: number): SeriesPoint | undefined;
}

/** The series of the sample market, computed when they are read. */
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

  seriesPoints({ from, to, newest = Number.POSITIVE_INFINITY, ...series }: SeriesQuery): SeriesPoint[] {
    const points: SeriesPoint[] = [];
    let point = this.seriesPointAt(series, to - 1);
    while (point !== undefined && point.time >= from && points.length < newest) {
      points.push(point);
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

/** How many times are remembered: as many as the windows of history have, and some days more. */
const MAX_KNOWN_TIMES = 4000;

/** The points of single times, each computed once for all series of a kind. */
class KnownPoints {
  readonly #compute: (time: number) => ReadonlyMap<number, SeriesPoint>;
  readonly #known = new Map<number, ReadonlyMap<number, SeriesPoint>>();

  /** @param compute The points of a time, by the ids of series. */
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

/** A series with a point at each of the times of `TotalsByTime`. */
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
    const { dailyFrom, pointsFrom } = this.#windows;
    const latest = floorTo(POINT_STEP, Math.min(time, this.#newest()));
    if (latest >= pointsFrom) return this.#getPoint(latest);
    const day = floorTo(DAY, latest);
    return day > dailyFrom ? this.#getPoint(day) : undefined;
  }

  after(time: number): SeriesPoint | undefined {
    const { dailyFrom, pointsFrom } = this.#windows;
    const step = time < pointsFrom ? DAY : POINT_STEP;
    const next = floorTo(step, Math.max(time, dailyFrom)) + step;
    return next <= this.#newest() ? this.#getPoint(next) : undefined;
  }
}

function sumUpMarket(time: number, windows: HistoryWindows): SeriesPoint {
  const totals = new MarketTotals();
  const isDay = time < windows.pointsFrom;
  for (const coin of sampleCoins().traded.values()) {
    if (!coin.isTradedAt(isDay ? time - DAY : time) || !mayBeInTotals(coin.metadata)) continue;
    const { marketCap, volume24h } = isDay ? coin.closingOfDay(time - DAY) : pointAt(coin, time);
    addToMarket(totals, coin, marketCap, volume24h);
  }
  return { time, values: totals.values() };
}

/** By their ids. */
function sumUpExchanges(time: number, windows: HistoryWindows): ReadonlyMap<number, SeriesPoint> {
  const totals = emptyExchanges();
  const isDay = time < windows.pointsFrom;
  for (const coin of sampleCoins().traded.values()) {
    if (!coin.isTradedAt(isDay ? time - DAY : time)) continue;
    const volume = isDay ? coin.volumeOfDay(time - DAY) : coin.volume.ofLastDays(1, time);
    addToExchanges(totals, coin, volume, time);
  }
  return new Map([...totals].map(([id, sums]) => [id, { time, values: sums.values() }]));
}

/** All series of the sample market. */
export function listSeries(): Series[] {
  return [
    MARKET_SERIES,
    ...activeExchanges.map(({ id }) => getExchangeSeries(id)),
    ...indexNames.map(getIndexSeries),
  ];
}

/** Saves the points of all series from one time to another, both included. */
export async function saveSeries(
  batch: MarketBatch,
  totals: TotalsByTime,
  from: number,
  to: number,
): Promise<void> {
  await batch.saveSeries(MARKET_SERIES, totals.points());
  for (const { id } of activeExchanges)
    await batch.saveSeries(getExchangeSeries(id), totals.exchangePoints(id));
  for (const name of indexNames) await batch.saveSeries(getIndexSeries(name), listIndexUnits(name, from, to));
}
