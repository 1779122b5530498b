// Generated from spec/ by "pnpm generate" (types). Do not edit.

import type { components } from "./openapi.ts";

/** An airdrop: a project gives cryptocurrency to winners. */
export type Airdrop = components["schemas"]["Airdrop"];

/** The cryptocurrency of an airdrop. */
export type AirdropCoin = components["schemas"]["AirdropCoin"];

/** One airdrop, by ID. */
export type AirdropResponse = components["schemas"]["AirdropResponse"];

/** A list of airdrops. */
export type AirdropsResponse = components["schemas"]["AirdropsResponse"];

/** A list of categories. */
export type CategoriesResponse = components["schemas"]["CategoriesResponse"];

/** A group of cryptocurrencies with market totals. Unknown values are null, never 0. */
export type Category = components["schemas"]["Category"];

/** A category and its cryptocurrencies. */
export type CategoryResponse = components["schemas"]["CategoryResponse"];

/** A category and its cryptocurrencies. */
export type CategoryWithCoins = components["schemas"]["CategoryWithCoins"];

/** An asset covered by a content item. */
export type ContentAsset = components["schemas"]["ContentAsset"];

/** A content item. */
export type ContentItem = components["schemas"]["ContentItem"];

/** Market values of a cryptocurrency at a point in time, in a batch response. Unknown market values are null, never 0. */
export type CryptoBatchQuote = components["schemas"]["CryptoBatchQuote"];

/** A cryptocurrency in the latest listings, version 3. Tags are strings. */
export type CryptoListingV3 = components["schemas"]["CryptoListingV3"];

/** Request for several quotes of one cryptocurrency. */
export type CryptoQuoteBatchRequest = components["schemas"]["CryptoQuoteBatchRequest"];

/** A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null, never 0. */
export type CryptoQuoteV3 = components["schemas"]["CryptoQuoteV3"];

/** Snapshot of a cryptocurrency on one day. Unknown market values are null, never 0. */
export type CryptoSnapshot = components["schemas"]["CryptoSnapshot"];

/** Request for snapshots of several cryptocurrencies on one day. */
export type CryptoSnapshotBatchRequest = components["schemas"]["CryptoSnapshotBatchRequest"];

/** A cryptocurrency with supply and market data, as in listings, trending lists, categories, and quotes of versions 1 and 2. Unknown values are null, never 0. */
export type Cryptocurrency = components["schemas"]["Cryptocurrency"];

/** Common fields of a cryptocurrency in the quotes and listings of version 3. Unknown values are null, never 0. */
export type CryptocurrencyV3 = components["schemas"]["CryptocurrencyV3"];

/** Combined findings of all sources about a token contract. The accuracy is not guaranteed. */
export type DexAggregatedSecurityFlags = components["schemas"]["DexAggregatedSecurityFlags"];

/** Holder counts of a token on a DEX. The compact field names are unknown. */
export type DexHolderCounts = components["schemas"]["DexHolderCounts"];

/** Tag for counting the holders of a token on a DEX. */
export type DexHolderTag = components["schemas"]["DexHolderTag"];

/** Holder counts of a token on a DEX by tag (`DexHolderTag`). The compact field names are unknown. */
export type DexHolderTagCounts = components["schemas"]["DexHolderTagCounts"];

/** A decentralised exchange with metadata and volumes. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
export type DexInfo = components["schemas"]["DexInfo"];

/** Volume of a decentralised exchange in one market type and one currency. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
export type DexInfoQuote = components["schemas"]["DexInfoQuote"];

/** URLs of a decentralised exchange by kind. A kind without a URL is absent. */
export type DexInfoUrls = components["schemas"]["DexInfoUrls"];

/** A liquidity change on a DEX. The compact field names are unknown. */
export type DexLiquidityChangeRow = components["schemas"]["DexLiquidityChangeRow"];

/** Metadata of decentralised exchanges. */
export type DexListingsInfoResponse = components["schemas"]["DexListingsInfoResponse"];

/** Decentralised exchanges with volumes. */
export type DexListingsQuotesResponse = components["schemas"]["DexListingsQuotesResponse"];

/** Filters for a list of meme coins. Every bound is at least 0. */
export type DexMemeCoinFilters = components["schemas"]["DexMemeCoinFilters"];

/** A meme coin of a result. */
export type DexMemeResult = components["schemas"]["DexMemeResult"];

