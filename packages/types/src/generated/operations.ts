// Generated from spec/ by "pnpm generate" (types). Do not edit.

import type {
  AirdropResponse,
  AirdropsResponse,
  CategoriesResponse,
  CategoryResponse,
  DexListingsInfoResponse,
  DexListingsQuotesResponse,
  DexNetworksResponse,
  DexPairsOhlcvHistoricalResponse,
  DexPairsOhlcvLatestResponse,
  DexPairsTradesResponse,
  ErrorResponse,
  ExchangeAssetsResponse,
  ExchangeInfoResponse,
  ExchangeListingsLatestResponse,
  ExchangeMapResponse,
  ExchangeMarketPairsResponse,
  ExchangeQuotesHistoricalResponse,
  ExchangeQuotesLatestResponse,
  FearAndGreedHistoricalResponse,
  FearAndGreedLatestResponse,
  FiatMapResponse,
  GlobalMetricsHistoricalResponse,
  GlobalMetricsLatestResponse,
  IndexTop100HistoricalResponse,
  IndexTop100LatestResponse,
  IndexTop20HistoricalResponse,
  IndexTop20LatestResponse,
  KeyInfoResponse,
  ListingsLatestResponseV3,
  ListingsResponse,
  MapResponse,
  MarketPairsResponse,
  MetadataResponse,
  MetadataResponseV1,
  MultiplierResponse,
  OhlcvHistoricalResponse,
  OhlcvHistoricalResponseV1,
  OhlcvLatestResponse,
  OhlcvLatestResponseV1,
  PartnerScoresResponse,
  PriceConversionResponse,
  PriceConversionResponseV2,
  PricePerformanceResponse,
  PricePerformanceResponseV1,
  QuotesHistoricalResponse,
  QuotesHistoricalResponseV1,
  QuotesLatestResponseV1,
  QuotesLatestResponseV2,
  QuotesLatestResponseV3,
  SimplePriceResponse,
  StreamEvent,
} from "./records.ts";

/**
 * Parameters of `GET /v1/cryptocurrency/airdrop`.
 *
 * Returns the project, coin, prize, number of winners, dates and state of an airdrop. `data` is a map with the
 * airdrop's ID as its key.
 *
 * Find IDs with `GET /v1/cryptocurrency/airdrops`.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 */
export type CryptocurrencyAirdropV1Parameters = {
  /**
   * ID of the airdrop, as returned by the list of airdrops.
   * @example "695f1a7000000000000a9001"
   */
  id: string;
};

/**
 * Result of `GET /v1/cryptocurrency/airdrop`.
 *
 * The airdrop, keyed by its ID.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 */
export type CryptocurrencyAirdropV1Result = AirdropResponse;

/**
 * Error of `GET /v1/cryptocurrency/airdrop`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyAirdropV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/airdrops`.
 *
 * Returns the airdrops in a given state, by default the ongoing airdrops. Filter by cryptocurrency with `id`, `slug`
 * or `symbol`. The cost does not depend on the number of results.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyAirdropsV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Returns airdrops in this state.
   * @default "ONGOING"
   * @example "UPCOMING"
   */
  status?: "ENDED" | "ONGOING" | "UPCOMING";
  /**
   * Returns airdrops of the cryptocurrency with this numeric ID.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Returns airdrops of the cryptocurrency with this slug.
   * @example "bitcoin"
   */
  slug?: string;
  /**
   * Returns airdrops of cryptocurrencies with this symbol. Send a single symbol.
   * @example "BTC"
   */
  symbol?: string;
};

/**
 * Result of `GET /v1/cryptocurrency/airdrops`.
 *
 * The matching airdrops.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyAirdropsV1Result = AirdropsResponse;

/**
 * Error of `GET /v1/cryptocurrency/airdrops`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyAirdropsV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/categories`.
 *
 * Returns the categories of cryptocurrencies. Each category has the sums and averages over its coins. With `id`,
 * `slug` or `symbol`, only categories that contain at least one of the given cryptocurrencies are returned.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoriesV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
};

/**
 * Result of `GET /v1/cryptocurrency/categories`.
 *
 * The matching categories.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoriesV1Result = CategoriesResponse;

/**
 * Error of `GET /v1/cryptocurrency/categories`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyCategoriesV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/category`.
 *
 * Returns a category with a page of its cryptocurrencies and their latest quotes. `start` and `limit` page through
 * `coins`; `sort` and `sort_dir` set the order.
 *
 * Find IDs with `GET /v1/cryptocurrency/categories`.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 30 seconds.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoryV1Parameters = {
  /**
   * ID of the category, as returned by the list of categories.
   * @example "695f1a7000000000000c0001"
   */
  id: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort field of the cryptocurrencies. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of `GET /v1/cryptocurrency/category`.
 *
 * The category with its cryptocurrencies.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 30 seconds.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoryV1Result = CategoryResponse;

/**
 * Error of `GET /v1/cryptocurrency/category`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyCategoryV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/info`.
 *
 * Returns the same metadata as version 2, with the same parameters. The difference: a symbol returns a single
 * object, the highest-ranked cryptocurrency with this symbol.
 *
 * Deprecated: use version 2, where a symbol returns all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/info`.
 * @deprecated Use `CryptocurrencyInfoV2Parameters` of `GET /v2/cryptocurrency/info`.
 */
export type CryptocurrencyInfoV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
   * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
   */
  address?: string;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
};

/**
 * Result of `GET /v1/cryptocurrency/info`.
 *
 * The metadata of each requested cryptocurrency, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/info`.
 * @deprecated Use `CryptocurrencyInfoV2Result` of `GET /v2/cryptocurrency/info`.
 */
export type CryptocurrencyInfoV1Result = MetadataResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyInfoV2Error` of `GET /v2/cryptocurrency/info`.
 */
export type CryptocurrencyInfoV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/listings/historical`.
 *
 * Returns the ranking of all cryptocurrencies at the end of a UTC day, in the format of the latest listings.
 *
 * Only the date part of `date` counts. The earliest day is 2013-04-28. A day before the start of your plan's history
 * is rejected with 403. The snapshot of a day is available 30 minutes after the following UTC midnight.
 *
 * Cryptocurrencies with an outdated price on that day are not listed. The guide *How values are computed* states
 * the maximum age of a price.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 30 minutes after its end.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsHistoricalV1Parameters = {
  /**
   * UTC day, from 2013-04-28. Unix seconds or an ISO 8601 date or time. The time of day is ignored.
   * @example "2026-01-14"
   */
  date: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort field.
   * @default "svc_rank"
   * @example "market_cap"
   */
  sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]
   * @example ["platform", "tags"]
   */
  aux?: ("platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs")[];
};

