import { DAY, EXAMPLES_CLOCK, MINUTE } from "../clock.ts";
import { random, seedFor } from "../random.ts";
import { toDigits } from "../rounding.ts";
import { type CoinDescription, type Extras, NO_EXTRAS, type Supply, type Trading } from "./coin.ts";
import { generatedMetadata, type Kind, kindAt } from "./generated-metadata.ts";

/** How many coins the sample market has in addition to those of the examples. */
const GENERATED_COINS = 990;
/** Market cap of the largest coin, before all are scaled to the total; how fast caps fall from one to the next. */
const LARGEST = 80e9;
const FALL = 0.238;
const CURVE = 0.6;

/** The index of each random number of a coin, so that no two correlate. */
const DRAW = { price: 1, supply: 2, volume: 3, volatility: 4, growth: 5, extras: 6, end: 7, maximum: 8 };

/**
 * The coins that the contract's examples do not show. Their market caps fall from the largest to the smallest as those
 * of real markets do, and add up to `total` US dollars at the examples' clock.
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

/** The price of the first coin is one dollar, so its supply can make up the rest of the total. */
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
    hasFullHistory: false,
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

/** Trading of inactive coins ended some time in 2025. */
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

/** Rounded up to two significant digits. */
function roundAbove(units: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return Math.ceil(units / power) * power;
}
