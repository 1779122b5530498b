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
} from "./records.ts";

/**
 * Parameters of Airdrop, `GET /v1/cryptocurrency/airdrop`.
 *
 * Returns one airdrop: project, coin, prize, number of winners, dates and state. `data` is a map keyed by the
 * airdrop's id, which the list of airdrops shows.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 */
export type CryptocurrencyAirdropV1Parameters = {
  /**
   * Id of one airdrop, as the list of airdrops shows it.
   * @example "695f1a7000000000000a9001"
   */
  id: string;
};

/**
 * Result of Airdrop, `GET /v1/cryptocurrency/airdrop`.
 *
 * The airdrop, under its id.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 */
export type CryptocurrencyAirdropV1Result = AirdropResponse;

/**
 * Error of Airdrop, `GET /v1/cryptocurrency/airdrop`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyAirdropV1Error = ErrorResponse;

/**
 * Parameters of Airdrops, `GET /v1/cryptocurrency/airdrops`.
 *
 * Lists airdrops in one state, by default those going on now; with `id`, `slug` or `symbol` only those of one
 * cryptocurrency. However many are returned, the request costs one credit.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyAirdropsV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Keeps only airdrops in this state.
   * @default "ONGOING"
   * @example "UPCOMING"
   */
  status?: "ENDED" | "ONGOING" | "UPCOMING";
  /**
   * Keeps only airdrops of the cryptocurrency with this numeric id.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Keeps only airdrops of the cryptocurrency with this slug.
   * @example "bitcoin"
   */
  slug?: string;
  /**
   * Keeps only airdrops of cryptocurrencies with this symbol. One symbol alone.
   * @example "BTC"
   */
  symbol?: string;
};

/**
 * Result of Airdrops, `GET /v1/cryptocurrency/airdrops`.
 *
 * The airdrops that match.
 *
 * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyAirdropsV1Result = AirdropsResponse;

/**
 * Error of Airdrops, `GET /v1/cryptocurrency/airdrops`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyAirdropsV1Error = ErrorResponse;

/**
 * Parameters of Categories, `GET /v1/cryptocurrency/categories`.
 *
 * Lists the categories that cryptocurrencies are grouped in, each with the sums and averages over its coins. With
 * `id`, `slug` or `symbol` only the categories that contain one of these cryptocurrencies are listed.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoriesV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
};

/**
 * Result of Categories, `GET /v1/cryptocurrency/categories`.
 *
 * The categories that match.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoriesV1Result = CategoriesResponse;

/**
 * Error of Categories, `GET /v1/cryptocurrency/categories`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyCategoriesV1Error = ErrorResponse;

/**
 * Parameters of Category, `GET /v1/cryptocurrency/category`.
 *
 * Returns one category, with a page of the cryptocurrencies in it and their latest quotes. `start` and `limit` page
 * through `coins`, `sort` and `sort_dir` order them; the list of categories shows the ids.
 *
 * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 30 seconds.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyCategoryV1Parameters = {
  /**
   * Id of one category, as the list of categories shows it.
   * @example "695f1a7000000000000c0001"
   */
  id: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * What to sort the cryptocurrencies by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of Category, `GET /v1/cryptocurrency/category`.
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
 * Error of Category, `GET /v1/cryptocurrency/category`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyCategoryV1Error = ErrorResponse;

/**
 * Parameters of Metadata (v1), `GET /v1/cryptocurrency/info`.
 *
 * Describes cryptocurrencies, as version 2 does and with the same parameters. The one difference: under a symbol,
 * the value is a single object, the highest-ranked cryptocurrency with that symbol.
 *
 * Deprecated: use version 2, which returns every cryptocurrency of a symbol.
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
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
   * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
   */
  address?: string;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
};

/**
 * Result of Metadata (v1), `GET /v1/cryptocurrency/info`.
 *
 * The metadata that was asked for, by what it was asked for.
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
 * Error of Metadata (v1), `GET /v1/cryptocurrency/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyInfoV2Error` of `GET /v2/cryptocurrency/info`.
 */
export type CryptocurrencyInfoV1Error = ErrorResponse;

/**
 * Parameters of Listings, historical, `GET /v1/cryptocurrency/listings/historical`.
 *
 * The ranking of all cryptocurrencies as of the end of one UTC day, in the form of the latest listings.
 *
 * Only the date of `date` counts. The earliest is 2013-04-28, and not before your plan's history, else the request
 * is rejected with 403. The snapshot of a day is there 30 minutes after the UTC midnight that ends it.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 30 minutes after its end.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsHistoricalV1Parameters = {
  /**
   * The UTC day, from 2013-04-28 on. Unix seconds or an ISO 8601 date or time, of which only the date counts.
   * @example "2026-01-14"
   */
  date: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * What to sort by.
   * @default "svc_rank"
   * @example "market_cap"
   */
  sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]
   * @example ["platform", "tags"]
   */
  aux?: ("platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs")[];
};

/**
 * Result of Listings, historical, `GET /v1/cryptocurrency/listings/historical`.
 *
 * The cryptocurrencies of that day, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 30 minutes after its end.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsHistoricalV1Result = ListingsResponse;

/**
 * Error of Listings, historical, `GET /v1/cryptocurrency/listings/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyListingsHistoricalV1Error = ErrorResponse;

/**
 * Parameters of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`.
 *
 * All active cryptocurrencies with their latest quotes, a page at a time, sorted and filtered.
 *
 * The order by `market_cap` is that of the service's own rank. Filters on money values are in US dollars, whatever
 * `convert` is. For a few cryptocurrencies that you know, the latest quotes are the better choice. Version 3 gives
 * the same list as a bare array; this version remains available.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Keeps only cryptocurrencies with at least this price in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1
   */
  price_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this price in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000
   */
  price_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this market cap in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  market_cap_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this market cap in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  market_cap_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  volume_24h_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
   *
   * From 0 to 100000000000000000.
   * @example 50000000000
   */
  volume_24h_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  circulating_supply_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  circulating_supply_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this market cap as the project itself reports it.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_market_cap_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this market cap as the project itself reports it.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  self_reported_market_cap_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this market cap of the unlocked supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_market_cap_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this market cap of the unlocked supply.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  unlocked_market_cap_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_circulating_supply_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  unlocked_circulating_supply_max?: number;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply as the project itself reports it. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_circulating_supply_min?: number | null;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply as the project itself reports it. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  self_reported_circulating_supply_max?: number | null;
  /**
   * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
   *
   * At least -100.
   * @example -5
   */
  percent_change_24h_min?: number;
  /**
   * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
   *
   * At least -100.
   * @example 10
   */
  percent_change_24h_max?: number;
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Lists only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
};

