import type { OperationId, ParsedParameters } from "@market-data/openapi";
import { operations } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { IndexConstituent } from "@market-data/types";
import type { Measure } from "../budget/response-size.ts";
import { getWeights } from "../derived/weights.ts";
import { InvalidValueError, ParameterError } from "../errors.ts";
import { first, type GetEarliestRequestedTime } from "../history/earliest-requested-time.ts";
import { listTimes, parseInterval, requestedTimes, type Span, type Times } from "../history/intervals.ts";
import { readTimes } from "../history/slices.ts";
import { checkSpan, toSpan } from "../history/span.ts";
import type { Handler, OperationHandler, ResponseData } from "../operation.ts";
import { getView } from "../rows/view.ts";
import { getMaximum } from "../spec-facts.ts";
import {
  getIndexSeries,
  getIndexValue,
  INDEX_SIZES,
  type IndexName,
  type IndexUnits,
} from "../store/index-units.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { percentChange, rounded } from "../values/rounding.ts";
import { DAY, iso, MINUTE } from "../values/timestamps.ts";

type HistoricalId = Extract<OperationId, `indexSvc${number}HistoricalV3`>;
type HistoricalParameters = ParsedParameters[HistoricalId];

/** An index at a point in time, in USD. */
interface IndexState {
  readonly time: number;
  readonly value: number;
  readonly constituents: IndexConstituent[];
}

type GetPrice = (assetId: number) => number | undefined;

/** A constituent that stopped trading keeps its last price until the next rebalancing. */
const PRICE_TOLERANCE = 31 * DAY;

export const indexTop100Latest: OperationHandler<"indexSvc100LatestV3"> = async (_, { store, now }) => {
  const { time, value, constituents } = await readLatest("top-100", store, now);
  return { data: { constituents, update_time: iso(time), value }, count: 1 };
};

export const indexTop20Latest: OperationHandler<"indexSvc20LatestV3"> = async (_, { store, now }) => {
  const { time, value, constituents } = await readLatest("top-20", store, now);
  const before = await readValue("top-20", store, time - DAY);
  const data = {
    constituents,
    last_update: iso(time),
    next_update: iso(time + MINUTE),
    value,
    value_24h_percentage_change: percentChange(before, value),
  };
  return { data, count: 1 };
};

/** Returns an index at past times: daily or every few minutes. */
export function indexHistorical(name: IndexName): Handler<HistoricalParameters, ResponseData<HistoricalId>> {
  return async (parameters, { store, now, signal }) => {
    const task = new Task(signal);
    const snapshot = await store.snapshot();
    const begin = await readFirst(name, store);
    const newest = getView(snapshot).newestUpdate ?? now;
    const all = listRequestedTimes(parameters, now, newest);
    checkBegin(parameters, begin, Math.min(parameters.time_end ?? now, now));
    const times = listTimes(all).filter((time) => time >= begin);
    const rebalancings = await readRebalancings(name, store, begin, times.at(-1) ?? begin);
    const unitsAt = times.map((time) => findUnits(rebalancings, time));
    const ids = new Set(unitsAt.flatMap((units) => Object.keys(units).map(Number)));
    const prices = new Map<number, (number | undefined)[]>();
    const known = times.map(() => false);
    const tolerance = getTolerance(parameters);
    for (const id of ids) {
      const quotes = await readTimes(times, task, (some) => store.closestQuotes(id, some, PRICE_TOLERANCE));
      prices.set(
        id,
        quotes.map((quote) => quote?.price),
      );
      for (const [index, quote] of quotes.entries()) {
        if (quote !== null && Math.abs(quote.time - (times[index] ?? 0)) <= tolerance) known[index] = true;
      }
      if (task.shouldYield) await task.yield();
    }
    const data = times.flatMap((time, index) => {
      if (!known[index]) return [];
      const units = unitsAt[index] ?? {};
      const { value, constituents } = toState(snapshot, time, units, (id) => prices.get(id)?.[index]);
      return [{ constituents, update_time: iso(time), value }];
    });
    return { data, count: data.length };
  };
}

/** Measures an index response. Each state reads all constituents. */
export function measureIndex(name: IndexName): Measure<HistoricalParameters> {
  return (parameters, { now, snapshot }) => {
    const newest = getView(snapshot).newestUpdate;
    const units = Math.min(requestTimes(parameters, now, newest).size, MAX_STATES);
    const quotes = Math.max(1, units * INDEX_SIZES[name]);
    return { units, quotes, rows: quotes };
  };
}

/** The maximum number of states in a response: the maximum of `count`. */
const MAX_STATES = getMaximum(operations.indexSvc20HistoricalV3, "count");

/** The maximum distance between a state and its closest price, in ms. */
function getTolerance({ interval }: HistoricalParameters): number {
  const parsed = parseInterval(interval);
  return (parsed.kind === "relative" ? parsed.step : DAY) / 2;
}

