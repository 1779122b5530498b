/**
 * What the market consists of, as the domain knows it: facts that rarely change. Times are Unix times in ms. A fact that
 * the data does not have is null, never a zero.
 */
import type { EnumerationValue } from "@market-data/openapi";
import type { ExchangeUrls, MetadataUrls } from "@market-data/types";

/** A cryptocurrency: a coin of its own, or a token on another one's platform. */
export interface Asset {
  readonly id: number;
  readonly name: string;
  /** Upper case; not unique. */
  readonly symbol: string;
  /** Lower case; unique. */
  readonly slug: string;
  readonly category: EnumerationValue<"Metadata.category">;
  readonly status: EnumerationValue<"MapItem.status">;
  /** As its source states it; `getDateAdded` has what follows where it is null. */
  readonly dateAdded: number | null;
  readonly dateLaunched: number | null;
  /** Slugs of tags. */
  readonly tags: readonly string[];
  /** Where a token lives; null for a coin. */
  readonly platform: { readonly assetId: number; readonly tokenAddress: string } | null;
  readonly maxSupply: number | null;
  readonly infiniteSupply: boolean;
  readonly logo: string | null;
  readonly description: string | null;
  /** Markdown. */
  readonly notice: string | null;
  readonly urls: Readonly<Record<UrlKind, readonly string[]>>;
  readonly selfReportedTags: readonly string[];
  readonly firstHistoricalData: number | null;
  readonly lastHistoricalData: number | null;
}

export type UrlKind = keyof MetadataUrls;

export interface Tag {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
}

/** A fiat currency or a precious metal. Its ids and an asset's never meet. */
export interface Fiat {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  readonly sign: string;
  readonly kind: "fiat" | "metal";
}

/** A named group of assets. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly assetIds: readonly number[];
  readonly lastUpdated: number;
}

export interface Exchange {
  readonly id: number;
  readonly name: string;
  /** Lower case; unique. */
  readonly slug: string;
  readonly status: EnumerationValue<"MapItem.status">;
  readonly logo: string | null;
  readonly description: string | null;
  /** Markdown. */
  readonly notice: string | null;
  readonly urls: Readonly<Record<keyof ExchangeUrls, readonly string[]>>;
  readonly dateLaunched: number | null;
  /** Of its website. */
  readonly weeklyVisits: number | null;
  /** Percent of a trade's value; a rebate below 0. */
  readonly makerFee: number | null;
  readonly takerFee: number | null;
}

/** What a wallet of an exchange contains of one asset. */
export interface ExchangeWallet {
  readonly exchangeId: number;
  readonly address: string;
  /** The asset on whose chain the wallet is. */
  readonly platformId: number;
  readonly assetId: number;
  readonly balance: number;
}

/** One side of a market pair: an asset or a fiat, and what the exchange calls it. */
export interface PairSide {
  readonly currencyId: number;
  readonly type: EnumerationValue<"MarketPairCurrency.currency_type">;
  readonly exchangeSymbol: string;
}

export interface MarketPair {
  readonly marketId: number;
  readonly exchangeId: number;
  readonly base: PairSide;
  readonly quote: PairSide;
  readonly category: Exclude<EnumerationValue<"PairCategory">, "all">;
  readonly feeType: Exclude<EnumerationValue<"FeeType">, "all">;
  readonly url: string | null;
  readonly notice: string | null;
  /** In units of the quote side; null where a source names its pairs alone. */
  readonly price: number | null;
  /** Units of the base side that changed hands in 24 hours; null where unknown. */
  readonly volume24hBase: number | null;
  /** In units of the quote side. */
  readonly volume24hQuote: number | null;
  /** Whether the volume counts in the asset's; ranks put those that do not last. */
  readonly volumeExcluded: boolean;
  readonly effectiveLiquidity: number | null;
  readonly marketScore: number | null;
  readonly marketReputation: number | null;
  readonly lastUpdated: number;
}

export interface Airdrop {
  readonly id: string;
  readonly assetId: number;
  readonly projectName: string;
  readonly description: string;
  readonly status: EnumerationValue<"Airdrop.status">;
  readonly startDate: number;
  readonly endDate: number;
  readonly totalPrize: number | null;
  readonly winnerCount: number | null;
  readonly link: string | null;
}

/** The factor by which wallets show a token's amount. */
export interface Multiplier {
  readonly assetId: number;
  readonly multiplier: number;
  readonly effectiveAt: number;
  readonly tokenAddress: string | null;
  readonly platformId: number | null;
}

export type TrendPeriod = EnumerationValue<"TrendingTimePeriod">;

/** Asset ids, the most searched for and the most visited first. */
export interface Trends {
  readonly searched: Readonly<Record<TrendPeriod, readonly number[]>>;
  readonly visited: Readonly<Record<TrendPeriod, readonly number[]>>;
}