/**
 * Result of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`.
 *
 * The cryptocurrencies that match, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV1Result = ListingsResponse;

/**
 * Error of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of Listings, new, `GET /v1/cryptocurrency/listings/new`.
 *
 * The cryptocurrencies that were added most recently, with their latest quotes.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsNewV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of Listings, new, `GET /v1/cryptocurrency/listings/new`.
 *
 * The newest cryptocurrencies.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsNewV1Result = ListingsResponse;

/**
 * Error of Listings, new, `GET /v1/cryptocurrency/listings/new`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyListingsNewV1Error = ErrorResponse;

/**
 * Parameters of ID map, `GET /v1/cryptocurrency/map`.
 *
 * Lists every cryptocurrency with the numeric `id` by which the other operations know it.
 *
 * Without `listing_status` only those that have an actively tracked market are listed. With `symbol` just the
 * cryptocurrencies with these symbols are returned, and every other option is ignored. This operation needs no key
 * and costs no credits, so it is the place to find ids and to keep them.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMapV1Parameters = {
  /**
   * Which states of listing to include. `active` has a market that is tracked, one or more; `inactive` was active once; `untracked` is listed without tracked markets, for which it does not qualify so far.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: ("active" | "inactive" | "untracked")[];
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * What to sort by: `id`, the numeric id, or `svc_rank`, the service's rank.
   * @default "id"
   * @example "svc_rank"
   */
  sort?: "svc_rank" | "id";
  /**
   * Symbols to look up. When it is sent, every other option is ignored.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["platform", "first_historical_data", "last_historical_data", "is_active"]
   * @example ["platform", "status"]
   */
  aux?: ("platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status")[];
};

/**
 * Result of ID map, `GET /v1/cryptocurrency/map`.
 *
 * The cryptocurrencies that were asked for, in the order of `sort`.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMapV1Result = MapResponse;

/**
 * Error of ID map, `GET /v1/cryptocurrency/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyMapV1Error = ErrorResponse;

/**
 * Parameters of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`.
 *
 * The active market pairs in which one currency is the base or the quote, with the exchange of each, its price and
 * its volume.
 *
 * Name the currency by `id`, `slug` or `symbol`; send exactly one of the three. `matched_id` or `matched_symbol`
 * keeps the pairs with certain currencies on the other side. `start` and `limit` page through `market_pairs`.
 *
 * Deprecated: use version 2, which takes the same parameters.
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
   * Numeric id of one cryptocurrency or fiat currency.
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
   * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
   * @example [2781, 825]
   */
  matched_id?: number[];
  /**
   * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
   * @example ["USD", "USDT"]
   */
  matched_symbol?: string[];
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`.
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
 * Error of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyMarketPairsLatestV2Error` of `GET /v2/cryptocurrency/market-pairs/latest`.
 */
export type CryptocurrencyMarketPairsLatestV1Error = ErrorResponse;

/**
 * Parameters of Multipliers, `GET /v1/cryptocurrency/multiplier`.
 *
 * Lists the cryptocurrencies that have a UI multiplier (ERC-8056): the factor between the balance that a token's
 * contract stores and the balance that is shown to people. Without a lookup they are sorted by ascending id.
 *
 * `crypto_id`, `crypto_slug`, `symbol` and `token_address` are mutually exclusive; send at most one. A lookup that
 * finds nothing fails the request with 400, or is skipped with `skip_invalid`. `has_more` is true while items remain
 * after this page. This operation needs no key and costs no credits.
 *
 * Legacy, with no replacement.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses change when changes of multipliers are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. There is no replacement.
 */
export type CryptocurrencyMultiplierV1Parameters = {
  /**
   * Numeric ids of the cryptocurrencies to look up.
   * @example [9001, 9002]
   */
  crypto_id?: number[];
  /**
   * Slugs of the cryptocurrencies to look up.
   * @example ["example-batcoin", "example-share-token"]
   */
  crypto_slug?: string[];
  /**
   * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
   * @example ["BAT", "EXSH"]
   */
  symbol?: string[];
  /**
   * Contract addresses of the tokens to look up.
   * @example ["0x0000000000000000000000000000000000009001"]
   */
  token_address?: string[];
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
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
 * Result of Multipliers, `GET /v1/cryptocurrency/multiplier`.
 *
 * The cryptocurrencies that have a multiplier.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses change when changes of multipliers are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. There is no replacement.
 */
export type CryptocurrencyMultiplierV1Result = MultiplierResponse;

/**
 * Error of Multipliers, `GET /v1/cryptocurrency/multiplier`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyMultiplierV1Error = ErrorResponse;

/**
 * Parameters of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * Open, high, low, close, volume and market cap of cryptocurrencies, with the parameters and rules of version 2.
 *
 * 1. One record is returned for each `time_period` after `time_start`, which is not included, up to `time_end`,
 *    which is.
 * 2. Without `time_start`, the response goes back `count` periods from `time_end`.
 * 3. With daily periods only the date of a time counts.
 * 4. `count` includes the current period, which is not complete: for the last complete day send 2.
 * 5. For one particular day, `time_start` is one interval before it.
 * 6. `interval` picks some of the periods: `2d` one day of two, `monthly` the day that begins each month, `yearly`
 *    one day a year, always on the same date. Without it you get every period.
 * 7. Hourly periods before 2020-09-22 have no volume.
 *
 * A day opens at 00:00:00 UTC and closes as that day ends; an hour opens on the hour. A time before your plan's
 * history is rejected with 403. A span of more than 10,000 intervals is rejected with 400, and so are more than
 * 100,000 records of all cryptocurrencies together.
 *
 * For a single cryptocurrency, `data` is that result itself, else a map keyed by what was requested. A symbol refers
 * to the highest-ranked cryptocurrency that uses it.
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
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * The records over time: one result where one cryptocurrency was asked for, else a map of them.
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
 * Error of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyOhlcvHistoricalV2Error` of `GET /v2/cryptocurrency/ohlcv/historical`.
 */
export type CryptocurrencyOhlcvHistoricalV1Error = ErrorResponse;

/**
 * Parameters of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * Open, high, low, close and volume of the current UTC day, as in version 2. The day is not complete, so `close` is
 * the latest value. Where the data ends earlier, the day is the last one with prices. Under a symbol, the value is a
 * single object: the highest-ranked cryptocurrency with that symbol.
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
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * The current day of each cryptocurrency, by what it was asked for.
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
 * Error of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyOhlcvLatestV2Error` of `GET /v2/cryptocurrency/ohlcv/latest`.
 */
export type CryptocurrencyOhlcvLatestV1Error = ErrorResponse;

/**
 * Parameters of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * Open, high, low, close and change of the price over one or more spans of time, as in version 2. Rolling spans
 * close at the time of the request; `yesterday` is the last complete UTC day, and has no times of its high and low.
 * Under a symbol, the value is a single object: the highest-ranked cryptocurrency with that symbol.
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
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * The performance of each cryptocurrency, by what it was asked for.
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
 * Error of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyPricePerformanceStatsLatestV2Error` of `GET /v2/cryptocurrency/price-performance-stats/latest`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV1Error = ErrorResponse;

/**
 * Parameters of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`.
 *
 * Quotes of one or more cryptocurrencies over time, with the parameters and rules of version 3.
 *
 * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
 * with the next interval.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
 *   hour, day, week, month or year begins.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
 *   of minutes, hours or days.
 * - Without `time_start`, the service goes back `count` intervals from `time_end`.
 * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
 *   evening.
 *
 * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
 * and so are more than 100,000 intervals of all cryptocurrencies together.
 *
 * For a single id or symbol, `data` is that record itself, else a map keyed by what was requested. A symbol refers
 * to the highest-ranked cryptocurrency that uses it.
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
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`.
 *
 * The quotes over time: one record where one cryptocurrency was asked for, else a map of them.
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
 * Error of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyQuotesHistoricalV3Error` of `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`.
 *
 * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
 * three. `data` is a map keyed by what you sent. Under a symbol, the value is a single object: the highest-ranked
 * cryptocurrency with that symbol.
 *
 * Deprecated: use version 3.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Parameters` of `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`.
 *
 * The latest quotes, by what they were asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Result` of `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Result = QuotesLatestResponseV1;

/**
 * Error of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `CryptocurrencyQuotesLatestV3Error` of `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * The cryptocurrencies whose price rose or fell most over `time_period`: `sort_dir` `desc` begins with the greatest
 * gain, `asc` with the greatest loss.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingGainersLosersV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * The span of time over which the change is measured.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "1h" | "24h" | "30d" | "7d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * What to sort by: the change of price. There is one choice.
   * @default "percent_change_24h"
   * @example "percent_change_24h"
   */
  sort?: "percent_change_24h";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
};

