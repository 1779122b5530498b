import type { AssetMetrics } from "./asset-metrics.ts";
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
import type { DexCandle, DexExchange, DexNetwork, DexPair, DexTrade } from "./dex.ts";
import type { Candle, CandlePeriod, RatePoint, StoredQuote } from "./history.ts";
import type { Series, SeriesPoint } from "./series.ts";

/** The newest metrics as a source gives them: rank and earlier prices follow from the rest. */
export type NewMetrics = Omit<AssetMetrics, "rank" | "priceBefore" | "volume24hBefore" | "numMarketPairs">;

/** Facts to be put into a store. An entry with a known key replaces the one that is there; nothing is removed. */
export interface CatalogueChange {
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
}

/** What a source calls something, and the id that stands for it here. */
export interface SourceKeyId {
  /** What kind of thing it is; keys of different kinds have nothing to do with one another. */
  readonly kind: string;
  readonly source: string;
  readonly key: string;
  readonly id: number;
}

/** Where the data of a store comes from; the two are never mixed. */
export type Origin = "sample" | "import";

export interface TransactionOptions {
  /** Whose rows they are: what a store may note with them, to remove them by it later. */
  readonly source?: string;
}

/** What is saved as one whole. Each call replaces what has the same key; the same call twice leaves what one leaves. */
export interface MarketBatch {
  saveCatalogue(change: CatalogueChange): Promise<void>;
  saveMetrics(metrics: readonly NewMetrics[]): Promise<void>;
  saveCandles(assetId: number, period: CandlePeriod, candles: readonly Candle[]): Promise<void>;
  saveQuotes(assetId: number, points: readonly StoredQuote[]): Promise<void>;
  saveRates(fiatId: number, rates: readonly RatePoint[]): Promise<void>;
  saveDexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    candles: readonly DexCandle[],
  ): Promise<void>;
  saveDexTrades(contractAddress: string, networkId: number, trades: readonly DexTrade[]): Promise<void>;
  saveSeries(series: Series, points: readonly SeriesPoint[]): Promise<void>;
  saveSourceKeys(keys: readonly SourceKeyId[]): Promise<void>;
  /** Saves all that `work` gives to its batch as one whole, once `work` is done; nothing if it throws. */
  transaction(work: (batch: MarketBatch) => Promise<void>, options?: TransactionOptions): Promise<void>;
}

/**
 * How the market gets into a store, whether from the sample, an import or live: all data takes this one path. Each call
 * is a transaction of its own: whole or not at all.
 */
export interface MarketWriter extends MarketBatch {
  /** Marks where the data comes from. The first mark of a store stays; returns the one that it has now. */
  markOrigin(origin: Origin): Promise<Origin>;
}
