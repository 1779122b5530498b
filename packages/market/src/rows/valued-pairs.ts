import type { EnumerationValue } from "@market-data/openapi";
import { type DatedRate, findCurrencyById, type RateSource } from "../conversion/convert.ts";
import { uniqueTimes } from "../conversion/past-rates.ts";
import { type GetRate, readRates } from "../conversion/view-rates.ts";
import type { Exchange, MarketPair, PairSide } from "../store/catalogue.ts";
import { getOrCreate } from "../values/maps.ts";
import { finiteOrNull } from "../values/rounding.ts";
import { compareKeys, type Direction } from "./ordering.ts";
import type { MarketView } from "./view.ts";

/** A market pair with its values in USD. */
export interface ValuedPair {
  readonly pair: MarketPair;
  readonly exchange: Exchange;
  /** The price of one unit of the base in USD: on the pair's market, or else the asset's own price. */
  readonly price: DatedRate | null;
  /** 24-hour volume in USD. */
  readonly volume: number | null;
}

const valued = () => new Map<readonly MarketPair[], readonly ValuedPair[]>();
const sorted = () => new Map<readonly MarketPair[], Map<string, readonly ValuedPair[]>>();

/** Gets the rate of one side of a pair at the time of the pair; null if there is none. */
type GetPairRate = (side: PairSide, time: number) => DatedRate | null;

/** The rates of the pairs' currencies, at the times of their pairs and of the market's newest price. */
export async function readPairRates(
  view: MarketView,
  source: RateSource,
  pairs: readonly MarketPair[],
): Promise<GetPairRate> {
  const times = new Map<number, Set<number>>();
  for (const { base, quote, lastUpdated } of pairs) {
    for (const { currencyId } of [base, quote])
      getOrCreate(times, currencyId, () => new Set<number>()).add(lastUpdated);
  }
  const present = view.newestUpdate ?? [];
  const rates = new Map<number, GetRate>();
  for (const [id, wanted] of times) {
    const currency = findCurrencyById(view.snapshot, id);
    if (currency !== undefined)
      rates.set(id, await readRates(view, source, currency, uniqueTimes([...wanted].concat(present))));
  }
  return ({ currencyId }, time) => rates.get(currencyId)?.(time) ?? null;
}

/** The values of the active pairs of a currency or exchange, computed once per snapshot. */
export function valuePairs(
  view: MarketView,
  pairs: readonly MarketPair[],
  getRate: GetPairRate,
): readonly ValuedPair[] {
  return getOrCreate(view.memoize(valued), pairs, () =>
    pairs.flatMap((pair) => valuePair(view, pair, getRate)),
  );
}

/** The valued pairs in a sort order. */
export async function sortedPairs(
  view: MarketView,
  source: RateSource,
  pairs: readonly MarketPair[],
  sort: PairSort,
  direction: Direction,
): Promise<readonly ValuedPair[]> {
  const orders = getOrCreate(view.memoize(sorted), pairs, () => new Map<string, readonly ValuedPair[]>());
  const name = `${sort} ${direction}`;
  const known = orders.get(name);
  if (known !== undefined) return known;
  const values = valuePairs(view, pairs, await readPairRates(view, source, pairs));
  return getOrCreate(orders, name, () => sortPairs(values, sort, direction));
}

function valuePair(
  { snapshot, newestUpdate }: MarketView,
  pair: MarketPair,
  getRate: GetPairRate,
): ValuedPair[] {
  const exchange = snapshot.exchanges.get(pair.exchangeId);
  // Never undefined for an active pair.
  if (exchange === undefined) return [];
  const { base, quote, lastUpdated } = pair;
  const quoteRate = getRate(quote, lastUpdated)?.usd ?? null;
  const price =
    quoteRate !== null && pair.price !== null
      ? { usd: pair.price * quoteRate, time: lastUpdated }
      : // Without a stated price, uses the base's price at the time of the pair, or else its newest price.
        (getRate(base, lastUpdated) ?? getRate(base, newestUpdate ?? lastUpdated));
  return [{ pair, exchange, price, volume: convertedVolume(pair, price, quoteRate) }];
}

/** From the volume of the quote side if known, else of the base side. */
function convertedVolume(
  { volume24hBase, volume24hQuote }: MarketPair,
  price: DatedRate | null,
  quoteRate: number | null,
): number | null {
  if (quoteRate !== null && volume24hQuote !== null) return finiteOrNull(volume24hQuote * quoteRate);
  return volume24hBase === null || price === null ? null : finiteOrNull(volume24hBase * price.usd);
}

/** The values of `sort` of market pairs. */
type PairSort = EnumerationValue<"MarketPairsSort">;

type Value = (valued: ValuedPair) => number | null;

/**
 * The values that each sort compares; the first difference decides. The documents say that ranks put excluded volumes
 * last. Extension: the plain rank then compares volumes; the advanced rank compares score, reputation and liquidity
 * first.
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

/** In both directions, unknown values and (for ranks) excluded volumes come last, and ties are ordered by id. */
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
