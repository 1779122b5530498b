// Generated from spec/ by "pnpm generate" (client). Do not edit.

import { operation } from "../call.ts";
import { paged } from "../pages.ts";
import { schedule } from "../schedule.ts";
import { stream } from "../stream.ts";
import type {
  CryptocurrencyAirdropV1Call,
  CryptocurrencyAirdropsV1Call,
  CryptocurrencyCategoriesV1Call,
  CryptocurrencyCategoryV1Call,
  CryptocurrencyInfoV1Call,
  CryptocurrencyInfoV2Call,
  CryptocurrencyListingsHistoricalV1Call,
  CryptocurrencyListingsLatestV1Call,
  CryptocurrencyListingsLatestV3Call,
  CryptocurrencyListingsNewV1Call,
  CryptocurrencyMapV1Call,
  CryptocurrencyMarketPairsLatestV1Call,
  CryptocurrencyMarketPairsLatestV2Call,
  CryptocurrencyMultiplierV1Call,
  CryptocurrencyOhlcvHistoricalV1Call,
  CryptocurrencyOhlcvHistoricalV2Call,
  CryptocurrencyOhlcvLatestV1Call,
  CryptocurrencyOhlcvLatestV2Call,
  CryptocurrencyPricePerformanceStatsLatestV1Call,
  CryptocurrencyPricePerformanceStatsLatestV2Call,
  CryptocurrencyQuotesHistoricalV1Call,
  CryptocurrencyQuotesHistoricalV2Call,
  CryptocurrencyQuotesHistoricalV3Call,
  CryptocurrencyQuotesLatestV1Call,
  CryptocurrencyQuotesLatestV2Call,
  CryptocurrencyQuotesLatestV3Call,
  CryptocurrencyTrendingGainersLosersV1Call,
  CryptocurrencyTrendingLatestV1Call,
  CryptocurrencyTrendingMostVisitedV1Call,
  DexListingsInfoV4Call,
  DexListingsQuotesV4Call,
  DexMultiplierV2Call,
  DexNetworksListV4Call,
  DexPairsOhlcvHistoricalV4Call,
  DexPairsOhlcvLatestV4Call,
  DexPairsTradeLatestV4Call,
  ExchangeAssetsV1Call,
  ExchangeInfoV1Call,
  ExchangeListingsLatestV1Call,
  ExchangeMapV1Call,
  ExchangeMarketPairsLatestV1Call,
  ExchangeQuotesHistoricalV1Call,
  ExchangeQuotesLatestV1Call,
  FearAndGreedHistoricalV3Call,
  FearAndGreedLatestV3Call,
  FiatMapV1Call,
  GlobalMetricsQuotesHistoricalV1Call,
  GlobalMetricsQuotesLatestV1Call,
  IndexSvc100HistoricalV3Call,
  IndexSvc100LatestV3Call,
  IndexSvc20HistoricalV3Call,
  IndexSvc20LatestV3Call,
  KeyInfoV1Call,
  PartnersFcasListingsLatestV1Call,
  PartnersFcasQuotesLatestV1Call,
  SimplePriceV1Call,
  StreamV1Call,
  ToolsPriceConversionV1Call,
  ToolsPriceConversionV2Call,
} from "./calls.ts";

/** Get an airdrop: `GET /v1/cryptocurrency/airdrop` */
export const cryptocurrencyAirdropV1: CryptocurrencyAirdropV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/airdrop", { parameters: "id!", cache: 30 });

/** List airdrops: `GET /v1/cryptocurrency/airdrops` */
export const cryptocurrencyAirdropsV1: CryptocurrencyAirdropsV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/airdrops", { parameters: "start# limit# status id slug symbol", items: "data", maximum: 5000, cache: 30 });

/** List categories: `GET /v1/cryptocurrency/categories` */
export const cryptocurrencyCategoriesV1: CryptocurrencyCategoriesV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/categories", { parameters: "start# limit# id#* slug* symbol*", items: "data", maximum: 5000, cache: 30 });

