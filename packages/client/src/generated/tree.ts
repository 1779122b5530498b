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
  StreamV1Method,
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
         * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
         * @deprecated No replacement exists.
         */
        readonly latest: PartnersFcasListingsLatestV1Method;
      };
      readonly quotes: {
        /**
         * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
         * @deprecated No replacement exists.
         */
        readonly latest: PartnersFcasQuotesLatestV1Method;
      };
    };
  };
  readonly dex: {
    readonly listings: {
      /**
       * Get DEX metadata: `GET /v4/dex/listings/info`
       * @deprecated No replacement exists.
       */
      readonly info: DexListingsInfoV4Method;
      /**
       * List DEXs by volume: `GET /v4/dex/listings/quotes`
       * @deprecated No replacement exists.
       */
      readonly quotes: DexListingsQuotesV4Method;
    };
    readonly networks: {
      /**
       * List DEX networks: `GET /v4/dex/networks/list`
       * @deprecated No replacement exists.
       */
      readonly list: DexNetworksListV4Method;
    };
    readonly pairs: {
      readonly ohlcv: {
        /**
         * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
         * @deprecated No replacement exists.
         */
        readonly historical: DexPairsOhlcvHistoricalV4Method;
        /**
         * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
         * @deprecated No replacement exists.
         */
        readonly latest: DexPairsOhlcvLatestV4Method;
      };
      readonly trade: {
        /**
         * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
         * @deprecated No replacement exists.
         */
        readonly latest: DexPairsTradeLatestV4Method;
      };
    };
    /** List token multipliers: `GET /v2/dex/multiplier` */
    readonly multiplier: DexMultiplierV2Method;
  };
  readonly cryptocurrency: {
    /** List multipliers: `GET /v1/cryptocurrency/multiplier` */
    readonly multiplier: CryptocurrencyMultiplierV1Method;
    /** Get an airdrop: `GET /v1/cryptocurrency/airdrop` */
    readonly airdrop: CryptocurrencyAirdropV1Method;
    /** List airdrops: `GET /v1/cryptocurrency/airdrops` */
    readonly airdrops: CryptocurrencyAirdropsV1Method;
    /** List categories: `GET /v1/cryptocurrency/categories` */
    readonly categories: CryptocurrencyCategoriesV1Method;
    /** Get a category: `GET /v1/cryptocurrency/category` */
    readonly category: CryptocurrencyCategoryV1Method;
    readonly listings: {
      /** List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical` */
      readonly historical: CryptocurrencyListingsHistoricalV1Method;
      /** List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new` */
      readonly new: CryptocurrencyListingsNewV1Method;
      /** List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest` */
      readonly latest: CryptocurrencyListingsLatestV3Method;
    };
    /** List cryptocurrency IDs: `GET /v1/cryptocurrency/map` */
    readonly map: CryptocurrencyMapV1Method;
    readonly trending: {
      /** List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
      readonly gainersLosers: CryptocurrencyTrendingGainersLosersV1Method;
      /** List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest` */
      readonly latest: CryptocurrencyTrendingLatestV1Method;
      /** List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited` */
      readonly mostVisited: CryptocurrencyTrendingMostVisitedV1Method;
    };
    /** Get cryptocurrency metadata: `GET /v2/cryptocurrency/info` */
    readonly info: CryptocurrencyInfoV2Method;
    readonly marketPairs: {
      /** List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest` */
      readonly latest: CryptocurrencyMarketPairsLatestV2Method;
    };
    readonly ohlcv: {
      /** Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical` */
      readonly historical: CryptocurrencyOhlcvHistoricalV2Method;
      /** Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest` */
      readonly latest: CryptocurrencyOhlcvLatestV2Method;
    };
    readonly pricePerformanceStats: {
      /** Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
      readonly latest: CryptocurrencyPricePerformanceStatsLatestV2Method;
    };
    readonly quotes: {
      /** Get historical quotes: `GET /v3/cryptocurrency/quotes/historical` */
      readonly historical: CryptocurrencyQuotesHistoricalV3Method;
      /** Get latest quotes: `GET /v3/cryptocurrency/quotes/latest` */
      readonly latest: CryptocurrencyQuotesLatestV3Method;
    };
  };
  readonly exchange: {
    /** List assets of an exchange: `GET /v1/exchange/assets` */
    readonly assets: ExchangeAssetsV1Method;
    /** Get exchange metadata: `GET /v1/exchange/info` */
    readonly info: ExchangeInfoV1Method;
    readonly listings: {
      /** List exchanges by volume: `GET /v1/exchange/listings/latest` */
      readonly latest: ExchangeListingsLatestV1Method;
    };
    /** List exchange IDs: `GET /v1/exchange/map` */
    readonly map: ExchangeMapV1Method;
    readonly marketPairs: {
      /** List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest` */
      readonly latest: ExchangeMarketPairsLatestV1Method;
    };
    readonly quotes: {
      /** Get historical exchange quotes: `GET /v1/exchange/quotes/historical` */
      readonly historical: ExchangeQuotesHistoricalV1Method;
      /** Get latest exchange quotes: `GET /v1/exchange/quotes/latest` */
      readonly latest: ExchangeQuotesLatestV1Method;
    };
  };
  readonly fiat: {
    /** List fiat currencies: `GET /v1/fiat/map` */
    readonly map: FiatMapV1Method;
  };
  readonly globalMetrics: {
    readonly quotes: {
      /** Get historical global metrics: `GET /v1/global-metrics/quotes/historical` */
      readonly historical: GlobalMetricsQuotesHistoricalV1Method;
      /** Get latest global metrics: `GET /v1/global-metrics/quotes/latest` */
      readonly latest: GlobalMetricsQuotesLatestV1Method;
    };
  };
  readonly key: {
    /** Get plan limits and usage: `GET /v1/key/info` */
    readonly info: KeyInfoV1Method;
  };
  readonly simple: {
    /** Get prices in US dollars: `GET /v1/simple/price` */
    readonly price: SimplePriceV1Method;
  };
  readonly stream: {
    /** Stream quotes: `GET /v1/stream` */
    readonly quotes: StreamV1Method;
  };
  readonly tools: {
    /** Convert an amount: `GET /v2/tools/price-conversion` */
    readonly priceConversion: ToolsPriceConversionV2Method;
  };
  readonly fearAndGreed: {
    /** List historical fear and greed values: `GET /v3/fear-and-greed/historical` */
    readonly historical: FearAndGreedHistoricalV3Method;
    /** Get the latest fear and greed value: `GET /v3/fear-and-greed/latest` */
    readonly latest: FearAndGreedLatestV3Method;
  };
  readonly index: {
    /** Get historical top 100 index values: `GET /v3/index/svc100-historical` */
    readonly svc100Historical: IndexSvc100HistoricalV3Method;
    /** Get the latest top 100 index: `GET /v3/index/svc100-latest` */
    readonly svc100Latest: IndexSvc100LatestV3Method;
    /** Get historical top 20 index values: `GET /v3/index/svc20-historical` */
    readonly svc20Historical: IndexSvc20HistoricalV3Method;
    /** Get the latest top 20 index: `GET /v3/index/svc20-latest` */
    readonly svc20Latest: IndexSvc20LatestV3Method;
  };
  readonly v1: {
    readonly cryptocurrency: {
      /**
       * Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`
       * @deprecated Use `api.cryptocurrency.info`.
       */
      readonly info: CryptocurrencyInfoV1Method;
      readonly marketPairs: {
        /**
         * List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`
         * @deprecated Use `api.cryptocurrency.marketPairs.latest`.
         */
        readonly latest: CryptocurrencyMarketPairsLatestV1Method;
      };
      readonly ohlcv: {
        /**
         * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
         * @deprecated Use `api.cryptocurrency.ohlcv.historical`.
         */
        readonly historical: CryptocurrencyOhlcvHistoricalV1Method;
        /**
         * Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`
         * @deprecated Use `api.cryptocurrency.ohlcv.latest`.
         */
        readonly latest: CryptocurrencyOhlcvLatestV1Method;
      };
      readonly pricePerformanceStats: {
        /**
         * Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
         * @deprecated Use `api.cryptocurrency.pricePerformanceStats.latest`.
         */
        readonly latest: CryptocurrencyPricePerformanceStatsLatestV1Method;
      };
      readonly quotes: {
        /**
         * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
         * @deprecated Use `api.cryptocurrency.quotes.historical`.
         */
        readonly historical: CryptocurrencyQuotesHistoricalV1Method;
        /**
         * Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`
         * @deprecated Use `api.cryptocurrency.quotes.latest`. The response of version 3 is a bare array, and `quote` is an array too.
         */
        readonly latest: CryptocurrencyQuotesLatestV1Method;
      };
      /** List multipliers: `GET /v1/cryptocurrency/multiplier` */
      readonly multiplier: CryptocurrencyMultiplierV1Method;
      /** Get an airdrop: `GET /v1/cryptocurrency/airdrop` */
      readonly airdrop: CryptocurrencyAirdropV1Method;
      /** List airdrops: `GET /v1/cryptocurrency/airdrops` */
      readonly airdrops: CryptocurrencyAirdropsV1Method;
      /** List categories: `GET /v1/cryptocurrency/categories` */
      readonly categories: CryptocurrencyCategoriesV1Method;
      /** Get a category: `GET /v1/cryptocurrency/category` */
      readonly category: CryptocurrencyCategoryV1Method;
      readonly listings: {
        /** List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical` */
        readonly historical: CryptocurrencyListingsHistoricalV1Method;
        /** List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest` */
        readonly latest: CryptocurrencyListingsLatestV1Method;
        /** List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new` */
        readonly new: CryptocurrencyListingsNewV1Method;
      };
      /** List cryptocurrency IDs: `GET /v1/cryptocurrency/map` */
      readonly map: CryptocurrencyMapV1Method;
      readonly trending: {
        /** List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
        readonly gainersLosers: CryptocurrencyTrendingGainersLosersV1Method;
        /** List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest` */
        readonly latest: CryptocurrencyTrendingLatestV1Method;
        /** List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited` */
        readonly mostVisited: CryptocurrencyTrendingMostVisitedV1Method;
      };
    };
    readonly partners: {
      readonly fcas: {
        readonly listings: {
          /**
           * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
           * @deprecated No replacement exists.
           */
          readonly latest: PartnersFcasListingsLatestV1Method;
        };
        readonly quotes: {
          /**
           * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
           * @deprecated No replacement exists.
           */
          readonly latest: PartnersFcasQuotesLatestV1Method;
        };
      };
    };
    readonly tools: {
      /**
       * Convert an amount (v1): `GET /v1/tools/price-conversion`
       * @deprecated Use `api.tools.priceConversion`.
       */
      readonly priceConversion: ToolsPriceConversionV1Method;
    };
    readonly exchange: {
      /** List assets of an exchange: `GET /v1/exchange/assets` */
      readonly assets: ExchangeAssetsV1Method;
      /** Get exchange metadata: `GET /v1/exchange/info` */
      readonly info: ExchangeInfoV1Method;
      readonly listings: {
        /** List exchanges by volume: `GET /v1/exchange/listings/latest` */
        readonly latest: ExchangeListingsLatestV1Method;
      };
      /** List exchange IDs: `GET /v1/exchange/map` */
      readonly map: ExchangeMapV1Method;
      readonly marketPairs: {
        /** List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest` */
        readonly latest: ExchangeMarketPairsLatestV1Method;
      };
      readonly quotes: {
        /** Get historical exchange quotes: `GET /v1/exchange/quotes/historical` */
        readonly historical: ExchangeQuotesHistoricalV1Method;
        /** Get latest exchange quotes: `GET /v1/exchange/quotes/latest` */
        readonly latest: ExchangeQuotesLatestV1Method;
      };
    };
    readonly fiat: {
      /** List fiat currencies: `GET /v1/fiat/map` */
      readonly map: FiatMapV1Method;
    };
    readonly globalMetrics: {
      readonly quotes: {
        /** Get historical global metrics: `GET /v1/global-metrics/quotes/historical` */
        readonly historical: GlobalMetricsQuotesHistoricalV1Method;
        /** Get latest global metrics: `GET /v1/global-metrics/quotes/latest` */
        readonly latest: GlobalMetricsQuotesLatestV1Method;
      };
    };
    readonly key: {
      /** Get plan limits and usage: `GET /v1/key/info` */
      readonly info: KeyInfoV1Method;
    };
    readonly simple: {
      /** Get prices in US dollars: `GET /v1/simple/price` */
      readonly price: SimplePriceV1Method;
    };
    readonly stream: {
      /** Stream quotes: `GET /v1/stream` */
      readonly quotes: StreamV1Method;
    };
  };
  readonly v2: {
    readonly cryptocurrency: {
      readonly quotes: {
        /** Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical` */
        readonly historical: CryptocurrencyQuotesHistoricalV2Method;
        /** Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest` */
        readonly latest: CryptocurrencyQuotesLatestV2Method;
      };
      /** Get cryptocurrency metadata: `GET /v2/cryptocurrency/info` */
      readonly info: CryptocurrencyInfoV2Method;
      readonly marketPairs: {
        /** List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest` */
        readonly latest: CryptocurrencyMarketPairsLatestV2Method;
      };
      readonly ohlcv: {
        /** Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical` */
        readonly historical: CryptocurrencyOhlcvHistoricalV2Method;
        /** Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest` */
        readonly latest: CryptocurrencyOhlcvLatestV2Method;
      };
      readonly pricePerformanceStats: {
        /** Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
        readonly latest: CryptocurrencyPricePerformanceStatsLatestV2Method;
      };
    };
    readonly dex: {
      /** List token multipliers: `GET /v2/dex/multiplier` */
      readonly multiplier: DexMultiplierV2Method;
    };
    readonly tools: {
      /** Convert an amount: `GET /v2/tools/price-conversion` */
      readonly priceConversion: ToolsPriceConversionV2Method;
    };
  };
  readonly v3: {
    readonly cryptocurrency: {
      readonly listings: {
        /** List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest` */
        readonly latest: CryptocurrencyListingsLatestV3Method;
      };
      readonly quotes: {
        /** Get historical quotes: `GET /v3/cryptocurrency/quotes/historical` */
        readonly historical: CryptocurrencyQuotesHistoricalV3Method;
        /** Get latest quotes: `GET /v3/cryptocurrency/quotes/latest` */
        readonly latest: CryptocurrencyQuotesLatestV3Method;
      };
    };
    readonly fearAndGreed: {
      /** List historical fear and greed values: `GET /v3/fear-and-greed/historical` */
      readonly historical: FearAndGreedHistoricalV3Method;
      /** Get the latest fear and greed value: `GET /v3/fear-and-greed/latest` */
      readonly latest: FearAndGreedLatestV3Method;
    };
    readonly index: {
      /** Get historical top 100 index values: `GET /v3/index/svc100-historical` */
      readonly svc100Historical: IndexSvc100HistoricalV3Method;
      /** Get the latest top 100 index: `GET /v3/index/svc100-latest` */
      readonly svc100Latest: IndexSvc100LatestV3Method;
      /** Get historical top 20 index values: `GET /v3/index/svc20-historical` */
      readonly svc20Historical: IndexSvc20HistoricalV3Method;
      /** Get the latest top 20 index: `GET /v3/index/svc20-latest` */
      readonly svc20Latest: IndexSvc20LatestV3Method;
    };
  };
  readonly v4: {
    readonly dex: {
      readonly listings: {
        /**
         * Get DEX metadata: `GET /v4/dex/listings/info`
         * @deprecated No replacement exists.
         */
        readonly info: DexListingsInfoV4Method;
        /**
         * List DEXs by volume: `GET /v4/dex/listings/quotes`
         * @deprecated No replacement exists.
         */
        readonly quotes: DexListingsQuotesV4Method;
      };
      readonly networks: {
        /**
         * List DEX networks: `GET /v4/dex/networks/list`
         * @deprecated No replacement exists.
         */
        readonly list: DexNetworksListV4Method;
      };
      readonly pairs: {
        readonly ohlcv: {
          /**
           * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
           * @deprecated No replacement exists.
           */
          readonly historical: DexPairsOhlcvHistoricalV4Method;
          /**
           * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
           * @deprecated No replacement exists.
           */
          readonly latest: DexPairsOhlcvLatestV4Method;
        };
        readonly trade: {
          /**
           * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
           * @deprecated No replacement exists.
           */
          readonly latest: DexPairsTradeLatestV4Method;
        };
      };
    };
  };
}

/** All operations. The current version follows the older versions of an operation. */
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
  functions.streamV1,
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