/**
 * Result of `GET /v1/cryptocurrency/listings/historical`.
 *
 * The cryptocurrencies of the day, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 30 minutes after its end.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsHistoricalV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/listings/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyListingsHistoricalV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/listings/latest`.
 *
 * Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes.
 *
 * `sort=market_cap` orders by the service's own rank. Filters on money values are in US dollars, independent of
 * `convert`. For a few known cryptocurrencies, use `GET /v3/cryptocurrency/quotes/latest` instead.
 *
 * Version 3 returns the same list as a bare array. This version remains available.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Returns cryptocurrencies with at least this price, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1
   */
  price_min?: number;
  /**
   * Returns cryptocurrencies with at most this price, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000
   */
  price_max?: number;
  /**
   * Returns cryptocurrencies with at least this market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  market_cap_min?: number;
  /**
   * Returns cryptocurrencies with at most this market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  market_cap_max?: number;
  /**
   * Returns cryptocurrencies with at least this 24-hour volume, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  volume_24h_min?: number;
  /**
   * Returns cryptocurrencies with at most this 24-hour volume, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 50000000000
   */
  volume_24h_max?: number;
  /**
   * Returns cryptocurrencies with at least this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  circulating_supply_min?: number;
  /**
   * Returns cryptocurrencies with at most this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  circulating_supply_max?: number;
  /**
   * Returns cryptocurrencies with at least this self-reported market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_market_cap_min?: number;
  /**
   * Returns cryptocurrencies with at most this self-reported market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  self_reported_market_cap_max?: number;
  /**
   * Returns cryptocurrencies with at least this market cap of the unlocked supply, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_market_cap_min?: number;
  /**
   * Returns cryptocurrencies with at most this market cap of the unlocked supply, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  unlocked_market_cap_max?: number;
  /**
   * Returns cryptocurrencies with at least this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_circulating_supply_min?: number;
  /**
   * Returns cryptocurrencies with at most this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  unlocked_circulating_supply_max?: number;
  /**
   * Returns cryptocurrencies with at least this self-reported circulating supply. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_circulating_supply_min?: number | null;
  /**
   * Returns cryptocurrencies with at most this self-reported circulating supply. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  self_reported_circulating_supply_max?: number | null;
  /**
   * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
   *
   * At least -100.
   * @example -5
   */
  percent_change_24h_min?: number;
  /**
   * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
   *
   * At least -100.
   * @example 10
   */
  percent_change_24h_max?: number;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Returns only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
};

/**
 * Result of `GET /v1/cryptocurrency/listings/latest`.
 *
 * The matching cryptocurrencies, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/listings/new`.
 *
 * Returns the most recently added cryptocurrencies with their latest quotes. The newest come first by default.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsNewV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of `GET /v1/cryptocurrency/listings/new`.
 *
 * The most recently added cryptocurrencies.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsNewV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/listings/new`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyListingsNewV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/map`.
 *
 * Returns every cryptocurrency with its numeric `id`. Other operations identify cryptocurrencies by this ID, so
 * store the IDs.
 *
 * By default, only cryptocurrencies with an actively tracked market are listed. With `symbol`, the response contains
 * the cryptocurrencies with these symbols, and all other parameters are ignored.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMapV1Parameters = {
  /**
   * Listing states to include. `active` has at least one tracked market. `inactive` was formerly active. `untracked` is listed but does not yet qualify for tracked markets.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: ("active" | "inactive" | "untracked")[];
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * Sort field: `id`, the numeric ID, or `svc_rank`, the service's rank.
   * @default "id"
   * @example "svc_rank"
   */
  sort?: "svc_rank" | "id";
  /**
   * Symbols to look up. All other parameters are then ignored.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["platform", "first_historical_data", "last_historical_data", "is_active"]
   * @example ["platform", "status"]
   */
  aux?: ("platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status")[];
};

/**
 * Result of `GET /v1/cryptocurrency/map`.
 *
 * The requested cryptocurrencies, in the order of `sort`.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMapV1Result = MapResponse;

/**
 * Error of `GET /v1/cryptocurrency/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyMapV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/market-pairs/latest`.
 *
 * Returns the active market pairs with the currency as base or quote. Each pair has its exchange, price and volume.
 *
 * Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or `matched_symbol` selects pairs
 * by the currency on the opposite side. `start` and `limit` page through `market_pairs`.
 *
 * Deprecated: use version 2 with the same parameters.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/market-pairs/latest`.
 * @deprecated Use `CryptocurrencyMarketPairsLatestV2Parameters` of `GET /v2/cryptocurrency/market-pairs/latest`.
 */
