import { finish, forEachInSteps, type Steps, sortInSteps } from "../values/steps.ts";
import type { AssetMetrics, Rate } from "./asset-metrics.ts";
import type {
  Airdrop,
  Asset,
  Category,
  Exchange,
  ExchangeWallet,
  Fiat,
  MarketPair,
  Multiplier,
  Tag,
  Trends,
} from "./catalogue.ts";
import type { DexExchange, DexNetwork, DexPair } from "./dex.ts";
import type { Earlier } from "./earlier.ts";
import { LaterTable } from "./later-table.ts";
import { memoize } from "./memoize.ts";
import { compareRanks, getMarketCap, MAX_PRICE_AGE_MS, type Size } from "./ranking.ts";
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
import type { NewMetrics, Origin } from "./writer.ts";

/** The newest metrics with what history says of the time before them. Rank and pairs follow from the rest. */
export type MetricsWithPast = NewMetrics & Earlier;

/**
 * The same with a place for what follows, which is undefined where nobody has seen it yet: then a snapshot takes the object itself, and
 * completes it. Any other is copied where its rank changed.
 */
export type RankableMetrics = MetricsWithPast & {
  rank?: number | null | undefined;
  numMarketPairs?: number | null | undefined;
};

/** What a snapshot is made of. A part that did not change is the same object as before, and costs nothing. */
export interface SnapshotParts {
  readonly assets: ReadonlyMap<number, Asset>;
  readonly metrics: ReadonlyMap<number, RankableMetrics>;
  readonly fiats: ReadonlyMap<number, Fiat>;
  readonly rates: ReadonlyMap<number, Rate>;
  readonly tags: ReadonlyMap<string, Tag>;
  readonly categories: ReadonlyMap<unknown, Category>;
  readonly exchanges: ReadonlyMap<number, Exchange>;
  readonly wallets: ReadonlyMap<unknown, ExchangeWallet>;
  /** Where they are to be read later, the metrics say how many pairs an asset has. */
  readonly pairs: ReadonlyMap<unknown, MarketPair> | LaterTable<unknown, MarketPair>;
  readonly airdrops: ReadonlyMap<unknown, Airdrop>;
  readonly multipliers: ReadonlyMap<unknown, Multiplier>;
  readonly trends: Trends | undefined;
  readonly dexNetworks: ReadonlyMap<unknown, DexNetwork>;
  readonly dexExchanges: ReadonlyMap<unknown, DexExchange>;
  readonly dexPairs: ReadonlyMap<unknown, DexPair>;
}

