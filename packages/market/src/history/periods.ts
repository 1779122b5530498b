import type { CandlePeriod } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import {
  addYears,
  type CalendarUnit,
  type Interval,
  type Span,
  type Times,
  unitNumber,
  unitStart,
} from "./intervals.ts";

const OWN_UNIT: Readonly<Record<CandlePeriod, CalendarUnit>> = { hourly: "hour", daily: "day" };

/** The opening times of the periods of an OHLCV response. */
export interface Periods extends Times {
  /** The end of a search, exclusive: the record of a period is the first that opens at or after `at(index)`. */
  until(index: number): number;
}

/**
 * The requested periods, by the OHLCV rules of spec/guides/time-and-intervals.md.
 *
 * - The period of the start is excluded and the period of the end is included. For daily periods, only the date of a
 *   time counts (rules 1 and 3).
 * - Without a start there are `count` periods. The last one contains the end, complete or not (rules 2 and 4).
 * - `interval` samples the periods (rule 6). A relative interval and `yearly` take multiples of the interval after the
 *   start or before the end (rule 5): to get one day, start one interval earlier. `weekly`, `monthly`, and `daily` with
 *   hourly periods take the first record of each week, month or day.
 * - An interval no longer than the period selects every period.
 */
export function requestedPeriods(
  period: CandlePeriod,
  interval: Interval,
  { start, end, count }: Span,
): Periods {
  const length = CANDLE_LENGTH[period];
  const last = floorTo(length, end);
  const excluded = start === undefined ? undefined : floorTo(length, start);
  if (interval.kind === "relative")
    return steps(length, Math.max(length, interval.step), excluded, last, count);
  const { unit } = interval;
  if (unit === "hour" || unit === OWN_UNIT[period]) return steps(length, length, excluded, last, count);
  if (unit === "year") return years(length, excluded, last, count);
  return units(unit, excluded, last, count);
}

function steps(
  length: number,
  step: number,
  excluded: number | undefined,
  last: number,
  count: number,
): Periods {
  const size = excluded === undefined ? count : Math.max(0, Math.floor((last - excluded) / step));
  const before = excluded ?? last - size * step;
  const at = (index: number) => before + (index + 1) * step;
  return { size, at, until: (index) => at(index) + length };
}

function years(length: number, excluded: number | undefined, last: number, count: number): Periods {
  const yearsBetween = (excluded: number) => {
    const years = unitNumber("year", last) - unitNumber("year", excluded);
    return addYears(excluded, years) > last ? years - 1 : years;
  };
  const size = excluded === undefined ? count : Math.max(0, yearsBetween(excluded));
  const at = (index: number) =>
    excluded === undefined ? addYears(last, index + 1 - size) : addYears(excluded, index + 1);
  return { size, at, until: (index) => at(index) + length };
}

function units(unit: CalendarUnit, excluded: number | undefined, last: number, count: number): Periods {
  const end = unitNumber(unit, last);
  const first = excluded === undefined ? end - count + 1 : unitNumber(unit, excluded) + 1;
  return {
    size: Math.max(0, end - first + 1),
    at: (index) => unitStart(unit, first + index),
    // Not beyond the end: later periods were not requested.
    until: (index) => Math.min(unitStart(unit, first + index + 1), last + 1),
  };
}

/**
 * The record of each period, oldest first. Periods without a record are skipped.
 *
 * @param slices Records in ascending order of `timeOpen`, in slices, newest slice first.
 */
export async function sampleRecords<Item extends { readonly timeOpen: number }>(
  slices: Iterable<readonly Item[]> | AsyncIterable<readonly Item[]>,
  { size, at, until }: Periods,
): Promise<Item[]> {
  const newestFirst: Item[] = [];
  let index = size - 1;
  let sampled = size;
  for await (const slice of slices) {
    for (const record of slice.toReversed()) {
      while (index >= 0 && record.timeOpen < at(index)) index--;
      if (index < 0) break;
      if (record.timeOpen >= until(index)) continue;
      // An older record of the same period replaces a newer one.
      if (sampled === index) newestFirst.pop();
      newestFirst.push(record);
      sampled = index;
    }
  }
  return newestFirst.reverse();
}

function floorTo(length: number, time: number): number {
  return Math.floor(time / length) * length;
}