export type CryptocurrencyMarketPairsLatestV1Parameters = {
  /**
   * Numeric ID of one cryptocurrency or fiat currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Slug of one cryptocurrency.
   * @example "bitcoin"
   */
  slug?: string;
  /**
   * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
   * @example [2781, 825]
   */
  matched_id?: number[];
  /**
   * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
   * @example ["USD", "USDT"]
   */
  matched_symbol?: string[];
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/cryptocurrency/market-pairs/latest`.
 *
 * The cryptocurrency with its market pairs.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/market-pairs/latest`.
 * @deprecated Use `CryptocurrencyMarketPairsLatestV2Result` of `GET /v2/cryptocurrency/market-pairs/latest`.
 */
export type CryptocurrencyMarketPairsLatestV1Result = MarketPairsResponse;

/**
 * Error of `GET /v1/cryptocurrency/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyMarketPairsLatestV2Error` of `GET /v2/cryptocurrency/market-pairs/latest`.
 */
export type CryptocurrencyMarketPairsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/multiplier`.
 *
 * Returns the cryptocurrencies with a UI multiplier (ERC-8056). The multiplier is the factor between the balance
 * stored in a token's contract and the balance shown to people. Without a lookup, items are sorted by ascending ID.
 *
 * Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`. A lookup without a match fails the
 * request with 400; with `skip_invalid`, it is skipped. `has_more` is true while more items follow.
 *
 * Legacy: no replacement exists.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses change when multiplier changes are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. No replacement exists.
 */
export type CryptocurrencyMultiplierV1Parameters = {
  /**
   * Numeric IDs of the cryptocurrencies.
   * @example [9001, 9002]
   */
  crypto_id?: number[];
  /**
   * Slugs of the cryptocurrencies.
   * @example ["example-batcoin", "example-share-token"]
   */
  crypto_slug?: string[];
  /**
   * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
   * @example ["BAT", "EXSH"]
   */
  symbol?: string[];
  /**
   * Contract addresses of the tokens.
   * @example ["0x0000000000000000000000000000000000009001"]
   */
  token_address?: string[];
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Position of the first item to return, counted from 1.
   *
   * At least 1. Zero and negative values are replaced by the default.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 2000. Zero and negative values are replaced by the default.
   * @default 100
   * @example 100
   */
  limit?: number;
};

/**
 * Result of `GET /v1/cryptocurrency/multiplier`.
 *
 * The cryptocurrencies with a multiplier.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses change when multiplier changes are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. No replacement exists.
 */
export type CryptocurrencyMultiplierV1Result = MultiplierResponse;

/**
 * Error of `GET /v1/cryptocurrency/multiplier`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyMultiplierV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * Returns open, high, low, close, volume and market cap of cryptocurrencies, with the parameters and rules of
 * version 2.
 *
 * 1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive) returns a record.
 * 2. Without `time_start`, `count` periods are counted back from `time_end`.
 * 3. Daily periods ignore the time of day of `time_start` and `time_end`.
 * 4. `count` includes the current, incomplete period. To get the last complete day, send 2.
 * 5. To get a specific day, set `time_start` one interval earlier.
 * 6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of each month, `yearly`
 *    the same date of each year. Without `interval`, every period is returned.
 * 7. Hourly periods before 2020-09-22 have no volume.
 *
 * A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the hour.
 *
 * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
 * or more than 100,000 records of all cryptocurrencies together, is rejected with 400.
 *
 * For a single cryptocurrency, `data` is its result. For several, `data` is a map keyed by the requested
 * identifiers. A symbol refers to the highest-ranked cryptocurrency with this symbol.
 *
 * Deprecated: use version 2.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/historical`.
 * @deprecated Use `CryptocurrencyOhlcvHistoricalV2Parameters` of `GET /v2/cryptocurrency/ohlcv/historical`.
 */
export type CryptocurrencyOhlcvHistoricalV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * The records over time. A single result for a single cryptocurrency; otherwise a map of results.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/historical`.
 * @deprecated Use `CryptocurrencyOhlcvHistoricalV2Result` of `GET /v2/cryptocurrency/ohlcv/historical`.
 */
export type CryptocurrencyOhlcvHistoricalV1Result = OhlcvHistoricalResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyOhlcvHistoricalV2Error` of `GET /v2/cryptocurrency/ohlcv/historical`.
 */
export type CryptocurrencyOhlcvHistoricalV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * Returns open, high, low, close and volume of the current UTC day, as version 2 does. The day is incomplete, so
 * `close` is the latest value. If a cryptocurrency has no prices today, the response contains its last day with
 * prices.
 *
 * A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.
 *
 * Deprecated: use version 2.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/latest`.
 * @deprecated Use `CryptocurrencyOhlcvLatestV2Parameters` of `GET /v2/cryptocurrency/ohlcv/latest`.
 */
export type CryptocurrencyOhlcvLatestV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * The current day of each cryptocurrency, keyed by the requested ID or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/latest`.
 * @deprecated Use `CryptocurrencyOhlcvLatestV2Result` of `GET /v2/cryptocurrency/ohlcv/latest`.
 */
export type CryptocurrencyOhlcvLatestV1Result = OhlcvLatestResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyOhlcvLatestV2Error` of `GET /v2/cryptocurrency/ohlcv/latest`.
 */
export type CryptocurrencyOhlcvLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * Returns open, high, low, close and price change over the requested periods, as version 2 does. Rolling periods
 * close at the time of the request. `yesterday` is the last complete UTC day, without times for high and low.
 *
 * A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.
 *
 * Deprecated: use version 2.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/price-performance-stats/latest`.
 * @deprecated Use `CryptocurrencyPricePerformanceStatsLatestV2Parameters` of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * The performance of each cryptocurrency, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/price-performance-stats/latest`.
 * @deprecated Use `CryptocurrencyPricePerformanceStatsLatestV2Result` of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV1Result = PricePerformanceResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyPricePerformanceStatsLatestV2Error` of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/quotes/historical`.
 *
 * Returns quotes of cryptocurrencies over time, with the parameters and rules of version 3.
 *
 * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
 *   day, week, month or year.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
 *   hours or days.
 * - Without `time_start`, `count` intervals are counted back from `time_end`.
 * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
 *   in the UTC evening.
 *
 * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
 * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
 *
 * For a single ID or symbol, `data` is its record. For several, `data` is a map keyed by the requested identifiers.
 * A symbol refers to the highest-ranked cryptocurrency with this symbol.
 *
 * Deprecated: use version 3.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/historical`.
 * @deprecated Use `CryptocurrencyQuotesHistoricalV3Parameters` of `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v1/cryptocurrency/quotes/historical`.
 *
 * The quotes over time. A single record for a single cryptocurrency; otherwise a map of records.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/historical`.
 * @deprecated Use `CryptocurrencyQuotesHistoricalV3Result` of `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV1Result = QuotesHistoricalResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyQuotesHistoricalV3Error` of `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/quotes/latest`.
 *
 * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. `data`
 * is a map keyed by the requested identifiers. A symbol returns a single object, the highest-ranked cryptocurrency
 * with this symbol.
 *
 * Deprecated: use version 3.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Parameters` of `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v1/cryptocurrency/quotes/latest`.
 *
 * The latest quotes, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Result` of `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Result = QuotesLatestResponseV1;

/**
 * Error of `GET /v1/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Error` of `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * Returns the cryptocurrencies with the largest price change over `time_period`. `sort_dir=desc` starts with the
 * largest gain, `sort_dir=asc` with the largest loss.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingGainersLosersV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Period of the price change.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "1h" | "24h" | "30d" | "7d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort field: the price change. No other value exists.
   * @default "percent_change_24h"
   * @example "percent_change_24h"
   */
  sort?: "percent_change_24h";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * The cryptocurrencies, in the order of their price change.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingGainersLosersV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyTrendingGainersLosersV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/trending/latest`.
 *
 * Returns the most searched cryptocurrencies with their latest quotes, in descending order of search volume.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Period covered by the ranking.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/cryptocurrency/trending/latest`.
 *
 * The cryptocurrencies, in the order of their search volume.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingLatestV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/trending/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyTrendingLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * Returns the cryptocurrencies with the most visited pages, in descending order of visits. The ranking is updated
 * every 24 hours.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 24 hours.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingMostVisitedV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Period covered by the ranking.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * The cryptocurrencies, in the order of page visits.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 24 hours.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingMostVisitedV1Result = ListingsResponse;

/**
 * Error of `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyTrendingMostVisitedV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/assets`.
 *
 * Returns the contents of the known wallets of an exchange. Each item is a currency in a wallet, the most valuable
 * first. The list is empty if no wallet of the exchange is known.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type ExchangeAssetsV1Parameters = {
  /**
   * Numeric ID of the exchange.
   *
   * Sent as text: a whole number.
   * @example "101"
   */
  id: string;
};

/**
 * Result of `GET /v1/exchange/assets`.
 *
 * The contents of the exchange's wallets, the most valuable first.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type ExchangeAssetsV1Result = ExchangeAssetsResponse;

/**
 * Error of `GET /v1/exchange/assets`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeAssetsV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/info`.
 *
 * Returns logo, description, links, launch date, fees, weekly visits and spot volume of exchanges.
 *
 * Identify exchanges by `id`, `slug` or both. `data` is a map keyed by the requested IDs and slugs.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id` and `slug`.
 */
export type ExchangeInfoV1Parameters = {
  /**
   * Numeric IDs of exchanges. An ID is permanent and unique.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: URL-friendly names in lowercase.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "date_launched", "notice"]
   * @example ["urls", "status"]
   */
  aux?: ("urls" | "logo" | "description" | "date_launched" | "notice" | "status")[];
};

/**
 * Result of `GET /v1/exchange/info`.
 *
 * The metadata of each requested exchange, keyed by the requested ID or slug.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id` and `slug`.
 */
export type ExchangeInfoV1Result = ExchangeInfoResponse;