/**
 * Result of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * The cryptocurrencies in the order of their change.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingGainersLosersV1Result = ListingsResponse;

/**
 * Error of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyTrendingGainersLosersV1Error = ErrorResponse;

/**
 * Parameters of Trending, latest, `GET /v1/cryptocurrency/trending/latest`.
 *
 * The cryptocurrencies that people search for most, the most searched first.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * The span of time that the ranking looks at.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Trending, latest, `GET /v1/cryptocurrency/trending/latest`.
 *
 * The cryptocurrencies in the order of their search volume.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingLatestV1Result = ListingsResponse;

/**
 * Error of Trending, latest, `GET /v1/cryptocurrency/trending/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyTrendingLatestV1Error = ErrorResponse;

/**
 * Parameters of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * The cryptocurrencies whose pages are visited most, the most visited first. The ranking is updated every 24 hours.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 24 hours.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingMostVisitedV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * The span of time that the ranking looks at.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * The cryptocurrencies in the order of the visits to their pages.
 *
 * - Plans: Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 24 hours.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyTrendingMostVisitedV1Result = ListingsResponse;

/**
 * Error of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyTrendingMostVisitedV1Error = ErrorResponse;

/**
 * Parameters of Exchange assets, `GET /v1/exchange/assets`.
 *
 * What the known wallets of an exchange contain: one item for each currency of each wallet, the most valuable first.
 *
 * The list is empty where no wallet of the exchange is known.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type ExchangeAssetsV1Parameters = {
  /**
   * Numeric id of one exchange.
   *
   * Sent as text: a whole number.
   * @example "101"
   */
  id: string;
};

/**
 * Result of Exchange assets, `GET /v1/exchange/assets`.
 *
 * The contents of its wallets, the most valuable first.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type ExchangeAssetsV1Result = ExchangeAssetsResponse;

/**
 * Error of Exchange assets, `GET /v1/exchange/assets`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeAssetsV1Error = ErrorResponse;

/**
 * Parameters of Exchange metadata, `GET /v1/exchange/info`.
 *
 * Describes exchanges: logo, text, links, launch date and fees, with the visits of a week and the spot volume.
 *
 * Name them by `id`, `slug` or both. `data` is a map keyed by the ids and slugs that you sent.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id` and `slug`.
 */
export type ExchangeInfoV1Parameters = {
  /**
   * Numeric ids of exchanges. Ids never change and are never shared.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: their names as web addresses write them, in lower case.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "date_launched", "notice"]
   * @example ["urls", "status"]
   */
  aux?: ("urls" | "logo" | "description" | "date_launched" | "notice" | "status")[];
};

/**
 * Result of Exchange metadata, `GET /v1/exchange/info`.
 *
 * The metadata that was asked for, by what it was asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id` and `slug`.
 */
export type ExchangeInfoV1Result = ExchangeInfoResponse;

/**
 * Error of Exchange metadata, `GET /v1/exchange/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeInfoV1Error = ErrorResponse;

/**
 * Parameters of Exchange listings, `GET /v1/exchange/listings/latest`.
 *
 * All active exchanges that have a market, with their volumes of the last 24 hours, a page at a time.
 *
 * `category` and `market_type` select markets: the volumes and the other figures of each exchange are sums over the markets
 * that match, and exchanges without one are not listed. A sum agrees with the [market
 * pairs](operation:exchangeMarketPairsLatestV1) of the exchange. For a few exchanges that you know, use the latest quotes.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeListingsLatestV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * What to sort by: the volume of the last 24 hours, the name, or the score of the exchange.
   * @default "volume_24h"
   * @example "name"
   */
  sort?: "volume_24h" | "name" | "exchange_score";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Which markets count: those with `fees` in percent of a trade, those with `no_fees` (transaction mining included), or `all`.
   * @default "all"
   * @example "fees"
   */
  market_type?: "all" | "fees" | "no_fees";
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Exchange listings, `GET /v1/exchange/listings/latest`.
 *
 * The exchanges that match, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeListingsLatestV1Result = ExchangeListingsLatestResponse;

