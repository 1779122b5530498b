// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type { Operation } from "../operation.ts";
import type {
  CryptocurrencyAirdropV1Method,
  CryptocurrencyAirdropsV1Method,
  CryptocurrencyCategoriesV1Method,
  CryptocurrencyCategoryV1Method,
  CryptocurrencyInfoV1Method,
  CryptocurrencyInfoV2Method,
  CryptocurrencyListingsHistoricalV1Method,
  CryptocurrencyListingsLatestV1Method,
  CryptocurrencyListingsLatestV3Method,
  CryptocurrencyListingsNewV1Method,
  CryptocurrencyMapV1Method,
  CryptocurrencyMarketPairsLatestV1Method,
  CryptocurrencyMarketPairsLatestV2Method,
  CryptocurrencyMultiplierV1Method,
  CryptocurrencyOhlcvHistoricalV1Method,
  CryptocurrencyOhlcvHistoricalV2Method,
  CryptocurrencyOhlcvLatestV1Method,
  CryptocurrencyOhlcvLatestV2Method,
  CryptocurrencyPricePerformanceStatsLatestV1Method,
  CryptocurrencyPricePerformanceStatsLatestV2Method,
  CryptocurrencyQuotesHistoricalV1Method,
  CryptocurrencyQuotesHistoricalV2Method,
  CryptocurrencyQuotesHistoricalV3Method,
  CryptocurrencyQuotesLatestV1Method,
  CryptocurrencyQuotesLatestV2Method,
  CryptocurrencyQuotesLatestV3Method,
  CryptocurrencyTrendingGainersLosersV1Method,
  CryptocurrencyTrendingLatestV1Method,
  CryptocurrencyTrendingMostVisitedV1Method,
  DexListingsInfoV4Method,
  DexListingsQuotesV4Method,
  DexMultiplierV2Method,
  DexNetworksListV4Method,
  DexPairsOhlcvHistoricalV4Method,
  DexPairsOhlcvLatestV4Method,
  DexPairsTradeLatestV4Method,
  ExchangeAssetsV1Method,
  ExchangeInfoV1Method,
  ExchangeListingsLatestV1Method,
  ExchangeMapV1Method,
  ExchangeMarketPairsLatestV1Method,
  ExchangeQuotesHistoricalV1Method,
  ExchangeQuotesLatestV1Method,
  FearAndGreedHistoricalV3Method,
  FearAndGreedLatestV3Method,
  FiatMapV1Method,
  GlobalMetricsQuotesHistoricalV1Method,
  GlobalMetricsQuotesLatestV1Method,
  IndexSvc100HistoricalV3Method,
  IndexSvc100LatestV3Method,
  IndexSvc20HistoricalV3Method,
  IndexSvc20LatestV3Method,
  KeyInfoV1Method,
  PartnersFcasListingsLatestV1Method,
  PartnersFcasQuotesLatestV1Method,
  SimplePriceV1Method,
  ToolsPriceConversionV1Method,
  ToolsPriceConversionV2Method,
} from "./calls.ts";
import * as functions from "./functions.ts";

