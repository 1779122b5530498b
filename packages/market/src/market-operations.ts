import { type Operation, type OperationId, operations, type ParsedParameters } from "@market-data/openapi";
import {
  eachAsset,
  eachAssetPeriod,
  eachAssetQuote,
  eachIdAndSlug,
  eachIdAndSlugQuote,
  eachPair,
  eachPairPeriod,
  eachPairTrade,
  eachQuote,
  eachValue,
  type Measure,
  oneRecord,
  page,
  reading,
} from "./budget/response-size.ts";
import { type ConvertParameters, countCurrencies } from "./conversion/convert.ts";
import { COMPARED_DAYS } from "./derived/fear-and-greed.ts";
import {
  endOfDay,
  firstPeriod,
  firstQuoteTime,
  type GetEarliestRequestedTime,
} from "./history/earliest-requested-time.ts";
import { ROWS_OF_LAST_DAY } from "./history/last-day.ts";
import { countPathRows, type PerformancePeriod } from "./history/price-paths.ts";
import type { LookupParameters } from "./lookup/lookup.ts";
import type { Handler, ResponseData } from "./operation.ts";
import { airdrop, airdrops } from "./operations/airdrops.ts";
import { categories, category, countMembers } from "./operations/categories.ts";
import { dexListingsInfo, dexListingsQuotes, dexNetworks } from "./operations/dex-listings.ts";
import { dexOhlcvHistorical, dexOhlcvLatest } from "./operations/dex-ohlcv.ts";
import { dexTrades } from "./operations/dex-trades.ts";
import { countWallets, exchangeAssets } from "./operations/exchange-assets.ts";
import { exchangeInfo } from "./operations/exchange-info.ts";
import { exchangeListings, exchangeQuotes } from "./operations/exchange-listings.ts";
import { exchangeMap, measureExchangeMap } from "./operations/exchange-map.ts";
import { exchangeQuotesHistorical } from "./operations/exchange-quotes-historical.ts";
import {
  fearAndGreedHistorical,
  fearAndGreedLatest,
  firstFearAndGreedDay,
} from "./operations/fear-and-greed.ts";
import { fiatMap, measureFiatMap } from "./operations/fiat-map.ts";
import { globalMetricsHistorical, globalMetricsLatest } from "./operations/global-metrics.ts";
import {
  firstIndexTime,
  indexHistorical,
  indexTop20Latest,
  indexTop100Latest,
  measureIndex,
} from "./operations/indices.ts";
import { keyInfo } from "./operations/key-info.ts";
import { listingsLatestV1, listingsLatestV3, listingsNew } from "./operations/listings.ts";
import { listingsHistorical } from "./operations/listings-historical.ts";
import { map, measureMap } from "./operations/map.ts";
import {
  countExchangePairs,
  countMarketPairs,
  exchangeMarketPairs,
  marketPairs,
} from "./operations/market-pairs.ts";
import { metadata } from "./operations/metadata.ts";
import { dexMultipliers, multipliers } from "./operations/multipliers.ts";
import { ohlcvHistorical } from "./operations/ohlcv-historical.ts";
import { ohlcvLatest } from "./operations/ohlcv-latest.ts";
import { measureScores, scoreListings, scoreQuotes } from "./operations/partner-scores.ts";
import { measureConversions, priceConversion, priceConversionV2 } from "./operations/price-conversion.ts";
import { pricePerformance } from "./operations/price-performance.ts";
import { quotesHistorical } from "./operations/quotes-historical.ts";
import { quotesLatest, quotesLatestV3 } from "./operations/quotes-latest.ts";
import { simplePrice } from "./operations/simple-price.ts";
import { countTrending, gainersLosers, trending } from "./operations/trending.ts";
import { ROWS_OF_DAY_END } from "./store/day-ends.ts";
import type { Snapshot } from "./store/snapshot.ts";

/** An operation of the market, with the parameters and data of its contract entry. */
export interface MarketOperation<Parameters = never, Data = unknown> {
  readonly handle: Handler<Parameters, Data>;
  /** The maximum size of the response. */
  readonly measure: Measure<Parameters>;
  /**
   * The earliest time that a request reads, to compare with a plan's history limit. Absent for operations without such
   * a limit.
   */
  readonly earliestRequestedTime?: GetEarliestRequestedTime<Parameters>;
}

/** The type of each operation. */
export type MarketOperations = {
  readonly [Id in OperationId]: MarketOperation<ParsedParameters[Id], ResponseData<Id>>;
};

const countAssets = ({ assets }: Snapshot) => assets.size;
/** Listings contain the assets with metrics. */
const countListed = ({ metrics }: Snapshot) => metrics.size;
const countMultipliers = (snapshot: Snapshot) => snapshot.multipliers.length;

