import { convertedOrNull } from "../conversion/convert.ts";
import type { Bar, BarPeriod } from "../store/history.ts";
import { BAR_LENGTH } from "../store/history-reader.ts";

/** The last millisecond of a period. */
export function closeTime({ timeOpen }: Pick<Bar, "timeOpen">, period: BarPeriod): number {
  return timeOpen + BAR_LENGTH[period] - 1;
}

/**
 * The time whose rate converts all values of a period: its end, or for the current period the time of its last price.
 */
export function getRateTime(
  bar: Pick<Bar, "timeOpen" | "lastUpdated">,
  period: BarPeriod,
  now: number,
): number {
  const end = closeTime(bar, period);
  return end < now ? end : Math.max(bar.timeOpen, Math.min(bar.lastUpdated, end));
}

/** The prices of a period in some currency. */
export interface Prices {
  open: number;
  high: number;
  low: number;
  close: number;
}

/**
 * The prices of a period at one rate, so that open and close stay between low and high; null if one of them cannot be
 * represented.
 */
export function convertPrices(bar: Readonly<Prices>, rate: number): Prices | null {
  const open = convertedOrNull(bar.open, rate);
  const high = convertedOrNull(bar.high, rate);
  const low = convertedOrNull(bar.low, rate);
  const close = convertedOrNull(bar.close, rate);
  return open === null || high === null || low === null || close === null ? null : { open, high, low, close };
}
