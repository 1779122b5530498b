// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type {
  CategoryWithCoins,
  CryptoListingV3,
  CryptoQuoteV3,
  Cryptocurrency,
  ExchangeHistoricalQuote,
  ExchangeListing,
  ExchangeListingQuote,
  ExchangeMarketPairs,
  ExchangeQuotesHistorical,
  ExchangeQuotesHistoricalItem,
  GlobalMetrics,
  GlobalMetricsHistoricalItem,
  GlobalMetricsHistoricalQuote,
  GlobalMetricsLatestQuote,
  HistoricalQuote,
  MarketPair,
  MarketPairExchangeReported,
  MarketPairQuote,
  MarketPairs,
  OhlcvHistorical,
  OhlcvLatest,
  OhlcvLatestQuote,
  OhlcvPeriod,
  OhlcvQuote,
  PriceConversion,
  PriceConversionQuote,
  PricePerformance,
  PricePerformancePeriod,
  PricePerformanceQuote,
  Quote,
  QuoteV3,
  QuotesHistorical,
  QuotesHistoricalItem,
} from "@market-data/types";
import type {
  QuotesIn,
} from "../results.ts";

export type {
  Airdrop,
  AirdropCoin,
  AirdropResponse,
  AirdropsResponse,
  CategoriesResponse,
  Category,
  CategoryResponse,
  CategoryWithCoins,
  ContentAsset,
  ContentItem,
  CryptoBatchQuote,
  CryptoListingV3,
  CryptoQuoteBatchRequest,
  CryptoQuoteV3,
  CryptoSnapshot,
  CryptoSnapshotBatchRequest,
  Cryptocurrency,
  CryptocurrencyV3,
  DexAggregatedSecurityFlags,
  DexHolderCounts,
  DexHolderTag,
  DexHolderTagCounts,
  DexInfo,
  DexInfoQuote,
  DexInfoUrls,
  DexLiquidityChangeRow,
  DexListingsInfoResponse,
  DexListingsQuotesResponse,
  DexMemeCoinFilters,
  DexMemeResult,
  DexNetwork,
  DexNetworksResponse,
  DexOhlcvPeriod,
  DexOhlcvQuote,
  DexPair,
  DexPairFields,
  DexPairOhlcv,
  DexPairOhlcvHistorical,
  DexPairsOhlcvHistoricalResponse,
  DexPairsOhlcvLatestResponse,
  DexPairsTradesResponse,
  DexPlatformRow,
  DexQuote,
  DexSearchResultRow,
  DexSecurityFlags,
  DexSecurityScan,
  DexStatus,
  DexSwapRow,
  DexTokenBatchPrice,
  DexTokenDetail,
  DexTokenExchangeListing,
  DexTokenLeaderboardResponse,
  DexTokenLeaderboardRow,
  DexTokenSecurityItem,
  DexTokenSecurityResponse,
  DexTokenSignal,
  DexTokenStats,
  DexTokenTopPool,
  DexTrade,
  DexTradePair,
  DexTradeQuote,
  ErrorResponse,
  ErrorStatus,
  ExchangeAsset,
  ExchangeAssetCurrency,
  ExchangeAssetPlatform,
  ExchangeAssetsResponse,
  ExchangeHistoricalQuote,
  ExchangeHistoricalQuoteMap,
  ExchangeInfo,
  ExchangeInfoResponse,
  ExchangeListing,
  ExchangeListingQuote,
  ExchangeListingQuoteMap,
  ExchangeListingState,
  ExchangeListingsLatestResponse,
  ExchangeMapItem,
  ExchangeMapResponse,
  ExchangeMarketPairs,
  ExchangeMarketPairsResponse,
  ExchangeQuote,
  ExchangeQuoteBatchRequest,
  ExchangeQuotesHistorical,
  ExchangeQuotesHistoricalItem,
  ExchangeQuotesHistoricalResponse,
  ExchangeQuotesLatestResponse,
  ExchangeUrls,
  FearAndGreed,
  FearAndGreedHistoricalResponse,
  FearAndGreedLatestResponse,
  FiatMapItem,
  FiatMapResponse,
  GlobalMetrics,
  GlobalMetricsHistorical,
  GlobalMetricsHistoricalItem,
  GlobalMetricsHistoricalQuote,
  GlobalMetricsHistoricalQuoteMap,
  GlobalMetricsHistoricalResponse,
  GlobalMetricsLatestQuote,
  GlobalMetricsLatestQuoteMap,
  GlobalMetricsLatestResponse,
  GlobalMetricsQuote,
  GlobalMetricsQuoteBatchRequest,
  HistoricalQuote,
  HistoricalQuoteMap,
  HolderDetailVO,
  HolderTrendVO,
  IndexConstituent,
  IndexTop100HistoricalResponse,
  IndexTop100Item,
  IndexTop100LatestResponse,
  IndexTop20Historical,
  IndexTop20HistoricalResponse,
  IndexTop20Latest,
  IndexTop20LatestResponse,
  KeyInfo,
  KeyInfoCreditUsage,
  KeyInfoPlan,
  KeyInfoRequestUsage,
  KeyInfoResponse,
  KeyInfoUsage,
  ListingsLatestResponseV3,
  ListingsResponse,
  MapItem,
  MapResponse,
  MarketPair,
  MarketPairCurrency,
  MarketPairExchange,
  MarketPairExchangeReported,
  MarketPairQuote,
  MarketPairQuoteMap,
  MarketPairs,
  MarketPairsResponse,
  Metadata,
  MetadataResponse,
  MetadataResponseV1,
  MetadataUrls,
  MultiplierItem,
  MultiplierResponse,
  MultiplierResult,
  OhlcvBatchQuote,
  OhlcvBatchRequest,
  OhlcvHistorical,
  OhlcvHistoricalResponse,
  OhlcvHistoricalResponseV1,
  OhlcvLatest,
  OhlcvLatestQuote,
  OhlcvLatestQuoteMap,
  OhlcvLatestResponse,
  OhlcvLatestResponseV1,
  OhlcvPeriod,
  OhlcvQuote,
  OhlcvQuoteMap,
  PartnerScore,
  PartnerScoresResponse,
  Platform,
  PlatformV3,
  Post,
  PostCurrency,
  PostOwner,
  PriceConversion,
  PriceConversionQuote,
  PriceConversionQuoteMap,
  PriceConversionResponse,
  PriceConversionResponseV2,
  PricePerformance,
  PricePerformancePeriod,
  PricePerformanceQuote,
  PricePerformanceResponse,
  PricePerformanceResponseV1,
  ProApiResponseStatus,
  Quote,
  QuoteMap,
  QuoteV3,
  QuotesHistorical,
  QuotesHistoricalItem,
  QuotesHistoricalResponse,
  QuotesHistoricalResponseV1,
  QuotesLatestResponseV1,
  QuotesLatestResponseV2,
  QuotesLatestResponseV3,
  SimplePrice,
  SimplePriceResponse,
  Status,
  TagV3,
} from "@market-data/types";

