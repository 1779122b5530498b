import type { Bar, BarPeriod, Point } from "./history.ts";
import { BAR_LENGTH, type HistoryReader } from "./history-reader.ts";

/** How far away a quote may be and still come before coarser ones: as far as those may lie from any time. */
const POINT_REACH = BAR_LENGTH.hourly / 2;
const HOUR_REACH = BAR_LENGTH.daily / 2;

/**
 * The quote of an asset that is closest to a time and no further away than `tolerance` ms; undefined where there is
 * none. A point within half an hour comes before what bars say, an hour's opening or close within half a day before a
 * day's: finer history knows more. Of two that are as close, the earlier one.
 */
export function closestQuote(
  reader: HistoryReader,
  assetId: number,
  time: number,
  tolerance: number,
): Point | undefined {
  const point = closestPoint(reader, assetId, time);
  if (isWithin(point, time, Math.min(tolerance, POINT_REACH))) return point;
  const hour = closestOfBars(reader, assetId, "hourly", time);
  if (isWithin(hour, time, Math.min(tolerance, HOUR_REACH))) return closer(point, hour, time);
  const day = closestOfBars(reader, assetId, "daily", time);
  const best = closer(closer(point, hour, time), day, time);
  return isWithin(best, time, tolerance) ? best : undefined;
}

function isWithin(point: Point | undefined, time: number, reach: number): boolean {
  return point !== undefined && Math.abs(point.time - time) <= reach;
}

/** The closer of two quotes; of two that are as close the earlier, of two at one time the first. */
function closer(one: Point | undefined, other: Point | undefined, time: number): Point | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [near, far] = [Math.abs(one.time - time), Math.abs(other.time - time)];
  return far < near || (far === near && other.time < one.time) ? other : one;
}

function closestPoint(reader: HistoryReader, assetId: number, time: number): Point | undefined {
  const kept = closer(reader.pointAt(assetId, time), reader.pointAfter(assetId, time), time);
  return closer(kept, reader.newest(assetId), time);
}

function closestOfBars(
  reader: HistoryReader,
  assetId: number,
  period: BarPeriod,
  time: number,
): Point | undefined {
  const bar = reader.barAt(assetId, period, time);
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
