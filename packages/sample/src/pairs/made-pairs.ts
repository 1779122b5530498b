import { sampleCoins } from "../coins/coins.ts";
import { chance, pick, seedOf } from "../course/noise.ts";
import { activeExchanges } from "./exchanges.ts";
import type { PairDescription } from "./pair-description.ts";

/** The first of the made coins is a dollar; the largest others are traded against it. */
const SAMPLE_DOLLAR = 10_001;
const AGAINST_DOLLAR = 60;
const FIRST_MARKET = 6001;
const MOST = 5;
/** US dollar, euro, pound, yen, won, lira, real. */
const FIATS = [2781, 2790, 2791, 2797, 2798, 2810, 2783];
const FEES = [
  "percentage",
  "percentage",
  "percentage",
  "no-fees",
  "transactional-mining",
  "unknown",
] as const;
const CATEGORIES = ["spot", "spot", "spot", "spot", "derivatives", "perpetual"] as const;

/**
 * Pairs of the coins that the examples do not show: the volumes that count of each coin's pairs add up to its own. Beside
 * them some have a pair whose volume does not count, and one off the exchanges, whose volume nobody tells.
 */
export function madePairs(): PairDescription[] {
  const ids = [...sampleCoins().traded.values()]
    .filter(({ facts }) => facts.status === "active" && facts.id > SAMPLE_DOLLAR)
    .map(({ id }) => id);
  return ids.flatMap((baseId, index) => pairsOf(baseId, FIRST_MARKET + index * MOST, index < AGAINST_DOLLAR));
}

function pairsOf(baseId: number, firstMarket: number, isLarge: boolean): PairDescription[] {
  const seed = seedOf(baseId, 13);
  const counted = 1 + Math.floor(3 * chance(seed, 0) ** 2);
  const parts = Array.from({ length: counted }, (_, number) => 0.1 + chance(seed, 10 + number));
  const sum = parts.reduce((total, part) => total + part, 0);
  const pairs = parts.map((part, number) => ({
    marketId: firstMarket + number,
    exchangeId: pick(activeExchanges, seed, 20 + number).id,
    baseId,
    quoteId: isLarge && number === 0 ? SAMPLE_DOLLAR : pick(FIATS, seed, 30 + number),
    share: part / sum,
    category: pick(CATEGORIES, seed, 40 + number),
    feeType: pick(FEES, seed, 50 + number),
    isExcluded: false,
    notice: null,
  }));
  return [...pairs, ...oddPairs(baseId, firstMarket + counted, seed)];
}

function oddPairs(baseId: number, marketId: number, seed: number): PairDescription[] {
  const luck = chance(seed, 60);
  if (luck >= 0.2) return [];
  const isOtc = luck < 0.07;
  return [
    {
      marketId,
      exchangeId: pick(activeExchanges, seed, 61).id,
      baseId,
      quoteId: pick(FIATS, seed, 62),
      share: isOtc ? null : 0.5,
      category: isOtc ? "otc" : "spot",
      feeType: "no-fees",
      isExcluded: !isOtc,
      notice: isOtc ? null : "Its volume is **not counted**.",
    },
  ];
}
