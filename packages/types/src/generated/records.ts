// Generated from spec/ by "pnpm generate" (types). Do not edit.

import type { components } from "./openapi.ts";

/** An airdrop: a project hands out cryptocurrency to winners. */
export type Airdrop = components["schemas"]["Airdrop"];

/** The cryptocurrency that an airdrop hands out. */
export type AirdropCoin = components["schemas"]["AirdropCoin"];

/** One airdrop, by its ID. */
export type AirdropResponse = components["schemas"]["AirdropResponse"];

/** A list of airdrops. */
export type AirdropsResponse = components["schemas"]["AirdropsResponse"];

/** A list of categories. */
export type CategoriesResponse = components["schemas"]["CategoriesResponse"];

/** A group of cryptocurrencies and its market as a whole. Unknown values are null, never 0. */
export type Category = components["schemas"]["Category"];

/** One category with its cryptocurrencies. */
export type CategoryResponse = components["schemas"]["CategoryResponse"];

/** A category with the cryptocurrencies in it. */
export type CategoryWithCoins = components["schemas"]["CategoryWithCoins"];

/** An asset that an item of content is about. */
export type ContentAsset = components["schemas"]["ContentAsset"];

/** One item of content. */
export type ContentItem = components["schemas"]["ContentItem"];

/** Values of one cryptocurrency at one point in time, in a batch response. Unknown market values are null, never 0. */
export type CryptoBatchQuote = components["schemas"]["CryptoBatchQuote"];

/** A cryptocurrency in the latest listings of version 3. Its tags are texts. */
export type CryptoListingV3 = components["schemas"]["CryptoListingV3"];

/** Asks for several quotes of one cryptocurrency at once. */
export type CryptoQuoteBatchRequest = components["schemas"]["CryptoQuoteBatchRequest"];

/** A cryptocurrency in the latest quotes of version 3. Its tags are objects. Unknown values are null, never 0. */
export type CryptoQuoteV3 = components["schemas"]["CryptoQuoteV3"];

/** One cryptocurrency as of one day. Unknown market values are null, never 0. */
export type CryptoSnapshot = components["schemas"]["CryptoSnapshot"];

/** Asks for the snapshots of several cryptocurrencies on one day. */
export type CryptoSnapshotBatchRequest = components["schemas"]["CryptoSnapshotBatchRequest"];

/** A cryptocurrency with its supply and its market, as returned by listings, trending lists, categories and the quotes of versions 1 and 2. Unknown values are null, never 0. */
export type Cryptocurrency = components["schemas"]["Cryptocurrency"];

/** The fields of a cryptocurrency that the quotes and the listings of version 3 share. Unknown values are null, never 0. */
export type CryptocurrencyV3 = components["schemas"]["CryptocurrencyV3"];

/** The combined findings of all sources about a token's contract. Its accuracy is not guaranteed. */
export type DexAggregatedSecurityFlags = components["schemas"]["DexAggregatedSecurityFlags"];

/** Counts of a token's holders on a DEX. Its fields, which have compact names, are unknown. */
export type DexHolderCounts = components["schemas"]["DexHolderCounts"];

/** Tag by which the holders of a token on a DEX are counted. */
export type DexHolderTag = components["schemas"]["DexHolderTag"];

/** Counts of a token's holders on a DEX by tag; the tags are those of `DexHolderTag`. Its fields, which have compact names, are unknown. */
export type DexHolderTagCounts = components["schemas"]["DexHolderTagCounts"];

/** A decentralised exchange: what it is and how much is traded on it. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
export type DexInfo = components["schemas"]["DexInfo"];

/** The volume of a decentralised exchange in one kind of market, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
export type DexInfoQuote = components["schemas"]["DexInfoQuote"];

/** URLs of a decentralised exchange, by kind. A kind without one is absent. */
export type DexInfoUrls = components["schemas"]["DexInfoUrls"];

/** One change of liquidity on a DEX. Its fields, which have compact names, are unknown. */
export type DexLiquidityChangeRow = components["schemas"]["DexLiquidityChangeRow"];

/** Metadata of decentralised exchanges. */
export type DexListingsInfoResponse = components["schemas"]["DexListingsInfoResponse"];

/** Decentralised exchanges with their volumes. */
export type DexListingsQuotesResponse = components["schemas"]["DexListingsQuotesResponse"];