/**
 * Error of Exchange listings, `GET /v1/exchange/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of Exchange ID map, `GET /v1/exchange/map`.
 *
 * Lists every exchange with the numeric `id` by which the other operations know it.
 *
 * Without `listing_status` only active exchanges are listed. With `crypto_id` those are listed that trade one
 * currency; with `slug` just the exchanges with these slugs are returned, and every other option is ignored. This
 * operation needs no key and costs no credits, so it is the place to find ids and to keep them.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMapV1Parameters = {
  /**
   * Which states of listing to include. `active` has markets that count; `inactive` was active once; `untracked` is listed without being tracked.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: ("active" | "inactive" | "untracked")[];
  /**
   * Slugs of exchanges to look up. When it is sent, every other option is ignored.
   * @example ["example-exchange"]
   */
  slug?: string[];
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * What to sort by: `id`, the numeric id, or `volume_24h`, the volume of the last 24 hours, the largest first.
   * @default "id"
   * @example "volume_24h"
   */
  sort?: "id" | "volume_24h";
  /**
   * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["first_historical_data", "last_historical_data", "is_active"]
   * @example ["is_active", "status"]
   */
  aux?: ("first_historical_data" | "last_historical_data" | "is_active" | "status")[];
  /**
   * Keeps only exchanges with an active market of this cryptocurrency or fiat currency, by numeric id. The list is empty where there is none.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  crypto_id?: string;
};

/**
 * Result of Exchange ID map, `GET /v1/exchange/map`.
 *
 * The exchanges that were asked for, in the order of `sort`.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMapV1Result = ExchangeMapResponse;

/**
 * Error of Exchange ID map, `GET /v1/exchange/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeMapV1Error = ErrorResponse;

/**
 * Parameters of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`.
 *
 * The active markets of one exchange, with the price and the volume of each.
 *
 * Name the exchange by `id` or `slug`; send exactly one of the two. `matched_id` or `matched_symbol` keeps the pairs with
 * certain currencies on either side. `start` and `limit` page through `market_pairs`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type ExchangeMarketPairsLatestV1Parameters = {
  /**
   * Numeric id of one exchange.
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
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Keeps only pairs with one of these currencies as base or quote, by numeric id.
   * @example [1, 2781]
   */
  matched_id?: number[];
  /**
   * Keeps only pairs with one of these currencies as base or quote, by symbol, in place of `matched_id`.
   * @example ["BTC", "USD"]
   */
  matched_symbol?: string[];
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`.
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
 * Error of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeMarketPairsLatestV1Error = ErrorResponse;

/**
 * Parameters of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`.
 *
 * The volumes of exchanges at past times. Name the exchanges by `id`, `slug` or both: for one `data` is its record, for
 * several a map keyed by what you sent. The intervals are those of historical quotes.
 *
 * - Volumes are stored from the first update of the market on, each as the sum over the markets of its time. There are
 *   none of the time before.
 * - An exchange without volumes in the requested time has an empty list.
 * - A time before your plan's history is rejected with 403, and a span of more than 10,000 intervals with 400.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesHistoricalV1Parameters = {
  /**
   * Numeric ids of exchanges. Ids never change and are never shared.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: their names as web addresses write them, in lower case.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`.
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
 * Error of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`.
 *
 * The volumes of the last 24 hours of the exchanges that you name by `id` or by `slug`; send exactly one of the two. `data`
 * is a map keyed by what you sent.
 *
 * A volume is the sum over the active [market pairs](operation:exchangeMarketPairsLatestV1) of the exchange; null where it
 * has none.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesLatestV1Parameters = {
  /**
   * Numeric ids of exchanges. Ids never change and are never shared.
   * @example [101, 102]
   */
  id?: number[];
  /**
   * Slugs of exchanges: their names as web addresses write them, in lower case.
   * @example ["example-exchange", "sample-exchange"]
   */
  slug?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
};

/**
 * Result of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`.
 *
 * The latest volumes, by what they were asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
 */
export type ExchangeQuotesLatestV1Result = ExchangeQuotesLatestResponse;

/**
 * Error of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ExchangeQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of Fiat ID map, `GET /v1/fiat/map`.
 *
 * Lists every fiat currency that figures are converted into, with the numeric `id` by which `convert_id` knows it. With
 * `include_metals` the precious metals are listed too. This operation needs no key and costs no credits.
 *
 * - No API key required.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FiatMapV1Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number;
  /**
   * What to sort by, in ascending order.
   * @default "id"
   * @example "name"
   */
  sort?: "name" | "id";
  /**
   * Whether to list precious metals as well.
   * @default false
   * @example true
   */
  include_metals?: boolean;
};

/**
 * Result of Fiat ID map, `GET /v1/fiat/map`.
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
 * Error of Fiat ID map, `GET /v1/fiat/map`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type FiatMapV1Error = ErrorResponse;

/**
 * Parameters of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`.
 *
 * Totals of the whole market over time. The intervals are those of historical quotes: each
 * requests the totals at one time and gets the nearest ones; where there are none, the response continues with the next.
 *
 * - Totals are stored from the first update of the market on, and are computed for each UTC day before it as far as the
 *   history of cryptocurrencies reaches.
 * - How many exchanges and market pairs there were is known from the first update on, and null before it.
 * - A time before your plan's history is rejected with 403, and a span of more than 10,000 intervals with 400.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesHistoricalV1Parameters = {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two totals. Calendar intervals (`hourly` to `yearly`) take the first totals of each UTC hour, day, week, month or year; relative ones (`5m`, `24h`, `30d`) those nearest to each such span of time, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "1d"
   * @example "1d"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
   * @example ["btc_dominance", "search_interval"]
   */
  aux?: ("btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval")[];
};

/**
 * Result of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`.
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
 * Error of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type GlobalMetricsQuotesHistoricalV1Error = ErrorResponse;

/**
 * Parameters of Global metrics, latest, `GET /v1/global-metrics/quotes/latest`.
 *
 * Totals of the whole market as of now: market cap, volume, the shares of Bitcoin and Ethereum, the parts of DeFi and of
 * stablecoins, and how many cryptocurrencies, exchanges and market pairs there are.
 *
 * - The total market cap is the sum of `market_cap` over the latest listings, of those whose market cap counts; the total
 *   volume is the sum of their `volume_24h`.
 * - A figure that the market does not know is null: the part of DeFi, for instance, where nothing is tagged as DeFi.
 * - The guide *How figures are made* has the formula of each.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 */
