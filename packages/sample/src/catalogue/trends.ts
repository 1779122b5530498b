import type { TrendPeriod, Trends } from "@market-data/market";
import { dayNumber } from "../clock.ts";
import { sampleCoins } from "../coins/coins.ts";
import { random, seedFor } from "../random.ts";

const LENGTH = 300;
/** The first coins of each list, as in the contract's examples. */
const [SEARCHED, VISITED] = [
  [1, 5426],
  [1, 1027],
];
/** Days between two changes of a list. */
const DAYS: Readonly<Record<TrendPeriod, number>> = { "24h": 1, "7d": 7, "30d": 30 };

/** The most searched and the most visited coins of the UTC day, week and month. */
export function trendsAt(newest: number): Trends {
  const ids = sampleCoins()
    .all.filter(
      ({ metadata, trading }) =>
        metadata.status === "active" && trading !== null && metadata.dateAdded <= newest,
    )
    .map(({ metadata }) => metadata.id);
  const trend = (seed: number, first: readonly number[], period: TrendPeriod) => {
    const periodSeed = seedFor(Math.floor(dayNumber(newest) / DAYS[period]), seed + DAYS[period]);
    const others = ids
      .filter((id) => !first.includes(id))
      .map((id, index) => ({ id, likes: random(periodSeed, id) / (index + 20) }))
      .sort((one, other) => other.likes - one.likes);
    return [...first, ...others.map(({ id }) => id)].slice(0, LENGTH);
  };
  const trends = (seed: number, first: readonly number[]) => ({
    "24h": trend(seed, first, "24h"),
    "7d": trend(seed, first, "7d"),
    "30d": trend(seed, first, "30d"),
  });
  return { searched: trends(100, SEARCHED), visited: trends(200, VISITED) };
}
