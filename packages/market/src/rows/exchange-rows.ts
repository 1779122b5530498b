import type { ParsedParameters } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { RateSource } from "../conversion/convert.ts";
import type { Exchange, MarketPair } from "../store/catalogue.ts";
import { ExchangeTotals, type ExchangeValues } from "../store/exchange-series.ts";
import { getOrCreate } from "../values/maps.ts";
import { roundedOrNull } from "../values/rounding.ts";
import { type Direction, type Order, sortedBy } from "./ordering.ts";
import { readPairRates, type ValuedPair, valuePairs } from "./valued-pairs.ts";
import type { MarketView } from "./view.ts";

/** An exchange with metrics derived from some or all of its active pairs. Money is in USD; null is unknown. */
export interface ExchangeRow {
  readonly exchange: Exchange;
  readonly pairs: readonly ValuedPair[];
  readonly values: ExchangeValues;
  /** 24-hour volume of spot pairs. */
  readonly spotVolume: number | null;
  /** 24-hour volume of derivatives and perpetual pairs. */
  readonly derivativeVolume: number | null;
  readonly effectiveLiquidity: number | null;
  /** The mean score of the pairs, weighted by volume. */
  readonly score: number | null;
  /** The fiat currencies on either side of a pair. */
  readonly fiatIds: ReadonlySet<number>;
  /** The time of the most recently updated pair. */
  readonly lastUpdated: number | null;
}

/** The pairs that count for the metrics of an exchange. */
type PairSelection = Pick<ParsedParameters["exchangeListingsLatestV1"], "category" | "market_type">;

const ALL: PairSelection = { category: "all", market_type: "all" };

/** The row of an exchange over all active pairs. Call `prepareExchanges` first. */
export function getExchangeRow(view: MarketView, exchange: Exchange): ExchangeRow {
  return view.memoize(known).get(exchange.id) as ExchangeRow;
}

/** Computes the rows of exchanges, once per snapshot, in slices so that other requests do not wait. */
export async function prepareExchanges(
  view: MarketView,
  source: RateSource,
  exchanges: Iterable<Exchange> = view.snapshot.exchanges.values(),
): Promise<void> {
  const rows = view.memoize(known);
  if (rows.size === view.snapshot.exchanges.size) return;
  const missing = [...exchanges].filter(({ id }) => !rows.has(id));
  if (missing.length === 0) return;
  const task = new Task();
  const getPairs = ({ id }: Exchange) => view.snapshot.index.pairsByExchange.get(id) ?? NO_PAIRS;
  const getRate = await readPairRates(view, source, missing.flatMap(getPairs));
  for (const exchange of missing) {
    rows.set(exchange.id, toRow(exchange, valuePairs(view, getPairs(exchange), getRate)));
    if (task.shouldYield) await task.yield();
  }
}

const NO_PAIRS: readonly MarketPair[] = [];

/** All exchanges in an order, with metrics of the selected active pairs. Prepares all rows first. */
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

/**
 * Maps the id of each exchange to its rank by `volume_24h_adjusted`, from 1. Exchanges without a volume are left out.
 */
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
