import { readTimes } from "../history/slices.ts";
import { getNewestUpdate, readMarketValues } from "../rows/market-figures.ts";
import { getView } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { TimeSpan } from "../store/history.ts";
import {
  type Candidate,
  getIndexSeries,
  getIndexValue,
  INDEX_BASE_VALUE,
  INDEX_SIZES,
  type IndexName,
  type IndexUnits,
  listRebalancings,
  mayBeInIndex,
  rebalance,
} from "../store/index-units.ts";
import { getGroups, MARKET_SERIES, MarketTotals, mayBeInTotals } from "../store/market-totals.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import type { MarketWriter } from "../store/writer.ts";
import { getOrCreate } from "../values/maps.ts";
import { DAY, HOUR, startOfDay } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";
import { recordExchanges } from "./record-exchanges.ts";

/** Where series are computed from, and where they are saved. The store sees what the writer saved. */
export interface RecordedMarket {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
}

/** An asset as a UTC day begins, in US dollars. */
interface DayQuote {
  readonly price: number;
  readonly marketCap: number | null;
  readonly volume24h: number | null;
}

/**
 * Computes the series that follow from the market, and saves them: the figures of now, of exchanges too; those of each UTC day that may be others
 * since history changed; and the rebalancings of indices from then on. Where a market has no series yet, as one that an older
 * version wrote, they are computed from the beginning of its history.
 *
 * @param changed The times of the rows of history that were added, replaced or removed; undefined where there are none.
 */
export async function recordSeries({ store, writer }: RecordedMarket, changed?: TimeSpan): Promise<void> {
  await recordExchanges({ store, writer });
  const snapshot = await store.snapshot();
  const view = getView(snapshot);
  const newest = getNewestUpdate(view);
  if (newest === undefined) return;
  const isNew = (await readLast(store, MARKET_SERIES, newest)) === undefined;
  const days = listChangedDays(isNew ? getHistory(snapshot, newest) : changed, newest);
  const units = await readUnits(store, days[0] ?? newest + 1);
  const rebalancings = listRebalancings(
    units.time === undefined ? (days[0] ?? newest) : units.time + 1,
    newest,
  );
  const { totals, candidates } = await sumUpDays(store, snapshot, days, rebalancings);
  const pointOfNow = { time: newest, values: await readMarketValues(view) };
  const indexPoints = await rebalanceAll(store, units, rebalancings, candidates);
  await writer.transaction(async (batch) => {
    await batch.saveSeries(MARKET_SERIES, [
      ...[...totals].map(([time, sums]) => ({ time, values: sums.values() })),
      pointOfNow,
    ]);
    for (const [name, points] of indexPoints) await batch.saveSeries(getIndexSeries(name), points);
  });
}

const INDEX_NAMES = Object.keys(INDEX_SIZES) as IndexName[];

/** When the history of all assets begins, up to now. */
function getHistory({ assets }: Snapshot, newest: number): TimeSpan {
  let from = newest;
  for (const { firstHistoricalData } of assets.values()) from = Math.min(from, firstHistoricalData ?? newest);
  return { from, to: newest };
}

/** The days that may begin with other quotes: a quote of the first hour may be the first one of its day. */
function listChangedDays(changed: TimeSpan | undefined, newest: number): number[] {
  if (changed === undefined) return [];
  const first = Math.ceil((changed.from - HOUR) / DAY) * DAY;
  const last = Math.min(startOfDay(changed.to) + DAY, startOfDay(newest));
  return Array.from({ length: Math.max(0, (last - first) / DAY + 1) }, (_, index) => first + index * DAY);
}

async function readLast(
  store: MarketStore,
  series: { readonly name: string; readonly id: number },
  to: number,
): Promise<SeriesPoint | undefined> {
  const [point] = await store.seriesPoints({ ...series, from: Number.MIN_SAFE_INTEGER, to, newest: 1 });
  return point;
}

/** What each index consisted of before a time, and since when; undefined where there was none. */
interface KnownUnits {
  readonly time: number | undefined;
  readonly units: ReadonlyMap<IndexName, IndexUnits>;
}

async function readUnits(store: MarketStore, before: number): Promise<KnownUnits> {
  const units = new Map<IndexName, IndexUnits>();
  let time: number | undefined;
  for (const name of INDEX_NAMES) {
    const point = await readLast(store, getIndexSeries(name), before);
    if (point === undefined) continue;
    time = point.time;
    units.set(name, point.values as IndexUnits);
  }
  return { time, units };
}

