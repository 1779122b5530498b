import type { MarketPair } from "@market-data/market";
import { activeExchanges } from "../catalogue/exchanges.ts";
import { sampleCoins } from "../coins/coins.ts";
import { FIRST_ID } from "../coins/generated-metadata.ts";
import { pick, random, seedFor } from "../random.ts";

/** A pair of the sample market. */
export interface PairDescription
  extends Pick<MarketPair, "marketId" | "exchangeId" | "category" | "feeType"> {
  readonly baseId: number;
  readonly quoteId: number;
  /** Fraction of the base coin's volume. Null for an exchange without a reported volume. */
  readonly share: number | null;
  readonly isExcluded: boolean;
  readonly notice: string | null;
}

/** The first generated coin is a stablecoin of one USD. The largest coins trade against the stablecoin. */
const SAMPLE_DOLLAR = FIRST_ID;
const TRADED_AGAINST_DOLLAR = 60;
const FIRST_MARKET = 6001;
const MAX_PAIRS = 5;
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
 * Creates the pairs of the generated coins. The counted volumes of a coin's pairs add up to the coin's volume. Some
 * coins have an additional pair with an uncounted volume, or an OTC pair without a volume.
 */
export function generatedPairs(): PairDescription[] {
  const ids = [...sampleCoins().traded.values()]
    .filter(({ metadata }) => metadata.status === "active" && metadata.id > SAMPLE_DOLLAR)
    .map(({ id }) => id);
  return ids.flatMap((baseId, index) =>
    coinPairs(baseId, FIRST_MARKET + index * MAX_PAIRS, index < TRADED_AGAINST_DOLLAR),
  );
}

function coinPairs(baseId: number, firstMarket: number, isLarge: boolean): PairDescription[] {
  const seed = seedFor(baseId, 13);
  const counted = 1 + Math.floor(3 * random(seed, 0) ** 2);
  const parts = Array.from({ length: counted }, (_, number) => 0.1 + random(seed, 10 + number));
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
  return [...pairs, ...uncountedPairs(baseId, firstMarket + counted, seed)];
}

function uncountedPairs(baseId: number, marketId: number, seed: number): PairDescription[] {
  const draw = random(seed, 60);
  if (draw >= 0.2) return [];
  const isOtc = draw < 0.07;
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
