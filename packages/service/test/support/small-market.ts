import type { MarketStore, Snapshot } from "@market-data/market";
import { SnapshotBuilder } from "@market-data/market/store";
import { sampleStore } from "@market-data/sample";

const MINUTE = 60_000;
/** The number of coins with a price. */
const PRICED = 50;
const UNPRICED = 5;

/**
 * The first coins of the sample market, so that tests read and write few rows. Prices stay the same, and get a new time each
 * minute. History comes from the sample market.
 */
export async function openSmallMarket(now: () => number): Promise<MarketStore> {
  const store = sampleStore({ now });
  const first = await store.snapshot();
  const parts = limitCoins(first);
  const builder = new SnapshotBuilder();
  const [start, revisions] = [now(), new Map<number, Snapshot>()];
  const snapshot = () => {
    const passed = MINUTE * (Math.floor(now() / MINUTE) - Math.floor(start / MINUTE));
    const known = revisions.get(passed);
    if (known !== undefined) return known;
    const move = <Item extends { readonly lastUpdated: number }>(items: ReadonlyMap<number, Item>) =>
      new Map([...items].map(([id, item]) => [id, { ...item, lastUpdated: item.lastUpdated + passed }]));
    const { metrics, rates } = parts;
    const version = first.version + passed / MINUTE;
    const built = builder.build({ ...parts, metrics: move(metrics), rates: move(rates) }, version, "sample");
    revisions.set(passed, built);
    return built;
  };
  return new Proxy(store, {
    get: (target, name) => (name === "snapshot" ? snapshot : Reflect.get(target, name)?.bind(target)),
  });
}

function limitCoins(all: Snapshot) {
  const priced = all.index.ranked.slice(0, PRICED);
  const unpriced = [...all.assets.values()].filter(({ id }) => !all.metrics.has(id)).slice(0, UNPRICED);
  const ids = new Set([...priced, ...unpriced].map(({ id }) => id));
  const isKnown = (id: number | null) => id === null || ids.has(id) || all.fiats.has(id);
  const keep = <Item>(items: readonly Item[], getIds: (item: Item) => readonly (number | null)[]) =>
    new Map(items.filter((item) => getIds(item).every(isKnown)).entries());
  const limitLists = <Lists extends Readonly<Record<string, readonly number[]>>>(lists: Lists) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list.filter(isKnown)]),
    ) as unknown as Lists;
  return {
    ...all,
    settings: new Map(),
    assets: new Map(
      [...all.assets].filter(([id, { platform }]) => [id, platform?.assetId ?? null].every(isKnown)),
    ),
    metrics: new Map([...all.metrics].filter(([id]) => isKnown(id))),
    categories: keep(
      all.categories.map((each) => ({ ...each, assetIds: each.assetIds.filter(isKnown) })),
      () => [],
    ),
    wallets: keep(all.wallets, ({ platformId, assetId }) => [platformId, assetId]),
    pairs: keep(all.pairs, ({ base, quote }) => [base.currencyId, quote.currencyId]),
    airdrops: keep(all.airdrops, ({ assetId }) => [assetId]),
    multipliers: keep(all.multipliers, ({ assetId, platformId }) => [assetId, platformId]),
    trends: { searched: limitLists(all.trends.searched), visited: limitLists(all.trends.visited) },
    dexNetworks: keep(all.dexNetworks, ({ assetId, wrappedAssetId }) => [assetId, wrappedAssetId]),
    dexExchanges: keep(all.dexExchanges, () => []),
    dexPairs: new Map(),
  };
}