/** Reads each asset once, for all days and rebalancings. */
async function sumUpDays(
  store: MarketStore,
  { assets, metrics }: Snapshot,
  days: readonly number[],
  rebalancings: readonly number[],
) {
  const turns = new Turns();
  const totals = new Map<number, MarketTotals>();
  const candidates = new Map<number, Candidate[]>();
  const [isDay, isRebalancing] = [new Set(days), new Set(rebalancings)];
  const times = [...new Set([...days, ...rebalancings])].sort((one, other) => one - other);
  for (const asset of assets.values()) {
    if (!mayBeInTotals(asset)) continue;
    const groups = getGroups(asset);
    const isCounted = metrics.get(asset.id)?.isMarketCapIncludedInCalc ?? true;
    for (const [time, { price, marketCap, volume24h }] of await readDays(store, asset, times, turns)) {
      if (isDay.has(time)) {
        getOrCreate(totals, time, () => new MarketTotals()).add(groups, { marketCap, volume24h, isCounted });
      }
      if (isRebalancing.has(time) && marketCap !== null && mayBeInIndex(asset, isCounted)) {
        getOrCreate(candidates, time, (): Candidate[] => []).push({ assetId: asset.id, price, marketCap });
      }
    }
  }
  return { totals, candidates };
}

/**
 * An asset at some beginnings of days: as the candle of the day before ended, or else its first quote of the day; nothing of days
 * without either.
 */
async function readDays(
  store: MarketStore,
  { id, firstHistoricalData: first, lastHistoricalData: last }: Asset,
  days: readonly number[],
  turns: Turns,
): Promise<Map<number, DayQuote>> {
  const found = new Map<number, DayQuote>();
  if (first === null || last === null) return found;
  const own = days.filter((day) => day > first - DAY && day <= last + DAY);
  const [from, to] = [own[0], own.at(-1)];
  if (from === undefined || to === undefined) return found;
  const wanted = new Set(own);
  for (const candle of await store.candles({ assetId: id, period: "daily", from: from - DAY, to })) {
    const { timeOpen, lastUpdated, close: price, marketCap, volume: volume24h } = candle;
    const end = timeOpen + DAY;
    if (lastUpdated === end - 1 && marketCap !== null && wanted.delete(end)) {
      found.set(end, { price, marketCap, volume24h });
    }
  }
  const spans = [...wanted].map((day) => ({ from: day, to: day + DAY - 1 }));
  const quotes = await readTimes(spans, turns, (some) => store.firstQuotes(id, some));
  for (const [index, quote] of quotes.entries()) {
    if (quote !== null) found.set(spans[index]?.from as number, quote);
  }
  if (turns.isOver) await turns.next();
  return found;
}

/** A constituent without a price as an index is rebalanced is sold at its last one of the month before. */
const LAST_PRICE_TOLERANCE = 31 * DAY;

async function rebalanceAll(
  store: MarketStore,
  known: KnownUnits,
  times: readonly number[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
): Promise<Map<IndexName, SeriesPoint[]>> {
  const result = new Map<IndexName, SeriesPoint[]>();
  for (const name of INDEX_NAMES) {
    let units = known.units.get(name);
    const points: SeriesPoint[] = [];
    for (const time of times) {
      const there = candidates.get(time) ?? [];
      if (there.length === 0) continue;
      const value =
        units === undefined
          ? INDEX_BASE_VALUE
          : getIndexValue(units, await readPrices(store, units, there, time));
      units = rebalance(there, INDEX_SIZES[name], value);
      points.push({ time, values: units });
    }
    result.set(name, points);
  }
  return result;
}

async function readPrices(
  store: MarketStore,
  units: IndexUnits,
  candidates: readonly Candidate[],
  time: number,
): Promise<(assetId: number) => number | undefined> {
  const prices = new Map(candidates.map(({ assetId, price }) => [assetId, price]));
  for (const id of Object.keys(units).map(Number)) {
    if (prices.has(id)) continue;
    const [quote] = await store.closestQuotes(id, [time], LAST_PRICE_TOLERANCE);
    if (quote) prices.set(id, quote.price);
  }
  return (id) => prices.get(id);
}
