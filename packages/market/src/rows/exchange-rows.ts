import type { ParsedParameters } from "@market-data/openapi";
import type { Exchange, MarketPair } from "../store/catalogue.ts";
import { ExchangeTotals, type ExchangeValues } from "../store/exchange-series.ts";
import { getOrCreate } from "../values/maps.ts";
import { roundedOrNull } from "../values/rounding.ts";
import { Turns } from "../values/turns.ts";
import { type Direction, type Order, sortedBy } from "./ordering.ts";
import { type ValuedPair, valuePairs } from "./valued-pairs.ts";
import type { MarketView } from "./view.ts";

/** An exchange with what follows from its active pairs, or from some of them. Money is US dollars; null is unknown. */
export interface ExchangeRow {
  readonly exchange: Exchange;
  readonly pairs: readonly ValuedPair[];
  readonly values: ExchangeValues;
  /** Of spot pairs, of 24 hours. */
  readonly spotVolume: number | null;
  /** Of derivatives and perpetual pairs, of 24 hours. */
  readonly derivativeVolume: number | null;
  readonly effectiveLiquidity: number | null;
  /** The mean of the scores of pairs, weighted with their volumes. */
  readonly score: number | null;
  /** Of the fiat currencies on either side. */
  readonly fiatIds: ReadonlySet<number>;
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

/** Computes the rows of all exchanges, in slices: at once it would keep other requests waiting. */
export function prepareExchanges(view: MarketView): Promise<void> {
  return view.memoize(computeRows);
}

async function computeRows(view: MarketView): Promise<void> {
  const turns = new Turns();
  for (const exchange of view.snapshot.exchanges.values()) {
    getExchangeRow(view, exchange);
    if (turns.isOver) await turns.next();
  }
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
  const ranked = sortedExchanges(view, "volume_24h_adjusted").filter(
    ({ values }) => values.volume24hAdjusted !== null,
  );
  return new Map(ranked.map(({ exchange }, index) => [exchange.id, index + 1]));
}

type ExchangeSort =
  | ParsedParameters["exchangeListingsLatestV1"]["sort"]
  | ParsedParameters["exchangeMapV1"]["sort"]
  | "volume_24h_adjusted";

const exchangeOrders: Readonly<Record<ExchangeSort, Order<ExchangeRow>>> = {
  id: { value: ({ exchange }) => exchange.id, defaultDirection: "asc" },
  name: { value: ({ exchange }) => exchange.name.toLowerCase(), defaultDirection: "asc" },
  volume_24h: { value: ({ values }) => values.volume24h, defaultDirection: "desc" },
  volume_24h_adjusted: { value: ({ values }) => values.volume24hAdjusted, defaultDirection: "desc" },
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
  const totals = new ExchangeTotals();
  let [spot, derivative, liquidity, lastUpdated]: (number | null)[] = [];
  let [weights, weighted] = [0, 0];
  const fiatIds = new Set<number>();
  for (const { pair, volume } of pairs) {
    const { category, base, quote, marketScore } = pair;
    totals.add(volume, pair.volumeExcluded);
    if (category === "spot") spot = plus(spot, volume);
    if (isDerivative(pair)) derivative = plus(derivative, volume);
    liquidity = plus(liquidity, pair.effectiveLiquidity);
    if (marketScore !== null && volume !== null) {
      weights += volume;
      weighted += volume * marketScore;
    }
    if (base.type === "fiat") fiatIds.add(base.currencyId);
    if (quote.type === "fiat") fiatIds.add(quote.currencyId);
    lastUpdated = Math.max(lastUpdated ?? pair.lastUpdated, pair.lastUpdated);
  }
  return {
    exchange,
    pairs,
    values: totals.values(),
    spotVolume: roundedOrNull(spot ?? null),
    derivativeVolume: roundedOrNull(derivative ?? null),
    effectiveLiquidity: roundedOrNull(liquidity ?? null),
    score: weights === 0 ? null : roundedOrNull(weighted / weights),
    fiatIds,
    lastUpdated: lastUpdated ?? null,
  };
}

export function isDerivative({ category }: MarketPair): boolean {
  return category === "derivatives" || category === "perpetual";
}

function plus(sum: number | null | undefined, value: number | null): number | null {
  return value === null ? (sum ?? null) : (sum ?? 0) + value;
}
