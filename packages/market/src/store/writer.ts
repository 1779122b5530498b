import type { AssetMetrics } from "./asset-metrics.ts";
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
import type { DexCandle, DexExchange, DexNetwork, DexPair, DexTrade } from "./dex.ts";
import type { Candle, CandlePeriod, StoredQuote, StoredRate, TimeSpan } from "./history.ts";
import type { Series, SeriesPoint } from "./series.ts";

/** The newest metrics as stated by a source. Rank and earlier prices are derived. */
export type StoredMetrics = Omit<AssetMetrics, "rank" | "priceBefore" | "volume24hBefore" | "numMarketPairs">;

/** Facts to save. An entry with a known key replaces the stored entry; nothing is removed. */
export interface CatalogueChange {
  readonly settings?: readonly MarketSetting[];
  readonly assets?: readonly Asset[];
  readonly fiats?: readonly Fiat[];
  readonly tags?: readonly Tag[];
  readonly categories?: readonly Category[];
  readonly exchanges?: readonly Exchange[];
  readonly wallets?: readonly ExchangeWallet[];
  readonly pairs?: readonly MarketPair[];
  readonly airdrops?: readonly Airdrop[];
  readonly multipliers?: readonly Multiplier[];
  readonly trends?: Trends;
  readonly dexNetworks?: readonly DexNetwork[];
  readonly dexExchanges?: readonly DexExchange[];
  readonly dexPairs?: readonly DexPair[];
  readonly sources?: readonly DataSource[];
}

/** The key of a source for an item, with the item's id. */
export interface SourceKeyId {
  /** The kind of item. Keys of different kinds are independent. */
  readonly kind: string;
  readonly source: string;
  readonly key: string;
  readonly id: number;
}

/** The origin of a market's data. The sample market is computed, and its store is marked and empty. */
export type Origin = "sample" | "import";

export interface TransactionOptions {
  /** The source of the rows, which a store may record for later removal by source. */
  readonly source?: string;
}

/** A change of the market that makes its derived series stale. */
export interface SeriesChange {
  /** The times of the changed history. Absent: no history changed. */
  readonly span?: TimeSpan | undefined;
  /** Whether the writing import continues. Absent: unchanged. */
  readonly isPartial?: boolean;
}

/** A set of writes saved together. Each call replaces the entry with the same key, so calls are idempotent. */
export interface MarketBatch {
  /**
   * Marks the origin of the data, before the first rows of an import and in their transaction. The mark of an import
   * replaces the mark of the sample market, and stays.
   */
  markOrigin(origin: Origin): Promise<void>;
  saveCatalogue(change: CatalogueChange): Promise<void>;
  saveMetrics(metrics: readonly StoredMetrics[]): Promise<void>;
  saveCandles(assetId: number, period: CandlePeriod, candles: readonly Candle[]): Promise<void>;
  saveQuotes(assetId: number, quotes: readonly StoredQuote[]): Promise<void>;
  saveRates(fiatId: number, rates: readonly StoredRate[]): Promise<void>;
  saveDexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    candles: readonly DexCandle[],
  ): Promise<void>;
  saveDexTrades(contractAddress: string, networkId: number, trades: readonly DexTrade[]): Promise<void>;
  saveSeries(series: Series, points: readonly SeriesPoint[]): Promise<void>;
  /** Removes the points of a series in a span. */
  removeSeries(series: Series, span: TimeSpan): Promise<void>;
  saveSourceKeys(keys: readonly SourceKeyId[]): Promise<void>;
  /**
   * Marks the derived series as stale. Saving quotes, candles, metrics or catalogue entries does so too. A stored
   * sample market is never stale, because the program that writes it also saves its series.
   */
  markStale(change: SeriesChange): Promise<void>;
  /**
   * Marks the derived series as recorded, unless a later change made them stale again. @param version From
   * `StaleSeries`.
   */
  markRecorded(version: number): Promise<void>;
  /** Saves everything that `work` writes to the batch in one transaction; nothing if `work` throws. */
  transaction(work: (batch: MarketBatch) => Promise<void>, options?: TransactionOptions): Promise<void>;
}

/**
 * Writes the market to a store: the only path for all data, from the sample, an import or a live source. Each call is
 * one transaction.
 */
export type MarketWriter = MarketBatch;