/** Filters of a list of meme coins. Every bound is at least 0. */
export type DexMemeCoinFilters = components["schemas"]["DexMemeCoinFilters"];

/** One meme coin of a result. */
export type DexMemeResult = components["schemas"]["DexMemeResult"];

/** A network on which decentralised exchanges run. */
export type DexNetwork = components["schemas"]["DexNetwork"];

/** A list of networks. */
export type DexNetworksResponse = components["schemas"]["DexNetworksResponse"];

/** One period of a pair. */
export type DexOhlcvPeriod = components["schemas"]["DexOhlcvPeriod"];

/** Prices and volume of a pair in one period, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
export type DexOhlcvQuote = components["schemas"]["DexOhlcvQuote"];

/** A pair on a decentralised exchange, with its latest quotes. */
export type DexPair = components["schemas"]["DexPair"];

/** The fields that every record of a pair on a decentralised exchange contains. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
export type DexPairFields = components["schemas"]["DexPairFields"];

/** A pair with the prices and volume of its current day. */
export type DexPairOhlcv = components["schemas"]["DexPairOhlcv"];

/** A pair with the prices and volumes of past periods. */
export type DexPairOhlcvHistorical = components["schemas"]["DexPairOhlcvHistorical"];

/** Pairs with their historical OHLCV. */
export type DexPairsOhlcvHistoricalResponse = components["schemas"]["DexPairsOhlcvHistoricalResponse"];

/** Pairs with the OHLCV of their current day. */
export type DexPairsOhlcvLatestResponse = components["schemas"]["DexPairsOhlcvLatestResponse"];

/** Pairs with their latest trades. */
export type DexPairsTradesResponse = components["schemas"]["DexPairsTradesResponse"];

/** One platform of DEX data. Its fields have compact names. */
export type DexPlatformRow = components["schemas"]["DexPlatformRow"];

/** The market of a pair, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
export type DexQuote = components["schemas"]["DexQuote"];

/** One row of a search result on DEX data. Its fields, which have compact names, are unknown. */
export type DexSearchResultRow = components["schemas"]["DexSearchResultRow"];

/** A third party's findings about a token's contract. Its accuracy is not guaranteed. A flag that the third party does not provide is absent. */
export type DexSecurityFlags = components["schemas"]["DexSecurityFlags"];

/** The result of a security scan. The data come from third parties, and their accuracy is not guaranteed. */
export type DexSecurityScan = components["schemas"]["DexSecurityScan"];

/** Status of a DEX. */
export type DexStatus = components["schemas"]["DexStatus"];

/** One swap on a DEX. Its fields, which have compact names, are unknown. */
export type DexSwapRow = components["schemas"]["DexSwapRow"];

/** One token of a batch of DEX prices. Its fields have compact names. */
export type DexTokenBatchPrice = components["schemas"]["DexTokenBatchPrice"];

/** One token on a DEX: the fields of a leaderboard row, and creator, owner, supply, pool and listing fields. It also contains exchange listings and top pools, under names that are unknown. */
export type DexTokenDetail = components["schemas"]["DexTokenDetail"];

/** One exchange listing of a token on a DEX. Its fields are unknown. */
export type DexTokenExchangeListing = components["schemas"]["DexTokenExchangeListing"];

/** One page of a DEX token leaderboard. The name of the property that contains the rows is unknown. */
export type DexTokenLeaderboardResponse = components["schemas"]["DexTokenLeaderboardResponse"];

/** One token of a DEX leaderboard. Its fields have compact names. */
export type DexTokenLeaderboardRow = components["schemas"]["DexTokenLeaderboardRow"];

/** One item of the security of a token on a DEX. */
export type DexTokenSecurityItem = components["schemas"]["DexTokenSecurityItem"];

/** The security levels of a token on a DEX, with its single security items. */
export type DexTokenSecurityResponse = components["schemas"]["DexTokenSecurityResponse"];

/** The signal of a token on a DEX. Its fields have compact names. */
export type DexTokenSignal = components["schemas"]["DexTokenSignal"];

/** One item of the stats of a token on a DEX. Its fields have compact names. */
export type DexTokenStats = components["schemas"]["DexTokenStats"];

/** One of the top pools of a token on a DEX. Its fields have compact names. */
export type DexTokenTopPool = components["schemas"]["DexTokenTopPool"];