export type GlobalMetricsQuotesLatestV1Parameters = {
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Global metrics, latest, `GET /v1/global-metrics/quotes/latest`.
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
 * Error of Global metrics, latest, `GET /v1/global-metrics/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type GlobalMetricsQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of Key info, `GET /v1/key/info`.
 *
 * Returns the limits of your plan, and what your account has used of them as of now: requests of the current minute,
 * credits of the current day and month.
 *
 * - It costs no credits, and counts towards the minute limit like every request.
 * - It responds also when the credits of the day or the month are used up.
 * - `requests_made` includes the request itself. Credits that are reserved by other requests are not used yet.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are not cached. Each response is of the moment of its request.
 */
export type KeyInfoV1Parameters = Record<string, never>;

/**
 * Result of Key info, `GET /v1/key/info`.
 *
 * The limits and the usage of the account.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are not cached. Each response is of the moment of its request.
 */
export type KeyInfoV1Result = KeyInfoResponse;

/**
 * Error of Key info, `GET /v1/key/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type KeyInfoV1Error = ErrorResponse;

/**
 * Parameters of Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * Lists the score of each cryptocurrency at the end of the last UTC day, by rank, with the change since the day before.
 *
 * - The scores are the service's own: the name in the path changes nothing.
 * - Where market cap or volume of the day are unknown, or there are too few days, `score` and `grade` are null.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type PartnersFcasListingsLatestV1Parameters = {
  /**
   * Short name of the third party that gives the scores, in lower case.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: ("point_change_24h" | "percent_change_24h")[];
};

/**
 * Result of Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * The latest scores.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type PartnersFcasListingsLatestV1Result = PartnerScoresResponse;

/**
 * Error of Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type PartnersFcasListingsLatestV1Error = ErrorResponse;

/**
 * Parameters of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * Returns the score at the end of the last UTC day of the cryptocurrencies that you name by `id`, `slug` or `symbol`; send
 * exactly one of the three. The scores are the service's own: the name in the path changes nothing.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Send exactly one of `id`, `slug` and `symbol`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type PartnersFcasQuotesLatestV1Parameters = {
  /**
   * Short name of the third party that gives the scores, in lower case.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: ("point_change_24h" | "percent_change_24h")[];
};

/**
 * Result of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * The latest scores of these cryptocurrencies.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 24 hours.
 * - Send exactly one of `id`, `slug` and `symbol`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type PartnersFcasQuotesLatestV1Result = PartnerScoresResponse;

/**
 * Error of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type PartnersFcasQuotesLatestV1Error = ErrorResponse;

/**
 * Parameters of Simple price, `GET /v1/simple/price`.
 *
 * The price in US dollars of up to 50 cryptocurrencies, and nothing that you do not ask for. It responds faster than
 * the quotes operations and costs one credit whatever the number of ids.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type SimplePriceV1Parameters = {
  /**
   * Numeric ids of cryptocurrencies.
   *
   * Up to 50 items.
   * @example [1, 1027]
   */
  ids: number[];
  /**
   * Whether to add the market cap.
   * @default false
   * @example true
   */
  include_market_cap?: boolean;
  /**
   * Whether to add the volume of the last 24 hours.
   * @default false
   * @example true
   */
  include_volume_24h?: boolean;
  /**
   * Whether to add the change of price over 24 hours, in percent.
   * @default false
   * @example true
   */
  include_percent_change_24h?: boolean;
  /**
   * Whether to add the time of the values.
   * @default false
   * @example true
   */
  include_last_updated?: boolean;
};

/**
 * Result of Simple price, `GET /v1/simple/price`.
 *
 * The prices.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type SimplePriceV1Result = SimplePriceResponse;

/**
 * Error of Simple price, `GET /v1/simple/price`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type SimplePriceV1Error = ErrorResponse;

/**
 * Parameters of Price conversion (v1), `GET /v1/tools/price-conversion`.
 *
 * Converts an amount of one currency into others, at the latest rates or at those of a time in the past.
 *
 * - Name the base currency by `id` or `symbol`; send exactly one of the two. A symbol that is both a fiat
 *   currency and a cryptocurrency refers to the fiat currency, as in `convert`; otherwise to the highest-ranked
 *   cryptocurrency that uses it.
 * - With `time` the closest historic rates are used; a time before your plan's history is rejected with 403. The
 *   Basic plan converts at the latest rates only.
 * - Rates, latest and historic, are accurate to 1 minute; historic rates of fiat currencies other than the US
 *   dollar to 5 minutes.
 * - 93 fiat currencies and 4 precious metals are known; fiat history begins on 2013-04-28.
 * - `last_updated` is the time of the rate that was used, for the base and for each currency converted to.
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
   * The amount of the base currency to convert.
   *
   * From 1e-8 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Numeric id of the base currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Symbol of the base currency, in place of `id`. A fiat currency with it is taken, otherwise the highest-ranked cryptocurrency.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: string;
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Price conversion (v1), `GET /v1/tools/price-conversion`.
 *
 * The amount in each currency.
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
 * Error of Price conversion (v1), `GET /v1/tools/price-conversion`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated Use `ToolsPriceConversionV2Error` of `GET /v2/tools/price-conversion`.
 */
export type ToolsPriceConversionV1Error = ErrorResponse;

/**
 * Parameters of Metadata, `GET /v2/cryptocurrency/info`.
 *
 * Describes cryptocurrencies: logo, text, links, tags, dates and, for a token, its platform.
 *
 * Name them by `id`, `slug`, `symbol` or `address`; at least one of the four is required. `data` is a map keyed by the
 * ids, slugs and symbols that you sent; for an `address` alone, by the ids of what has it. Symbols are not unique, so the
 * value under each symbol is an array of all cryptocurrencies that use it.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 */
export type CryptocurrencyInfoV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
   * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
   */
  address?: string;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
};

/**
 * Result of Metadata, `GET /v2/cryptocurrency/info`.
 *
 * The metadata that was asked for, by what it was asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
 * - Responses are cached for 30 seconds.
 * - Send at least one of `id`, `slug`, `symbol` and `address`.
 */
export type CryptocurrencyInfoV2Result = MetadataResponse;

