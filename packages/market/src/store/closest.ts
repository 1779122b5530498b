import type { Candle, CandlePeriod, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";

/**
 * The quote of an asset that is closest to a time and no further away than `tolerance` ms; undefined where there is
 * none. A point within half an hour comes before what candles say, an hour's opening or close within half a day before a
 * day's: finer history knows more. Only where finer history begins as a candle ends, that candle's close is closer.
 * Of two that are as close, the earlier one.
 */
export function closestQuote(
  reader: HistoryReader,
  assetId: number,
  time: number,
  tolerance: number,
): StoredQuote | undefined {
  const at = { time, tolerance };
  const pointBefore = reader.pointAt(assetId, time);
  const point = closestPoint(reader, assetId, pointBefore, time);
  if (isEnough(point, pointBefore?.time, "hourly", at)) return point;
  const hourBefore = reader.candleAt(assetId, "hourly", time);
  const hour = closestOfCandles(reader, assetId, "hourly", hourBefore, time);
  if (isEnough(hour, hourBefore?.timeOpen, "daily", at)) return closer(point, hour, time);
  const day = closestOfCandles(reader, assetId, "daily", reader.candleAt(assetId, "daily", time), time);
  const best = closer(closer(point, hour, time), day, time);
  return isWithin(best?.time, time, tolerance) ? best : undefined;
}

/** Whether the candles of a period need not be asked: a quote is near, and it is not the first one after such a candle. */
function isEnough(
  quote: StoredQuote | undefined,
  before: number | undefined,
  coarser: CandlePeriod,
  { time, tolerance }: { time: number; tolerance: number },
): boolean {
  // As far as the candles' own quotes may lie from any time.
  const reach = CANDLE_LENGTH[coarser] / 2;
  if (quote === undefined || !isWithin(quote.time, time, Math.min(tolerance, reach))) return false;
  return quote.time <= time || quote.time % CANDLE_LENGTH[coarser] !== 0 || isWithin(before, time, reach);
}

export function isWithin(moment: number | undefined, time: number, reach: number): boolean {
  return moment !== undefined && Math.abs(moment - time) <= reach;
}

/** The closer of two quotes or rates; of two that are as close the earlier, of two at one time the first. */
export function closer<Timed extends { readonly time: number }>(
  one: Timed | undefined,
  other: Timed | undefined,
  time: number,
): Timed | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [near, far] = [Math.abs(one.time - time), Math.abs(other.time - time)];
  return far < near || (far === near && other.time < one.time) ? other : one;
}

/** The closer of two, if it is within `tolerance` ms of the time; otherwise null. */
export function closerWithin<Timed extends { readonly time: number }>(
  one: Timed | undefined,
  other: Timed | undefined,
  time: number,
  tolerance: number,
): Timed | null {
  const closest = closer(one, other, time);
  return closest !== undefined && isWithin(closest.time, time, tolerance) ? closest : null;
}

function closestPoint(
  reader: HistoryReader,
  assetId: number,
  before: StoredQuote | undefined,
  time: number,
): StoredQuote | undefined {
  const kept = closer(before, reader.pointAfter(assetId, time), time);
  return closer(kept, reader.newest(assetId), time);
}

function closestOfCandles(
  reader: HistoryReader,
  assetId: number,
  period: CandlePeriod,
  candle: Candle | undefined,
  time: number,
): StoredQuote | undefined {
  const next = reader.candleAfter(assetId, period, time);
  const opening = (of: Candle | undefined) => of && openingQuote(reader, assetId, period, of);
  const close = candle && closingQuote(candle, period);
  const own = closer(opening(candle), close, time);
  return closer(own, opening(next), time);
}

/** The quote with which a candle ends: at its last price. Only of a whole day is the volume that of 24 hours. */
export function closingQuote(candle: Candle, period: CandlePeriod): StoredQuote {
  const { close, marketCap, circulatingSupply, totalSupply } = candle;
  const end = candle.timeOpen + CANDLE_LENGTH[period] - 1;
  const time = Math.max(candle.timeOpen, Math.min(candle.lastUpdated, end));
  const volume24h = period === "daily" && time === end ? candle.volume : null;
  return { time, price: close, volume24h, marketCap, circulatingSupply, totalSupply };
}

/** The quote with which a candle begins. What it does not say is what the candle right before it ended with. */
export function openingQuote(
  reader: HistoryReader,
  assetId: number,
  period: CandlePeriod,
  candle: Candle,
): StoredQuote {
  const before = reader.candleAt(assetId, period, candle.timeOpen - 1);
  const isAdjacent = before !== undefined && before.timeOpen + CANDLE_LENGTH[period] === candle.timeOpen;
  const rest = isAdjacent ? closingQuote(before, period) : UNKNOWN;
  return { ...rest, time: candle.timeOpen, price: candle.open };
}

const UNKNOWN = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