/**
 * Error of `GET /v1/exchange/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeInfoV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/listings/latest`.
 *
 * Returns a page of all active exchanges that have a market, with their volumes of the last 24 hours.
 *
 * `category` and `market_type` select markets. The volumes and other values of an exchange are then sums over its
 * selected markets, and exchanges without a selected market are not listed. Each sum agrees with the exchange's
 * markets in `GET /v1/exchange/market-pairs/latest`.
 *
 * For a few known exchanges, use `GET /v1/exchange/quotes/latest` instead.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeListingsLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Sort field: 24-hour volume, name, or score of the exchange.
   * @default "volume_24h"
   * @example "name"
   */
  sort?: "volume_24h" | "name" | "exchange_score";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Markets to include: `fees` for markets with a percentage fee, `no_fees` for markets without fees (including transaction mining), or `all`.
   * @default "all"
   * @example "fees"
   */
  market_type?: "all" | "fees" | "no_fees";
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/exchange/listings/latest`.
 *
 * The matching exchanges, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeListingsLatestV1Result = ExchangeListingsLatestResponse;

/**
 * Error of `GET /v1/exchange/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/map`.
 *
 * Returns every exchange with its numeric `id`. Other operations identify exchanges by this ID, so store the IDs.
 *
 * By default, only active exchanges are listed. `crypto_id` selects exchanges that trade a currency. With `slug`,
 * the response contains the exchanges with these slugs, and all other parameters are ignored.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMapV1Parameters = {
  /**
   * Listing states to include. `active` has tracked markets. `inactive` was formerly active. `untracked` is listed without tracked markets.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: ("active" | "inactive" | "untracked")[];
  /**
   * Slugs of exchanges to look up. All other parameters are then ignored.
   * @example ["example-exchange"]
   */
  slug?: string[];
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * Sort field: `id`, the numeric ID, or `volume_24h`, the 24-hour volume in descending order.
   * @default "id"
   * @example "volume_24h"
   */
  sort?: "id" | "volume_24h";
  /**
   * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["first_historical_data", "last_historical_data", "is_active"]
   * @example ["is_active", "status"]
   */
  aux?: ("first_historical_data" | "last_historical_data" | "is_active" | "status")[];
  /**
   * Returns exchanges with an active market of this cryptocurrency or fiat currency, by numeric ID. The list is empty if no exchange matches.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  crypto_id?: string;
};

/**
 * Result of `GET /v1/exchange/map`.
 *
 * The requested exchanges, in the order of `sort`.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMapV1Result = ExchangeMapResponse;

/**
 * Error of `GET /v1/exchange/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeMapV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/market-pairs/latest`.
 *
 * Returns the active markets of an exchange, with the price and volume of each market.
 *
 * Identify the exchange by either `id` or `slug`. `matched_id` or `matched_symbol` selects pairs with certain
 * currencies as base or quote. `start` and `limit` page through `market_pairs`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMarketPairsLatestV1Parameters = {
  /**
   * Numeric ID of one exchange.
   *
   * Sent as text: a whole number.
   * @example "101"
   */
  id?: string;
  /**
   * Slug of one exchange.
   * @example "example-exchange"
   */
  slug?: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Returns pairs with one of these currencies as base or quote, by numeric ID.
   * @example [1, 2781]
   */
  matched_id?: number[];
  /**
   * Returns pairs with one of these currencies as base or quote, by symbol. Send either `matched_id` or `matched_symbol`.
   * @example ["BTC", "USD"]
   */
  matched_symbol?: string[];
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/exchange/market-pairs/latest`.
 *
 * The exchange with its market pairs.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMarketPairsLatestV1Result = ExchangeMarketPairsResponse;

/**
 * Error of `GET /v1/exchange/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeMarketPairsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/quotes/historical`.
 *
 * Returns the volumes of exchanges at past times, with the intervals of historical quotes. Identify exchanges by
 * `id`, `slug` or both. For a single exchange, `data` is its record; for several, a map keyed by the requested
 * identifiers.
 *
 * - Volumes are stored from the first market update onwards. Each volume is the sum over the exchange's markets at
 *   the time. Earlier volumes do not exist.
 * - An exchange without volumes in the requested time range has an empty list.
 * - A time before the start of your plan's history is rejected with 403, a time range of more than 10,000 intervals
 *   with 400.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesHistoricalV1Parameters = {
  /**
   * Numeric IDs of exchanges. An ID is permanent and unique.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: URL-friendly names in lowercase.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/exchange/quotes/historical`.
 *
 * The volumes over time.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesHistoricalV1Result = ExchangeQuotesHistoricalResponse;

/**
 * Error of `GET /v1/exchange/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/exchange/quotes/latest`.
 *
 * Returns the volumes of the last 24 hours of exchanges. Identify exchanges by either `id` or `slug`. `data` is a
 * map keyed by the requested identifiers.
 *
 * A volume is the sum over the exchange's active markets in `GET /v1/exchange/market-pairs/latest`, and null without
 * an active market.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesLatestV1Parameters = {
  /**
   * Numeric IDs of exchanges. An ID is permanent and unique.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: URL-friendly names in lowercase.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
};

/**
 * Result of `GET /v1/exchange/quotes/latest`.
 *
 * The latest volumes, keyed by the requested ID or slug.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesLatestV1Result = ExchangeQuotesLatestResponse;

/**
 * Error of `GET /v1/exchange/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ExchangeQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/fiat/map`.
 *
 * Returns every supported fiat currency, with its numeric `id`. Conversions accept the ID as a target currency. With
 * `include_metals`, precious metals are listed too.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FiatMapV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * Sort field, in ascending order.
   * @default "id"
   * @example "name"
   */
  sort?: "name" | "id";
  /**
   * Adds precious metals to the list.
   * @default false
   * @example true
   */
  include_metals?: boolean;
};

/**
 * Result of `GET /v1/fiat/map`.
 *
 * The currencies, in the order of `sort`.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FiatMapV1Result = FiatMapResponse;

/**
 * Error of `GET /v1/fiat/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type FiatMapV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/global-metrics/quotes/historical`.
 *
 * Returns totals of the whole market over time, with the intervals of historical quotes. Each interval returns the
 * totals closest to a point in time. An interval without totals is skipped.
 *
 * - Totals are stored from the first market update onwards. Earlier totals are computed for each UTC day, as far as
 *   the history of cryptocurrencies reaches.
 * - The numbers of exchanges and market pairs are known from the first update onwards. Earlier values are null.
 * - A time before the start of your plan's history is rejected with 403, a time range of more than 10,000 intervals
 *   with 400.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesHistoricalV1Parameters = {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two records. Calendar intervals (`hourly` to `yearly`) return the first totals of each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the totals nearest to each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "1d"
   * @example "1d"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
   * @example ["btc_dominance", "search_interval"]
   */
  aux?: ("btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval")[];
};