/** The name of an operation. */
export type OperationId =
  | "cryptocurrencyAirdropV1"
  | "cryptocurrencyAirdropsV1"
  | "cryptocurrencyCategoriesV1"
  | "cryptocurrencyCategoryV1"
  | "cryptocurrencyInfoV1"
  | "cryptocurrencyListingsHistoricalV1"
  | "cryptocurrencyListingsLatestV1"
  | "cryptocurrencyListingsNewV1"
  | "cryptocurrencyMapV1"
  | "cryptocurrencyMarketPairsLatestV1"
  | "cryptocurrencyMultiplierV1"
  | "cryptocurrencyOhlcvHistoricalV1"
  | "cryptocurrencyOhlcvLatestV1"
  | "cryptocurrencyPricePerformanceStatsLatestV1"
  | "cryptocurrencyQuotesHistoricalV1"
  | "cryptocurrencyQuotesLatestV1"
  | "cryptocurrencyTrendingGainersLosersV1"
  | "cryptocurrencyTrendingLatestV1"
  | "cryptocurrencyTrendingMostVisitedV1"
  | "exchangeAssetsV1"
  | "exchangeInfoV1"
  | "exchangeListingsLatestV1"
  | "exchangeMapV1"
  | "exchangeMarketPairsLatestV1"
  | "exchangeQuotesHistoricalV1"
  | "exchangeQuotesLatestV1"
  | "fiatMapV1"
  | "globalMetricsQuotesHistoricalV1"
  | "globalMetricsQuotesLatestV1"
  | "keyInfoV1"
  | "partnersFcasListingsLatestV1"
  | "partnersFcasQuotesLatestV1"
  | "simplePriceV1"
  | "toolsPriceConversionV1"
  | "cryptocurrencyInfoV2"
  | "cryptocurrencyMarketPairsLatestV2"
  | "cryptocurrencyOhlcvHistoricalV2"
  | "cryptocurrencyOhlcvLatestV2"
  | "cryptocurrencyPricePerformanceStatsLatestV2"
  | "cryptocurrencyQuotesHistoricalV2"
  | "cryptocurrencyQuotesLatestV2"
  | "dexMultiplierV2"
  | "toolsPriceConversionV2"
  | "cryptocurrencyListingsLatestV3"
  | "cryptocurrencyQuotesHistoricalV3"
  | "cryptocurrencyQuotesLatestV3"
  | "fearAndGreedHistoricalV3"
  | "fearAndGreedLatestV3"
  | "indexSvc100HistoricalV3"
  | "indexSvc100LatestV3"
  | "indexSvc20HistoricalV3"
  | "indexSvc20LatestV3"
  | "dexListingsInfoV4"
  | "dexListingsQuotesV4"
  | "dexNetworksListV4"
  | "dexPairsOhlcvHistoricalV4"
  | "dexPairsOhlcvLatestV4"
  | "dexPairsTradeLatestV4";