/** One trade of a pair. */
export type DexTrade = components["schemas"]["DexTrade"];

/** A pair with its latest trades. */
export type DexTradePair = components["schemas"]["DexTradePair"];

/** A trade, in one currency. Numbers are strings. */
export type DexTradeQuote = components["schemas"]["DexTradeQuote"];

/** The body of every error: the `status` object alone. */
export type ErrorResponse = components["schemas"]["ErrorResponse"];

/** Why the request failed. An error body contains nothing else. */
export type ErrorStatus = components["schemas"]["ErrorStatus"];

/** What one wallet of an exchange contains of one currency. */
export type ExchangeAsset = components["schemas"]["ExchangeAsset"];

/** A currency that a wallet contains, with its price. */
export type ExchangeAssetCurrency = components["schemas"]["ExchangeAssetCurrency"];

/** The chain of a wallet. */
export type ExchangeAssetPlatform = components["schemas"]["ExchangeAssetPlatform"];

/** What the known wallets of an exchange contain. */
export type ExchangeAssetsResponse = components["schemas"]["ExchangeAssetsResponse"];

/** The volumes of an exchange at a past time, in one currency. Unknown values are null, never 0. */
export type ExchangeHistoricalQuote = components["schemas"]["ExchangeHistoricalQuote"];

/** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
export type ExchangeHistoricalQuoteMap = components["schemas"]["ExchangeHistoricalQuoteMap"];

/** What stays the same about an exchange: its name, description, logo, web addresses and fees, and two figures of its size. Unknown values are null, never 0. */
export type ExchangeInfo = components["schemas"]["ExchangeInfo"];

/** Metadata of exchanges, by what was requested. */
export type ExchangeInfoResponse = components["schemas"]["ExchangeInfoResponse"];

/** An exchange with its volumes, which are sums over its active markets. Unknown values are null, never 0. */
export type ExchangeListing = components["schemas"]["ExchangeListing"];

/** The volumes of an exchange, in one currency. Unknown values are null, never 0. */
export type ExchangeListingQuote = components["schemas"]["ExchangeListingQuote"];

/** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
export type ExchangeListingQuoteMap = components["schemas"]["ExchangeListingQuoteMap"];

/** Listing state of an exchange. */
export type ExchangeListingState = components["schemas"]["ExchangeListingState"];

/** Exchanges with their latest volumes. */
export type ExchangeListingsLatestResponse = components["schemas"]["ExchangeListingsLatestResponse"];

/** One exchange of the exchange ID map. */
export type ExchangeMapItem = components["schemas"]["ExchangeMapItem"];

/** The exchange ID map, with the status of the request. */
export type ExchangeMapResponse = components["schemas"]["ExchangeMapResponse"];

/** An exchange with its active markets. */
export type ExchangeMarketPairs = components["schemas"]["ExchangeMarketPairs"];

/** The market pairs of one exchange. */
export type ExchangeMarketPairsResponse = components["schemas"]["ExchangeMarketPairsResponse"];

/** Values of one exchange at one point in time. Unknown market values are null, never 0. */
export type ExchangeQuote = components["schemas"]["ExchangeQuote"];

/** Asks for several quotes of one exchange at once. */
export type ExchangeQuoteBatchRequest = components["schemas"]["ExchangeQuoteBatchRequest"];

/** An exchange with its volumes at past times. */
export type ExchangeQuotesHistorical = components["schemas"]["ExchangeQuotesHistorical"];

/** The volumes found for one point of the interval. */
export type ExchangeQuotesHistoricalItem = components["schemas"]["ExchangeQuotesHistoricalItem"];

/** Volumes of exchanges at past times. */
export type ExchangeQuotesHistoricalResponse = components["schemas"]["ExchangeQuotesHistoricalResponse"];

/** The latest volumes of exchanges, by what was requested. */
export type ExchangeQuotesLatestResponse = components["schemas"]["ExchangeQuotesLatestResponse"];

/** URLs of an exchange, grouped by kind; each group is a list. */
export type ExchangeUrls = components["schemas"]["ExchangeUrls"];

/** One value of the fear and greed index. */
export type FearAndGreed = components["schemas"]["FearAndGreed"];

/** The mood of the market at the beginning of each day. */
export type FearAndGreedHistoricalResponse = components["schemas"]["FearAndGreedHistoricalResponse"];