/** A network with decentralised exchanges. */
export type DexNetwork = components["schemas"]["DexNetwork"];

/** A list of networks. */
export type DexNetworksResponse = components["schemas"]["DexNetworksResponse"];

/** An OHLCV period of a pair. */
export type DexOhlcvPeriod = components["schemas"]["DexOhlcvPeriod"];

/** Prices and volume of a pair in one period and one currency. All numbers are strings. Unknown values are null, never 0. */
export type DexOhlcvQuote = components["schemas"]["DexOhlcvQuote"];

/** A pair on a decentralised exchange, with latest quotes. */
export type DexPair = components["schemas"]["DexPair"];

/** Common fields of a pair on a decentralised exchange. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
export type DexPairFields = components["schemas"]["DexPairFields"];

/** A pair with the OHLCV of the current day. */
export type DexPairOhlcv = components["schemas"]["DexPairOhlcv"];

/** A pair with historical OHLCV. */
export type DexPairOhlcvHistorical = components["schemas"]["DexPairOhlcvHistorical"];

/** Pairs with historical OHLCV. */
export type DexPairsOhlcvHistoricalResponse = components["schemas"]["DexPairsOhlcvHistoricalResponse"];

/** Pairs with the OHLCV of the current day. */
export type DexPairsOhlcvLatestResponse = components["schemas"]["DexPairsOhlcvLatestResponse"];

/** Pairs with latest trades. */
export type DexPairsTradesResponse = components["schemas"]["DexPairsTradesResponse"];

/** A platform of DEX data. The field names are compact. */
export type DexPlatformRow = components["schemas"]["DexPlatformRow"];

/** Market data of a pair in one currency. All numbers are strings. Unknown values are null, never 0. */
export type DexQuote = components["schemas"]["DexQuote"];

/** A row of a DEX search result. The compact field names are unknown. */
export type DexSearchResultRow = components["schemas"]["DexSearchResultRow"];

/** Third-party findings about a token contract. The accuracy is not guaranteed. Flags not provided by the third party are absent. */
export type DexSecurityFlags = components["schemas"]["DexSecurityFlags"];

/** Result of a security scan. The data comes from third parties, and the accuracy is not guaranteed. */
export type DexSecurityScan = components["schemas"]["DexSecurityScan"];

/** Status of a DEX. */
export type DexStatus = components["schemas"]["DexStatus"];

/** A swap on a DEX. The compact field names are unknown. */
export type DexSwapRow = components["schemas"]["DexSwapRow"];

/** A token in a batch of DEX prices. The field names are compact. */
export type DexTokenBatchPrice = components["schemas"]["DexTokenBatchPrice"];

/** A token on a DEX: the fields of a leaderboard row, plus creator, owner, supply, pool and listing fields. Also contains exchange listings and top pools, under unknown names. */
export type DexTokenDetail = components["schemas"]["DexTokenDetail"];

/** An exchange listing of a token on a DEX. The fields are unknown. */
export type DexTokenExchangeListing = components["schemas"]["DexTokenExchangeListing"];

/** A page of a DEX token leaderboard. The name of the property with the rows is unknown. */
export type DexTokenLeaderboardResponse = components["schemas"]["DexTokenLeaderboardResponse"];

/** A token of a DEX leaderboard. The field names are compact. */
export type DexTokenLeaderboardRow = components["schemas"]["DexTokenLeaderboardRow"];

/** A security item of a token on a DEX. */
export type DexTokenSecurityItem = components["schemas"]["DexTokenSecurityItem"];

/** Security levels of a token on a DEX, with security items. */
export type DexTokenSecurityResponse = components["schemas"]["DexTokenSecurityResponse"];

/** The signal of a token on a DEX. The field names are compact. */
export type DexTokenSignal = components["schemas"]["DexTokenSignal"];

/** An item of a token's statistics on a DEX. The field names are compact. */
export type DexTokenStats = components["schemas"]["DexTokenStats"];

/** A top pool of a token on a DEX. The field names are compact. */
export type DexTokenTopPool = components["schemas"]["DexTokenTopPool"];

/** A trade of a pair. */
export type DexTrade = components["schemas"]["DexTrade"];

/** A pair with latest trades. */
export type DexTradePair = components["schemas"]["DexTradePair"];

/** A trade in one currency. Numbers are strings. */
export type DexTradeQuote = components["schemas"]["DexTradeQuote"];

/** Body of every error: the `status` object alone. */
export type ErrorResponse = components["schemas"]["ErrorResponse"];