/** Get a category: `GET /v1/cryptocurrency/category` */
export const cryptocurrencyCategoryV1: CryptocurrencyCategoryV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/category", {
  parameters: "id! start# limit# convert*120 convert_id#*120 sort sort_dir",
  constraints: "-convert,convert_id",
  items: "data.coins",
  maximum: 1000,
  cache: 30,
});

/** Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info` */
export const cryptocurrencyInfoV1: CryptocurrencyInfoV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/info", {
  parameters: "id#* slug* symbol* address skip_invalid? aux*",
  constraints: "+id,slug,symbol,address",
  deprecated: "cryptocurrencyInfoV2",
  cache: 30,
});

/** List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical` */
export const cryptocurrencyListingsHistoricalV1: CryptocurrencyListingsHistoricalV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/listings/historical", {
  parameters: "date@! start# limit# convert*120 convert_id#*120 sort sort_dir cryptocurrency_type aux*",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 5000,
}, /* @__PURE__ */ schedule(1800));

/** List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest` */
export const cryptocurrencyListingsLatestV1: CryptocurrencyListingsLatestV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/listings/latest", {
  parameters: "start# limit# price_min# price_max# market_cap_min# market_cap_max# volume_24h_min# volume_24h_max# circulating_supply_min# circulating_supply_max# self_reported_market_cap_min# self_reported_market_cap_max# unlocked_market_cap_min# unlocked_market_cap_max# unlocked_circulating_supply_min# unlocked_circulating_supply_max# self_reported_circulating_supply_min# self_reported_circulating_supply_max# percent_change_24h_min# percent_change_24h_max# convert*120 convert_id#*120 sort sort_dir cryptocurrency_type tag aux*",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 5000,
});

/** List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new` */
export const cryptocurrencyListingsNewV1: CryptocurrencyListingsNewV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/listings/new", {
  parameters: "start# limit# convert*120 convert_id#*120 sort_dir",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 5000,
});

/** List cryptocurrency IDs: `GET /v1/cryptocurrency/map` */
export const cryptocurrencyMapV1: CryptocurrencyMapV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/map", {
  parameters: "listing_status* start# limit# sort symbol* aux*",
  keyless: true,
  items: "data",
  maximum: 5000,
  cache: 30,
});

/** List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest` */
export const cryptocurrencyMarketPairsLatestV1: CryptocurrencyMarketPairsLatestV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/market-pairs/latest", {
  parameters: "id slug symbol start# limit# sort_dir sort aux* matched_id#* matched_symbol* category fee_type convert*120 convert_id#*120",
  constraints: "=id,slug,symbol -matched_id,matched_symbol -convert,convert_id",
  deprecated: "cryptocurrencyMarketPairsLatestV2",
  items: "data.market_pairs",
  maximum: 5000,
});

/** List multipliers: `GET /v1/cryptocurrency/multiplier` */
export const cryptocurrencyMultiplierV1: CryptocurrencyMultiplierV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/multiplier", {
  parameters: "crypto_id#* crypto_slug* symbol* token_address* skip_invalid? start# limit#",
  constraints: "-crypto_id,crypto_slug,symbol,token_address",
  keyless: true,
  items: "data.items",
  maximum: 2000,
  more: true,
  cache: 0,
});

/** Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical` */
export const cryptocurrencyOhlcvHistoricalV1: CryptocurrencyOhlcvHistoricalV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/ohlcv/historical", {
  parameters: "id#* slug* symbol* time_period time_start@ time_end@ count# interval convert*3 convert_id#*3 skip_invalid?",
  constraints: "+id,slug,symbol -convert,convert_id",
  deprecated: "cryptocurrencyOhlcvHistoricalV2",
}, /* @__PURE__ */ schedule(600, 300, 600));

/** Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest` */
export const cryptocurrencyOhlcvLatestV1: CryptocurrencyOhlcvLatestV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/ohlcv/latest", {
  parameters: "id#* symbol* convert*120 convert_id#*120 skip_invalid?",
  constraints: "+id,symbol -convert,convert_id",
  deprecated: "cryptocurrencyOhlcvLatestV2",
  cache: 600,
});

/** Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest` */
export const cryptocurrencyPricePerformanceStatsLatestV1: CryptocurrencyPricePerformanceStatsLatestV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/price-performance-stats/latest", {
  parameters: "id#* slug* symbol* time_period* convert*120 convert_id#*120 skip_invalid?",
  constraints: "=id,slug,symbol -convert,convert_id",
  deprecated: "cryptocurrencyPricePerformanceStatsLatestV2",
});

/** Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical` */
export const cryptocurrencyQuotesHistoricalV1: CryptocurrencyQuotesHistoricalV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/quotes/historical", {
  parameters: "id#* symbol* time_start@ time_end@ count# interval convert*3 convert_id#*3 aux* skip_invalid?",
  constraints: "+id,symbol -convert,convert_id",
  deprecated: "cryptocurrencyQuotesHistoricalV3",
  cache: 300,
});

/** Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest` */
export const cryptocurrencyQuotesLatestV1: CryptocurrencyQuotesLatestV1Call = /* @__PURE__ */ operation("/v1/cryptocurrency/quotes/latest", {
  parameters: "id#* slug* symbol* convert*120 convert_id#*120 aux* skip_invalid?",
  constraints: "=id,slug,symbol -convert,convert_id",
  deprecated: "cryptocurrencyQuotesLatestV3",
});

/** List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers` */
export const cryptocurrencyTrendingGainersLosersV1: CryptocurrencyTrendingGainersLosersV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/trending/gainers-losers", {
  parameters: "start# limit# time_period convert*120 convert_id#*120 sort sort_dir",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 1000,
  cache: 600,
});

/** List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest` */
export const cryptocurrencyTrendingLatestV1: CryptocurrencyTrendingLatestV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/trending/latest", {
  parameters: "start# limit# time_period convert*120 convert_id#*120",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 1000,
  cache: 600,
});

/** List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited` */
export const cryptocurrencyTrendingMostVisitedV1: CryptocurrencyTrendingMostVisitedV1Call = /* @__PURE__ */ paged("/v1/cryptocurrency/trending/most-visited", {
  parameters: "start# limit# time_period convert*120 convert_id#*120",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 1000,
  cache: 86400,
});

/** List assets of an exchange: `GET /v1/exchange/assets` */
export const exchangeAssetsV1: ExchangeAssetsV1Call = /* @__PURE__ */ operation("/v1/exchange/assets", { parameters: "id!" });

/** Get exchange metadata: `GET /v1/exchange/info` */
export const exchangeInfoV1: ExchangeInfoV1Call = /* @__PURE__ */ operation("/v1/exchange/info", { parameters: "id#* slug* aux*", constraints: "+id,slug", cache: 30 });

/** List exchanges by volume: `GET /v1/exchange/listings/latest` */
export const exchangeListingsLatestV1: ExchangeListingsLatestV1Call = /* @__PURE__ */ paged("/v1/exchange/listings/latest", {
  parameters: "start# limit# sort sort_dir market_type category aux* convert*120 convert_id#*120",
  constraints: "-convert,convert_id",
  items: "data",
  maximum: 5000,
});

/** List exchange IDs: `GET /v1/exchange/map` */
export const exchangeMapV1: ExchangeMapV1Call = /* @__PURE__ */ paged("/v1/exchange/map", {
  parameters: "listing_status* slug* start# limit# sort aux* crypto_id",
  keyless: true,
  items: "data",
  maximum: 5000,
  cache: 30,
});

/** List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest` */
export const exchangeMarketPairsLatestV1: ExchangeMarketPairsLatestV1Call = /* @__PURE__ */ paged("/v1/exchange/market-pairs/latest", {
  parameters: "id slug start# limit# sort_dir sort aux* matched_id#* matched_symbol* category fee_type convert*120 convert_id#*120",
  constraints: "=id,slug -matched_id,matched_symbol -convert,convert_id",
  items: "data.market_pairs",
  maximum: 5000,
});

/** Get historical exchange quotes: `GET /v1/exchange/quotes/historical` */
export const exchangeQuotesHistoricalV1: ExchangeQuotesHistoricalV1Call = /* @__PURE__ */ operation("/v1/exchange/quotes/historical", {
  parameters: "id#* slug* time_start@ time_end@ count# interval convert*3 convert_id#*3",
  constraints: "+id,slug -convert,convert_id",
  cache: 300,
});

