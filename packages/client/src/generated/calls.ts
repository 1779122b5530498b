// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type {
  Airdrop,
  AirdropsResponse,
  CategoriesResponse,
  Category,
  DexInfo,
  DexListingsInfoResponse,
  DexListingsQuotesResponse,
  DexNetwork,
  DexNetworksResponse,
  DexPairsOhlcvHistoricalResponse,
  DexPairsOhlcvLatestResponse,
  DexPairsTradesResponse,
  ExchangeAssetsResponse,
  ExchangeInfo,
  ExchangeMapItem,
  ExchangeMapResponse,
  FearAndGreed,
  FearAndGreedHistoricalResponse,
  FearAndGreedLatestResponse,
  FiatMapItem,
  FiatMapResponse,
  IndexTop100HistoricalResponse,
  IndexTop100LatestResponse,
  IndexTop20HistoricalResponse,
  IndexTop20LatestResponse,
  KeyInfoResponse,
  MapItem,
  MapResponse,
  Metadata,
  MultiplierItem,
  MultiplierResponse,
  PartnerScore,
  PartnerScoresResponse,
  SimplePriceResponse,
  StreamEvent,
} from "@market-data/types";
import type {
  ApiPromise,
} from "../call.ts";
import type {
  Client,
} from "../client.ts";
import type {
  CallOptions,
} from "../request-context.ts";
import type {
  CurrencyOf,
  IfOpen,
  InputFor,
} from "../open-parameters.ts";
import type {
  PageOptions,
} from "../pages.ts";
import type {
  StreamItem,
  StreamOptions,
} from "../stream.ts";
import type {
  Entries,
  Envelope,
  List,
  SymbolIn,
} from "../results.ts";
import type {
  AtLeastOneOfExchangeIdListExchangeSlugList,
  AtLeastOneOfIdListSlugListSymbolListContractAddress,
  AtMostOneOfConvertListConvertIdList,
  AtMostOneOfConvertListUpTo3ConvertIdListUpTo3,
  CryptocurrencyAirdropV1Parameters,
  CryptocurrencyAirdropsV1Parameters,
  CryptocurrencyCategoriesV1Parameters,
  CryptocurrencyCategoryV1Input,
  CryptocurrencyCategoryV1Parameters,
  CryptocurrencyInfoV1Fields,
  CryptocurrencyInfoV1Input,
  CryptocurrencyInfoV1Parameters,
  CryptocurrencyInfoV2Fields,
  CryptocurrencyInfoV2Input,
  CryptocurrencyInfoV2Parameters,
  CryptocurrencyListingsHistoricalV1Input,
  CryptocurrencyListingsHistoricalV1Parameters,
  CryptocurrencyListingsLatestV1Input,
  CryptocurrencyListingsLatestV1Parameters,
  CryptocurrencyListingsLatestV3Input,
  CryptocurrencyListingsLatestV3Parameters,
  CryptocurrencyListingsNewV1Input,
  CryptocurrencyListingsNewV1Parameters,
  CryptocurrencyMapV1Parameters,
  CryptocurrencyMarketPairsLatestV1Input,
  CryptocurrencyMarketPairsLatestV1Parameters,
  CryptocurrencyMarketPairsLatestV2Input,
  CryptocurrencyMarketPairsLatestV2Parameters,
  CryptocurrencyMultiplierV1Input,
  CryptocurrencyMultiplierV1Parameters,
  CryptocurrencyOhlcvHistoricalV1Fields,
  CryptocurrencyOhlcvHistoricalV1Input,
  CryptocurrencyOhlcvHistoricalV1Parameters,
  CryptocurrencyOhlcvHistoricalV2Fields,
  CryptocurrencyOhlcvHistoricalV2Input,
  CryptocurrencyOhlcvHistoricalV2Parameters,
  CryptocurrencyOhlcvLatestV1Input,
  CryptocurrencyOhlcvLatestV1Parameters,
  CryptocurrencyOhlcvLatestV2Fields,
  CryptocurrencyOhlcvLatestV2Input,
  CryptocurrencyOhlcvLatestV2Parameters,
  CryptocurrencyPricePerformanceStatsLatestV1Input,
  CryptocurrencyPricePerformanceStatsLatestV1Parameters,
  CryptocurrencyPricePerformanceStatsLatestV2Fields,
  CryptocurrencyPricePerformanceStatsLatestV2Input,
  CryptocurrencyPricePerformanceStatsLatestV2Parameters,
  CryptocurrencyQuotesHistoricalV1Fields,
  CryptocurrencyQuotesHistoricalV1Input,
  CryptocurrencyQuotesHistoricalV1Parameters,
  CryptocurrencyQuotesHistoricalV2Fields,
  CryptocurrencyQuotesHistoricalV2Input,
  CryptocurrencyQuotesHistoricalV2Parameters,
  CryptocurrencyQuotesHistoricalV3Fields,
  CryptocurrencyQuotesHistoricalV3Input,
  CryptocurrencyQuotesHistoricalV3Parameters,
  CryptocurrencyQuotesLatestV1Input,
  CryptocurrencyQuotesLatestV1Parameters,
  CryptocurrencyQuotesLatestV2Fields,
  CryptocurrencyQuotesLatestV2Input,
  CryptocurrencyQuotesLatestV2Parameters,
  CryptocurrencyQuotesLatestV3Input,
  CryptocurrencyQuotesLatestV3Parameters,
  CryptocurrencyTrendingGainersLosersV1Input,
  CryptocurrencyTrendingGainersLosersV1Parameters,
  CryptocurrencyTrendingLatestV1Input,
  CryptocurrencyTrendingLatestV1Parameters,
  CryptocurrencyTrendingMostVisitedV1Input,
  CryptocurrencyTrendingMostVisitedV1Parameters,
  DexListingsInfoV4Parameters,
  DexListingsQuotesV4Parameters,
  DexMultiplierV2Input,
  DexMultiplierV2Parameters,
  DexNetworksListV4Parameters,
  DexPairsOhlcvHistoricalV4Fields,
  DexPairsOhlcvHistoricalV4Input,
  DexPairsOhlcvHistoricalV4Parameters,
  DexPairsOhlcvLatestV4Fields,
  DexPairsOhlcvLatestV4Input,
  DexPairsOhlcvLatestV4Parameters,
  DexPairsTradeLatestV4Fields,
  DexPairsTradeLatestV4Input,
  DexPairsTradeLatestV4Parameters,
  ExactlyOneOfDexNetworkIdListDexNetworkSlugList,
  ExactlyOneOfIdListSlugListSymbolList,
  ExchangeAssetsV1Parameters,
  ExchangeInfoV1Fields,
  ExchangeInfoV1Input,
  ExchangeInfoV1Parameters,
  ExchangeListingsLatestV1Input,
  ExchangeListingsLatestV1Parameters,
  ExchangeMapV1Parameters,
  ExchangeMarketPairsLatestV1Input,
  ExchangeMarketPairsLatestV1Parameters,
  ExchangeQuotesHistoricalV1Fields,
  ExchangeQuotesHistoricalV1Input,
  ExchangeQuotesHistoricalV1Parameters,
  ExchangeQuotesLatestV1Input,
  ExchangeQuotesLatestV1Parameters,
  FearAndGreedHistoricalV3Parameters,
  FearAndGreedLatestV3Parameters,
  FiatMapV1Parameters,
  GlobalMetricsQuotesHistoricalV1Input,
  GlobalMetricsQuotesHistoricalV1Parameters,
  GlobalMetricsQuotesLatestV1Input,
  GlobalMetricsQuotesLatestV1Parameters,
  IndexSvc100HistoricalV3Parameters,
  IndexSvc100LatestV3Parameters,
  IndexSvc20HistoricalV3Parameters,
  IndexSvc20LatestV3Parameters,
  KeyInfoV1Parameters,
  OneValueOfExchangeIdListExchangeSlugList,
  OneValueOfIdListSlugListSymbolList,
  OneValueOfIdListSlugListWithoutSymbolList,
  OneValueOfIdListSymbolList,
  OneValueOfIdListWithoutSymbolList,
  OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList,
  OnlyAnyOfIdListSlugListWithoutSymbolList,
  OnlyAnyOfIdListWithoutSymbolList,
  OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList,
  OnlyAnyOfSymbolListWithoutIdList,
  OnlyAnyOfSymbolListWithoutIdListSlugList,
  OnlyOneOfIdListSlugListWithoutSymbolList,
  OnlyOneOfSymbolListWithoutIdListSlugList,
  OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol,
  OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id,
  PartnersFcasListingsLatestV1Parameters,
  PartnersFcasQuotesLatestV1Fields,
  PartnersFcasQuotesLatestV1Input,
  PartnersFcasQuotesLatestV1Parameters,
  SeveralValuesOfExchangeIdListExchangeSlugList,
  SeveralValuesOfIdListSlugListSymbolList,
  SeveralValuesOfIdListSlugListWithoutSymbolList,
  SeveralValuesOfIdListSymbolList,
  SeveralValuesOfIdListWithoutSymbolList,
  SimplePriceV1Parameters,
  StreamV1Parameters,
  ToolsPriceConversionV1Input,
  ToolsPriceConversionV1Parameters,
  ToolsPriceConversionV2Fields,
  ToolsPriceConversionV2Input,
  ToolsPriceConversionV2Parameters,
} from "./parameters.ts";
import type {
  CategoryWithCoinsIn,
  CryptoListingV3In,
  CryptoQuoteV3In,
  CryptocurrencyIn,
  ExchangeListingIn,
  ExchangeMarketPairsIn,
  ExchangeQuotesHistoricalIn,
  GlobalMetricsHistoricalIn,
  GlobalMetricsIn,
  MarketPairIn,
  MarketPairsIn,
  OhlcvHistoricalIn,
  OhlcvLatestIn,
  PriceConversionIn,
  PricePerformanceIn,
  QuotesHistoricalIn,
} from "./records.ts";

