// Generated from spec/ by "pnpm generate" (openapi). Do not edit.

/** The parameters that `parseQuery` returns, by operation. */
export interface ParsedParameters {
  cryptocurrencyAirdropV1: ParsedCryptocurrencyAirdropV1;
  cryptocurrencyAirdropsV1: ParsedCryptocurrencyAirdropsV1;
  cryptocurrencyCategoriesV1: ParsedCryptocurrencyCategoriesV1;
  cryptocurrencyCategoryV1: ParsedCryptocurrencyCategoryV1;
  cryptocurrencyInfoV1: ParsedCryptocurrencyInfoV1;
  cryptocurrencyListingsHistoricalV1: ParsedCryptocurrencyListingsHistoricalV1;
  cryptocurrencyListingsLatestV1: ParsedCryptocurrencyListingsLatestV1;
  cryptocurrencyListingsNewV1: ParsedCryptocurrencyListingsNewV1;
  cryptocurrencyMapV1: ParsedCryptocurrencyMapV1;
  cryptocurrencyMarketPairsLatestV1: ParsedCryptocurrencyMarketPairsLatestV1;
  cryptocurrencyMultiplierV1: ParsedCryptocurrencyMultiplierV1;
  cryptocurrencyOhlcvHistoricalV1: ParsedCryptocurrencyOhlcvHistoricalV1;
  cryptocurrencyOhlcvLatestV1: ParsedCryptocurrencyOhlcvLatestV1;
  cryptocurrencyPricePerformanceStatsLatestV1: ParsedCryptocurrencyPricePerformanceStatsLatestV1;
  cryptocurrencyQuotesHistoricalV1: ParsedCryptocurrencyQuotesHistoricalV1;
  cryptocurrencyQuotesLatestV1: ParsedCryptocurrencyQuotesLatestV1;
  cryptocurrencyTrendingGainersLosersV1: ParsedCryptocurrencyTrendingGainersLosersV1;
  cryptocurrencyTrendingLatestV1: ParsedCryptocurrencyTrendingLatestV1;
  cryptocurrencyTrendingMostVisitedV1: ParsedCryptocurrencyTrendingMostVisitedV1;
  exchangeAssetsV1: ParsedExchangeAssetsV1;
  exchangeInfoV1: ParsedExchangeInfoV1;
  exchangeListingsLatestV1: ParsedExchangeListingsLatestV1;
  exchangeMapV1: ParsedExchangeMapV1;
  exchangeMarketPairsLatestV1: ParsedExchangeMarketPairsLatestV1;
  exchangeQuotesHistoricalV1: ParsedExchangeQuotesHistoricalV1;
  exchangeQuotesLatestV1: ParsedExchangeQuotesLatestV1;
  fiatMapV1: ParsedFiatMapV1;
  globalMetricsQuotesHistoricalV1: ParsedGlobalMetricsQuotesHistoricalV1;
  globalMetricsQuotesLatestV1: ParsedGlobalMetricsQuotesLatestV1;
  keyInfoV1: ParsedKeyInfoV1;
  partnersFcasListingsLatestV1: ParsedPartnersFcasListingsLatestV1;
  partnersFcasQuotesLatestV1: ParsedPartnersFcasQuotesLatestV1;
  simplePriceV1: ParsedSimplePriceV1;
  toolsPriceConversionV1: ParsedToolsPriceConversionV1;
  cryptocurrencyInfoV2: ParsedCryptocurrencyInfoV2;
  cryptocurrencyMarketPairsLatestV2: ParsedCryptocurrencyMarketPairsLatestV2;
  cryptocurrencyOhlcvHistoricalV2: ParsedCryptocurrencyOhlcvHistoricalV2;
  cryptocurrencyOhlcvLatestV2: ParsedCryptocurrencyOhlcvLatestV2;
  cryptocurrencyPricePerformanceStatsLatestV2: ParsedCryptocurrencyPricePerformanceStatsLatestV2;
  cryptocurrencyQuotesHistoricalV2: ParsedCryptocurrencyQuotesHistoricalV2;
  cryptocurrencyQuotesLatestV2: ParsedCryptocurrencyQuotesLatestV2;
  dexMultiplierV2: ParsedDexMultiplierV2;
  toolsPriceConversionV2: ParsedToolsPriceConversionV2;
  cryptocurrencyListingsLatestV3: ParsedCryptocurrencyListingsLatestV3;
  cryptocurrencyQuotesHistoricalV3: ParsedCryptocurrencyQuotesHistoricalV3;
  cryptocurrencyQuotesLatestV3: ParsedCryptocurrencyQuotesLatestV3;
  fearAndGreedHistoricalV3: ParsedFearAndGreedHistoricalV3;
  fearAndGreedLatestV3: ParsedFearAndGreedLatestV3;
  indexSvc100HistoricalV3: ParsedIndexSvc100HistoricalV3;
  indexSvc100LatestV3: ParsedIndexSvc100LatestV3;
  indexSvc20HistoricalV3: ParsedIndexSvc20HistoricalV3;
  indexSvc20LatestV3: ParsedIndexSvc20LatestV3;
  dexListingsInfoV4: ParsedDexListingsInfoV4;
  dexListingsQuotesV4: ParsedDexListingsQuotesV4;
  dexNetworksListV4: ParsedDexNetworksListV4;
  dexPairsOhlcvHistoricalV4: ParsedDexPairsOhlcvHistoricalV4;
  dexPairsOhlcvLatestV4: ParsedDexPairsOhlcvLatestV4;
  dexPairsTradeLatestV4: ParsedDexPairsTradeLatestV4;
  streamV1: ParsedStreamV1;
}