/**
 * Error of Metadata, `GET /v2/cryptocurrency/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyInfoV2Error = ErrorResponse;

/**
 * Parameters of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`.
 *
 * The active market pairs in which one currency is the base or the quote, with the exchange of each, its price and
 * its volume.
 *
 * Name the currency by `id`, `slug` or `symbol`; send exactly one of the three. `matched_id` or `matched_symbol`
 * keeps the pairs with certain currencies on the other side. `start` and `limit` page through `market_pairs`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyMarketPairsLatestV2Parameters = {
  /**
   * Numeric id of one cryptocurrency or fiat currency.
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
   * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
  /**
   * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
   * @example [2781, 825]
   */
  matched_id?: number[];
  /**
   * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
   * @example ["USD", "USDT"]
   */
  matched_symbol?: string[];
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual";
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`.
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
 * Error of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyMarketPairsLatestV2Error = ErrorResponse;

/**
 * Parameters of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * Open, high, low, close, volume and market cap of cryptocurrencies, day by day or hour by hour.
 *
 * 1. One record is returned for each `time_period` after `time_start`, which is not included, up to `time_end`,
 *    which is.
 * 2. Without `time_start`, the response goes back `count` periods from `time_end`.
 * 3. With daily periods only the date of a time counts.
 * 4. `count` includes the current period, which is not complete: for the last complete day send 2.
 * 5. For one particular day, `time_start` is one interval before it.
 * 6. `interval` picks some of the periods: `2d` one day of two, `monthly` the day that begins each month, `yearly`
 *    one day a year, always on the same date. Without it you get every period.
 * 7. Hourly periods before 2020-09-22 have no volume.
 *
 * A day opens at 00:00:00 UTC and closes as that day ends; an hour opens on the hour. A time before your plan's
 * history is rejected with 403. A span of more than 10,000 intervals is rejected with 400, and so are more than
 * 100,000 records of all cryptocurrencies together.
 *
 * For a single id or slug, `data` is that result itself. For several, or by symbol, it is a map keyed by what was
 * requested, with an array of all cryptocurrencies of a symbol under that symbol.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvHistoricalV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * The records over time: one result where one cryptocurrency was asked for, else a map of them.
 *
 * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvHistoricalV2Result = OhlcvHistoricalResponse;

/**
 * Error of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyOhlcvHistoricalV2Error = ErrorResponse;

/**
 * Parameters of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * Open, high, low, close and volume of the current UTC day. The day is not complete, so `close` is the latest value.
 * Where the data ends earlier, they are those of the last day with prices, and `status.notice` says so.
 *
 * Name the cryptocurrencies by `id` or `symbol`; at least one of the two is required. `data` is a map keyed by what
 * you sent, with an array of all cryptocurrencies of a symbol under that symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvLatestV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * The current day of each cryptocurrency, by what it was asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyOhlcvLatestV2Result = OhlcvLatestResponse;

/**
 * Error of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyOhlcvLatestV2Error = ErrorResponse;

/**
 * Parameters of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * Open, high, low, close and change of the price over one or more spans of time, each with the times at which they
 * were reached. Rolling spans close at the time of the request; `yesterday` is the last complete UTC day, and has no
 * times of its high and low.
 *
 * Name the cryptocurrencies by `id`, by `slug` or by `symbol`; send exactly one of the three. `data` is a map keyed
 * by what you sent, with an array of all cryptocurrencies of a symbol under that symbol.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * The performance of each cryptocurrency, by what it was asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Result = PricePerformanceResponse;

/**
 * Error of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyPricePerformanceStatsLatestV2Error = ErrorResponse;

/**
 * Parameters of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`.
 *
 * Quotes of one or more cryptocurrencies over time, as in version 3.
 *
 * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
 * with the next interval.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
 *   hour, day, week, month or year begins.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
 *   of minutes, hours or days.
 * - Without `time_start`, the service goes back `count` intervals from `time_end`.
 * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
 *   evening.
 *
 * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
 * and so are more than 100,000 intervals of all cryptocurrencies together.
 *
 * For a single id, `data` is that record itself. For several, or by symbol, it is a map keyed by what was requested,
 * with an array of all cryptocurrencies of a symbol under that symbol.
 *
 * Legacy: prefer version 3, which takes the same parameters.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`.
 *
 * The quotes over time: one record where one was asked for by id, else a map of them.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.
 */
export type CryptocurrencyQuotesHistoricalV2Result = QuotesHistoricalResponse;

/**
 * Error of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyQuotesHistoricalV2Error = ErrorResponse;

/**
 * Parameters of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`.
 *
 * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
 * three. `data` is a map keyed by what you sent. Symbols are not unique, so the value under each symbol is an array
 * of all cryptocurrencies that use it.
 *
 * Legacy: prefer version 3.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV2Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`.
 *
 * The latest quotes, by what they were asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
 */
export type CryptocurrencyQuotesLatestV2Result = QuotesLatestResponseV2;

/**
 * Error of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyQuotesLatestV2Error = ErrorResponse;

/**
 * Parameters of Token multipliers, `GET /v2/dex/multiplier`.
 *
 * Lists the tokens that have a UI multiplier, with the parameters and the response of the list of multipliers.
 * Unlike that list, it requires a key, takes a `platform` or `platform_id` to list the tokens of one platform, and names
 * the `platform` of each item.
 *
 * Legacy, with no replacement of its own; `/v1/cryptocurrency/multiplier` lists the same multipliers.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses change when changes of multipliers are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. There is no replacement.
 */
export type DexMultiplierV2Parameters = {
  /**
   * Numeric ids of the cryptocurrencies to look up.
   * @example [9001, 9002]
   */
  crypto_id?: number[];
  /**
   * Slugs of the cryptocurrencies to look up.
   * @example ["example-batcoin", "example-share-token"]
   */
  crypto_slug?: string[];
  /**
   * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
   * @example ["BAT", "EXSH"]
   */
  symbol?: string[];
  /**
   * Contract addresses of the tokens to look up.
   * @example ["0x0000000000000000000000000000000000009001"]
   */
  token_address?: string[];
  /**
   * Slug of the platform on which the tokens live, as `platform` of the items; others are left out. `platform_id` has precedence.
   * @example "ethereum"
   */
  platform?: string;
  /**
   * Numeric id of the platform on which the tokens live, as `platform_id` of the items; others are left out.
   * @example 1027
   */
  platform_id?: number;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
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
 * Result of Token multipliers, `GET /v2/dex/multiplier`.
 *
 * The cryptocurrencies that have a multiplier.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses change when changes of multipliers are applied.
 * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
 * - Pages by `start` and `limit`: on the last page `has_more` is false.
 * - Legacy: maintained for existing clients. There is no replacement.
 */
export type DexMultiplierV2Result = MultiplierResponse;

/**
 * Error of Token multipliers, `GET /v2/dex/multiplier`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type DexMultiplierV2Error = ErrorResponse;

/**
 * Parameters of Price conversion, `GET /v2/tools/price-conversion`.
 *
 * Converts an amount of one currency into others, at the latest rates or at those of a time in the past.
 *
 * - Name the base currency by `id` or `symbol`; send exactly one of the two. For a symbol, `data` is an array with a
 *   conversion for every currency that uses it and has a price: the fiat currency first, then the cryptocurrencies by
 *   rank.
 * - With `time` the closest historic rates are used; a time before your plan's history is rejected with 403. The
 *   Basic plan converts at the latest rates only.
 * - Rates, latest and historic, are accurate to 1 minute; historic rates of fiat currencies other than the US
 *   dollar to 5 minutes.
 * - `last_updated` is the time of the rate that was used, for the base and for each currency converted to.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type ToolsPriceConversionV2Parameters = {
  /**
   * The amount of the base currency to convert.
   *
   * From 1e-8 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Numeric id of the base currency.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: string;
  /**
   * Symbol of the base currency, in place of `id`. Every currency that uses it is converted.
   * @example "BTC"
   */
  symbol?: string;
  /**
   * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: string;
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of Price conversion, `GET /v2/tools/price-conversion`.
 *
 * The amount in each currency.
 *
 * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type ToolsPriceConversionV2Result = PriceConversionResponseV2;

/**
 * Error of Price conversion, `GET /v2/tools/price-conversion`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type ToolsPriceConversionV2Error = ErrorResponse;

/**
 * Parameters of Listings, latest, `GET /v3/cryptocurrency/listings/latest`.
 *
 * All active cryptocurrencies with their latest quotes, a page at a time, sorted and filtered.
 *
 * The body is a bare array, without `data` and `status`, and `quote` is an array with one element per currency. The
 * credits used are returned in the header `X-SVC-Credit-Count`. Filters on money values are in US dollars, whatever
 * `convert` is.
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
   * Keeps only cryptocurrencies with at least this price in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1"
   */
  price_min?: string;
  /**
   * Keeps only cryptocurrencies with at most this price in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000"
   */
  price_max?: string;
  /**
   * Keeps only cryptocurrencies with at least this market cap in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000000"
   */
  market_cap_min?: string;
  /**
   * Keeps only cryptocurrencies with at most this market cap in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "500000000000"
   */
  market_cap_max?: string;
  /**
   * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  volume_24h_min?: string;
  /**
   * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "50000000000"
   */
  volume_24h_max?: string;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  circulating_supply_min?: string;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "200000000"
   */
  circulating_supply_max?: string;
  /**
   * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "-5"
   */
  percent_change_24h_min?: string;
  /**
   * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "10"
   */
  percent_change_24h_max?: string;
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens";
  /**
   * Lists only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing";
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
};

/**
 * Result of Listings, latest, `GET /v3/cryptocurrency/listings/latest`.
 *
 * The cryptocurrencies that match, in the order of `sort`, as a bare array.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send at most one of `convert` and `convert_id`.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type CryptocurrencyListingsLatestV3Result = ListingsLatestResponseV3;

/**
 * Error of Listings, latest, `GET /v3/cryptocurrency/listings/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyListingsLatestV3Error = ErrorResponse;