/** `GET /v1/cryptocurrency/airdrop` as a function. */
export interface CryptocurrencyAirdropV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/airdrop";
  /**
   * Get an airdrop: `GET /v1/cryptocurrency/airdrop`
   *
   * Returns the project, coin, prize, number of winners, dates and state of an airdrop. `data` is a map with the
   * airdrop's ID as its key.
   *
   * Find IDs with `GET /v1/cryptocurrency/airdrops`.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * @example await cryptocurrencyAirdropV1(client, { id: "695f1a7000000000000a9001" });
   */
  (client: Client, parameters: CryptocurrencyAirdropV1Parameters, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: Airdrop }>>;
}

/** `GET /v1/cryptocurrency/airdrop` as a method of the client. */
export interface CryptocurrencyAirdropV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/airdrop";
  /**
   * Get an airdrop: `GET /v1/cryptocurrency/airdrop`
   *
   * Returns the project, coin, prize, number of winners, dates and state of an airdrop. `data` is a map with the
   * airdrop's ID as its key.
   *
   * Find IDs with `GET /v1/cryptocurrency/airdrops`.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * @example await api.cryptocurrency.airdrop({ id: "695f1a7000000000000a9001" });
   */
  (parameters: CryptocurrencyAirdropV1Parameters, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: Airdrop }>>;
}

/** `GET /v1/cryptocurrency/airdrops` as a function. */
export interface CryptocurrencyAirdropsV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/airdrops";
  /**
   * List airdrops: `GET /v1/cryptocurrency/airdrops`
   *
   * Returns the airdrops in a given state, by default the ongoing airdrops. Filter by cryptocurrency with `id`, `slug`
   * or `symbol`. The cost does not depend on the number of results.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyAirdropsV1(client, { status: "ONGOING", limit: 2 });
   */
  (client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: CallOptions): ApiPromise<AirdropsResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<AirdropsResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<Airdrop, void, void>;
}

/** `GET /v1/cryptocurrency/airdrops` as a method of the client. */
export interface CryptocurrencyAirdropsV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/airdrops";
  /**
   * List airdrops: `GET /v1/cryptocurrency/airdrops`
   *
   * Returns the airdrops in a given state, by default the ongoing airdrops. Filter by cryptocurrency with `id`, `slug`
   * or `symbol`. The cost does not depend on the number of results.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.airdrops({ status: "ONGOING", limit: 2 });
   */
  (parameters?: CryptocurrencyAirdropsV1Parameters, options?: CallOptions): ApiPromise<AirdropsResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<AirdropsResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<Airdrop, void, void>;
}

/** `GET /v1/cryptocurrency/categories` as a function. */
export interface CryptocurrencyCategoriesV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/categories";
  /**
   * List categories: `GET /v1/cryptocurrency/categories`
   *
   * Returns the categories of cryptocurrencies. Each category has the sums and averages over its coins. With `id`,
   * `slug` or `symbol`, only categories that contain at least one of the given cryptocurrencies are returned.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyCategoriesV1(client, { limit: 2 });
   */
  (client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: CallOptions): ApiPromise<CategoriesResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<CategoriesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<Category, void, void>;
}

/** `GET /v1/cryptocurrency/categories` as a method of the client. */
export interface CryptocurrencyCategoriesV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/categories";
  /**
   * List categories: `GET /v1/cryptocurrency/categories`
   *
   * Returns the categories of cryptocurrencies. Each category has the sums and averages over its coins. With `id`,
   * `slug` or `symbol`, only categories that contain at least one of the given cryptocurrencies are returned.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.categories({ limit: 2 });
   */
  (parameters?: CryptocurrencyCategoriesV1Parameters, options?: CallOptions): ApiPromise<CategoriesResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<CategoriesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<Category, void, void>;
}