/** Status of a failed request: the only content of an error body. */
export type ErrorStatus = components["schemas"]["ErrorStatus"];

/** Balance of one currency in a wallet of an exchange. */
export type ExchangeAsset = components["schemas"]["ExchangeAsset"];

/** The currency of a wallet balance, with its price. */
export type ExchangeAssetCurrency = components["schemas"]["ExchangeAssetCurrency"];

/** The chain of a wallet. */
export type ExchangeAssetPlatform = components["schemas"]["ExchangeAssetPlatform"];

/** Balances of the known wallets of an exchange. */
export type ExchangeAssetsResponse = components["schemas"]["ExchangeAssetsResponse"];

/** Volumes of an exchange at a past time, in one currency. Unknown values are null, never 0. */
export type ExchangeHistoricalQuote = components["schemas"]["ExchangeHistoricalQuote"];

/** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
export type ExchangeHistoricalQuoteMap = components["schemas"]["ExchangeHistoricalQuoteMap"];

/** Metadata of an exchange: name, description, logo, URLs, fees, weekly visits and spot volume. Unknown values are null, never 0. */
export type ExchangeInfo = components["schemas"]["ExchangeInfo"];

/** Metadata of the requested exchanges. */
export type ExchangeInfoResponse = components["schemas"]["ExchangeInfoResponse"];

/** An exchange with the total volumes of the active markets. Unknown values are null, never 0. */
export type ExchangeListing = components["schemas"]["ExchangeListing"];

/** Volumes of an exchange in one currency. Unknown values are null, never 0. */
export type ExchangeListingQuote = components["schemas"]["ExchangeListingQuote"];

/** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
export type ExchangeListingQuoteMap = components["schemas"]["ExchangeListingQuoteMap"];

/** Listing state of an exchange. */
export type ExchangeListingState = components["schemas"]["ExchangeListingState"];

/** Exchanges with latest volumes. */
export type ExchangeListingsLatestResponse = components["schemas"]["ExchangeListingsLatestResponse"];

/** An exchange of the exchange ID map. */
export type ExchangeMapItem = components["schemas"]["ExchangeMapItem"];

/** The exchange ID map, with the request status. */
export type ExchangeMapResponse = components["schemas"]["ExchangeMapResponse"];

/** An exchange with active markets. */
export type ExchangeMarketPairs = components["schemas"]["ExchangeMarketPairs"];

/** Market pairs of one exchange. */
export type ExchangeMarketPairsResponse = components["schemas"]["ExchangeMarketPairsResponse"];

/** Values of an exchange at a point in time. Unknown market values are null, never 0. */
export type ExchangeQuote = components["schemas"]["ExchangeQuote"];

/** Request for several quotes of one exchange. */
export type ExchangeQuoteBatchRequest = components["schemas"]["ExchangeQuoteBatchRequest"];

/** An exchange with historical volumes. */
export type ExchangeQuotesHistorical = components["schemas"]["ExchangeQuotesHistorical"];

/** Volumes at one step of the interval. */
export type ExchangeQuotesHistoricalItem = components["schemas"]["ExchangeQuotesHistoricalItem"];

/** Historical volumes of exchanges. */
export type ExchangeQuotesHistoricalResponse = components["schemas"]["ExchangeQuotesHistoricalResponse"];

/** Latest volumes of the requested exchanges. */
export type ExchangeQuotesLatestResponse = components["schemas"]["ExchangeQuotesLatestResponse"];

/** URLs of an exchange, grouped by kind. Each group is a list. */
export type ExchangeUrls = components["schemas"]["ExchangeUrls"];

/** A value of the fear and greed index. */
export type FearAndGreed = components["schemas"]["FearAndGreed"];

/** Fear and greed index at the start of each day. */
export type FearAndGreedHistoricalResponse = components["schemas"]["FearAndGreedHistoricalResponse"];

/** The current fear and greed index. */
export type FearAndGreedLatestResponse = components["schemas"]["FearAndGreedLatestResponse"];

/** A currency of the fiat ID map. */
export type FiatMapItem = components["schemas"]["FiatMapItem"];

/** The fiat ID map, with the request status. */
export type FiatMapResponse = components["schemas"]["FiatMapResponse"];

/** Current metrics of the whole market. Unknown values are null, never 0. */
export type GlobalMetrics = components["schemas"]["GlobalMetrics"];