/** The mood of the market as of now. */
export type FearAndGreedLatestResponse = components["schemas"]["FearAndGreedLatestResponse"];

/** One currency of the fiat ID map. */
export type FiatMapItem = components["schemas"]["FiatMapItem"];

/** The fiat ID map, with the status of the request. */
export type FiatMapResponse = components["schemas"]["FiatMapResponse"];

/** The whole market as of now. Unknown values are null, never 0. */
export type GlobalMetrics = components["schemas"]["GlobalMetrics"];

/** The whole market over time. */
export type GlobalMetricsHistorical = components["schemas"]["GlobalMetricsHistorical"];

/** The totals found for one point of the interval. */
export type GlobalMetricsHistoricalItem = components["schemas"]["GlobalMetricsHistoricalItem"];

/** Past totals of the whole market in one currency. Unknown values are null, never 0. */
export type GlobalMetricsHistoricalQuote = components["schemas"]["GlobalMetricsHistoricalQuote"];

/** Past totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type GlobalMetricsHistoricalQuoteMap = components["schemas"]["GlobalMetricsHistoricalQuoteMap"];

/** The whole market over time. */
export type GlobalMetricsHistoricalResponse = components["schemas"]["GlobalMetricsHistoricalResponse"];

/** Totals of the whole market in one currency. Unknown values are null, never 0. */
export type GlobalMetricsLatestQuote = components["schemas"]["GlobalMetricsLatestQuote"];

/** The totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type GlobalMetricsLatestQuoteMap = components["schemas"]["GlobalMetricsLatestQuoteMap"];

/** The whole market as of now. */
export type GlobalMetricsLatestResponse = components["schemas"]["GlobalMetricsLatestResponse"];

/** Values of the whole market at one point in time. Unknown market values are null, never 0. */
export type GlobalMetricsQuote = components["schemas"]["GlobalMetricsQuote"];

/** Asks for several global metrics quotes at once. */
export type GlobalMetricsQuoteBatchRequest = components["schemas"]["GlobalMetricsQuoteBatchRequest"];

/** A past state of a cryptocurrency's market, in one currency. Unknown values are null, never 0. */
export type HistoricalQuote = components["schemas"]["HistoricalQuote"];

/** A past state of the market, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type HistoricalQuoteMap = components["schemas"]["HistoricalQuoteMap"];

/** One holder of a token on a DEX. Its fields, which have compact names, are unknown. */
export type HolderDetailVO = components["schemas"]["HolderDetailVO"];

/** The trend of a token's holders on a DEX. Its fields, which have compact names, are unknown. */
export type HolderTrendVO = components["schemas"]["HolderTrendVO"];

/** One asset of an index, with its weight. */
export type IndexConstituent = components["schemas"]["IndexConstituent"];

/** The top-100 index over time. */
export type IndexTop100HistoricalResponse = components["schemas"]["IndexTop100HistoricalResponse"];

/** One state of the top-100 index. Past states and the latest one have this same shape. */
export type IndexTop100Item = components["schemas"]["IndexTop100Item"];

/** The top-100 index as of now. */
export type IndexTop100LatestResponse = components["schemas"]["IndexTop100LatestResponse"];

/** One past state of the top-20 index. */
export type IndexTop20Historical = components["schemas"]["IndexTop20Historical"];

/** The top-20 index over time. */
export type IndexTop20HistoricalResponse = components["schemas"]["IndexTop20HistoricalResponse"];

/** The latest state of the top-20 index. Unknown market values are null, never 0. */
export type IndexTop20Latest = components["schemas"]["IndexTop20Latest"];

/** The top-20 index as of now. */
export type IndexTop20LatestResponse = components["schemas"]["IndexTop20LatestResponse"];

/** The plan limits and the live usage of the API key. */
export type KeyInfo = components["schemas"]["KeyInfo"];

/** Credits used and left in the current day or monthly period. */
export type KeyInfoCreditUsage = components["schemas"]["KeyInfoCreditUsage"];

/** The limits that the plan sets for the API key. */
export type KeyInfoPlan = components["schemas"]["KeyInfoPlan"];

/** Requests made and left in the current UTC minute. */
export type KeyInfoRequestUsage = components["schemas"]["KeyInfoRequestUsage"];

/** The limits and the live usage of the API key, with the status of the request. */
export type KeyInfoResponse = components["schemas"]["KeyInfoResponse"];

