import type { MarketPair, PairSide } from "@market-data/market";
import type { ExchangeTotals } from "@market-data/market/store";
import { activeExchanges } from "../catalogue/exchanges.ts";
import type { TradedCoin } from "../coins/coin.ts";
import { sampleCoins } from "../coins/coins.ts";
import data from "../data/pairs.json" with { type: "json" };
import { rateAt, sampleFiats } from "../fiats.ts";
import { random, seedFor } from "../random.ts";
import { rounded } from "../rounding.ts";
import { generatedPairs, type PairDescription } from "./generated-pairs.ts";

const [BITCOIN, ETHEREUM] = [1, 1027];

/**
 * The pairs of the contract's examples. The shares of Bitcoin's pairs are fractions of its volume minus the volume of
 * Ether's pair against Bitcoin.
 */
const examplePairs = data.map(
  ({ part, of, ...ids }): PairDescription => ({
    ...ids,
    share: part / of,
    category: "spot",
    feeType: "percentage",
    isExcluded: false,
    notice: null,
  }),
);

let described: readonly PairDescription[] | undefined;
const byBase = new Map<number, PairDescription[]>();
const fiats = new Map(sampleFiats.map((fiat) => [fiat.id, fiat]));
const exchangeSlugs = new Map(activeExchanges.map(({ id, slug }) => [id, slug]));

/** Returns the pairs of all coins that are traded at the time `newest`. */
export function pairsAt(newest: number): MarketPair[] {
  return describePairs().flatMap((pair) => {
    const base = sampleCoins().traded.get(pair.baseId);
    return base?.isTradedAt(newest) === true ? [pairAt(pair, base, newest)] : [];
  });
}

/**
 * Adds the pairs of a base coin to the totals of their exchanges.
 *
 * @param volume The coin's 24-hour volume at this time, in USD. Null if unknown.
 */
export function addToExchanges(
  totals: ReadonlyMap<number, ExchangeTotals>,
  base: TradedCoin,
  volume: number | null,
  time: number,
): void {
  const paired = volume === null ? null : pairedVolume(base, volume, time);
  for (const { exchangeId, share, isExcluded } of describeCoinPairs(base)) {
    totals.get(exchangeId)?.add(share === null || paired === null ? null : share * paired, isExcluded);
  }
}

function describePairs(): readonly PairDescription[] {
  described ??= [...examplePairs, ...generatedPairs()];
  return described;
}

function describeCoinPairs({ id }: TradedCoin): readonly PairDescription[] {
  if (byBase.size === 0) {
    for (const pair of describePairs()) byBase.set(pair.baseId, [...(byBase.get(pair.baseId) ?? []), pair]);
  }
  return byBase.get(id) ?? [];
}

function pairAt(pair: PairDescription, base: TradedCoin, newest: number): MarketPair {
  const { marketId, exchangeId, category, feeType, isExcluded, notice, share } = pair;
  const quote = quoteSide(pair.quoteId, newest);
  const usd = base.price.at(newest);
  const price = rounded(usd / quote.usd);
  const ofBase = base.volume?.ofLastDays(1, newest);
  const volume = share === null || ofBase === undefined ? null : share * pairedVolume(base, ofBase, newest);
  const seed = seedFor(marketId, 12);
  return {
    marketId,
    exchangeId,
    base: { currencyId: base.id, type: "cryptocurrency", exchangeSymbol: exchangeSymbol(base) },
    quote: quote.side,
    category,
    feeType,
    url: `https://${exchangeSlugs.get(exchangeId)}.example.com/trade/${marketId}`,
    notice,
    price,
    volume24hBase: volume === null ? null : rounded(volume / usd),
    volume24hQuote: volume === null ? null : rounded(volume / quote.usd),
    volumeExcluded: isExcluded,
    effectiveLiquidity: volume === null ? null : rounded(volume * (0.01 + 0.05 * random(seed, 1))),
    marketScore: Math.round(1000 * random(seed, 2)),
    marketReputation: rounded(Math.round(100 * random(seed, 3)) / 100),
    lastUpdated: newest,
  };
}

/**
 * Returns the volume for the pairs of a base coin.
 * @param volume The volume of the coin.
 */
function pairedVolume(base: TradedCoin, volume: number, time: number): number {
  if (base.id !== BITCOIN) return volume;
  const ether = sampleCoins().traded.get(ETHEREUM)?.volume?.ofLastDays(1, time) ?? 0;
  return Math.max(0.1 * volume, volume - ether / 7);
}

function quoteSide(id: number, newest: number): { side: PairSide; usd: number } {
  const fiat = fiats.get(id);
  if (fiat !== undefined) {
    return { side: { currencyId: id, type: "fiat", exchangeSymbol: fiat.symbol }, usd: rateAt(fiat, newest) };
  }
  const coin = sampleCoins().traded.get(id);
  if (coin === undefined) throw new RangeError(`Unknown currency ${id}.`);
  const side: PairSide = { currencyId: id, type: "cryptocurrency", exchangeSymbol: exchangeSymbol(coin) };
  return { side, usd: coin.price.at(newest) };
}

/** Exchanges use a different symbol for the coin with an ambiguous symbol. */
function exchangeSymbol({ metadata }: TradedCoin): string {
  return metadata.id === 9001 ? "EXBAT" : metadata.symbol;
}