/**
 * Result of `GET /v1/global-metrics/quotes/historical`.
 *
 * The totals over time.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesHistoricalV1Result = GlobalMetricsHistoricalResponse;

/**
 * Error of `GET /v1/global-metrics/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type GlobalMetricsQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/global-metrics/quotes/latest`.
 *
 * Returns current totals of the whole market: market cap, volume, the dominance of Bitcoin and Ethereum, the totals
 * of DeFi and stablecoins, and the numbers of cryptocurrencies, exchanges and market pairs.
 *
 * - The total market cap is the sum of `market_cap` in the latest listings, of cryptocurrencies whose market cap
 *   counts. The total volume is the sum of `volume_24h`.
 * - Unknown values are null. For example, the DeFi totals are null if no cryptocurrency has the tag `defi`.
 * - The guide *How values are computed* has the formulas.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesLatestV1Parameters = {
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/global-metrics/quotes/latest`.
 *
 * The totals.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesLatestV1Result = GlobalMetricsLatestResponse;

/**
 * Error of `GET /v1/global-metrics/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type GlobalMetricsQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/key/info`.
 *
 * Returns the limits of your plan and the current usage of your account: requests of the current minute, credits of
 * the current day and month.
 *
 * - The request costs no credits. It counts towards the minute limit.
 * - The operation still responds after the credits of the day or the month are used up.
 * - `requests_made` includes the current request. Credits reserved by requests in progress do not count as used.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are not cached. Each response is of the moment of its request.
 */
export type KeyInfoV1Parameters = Record<string, never>;

/**
 * Result of `GET /v1/key/info`.
 *
 * The limits and the usage of the account.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are not cached. Each response is of the moment of its request.
 */
export type KeyInfoV1Result = KeyInfoResponse;

/**
 * Error of `GET /v1/key/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type KeyInfoV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * Returns the score of each cryptocurrency at the end of the last UTC day and the change since the previous day, in
 * the order of rank.
 *
 * - The service computes the scores. They do not depend on the partner in the path.
 * - `score` and `grade` are null if the market cap or volume of the day is unknown, or the price history is too
 *   short.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type PartnersFcasListingsLatestV1Parameters = {
  /**
   * Short name of the third-party score provider, in lowercase.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: ("point_change_24h" | "percent_change_24h")[];
};

/**
 * Result of `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * The latest scores.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type PartnersFcasListingsLatestV1Result = PartnerScoresResponse;

/**
 * Error of `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type PartnersFcasListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * Returns the scores of cryptocurrencies at the end of the last UTC day. Identify cryptocurrencies by exactly one of
 * `id`, `slug` and `symbol`. The service computes the scores. They do not depend on the partner in the path.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Send exactly one of `id`, `slug` and `symbol`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type PartnersFcasQuotesLatestV1Parameters = {
  /**
   * Short name of the third-party score provider, in lowercase.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: ("point_change_24h" | "percent_change_24h")[];
};

/**
 * Result of `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * The latest scores of the requested cryptocurrencies.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Send exactly one of `id`, `slug` and `symbol`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type PartnersFcasQuotesLatestV1Result = PartnerScoresResponse;

/**
 * Error of `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type PartnersFcasQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/simple/price`.
 *
 * Returns the current price of up to 50 cryptocurrencies in US dollars, without metadata. Flags add more values.
 * This operation responds faster than the quotes operations. The cost does not depend on the number of IDs.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type SimplePriceV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies.
   *
   * Up to 50 items.
   * @example [1, 1027]
   */
  ids: number[];
  /**
   * Adds the market cap.
   * @default false
   * @example true
   */
  include_market_cap?: boolean;
  /**
   * Adds the volume of the last 24 hours.
   * @default false
   * @example true
   */
  include_volume_24h?: boolean;
  /**
   * Adds the price change over 24 hours, in percent.
   * @default false
   * @example true
   */
  include_percent_change_24h?: boolean;
  /**
   * Adds the time of the values.
   * @default false
   * @example true
   */
  include_last_updated?: boolean;
};

/**
 * Result of `GET /v1/simple/price`.
 *
 * The prices.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type SimplePriceV1Result = SimplePriceResponse;

/**
 * Error of `GET /v1/simple/price`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type SimplePriceV1Error = ErrorResponse;

/**
 * Parameters of `GET /v1/tools/price-conversion`.
 *
 * Converts an amount of a currency into other currencies, at the latest or historical rates.
 *
 * - Identify the base currency by either `id` or `symbol`. If a symbol belongs to a fiat currency and a
 *   cryptocurrency, the fiat currency is used. Otherwise, the highest-ranked cryptocurrency with the symbol is used.
 * - With `time`, the closest historical rates are used. A time before the start of your plan's history is rejected
 *   with 403. The Basic plan has the latest rates only.
 * - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies other than the US
 *   dollar are accurate to 5 minutes.
 * - 93 fiat currencies and 4 precious metals are supported. The history of fiat currencies begins on 2013-04-28.
 * - `last_updated` is the time of the rate, for the base currency and for each target currency.
 *
 * Deprecated: use version 2.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/tools/price-conversion`.
 * @deprecated Use `ToolsPriceConversionV2Parameters` of `GET /v2/tools/price-conversion`.
 */
