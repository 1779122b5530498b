import type { BarPeriod } from "../store/history.ts";
import { BAR_LENGTH } from "../store/history-reader.ts";
import {
  addYears,
  type CalendarUnit,
  type Interval,
  type Span,
  type Times,
  unitNumber,
  unitStart,
} from "./intervals.ts";

const OWN_UNIT: Readonly<Record<BarPeriod, CalendarUnit>> = { hourly: "hour", daily: "day" };

/** The periods of an OHLCV answer: when each opens. */
export interface Periods extends Times {
  /** Until when (exclusive) a period may open that stands for the one at `index`: the first one from `at(index)` on. */
  until(index: number): number;
}

/**
 * The periods that a call of OHLCV asks for (document 2, OHLCV historical, rules 1 to 6).
 *
 * - The period that holds the start is excluded, the one that holds the end included; so of a daily period only the date
 *   of a time counts (rules 1 and 3).
 * - Without a start, `count` of them, the one that holds the end last, complete or not (rules 2 and 4).
 * - `interval` takes samples (rule 6). Those of a relative interval and of `yearly` lie whole intervals after the start,
 *   or before the end, so that rule 5 holds for each of them: to get one day, start one interval before it. Those of
 *   `weekly`, `monthly` and, of hours, `daily` are the first record of each Monday's week, month or day.
 * - An interval no longer than the period gives every period.
 */
export function requestedPeriods(
  period: BarPeriod,
  interval: Interval,
  { start, end, count }: Span,
): Periods {
  const length = BAR_LENGTH[period];
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
    // Not beyond the end: what opens after it was not asked for.
    until: (index) => Math.min(unitStart(unit, first + index + 1), last + 1),
  };
}

/** Of records that ascend by `timeOpen`, for each period the first that stands for it; a period without one is skipped. */
export function sampleRecords<Record extends { readonly timeOpen: number }>(
  records: readonly Record[],
  { size, at, until }: Periods,
): Record[] {
  const samples: Record[] = [];
  let next = 0;
  for (let index = 0; index < size && next < records.length; index++) {
    const from = at(index);
    while (next < records.length && (records[next] as Record).timeOpen < from) next++;
    const record = records[next];
    if (record !== undefined && record.timeOpen < until(index)) samples.push(record);
  }
  return samples;
}

function floorTo(length: number, time: number): number {
  return Math.floor(time / length) * length;
}
