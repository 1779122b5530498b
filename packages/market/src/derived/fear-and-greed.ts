import { deriveValues, type MarketValues } from "../rows/market-values.ts";
import { toGroupTotals } from "../store/market-totals.ts";
import { getDeviation, getLogChanges, getMean } from "../values/statistics.ts";

/** The number of previous days to compare a value with. */
export const COMPARED_DAYS = 90;
/** The minimum number of previous days. */
export const MIN_COMPARED_DAYS = 30;
const VOLATILITY_DAYS = 30;
const VOLUME_DAYS = 30;

/** The weight of each component in percent, relative to the known components. */
export const WEIGHTS = { momentum: 40, volatility: 25, volume: 20, dominance: 15 } as const;

type Part = keyof typeof WEIGHTS;

/**
 * The Fear and Greed value from 0 (fear) to 100 (greed), by the formula in spec/guides/computed-values.md; undefined
 * with too few days to compare with.
 *
 * @param before The market on each of the previous days, newest last.
 */
export function getFearAndGreed(now: MarketValues, before: readonly MarketValues[]): number | undefined {
  const days = before.slice(-COMPARED_DAYS);
  const all = [...days, now];
  const caps = all.map((values) => toGroupTotals(values, "all").marketCap);
  if (caps.filter(isKnown).length <= MIN_COMPARED_DAYS) return undefined;
  const volumes = all.slice(-VOLUME_DAYS - 1).map((values) => toGroupTotals(values, "all").volume24h);
  const shares = all.map((values) => deriveValues(values).btcDominance);
  const scores: Readonly<Record<Part, number | undefined>> = {
    momentum: scoreRatio(compareLast(caps), 250),
    volatility: scoreRatio(compareVolatility(caps), -100),
    volume: scoreRatio(compareLast(volumes), 50),
    dominance: scoreDifference(shares),
  };
  return combine(scores);
}

/** The lowest value of each band. */
const BANDS = [
  [80, "Extreme Greed"],
  [60, "Greed"],
  [40, "Neutral"],
  [20, "Fear"],
  [0, "Extreme Fear"],
] as const;

export type Band = (typeof BANDS)[number][1];

/** @param value From 0 to 100. */
export function getBand(value: number): Band {
  return BANDS.find(([from]) => value >= from)?.[1] ?? "Extreme Fear";
}

function isKnown(value: number | null): value is number {
  return value !== null;
}

function combine(scores: Readonly<Record<Part, number | undefined>>): number | undefined {
  let [sum, weights] = [0, 0];
  for (const [part, weight] of Object.entries(WEIGHTS)) {
    const score = scores[part as Part];
    if (score === undefined) continue;
    sum += weight * score;
    weights += weight;
  }
  return weights === 0 ? undefined : Math.round(sum / weights);
}

/** The ratio of the last value to the mean of the known values before. */
function compareLast(values: readonly (number | null)[]): number | undefined {
  const last = values.at(-1) ?? null;
  const before = getMean(values.slice(0, -1).filter(isKnown));
  return last === null || before === undefined || before === 0 ? undefined : last / before;
}

/** The ratio of the newest days' volatility to the volatility of all days. */
function compareVolatility(caps: readonly (number | null)[]): number | undefined {
  if ((caps.at(-1) ?? null) === null) return undefined;
  const changes = getLogChanges(caps.filter(isKnown));
  const [recent, all] = [getDeviation(changes.slice(-VOLATILITY_DAYS)), getDeviation(changes)];
  return recent === undefined || all === undefined || all === 0 ? undefined : recent / all;
}

/** 50 for a ratio of 1; each unit above adds `slope`. */
function scoreRatio(ratio: number | undefined, slope: number): number | undefined {
  return ratio === undefined || !Number.isFinite(ratio) ? undefined : clamp(50 + slope * (ratio - 1));
}

/** 50 for the mean share; each percentage point above takes 10 away. */
function scoreDifference(shares: readonly (number | null)[]): number | undefined {
  const last = shares.at(-1) ?? null;
  const mean = getMean(shares.slice(0, -1).filter(isKnown));
  return last === null || mean === undefined ? undefined : clamp(50 - 10 * (last - mean));
}

function clamp(score: number): number {
  return Math.min(100, Math.max(0, score));
}
