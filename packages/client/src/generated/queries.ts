// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type {
  Airdrop,
  AirdropsResponse,
  CategoriesResponse,
  DexListingsInfoResponse,
  DexListingsQuotesResponse,
  DexNetworksResponse,
  DexPairsOhlcvHistoricalResponse,
  DexPairsOhlcvLatestResponse,
  DexPairsTradesResponse,
  ExchangeAssetsResponse,
  ExchangeInfo,
  ExchangeMapResponse,
  FearAndGreedHistoricalResponse,
  FearAndGreedLatestResponse,
  FiatMapResponse,
  IndexTop100HistoricalResponse,
  IndexTop100LatestResponse,
  IndexTop20HistoricalResponse,
  IndexTop20LatestResponse,
  KeyInfoResponse,
  MapResponse,
  Metadata,
  MultiplierResponse,
  PartnerScoresResponse,
  SimplePriceResponse,
} from "@market-data/types";
import type {
  CurrencyOf,
  Sent,
} from "../open-parameters.ts";
import type {
  Entries,
  Envelope,
  SymbolIn,
} from "../results.ts";
import type {
  CryptocurrencyAirdropV1Input,
  CryptocurrencyAirdropsV1Input,
  CryptocurrencyCategoriesV1Input,
  CryptocurrencyCategoryV1Input,
  CryptocurrencyInfoV1Input,
  CryptocurrencyInfoV2Input,
  CryptocurrencyListingsHistoricalV1Input,
  CryptocurrencyListingsLatestV1Input,
  CryptocurrencyListingsLatestV3Input,
  CryptocurrencyListingsNewV1Input,
  CryptocurrencyMapV1Input,
  CryptocurrencyMarketPairsLatestV1Input,
  CryptocurrencyMarketPairsLatestV2Input,
  CryptocurrencyMultiplierV1Input,
  CryptocurrencyOhlcvHistoricalV1Input,
  CryptocurrencyOhlcvHistoricalV2Input,
  CryptocurrencyOhlcvLatestV1Input,
  CryptocurrencyOhlcvLatestV2Input,
  CryptocurrencyPricePerformanceStatsLatestV1Input,
  CryptocurrencyPricePerformanceStatsLatestV2Input,
  CryptocurrencyQuotesHistoricalV1Input,
  CryptocurrencyQuotesHistoricalV2Input,
  CryptocurrencyQuotesHistoricalV3Input,
  CryptocurrencyQuotesLatestV1Input,
  CryptocurrencyQuotesLatestV2Input,
  CryptocurrencyQuotesLatestV3Input,
  CryptocurrencyTrendingGainersLosersV1Input,
  CryptocurrencyTrendingLatestV1Input,
  CryptocurrencyTrendingMostVisitedV1Input,
  DexListingsInfoV4Input,
  DexListingsQuotesV4Input,
  DexMultiplierV2Input,
  DexNetworksListV4Input,
  DexPairsOhlcvHistoricalV4Input,
  DexPairsOhlcvLatestV4Input,
  DexPairsTradeLatestV4Input,
  ExchangeAssetsV1Input,
  ExchangeInfoV1Input,
  ExchangeListingsLatestV1Input,
  ExchangeMapV1Input,
  ExchangeMarketPairsLatestV1Input,
  ExchangeQuotesHistoricalV1Input,
  ExchangeQuotesLatestV1Input,
  FearAndGreedHistoricalV3Input,
  FearAndGreedLatestV3Input,
  FiatMapV1Input,
  GlobalMetricsQuotesHistoricalV1Input,
  GlobalMetricsQuotesLatestV1Input,
  IndexSvc100HistoricalV3Input,
  IndexSvc100LatestV3Input,
  IndexSvc20HistoricalV3Input,
  IndexSvc20LatestV3Input,
  KeyInfoV1Input,
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
  PartnersFcasListingsLatestV1Input,
  PartnersFcasQuotesLatestV1Input,
  SeveralValuesOfExchangeIdListExchangeSlugList,
  SeveralValuesOfIdListSlugListSymbolList,
  SeveralValuesOfIdListSlugListWithoutSymbolList,
  SeveralValuesOfIdListSymbolList,
  SeveralValuesOfIdListWithoutSymbolList,
  SimplePriceV1Input,
  ToolsPriceConversionV1Input,
  ToolsPriceConversionV2Input,
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
  MarketPairsIn,
  OhlcvHistoricalIn,
  OhlcvLatestIn,
  PriceConversionIn,
  PricePerformanceIn,
  QuotesHistoricalIn,
} from "./records.ts";