/**
 * A category with the cryptocurrencies in it.
 *
 * With quotes in the requested currencies.
 */
export interface CategoryWithCoinsIn<Symbol extends string = string> extends Pick<CategoryWithCoins, "id" | "name" | "title" | "description" | "num_tokens" | "avg_price_change" | "market_cap" | "market_cap_change" | "volume" | "volume_change" | "last_updated"> {
  /** The cryptocurrencies of the category. */
  coins: CryptocurrencyIn<Symbol>[];
}

/**
 * A cryptocurrency in the latest listings of version 3. Its tags are texts.
 *
 * With quotes in the requested currencies.
 */
export interface CryptoListingV3In<Symbol extends string = string> extends Pick<CryptoListingV3, "id" | "name" | "symbol" | "slug" | "platform" | "is_active" | "infinite_supply" | "is_market_cap_included_in_calc" | "is_fiat" | "circulating_supply" | "total_supply" | "max_supply" | "date_added" | "num_market_pairs" | "svc_rank" | "last_updated" | "tvl_ratio" | "unlocked_circulating_supply" | "unlocked_market_cap" | "tags" | "self_reported_circulating_supply" | "self_reported_market_cap"> {
  /** One element for each currency of `convert` or `convert_id`; USD by default. */
  quote: QuoteV3In<Symbol>[];
}

