import { Task } from "@market-data/scheduler";
import { readTimes } from "../history/slices.ts";
import { readMarketValues } from "../rows/market-values.ts";
import { getView } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import { closingQuote } from "../store/closest.ts";
import type { StoredQuote, TimeSpan } from "../store/history.ts";
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
import {
  getGroups,
  getPriceSpan,
  MARKET_SERIES,
  MarketTotals,
  mayBeInTotals,
} from "../store/market-totals.ts";
import type { Series, SeriesPoint } from "../store/series.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import type { MarketWriter } from "../store/writer.ts";
import { getOrCreate } from "../values/maps.ts";
import { DAY, startOfDay } from "../values/timestamps.ts";
import { recordExchanges } from "./record-exchanges.ts";
import type { RecordedMarket } from "./recorded-market.ts";

export interface RecordOptions {
  /** Whether an import is unfinished. Current values are not recorded then. */
  readonly isPartial?: boolean;
  /** Current values are recorded only if the newest metrics are not older, as Unix time in ms. */
  readonly liveSince?: number;
  /** The version of the `StaleSeries` to record. */
  readonly version?: number;
}

/**
 * Computes and saves the derived series: the current values, also of exchanges; the values of each UTC day since the
 * last record or with changed history; and later rebalancings of indices. If the market has no series, or series of a
 * different `maxPriceAge`, the whole history is computed.
 *
 * @param changed The span of added, replaced or removed history; undefined if there is none.
 */
export async function recordSeries(
  { store, writer }: RecordedMarket,
  changed?: TimeSpan,
  { isPartial = false, liveSince = Number.NEGATIVE_INFINITY, version = 0 }: RecordOptions = {},
): Promise<void> {
  if (!isPartial) await recordExchanges({ store, writer });
  const snapshot = await store.snapshot();
  const view = getView(snapshot);
  const newest = view.newestUpdate;
  if (newest === undefined) return removeAll(writer, version);
  const { maxPriceAge } = snapshot;
  const last = await readLast(store, MARKET_SERIES, newest);
  const isKnown = last?.values["maxPriceAge"] === maxPriceAge;
  const history = getHistory(snapshot, newest);
  const known = changed && { ...changed, from: Math.max(history.from, changed.from) };
  const span = extend(isKnown ? known : history, maxPriceAge, newest);
  const since = isKnown ? { from: last.time + 1, to: newest } : undefined;
  const days = [...new Set([...listDays(span), ...listDays(since)])].sort((one, other) => one - other);
  // Removed history may have had rebalancings.
  const start = days[0] === undefined ? newest + 1 : Math.min(days[0], changed?.from ?? newest);
  const units = await readUnits(store, start);
  const rebalancings = listRebalancings(
    units.time === undefined ? (days[0] ?? newest) : units.time + 1,
    newest,
  );
  const moments = await readMoments(store, snapshot, span, newest);
  const times = { days, rebalancings, moments: moments.map(({ time }) => time) };
  const { totals, candidates } = await sumUp(store, snapshot, times);
  const isObserved = !isPartial && newest >= liveSince && !isStartOfDay(newest);
  const currentPoint = isObserved ? [{ time: newest, values: await readMarketValues(view, { store }) }] : [];
  const indexPoints = await rebalanceAll(store, units, rebalancings, candidates);
  const lost = await listRecordedDays(store, changed?.from ?? newest, history.from);
  const emptied = [...lost, ...days.filter((day) => !totals.has(day))];
  await writer.transaction(async (batch) => {
    for (const time of emptied) await batch.removeSeries(MARKET_SERIES, { from: time, to: time });
    await batch.removeSeries(MARKET_SERIES, { ...EVER, from: newest + 1 });
    await batch.saveSeries(MARKET_SERIES, [
      ...days.flatMap((time) => toPoint(time, totals.get(time)) ?? []),
      ...moments.flatMap((moment) => completeMoment(moment, totals.get(moment.time)) ?? []),
      ...currentPoint,
    ]);
    for (const [name, points] of indexPoints) {
      await batch.removeSeries(getIndexSeries(name), { ...EVER, from: start });
      await batch.saveSeries(getIndexSeries(name), points);
    }
    await batch.markRecorded(version);
  });
}

/** A point of a series derived from history. */
export interface ComputedPoint {
  readonly series: Series;
  readonly time: number;
  /** Undefined: history has no price at the time, so the series has no point. */
  readonly values: SeriesPoint["values"] | undefined;
}

/**
 * Computes recorded points again, for comparison. Each rebalancing continues from the stored rebalancing before.
 *
 * @param days Starts of UTC days. @param rebalancings Starts of UTC months.
 */