/** The parsed parameters of `GET /v1/cryptocurrency/airdrop`. */
export interface ParsedCryptocurrencyAirdropV1 {
  id: string;
}

/** The parsed parameters of `GET /v1/cryptocurrency/airdrops`. */
export interface ParsedCryptocurrencyAirdropsV1 {
  start: number;
  limit: number;
  status: "ENDED" | "ONGOING" | "UPCOMING";
  id?: number;
  slug?: string;
  symbol?: string;
}

/** The parsed parameters of `GET /v1/cryptocurrency/categories`. */
export interface ParsedCryptocurrencyCategoriesV1 {
  start: number;
  limit?: number;
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/category`. */
export interface ParsedCryptocurrencyCategoryV1 {
  id: string;
  start: number;
  limit: number;
  convert: readonly string[];
  convert_id?: readonly number[];
  sort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  sort_dir?: "asc" | "desc";
}

/** The parsed parameters of `GET /v1/cryptocurrency/info`. */
export interface ParsedCryptocurrencyInfoV1 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  address?: string;
  skip_invalid: boolean;
  aux: readonly ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/listings/historical`. */
export interface ParsedCryptocurrencyListingsHistoricalV1 {
  /** Unix time in ms. */
  date: number;
  start: number;
  limit: number;
  convert: readonly string[];
  convert_id?: readonly number[];
  sort: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  sort_dir?: "asc" | "desc";
  cryptocurrency_type: "all" | "coins" | "tokens";
  aux: readonly ("platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs")[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/listings/latest`. */
export interface ParsedCryptocurrencyListingsLatestV1 {
  start: number;
  limit: number;
  price_min?: number;
  price_max?: number;
  market_cap_min?: number;
  market_cap_max?: number;
  volume_24h_min?: number;
  volume_24h_max?: number;
  circulating_supply_min?: number;
  circulating_supply_max?: number;
  self_reported_market_cap_min?: number;
  self_reported_market_cap_max?: number;
  unlocked_market_cap_min?: number;
  unlocked_market_cap_max?: number;
  unlocked_circulating_supply_min?: number;
  unlocked_circulating_supply_max?: number;
  self_reported_circulating_supply_min?: number | null;
  self_reported_circulating_supply_max?: number | null;
  percent_change_24h_min?: number;
  percent_change_24h_max?: number;
  convert: readonly string[];
  convert_id?: readonly number[];
  sort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  sort_dir?: "asc" | "desc";
  cryptocurrency_type: "all" | "coins" | "tokens";
  tag: "all" | "defi" | "filesharing";
  aux: readonly ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/listings/new`. */
export interface ParsedCryptocurrencyListingsNewV1 {
  start: number;
  limit: number;
  convert: readonly string[];
  convert_id?: readonly number[];
  sort_dir?: "asc" | "desc";
}

/** The parsed parameters of `GET /v1/cryptocurrency/map`. */
export interface ParsedCryptocurrencyMapV1 {
  listing_status: readonly ("active" | "inactive" | "untracked")[];
  start: number;
  limit?: number;
  sort: "svc_rank" | "id";
  symbol?: readonly string[];
  aux: readonly ("platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status")[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/market-pairs/latest`. */
export interface ParsedCryptocurrencyMarketPairsLatestV1 {
  id?: number;
  slug?: string;
  symbol?: string;
  start: number;
  limit: number;
  sort_dir: "asc" | "desc";
  sort: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  aux: readonly ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  matched_id?: readonly number[];
  matched_symbol?: readonly string[];
  category: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  fee_type: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/multiplier`. */
export interface ParsedCryptocurrencyMultiplierV1 {
  crypto_id?: readonly number[];
  crypto_slug?: readonly string[];
  symbol?: readonly string[];
  token_address?: readonly string[];
  skip_invalid: boolean;
  start: number;
  limit: number;
}

/** The parsed parameters of `GET /v1/cryptocurrency/ohlcv/historical`. */
export interface ParsedCryptocurrencyOhlcvHistoricalV1 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  time_period: "daily" | "hourly";
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v1/cryptocurrency/ohlcv/latest`. */
export interface ParsedCryptocurrencyOhlcvLatestV1 {
  id?: readonly number[];
  symbol?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v1/cryptocurrency/price-performance-stats/latest`. */
export interface ParsedCryptocurrencyPricePerformanceStatsLatestV1 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  time_period: readonly ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v1/cryptocurrency/quotes/historical`. */
export interface ParsedCryptocurrencyQuotesHistoricalV1 {
  id?: readonly number[];
  symbol?: readonly string[];
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v1/cryptocurrency/quotes/latest`. */
export interface ParsedCryptocurrencyQuotesLatestV1 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v1/cryptocurrency/trending/gainers-losers`. */
export interface ParsedCryptocurrencyTrendingGainersLosersV1 {
  start: number;
  limit: number;
  time_period: "1h" | "24h" | "30d" | "7d";
  convert: readonly string[];
  convert_id?: readonly number[];
  sort: "percent_change_24h";
  sort_dir?: "asc" | "desc";
}

/** The parsed parameters of `GET /v1/cryptocurrency/trending/latest`. */
export interface ParsedCryptocurrencyTrendingLatestV1 {
  start: number;
  limit: number;
  time_period: "24h" | "30d" | "7d";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/cryptocurrency/trending/most-visited`. */
export interface ParsedCryptocurrencyTrendingMostVisitedV1 {
  start: number;
  limit: number;
  time_period: "24h" | "30d" | "7d";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/exchange/assets`. */
export interface ParsedExchangeAssetsV1 {
  id: number;
}

/** The parsed parameters of `GET /v1/exchange/info`. */
export interface ParsedExchangeInfoV1 {
  id?: readonly number[];
  slug?: readonly string[];
  aux: readonly ("urls" | "logo" | "description" | "date_launched" | "notice" | "status")[];
}

/** The parsed parameters of `GET /v1/exchange/listings/latest`. */
export interface ParsedExchangeListingsLatestV1 {
  start: number;
  limit: number;
  sort: "volume_24h" | "name" | "exchange_score";
  sort_dir?: "asc" | "desc";
  market_type: "all" | "fees" | "no_fees";
  category: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  aux: readonly ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/exchange/map`. */
export interface ParsedExchangeMapV1 {
  listing_status: readonly ("active" | "inactive" | "untracked")[];
  slug?: readonly string[];
  start: number;
  limit?: number;
  sort: "id" | "volume_24h";
  aux: readonly ("first_historical_data" | "last_historical_data" | "is_active" | "status")[];
  crypto_id?: number;
}

/** The parsed parameters of `GET /v1/exchange/market-pairs/latest`. */
export interface ParsedExchangeMarketPairsLatestV1 {
  id?: number;
  slug?: string;
  start: number;
  limit: number;
  sort_dir: "asc" | "desc";
  sort: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  aux: readonly ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  matched_id?: readonly number[];
  matched_symbol?: readonly string[];
  category: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  fee_type: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/exchange/quotes/historical`. */
export interface ParsedExchangeQuotesHistoricalV1 {
  id?: readonly number[];
  slug?: readonly string[];
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/exchange/quotes/latest`. */
export interface ParsedExchangeQuotesLatestV1 {
  id?: readonly number[];
  slug?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
}

/** The parsed parameters of `GET /v1/fiat/map`. */
export interface ParsedFiatMapV1 {
  start: number;
  limit?: number;
  sort: "name" | "id";
  include_metals: boolean;
}

/** The parsed parameters of `GET /v1/global-metrics/quotes/historical`. */
export interface ParsedGlobalMetricsQuotesHistoricalV1 {
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval")[];
}

/** The parsed parameters of `GET /v1/global-metrics/quotes/latest`. */
export interface ParsedGlobalMetricsQuotesLatestV1 {
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v1/key/info`. */
export interface ParsedKeyInfoV1 {
}

/** The parsed parameters of `GET /v1/partners/{partner}/fcas/listings/latest`. */
export interface ParsedPartnersFcasListingsLatestV1 {
  partner: string;
  start: number;
  limit: number;
  aux: readonly ("point_change_24h" | "percent_change_24h")[];
}

/** The parsed parameters of `GET /v1/partners/{partner}/fcas/quotes/latest`. */
export interface ParsedPartnersFcasQuotesLatestV1 {
  partner: string;
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  aux: readonly ("point_change_24h" | "percent_change_24h")[];
}

/** The parsed parameters of `GET /v1/simple/price`. */
export interface ParsedSimplePriceV1 {
  ids: readonly number[];
  include_market_cap: boolean;
  include_volume_24h: boolean;
  include_percent_change_24h: boolean;
  include_last_updated: boolean;
}

/** The parsed parameters of `GET /v1/tools/price-conversion`. */
export interface ParsedToolsPriceConversionV1 {
  amount: number;
  id?: number;
  symbol?: string;
  /** Unix time in ms. */
  time?: number;
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v2/cryptocurrency/info`. */
export interface ParsedCryptocurrencyInfoV2 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  address?: string;
  skip_invalid: boolean;
  aux: readonly ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
}

/** The parsed parameters of `GET /v2/cryptocurrency/market-pairs/latest`. */
export interface ParsedCryptocurrencyMarketPairsLatestV2 {
  id?: number;
  slug?: string;
  symbol?: string;
  start: number;
  limit: number;
  sort_dir: "asc" | "desc";
  sort: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  aux: readonly ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  matched_id?: readonly number[];
  matched_symbol?: readonly string[];
  category: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  fee_type: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v2/cryptocurrency/ohlcv/historical`. */
export interface ParsedCryptocurrencyOhlcvHistoricalV2 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  time_period: "daily" | "hourly";
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v2/cryptocurrency/ohlcv/latest`. */
export interface ParsedCryptocurrencyOhlcvLatestV2 {
  id?: readonly number[];
  symbol?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v2/cryptocurrency/price-performance-stats/latest`. */
export interface ParsedCryptocurrencyPricePerformanceStatsLatestV2 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  time_period: readonly ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  convert: readonly string[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v2/cryptocurrency/quotes/historical`. */
export interface ParsedCryptocurrencyQuotesHistoricalV2 {
  id?: readonly number[];
  symbol?: readonly string[];
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v2/cryptocurrency/quotes/latest`. */
export interface ParsedCryptocurrencyQuotesLatestV2 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v2/dex/multiplier`. */
export interface ParsedDexMultiplierV2 {
  crypto_id?: readonly number[];
  crypto_slug?: readonly string[];
  symbol?: readonly string[];
  token_address?: readonly string[];
  platform?: string;
  platform_id?: number;
  skip_invalid: boolean;
  start: number;
  limit: number;
}

/** The parsed parameters of `GET /v2/tools/price-conversion`. */
export interface ParsedToolsPriceConversionV2 {
  amount: number;
  id?: number;
  symbol?: string;
  /** Unix time in ms. */
  time?: number;
  convert: readonly string[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v3/cryptocurrency/listings/latest`. */
export interface ParsedCryptocurrencyListingsLatestV3 {
  start: number;
  limit: number;
  price_min?: number;
  price_max?: number;
  market_cap_min?: number;
  market_cap_max?: number;
  volume_24h_min?: number;
  volume_24h_max?: number;
  circulating_supply_min?: number;
  circulating_supply_max?: number;
  percent_change_24h_min?: number;
  percent_change_24h_max?: number;
  convert: readonly string[];
  convert_id?: readonly number[];
  sort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  sort_dir: "asc" | "desc";
  cryptocurrency_type: "all" | "coins" | "tokens";
  tag: "all" | "defi" | "filesharing";
  aux: readonly ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
}

/** The parsed parameters of `GET /v3/cryptocurrency/quotes/historical`. */
export interface ParsedCryptocurrencyQuotesHistoricalV3 {
  id?: readonly number[];
  symbol?: readonly string[];
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v3/cryptocurrency/quotes/latest`. */
export interface ParsedCryptocurrencyQuotesLatestV3 {
  id?: readonly number[];
  slug?: readonly string[];
  symbol?: readonly string[];
  convert: readonly string[];
  convert_id?: readonly number[];
  aux: readonly ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  skip_invalid: boolean;
}

/** The parsed parameters of `GET /v3/fear-and-greed/historical`. */
export interface ParsedFearAndGreedHistoricalV3 {
  start: number;
  limit: number;
}

/** The parsed parameters of `GET /v3/fear-and-greed/latest`. */
export interface ParsedFearAndGreedLatestV3 {
}

/** The parsed parameters of `GET /v3/index/svc100-historical`. */
export interface ParsedIndexSvc100HistoricalV3 {
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "5m" | "15m" | "daily";
}

/** The parsed parameters of `GET /v3/index/svc100-latest`. */
export interface ParsedIndexSvc100LatestV3 {
}

/** The parsed parameters of `GET /v3/index/svc20-historical`. */
export interface ParsedIndexSvc20HistoricalV3 {
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "5m" | "15m" | "daily";
}

/** The parsed parameters of `GET /v3/index/svc20-latest`. */
export interface ParsedIndexSvc20LatestV3 {
}

/** The parsed parameters of `GET /v4/dex/listings/info`. */
export interface ParsedDexListingsInfoV4 {
  id: readonly number[];
  aux: readonly ("urls" | "logo" | "description" | "date_launched" | "notice")[];
}

/** The parsed parameters of `GET /v4/dex/listings/quotes`. */
export interface ParsedDexListingsQuotesV4 {
  start: number;
  limit: number;
  sort: "name" | "volume_24h" | "market_share" | "num_market_pairs";
  sort_dir?: "asc" | "desc";
  type: "all" | "orderbook" | "swap" | "aggregator";
  aux?: readonly "date_launched"[];
  convert_id?: readonly number[];
}

/** The parsed parameters of `GET /v4/dex/networks/list`. */
export interface ParsedDexNetworksListV4 {
  start: number;
  limit: number;
  sort: "id" | "name";
  sort_dir?: "asc" | "desc";
  aux?: readonly ("alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl")[];
}

/** The parsed parameters of `GET /v4/dex/pairs/ohlcv/historical`. */
export interface ParsedDexPairsOhlcvHistoricalV4 {
  contract_address: readonly string[];
  network_id?: readonly number[];
  network_slug?: readonly string[];
  time_period: "daily" | "hourly";
  /** Unix time in ms. */
  time_start?: number;
  /** Unix time in ms. */
  time_end?: number;
  count: number;
  interval: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  aux?: readonly ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
  reverse_order: boolean;
}

/** The parsed parameters of `GET /v4/dex/pairs/ohlcv/latest`. */
export interface ParsedDexPairsOhlcvLatestV4 {
  contract_address: readonly string[];
  network_id?: readonly number[];
  network_slug?: readonly string[];
  aux?: readonly ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
  reverse_order: boolean;
}

/** The parsed parameters of `GET /v4/dex/pairs/trade/latest`. */
export interface ParsedDexPairsTradeLatestV4 {
  contract_address: readonly string[];
  network_id?: readonly number[];
  network_slug?: readonly string[];
  limit: number;
  aux?: readonly ("transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells")[];
  convert_id?: readonly number[];
  skip_invalid: boolean;
  reverse_order: boolean;
}

/** The parsed parameters of `GET /v1/stream`. */
export interface ParsedStreamV1 {
  id: readonly number[];
  convert: string;
}