/** The operations as methods, by the segments of their URLs. */
export interface OperationTree {
  readonly partners: {
    readonly fcas: {
      readonly listings: {
        /**
         * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
         * @deprecated There is no replacement.
         */
        readonly latest: PartnersFcasListingsLatestV1Method;
      };
      readonly quotes: {
        /**
         * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
         * @deprecated There is no replacement.
         */
        readonly latest: PartnersFcasQuotesLatestV1Method;
      };
    };
  };
  readonly dex: {
    readonly listings: {
      /**
       * DEX metadata: `GET /v4/dex/listings/info`
       * @deprecated There is no replacement.
       */
      readonly info: DexListingsInfoV4Method;
      /**
       * DEX listings, latest: `GET /v4/dex/listings/quotes`
       * @deprecated There is no replacement.
       */
      readonly quotes: DexListingsQuotesV4Method;
    };
    readonly networks: {
      /**
       * DEX network ID map: `GET /v4/dex/networks/list`
       * @deprecated There is no replacement.
       */
      readonly list: DexNetworksListV4Method;
    };
    readonly pairs: {
      readonly ohlcv: {
        /**
         * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
         * @deprecated There is no replacement.
         */
        readonly historical: DexPairsOhlcvHistoricalV4Method;
        /**
         * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
         * @deprecated There is no replacement.
         */
        readonly latest: DexPairsOhlcvLatestV4Method;
      };
      readonly trade: {
        /**
         * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
         * @deprecated There is no replacement.
         */
        readonly latest: DexPairsTradeLatestV4Method;
      };
    };
    /** Token multipliers: `GET /v2/dex/multiplier` */
    readonly multiplier: DexMultiplierV2Method;
  };
  readonly cryptocurrency: {
    /** Multipliers: `GET /v1/cryptocurrency/multiplier` */
    readonly multiplier: CryptocurrencyMultiplierV1Method;
    /** Airdrop: `GET /v1/cryptocurrency/airdrop` */
    readonly airdrop: CryptocurrencyAirdropV1Method;
    /** Airdrops: `GET /v1/cryptocurrency/airdrops` */
    readonly airdrops: CryptocurrencyAirdropsV1Method;
    /** Categories: `GET /v1/cryptocurrency/categories` */
    readonly categories: CryptocurrencyCategoriesV1Method;
    /** Category: `GET /v1/cryptocurrency/category` */
    readonly category: CryptocurrencyCategoryV1Method;
    readonly listings: {
      /** Listings, historical: `GET /v1/cryptocurrency/listings/historical` */
      readonly historical: CryptocurrencyListingsHistoricalV1Method;
      /** Listings, new: `GET /v1/cryptocurrency/listings/new` */
      readonly new: CryptocurrencyListingsNewV1Method;
      /** Listings, latest: `GET /v3/cryptocurrency/listings/latest` */
      readonly latest: CryptocurrencyListingsLatestV3Method;
    };
    /** ID map: `GET /v1/cryptocurrency/map` */
    readonly map: CryptocurrencyMapV1Method;
    readonly trending: {
      /** Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
      readonly gainersLosers: CryptocurrencyTrendingGainersLosersV1Method;
      /** Trending, latest: `GET /v1/cryptocurrency/trending/latest` */
      readonly latest: CryptocurrencyTrendingLatestV1Method;
      /** Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited` */
      readonly mostVisited: CryptocurrencyTrendingMostVisitedV1Method;
    };
    /** Metadata: `GET /v2/cryptocurrency/info` */
    readonly info: CryptocurrencyInfoV2Method;
    readonly marketPairs: {
      /** Market pairs: `GET /v2/cryptocurrency/market-pairs/latest` */
      readonly latest: CryptocurrencyMarketPairsLatestV2Method;
    };
    readonly ohlcv: {
      /** OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical` */
      readonly historical: CryptocurrencyOhlcvHistoricalV2Method;
      /** OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest` */
      readonly latest: CryptocurrencyOhlcvLatestV2Method;
    };
    readonly pricePerformanceStats: {
      /** Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
      readonly latest: CryptocurrencyPricePerformanceStatsLatestV2Method;
    };
    readonly quotes: {
      /** Quotes, historical: `GET /v3/cryptocurrency/quotes/historical` */
      readonly historical: CryptocurrencyQuotesHistoricalV3Method;
      /** Quotes, latest: `GET /v3/cryptocurrency/quotes/latest` */
      readonly latest: CryptocurrencyQuotesLatestV3Method;
    };
  };
  readonly exchange: {
    /** Exchange assets: `GET /v1/exchange/assets` */
    readonly assets: ExchangeAssetsV1Method;
    /** Exchange metadata: `GET /v1/exchange/info` */
    readonly info: ExchangeInfoV1Method;
    readonly listings: {
      /** Exchange listings: `GET /v1/exchange/listings/latest` */
      readonly latest: ExchangeListingsLatestV1Method;
    };
    /** Exchange ID map: `GET /v1/exchange/map` */
    readonly map: ExchangeMapV1Method;
    readonly marketPairs: {
      /** Exchange market pairs: `GET /v1/exchange/market-pairs/latest` */
      readonly latest: ExchangeMarketPairsLatestV1Method;
    };
    readonly quotes: {
      /** Exchange quotes, historical: `GET /v1/exchange/quotes/historical` */
      readonly historical: ExchangeQuotesHistoricalV1Method;
      /** Exchange quotes, latest: `GET /v1/exchange/quotes/latest` */
      readonly latest: ExchangeQuotesLatestV1Method;
    };
  };
  readonly fiat: {
    /** Fiat ID map: `GET /v1/fiat/map` */
    readonly map: FiatMapV1Method;
  };
  readonly globalMetrics: {
    readonly quotes: {
      /** Global metrics, historical: `GET /v1/global-metrics/quotes/historical` */
      readonly historical: GlobalMetricsQuotesHistoricalV1Method;
      /** Global metrics, latest: `GET /v1/global-metrics/quotes/latest` */
      readonly latest: GlobalMetricsQuotesLatestV1Method;
    };
  };
  readonly key: {
    /** Key info: `GET /v1/key/info` */
    readonly info: KeyInfoV1Method;
  };
  readonly simple: {
    /** Simple price: `GET /v1/simple/price` */
    readonly price: SimplePriceV1Method;
  };
  readonly tools: {
    /** Price conversion: `GET /v2/tools/price-conversion` */
    readonly priceConversion: ToolsPriceConversionV2Method;
  };
  readonly fearAndGreed: {
    /** Fear and greed, historical: `GET /v3/fear-and-greed/historical` */
    readonly historical: FearAndGreedHistoricalV3Method;
    /** Fear and greed, latest: `GET /v3/fear-and-greed/latest` */
    readonly latest: FearAndGreedLatestV3Method;
  };
  readonly index: {
    /** Top 100 index, historical: `GET /v3/index/svc100-historical` */
    readonly svc100Historical: IndexSvc100HistoricalV3Method;
    /** Top 100 index, latest: `GET /v3/index/svc100-latest` */
    readonly svc100Latest: IndexSvc100LatestV3Method;
    /** Top 20 index, historical: `GET /v3/index/svc20-historical` */
    readonly svc20Historical: IndexSvc20HistoricalV3Method;
    /** Top 20 index, latest: `GET /v3/index/svc20-latest` */
    readonly svc20Latest: IndexSvc20LatestV3Method;
  };
  readonly v1: {
    readonly cryptocurrency: {
      /**
       * Metadata (v1): `GET /v1/cryptocurrency/info`
       * @deprecated Use `api.cryptocurrency.info`.
       */
      readonly info: CryptocurrencyInfoV1Method;
      readonly marketPairs: {
        /**
         * Market pairs (v1): `GET /v1/cryptocurrency/market-pairs/latest`
         * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
         */
        readonly latest: CryptocurrencyMarketPairsLatestV1Method;
      };
      readonly ohlcv: {
        /**
         * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
         * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
         */
        readonly historical: CryptocurrencyOhlcvHistoricalV1Method;
        /**
         * OHLCV, latest (v1): `GET /v1/cryptocurrency/ohlcv/latest`
         * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
         */
        readonly latest: CryptocurrencyOhlcvLatestV1Method;
      };
      readonly pricePerformanceStats: {
        /**
         * Price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
         * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
         */
        readonly latest: CryptocurrencyPricePerformanceStatsLatestV1Method;
      };
      readonly quotes: {
        /**
         * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
         * @deprecated Use `api.cryptocurrency.quotes.historical`.
         */
        readonly historical: CryptocurrencyQuotesHistoricalV1Method;
        /**
         * Quotes, latest (v1): `GET /v1/cryptocurrency/quotes/latest`
         * @deprecated Use `api.cryptocurrency.quotes.latest`. The response is a bare array there, and `quote` is an array too.
         */
        readonly latest: CryptocurrencyQuotesLatestV1Method;
      };
      /** Multipliers: `GET /v1/cryptocurrency/multiplier` */
      readonly multiplier: CryptocurrencyMultiplierV1Method;
      /** Airdrop: `GET /v1/cryptocurrency/airdrop` */
      readonly airdrop: CryptocurrencyAirdropV1Method;
      /** Airdrops: `GET /v1/cryptocurrency/airdrops` */
      readonly airdrops: CryptocurrencyAirdropsV1Method;
      /** Categories: `GET /v1/cryptocurrency/categories` */
      readonly categories: CryptocurrencyCategoriesV1Method;
      /** Category: `GET /v1/cryptocurrency/category` */
      readonly category: CryptocurrencyCategoryV1Method;
      readonly listings: {
        /** Listings, historical: `GET /v1/cryptocurrency/listings/historical` */
        readonly historical: CryptocurrencyListingsHistoricalV1Method;
        /** Listings, latest (v1): `GET /v1/cryptocurrency/listings/latest` */
        readonly latest: CryptocurrencyListingsLatestV1Method;
        /** Listings, new: `GET /v1/cryptocurrency/listings/new` */
        readonly new: CryptocurrencyListingsNewV1Method;
      };
      /** ID map: `GET /v1/cryptocurrency/map` */
      readonly map: CryptocurrencyMapV1Method;
      readonly trending: {
        /** Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
        readonly gainersLosers: CryptocurrencyTrendingGainersLosersV1Method;
        /** Trending, latest: `GET /v1/cryptocurrency/trending/latest` */
        readonly latest: CryptocurrencyTrendingLatestV1Method;
        /** Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited` */
        readonly mostVisited: CryptocurrencyTrendingMostVisitedV1Method;
      };
    };
    readonly partners: {
      readonly fcas: {
        readonly listings: {
          /**
           * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
           * @deprecated There is no replacement.
           */
          readonly latest: PartnersFcasListingsLatestV1Method;
        };
        readonly quotes: {
          /**
           * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
           * @deprecated There is no replacement.
           */
          readonly latest: PartnersFcasQuotesLatestV1Method;
        };
      };
    };
    readonly tools: {
      /**
       * Price conversion (v1): `GET /v1/tools/price-conversion`
       * @deprecated Use `api.tools.priceConversion`.
       */
      readonly priceConversion: ToolsPriceConversionV1Method;
    };
    readonly exchange: {
      /** Exchange assets: `GET /v1/exchange/assets` */
      readonly assets: ExchangeAssetsV1Method;
      /** Exchange metadata: `GET /v1/exchange/info` */
      readonly info: ExchangeInfoV1Method;
      readonly listings: {
        /** Exchange listings: `GET /v1/exchange/listings/latest` */
        readonly latest: ExchangeListingsLatestV1Method;
      };
      /** Exchange ID map: `GET /v1/exchange/map` */
      readonly map: ExchangeMapV1Method;
      readonly marketPairs: {
        /** Exchange market pairs: `GET /v1/exchange/market-pairs/latest` */
        readonly latest: ExchangeMarketPairsLatestV1Method;
      };
      readonly quotes: {
        /** Exchange quotes, historical: `GET /v1/exchange/quotes/historical` */
        readonly historical: ExchangeQuotesHistoricalV1Method;
        /** Exchange quotes, latest: `GET /v1/exchange/quotes/latest` */
        readonly latest: ExchangeQuotesLatestV1Method;
      };
    };
    readonly fiat: {
      /** Fiat ID map: `GET /v1/fiat/map` */
      readonly map: FiatMapV1Method;
    };
    readonly globalMetrics: {
      readonly quotes: {
        /** Global metrics, historical: `GET /v1/global-metrics/quotes/historical` */
        readonly historical: GlobalMetricsQuotesHistoricalV1Method;
        /** Global metrics, latest: `GET /v1/global-metrics/quotes/latest` */
        readonly latest: GlobalMetricsQuotesLatestV1Method;
      };
    };
    readonly key: {
      /** Key info: `GET /v1/key/info` */
      readonly info: KeyInfoV1Method;
    };
    readonly simple: {
      /** Simple price: `GET /v1/simple/price` */
      readonly price: SimplePriceV1Method;
    };
  };
  readonly v2: {
    readonly cryptocurrency: {
      readonly quotes: {
        /** Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical` */
        readonly historical: CryptocurrencyQuotesHistoricalV2Method;
        /** Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest` */
        readonly latest: CryptocurrencyQuotesLatestV2Method;
      };
      /** Metadata: `GET /v2/cryptocurrency/info` */
      readonly info: CryptocurrencyInfoV2Method;
      readonly marketPairs: {
        /** Market pairs: `GET /v2/cryptocurrency/market-pairs/latest` */
        readonly latest: CryptocurrencyMarketPairsLatestV2Method;
      };
      readonly ohlcv: {
        /** OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical` */
        readonly historical: CryptocurrencyOhlcvHistoricalV2Method;
        /** OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest` */
        readonly latest: CryptocurrencyOhlcvLatestV2Method;
      };
      readonly pricePerformanceStats: {
        /** Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
        readonly latest: CryptocurrencyPricePerformanceStatsLatestV2Method;
      };
    };
    readonly dex: {
      /** Token multipliers: `GET /v2/dex/multiplier` */
      readonly multiplier: DexMultiplierV2Method;
    };
    readonly tools: {
      /** Price conversion: `GET /v2/tools/price-conversion` */
      readonly priceConversion: ToolsPriceConversionV2Method;
    };
  };
  readonly v3: {
    readonly cryptocurrency: {
      readonly listings: {
        /** Listings, latest: `GET /v3/cryptocurrency/listings/latest` */
        readonly latest: CryptocurrencyListingsLatestV3Method;
      };
      readonly quotes: {
        /** Quotes, historical: `GET /v3/cryptocurrency/quotes/historical` */
        readonly historical: CryptocurrencyQuotesHistoricalV3Method;
        /** Quotes, latest: `GET /v3/cryptocurrency/quotes/latest` */
        readonly latest: CryptocurrencyQuotesLatestV3Method;
      };
    };
    readonly fearAndGreed: {
      /** Fear and greed, historical: `GET /v3/fear-and-greed/historical` */
      readonly historical: FearAndGreedHistoricalV3Method;
      /** Fear and greed, latest: `GET /v3/fear-and-greed/latest` */
      readonly latest: FearAndGreedLatestV3Method;
    };
    readonly index: {
      /** Top 100 index, historical: `GET /v3/index/svc100-historical` */
      readonly svc100Historical: IndexSvc100HistoricalV3Method;
      /** Top 100 index, latest: `GET /v3/index/svc100-latest` */
      readonly svc100Latest: IndexSvc100LatestV3Method;
      /** Top 20 index, historical: `GET /v3/index/svc20-historical` */
      readonly svc20Historical: IndexSvc20HistoricalV3Method;
      /** Top 20 index, latest: `GET /v3/index/svc20-latest` */
      readonly svc20Latest: IndexSvc20LatestV3Method;
    };
  };
  readonly v4: {
    readonly dex: {
      readonly listings: {
        /**
         * DEX metadata: `GET /v4/dex/listings/info`
         * @deprecated There is no replacement.
         */
        readonly info: DexListingsInfoV4Method;
        /**
         * DEX listings, latest: `GET /v4/dex/listings/quotes`
         * @deprecated There is no replacement.
         */
        readonly quotes: DexListingsQuotesV4Method;
      };
      readonly networks: {
        /**
         * DEX network ID map: `GET /v4/dex/networks/list`
         * @deprecated There is no replacement.
         */
        readonly list: DexNetworksListV4Method;
      };
      readonly pairs: {
        readonly ohlcv: {
          /**
           * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
           * @deprecated There is no replacement.
           */
          readonly historical: DexPairsOhlcvHistoricalV4Method;
          /**
           * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
           * @deprecated There is no replacement.
           */
          readonly latest: DexPairsOhlcvLatestV4Method;
        };
        readonly trade: {
          /**
           * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
           * @deprecated There is no replacement.
           */
          readonly latest: DexPairsTradeLatestV4Method;
        };
      };
    };
  };
}

/** All operations; of several versions of one, the current one last. */
export const operations: readonly Operation[] = [
  functions.cryptocurrencyInfoV1,
  functions.cryptocurrencyMarketPairsLatestV1,
  functions.cryptocurrencyOhlcvHistoricalV1,
  functions.cryptocurrencyOhlcvLatestV1,
  functions.cryptocurrencyPricePerformanceStatsLatestV1,
  functions.cryptocurrencyQuotesHistoricalV1,
  functions.cryptocurrencyQuotesLatestV1,
  functions.partnersFcasListingsLatestV1,
  functions.partnersFcasQuotesLatestV1,
  functions.toolsPriceConversionV1,
  functions.dexListingsInfoV4,
  functions.dexListingsQuotesV4,
  functions.dexNetworksListV4,
  functions.dexPairsOhlcvHistoricalV4,
  functions.dexPairsOhlcvLatestV4,
  functions.dexPairsTradeLatestV4,
  functions.cryptocurrencyMultiplierV1,
  functions.cryptocurrencyQuotesHistoricalV2,
  functions.cryptocurrencyQuotesLatestV2,
  functions.dexMultiplierV2,
  functions.cryptocurrencyAirdropV1,
  functions.cryptocurrencyAirdropsV1,
  functions.cryptocurrencyCategoriesV1,
  functions.cryptocurrencyCategoryV1,
  functions.cryptocurrencyListingsHistoricalV1,
  functions.cryptocurrencyListingsLatestV1,
  functions.cryptocurrencyListingsNewV1,
  functions.cryptocurrencyMapV1,
  functions.cryptocurrencyTrendingGainersLosersV1,
  functions.cryptocurrencyTrendingLatestV1,
  functions.cryptocurrencyTrendingMostVisitedV1,
  functions.exchangeAssetsV1,
  functions.exchangeInfoV1,
  functions.exchangeListingsLatestV1,
  functions.exchangeMapV1,
  functions.exchangeMarketPairsLatestV1,
  functions.exchangeQuotesHistoricalV1,
  functions.exchangeQuotesLatestV1,
  functions.fiatMapV1,
  functions.globalMetricsQuotesHistoricalV1,
  functions.globalMetricsQuotesLatestV1,
  functions.keyInfoV1,
  functions.simplePriceV1,
  functions.cryptocurrencyInfoV2,
  functions.cryptocurrencyMarketPairsLatestV2,
  functions.cryptocurrencyOhlcvHistoricalV2,
  functions.cryptocurrencyOhlcvLatestV2,
  functions.cryptocurrencyPricePerformanceStatsLatestV2,
  functions.toolsPriceConversionV2,
  functions.cryptocurrencyListingsLatestV3,
  functions.cryptocurrencyQuotesHistoricalV3,
  functions.cryptocurrencyQuotesLatestV3,
  functions.fearAndGreedHistoricalV3,
  functions.fearAndGreedLatestV3,
  functions.indexSvc100HistoricalV3,
  functions.indexSvc100LatestV3,
  functions.indexSvc20HistoricalV3,
  functions.indexSvc20LatestV3,
];
