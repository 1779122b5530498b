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
  StreamEnd,
  StreamEvent,
  StreamQuote,
  StreamSnapshot,
  TagV3,
} from "@market-data/types";

/**
 * A category and its cryptocurrencies.
 *
 * With quotes in the requested currencies.
 */
export interface CategoryWithCoinsIn<Symbol extends string = string> extends Pick<CategoryWithCoins, "id" | "name" | "title" | "description" | "num_tokens" | "avg_price_change" | "market_cap" | "market_cap_change" | "volume" | "volume_change" | "last_updated"> {
  /** The cryptocurrencies of the category. */
  coins: CryptocurrencyIn<Symbol>[];
}

/**
 * A cryptocurrency in the latest listings, version 3. Tags are strings.
 *
 * With quotes in the requested currencies.
 */
export interface CryptoListingV3In<Symbol extends string = string> extends Pick<CryptoListingV3, "id" | "name" | "symbol" | "slug" | "platform" | "is_active" | "infinite_supply" | "is_market_cap_included_in_calc" | "is_fiat" | "circulating_supply" | "total_supply" | "max_supply" | "date_added" | "num_market_pairs" | "svc_rank" | "last_updated" | "tvl_ratio" | "unlocked_circulating_supply" | "unlocked_market_cap" | "tags" | "self_reported_circulating_supply" | "self_reported_market_cap"> {
  /** A quote for each currency of `convert` or `convert_id`; USD by default. */
  quote: QuoteV3In<Symbol>[];
}

/**
 * A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface CryptoQuoteV3In<Symbol extends string = string> extends Pick<CryptoQuoteV3, "id" | "name" | "symbol" | "slug" | "platform" | "is_active" | "infinite_supply" | "is_market_cap_included_in_calc" | "is_fiat" | "circulating_supply" | "total_supply" | "max_supply" | "date_added" | "num_market_pairs" | "svc_rank" | "last_updated" | "tvl_ratio" | "unlocked_circulating_supply" | "unlocked_market_cap" | "tags" | "self_reported_circulating_supply" | "self_reported_market_cap"> {
  /** A quote for each currency of `convert` or `convert_id`; USD by default. */
  quote: QuoteV3In<Symbol>[];
}

/**
 * A cryptocurrency with supply and market data, as in listings, trending lists, categories, and quotes of versions 1 and 2. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface CryptocurrencyIn<Symbol extends string = string> extends Pick<Cryptocurrency, "id" | "name" | "symbol" | "slug" | "svc_rank" | "num_market_pairs" | "circulating_supply" | "total_supply" | "max_supply" | "infinite_supply" | "market_cap_by_total_supply" | "minted_market_cap" | "self_reported_circulating_supply" | "self_reported_market_cap" | "date_added" | "tags" | "platform" | "is_active" | "is_fiat" | "last_updated"> {
  /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, Quote>;
}

/**
 * An exchange with the total volumes of the active markets. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeListingIn<Symbol extends string = string> extends Pick<ExchangeListing, "id" | "name" | "slug" | "num_market_pairs" | "rank" | "exchange_score" | "date_launched" | "fiats" | "spot_volume_usd" | "derivative_volume_usd" | "last_updated"> {
  /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, ExchangeListingQuote>;
}

/**
 * An exchange with active markets.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeMarketPairsIn<Symbol extends string = string> extends Pick<ExchangeMarketPairs, "id" | "name" | "slug" | "num_market_pairs"> {
  /** The market pairs. */
  market_pairs: MarketPairIn<Symbol>[];
}

/**
 * An exchange with historical volumes.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeQuotesHistoricalIn<Symbol extends string = string> extends Pick<ExchangeQuotesHistorical, "id" | "name" | "slug"> {
  /** Volumes, earliest first. */
  quotes: ExchangeQuotesHistoricalItemIn<Symbol>[];
}

/**
 * Volumes at one step of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface ExchangeQuotesHistoricalItemIn<Symbol extends string = string> extends Pick<ExchangeQuotesHistoricalItem, "timestamp" | "num_market_pairs"> {
  /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, ExchangeHistoricalQuote>;
}

/**
 * Current metrics of the whole market. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsIn<Symbol extends string = string> extends Pick<GlobalMetrics, "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_cryptocurrencies" | "total_exchanges" | "btc_dominance" | "eth_dominance" | "btc_dominance_yesterday" | "eth_dominance_yesterday" | "btc_dominance_24h_percentage_change" | "eth_dominance_24h_percentage_change" | "defi_market_cap" | "defi_volume_24h" | "defi_volume_24h_reported" | "stablecoin_market_cap" | "stablecoin_volume_24h" | "stablecoin_volume_24h_reported" | "derivatives_volume_24h" | "derivatives_volume_24h_reported" | "defi_24h_percentage_change" | "stablecoin_24h_percentage_change" | "derivatives_24h_percentage_change" | "last_updated"> {
  /** Totals for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, GlobalMetricsLatestQuote>;
}

/**
 * Historical metrics of the whole market.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsHistoricalIn<Symbol extends string = string> {
  /** Totals, earliest first. */
  quotes: GlobalMetricsHistoricalItemIn<Symbol>[];
}

