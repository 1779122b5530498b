// Generated from spec/ by "pnpm generate" (client). Do not edit.
import type { CryptocurrencyAirdropV1Parameters, CryptocurrencyAirdropV1Result, CryptocurrencyAirdropsV1Parameters, CryptocurrencyAirdropsV1Result, CryptocurrencyCategoriesV1Parameters, CryptocurrencyCategoriesV1Result, CryptocurrencyCategoryV1Parameters, CryptocurrencyCategoryV1Result, CryptocurrencyInfoV1Parameters, CryptocurrencyInfoV1Result, CryptocurrencyInfoV2Parameters, CryptocurrencyInfoV2Result, CryptocurrencyListingsHistoricalV1Parameters, CryptocurrencyListingsHistoricalV1Result, CryptocurrencyListingsLatestV1Parameters, CryptocurrencyListingsLatestV1Result, CryptocurrencyListingsLatestV3Parameters, CryptocurrencyListingsLatestV3Result, CryptocurrencyListingsNewV1Parameters, CryptocurrencyListingsNewV1Result, CryptocurrencyMapV1Parameters, CryptocurrencyMapV1Result, CryptocurrencyMarketPairsLatestV1Parameters, CryptocurrencyMarketPairsLatestV1Result, CryptocurrencyMarketPairsLatestV2Parameters, CryptocurrencyMarketPairsLatestV2Result, CryptocurrencyMultiplierV1Parameters, CryptocurrencyMultiplierV1Result, CryptocurrencyOhlcvHistoricalV1Parameters, CryptocurrencyOhlcvHistoricalV1Result, CryptocurrencyOhlcvHistoricalV2Parameters, CryptocurrencyOhlcvHistoricalV2Result, CryptocurrencyOhlcvLatestV1Parameters, CryptocurrencyOhlcvLatestV1Result, CryptocurrencyOhlcvLatestV2Parameters, CryptocurrencyOhlcvLatestV2Result, CryptocurrencyPricePerformanceStatsLatestV1Parameters, CryptocurrencyPricePerformanceStatsLatestV1Result, CryptocurrencyPricePerformanceStatsLatestV2Parameters, CryptocurrencyPricePerformanceStatsLatestV2Result, CryptocurrencyQuotesHistoricalV1Parameters, CryptocurrencyQuotesHistoricalV1Result, CryptocurrencyQuotesHistoricalV2Parameters, CryptocurrencyQuotesHistoricalV2Result, CryptocurrencyQuotesHistoricalV3Parameters, CryptocurrencyQuotesHistoricalV3Result, CryptocurrencyQuotesLatestV1Parameters, CryptocurrencyQuotesLatestV1Result, CryptocurrencyQuotesLatestV2Parameters, CryptocurrencyQuotesLatestV2Result, CryptocurrencyQuotesLatestV3Parameters, CryptocurrencyQuotesLatestV3Result, CryptocurrencyTrendingGainersLosersV1Parameters, CryptocurrencyTrendingGainersLosersV1Result, CryptocurrencyTrendingLatestV1Parameters, CryptocurrencyTrendingLatestV1Result, CryptocurrencyTrendingMostVisitedV1Parameters, CryptocurrencyTrendingMostVisitedV1Result, DexListingsInfoV4Parameters, DexListingsInfoV4Result, DexListingsQuotesV4Parameters, DexListingsQuotesV4Result, DexMultiplierV2Parameters, DexMultiplierV2Result, DexNetworksListV4Parameters, DexNetworksListV4Result, DexPairsOhlcvHistoricalV4Parameters, DexPairsOhlcvHistoricalV4Result, DexPairsOhlcvLatestV4Parameters, DexPairsOhlcvLatestV4Result, DexPairsTradeLatestV4Parameters, DexPairsTradeLatestV4Result, PartnersFcasListingsLatestV1Parameters, PartnersFcasListingsLatestV1Result, PartnersFcasQuotesLatestV1Parameters, PartnersFcasQuotesLatestV1Result, SimplePriceV1Parameters, SimplePriceV1Result, ToolsPriceConversionV1Parameters, ToolsPriceConversionV1Result } from "@market-data/types";

