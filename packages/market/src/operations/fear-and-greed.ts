import type { FearAndGreed } from "@market-data/types";
import { ParameterError } from "../errors.ts";
import { COMPARED_DAYS, getBand, getFearAndGreed, MIN_COMPARED_DAYS } from "../figures/fear-and-greed.ts";
import type { GetEarliestRequestedTime } from "../history/earliest-requested-time.ts";
import { readTimes } from "../history/slices.ts";
import type { OperationHandler } from "../operation.ts";
import { getNewestUpdate, readMarketValues } from "../rows/market-figures.ts";
import { getView } from "../rows/view.ts";
import { MARKET_SERIES } from "../store/market-totals.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

/** The mood of the market as of now. @throws {ParameterError} where the market has too short a history. */
export const fearAndGreedLatest: OperationHandler<"fearAndGreedLatestV3"> = async (_, { store, now }) => {
  const view = getView(await store.snapshot());
  const newest = getNewestUpdate(view) ?? now;
  const days = await readDays(store, newest, COMPARED_DAYS + 1, new Turns());
  const before = days.filter((point) => point !== null && point.time < newest) as SeriesPoint[];
  const value = getFearAndGreed(
    await readMarketValues(view),
    before.map(({ values }) => values),
  );
  if (value === undefined) throw tooYoungError();
  const timestamp = iso(newest);
  return { data: { ...toRecord(newest, value), update_time: timestamp }, count: 1 };
};

type Page = { readonly start: number; readonly limit: number };

/** The mood of the market at the beginning of each day, the newest first. Days without a value are left out. */
export const fearAndGreedHistorical: OperationHandler<"fearAndGreedHistoricalV3"> = async (
  { start, limit },
  { store, now, signal },
) => {
  const turns = new Turns(signal);
  const last = getDay({ start, limit: 1 }, now);
  const days = await readDays(store, last, limit + COMPARED_DAYS, turns);
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
    if (turns.isOver) await turns.next();
  }
  return { data, count: data.length };
};

/** The day of the last record of a page. */
export const firstFearAndGreedDay: GetEarliestRequestedTime<Page> = getDay;

function getDay({ start, limit }: Page, now: number): number {
  return startOfDay(now) - (start + limit - 2) * DAY;
}

/** The totals of the market as each of some UTC days began, up to the day of a time; null where there are none of that day. */
async function readDays(
  store: MarketStore,
  time: number,
  count: number,
  turns: Turns,
): Promise<(SeriesPoint | null)[]> {
  const first = startOfDay(time) - (count - 1) * DAY;
  const spans = Array.from({ length: count }, (_, index) => ({
    from: first + index * DAY,
    to: first + (index + 1) * DAY - 1,
  }));
  return readTimes(spans, turns, (some) => store.firstPoints(MARKET_SERIES, some));
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