/** What the API key has used and has left in each running period. */
export type KeyInfoUsage = components["schemas"]["KeyInfoUsage"];

/** Latest listings in version 3: an array without an envelope. */
export type ListingsLatestResponseV3 = components["schemas"]["ListingsLatestResponseV3"];

/** A list of cryptocurrencies with their quotes. */
export type ListingsResponse = components["schemas"]["ListingsResponse"];

/** A cryptocurrency of the ID map. */
export type MapItem = components["schemas"]["MapItem"];

/** The ID map. */
export type MapResponse = components["schemas"]["MapResponse"];

/** A market on one exchange, of two currencies. */
export type MarketPair = components["schemas"]["MarketPair"];

/** One side of a market pair. */
export type MarketPairCurrency = components["schemas"]["MarketPairCurrency"];

/** The exchange on which a pair is traded. */
export type MarketPairExchange = components["schemas"]["MarketPairExchange"];

/** A pair's market as the exchange reports it. Unknown values are null, never 0. */
export type MarketPairExchangeReported = components["schemas"]["MarketPairExchangeReported"];

/** A pair's market, in one currency. Unknown values are null, never 0. */
export type MarketPairQuote = components["schemas"]["MarketPairQuote"];

/** A pair's market: under `exchange_reported` as the exchange states it, and one quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
export type MarketPairQuoteMap = components["schemas"]["MarketPairQuoteMap"];

/** A cryptocurrency or fiat currency with the markets in which it is traded. */
export type MarketPairs = components["schemas"]["MarketPairs"];

/** The market pairs of one currency. */
export type MarketPairsResponse = components["schemas"]["MarketPairsResponse"];

/** What stays the same about a cryptocurrency: its name, description, logo and web addresses. */
export type Metadata = components["schemas"]["Metadata"];

/** Metadata, by what was requested. */
export type MetadataResponse = components["schemas"]["MetadataResponse"];

/** Metadata, by what was requested, in version 1. */
export type MetadataResponseV1 = components["schemas"]["MetadataResponseV1"];

/** URLs about a cryptocurrency, by kind. A kind without a URL is an empty list. */
export type MetadataUrls = components["schemas"]["MetadataUrls"];

/** A cryptocurrency whose amounts are shown multiplied, and the factor. */
export type MultiplierItem = components["schemas"]["MultiplierItem"];

/** A page of multipliers. In `status`, `error_message` is null and `credit_count` 0. */
export type MultiplierResponse = components["schemas"]["MultiplierResponse"];

/** One page of multipliers. */
export type MultiplierResult = components["schemas"]["MultiplierResult"];

/** One OHLCV period of one cryptocurrency, as a batch response contains it. Unknown market values are null, never 0. */
export type OhlcvBatchQuote = components["schemas"]["OhlcvBatchQuote"];

/** Asks for several OHLCV periods of one cryptocurrency at once. */
export type OhlcvBatchRequest = components["schemas"]["OhlcvBatchRequest"];

/** A cryptocurrency with the prices and volumes of past periods. */
export type OhlcvHistorical = components["schemas"]["OhlcvHistorical"];

/** Historical OHLCV. */
export type OhlcvHistoricalResponse = components["schemas"]["OhlcvHistoricalResponse"];

/** Historical OHLCV in version 1. */
export type OhlcvHistoricalResponseV1 = components["schemas"]["OhlcvHistoricalResponseV1"];

/** A cryptocurrency with the prices and volume of the current UTC day, which is incomplete. */
export type OhlcvLatest = components["schemas"]["OhlcvLatest"];

/** Prices and volume of the current UTC day, in one currency. Unknown values are null, never 0. */
export type OhlcvLatestQuote = components["schemas"]["OhlcvLatestQuote"];

/** Prices and volume of the current UTC day, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type OhlcvLatestQuoteMap = components["schemas"]["OhlcvLatestQuoteMap"];

/** OHLCV of the current UTC day. */
export type OhlcvLatestResponse = components["schemas"]["OhlcvLatestResponse"];

/** OHLCV of the current UTC day, in version 1. */
export type OhlcvLatestResponseV1 = components["schemas"]["OhlcvLatestResponseV1"];

/** One period. A daily one is a UTC day, open from 00:00:00 until that day ends; an hourly one opens on the hour. */
export type OhlcvPeriod = components["schemas"]["OhlcvPeriod"];

