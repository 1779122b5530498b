import { type OperationId, operations, type ParsedParameters } from "@market-data/openapi";
import {
  endOfDay,
  firstPeriod,
  firstQuoteTime,
  type GetEarliestRequestedTime,
} from "./history/earliest-requested-time.ts";
import type { Handler, ResponseData } from "./operation.ts";
import { airdrop, airdrops } from "./operations/airdrops.ts";
import { categories, category } from "./operations/categories.ts";
import { dexListingsInfo, dexListingsQuotes, dexNetworks } from "./operations/dex-listings.ts";
import { dexOhlcvHistorical, dexOhlcvLatest } from "./operations/dex-ohlcv.ts";
import { dexTrades } from "./operations/dex-trades.ts";
import { listingsLatestV1, listingsLatestV3, listingsNew } from "./operations/listings.ts";
import { listingsHistorical } from "./operations/listings-historical.ts";
import { map } from "./operations/map.ts";
import { marketPairs } from "./operations/market-pairs.ts";
import { metadata } from "./operations/metadata.ts";
import { multipliers } from "./operations/multipliers.ts";
import { ohlcvHistorical } from "./operations/ohlcv-historical.ts";
import { ohlcvLatest } from "./operations/ohlcv-latest.ts";
import { partnerScores } from "./operations/partner-scores.ts";
import { priceConversion } from "./operations/price-conversion.ts";
import { pricePerformance } from "./operations/price-performance.ts";
import { quotesHistorical } from "./operations/quotes-historical.ts";
import { quotesLatest, quotesLatestV3 } from "./operations/quotes-latest.ts";
import { simplePrice } from "./operations/simple-price.ts";
import { gainersLosers, trending } from "./operations/trending.ts";

/** An operation of the market. Its parameters and data are those of the operation with its id. */
export interface MarketOperation<Parameters = never, Data = unknown> {
  readonly handle: Handler<Parameters, Data>;
  /**
   * The earliest time that a request reads, to compare with a plan's history limit; absent where an operation has no
   * such limit.
   */
  readonly earliestRequestedTime?: GetEarliestRequestedTime<Parameters>;
}

/** The type of each operation. */
export type MarketOperations = {
  readonly [Id in OperationId]: MarketOperation<ParsedParameters[Id], ResponseData<Id>>;
};

/** Every operation of the contract, by its id. */
export const marketOperations: MarketOperations = {
  cryptocurrencyAirdropV1: { handle: airdrop },
  cryptocurrencyAirdropsV1: { handle: airdrops },
  cryptocurrencyCategoriesV1: { handle: categories },
  cryptocurrencyCategoryV1: { handle: category },
  cryptocurrencyInfoV1: { handle: metadata(operations.cryptocurrencyInfoV1) },
  cryptocurrencyInfoV2: { handle: metadata(operations.cryptocurrencyInfoV2) },
  cryptocurrencyListingsHistoricalV1: {
    handle: listingsHistorical,
    earliestRequestedTime: ({ date }) => endOfDay(date),
  },
  cryptocurrencyListingsLatestV1: { handle: listingsLatestV1 },
  cryptocurrencyListingsLatestV3: { handle: listingsLatestV3 },
  cryptocurrencyListingsNewV1: { handle: listingsNew },
  cryptocurrencyMapV1: { handle: map },
  cryptocurrencyMarketPairsLatestV1: { handle: marketPairs(operations.cryptocurrencyMarketPairsLatestV1) },
  cryptocurrencyMarketPairsLatestV2: { handle: marketPairs(operations.cryptocurrencyMarketPairsLatestV2) },
  cryptocurrencyMultiplierV1: { handle: multipliers },
  cryptocurrencyOhlcvHistoricalV1: {
    handle: ohlcvHistorical(operations.cryptocurrencyOhlcvHistoricalV1),
    earliestRequestedTime: firstPeriod,
  },
  cryptocurrencyOhlcvHistoricalV2: {
    handle: ohlcvHistorical(operations.cryptocurrencyOhlcvHistoricalV2),
    earliestRequestedTime: firstPeriod,
  },
  cryptocurrencyOhlcvLatestV1: { handle: ohlcvLatest(operations.cryptocurrencyOhlcvLatestV1) },
  cryptocurrencyOhlcvLatestV2: { handle: ohlcvLatest(operations.cryptocurrencyOhlcvLatestV2) },
  cryptocurrencyPricePerformanceStatsLatestV1: {
    handle: pricePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV1),
  },
  cryptocurrencyPricePerformanceStatsLatestV2: {
    handle: pricePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV2),
  },
  cryptocurrencyQuotesHistoricalV1: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV1),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesHistoricalV2: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV2),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesHistoricalV3: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV3),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesLatestV1: { handle: quotesLatest(operations.cryptocurrencyQuotesLatestV1) },
  cryptocurrencyQuotesLatestV2: { handle: quotesLatest(operations.cryptocurrencyQuotesLatestV2) },
  cryptocurrencyQuotesLatestV3: { handle: quotesLatestV3 },
  cryptocurrencyTrendingGainersLosersV1: { handle: gainersLosers },
  cryptocurrencyTrendingLatestV1: { handle: trending("searched") },
  cryptocurrencyTrendingMostVisitedV1: { handle: trending("visited") },
  dexListingsInfoV4: { handle: dexListingsInfo },
  dexListingsQuotesV4: { handle: dexListingsQuotes },
  dexMultiplierV2: { handle: multipliers },
  dexNetworksListV4: { handle: dexNetworks },
  dexPairsOhlcvHistoricalV4: { handle: dexOhlcvHistorical, earliestRequestedTime: firstPeriod },
  dexPairsOhlcvLatestV4: { handle: dexOhlcvLatest },
  dexPairsTradeLatestV4: { handle: dexTrades },
  partnersFcasListingsLatestV1: { handle: partnerScores },
  partnersFcasQuotesLatestV1: { handle: partnerScores },
  simplePriceV1: { handle: simplePrice },
  toolsPriceConversionV1: { handle: priceConversion, earliestRequestedTime: ({ time }) => time },
};
