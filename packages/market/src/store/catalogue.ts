/**
 * The catalogue: facts of the market that rarely change. Times are Unix times in ms. An unknown fact is null, never
 * zero.
 */
import type { EnumerationValue } from "@market-data/openapi";
import type { ExchangeUrls, MetadataUrls } from "@market-data/types";

/** A setting stored with the market, so that all its readers count alike. */
export interface MarketSetting {
  /** Maximum age of a counted asset's last price, measured from the market's newest price, in ms. */
  readonly name: "maxPriceAge";
  readonly value: number;
}

/** A cryptocurrency: a coin with its own chain, or a token on the platform of another asset. */
export interface Asset {
  readonly id: number;
  readonly name: string;
  /** Upper case; not unique. */
  readonly symbol: string;
  /** Lower case; unique. */
  readonly slug: string;
  readonly category: EnumerationValue<"Metadata.category">;
  readonly status: EnumerationValue<"MapItem.status">;
  /** As stated by the source. `getDateAdded` has the fallback for null. */
  readonly dateAdded: number | null;
  readonly dateLaunched: number | null;
  /** Slugs of tags. */
  readonly tags: readonly string[];
  /** The platform of a token; null for a coin. */
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

/** A fiat currency or a precious metal. Its ids differ from all ids of assets. */
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
  /** Visits of the exchange's website. */
  readonly weeklyVisits: number | null;
  /** Percent of a trade's value; negative for a rebate. */
  readonly makerFee: number | null;
  readonly takerFee: number | null;
}

/** The balance of one asset in a wallet of an exchange. */
export interface ExchangeWallet {
  readonly exchangeId: number;
  readonly address: string;
  /** The asset whose chain holds the wallet. */
  readonly platformId: number;
  readonly assetId: number;
  readonly balance: number;
}

/** One side of a market pair: an asset or fiat, and the symbol used by the exchange. */
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
  /** In units of the quote side; null if the source lists only the names of pairs. */
  readonly price: number | null;
  /** Units of the base side traded in 24 hours; null if unknown. */
  readonly volume24hBase: number | null;
  /** In units of the quote side. */
  readonly volume24hQuote: number | null;
  /** Whether the volume is excluded from the asset's volume. Ranks put excluded volumes last. */
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

/** The factor by which wallets multiply a token's amount. */
export interface Multiplier {
  readonly assetId: number;
  readonly multiplier: number;
  readonly effectiveAt: number;
  readonly tokenAddress: string | null;
  readonly platformId: number | null;
}

export type TrendPeriod = EnumerationValue<"TrendingTimePeriod">;

/** Asset ids by searches and by visits, highest first. */
export interface Trends {
  readonly searched: Readonly<Record<TrendPeriod, readonly number[]>>;
  readonly visited: Readonly<Record<TrendPeriod, readonly number[]>>;
}

/** A source of imported rows. */
export interface DataSource {
  readonly name: string;
  /** The time of the source's newest quote, candle, rate, trade or metrics, as Unix time in ms. */
  readonly newest: number;
}