export async function computeSeries(
  store: MarketStore,
  days: readonly number[],
  rebalancings: readonly number[],
): Promise<ComputedPoint[]> {
  const times = { days, rebalancings, moments: [] };
  const { totals, candidates } = await sumUp(store, await store.snapshot(), times);
  const points = days.map((time) => ({ series: MARKET_SERIES, time, values: totals.get(time)?.values() }));
  const ofIndices = rebalancings.map(async (time): Promise<ComputedPoint[]> => {
    const units = await rebalanceAll(store, await readUnits(store, time), [time], candidates);
    return [...units].map(([name, [point]]) => ({
      series: getIndexSeries(name),
      time,
      values: point?.values,
    }));
  });
  return [...points, ...(await Promise.all(ofIndices)).flat()];
}

const EVER: TimeSpan = { from: -Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };

/** Removes all points: the market lost all its prices. */
async function removeAll(writer: MarketWriter, version: number): Promise<void> {
  await writer.transaction(async (batch) => {
    for (const series of [MARKET_SERIES, ...INDEX_NAMES.map(getIndexSeries)])
      await batch.removeSeries(series, EVER);
    await batch.markRecorded(version);
  });
}

const INDEX_NAMES = Object.keys(INDEX_SIZES) as IndexName[];

/** The span of all assets' history, up to now. */
function getHistory({ assets, metrics }: Snapshot, newest: number): TimeSpan {
  let from = newest;
  for (const { id, firstHistoricalData: first } of assets.values())
    from = Math.min(from, first ?? metrics.get(id)?.lastUpdated ?? newest);
  return { from, to: newest };
}

/** Missing values of a quote come from the two days before. */
const FILLED_FROM = 2 * DAY;
/** Recorded values of the last two days are computed again, because the change since yesterday uses them. */
const MOMENTS_SPAN = 2 * DAY;

/** The times affected by changed history: an asset counts for up to twice the age after its last price. */
function extend(changed: TimeSpan | undefined, maxPriceAge: number, newest: number): TimeSpan | undefined {
  if (changed === undefined) return undefined;
  return { from: changed.from, to: Math.min(newest, changed.to + FILLED_FROM + 2 * maxPriceAge + DAY) };
}

/** The starts of days in a span. */
function listDays(span: TimeSpan | undefined): number[] {
  if (span === undefined) return [];
  const first = Math.ceil(span.from / DAY) * DAY;
  const count = (startOfDay(span.to) - first) / DAY + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * DAY);
}

function toPoint(time: number, totals: MarketTotals | undefined): SeriesPoint | undefined {
  return totals && { time, values: totals.values() };
}

/** The recorded days at or after `from` and before `to`. */
async function listRecordedDays(store: MarketStore, from: number, to: number): Promise<number[]> {
  const points = from < to ? await store.seriesPoints({ ...MARKET_SERIES, from, to }) : [];
  return points.map(({ time }) => time).filter(isStartOfDay);
}

/** Recorded current values within a span, for which history may know more by now. */
async function readMoments(
  store: MarketStore,
  snapshot: Snapshot,
  span: TimeSpan | undefined,
  newest: number,
): Promise<SeriesPoint[]> {
  if (span === undefined) return [];
  const from = Math.max(span.from, newest - MOMENTS_SPAN);
  const points = await store.seriesPoints({ ...MARKET_SERIES, from, to: Math.min(span.to + 1, newest) });
  return points.filter(
    ({ time, values }) =>
      !isStartOfDay(time) &&
      (values["maxPriceAge"] !== snapshot.maxPriceAge ||
        (values["activeCryptocurrencies"] ?? 0) < countPriced(snapshot, time)),
  );
}

/** The maximum number of assets that count at a time. */
function countPriced(snapshot: Snapshot, time: number): number {
  let count = 0;
  for (const asset of snapshot.assets.values()) {
    const span = mayBeInTotals(asset) ? getPriceSpan(snapshot, asset) : undefined;
    if (span && span.from <= time && time <= span.to + 2 * snapshot.maxPriceAge) count += 1;
  }
  return count;
}

/** Replaces the totals of a recorded point by totals from history, if these count more assets or use another age. */
function completeMoment(
  { time, values }: SeriesPoint,
  totals: MarketTotals | undefined,
): SeriesPoint | undefined {
  const known = totals?.values();
  if (known === undefined) return undefined;
  const isOlder = values["maxPriceAge"] !== known["maxPriceAge"];
  const isLess = (values["activeCryptocurrencies"] ?? 0) < (known["activeCryptocurrencies"] ?? 0);
  return isOlder || isLess ? { time, values: { ...values, ...known } } : undefined;
}

