import type { OperationId, ParsedParameters } from "@market-data/openapi";
import type { operations } from "@market-data/types";
import { cryptocurrencyAirdropsV1, cryptocurrencyAirdropV1 } from "./answers/airdrops.ts";
import { cryptocurrencyCategoriesV1, cryptocurrencyCategoryV1 } from "./answers/categories.ts";
import { dexListingsInfoV4, dexListingsQuotesV4, dexNetworksListV4 } from "./answers/dex-listings.ts";
import { dexPairsOhlcvHistoricalV4, dexPairsOhlcvLatestV4 } from "./answers/dex-ohlcv.ts";
import { dexPairsTradeLatestV4 } from "./answers/dex-trades.ts";
import {
  cryptocurrencyListingsLatestV1,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyListingsNewV1,
} from "./answers/listings.ts";
import { cryptocurrencyListingsHistoricalV1 } from "./answers/listings-historical.ts";
import { cryptocurrencyMapV1 } from "./answers/map.ts";
import {
  cryptocurrencyMarketPairsLatestV1,
  cryptocurrencyMarketPairsLatestV2,
} from "./answers/market-pairs.ts";
import { cryptocurrencyInfoV1, cryptocurrencyInfoV2 } from "./answers/metadata.ts";
import { cryptocurrencyMultiplierV1, dexMultiplierV2 } from "./answers/multipliers.ts";
import {
  cryptocurrencyOhlcvHistoricalV1,
  cryptocurrencyOhlcvHistoricalV2,
} from "./answers/ohlcv-historical.ts";
import { cryptocurrencyOhlcvLatestV1, cryptocurrencyOhlcvLatestV2 } from "./answers/ohlcv-latest.ts";
import { partnersFcasListingsLatestV1, partnersFcasQuotesLatestV1 } from "./answers/partners.ts";
import { toolsPriceConversionV1 } from "./answers/price-conversion.ts";
import {
  cryptocurrencyPricePerformanceStatsLatestV1,
  cryptocurrencyPricePerformanceStatsLatestV2,
} from "./answers/price-performance.ts";
import {
  cryptocurrencyQuotesHistoricalV1,
  cryptocurrencyQuotesHistoricalV2,
  cryptocurrencyQuotesHistoricalV3,
} from "./answers/quotes-historical.ts";
import {
  cryptocurrencyQuotesLatestV1,
  cryptocurrencyQuotesLatestV2,
  cryptocurrencyQuotesLatestV3,
} from "./answers/quotes-latest.ts";
import { simplePriceV1 } from "./answers/simple-price.ts";
import {
  cryptocurrencyTrendingGainersLosersV1,
  cryptocurrencyTrendingLatestV1,
  cryptocurrencyTrendingMostVisitedV1,
} from "./answers/trending.ts";
import type { Answer, AnswerContext } from "./context.ts";

/** The body of an operation's successful answer. */
type Body<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** What an operation answers: the body's `data`, or the body where it is a bare array. */
type Data<Id extends OperationId> = Body<Id> extends { data: infer Inner } ? Inner : Body<Id>;

type Answers = {
  [Id in OperationId]: (
    parameters: ParsedParameters[Id],
    context: AnswerContext,
  ) => Promise<Answer<Data<Id>>>;
};

/** What each operation answers, from parameters that `parseQuery` has read: all 40, or the build fails. */
export const answers = {
  cryptocurrencyAirdropV1,
  cryptocurrencyAirdropsV1,
  cryptocurrencyCategoriesV1,
  cryptocurrencyCategoryV1,
  cryptocurrencyInfoV1,
  cryptocurrencyInfoV2,
  cryptocurrencyListingsHistoricalV1,
  cryptocurrencyListingsLatestV1,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyListingsNewV1,
  cryptocurrencyMapV1,
  cryptocurrencyMarketPairsLatestV1,
  cryptocurrencyMarketPairsLatestV2,
  cryptocurrencyMultiplierV1,
  cryptocurrencyOhlcvHistoricalV1,
  cryptocurrencyOhlcvHistoricalV2,
  cryptocurrencyOhlcvLatestV1,
  cryptocurrencyOhlcvLatestV2,
  cryptocurrencyPricePerformanceStatsLatestV1,
  cryptocurrencyPricePerformanceStatsLatestV2,
  cryptocurrencyQuotesHistoricalV1,
  cryptocurrencyQuotesHistoricalV2,
  cryptocurrencyQuotesHistoricalV3,
  cryptocurrencyQuotesLatestV1,
  cryptocurrencyQuotesLatestV2,
  cryptocurrencyQuotesLatestV3,
  cryptocurrencyTrendingGainersLosersV1,
  cryptocurrencyTrendingLatestV1,
  cryptocurrencyTrendingMostVisitedV1,
  dexListingsInfoV4,
  dexListingsQuotesV4,
  dexMultiplierV2,
  dexNetworksListV4,
  dexPairsOhlcvHistoricalV4,
  dexPairsOhlcvLatestV4,
  dexPairsTradeLatestV4,
  partnersFcasListingsLatestV1,
  partnersFcasQuotesLatestV1,
  simplePriceV1,
  toolsPriceConversionV1,
} satisfies Answers;
