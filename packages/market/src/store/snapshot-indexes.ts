import { forEachInSteps, type Steps } from "@market-data/scheduler";
import type { AssetMetrics } from "./asset-metrics.ts";
import type { Asset, Exchange, Fiat, MarketPair } from "./catalogue.ts";
import { memoize } from "./memoize.ts";

export function indexBySlug<Item extends { readonly slug: string }>(
  items: ReadonlyMap<number, Item>,
): ReadonlyMap<string, Item> {
  return new Map([...items.values()].map((item) => [item.slug, item]));
}

export function fiatBySymbol(fiats: ReadonlyMap<number, Fiat>): ReadonlyMap<string, Fiat> {
  return new Map([...fiats.values()].map((fiat) => [fiat.symbol.toUpperCase(), fiat]));
}

/** The pairs of all exchanges except inactive ones. */
export function activePairs(
  pairs: readonly MarketPair[],
  exchanges: ReadonlyMap<number, Exchange>,
): readonly MarketPair[] {
  return pairs.filter(({ exchangeId }) => (exchanges.get(exchangeId)?.status ?? "inactive") !== "inactive");
}

/** Pairs by the id of an asset or fiat on either side. */
export function pairsByCurrency(pairs: readonly MarketPair[]): ReadonlyMap<number, readonly MarketPair[]> {
  const groups = new Map<number, MarketPair[]>();
  for (const pair of pairs) {
    const { base, quote } = pair;
    add(groups, base.currencyId, pair);
    if (quote.currencyId !== base.currencyId) add(groups, quote.currencyId, pair);
  }
  return groups;
}

/** Pairs by the id of the exchange. */
export function pairsByExchange(pairs: readonly MarketPair[]): ReadonlyMap<number, readonly MarketPair[]> {
  const groups = new Map<number, MarketPair[]>();
  for (const pair of pairs) add(groups, pair.exchangeId, pair);
  return groups;
}

/** Groups of assets. In each group the highest rank comes first, and unpriced assets come last. */
type RankedGroups = (
  assets: ReadonlyMap<number, Asset>,
  metrics: ReadonlyMap<number, AssetMetrics>,
) => Steps<ReadonlyMap<string, readonly Asset[]>>;

export function assetsBySymbol(): RankedGroups {
  return rankedGroups(({ symbol }) => symbol.toUpperCase());
}

export function assetsByAddress(): RankedGroups {
  return rankedGroups(({ platform }) => platform?.tokenAddress.toLowerCase());
}

/** Most groups have one asset, and most ranks stay. Unchanged groups stay the same object. */
function rankedGroups(getKey: (asset: Asset) => string | undefined): RankedGroups {
  const grouped = memoize((assets: ReadonlyMap<number, Asset>) => {
    const groups = new Map<string, Asset[]>();
    for (const asset of assets.values()) {
      const key = getKey(asset);
      if (key !== undefined) add(groups, key, asset);
    }
    return groups;
  });
  let unsorted: ReadonlyMap<string, readonly Asset[]> | undefined;
  let last: ReadonlyMap<string, readonly Asset[]> = new Map();
  return function* sortGroups(assets, metrics) {
    const groups = grouped(assets);
    if (groups !== unsorted) {
      last = groups;
      unsorted = groups;
    }
    yield;
    // Another snapshot may be built meanwhile.
    const known = last;
    const changed: [string, readonly Asset[]][] = [];
    yield* forEachInSteps(groups, ([key, group]) => {
      if (group.length === 1) return;
      const sorted = [...group].sort(
        (one, other) => getSortRank(one, metrics) - getSortRank(other, metrics) || one.id - other.id,
      );
      const before = known.get(key);
      if (sorted.some((asset, index) => asset !== before?.[index])) changed.push([key, sorted]);
    });
    if (changed.length === 0) return known;
    const next = new Map<string, readonly Asset[]>();
    yield* forEachInSteps(known, ([key, group]) => void next.set(key, group));
    for (const [key, group] of changed) next.set(key, group);
    if (unsorted === groups) last = next;
    return next;
  };
}

const WITHOUT_PRICE = Number.MAX_SAFE_INTEGER;
const WITHOUT_RANK = WITHOUT_PRICE - 1;

/** Orders by rank, then unranked assets, then unpriced assets. */
function getSortRank({ id }: Asset, metrics: ReadonlyMap<number, AssetMetrics>): number {
  const known = metrics.get(id);
  return known === undefined || known.price <= 0 ? WITHOUT_PRICE : (known.rank ?? WITHOUT_RANK);
}

function add<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
