import type { EnumerationValue } from "@market-data/openapi";
import type { DexInfoUrls } from "@market-data/types";

/** A chain on which decentralised exchanges run. */
export interface DexNetwork {
  readonly id: number;
  readonly name: string;
  readonly alternativeName: string | null;
  readonly slug: string;
  readonly assetId: number | null;
  readonly wrappedAssetId: number | null;
  readonly tokenExplorerUrl: string | null;
  readonly poolExplorerUrl: string | null;
  readonly transactionHashUrl: string | null;
}

export interface DexExchange {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly status: EnumerationValue<"DexStatus">;
  readonly type: EnumerationValue<"DexInfo.type">;
  readonly description: string | null;
  readonly logo: string | null;
  readonly notice: string | null;
  readonly urls: Readonly<Record<keyof DexInfoUrls, readonly string[]>>;
  readonly dateLaunched: number | null;
  readonly numMarketPairs: number | null;
  /** Percent. */
  readonly marketShare: number | null;
  /** US dollars. */
  readonly volume24h: number | null;
  readonly percentChangeVolume24h: number | null;
  readonly numTransactions24h: number | null;
  readonly lastUpdated: number;
}

export interface DexToken {
  readonly id: number;
  /** The id of the asset; null for a token outside the catalogue. */
  readonly assetId: number | null;
  readonly name: string;
  readonly symbol: string;
  readonly contractAddress: string;
}

export interface DexPair {
  readonly contractAddress: string;
  readonly networkId: number;
  readonly dexId: number;
  readonly name: string;
  readonly base: DexToken;
  readonly quote: DexToken;
  readonly createdAt: number;
  readonly lastUpdated: number;
  /** USD per unit of the base token. */
  readonly price: number;
  readonly priceByQuoteAsset: number;
  /** US dollars. */
  readonly liquidity: number | null;
  readonly volume24h: number | null;
  readonly fullyDilutedValue: number | null;
  readonly percentChangePrice1h: number | null;
  readonly percentChangePrice24h: number | null;
  readonly numTransactions24h: number | null;
  readonly buys24h: number | null;
  readonly sells24h: number | null;
  readonly buyVolume24h: number | null;
  readonly sellVolume24h: number | null;
  readonly holders: number | null;
  /** Fractions of one. */
  readonly buyTax: number | null;
  readonly sellTax: number | null;
  readonly poolCreated: number | null;
  readonly poolBaseAsset: number | null;
  readonly poolQuoteAsset: number | null;
  readonly percentPooledBaseAsset: number | null;
  readonly volume24hQuoteAsset: number | null;
  readonly totalSupplyBaseAsset: number | null;
  readonly totalSupplyQuoteAsset: number | null;
  readonly dateLaunched: number | null;
  readonly securityScan: Readonly<Record<string, boolean>> | null;
}

export interface DexTrade {
  readonly time: number;
  readonly type: EnumerationValue<"DexTrade.type">;
  /** USD per unit of the base token. */
  readonly price: number;
  /** US dollars. */
  readonly total: number;
  readonly priceByQuoteAsset: number;
  readonly amountBaseAsset: number;
  readonly amountQuoteAsset: number;
  readonly transactionHash: string;
}

/** A daily or hourly candle of a pair, in USD. */
export interface DexCandle {
  readonly timeOpen: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
  readonly lastUpdated: number;
}