/** Historical metrics of the whole market. */
export type GlobalMetricsHistorical = components["schemas"]["GlobalMetricsHistorical"];

/** Totals at one step of the interval. */
export type GlobalMetricsHistoricalItem = components["schemas"]["GlobalMetricsHistoricalItem"];

/** Historical totals of the whole market in one currency. Unknown values are null, never 0. */
export type GlobalMetricsHistoricalQuote = components["schemas"]["GlobalMetricsHistoricalQuote"];

/** Historical totals for each requested currency, keyed by currency symbol; `USD` by default. */
export type GlobalMetricsHistoricalQuoteMap = components["schemas"]["GlobalMetricsHistoricalQuoteMap"];

/** Historical metrics of the whole market. */
export type GlobalMetricsHistoricalResponse = components["schemas"]["GlobalMetricsHistoricalResponse"];

/** Totals of the whole market in one currency. Unknown values are null, never 0. */
export type GlobalMetricsLatestQuote = components["schemas"]["GlobalMetricsLatestQuote"];

/** Totals for each requested currency, keyed by currency symbol; `USD` by default. */
export type GlobalMetricsLatestQuoteMap = components["schemas"]["GlobalMetricsLatestQuoteMap"];

/** Current metrics of the whole market. */
export type GlobalMetricsLatestResponse = components["schemas"]["GlobalMetricsLatestResponse"];

/** Metrics of the whole market at a point in time. Unknown market values are null, never 0. */
export type GlobalMetricsQuote = components["schemas"]["GlobalMetricsQuote"];

/** Request for several global metrics quotes. */
export type GlobalMetricsQuoteBatchRequest = components["schemas"]["GlobalMetricsQuoteBatchRequest"];

/** Historical market data of a cryptocurrency in one currency. Unknown values are null, never 0. */
export type HistoricalQuote = components["schemas"]["HistoricalQuote"];

/** Historical market data for each requested currency, keyed by currency symbol; `USD` by default. */
export type HistoricalQuoteMap = components["schemas"]["HistoricalQuoteMap"];

/** A holder of a token on a DEX. The compact field names are unknown. */
export type HolderDetailVO = components["schemas"]["HolderDetailVO"];

/** Trend of a token's holders on a DEX. The compact field names are unknown. */
export type HolderTrendVO = components["schemas"]["HolderTrendVO"];

/** A cryptocurrency of an index, with its weight. */
export type IndexConstituent = components["schemas"]["IndexConstituent"];

/** Historical snapshots of the top-100 index. */
export type IndexTop100HistoricalResponse = components["schemas"]["IndexTop100HistoricalResponse"];

/** A snapshot of the top-100 index, historical or latest. */
export type IndexTop100Item = components["schemas"]["IndexTop100Item"];

/** The latest snapshot of the top-100 index. */
export type IndexTop100LatestResponse = components["schemas"]["IndexTop100LatestResponse"];

/** A historical snapshot of the top-20 index. */
export type IndexTop20Historical = components["schemas"]["IndexTop20Historical"];

/** Historical snapshots of the top-20 index. */
export type IndexTop20HistoricalResponse = components["schemas"]["IndexTop20HistoricalResponse"];

/** The latest snapshot of the top-20 index. Unknown market values are null, never 0. */
export type IndexTop20Latest = components["schemas"]["IndexTop20Latest"];

/** The latest snapshot of the top-20 index. */
export type IndexTop20LatestResponse = components["schemas"]["IndexTop20LatestResponse"];

/** Plan limits and current usage of the API key. */
export type KeyInfo = components["schemas"]["KeyInfo"];

/** Credits used and left in the current day or monthly period. */
export type KeyInfoCreditUsage = components["schemas"]["KeyInfoCreditUsage"];

/** Plan limits of the API key. */
export type KeyInfoPlan = components["schemas"]["KeyInfoPlan"];

/** Requests made and left in the current UTC minute. */
export type KeyInfoRequestUsage = components["schemas"]["KeyInfoRequestUsage"];

/** Plan limits and current usage of the API key, with the request status. */
export type KeyInfoResponse = components["schemas"]["KeyInfoResponse"];

/** Usage of the API key in each current period. */
export type KeyInfoUsage = components["schemas"]["KeyInfoUsage"];

/** Latest listings, version 3: an array without an envelope. */
export type ListingsLatestResponseV3 = components["schemas"]["ListingsLatestResponseV3"];

