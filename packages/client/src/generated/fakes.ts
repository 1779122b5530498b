// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type * as types from "@market-data/types";
import type { Fake } from "../fake.ts";
import type * as parameters from "./parameters.ts";
import type { OperationId } from "./tree.ts";

/** The responses of a fake client, by operationId. */
export interface FakeOperations {
  /** Get an airdrop: `GET /v1/cryptocurrency/airdrop` */
  cryptocurrencyAirdropV1?: Fake<parameters.CryptocurrencyAirdropV1Input, types.CryptocurrencyAirdropV1Result> | undefined;
  /** List airdrops: `GET /v1/cryptocurrency/airdrops` */
  cryptocurrencyAirdropsV1?: Fake<parameters.CryptocurrencyAirdropsV1Input, types.CryptocurrencyAirdropsV1Result> | undefined;
  /** List categories: `GET /v1/cryptocurrency/categories` */
  cryptocurrencyCategoriesV1?: Fake<parameters.CryptocurrencyCategoriesV1Input, types.CryptocurrencyCategoriesV1Result> | undefined;
  /** Get a category: `GET /v1/cryptocurrency/category` */
  cryptocurrencyCategoryV1?: Fake<parameters.CryptocurrencyCategoryV1Input, types.CryptocurrencyCategoryV1Result> | undefined;
  /**
   * Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  cryptocurrencyInfoV1?: Fake<parameters.CryptocurrencyInfoV1Input, types.CryptocurrencyInfoV1Result> | undefined;
  /** List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical` */
  cryptocurrencyListingsHistoricalV1?: Fake<parameters.CryptocurrencyListingsHistoricalV1Input, types.CryptocurrencyListingsHistoricalV1Result> | undefined;
  /** List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest` */
  cryptocurrencyListingsLatestV1?: Fake<parameters.CryptocurrencyListingsLatestV1Input, types.CryptocurrencyListingsLatestV1Result> | undefined;
  /** List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new` */
  cryptocurrencyListingsNewV1?: Fake<parameters.CryptocurrencyListingsNewV1Input, types.CryptocurrencyListingsNewV1Result> | undefined;
  /** List cryptocurrency IDs: `GET /v1/cryptocurrency/map` */
  cryptocurrencyMapV1?: Fake<parameters.CryptocurrencyMapV1Input, types.CryptocurrencyMapV1Result> | undefined;
  /**
   * List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  cryptocurrencyMarketPairsLatestV1?: Fake<parameters.CryptocurrencyMarketPairsLatestV1Input, types.CryptocurrencyMarketPairsLatestV1Result> | undefined;
  /** List multipliers: `GET /v1/cryptocurrency/multiplier` */
  cryptocurrencyMultiplierV1?: Fake<parameters.CryptocurrencyMultiplierV1Input, types.CryptocurrencyMultiplierV1Result> | undefined;
  /**
   * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  cryptocurrencyOhlcvHistoricalV1?: Fake<parameters.CryptocurrencyOhlcvHistoricalV1Input, types.CryptocurrencyOhlcvHistoricalV1Result> | undefined;
  /**
   * Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  cryptocurrencyOhlcvLatestV1?: Fake<parameters.CryptocurrencyOhlcvLatestV1Input, types.CryptocurrencyOhlcvLatestV1Result> | undefined;
  /**
   * Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  cryptocurrencyPricePerformanceStatsLatestV1?: Fake<parameters.CryptocurrencyPricePerformanceStatsLatestV1Input, types.CryptocurrencyPricePerformanceStatsLatestV1Result> | undefined;
  /**
   * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  cryptocurrencyQuotesHistoricalV1?: Fake<parameters.CryptocurrencyQuotesHistoricalV1Input, types.CryptocurrencyQuotesHistoricalV1Result> | undefined;
  /**
   * Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response of version 3 is a bare array, and `quote` is an array too.
   */
  cryptocurrencyQuotesLatestV1?: Fake<parameters.CryptocurrencyQuotesLatestV1Input, types.CryptocurrencyQuotesLatestV1Result> | undefined;
  /** List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
  cryptocurrencyTrendingGainersLosersV1?: Fake<parameters.CryptocurrencyTrendingGainersLosersV1Input, types.CryptocurrencyTrendingGainersLosersV1Result> | undefined;
  /** List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest` */
  cryptocurrencyTrendingLatestV1?: Fake<parameters.CryptocurrencyTrendingLatestV1Input, types.CryptocurrencyTrendingLatestV1Result> | undefined;
  /** List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited` */
  cryptocurrencyTrendingMostVisitedV1?: Fake<parameters.CryptocurrencyTrendingMostVisitedV1Input, types.CryptocurrencyTrendingMostVisitedV1Result> | undefined;
  /** List assets of an exchange: `GET /v1/exchange/assets` */
  exchangeAssetsV1?: Fake<parameters.ExchangeAssetsV1Input, types.ExchangeAssetsV1Result> | undefined;
  /** Get exchange metadata: `GET /v1/exchange/info` */
  exchangeInfoV1?: Fake<parameters.ExchangeInfoV1Input, types.ExchangeInfoV1Result> | undefined;
  /** List exchanges by volume: `GET /v1/exchange/listings/latest` */
  exchangeListingsLatestV1?: Fake<parameters.ExchangeListingsLatestV1Input, types.ExchangeListingsLatestV1Result> | undefined;
  /** List exchange IDs: `GET /v1/exchange/map` */
  exchangeMapV1?: Fake<parameters.ExchangeMapV1Input, types.ExchangeMapV1Result> | undefined;
  /** List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest` */
  exchangeMarketPairsLatestV1?: Fake<parameters.ExchangeMarketPairsLatestV1Input, types.ExchangeMarketPairsLatestV1Result> | undefined;
  /** Get historical exchange quotes: `GET /v1/exchange/quotes/historical` */
  exchangeQuotesHistoricalV1?: Fake<parameters.ExchangeQuotesHistoricalV1Input, types.ExchangeQuotesHistoricalV1Result> | undefined;
  /** Get latest exchange quotes: `GET /v1/exchange/quotes/latest` */
  exchangeQuotesLatestV1?: Fake<parameters.ExchangeQuotesLatestV1Input, types.ExchangeQuotesLatestV1Result> | undefined;
  /** List fiat currencies: `GET /v1/fiat/map` */
  fiatMapV1?: Fake<parameters.FiatMapV1Input, types.FiatMapV1Result> | undefined;
  /** Get historical global metrics: `GET /v1/global-metrics/quotes/historical` */
  globalMetricsQuotesHistoricalV1?: Fake<parameters.GlobalMetricsQuotesHistoricalV1Input, types.GlobalMetricsQuotesHistoricalV1Result> | undefined;
  /** Get latest global metrics: `GET /v1/global-metrics/quotes/latest` */
  globalMetricsQuotesLatestV1?: Fake<parameters.GlobalMetricsQuotesLatestV1Input, types.GlobalMetricsQuotesLatestV1Result> | undefined;
  /** Get plan limits and usage: `GET /v1/key/info` */
  keyInfoV1?: Fake<parameters.KeyInfoV1Input, types.KeyInfoV1Result> | undefined;
  /**
   * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
   * @deprecated No replacement exists.
   */
  partnersFcasListingsLatestV1?: Fake<parameters.PartnersFcasListingsLatestV1Input, types.PartnersFcasListingsLatestV1Result> | undefined;
  /**
   * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
   * @deprecated No replacement exists.
   */
  partnersFcasQuotesLatestV1?: Fake<parameters.PartnersFcasQuotesLatestV1Input, types.PartnersFcasQuotesLatestV1Result> | undefined;
  /** Get prices in US dollars: `GET /v1/simple/price` */
  simplePriceV1?: Fake<parameters.SimplePriceV1Input, types.SimplePriceV1Result> | undefined;
  /**
   * Convert an amount (v1): `GET /v1/tools/price-conversion`
   * @deprecated Use `toolsPriceConversionV2`.
   */
  toolsPriceConversionV1?: Fake<parameters.ToolsPriceConversionV1Input, types.ToolsPriceConversionV1Result> | undefined;
  /** Get cryptocurrency metadata: `GET /v2/cryptocurrency/info` */
  cryptocurrencyInfoV2?: Fake<parameters.CryptocurrencyInfoV2Input, types.CryptocurrencyInfoV2Result> | undefined;
  /** List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest` */
  cryptocurrencyMarketPairsLatestV2?: Fake<parameters.CryptocurrencyMarketPairsLatestV2Input, types.CryptocurrencyMarketPairsLatestV2Result> | undefined;
  /** Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical` */
  cryptocurrencyOhlcvHistoricalV2?: Fake<parameters.CryptocurrencyOhlcvHistoricalV2Input, types.CryptocurrencyOhlcvHistoricalV2Result> | undefined;
  /** Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest` */
  cryptocurrencyOhlcvLatestV2?: Fake<parameters.CryptocurrencyOhlcvLatestV2Input, types.CryptocurrencyOhlcvLatestV2Result> | undefined;
  /** Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
  cryptocurrencyPricePerformanceStatsLatestV2?: Fake<parameters.CryptocurrencyPricePerformanceStatsLatestV2Input, types.CryptocurrencyPricePerformanceStatsLatestV2Result> | undefined;
  /** Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical` */
  cryptocurrencyQuotesHistoricalV2?: Fake<parameters.CryptocurrencyQuotesHistoricalV2Input, types.CryptocurrencyQuotesHistoricalV2Result> | undefined;
  /** Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest` */
  cryptocurrencyQuotesLatestV2?: Fake<parameters.CryptocurrencyQuotesLatestV2Input, types.CryptocurrencyQuotesLatestV2Result> | undefined;
  /** List token multipliers: `GET /v2/dex/multiplier` */
  dexMultiplierV2?: Fake<parameters.DexMultiplierV2Input, types.DexMultiplierV2Result> | undefined;
  /** Convert an amount: `GET /v2/tools/price-conversion` */
  toolsPriceConversionV2?: Fake<parameters.ToolsPriceConversionV2Input, types.ToolsPriceConversionV2Result> | undefined;
  /** List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest` */
  cryptocurrencyListingsLatestV3?: Fake<parameters.CryptocurrencyListingsLatestV3Input, types.CryptocurrencyListingsLatestV3Result> | undefined;
  /** Get historical quotes: `GET /v3/cryptocurrency/quotes/historical` */
  cryptocurrencyQuotesHistoricalV3?: Fake<parameters.CryptocurrencyQuotesHistoricalV3Input, types.CryptocurrencyQuotesHistoricalV3Result> | undefined;
  /** Get latest quotes: `GET /v3/cryptocurrency/quotes/latest` */
  cryptocurrencyQuotesLatestV3?: Fake<parameters.CryptocurrencyQuotesLatestV3Input, types.CryptocurrencyQuotesLatestV3Result> | undefined;
  /** List historical fear and greed values: `GET /v3/fear-and-greed/historical` */
  fearAndGreedHistoricalV3?: Fake<parameters.FearAndGreedHistoricalV3Input, types.FearAndGreedHistoricalV3Result> | undefined;
  /** Get the latest fear and greed value: `GET /v3/fear-and-greed/latest` */
  fearAndGreedLatestV3?: Fake<parameters.FearAndGreedLatestV3Input, types.FearAndGreedLatestV3Result> | undefined;
  /** Get historical top 100 index values: `GET /v3/index/svc100-historical` */
  indexSvc100HistoricalV3?: Fake<parameters.IndexSvc100HistoricalV3Input, types.IndexSvc100HistoricalV3Result> | undefined;
  /** Get the latest top 100 index: `GET /v3/index/svc100-latest` */
  indexSvc100LatestV3?: Fake<parameters.IndexSvc100LatestV3Input, types.IndexSvc100LatestV3Result> | undefined;
  /** Get historical top 20 index values: `GET /v3/index/svc20-historical` */
  indexSvc20HistoricalV3?: Fake<parameters.IndexSvc20HistoricalV3Input, types.IndexSvc20HistoricalV3Result> | undefined;
  /** Get the latest top 20 index: `GET /v3/index/svc20-latest` */
  indexSvc20LatestV3?: Fake<parameters.IndexSvc20LatestV3Input, types.IndexSvc20LatestV3Result> | undefined;
  /**
   * Get DEX metadata: `GET /v4/dex/listings/info`
   * @deprecated No replacement exists.
   */
  dexListingsInfoV4?: Fake<parameters.DexListingsInfoV4Input, types.DexListingsInfoV4Result> | undefined;
  /**
   * List DEXs by volume: `GET /v4/dex/listings/quotes`
   * @deprecated No replacement exists.
   */
  dexListingsQuotesV4?: Fake<parameters.DexListingsQuotesV4Input, types.DexListingsQuotesV4Result> | undefined;
  /**
   * List DEX networks: `GET /v4/dex/networks/list`
   * @deprecated No replacement exists.
   */
  dexNetworksListV4?: Fake<parameters.DexNetworksListV4Input, types.DexNetworksListV4Result> | undefined;
  /**
   * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
   * @deprecated No replacement exists.
   */
  dexPairsOhlcvHistoricalV4?: Fake<parameters.DexPairsOhlcvHistoricalV4Input, types.DexPairsOhlcvHistoricalV4Result> | undefined;
  /**
   * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
   * @deprecated No replacement exists.
   */
  dexPairsOhlcvLatestV4?: Fake<parameters.DexPairsOhlcvLatestV4Input, types.DexPairsOhlcvLatestV4Result> | undefined;
  /**
   * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
   * @deprecated No replacement exists.
   */
  dexPairsTradeLatestV4?: Fake<parameters.DexPairsTradeLatestV4Input, types.DexPairsTradeLatestV4Result> | undefined;
  /** Stream quotes: `GET /v1/stream` */
  streamV1?: Fake<parameters.StreamV1Input, never> | undefined;
}

/** The operations whose response is a bare array. */
export const bareLists: readonly OperationId[] = ["cryptocurrencyListingsLatestV3", "cryptocurrencyQuotesLatestV3"];
