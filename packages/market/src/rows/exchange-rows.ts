import type { ParsedParameters } from "@market-data/openapi";
import type { Exchange, MarketPair } from "../store/catalogue.ts";
import { getOrCreate } from "../values/maps.ts";
import { finiteOrNull, rounded, sumKnown } from "../values/rounding.ts";
import { type Direction, type Order, sortedBy } from "./ordering.ts";
import { type ValuedPair, valuePairs } from "./valued-pairs.ts";
import type { MarketView } from "./view.ts";

/** An exchange with what follows from its active pairs, or from some of them. Money is US dollars; null is unknown. */
export interface ExchangeRow {
  readonly exchange: Exchange;
  readonly pairs: readonly ValuedPair[];
  /** Of 24 hours. */
  readonly volume: number | null;
  /** Without pairs whose volume is excluded. */
  readonly countedVolume: number | null;
  /** The mean of the scores of pairs, weighted with their volumes. */
  readonly score: number | null;
  readonly effectiveLiquidity: number | null;
  /** When the newest of the pairs was updated. */
  readonly lastUpdated: number | null;
}

/** Which pairs the figures of exchanges are of. */
export type PairSelection = Pick<ParsedParameters["exchangeListingsLatestV1"], "category" | "market_type">;

const ALL: PairSelection = { category: "all", market_type: "all" };

/** An exchange with its active pairs, computed once per snapshot. */
export function getExchangeRow(view: MarketView, exchange: Exchange): ExchangeRow {
  return getOrCreate(view.memoize(known), exchange.id, () => {
    return toRow(exchange, valuePairs(view, view.snapshot.index.pairsByExchange.get(exchange.id) ?? []));
  });
}

/** All exchanges in an order, with those of their active pairs that are selected. */
export function sortedExchanges(
  view: MarketView,
  sort: ExchangeSort,
  direction: Direction = exchangeOrders[sort].defaultDirection,
  selection: PairSelection = ALL,
): readonly ExchangeRow[] {
  const { category, market_type } = selection;
  return getOrCreate(view.memoize(sorted), [sort, direction, category, market_type].join(), () => {
    const rows = [...view.snapshot.exchanges.values()].map((exchange) => getExchangeRow(view, exchange));
    return sortedBy(
      rows.map((row) => selectPairs(row, selection)),
      exchangeOrders[sort],
      direction,
      byExchangeId,
    );
  });
}

/** The place of each exchange by the volume that counts, from 1 on; by its id, without those that have no volume. */
export function exchangeRanks(view: MarketView): ReadonlyMap<number, number> {
  return view.memoize(computeRanks);
}

// Memoized per view.
const known = () => new Map<number, ExchangeRow>();
const sorted = () => new Map<string, readonly ExchangeRow[]>();

function computeRanks(view: MarketView): ReadonlyMap<number, number> {
  const ranked = sortedExchanges(view, "volume_24h_adjusted").filter((row) => row.countedVolume !== null);
  return new Map(ranked.map(({ exchange }, index) => [exchange.id, index + 1]));
}

type ExchangeSort =
  | ParsedParameters["exchangeListingsLatestV1"]["sort"]
  | ParsedParameters["exchangeMapV1"]["sort"]
  | "volume_24h_adjusted";

const exchangeOrders: Readonly<Record<ExchangeSort, Order<ExchangeRow>>> = {
  id: { value: ({ exchange }) => exchange.id, defaultDirection: "asc" },
  name: { value: ({ exchange }) => exchange.name.toLowerCase(), defaultDirection: "asc" },
  volume_24h: { value: ({ volume }) => volume, defaultDirection: "desc" },
  volume_24h_adjusted: { value: ({ countedVolume }) => countedVolume, defaultDirection: "desc" },
  exchange_score: { value: ({ score }) => score, defaultDirection: "desc" },
};

function byExchangeId(one: ExchangeRow, other: ExchangeRow): number {
  return one.exchange.id - other.exchange.id;
}

const FEE_TYPES: Readonly<
  Record<PairSelection["market_type"], readonly MarketPair["feeType"][] | undefined>
> = {
  all: undefined,
  fees: ["percentage"],
  no_fees: ["no-fees", "transactional-mining"],
};

function selectPairs(row: ExchangeRow, { category, market_type }: PairSelection): ExchangeRow {
  const feeTypes = FEE_TYPES[market_type];
  const pairs = row.pairs.filter(
    ({ pair }) =>
      (category === "all" || pair.category === category) && feeTypes?.includes(pair.feeType) !== false,
  );
  return pairs.length === row.pairs.length ? row : toRow(row.exchange, pairs);
}

function toRow(exchange: Exchange, pairs: readonly ValuedPair[]): ExchangeRow {
  const newest = Math.max(...pairs.map(({ pair }) => pair.lastUpdated));
  return {
    exchange,
    pairs,
    volume: sumVolumes(pairs),
    countedVolume: sumVolumes(pairs, ({ volumeExcluded }) => !volumeExcluded),
    score: getScore(pairs),
    effectiveLiquidity: sumKnown(pairs.map(({ pair }) => pair.effectiveLiquidity)),
    lastUpdated: finiteOrNull(newest),
  };
}

/** The volume of pairs of 24 hours, in US dollars, as market pairs have it; null where none is known. */
export function sumVolumes(
  pairs: readonly ValuedPair[],
  accepts: (pair: MarketPair) => boolean = () => true,
): number | null {
  return sumKnown(pairs.map(({ pair, volume }) => (accepts(pair) ? volume : null)));
}

function getScore(pairs: readonly ValuedPair[]): number | null {
  let [weights, sum] = [0, 0];
  for (const { pair, volume } of pairs) {
    if (pair.marketScore === null || volume === null) continue;
    weights += volume;
    sum += volume * pair.marketScore;
  }
  return weights === 0 ? null : finiteOrNull(rounded(sum / weights));
}