/**
 * A cryptocurrency in the latest quotes of version 3. Its tags are objects. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface CryptoQuoteV3In<Symbol extends string = string> extends Pick<CryptoQuoteV3, "id" | "name" | "symbol" | "slug" | "platform" | "is_active" | "infinite_supply" | "is_market_cap_included_in_calc" | "is_fiat" | "circulating_supply" | "total_supply" | "max_supply" | "date_added" | "num_market_pairs" | "svc_rank" | "last_updated" | "tvl_ratio" | "unlocked_circulating_supply" | "unlocked_market_cap" | "tags" | "self_reported_circulating_supply" | "self_reported_market_cap"> {
  /** One element for each currency of `convert` or `convert_id`; USD by default. */
  quote: QuoteV3In<Symbol>[];
}

/**
 * A cryptocurrency with its supply and its market, as returned by listings, trending lists, categories and the quotes of versions 1 and 2. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface CryptocurrencyIn<Symbol extends string = string> extends Pick<Cryptocurrency, "id" | "name" | "symbol" | "slug" | "svc_rank" | "num_market_pairs" | "circulating_supply" | "total_supply" | "max_supply" | "infinite_supply" | "market_cap_by_total_supply" | "minted_market_cap" | "self_reported_circulating_supply" | "self_reported_market_cap" | "date_added" | "tags" | "platform" | "is_active" | "is_fiat" | "last_updated"> {
  /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, Quote>;
}

/**
 * An exchange with its volumes, which are sums over its active markets. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeListingIn<Symbol extends string = string> extends Pick<ExchangeListing, "id" | "name" | "slug" | "num_market_pairs" | "rank" | "exchange_score" | "date_launched" | "fiats" | "spot_volume_usd" | "derivative_volume_usd" | "last_updated"> {
  /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, ExchangeListingQuote>;
}

/**
 * An exchange with its active markets.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeMarketPairsIn<Symbol extends string = string> extends Pick<ExchangeMarketPairs, "id" | "name" | "slug" | "num_market_pairs"> {
  /** The market pairs. */
  market_pairs: MarketPairIn<Symbol>[];
}

/**
 * An exchange with its volumes at past times.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeQuotesHistoricalIn<Symbol extends string = string> extends Pick<ExchangeQuotesHistorical, "id" | "name" | "slug"> {
  /** The volumes, the earliest first. */
  quotes: ExchangeQuotesHistoricalItemIn<Symbol>[];
}

/**
 * The volumes found for one point of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeQuotesHistoricalItemIn<Symbol extends string = string> extends Pick<ExchangeQuotesHistoricalItem, "timestamp" | "num_market_pairs"> {
  /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, ExchangeHistoricalQuote>;
}

/**
 * The whole market as of now. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsIn<Symbol extends string = string> extends Pick<GlobalMetrics, "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_cryptocurrencies" | "total_exchanges" | "btc_dominance" | "eth_dominance" | "btc_dominance_yesterday" | "eth_dominance_yesterday" | "btc_dominance_24h_percentage_change" | "eth_dominance_24h_percentage_change" | "defi_market_cap" | "defi_volume_24h" | "defi_volume_24h_reported" | "stablecoin_market_cap" | "stablecoin_volume_24h" | "stablecoin_volume_24h_reported" | "derivatives_volume_24h" | "derivatives_volume_24h_reported" | "defi_24h_percentage_change" | "stablecoin_24h_percentage_change" | "derivatives_24h_percentage_change" | "last_updated"> {
  /** The totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, GlobalMetricsLatestQuote>;
}

/**
 * The whole market over time.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsHistoricalIn<Symbol extends string = string> {
  /** The totals, the earliest first. */
  quotes: GlobalMetricsHistoricalItemIn<Symbol>[];
}

/**
 * The totals found for one point of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsHistoricalItemIn<Symbol extends string = string> extends Pick<GlobalMetricsHistoricalItem, "timestamp" | "search_interval" | "btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs"> {
  /** Past totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, GlobalMetricsHistoricalQuote>;
}

/**
 * A market on one exchange, of two currencies.
 *
 * With quotes in the requested currencies.
 */