/** What a path's operation is called. */
export const paths = {
  cryptocurrencyAirdropV1: "/v1/cryptocurrency/airdrop",
  cryptocurrencyAirdropsV1: "/v1/cryptocurrency/airdrops",
  cryptocurrencyCategoriesV1: "/v1/cryptocurrency/categories",
  cryptocurrencyCategoryV1: "/v1/cryptocurrency/category",
  cryptocurrencyInfoV1: "/v1/cryptocurrency/info",
  cryptocurrencyListingsHistoricalV1: "/v1/cryptocurrency/listings/historical",
  cryptocurrencyListingsLatestV1: "/v1/cryptocurrency/listings/latest",
  cryptocurrencyListingsNewV1: "/v1/cryptocurrency/listings/new",
  cryptocurrencyMapV1: "/v1/cryptocurrency/map",
  cryptocurrencyMarketPairsLatestV1: "/v1/cryptocurrency/market-pairs/latest",
  cryptocurrencyMultiplierV1: "/v1/cryptocurrency/multiplier",
  cryptocurrencyOhlcvHistoricalV1: "/v1/cryptocurrency/ohlcv/historical",
  cryptocurrencyOhlcvLatestV1: "/v1/cryptocurrency/ohlcv/latest",
  cryptocurrencyPricePerformanceStatsLatestV1: "/v1/cryptocurrency/price-performance-stats/latest",
  cryptocurrencyQuotesHistoricalV1: "/v1/cryptocurrency/quotes/historical",
  cryptocurrencyQuotesLatestV1: "/v1/cryptocurrency/quotes/latest",
  cryptocurrencyTrendingGainersLosersV1: "/v1/cryptocurrency/trending/gainers-losers",
  cryptocurrencyTrendingLatestV1: "/v1/cryptocurrency/trending/latest",
  cryptocurrencyTrendingMostVisitedV1: "/v1/cryptocurrency/trending/most-visited",
  partnersFcasListingsLatestV1: "/v1/partners/{partner}/fcas/listings/latest",
  partnersFcasQuotesLatestV1: "/v1/partners/{partner}/fcas/quotes/latest",
  simplePriceV1: "/v1/simple/price",
  toolsPriceConversionV1: "/v1/tools/price-conversion",
  cryptocurrencyInfoV2: "/v2/cryptocurrency/info",
  cryptocurrencyMarketPairsLatestV2: "/v2/cryptocurrency/market-pairs/latest",
  cryptocurrencyOhlcvHistoricalV2: "/v2/cryptocurrency/ohlcv/historical",
  cryptocurrencyOhlcvLatestV2: "/v2/cryptocurrency/ohlcv/latest",
  cryptocurrencyPricePerformanceStatsLatestV2: "/v2/cryptocurrency/price-performance-stats/latest",
  cryptocurrencyQuotesHistoricalV2: "/v2/cryptocurrency/quotes/historical",
  cryptocurrencyQuotesLatestV2: "/v2/cryptocurrency/quotes/latest",
  dexMultiplierV2: "/v2/dex/multiplier",
  cryptocurrencyListingsLatestV3: "/v3/cryptocurrency/listings/latest",
  cryptocurrencyQuotesHistoricalV3: "/v3/cryptocurrency/quotes/historical",
  cryptocurrencyQuotesLatestV3: "/v3/cryptocurrency/quotes/latest",
  dexListingsInfoV4: "/v4/dex/listings/info",
  dexListingsQuotesV4: "/v4/dex/listings/quotes",
  dexNetworksListV4: "/v4/dex/networks/list",
  dexPairsOhlcvHistoricalV4: "/v4/dex/pairs/ohlcv/historical",
  dexPairsOhlcvLatestV4: "/v4/dex/pairs/ohlcv/latest",
  dexPairsTradeLatestV4: "/v4/dex/pairs/trade/latest",
} as const;

