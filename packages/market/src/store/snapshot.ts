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
import type { Origin } from "./writer.ts";

/** Everything but history at one moment: never changed, replaced whole. */
export interface Snapshot {
  /** Grows with each replacement; the same number is the same content. */
  readonly version: number;
  /** Names the stored data that it was made of, for all who read the same store; absent where nothing is stored. */
  readonly revision?: string | undefined;
  /** Where the data comes from; absent while it is not marked. */
  readonly origin?: Origin | undefined;
  readonly assets: ReadonlyMap<number, Asset>;
  readonly metrics: ReadonlyMap<number, AssetMetrics>;
  readonly fiats: ReadonlyMap<number, Fiat>;
  readonly rates: ReadonlyMap<number, Rate>;
  readonly tags: ReadonlyMap<string, Tag>;
  readonly categories: readonly Category[];
  readonly exchanges: ReadonlyMap<number, Exchange>;
  readonly wallets: readonly ExchangeWallet[];
  readonly pairs: readonly MarketPair[];
  readonly airdrops: readonly Airdrop[];
  readonly multipliers: readonly Multiplier[];
  readonly trends: Trends;
  readonly dexNetworks: readonly DexNetwork[];
  readonly dexExchanges: readonly DexExchange[];
  readonly dexPairs: readonly DexPair[];
  readonly index: SnapshotIndex;
}

/** Ways to find what a snapshot contains. */
export interface SnapshotIndex {
  readonly assetBySlug: ReadonlyMap<string, Asset>;
  /** By upper-case symbol: the highest rank first, those without a price last, then the lowest id. */
  readonly assetsBySymbol: ReadonlyMap<string, readonly Asset[]>;
  /** By lower-case contract address, in the same order. */
  readonly assetsByAddress: ReadonlyMap<string, readonly Asset[]>;
  readonly exchangeBySlug: ReadonlyMap<string, Exchange>;
  readonly fiatBySymbol: ReadonlyMap<string, Fiat>;
  /** Ranked assets with metrics, by rank. */
  readonly ranked: readonly Asset[];
  /** By the id of an asset or fiat, the active pairs that have it on either side: those of exchanges that are not inactive. */
  readonly pairsByCurrency: ReadonlyMap<number, readonly MarketPair[]>;
  /** By the id of an exchange that is not inactive, its pairs. */
  readonly pairsByExchange: ReadonlyMap<number, readonly MarketPair[]>;
  /** US dollars; of assets whose market cap counts. */
  readonly totalMarketCap: number;
}