export type ToolsPriceConversionV1Parameters = {
  /**
   * Amount of the base currency to convert.
   *
   * From 0.00000001 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Numeric ID of the base currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Symbol of the base currency. Send either `id` or `symbol`. A fiat currency takes precedence. Otherwise, the highest-ranked cryptocurrency is used.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: string;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v1/tools/price-conversion`.
 *
 * The amount in each requested currency.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v2/tools/price-conversion`.
 * @deprecated Use `ToolsPriceConversionV2Result` of `GET /v2/tools/price-conversion`.
 */
export type ToolsPriceConversionV1Result = PriceConversionResponse;

/**
 * Error of `GET /v1/tools/price-conversion`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated Use `ToolsPriceConversionV2Error` of `GET /v2/tools/price-conversion`.
 */
export type ToolsPriceConversionV1Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/info`.
 *
 * Returns logo, description, links, tags and dates of cryptocurrencies, and the platform of a token.
 *
 * Identify cryptocurrencies by at least one of `id`, `slug`, `symbol` and `address`. `data` is a map keyed by the
 * requested IDs, slugs and symbols. For an `address` alone, the keys are the IDs of the matching cryptocurrencies.
 * Symbols are not unique, so each symbol has an array of all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 */
export type CryptocurrencyInfoV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
   * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
   */
  address?: string;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
};

/**
 * Result of `GET /v2/cryptocurrency/info`.
 *
 * The metadata of each requested cryptocurrency, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 */
export type CryptocurrencyInfoV2Result = MetadataResponse;

/**
 * Error of `GET /v2/cryptocurrency/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyInfoV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/market-pairs/latest`.
 *
 * Returns the active market pairs with the currency as base or quote. Each pair has its exchange, price and volume.
 *
 * Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or `matched_symbol` selects pairs
 * by the currency on the opposite side. `start` and `limit` page through `market_pairs`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMarketPairsLatestV2Parameters = {
  /**
   * Numeric ID of one cryptocurrency or fiat currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Slug of one cryptocurrency.
   * @example "bitcoin"
   */
  slug?: string;
  /**
   * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
   * @example [2781, 825]
   */
  matched_id?: number[];
  /**
   * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
   * @example ["USD", "USDT"]
   */
  matched_symbol?: string[];
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v2/cryptocurrency/market-pairs/latest`.
 *
 * The cryptocurrency with its market pairs.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMarketPairsLatestV2Result = MarketPairsResponse;

/**
 * Error of `GET /v2/cryptocurrency/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyMarketPairsLatestV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * Returns open, high, low, close, volume and market cap of cryptocurrencies for each day or hour.
 *
 * 1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive) returns a record.
 * 2. Without `time_start`, `count` periods are counted back from `time_end`.
 * 3. Daily periods ignore the time of day of `time_start` and `time_end`.
 * 4. `count` includes the current, incomplete period. To get the last complete day, send 2.
 * 5. To get a specific day, set `time_start` one interval earlier.
 * 6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of each month, `yearly`
 *    the same date of each year. Without `interval`, every period is returned.
 * 7. Hourly periods before 2020-09-22 have no volume.
 *
 * A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the hour.
 *
 * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
 * or more than 100,000 records of all cryptocurrencies together, is rejected with 400.
 *
 * For a single ID or slug, `data` is its result. For several, or for a symbol, `data` is a map keyed by the
 * requested identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvHistoricalV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * The records over time. A single result for a single ID or slug; otherwise a map of results.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvHistoricalV2Result = OhlcvHistoricalResponse;

/**
 * Error of `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyOhlcvHistoricalV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * Returns open, high, low, close and volume of the current UTC day. The day is incomplete, so `close` is the latest
 * value. If a cryptocurrency has no prices today, the response contains its last day with prices, and
 * `status.notice` reports this.
 *
 * Identify cryptocurrencies by at least one of `id` and `symbol`. `data` is a map keyed by the requested
 * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvLatestV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * The current day of each cryptocurrency, keyed by the requested ID or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvLatestV2Result = OhlcvLatestResponse;

/**
 * Error of `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyOhlcvLatestV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * Returns open, high, low, close and price change over the requested periods, with the time of each price. Rolling
 * periods close at the time of the request. `yesterday` is the last complete UTC day, without times for high and
 * low.
 *
 * Identify cryptocurrencies by exactly one of `id`, `slug` and `symbol`. `data` is a map keyed by the requested
 * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * The performance of each cryptocurrency, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Result = PricePerformanceResponse;

/**
 * Error of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/quotes/historical`.
 *
 * Returns quotes of cryptocurrencies over time, as version 3 does.
 *
 * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
 *   day, week, month or year.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
 *   hours or days.
 * - Without `time_start`, `count` intervals are counted back from `time_end`.
 * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
 *   in the UTC evening.
 *
 * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
 * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
 *
 * For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed by the requested
 * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
 *
 * Legacy: prefer version 3 with the same parameters.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v2/cryptocurrency/quotes/historical`.
 *
 * The quotes over time. A single record for a single ID; otherwise a map of records.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV2Result = QuotesHistoricalResponse;

/**
 * Error of `GET /v2/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyQuotesHistoricalV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/cryptocurrency/quotes/latest`.
 *
 * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. `data`
 * is a map keyed by the requested identifiers. Symbols are not unique, so each symbol has an array of all
 * cryptocurrencies with this symbol.
 *
 * Legacy: prefer version 3.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV2Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v2/cryptocurrency/quotes/latest`.
 *
 * The latest quotes, keyed by the requested ID, slug or symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV2Result = QuotesLatestResponseV2;

/**
 * Error of `GET /v2/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyQuotesLatestV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/dex/multiplier`.
 *
 * Returns the tokens with a UI multiplier, with the parameters and the response of
 * `GET /v1/cryptocurrency/multiplier`. There are three differences: a key is required, `platform` or `platform_id`
 * selects the tokens of a platform, and each item has its `platform`.
 *
 * Legacy: no replacement exists. `GET /v1/cryptocurrency/multiplier` lists the same multipliers.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses change when multiplier changes are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. No replacement exists.
 */
export type DexMultiplierV2Parameters = {
  /**
   * Numeric IDs of the cryptocurrencies.
   * @example [9001, 9002]
   */
  crypto_id?: number[];
  /**
   * Slugs of the cryptocurrencies.
   * @example ["example-batcoin", "example-share-token"]
   */
  crypto_slug?: string[];
  /**
   * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
   * @example ["BAT", "EXSH"]
   */
  symbol?: string[];
  /**
   * Contract addresses of the tokens.
   * @example ["0x0000000000000000000000000000000000009001"]
   */
  token_address?: string[];
  /**
   * Slug of a platform, as in the `platform` of the items. Returns only tokens on this platform. `platform_id` takes precedence.
   * @example "ethereum"
   */
  platform?: string;
  /**
   * Numeric ID of a platform, as in the `platform_id` of the items. Returns only tokens on this platform.
   * @example 1027
   */
  platform_id?: number;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Position of the first item to return, counted from 1.
   *
   * At least 1. Zero and negative values are replaced by the default.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 2000. Zero and negative values are replaced by the default.
   * @default 100
   * @example 100
   */
  limit?: number;
};

/**
 * Result of `GET /v2/dex/multiplier`.
 *
 * The cryptocurrencies with a multiplier.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses change when multiplier changes are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. No replacement exists.
 */
export type DexMultiplierV2Result = MultiplierResponse;

/**
 * Error of `GET /v2/dex/multiplier`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type DexMultiplierV2Error = ErrorResponse;

/**
 * Parameters of `GET /v2/tools/price-conversion`.
 *
 * Converts an amount of a currency into other currencies, at the latest or historical rates.
 *
 * - Identify the base currency by either `id` or `symbol`. For a symbol, `data` is an array with a conversion for
 *   every currency that has the symbol and a price: the fiat currency first, then cryptocurrencies by rank.
 * - With `time`, the closest historical rates are used. A time before the start of your plan's history is rejected
 *   with 403. The Basic plan has the latest rates only.
 * - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies other than the US
 *   dollar are accurate to 5 minutes.
 * - `last_updated` is the time of the rate, for the base currency and for each target currency.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type ToolsPriceConversionV2Parameters = {
  /**
   * Amount of the base currency to convert.
   *
   * From 0.00000001 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Numeric ID of the base currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Symbol of the base currency. Send either `id` or `symbol`. Every currency with this symbol is converted.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: string;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v2/tools/price-conversion`.
 *
 * The amount in each requested currency.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type ToolsPriceConversionV2Result = PriceConversionResponseV2;

/**
 * Error of `GET /v2/tools/price-conversion`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type ToolsPriceConversionV2Error = ErrorResponse;

/**
 * Parameters of `GET /v3/cryptocurrency/listings/latest`.
 *
 * Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes. Filters on money
 * values are in US dollars, independent of `convert`.
 *
 * The body is a bare array, without `data` and `status`. `quote` is an array with an element for each currency. The
 * header `X-SVC-Credit-Count` reports the credits used.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV3Parameters = {
  /**
   * Position of the first item to return, counted from 1.
   *
   * Sent as text: a whole number, at least 1.
   * @default "1"
   * @example "1"
   */
  start?: string;
  /**
   * Maximum number of items to return.
   *
   * Sent as text: a whole number, from 1 to 5000.
   * @default "100"
   * @example "100"
   */
  limit?: string;
  /**
   * Returns cryptocurrencies with at least this price, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1"
   */
  price_min?: string;
  /**
   * Returns cryptocurrencies with at most this price, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000"
   */
  price_max?: string;
  /**
   * Returns cryptocurrencies with at least this market cap, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000000"
   */
  market_cap_min?: string;
  /**
   * Returns cryptocurrencies with at most this market cap, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "500000000000"
   */
  market_cap_max?: string;
  /**
   * Returns cryptocurrencies with at least this 24-hour volume, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  volume_24h_min?: string;
  /**
   * Returns cryptocurrencies with at most this 24-hour volume, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "50000000000"
   */
  volume_24h_max?: string;
  /**
   * Returns cryptocurrencies with at least this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  circulating_supply_min?: string;
  /**
   * Returns cryptocurrencies with at most this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "200000000"
   */
  circulating_supply_max?: string;
  /**
   * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "-5"
   */
  percent_change_24h_min?: string;
  /**
   * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "10"
   */
  percent_change_24h_max?: string;
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Returns only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing";
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
};

