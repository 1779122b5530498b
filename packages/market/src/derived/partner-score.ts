import type { Candle } from "../store/history.ts";
import { product } from "../values/rounding.ts";
import { getDeviation, getLogChanges } from "../values/statistics.ts";

/** The maximum and minimum number of daily price changes for the volatility. */
export const VOLATILITY_DAYS = 30;
const MIN_VOLATILITY_DAYS = 7;

/** The maximum points of each part of a score. */
const POINTS = { size: 500, liquidity: 300, steadiness: 200 };
/** The deviation of daily changes at which steadiness is zero. */
const MAX_DEVIATION = 0.1;

/** The lowest score of each grade. */
const GRADES = [
  [900, "S"],
  [750, "A"],
  [650, "B"],
  [500, "C"],
] as const;

type Grade = (typeof GRADES)[number][1] | "F";

/**
 * The score of a cryptocurrency at the end of a UTC day, from 0 to 1000, by the formula in
 * spec/guides/computed-values.md; null if the market cap or volume is unknown, or with too few days.
 *
 * @param days The daily candles up to the day, newest last.
 */
export function getScore(days: readonly Candle[]): number | null {
  const last = days.at(-1);
  const closes = days.slice(-VOLATILITY_DAYS - 1).map(({ close }) => close);
  if (last === undefined || closes.length <= MIN_VOLATILITY_DAYS) return null;
  const marketCap = last.marketCap ?? product(last.close, last.circulatingSupply);
  if (marketCap === null || last.volume === null) return null;
  const deviation = getDeviation(getLogChanges(closes).filter(Number.isFinite)) ?? MAX_DEVIATION;
  return Math.round(
    POINTS.size * scale(Math.log10(marketCap), 6, 12) +
      POINTS.liquidity * scale(Math.log10(last.volume), 4, 10) +
      POINTS.steadiness * scale(MAX_DEVIATION - deviation, 0, MAX_DEVIATION),
  );
}

/** @param score From 0 to 1000. */
export function getGrade(score: number): Grade {
  return GRADES.find(([from]) => score >= from)?.[1] ?? "F";
}

/** The position of a value between two others, from 0 to 1. */
function scale(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
