import type { Candle } from "../store/history.ts";
import { product } from "../values/rounding.ts";
import { getDeviation, getLogChanges } from "../values/statistics.ts";

/** How many daily changes of the price the volatility of a score is of at most, and at least. */
export const VOLATILITY_DAYS = 30;
const MIN_VOLATILITY_DAYS = 7;

/** What each part of a score is worth at most, in points. */
const POINTS = { size: 500, liquidity: 300, steadiness: 200 };
/** A deviation of the daily changes from which on a price counts as not steady at all. */
const MAX_DEVIATION = 0.1;

/** From which score on each grade reaches. */
const GRADES = [
  [900, "S"],
  [750, "A"],
  [650, "B"],
  [500, "C"],
] as const;

export type Grade = (typeof GRADES)[number][1] | "F";

/**
 * The score of a cryptocurrency at the end of a UTC day, from 0 to 1000, as spec/guides/figures.md states its formula;
 * null where its market cap or volume is unknown, or too few days.
 *
 * @param days Its daily candles up to that day, the newest last.
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

/** Where a value lies between two others, from 0 to 1. */
function scale(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