/**
 * Parameters of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`.
 *
 * Quotes of one or more cryptocurrencies over time.
 *
 * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
 * with the next interval.
 *
 * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
 *   hour, day, week, month or year begins.
 * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
 *   of minutes, hours or days.
 * - Without `time_start`, the service goes back `count` intervals from `time_end`.
 * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
 *   evening.
 *
 * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
 * and so are more than 100,000 intervals of all cryptocurrencies together.
 *
 * For a single id, `data` is that record itself. For several, or by symbol, it is a map keyed by what was requested,
 * with an array of all cryptocurrencies of a symbol under that symbol.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesHistoricalV3Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 3 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 3 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean;
};

/**
 * Result of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`.
 *
 * The quotes over time: one record where one was asked for by id, else a map of them.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 5 minutes.
 * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesHistoricalV3Result = QuotesHistoricalResponse;

/**
 * Error of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyQuotesHistoricalV3Error = ErrorResponse;

/**
 * Parameters of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`.
 *
 * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
 * three. A symbol returns every cryptocurrency that uses it.
 *
 * The body is a bare array, without `data` and `status`, and `quote` is an array with one element per currency. The
 * credits used are returned in the header `X-SVC-Credit-Count`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
 */
export type CryptocurrencyQuotesLatestV3Parameters = {
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: number[];
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: string[];
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: string[];
  /**
   * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
   *
   * Up to 120 items.
   * @default ["USD"]
   * @example ["USD", "EUR"]
   */
  convert?: string[];
  /**
   * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   *
   * Sent as text: `true` or `false`.
   * @default "true"
   * @example "false"
   */
  skip_invalid?: string;
};

/**
 * Result of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`.
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
 * Error of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type CryptocurrencyQuotesLatestV3Error = ErrorResponse;

/**
 * Parameters of Fear and greed, historical, `GET /v3/fear-and-greed/historical`.
 *
 * The mood of the market at the beginning of each UTC day, the newest first, as far back as totals are known for 30 days
 * before. A page that reaches back before your plan's history is rejected with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FearAndGreedHistoricalV3Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number;
  /**
   * How many days to return.
   *
   * From 1 to 500.
   * @default 10
   * @example 10
   */
  limit?: number;
};

/**
 * Result of Fear and greed, historical, `GET /v3/fear-and-greed/historical`.
 *
 * The values, the newest first.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 */
export type FearAndGreedHistoricalV3Result = FearAndGreedHistoricalResponse;

/**
 * Error of Fear and greed, historical, `GET /v3/fear-and-greed/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type FearAndGreedHistoricalV3Error = ErrorResponse;

/**
 * Parameters of Fear and greed, latest, `GET /v3/fear-and-greed/latest`.
 *
 * The mood of the market as of now, from 0 (extreme fear) to 100 (extreme greed), and the band in which that lies.
 *
 * It is computed from how the total market cap, its volatility, the volume and the share of Bitcoin compare with the days
 * before: the guide *How figures are made* has the formula. It needs 30 days of totals; a market with fewer is
 * answered with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type FearAndGreedLatestV3Parameters = Record<string, never>;

/**
 * Result of Fear and greed, latest, `GET /v3/fear-and-greed/latest`.
 *
 * The value.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type FearAndGreedLatestV3Result = FearAndGreedLatestResponse;

/**
 * Error of Fear and greed, latest, `GET /v3/fear-and-greed/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type FearAndGreedLatestV3Error = ErrorResponse;

/**
 * Parameters of Top 100 index, historical, `GET /v3/index/svc100-historical`.
 *
 * The index of the 100 largest cryptocurrencies over time, with the constituents, weights and units of each time.
 *
 * - Without `time_start`, the service goes back `count` intervals from `time_end`. `daily` is the beginning of each UTC day;
 *   `5m` and `15m` are multiples of that from the start, or back from the end.
 * - A time for which no constituent has a price near it is left out.
 * - A time before the index's first day is rejected with 400, one before your plan's history with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc100HistoricalV3Parameters = {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two states of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily";
};

/**
 * Result of Top 100 index, historical, `GET /v3/index/svc100-historical`.
 *
 * The index over time, the earliest first.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc100HistoricalV3Result = IndexTop100HistoricalResponse;

/**
 * Error of Top 100 index, historical, `GET /v3/index/svc100-historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type IndexSvc100HistoricalV3Error = ErrorResponse;

/**
 * Parameters of Top 100 index, latest, `GET /v3/index/svc100-latest`.
 *
 * The index of the 100 largest cryptocurrencies as of now: its value, and its constituents with their weights and units.
 *
 * - Weights are shares of the index's value by market cap; they add up to 100 percent.
 * - The index is rebalanced as each UTC month begins. Stablecoins, wrapped tokens and cryptocurrencies whose market cap does
 *   not count are left out. The guide *How figures are made* has the rules.
 * - A market without an index, because it has no history of a month's beginning, is answered with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc100LatestV3Parameters = Record<string, never>;

/**
 * Result of Top 100 index, latest, `GET /v3/index/svc100-latest`.
 *
 * The index.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc100LatestV3Result = IndexTop100LatestResponse;

/**
 * Error of Top 100 index, latest, `GET /v3/index/svc100-latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type IndexSvc100LatestV3Error = ErrorResponse;

/**
 * Parameters of Top 20 index, historical, `GET /v3/index/svc20-historical`.
 *
 * The index of the 20 largest cryptocurrencies over time, with the constituents, weights and units of each time.
 *
 * - Without `time_start`, the service goes back `count` intervals from `time_end`. `daily` is the beginning of each UTC day;
 *   `5m` and `15m` are multiples of that from the start, or back from the end.
 * - A time for which no constituent has a price near it is left out.
 * - A time before the index's first day is rejected with 400, one before your plan's history with 403.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc20HistoricalV3Parameters = {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many intervals to return when `time_start` is not sent.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number;
  /**
   * Time between two states of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily";
};

/**
 * Result of Top 20 index, historical, `GET /v3/index/svc20-historical`.
 *
 * The index over time, the earliest first.
 *
 * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
 * - Costs 1 credit for each 100 data points returned, rounded up.
 * - Responses are cached for 5 minutes.
 */
