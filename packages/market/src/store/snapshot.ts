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
  Multiplier,
  Tag,
  Trends,
} from "./catalogue.ts";
import type { DexExchange, DexNetwork, DexPair } from "./dex.ts";
import type { Origin } from "./writer.ts";

/** Everything except history at one time. Immutable and replaced as a whole. */
export interface Snapshot {
  /** Increases with each replacement. An equal number means equal content. */
  readonly version: number;
  /** Identifies the stored data for all readers of the store. Absent for an unstored market. */
  readonly revision?: string | undefined;
  /** The origin of the data. Absent for an unmarked store. */
  readonly origin?: Origin | undefined;
  /** The setting `maxPriceAge`, in ms: decides which assets count, now and in the past. */
  readonly maxPriceAge: number;
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
  /** By name. */
  readonly sources: ReadonlyMap<string, DataSource>;
  readonly index: SnapshotIndex;
}

/** Lookup tables of a snapshot. */
export interface SnapshotIndex {
  readonly assetBySlug: ReadonlyMap<string, Asset>;
  /** By upper-case symbol. Highest rank first, unpriced assets last, then by lowest id. */
  readonly assetsBySymbol: ReadonlyMap<string, readonly Asset[]>;
  /** By lower-case contract address, in the order of `assetsBySymbol`. */
  readonly assetsByAddress: ReadonlyMap<string, readonly Asset[]>;
  readonly exchangeBySlug: ReadonlyMap<string, Exchange>;
  readonly fiatBySymbol: ReadonlyMap<string, Fiat>;
  /** Ranked assets with metrics, by rank. */
  readonly ranked: readonly Asset[];
  /** Active pairs by the id of an asset or fiat on either side. Pairs of inactive exchanges are left out. */
  readonly pairsByCurrency: ReadonlyMap<number, readonly MarketPair[]>;
  /** Pairs by the id of the exchange. Inactive exchanges are left out. */
  readonly pairsByExchange: ReadonlyMap<number, readonly MarketPair[]>;
  /** The sum of all counted market caps, in USD. */
  readonly totalMarketCap: number;
}
