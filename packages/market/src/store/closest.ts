import type { Bar, BarPeriod, Point } from "./history.ts";
import { BAR_LENGTH, type HistoryReader } from "./history-reader.ts";

/**
 * The quote of an asset that is closest to a time and no further away than `tolerance` ms; undefined where there is
 * none. A point within half an hour comes before what bars say, an hour's opening or close within half a day before a
 * day's: finer history knows more. Only where finer history begins as a bar ends, that bar's close is closer.
 * Of two that are as close, the earlier one.
 */
export function closestQuote(
  reader: HistoryReader,
  assetId: number,
  time: number,
  tolerance: number,
): Point | undefined {
  const at = { time, tolerance };
  const pointBefore = reader.pointAt(assetId, time);
  const point = closestPoint(reader, assetId, pointBefore, time);
  if (isEnough(point, pointBefore?.time, "hourly", at)) return point;
  const hourBefore = reader.barAt(assetId, "hourly", time);
  const hour = closestOfBars(reader, assetId, "hourly", hourBefore, time);
  if (isEnough(hour, hourBefore?.timeOpen, "daily", at)) return closer(point, hour, time);
  const day = closestOfBars(reader, assetId, "daily", reader.barAt(assetId, "daily", time), time);
  const best = closer(closer(point, hour, time), day, time);
  return isWithin(best?.time, time, tolerance) ? best : undefined;
}

/** Whether the bars of a period need not be asked: a quote is near, and it is not the first one after such a bar. */
function isEnough(
  quote: Point | undefined,
  before: number | undefined,
  coarser: BarPeriod,
  { time, tolerance }: { time: number; tolerance: number },
): boolean {
  // As far as the bars' own quotes may lie from any time.
  const reach = BAR_LENGTH[coarser] / 2;
  if (quote === undefined || !isWithin(quote.time, time, Math.min(tolerance, reach))) return false;
  return quote.time <= time || quote.time % BAR_LENGTH[coarser] !== 0 || isWithin(before, time, reach);
}

function isWithin(moment: number | undefined, time: number, reach: number): boolean {
  return moment !== undefined && Math.abs(moment - time) <= reach;
}

/** The closer of two quotes; of two that are as close the earlier, of two at one time the first. */
function closer(one: Point | undefined, other: Point | undefined, time: number): Point | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [near, far] = [Math.abs(one.time - time), Math.abs(other.time - time)];
  return far < near || (far === near && other.time < one.time) ? other : one;
}

function closestPoint(
  reader: HistoryReader,
  assetId: number,
  before: Point | undefined,
  time: number,
): Point | undefined {
  const kept = closer(before, reader.pointAfter(assetId, time), time);
  return closer(kept, reader.newest(assetId), time);
}

function closestOfBars(
  reader: HistoryReader,
  assetId: number,
  period: BarPeriod,
  bar: Bar | undefined,
  time: number,
): Point | undefined {
  const next = reader.barAfter(assetId, period, time);
  const opening = (of: Bar | undefined) => of && openingQuote(reader, assetId, period, of);
  const close = bar && closingQuote(bar, period);
  const own = closer(opening(bar), close, time);
  return closer(own, opening(next), time);
}

/** The quote with which a bar ends: at its last price. Only of a whole day is the volume that of 24 hours. */
export function closingQuote(bar: Bar, period: BarPeriod): Point {
  const { close, marketCap, circulatingSupply, totalSupply } = bar;
  const end = bar.timeOpen + BAR_LENGTH[period] - 1;
  const time = Math.max(bar.timeOpen, Math.min(bar.lastUpdated, end));
  const volume24h = period === "daily" && time === end ? bar.volume : null;
  return { time, price: close, volume24h, marketCap, circulatingSupply, totalSupply };
}

/** The quote with which a bar begins. What it does not say is what the bar right before it ended with. */
function openingQuote(reader: HistoryReader, assetId: number, period: BarPeriod, bar: Bar): Point {
  const before = reader.barAt(assetId, period, bar.timeOpen - 1);
  const isAdjacent = before !== undefined && before.timeOpen + BAR_LENGTH[period] === bar.timeOpen;
  const rest = isAdjacent ? closingQuote(before, period) : UNKNOWN;
  return { ...rest, time: bar.timeOpen, price: bar.open };
}

const UNKNOWN = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