/** Prices and volume of one past period, in one currency. Unknown values are null, never 0. */
export type OhlcvQuote = components["schemas"]["OhlcvQuote"];

/** Prices and volume of one period, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type OhlcvQuoteMap = components["schemas"]["OhlcvQuoteMap"];

/** The score of one cryptocurrency at the end of a UTC day. The record is open: it may contain other properties. */
export type PartnerScore = components["schemas"]["PartnerScore"];

/** A list of scores. */
export type PartnerScoresResponse = components["schemas"]["PartnerScoresResponse"];

/** The chain on which a token lives; null for a cryptocurrency that is not a token. */
export type Platform = components["schemas"]["Platform"];

/** The chain on which a token lives; null for a cryptocurrency that is not a token. */
export type PlatformV3 = components["schemas"]["PlatformV3"];

/** One post of the community. */
export type Post = components["schemas"]["Post"];

/** A currency that a post is about. */
export type PostCurrency = components["schemas"]["PostCurrency"];

/** Who made a post. */
export type PostOwner = components["schemas"]["PostOwner"];

/** An amount of one currency, converted into others. */
export type PriceConversion = components["schemas"]["PriceConversion"];

/** The amount in one target currency. */
export type PriceConversionQuote = components["schemas"]["PriceConversionQuote"];

/** The amount converted, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
export type PriceConversionQuoteMap = components["schemas"]["PriceConversionQuoteMap"];

/** A conversion. */
export type PriceConversionResponse = components["schemas"]["PriceConversionResponse"];

/** The version 2 response of a price conversion, with the status of the request. */
export type PriceConversionResponseV2 = components["schemas"]["PriceConversionResponseV2"];

/** A cryptocurrency with the course of its price through one or more periods. */
export type PricePerformance = components["schemas"]["PricePerformance"];

/** One period of a cryptocurrency's price. Rolling periods close at the time of the request; `yesterday` is a UTC day. */
export type PricePerformancePeriod = components["schemas"]["PricePerformancePeriod"];

/** How the price went through one period, in one currency. Unknown changes are null, never 0. */
export type PricePerformanceQuote = components["schemas"]["PricePerformanceQuote"];

/** Price performance. */
export type PricePerformanceResponse = components["schemas"]["PricePerformanceResponse"];

/** Price performance in version 1. */
export type PricePerformanceResponseV1 = components["schemas"]["PricePerformanceResponseV1"];

/** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
export type ProApiResponseStatus = components["schemas"]["ProApiResponseStatus"];

/** The market of one cryptocurrency, in one currency. Unknown values are null, never 0. */
export type Quote = components["schemas"]["Quote"];

/** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
export type QuoteMap = components["schemas"]["QuoteMap"];

/** The market of one cryptocurrency, in one currency, in version 3. Unknown values are null, never 0. */
export type QuoteV3 = components["schemas"]["QuoteV3"];

/** A cryptocurrency with past quotes. */
export type QuotesHistorical = components["schemas"]["QuotesHistorical"];

/** The quotes found for one point of the interval. */
export type QuotesHistoricalItem = components["schemas"]["QuotesHistoricalItem"];

/** Historical quotes, in versions 2 and 3. */
export type QuotesHistoricalResponse = components["schemas"]["QuotesHistoricalResponse"];

/** Historical quotes in version 1. */
export type QuotesHistoricalResponseV1 = components["schemas"]["QuotesHistoricalResponseV1"];

/** Latest quotes in version 1. */
export type QuotesLatestResponseV1 = components["schemas"]["QuotesLatestResponseV1"];

/** Latest quotes in version 2. */
export type QuotesLatestResponseV2 = components["schemas"]["QuotesLatestResponseV2"];

/** Latest quotes in version 3: an array without an envelope. */
export type QuotesLatestResponseV3 = components["schemas"]["QuotesLatestResponseV3"];

/** The price of a cryptocurrency in USD, and what the flags of the request add. Unknown values are null, never 0. */
export type SimplePrice = components["schemas"]["SimplePrice"];

/** Prices in USD. */
export type SimplePriceResponse = components["schemas"]["SimplePriceResponse"];

/** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
export type Status = components["schemas"]["Status"];

/** A tag of a cryptocurrency. */
export type TagV3 = components["schemas"]["TagV3"];