/** `GET /v1/cryptocurrency/category` as a function. */
export interface CryptocurrencyCategoryV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/category";
  /**
   * Get a category: `GET /v1/cryptocurrency/category`
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
   * @example await cryptocurrencyCategoryV1(client, { id: "695f1a7000000000000c0001", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, CallOptions>): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/category` as a method of the client. */
export interface CryptocurrencyCategoryV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/category";
  /**
   * Get a category: `GET /v1/cryptocurrency/category`
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
   * @example await api.cryptocurrency.category({ id: "695f1a7000000000000c0001", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, CallOptions>): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/info` as a function. */
export interface CryptocurrencyInfoV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/info";
  /**
   * Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV1(client, { symbol: "BAT" });
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  (client: Client, parameters: CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyInfoV1Input>, ...options: IfOpen<Given, CryptocurrencyInfoV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata>>>;
}

/** `GET /v1/cryptocurrency/info` as a method of the client. */
export interface CryptocurrencyInfoV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/info";
  /**
   * Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`
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
   * @example await api.v1.cryptocurrency.info({ symbol: "BAT" });
   * @deprecated Use `api.cryptocurrency.info`.
   */
  (parameters: CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.info`.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyInfoV1Input>, ...options: IfOpen<Given, CryptocurrencyInfoV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata>>>;
}

/** `GET /v1/cryptocurrency/listings/historical` as a function. */
export interface CryptocurrencyListingsHistoricalV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/historical";
  /**
   * List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical`
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
   * @example await cryptocurrencyListingsHistoricalV1(client, { date: "2026-01-14", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/listings/historical` as a method of the client. */
export interface CryptocurrencyListingsHistoricalV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/historical";
  /**
   * List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical`
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
   * @example await api.cryptocurrency.listings.historical({ date: "2026-01-14", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/listings/latest` as a function. */
export interface CryptocurrencyListingsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/latest";
  /**
   * List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest`
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
   * @example await cryptocurrencyListingsLatestV1(client, { limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/listings/latest` as a method of the client. */
export interface CryptocurrencyListingsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/latest";
  /**
   * List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest`
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
   * @example await api.v1.cryptocurrency.listings.latest({ limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/listings/new` as a function. */
export interface CryptocurrencyListingsNewV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/new";
  /**
   * List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new`
   *
   * Returns the most recently added cryptocurrencies with their latest quotes. The newest come first by default.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 1 minute.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyListingsNewV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/listings/new` as a method of the client. */
export interface CryptocurrencyListingsNewV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/listings/new";
  /**
   * List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new`
   *
   * Returns the most recently added cryptocurrencies with their latest quotes. The newest come first by default.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 1 minute.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.listings.new({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/map` as a function. */
export interface CryptocurrencyMapV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/map";
  /**
   * List cryptocurrency IDs: `GET /v1/cryptocurrency/map`
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
   * @example await cryptocurrencyMapV1(client, { limit: 3 });
   */
  (client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions): ApiPromise<MapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapItem, void, void>;
}

/** `GET /v1/cryptocurrency/map` as a method of the client. */
export interface CryptocurrencyMapV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/map";
  /**
   * List cryptocurrency IDs: `GET /v1/cryptocurrency/map`
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
   * @example await api.cryptocurrency.map({ limit: 3 });
   */
  (parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions): ApiPromise<MapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapItem, void, void>;
}

/** `GET /v1/cryptocurrency/market-pairs/latest` as a function. */
export interface CryptocurrencyMarketPairsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/market-pairs/latest";
  /**
   * List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`
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
   * @example await cryptocurrencyMarketPairsLatestV1(client, { symbol: "BTC", limit: 2 });
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/market-pairs/latest` as a method of the client. */
export interface CryptocurrencyMarketPairsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/market-pairs/latest";
  /**
   * List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`
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
   * @example await api.v1.cryptocurrency.marketPairs.latest({ symbol: "BTC", limit: 2 });
   * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/multiplier` as a function. */
export interface CryptocurrencyMultiplierV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/multiplier";
  /**
   * List multipliers: `GET /v1/cryptocurrency/multiplier`
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
   * @example await cryptocurrencyMultiplierV1(client, { limit: 1 });
   */
  (client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** `GET /v1/cryptocurrency/multiplier` as a method of the client. */
export interface CryptocurrencyMultiplierV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/multiplier";
  /**
   * List multipliers: `GET /v1/cryptocurrency/multiplier`
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
   * @example await api.cryptocurrency.multiplier({ limit: 1 });
   */
  (parameters?: CryptocurrencyMultiplierV1Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** `GET /v1/cryptocurrency/ohlcv/historical` as a function. */
export interface CryptocurrencyOhlcvHistoricalV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/ohlcv/historical";
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Fields & OneValueOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Fields & SeveralValuesOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/ohlcv/historical` as a method of the client. */
export interface CryptocurrencyOhlcvHistoricalV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/ohlcv/historical";
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Fields & OneValueOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Fields & SeveralValuesOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/ohlcv/latest` as a function. */
export interface CryptocurrencyOhlcvLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/ohlcv/latest";
  /**
   * Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV1(client, { symbol: "BTC" });
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/ohlcv/latest` as a method of the client. */
export interface CryptocurrencyOhlcvLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/ohlcv/latest";
  /**
   * Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`
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
   * @example await api.v1.cryptocurrency.ohlcv.latest({ symbol: "BTC" });
   * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/price-performance-stats/latest` as a function. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/price-performance-stats/latest";
  /**
   * Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV1(client, { slug: "ethereum" });
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/price-performance-stats/latest` as a method of the client. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/price-performance-stats/latest";
  /**
   * Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.v1.cryptocurrency.pricePerformanceStats.latest({ slug: "ethereum" });
   * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/quotes/historical` as a function. */
export interface CryptocurrencyQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Fields & OneValueOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Fields & SeveralValuesOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/quotes/historical` as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Fields & OneValueOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Fields & SeveralValuesOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/quotes/latest` as a function. */
export interface CryptocurrencyQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV1(client, { id: [1, 1027] });
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response of version 3 is a bare array, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response of version 3 is a bare array, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/quotes/latest` as a method of the client. */
export interface CryptocurrencyQuotesLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`
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
   * @example await api.v1.cryptocurrency.quotes.latest({ id: [1, 1027] });
   * @deprecated Use `api.cryptocurrency.quotes.latest`. The response of version 3 is a bare array, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.cryptocurrency.quotes.latest`. The response of version 3 is a bare array, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** `GET /v1/cryptocurrency/trending/gainers-losers` as a function. */
export interface CryptocurrencyTrendingGainersLosersV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/gainers-losers";
  /**
   * List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
   *
   * Returns the cryptocurrencies with the largest price change over `time_period`. `sort_dir=desc` starts with the
   * largest gain, `sort_dir=asc` with the largest loss.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingGainersLosersV1(client, { time_period: "24h", sort_dir: "desc", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/trending/gainers-losers` as a method of the client. */
export interface CryptocurrencyTrendingGainersLosersV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/gainers-losers";
  /**
   * List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
   *
   * Returns the cryptocurrencies with the largest price change over `time_period`. `sort_dir=desc` starts with the
   * largest gain, `sort_dir=asc` with the largest loss.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.gainersLosers({ time_period: "24h", sort_dir: "desc", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/trending/latest` as a function. */
export interface CryptocurrencyTrendingLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/latest";
  /**
   * List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest`
   *
   * Returns the most searched cryptocurrencies with their latest quotes, in descending order of search volume.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingLatestV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/trending/latest` as a method of the client. */
export interface CryptocurrencyTrendingLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/latest";
  /**
   * List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest`
   *
   * Returns the most searched cryptocurrencies with their latest quotes, in descending order of search volume.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.latest({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/trending/most-visited` as a function. */
export interface CryptocurrencyTrendingMostVisitedV1Call {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/most-visited";
  /**
   * List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited`
   *
   * Returns the cryptocurrencies with the most visited pages, in descending order of visits. The ranking is updated
   * every 24 hours.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 24 hours.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingMostVisitedV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/cryptocurrency/trending/most-visited` as a method of the client. */
export interface CryptocurrencyTrendingMostVisitedV1Method {
  /** The URL's path. */
  readonly path: "/v1/cryptocurrency/trending/most-visited";
  /**
   * List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited`
   *
   * Returns the cryptocurrencies with the most visited pages, in descending order of visits. The ranking is updated
   * every 24 hours.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 24 hours.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.mostVisited({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/exchange/assets` as a function. */
export interface ExchangeAssetsV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/assets";
  /**
   * List assets of an exchange: `GET /v1/exchange/assets`
   *
   * Returns the contents of the known wallets of an exchange. Each item is a currency in a wallet, the most valuable
   * first. The list is empty if no wallet of the exchange is known.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await exchangeAssetsV1(client, { id: "101" });
   */
  (client: Client, parameters: ExchangeAssetsV1Parameters, options?: CallOptions): ApiPromise<ExchangeAssetsResponse>;
}

/** `GET /v1/exchange/assets` as a method of the client. */
export interface ExchangeAssetsV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/assets";
  /**
   * List assets of an exchange: `GET /v1/exchange/assets`
   *
   * Returns the contents of the known wallets of an exchange. Each item is a currency in a wallet, the most valuable
   * first. The list is empty if no wallet of the exchange is known.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await api.exchange.assets({ id: "101" });
   */
  (parameters: ExchangeAssetsV1Parameters, options?: CallOptions): ApiPromise<ExchangeAssetsResponse>;
}

/** `GET /v1/exchange/info` as a function. */
export interface ExchangeInfoV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/info";
  /**
   * Get exchange metadata: `GET /v1/exchange/info`
   *
   * Returns logo, description, links, launch date, fees, weekly visits and spot volume of exchanges.
   *
   * Identify exchanges by `id`, `slug` or both. `data` is a map keyed by the requested IDs and slugs.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 100 exchanges returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Send at least one of `id` and `slug`.
   * @example await exchangeInfoV1(client, { id: 101 });
   */
  (client: Client, parameters: ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeInfoV1Input>, ...options: IfOpen<Given, ExchangeInfoV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
}

/** `GET /v1/exchange/info` as a method of the client. */
export interface ExchangeInfoV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/info";
  /**
   * Get exchange metadata: `GET /v1/exchange/info`
   *
   * Returns logo, description, links, launch date, fees, weekly visits and spot volume of exchanges.
   *
   * Identify exchanges by `id`, `slug` or both. `data` is a map keyed by the requested IDs and slugs.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 100 exchanges returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Send at least one of `id` and `slug`.
   * @example await api.exchange.info({ id: 101 });
   */
  (parameters: ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(parameters: Given & InputFor<Given, ExchangeInfoV1Input>, ...options: IfOpen<Given, ExchangeInfoV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
}

/** `GET /v1/exchange/listings/latest` as a function. */
export interface ExchangeListingsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/listings/latest";
  /**
   * List exchanges by volume: `GET /v1/exchange/listings/latest`
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
   * @example await exchangeListingsLatestV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/exchange/listings/latest` as a method of the client. */
export interface ExchangeListingsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/listings/latest";
  /**
   * List exchanges by volume: `GET /v1/exchange/listings/latest`
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
   * @example await api.exchange.listings.latest({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/exchange/map` as a function. */
export interface ExchangeMapV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/map";
  /**
   * List exchange IDs: `GET /v1/exchange/map`
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
   * @example await exchangeMapV1(client, { crypto_id: "1", limit: 2 });
   */
  (client: Client, parameters?: ExchangeMapV1Parameters, options?: CallOptions): ApiPromise<ExchangeMapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapItem, void, void>;
}

/** `GET /v1/exchange/map` as a method of the client. */
export interface ExchangeMapV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/map";
  /**
   * List exchange IDs: `GET /v1/exchange/map`
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
   * @example await api.exchange.map({ crypto_id: "1", limit: 2 });
   */
  (parameters?: ExchangeMapV1Parameters, options?: CallOptions): ApiPromise<ExchangeMapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapItem, void, void>;
}

/** `GET /v1/exchange/market-pairs/latest` as a function. */
export interface ExchangeMarketPairsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/market-pairs/latest";
  /**
   * List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest`
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
   * @example await exchangeMarketPairsLatestV1(client, { id: "101", limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/exchange/market-pairs/latest` as a method of the client. */
export interface ExchangeMarketPairsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/market-pairs/latest";
  /**
   * List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest`
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
   * @example await api.exchange.marketPairs.latest({ id: "101", limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v1/exchange/quotes/historical` as a function. */
export interface ExchangeQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/quotes/historical";
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Fields & OneValueOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Fields & SeveralValuesOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeQuotesHistoricalV1Input>, ...options: IfOpen<Given, ExchangeQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** `GET /v1/exchange/quotes/historical` as a method of the client. */
export interface ExchangeQuotesHistoricalV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/quotes/historical";
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Fields & OneValueOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Fields & SeveralValuesOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /**
   * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeQuotesHistoricalV1Input>, ...options: IfOpen<Given, ExchangeQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** `GET /v1/exchange/quotes/latest` as a function. */
export interface ExchangeQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/exchange/quotes/latest";
  /**
   * Get latest exchange quotes: `GET /v1/exchange/quotes/latest`
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
   * @example await exchangeQuotesLatestV1(client, { id: 101 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeQuotesLatestV1Input>, ...options: IfOpen<Given, ExchangeQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** `GET /v1/exchange/quotes/latest` as a method of the client. */
export interface ExchangeQuotesLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/exchange/quotes/latest";
  /**
   * Get latest exchange quotes: `GET /v1/exchange/quotes/latest`
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
   * @example await api.exchange.quotes.latest({ id: 101 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeQuotesLatestV1Input>, ...options: IfOpen<Given, ExchangeQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** `GET /v1/fiat/map` as a function. */
export interface FiatMapV1Call {
  /** The URL's path. */
  readonly path: "/v1/fiat/map";
  /**
   * List fiat currencies: `GET /v1/fiat/map`
   *
   * Returns every supported fiat currency, with its numeric `id`. Conversions accept the ID as a target currency. With
   * `include_metals`, precious metals are listed too.
   *
   * - No API key required.
   * - Costs no credits.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await fiatMapV1(client, { sort: "name", limit: 2 });
   */
  (client: Client, parameters?: FiatMapV1Parameters, options?: CallOptions): ApiPromise<FiatMapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapItem, void, void>;
}

/** `GET /v1/fiat/map` as a method of the client. */
export interface FiatMapV1Method {
  /** The URL's path. */
  readonly path: "/v1/fiat/map";
  /**
   * List fiat currencies: `GET /v1/fiat/map`
   *
   * Returns every supported fiat currency, with its numeric `id`. Conversions accept the ID as a target currency. With
   * `include_metals`, precious metals are listed too.
   *
   * - No API key required.
   * - Costs no credits.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.fiat.map({ sort: "name", limit: 2 });
   */
  (parameters?: FiatMapV1Parameters, options?: CallOptions): ApiPromise<FiatMapResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapItem, void, void>;
}

/** `GET /v1/global-metrics/quotes/historical` as a function. */
export interface GlobalMetricsQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: "/v1/global-metrics/quotes/historical";
  /**
   * Get historical global metrics: `GET /v1/global-metrics/quotes/historical`
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
   * @example await globalMetricsQuotesHistoricalV1(client, { interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: GlobalMetricsQuotesHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, GlobalMetricsQuotesHistoricalV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v1/global-metrics/quotes/historical` as a method of the client. */
export interface GlobalMetricsQuotesHistoricalV1Method {
  /** The URL's path. */
  readonly path: "/v1/global-metrics/quotes/historical";
  /**
   * Get historical global metrics: `GET /v1/global-metrics/quotes/historical`
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
   * @example await api.globalMetrics.quotes.historical({ interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: GlobalMetricsQuotesHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, GlobalMetricsQuotesHistoricalV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v1/global-metrics/quotes/latest` as a function. */
export interface GlobalMetricsQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/global-metrics/quotes/latest";
  /**
   * Get latest global metrics: `GET /v1/global-metrics/quotes/latest`
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
   * @example await globalMetricsQuotesLatestV1(client, { convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: GlobalMetricsQuotesLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, GlobalMetricsQuotesLatestV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v1/global-metrics/quotes/latest` as a method of the client. */
export interface GlobalMetricsQuotesLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/global-metrics/quotes/latest";
  /**
   * Get latest global metrics: `GET /v1/global-metrics/quotes/latest`
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
   * @example await api.globalMetrics.quotes.latest({ convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: GlobalMetricsQuotesLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, GlobalMetricsQuotesLatestV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v1/key/info` as a function. */
export interface KeyInfoV1Call {
  /** The URL's path. */
  readonly path: "/v1/key/info";
  /**
   * Get plan limits and usage: `GET /v1/key/info`
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
   * @example await keyInfoV1(client);
   */
  (client: Client, parameters?: KeyInfoV1Parameters, options?: CallOptions): ApiPromise<KeyInfoResponse>;
}

/** `GET /v1/key/info` as a method of the client. */
export interface KeyInfoV1Method {
  /** The URL's path. */
  readonly path: "/v1/key/info";
  /**
   * Get plan limits and usage: `GET /v1/key/info`
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
   * @example await api.key.info();
   */
  (parameters?: KeyInfoV1Parameters, options?: CallOptions): ApiPromise<KeyInfoResponse>;
}

/** `GET /v1/partners/{partner}/fcas/listings/latest` as a function. */
export interface PartnersFcasListingsLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/partners/{partner}/fcas/listings/latest";
  /**
   * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
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
   * @example await partnersFcasListingsLatestV1(client, { partner: "example-partner", limit: 3 });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScoresResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScore, void, void>;
}

/** `GET /v1/partners/{partner}/fcas/listings/latest` as a method of the client. */
export interface PartnersFcasListingsLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/partners/{partner}/fcas/listings/latest";
  /**
   * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
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
   * @example await api.partners.fcas.listings.latest({ partner: "example-partner", limit: 3 });
   * @deprecated No replacement exists.
   */
  (parameters: PartnersFcasListingsLatestV1Parameters, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScoresResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScore, void, void>;
}

/** `GET /v1/partners/{partner}/fcas/quotes/latest` as a function. */
export interface PartnersFcasQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: "/v1/partners/{partner}/fcas/quotes/latest";
  /**
   * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
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
   * @example await partnersFcasQuotesLatestV1(client, { partner: "example-partner", id: 1 });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, PartnersFcasQuotesLatestV1Input>, ...options: IfOpen<Given, PartnersFcasQuotesLatestV1Parameters, CallOptions>): ApiPromise<PartnerScoresResponse>;
}

/** `GET /v1/partners/{partner}/fcas/quotes/latest` as a method of the client. */
export interface PartnersFcasQuotesLatestV1Method {
  /** The URL's path. */
  readonly path: "/v1/partners/{partner}/fcas/quotes/latest";
  /**
   * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
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
   * @example await api.partners.fcas.quotes.latest({ partner: "example-partner", id: 1 });
   * @deprecated No replacement exists.
   */
  (parameters: PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, PartnersFcasQuotesLatestV1Input>, ...options: IfOpen<Given, PartnersFcasQuotesLatestV1Parameters, CallOptions>): ApiPromise<PartnerScoresResponse>;
}

/** `GET /v1/simple/price` as a function. */
export interface SimplePriceV1Call {
  /** The URL's path. */
  readonly path: "/v1/simple/price";
  /**
   * Get prices in US dollars: `GET /v1/simple/price`
   *
   * Returns the current price of up to 50 cryptocurrencies in US dollars, without metadata. Flags add more values.
   * This operation responds faster than the quotes operations. The cost does not depend on the number of IDs.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await simplePriceV1(client, { ids: [1, 1027], include_market_cap: true, include_percent_change_24h: true });
   */
  (client: Client, parameters: SimplePriceV1Parameters, options?: CallOptions): ApiPromise<SimplePriceResponse>;
}

/** `GET /v1/simple/price` as a method of the client. */
export interface SimplePriceV1Method {
  /** The URL's path. */
  readonly path: "/v1/simple/price";
  /**
   * Get prices in US dollars: `GET /v1/simple/price`
   *
   * Returns the current price of up to 50 cryptocurrencies in US dollars, without metadata. Flags add more values.
   * This operation responds faster than the quotes operations. The cost does not depend on the number of IDs.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await api.simple.price({ ids: [1, 1027], include_market_cap: true, include_percent_change_24h: true });
   */
  (parameters: SimplePriceV1Parameters, options?: CallOptions): ApiPromise<SimplePriceResponse>;
}

/** `GET /v1/tools/price-conversion` as a function. */
export interface ToolsPriceConversionV1Call {
  /** The URL's path. */
  readonly path: "/v1/tools/price-conversion";
  /**
   * Convert an amount (v1): `GET /v1/tools/price-conversion`
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
   * @example await toolsPriceConversionV1(client, { amount: 2.5, id: "1", convert: ["USD", "EUR"] });
   * @deprecated Use `toolsPriceConversionV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV1Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `toolsPriceConversionV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ToolsPriceConversionV1Input>, ...options: IfOpen<Given, ToolsPriceConversionV1Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v1/tools/price-conversion` as a method of the client. */
export interface ToolsPriceConversionV1Method {
  /** The URL's path. */
  readonly path: "/v1/tools/price-conversion";
  /**
   * Convert an amount (v1): `GET /v1/tools/price-conversion`
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
   * @example await api.v1.tools.priceConversion({ amount: 2.5, id: "1", convert: ["USD", "EUR"] });
   * @deprecated Use `api.tools.priceConversion`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV1Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated Use `api.tools.priceConversion`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ToolsPriceConversionV1Input>, ...options: IfOpen<Given, ToolsPriceConversionV1Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** `GET /v2/cryptocurrency/info` as a function. */
export interface CryptocurrencyInfoV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/info";
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata[]>>>;
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyInfoV2Input>, ...options: IfOpen<Given, CryptocurrencyInfoV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
}

/** `GET /v2/cryptocurrency/info` as a method of the client. */
export interface CryptocurrencyInfoV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/info";
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata[]>>>;
  /**
   * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyInfoV2Input>, ...options: IfOpen<Given, CryptocurrencyInfoV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
}

/** `GET /v2/cryptocurrency/market-pairs/latest` as a function. */
export interface CryptocurrencyMarketPairsLatestV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/market-pairs/latest";
  /**
   * List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest`
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
   * @example await cryptocurrencyMarketPairsLatestV2(client, { id: "1", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v2/cryptocurrency/market-pairs/latest` as a method of the client. */
export interface CryptocurrencyMarketPairsLatestV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/market-pairs/latest";
  /**
   * List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest`
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
   * @example await api.cryptocurrency.marketPairs.latest({ id: "1", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v2/cryptocurrency/ohlcv/historical` as a function. */
export interface CryptocurrencyOhlcvHistoricalV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/ohlcv/historical";
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OneValueOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & SeveralValuesOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/ohlcv/historical` as a method of the client. */
export interface CryptocurrencyOhlcvHistoricalV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/ohlcv/historical";
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OneValueOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & SeveralValuesOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/ohlcv/latest` as a function. */
export interface CryptocurrencyOhlcvLatestV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/ohlcv/latest";
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>> | OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/ohlcv/latest` as a method of the client. */
export interface CryptocurrencyOhlcvLatestV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/ohlcv/latest";
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>> | OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/price-performance-stats/latest` as a function. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/price-performance-stats/latest";
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>> | PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/price-performance-stats/latest` as a method of the client. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/price-performance-stats/latest";
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>> | PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/quotes/historical` as a function. */
export interface CryptocurrencyQuotesHistoricalV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/quotes/historical` as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/quotes/latest` as a function. */
export interface CryptocurrencyQuotesLatestV2Call {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>> | CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/cryptocurrency/quotes/latest` as a method of the client. */
export interface CryptocurrencyQuotesLatestV2Method {
  /** The URL's path. */
  readonly path: "/v2/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>> | CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v2/dex/multiplier` as a function. */
export interface DexMultiplierV2Call {
  /** The URL's path. */
  readonly path: "/v2/dex/multiplier";
  /**
   * List token multipliers: `GET /v2/dex/multiplier`
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
   * @example await dexMultiplierV2(client, { token_address: "0x0000000000000000000000000000000000009002" });
   */
  (client: Client, parameters?: DexMultiplierV2Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** `GET /v2/dex/multiplier` as a method of the client. */
export interface DexMultiplierV2Method {
  /** The URL's path. */
  readonly path: "/v2/dex/multiplier";
  /**
   * List token multipliers: `GET /v2/dex/multiplier`
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
   * @example await api.dex.multiplier({ token_address: "0x0000000000000000000000000000000000009002" });
   */
  (parameters?: DexMultiplierV2Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** `GET /v2/tools/price-conversion` as a function. */
export interface ToolsPriceConversionV2Call {
  /** The URL's path. */
  readonly path: "/v2/tools/price-conversion";
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>> | PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ToolsPriceConversionV2Input>, ...options: IfOpen<Given, ToolsPriceConversionV2Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
}

/** `GET /v2/tools/price-conversion` as a method of the client. */
export interface ToolsPriceConversionV2Method {
  /** The URL's path. */
  readonly path: "/v2/tools/price-conversion";
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /**
   * Convert an amount: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>> | PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ToolsPriceConversionV2Input>, ...options: IfOpen<Given, ToolsPriceConversionV2Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
}

/** `GET /v3/cryptocurrency/listings/latest` as a function. */
export interface CryptocurrencyListingsLatestV3Call {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/listings/latest";
  /**
   * List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest`
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
   * @example await cryptocurrencyListingsLatestV3(client, { limit: "2" });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, CallOptions>): ApiPromise<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[], void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[], void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v3/cryptocurrency/listings/latest` as a method of the client. */
export interface CryptocurrencyListingsLatestV3Method {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/listings/latest";
  /**
   * List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest`
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
   * @example await api.cryptocurrency.listings.latest({ limit: "2" });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, CallOptions>): ApiPromise<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[], void, void>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[], void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** `GET /v3/cryptocurrency/quotes/historical` as a function. */
export interface CryptocurrencyQuotesHistoricalV3Call {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV3Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v3/cryptocurrency/quotes/historical` as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV3Method {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/quotes/historical";
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV3Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** `GET /v3/cryptocurrency/quotes/latest` as a function. */
export interface CryptocurrencyQuotesLatestV3Call {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes: `GET /v3/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV3(client, { id: [1, 825] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV3Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<CryptoQuoteV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV3Parameters, CallOptions>): ApiPromise<CryptoQuoteV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
}

/** `GET /v3/cryptocurrency/quotes/latest` as a method of the client. */
export interface CryptocurrencyQuotesLatestV3Method {
  /** The URL's path. */
  readonly path: "/v3/cryptocurrency/quotes/latest";
  /**
   * Get latest quotes: `GET /v3/cryptocurrency/quotes/latest`
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
   * @example await api.cryptocurrency.quotes.latest({ id: [1, 825] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV3Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<CryptoQuoteV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV3Parameters, CallOptions>): ApiPromise<CryptoQuoteV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
}

/** `GET /v3/fear-and-greed/historical` as a function. */
export interface FearAndGreedHistoricalV3Call {
  /** The URL's path. */
  readonly path: "/v3/fear-and-greed/historical";
  /**
   * List historical fear and greed values: `GET /v3/fear-and-greed/historical`
   *
   * Returns the fear and greed value at the beginning of each UTC day, newest first. A day needs market totals of the
   * 30 days before. A page that reaches before the start of your plan's history is rejected with 403.
   *
   * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
   * - Costs 1 credit for each 100 data points returned, rounded up.
   * - Responses are cached for 5 minutes.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await fearAndGreedHistoricalV3(client, { limit: 2 });
   */
  (client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedHistoricalResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreedHistoricalResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreed, void, void>;
}

/** `GET /v3/fear-and-greed/historical` as a method of the client. */
export interface FearAndGreedHistoricalV3Method {
  /** The URL's path. */
  readonly path: "/v3/fear-and-greed/historical";
  /**
   * List historical fear and greed values: `GET /v3/fear-and-greed/historical`
   *
   * Returns the fear and greed value at the beginning of each UTC day, newest first. A day needs market totals of the
   * 30 days before. A page that reaches before the start of your plan's history is rejected with 403.
   *
   * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
   * - Costs 1 credit for each 100 data points returned, rounded up.
   * - Responses are cached for 5 minutes.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.fearAndGreed.historical({ limit: 2 });
   */
  (parameters?: FearAndGreedHistoricalV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedHistoricalResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreedHistoricalResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreed, void, void>;
}

/** `GET /v3/fear-and-greed/latest` as a function. */
export interface FearAndGreedLatestV3Call {
  /** The URL's path. */
  readonly path: "/v3/fear-and-greed/latest";
  /**
   * Get the latest fear and greed value: `GET /v3/fear-and-greed/latest`
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
   * @example await fearAndGreedLatestV3(client);
   */
  (client: Client, parameters?: FearAndGreedLatestV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedLatestResponse>;
}

/** `GET /v3/fear-and-greed/latest` as a method of the client. */
export interface FearAndGreedLatestV3Method {
  /** The URL's path. */
  readonly path: "/v3/fear-and-greed/latest";
  /**
   * Get the latest fear and greed value: `GET /v3/fear-and-greed/latest`
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
   * @example await api.fearAndGreed.latest();
   */
  (parameters?: FearAndGreedLatestV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedLatestResponse>;
}

/** `GET /v3/index/svc100-historical` as a function. */
export interface IndexSvc100HistoricalV3Call {
  /** The URL's path. */
  readonly path: "/v3/index/svc100-historical";
  /**
   * Get historical top 100 index values: `GET /v3/index/svc100-historical`
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
   * @example await indexSvc100HistoricalV3(client, { interval: "daily", count: 1 });
   */
  (client: Client, parameters?: IndexSvc100HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop100HistoricalResponse>;
}

/** `GET /v3/index/svc100-historical` as a method of the client. */
export interface IndexSvc100HistoricalV3Method {
  /** The URL's path. */
  readonly path: "/v3/index/svc100-historical";
  /**
   * Get historical top 100 index values: `GET /v3/index/svc100-historical`
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
   * @example await api.index.svc100Historical({ interval: "daily", count: 1 });
   */
  (parameters?: IndexSvc100HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop100HistoricalResponse>;
}

/** `GET /v3/index/svc100-latest` as a function. */
export interface IndexSvc100LatestV3Call {
  /** The URL's path. */
  readonly path: "/v3/index/svc100-latest";
  /**
   * Get the latest top 100 index: `GET /v3/index/svc100-latest`
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
   * @example await indexSvc100LatestV3(client);
   */
  (client: Client, parameters?: IndexSvc100LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop100LatestResponse>;
}

/** `GET /v3/index/svc100-latest` as a method of the client. */
export interface IndexSvc100LatestV3Method {
  /** The URL's path. */
  readonly path: "/v3/index/svc100-latest";
  /**
   * Get the latest top 100 index: `GET /v3/index/svc100-latest`
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
   * @example await api.index.svc100Latest();
   */
  (parameters?: IndexSvc100LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop100LatestResponse>;
}

/** `GET /v3/index/svc20-historical` as a function. */
export interface IndexSvc20HistoricalV3Call {
  /** The URL's path. */
  readonly path: "/v3/index/svc20-historical";
  /**
   * Get historical top 20 index values: `GET /v3/index/svc20-historical`
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
   * @example await indexSvc20HistoricalV3(client, { interval: "daily", count: 2 });
   */
  (client: Client, parameters?: IndexSvc20HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop20HistoricalResponse>;
}

/** `GET /v3/index/svc20-historical` as a method of the client. */
export interface IndexSvc20HistoricalV3Method {
  /** The URL's path. */
  readonly path: "/v3/index/svc20-historical";
  /**
   * Get historical top 20 index values: `GET /v3/index/svc20-historical`
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
   * @example await api.index.svc20Historical({ interval: "daily", count: 2 });
   */
  (parameters?: IndexSvc20HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop20HistoricalResponse>;
}

/** `GET /v3/index/svc20-latest` as a function. */
export interface IndexSvc20LatestV3Call {
  /** The URL's path. */
  readonly path: "/v3/index/svc20-latest";
  /**
   * Get the latest top 20 index: `GET /v3/index/svc20-latest`
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
   * @example await indexSvc20LatestV3(client);
   */
  (client: Client, parameters?: IndexSvc20LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop20LatestResponse>;
}

/** `GET /v3/index/svc20-latest` as a method of the client. */
export interface IndexSvc20LatestV3Method {
  /** The URL's path. */
  readonly path: "/v3/index/svc20-latest";
  /**
   * Get the latest top 20 index: `GET /v3/index/svc20-latest`
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
   * @example await api.index.svc20Latest();
   */
  (parameters?: IndexSvc20LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop20LatestResponse>;
}

/** `GET /v4/dex/listings/info` as a function. */
export interface DexListingsInfoV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/listings/info";
  /**
   * Get DEX metadata: `GET /v4/dex/listings/info`
   *
   * Returns logo, description, links, notices and dates of decentralised exchanges.
   *
   * Deprecated: no replacement exists.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Deprecated since 2026-11-21. No replacement exists.
   * @example await dexListingsInfoV4(client, { id: 7001 });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: DexListingsInfoV4Parameters, options?: CallOptions): ApiPromise<DexListingsInfoResponse>;
}

/** `GET /v4/dex/listings/info` as a method of the client. */
export interface DexListingsInfoV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/listings/info";
  /**
   * Get DEX metadata: `GET /v4/dex/listings/info`
   *
   * Returns logo, description, links, notices and dates of decentralised exchanges.
   *
   * Deprecated: no replacement exists.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Deprecated since 2026-11-21. No replacement exists.
   * @example await api.dex.listings.info({ id: 7001 });
   * @deprecated No replacement exists.
   */
  (parameters: DexListingsInfoV4Parameters, options?: CallOptions): ApiPromise<DexListingsInfoResponse>;
}

/** `GET /v4/dex/listings/quotes` as a function. */
export interface DexListingsQuotesV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/listings/quotes";
  /**
   * List DEXs by volume: `GET /v4/dex/listings/quotes`
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
   * @example await dexListingsQuotesV4(client, { limit: 2 });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters?: DexListingsQuotesV4Parameters, options?: CallOptions): ApiPromise<DexListingsQuotesResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexListingsQuotesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexInfo, void, void>;
}

/** `GET /v4/dex/listings/quotes` as a method of the client. */
export interface DexListingsQuotesV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/listings/quotes";
  /**
   * List DEXs by volume: `GET /v4/dex/listings/quotes`
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
   * @example await api.dex.listings.quotes({ limit: 2 });
   * @deprecated No replacement exists.
   */
  (parameters?: DexListingsQuotesV4Parameters, options?: CallOptions): ApiPromise<DexListingsQuotesResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexListingsQuotesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexInfo, void, void>;
}

/** `GET /v4/dex/networks/list` as a function. */
export interface DexNetworksListV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/networks/list";
  /**
   * List DEX networks: `GET /v4/dex/networks/list`
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
   * @example await dexNetworksListV4(client, {
   *   limit: 2,
   *   aux: [
   *     "alternativeName",
   *     "cryptocurrencyId",
   *     "cryptocurrencySlug",
   *     "wrappedTokenId",
   *     "wrappedTokenSlug",
   *     "tokenExplorerUrl",
   *     "poolExplorerUrl",
   *     "transactionHashUrl",
   *   ],
   * });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters?: DexNetworksListV4Parameters, options?: CallOptions): ApiPromise<DexNetworksResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(client: Client, parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetworksResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetwork, void, void>;
}

/** `GET /v4/dex/networks/list` as a method of the client. */
export interface DexNetworksListV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/networks/list";
  /**
   * List DEX networks: `GET /v4/dex/networks/list`
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
   * @example await api.dex.networks.list({
   *   limit: 2,
   *   aux: [
   *     "alternativeName",
   *     "cryptocurrencyId",
   *     "cryptocurrencySlug",
   *     "wrappedTokenId",
   *     "wrappedTokenSlug",
   *     "tokenExplorerUrl",
   *     "poolExplorerUrl",
   *     "transactionHashUrl",
   *   ],
   * });
   * @deprecated No replacement exists.
   */
  (parameters?: DexNetworksListV4Parameters, options?: CallOptions): ApiPromise<DexNetworksResponse>;
  /** All pages from `start` on. Each page is requested on demand. */
  pages(parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetworksResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetwork, void, void>;
}

/** `GET /v4/dex/pairs/ohlcv/historical` as a function. */
export interface DexPairsOhlcvHistoricalV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/ohlcv/historical";
  /**
   * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
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
   * @example await dexPairsOhlcvHistoricalV4(client, {
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   time_period: "daily",
   *   count: 2,
   * });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvHistoricalResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsOhlcvHistoricalV4Input>, ...options: IfOpen<Given, DexPairsOhlcvHistoricalV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvHistoricalResponse>;
}

/** `GET /v4/dex/pairs/ohlcv/historical` as a method of the client. */
export interface DexPairsOhlcvHistoricalV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/ohlcv/historical";
  /**
   * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
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
   * @example await api.dex.pairs.ohlcv.historical({
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   time_period: "daily",
   *   count: 2,
   * });
   * @deprecated No replacement exists.
   */
  (parameters: DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvHistoricalResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsOhlcvHistoricalV4Input>, ...options: IfOpen<Given, DexPairsOhlcvHistoricalV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvHistoricalResponse>;
}

/** `GET /v4/dex/pairs/ohlcv/latest` as a function. */
export interface DexPairsOhlcvLatestV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/ohlcv/latest";
  /**
   * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
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
   * @example await dexPairsOhlcvLatestV4(client, { contract_address: "0x0000000000000000000000000000000000007101", network_slug: "ethereum" });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvLatestResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsOhlcvLatestV4Input>, ...options: IfOpen<Given, DexPairsOhlcvLatestV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvLatestResponse>;
}

/** `GET /v4/dex/pairs/ohlcv/latest` as a method of the client. */
export interface DexPairsOhlcvLatestV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/ohlcv/latest";
  /**
   * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
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
   * @example await api.dex.pairs.ohlcv.latest({ contract_address: "0x0000000000000000000000000000000000007101", network_slug: "ethereum" });
   * @deprecated No replacement exists.
   */
  (parameters: DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvLatestResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsOhlcvLatestV4Input>, ...options: IfOpen<Given, DexPairsOhlcvLatestV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvLatestResponse>;
}

/** `GET /v4/dex/pairs/trade/latest` as a function. */
export interface DexPairsTradeLatestV4Call {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/trade/latest";
  /**
   * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
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
   * @example await dexPairsTradeLatestV4(client, {
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   aux: "transaction_hash",
   *   limit: 2,
   * });
   * @deprecated No replacement exists.
   */
  (client: Client, parameters: DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsTradesResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsTradeLatestV4Input>, ...options: IfOpen<Given, DexPairsTradeLatestV4Parameters, CallOptions>): ApiPromise<DexPairsTradesResponse>;
}

/** `GET /v4/dex/pairs/trade/latest` as a method of the client. */
export interface DexPairsTradeLatestV4Method {
  /** The URL's path. */
  readonly path: "/v4/dex/pairs/trade/latest";
  /**
   * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
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
   * @example await api.dex.pairs.trade.latest({
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   aux: "transaction_hash",
   *   limit: 2,
   * });
   * @deprecated No replacement exists.
   */
  (parameters: DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsTradesResponse>;
  /**
   * For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.
   * @deprecated No replacement exists.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsTradeLatestV4Input>, ...options: IfOpen<Given, DexPairsTradeLatestV4Parameters, CallOptions>): ApiPromise<DexPairsTradesResponse>;
}

/** `GET /v1/stream` as a function. */
export interface StreamV1Call {
  /** The URL's path. */
  readonly path: "/v1/stream";
  /**
   * Stream quotes: `GET /v1/stream`
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
   * @example for await (const event of streamV1(client, { id: [1, 825] })) console.log(event);
   */
  (client: Client, parameters: StreamV1Parameters, options?: StreamOptions): AsyncGenerator<StreamItem<StreamEvent>, void, void>;
}

/** `GET /v1/stream` as a method of the client. */
export interface StreamV1Method {
  /** The URL's path. */
  readonly path: "/v1/stream";
  /**
   * Stream quotes: `GET /v1/stream`
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
   * @example for await (const event of api.stream.quotes({ id: [1, 825] })) console.log(event);
   */
  (parameters: StreamV1Parameters, options?: StreamOptions): AsyncGenerator<StreamItem<StreamEvent>, void, void>;
}
