import type { Candle, CandlePeriod } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
import type { Extremes } from "./store.ts";

/** A price with its time. */
type Seen = readonly [price: number, time: number];

/**
 * The highest and lowest price of an asset within a span, both ends inclusive; undefined without data. Whole days are
 * read from daily candles, and the other whole hours from hourly candles. All remaining times are read from quotes.
 */
export function findExtremes(
  reader: HistoryReader,
  assetId: number,
  from: number,
  to: number,
): Extremes | undefined {
  const seen: Seen[] = [];
  for (const [start, end] of collectCandles(reader, assetId, "daily", from, to, seen)) {
    for (const [first, last] of collectCandles(reader, assetId, "hourly", start, end, seen)) {
      for (const { price, time } of reader.quotes(assetId, first, last)) seen.push([price, time]);
    }
  }
  const newest = reader.newest(assetId);
  if (newest !== undefined && newest.time >= from && newest.time <= to)
    seen.push([newest.price, newest.time]);
  return highestAndLowest(seen);
}

/** Adds the extremes of whole candles in a span, and returns the uncovered parts. */
function collectCandles(
  reader: HistoryReader,
  assetId: number,
  period: CandlePeriod,
  from: number,
  to: number,
  seen: Seen[],
): [from: number, to: number][] {
  const length = CANDLE_LENGTH[period];
  const candles = reader.candles({ assetId, period, from: from - length + 1, to: to + 1 });
  const uncovered: [number, number][] = [];
  let next = from;
  for (const candle of candles) {
    const isWithin = candle.timeOpen >= from && candle.lastUpdated <= to;
    noteCandle(candle, seen, isWithin ? undefined : [from, to]);
    if (!isWithin) continue;
    if (candle.timeOpen > next) uncovered.push([next, candle.timeOpen - 1]);
    next = candle.timeOpen + length;
  }
  if (next <= to) uncovered.push([next, to]);
  return uncovered;
}

/** The extremes of a partially covered candle count only if their times are known and within the span. */
function noteCandle(candle: Candle, seen: Seen[], span?: readonly [from: number, to: number]): void {
  const { high, low, timeHigh, timeLow, lastUpdated } = candle;
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
