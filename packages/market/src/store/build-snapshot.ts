import { forEachInSteps, runSync, type Steps, sortInSteps } from "@market-data/scheduler";
import type { AssetMetrics, Rate } from "./asset-metrics.ts";
import type {
  Airdrop,
  Asset,
  Category,
  DataSource,
  Exchange,
  ExchangeWallet,
  Fiat,
  MarketPair,
  MarketSetting,
  Multiplier,
  Tag,
  Trends,
} from "./catalogue.ts";
import type { DexExchange, DexNetwork, DexPair } from "./dex.ts";
import type { Earlier } from "./earlier.ts";
import { knownFiats } from "./known-fiats.ts";
import { mayBeInTotals } from "./market-totals.ts";
import { memoize } from "./memoize.ts";
import { compareRanks, DEFAULT_MAX_PRICE_AGE, getMarketCap, type Size } from "./ranking.ts";
import type { Snapshot, SnapshotIndex } from "./snapshot.ts";
import {
  activePairs,
  assetsByAddress,
  assetsBySymbol,
  fiatBySymbol,
  indexBySlug,
  pairsByCurrency,
  pairsByExchange,
} from "./snapshot-indexes.ts";
import type { Origin, StoredMetrics } from "./writer.ts";

/** The newest metrics with earlier prices and volume from history. */
export type MetricsWithPast = StoredMetrics & Earlier;

/**
 * Metrics with fields for rank and pairs. If these fields are undefined, a snapshot takes over the object and sets
 * them. Otherwise the object is copied when its rank changes.
 */
export type RankableMetrics = MetricsWithPast & {
  rank?: number | null | undefined;
  numMarketPairs?: number | null | undefined;
};

/** The parts of a snapshot. An unchanged part is the same object as before and costs nothing. */
export interface SnapshotData {
  readonly settings: ReadonlyMap<unknown, MarketSetting>;
  readonly assets: ReadonlyMap<number, Asset>;
  readonly metrics: ReadonlyMap<number, RankableMetrics>;
  readonly fiats: ReadonlyMap<number, Fiat>;
  readonly rates: ReadonlyMap<number, Rate>;
  readonly tags: ReadonlyMap<string, Tag>;
  readonly categories: ReadonlyMap<unknown, Category>;
  readonly exchanges: ReadonlyMap<number, Exchange>;
  readonly wallets: ReadonlyMap<unknown, ExchangeWallet>;
  readonly pairs: ReadonlyMap<unknown, MarketPair>;
  readonly airdrops: ReadonlyMap<unknown, Airdrop>;
  readonly multipliers: ReadonlyMap<unknown, Multiplier>;
  readonly trends: Trends | undefined;
  readonly dexNetworks: ReadonlyMap<unknown, DexNetwork>;
  readonly dexExchanges: ReadonlyMap<unknown, DexExchange>;
  readonly dexPairs: ReadonlyMap<unknown, DexPair>;
  readonly sources: ReadonlyMap<string, DataSource>;
}

