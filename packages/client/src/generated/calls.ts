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

/** Airdrop, `GET /v1/cryptocurrency/airdrop`, as a function. */
export interface CryptocurrencyAirdropV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Airdrop: `GET /v1/cryptocurrency/airdrop`
   *
   * Returns one airdrop: project, coin, prize, number of winners, dates and state. `data` is a map keyed by the
   * airdrop's id, which the list of airdrops shows.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * @example await cryptocurrencyAirdropV1(client, { id: "695f1a7000000000000a9001" });
   */
  (client: Client, parameters: CryptocurrencyAirdropV1Parameters, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: Airdrop }>>;
}

/** Airdrop, `GET /v1/cryptocurrency/airdrop`, as a method of the client. */
export interface CryptocurrencyAirdropV1Method {
  /**
   * Airdrop: `GET /v1/cryptocurrency/airdrop`
   *
   * Returns one airdrop: project, coin, prize, number of winners, dates and state. `data` is a map keyed by the
   * airdrop's id, which the list of airdrops shows.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * @example await api.cryptocurrency.airdrop({ id: "695f1a7000000000000a9001" });
   */
  (parameters: CryptocurrencyAirdropV1Parameters, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: Airdrop }>>;
}

/** Airdrops, `GET /v1/cryptocurrency/airdrops`, as a function. */
export interface CryptocurrencyAirdropsV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Airdrops: `GET /v1/cryptocurrency/airdrops`
   *
   * Lists airdrops in one state, by default those going on now; with `id`, `slug` or `symbol` only those of one
   * cryptocurrency. However many are returned, the request costs one credit.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyAirdropsV1(client, { status: "ONGOING", limit: 2 });
   */
  (client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: CallOptions): ApiPromise<AirdropsResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<AirdropsResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<Airdrop, void, void>;
}

/** Airdrops, `GET /v1/cryptocurrency/airdrops`, as a method of the client. */
export interface CryptocurrencyAirdropsV1Method {
  /**
   * Airdrops: `GET /v1/cryptocurrency/airdrops`
   *
   * Lists airdrops in one state, by default those going on now; with `id`, `slug` or `symbol` only those of one
   * cryptocurrency. However many are returned, the request costs one credit.
   *
   * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.airdrops({ status: "ONGOING", limit: 2 });
   */
  (parameters?: CryptocurrencyAirdropsV1Parameters, options?: CallOptions): ApiPromise<AirdropsResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<AirdropsResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyAirdropsV1Parameters, options?: PageOptions): AsyncGenerator<Airdrop, void, void>;
}

/** Categories, `GET /v1/cryptocurrency/categories`, as a function. */
export interface CryptocurrencyCategoriesV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Categories: `GET /v1/cryptocurrency/categories`
   *
   * Lists the categories that cryptocurrencies are grouped in, each with the sums and averages over its coins. With
   * `id`, `slug` or `symbol` only the categories that contain one of these cryptocurrencies are listed.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyCategoriesV1(client, { limit: 2 });
   */
  (client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: CallOptions): ApiPromise<CategoriesResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<CategoriesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<Category, void, void>;
}

/** Categories, `GET /v1/cryptocurrency/categories`, as a method of the client. */
export interface CryptocurrencyCategoriesV1Method {
  /**
   * Categories: `GET /v1/cryptocurrency/categories`
   *
   * Lists the categories that cryptocurrencies are grouped in, each with the sums and averages over its coins. With
   * `id`, `slug` or `symbol` only the categories that contain one of these cryptocurrencies are listed.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.categories({ limit: 2 });
   */
  (parameters?: CryptocurrencyCategoriesV1Parameters, options?: CallOptions): ApiPromise<CategoriesResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<CategoriesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyCategoriesV1Parameters, options?: PageOptions): AsyncGenerator<Category, void, void>;
}

