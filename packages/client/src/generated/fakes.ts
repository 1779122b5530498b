// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type * as types from "@market-data/types";
import type { Fake } from "../testing.ts";
import type * as parameters from "./parameters.ts";
import type { OperationId } from "./tree.ts";

/** The responses of a fake client, by operationId. */
export interface FakeOperations {
  /** Airdrop: `GET /v1/cryptocurrency/airdrop` */
  cryptocurrencyAirdropV1?: Fake<parameters.CryptocurrencyAirdropV1Input, types.CryptocurrencyAirdropV1Result> | undefined;
  /** Airdrops: `GET /v1/cryptocurrency/airdrops` */
  cryptocurrencyAirdropsV1?: Fake<parameters.CryptocurrencyAirdropsV1Input, types.CryptocurrencyAirdropsV1Result> | undefined;
  /** Categories: `GET /v1/cryptocurrency/categories` */
  cryptocurrencyCategoriesV1?: Fake<parameters.CryptocurrencyCategoriesV1Input, types.CryptocurrencyCategoriesV1Result> | undefined;
  /** Category: `GET /v1/cryptocurrency/category` */
  cryptocurrencyCategoryV1?: Fake<parameters.CryptocurrencyCategoryV1Input, types.CryptocurrencyCategoryV1Result> | undefined;
  /**
   * Metadata (v1): `GET /v1/cryptocurrency/info`
   * @deprecated Use `cryptocurrencyInfoV2`.
   */
  cryptocurrencyInfoV1?: Fake<parameters.CryptocurrencyInfoV1Input, types.CryptocurrencyInfoV1Result> | undefined;
  /** Listings, historical: `GET /v1/cryptocurrency/listings/historical` */
  cryptocurrencyListingsHistoricalV1?: Fake<parameters.CryptocurrencyListingsHistoricalV1Input, types.CryptocurrencyListingsHistoricalV1Result> | undefined;
  /** Listings, latest (v1): `GET /v1/cryptocurrency/listings/latest` */
  cryptocurrencyListingsLatestV1?: Fake<parameters.CryptocurrencyListingsLatestV1Input, types.CryptocurrencyListingsLatestV1Result> | undefined;
  /** Listings, new: `GET /v1/cryptocurrency/listings/new` */
  cryptocurrencyListingsNewV1?: Fake<parameters.CryptocurrencyListingsNewV1Input, types.CryptocurrencyListingsNewV1Result> | undefined;
  /** ID map: `GET /v1/cryptocurrency/map` */
  cryptocurrencyMapV1?: Fake<parameters.CryptocurrencyMapV1Input, types.CryptocurrencyMapV1Result> | undefined;
  /**
   * Market pairs (v1): `GET /v1/cryptocurrency/market-pairs/latest`
   * @deprecated Use `cryptocurrencyMarketPairsLatestV2`.
   */
  cryptocurrencyMarketPairsLatestV1?: Fake<parameters.CryptocurrencyMarketPairsLatestV1Input, types.CryptocurrencyMarketPairsLatestV1Result> | undefined;
  /** Multipliers: `GET /v1/cryptocurrency/multiplier` */
  cryptocurrencyMultiplierV1?: Fake<parameters.CryptocurrencyMultiplierV1Input, types.CryptocurrencyMultiplierV1Result> | undefined;
  /**
   * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
   * @deprecated Use `cryptocurrencyOhlcvHistoricalV2`.
   */
  cryptocurrencyOhlcvHistoricalV1?: Fake<parameters.CryptocurrencyOhlcvHistoricalV1Input, types.CryptocurrencyOhlcvHistoricalV1Result> | undefined;
  /**
   * OHLCV, latest (v1): `GET /v1/cryptocurrency/ohlcv/latest`
   * @deprecated Use `cryptocurrencyOhlcvLatestV2`.
   */
  cryptocurrencyOhlcvLatestV1?: Fake<parameters.CryptocurrencyOhlcvLatestV1Input, types.CryptocurrencyOhlcvLatestV1Result> | undefined;
  /**
   * Price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
   * @deprecated Use `cryptocurrencyPricePerformanceStatsLatestV2`.
   */
  cryptocurrencyPricePerformanceStatsLatestV1?: Fake<parameters.CryptocurrencyPricePerformanceStatsLatestV1Input, types.CryptocurrencyPricePerformanceStatsLatestV1Result> | undefined;
  /**
   * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
   * @deprecated Use `cryptocurrencyQuotesHistoricalV3`.
   */
  cryptocurrencyQuotesHistoricalV1?: Fake<parameters.CryptocurrencyQuotesHistoricalV1Input, types.CryptocurrencyQuotesHistoricalV1Result> | undefined;
  /**
   * Quotes, latest (v1): `GET /v1/cryptocurrency/quotes/latest`
   * @deprecated Use `cryptocurrencyQuotesLatestV3`. The response is a bare array there, and `quote` is an array too.
   */
  cryptocurrencyQuotesLatestV1?: Fake<parameters.CryptocurrencyQuotesLatestV1Input, types.CryptocurrencyQuotesLatestV1Result> | undefined;
  /** Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
  cryptocurrencyTrendingGainersLosersV1?: Fake<parameters.CryptocurrencyTrendingGainersLosersV1Input, types.CryptocurrencyTrendingGainersLosersV1Result> | undefined;
  /** Trending, latest: `GET /v1/cryptocurrency/trending/latest` */
  cryptocurrencyTrendingLatestV1?: Fake<parameters.CryptocurrencyTrendingLatestV1Input, types.CryptocurrencyTrendingLatestV1Result> | undefined;
  /** Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited` */
  cryptocurrencyTrendingMostVisitedV1?: Fake<parameters.CryptocurrencyTrendingMostVisitedV1Input, types.CryptocurrencyTrendingMostVisitedV1Result> | undefined;
  /** Exchange assets: `GET /v1/exchange/assets` */
  exchangeAssetsV1?: Fake<parameters.ExchangeAssetsV1Input, types.ExchangeAssetsV1Result> | undefined;
  /** Exchange metadata: `GET /v1/exchange/info` */
  exchangeInfoV1?: Fake<parameters.ExchangeInfoV1Input, types.ExchangeInfoV1Result> | undefined;
  /** Exchange listings: `GET /v1/exchange/listings/latest` */
  exchangeListingsLatestV1?: Fake<parameters.ExchangeListingsLatestV1Input, types.ExchangeListingsLatestV1Result> | undefined;
  /** Exchange ID map: `GET /v1/exchange/map` */
  exchangeMapV1?: Fake<parameters.ExchangeMapV1Input, types.ExchangeMapV1Result> | undefined;
  /** Exchange market pairs: `GET /v1/exchange/market-pairs/latest` */
  exchangeMarketPairsLatestV1?: Fake<parameters.ExchangeMarketPairsLatestV1Input, types.ExchangeMarketPairsLatestV1Result> | undefined;
  /** Exchange quotes, historical: `GET /v1/exchange/quotes/historical` */
  exchangeQuotesHistoricalV1?: Fake<parameters.ExchangeQuotesHistoricalV1Input, types.ExchangeQuotesHistoricalV1Result> | undefined;
  /** Exchange quotes, latest: `GET /v1/exchange/quotes/latest` */
  exchangeQuotesLatestV1?: Fake<parameters.ExchangeQuotesLatestV1Input, types.ExchangeQuotesLatestV1Result> | undefined;
  /** Fiat ID map: `GET /v1/fiat/map` */
  fiatMapV1?: Fake<parameters.FiatMapV1Input, types.FiatMapV1Result> | undefined;
  /** Global metrics, historical: `GET /v1/global-metrics/quotes/historical` */
  globalMetricsQuotesHistoricalV1?: Fake<parameters.GlobalMetricsQuotesHistoricalV1Input, types.GlobalMetricsQuotesHistoricalV1Result> | undefined;
  /** Global metrics, latest: `GET /v1/global-metrics/quotes/latest` */
  globalMetricsQuotesLatestV1?: Fake<parameters.GlobalMetricsQuotesLatestV1Input, types.GlobalMetricsQuotesLatestV1Result> | undefined;
  /** Key info: `GET /v1/key/info` */
  keyInfoV1?: Fake<parameters.KeyInfoV1Input, types.KeyInfoV1Result> | undefined;
  /**
   * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
   * @deprecated There is no replacement.
   */
  partnersFcasListingsLatestV1?: Fake<parameters.PartnersFcasListingsLatestV1Input, types.PartnersFcasListingsLatestV1Result> | undefined;
  /**
   * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
   * @deprecated There is no replacement.
   */
  partnersFcasQuotesLatestV1?: Fake<parameters.PartnersFcasQuotesLatestV1Input, types.PartnersFcasQuotesLatestV1Result> | undefined;
  /** Simple price: `GET /v1/simple/price` */
  simplePriceV1?: Fake<parameters.SimplePriceV1Input, types.SimplePriceV1Result> | undefined;
  /**
   * Price conversion (v1): `GET /v1/tools/price-conversion`
   * @deprecated Use `toolsPriceConversionV2`.
   */
  toolsPriceConversionV1?: Fake<parameters.ToolsPriceConversionV1Input, types.ToolsPriceConversionV1Result> | undefined;
  /** Metadata: `GET /v2/cryptocurrency/info` */
  cryptocurrencyInfoV2?: Fake<parameters.CryptocurrencyInfoV2Input, types.CryptocurrencyInfoV2Result> | undefined;
  /** Market pairs: `GET /v2/cryptocurrency/market-pairs/latest` */
  cryptocurrencyMarketPairsLatestV2?: Fake<parameters.CryptocurrencyMarketPairsLatestV2Input, types.CryptocurrencyMarketPairsLatestV2Result> | undefined;
  /** OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical` */
  cryptocurrencyOhlcvHistoricalV2?: Fake<parameters.CryptocurrencyOhlcvHistoricalV2Input, types.CryptocurrencyOhlcvHistoricalV2Result> | undefined;
  /** OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest` */
  cryptocurrencyOhlcvLatestV2?: Fake<parameters.CryptocurrencyOhlcvLatestV2Input, types.CryptocurrencyOhlcvLatestV2Result> | undefined;
  /** Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
  cryptocurrencyPricePerformanceStatsLatestV2?: Fake<parameters.CryptocurrencyPricePerformanceStatsLatestV2Input, types.CryptocurrencyPricePerformanceStatsLatestV2Result> | undefined;
  /** Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical` */
  cryptocurrencyQuotesHistoricalV2?: Fake<parameters.CryptocurrencyQuotesHistoricalV2Input, types.CryptocurrencyQuotesHistoricalV2Result> | undefined;
  /** Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest` */
  cryptocurrencyQuotesLatestV2?: Fake<parameters.CryptocurrencyQuotesLatestV2Input, types.CryptocurrencyQuotesLatestV2Result> | undefined;
  /** Token multipliers: `GET /v2/dex/multiplier` */
  dexMultiplierV2?: Fake<parameters.DexMultiplierV2Input, types.DexMultiplierV2Result> | undefined;
  /** Price conversion: `GET /v2/tools/price-conversion` */
  toolsPriceConversionV2?: Fake<parameters.ToolsPriceConversionV2Input, types.ToolsPriceConversionV2Result> | undefined;
  /** Listings, latest: `GET /v3/cryptocurrency/listings/latest` */
  cryptocurrencyListingsLatestV3?: Fake<parameters.CryptocurrencyListingsLatestV3Input, types.CryptocurrencyListingsLatestV3Result> | undefined;
  /** Quotes, historical: `GET /v3/cryptocurrency/quotes/historical` */
  cryptocurrencyQuotesHistoricalV3?: Fake<parameters.CryptocurrencyQuotesHistoricalV3Input, types.CryptocurrencyQuotesHistoricalV3Result> | undefined;
  /** Quotes, latest: `GET /v3/cryptocurrency/quotes/latest` */
  cryptocurrencyQuotesLatestV3?: Fake<parameters.CryptocurrencyQuotesLatestV3Input, types.CryptocurrencyQuotesLatestV3Result> | undefined;
  /** Fear and greed, historical: `GET /v3/fear-and-greed/historical` */
  fearAndGreedHistoricalV3?: Fake<parameters.FearAndGreedHistoricalV3Input, types.FearAndGreedHistoricalV3Result> | undefined;
  /** Fear and greed, latest: `GET /v3/fear-and-greed/latest` */
  fearAndGreedLatestV3?: Fake<parameters.FearAndGreedLatestV3Input, types.FearAndGreedLatestV3Result> | undefined;
  /** Top 100 index, historical: `GET /v3/index/svc100-historical` */
  indexSvc100HistoricalV3?: Fake<parameters.IndexSvc100HistoricalV3Input, types.IndexSvc100HistoricalV3Result> | undefined;
  /** Top 100 index, latest: `GET /v3/index/svc100-latest` */
  indexSvc100LatestV3?: Fake<parameters.IndexSvc100LatestV3Input, types.IndexSvc100LatestV3Result> | undefined;
  /** Top 20 index, historical: `GET /v3/index/svc20-historical` */
  indexSvc20HistoricalV3?: Fake<parameters.IndexSvc20HistoricalV3Input, types.IndexSvc20HistoricalV3Result> | undefined;
  /** Top 20 index, latest: `GET /v3/index/svc20-latest` */
  indexSvc20LatestV3?: Fake<parameters.IndexSvc20LatestV3Input, types.IndexSvc20LatestV3Result> | undefined;
  /**
   * DEX metadata: `GET /v4/dex/listings/info`
   * @deprecated There is no replacement.
   */
  dexListingsInfoV4?: Fake<parameters.DexListingsInfoV4Input, types.DexListingsInfoV4Result> | undefined;
  /**
   * DEX listings, latest: `GET /v4/dex/listings/quotes`
   * @deprecated There is no replacement.
   */
  dexListingsQuotesV4?: Fake<parameters.DexListingsQuotesV4Input, types.DexListingsQuotesV4Result> | undefined;
  /**
   * DEX network ID map: `GET /v4/dex/networks/list`
   * @deprecated There is no replacement.
   */
  dexNetworksListV4?: Fake<parameters.DexNetworksListV4Input, types.DexNetworksListV4Result> | undefined;
  /**
   * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
   * @deprecated There is no replacement.
   */
  dexPairsOhlcvHistoricalV4?: Fake<parameters.DexPairsOhlcvHistoricalV4Input, types.DexPairsOhlcvHistoricalV4Result> | undefined;
  /**
   * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
   * @deprecated There is no replacement.
   */
  dexPairsOhlcvLatestV4?: Fake<parameters.DexPairsOhlcvLatestV4Input, types.DexPairsOhlcvLatestV4Result> | undefined;
  /**
   * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
   * @deprecated There is no replacement.
   */
  dexPairsTradeLatestV4?: Fake<parameters.DexPairsTradeLatestV4Input, types.DexPairsTradeLatestV4Result> | undefined;
}

/** The operations whose response is a bare array. */
export const bareLists: readonly OperationId[] = ["cryptocurrencyListingsLatestV3", "cryptocurrencyQuotesLatestV3"];