/** Builds consecutive snapshots. Only values derived from changed parts are computed again. */
export class SnapshotBuilder {
  readonly #categories = memoize(sortedBy<Category>(({ id }) => id));
  readonly #pairs = memoize(sortedBy<MarketPair>(({ marketId }) => marketId));
  readonly #wallets = memoize(
    sortedBy<ExchangeWallet>(
      ({ exchangeId }) => exchangeId,
      ({ platformId }) => platformId,
      ({ address }) => address,
      ({ assetId }) => assetId,
    ),
  );
  readonly #airdrops = memoize(
    sortedBy<Airdrop>(
      ({ startDate }) => startDate,
      ({ id }) => id,
    ),
  );
  readonly #multipliers = memoize(sortedBy<Multiplier>(({ assetId }) => assetId));
  readonly #dexNetworks = memoize(sortedBy<DexNetwork>(({ id }) => id));
  readonly #dexExchanges = memoize(sortedBy<DexExchange>(({ id }) => id));
  readonly #dexPairs = memoize(
    sortedBy<DexPair>(
      ({ networkId }) => networkId,
      ({ contractAddress }) => contractAddress,
    ),
  );
  readonly #activePairs = memoize(activePairs);
  readonly #pairsByCurrency = memoize(pairsByCurrency);
  readonly #pairsByExchange = memoize(pairsByExchange);
  readonly #bySlug = memoize(indexBySlug<Asset>);
  readonly #exchangesBySlug = memoize(indexBySlug<Exchange>);
  readonly #byFiatSymbol = memoize(fiatBySymbol);
  readonly #bySymbol = assetsBySymbol();
  readonly #byAddress = assetsByAddress();
  #ranked: { readonly given: RankedData; readonly result: Ranked } | undefined;

  /**
   * @param version Increases with each snapshot of a store.
   * @param origin The origin of the data; undefined for an unmarked store.
   */
  build(parts: SnapshotData, version: number, origin?: Origin): Snapshot {
    return runSync(this.buildInSteps(parts, version, origin));
  }

  /**
   * Builds a snapshot in steps. The steps are short if only metrics changed.
   *
   * @param revision Identifies the stored data. Absent for an unstored market.
   */
  *buildInSteps(parts: SnapshotData, version: number, origin?: Origin, revision?: string): Steps<Snapshot> {
    const pairs = this.#pairs(parts.pairs);
    yield;
    const active = this.#activePairs(pairs, parts.exchanges);
    yield;
    const byCurrency = this.#pairsByCurrency(active);
    yield;
    const byExchange = this.#pairsByExchange(active);
    yield;
    const maxPriceAge = parts.settings.get("maxPriceAge")?.value ?? DEFAULT_MAX_PRICE_AGE;
    const { inOrder, metrics, totalMarketCap } = yield* this.#rank(
      parts.assets,
      parts.metrics,
      pairs.length === 0 ? undefined : byCurrency,
      maxPriceAge,
    );
    // The known fiat currencies, until the first import.
    const fiats = parts.fiats.size === 0 ? KNOWN_FIATS : parts.fiats;
    const assetBySlug = this.#bySlug(parts.assets);
    yield;
    const index: SnapshotIndex = {
      assetBySlug,
      assetsBySymbol: yield* this.#bySymbol(parts.assets, metrics),
      assetsByAddress: yield* this.#byAddress(parts.assets, metrics),
      exchangeBySlug: this.#exchangesBySlug(parts.exchanges),
      fiatBySymbol: this.#byFiatSymbol(fiats),
      ranked: inOrder,
      pairsByCurrency: byCurrency,
      pairsByExchange: byExchange,
      totalMarketCap,
    };
    return {
      version,
      revision,
      origin,
      maxPriceAge,
      assets: parts.assets,
      metrics,
      fiats,
      rates: parts.rates,
      tags: parts.tags,
      categories: this.#categories(parts.categories),
      exchanges: parts.exchanges,
      wallets: this.#wallets(parts.wallets),
      pairs,
      airdrops: this.#airdrops(parts.airdrops),
      multipliers: this.#multipliers(parts.multipliers),
      trends: parts.trends ?? NO_TRENDS,
      dexNetworks: this.#dexNetworks(parts.dexNetworks),
      dexExchanges: this.#dexExchanges(parts.dexExchanges),
      dexPairs: this.#dexPairs(parts.dexPairs),
      sources: parts.sources,
      index,
    };
  }

  *#rank(...given: RankedData): Steps<Ranked> {
    const last = this.#ranked;
    if (last !== undefined && given.every((part, index) => part === last.given[index])) return last.result;
    const result = yield* rank(...given);
    this.#ranked = { given, result };
    return result;
  }
}

/** Active pairs by currency; undefined in a store without pairs. */
type CountedPairs = ReadonlyMap<number, readonly MarketPair[]> | undefined;