async function readLast(
  store: MarketStore,
  series: { readonly name: string; readonly id: number },
  to: number,
): Promise<SeriesPoint | undefined> {
  const [point] = await store.seriesPoints({ ...series, from: Number.MIN_SAFE_INTEGER, to, newest: 1 });
  return point;
}

/** The units of an index before a time, with the time of their rebalancing; undefined without a rebalancing. */
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

/** Times, each list ascending. */
interface Times {
  readonly days: readonly number[];
  readonly rebalancings: readonly number[];
  readonly moments: readonly number[];
}

/** Reads each asset once for all times. */
async function sumUp(store: MarketStore, snapshot: Snapshot, { days, rebalancings, moments }: Times) {
  const { assets, metrics, maxPriceAge } = snapshot;
  const task = new Task();
  const totals = new Map<number, MarketTotals>();
  const candidates = new Map<number, Candidate[]>();
  const [isSummedUp, isRebalancing] = [new Set([...days, ...moments]), new Set(rebalancings)];
  const times = [...new Set([...days, ...rebalancings, ...moments])].sort((one, other) => one - other);
  const add = (time: number, asset: Asset, { price, marketCap, volume24h }: StoredQuote) => {
    const isCounted = metrics.get(asset.id)?.isMarketCapIncludedInCalc ?? true;
    if (isSummedUp.has(time)) {
      const sums = getOrCreate(totals, time, () => new MarketTotals(maxPriceAge));
      sums.add(getGroups(asset), { marketCap, volume24h, isCounted });
    }
    if (isRebalancing.has(time) && marketCap !== null && mayBeInIndex(asset, isCounted)) {
      getOrCreate(candidates, time, (): Candidate[] => []).push({ assetId: asset.id, price, marketCap });
    }
  };
  // A quote within the maximum age of a time always counts. Only older quotes depend on the newest quote of all.
  const newest = new Map<number, number>();
  const older = new Map<number, { readonly asset: Asset; readonly quote: StoredQuote }[]>();
  for (const asset of assets.values()) {
    if (!mayBeInTotals(asset)) continue;
    for (const [time, quote] of await readLastQuotes(store, snapshot, asset, times, task)) {
      newest.set(time, Math.max(newest.get(time) ?? quote.time, quote.time));
      if (quote.time >= time - maxPriceAge) add(time, asset, quote);
      else getOrCreate(older, time, () => []).push({ asset, quote });
    }
    if (task.shouldYield) await task.yield();
  }
  for (const [time, quotes] of older) {
    const last = newest.get(time) as number;
    if (last < time - maxPriceAge) continue;
    for (const { asset, quote } of quotes) if (quote.time >= last - maxPriceAge) add(time, asset, quote);
  }
  return { totals, candidates };
}

function isStartOfDay(time: number): boolean {
  return time % DAY === 0;
}

/** The last quotes of an asset at the given times, while the asset may count. */
async function readLastQuotes(
  store: MarketStore,
  snapshot: Snapshot,
  asset: Asset,
  times: readonly number[],
  task: Task,
): Promise<Map<number, StoredQuote>> {
  const found = new Map<number, StoredQuote>();
  const span = getPriceSpan(snapshot, asset);
  if (span === undefined) return found;
  const { id: assetId } = asset;
  const maxAge = 2 * snapshot.maxPriceAge;
  const wanted = new Set(times.filter((time) => time >= span.from && time <= span.to + maxAge));
  const days = [...wanted].filter(isStartOfDay);
  const [from, to] = [days[0], days.at(-1)];
  if (from !== undefined && to !== undefined) {
    // Like `lastQuotes`, but in one read: the opening of a day with the market cap of the day before.
    let close: StoredQuote | undefined;
    for (const candle of await store.candles({ assetId, period: "daily", from: from - DAY, to: to + 1 })) {
      const { timeOpen: time, open: price } = candle;
      const isWhole = close !== undefined && close.marketCap !== null && close.time === time - 1;
      if (isWhole && wanted.delete(time)) found.set(time, { ...close, time, price } as StoredQuote);
      close = closingQuote(candle, "daily");
    }
  }
  const rest = [...wanted];
  if (rest.length === 0) return found;
  const quotes = await readTimes(rest, task, (some) => store.lastQuotes(assetId, some, maxAge));
  for (const [index, quote] of quotes.entries()) {
    if (quote !== null) found.set(rest[index] as number, quote);
  }
  return found;
}

/** A constituent without a price at a rebalancing is sold at its last price of the month before. */
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
    const [quote] = await store.lastQuotes(id, [time], LAST_PRICE_TOLERANCE);
    if (quote) prices.set(id, quote.price);
  }
  return (id) => prices.get(id);
}
