import type { TrendPeriod, Trends } from "@market-data/market";
import { sampleCoins } from "../coins/coins.ts";
import { dayOf } from "../course/moments.ts";
import { chance, seedOf } from "../course/noise.ts";

const LENGTH = 300;
/** Before all others, as in the contract's examples. */
const [MOST_SEARCHED, MOST_VISITED] = [
  [1, 5426],
  [1, 1027],
];
/** How many days one list stands. */
const DAYS: Readonly<Record<TrendPeriod, number>> = { "24h": 1, "7d": 7, "30d": 30 };

/** What is searched for and visited most, made up anew for each UTC day, week and month. */
export function trendsAt(newest: number): Trends {
  const ids = sampleCoins()
    .all.filter(
      ({ facts, trading }) => facts.status === "active" && trading !== null && facts.dateAdded <= newest,
    )
    .map(({ facts }) => facts.id);
  const lists = (seed: number, first: readonly number[]) => {
    const ofPeriod = (period: TrendPeriod) => {
      const turn = seedOf(Math.floor(dayOf(newest) / DAYS[period]), seed + DAYS[period]);
      const liked = ids
        .filter((id) => !first.includes(id))
        .map((id, index) => ({ id, likes: chance(turn, id) / (index + 20) }))
        .sort((one, other) => other.likes - one.likes);
      return [...first, ...liked.map(({ id }) => id)].slice(0, LENGTH);
    };
    return { "24h": ofPeriod("24h"), "7d": ofPeriod("7d"), "30d": ofPeriod("30d") };
  };
  return { searched: lists(100, MOST_SEARCHED), visited: lists(200, MOST_VISITED) };
}
