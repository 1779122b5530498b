import type { Candle, CandlePeriod, Side, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";

/**
 * The quote of an asset closest to a time, at most `tolerance` ms away; undefined if there is none. Finer history wins:
 * a quote within half an hour, then the opening or close of an hour within half a day, then of a day. Exception: where
 * finer history begins at the end of a candle, the candle's close is closer. The earlier quote wins a tie.
 *
 * @param side With `before`, quotes after the time do not count.
 */
export function closestQuote(
  reader: HistoryReader,
  assetId: number,
  time: number,
  tolerance: number,
  side: Side = "either",
): StoredQuote | undefined {
  const at = { time, tolerance, side };
  const quoteBefore = reader.quoteAt(assetId, time);
  const quote = closestStoredQuote(reader, assetId, quoteBefore, at);
  if (isEnough(quote, quoteBefore?.time, "hourly", at)) return quote;
  const hourBefore = reader.candleAt(assetId, "hourly", time);
  const hour = findClosestCandleQuote(reader, assetId, "hourly", hourBefore, at);
  if (isEnough(hour, hourBefore?.timeOpen, "daily", at)) return closer(quote, hour, time);
  const day = findClosestCandleQuote(reader, assetId, "daily", reader.candleAt(assetId, "daily", time), at);
  const best = closer(closer(quote, hour, time), day, time);
  return isWithin(best?.time, time, tolerance) ? best : undefined;
}

/** A requested time with the range of acceptable quotes. */
interface Wanted {
  readonly time: number;
  readonly tolerance: number;
  readonly side: Side;
}

/** Whether candles of a period can be skipped: a quote is near and is not the first quote after such a candle. */
function isEnough(
  quote: StoredQuote | undefined,
  before: number | undefined,
  coarser: CandlePeriod,
  { time, tolerance }: Wanted,
): boolean {
  // The maximum distance between any time and the nearest opening or close of a candle.
  const reach = CANDLE_LENGTH[coarser] / 2;
  if (quote === undefined || !isWithin(quote.time, time, Math.min(tolerance, reach))) return false;
  return quote.time <= time || quote.time % CANDLE_LENGTH[coarser] !== 0 || isWithin(before, time, reach);
}

export function isWithin(moment: number | undefined, time: number, reach: number): boolean {
  return moment !== undefined && Math.abs(moment - time) <= reach;
}

/** The closer of two quotes or rates. The earlier one wins a tie, the first one at equal times. */
export function closer<Timed extends { readonly time: number }>(
  one: Timed | undefined,
  other: Timed | undefined,
  time: number,
): Timed | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [near, far] = [Math.abs(one.time - time), Math.abs(other.time - time)];
  return far < near || (far === near && other.time < one.time) ? other : one;
}

/** The closer of two quotes or rates if it is within `tolerance` ms, else null. */
export function closerWithin<Timed extends { readonly time: number }>(
  one: Timed | undefined,
  other: Timed | undefined,
  time: number,
  tolerance: number,
): Timed | null {
  const closest = closer(one, other, time);
  return closest !== undefined && isWithin(closest.time, time, tolerance) ? closest : null;
}

function closestStoredQuote(
  reader: HistoryReader,
  assetId: number,
  before: StoredQuote | undefined,
  { time, side }: Wanted,
): StoredQuote | undefined {
  const newest = reader.newest(assetId);
  if (side === "before")
    return newest !== undefined && newest.time <= time ? closer(before, newest, time) : before;
  return closer(closer(before, reader.quoteAfter(assetId, time), time), newest, time);
}

function findClosestCandleQuote(
  reader: HistoryReader,
  assetId: number,
  period: CandlePeriod,
  candle: Candle | undefined,
  { time, side }: Wanted,
): StoredQuote | undefined {
  const opening = (of: Candle | undefined) => of && openingQuote(reader, assetId, period, of);
  const close = candle && closingQuote(candle, period);
  if (side === "before") return close !== undefined && close.time <= time ? close : opening(candle);
  const own = closer(opening(candle), close, time);
  return closer(own, opening(reader.candleAfter(assetId, period, time)), time);
}

/** The quote at the last price of a candle. Only a daily candle has a 24-hour volume. */
export function closingQuote(candle: Candle, period: CandlePeriod): StoredQuote {
  const { close, marketCap, circulatingSupply, totalSupply } = candle;
  const end = candle.timeOpen + CANDLE_LENGTH[period] - 1;
  const time = Math.max(candle.timeOpen, Math.min(candle.lastUpdated, end));
  const volume24h = period === "daily" && time === end ? candle.volume : null;
  return { time, price: close, volume24h, marketCap, circulatingSupply, totalSupply };
}

/** The quote at the opening of a candle. Missing values come from the end of the candle right before. */
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