/** A list of cryptocurrencies with quotes. */
export type ListingsResponse = components["schemas"]["ListingsResponse"];

/** A cryptocurrency of the ID map. */
export type MapItem = components["schemas"]["MapItem"];

/** The ID map. */
export type MapResponse = components["schemas"]["MapResponse"];

/** A market of two currencies on one exchange. */
export type MarketPair = components["schemas"]["MarketPair"];

/** One side of a market pair. */
export type MarketPairCurrency = components["schemas"]["MarketPairCurrency"];

/** The exchange of a market pair. */
export type MarketPairExchange = components["schemas"]["MarketPairExchange"];

/** Market data of a pair as reported by the exchange. Unknown values are null, never 0. */
export type MarketPairExchangeReported = components["schemas"]["MarketPairExchangeReported"];

/** Market data of a pair in one currency. Unknown values are null, never 0. */
export type MarketPairQuote = components["schemas"]["MarketPairQuote"];

/** Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
export type MarketPairQuoteMap = components["schemas"]["MarketPairQuoteMap"];

/** A cryptocurrency or fiat currency with market pairs. */
export type MarketPairs = components["schemas"]["MarketPairs"];

/** Market pairs of one currency. */
export type MarketPairsResponse = components["schemas"]["MarketPairsResponse"];

/** Metadata of a cryptocurrency: name, description, logo and URLs. */
export type Metadata = components["schemas"]["Metadata"];

/** Metadata of the requested cryptocurrencies. */
export type MetadataResponse = components["schemas"]["MetadataResponse"];

/** Metadata of the requested cryptocurrencies, version 1. */
export type MetadataResponseV1 = components["schemas"]["MetadataResponseV1"];

/** URLs of a cryptocurrency by kind. A kind without a URL is an empty list. */
export type MetadataUrls = components["schemas"]["MetadataUrls"];

/** A cryptocurrency with a UI multiplier for displayed amounts. */
export type MultiplierItem = components["schemas"]["MultiplierItem"];

/** A page of multipliers. In `status`, `error_message` is null and `credit_count` is 0. */
export type MultiplierResponse = components["schemas"]["MultiplierResponse"];

/** A page of multipliers. */
export type MultiplierResult = components["schemas"]["MultiplierResult"];

/** An OHLCV period of one cryptocurrency, in a batch response. Unknown market values are null, never 0. */
export type OhlcvBatchQuote = components["schemas"]["OhlcvBatchQuote"];

/** Request for several OHLCV periods of one cryptocurrency. */
export type OhlcvBatchRequest = components["schemas"]["OhlcvBatchRequest"];

/** A cryptocurrency with historical OHLCV. */
export type OhlcvHistorical = components["schemas"]["OhlcvHistorical"];

/** Historical OHLCV. */
export type OhlcvHistoricalResponse = components["schemas"]["OhlcvHistoricalResponse"];

/** Historical OHLCV, version 1. */
export type OhlcvHistoricalResponseV1 = components["schemas"]["OhlcvHistoricalResponseV1"];

/** A cryptocurrency with the OHLCV of the current, incomplete UTC day. */
export type OhlcvLatest = components["schemas"]["OhlcvLatest"];

/** Prices and volume of the current UTC day in one currency. Unknown values are null, never 0. */
export type OhlcvLatestQuote = components["schemas"]["OhlcvLatestQuote"];

/** Prices and volume of the current UTC day for each requested currency, keyed by currency symbol; `USD` by default. */
export type OhlcvLatestQuoteMap = components["schemas"]["OhlcvLatestQuoteMap"];

/** OHLCV of the current UTC day. */
export type OhlcvLatestResponse = components["schemas"]["OhlcvLatestResponse"];

/** OHLCV of the current UTC day, version 1. */
export type OhlcvLatestResponseV1 = components["schemas"]["OhlcvLatestResponseV1"];

/** An OHLCV period. A daily period is a UTC day from 00:00:00 to the end of the day. An hourly period opens on the hour. */
export type OhlcvPeriod = components["schemas"]["OhlcvPeriod"];

/** Prices and volume of a past period in one currency. Unknown values are null, never 0. */
export type OhlcvQuote = components["schemas"]["OhlcvQuote"];

/** Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by default. */
export type OhlcvQuoteMap = components["schemas"]["OhlcvQuoteMap"];

/** Score of a cryptocurrency at the end of a UTC day. The record may contain additional properties. */
export type PartnerScore = components["schemas"]["PartnerScore"];

