import { Task } from "@market-data/scheduler";
import type { FearAndGreed } from "@market-data/types";
import { COMPARED_DAYS, getBand, getFearAndGreed, MIN_COMPARED_DAYS } from "../derived/fear-and-greed.ts";
import { ParameterError } from "../errors.ts";
import type { GetEarliestRequestedTime } from "../history/earliest-requested-time.ts";
import { readTimes } from "../history/slices.ts";
import type { OperationHandler } from "../operation.ts";
import { readMarketValues } from "../rows/market-values.ts";
import { getView } from "../rows/view.ts";
import { MARKET_SERIES } from "../store/market-totals.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";

/** Returns the current Fear and Greed value. @throws {ParameterError} if the history of the market is too short. */
export const fearAndGreedLatest: OperationHandler<"fearAndGreedLatestV3"> = async (_, context) => {
  const { store, now } = context;
  const view = getView(await store.snapshot());
  const newest = view.newestUpdate ?? now;
  const days = await readDays(store, newest, COMPARED_DAYS + 1, new Task());
  const before = days.filter((point) => point !== null && point.time < newest) as SeriesPoint[];
  const value = getFearAndGreed(
    await readMarketValues(view, context),
    before.map(({ values }) => values),
  );
  if (value === undefined) throw tooYoungError();
  const timestamp = iso(newest);
  return { data: { ...toRecord(newest, value), update_time: timestamp }, count: 1 };
};

type Page = { readonly start: number; readonly limit: number };

/** Returns the Fear and Greed value at the start of each day, newest first. Days without a value are left out. */
export const fearAndGreedHistorical: OperationHandler<"fearAndGreedHistoricalV3"> = async (
  { start, limit },
  { store, now, signal },
) => {
  const task = new Task(signal);
  const newest = getView(await store.snapshot()).newestUpdate ?? now;
  const last = getDay({ start, limit: 1 }, Math.min(now, newest));
  const days = await readDays(store, last, limit + COMPARED_DAYS, task);
  const data: FearAndGreed[] = [];
  for (let index = days.length - 1; index >= COMPARED_DAYS; index--) {
    const day = days[index] ?? null;
    const before = days.slice(index - COMPARED_DAYS, index).filter((point) => point !== null);
    const value =
      day &&
      getFearAndGreed(
        day.values,
        before.map(({ values }) => values),
      );
    if (day !== null && typeof value === "number") data.push(toRecord(startOfDay(day.time), value));
    if (task.shouldYield) await task.yield();
  }
  return { data, count: data.length };
};

/** The oldest day on a page. Pages list the newest day first. */
export const firstFearAndGreedDay: GetEarliestRequestedTime<Page> = (page, now, _, newest = now) =>
  getDay(page, Math.min(now, newest));

/** @param end A time on the newest day of the first page. */
function getDay({ start, limit }: Page, end: number): number {
  return startOfDay(end) - (start + limit - 2) * DAY;
}

/** The market totals at the start of `count` UTC days, up to the day of `time`. A day without totals is null. */
async function readDays(
  store: MarketStore,
  time: number,
  count: number,
  task: Task,
): Promise<(SeriesPoint | null)[]> {
  const first = startOfDay(time) - (count - 1) * DAY;
  const spans = Array.from({ length: count }, (_, index) => ({
    from: first + index * DAY,
    to: first + (index + 1) * DAY - 1,
  }));
  return readTimes(spans, task, (some) => store.firstPoints(MARKET_SERIES, some));
}

function toRecord(time: number, value: number): FearAndGreed {
  return { timestamp: iso(time), value, value_classification: getBand(value) };
}

function tooYoungError(): ParameterError {
  return new ParameterError(
    "",
    `The fear and greed index needs ${MIN_COMPARED_DAYS} days of history, and this market has fewer.`,
  );
}