/**
 * Result of `GET /v3/cryptocurrency/listings/latest`.
 *
 * The matching cryptocurrencies, in the order of `sort`, as a bare array.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV3Result = ListingsLatestResponseV3;

/**
 * Error of `GET /v3/cryptocurrency/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyListingsLatestV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/cryptocurrency/quotes/historical`.
 *
 * Returns quotes of cryptocurrencies over time.
 *
 * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
 *   day, week, month or year.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
 *   hours or days.
 * - Without `time_start`, `count` intervals are counted back from `time_end`.
 * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
 *   in the UTC evening.
 *
 * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
 * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
 *
 * For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed by the requested
 * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesHistoricalV3Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of `GET /v3/cryptocurrency/quotes/historical`.
 *
 * The quotes over time. A single record for a single ID; otherwise a map of records.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesHistoricalV3Result = QuotesHistoricalResponse;

/**
 * Error of `GET /v3/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyQuotesHistoricalV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/cryptocurrency/quotes/latest`.
 *
 * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. A symbol
 * returns every cryptocurrency with this symbol.
 *
 * The body is a bare array, without `data` and `status`. `quote` is an array with an element for each currency. The
 * header `X-SVC-Credit-Count` reports the credits used.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesLatestV3Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, unknown cryptocurrencies are omitted from the response. With `false`, the whole request fails with 400.
   *
   * Sent as text: `true` or `false`.
   * @default "true"
   * @example "false"
   */
  skip_invalid?: string;
};

/**
 * Result of `GET /v3/cryptocurrency/quotes/latest`.
 *
 * The latest quotes, as a bare array.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesLatestV3Result = QuotesLatestResponseV3;

/**
 * Error of `GET /v3/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type CryptocurrencyQuotesLatestV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/fear-and-greed/historical`.
 *
 * Returns the fear and greed value at the beginning of each UTC day, newest first. A day needs market totals of the
 * 30 days before. A page that reaches before the start of your plan's history is rejected with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FearAndGreedHistoricalV3Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Number of days to return.
   *
   * From 1 to 500.
   * @default 10
   * @example 10
   */
  limit?: number;
};

/**
 * Result of `GET /v3/fear-and-greed/historical`.
 *
 * The values, newest first.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FearAndGreedHistoricalV3Result = FearAndGreedHistoricalResponse;

/**
 * Error of `GET /v3/fear-and-greed/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type FearAndGreedHistoricalV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/fear-and-greed/latest`.
 *
 * Returns the current mood of the market, from 0 (extreme fear) to 100 (extreme greed), and the band of the value.
 *
 * The value compares total market cap, volatility, volume and Bitcoin dominance with previous days. The guide *How
 * metrics are calculated* has the formula. A market with fewer than 30 days of totals has no value, and the request
 * fails with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type FearAndGreedLatestV3Parameters = Record<string, never>;

/**
 * Result of `GET /v3/fear-and-greed/latest`.
 *
 * The value.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type FearAndGreedLatestV3Result = FearAndGreedLatestResponse;

/**
 * Error of `GET /v3/fear-and-greed/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type FearAndGreedLatestV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/index/svc100-historical`.
 *
 * Returns the index of the 100 largest cryptocurrencies over time, with the constituents, weights and units at each
 * time.
 *
 * - Without `time_start`, `count` intervals are counted back from `time_end`. Without both, they are counted back
 *   from the last time with a price.
 * - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward from `time_start`, or
 *   back from the end.
 * - A time is omitted if no constituent has a price close to it.
 * - A time before the first day of the index is rejected with 400, a time before the start of your plan's history
 *   with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc100HistoricalV3Parameters = {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two snapshots of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily";
};

/**
 * Result of `GET /v3/index/svc100-historical`.
 *
 * The index over time, in ascending order of time.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc100HistoricalV3Result = IndexTop100HistoricalResponse;

/**
 * Error of `GET /v3/index/svc100-historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type IndexSvc100HistoricalV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/index/svc100-latest`.
 *
 * Returns the current value of the index of the 100 largest cryptocurrencies, with its constituents, weights and
 * units.
 *
 * - Weights are shares of the index value by market cap, and add up to 100 percent.
 * - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens and cryptocurrencies
 *   whose market cap does not count are not included. The guide *How values are computed* has the rules.
 * - A market whose history does not include the beginning of a month has no index, and the request fails with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc100LatestV3Parameters = Record<string, never>;

/**
 * Result of `GET /v3/index/svc100-latest`.
 *
 * The index.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc100LatestV3Result = IndexTop100LatestResponse;

/**
 * Error of `GET /v3/index/svc100-latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type IndexSvc100LatestV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/index/svc20-historical`.
 *
 * Returns the index of the 20 largest cryptocurrencies over time, with the constituents, weights and units at each
 * time.
 *
 * - Without `time_start`, `count` intervals are counted back from `time_end`. Without both, they are counted back
 *   from the last time with a price.
 * - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward from `time_start`, or
 *   back from the end.
 * - A time is omitted if no constituent has a price close to it.
 * - A time before the first day of the index is rejected with 400, a time before the start of your plan's history
 *   with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc20HistoricalV3Parameters = {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of intervals to return without `time_start`.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two snapshots of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily";
};

/**
 * Result of `GET /v3/index/svc20-historical`.
 *
 * The index over time, in ascending order of time.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc20HistoricalV3Result = IndexTop20HistoricalResponse;

/**
 * Error of `GET /v3/index/svc20-historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type IndexSvc20HistoricalV3Error = ErrorResponse;

/**
 * Parameters of `GET /v3/index/svc20-latest`.
 *
 * Returns the current value of the index of the 20 largest cryptocurrencies, with its constituents, weights and
 * units.
 *
 * - Weights are shares of the index value by market cap, and add up to 100 percent.
 * - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens and cryptocurrencies
 *   whose market cap does not count are not included. The guide *How values are computed* has the rules.
 * - A market whose history does not include the beginning of a month has no index, and the request fails with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc20LatestV3Parameters = Record<string, never>;

/**
 * Result of `GET /v3/index/svc20-latest`.
 *
 * The index.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc20LatestV3Result = IndexTop20LatestResponse;

/**
 * Error of `GET /v3/index/svc20-latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type IndexSvc20LatestV3Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/listings/info`.
 *
 * Returns logo, description, links, notices and dates of decentralised exchanges.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexListingsInfoV4Parameters = {
  /**
   * Numeric IDs of decentralised exchanges, as returned by the DEX listings.
   * @example [7001]
   */
  id: number[];
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "notice"]
   * @example ["urls", "date_launched"]
   */
  aux?: ("urls" | "logo" | "description" | "date_launched" | "notice")[];
};

