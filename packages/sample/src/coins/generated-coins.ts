import { DAY, EXAMPLES_CLOCK, MINUTE } from "../clock.ts";
import { random, seedFor } from "../random.ts";
import { toDigits } from "../rounding.ts";
import { type CoinDescription, type Extras, NO_EXTRAS, type Supply, type Trading } from "./coin.ts";
import { generatedMetadata, type Kind, kindAt } from "./generated-metadata.ts";

/** Number of coins in addition to the coins of the examples. */
const GENERATED_COINS = 990;
/** Market cap of the largest coin before scaling, and the decrease from one coin to the next. */
const LARGEST = 80e9;
const FALL = 0.238;
const CURVE = 0.6;

/** One index per random number of a coin, so that the numbers do not correlate. */
const DRAW = { price: 1, supply: 2, volume: 3, volatility: 4, growth: 5, extras: 6, end: 7, maximum: 8 };

/**
 * Creates the coins beyond the contract's examples. Their market caps decrease as in real markets, and their sum is
 * `total` USD at the time of the examples.
 */
export function generatedCoins(total: number): CoinDescription[] {
  const kinds = Array.from({ length: GENERATED_COINS }, (_, index) => kindAt(index));
  const caps = kinds.map((kind, index) => (countsAs(kind) ? LARGEST * Math.exp(-FALL * index ** CURVE) : 0));
  const scale = total / caps.reduce((sum, cap) => sum + cap, 0);
  const coins = kinds.map((kind, index) => generatedCoin(index, kind, (caps[index] as number) * scale));
  const [first, ...rest] = coins as [CoinDescription, ...CoinDescription[]];
  const others = rest.reduce((sum, coin) => sum + countedCap(coin), 0);
  return [withCirculating(first, Math.round((total - others) * 100) / 100), ...rest];
}

/** Whether a coin's market cap is part of the total. */
function countsAs({ status, isWrapped, hasUnknownSupply }: Kind): boolean {
  return status === "active" && !isWrapped && !hasUnknownSupply;
}

function countedCap({ metadata, trading }: CoinDescription): number {
  if (trading === null || metadata.status !== "active" || !trading.extras.isCounted) return 0;
  return (trading.price.knots[0]?.price ?? 0) * (trading.supply.circulating ?? 0);
}

/** The first coin has a price of one USD. Its supply fills up the total. */
function withCirculating(coin: CoinDescription, circulating: number): CoinDescription {
  if (coin.trading === null) throw new RangeError("The first coin has to be traded.");
  return { ...coin, trading: { ...coin.trading, supply: { circulating, total: circulating, growth: 0 } } };
}

function generatedCoin(index: number, kind: Kind, cap: number): CoinDescription {
  const metadata = generatedMetadata(index, kind);
  if (kind.status === "untracked" && index % 2 === 1) return { metadata, trading: null };
  const trading = generatedTrading(metadata, kind, cap > 0 ? cap : LARGEST * 0.0005);
  const hasMaximum = !metadata.infiniteSupply && random(seedFor(metadata.id, 9), DRAW.maximum) < 0.7;
  const { total } = trading.supply;
  return {
    metadata: { ...metadata, maxSupply: hasMaximum && total !== null ? roundAbove(total) : null },
    trading,
  };
}

function generatedTrading(metadata: CoinDescription["metadata"], kind: Kind, cap: number): Trading {
  const { id, infiniteSupply } = metadata;
  const draw = (index: number) => random(seedFor(id, 9), index);
  const price = kind.isStable ? 1 : toDigits(10 ** (4.5 * draw(DRAW.price) - 2), 4);
  const units = wholeUnits(cap / price);
  const known: Supply = {
    circulating: units,
    total: wholeUnits(units * (1 + 0.4 * draw(DRAW.supply))),
    growth: infiniteSupply && !kind.isStable ? 0.06 * draw(DRAW.growth) : 0,
  };
  const daily = cap * (0.01 + 0.14 * draw(DRAW.volume) ** 2);
  return {
    ...tradingSpan(metadata, draw(DRAW.end)),
    history: "recent",
    price: {
      seed: seedFor(id, 1),
      volatility: kind.isStable ? 0.0008 : 0.35 + 0.75 * draw(DRAW.volatility),
      knots: [EXAMPLES_CLOCK - MINUTE, EXAMPLES_CLOCK].map((time) => ({ time, price })),
    },
    volume: { seed: seedFor(id, 2), unitsPerDay: daily / price },
    supply: kind.hasUnknownSupply ? { circulating: null, total: null, growth: 0 } : known,
    extras: extras(kind, units, draw(DRAW.extras)),
  };
}

/** Inactive coins stopped trading in 2025. */
function tradingSpan({ status, dateAdded }: CoinDescription["metadata"], draw: number) {
  const lastDay = Date.UTC(2025, 2, 1) + Math.floor(draw * 240) * DAY;
  return { from: dateAdded, until: status === "inactive" ? lastDay : null };
}

function extras(kind: Kind, units: number, draw: number): Extras {
  return {
    ...NO_EXTRAS,
    selfReported: kind.hasUnknownSupply || draw < 0.1 ? wholeUnits(units * 1.1) : null,
    unlocked: !kind.hasUnknownSupply && draw > 0.75 ? wholeUnits(units * draw) : null,
    isCounted: !kind.isWrapped,
    locked: kind.isDefi ? 0.2 + 0.6 * draw : null,
    reported: draw > 0.2 ? 1 + draw : null,
  };
}

function wholeUnits(units: number): number {
  return Math.max(1, Math.round(units));
}

/** Rounds up to two significant digits. */
function roundAbove(units: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return Math.ceil(units / power) * power;
}
