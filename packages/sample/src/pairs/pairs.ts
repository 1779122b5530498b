import type { MarketPair, PairSide } from "@market-data/market";
import type { TradedCoin } from "../coins/coin.ts";
import { sampleCoins } from "../coins/coins.ts";
import { rounded } from "../course/digits.ts";
import { chance, seedOf } from "../course/noise.ts";
import { rateAt } from "../fiats/fiat-rates.ts";
import { sampleFiats } from "../fiats/fiats.ts";
import { activeExchanges } from "./exchanges.ts";
import { madePairs } from "./made-pairs.ts";
import type { PairDescription } from "./pair-description.ts";

const plain = { category: "spot", feeType: "percentage", isExcluded: false, notice: null } as const;
const [BITCOIN, ETHEREUM, TETHER, EURO, US_DOLLAR] = [1, 1027, 825, 2790, 2781];

/** Of the contract's examples. Shares of Bitcoin's volume are of what other coins' pairs leave of it. */
const examplePairs: readonly PairDescription[] = (
  [
    [5001, 101, BITCOIN, TETHER, 5 / 7],
    [5002, 102, BITCOIN, EURO, 2 / 7],
    [5003, 102, ETHEREUM, BITCOIN, 1 / 7],
    [5004, 101, ETHEREUM, TETHER, 6 / 7],
    [5005, 101, 1839, TETHER, 1],
    [5006, 101, 5426, TETHER, 5 / 6],
    [5007, 102, 5426, EURO, 1 / 6],
    [5008, 101, 1697, TETHER, 1],
    [5009, 102, 9001, TETHER, 1],
    [5010, 101, 9002, US_DOLLAR, 1],
  ] as const
).map(([marketId, exchangeId, baseId, quoteId, share]) => ({
  ...plain,
  marketId,
  exchangeId,
  baseId,
  quoteId,
  share,
}));

let described: readonly PairDescription[] | undefined;
const fiats = new Map(sampleFiats.map((fiat) => [fiat.id, fiat]));
const exchangeSlugs = new Map(activeExchanges.map(({ id, slug }) => [id, slug]));

/** The pairs of the coins that are traded in a minute. */
export function pairsAt(newest: number): MarketPair[] {
  described ??= [...examplePairs, ...madePairs()];
  return described.flatMap((pair) => {
    const base = sampleCoins().traded.get(pair.baseId);
    return base?.isTradedAt(newest) === true ? [pairAt(pair, base, newest)] : [];
  });
}

function pairAt(pair: PairDescription, base: TradedCoin, newest: number): MarketPair {
  const { marketId, exchangeId, category, feeType, isExcluded, notice, share } = pair;
  const quote = quoteSide(pair.quoteId, newest);
  const worth = base.price.at(newest);
  const price = rounded(worth / quote.usd);
  const volume = share === null ? null : share * volumeOf(base, newest);
  const seed = seedOf(marketId, 12);
  return {
    marketId,
    exchangeId,
    base: { currencyId: base.id, type: "cryptocurrency", exchangeSymbol: symbolOf(base) },
    quote: quote.side,
    category,
    feeType,
    url: `https://${exchangeSlugs.get(exchangeId)}.example.com/trade/${marketId}`,
    notice,
    price,
    volume24hBase: volume === null ? null : rounded(volume / worth),
    volume24hQuote: volume === null ? null : rounded(volume / quote.usd),
    volumeExcluded: isExcluded,
    effectiveLiquidity: volume === null ? null : rounded(volume * (0.01 + 0.05 * chance(seed, 1))),
    marketScore: Math.round(1000 * chance(seed, 2)),
    marketReputation: rounded(Math.round(100 * chance(seed, 3)) / 100),
    lastUpdated: newest,
  };
}

/** What a coin's own pairs share in: what is traded in it, but not against it. */
function volumeOf(base: TradedCoin, newest: number): number {
  const volume = base.volume.ofLastDays(1, newest);
  if (base.id !== BITCOIN) return volume;
  const ether = sampleCoins().traded.get(ETHEREUM)?.volume.ofLastDays(1, newest) ?? 0;
  return Math.max(0.1 * volume, volume - ether / 7);
}

function quoteSide(id: number, newest: number): { side: PairSide; usd: number } {
  const fiat = fiats.get(id);
  if (fiat !== undefined) {
    return { side: { currencyId: id, type: "fiat", exchangeSymbol: fiat.symbol }, usd: rateAt(fiat, newest) };
  }
  const coin = sampleCoins().traded.get(id);
  if (coin === undefined) throw new RangeError(`There is no currency ${id}.`);
  const side: PairSide = { currencyId: id, type: "cryptocurrency", exchangeSymbol: symbolOf(coin) };
  return { side, usd: coin.price.at(newest) };
}

/** Exchanges have a name of their own for the coin that shares its symbol. */
function symbolOf({ facts }: TradedCoin): string {
  return facts.id === 9001 ? "EXBAT" : facts.symbol;
}