/** Get latest exchange quotes: `GET /v1/exchange/quotes/latest` */
export const exchangeQuotesLatestV1: ExchangeQuotesLatestV1Call = /* @__PURE__ */ operation("/v1/exchange/quotes/latest", { parameters: "id#* slug* convert*120 convert_id#*120 aux*", constraints: "=id,slug -convert,convert_id" });

/** List fiat currencies: `GET /v1/fiat/map` */
export const fiatMapV1: FiatMapV1Call = /* @__PURE__ */ paged("/v1/fiat/map", { parameters: "start# limit# sort include_metals?", keyless: true, items: "data", maximum: 5000, cache: 30 });

/** Get historical global metrics: `GET /v1/global-metrics/quotes/historical` */
export const globalMetricsQuotesHistoricalV1: GlobalMetricsQuotesHistoricalV1Call = /* @__PURE__ */ operation("/v1/global-metrics/quotes/historical", {
  parameters: "time_start@ time_end@ count# interval convert*3 convert_id#*3 aux*",
  constraints: "-convert,convert_id",
  cache: 300,
});

/** Get latest global metrics: `GET /v1/global-metrics/quotes/latest` */
export const globalMetricsQuotesLatestV1: GlobalMetricsQuotesLatestV1Call = /* @__PURE__ */ operation("/v1/global-metrics/quotes/latest", { parameters: "convert*120 convert_id#*120", constraints: "-convert,convert_id" });

/** Get plan limits and usage: `GET /v1/key/info` */
export const keyInfoV1: KeyInfoV1Call = /* @__PURE__ */ operation("/v1/key/info", { parameters: "", cache: 0 });

/** List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest` */
export const partnersFcasListingsLatestV1: PartnersFcasListingsLatestV1Call = /* @__PURE__ */ paged("/v1/partners/{partner}/fcas/listings/latest", { parameters: "partner/! start# limit# aux*", deprecated: "", items: "data", maximum: 5000, cache: 86400 });

/** Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest` */
export const partnersFcasQuotesLatestV1: PartnersFcasQuotesLatestV1Call = /* @__PURE__ */ operation("/v1/partners/{partner}/fcas/quotes/latest", {
  parameters: "partner/! id#* slug* symbol* aux*",
  constraints: "=id,slug,symbol",
  deprecated: "",
  cache: 86400,
});

/** Get prices in US dollars: `GET /v1/simple/price` */
export const simplePriceV1: SimplePriceV1Call = /* @__PURE__ */ operation("/v1/simple/price", {
  parameters: "ids#*50! include_market_cap? include_volume_24h? include_percent_change_24h? include_last_updated?",
});

/** Convert an amount (v1): `GET /v1/tools/price-conversion` */
export const toolsPriceConversionV1: ToolsPriceConversionV1Call = /* @__PURE__ */ operation("/v1/tools/price-conversion", {
  parameters: "amount#! id symbol time@ convert*120 convert_id#*120",
  constraints: "=id,symbol -convert,convert_id",
  deprecated: "toolsPriceConversionV2",
});

/** Get cryptocurrency metadata: `GET /v2/cryptocurrency/info` */
export const cryptocurrencyInfoV2: CryptocurrencyInfoV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/info", {
  parameters: "id#* slug* symbol* address skip_invalid? aux*",
  constraints: "+id,slug,symbol,address",
  cache: 30,
});

/** List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest` */
export const cryptocurrencyMarketPairsLatestV2: CryptocurrencyMarketPairsLatestV2Call = /* @__PURE__ */ paged("/v2/cryptocurrency/market-pairs/latest", {
  parameters: "id slug symbol start# limit# sort_dir sort aux* matched_id#* matched_symbol* category fee_type convert*120 convert_id#*120",
  constraints: "=id,slug,symbol -matched_id,matched_symbol -convert,convert_id",
  items: "data.market_pairs",
  maximum: 5000,
});

/** Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical` */
export const cryptocurrencyOhlcvHistoricalV2: CryptocurrencyOhlcvHistoricalV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/ohlcv/historical", {
  parameters: "id#* slug* symbol* time_period time_start@ time_end@ count# interval convert*3 convert_id#*3 skip_invalid?",
  constraints: "+id,slug,symbol -convert,convert_id",
}, /* @__PURE__ */ schedule(600, 300, 600));

/** Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest` */
export const cryptocurrencyOhlcvLatestV2: CryptocurrencyOhlcvLatestV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/ohlcv/latest", {
  parameters: "id#* symbol* convert*120 convert_id#*120 skip_invalid?",
  constraints: "+id,symbol -convert,convert_id",
  cache: 600,
});

/** Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest` */
export const cryptocurrencyPricePerformanceStatsLatestV2: CryptocurrencyPricePerformanceStatsLatestV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/price-performance-stats/latest", {
  parameters: "id#* slug* symbol* time_period* convert*120 convert_id#*120 skip_invalid?",
  constraints: "=id,slug,symbol -convert,convert_id",
});

/** Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical` */
export const cryptocurrencyQuotesHistoricalV2: CryptocurrencyQuotesHistoricalV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/quotes/historical", {
  parameters: "id#* symbol* time_start@ time_end@ count# interval convert*3 convert_id#*3 aux* skip_invalid?",
  constraints: "+id,symbol -convert,convert_id",
  cache: 300,
});

/** Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest` */
export const cryptocurrencyQuotesLatestV2: CryptocurrencyQuotesLatestV2Call = /* @__PURE__ */ operation("/v2/cryptocurrency/quotes/latest", {
  parameters: "id#* slug* symbol* convert*120 convert_id#*120 aux* skip_invalid?",
  constraints: "=id,slug,symbol -convert,convert_id",
});

/** List token multipliers: `GET /v2/dex/multiplier` */
export const dexMultiplierV2: DexMultiplierV2Call = /* @__PURE__ */ paged("/v2/dex/multiplier", {
  parameters: "crypto_id#* crypto_slug* symbol* token_address* platform platform_id# skip_invalid? start# limit#",
  constraints: "-crypto_id,crypto_slug,symbol,token_address",
  items: "data.items",
  maximum: 2000,
  more: true,
  cache: 0,
});

/** Convert an amount: `GET /v2/tools/price-conversion` */
export const toolsPriceConversionV2: ToolsPriceConversionV2Call = /* @__PURE__ */ operation("/v2/tools/price-conversion", {
  parameters: "amount#! id symbol time@ convert*120 convert_id#*120",
  constraints: "=id,symbol -convert,convert_id",
});

/** List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest` */
export const cryptocurrencyListingsLatestV3: CryptocurrencyListingsLatestV3Call = /* @__PURE__ */ paged("/v3/cryptocurrency/listings/latest", {
  parameters: "start limit price_min price_max market_cap_min market_cap_max volume_24h_min volume_24h_max circulating_supply_min circulating_supply_max percent_change_24h_min percent_change_24h_max convert*120 convert_id#*120 sort sort_dir cryptocurrency_type tag aux*",
  constraints: "-convert,convert_id",
  list: true,
  items: "",
  maximum: 5000,
});

/** Get historical quotes: `GET /v3/cryptocurrency/quotes/historical` */
export const cryptocurrencyQuotesHistoricalV3: CryptocurrencyQuotesHistoricalV3Call = /* @__PURE__ */ operation("/v3/cryptocurrency/quotes/historical", {
  parameters: "id#* symbol* time_start@ time_end@ count# interval convert*3 convert_id#*3 aux* skip_invalid?",
  constraints: "+id,symbol -convert,convert_id",
  cache: 300,
});

/** Get latest quotes: `GET /v3/cryptocurrency/quotes/latest` */
export const cryptocurrencyQuotesLatestV3: CryptocurrencyQuotesLatestV3Call = /* @__PURE__ */ operation("/v3/cryptocurrency/quotes/latest", {
  parameters: "id#* slug* symbol* convert*120 convert_id#*120 aux* skip_invalid",
  constraints: "=id,slug,symbol -convert,convert_id",
  list: true,
});