/**
 * Totals at one step of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface GlobalMetricsHistoricalItemIn<Symbol extends string = string> extends Pick<GlobalMetricsHistoricalItem, "timestamp" | "search_interval" | "btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs"> {
  /** Historical totals for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, GlobalMetricsHistoricalQuote>;
}

/**
 * A market of two currencies on one exchange.
 *
 * With quotes in the requested currencies.
 */
export interface MarketPairIn<Symbol extends string = string> extends Pick<MarketPair, "exchange" | "market_id" | "market_pair" | "category" | "fee_type" | "market_pair_base" | "market_pair_quote"> {
  /** Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
  quote: { exchange_reported: MarketPairExchangeReported } & QuotesIn<Symbol, MarketPairQuote>;
}

/**
 * A cryptocurrency or fiat currency with market pairs.
 *
 * With quotes in the requested currencies.
 */
export interface MarketPairsIn<Symbol extends string = string> extends Pick<MarketPairs, "id" | "name" | "symbol" | "num_market_pairs"> {
  /** The market pairs. */
  market_pairs: MarketPairIn<Symbol>[];
}

/**
 * A cryptocurrency with historical OHLCV.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvHistoricalIn<Symbol extends string = string> extends Pick<OhlcvHistorical, "id" | "name" | "symbol"> {
  /** Periods, earliest first. */
  quotes: OhlcvPeriodIn<Symbol>[];
}

/**
 * A cryptocurrency with the OHLCV of the current, incomplete UTC day.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvLatestIn<Symbol extends string = string> extends Pick<OhlcvLatest, "id" | "name" | "symbol" | "last_updated" | "time_open" | "time_close" | "time_high" | "time_low" | "is_derived"> {
  /** Prices and volume of the current UTC day for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, OhlcvLatestQuote>;
}

/**
 * An OHLCV period. A daily period is a UTC day from 00:00:00 to the end of the day. An hourly period opens on the hour.
 *
 * With quotes in the requested currencies.
 */
export interface OhlcvPeriodIn<Symbol extends string = string> extends Pick<OhlcvPeriod, "time_open" | "time_close" | "time_high" | "time_low" | "is_derived"> {
  /** Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, OhlcvQuote>;
}

/**
 * An amount of one currency, converted to target currencies.
 *
 * With quotes in the requested currencies.
 */
export interface PriceConversionIn<Symbol extends string = string> extends Pick<PriceConversion, "id" | "name" | "symbol" | "amount" | "last_updated"> {
  /** Converted amount for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, PriceConversionQuote>;
}

/**
 * A cryptocurrency with price performance over one or more periods.
 *
 * With quotes in the requested currencies.
 */
export interface PricePerformanceIn<Symbol extends string = string> extends Pick<PricePerformance, "id" | "name" | "symbol" | "slug" | "last_updated"> {
  /** Price performance for each period of `time_period`, keyed by period name. */
  periods: { [key: string]: PricePerformancePeriodIn<Symbol> };
}

/**
 * Price performance over a period. Rolling periods close at the time of the request; `yesterday` is a UTC day.
 *
 * With quotes in the requested currencies.
 */
export interface PricePerformancePeriodIn<Symbol extends string = string> extends Pick<PricePerformancePeriod, "open_timestamp" | "high_timestamp" | "low_timestamp" | "close_timestamp"> {
  /** Price performance for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, PricePerformanceQuote>;
}

/**
 * Market data of a cryptocurrency in one currency, version 3. Unknown values are null, never 0.
 *
 * With quotes in the requested currencies.
 */
export interface QuoteV3In<Symbol extends string = string> extends Pick<QuoteV3, "id" | "price" | "volume_24h" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "volume_change_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | "percent_change_30d" | "percent_change_60d" | "percent_change_90d" | "market_cap" | "market_cap_dominance" | "fully_diluted_market_cap" | "tvl" | "market_cap_by_total_supply" | "last_updated"> {
  /** Symbol of the quote's currency. */
  symbol: Symbol;
}

/**
 * A cryptocurrency with historical quotes.
 *
 * With quotes in the requested currencies.
 */
export interface QuotesHistoricalIn<Symbol extends string = string> extends Pick<QuotesHistorical, "id" | "name" | "symbol" | "is_active" | "is_fiat"> {
  /** Quotes, earliest first. */
  quotes: QuotesHistoricalItemIn<Symbol>[];
}

/**
 * Quotes at one step of the interval.
 *
 * With quotes in the requested currencies.
 */
export interface QuotesHistoricalItemIn<Symbol extends string = string> extends Pick<QuotesHistoricalItem, "timestamp" | "search_interval"> {
  /** Historical market data for each requested currency, keyed by currency symbol; `USD` by default. */
  quote: QuotesIn<Symbol, HistoricalQuote>;
}