/** Category, `GET /v1/cryptocurrency/category`, as a function. */
export interface CryptocurrencyCategoryV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Category: `GET /v1/cryptocurrency/category`
   *
   * Returns one category, with a page of the cryptocurrencies in it and their latest quotes. `start` and `limit` page
   * through `coins`, `sort` and `sort_dir` order them; the list of categories shows the ids.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 30 seconds.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyCategoryV1(client, { id: "695f1a7000000000000c0001", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, CallOptions>): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Category, `GET /v1/cryptocurrency/category`, as a method of the client. */
export interface CryptocurrencyCategoryV1Method {
  /**
   * Category: `GET /v1/cryptocurrency/category`
   *
   * Returns one category, with a page of the cryptocurrencies in it and their latest quotes. `start` and `limit` page
   * through `coins`, `sort` and `sort_dir` order them; the list of categories shows the ids.
   *
   * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 30 seconds.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.category({ id: "695f1a7000000000000c0001", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, CallOptions>): ApiPromise<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyCategoryV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyCategoryV1Input>, ...options: IfOpen<Given, CryptocurrencyCategoryV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Metadata (v1), `GET /v1/cryptocurrency/info`, as a function. */
export interface CryptocurrencyInfoV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Metadata (v1): `GET /v1/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV1(client, { symbol: "BAT" });
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  (client: Client, parameters: CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyInfoV1Input>, ...options: IfOpen<Given, CryptocurrencyInfoV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata>>>;
}

/** Metadata (v1), `GET /v1/cryptocurrency/info`, as a method of the client. */
export interface CryptocurrencyInfoV1Method {
  /**
   * Metadata (v1): `GET /v1/cryptocurrency/info`
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
   * @example await api.v1.cryptocurrency.info({ symbol: "BAT" });
   * @deprecated Use `api.cryptocurrency.info`.
   */
  (parameters: CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.info`.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyInfoV1Input>, ...options: IfOpen<Given, CryptocurrencyInfoV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata>>>;
}

/** Listings, historical, `GET /v1/cryptocurrency/listings/historical`, as a function. */
export interface CryptocurrencyListingsHistoricalV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Listings, historical: `GET /v1/cryptocurrency/listings/historical`
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
   * @example await cryptocurrencyListingsHistoricalV1(client, { date: "2026-01-14", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, historical, `GET /v1/cryptocurrency/listings/historical`, as a method of the client. */
export interface CryptocurrencyListingsHistoricalV1Method {
  /**
   * Listings, historical: `GET /v1/cryptocurrency/listings/historical`
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
   * @example await api.cryptocurrency.listings.historical({ date: "2026-01-14", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyListingsHistoricalV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyListingsHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsHistoricalV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`, as a function. */
export interface CryptocurrencyListingsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Listings, latest (v1): `GET /v1/cryptocurrency/listings/latest`
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
   * @example await cryptocurrencyListingsLatestV1(client, { limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`, as a method of the client. */
export interface CryptocurrencyListingsLatestV1Method {
  /**
   * Listings, latest (v1): `GET /v1/cryptocurrency/listings/latest`
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
   * @example await api.v1.cryptocurrency.listings.latest({ limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, new, `GET /v1/cryptocurrency/listings/new`, as a function. */
export interface CryptocurrencyListingsNewV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Listings, new: `GET /v1/cryptocurrency/listings/new`
   *
   * The cryptocurrencies that were added most recently, with their latest quotes.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 1 minute.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyListingsNewV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, new, `GET /v1/cryptocurrency/listings/new`, as a method of the client. */
export interface CryptocurrencyListingsNewV1Method {
  /**
   * Listings, new: `GET /v1/cryptocurrency/listings/new`
   *
   * The cryptocurrencies that were added most recently, with their latest quotes.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 1 minute.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.listings.new({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsNewV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsNewV1Input>, ...options: IfOpen<Given, CryptocurrencyListingsNewV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** ID map, `GET /v1/cryptocurrency/map`, as a function. */
export interface CryptocurrencyMapV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * ID map: `GET /v1/cryptocurrency/map`
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
   * @example await cryptocurrencyMapV1(client, { limit: 3 });
   */
  (client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions): ApiPromise<MapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapItem, void, void>;
}

/** ID map, `GET /v1/cryptocurrency/map`, as a method of the client. */
export interface CryptocurrencyMapV1Method {
  /**
   * ID map: `GET /v1/cryptocurrency/map`
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
   * @example await api.cryptocurrency.map({ limit: 3 });
   */
  (parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions): ApiPromise<MapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyMapV1Parameters, options?: PageOptions): AsyncGenerator<MapItem, void, void>;
}

/** Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`, as a function. */
export interface CryptocurrencyMarketPairsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Market pairs (v1): `GET /v1/cryptocurrency/market-pairs/latest`
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
   * @example await cryptocurrencyMarketPairsLatestV1(client, { symbol: "BTC", limit: 2 });
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`, as a method of the client. */
export interface CryptocurrencyMarketPairsLatestV1Method {
  /**
   * Market pairs (v1): `GET /v1/cryptocurrency/market-pairs/latest`
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
   * @example await api.v1.cryptocurrency.marketPairs.latest({ symbol: "BTC", limit: 2 });
   * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Multipliers, `GET /v1/cryptocurrency/multiplier`, as a function. */
export interface CryptocurrencyMultiplierV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Multipliers: `GET /v1/cryptocurrency/multiplier`
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
   * @example await cryptocurrencyMultiplierV1(client, { limit: 1 });
   */
  (client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** Multipliers, `GET /v1/cryptocurrency/multiplier`, as a method of the client. */
export interface CryptocurrencyMultiplierV1Method {
  /**
   * Multipliers: `GET /v1/cryptocurrency/multiplier`
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
   * @example await api.cryptocurrency.multiplier({ limit: 1 });
   */
  (parameters?: CryptocurrencyMultiplierV1Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: CryptocurrencyMultiplierV1Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyMultiplierV1Input>, ...options: IfOpen<Given, CryptocurrencyMultiplierV1Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`, as a function. */
export interface CryptocurrencyOhlcvHistoricalV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Fields & OneValueOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Fields & SeveralValuesOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV1(client, { id: 1027, count: 2 });
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`, as a method of the client. */
export interface CryptocurrencyOhlcvHistoricalV1Method {
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Fields & OneValueOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Fields & SeveralValuesOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
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
   * @example await api.v1.cryptocurrency.ohlcv.historical({ id: 1027, count: 2 });
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`, as a function. */
export interface CryptocurrencyOhlcvLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * OHLCV, latest (v1): `GET /v1/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV1(client, { symbol: "BTC" });
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`, as a method of the client. */
export interface CryptocurrencyOhlcvLatestV1Method {
  /**
   * OHLCV, latest (v1): `GET /v1/cryptocurrency/ohlcv/latest`
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
   * @example await api.v1.cryptocurrency.ohlcv.latest({ symbol: "BTC" });
   * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`, as a function. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV1(client, { slug: "ethereum" });
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`, as a method of the client. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Method {
  /**
   * Price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.v1.cryptocurrency.pricePerformanceStats.latest({ slug: "ethereum" });
   * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`, as a function. */
export interface CryptocurrencyQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Fields & OneValueOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Fields & SeveralValuesOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV1(client, { id: 1, interval: "daily", count: 2 });
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`, as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV1Method {
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Fields & OneValueOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Fields & SeveralValuesOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
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
   * @example await api.v1.cryptocurrency.quotes.historical({ id: 1, interval: "daily", count: 2 });
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.quotes.historical`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`, as a function. */
export interface CryptocurrencyQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, latest (v1): `GET /v1/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV1(client, { id: [1, 1027] });
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response is a bare array there, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response is a bare array there, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`, as a method of the client. */
export interface CryptocurrencyQuotesLatestV1Method {
  /**
   * Quotes, latest (v1): `GET /v1/cryptocurrency/quotes/latest`
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
   * @example await api.v1.cryptocurrency.quotes.latest({ id: [1, 1027] });
   * @deprecated Use `api.cryptocurrency.quotes.latest`. The response is a bare array there, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.cryptocurrency.quotes.latest`. The response is a bare array there, and `quote` is an array too.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>>;
}

/** Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`, as a function. */
export interface CryptocurrencyTrendingGainersLosersV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
   *
   * The cryptocurrencies whose price rose or fell most over `time_period`: `sort_dir` `desc` begins with the greatest
   * gain, `asc` with the greatest loss.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingGainersLosersV1(client, { time_period: "24h", sort_dir: "desc", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`, as a method of the client. */
export interface CryptocurrencyTrendingGainersLosersV1Method {
  /**
   * Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
   *
   * The cryptocurrencies whose price rose or fell most over `time_period`: `sort_dir` `desc` begins with the greatest
   * gain, `asc` with the greatest loss.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.gainersLosers({ time_period: "24h", sort_dir: "desc", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingGainersLosersV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingGainersLosersV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingGainersLosersV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Trending, latest, `GET /v1/cryptocurrency/trending/latest`, as a function. */
export interface CryptocurrencyTrendingLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Trending, latest: `GET /v1/cryptocurrency/trending/latest`
   *
   * The cryptocurrencies that people search for most, the most searched first.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingLatestV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Trending, latest, `GET /v1/cryptocurrency/trending/latest`, as a method of the client. */
export interface CryptocurrencyTrendingLatestV1Method {
  /**
   * Trending, latest: `GET /v1/cryptocurrency/trending/latest`
   *
   * The cryptocurrencies that people search for most, the most searched first.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 10 minutes.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.latest({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingLatestV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingLatestV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`, as a function. */
export interface CryptocurrencyTrendingMostVisitedV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited`
   *
   * The cryptocurrencies whose pages are visited most, the most visited first. The ranking is updated every 24 hours.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 24 hours.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await cryptocurrencyTrendingMostVisitedV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`, as a method of the client. */
export interface CryptocurrencyTrendingMostVisitedV1Method {
  /**
   * Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited`
   *
   * The cryptocurrencies whose pages are visited most, the most visited first. The ranking is updated every 24 hours.
   *
   * - Plans: Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
   * - Responses are cached for 24 hours.
   * - Send at most one of `convert` and `convert_id`.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.cryptocurrency.trending.mostVisited({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, CallOptions>): ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyTrendingMostVisitedV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyTrendingMostVisitedV1Input>, ...options: IfOpen<Given, CryptocurrencyTrendingMostVisitedV1Parameters, PageOptions>): AsyncGenerator<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Exchange assets, `GET /v1/exchange/assets`, as a function. */
export interface ExchangeAssetsV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange assets: `GET /v1/exchange/assets`
   *
   * What the known wallets of an exchange contain: one item for each currency of each wallet, the most valuable first.
   *
   * The list is empty where no wallet of the exchange is known.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await exchangeAssetsV1(client, { id: "101" });
   */
  (client: Client, parameters: ExchangeAssetsV1Parameters, options?: CallOptions): ApiPromise<ExchangeAssetsResponse>;
}

/** Exchange assets, `GET /v1/exchange/assets`, as a method of the client. */
export interface ExchangeAssetsV1Method {
  /**
   * Exchange assets: `GET /v1/exchange/assets`
   *
   * What the known wallets of an exchange contain: one item for each currency of each wallet, the most valuable first.
   *
   * The list is empty where no wallet of the exchange is known.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await api.exchange.assets({ id: "101" });
   */
  (parameters: ExchangeAssetsV1Parameters, options?: CallOptions): ApiPromise<ExchangeAssetsResponse>;
}

/** Exchange metadata, `GET /v1/exchange/info`, as a function. */
export interface ExchangeInfoV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange metadata: `GET /v1/exchange/info`
   *
   * Describes exchanges: logo, text, links, launch date and fees, with the visits of a week and the spot volume.
   *
   * Name them by `id`, `slug` or both. `data` is a map keyed by the ids and slugs that you sent.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 100 exchanges returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Send at least one of `id` and `slug`.
   * @example await exchangeInfoV1(client, { id: 101 });
   */
  (client: Client, parameters: ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeInfoV1Input>, ...options: IfOpen<Given, ExchangeInfoV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
}

/** Exchange metadata, `GET /v1/exchange/info`, as a method of the client. */
export interface ExchangeInfoV1Method {
  /**
   * Exchange metadata: `GET /v1/exchange/info`
   *
   * Describes exchanges: logo, text, links, launch date and fees, with the visits of a week and the spot volume.
   *
   * Name them by `id`, `slug` or both. `data` is a map keyed by the ids and slugs that you sent.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit for each 100 exchanges returned, rounded up.
   * - Responses are cached for 30 seconds.
   * - Send at least one of `id` and `slug`.
   * @example await api.exchange.info({ id: 101 });
   */
  (parameters: ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(parameters: Given & InputFor<Given, ExchangeInfoV1Input>, ...options: IfOpen<Given, ExchangeInfoV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeInfo }>>;
}

/** Exchange listings, `GET /v1/exchange/listings/latest`, as a function. */
export interface ExchangeListingsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange listings: `GET /v1/exchange/listings/latest`
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
   * @example await exchangeListingsLatestV1(client, { limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Exchange listings, `GET /v1/exchange/listings/latest`, as a method of the client. */
export interface ExchangeListingsLatestV1Method {
  /**
   * Exchange listings: `GET /v1/exchange/listings/latest`
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
   * @example await api.exchange.listings.latest({ limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>[]>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: ExchangeListingsLatestV1Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<ExchangeListingIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, ExchangeListingsLatestV1Input>, ...options: IfOpen<Given, ExchangeListingsLatestV1Parameters, PageOptions>): AsyncGenerator<ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Exchange ID map, `GET /v1/exchange/map`, as a function. */
export interface ExchangeMapV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange ID map: `GET /v1/exchange/map`
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
   * @example await exchangeMapV1(client, { crypto_id: "1", limit: 2 });
   */
  (client: Client, parameters?: ExchangeMapV1Parameters, options?: CallOptions): ApiPromise<ExchangeMapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapItem, void, void>;
}

/** Exchange ID map, `GET /v1/exchange/map`, as a method of the client. */
export interface ExchangeMapV1Method {
  /**
   * Exchange ID map: `GET /v1/exchange/map`
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
   * @example await api.exchange.map({ crypto_id: "1", limit: 2 });
   */
  (parameters?: ExchangeMapV1Parameters, options?: CallOptions): ApiPromise<ExchangeMapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: ExchangeMapV1Parameters, options?: PageOptions): AsyncGenerator<ExchangeMapItem, void, void>;
}

/** Exchange market pairs, `GET /v1/exchange/market-pairs/latest`, as a function. */
export interface ExchangeMarketPairsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange market pairs: `GET /v1/exchange/market-pairs/latest`
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
   * @example await exchangeMarketPairsLatestV1(client, { id: "101", limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Exchange market pairs, `GET /v1/exchange/market-pairs/latest`, as a method of the client. */
export interface ExchangeMarketPairsLatestV1Method {
  /**
   * Exchange market pairs: `GET /v1/exchange/market-pairs/latest`
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
   * @example await api.exchange.marketPairs.latest({ id: "101", limit: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeMarketPairsLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeMarketPairsLatestV1Input>, ...options: IfOpen<Given, ExchangeMarketPairsLatestV1Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Exchange quotes, historical, `GET /v1/exchange/quotes/historical`, as a function. */
export interface ExchangeQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Fields & OneValueOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Fields & SeveralValuesOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await exchangeQuotesHistoricalV1(client, { id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeQuotesHistoricalV1Input>, ...options: IfOpen<Given, ExchangeQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** Exchange quotes, historical, `GET /v1/exchange/quotes/historical`, as a method of the client. */
export interface ExchangeQuotesHistoricalV1Method {
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Fields & OneValueOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Fields & SeveralValuesOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /**
   * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
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
   * @example await api.exchange.quotes.historical({ id: 101, interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesHistoricalV1Parameters<Currency, CurrencyId, "at least one of id, slug">, options?: CallOptions): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeQuotesHistoricalV1Input>, ...options: IfOpen<Given, ExchangeQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** Exchange quotes, latest, `GET /v1/exchange/quotes/latest`, as a function. */
export interface ExchangeQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Exchange quotes, latest: `GET /v1/exchange/quotes/latest`
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
   * @example await exchangeQuotesLatestV1(client, { id: 101 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ExchangeQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ExchangeQuotesLatestV1Input>, ...options: IfOpen<Given, ExchangeQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** Exchange quotes, latest, `GET /v1/exchange/quotes/latest`, as a method of the client. */
export interface ExchangeQuotesLatestV1Method {
  /**
   * Exchange quotes, latest: `GET /v1/exchange/quotes/latest`
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
   * @example await api.exchange.quotes.latest({ id: 101 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ExchangeQuotesLatestV1Parameters<Currency, CurrencyId, "exactly one of id, slug">, options?: CallOptions): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<Currency | CurrencyId>> }>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ExchangeQuotesLatestV1Input>, ...options: IfOpen<Given, ExchangeQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> }>>;
}

/** Fiat ID map, `GET /v1/fiat/map`, as a function. */
export interface FiatMapV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Fiat ID map: `GET /v1/fiat/map`
   *
   * Lists every fiat currency that figures are converted into, with the numeric `id` by which `convert_id` knows it. With
   * `include_metals` the precious metals are listed too. This operation needs no key and costs no credits.
   *
   * - No API key required.
   * - Costs no credits.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await fiatMapV1(client, { sort: "name", limit: 2 });
   */
  (client: Client, parameters?: FiatMapV1Parameters, options?: CallOptions): ApiPromise<FiatMapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapItem, void, void>;
}

/** Fiat ID map, `GET /v1/fiat/map`, as a method of the client. */
export interface FiatMapV1Method {
  /**
   * Fiat ID map: `GET /v1/fiat/map`
   *
   * Lists every fiat currency that figures are converted into, with the numeric `id` by which `convert_id` knows it. With
   * `include_metals` the precious metals are listed too. This operation needs no key and costs no credits.
   *
   * - No API key required.
   * - Costs no credits.
   * - Responses are cached for 30 seconds.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.fiat.map({ sort: "name", limit: 2 });
   */
  (parameters?: FiatMapV1Parameters, options?: CallOptions): ApiPromise<FiatMapResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: FiatMapV1Parameters, options?: PageOptions): AsyncGenerator<FiatMapItem, void, void>;
}

/** Global metrics, historical, `GET /v1/global-metrics/quotes/historical`, as a function. */
export interface GlobalMetricsQuotesHistoricalV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Global metrics, historical: `GET /v1/global-metrics/quotes/historical`
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
   * @example await globalMetricsQuotesHistoricalV1(client, { interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: GlobalMetricsQuotesHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, GlobalMetricsQuotesHistoricalV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Global metrics, historical, `GET /v1/global-metrics/quotes/historical`, as a method of the client. */
export interface GlobalMetricsQuotesHistoricalV1Method {
  /**
   * Global metrics, historical: `GET /v1/global-metrics/quotes/historical`
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
   * @example await api.globalMetrics.quotes.historical({ interval: "daily", count: 2 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: GlobalMetricsQuotesHistoricalV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, GlobalMetricsQuotesHistoricalV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesHistoricalV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Global metrics, latest, `GET /v1/global-metrics/quotes/latest`, as a function. */
export interface GlobalMetricsQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Global metrics, latest: `GET /v1/global-metrics/quotes/latest`
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
   * @example await globalMetricsQuotesLatestV1(client, { convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: GlobalMetricsQuotesLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, GlobalMetricsQuotesLatestV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Global metrics, latest, `GET /v1/global-metrics/quotes/latest`, as a method of the client. */
export interface GlobalMetricsQuotesLatestV1Method {
  /**
   * Global metrics, latest: `GET /v1/global-metrics/quotes/latest`
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
   * @example await api.globalMetrics.quotes.latest({ convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: GlobalMetricsQuotesLatestV1Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, GlobalMetricsQuotesLatestV1Input>, ...options: IfOpen<Given, GlobalMetricsQuotesLatestV1Parameters, CallOptions>): ApiPromise<Envelope<GlobalMetricsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Key info, `GET /v1/key/info`, as a function. */
export interface KeyInfoV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Key info: `GET /v1/key/info`
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
   * @example await keyInfoV1(client);
   */
  (client: Client, parameters?: KeyInfoV1Parameters, options?: CallOptions): ApiPromise<KeyInfoResponse>;
}

/** Key info, `GET /v1/key/info`, as a method of the client. */
export interface KeyInfoV1Method {
  /**
   * Key info: `GET /v1/key/info`
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
   * @example await api.key.info();
   */
  (parameters?: KeyInfoV1Parameters, options?: CallOptions): ApiPromise<KeyInfoResponse>;
}

/** Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`, as a function. */
export interface PartnersFcasListingsLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
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
   * @example await partnersFcasListingsLatestV1(client, { partner: "example-partner", limit: 3 });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScoresResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScore, void, void>;
}

/** Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`, as a method of the client. */
export interface PartnersFcasListingsLatestV1Method {
  /**
   * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
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
   * @example await api.partners.fcas.listings.latest({ partner: "example-partner", limit: 3 });
   * @deprecated There is no replacement.
   */
  (parameters: PartnersFcasListingsLatestV1Parameters, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScoresResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters: PartnersFcasListingsLatestV1Parameters, options?: PageOptions): AsyncGenerator<PartnerScore, void, void>;
}

/** Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`, as a function. */
export interface PartnersFcasQuotesLatestV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
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
   * @example await partnersFcasQuotesLatestV1(client, { partner: "example-partner", id: 1 });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, PartnersFcasQuotesLatestV1Input>, ...options: IfOpen<Given, PartnersFcasQuotesLatestV1Parameters, CallOptions>): ApiPromise<PartnerScoresResponse>;
}

/** Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`, as a method of the client. */
export interface PartnersFcasQuotesLatestV1Method {
  /**
   * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
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
   * @example await api.partners.fcas.quotes.latest({ partner: "example-partner", id: 1 });
   * @deprecated There is no replacement.
   */
  (parameters: PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList, options?: CallOptions): ApiPromise<PartnerScoresResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, PartnersFcasQuotesLatestV1Input>, ...options: IfOpen<Given, PartnersFcasQuotesLatestV1Parameters, CallOptions>): ApiPromise<PartnerScoresResponse>;
}

/** Simple price, `GET /v1/simple/price`, as a function. */
export interface SimplePriceV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Simple price: `GET /v1/simple/price`
   *
   * The price in US dollars of up to 50 cryptocurrencies, and nothing that you do not ask for. It responds faster than
   * the quotes operations and costs one credit whatever the number of ids.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await simplePriceV1(client, { ids: [1, 1027], include_market_cap: true, include_percent_change_24h: true });
   */
  (client: Client, parameters: SimplePriceV1Parameters, options?: CallOptions): ApiPromise<SimplePriceResponse>;
}

/** Simple price, `GET /v1/simple/price`, as a method of the client. */
export interface SimplePriceV1Method {
  /**
   * Simple price: `GET /v1/simple/price`
   *
   * The price in US dollars of up to 50 cryptocurrencies, and nothing that you do not ask for. It responds faster than
   * the quotes operations and costs one credit whatever the number of ids.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 1 minute.
   * @example await api.simple.price({ ids: [1, 1027], include_market_cap: true, include_percent_change_24h: true });
   */
  (parameters: SimplePriceV1Parameters, options?: CallOptions): ApiPromise<SimplePriceResponse>;
}

/** Price conversion (v1), `GET /v1/tools/price-conversion`, as a function. */
export interface ToolsPriceConversionV1Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Price conversion (v1): `GET /v1/tools/price-conversion`
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
   * @example await toolsPriceConversionV1(client, { amount: 2.5, id: "1", convert: ["USD", "EUR"] });
   * @deprecated Use `toolsPriceConversionV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV1Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `toolsPriceConversionV2`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ToolsPriceConversionV1Input>, ...options: IfOpen<Given, ToolsPriceConversionV1Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Price conversion (v1), `GET /v1/tools/price-conversion`, as a method of the client. */
export interface ToolsPriceConversionV1Method {
  /**
   * Price conversion (v1): `GET /v1/tools/price-conversion`
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
   * @example await api.v1.tools.priceConversion({ amount: 2.5, id: "1", convert: ["USD", "EUR"] });
   * @deprecated Use `api.tools.priceConversion`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV1Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated Use `api.tools.priceConversion`.
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ToolsPriceConversionV1Input>, ...options: IfOpen<Given, ToolsPriceConversionV1Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
}

/** Metadata, `GET /v2/cryptocurrency/info`, as a function. */
export interface CryptocurrencyInfoV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata[]>>>;
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await cryptocurrencyInfoV2(client, { id: [1, 825] });
   */
  (client: Client, parameters: CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyInfoV2Input>, ...options: IfOpen<Given, CryptocurrencyInfoV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
}

/** Metadata, `GET /v2/cryptocurrency/info`, as a method of the client. */
export interface CryptocurrencyInfoV2Method {
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata>>>;
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata[]>>>;
  /**
   * Metadata: `GET /v2/cryptocurrency/info`
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
   * @example await api.cryptocurrency.info({ id: [1, 825] });
   */
  (parameters: CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress, options?: CallOptions): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyInfoV2Input>, ...options: IfOpen<Given, CryptocurrencyInfoV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<Metadata | Metadata[]>>>;
}

/** Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`, as a function. */
export interface CryptocurrencyMarketPairsLatestV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Market pairs: `GET /v2/cryptocurrency/market-pairs/latest`
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
   * @example await cryptocurrencyMarketPairsLatestV2(client, { id: "1", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`, as a method of the client. */
export interface CryptocurrencyMarketPairsLatestV2Method {
  /**
   * Market pairs: `GET /v2/cryptocurrency/market-pairs/latest`
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
   * @example await api.cryptocurrency.marketPairs.latest({ id: "1", limit: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<Currency | CurrencyId>>>, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyMarketPairsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: PageOptions): AsyncGenerator<MarketPairIn<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyMarketPairsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyMarketPairsLatestV2Parameters, PageOptions>): AsyncGenerator<MarketPairIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`, as a function. */
export interface CryptocurrencyOhlcvHistoricalV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OneValueOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & SeveralValuesOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await cryptocurrencyOhlcvHistoricalV2(client, { id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`, as a method of the client. */
export interface CryptocurrencyOhlcvHistoricalV2Method {
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OneValueOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & SeveralValuesOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
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
   * @example await api.cryptocurrency.ohlcv.historical({ id: 1, count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>> | OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`, as a function. */
export interface CryptocurrencyOhlcvLatestV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await cryptocurrencyOhlcvLatestV2(client, { id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyOhlcvLatestV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>> | OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`, as a method of the client. */
export interface CryptocurrencyOhlcvLatestV2Method {
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
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
   * @example await api.cryptocurrency.ohlcv.latest({ id: [1, 1027] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyOhlcvLatestV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<Currency | CurrencyId>> | OhlcvLatestIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyOhlcvLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyOhlcvLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | OhlcvLatestIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`, as a function. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await cryptocurrencyPricePerformanceStatsLatestV2(client, { id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>> | PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`, as a method of the client. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Method {
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
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
   * @example await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, time_period: ["24h", "7d"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<Currency | CurrencyId>> | PricePerformanceIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyPricePerformanceStatsLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyPricePerformanceStatsLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PricePerformanceIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`, as a function. */
export interface CryptocurrencyQuotesHistoricalV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV2(client, { id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`, as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV2Method {
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
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
   * @example await api.v2.cryptocurrency.quotes.historical({ id: 1, interval: "1h", count: 2, aux: ["price", "volume", "market_cap"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV2Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV2Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`, as a function. */
export interface CryptocurrencyQuotesLatestV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV2(client, { id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>> | CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`, as a method of the client. */
export interface CryptocurrencyQuotesLatestV2Method {
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfIdListSlugListWithoutSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Fields & OnlyOneOfSymbolListWithoutIdListSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
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
   * @example await api.v2.cryptocurrency.quotes.latest({ id: 1027 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV2Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<Currency | CurrencyId>> | CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV2Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV2Parameters, CallOptions>): ApiPromise<Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | CryptocurrencyIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Token multipliers, `GET /v2/dex/multiplier`, as a function. */
export interface DexMultiplierV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Token multipliers: `GET /v2/dex/multiplier`
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
   * @example await dexMultiplierV2(client, { token_address: "0x0000000000000000000000000000000000009002" });
   */
  (client: Client, parameters?: DexMultiplierV2Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** Token multipliers, `GET /v2/dex/multiplier`, as a method of the client. */
export interface DexMultiplierV2Method {
  /**
   * Token multipliers: `GET /v2/dex/multiplier`
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
   * @example await api.dex.multiplier({ token_address: "0x0000000000000000000000000000000000009002" });
   */
  (parameters?: DexMultiplierV2Parameters, options?: CallOptions): ApiPromise<MultiplierResponse>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, CallOptions>): ApiPromise<MultiplierResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierResponse, void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexMultiplierV2Parameters, options?: PageOptions): AsyncGenerator<MultiplierItem, void, void>;
  /** The items of all pages from `start` on. */
  items<const Given = unknown>(parameters?: Given & InputFor<Given, DexMultiplierV2Input>, ...options: IfOpen<Given, DexMultiplierV2Parameters, PageOptions>): AsyncGenerator<MultiplierItem, void, void>;
}

/** Price conversion, `GET /v2/tools/price-conversion`, as a function. */
export interface ToolsPriceConversionV2Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await toolsPriceConversionV2(client, { amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: ToolsPriceConversionV2Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>> | PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, ToolsPriceConversionV2Input>, ...options: IfOpen<Given, ToolsPriceConversionV2Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
}

/** Price conversion, `GET /v2/tools/price-conversion`, as a method of the client. */
export interface ToolsPriceConversionV2Method {
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Fields & OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /**
   * Price conversion: `GET /v2/tools/price-conversion`
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
   * @example await api.tools.priceConversion({ amount: 2.5, symbol: "BTC", convert: ["USD", "EUR"] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: ToolsPriceConversionV2Parameters<Currency, CurrencyId, "exactly one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<PriceConversionIn<SymbolIn<Currency | CurrencyId>> | PriceConversionIn<SymbolIn<Currency | CurrencyId>>[]>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, ToolsPriceConversionV2Input>, ...options: IfOpen<Given, ToolsPriceConversionV2Parameters, CallOptions>): ApiPromise<Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | PriceConversionIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>;
}

/** Listings, latest, `GET /v3/cryptocurrency/listings/latest`, as a function. */
export interface CryptocurrencyListingsLatestV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Listings, latest: `GET /v3/cryptocurrency/listings/latest`
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
   * @example await cryptocurrencyListingsLatestV3(client, { limit: "2" });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, CallOptions>): ApiPromise<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[], void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[], void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Listings, latest, `GET /v3/cryptocurrency/listings/latest`, as a method of the client. */
export interface CryptocurrencyListingsLatestV3Method {
  /**
   * Listings, latest: `GET /v3/cryptocurrency/listings/latest`
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
   * @example await api.cryptocurrency.listings.latest({ limit: "2" });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: CallOptions): ApiPromise<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, CallOptions>): ApiPromise<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>[], void, void>;
  /** All pages from `start` on, each requested when it is used. */
  pages<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[], void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters?: CryptocurrencyListingsLatestV3Parameters<Currency, CurrencyId>, options?: PageOptions): AsyncGenerator<CryptoListingV3In<SymbolIn<Currency | CurrencyId>>, void, void>;
  /** The items of all pages from `start` on. */
  items<const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters?: Given & InputFor<Given, CryptocurrencyListingsLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyListingsLatestV3Parameters, PageOptions>): AsyncGenerator<CryptoListingV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>, void, void>;
}

/** Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`, as a function. */
export interface CryptocurrencyQuotesHistoricalV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await cryptocurrencyQuotesHistoricalV3(client, { id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesHistoricalV3Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV3Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`, as a method of the client. */
export interface CryptocurrencyQuotesHistoricalV3Method {
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OneValueOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & SeveralValuesOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfIdListWithoutSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Fields & OnlyAnyOfSymbolListWithoutIdList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>, options?: CallOptions): ApiPromise<Envelope<Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /**
   * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
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
   * @example await api.cryptocurrency.quotes.historical({ id: 1, interval: "5m", count: 3 });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesHistoricalV3Parameters<Currency, CurrencyId, "at least one of id, symbol">, options?: CallOptions): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | Entries<QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>> | QuotesHistoricalIn<SymbolIn<Currency | CurrencyId>>[]>>>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesHistoricalV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesHistoricalV3Parameters, CallOptions>): ApiPromise<Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>>>;
}

/** Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`, as a function. */
export interface CryptocurrencyQuotesLatestV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Quotes, latest: `GET /v3/cryptocurrency/quotes/latest`
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
   * @example await cryptocurrencyQuotesLatestV3(client, { id: [1, 825] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(client: Client, parameters: CryptocurrencyQuotesLatestV3Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<CryptoQuoteV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(client: Client, parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV3Parameters, CallOptions>): ApiPromise<CryptoQuoteV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
}

/** Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`, as a method of the client. */
export interface CryptocurrencyQuotesLatestV3Method {
  /**
   * Quotes, latest: `GET /v3/cryptocurrency/quotes/latest`
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
   * @example await api.cryptocurrency.quotes.latest({ id: [1, 825] });
   */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never>(parameters: CryptocurrencyQuotesLatestV3Parameters<Currency, CurrencyId, "exactly one of id, slug, symbol">, options?: CallOptions): ApiPromise<CryptoQuoteV3In<SymbolIn<Currency | CurrencyId>>[]>;
  /** With parameters whose constraints are checked when the request is made, such as those of its `Input`. */
  <const Currency extends List<string> = "USD", CurrencyId extends number = never, const Given = unknown>(parameters: Given & InputFor<Given, CryptocurrencyQuotesLatestV3Input>, ...options: IfOpen<Given, CryptocurrencyQuotesLatestV3Parameters, CallOptions>): ApiPromise<CryptoQuoteV3In<SymbolIn<CurrencyOf<Given, Currency | CurrencyId>>>[]>;
}

/** Fear and greed, historical, `GET /v3/fear-and-greed/historical`, as a function. */
export interface FearAndGreedHistoricalV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Fear and greed, historical: `GET /v3/fear-and-greed/historical`
   *
   * The mood of the market at the beginning of each UTC day, the newest first, as far back as totals are known for 30 days
   * before. A page that reaches back before your plan's history is rejected with 403.
   *
   * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
   * - Costs 1 credit for each 100 data points returned, rounded up.
   * - Responses are cached for 5 minutes.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await fearAndGreedHistoricalV3(client, { limit: 2 });
   */
  (client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedHistoricalResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreedHistoricalResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreed, void, void>;
}

/** Fear and greed, historical, `GET /v3/fear-and-greed/historical`, as a method of the client. */
export interface FearAndGreedHistoricalV3Method {
  /**
   * Fear and greed, historical: `GET /v3/fear-and-greed/historical`
   *
   * The mood of the market at the beginning of each UTC day, the newest first, as far back as totals are known for 30 days
   * before. A page that reaches back before your plan's history is rejected with 403.
   *
   * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
   * - Costs 1 credit for each 100 data points returned, rounded up.
   * - Responses are cached for 5 minutes.
   * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
   * @example await api.fearAndGreed.historical({ limit: 2 });
   */
  (parameters?: FearAndGreedHistoricalV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedHistoricalResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreedHistoricalResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: FearAndGreedHistoricalV3Parameters, options?: PageOptions): AsyncGenerator<FearAndGreed, void, void>;
}

/** Fear and greed, latest, `GET /v3/fear-and-greed/latest`, as a function. */
export interface FearAndGreedLatestV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Fear and greed, latest: `GET /v3/fear-and-greed/latest`
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
   * @example await fearAndGreedLatestV3(client);
   */
  (client: Client, parameters?: FearAndGreedLatestV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedLatestResponse>;
}

/** Fear and greed, latest, `GET /v3/fear-and-greed/latest`, as a method of the client. */
export interface FearAndGreedLatestV3Method {
  /**
   * Fear and greed, latest: `GET /v3/fear-and-greed/latest`
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
   * @example await api.fearAndGreed.latest();
   */
  (parameters?: FearAndGreedLatestV3Parameters, options?: CallOptions): ApiPromise<FearAndGreedLatestResponse>;
}

/** Top 100 index, historical, `GET /v3/index/svc100-historical`, as a function. */
export interface IndexSvc100HistoricalV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Top 100 index, historical: `GET /v3/index/svc100-historical`
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
   * @example await indexSvc100HistoricalV3(client, { interval: "daily", count: 1 });
   */
  (client: Client, parameters?: IndexSvc100HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop100HistoricalResponse>;
}

/** Top 100 index, historical, `GET /v3/index/svc100-historical`, as a method of the client. */
export interface IndexSvc100HistoricalV3Method {
  /**
   * Top 100 index, historical: `GET /v3/index/svc100-historical`
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
   * @example await api.index.svc100Historical({ interval: "daily", count: 1 });
   */
  (parameters?: IndexSvc100HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop100HistoricalResponse>;
}

/** Top 100 index, latest, `GET /v3/index/svc100-latest`, as a function. */
export interface IndexSvc100LatestV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Top 100 index, latest: `GET /v3/index/svc100-latest`
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
   * @example await indexSvc100LatestV3(client);
   */
  (client: Client, parameters?: IndexSvc100LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop100LatestResponse>;
}

/** Top 100 index, latest, `GET /v3/index/svc100-latest`, as a method of the client. */
export interface IndexSvc100LatestV3Method {
  /**
   * Top 100 index, latest: `GET /v3/index/svc100-latest`
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
   * @example await api.index.svc100Latest();
   */
  (parameters?: IndexSvc100LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop100LatestResponse>;
}

/** Top 20 index, historical, `GET /v3/index/svc20-historical`, as a function. */
export interface IndexSvc20HistoricalV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Top 20 index, historical: `GET /v3/index/svc20-historical`
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
   * @example await indexSvc20HistoricalV3(client, { interval: "daily", count: 2 });
   */
  (client: Client, parameters?: IndexSvc20HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop20HistoricalResponse>;
}

/** Top 20 index, historical, `GET /v3/index/svc20-historical`, as a method of the client. */
export interface IndexSvc20HistoricalV3Method {
  /**
   * Top 20 index, historical: `GET /v3/index/svc20-historical`
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
   * @example await api.index.svc20Historical({ interval: "daily", count: 2 });
   */
  (parameters?: IndexSvc20HistoricalV3Parameters, options?: CallOptions): ApiPromise<IndexTop20HistoricalResponse>;
}

/** Top 20 index, latest, `GET /v3/index/svc20-latest`, as a function. */
export interface IndexSvc20LatestV3Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * Top 20 index, latest: `GET /v3/index/svc20-latest`
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
   * @example await indexSvc20LatestV3(client);
   */
  (client: Client, parameters?: IndexSvc20LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop20LatestResponse>;
}

/** Top 20 index, latest, `GET /v3/index/svc20-latest`, as a method of the client. */
export interface IndexSvc20LatestV3Method {
  /**
   * Top 20 index, latest: `GET /v3/index/svc20-latest`
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
   * @example await api.index.svc20Latest();
   */
  (parameters?: IndexSvc20LatestV3Parameters, options?: CallOptions): ApiPromise<IndexTop20LatestResponse>;
}

/** DEX metadata, `GET /v4/dex/listings/info`, as a function. */
export interface DexListingsInfoV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX metadata: `GET /v4/dex/listings/info`
   *
   * Describes decentralized exchanges: logo, text, links, notices and dates.
   *
   * Deprecated, with no replacement.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Deprecated since 2026-11-21. There is no replacement.
   * @example await dexListingsInfoV4(client, { id: 7001 });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: DexListingsInfoV4Parameters, options?: CallOptions): ApiPromise<DexListingsInfoResponse>;
}

/** DEX metadata, `GET /v4/dex/listings/info`, as a method of the client. */
export interface DexListingsInfoV4Method {
  /**
   * DEX metadata: `GET /v4/dex/listings/info`
   *
   * Describes decentralized exchanges: logo, text, links, notices and dates.
   *
   * Deprecated, with no replacement.
   *
   * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
   * - Costs 1 credit.
   * - Responses are cached for 30 seconds.
   * - Deprecated since 2026-11-21. There is no replacement.
   * @example await api.dex.listings.info({ id: 7001 });
   * @deprecated There is no replacement.
   */
  (parameters: DexListingsInfoV4Parameters, options?: CallOptions): ApiPromise<DexListingsInfoResponse>;
}

/** DEX listings, latest, `GET /v4/dex/listings/quotes`, as a function. */
export interface DexListingsQuotesV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX listings, latest: `GET /v4/dex/listings/quotes`
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
   * @example await dexListingsQuotesV4(client, { limit: 2 });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters?: DexListingsQuotesV4Parameters, options?: CallOptions): ApiPromise<DexListingsQuotesResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexListingsQuotesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexInfo, void, void>;
}

/** DEX listings, latest, `GET /v4/dex/listings/quotes`, as a method of the client. */
export interface DexListingsQuotesV4Method {
  /**
   * DEX listings, latest: `GET /v4/dex/listings/quotes`
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
   * @example await api.dex.listings.quotes({ limit: 2 });
   * @deprecated There is no replacement.
   */
  (parameters?: DexListingsQuotesV4Parameters, options?: CallOptions): ApiPromise<DexListingsQuotesResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexListingsQuotesResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexListingsQuotesV4Parameters, options?: PageOptions): AsyncGenerator<DexInfo, void, void>;
}

/** DEX network ID map, `GET /v4/dex/networks/list`, as a function. */
export interface DexNetworksListV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX network ID map: `GET /v4/dex/networks/list`
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
   * @deprecated There is no replacement.
   */
  (client: Client, parameters?: DexNetworksListV4Parameters, options?: CallOptions): ApiPromise<DexNetworksResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(client: Client, parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetworksResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(client: Client, parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetwork, void, void>;
}

/** DEX network ID map, `GET /v4/dex/networks/list`, as a method of the client. */
export interface DexNetworksListV4Method {
  /**
   * DEX network ID map: `GET /v4/dex/networks/list`
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
   * @deprecated There is no replacement.
   */
  (parameters?: DexNetworksListV4Parameters, options?: CallOptions): ApiPromise<DexNetworksResponse>;
  /** All pages from `start` on, each requested when it is used. */
  pages(parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetworksResponse, void, void>;
  /** The items of all pages from `start` on. */
  items(parameters?: DexNetworksListV4Parameters, options?: PageOptions): AsyncGenerator<DexNetwork, void, void>;
}

/** DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`, as a function. */
export interface DexPairsOhlcvHistoricalV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
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
   * @example await dexPairsOhlcvHistoricalV4(client, {
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   time_period: "daily",
   *   count: 2,
   * });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvHistoricalResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsOhlcvHistoricalV4Input>, ...options: IfOpen<Given, DexPairsOhlcvHistoricalV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvHistoricalResponse>;
}

/** DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`, as a method of the client. */
export interface DexPairsOhlcvHistoricalV4Method {
  /**
   * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
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
   * @example await api.dex.pairs.ohlcv.historical({
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   time_period: "daily",
   *   count: 2,
   * });
   * @deprecated There is no replacement.
   */
  (parameters: DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvHistoricalResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsOhlcvHistoricalV4Input>, ...options: IfOpen<Given, DexPairsOhlcvHistoricalV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvHistoricalResponse>;
}

/** DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`, as a function. */
export interface DexPairsOhlcvLatestV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
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
   * @example await dexPairsOhlcvLatestV4(client, { contract_address: "0x0000000000000000000000000000000000007101", network_slug: "ethereum" });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvLatestResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsOhlcvLatestV4Input>, ...options: IfOpen<Given, DexPairsOhlcvLatestV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvLatestResponse>;
}

/** DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`, as a method of the client. */
export interface DexPairsOhlcvLatestV4Method {
  /**
   * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
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
   * @example await api.dex.pairs.ohlcv.latest({ contract_address: "0x0000000000000000000000000000000000007101", network_slug: "ethereum" });
   * @deprecated There is no replacement.
   */
  (parameters: DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsOhlcvLatestResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsOhlcvLatestV4Input>, ...options: IfOpen<Given, DexPairsOhlcvLatestV4Parameters, CallOptions>): ApiPromise<DexPairsOhlcvLatestResponse>;
}

/** DEX trades, latest, `GET /v4/dex/pairs/trade/latest`, as a function. */
export interface DexPairsTradeLatestV4Call {
  /** The URL's path. */
  readonly path: string;
  /**
   * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
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
   * @example await dexPairsTradeLatestV4(client, {
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   aux: "transaction_hash",
   *   limit: 2,
   * });
   * @deprecated There is no replacement.
   */
  (client: Client, parameters: DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsTradesResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(client: Client, parameters: Given & InputFor<Given, DexPairsTradeLatestV4Input>, ...options: IfOpen<Given, DexPairsTradeLatestV4Parameters, CallOptions>): ApiPromise<DexPairsTradesResponse>;
}

/** DEX trades, latest, `GET /v4/dex/pairs/trade/latest`, as a method of the client. */
export interface DexPairsTradeLatestV4Method {
  /**
   * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
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
   * @example await api.dex.pairs.trade.latest({
   *   contract_address: "0x0000000000000000000000000000000000007101",
   *   network_slug: "ethereum",
   *   aux: "transaction_hash",
   *   limit: 2,
   * });
   * @deprecated There is no replacement.
   */
  (parameters: DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList, options?: CallOptions): ApiPromise<DexPairsTradesResponse>;
  /**
   * With parameters whose constraints are checked when the request is made, such as those of its `Input`.
   * @deprecated There is no replacement.
   */
  <const Given = unknown>(parameters: Given & InputFor<Given, DexPairsTradeLatestV4Input>, ...options: IfOpen<Given, DexPairsTradeLatestV4Parameters, CallOptions>): ApiPromise<DexPairsTradesResponse>;
}