/** The types of queries by path. */
export interface QueryTypes<Given> {
  "/v1/cryptocurrency/airdrop": { input: CryptocurrencyAirdropV1Input; result: Envelope<{ [key: string]: Airdrop }> };
  "/v1/cryptocurrency/airdrops": { input: CryptocurrencyAirdropsV1Input; result: AirdropsResponse };
  "/v1/cryptocurrency/categories": { input: CryptocurrencyCategoriesV1Input; result: CategoriesResponse };
  "/v1/cryptocurrency/category": { input: CryptocurrencyCategoryV1Input; result: Envelope<CategoryWithCoinsIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v1/cryptocurrency/info": { input: CryptocurrencyInfoV1Input; result: Envelope<Entries<Metadata>> };
  "/v1/cryptocurrency/listings/historical": { input: CryptocurrencyListingsHistoricalV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/cryptocurrency/listings/latest": { input: CryptocurrencyListingsLatestV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/cryptocurrency/listings/new": { input: CryptocurrencyListingsNewV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/cryptocurrency/map": { input: CryptocurrencyMapV1Input; result: MapResponse };
  "/v1/cryptocurrency/market-pairs/latest": { input: CryptocurrencyMarketPairsLatestV1Input; result: Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v1/cryptocurrency/multiplier": { input: CryptocurrencyMultiplierV1Input; result: MultiplierResponse };
  "/v1/cryptocurrency/ohlcv/historical": { input: CryptocurrencyOhlcvHistoricalV1Input; result: Sent<Given> extends OneValueOfIdListSlugListSymbolList ? Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfIdListSlugListSymbolList ? Envelope<Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> };
  "/v1/cryptocurrency/ohlcv/latest": { input: CryptocurrencyOhlcvLatestV1Input; result: Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, "USD">>>>> };
  "/v1/cryptocurrency/price-performance-stats/latest": { input: CryptocurrencyPricePerformanceStatsLatestV1Input; result: Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, "USD">>>>> };
  "/v1/cryptocurrency/quotes/historical": { input: CryptocurrencyQuotesHistoricalV1Input; result: Sent<Given> extends OneValueOfIdListSymbolList ? Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfIdListSymbolList ? Envelope<Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> };
  "/v1/cryptocurrency/quotes/latest": { input: CryptocurrencyQuotesLatestV1Input; result: Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>>> };
  "/v1/cryptocurrency/trending/gainers-losers": { input: CryptocurrencyTrendingGainersLosersV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/cryptocurrency/trending/latest": { input: CryptocurrencyTrendingLatestV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/cryptocurrency/trending/most-visited": { input: CryptocurrencyTrendingMostVisitedV1Input; result: Envelope<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/exchange/assets": { input: ExchangeAssetsV1Input; result: ExchangeAssetsResponse };
  "/v1/exchange/info": { input: ExchangeInfoV1Input; result: Envelope<{ [key: string]: ExchangeInfo }> };
  "/v1/exchange/listings/latest": { input: ExchangeListingsLatestV1Input; result: Envelope<ExchangeListingIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v1/exchange/map": { input: ExchangeMapV1Input; result: ExchangeMapResponse };
  "/v1/exchange/market-pairs/latest": { input: ExchangeMarketPairsLatestV1Input; result: Envelope<ExchangeMarketPairsIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v1/exchange/quotes/historical": { input: ExchangeQuotesHistoricalV1Input; result: Sent<Given> extends OneValueOfExchangeIdListExchangeSlugList ? Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfExchangeIdListExchangeSlugList ? Envelope<{ [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> }> : Envelope<ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | { [key: string]: ExchangeQuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> }> };
  "/v1/exchange/quotes/latest": { input: ExchangeQuotesLatestV1Input; result: Envelope<{ [key: string]: ExchangeListingIn<SymbolIn<CurrencyOf<Given, "USD">>> }> };
  "/v1/fiat/map": { input: FiatMapV1Input; result: FiatMapResponse };
  "/v1/global-metrics/quotes/historical": { input: GlobalMetricsQuotesHistoricalV1Input; result: Envelope<GlobalMetricsHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v1/global-metrics/quotes/latest": { input: GlobalMetricsQuotesLatestV1Input; result: Envelope<GlobalMetricsIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v1/key/info": { input: KeyInfoV1Input; result: KeyInfoResponse };
  "/v1/partners/{partner}/fcas/listings/latest": { input: PartnersFcasListingsLatestV1Input; result: PartnerScoresResponse };
  "/v1/partners/{partner}/fcas/quotes/latest": { input: PartnersFcasQuotesLatestV1Input; result: PartnerScoresResponse };
  "/v1/simple/price": { input: SimplePriceV1Input; result: SimplePriceResponse };
  "/v1/tools/price-conversion": { input: ToolsPriceConversionV1Input; result: Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v2/cryptocurrency/info": { input: CryptocurrencyInfoV2Input; result: Sent<Given> extends OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList ? Envelope<Entries<Metadata>> : Sent<Given> extends OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList ? Envelope<Entries<Metadata[]>> : Envelope<Entries<Metadata | Metadata[]>> };
  "/v2/cryptocurrency/market-pairs/latest": { input: CryptocurrencyMarketPairsLatestV2Input; result: Envelope<MarketPairsIn<SymbolIn<CurrencyOf<Given, "USD">>>> };
  "/v2/cryptocurrency/ohlcv/historical": { input: CryptocurrencyOhlcvHistoricalV2Input; result: Sent<Given> extends OneValueOfIdListSlugListWithoutSymbolList ? Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfIdListSlugListWithoutSymbolList ? Envelope<Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfIdListSlugListWithoutSymbolList ? Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfSymbolListWithoutIdListSlugList ? Envelope<Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v2/cryptocurrency/ohlcv/latest": { input: CryptocurrencyOhlcvLatestV2Input; result: Sent<Given> extends OnlyAnyOfIdListWithoutSymbolList ? Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfSymbolListWithoutIdList ? Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<Entries<OhlcvLatestIn<SymbolIn<CurrencyOf<Given, "USD">>> | OhlcvLatestIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v2/cryptocurrency/price-performance-stats/latest": { input: CryptocurrencyPricePerformanceStatsLatestV2Input; result: Sent<Given> extends OnlyOneOfIdListSlugListWithoutSymbolList ? Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyOneOfSymbolListWithoutIdListSlugList ? Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<Entries<PricePerformanceIn<SymbolIn<CurrencyOf<Given, "USD">>> | PricePerformanceIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v2/cryptocurrency/quotes/historical": { input: CryptocurrencyQuotesHistoricalV2Input; result: Sent<Given> extends OneValueOfIdListWithoutSymbolList ? Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfIdListWithoutSymbolList ? Envelope<Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfIdListWithoutSymbolList ? Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfSymbolListWithoutIdList ? Envelope<Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v2/cryptocurrency/quotes/latest": { input: CryptocurrencyQuotesLatestV2Input; result: Sent<Given> extends OnlyOneOfIdListSlugListWithoutSymbolList ? Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyOneOfSymbolListWithoutIdListSlugList ? Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<Entries<CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>> | CryptocurrencyIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v2/dex/multiplier": { input: DexMultiplierV2Input; result: MultiplierResponse };
  "/v2/tools/price-conversion": { input: ToolsPriceConversionV2Input; result: Sent<Given> extends OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol ? Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id ? Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> : Envelope<PriceConversionIn<SymbolIn<CurrencyOf<Given, "USD">>> | PriceConversionIn<SymbolIn<CurrencyOf<Given, "USD">>>[]> };
  "/v3/cryptocurrency/listings/latest": { input: CryptocurrencyListingsLatestV3Input; result: CryptoListingV3In<SymbolIn<CurrencyOf<Given, "USD">>>[] };
  "/v3/cryptocurrency/quotes/historical": { input: CryptocurrencyQuotesHistoricalV3Input; result: Sent<Given> extends OneValueOfIdListWithoutSymbolList ? Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOfIdListWithoutSymbolList ? Envelope<Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfIdListWithoutSymbolList ? Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>>> : Sent<Given> extends OnlyAnyOfSymbolListWithoutIdList ? Envelope<Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> : Envelope<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | Entries<QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>> | QuotesHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>[]>> };
  "/v3/cryptocurrency/quotes/latest": { input: CryptocurrencyQuotesLatestV3Input; result: CryptoQuoteV3In<SymbolIn<CurrencyOf<Given, "USD">>>[] };
  "/v3/fear-and-greed/historical": { input: FearAndGreedHistoricalV3Input; result: FearAndGreedHistoricalResponse };
  "/v3/fear-and-greed/latest": { input: FearAndGreedLatestV3Input; result: FearAndGreedLatestResponse };
  "/v3/index/svc100-historical": { input: IndexSvc100HistoricalV3Input; result: IndexTop100HistoricalResponse };
  "/v3/index/svc100-latest": { input: IndexSvc100LatestV3Input; result: IndexTop100LatestResponse };
  "/v3/index/svc20-historical": { input: IndexSvc20HistoricalV3Input; result: IndexTop20HistoricalResponse };
  "/v3/index/svc20-latest": { input: IndexSvc20LatestV3Input; result: IndexTop20LatestResponse };
  "/v4/dex/listings/info": { input: DexListingsInfoV4Input; result: DexListingsInfoResponse };
  "/v4/dex/listings/quotes": { input: DexListingsQuotesV4Input; result: DexListingsQuotesResponse };
  "/v4/dex/networks/list": { input: DexNetworksListV4Input; result: DexNetworksResponse };
  "/v4/dex/pairs/ohlcv/historical": { input: DexPairsOhlcvHistoricalV4Input; result: DexPairsOhlcvHistoricalResponse };
  "/v4/dex/pairs/ohlcv/latest": { input: DexPairsOhlcvLatestV4Input; result: DexPairsOhlcvLatestResponse };
  "/v4/dex/pairs/trade/latest": { input: DexPairsTradeLatestV4Input; result: DexPairsTradesResponse };
}