/** Makes one snapshot after another. Only what follows from changed parts is made again. */
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
  #ranked: { readonly given: RankedParts; readonly result: Ranked } | undefined;

  /**
   * @param version Grows with each snapshot of a store.
   * @param origin Where the data comes from; undefined while it is not marked.
   */
  build(parts: SnapshotParts, version: number, origin?: Origin): Snapshot {
    return finish(this.buildInSteps(parts, version, origin));
  }

  /**
   * The same in steps, which are short where none but metrics changed.
   *
   * @param revision Names the stored data; absent where nothing is stored.
   */
  *buildInSteps(parts: SnapshotParts, version: number, origin?: Origin, revision?: string): Steps<Snapshot> {
    // Pairs that are read later are put in order when somebody asks for them, once for each snapshot.
    const pairs = memoize(() => this.#pairs(parts.pairs));
    const active = memoize(() => this.#activePairs(pairs(), parts.exchanges));
    const byCurrency = memoize(() => this.#pairsByCurrency(active()));
    const byExchange = memoize(() => this.#pairsByExchange(active()));
    let countedPairs: CountedPairs = "as the metrics say";
    if (!(parts.pairs instanceof LaterTable) || parts.pairs.isRead) {
      for (const make of [pairs, active, byCurrency, byExchange]) {
        make();
        yield;
      }
      countedPairs = pairs().length === 0 ? undefined : byCurrency();
    }
    const { inOrder, metrics, totalMarketCap } = yield* this.#rank(parts.assets, parts.metrics, countedPairs);
    const assetBySlug = this.#bySlug(parts.assets);
    yield;
    const index: SnapshotIndex = {
      assetBySlug,
      assetsBySymbol: yield* this.#bySymbol(parts.assets, metrics),
      assetsByAddress: yield* this.#byAddress(parts.assets, metrics),
      exchangeBySlug: this.#exchangesBySlug(parts.exchanges),
      fiatBySymbol: this.#byFiatSymbol(parts.fiats),
      ranked: inOrder,
      get pairsByCurrency() {
        return byCurrency();
      },
      get pairsByExchange() {
        return byExchange();
      },
      totalMarketCap,
    };
    return {
      version,
      revision,
      origin,
      assets: parts.assets,
      metrics,
      fiats: parts.fiats,
      rates: parts.rates,
      tags: parts.tags,
      categories: this.#categories(parts.categories),
      exchanges: parts.exchanges,
      wallets: this.#wallets(parts.wallets),
      get pairs() {
        return pairs();
      },
      airdrops: this.#airdrops(parts.airdrops),
      multipliers: this.#multipliers(parts.multipliers),
      trends: parts.trends ?? NO_TRENDS,
      dexNetworks: this.#dexNetworks(parts.dexNetworks),
      dexExchanges: this.#dexExchanges(parts.dexExchanges),
      dexPairs: this.#dexPairs(parts.dexPairs),
      index,
    };
  }

  *#rank(...given: RankedParts): Steps<Ranked> {
    const last = this.#ranked;
    if (last !== undefined && given.every((part, index) => part === last.given[index])) return last.result;
    const result = yield* rank(...given);
    this.#ranked = { given, result };
    return result;
  }
}

/** Active pairs by currency; undefined where a store has no pair at all. */
type CountedPairs = ReadonlyMap<number, readonly MarketPair[]> | undefined | "as the metrics say";

type RankedParts = readonly [
  assets: ReadonlyMap<number, Asset>,
  metrics: ReadonlyMap<number, RankableMetrics>,
  pairs: CountedPairs,
];

interface Ranked {
  readonly inOrder: readonly Asset[];
  readonly metrics: ReadonlyMap<number, AssetMetrics>;
  readonly totalMarketCap: number;
}

/** The snapshot of parts, where none came before. */
export function buildSnapshot(parts: SnapshotParts, version: number): Snapshot {
  return new SnapshotBuilder().build(parts, version);
}

const NO_TRENDS: Trends = {
  searched: { "24h": [], "7d": [], "30d": [] },
  visited: { "24h": [], "7d": [], "30d": [] },
};

/**
 * Active assets with metrics are ranked, unless their last price is too old. Where a store has no pair at all, it is not
 * known how many an asset has; else its active pairs are counted.
 */
function* rank(...[assets, metrics, pairs]: RankedParts): Steps<Ranked> {
  const sizes: (Size & { readonly asset: Asset; readonly counts: boolean })[] = [];
  const oldest = findNewest(metrics) - MAX_PRICE_AGE_MS;
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
  yield* forEachInSteps(metrics, ([id, figure]) => {
    withRanks.set(id, withRank(figure, ranks.get(id) ?? null, countPairs(pairs, id, figure)));
  });
  return { inOrder, metrics: withRanks, totalMarketCap };
}

function countPairs(pairs: CountedPairs, id: number, known: RankableMetrics): number | null {
  if (pairs === "as the metrics say") return known.numMarketPairs ?? null;
  return pairs === undefined ? null : (pairs.get(id)?.length ?? 0);
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

/** When the newest metrics of all were updated. */
function findNewest(metrics: ReadonlyMap<number, MetricsWithPast>): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { lastUpdated } of metrics.values()) newest = Math.max(newest, lastUpdated);
  return newest;
}

/** Sorts by the keys, the first that differ decide. Every store lists the same things in the same order. */
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
