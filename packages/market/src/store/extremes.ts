import type { Bar, BarPeriod } from "./history.ts";
import { BAR_LENGTH, type HistoryReader } from "./history-reader.ts";
import type { Extremes } from "./store.ts";

/** A price at a time. */
type Seen = readonly [price: number, time: number];

/**
 * The highest and lowest price of an asset from one time to another, both included; undefined without data. Whole
 * days are read from their bars, the rest from hours, and what is left of that from points.
 */
export function findExtremes(
  reader: HistoryReader,
  assetId: number,
  from: number,
  to: number,
): Extremes | undefined {
  const seen: Seen[] = [];
  for (const [start, end] of collectBars(reader, assetId, "daily", from, to, seen)) {
    for (const [first, last] of collectBars(reader, assetId, "hourly", start, end, seen)) {
      for (const { price, time } of reader.points(assetId, first, last)) seen.push([price, time]);
    }
  }
  const newest = reader.newest(assetId);
  if (newest !== undefined && newest.time >= from && newest.time <= to)
    seen.push([newest.price, newest.time]);
  return highestAndLowest(seen);
}

/** Adds the extremes of the whole bars in a span, and returns the parts of it that no whole bar covers. */
function collectBars(
  reader: HistoryReader,
  assetId: number,
  period: BarPeriod,
  from: number,
  to: number,
  seen: Seen[],
): [from: number, to: number][] {
  const length = BAR_LENGTH[period];
  const bars = reader.bars({ assetId, period, from: from - length + 1, to: to + 1 });
  const uncovered: [number, number][] = [];
  let next = from;
  for (const bar of bars) {
    const isWithin = bar.timeOpen >= from && bar.lastUpdated <= to;
    noteBar(bar, seen, isWithin ? undefined : [from, to]);
    if (!isWithin) continue;
    if (bar.timeOpen > next) uncovered.push([next, bar.timeOpen - 1]);
    next = bar.timeOpen + length;
  }
  if (next <= to) uncovered.push([next, to]);
  return uncovered;
}

/** Of a bar that lies within only in part, its extremes count when their times are known and lie within. */
function noteBar(bar: Bar, seen: Seen[], span?: readonly [from: number, to: number]): void {
  const { high, low, timeHigh, timeLow, lastUpdated } = bar;
  for (const [price, time] of [[high, timeHigh] as const, [low, timeLow] as const]) {
    if (span === undefined) seen.push([price, time ?? lastUpdated]);
    else if (time !== null && time >= span[0] && time <= span[1]) seen.push([price, time]);
  }
}

function highestAndLowest(seen: readonly Seen[]): Extremes | undefined {
  const first = seen[0];
  if (first === undefined) return undefined;
  let [high, timeHigh, low, timeLow] = [...first, ...first];
  for (const [price, time] of seen) {
    if (price > high || (price === high && time < timeHigh)) [high, timeHigh] = [price, time];
    if (price < low || (price === low && time < timeLow)) [low, timeLow] = [price, time];
  }
  return { high, timeHigh, low, timeLow };
}