export type IndexSvc20HistoricalV3Result = IndexTop20HistoricalResponse;

/**
 * Error of Top 20 index, historical, `GET /v3/index/svc20-historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type IndexSvc20HistoricalV3Error = ErrorResponse;

/**
 * Parameters of Top 20 index, latest, `GET /v3/index/svc20-latest`.
 *
 * The index of the 20 largest cryptocurrencies as of now: its value, and its constituents with their weights and units.
 *
 * - Weights are shares of the index's value by market cap; they add up to 100 percent.
 * - The index is rebalanced as each UTC month begins. Stablecoins, wrapped tokens and cryptocurrencies whose market cap does
 *   not count are left out. The guide *How figures are made* has the rules.
 * - A market without an index, because it has no history of a month's beginning, is answered with 400.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc20LatestV3Parameters = Record<string, never>;

/**
 * Result of Top 20 index, latest, `GET /v3/index/svc20-latest`.
 *
 * The index.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 1 minute.
 */
export type IndexSvc20LatestV3Result = IndexTop20LatestResponse;

/**
 * Error of Top 20 index, latest, `GET /v3/index/svc20-latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 */
export type IndexSvc20LatestV3Error = ErrorResponse;

/**
 * Parameters of DEX metadata, `GET /v4/dex/listings/info`.
 *
 * Describes decentralized exchanges: logo, text, links, notices and dates.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexListingsInfoV4Parameters = {
  /**
   * Numeric ids of decentralized exchanges, as the DEX listings show them.
   * @example [7001]
   */
  id: number[];
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "notice"]
   * @example ["urls", "date_launched"]
   */
  aux?: ("urls" | "logo" | "description" | "date_launched" | "notice")[];
};

/**
 * Result of DEX metadata, `GET /v4/dex/listings/info`.
 *
 * The exchanges that were asked for.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit.
 * - Responses are cached for 30 seconds.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexListingsInfoV4Result = DexListingsInfoResponse;

/**
 * Error of DEX metadata, `GET /v4/dex/listings/info`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexListingsInfoV4Error = ErrorResponse;

/**
 * Parameters of DEX listings, latest, `GET /v4/dex/listings/quotes`.
 *
 * Lists decentralized exchanges with the volume of the last 24 hours, the number of transactions and the share of the
 * market.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexListingsQuotesV4Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * What to sort by.
   * @default "volume_24h"
   * @example "market_share"
   */
  sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Keeps only exchanges of this kind.
   * @default "all"
   * @example "swap"
   */
  type?: "all" | "orderbook" | "swap" | "aggregator";
  /**
   * Fields to add to each record, by name. Without it none of them is there.
   * @example ["date_launched"]
   */
  aux?: "date_launched"[];
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
};

/**
 * Result of DEX listings, latest, `GET /v4/dex/listings/quotes`.
 *
 * The exchanges, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexListingsQuotesV4Result = DexListingsQuotesResponse;

/**
 * Error of DEX listings, latest, `GET /v4/dex/listings/quotes`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexListingsQuotesV4Error = ErrorResponse;

/**
 * Parameters of DEX network ID map, `GET /v4/dex/networks/list`.
 *
 * Lists the networks (blockchains) whose decentralized exchanges are tracked, with the id and slug by which the other
 * DEX operations know them.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexNetworksListV4Parameters = {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
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
   * What to sort by.
   * @default "id"
   * @example "name"
   */
  sort?: "id" | "name";
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc";
  /**
   * Fields to add to each record, by name. Without it none of them is there.
   * @example ["alternativeName", "tokenExplorerUrl"]
   */
  aux?: ("alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl")[];
};

/**
 * Result of DEX network ID map, `GET /v4/dex/networks/list`.
 *
 * The networks, in the order of `sort`.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs no credits.
 * - Responses are cached for 30 seconds.
 * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexNetworksListV4Result = DexNetworksResponse;

/**
 * Error of DEX network ID map, `GET /v4/dex/networks/list`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexNetworksListV4Error = ErrorResponse;

/**
 * Parameters of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * Open, high, low, close and volume of pairs on decentralized exchanges, day by day or hour by hour. The spans of
 * time and the intervals follow the rules of the historical OHLCV of cryptocurrencies. A span of more than 10,000
 * intervals is rejected with 400, and so are more than 100,000 records of all pairs together.
 *
 * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
 * two.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvHistoricalV4Parameters = {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly";
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: string;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: string;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
  /**
   * Fields to add to each pair, by name. Without it none of them is there.
   * @example ["holders", "security_scan"]
   */
  aux?: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * The records of each pair over time.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvHistoricalV4Result = DexPairsOhlcvHistoricalResponse;

/**
 * Error of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvHistoricalV4Error = ErrorResponse;

/**
 * Parameters of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * Open, high, low, close and volume of pairs on decentralized exchanges for the current UTC day. The day is not
 * complete, so `close` is the latest value and `time_close` is null.
 *
 * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
 * two.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvLatestV4Parameters = {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Fields to add to each pair, by name. Without it none of them is there.
   * @example ["holders", "security_scan"]
   */
  aux?: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * The current day of each pair.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 10 minutes.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvLatestV4Result = DexPairsOhlcvLatestResponse;

/**
 * Error of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexPairsOhlcvLatestV4Error = ErrorResponse;

/**
 * Parameters of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`.
 *
 * The latest trades of pairs on decentralized exchanges, the newest first: when, bought or sold, at what price and how
 * much. `limit` states how many of each pair.
 *
 * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
 * two.
 *
 * Deprecated, with no replacement.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsTradeLatestV4Parameters = {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: string[];
  /**
   * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
   * @example [1]
   */
  network_id?: number[];
  /**
   * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
   * @example ["ethereum"]
   */
  network_slug?: string[];
  /**
   * Maximum number of trades to return of each pair, the newest first.
   *
   * From 1 to 100.
   * @default 20
   * @example 5
   */
  limit?: number;
  /**
   * Fields to add to each pair and each trade, by name. Without it none of them is there.
   * @example ["transaction_hash"]
   */
  aux?: ("transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells")[];
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: number[];
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean;
};

/**
 * Result of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`.
 *
 * The pairs with their latest trades.
 *
 * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
 * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
 * - Responses are cached for 1 minute.
 * - Send exactly one of `network_id` and `network_slug`.
 * - Deprecated since 2026-11-21. There is no replacement.
 * @deprecated There is no replacement.
 */
export type DexPairsTradeLatestV4Result = DexPairsTradesResponse;

/**
 * Error of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`.
 *
 * - 400: The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large.
 * - 401: The key is missing or unknown.
 * - 403: The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins.
 * - 429: A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address.
 * - 500: Something went wrong inside the service.
 * @deprecated There is no replacement.
 */
export type DexPairsTradeLatestV4Error = ErrorResponse;