/** List historical fear and greed values: `GET /v3/fear-and-greed/historical` */
export const fearAndGreedHistoricalV3: FearAndGreedHistoricalV3Call = /* @__PURE__ */ paged("/v3/fear-and-greed/historical", { parameters: "start# limit#", items: "data", maximum: 500, cache: 300 });

/** Get the latest fear and greed value: `GET /v3/fear-and-greed/latest` */
export const fearAndGreedLatestV3: FearAndGreedLatestV3Call = /* @__PURE__ */ operation("/v3/fear-and-greed/latest", { parameters: "" });

/** Get historical top 100 index values: `GET /v3/index/svc100-historical` */
export const indexSvc100HistoricalV3: IndexSvc100HistoricalV3Call = /* @__PURE__ */ operation("/v3/index/svc100-historical", { parameters: "time_start@ time_end@ count# interval", cache: 300 });

/** Get the latest top 100 index: `GET /v3/index/svc100-latest` */
export const indexSvc100LatestV3: IndexSvc100LatestV3Call = /* @__PURE__ */ operation("/v3/index/svc100-latest", { parameters: "" });

/** Get historical top 20 index values: `GET /v3/index/svc20-historical` */
export const indexSvc20HistoricalV3: IndexSvc20HistoricalV3Call = /* @__PURE__ */ operation("/v3/index/svc20-historical", { parameters: "time_start@ time_end@ count# interval", cache: 300 });

/** Get the latest top 20 index: `GET /v3/index/svc20-latest` */
export const indexSvc20LatestV3: IndexSvc20LatestV3Call = /* @__PURE__ */ operation("/v3/index/svc20-latest", { parameters: "" });

/** Get DEX metadata: `GET /v4/dex/listings/info` */
export const dexListingsInfoV4: DexListingsInfoV4Call = /* @__PURE__ */ operation("/v4/dex/listings/info", { parameters: "id#*! aux*", deprecated: "", cache: 30 });

/** List DEXs by volume: `GET /v4/dex/listings/quotes` */
export const dexListingsQuotesV4: DexListingsQuotesV4Call = /* @__PURE__ */ paged("/v4/dex/listings/quotes", {
  parameters: "start# limit# sort sort_dir type aux* convert_id#*120",
  deprecated: "",
  items: "data",
  maximum: 500,
});

/** List DEX networks: `GET /v4/dex/networks/list` */
export const dexNetworksListV4: DexNetworksListV4Call = /* @__PURE__ */ paged("/v4/dex/networks/list", { parameters: "start# limit# sort sort_dir aux*", deprecated: "", items: "data", maximum: 500, cache: 30 });

/** Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical` */
export const dexPairsOhlcvHistoricalV4: DexPairsOhlcvHistoricalV4Call = /* @__PURE__ */ operation("/v4/dex/pairs/ohlcv/historical", {
  parameters: "contract_address*! network_id#* network_slug* time_period time_start@ time_end@ count# interval aux* convert_id#*120 skip_invalid? reverse_order?",
  constraints: "=network_id,network_slug",
  deprecated: "",
}, /* @__PURE__ */ schedule(600, 300, 600));

/** Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest` */
export const dexPairsOhlcvLatestV4: DexPairsOhlcvLatestV4Call = /* @__PURE__ */ operation("/v4/dex/pairs/ohlcv/latest", {
  parameters: "contract_address*! network_id#* network_slug* aux* convert_id#*120 skip_invalid? reverse_order?",
  constraints: "=network_id,network_slug",
  deprecated: "",
  cache: 600,
});

/** List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest` */
export const dexPairsTradeLatestV4: DexPairsTradeLatestV4Call = /* @__PURE__ */ operation("/v4/dex/pairs/trade/latest", {
  parameters: "contract_address*! network_id#* network_slug* limit# aux* convert_id#*120 skip_invalid? reverse_order?",
  constraints: "=network_id,network_slug",
  deprecated: "",
});

/** Stream quotes: `GET /v1/stream` */
export const streamV1: StreamV1Call = /* @__PURE__ */ stream("/v1/stream", { parameters: "id#*500! convert", method: "quotes" });
