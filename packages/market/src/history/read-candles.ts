import type { Task } from "@market-data/scheduler";
import type { PointBudget } from "../budget/point-budget.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle, CandlePeriod, CandleQuery, DerivedCandle, TimeSpan } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY } from "../values/timestamps.ts";
import { closeTime } from "./period-prices.ts";

/** A candle needs two prices: with one, open, high, low and close would be equal. */
const MIN_PRICES = 2;

/** The time span for which a store derives candles at once: 9,216 five-minute quotes. */
const SLICE = 32 * DAY;

/** The store, time of request (Unix ms) and limits for reading candles. */
export interface CandleReader {
  readonly store: MarketStore;
  readonly now: number;
  readonly task: Task;
  readonly budget: PointBudget;
}

/**
 * An asset's imported candles, plus candles derived from known prices in all other periods; oldest first.
 *
 * @param query With `newest`, at least the newest N imported candles and everything derived since.
 * @throws {ParameterError} as soon as the budget is exceeded.
 */
export async function readCandles(
  { store, now, task, budget }: CandleReader,
  {
    id: assetId,
    firstHistoricalData: first,
    lastHistoricalData: last,
  }: Pick<Asset, "id" | "firstHistoricalData" | "lastHistoricalData">,
  query: Omit<CandleQuery, "assetId">,
): Promise<Candle[]> {
  const imported = budget.read(await store.candles({ ...query, assetId }));
  if (first === null || last === null) return imported;
  const { period } = query;
  const oldest = imported.length === query.newest ? imported[0] : undefined;
  const from = Math.max(oldest?.timeOpen ?? query.from, openTime(period, first));
  const lastOpen = openTime(period, Math.min(query.to - 1, last));
  const to = Math.min(lastOpen + CANDLE_LENGTH[period] - 1, now);
  const gaps = findGaps(period, { from, to }, imported);
  const derived: Candle[] = [];
  for (const spans of toSlices(gaps)) {
    for (const candle of await store.derivedCandles(assetId, period, spans)) {
      budget.read({ length: candle.prices });
      if (candle.prices >= MIN_PRICES) derived.push(withOwnVolume(candle, period, now));
    }
    if (task.shouldYield) await task.yield();
  }
  if (derived.length === 0) return imported;
  return [...imported, ...derived].sort((one, other) => one.timeOpen - other.timeOpen);
}

/**
 * The candle of a UTC day, derived from known prices; undefined with too few prices. During the day one price is
 * enough, because more follow.
 */
export async function deriveDay(
  store: MarketStore,
  assetId: number,
  from: number,
  now: number,
): Promise<DerivedCandle | undefined> {
  const to = Math.min(from + DAY - 1, now);
  const [day] = await store.derivedCandles(assetId, "daily", [{ from, to }]);
  return day !== undefined && (day.prices >= MIN_PRICES || to === now)
    ? withOwnVolume(day, "daily", now)
    : undefined;
}

/** In a finished period, the 24-hour volume of the first hours belongs to the period before. */
function withOwnVolume(candle: DerivedCandle, period: CandlePeriod, now: number): DerivedCandle {
  const end = closeTime(candle, period);
  const isWhole = end >= now || candle.lastUpdated > end - CANDLE_LENGTH.hourly;
  return isWhole ? candle : { ...candle, volume: null };
}

/** The parts of a span whose periods have no candle. */
function findGaps(period: CandlePeriod, { from, to }: TimeSpan, candles: readonly Candle[]): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let next = openTime(period, from + CANDLE_LENGTH[period] - 1);
  for (const candle of candles) {
    const open = openTime(period, candle.timeOpen);
    if (open > next) gaps.push({ from: next, to: open - 1 });
    next = open + CANDLE_LENGTH[period];
  }
  if (next <= to) gaps.push({ from: next, to });
  return gaps;
}

/** Cuts and groups spans into parts of `SLICE` each. */
function toSlices(spans: readonly TimeSpan[]): TimeSpan[][] {
  const slices: TimeSpan[][] = [];
  let room = 0;
  for (const { from: first, to: last } of spans) {
    for (let from = first; from <= last; ) {
      if (room === 0) {
        slices.push([]);
        room = SLICE;
      }
      const to = Math.min(last, from + room - 1);
      slices.at(-1)?.push({ from, to });
      room -= to + 1 - from;
      from = to + 1;
    }
  }
  return slices;
}

/** The opening time of the period that contains a time. */
function openTime(period: CandlePeriod, time: number): number {
  return Math.floor(time / CANDLE_LENGTH[period]) * CANDLE_LENGTH[period];
}
