import { toDigits } from "../course/digits.ts";
import { DAY, EXAMPLES_CLOCK, MINUTE } from "../course/moments.ts";
import { chance, seedOf } from "../course/noise.ts";
import type { CoinDescription, Extras, Supply, Trading } from "./coin.ts";
import { NO_EXTRAS } from "./coin.ts";
import { factsOf, type Kind, kindOf } from "./made-facts.ts";

/** How many coins the sample market has beside those of the examples. */
export const MADE_COINS = 990;
/** Market cap of the largest ones, before all are scaled to the total; how fast caps fall from one to the next. */
const LARGEST = 80e9;
const FALL = 0.238;
const CURVE = 0.6;

/** The uses of a coin's chances, so that no two of them go together. */
const use = { price: 1, supply: 2, volume: 3, volatility: 4, growth: 5, extras: 6, end: 7, maximum: 8 };

/**
 * The coins that the contract's examples do not show. Their market caps fall from the largest to the smallest as those
 * of real markets do, and add up to `total` US dollars at the examples' clock.
 */
export function madeCoins(total: number): CoinDescription[] {
  const kinds = Array.from({ length: MADE_COINS }, (_, index) => kindOf(index));
  const caps = kinds.map((kind, index) => (countsAs(kind) ? LARGEST * Math.exp(-FALL * index ** CURVE) : 0));
  const scale = total / caps.reduce((sum, cap) => sum + cap, 0);
  const coins = kinds.map((kind, index) => madeCoin(index, kind, (caps[index] as number) * scale));
  const [first, ...rest] = coins as [CoinDescription, ...CoinDescription[]];
  const others = rest.reduce((sum, coin) => sum + countedCap(coin), 0);
  return [withCirculating(first, Math.round((total - others) * 100) / 100), ...rest];
}

/** Whether a coin's market cap is part of the total. */
function countsAs({ status, isWrapped, hasUnknownSupply }: Kind): boolean {
  return status === "active" && !isWrapped && !hasUnknownSupply;
}

function countedCap({ facts, trading }: CoinDescription): number {
  if (trading === null || facts.status !== "active" || !trading.extras.isCounted) return 0;
  return (trading.price.knots[0]?.price ?? 0) * (trading.supply.circulating ?? 0);
}

/** The first coin is worth one dollar: its supply makes the total come out. */
function withCirculating(coin: CoinDescription, circulating: number): CoinDescription {
  if (coin.trading === null) throw new RangeError("The first coin has to be traded.");
  return { ...coin, trading: { ...coin.trading, supply: { circulating, total: circulating, growth: 0 } } };
}

function madeCoin(index: number, kind: Kind, cap: number): CoinDescription {
  const facts = factsOf(index, kind);
  if (kind.status === "untracked" && index % 2 === 1) return { facts, trading: null };
  const trading = tradingOf(facts, kind, cap > 0 ? cap : LARGEST * 0.0005);
  const hasMaximum = !facts.infiniteSupply && chance(seedOf(facts.id, 9), use.maximum) < 0.7;
  const { total } = trading.supply;
  return { facts: { ...facts, maxSupply: hasMaximum && total !== null ? roundAbove(total) : null }, trading };
}

function tradingOf(facts: CoinDescription["facts"], kind: Kind, cap: number): Trading {
  const { id, infiniteSupply } = facts;
  const lucky = (what: number) => chance(seedOf(id, 9), what);
  const price = kind.isStable ? 1 : toDigits(10 ** (4.5 * lucky(use.price) - 2), 4);
  const units = wholeUnits(cap / price);
  const known: Supply = {
    circulating: units,
    total: wholeUnits(units * (1 + 0.4 * lucky(use.supply))),
    growth: infiniteSupply && !kind.isStable ? 0.06 * lucky(use.growth) : 0,
  };
  const daily = cap * (0.01 + 0.14 * lucky(use.volume) ** 2);
  return {
    ...termOf(facts, lucky),
    isLong: false,
    price: {
      seed: seedOf(id, 1),
      volatility: kind.isStable ? 0.0008 : 0.35 + 0.75 * lucky(use.volatility),
      knots: [EXAMPLES_CLOCK - MINUTE, EXAMPLES_CLOCK].map((time) => ({ time, price })),
    },
    volume: { seed: seedOf(id, 2), units: daily / price },
    supply: kind.hasUnknownSupply ? { circulating: null, total: null, growth: 0 } : known,
    extras: extrasOf(kind, units, lucky(use.extras)),
  };
}

/** Inactive coins stopped some time in 2025. */
function termOf({ status, dateAdded }: CoinDescription["facts"], lucky: (what: number) => number) {
  const lastDay = Date.UTC(2025, 2, 1) + Math.floor(lucky(use.end) * 240) * DAY;
  return { from: dateAdded, until: status === "inactive" ? lastDay : null };
}

function extrasOf(kind: Kind, units: number, luck: number): Extras {
  return {
    ...NO_EXTRAS,
    selfReported: kind.hasUnknownSupply || luck < 0.1 ? wholeUnits(units * 1.1) : null,
    unlocked: !kind.hasUnknownSupply && luck > 0.75 ? wholeUnits(units * luck) : null,
    isCounted: !kind.isWrapped,
    locked: kind.isDefi ? 0.2 + 0.6 * luck : null,
    reported: luck > 0.2 ? 1 + luck : null,
  };
}

function wholeUnits(units: number): number {
  return Math.max(1, Math.round(units));
}

/** The next number above that has two digits and zeros. */
function roundAbove(units: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return Math.ceil(units / power) * power;
}