type PerformanceParameters = LookupParameters &
  ConvertParameters & { readonly time_period: readonly PerformancePeriod[] };

function measurePerformance(operation: Pick<Operation, "version">): Measure<PerformanceParameters> {
  // The four prices of a period are converted at four times.
  const measure = eachAsset<PerformanceParameters>(operation, ({ time_period }) => time_period.length * 4);
  return reading(
    measure,
    (parameters, _, assets) => assets * countPathRows(parameters.time_period, countCurrencies(parameters)),
  );
}

const measureLastDay = (operation: Pick<Operation, "version">) =>
  reading(eachAsset(operation), (_parameters, _context, assets) => assets * ROWS_OF_LAST_DAY);

/** Every operation of the contract, by its id. */
export const marketOperations: MarketOperations = {
  cryptocurrencyAirdropV1: { handle: airdrop, measure: oneRecord },
  cryptocurrencyAirdropsV1: { handle: airdrops, measure: page((snapshot) => snapshot.airdrops.length) },
  cryptocurrencyCategoriesV1: { handle: categories, measure: page((snapshot) => snapshot.categories.length) },
  cryptocurrencyCategoryV1: { handle: category, measure: page(countMembers) },
  cryptocurrencyInfoV1: {
    handle: metadata(operations.cryptocurrencyInfoV1),
    measure: eachAsset(operations.cryptocurrencyInfoV1),
  },
  cryptocurrencyInfoV2: {
    handle: metadata(operations.cryptocurrencyInfoV2),
    measure: eachAsset(operations.cryptocurrencyInfoV2),
  },
  cryptocurrencyListingsHistoricalV1: {
    handle: listingsHistorical,
    measure: reading(page(countAssets), (_, { snapshot }) => countAssets(snapshot) * ROWS_OF_DAY_END),
    earliestRequestedTime: ({ date }) => endOfDay(date),
  },
  cryptocurrencyListingsLatestV1: { handle: listingsLatestV1, measure: page(countListed) },
  cryptocurrencyListingsLatestV3: { handle: listingsLatestV3, measure: page(countListed) },
  cryptocurrencyListingsNewV1: { handle: listingsNew, measure: page(countListed) },
  cryptocurrencyMapV1: { handle: map, measure: measureMap },
  cryptocurrencyMarketPairsLatestV1: {
    handle: marketPairs(operations.cryptocurrencyMarketPairsLatestV1),
    measure: page(countMarketPairs),
  },
  cryptocurrencyMarketPairsLatestV2: {
    handle: marketPairs(operations.cryptocurrencyMarketPairsLatestV2),
    measure: page(countMarketPairs),
  },
  cryptocurrencyMultiplierV1: { handle: multipliers, measure: page(countMultipliers) },
  cryptocurrencyOhlcvHistoricalV1: {
    handle: ohlcvHistorical(operations.cryptocurrencyOhlcvHistoricalV1),
    measure: eachAssetPeriod(operations.cryptocurrencyOhlcvHistoricalV1),
    earliestRequestedTime: firstPeriod,
  },
  cryptocurrencyOhlcvHistoricalV2: {
    handle: ohlcvHistorical(operations.cryptocurrencyOhlcvHistoricalV2),
    measure: eachAssetPeriod(operations.cryptocurrencyOhlcvHistoricalV2),
    earliestRequestedTime: firstPeriod,
  },
  cryptocurrencyOhlcvLatestV1: {
    handle: ohlcvLatest(operations.cryptocurrencyOhlcvLatestV1),
    measure: measureLastDay(operations.cryptocurrencyOhlcvLatestV1),
  },
  cryptocurrencyOhlcvLatestV2: {
    handle: ohlcvLatest(operations.cryptocurrencyOhlcvLatestV2),
    measure: measureLastDay(operations.cryptocurrencyOhlcvLatestV2),
  },
  cryptocurrencyPricePerformanceStatsLatestV1: {
    handle: pricePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV1),
    measure: measurePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV1),
  },
  cryptocurrencyPricePerformanceStatsLatestV2: {
    handle: pricePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV2),
    measure: measurePerformance(operations.cryptocurrencyPricePerformanceStatsLatestV2),
  },
  cryptocurrencyQuotesHistoricalV1: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV1),
    measure: eachAssetQuote(operations.cryptocurrencyQuotesHistoricalV1),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesHistoricalV2: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV2),
    measure: eachAssetQuote(operations.cryptocurrencyQuotesHistoricalV2),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesHistoricalV3: {
    handle: quotesHistorical(operations.cryptocurrencyQuotesHistoricalV3),
    measure: eachAssetQuote(operations.cryptocurrencyQuotesHistoricalV3),
    earliestRequestedTime: firstQuoteTime,
  },
  cryptocurrencyQuotesLatestV1: {
    handle: quotesLatest(operations.cryptocurrencyQuotesLatestV1),
    measure: eachAsset(operations.cryptocurrencyQuotesLatestV1),
  },
  cryptocurrencyQuotesLatestV2: {
    handle: quotesLatest(operations.cryptocurrencyQuotesLatestV2),
    measure: eachAsset(operations.cryptocurrencyQuotesLatestV2),
  },
  cryptocurrencyQuotesLatestV3: {
    handle: quotesLatestV3,
    measure: eachAsset(operations.cryptocurrencyQuotesLatestV3),
  },
  cryptocurrencyTrendingGainersLosersV1: { handle: gainersLosers, measure: page(countListed) },
  cryptocurrencyTrendingLatestV1: { handle: trending("searched"), measure: page(countTrending("searched")) },
  cryptocurrencyTrendingMostVisitedV1: {
    handle: trending("visited"),
    measure: page(countTrending("visited")),
  },
  dexListingsInfoV4: { handle: dexListingsInfo, measure: eachValue(({ id }) => id) },
  dexListingsQuotesV4: {
    handle: dexListingsQuotes,
    measure: page(({ dexExchanges }) => dexExchanges.length),
  },
  dexMultiplierV2: { handle: dexMultipliers, measure: page(countMultipliers) },
  dexNetworksListV4: { handle: dexNetworks, measure: page((snapshot) => snapshot.dexNetworks.length) },
  dexPairsOhlcvHistoricalV4: {
    handle: dexOhlcvHistorical,
    earliestRequestedTime: firstPeriod,
    measure: eachPairPeriod,
  },
  dexPairsOhlcvLatestV4: { handle: dexOhlcvLatest, measure: eachPair },
  dexPairsTradeLatestV4: { handle: dexTrades, measure: eachPairTrade },
  exchangeAssetsV1: { handle: exchangeAssets, measure: page(countWallets) },
  exchangeInfoV1: { handle: exchangeInfo, measure: eachIdAndSlug },
  exchangeListingsLatestV1: { handle: exchangeListings, measure: page(({ exchanges }) => exchanges.size) },
  exchangeMapV1: { handle: exchangeMap, measure: measureExchangeMap },
  exchangeMarketPairsLatestV1: { handle: exchangeMarketPairs, measure: page(countExchangePairs) },
  exchangeQuotesHistoricalV1: {
    handle: exchangeQuotesHistorical,
    measure: eachIdAndSlugQuote,
    earliestRequestedTime: firstQuoteTime,
  },
  exchangeQuotesLatestV1: { handle: exchangeQuotes, measure: eachIdAndSlug },
  fearAndGreedHistoricalV3: {
    handle: fearAndGreedHistorical,
    measure: reading(
      page(() => Number.MAX_SAFE_INTEGER),
      (_parameters, _context, units) => units + COMPARED_DAYS,
    ),
    earliestRequestedTime: firstFearAndGreedDay,
  },
  fearAndGreedLatestV3: { handle: fearAndGreedLatest, measure: reading(oneRecord, () => COMPARED_DAYS) },
  fiatMapV1: { handle: fiatMap, measure: measureFiatMap },
  globalMetricsQuotesHistoricalV1: {
    handle: globalMetricsHistorical,
    measure: eachQuote,
    earliestRequestedTime: firstQuoteTime,
  },
  globalMetricsQuotesLatestV1: { handle: globalMetricsLatest, measure: oneRecord },
  indexSvc100HistoricalV3: {
    handle: indexHistorical("top-100"),
    measure: measureIndex("top-100"),
    earliestRequestedTime: firstIndexTime,
  },
  indexSvc100LatestV3: { handle: indexTop100Latest, measure: oneRecord },
  indexSvc20HistoricalV3: {
    handle: indexHistorical("top-20"),
    measure: measureIndex("top-20"),
    earliestRequestedTime: firstIndexTime,
  },
  indexSvc20LatestV3: { handle: indexTop20Latest, measure: oneRecord },
  keyInfoV1: { handle: keyInfo, measure: oneRecord },
  partnersFcasListingsLatestV1: { handle: scoreListings, measure: measureScores(page(countListed)) },
  partnersFcasQuotesLatestV1: {
    handle: scoreQuotes,
    measure: measureScores(eachAsset(operations.partnersFcasQuotesLatestV1)),
  },
  simplePriceV1: { handle: simplePrice, measure: eachValue(({ ids }) => ids) },
  toolsPriceConversionV1: {
    handle: priceConversion,
    earliestRequestedTime: ({ time }) => time,
    measure: oneRecord,
  },
  toolsPriceConversionV2: {
    handle: priceConversionV2,
    earliestRequestedTime: ({ time }) => time,
    measure: measureConversions,
  },
};