/** The time of the first state of a request. */
export const firstIndexTime: GetEarliestRequestedTime<HistoricalParameters> = (parameters, now, _, newest) =>
  first(requestTimes(parameters, now, newest));

function requestTimes(parameters: HistoricalParameters, now: number, newest?: number): Times {
  return requestedTimes(parseInterval(parameters.interval), toIndexSpan(parameters, now, newest));
}

/** Without `time_end`, times are counted back from the last time with a price instead of from now. */
function toIndexSpan(parameters: HistoricalParameters, now: number, newest = now): Span {
  const interval = parseInterval(parameters.interval);
  const missing = now - newest - getTolerance(parameters);
  if (parameters.time_end !== undefined || missing <= 0) return toSpan(parameters, now);
  const step = interval.kind === "relative" ? interval.step : 1;
  return toSpan(parameters, now - Math.ceil(missing / step) * step);
}

function listRequestedTimes(parameters: HistoricalParameters, now: number, newest: number): Times {
  const times = requestTimes(parameters, now, newest);
  checkSpan(toIndexSpan(parameters, now, newest), times, { max: MAX_STATES });
  return times;
}

/** @throws {ParameterError} if the requested span lies partly or wholly outside the lifetime of the index. */
function checkBegin({ time_start, time_end }: HistoricalParameters, first: number, end: number): void {
  const reason = `The index begins at ${iso(first)}.`;
  if (time_start !== undefined && time_start < first)
    throw new InvalidValueError("time_start", time_start, reason);
  if (end >= first) return;
  throw time_end === undefined ? noIndexError() : new InvalidValueError("time_end", time_end, reason);
}

async function readLatest(name: IndexName, store: MarketStore, now: number): Promise<IndexState> {
  const snapshot = await store.snapshot();
  const time = getView(snapshot).newestUpdate ?? now;
  const [rebalancing] = await store.seriesPoints({
    ...getIndexSeries(name),
    from: 0,
    to: time + 1,
    newest: 1,
  });
  if (rebalancing === undefined) throw noIndexError();
  const getPrice: GetPrice = (id) => snapshot.metrics.get(id)?.price;
  return toState(snapshot, time, toUnits(rebalancing), getPrice);
}

/** The value of an index at a time; null before its first rebalancing. */
async function readValue(name: IndexName, store: MarketStore, time: number): Promise<number | null> {
  const [rebalancing] = await store.seriesPoints({
    ...getIndexSeries(name),
    from: 0,
    to: time + 1,
    newest: 1,
  });
  if (rebalancing === undefined) return null;
  const units = toUnits(rebalancing);
  const prices = new Map<number, number>();
  for (const id of Object.keys(units).map(Number)) {
    const [quote] = await store.closestQuotes(id, [time], PRICE_TOLERANCE);
    if (quote) prices.set(id, quote.price);
  }
  return getIndexValue(units, (id) => prices.get(id));
}

/** The time of the first rebalancing. @throws {ParameterError} if the index has none yet. */
async function readFirst(name: IndexName, store: MarketStore): Promise<number> {
  const [first] = await store.firstPoints(getIndexSeries(name), [{ from: 0, to: Number.MAX_SAFE_INTEGER }]);
  if (first) return first.time;
  throw noIndexError();
}

function readRebalancings(
  name: IndexName,
  store: MarketStore,
  from: number,
  to: number,
): Promise<SeriesPoint[]> {
  return store.seriesPoints({ ...getIndexSeries(name), from, to: to + 1 });
}

/** The units of the last rebalancing at or before a time. */
function findUnits(rebalancings: readonly SeriesPoint[], time: number): IndexUnits {
  const last = rebalancings.findLast((point) => point.time <= time);
  return last === undefined ? {} : toUnits(last);
}

function toUnits({ values }: SeriesPoint): IndexUnits {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== null),
  );
}

function toState({ assets }: Snapshot, time: number, units: IndexUnits, getPrice: GetPrice): IndexState {
  const members = Object.entries(units).map(([id, count]) => {
    const price = getPrice(Number(id)) ?? 0;
    return { asset: assets.get(Number(id)), id: Number(id), count, price, worth: count * price };
  });
  const weights = getWeights(members.map(({ worth }) => worth));
  const constituents = members.map(({ asset, id, count, price }, index) => ({
    id,
    ...(asset === undefined ? {} : { name: asset.name, symbol: asset.symbol }),
    url: asset?.urls.website[0] ?? null,
    weight: weights[index] ?? 0,
    priceUsd: rounded(price),
    units: rounded(count),
  }));
  constituents.sort((one, other) => other.weight - one.weight || one.id - other.id);
  return { time, value: rounded(getIndexValue(units, getPrice)), constituents };
}

function noIndexError(): ParameterError {
  return new ParameterError(
    "",
    "This market has no index: an index begins with the first UTC month with prices and market caps.",
  );
}