type RankedData = readonly [
  assets: ReadonlyMap<number, Asset>,
  metrics: ReadonlyMap<number, RankableMetrics>,
  pairs: CountedPairs,
  maxPriceAge: number,
];

interface Ranked {
  readonly inOrder: readonly Asset[];
  readonly metrics: ReadonlyMap<number, AssetMetrics>;
  readonly totalMarketCap: number;
}

/** Builds a single snapshot. */
export function buildSnapshot(parts: SnapshotData, version: number): Snapshot {
  return new SnapshotBuilder().build(parts, version);
}

const KNOWN_FIATS: ReadonlyMap<number, Fiat> = new Map(knownFiats.map((fiat) => [fiat.id, fiat]));

const NO_TRENDS: Trends = {
  searched: { "24h": [], "7d": [], "30d": [] },
  visited: { "24h": [], "7d": [], "30d": [] },
};

/**
 * Ranks active assets with metrics, unless their last price is too old (`keepCounted`). Counts the active pairs of each
 * asset. In a store without pairs, the number of pairs is unknown.
 */
function* rank(...[assets, metrics, pairs, maxPriceAge]: RankedData): Steps<Ranked> {
  const sizes: (Size & { readonly asset: Asset; readonly counts: boolean })[] = [];
  const oldest = findNewest(assets, metrics) - maxPriceAge;
  yield;
  yield* forEachInSteps(metrics, ([id, newest]) => {
    const { price, circulatingSupply, volume24h, isMarketCapIncludedInCalc, lastUpdated } = newest;
    const asset = assets.get(id);
    if (asset?.status !== "active" || lastUpdated < oldest) return;
    sizes.push({
      id,
      asset,
      volume24h,
      counts: isMarketCapIncludedInCalc,
      marketCap: getMarketCap(price, circulatingSupply),
    });
  });
  const ranks = new Map<number, number>();
  const inOrder: Asset[] = [];
  let totalMarketCap = 0;
  yield* forEachInSteps(yield* sortInSteps(sizes, compareRanks), ({ id, asset, counts, marketCap }) => {
    inOrder.push(asset);
    ranks.set(id, inOrder.length);
    if (counts) totalMarketCap += marketCap ?? 0;
  });
  const withRanks = new Map<number, AssetMetrics>();
  yield* forEachInSteps(metrics, ([id, assetMetrics]) => {
    withRanks.set(
      id,
      withRank(
        assetMetrics,
        ranks.get(id) ?? null,
        pairs === undefined ? null : (pairs.get(id)?.length ?? 0),
      ),
    );
  });
  return { inOrder, metrics: withRanks, totalMarketCap };
}

function withRank(
  metrics: RankableMetrics,
  rank: number | null,
  numMarketPairs: number | null,
): AssetMetrics {
  if ("rank" in metrics && metrics.rank === undefined) {
    metrics.rank = rank;
    metrics.numMarketPairs = numMarketPairs;
  }
  const isKnown = metrics.rank === rank && metrics.numMarketPairs === numMarketPairs;
  return isKnown ? (metrics as AssetMetrics) : { ...metrics, rank, numMarketPairs };
}

/** The time of the market's newest metrics. */
function findNewest(assets: RankedData[0], metrics: RankedData[1]): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const [id, { lastUpdated }] of metrics) {
    const asset = assets.get(id);
    if (asset !== undefined && mayBeInTotals(asset)) newest = Math.max(newest, lastUpdated);
  }
  return newest;
}

/** Sorts by the keys; the first difference decides. Every store has the same order. */
function sortedBy<Item>(
  ...keys: ((item: Item) => string | number)[]
): (table: Iterable<readonly [unknown, Item]>) => readonly Item[] {
  return (table) =>
    Array.from(table, ([, item]) => item).sort((one, other) => {
      for (const key of keys) {
        const first = key(one);
        const second = key(other);
        if (first !== second) return first < second ? -1 : 1;
      }
      return 0;
    });
}