/**
 * Result of `GET /v4/dex/listings/info`.
 *
 * The requested exchanges.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexListingsInfoV4Result = DexListingsInfoResponse;

/**
 * Error of `GET /v4/dex/listings/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexListingsInfoV4Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/listings/quotes`.
 *
 * Returns decentralised exchanges with their volume and number of transactions of the last 24 hours, and their
 * market share.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexListingsQuotesV4Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 500.
   * @default 50
   * @example 50
   */
  limit?: number;
  /**
   * Sort field.
   * @default "volume_24h"
   * @example "market_share"
   */
  sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Returns exchanges of this type.
   * @default "all"
   * @example "swap"
   */
  type?: "all" | "orderbook" | "swap" | "aggregator";
  /**
   * Fields to add to each record, by name. By default, no field is added.
   * @example ["date_launched"]
   */
  aux?: "date_launched"[];
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of `GET /v4/dex/listings/quotes`.
 *
 * The exchanges, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexListingsQuotesV4Result = DexListingsQuotesResponse;

/**
 * Error of `GET /v4/dex/listings/quotes`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexListingsQuotesV4Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/networks/list`.
 *
 * Returns the networks (blockchains) with tracked decentralised exchanges. Each network has its ID and slug for the
 * DEX operations.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexNetworksListV4Parameters = {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 500.
   * @default 50
   * @example 50
   */
  limit?: number;
  /**
   * Sort field.
   * @default "id"
   * @example "name"
   */
  sort?: "id" | "name";
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Fields to add to each record, by name. By default, no field is added.
   * @example ["alternativeName", "tokenExplorerUrl"]
   */
  aux?: ("alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl")[];
};

/**
 * Result of `GET /v4/dex/networks/list`.
 *
 * The networks, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexNetworksListV4Result = DexNetworksResponse;

/**
 * Error of `GET /v4/dex/networks/list`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexNetworksListV4Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * Returns open, high, low, close and volume of pairs on decentralised exchanges for each day or hour. Time ranges
 * and intervals follow the rules of `GET /v2/cryptocurrency/ohlcv/historical`. A time range of more than 10,000
 * intervals, or more than 100,000 records of all pairs together, is rejected with 400.
 *
 * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvHistoricalV4Parameters = {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric IDs of the networks of the addresses, from the DEX network ID map.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks of the addresses, instead of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Fields to add to each pair, by name. By default, no field is added.
   * @example ["holders", "security_scan"]
   */
  aux?: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * The records of each pair over time.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvHistoricalV4Result = DexPairsOhlcvHistoricalResponse;

/**
 * Error of `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvHistoricalV4Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * Returns open, high, low, close and volume of pairs on decentralised exchanges for the current UTC day. The day is
 * incomplete, so `close` is the latest value and `time_close` is null.
 *
 * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvLatestV4Parameters = {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric IDs of the networks of the addresses, from the DEX network ID map.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks of the addresses, instead of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Fields to add to each pair, by name. By default, no field is added.
   * @example ["holders", "security_scan"]
   */
  aux?: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * The current day of each pair.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvLatestV4Result = DexPairsOhlcvLatestResponse;

/**
 * Error of `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexPairsOhlcvLatestV4Error = ErrorResponse;

/**
 * Parameters of `GET /v4/dex/pairs/trade/latest`.
 *
 * Returns the latest trades of pairs on decentralised exchanges, newest first. Each trade has its time, side (buy or
 * sell), price and amount. `limit` is the number of trades for each pair.
 *
 * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
 *
 * Deprecated: no replacement exists.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsTradeLatestV4Parameters = {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric IDs of the networks of the addresses, from the DEX network ID map.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks of the addresses, instead of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Maximum number of trades per pair, newest first.
   *
   * From 1 to 100.
   * @default 20
   * @example 5
   */
  limit?: number;
  /**
   * Fields to add to each pair and each trade, by name. By default, no field is added.
   * @example ["transaction_hash"]
   */
  aux?: ("transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells")[];
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of `GET /v4/dex/pairs/trade/latest`.
 *
 * The pairs with their latest trades.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. No replacement exists.
 * @deprecated No replacement exists.
 */
export type DexPairsTradeLatestV4Result = DexPairsTradesResponse;

/**
 * Error of `GET /v4/dex/pairs/trade/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 * @deprecated No replacement exists.
 */
export type DexPairsTradeLatestV4Error = ErrorResponse;

/**
 * Parameters of `GET /v1/stream`.
 *
 * Streams the quotes of cryptocurrencies as server-sent events. The first event is a `snapshot` of all requested
 * cryptocurrencies. A `quote` follows for each changed cryptocurrency. An `end` states why the service ends the stream.
 *
 * - The name of an event equals `type` of its data. The id of an event is the revision of the data.
 * - After an interruption, send the last id of an event in the header `Last-Event-ID`. The stream then begins with a quote for
 *   each cryptocurrency that has changed since. If the service does not know the changes, it sends a new snapshot.
 * - Several changes of a cryptocurrency may arrive as one quote. The newest quote is never omitted.
 * - A comment line every 20 seconds keeps the connection open.
 * - An unknown cryptocurrency and an exceeded limit are ordinary errors before the first event.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies requested, rounded up, at the start of each minute.
 * - Responses are not cached. An event is of the moment of its change.
 */
export type StreamV1Parameters = {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   *
   * Up to 500 items.
   * @example [1, 1027]
   */
  id: number[];
  /**
   * Target currency of the quotes, by symbol, fiat or cryptocurrency. If a symbol is both, the fiat currency is used.
   * @default "USD"
   * @example "EUR"
   */
  convert?: string;
};

/**
 * Result of `GET /v1/stream`.
 *
 * The events, until the caller or the service ends the stream.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies requested, rounded up, at the start of each minute.
 * - Responses are not cached. An event is of the moment of its change.
 */
export type StreamV1Result = StreamEvent;

/**
 * Error of `GET /v1/stream`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history.
 * - 429: A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams.
 * - 500: An internal error occurred in the service.
 */
export type StreamV1Error = ErrorResponse;
