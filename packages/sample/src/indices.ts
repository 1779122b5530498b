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

/** Precedes the history of all clocks that show the contract's examples. */
const FIRST_REBALANCING = Date.parse("2023-06-01T00:00:00Z");

export const indexNames = Object.keys(INDEX_SIZES) as IndexName[];

const rebalancings: { readonly time: number; readonly units: Readonly<Record<IndexName, IndexUnits>> }[] = [];

/**
 * Returns the rebalancings of an index in a range, including both ends. The result does not depend on earlier calls.
 */
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
    return coin && getLastPrice(coin, time);
  };
  return Object.fromEntries(
    indexNames.map((name) => {
      const value = before === undefined ? INDEX_BASE_VALUE : getIndexValue(before[name], getPrice);
      return [name, rebalance(candidates, INDEX_SIZES[name], value)];
    }),
  ) as Record<IndexName, IndexUnits>;
}

/** An inactive coin keeps its last price. */
function getLastPrice({ price, trading }: TradedCoin, time: number): number {
  return price.at(Math.min(time, (trading.until ?? Number.POSITIVE_INFINITY) - MINUTE));
}

function toCandidate(coin: TradedCoin, time: number): Candidate | undefined {
  const isCounted = coin.isTradedAt(time) || coin.isCarriedTo(time);
  if (!isCounted || !mayBeInIndex(coin.metadata, coin.trading.extras.isCounted)) return undefined;
  const price = getLastPrice(coin, time);
  const marketCap = coin.capAt(time, price);
  return marketCap === null ? undefined : { assetId: coin.id, price, marketCap };
}
