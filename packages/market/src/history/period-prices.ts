import { convertedOrNull } from "../conversion/convert.ts";
import { type Candle, type CandlePeriod, isDerived } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";

/** The last millisecond of a period. */
export function closeTime({ timeOpen }: Pick<Candle, "timeOpen">, period: CandlePeriod): number {
  return timeOpen + CANDLE_LENGTH[period] - 1;
}

/** Whether the last candle covers the current, unfinished period. */
export function endIncomplete(
  candles: readonly Pick<Candle, "timeOpen">[],
  period: CandlePeriod,
  now: number,
): boolean {
  const last = candles.at(-1);
  return last !== undefined && closeTime(last, period) >= now;
}

/** The time of the rate for all values of a period: its end, or for the current period the time of its last price. */
export function getRateTime(
  candle: Pick<Candle, "timeOpen" | "lastUpdated">,
  period: CandlePeriod,
  now: number,
): number {
  const end = closeTime(candle, period);
  return end < now ? end : Math.max(candle.timeOpen, Math.min(candle.lastUpdated, end));
}

/** The mark of a candle derived from prices; no field for an imported candle. */
export function markDerived(candle: Candle): { is_derived?: true } {
  return isDerived(candle) ? { is_derived: true } : {};
}

/** The prices of a period in one currency. */
export interface Prices {
  open: number;
  high: number;
  low: number;
  close: number;
}

/**
 * Converts the prices of a period at one rate, so that open and close stay between low and high. Null if one of them
 * cannot be represented.
 */
export function convertPrices(candle: Readonly<Prices>, rate: number): Prices | null {
  const open = convertedOrNull(candle.open, rate);
  const high = convertedOrNull(candle.high, rate);
  const low = convertedOrNull(candle.low, rate);
  const close = convertedOrNull(candle.close, rate);
  return open === null || high === null || low === null || close === null ? null : { open, high, low, close };
}
