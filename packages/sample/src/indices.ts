import type { SeriesPoint } from "@market-data/market";
import {
  type Candidate,
  getIndexValue,
  INDEX_BASE_VALUE,
  INDEX_SIZES,
  type IndexName,
  type IndexUnits,
  listRebalancings,
  mayBeInIndex,
  rebalance,
} from "@market-data/market/store";
import { MINUTE } from "./clock.ts";
import type { TradedCoin } from "./coins/coin.ts";
import { sampleCoins } from "./coins/coins.ts";

/** Earlier than the history of any clock that shows the contract's examples. */
const FIRST_REBALANCING = Date.parse("2023-06-01T00:00:00Z");

export const indexNames = Object.keys(INDEX_SIZES) as IndexName[];

const rebalancings: { readonly time: number; readonly units: Readonly<Record<IndexName, IndexUnits>> }[] = [];

/** The rebalancings of an index from one time to another, both included. The same whatever was asked before. */
export function listIndexUnits(name: IndexName, from: number, to: number): SeriesPoint[] {
  const known = rebalancings.at(-1);
  for (const time of listRebalancings(known === undefined ? FIRST_REBALANCING : known.time + 1, to)) {
    rebalancings.push({ time, units: rebalanceAll(time) });
  }
  return rebalancings
    .filter(({ time }) => time >= from && time <= to)
    .map(({ time, units }) => ({ time, values: units[name] }));
}

function rebalanceAll(time: number): Record<IndexName, IndexUnits> {
  const candidates = [...sampleCoins().traded.values()].flatMap((coin) => toCandidate(coin, time) ?? []);
  const before = rebalancings.at(-1)?.units;
  const getPrice = (id: number) => {
    const coin = sampleCoins().traded.get(id);
    // A coin that is traded no more is sold at its last price.
    return coin?.price.at(Math.min(time, (coin.trading.until ?? Number.POSITIVE_INFINITY) - MINUTE));
  };
  return Object.fromEntries(
    indexNames.map((name) => {
      const value = before === undefined ? INDEX_BASE_VALUE : getIndexValue(before[name], getPrice);
      return [name, rebalance(candidates, INDEX_SIZES[name], value)];
    }),
  ) as Record<IndexName, IndexUnits>;
}

function toCandidate(coin: TradedCoin, time: number): Candidate | undefined {
  if (!coin.isTradedAt(time) || !mayBeInIndex(coin.metadata, coin.trading.extras.isCounted)) return undefined;
  const price = coin.price.at(time);
  const marketCap = coin.capAt(time, price);
  return marketCap === null ? undefined : { assetId: coin.id, price, marketCap };
}