/** A list of scores. */
export type PartnerScoresResponse = components["schemas"]["PartnerScoresResponse"];

/** The chain of a token; null if the cryptocurrency is not a token. */
export type Platform = components["schemas"]["Platform"];

/** The chain of a token; null if the cryptocurrency is not a token. */
export type PlatformV3 = components["schemas"]["PlatformV3"];

/** A community post. */
export type Post = components["schemas"]["Post"];

/** A currency covered by a post. */
export type PostCurrency = components["schemas"]["PostCurrency"];

/** Author of a post. */
export type PostOwner = components["schemas"]["PostOwner"];

/** An amount of one currency, converted to target currencies. */
export type PriceConversion = components["schemas"]["PriceConversion"];

/** The amount in one target currency. */
export type PriceConversionQuote = components["schemas"]["PriceConversionQuote"];

/** Converted amount for each requested currency, keyed by currency symbol; `USD` by default. */
export type PriceConversionQuoteMap = components["schemas"]["PriceConversionQuoteMap"];

/** A price conversion. */
export type PriceConversionResponse = components["schemas"]["PriceConversionResponse"];

/** A price conversion, version 2, with the request status. */
export type PriceConversionResponseV2 = components["schemas"]["PriceConversionResponseV2"];

/** A cryptocurrency with price performance over one or more periods. */
export type PricePerformance = components["schemas"]["PricePerformance"];

/** Price performance over a period. Rolling periods close at the time of the request; `yesterday` is a UTC day. */
export type PricePerformancePeriod = components["schemas"]["PricePerformancePeriod"];

/** Price performance over a period in one currency. Unknown changes are null, never 0. */
export type PricePerformanceQuote = components["schemas"]["PricePerformanceQuote"];

/** Price performance. */
export type PricePerformanceResponse = components["schemas"]["PricePerformanceResponse"];

/** Price performance, version 1. */
export type PricePerformanceResponseV1 = components["schemas"]["PricePerformanceResponseV1"];

/** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
export type ProApiResponseStatus = components["schemas"]["ProApiResponseStatus"];

/** Market data of a cryptocurrency in one currency. Unknown values are null, never 0. */
export type Quote = components["schemas"]["Quote"];

/** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
export type QuoteMap = components["schemas"]["QuoteMap"];

/** Market data of a cryptocurrency in one currency, version 3. Unknown values are null, never 0. */
export type QuoteV3 = components["schemas"]["QuoteV3"];

/** A cryptocurrency with historical quotes. */
export type QuotesHistorical = components["schemas"]["QuotesHistorical"];

/** Quotes at one step of the interval. */
export type QuotesHistoricalItem = components["schemas"]["QuotesHistoricalItem"];

/** Historical quotes, versions 2 and 3. */
export type QuotesHistoricalResponse = components["schemas"]["QuotesHistoricalResponse"];

/** Historical quotes, version 1. */
export type QuotesHistoricalResponseV1 = components["schemas"]["QuotesHistoricalResponseV1"];

/** Latest quotes, version 1. */
export type QuotesLatestResponseV1 = components["schemas"]["QuotesLatestResponseV1"];

/** Latest quotes, version 2. */
export type QuotesLatestResponseV2 = components["schemas"]["QuotesLatestResponseV2"];

/** Latest quotes, version 3: an array without an envelope. */
export type QuotesLatestResponseV3 = components["schemas"]["QuotesLatestResponseV3"];

/** Price of a cryptocurrency in USD, with the fields requested by flags. Unknown values are null, never 0. */
export type SimplePrice = components["schemas"]["SimplePrice"];

/** Prices in USD. */
export type SimplePriceResponse = components["schemas"]["SimplePriceResponse"];

/** Outcome and cost of the request. Part of every response with `data` and `status`. */
export type Status = components["schemas"]["Status"];

/** The end of a stream by the service, with the reason. */
export type StreamEnd = components["schemas"]["StreamEnd"];

/** The data of an event of a stream. `type` is the name of the event. */
export type StreamEvent = components["schemas"]["StreamEvent"];

/** The new quote of a cryptocurrency in a stream. */
export type StreamQuote = components["schemas"]["StreamQuote"];

/** The quotes of all requested cryptocurrencies, at the start of a stream. */
export type StreamSnapshot = components["schemas"]["StreamSnapshot"];

/** A tag of a cryptocurrency. */
export type TagV3 = components["schemas"]["TagV3"];