export interface MarketPairIn<Symbol extends string = string> extends Pick<MarketPair, "exchange" | "market_id" | "market_pair" | "category" | "fee_type" | "market_pair_base" | "market_pair_quote"> {
  /** A pair's market: under `exchange_reported` as the exchange states it, and one quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
  quote: { exchange_reported: MarketPairExchangeReported } & QuotesIn<Symbol, MarketPairQuote>;
}

/**
 * A cryptocurrency or fiat currency with the markets in which it is traded.
 *
 * With quotes in the requested currencies.
 */
export interface MarketPairsIn<Symbol extends string = string> extends Pick<MarketPairs, "id" | "name" | "symbol" | "num_market_pairs"> {
  /** The market pairs. */
  market_pairs: MarketPairIn<Symbol>[];
}

/**
 * A cryptocurrency with the prices and volumes of past periods.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvHistoricalIn<Symbol extends string = string> extends Pick<OhlcvHistorical, "id" | "name" | "symbol"> {
  /** The periods, the earliest first. */
  quotes: OhlcvPeriodIn<Symbol>[];
}

/**
 * A cryptocurrency with the prices and volume of the current UTC day, which is incomplete.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvLatestIn<Symbol extends string = string> extends Pick<OhlcvLatest, "id" | "name" | "symbol" | "last_updated" | "time_open" | "time_close" | "time_high" | "time_low"> {
  /** Prices and volume of the current UTC day, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, OhlcvLatestQuote>;
}

/**
 * One period. A daily one is a UTC day, open from 00:00:00 until that day ends; an hourly one opens on the hour.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvPeriodIn<Symbol extends string = string> extends Pick<OhlcvPeriod, "time_open" | "time_close" | "time_high" | "time_low"> {
  /** Prices and volume of one period, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, OhlcvQuote>;
}

/**
 * An amount of one currency, converted into others.
 *
 * With quotes in the requested currencies.
 */
export interface PriceConversionIn<Symbol extends string = string> extends Pick<PriceConversion, "id" | "name" | "symbol" | "amount" | "last_updated"> {
  /** The amount converted, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, PriceConversionQuote>;
}

/**
 * A cryptocurrency with the course of its price through one or more periods.
 *
 * With quotes in the requested currencies.
 */
export interface PricePerformanceIn<Symbol extends string = string> extends Pick<PricePerformance, "id" | "name" | "symbol" | "slug" | "last_updated"> {
  /** One entry for each period of `time_period`, keyed by the period's name. */
  periods: { [key: string]: PricePerformancePeriodIn<Symbol> };
}

/**
 * One period of a cryptocurrency's price. Rolling periods close at the time of the request; `yesterday` is a UTC day.
 *
 * With quotes in the requested currencies.
 */
export interface PricePerformancePeriodIn<Symbol extends string = string> extends Pick<PricePerformancePeriod, "open_timestamp" | "high_timestamp" | "low_timestamp" | "close_timestamp"> {
  /** How the price went, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, PricePerformanceQuote>;
}

/**
 * The market of one cryptocurrency, in one currency, in version 3. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface QuoteV3In<Symbol extends string = string> extends Pick<QuoteV3, "id" | "price" | "volume_24h" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "volume_change_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | "percent_change_30d" | "percent_change_60d" | "percent_change_90d" | "market_cap" | "market_cap_dominance" | "fully_diluted_market_cap" | "tvl" | "market_cap_by_total_supply" | "last_updated"> {
  /** Symbol of that currency. */
  symbol: Symbol;
}

/**
 * A cryptocurrency with past quotes.
 *
 * With quotes in the requested currencies.
 */
export interface QuotesHistoricalIn<Symbol extends string = string> extends Pick<QuotesHistorical, "id" | "name" | "symbol" | "is_active" | "is_fiat"> {
  /** The quotes, the earliest first. */
  quotes: QuotesHistoricalItemIn<Symbol>[];
}

/**
 * The quotes found for one point of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface QuotesHistoricalItemIn<Symbol extends string = string> extends Pick<QuotesHistoricalItem, "timestamp" | "search_interval"> {
  /** A past state of the market, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
  quote: QuotesIn<Symbol, HistoricalQuote>;
}