export interface Operations {
  /** Airdrop */
  cryptocurrencyAirdropV1(parameters: CryptocurrencyAirdropV1Parameters): Promise<CryptocurrencyAirdropV1Result>;
  /** Airdrops */
  cryptocurrencyAirdropsV1(parameters: CryptocurrencyAirdropsV1Parameters): Promise<CryptocurrencyAirdropsV1Result>;
  /** Categories */
  cryptocurrencyCategoriesV1(parameters: CryptocurrencyCategoriesV1Parameters): Promise<CryptocurrencyCategoriesV1Result>;
  /** Category */
  cryptocurrencyCategoryV1(parameters: CryptocurrencyCategoryV1Parameters): Promise<CryptocurrencyCategoryV1Result>;
  /** Metadata (v1) */
  cryptocurrencyInfoV1(parameters: CryptocurrencyInfoV1Parameters): Promise<CryptocurrencyInfoV1Result>;
  /** Listings, historical */
  cryptocurrencyListingsHistoricalV1(parameters: CryptocurrencyListingsHistoricalV1Parameters): Promise<CryptocurrencyListingsHistoricalV1Result>;
  /** Listings, latest (v1) */
  cryptocurrencyListingsLatestV1(parameters: CryptocurrencyListingsLatestV1Parameters): Promise<CryptocurrencyListingsLatestV1Result>;
  /** Listings, new */
  cryptocurrencyListingsNewV1(parameters: CryptocurrencyListingsNewV1Parameters): Promise<CryptocurrencyListingsNewV1Result>;
  /** ID map */
  cryptocurrencyMapV1(parameters: CryptocurrencyMapV1Parameters): Promise<CryptocurrencyMapV1Result>;
  /** Market pairs (v1) */
  cryptocurrencyMarketPairsLatestV1(parameters: CryptocurrencyMarketPairsLatestV1Parameters): Promise<CryptocurrencyMarketPairsLatestV1Result>;
  /** Multipliers */
  cryptocurrencyMultiplierV1(parameters: CryptocurrencyMultiplierV1Parameters): Promise<CryptocurrencyMultiplierV1Result>;
  /** OHLCV, historical (v1) */
  cryptocurrencyOhlcvHistoricalV1(parameters: CryptocurrencyOhlcvHistoricalV1Parameters): Promise<CryptocurrencyOhlcvHistoricalV1Result>;
  /** OHLCV, latest (v1) */
  cryptocurrencyOhlcvLatestV1(parameters: CryptocurrencyOhlcvLatestV1Parameters): Promise<CryptocurrencyOhlcvLatestV1Result>;
  /** Price performance (v1) */
  cryptocurrencyPricePerformanceStatsLatestV1(parameters: CryptocurrencyPricePerformanceStatsLatestV1Parameters): Promise<CryptocurrencyPricePerformanceStatsLatestV1Result>;
  /** Quotes, historical (v1) */
  cryptocurrencyQuotesHistoricalV1(parameters: CryptocurrencyQuotesHistoricalV1Parameters): Promise<CryptocurrencyQuotesHistoricalV1Result>;
  /** Quotes, latest (v1) */
  cryptocurrencyQuotesLatestV1(parameters: CryptocurrencyQuotesLatestV1Parameters): Promise<CryptocurrencyQuotesLatestV1Result>;
  /** Gainers and losers */
  cryptocurrencyTrendingGainersLosersV1(parameters: CryptocurrencyTrendingGainersLosersV1Parameters): Promise<CryptocurrencyTrendingGainersLosersV1Result>;
  /** Trending, latest */
  cryptocurrencyTrendingLatestV1(parameters: CryptocurrencyTrendingLatestV1Parameters): Promise<CryptocurrencyTrendingLatestV1Result>;
  /** Trending, most visited */
  cryptocurrencyTrendingMostVisitedV1(parameters: CryptocurrencyTrendingMostVisitedV1Parameters): Promise<CryptocurrencyTrendingMostVisitedV1Result>;
  /** Partner score listings */
  partnersFcasListingsLatestV1(parameters: PartnersFcasListingsLatestV1Parameters): Promise<PartnersFcasListingsLatestV1Result>;
  /** Partner score quotes */
  partnersFcasQuotesLatestV1(parameters: PartnersFcasQuotesLatestV1Parameters): Promise<PartnersFcasQuotesLatestV1Result>;
  /** Simple price */
  simplePriceV1(parameters: SimplePriceV1Parameters): Promise<SimplePriceV1Result>;
  /** Price conversion (v1) */
  toolsPriceConversionV1(parameters: ToolsPriceConversionV1Parameters): Promise<ToolsPriceConversionV1Result>;
  /** Metadata */
  cryptocurrencyInfoV2(parameters: CryptocurrencyInfoV2Parameters): Promise<CryptocurrencyInfoV2Result>;
  /** Market pairs */
  cryptocurrencyMarketPairsLatestV2(parameters: CryptocurrencyMarketPairsLatestV2Parameters): Promise<CryptocurrencyMarketPairsLatestV2Result>;
  /** OHLCV, historical */
  cryptocurrencyOhlcvHistoricalV2(parameters: CryptocurrencyOhlcvHistoricalV2Parameters): Promise<CryptocurrencyOhlcvHistoricalV2Result>;
  /** OHLCV, latest */
  cryptocurrencyOhlcvLatestV2(parameters: CryptocurrencyOhlcvLatestV2Parameters): Promise<CryptocurrencyOhlcvLatestV2Result>;
  /** Price performance */
  cryptocurrencyPricePerformanceStatsLatestV2(parameters: CryptocurrencyPricePerformanceStatsLatestV2Parameters): Promise<CryptocurrencyPricePerformanceStatsLatestV2Result>;
  /** Quotes, historical (v2) */
  cryptocurrencyQuotesHistoricalV2(parameters: CryptocurrencyQuotesHistoricalV2Parameters): Promise<CryptocurrencyQuotesHistoricalV2Result>;
  /** Quotes, latest (v2) */
  cryptocurrencyQuotesLatestV2(parameters: CryptocurrencyQuotesLatestV2Parameters): Promise<CryptocurrencyQuotesLatestV2Result>;
  /** Token multipliers */
  dexMultiplierV2(parameters: DexMultiplierV2Parameters): Promise<DexMultiplierV2Result>;
  /** Listings, latest */
  cryptocurrencyListingsLatestV3(parameters: CryptocurrencyListingsLatestV3Parameters): Promise<CryptocurrencyListingsLatestV3Result>;
  /** Quotes, historical */
  cryptocurrencyQuotesHistoricalV3(parameters: CryptocurrencyQuotesHistoricalV3Parameters): Promise<CryptocurrencyQuotesHistoricalV3Result>;
  /** Quotes, latest */
  cryptocurrencyQuotesLatestV3(parameters: CryptocurrencyQuotesLatestV3Parameters): Promise<CryptocurrencyQuotesLatestV3Result>;
  /** DEX metadata */
  dexListingsInfoV4(parameters: DexListingsInfoV4Parameters): Promise<DexListingsInfoV4Result>;
  /** DEX listings, latest */
  dexListingsQuotesV4(parameters: DexListingsQuotesV4Parameters): Promise<DexListingsQuotesV4Result>;
  /** DEX network ID map */
  dexNetworksListV4(parameters: DexNetworksListV4Parameters): Promise<DexNetworksListV4Result>;
  /** DEX OHLCV, historical */
  dexPairsOhlcvHistoricalV4(parameters: DexPairsOhlcvHistoricalV4Parameters): Promise<DexPairsOhlcvHistoricalV4Result>;
  /** DEX OHLCV, latest */
  dexPairsOhlcvLatestV4(parameters: DexPairsOhlcvLatestV4Parameters): Promise<DexPairsOhlcvLatestV4Result>;
  /** DEX trades, latest */
  dexPairsTradeLatestV4(parameters: DexPairsTradeLatestV4Parameters): Promise<DexPairsTradeLatestV4Result>;
}
