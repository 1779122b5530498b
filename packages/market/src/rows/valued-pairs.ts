import type { EnumerationValue } from "@market-data/openapi";
import { findCurrencyById, latestRate, latestRateTime } from "../conversion/convert.ts";
import type { Exchange, MarketPair, PairSide } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { getOrCreate } from "../values/maps.ts";
import { finiteOrNull } from "../values/rounding.ts";
import { compareKeys, type Direction } from "./ordering.ts";
import type { MarketView } from "./view.ts";

/** A market pair with its values in US dollars. */
export interface ValuedPair {
  readonly pair: MarketPair;
  readonly exchange: Exchange;
  /** Of one unit of the base, in US dollars: of the pair's market, or where that is unknown of the base itself. */
  readonly price: PairPrice | null;
  /** Of 24 hours, in US dollars. */
  readonly volume: number | null;
}

/** A price in US dollars, with its time. */
interface PairPrice {
  readonly usd: number;
  readonly time: number;
}

const valued = () => new Map<readonly MarketPair[], readonly ValuedPair[]>();
const sorted = () => new Map<readonly MarketPair[], Map<string, readonly ValuedPair[]>>();

/** The values of the active pairs of a currency or an exchange, computed once per snapshot. */
export function valuePairs(view: MarketView, pairs: readonly MarketPair[]): readonly ValuedPair[] {
  return getOrCreate(view.memoize(valued), pairs, () =>
    pairs.flatMap((pair) => valuePair(view.snapshot, pair)),
  );
}

/** The same in an order. */
export function sortedPairs(
  view: MarketView,
  pairs: readonly MarketPair[],
  sort: PairSort,
  direction: Direction,
): readonly ValuedPair[] {
  const orders = getOrCreate(view.memoize(sorted), pairs, () => new Map<string, readonly ValuedPair[]>());
  return getOrCreate(orders, `${sort} ${direction}`, () =>
    sortPairs(valuePairs(view, pairs), sort, direction),
  );
}

function valuePair(snapshot: Snapshot, pair: MarketPair): ValuedPair[] {
  const exchange = snapshot.exchanges.get(pair.exchangeId);
  // Active pairs have one.
  if (exchange === undefined) return [];
  const quoteRate = getRate(snapshot, pair.quote)?.usd ?? null;
  const price = getPrice(snapshot, pair, quoteRate);
  return [{ pair, exchange, price, volume: convertedVolume(pair, price, quoteRate) }];
}

/** A price of which nothing else says when it was is of the pair's time. */
function getPrice(snapshot: Snapshot, pair: MarketPair, quoteRate: number | null): PairPrice | null {
  const { base, price, lastUpdated } = pair;
  if (quoteRate !== null && price !== null) return { usd: price * quoteRate, time: lastUpdated };
  const rate = getRate(snapshot, base);
  return rate && { usd: rate.usd, time: rate.time ?? lastUpdated };
}

function getRate(snapshot: Snapshot, { currencyId }: PairSide) {
  const currency = findCurrencyById(snapshot, currencyId);
  const usd = currency === undefined ? null : latestRate(snapshot, currency);
  return currency === undefined || usd === null ? null : { usd, time: latestRateTime(snapshot, currency) };
}

/** From the volume of the quote side if known; else from that of the base side. */
function convertedVolume(
  { volume24hBase, volume24hQuote }: MarketPair,
  price: PairPrice | null,
  quoteRate: number | null,
): number | null {
  if (quoteRate !== null && volume24hQuote !== null) return finiteOrNull(volume24hQuote * quoteRate);
  return volume24hBase === null || price === null ? null : finiteOrNull(volume24hBase * price.usd);
}

/** The values of `sort` of market pairs. */
export type PairSort = EnumerationValue<"MarketPairsSort">;

type Value = (valued: ValuedPair) => number | null;

/**
 * What each sort compares, the first that differs deciding. The ranks put excluded volumes last, as the documents say;
 * that the plain one then goes by volume, and the advanced one by score, reputation and liquidity before it, is ours.
 */
const SORTS: Readonly<Record<PairSort, readonly Value[]>> = {
  volume_24h_strict: [({ volume }) => volume],
  svc_rank: [({ volume }) => volume],
  svc_rank_advanced: [
    ({ pair }) => pair.marketScore,
    ({ pair }) => pair.marketReputation,
    ({ pair }) => pair.effectiveLiquidity,
    ({ volume }) => volume,
  ],
  effective_liquidity: [({ pair }) => pair.effectiveLiquidity],
  market_score: [({ pair }) => pair.marketScore],
  market_reputation: [({ pair }) => pair.marketReputation],
};

/** Unknown values, and for ranks excluded volumes, are last in either direction; ties are by id. */
function sortPairs(pairs: readonly ValuedPair[], sort: PairSort, direction: Direction): ValuedPair[] {
  const sign = direction === "asc" ? 1 : -1;
  const isRank = sort === "svc_rank" || sort === "svc_rank_advanced";
  const values = SORTS[sort];
  return pairs.toSorted((one, other) => {
    const excluded = Number(one.pair.volumeExcluded) - Number(other.pair.volumeExcluded);
    if (isRank && excluded !== 0) return excluded;
    for (const value of values) {
      const order = compareKeys(value(one), value(other), sign);
      if (order !== 0) return order;
    }
    return one.pair.marketId - other.pair.marketId;
  });
}
