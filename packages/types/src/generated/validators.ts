// Generated from spec/ by "pnpm generate" (types). Do not edit.

import type * as operations from "./operations.ts";
import type * as records from "./records.ts";
import {
  string,
  optionalString,
  stringOrNull,
  optionalStringOrNull,
  number,
  optionalNumber,
  numberOrNull,
  optionalNumberOrNull,
  integer,
  optionalInteger,
  integerOrNull,
  optionalIntegerOrNull,
  all,
  check,
  choice,
  items,
  nested,
  one,
  own,
  equal,
  pattern,
  values,
  minimum,
  maximum,
  minLength,
  minItems,
  maxItems,
  date,
  dateTime,
  int32,
  uri,
  type Rule,
  type Validator,
  validator,
} from "../validation.ts";

const airdrop_statusRule: Rule = /* @__PURE__ */ choice("UPCOMING","ONGOING","ENDED");

const checkAirdropCoin: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  string(c, v.symbol);

const checkAirdrop: Rule = (c, v) =>
  string(c, v.id) &&
  string(c, v.start_date, dateTime) &&
  string(c, v.end_date, dateTime) &&
  optionalString(c, v.project_name) &&
  optionalString(c, v.description) &&
  optionalString(c, v.status, airdrop_statusRule) &&
  check(c, v.coin, 65, checkAirdropCoin) &&
  optionalInteger(c, v.total_prize) &&
  optionalInteger(c, v.winner_count, int32) &&
  optionalString(c, v.link);

const airdropResponse_dataRule: Rule = /* @__PURE__ */ values(64, checkAirdrop);

const checkStatus: Rule = (c, v) =>
  string(c, v.timestamp, dateTime) &&
  integerOrNull(c, v.error_code, int32) &&
  stringOrNull(c, v.error_message) &&
  integer(c, v.elapsed, int32) &&
  integer(c, v.credit_count, int32) &&
  optionalStringOrNull(c, v.notice);

const checkAirdropResponse: Rule = (c, v) =>
  check(c, v.data, 64, airdropResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const airdropsResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkAirdrop);

const checkAirdropsResponse: Rule = (c, v) =>
  check(c, v.data, 128, airdropsResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkCategory: Rule = (c, v) =>
  string(c, v.id) &&
  numberOrNull(c, v.avg_price_change) &&
  numberOrNull(c, v.market_cap) &&
  numberOrNull(c, v.market_cap_change) &&
  numberOrNull(c, v.volume) &&
  numberOrNull(c, v.volume_change) &&
  string(c, v.last_updated, dateTime) &&
  optionalString(c, v.name) &&
  optionalString(c, v.title) &&
  optionalString(c, v.description) &&
  optionalInteger(c, v.num_tokens, int32);

const categoriesResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkCategory);

const checkCategoriesResponse: Rule = (c, v) =>
  check(c, v.data, 128, categoriesResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkQuote: Rule = (c, v) =>
  number(c, v.price) &&
  numberOrNull(c, v.volume_24h) &&
  numberOrNull(c, v.market_cap) &&
  numberOrNull(c, v.percent_change_1h) &&
  numberOrNull(c, v.percent_change_24h) &&
  numberOrNull(c, v.percent_change_7d) &&
  string(c, v.last_updated, dateTime) &&
  optionalNumberOrNull(c, v.volume_24h_reported) &&
  optionalNumberOrNull(c, v.volume_7d) &&
  optionalNumberOrNull(c, v.volume_7d_reported) &&
  optionalNumberOrNull(c, v.volume_30d) &&
  optionalNumberOrNull(c, v.volume_30d_reported) &&
  optionalNumberOrNull(c, v.volume_change_24h) &&
  optionalNumberOrNull(c, v.percent_change_30d) &&
  optionalNumberOrNull(c, v.market_cap_dominance) &&
  optionalNumberOrNull(c, v.fully_diluted_market_cap);

const checkQuoteMap: Rule = /* @__PURE__ */ values(64, checkQuote);

const cryptocurrency_tagsRule: Rule = /* @__PURE__ */ items(4);

const checkPlatform: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  string(c, v.token_address);

const cryptocurrency_is_activeRule: Rule = /* @__PURE__ */ choice(0,1);

const checkCryptocurrency: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  string(c, v.last_updated, dateTime) &&
  check(c, v.quote, 64, checkQuoteMap) &&
  optionalInteger(c, v.svc_rank, int32) &&
  optionalIntegerOrNull(c, v.num_market_pairs, int32) &&
  optionalNumberOrNull(c, v.circulating_supply) &&
  optionalNumberOrNull(c, v.total_supply) &&
  optionalNumberOrNull(c, v.max_supply) &&
  check(c, v.infinite_supply, 33) &&
  optionalNumberOrNull(c, v.market_cap_by_total_supply) &&
  optionalNumberOrNull(c, v.minted_market_cap) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply) &&
  optionalNumberOrNull(c, v.self_reported_market_cap) &&
  optionalString(c, v.date_added, dateTime) &&
  check(c, v.tags, 129, cryptocurrency_tagsRule) &&
  check(c, v.platform, 67, checkPlatform) &&
  optionalInteger(c, v.is_active, cryptocurrency_is_activeRule) &&
  optionalInteger(c, v.is_fiat, int32);

const categoryWithCoins_coinsRule: Rule = /* @__PURE__ */ items(64, checkCryptocurrency);

const checkCategoryWithCoins: Rule = (c, v) =>
  checkCategory(c, v) &&
  check(c, v.coins, 128, categoryWithCoins_coinsRule);

const checkCategoryResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkCategoryWithCoins) &&
  check(c, v.status, 64, checkStatus);

const checkContentAsset: Rule = (c, v) =>
  optionalInteger(c, v.id, int32) &&
  optionalString(c, v.name) &&
  optionalString(c, v.symbol) &&
  optionalString(c, v.slug);

const contentItem_assetsRule: Rule = /* @__PURE__ */ items(64, checkContentAsset);

const checkContentItem: Rule = (c, v) =>
  optionalString(c, v.cover) &&
  optionalString(c, v.title) &&
  optionalString(c, v.subtitle) &&
  optionalString(c, v.source_name) &&
  optionalString(c, v.source_url) &&
  optionalString(c, v.type) &&
  check(c, v.assets, 129, contentItem_assetsRule) &&
  optionalString(c, v.created_at, dateTime) &&
  optionalString(c, v.released_at, dateTime);

const checkCryptoBatchQuote: Rule = (c, v) =>
  optionalInteger(c, v.score) &&
  optionalNumber(c, v.price) &&
  optionalNumberOrNull(c, v.volume) &&
  optionalNumberOrNull(c, v.marketCap) &&
  optionalNumberOrNull(c, v.totalSupply) &&
  optionalNumberOrNull(c, v.circulatingSupply) &&
  optionalNumberOrNull(c, v.percentageChangePriceUsd1h) &&
  optionalNumberOrNull(c, v.percentageChangePriceUsd24h) &&
  optionalNumberOrNull(c, v.percentageChangePriceUsd7d) &&
  optionalNumberOrNull(c, v.percentageChangePriceUsd30d);

const checkQuoteV3: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.symbol) &&
  number(c, v.price) &&
  numberOrNull(c, v.volume_24h) &&
  numberOrNull(c, v.percent_change_1h) &&
  numberOrNull(c, v.percent_change_24h) &&
  numberOrNull(c, v.percent_change_7d) &&
  numberOrNull(c, v.market_cap) &&
  string(c, v.last_updated, dateTime) &&
  optionalNumberOrNull(c, v.volume_24h_reported) &&
  optionalNumberOrNull(c, v.volume_7d) &&
  optionalNumberOrNull(c, v.volume_7d_reported) &&
  optionalNumberOrNull(c, v.volume_30d) &&
  optionalNumberOrNull(c, v.volume_30d_reported) &&
  optionalNumberOrNull(c, v.volume_change_24h) &&
  optionalNumberOrNull(c, v.percent_change_30d) &&
  optionalNumberOrNull(c, v.percent_change_60d) &&
  optionalNumberOrNull(c, v.percent_change_90d) &&
  optionalNumberOrNull(c, v.market_cap_dominance) &&
  optionalNumberOrNull(c, v.fully_diluted_market_cap) &&
  optionalNumberOrNull(c, v.tvl) &&
  optionalNumberOrNull(c, v.market_cap_by_total_supply);

const cryptocurrencyV3_quoteRule: Rule = /* @__PURE__ */ items(64, checkQuoteV3);

const checkPlatformV3: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.slug) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.token_address);

const checkCryptocurrencyV3: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  check(c, v.quote, 128, cryptocurrencyV3_quoteRule) &&
  string(c, v.last_updated, dateTime) &&
  check(c, v.platform, 67, checkPlatformV3) &&
  optionalInteger(c, v.is_active, cryptocurrency_is_activeRule) &&
  check(c, v.infinite_supply, 33) &&
  optionalInteger(c, v.is_market_cap_included_in_calc, int32) &&
  optionalInteger(c, v.is_fiat, int32) &&
  optionalNumberOrNull(c, v.circulating_supply) &&
  optionalNumberOrNull(c, v.total_supply) &&
  optionalNumberOrNull(c, v.max_supply) &&
  optionalString(c, v.date_added, dateTime) &&
  optionalIntegerOrNull(c, v.num_market_pairs, int32) &&
  optionalInteger(c, v.svc_rank, int32) &&
  optionalNumberOrNull(c, v.tvl_ratio) &&
  optionalNumberOrNull(c, v.unlocked_circulating_supply) &&
  optionalNumberOrNull(c, v.unlocked_market_cap);

const checkCryptoListingV3: Rule = (c, v) =>
  checkCryptocurrencyV3(c, v) &&
  check(c, v.tags, 129, cryptocurrency_tagsRule) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply) &&
  optionalNumberOrNull(c, v.self_reported_market_cap);

const cryptoQuoteBatchRequest_scoresRule: Rule = /* @__PURE__ */ items(16);

const checkCryptoQuoteBatchRequest: Rule = (c, v) =>
  optionalInteger(c, v.cryptoId, int32) &&
  check(c, v.scores, 129, cryptoQuoteBatchRequest_scoresRule);

const checkTagV3: Rule = (c, v) =>
  string(c, v.slug) &&
  string(c, v.name) &&
  string(c, v.category);

const cryptoQuoteV3_tagsRule: Rule = /* @__PURE__ */ items(64, checkTagV3);

const checkCryptoQuoteV3: Rule = (c, v) =>
  checkCryptocurrencyV3(c, v) &&
  check(c, v.tags, 129, cryptoQuoteV3_tagsRule) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply) &&
  optionalNumberOrNull(c, v.self_reported_market_cap);

const checkCryptoSnapshot: Rule = (c, v) =>
  optionalString(c, v.symbol) &&
  optionalString(c, v.name) &&
  optionalString(c, v.slug) &&
  optionalInteger(c, v.rank, int32) &&
  optionalInteger(c, v.id, int32) &&
  optionalString(c, v.tag_names) &&
  optionalString(c, v.tag_groups) &&
  optionalInteger(c, v.num_market_pairs, int32) &&
  optionalString(c, v.target_date) &&
  optionalString(c, v.last_update, dateTime) &&
  optionalNumber(c, v.price_usd) &&
  optionalNumberOrNull(c, v.max_supply) &&
  optionalNumberOrNull(c, v.volume_usd) &&
  optionalNumberOrNull(c, v.available_supply) &&
  optionalNumberOrNull(c, v.total_supply) &&
  optionalNumberOrNull(c, v.market_cap) &&
  optionalNumberOrNull(c, v.percentage_change_price_usd_1h) &&
  optionalNumberOrNull(c, v.percentage_change_price_usd_24h) &&
  optionalNumberOrNull(c, v.percentage_change_price_usd_7d);

const cryptoSnapshotBatchRequest_cryptoIdsRule: Rule = /* @__PURE__ */ items(16, int32);

const checkCryptoSnapshotBatchRequest: Rule = (c, v) =>
  string(c, v.targetDate, date) &&
  check(c, v.cryptoIds, 129, cryptoSnapshotBatchRequest_cryptoIdsRule);

const checkDexAggregatedSecurityFlags: Rule = (c, v) =>
  check(c, v.contract_verified, 33) &&
  check(c, v.honeypot, 33);

const checkDexHolderTag: Rule = /* @__PURE__ */ choice("tag_all","tag_kol","tag_smart_money","tag_whale","tag_bot","tag_sniper","tag_dev");

const checkDexStatus: Rule = /* @__PURE__ */ choice("active","inactive");

const checkDexInfoUrls: Rule = (c, v) =>
  optionalString(c, v.website) &&
  optionalString(c, v.blog) &&
  optionalString(c, v.chat) &&
  optionalString(c, v.fee) &&
  optionalString(c, v.twitter);

const dexInfo_typeRule: Rule = /* @__PURE__ */ choice("Orderbook","Swap","Aggregator");

const dexInfoQuote_market_typeRule: Rule = /* @__PURE__ */ choice("Spot","Perpetual","Futures");

const checkDexInfoQuote: Rule = (c, v) =>
  string(c, v.convert_id) &&
  string(c, v.last_updated, dateTime) &&
  optionalString(c, v.market_type, dexInfoQuote_market_typeRule) &&
  optionalStringOrNull(c, v.volume_24h) &&
  optionalStringOrNull(c, v.percent_change_volume_24h) &&
  optionalStringOrNull(c, v.num_transactions_24h);

const dexInfo_quoteRule: Rule = /* @__PURE__ */ items(64, checkDexInfoQuote);

const checkDexInfo: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  optionalString(c, v.logo, uri) &&
  optionalString(c, v.status, checkDexStatus) &&
  optionalString(c, v.description) &&
  optionalString(c, v.notice) &&
  check(c, v.urls, 65, checkDexInfoUrls) &&
  optionalString(c, v.type, dexInfo_typeRule) &&
  check(c, v.quote, 129, dexInfo_quoteRule) &&
  optionalString(c, v.date_launched, dateTime) &&
  optionalStringOrNull(c, v.num_market_pairs) &&
  optionalNumberOrNull(c, v.market_share) &&
  optionalString(c, v.last_updated, dateTime);

const dexListingsInfoResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkDexInfo);

const checkDexListingsInfoResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexListingsInfoResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkDexListingsQuotesResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexListingsInfoResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const dexMemeCoinFilters_minAgeRule: Rule = /* @__PURE__ */ minimum(0);

const checkDexMemeCoinFilters: Rule = (c, v) =>
  optionalNumber(c, v.minAge, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxAge, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minMarketCap, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxMarketCap, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minLiquidity, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxLiquidity, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minBondingCurve, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxBondingCurve, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minHolders, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxHolders, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minVolume, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxVolume, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minTxns, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxTxns, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minBuys, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxBuys, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minSells, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxSells, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minTop10Holding, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxTop10Holding, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minSnipers, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxSnipers, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minInsiders, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxInsiders, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.minDevHolding, dexMemeCoinFilters_minAgeRule) &&
  optionalNumber(c, v.maxDevHolding, dexMemeCoinFilters_minAgeRule) &&
  check(c, v.topHoldersLessThan, 33) &&
  check(c, v.devSoldAll, 33) &&
  check(c, v.devStillHolding, 33) &&
  check(c, v.social, 33);

const dexMemeResult_ptRule: Rule = /* @__PURE__ */ choice(1001,1002,2001);

const dexMemeResult_bcRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minimum(0), /* @__PURE__ */ maximum(1));

const checkDexMemeResult: Rule = (c, v) =>
  optionalInteger(c, v.pt, dexMemeResult_ptRule) &&
  optionalNumber(c, v.bc, dexMemeResult_bcRule);

const checkDexNetwork: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.network_slug) &&
  optionalString(c, v.alternativeName) &&
  optionalString(c, v.cryptocurrencyId) &&
  optionalString(c, v.cryptocurrencySlug) &&
  optionalString(c, v.wrappedTokenId) &&
  optionalString(c, v.wrappedTokenSlug) &&
  optionalString(c, v.tokenExplorerUrl) &&
  optionalString(c, v.poolExplorerUrl) &&
  optionalString(c, v.transactionHashUrl);

const dexNetworksResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkDexNetwork);

const checkDexNetworksResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexNetworksResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkDexOhlcvQuote: Rule = (c, v) =>
  string(c, v.convert_id) &&
  string(c, v.open) &&
  string(c, v.high) &&
  string(c, v.low) &&
  string(c, v.close) &&
  stringOrNull(c, v.volume) &&
  string(c, v.last_updated, dateTime) &&
  optionalStringOrNull(c, v["24h_buy_volume"]) &&
  optionalStringOrNull(c, v["24h_sell_volume"]);

const dexOhlcvPeriod_quoteRule: Rule = /* @__PURE__ */ items(64, checkDexOhlcvQuote);

const checkDexOhlcvPeriod: Rule = (c, v) =>
  string(c, v.time_open, dateTime) &&
  stringOrNull(c, v.time_close, dateTime) &&
  check(c, v.quote, 128, dexOhlcvPeriod_quoteRule);

const checkDexSecurityFlags: Rule = (c, v) =>
  check(c, v.open_source, 33) &&
  check(c, v.proxy, 33) &&
  check(c, v.mintable, 33) &&
  check(c, v.can_take_back_ownership, 33) &&
  check(c, v.owner_change_balance, 33) &&
  check(c, v.hidden_owner, 33) &&
  check(c, v.self_destruct, 33) &&
  check(c, v.external_call, 33) &&
  check(c, v.cannot_buy, 33) &&
  check(c, v.cannot_sell_all, 33) &&
  check(c, v.slippage_modifiable, 33) &&
  check(c, v.honeypot, 33) &&
  check(c, v.transfer_pausable, 33) &&
  check(c, v.blacklisted, 33) &&
  check(c, v.whitelisted, 33) &&
  check(c, v.in_dex, 33) &&
  check(c, v.anti_whale, 33) &&
  check(c, v.anti_whale_modifiable, 33) &&
  check(c, v.trading_cool_down, 33) &&
  check(c, v.personal_slippage_modifiable, 33) &&
  check(c, v.trust_list, 33) &&
  check(c, v.true_token, 33) &&
  check(c, v.airdrop_scam, 33);

const checkDexSecurityScan: Rule = (c, v) =>
  check(c, v.third_party, 65, checkDexSecurityFlags) &&
  check(c, v.aggregated, 65, checkDexAggregatedSecurityFlags);

const dexPairFields_security_scanRule: Rule = /* @__PURE__ */ items(64, checkDexSecurityScan);

const checkDexPairFields: Rule = (c, v) =>
  string(c, v.contract_address) &&
  string(c, v.name) &&
  optionalString(c, v.base_asset_id) &&
  optionalString(c, v.base_asset_ucid) &&
  optionalString(c, v.base_asset_name) &&
  optionalString(c, v.base_asset_symbol) &&
  optionalString(c, v.base_asset_contract_address) &&
  optionalString(c, v.quote_asset_id) &&
  optionalString(c, v.quote_asset_ucid) &&
  optionalString(c, v.quote_asset_name) &&
  optionalString(c, v.quote_asset_symbol) &&
  optionalString(c, v.quote_asset_contract_address) &&
  optionalString(c, v.dex_id) &&
  optionalString(c, v.dex_slug) &&
  optionalString(c, v.network_id) &&
  optionalString(c, v.network_slug) &&
  optionalString(c, v.last_updated, dateTime) &&
  optionalString(c, v.created_at, dateTime) &&
  optionalString(c, v.pool_created, dateTime) &&
  optionalString(c, v.date_launched, dateTime) &&
  optionalIntegerOrNull(c, v.num_transactions_24h) &&
  optionalIntegerOrNull(c, v["24h_no_of_buys"]) &&
  optionalIntegerOrNull(c, v["24h_no_of_sells"]) &&
  optionalIntegerOrNull(c, v.holders) &&
  optionalNumberOrNull(c, v.buy_tax) &&
  optionalNumberOrNull(c, v.sell_tax) &&
  check(c, v.security_scan, 129, dexPairFields_security_scanRule) &&
  optionalStringOrNull(c, v.pool_base_asset) &&
  optionalStringOrNull(c, v.pool_quote_asset) &&
  optionalStringOrNull(c, v.percent_pooled_base_asset) &&
  optionalStringOrNull(c, v["24h_volume_quote_asset"]) &&
  optionalStringOrNull(c, v.total_supply_quote_asset) &&
  optionalNumberOrNull(c, v.total_supply_base_asset) &&
  optionalString(c, v.scroll_id);

const checkDexQuote: Rule = (c, v) =>
  string(c, v.price) &&
  string(c, v.convert_id) &&
  string(c, v.last_updated, dateTime) &&
  optionalString(c, v.price_by_quote_asset) &&
  optionalStringOrNull(c, v.liquidity) &&
  optionalStringOrNull(c, v.volume_24h) &&
  optionalStringOrNull(c, v["24h_buy_volume"]) &&
  optionalStringOrNull(c, v["24h_sell_volume"]) &&
  optionalStringOrNull(c, v.percent_change_price_1h) &&
  optionalStringOrNull(c, v.percent_change_price_24h) &&
  optionalStringOrNull(c, v.fully_diluted_value);

const dexPair_quoteRule: Rule = /* @__PURE__ */ items(64, checkDexQuote);

const checkDexPair: Rule = (c, v) =>
  checkDexPairFields(c, v) &&
  check(c, v.quote, 129, dexPair_quoteRule);

const checkDexPairOhlcv: Rule = (c, v) =>
  checkDexPairFields(c, v) &&
  string(c, v.time_open, dateTime) &&
  stringOrNull(c, v.time_close, dateTime) &&
  check(c, v.quote, 128, dexOhlcvPeriod_quoteRule);

const dexPairOhlcvHistorical_quotesRule: Rule = /* @__PURE__ */ items(64, checkDexOhlcvPeriod);

const checkDexPairOhlcvHistorical: Rule = (c, v) =>
  checkDexPairFields(c, v) &&
  check(c, v.quotes, 128, dexPairOhlcvHistorical_quotesRule);

const dexPairsOhlcvHistoricalResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkDexPairOhlcvHistorical);

const checkDexPairsOhlcvHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexPairsOhlcvHistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const dexPairsOhlcvLatestResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkDexPairOhlcv);

const checkDexPairsOhlcvLatestResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexPairsOhlcvLatestResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const dexTrade_typeRule: Rule = /* @__PURE__ */ choice("buy","sell");

const checkDexTradeQuote: Rule = (c, v) =>
  string(c, v.price) &&
  string(c, v.convert_id) &&
  optionalString(c, v.price_by_quote_asset) &&
  optionalString(c, v.total) &&
  optionalString(c, v.amount_base_asset) &&
  optionalString(c, v.amount_quote_asset);

const dexTrade_quoteRule: Rule = /* @__PURE__ */ items(64, checkDexTradeQuote);

const checkDexTrade: Rule = (c, v) =>
  string(c, v.date, dateTime) &&
  string(c, v.type, dexTrade_typeRule) &&
  check(c, v.quote, 128, dexTrade_quoteRule) &&
  optionalString(c, v.transaction_hash) &&
  optionalString(c, v.blockchain_explorer_link);

const dexTradePair_transactionsRule: Rule = /* @__PURE__ */ items(64, checkDexTrade);

const checkDexTradePair: Rule = (c, v) =>
  checkDexPair(c, v) &&
  check(c, v.transactions, 128, dexTradePair_transactionsRule);

const dexPairsTradesResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkDexTradePair);

const checkDexPairsTradesResponse: Rule = (c, v) =>
  check(c, v.data, 128, dexPairsTradesResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkDexPlatformRow: Rule = (c, v) =>
  optionalString(c, v.id) &&
  optionalString(c, v.n) &&
  optionalString(c, v.i) &&
  optionalString(c, v.uf) &&
  optionalString(c, v.dn) &&
  optionalString(c, v.txuf) &&
  optionalString(c, v.v) &&
  optionalString(c, v.p) &&
  optionalString(c, v.addrUrl) &&
  optionalString(c, v.chId) &&
  optionalString(c, v.puf) &&
  optionalString(c, v.wcId) &&
  optionalString(c, v.hl) &&
  optionalString(c, v.ho) &&
  optionalString(c, v.pltA) &&
  optionalString(c, v.cid);

const checkDexTokenBatchPrice: Rule = (c, v) =>
  optionalInteger(c, v.pid, int32) &&
  optionalString(c, v.pdex) &&
  optionalInteger(c, v.pcid, int32) &&
  optionalString(c, v.a) &&
  optionalString(c, v.n) &&
  optionalString(c, v.sym) &&
  optionalString(c, v.lg) &&
  optionalNumber(c, v.p) &&
  optionalNumber(c, v.pc1h) &&
  optionalNumber(c, v.pc24h) &&
  optionalNumber(c, v.pc7d) &&
  optionalNumber(c, v.v24h) &&
  optionalNumber(c, v.l) &&
  check(c, v.ts, 13) &&
  optionalNumber(c, v.mc);

const checkDexTokenStats: Rule = (c, v) =>
  optionalString(c, v.tp) &&
  optionalString(c, v.vu) &&
  optionalString(c, v.txs) &&
  optionalString(c, v.nb) &&
  optionalString(c, v.ns) &&
  optionalString(c, v.bvu) &&
  optionalString(c, v.svu) &&
  optionalString(c, v.but) &&
  optionalString(c, v.sut) &&
  optionalNumber(c, v.pc) &&
  optionalString(c, v.ut);

const dexTokenLeaderboardRow_stsRule: Rule = /* @__PURE__ */ items(64, checkDexTokenStats);

const checkDexTokenSignal: Rule = (c, v) =>
  optionalNumber(c, v.mtp) &&
  optionalInteger(c, v.psc);

const checkDexTokenLeaderboardRow: Rule = (c, v) =>
  optionalString(c, v.n) &&
  optionalString(c, v.sym) &&
  optionalString(c, v.addr) &&
  optionalString(c, v.plt) &&
  optionalInteger(c, v.pid, int32) &&
  optionalString(c, v.pdex) &&
  optionalInteger(c, v.pcid, int32) &&
  optionalString(c, v.web) &&
  optionalString(c, v.tw) &&
  optionalString(c, v.tg) &&
  optionalString(c, v.lg) &&
  optionalInteger(c, v.pubAt) &&
  optionalInteger(c, v.lchAt) &&
  optionalString(c, v.fdv) &&
  optionalString(c, v.mcap) &&
  optionalString(c, v.liqUsd) &&
  optionalString(c, v.liq) &&
  optionalInteger(c, v.hld, int32) &&
  optionalString(c, v.p) &&
  optionalString(c, v.np) &&
  optionalInteger(c, v.pt) &&
  optionalString(c, v.v24h) &&
  optionalString(c, v.t24h) &&
  optionalString(c, v.ch24h) &&
  optionalString(c, v.thr) &&
  optionalString(c, v.dhr) &&
  optionalString(c, v.bcr) &&
  optionalInteger(c, v.hcnt, int32) &&
  optionalString(c, v.tsrc) &&
  check(c, v.sts, 129, dexTokenLeaderboardRow_stsRule) &&
  optionalString(c, v.rl) &&
  optionalString(c, v.ts) &&
  optionalString(c, v.bs) &&
  optionalInteger(c, v.dec, int32) &&
  check(c, v.signal, 65, checkDexTokenSignal) &&
  optionalNumber(c, v.beScore) &&
  optionalInteger(c, v.beRank, int32) &&
  optionalString(c, v.pltA) &&
  optionalInteger(c, v.ecs, int32) &&
  check(c, v.tags, 129, cryptocurrency_tagsRule);

const checkDexTokenDetail: Rule = (c, v) =>
  checkDexTokenLeaderboardRow(c, v) &&
  optionalString(c, v.crt) &&
  optionalString(c, v.own) &&
  optionalString(c, v.rnc) &&
  optionalString(c, v.cs) &&
  optionalString(c, v.ph24h) &&
  optionalString(c, v.pl24h) &&
  optionalString(c, v.fpt) &&
  optionalString(c, v.fpct) &&
  optionalString(c, v.turl) &&
  optionalString(c, v.nps) &&
  optionalString(c, v.lf) &&
  optionalString(c, v.cid) &&
  optionalString(c, v.lmc) &&
  optionalString(c, v.ltda);

const checkDexTokenLeaderboardResponse: Rule = (c, v) =>
  optionalString(c, v.total) &&
  optionalString(c, v.currentPage) &&
  optionalString(c, v.pageSize) &&
  optionalString(c, v.nextPageIndex) &&
  optionalString(c, v.version) &&
  optionalString(c, v.hasNextPage) &&
  optionalString(c, v.lastUpdateTime) &&
  optionalString(c, v.pageNum);

const checkDexTokenSecurityItem: Rule = (c, v) =>
  optionalString(c, v.code) &&
  optionalString(c, v.riskCode) &&
  optionalString(c, v.riskyLevel) &&
  optionalString(c, v.isHit) &&
  optionalString(c, v.order) &&
  optionalString(c, v.des) &&
  optionalString(c, v.groupId);

const dexTokenSecurityResponse_itemsRule: Rule = /* @__PURE__ */ items(64, checkDexTokenSecurityItem);

const checkDexTokenSecurityResponse: Rule = (c, v) =>
  optionalString(c, v.securityLevel) &&
  optionalString(c, v.categoryLevel) &&
  check(c, v.items, 129, dexTokenSecurityResponse_itemsRule);

const checkDexTokenTopPool: Rule = (c, v) =>
  optionalString(c, v.addr) &&
  optionalString(c, v.v24) &&
  optionalString(c, v.exid) &&
  optionalString(c, v.exn) &&
  optionalString(c, v.top) &&
  optionalString(c, v.mi);

const errorStatus_credit_countRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ equal(0));

const checkErrorStatus: Rule = (c, v) =>
  string(c, v.timestamp, dateTime) &&
  integer(c, v.error_code, int32) &&
  string(c, v.error_message) &&
  integer(c, v.elapsed, int32) &&
  check(c, v.credit_count, 272, errorStatus_credit_countRule);

const checkErrorResponse: Rule = (c, v) =>
  check(c, v.status, 64, checkErrorStatus);

const checkExchangeAssetPlatform: Rule = (c, v) =>
  integer(c, v.crypto_id, int32) &&
  string(c, v.symbol) &&
  string(c, v.name);

const checkExchangeAssetCurrency: Rule = (c, v) =>
  integer(c, v.crypto_id, int32) &&
  string(c, v.symbol) &&
  string(c, v.name) &&
  numberOrNull(c, v.price_usd);

const checkExchangeAsset: Rule = (c, v) =>
  string(c, v.wallet_address) &&
  number(c, v.balance) &&
  check(c, v.platform, 64, checkExchangeAssetPlatform) &&
  check(c, v.currency, 64, checkExchangeAssetCurrency);

const exchangeAssetsResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkExchangeAsset);

const checkExchangeAssetsResponse: Rule = (c, v) =>
  check(c, v.data, 128, exchangeAssetsResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkExchangeHistoricalQuote: Rule = (c, v) =>
  numberOrNull(c, v.volume_24h) &&
  numberOrNull(c, v.volume_24h_adjusted) &&
  string(c, v.timestamp, dateTime);

const checkExchangeHistoricalQuoteMap: Rule = /* @__PURE__ */ values(64, checkExchangeHistoricalQuote);

const checkExchangeListingState: Rule = /* @__PURE__ */ choice("active","inactive","untracked");

const checkExchangeUrls: Rule = (c, v) =>
  check(c, v.website, 129, cryptocurrency_tagsRule) &&
  check(c, v.blog, 129, cryptocurrency_tagsRule) &&
  check(c, v.chat, 129, cryptocurrency_tagsRule) &&
  check(c, v.fee, 129, cryptocurrency_tagsRule) &&
  check(c, v.twitter, 129, cryptocurrency_tagsRule);

const checkExchangeInfo: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  optionalString(c, v.logo, uri) &&
  optionalStringOrNull(c, v.description) &&
  optionalStringOrNull(c, v.date_launched, dateTime) &&
  optionalString(c, v.notice) &&
  optionalString(c, v.status, checkExchangeListingState) &&
  check(c, v.urls, 65, checkExchangeUrls) &&
  optionalNumberOrNull(c, v.maker_fee) &&
  optionalNumberOrNull(c, v.taker_fee) &&
  optionalNumberOrNull(c, v.weekly_visits) &&
  optionalNumberOrNull(c, v.spot_volume_usd);

const exchangeInfoResponse_dataRule: Rule = /* @__PURE__ */ values(64, checkExchangeInfo);

const checkExchangeInfoResponse: Rule = (c, v) =>
  check(c, v.data, 64, exchangeInfoResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkExchangeListingQuote: Rule = (c, v) =>
  numberOrNull(c, v.volume_24h) &&
  numberOrNull(c, v.volume_24h_adjusted) &&
  numberOrNull(c, v.percent_change_volume_24h) &&
  numberOrNull(c, v.percent_change_volume_7d) &&
  numberOrNull(c, v.percent_change_volume_30d) &&
  stringOrNull(c, v.last_updated, dateTime) &&
  optionalNumberOrNull(c, v.effective_liquidity_24h);

const checkExchangeListingQuoteMap: Rule = /* @__PURE__ */ values(64, checkExchangeListingQuote);

const checkExchangeListing: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  numberOrNull(c, v.spot_volume_usd) &&
  numberOrNull(c, v.derivative_volume_usd) &&
  stringOrNull(c, v.last_updated, dateTime) &&
  check(c, v.quote, 64, checkExchangeListingQuoteMap) &&
  optionalInteger(c, v.num_market_pairs, int32) &&
  optionalIntegerOrNull(c, v.rank, int32) &&
  optionalNumberOrNull(c, v.exchange_score) &&
  optionalStringOrNull(c, v.date_launched, dateTime) &&
  check(c, v.fiats, 129, cryptocurrency_tagsRule);

const exchangeListingsLatestResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkExchangeListing);

const checkExchangeListingsLatestResponse: Rule = (c, v) =>
  check(c, v.data, 128, exchangeListingsLatestResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkExchangeMapItem: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  optionalInteger(c, v.is_active, cryptocurrency_is_activeRule) &&
  optionalString(c, v.status, checkExchangeListingState) &&
  optionalStringOrNull(c, v.first_historical_data, dateTime) &&
  optionalStringOrNull(c, v.last_historical_data, dateTime);

const exchangeMapResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkExchangeMapItem);

const checkExchangeMapResponse: Rule = (c, v) =>
  check(c, v.data, 128, exchangeMapResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkMarketPairExchange: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug);

const marketPairCurrency_currency_typeRule: Rule = /* @__PURE__ */ choice("cryptocurrency","fiat");

const checkMarketPairCurrency: Rule = (c, v) =>
  integer(c, v.currency_id, int32) &&
  string(c, v.currency_symbol) &&
  string(c, v.exchange_symbol) &&
  string(c, v.currency_type, marketPairCurrency_currency_typeRule);

const checkMarketPairQuote: Rule = (c, v) =>
  numberOrNull(c, v.price) &&
  numberOrNull(c, v.volume_24h) &&
  string(c, v.last_updated, dateTime);

const checkMarketPairExchangeReported: Rule = (c, v) =>
  numberOrNull(c, v.price) &&
  numberOrNull(c, v.volume_24h_base) &&
  numberOrNull(c, v.volume_24h_quote) &&
  string(c, v.last_updated, dateTime);

const checkMarketPairQuoteMap: Rule = /* @__PURE__ */ all(/* @__PURE__ */ values(64, checkMarketPairQuote, "exchange_reported"), (c, v) =>
  check(c, v.exchange_reported, 64, checkMarketPairExchangeReported));

const checkMarketPair: Rule = (c, v) =>
  check(c, v.exchange, 64, checkMarketPairExchange) &&
  integer(c, v.market_id, int32) &&
  string(c, v.market_pair) &&
  check(c, v.market_pair_base, 64, checkMarketPairCurrency) &&
  check(c, v.market_pair_quote, 64, checkMarketPairCurrency) &&
  check(c, v.quote, 64, checkMarketPairQuoteMap) &&
  optionalString(c, v.category) &&
  optionalString(c, v.fee_type);

const exchangeMarketPairs_market_pairsRule: Rule = /* @__PURE__ */ items(64, checkMarketPair);

const checkExchangeMarketPairs: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  check(c, v.market_pairs, 128, exchangeMarketPairs_market_pairsRule) &&
  optionalInteger(c, v.num_market_pairs, int32);

const checkExchangeMarketPairsResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkExchangeMarketPairs) &&
  check(c, v.status, 64, checkStatus);

const checkExchangeQuote: Rule = (c, v) =>
  optionalInteger(c, v.exchangeId, int32) &&
  optionalInteger(c, v.numTradePairs, int32) &&
  optionalNumberOrNull(c, v.volumeUsd) &&
  optionalInteger(c, v.originalScore) &&
  optionalInteger(c, v.score) &&
  optionalString(c, v.time_utc, dateTime);

const checkExchangeQuoteBatchRequest: Rule = (c, v) =>
  optionalInteger(c, v.exchangeId, int32) &&
  check(c, v.scores, 129, cryptoQuoteBatchRequest_scoresRule);

const checkExchangeQuotesHistoricalItem: Rule = (c, v) =>
  string(c, v.timestamp, dateTime) &&
  integer(c, v.num_market_pairs, int32) &&
  check(c, v.quote, 64, checkExchangeHistoricalQuoteMap);

const exchangeQuotesHistorical_quotesRule: Rule = /* @__PURE__ */ items(64, checkExchangeQuotesHistoricalItem);

const checkExchangeQuotesHistorical: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.slug) &&
  check(c, v.quotes, 128, exchangeQuotesHistorical_quotesRule);

const exchangeQuotesHistoricalResponse_data_form2Rule: Rule = /* @__PURE__ */ values(64, checkExchangeQuotesHistorical);

const exchangeQuotesHistoricalResponse_dataRule: Rule = /* @__PURE__ */ one([64, checkExchangeQuotesHistorical], [64, exchangeQuotesHistoricalResponse_data_form2Rule]);

const checkExchangeQuotesHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 64, exchangeQuotesHistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const exchangeQuotesLatestResponse_dataRule: Rule = /* @__PURE__ */ values(64, checkExchangeListing);

const checkExchangeQuotesLatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, exchangeQuotesLatestResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const fearAndGreed_valueRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(0), /* @__PURE__ */ maximum(100));

const fearAndGreed_value_classificationRule: Rule = /* @__PURE__ */ choice("Extreme Fear","Fear","Neutral","Greed","Extreme Greed");

const checkFearAndGreed: Rule = (c, v) =>
  optionalString(c, v.timestamp, dateTime) &&
  optionalString(c, v.update_time, dateTime) &&
  optionalInteger(c, v.value, fearAndGreed_valueRule) &&
  optionalString(c, v.value_classification, fearAndGreed_value_classificationRule);

const fearAndGreedHistoricalResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkFearAndGreed);

const checkFearAndGreedHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 128, fearAndGreedHistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkFearAndGreedLatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkFearAndGreed) &&
  check(c, v.status, 64, checkStatus);

const fiatMapItem_symbolRule: Rule = /* @__PURE__ */ pattern(/^[^a-z]+$/u);

const checkFiatMapItem: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.sign) &&
  string(c, v.symbol, fiatMapItem_symbolRule);

const fiatMapResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkFiatMapItem);

const checkFiatMapResponse: Rule = (c, v) =>
  check(c, v.data, 128, fiatMapResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkGlobalMetricsLatestQuote: Rule = (c, v) =>
  numberOrNull(c, v.total_market_cap) &&
  numberOrNull(c, v.total_volume_24h) &&
  numberOrNull(c, v.total_volume_24h_reported) &&
  numberOrNull(c, v.altcoin_market_cap) &&
  numberOrNull(c, v.altcoin_volume_24h) &&
  numberOrNull(c, v.altcoin_volume_24h_reported) &&
  numberOrNull(c, v.defi_market_cap) &&
  numberOrNull(c, v.defi_volume_24h) &&
  numberOrNull(c, v.defi_volume_24h_reported) &&
  numberOrNull(c, v.stablecoin_market_cap) &&
  numberOrNull(c, v.stablecoin_volume_24h) &&
  numberOrNull(c, v.stablecoin_volume_24h_reported) &&
  numberOrNull(c, v.derivatives_volume_24h) &&
  numberOrNull(c, v.derivatives_volume_24h_reported) &&
  numberOrNull(c, v.total_market_cap_yesterday) &&
  numberOrNull(c, v.total_volume_24h_yesterday) &&
  numberOrNull(c, v.total_market_cap_yesterday_percentage_change) &&
  numberOrNull(c, v.total_volume_24h_yesterday_percentage_change) &&
  string(c, v.last_updated, dateTime);

const checkGlobalMetricsLatestQuoteMap: Rule = /* @__PURE__ */ values(64, checkGlobalMetricsLatestQuote);

const checkGlobalMetrics: Rule = (c, v) =>
  integerOrNull(c, v.active_cryptocurrencies, int32) &&
  integerOrNull(c, v.active_exchanges, int32) &&
  integerOrNull(c, v.active_market_pairs, int32) &&
  integerOrNull(c, v.total_cryptocurrencies, int32) &&
  integerOrNull(c, v.total_exchanges, int32) &&
  numberOrNull(c, v.btc_dominance) &&
  numberOrNull(c, v.eth_dominance) &&
  numberOrNull(c, v.btc_dominance_yesterday) &&
  numberOrNull(c, v.eth_dominance_yesterday) &&
  numberOrNull(c, v.btc_dominance_24h_percentage_change) &&
  numberOrNull(c, v.eth_dominance_24h_percentage_change) &&
  numberOrNull(c, v.defi_market_cap) &&
  numberOrNull(c, v.defi_volume_24h) &&
  numberOrNull(c, v.defi_volume_24h_reported) &&
  numberOrNull(c, v.stablecoin_market_cap) &&
  numberOrNull(c, v.stablecoin_volume_24h) &&
  numberOrNull(c, v.stablecoin_volume_24h_reported) &&
  numberOrNull(c, v.derivatives_volume_24h) &&
  numberOrNull(c, v.derivatives_volume_24h_reported) &&
  numberOrNull(c, v.defi_24h_percentage_change) &&
  numberOrNull(c, v.stablecoin_24h_percentage_change) &&
  numberOrNull(c, v.derivatives_24h_percentage_change) &&
  check(c, v.quote, 64, checkGlobalMetricsLatestQuoteMap) &&
  string(c, v.last_updated, dateTime);

const checkGlobalMetricsHistoricalQuote: Rule = (c, v) =>
  numberOrNull(c, v.total_market_cap) &&
  string(c, v.timestamp, dateTime) &&
  optionalNumberOrNull(c, v.total_volume_24h) &&
  optionalNumberOrNull(c, v.total_volume_24h_reported) &&
  optionalNumberOrNull(c, v.altcoin_market_cap) &&
  optionalNumberOrNull(c, v.altcoin_volume_24h) &&
  optionalNumberOrNull(c, v.altcoin_volume_24h_reported);

const checkGlobalMetricsHistoricalQuoteMap: Rule = /* @__PURE__ */ values(64, checkGlobalMetricsHistoricalQuote);

const checkGlobalMetricsHistoricalItem: Rule = (c, v) =>
  string(c, v.timestamp, dateTime) &&
  check(c, v.quote, 64, checkGlobalMetricsHistoricalQuoteMap) &&
  optionalString(c, v.search_interval) &&
  optionalNumberOrNull(c, v.btc_dominance) &&
  optionalNumberOrNull(c, v.eth_dominance) &&
  optionalIntegerOrNull(c, v.active_cryptocurrencies, int32) &&
  optionalIntegerOrNull(c, v.active_exchanges, int32) &&
  optionalIntegerOrNull(c, v.active_market_pairs, int32);

const globalMetricsHistorical_quotesRule: Rule = /* @__PURE__ */ items(64, checkGlobalMetricsHistoricalItem);

const checkGlobalMetricsHistorical: Rule = (c, v) =>
  check(c, v.quotes, 128, globalMetricsHistorical_quotesRule);

const checkGlobalMetricsHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkGlobalMetricsHistorical) &&
  check(c, v.status, 64, checkStatus);

const checkGlobalMetricsLatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkGlobalMetrics) &&
  check(c, v.status, 64, checkStatus);

const checkGlobalMetricsQuote: Rule = (c, v) =>
  optionalInteger(c, v.score) &&
  optionalInteger(c, v.id) &&
  optionalNumberOrNull(c, v.marketCapByAvailableSupplyUsd) &&
  optionalNumberOrNull(c, v.marketCapByTotalSupplyUsd) &&
  optionalNumberOrNull(c, v.volumeUsd) &&
  optionalNumberOrNull(c, v.volumeUsdReported) &&
  optionalNumberOrNull(c, v.altCoinMarketCapByAvailableSupplyUsd) &&
  optionalNumberOrNull(c, v.altCoinVolumeUsd) &&
  optionalNumberOrNull(c, v.altCoinVolumeUsdReported) &&
  optionalNumberOrNull(c, v.bitcoinPercentageOfMarketCap) &&
  optionalNumberOrNull(c, v.ethPercentageOfMarketCap) &&
  optionalNumberOrNull(c, v.defiVolume24h) &&
  optionalNumberOrNull(c, v.defiVolume24hReported) &&
  optionalNumberOrNull(c, v.defiMarketCap) &&
  optionalNumberOrNull(c, v.stableCoinVolume24h) &&
  optionalNumberOrNull(c, v.stableCoinVolume24hReported) &&
  optionalNumberOrNull(c, v.stableCoinMarketCap) &&
  optionalNumberOrNull(c, v.derivativesVolume24h) &&
  optionalNumberOrNull(c, v.derivativesVolume24hReported) &&
  optionalInteger(c, v.activeCryptocurrencies, int32) &&
  optionalInteger(c, v.activeExchanges, int32) &&
  optionalInteger(c, v.activeMarketPairs, int32) &&
  optionalInteger(c, v.totalCryptocurrencies, int32) &&
  optionalInteger(c, v.totalExchanges, int32);

const checkGlobalMetricsQuoteBatchRequest: Rule = (c, v) =>
  check(c, v.scores, 129, cryptoQuoteBatchRequest_scoresRule);

const checkHistoricalQuote: Rule = (c, v) =>
  string(c, v.last_updated, dateTime) &&
  optionalNumber(c, v.price) &&
  optionalNumberOrNull(c, v.volume_24h) &&
  optionalNumberOrNull(c, v.volume_24hr) &&
  optionalNumberOrNull(c, v.market_cap) &&
  optionalNumberOrNull(c, v.circulating_supply) &&
  optionalNumberOrNull(c, v.total_supply) &&
  optionalString(c, v.timestamp, dateTime);

const checkHistoricalQuoteMap: Rule = /* @__PURE__ */ values(64, checkHistoricalQuote);

const checkIndexConstituent: Rule = (c, v) =>
  optionalInteger(c, v.id, int32) &&
  optionalString(c, v.name) &&
  optionalString(c, v.symbol) &&
  optionalStringOrNull(c, v.url) &&
  optionalNumber(c, v.weight) &&
  optionalNumber(c, v.priceUsd) &&
  optionalNumber(c, v.units);

const indexTop100Item_constituentsRule: Rule = /* @__PURE__ */ items(64, checkIndexConstituent);

const checkIndexTop100Item: Rule = (c, v) =>
  check(c, v.constituents, 129, indexTop100Item_constituentsRule) &&
  optionalString(c, v.update_time, dateTime) &&
  optionalNumber(c, v.value);

const indexTop100HistoricalResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkIndexTop100Item);

const checkProApiResponseStatus: Rule = (c, v) =>
  optionalInteger(c, v.credit_count, int32) &&
  optionalInteger(c, v.elapsed, int32) &&
  optionalString(c, v.error_code) &&
  optionalString(c, v.error_message) &&
  optionalString(c, v.notice) &&
  optionalString(c, v.timestamp, dateTime) &&
  optionalInteger(c, v.total_count, int32);

const checkIndexTop100HistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 128, indexTop100HistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkProApiResponseStatus);

const checkIndexTop100LatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkIndexTop100Item) &&
  check(c, v.status, 64, checkProApiResponseStatus);

const checkIndexTop20Historical: Rule = (c, v) =>
  check(c, v.constituents, 129, indexTop100Item_constituentsRule) &&
  optionalString(c, v.update_time, dateTime) &&
  optionalNumber(c, v.value);

const indexTop20HistoricalResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkIndexTop20Historical);

const checkIndexTop20HistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 128, indexTop20HistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkProApiResponseStatus);

const checkIndexTop20Latest: Rule = (c, v) =>
  check(c, v.constituents, 129, indexTop100Item_constituentsRule) &&
  optionalString(c, v.last_update, dateTime) &&
  optionalString(c, v.next_update, dateTime) &&
  optionalNumber(c, v.value) &&
  optionalNumberOrNull(c, v.value_24h_percentage_change);

const checkIndexTop20LatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkIndexTop20Latest) &&
  check(c, v.status, 64, checkProApiResponseStatus);

const checkKeyInfoPlan: Rule = (c, v) =>
  optionalNumber(c, v.credit_limit_monthly) &&
  optionalString(c, v.credit_limit_monthly_reset) &&
  optionalString(c, v.credit_limit_monthly_reset_timestamp, dateTime) &&
  optionalNumber(c, v.rate_limit_minute);

const checkKeyInfoRequestUsage: Rule = (c, v) =>
  optionalNumber(c, v.requests_made) &&
  optionalNumber(c, v.requests_left);

const checkKeyInfoCreditUsage: Rule = (c, v) =>
  optionalNumber(c, v.credits_used) &&
  optionalNumber(c, v.credits_left);

const checkKeyInfoUsage: Rule = (c, v) =>
  check(c, v.current_minute, 65, checkKeyInfoRequestUsage) &&
  check(c, v.current_day, 65, checkKeyInfoCreditUsage) &&
  check(c, v.current_month, 65, checkKeyInfoCreditUsage);

const checkKeyInfo: Rule = (c, v) =>
  check(c, v.plan, 65, checkKeyInfoPlan) &&
  check(c, v.usage, 65, checkKeyInfoUsage);

const checkKeyInfoResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkKeyInfo) &&
  check(c, v.status, 64, checkStatus);

const checkListingsLatestResponseV3: Rule = /* @__PURE__ */ items(64, checkCryptoListingV3);

const checkListingsResponse: Rule = (c, v) =>
  check(c, v.data, 128, categoryWithCoins_coinsRule) &&
  check(c, v.status, 64, checkStatus);

const checkMapItem: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  numberOrNull(c, v.rank) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  optionalInteger(c, v.is_active, cryptocurrency_is_activeRule) &&
  optionalString(c, v.status, checkExchangeListingState) &&
  optionalString(c, v.first_historical_data, dateTime) &&
  optionalString(c, v.last_historical_data, dateTime) &&
  check(c, v.platform, 67, checkPlatform);

const mapResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkMapItem);

const checkMapResponse: Rule = (c, v) =>
  check(c, v.data, 128, mapResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkMarketPairs: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  check(c, v.market_pairs, 128, exchangeMarketPairs_market_pairsRule) &&
  optionalInteger(c, v.num_market_pairs, int32);

const checkMarketPairsResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkMarketPairs) &&
  check(c, v.status, 64, checkStatus);

const metadata_categoryRule: Rule = /* @__PURE__ */ choice("coin","token");

const checkMetadataUrls: Rule = (c, v) =>
  check(c, v.website, 129, cryptocurrency_tagsRule) &&
  check(c, v.technical_doc, 129, cryptocurrency_tagsRule) &&
  check(c, v.explorer, 129, cryptocurrency_tagsRule) &&
  check(c, v.source_code, 129, cryptocurrency_tagsRule) &&
  check(c, v.message_board, 129, cryptocurrency_tagsRule) &&
  check(c, v.chat, 129, cryptocurrency_tagsRule) &&
  check(c, v.announcement, 129, cryptocurrency_tagsRule) &&
  check(c, v.reddit, 129, cryptocurrency_tagsRule) &&
  check(c, v.twitter, 129, cryptocurrency_tagsRule);

const checkMetadata: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.category, metadata_categoryRule) &&
  string(c, v.slug) &&
  stringOrNull(c, v.date_launched, dateTime) &&
  optionalString(c, v.logo, uri) &&
  optionalStringOrNull(c, v.description) &&
  optionalString(c, v.notice) &&
  optionalString(c, v.date_added, dateTime) &&
  check(c, v.tags, 129, cryptocurrency_tagsRule) &&
  check(c, v.platform, 67, checkPlatform) &&
  check(c, v.urls, 65, checkMetadataUrls) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply) &&
  optionalNumberOrNull(c, v.self_reported_market_cap) &&
  check(c, v.self_reported_tags, 129, cryptocurrency_tagsRule) &&
  check(c, v.infinite_supply, 33);

const metadataResponse_data_value_form2Rule: Rule = /* @__PURE__ */ items(64, checkMetadata);

const metadataResponse_data_valueRule: Rule = /* @__PURE__ */ one([64, checkMetadata], [128, metadataResponse_data_value_form2Rule]);

const metadataResponse_dataRule: Rule = /* @__PURE__ */ values(192, metadataResponse_data_valueRule);

const checkMetadataResponse: Rule = (c, v) =>
  check(c, v.data, 64, metadataResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const metadataResponseV1_dataRule: Rule = /* @__PURE__ */ values(64, checkMetadata);

const checkMetadataResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, metadataResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkMultiplierItem: Rule = (c, v) =>
  integer(c, v.crypto_id, int32) &&
  string(c, v.crypto_slug) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  number(c, v.multiplier) &&
  string(c, v.effective_at, dateTime) &&
  optionalString(c, v.token_address) &&
  optionalInteger(c, v.platform_id, int32) &&
  optionalString(c, v.platform);

const multiplierResult_itemsRule: Rule = /* @__PURE__ */ items(64, checkMultiplierItem);

const checkMultiplierResult: Rule = (c, v) =>
  integer(c, v.total_size, int32) &&
  check(c, v.has_more, 32) &&
  check(c, v.items, 128, multiplierResult_itemsRule);

const checkMultiplierResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkMultiplierResult) &&
  check(c, v.status, 64, checkStatus);

const checkOhlcvBatchQuote: Rule = (c, v) =>
  optionalNumber(c, v.open) &&
  optionalNumber(c, v.high) &&
  optionalNumber(c, v.low) &&
  optionalNumber(c, v.close) &&
  optionalNumberOrNull(c, v.volume) &&
  optionalNumberOrNull(c, v.market_cap) &&
  optionalInteger(c, v.score) &&
  optionalString(c, v.time_high, dateTime) &&
  optionalString(c, v.time_low, dateTime) &&
  optionalString(c, v.time_open, dateTime) &&
  optionalString(c, v.time_close, dateTime);

const ohlcvBatchRequest_intervalRule: Rule = /* @__PURE__ */ choice("1d","1h");

const checkOhlcvBatchRequest: Rule = (c, v) =>
  integer(c, v.cryptoId, int32) &&
  check(c, v.scores, 128, cryptoQuoteBatchRequest_scoresRule) &&
  optionalString(c, v.interval, ohlcvBatchRequest_intervalRule);

const checkOhlcvQuote: Rule = (c, v) =>
  number(c, v.open) &&
  number(c, v.high) &&
  number(c, v.low) &&
  number(c, v.close) &&
  numberOrNull(c, v.volume) &&
  numberOrNull(c, v.market_cap) &&
  string(c, v.timestamp, dateTime);

const checkOhlcvQuoteMap: Rule = /* @__PURE__ */ values(64, checkOhlcvQuote);

const checkOhlcvPeriod: Rule = (c, v) =>
  string(c, v.time_open, dateTime) &&
  string(c, v.time_close, dateTime) &&
  stringOrNull(c, v.time_high, dateTime) &&
  stringOrNull(c, v.time_low, dateTime) &&
  check(c, v.quote, 64, checkOhlcvQuoteMap) &&
  check(c, v.is_derived, 33);

const ohlcvHistorical_quotesRule: Rule = /* @__PURE__ */ items(64, checkOhlcvPeriod);

const checkOhlcvHistorical: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  check(c, v.quotes, 128, ohlcvHistorical_quotesRule);

const ohlcvHistoricalResponse_data_form2_value_form2Rule: Rule = /* @__PURE__ */ items(64, checkOhlcvHistorical);

const ohlcvHistoricalResponse_data_form2_valueRule: Rule = /* @__PURE__ */ one([64, checkOhlcvHistorical], [128, ohlcvHistoricalResponse_data_form2_value_form2Rule]);

const ohlcvHistoricalResponse_data_form2Rule: Rule = /* @__PURE__ */ values(192, ohlcvHistoricalResponse_data_form2_valueRule);

const ohlcvHistoricalResponse_dataRule: Rule = /* @__PURE__ */ one([64, checkOhlcvHistorical], [64, ohlcvHistoricalResponse_data_form2Rule]);

const checkOhlcvHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 64, ohlcvHistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const ohlcvHistoricalResponseV1_data_form2Rule: Rule = /* @__PURE__ */ values(64, checkOhlcvHistorical);

const ohlcvHistoricalResponseV1_dataRule: Rule = /* @__PURE__ */ one([64, checkOhlcvHistorical], [64, ohlcvHistoricalResponseV1_data_form2Rule]);

const checkOhlcvHistoricalResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, ohlcvHistoricalResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkOhlcvLatestQuote: Rule = (c, v) =>
  number(c, v.open) &&
  number(c, v.high) &&
  number(c, v.low) &&
  number(c, v.close) &&
  numberOrNull(c, v.volume) &&
  string(c, v.last_updated, dateTime);

const checkOhlcvLatestQuoteMap: Rule = /* @__PURE__ */ values(64, checkOhlcvLatestQuote);

const checkOhlcvLatest: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.last_updated, dateTime) &&
  string(c, v.time_open, dateTime) &&
  string(c, v.time_close, dateTime) &&
  stringOrNull(c, v.time_high, dateTime) &&
  stringOrNull(c, v.time_low, dateTime) &&
  check(c, v.quote, 64, checkOhlcvLatestQuoteMap) &&
  check(c, v.is_derived, 33);

const ohlcvLatestResponse_data_value_form2Rule: Rule = /* @__PURE__ */ items(64, checkOhlcvLatest);

const ohlcvLatestResponse_data_valueRule: Rule = /* @__PURE__ */ one([64, checkOhlcvLatest], [128, ohlcvLatestResponse_data_value_form2Rule]);

const ohlcvLatestResponse_dataRule: Rule = /* @__PURE__ */ values(192, ohlcvLatestResponse_data_valueRule);

const checkOhlcvLatestResponse: Rule = (c, v) =>
  check(c, v.data, 64, ohlcvLatestResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const ohlcvLatestResponseV1_dataRule: Rule = /* @__PURE__ */ values(64, checkOhlcvLatest);

const checkOhlcvLatestResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, ohlcvLatestResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkPartnerScore: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  numberOrNull(c, v.score) &&
  stringOrNull(c, v.grade) &&
  string(c, v.last_updated, dateTime) &&
  optionalNumberOrNull(c, v.percent_change_24h) &&
  optionalNumberOrNull(c, v.point_change_24h);

const partnerScoresResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkPartnerScore);

const checkPartnerScoresResponse: Rule = (c, v) =>
  check(c, v.data, 128, partnerScoresResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkPostOwner: Rule = (c, v) =>
  optionalString(c, v.nickname) &&
  optionalString(c, v.avatar_url);

const checkPostCurrency: Rule = (c, v) =>
  optionalNumber(c, v.id) &&
  optionalString(c, v.symbol) &&
  optionalString(c, v.slug);

const post_currenciesRule: Rule = /* @__PURE__ */ items(64, checkPostCurrency);

const checkPost: Rule = (c, v) =>
  check(c, v.owner, 65, checkPostOwner) &&
  optionalString(c, v.post_id) &&
  optionalString(c, v.text_content) &&
  check(c, v.photos, 129, cryptocurrency_tagsRule) &&
  optionalString(c, v.comment_count) &&
  optionalString(c, v.like_count) &&
  optionalString(c, v.post_time, dateTime) &&
  check(c, v.currencies, 129, post_currenciesRule) &&
  optionalString(c, v.language_code) &&
  optionalString(c, v.comments_url);

const checkPriceConversionQuote: Rule = (c, v) =>
  number(c, v.price) &&
  string(c, v.last_updated, dateTime);

const checkPriceConversionQuoteMap: Rule = /* @__PURE__ */ values(64, checkPriceConversionQuote);

const checkPriceConversion: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  number(c, v.amount) &&
  string(c, v.last_updated, dateTime) &&
  check(c, v.quote, 64, checkPriceConversionQuoteMap);

const checkPriceConversionResponse: Rule = (c, v) =>
  check(c, v.data, 64, checkPriceConversion) &&
  check(c, v.status, 64, checkStatus);

const priceConversionResponseV2_data_form2Rule: Rule = /* @__PURE__ */ items(64, checkPriceConversion);

const priceConversionResponseV2_dataRule: Rule = /* @__PURE__ */ one([64, checkPriceConversion], [128, priceConversionResponseV2_data_form2Rule]);

const checkPriceConversionResponseV2: Rule = (c, v) =>
  check(c, v.data, 192, priceConversionResponseV2_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkPricePerformanceQuote: Rule = (c, v) =>
  number(c, v.open) &&
  string(c, v.open_timestamp, dateTime) &&
  number(c, v.high) &&
  number(c, v.low) &&
  number(c, v.close) &&
  string(c, v.close_timestamp, dateTime) &&
  numberOrNull(c, v.percent_change) &&
  numberOrNull(c, v.price_change) &&
  optionalStringOrNull(c, v.high_timestamp, dateTime) &&
  optionalStringOrNull(c, v.low_timestamp, dateTime);

const pricePerformancePeriod_quoteRule: Rule = /* @__PURE__ */ values(64, checkPricePerformanceQuote);

const checkPricePerformancePeriod: Rule = (c, v) =>
  string(c, v.open_timestamp, dateTime) &&
  string(c, v.close_timestamp, dateTime) &&
  check(c, v.quote, 64, pricePerformancePeriod_quoteRule) &&
  optionalStringOrNull(c, v.high_timestamp, dateTime) &&
  optionalStringOrNull(c, v.low_timestamp, dateTime);

const pricePerformance_periodsRule: Rule = /* @__PURE__ */ values(64, checkPricePerformancePeriod);

const checkPricePerformance: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  string(c, v.slug) &&
  string(c, v.last_updated, dateTime) &&
  check(c, v.periods, 64, pricePerformance_periodsRule);

const pricePerformanceResponse_data_value_form2Rule: Rule = /* @__PURE__ */ items(64, checkPricePerformance);

const pricePerformanceResponse_data_valueRule: Rule = /* @__PURE__ */ one([64, checkPricePerformance], [128, pricePerformanceResponse_data_value_form2Rule]);

const pricePerformanceResponse_dataRule: Rule = /* @__PURE__ */ values(192, pricePerformanceResponse_data_valueRule);

const checkPricePerformanceResponse: Rule = (c, v) =>
  check(c, v.data, 64, pricePerformanceResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const pricePerformanceResponseV1_dataRule: Rule = /* @__PURE__ */ values(64, checkPricePerformance);

const checkPricePerformanceResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, pricePerformanceResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkQuotesHistoricalItem: Rule = (c, v) =>
  string(c, v.timestamp, dateTime) &&
  check(c, v.quote, 64, checkHistoricalQuoteMap) &&
  optionalString(c, v.search_interval);

const quotesHistorical_quotesRule: Rule = /* @__PURE__ */ items(64, checkQuotesHistoricalItem);

const checkQuotesHistorical: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  string(c, v.name) &&
  string(c, v.symbol) &&
  check(c, v.quotes, 128, quotesHistorical_quotesRule) &&
  optionalInteger(c, v.is_active, cryptocurrency_is_activeRule) &&
  optionalInteger(c, v.is_fiat, int32);

const quotesHistoricalResponse_data_form2_value_form2Rule: Rule = /* @__PURE__ */ items(64, checkQuotesHistorical);

const quotesHistoricalResponse_data_form2_valueRule: Rule = /* @__PURE__ */ one([64, checkQuotesHistorical], [128, quotesHistoricalResponse_data_form2_value_form2Rule]);

const quotesHistoricalResponse_data_form2Rule: Rule = /* @__PURE__ */ values(192, quotesHistoricalResponse_data_form2_valueRule);

const quotesHistoricalResponse_dataRule: Rule = /* @__PURE__ */ one([64, checkQuotesHistorical], [64, quotesHistoricalResponse_data_form2Rule]);

const checkQuotesHistoricalResponse: Rule = (c, v) =>
  check(c, v.data, 64, quotesHistoricalResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const quotesHistoricalResponseV1_data_form2Rule: Rule = /* @__PURE__ */ values(64, checkQuotesHistorical);

const quotesHistoricalResponseV1_dataRule: Rule = /* @__PURE__ */ one([64, checkQuotesHistorical], [64, quotesHistoricalResponseV1_data_form2Rule]);

const checkQuotesHistoricalResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, quotesHistoricalResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const quotesLatestResponseV1_dataRule: Rule = /* @__PURE__ */ values(64, checkCryptocurrency);

const checkQuotesLatestResponseV1: Rule = (c, v) =>
  check(c, v.data, 64, quotesLatestResponseV1_dataRule) &&
  check(c, v.status, 64, checkStatus);

const quotesLatestResponseV2_data_valueRule: Rule = /* @__PURE__ */ one([64, checkCryptocurrency], [128, categoryWithCoins_coinsRule]);

const quotesLatestResponseV2_dataRule: Rule = /* @__PURE__ */ values(192, quotesLatestResponseV2_data_valueRule);

const checkQuotesLatestResponseV2: Rule = (c, v) =>
  check(c, v.data, 64, quotesLatestResponseV2_dataRule) &&
  check(c, v.status, 64, checkStatus);

const checkQuotesLatestResponseV3: Rule = /* @__PURE__ */ items(64, checkCryptoQuoteV3);

const checkSimplePrice: Rule = (c, v) =>
  integer(c, v.id, int32) &&
  number(c, v.price) &&
  optionalNumberOrNull(c, v.market_cap) &&
  optionalNumberOrNull(c, v.volume_24h) &&
  optionalNumberOrNull(c, v.percent_change_24h) &&
  optionalString(c, v.last_updated, dateTime);

const simplePriceResponse_dataRule: Rule = /* @__PURE__ */ items(64, checkSimplePrice);

const checkSimplePriceResponse: Rule = (c, v) =>
  check(c, v.data, 128, simplePriceResponse_dataRule) &&
  check(c, v.status, 64, checkStatus);

const streamEnd_typeRule: Rule = /* @__PURE__ */ equal("end");

const checkStreamEnd: Rule = (c, v) =>
  check(c, v.type, 260, streamEnd_typeRule) &&
  integer(c, v.error_code, int32) &&
  string(c, v.error_message);

const streamSnapshot_typeRule: Rule = /* @__PURE__ */ equal("snapshot");

const checkStreamSnapshot: Rule = (c, v) =>
  check(c, v.type, 260, streamSnapshot_typeRule) &&
  check(c, v.data, 128, checkQuotesLatestResponseV3);

const streamQuote_typeRule: Rule = /* @__PURE__ */ equal("quote");

const checkStreamQuote: Rule = (c, v) =>
  check(c, v.type, 260, streamQuote_typeRule) &&
  check(c, v.data, 64, checkCryptoQuoteV3);

const checkStreamEvent: Rule = /* @__PURE__ */ one([64, checkStreamSnapshot], [64, checkStreamQuote], [64, checkStreamEnd]);

const cryptocurrencyAirdropV1_idRule: Rule = /* @__PURE__ */ minLength(1);

const cryptocurrencyAirdropV1Parameters: Rule = (c, v) =>
  string(c, v.id, cryptocurrencyAirdropV1_idRule);

const startRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1));

const limitUpTo5000Default100Rule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(5000));

const cryptocurrencyAirdropsV1_statusRule: Rule = /* @__PURE__ */ choice("ENDED","ONGOING","UPCOMING");

const cryptocurrencyAirdropsV1_idRule: Rule = /* @__PURE__ */ pattern(/^\d+$/u);

const cryptocurrencyAirdropsV1_slugRule: Rule = /* @__PURE__ */ pattern(/^[a-z0-9-]+$/u);

const cryptocurrencyAirdropsV1_symbolRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minLength(1), /* @__PURE__ */ pattern(/^[^,]+$/u));

const cryptocurrencyAirdropsV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.status, cryptocurrencyAirdropsV1_statusRule) &&
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.slug, cryptocurrencyAirdropsV1_slugRule) &&
  optionalString(c, v.symbol, cryptocurrencyAirdropsV1_symbolRule);

const idListRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(16, int32));

const slugListRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, cryptocurrencyAirdropsV1_slugRule));

const symbolListRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, cryptocurrencyAirdropV1_idRule));

const cryptocurrencyCategoriesV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule);

const limitUpTo1000Default100Rule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(1000));

const convertList_itemRule: Rule = /* @__PURE__ */ pattern(/^[A-Za-z0-9$@-]+$/u);

const convertListRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(120), /* @__PURE__ */ items(4, convertList_itemRule));

const convertIdListRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(120), /* @__PURE__ */ items(16, int32));

const categorySortRule: Rule = /* @__PURE__ */ choice("name","symbol","date_added","market_cap","market_cap_strict","price","circulating_supply","total_supply","max_supply","num_market_pairs","market_cap_by_total_supply_strict","volume_24h","volume_7d","volume_30d","percent_change_1h","percent_change_24h","percent_change_7d");

const categorySortDirectionRule: Rule = /* @__PURE__ */ choice("asc","desc");

const cryptocurrencyCategoryV1Parameters: Rule = (c, v) =>
  string(c, v.id, cryptocurrencyAirdropV1_idRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo1000Default100Rule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort, categorySortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule);

const metadataAux_itemRule: Rule = /* @__PURE__ */ choice("urls","logo","description","tags","platform","date_added","notice","status");

const metadataAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, metadataAux_itemRule));

const cryptocurrencyInfoV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.address, cryptocurrencyAirdropV1_idRule) &&
  check(c, v.skip_invalid, 33) &&
  check(c, v.aux, 129, metadataAuxRule);

const cryptocurrencyListingsHistoricalV1_dateRule: Rule = /* @__PURE__ */ pattern(/^(\d{1,12}|\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?)$/u);

const cryptocurrencyListingsHistoricalV1_sortRule: Rule = /* @__PURE__ */ choice("svc_rank","name","symbol","market_cap","price","circulating_supply","total_supply","max_supply","num_market_pairs","volume_24h","percent_change_1h","percent_change_24h","percent_change_7d");

const cryptocurrencyTypeRule: Rule = /* @__PURE__ */ choice("all","coins","tokens");

const cryptocurrencyListingsHistoricalV1_aux_itemRule: Rule = /* @__PURE__ */ choice("platform","tags","date_added","circulating_supply","total_supply","max_supply","svc_rank","num_market_pairs");

const cryptocurrencyListingsHistoricalV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, cryptocurrencyListingsHistoricalV1_aux_itemRule));

const cryptocurrencyListingsHistoricalV1Parameters: Rule = (c, v) =>
  string(c, v.date, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort, cryptocurrencyListingsHistoricalV1_sortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.cryptocurrency_type, cryptocurrencyTypeRule) &&
  check(c, v.aux, 129, cryptocurrencyListingsHistoricalV1_auxRule);

const cryptocurrencyListingsLatestV1_price_minRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minimum(0), /* @__PURE__ */ maximum(100000000000000000));

const cryptocurrencyListingsLatestV1_percent_change_24h_minRule: Rule = /* @__PURE__ */ minimum(-100);

const listingsTagRule: Rule = /* @__PURE__ */ choice("all","defi","filesharing");

const listingsLatestAux_itemRule: Rule = /* @__PURE__ */ choice("num_market_pairs","svc_rank","date_added","tags","platform","max_supply","circulating_supply","total_supply","market_cap_by_total_supply","volume_24h_reported","volume_7d","volume_7d_reported","volume_30d","volume_30d_reported","is_market_cap_included_in_calc");

const listingsLatestAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, listingsLatestAux_itemRule));

const cryptocurrencyListingsLatestV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalNumber(c, v.price_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.price_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.market_cap_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.market_cap_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.volume_24h_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.volume_24h_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.circulating_supply_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.circulating_supply_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.self_reported_market_cap_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.self_reported_market_cap_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.unlocked_market_cap_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.unlocked_market_cap_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.unlocked_circulating_supply_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.unlocked_circulating_supply_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply_min, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumberOrNull(c, v.self_reported_circulating_supply_max, cryptocurrencyListingsLatestV1_price_minRule) &&
  optionalNumber(c, v.percent_change_24h_min, cryptocurrencyListingsLatestV1_percent_change_24h_minRule) &&
  optionalNumber(c, v.percent_change_24h_max, cryptocurrencyListingsLatestV1_percent_change_24h_minRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort, categorySortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.cryptocurrency_type, cryptocurrencyTypeRule) &&
  optionalString(c, v.tag, listingsTagRule) &&
  check(c, v.aux, 129, listingsLatestAuxRule);

const cryptocurrencyListingsNewV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule);

const cryptocurrencyMapV1_listing_statusRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, checkExchangeListingState));

const cryptocurrencyMapV1_sortRule: Rule = /* @__PURE__ */ choice("svc_rank","id");

const cryptocurrencyMapV1_aux_itemRule: Rule = /* @__PURE__ */ choice("platform","first_historical_data","last_historical_data","is_active","status");

const cryptocurrencyMapV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, cryptocurrencyMapV1_aux_itemRule));

const cryptocurrencyMapV1Parameters: Rule = (c, v) =>
  check(c, v.listing_status, 129, cryptocurrencyMapV1_listing_statusRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort, cryptocurrencyMapV1_sortRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.aux, 129, cryptocurrencyMapV1_auxRule);

const marketPairsSortRule: Rule = /* @__PURE__ */ choice("volume_24h_strict","svc_rank","svc_rank_advanced","effective_liquidity","market_score","market_reputation");

const marketPairsAux_itemRule: Rule = /* @__PURE__ */ choice("num_market_pairs","category","fee_type","market_url","currency_name","currency_slug","price_quote","notice","svc_rank","effective_liquidity","market_score","market_reputation");

const marketPairsAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, marketPairsAux_itemRule));

const pairCategoryRule: Rule = /* @__PURE__ */ choice("all","spot","derivatives","otc","perpetual");

const feeTypeRule: Rule = /* @__PURE__ */ choice("all","percentage","no-fees","transactional-mining","unknown");

const cryptocurrencyMarketPairsLatestV1Parameters: Rule = (c, v) =>
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.slug, cryptocurrencyAirdropsV1_slugRule) &&
  optionalString(c, v.symbol, cryptocurrencyAirdropV1_idRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.sort, marketPairsSortRule) &&
  check(c, v.aux, 129, marketPairsAuxRule) &&
  check(c, v.matched_id, 129, idListRule) &&
  check(c, v.matched_symbol, 129, symbolListRule) &&
  optionalString(c, v.category, pairCategoryRule) &&
  optionalString(c, v.fee_type, feeTypeRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const multiplierLimitRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(2000));

const cryptocurrencyMultiplierV1Parameters: Rule = (c, v) =>
  check(c, v.crypto_id, 129, idListRule) &&
  check(c, v.crypto_slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.token_address, 129, symbolListRule) &&
  check(c, v.skip_invalid, 33) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, multiplierLimitRule);

const ohlcvTimePeriodRule: Rule = /* @__PURE__ */ choice("daily","hourly");

const ohlcvCountRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(10000));

const ohlcvIntervalRule: Rule = /* @__PURE__ */ choice("hourly","daily","weekly","monthly","yearly","1h","2h","3h","4h","6h","12h","1d","2d","3d","7d","14d","15d","30d","60d","90d","365d");

const convertListUpTo3Rule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(3), /* @__PURE__ */ items(4, convertList_itemRule));

const convertIdListUpTo3Rule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(3), /* @__PURE__ */ items(16, int32));

const cryptocurrencyOhlcvHistoricalV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.time_period, ohlcvTimePeriodRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, ohlcvIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyOhlcvLatestV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33);

const performanceTimePeriod_itemRule: Rule = /* @__PURE__ */ choice("all_time","yesterday","24h","7d","30d","90d","365d");

const performanceTimePeriodRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, performanceTimePeriod_itemRule));

const cryptocurrencyPricePerformanceStatsLatestV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.time_period, 129, performanceTimePeriodRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33);

const quotesIntervalRule: Rule = /* @__PURE__ */ choice("yearly","monthly","weekly","daily","hourly","5m","10m","15m","30m","45m","1h","2h","3h","4h","6h","12h","24h","1d","2d","3d","7d","14d","15d","30d","60d","90d","365d");

const quotesHistoricalAux_itemRule: Rule = /* @__PURE__ */ choice("price","volume","market_cap","circulating_supply","total_supply","quote_timestamp","is_active","is_fiat","search_interval");

const quotesHistoricalAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, quotesHistoricalAux_itemRule));

const cryptocurrencyQuotesHistoricalV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, quotesIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.aux, 129, quotesHistoricalAuxRule) &&
  check(c, v.skip_invalid, 33);

const quotesLatestAux_itemRule: Rule = /* @__PURE__ */ choice("num_market_pairs","svc_rank","date_added","tags","platform","max_supply","circulating_supply","total_supply","market_cap_by_total_supply","volume_24h_reported","volume_7d","volume_7d_reported","volume_30d","volume_30d_reported","is_active","is_fiat");

const quotesLatestAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, quotesLatestAux_itemRule));

const cryptocurrencyQuotesLatestV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.aux, 129, quotesLatestAuxRule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyTrendingGainersLosersV1_time_periodRule: Rule = /* @__PURE__ */ choice("1h","24h","30d","7d");

const cryptocurrencyTrendingGainersLosersV1_sortRule: Rule = /* @__PURE__ */ choice("percent_change_24h");

const cryptocurrencyTrendingGainersLosersV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo1000Default100Rule) &&
  optionalString(c, v.time_period, cryptocurrencyTrendingGainersLosersV1_time_periodRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort, cryptocurrencyTrendingGainersLosersV1_sortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule);

const trendingTimePeriodRule: Rule = /* @__PURE__ */ choice("24h","30d","7d");

const cryptocurrencyTrendingLatestV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo1000Default100Rule) &&
  optionalString(c, v.time_period, trendingTimePeriodRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const cryptocurrencyTrendingMostVisitedV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo1000Default100Rule) &&
  optionalString(c, v.time_period, trendingTimePeriodRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const exchangeAssetsV1Parameters: Rule = (c, v) =>
  string(c, v.id, cryptocurrencyAirdropsV1_idRule);

const exchangeInfoV1_aux_itemRule: Rule = /* @__PURE__ */ choice("urls","logo","description","date_launched","notice","status");

const exchangeInfoV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, exchangeInfoV1_aux_itemRule));

const exchangeInfoV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.aux, 129, exchangeInfoV1_auxRule);

const exchangeListingsLatestV1_sortRule: Rule = /* @__PURE__ */ choice("volume_24h","name","exchange_score");

const exchangeListingsLatestV1_market_typeRule: Rule = /* @__PURE__ */ choice("all","fees","no_fees");

const exchangeListingsLatestV1_aux_itemRule: Rule = /* @__PURE__ */ choice("num_market_pairs","traffic_score","rank","exchange_score","effective_liquidity_24h","date_launched","fiats");

const exchangeListingsLatestV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, exchangeListingsLatestV1_aux_itemRule));

const exchangeListingsLatestV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort, exchangeListingsLatestV1_sortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.market_type, exchangeListingsLatestV1_market_typeRule) &&
  optionalString(c, v.category, pairCategoryRule) &&
  check(c, v.aux, 129, exchangeListingsLatestV1_auxRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const exchangeMapV1_sortRule: Rule = /* @__PURE__ */ choice("id","volume_24h");

const exchangeMapV1_aux_itemRule: Rule = /* @__PURE__ */ choice("first_historical_data","last_historical_data","is_active","status");

const exchangeMapV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, exchangeMapV1_aux_itemRule));

const exchangeMapV1Parameters: Rule = (c, v) =>
  check(c, v.listing_status, 129, cryptocurrencyMapV1_listing_statusRule) &&
  check(c, v.slug, 129, slugListRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort, exchangeMapV1_sortRule) &&
  check(c, v.aux, 129, exchangeMapV1_auxRule) &&
  optionalString(c, v.crypto_id, cryptocurrencyAirdropsV1_idRule);

const exchangeMarketPairsLatestV1Parameters: Rule = (c, v) =>
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.slug, cryptocurrencyAirdropsV1_slugRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.sort, marketPairsSortRule) &&
  check(c, v.aux, 129, marketPairsAuxRule) &&
  check(c, v.matched_id, 129, idListRule) &&
  check(c, v.matched_symbol, 129, symbolListRule) &&
  optionalString(c, v.category, pairCategoryRule) &&
  optionalString(c, v.fee_type, feeTypeRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const exchangeQuotesHistoricalV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, quotesIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule);

const exchangeQuotesLatestV1_aux_itemRule: Rule = /* @__PURE__ */ choice("num_market_pairs","traffic_score","rank","exchange_score","liquidity_score","effective_liquidity_24h","date_launched","fiats");

const exchangeQuotesLatestV1_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, exchangeQuotesLatestV1_aux_itemRule));

const exchangeQuotesLatestV1Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.aux, 129, exchangeQuotesLatestV1_auxRule);

const fiatMapV1_sortRule: Rule = /* @__PURE__ */ choice("name","id");

const fiatMapV1Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort, fiatMapV1_sortRule) &&
  check(c, v.include_metals, 33);

const globalMetricsHistoricalAux_itemRule: Rule = /* @__PURE__ */ choice("btc_dominance","eth_dominance","active_cryptocurrencies","active_exchanges","active_market_pairs","total_volume_24h","total_volume_24h_reported","altcoin_market_cap","altcoin_volume_24h","altcoin_volume_24h_reported","search_interval");

const globalMetricsHistoricalAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, globalMetricsHistoricalAux_itemRule));

const globalMetricsQuotesHistoricalV1Parameters: Rule = (c, v) =>
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, quotesIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.aux, 129, globalMetricsHistoricalAuxRule);

const globalMetricsQuotesLatestV1Parameters: Rule = (c, v) =>
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const partnerScoresAux_itemRule: Rule = /* @__PURE__ */ choice("point_change_24h","percent_change_24h");

const partnerScoresAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, partnerScoresAux_itemRule));

const partnersFcasListingsLatestV1Parameters: Rule = (c, v) =>
  string(c, v.partner, cryptocurrencyAirdropsV1_slugRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  check(c, v.aux, 129, partnerScoresAuxRule);

const partnersFcasQuotesLatestV1Parameters: Rule = (c, v) =>
  string(c, v.partner, cryptocurrencyAirdropsV1_slugRule) &&
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.aux, 129, partnerScoresAuxRule);

const simplePriceV1_idsRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(50), /* @__PURE__ */ items(16, int32));

const simplePriceV1Parameters: Rule = (c, v) =>
  check(c, v.ids, 128, simplePriceV1_idsRule) &&
  check(c, v.include_market_cap, 33) &&
  check(c, v.include_volume_24h, 33) &&
  check(c, v.include_percent_change_24h, 33) &&
  check(c, v.include_last_updated, 33);

const toolsPriceConversionV1_amountRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minimum(1e-8), /* @__PURE__ */ maximum(1000000000000));

const toolsPriceConversionV1Parameters: Rule = (c, v) =>
  number(c, v.amount, toolsPriceConversionV1_amountRule) &&
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.symbol, cryptocurrencyAirdropV1_idRule) &&
  optionalString(c, v.time, cryptocurrencyListingsHistoricalV1_dateRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const cryptocurrencyInfoV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.address, cryptocurrencyAirdropV1_idRule) &&
  check(c, v.skip_invalid, 33) &&
  check(c, v.aux, 129, metadataAuxRule);

const cryptocurrencyMarketPairsLatestV2Parameters: Rule = (c, v) =>
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.slug, cryptocurrencyAirdropsV1_slugRule) &&
  optionalString(c, v.symbol, cryptocurrencyAirdropV1_idRule) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, limitUpTo5000Default100Rule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.sort, marketPairsSortRule) &&
  check(c, v.aux, 129, marketPairsAuxRule) &&
  check(c, v.matched_id, 129, idListRule) &&
  check(c, v.matched_symbol, 129, symbolListRule) &&
  optionalString(c, v.category, pairCategoryRule) &&
  optionalString(c, v.fee_type, feeTypeRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const cryptocurrencyOhlcvHistoricalV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.time_period, ohlcvTimePeriodRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, ohlcvIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyOhlcvLatestV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyPricePerformanceStatsLatestV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.time_period, 129, performanceTimePeriodRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyQuotesHistoricalV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, quotesIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.aux, 129, quotesHistoricalAuxRule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyQuotesLatestV2Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.aux, 129, quotesLatestAuxRule) &&
  check(c, v.skip_invalid, 33);

const dexMultiplierV2Parameters: Rule = (c, v) =>
  check(c, v.crypto_id, 129, idListRule) &&
  check(c, v.crypto_slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.token_address, 129, symbolListRule) &&
  optionalString(c, v.platform, cryptocurrencyAirdropsV1_slugRule) &&
  optionalInteger(c, v.platform_id, int32) &&
  check(c, v.skip_invalid, 33) &&
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, multiplierLimitRule);

const toolsPriceConversionV2Parameters: Rule = (c, v) =>
  number(c, v.amount, toolsPriceConversionV1_amountRule) &&
  optionalString(c, v.id, cryptocurrencyAirdropsV1_idRule) &&
  optionalString(c, v.symbol, cryptocurrencyAirdropV1_idRule) &&
  optionalString(c, v.time, cryptocurrencyListingsHistoricalV1_dateRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const cryptocurrencyListingsLatestV3_startRule: Rule = /* @__PURE__ */ pattern(/^\d+(\.0+)?$/u);

const cryptocurrencyListingsLatestV3_price_minRule: Rule = /* @__PURE__ */ pattern(/^\d+(\.\d+)?([eE][+-]?\d+)?$/u);

const cryptocurrencyListingsLatestV3_percent_change_24h_minRule: Rule = /* @__PURE__ */ pattern(/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/u);

const cryptocurrencyListingsLatestV3Parameters: Rule = (c, v) =>
  optionalString(c, v.start, cryptocurrencyListingsLatestV3_startRule) &&
  optionalString(c, v.limit, cryptocurrencyListingsLatestV3_startRule) &&
  optionalString(c, v.price_min, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.price_max, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.market_cap_min, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.market_cap_max, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.volume_24h_min, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.volume_24h_max, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.circulating_supply_min, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.circulating_supply_max, cryptocurrencyListingsLatestV3_price_minRule) &&
  optionalString(c, v.percent_change_24h_min, cryptocurrencyListingsLatestV3_percent_change_24h_minRule) &&
  optionalString(c, v.percent_change_24h_max, cryptocurrencyListingsLatestV3_percent_change_24h_minRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  optionalString(c, v.sort, categorySortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.cryptocurrency_type, cryptocurrencyTypeRule) &&
  optionalString(c, v.tag, listingsTagRule) &&
  check(c, v.aux, 129, listingsLatestAuxRule);

const cryptocurrencyQuotesHistoricalV3Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, quotesIntervalRule) &&
  check(c, v.convert, 129, convertListUpTo3Rule) &&
  check(c, v.convert_id, 129, convertIdListUpTo3Rule) &&
  check(c, v.aux, 129, quotesHistoricalAuxRule) &&
  check(c, v.skip_invalid, 33);

const cryptocurrencyQuotesLatestV3_skip_invalidRule: Rule = /* @__PURE__ */ pattern(/^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/u);

const cryptocurrencyQuotesLatestV3Parameters: Rule = (c, v) =>
  check(c, v.id, 129, idListRule) &&
  check(c, v.slug, 129, slugListRule) &&
  check(c, v.symbol, 129, symbolListRule) &&
  check(c, v.convert, 129, convertListRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.aux, 129, quotesLatestAuxRule) &&
  optionalString(c, v.skip_invalid, cryptocurrencyQuotesLatestV3_skip_invalidRule);

const fearAndGreedLimitRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(500));

const fearAndGreedHistoricalV3Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, fearAndGreedLimitRule);

const indexCountRule: Rule = /* @__PURE__ */ all(int32, /* @__PURE__ */ minimum(1), /* @__PURE__ */ maximum(100));

const indexIntervalRule: Rule = /* @__PURE__ */ choice("5m","15m","daily");

const indexSvc100HistoricalV3Parameters: Rule = (c, v) =>
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, indexCountRule) &&
  optionalString(c, v.interval, indexIntervalRule);

const indexSvc20HistoricalV3Parameters: Rule = (c, v) =>
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, indexCountRule) &&
  optionalString(c, v.interval, indexIntervalRule);

const dexListingsInfoV4_aux_itemRule: Rule = /* @__PURE__ */ choice("urls","logo","description","date_launched","notice");

const dexListingsInfoV4_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, dexListingsInfoV4_aux_itemRule));

const dexListingsInfoV4Parameters: Rule = (c, v) =>
  check(c, v.id, 128, idListRule) &&
  check(c, v.aux, 129, dexListingsInfoV4_auxRule);

const dexListingsQuotesV4_sortRule: Rule = /* @__PURE__ */ choice("name","volume_24h","market_share","num_market_pairs");

const dexListingsQuotesV4_typeRule: Rule = /* @__PURE__ */ choice("all","orderbook","swap","aggregator");

const dexListingsQuotesV4_aux_itemRule: Rule = /* @__PURE__ */ choice("date_launched");

const dexListingsQuotesV4_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, dexListingsQuotesV4_aux_itemRule));

const dexListingsQuotesV4Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, fearAndGreedLimitRule) &&
  optionalString(c, v.sort, dexListingsQuotesV4_sortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  optionalString(c, v.type, dexListingsQuotesV4_typeRule) &&
  check(c, v.aux, 129, dexListingsQuotesV4_auxRule) &&
  check(c, v.convert_id, 129, convertIdListRule);

const dexNetworksListV4_sortRule: Rule = /* @__PURE__ */ choice("id","name");

const dexNetworksListV4_aux_itemRule: Rule = /* @__PURE__ */ choice("alternativeName","cryptocurrencyId","cryptocurrencySlug","wrappedTokenId","wrappedTokenSlug","tokenExplorerUrl","poolExplorerUrl","transactionHashUrl");

const dexNetworksListV4_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, dexNetworksListV4_aux_itemRule));

const dexNetworksListV4Parameters: Rule = (c, v) =>
  optionalInteger(c, v.start, startRule) &&
  optionalInteger(c, v.limit, fearAndGreedLimitRule) &&
  optionalString(c, v.sort, dexNetworksListV4_sortRule) &&
  optionalString(c, v.sort_dir, categorySortDirectionRule) &&
  check(c, v.aux, 129, dexNetworksListV4_auxRule);

const dexPairsOhlcvAux_itemRule: Rule = /* @__PURE__ */ choice("pool_created","percent_pooled_base_asset","num_transactions_24h","pool_base_asset","pool_quote_asset","24h_volume_quote_asset","total_supply_quote_asset","total_supply_base_asset","holders","buy_tax","sell_tax","security_scan","24h_no_of_buys","24h_no_of_sells","24h_buy_volume","24h_sell_volume");

const dexPairsOhlcvAuxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, dexPairsOhlcvAux_itemRule));

const dexPairsOhlcvHistoricalV4Parameters: Rule = (c, v) =>
  check(c, v.contract_address, 128, symbolListRule) &&
  check(c, v.network_id, 129, idListRule) &&
  check(c, v.network_slug, 129, slugListRule) &&
  optionalString(c, v.time_period, ohlcvTimePeriodRule) &&
  optionalString(c, v.time_start, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalString(c, v.time_end, cryptocurrencyListingsHistoricalV1_dateRule) &&
  optionalInteger(c, v.count, ohlcvCountRule) &&
  optionalString(c, v.interval, ohlcvIntervalRule) &&
  check(c, v.aux, 129, dexPairsOhlcvAuxRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33) &&
  check(c, v.reverse_order, 33);

const dexPairsOhlcvLatestV4Parameters: Rule = (c, v) =>
  check(c, v.contract_address, 128, symbolListRule) &&
  check(c, v.network_id, 129, idListRule) &&
  check(c, v.network_slug, 129, slugListRule) &&
  check(c, v.aux, 129, dexPairsOhlcvAuxRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33) &&
  check(c, v.reverse_order, 33);

const dexPairsTradeLatestV4_aux_itemRule: Rule = /* @__PURE__ */ choice("transaction_hash","blockchain_explorer_link","pool_created","percent_pooled_base_asset","num_transactions_24h","pool_base_asset","pool_quote_asset","24h_volume_quote_asset","total_supply_quote_asset","total_supply_base_asset","holders","buy_tax","sell_tax","security_scan","24h_no_of_buys","24h_no_of_sells");

const dexPairsTradeLatestV4_auxRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ items(4, dexPairsTradeLatestV4_aux_itemRule));

const dexPairsTradeLatestV4Parameters: Rule = (c, v) =>
  check(c, v.contract_address, 128, symbolListRule) &&
  check(c, v.network_id, 129, idListRule) &&
  check(c, v.network_slug, 129, slugListRule) &&
  optionalInteger(c, v.limit, indexCountRule) &&
  check(c, v.aux, 129, dexPairsTradeLatestV4_auxRule) &&
  check(c, v.convert_id, 129, convertIdListRule) &&
  check(c, v.skip_invalid, 33) &&
  check(c, v.reverse_order, 33);

const streamV1_idRule: Rule = /* @__PURE__ */ all(/* @__PURE__ */ minItems(1), /* @__PURE__ */ maxItems(500), /* @__PURE__ */ items(16, int32));

const streamV1Parameters: Rule = (c, v) =>
  check(c, v.id, 128, streamV1_idRule) &&
  optionalString(c, v.convert, convertList_itemRule);

export type Airdrop = records.Airdrop;
export const Airdrop: Validator<records.Airdrop> = /* @__PURE__ */ validator(64, checkAirdrop);

export type AirdropCoin = records.AirdropCoin;
export const AirdropCoin: Validator<records.AirdropCoin> = /* @__PURE__ */ validator(64, checkAirdropCoin);

export type AirdropResponse = records.AirdropResponse;
export const AirdropResponse: Validator<records.AirdropResponse> = /* @__PURE__ */ validator(64, checkAirdropResponse);

export type AirdropsResponse = records.AirdropsResponse;
export const AirdropsResponse: Validator<records.AirdropsResponse> = /* @__PURE__ */ validator(64, checkAirdropsResponse);

export type CategoriesResponse = records.CategoriesResponse;
export const CategoriesResponse: Validator<records.CategoriesResponse> = /* @__PURE__ */ validator(64, checkCategoriesResponse);

export type Category = records.Category;
export const Category: Validator<records.Category> = /* @__PURE__ */ validator(64, checkCategory);

export type CategoryResponse = records.CategoryResponse;
export const CategoryResponse: Validator<records.CategoryResponse> = /* @__PURE__ */ validator(64, checkCategoryResponse);

export type CategoryWithCoins = records.CategoryWithCoins;
export const CategoryWithCoins: Validator<records.CategoryWithCoins> = /* @__PURE__ */ validator(64, checkCategoryWithCoins);

export type ContentAsset = records.ContentAsset;
export const ContentAsset: Validator<records.ContentAsset> = /* @__PURE__ */ validator(64, checkContentAsset);

export type ContentItem = records.ContentItem;
export const ContentItem: Validator<records.ContentItem> = /* @__PURE__ */ validator(64, checkContentItem);

export type CryptoBatchQuote = records.CryptoBatchQuote;
export const CryptoBatchQuote: Validator<records.CryptoBatchQuote> = /* @__PURE__ */ validator(64, checkCryptoBatchQuote);

export type CryptoListingV3 = records.CryptoListingV3;
export const CryptoListingV3: Validator<records.CryptoListingV3> = /* @__PURE__ */ validator(64, checkCryptoListingV3);

export type CryptoQuoteBatchRequest = records.CryptoQuoteBatchRequest;
export const CryptoQuoteBatchRequest: Validator<records.CryptoQuoteBatchRequest> = /* @__PURE__ */ validator(64, checkCryptoQuoteBatchRequest);

export type CryptoQuoteV3 = records.CryptoQuoteV3;
export const CryptoQuoteV3: Validator<records.CryptoQuoteV3> = /* @__PURE__ */ validator(64, checkCryptoQuoteV3);

export type CryptoSnapshot = records.CryptoSnapshot;
export const CryptoSnapshot: Validator<records.CryptoSnapshot> = /* @__PURE__ */ validator(64, checkCryptoSnapshot);

export type CryptoSnapshotBatchRequest = records.CryptoSnapshotBatchRequest;
export const CryptoSnapshotBatchRequest: Validator<records.CryptoSnapshotBatchRequest> = /* @__PURE__ */ validator(64, checkCryptoSnapshotBatchRequest);

export type Cryptocurrency = records.Cryptocurrency;
export const Cryptocurrency: Validator<records.Cryptocurrency> = /* @__PURE__ */ validator(64, checkCryptocurrency);

export type CryptocurrencyV3 = records.CryptocurrencyV3;
export const CryptocurrencyV3: Validator<records.CryptocurrencyV3> = /* @__PURE__ */ validator(64, checkCryptocurrencyV3);

export type DexAggregatedSecurityFlags = records.DexAggregatedSecurityFlags;
export const DexAggregatedSecurityFlags: Validator<records.DexAggregatedSecurityFlags> = /* @__PURE__ */ validator(64, checkDexAggregatedSecurityFlags);

export type DexHolderCounts = records.DexHolderCounts;
export const DexHolderCounts: Validator<records.DexHolderCounts> = /* @__PURE__ */ validator(64);

export type DexHolderTag = records.DexHolderTag;
export const DexHolderTag: Validator<records.DexHolderTag> = /* @__PURE__ */ validator(4, checkDexHolderTag);

export type DexHolderTagCounts = records.DexHolderTagCounts;
export const DexHolderTagCounts: Validator<records.DexHolderTagCounts> = /* @__PURE__ */ validator(64);

export type DexInfo = records.DexInfo;
export const DexInfo: Validator<records.DexInfo> = /* @__PURE__ */ validator(64, checkDexInfo);

export type DexInfoQuote = records.DexInfoQuote;
export const DexInfoQuote: Validator<records.DexInfoQuote> = /* @__PURE__ */ validator(64, checkDexInfoQuote);

export type DexInfoUrls = records.DexInfoUrls;
export const DexInfoUrls: Validator<records.DexInfoUrls> = /* @__PURE__ */ validator(64, checkDexInfoUrls);

export type DexLiquidityChangeRow = records.DexLiquidityChangeRow;
export const DexLiquidityChangeRow: Validator<records.DexLiquidityChangeRow> = /* @__PURE__ */ validator(64);

export type DexListingsInfoResponse = records.DexListingsInfoResponse;
export const DexListingsInfoResponse: Validator<records.DexListingsInfoResponse> = /* @__PURE__ */ validator(64, checkDexListingsInfoResponse);

export type DexListingsQuotesResponse = records.DexListingsQuotesResponse;
export const DexListingsQuotesResponse: Validator<records.DexListingsQuotesResponse> = /* @__PURE__ */ validator(64, checkDexListingsQuotesResponse);

export type DexMemeCoinFilters = records.DexMemeCoinFilters;
export const DexMemeCoinFilters: Validator<records.DexMemeCoinFilters> = /* @__PURE__ */ validator(64, checkDexMemeCoinFilters);

export type DexMemeResult = records.DexMemeResult;
export const DexMemeResult: Validator<records.DexMemeResult> = /* @__PURE__ */ validator(64, checkDexMemeResult);

export type DexNetwork = records.DexNetwork;
export const DexNetwork: Validator<records.DexNetwork> = /* @__PURE__ */ validator(64, checkDexNetwork);

export type DexNetworksResponse = records.DexNetworksResponse;
export const DexNetworksResponse: Validator<records.DexNetworksResponse> = /* @__PURE__ */ validator(64, checkDexNetworksResponse);

export type DexOhlcvPeriod = records.DexOhlcvPeriod;
export const DexOhlcvPeriod: Validator<records.DexOhlcvPeriod> = /* @__PURE__ */ validator(64, checkDexOhlcvPeriod);

export type DexOhlcvQuote = records.DexOhlcvQuote;
export const DexOhlcvQuote: Validator<records.DexOhlcvQuote> = /* @__PURE__ */ validator(64, checkDexOhlcvQuote);

export type DexPair = records.DexPair;
export const DexPair: Validator<records.DexPair> = /* @__PURE__ */ validator(64, checkDexPair);

export type DexPairFields = records.DexPairFields;
export const DexPairFields: Validator<records.DexPairFields> = /* @__PURE__ */ validator(64, checkDexPairFields);

export type DexPairOhlcv = records.DexPairOhlcv;
export const DexPairOhlcv: Validator<records.DexPairOhlcv> = /* @__PURE__ */ validator(64, checkDexPairOhlcv);

export type DexPairOhlcvHistorical = records.DexPairOhlcvHistorical;
export const DexPairOhlcvHistorical: Validator<records.DexPairOhlcvHistorical> = /* @__PURE__ */ validator(64, checkDexPairOhlcvHistorical);

export type DexPairsOhlcvHistoricalResponse = records.DexPairsOhlcvHistoricalResponse;
export const DexPairsOhlcvHistoricalResponse: Validator<records.DexPairsOhlcvHistoricalResponse> = /* @__PURE__ */ validator(64, checkDexPairsOhlcvHistoricalResponse);

export type DexPairsOhlcvLatestResponse = records.DexPairsOhlcvLatestResponse;
export const DexPairsOhlcvLatestResponse: Validator<records.DexPairsOhlcvLatestResponse> = /* @__PURE__ */ validator(64, checkDexPairsOhlcvLatestResponse);

export type DexPairsTradesResponse = records.DexPairsTradesResponse;
export const DexPairsTradesResponse: Validator<records.DexPairsTradesResponse> = /* @__PURE__ */ validator(64, checkDexPairsTradesResponse);

export type DexPlatformRow = records.DexPlatformRow;
export const DexPlatformRow: Validator<records.DexPlatformRow> = /* @__PURE__ */ validator(64, checkDexPlatformRow);

export type DexQuote = records.DexQuote;
export const DexQuote: Validator<records.DexQuote> = /* @__PURE__ */ validator(64, checkDexQuote);

export type DexSearchResultRow = records.DexSearchResultRow;
export const DexSearchResultRow: Validator<records.DexSearchResultRow> = /* @__PURE__ */ validator(64);

export type DexSecurityFlags = records.DexSecurityFlags;
export const DexSecurityFlags: Validator<records.DexSecurityFlags> = /* @__PURE__ */ validator(64, checkDexSecurityFlags);

export type DexSecurityScan = records.DexSecurityScan;
export const DexSecurityScan: Validator<records.DexSecurityScan> = /* @__PURE__ */ validator(64, checkDexSecurityScan);

export type DexStatus = records.DexStatus;
export const DexStatus: Validator<records.DexStatus> = /* @__PURE__ */ validator(4, checkDexStatus);

export type DexSwapRow = records.DexSwapRow;
export const DexSwapRow: Validator<records.DexSwapRow> = /* @__PURE__ */ validator(64);

export type DexTokenBatchPrice = records.DexTokenBatchPrice;
export const DexTokenBatchPrice: Validator<records.DexTokenBatchPrice> = /* @__PURE__ */ validator(64, checkDexTokenBatchPrice);

export type DexTokenDetail = records.DexTokenDetail;
export const DexTokenDetail: Validator<records.DexTokenDetail> = /* @__PURE__ */ validator(64, checkDexTokenDetail);

export type DexTokenExchangeListing = records.DexTokenExchangeListing;
export const DexTokenExchangeListing: Validator<records.DexTokenExchangeListing> = /* @__PURE__ */ validator(64);

export type DexTokenLeaderboardResponse = records.DexTokenLeaderboardResponse;
export const DexTokenLeaderboardResponse: Validator<records.DexTokenLeaderboardResponse> = /* @__PURE__ */ validator(64, checkDexTokenLeaderboardResponse);

export type DexTokenLeaderboardRow = records.DexTokenLeaderboardRow;
export const DexTokenLeaderboardRow: Validator<records.DexTokenLeaderboardRow> = /* @__PURE__ */ validator(64, checkDexTokenLeaderboardRow);

export type DexTokenSecurityItem = records.DexTokenSecurityItem;
export const DexTokenSecurityItem: Validator<records.DexTokenSecurityItem> = /* @__PURE__ */ validator(64, checkDexTokenSecurityItem);

export type DexTokenSecurityResponse = records.DexTokenSecurityResponse;
export const DexTokenSecurityResponse: Validator<records.DexTokenSecurityResponse> = /* @__PURE__ */ validator(64, checkDexTokenSecurityResponse);

export type DexTokenSignal = records.DexTokenSignal;
export const DexTokenSignal: Validator<records.DexTokenSignal> = /* @__PURE__ */ validator(64, checkDexTokenSignal);

export type DexTokenStats = records.DexTokenStats;
export const DexTokenStats: Validator<records.DexTokenStats> = /* @__PURE__ */ validator(64, checkDexTokenStats);

export type DexTokenTopPool = records.DexTokenTopPool;
export const DexTokenTopPool: Validator<records.DexTokenTopPool> = /* @__PURE__ */ validator(64, checkDexTokenTopPool);

export type DexTrade = records.DexTrade;
export const DexTrade: Validator<records.DexTrade> = /* @__PURE__ */ validator(64, checkDexTrade);

export type DexTradePair = records.DexTradePair;
export const DexTradePair: Validator<records.DexTradePair> = /* @__PURE__ */ validator(64, checkDexTradePair);

export type DexTradeQuote = records.DexTradeQuote;
export const DexTradeQuote: Validator<records.DexTradeQuote> = /* @__PURE__ */ validator(64, checkDexTradeQuote);

export type ErrorResponse = records.ErrorResponse;
export const ErrorResponse: Validator<records.ErrorResponse> = /* @__PURE__ */ validator(64, checkErrorResponse);

export type ErrorStatus = records.ErrorStatus;
export const ErrorStatus: Validator<records.ErrorStatus> = /* @__PURE__ */ validator(64, checkErrorStatus);

export type ExchangeAsset = records.ExchangeAsset;
export const ExchangeAsset: Validator<records.ExchangeAsset> = /* @__PURE__ */ validator(64, checkExchangeAsset);

export type ExchangeAssetCurrency = records.ExchangeAssetCurrency;
export const ExchangeAssetCurrency: Validator<records.ExchangeAssetCurrency> = /* @__PURE__ */ validator(64, checkExchangeAssetCurrency);

export type ExchangeAssetPlatform = records.ExchangeAssetPlatform;
export const ExchangeAssetPlatform: Validator<records.ExchangeAssetPlatform> = /* @__PURE__ */ validator(64, checkExchangeAssetPlatform);

export type ExchangeAssetsResponse = records.ExchangeAssetsResponse;
export const ExchangeAssetsResponse: Validator<records.ExchangeAssetsResponse> = /* @__PURE__ */ validator(64, checkExchangeAssetsResponse);

export type ExchangeHistoricalQuote = records.ExchangeHistoricalQuote;
export const ExchangeHistoricalQuote: Validator<records.ExchangeHistoricalQuote> = /* @__PURE__ */ validator(64, checkExchangeHistoricalQuote);

export type ExchangeHistoricalQuoteMap = records.ExchangeHistoricalQuoteMap;
export const ExchangeHistoricalQuoteMap: Validator<records.ExchangeHistoricalQuoteMap> = /* @__PURE__ */ validator(64, checkExchangeHistoricalQuoteMap);

export type ExchangeInfo = records.ExchangeInfo;
export const ExchangeInfo: Validator<records.ExchangeInfo> = /* @__PURE__ */ validator(64, checkExchangeInfo);

export type ExchangeInfoResponse = records.ExchangeInfoResponse;
export const ExchangeInfoResponse: Validator<records.ExchangeInfoResponse> = /* @__PURE__ */ validator(64, checkExchangeInfoResponse);

export type ExchangeListing = records.ExchangeListing;
export const ExchangeListing: Validator<records.ExchangeListing> = /* @__PURE__ */ validator(64, checkExchangeListing);

export type ExchangeListingQuote = records.ExchangeListingQuote;
export const ExchangeListingQuote: Validator<records.ExchangeListingQuote> = /* @__PURE__ */ validator(64, checkExchangeListingQuote);

export type ExchangeListingQuoteMap = records.ExchangeListingQuoteMap;
export const ExchangeListingQuoteMap: Validator<records.ExchangeListingQuoteMap> = /* @__PURE__ */ validator(64, checkExchangeListingQuoteMap);

export type ExchangeListingState = records.ExchangeListingState;
export const ExchangeListingState: Validator<records.ExchangeListingState> = /* @__PURE__ */ validator(4, checkExchangeListingState);

export type ExchangeListingsLatestResponse = records.ExchangeListingsLatestResponse;
export const ExchangeListingsLatestResponse: Validator<records.ExchangeListingsLatestResponse> = /* @__PURE__ */ validator(64, checkExchangeListingsLatestResponse);

export type ExchangeMapItem = records.ExchangeMapItem;
export const ExchangeMapItem: Validator<records.ExchangeMapItem> = /* @__PURE__ */ validator(64, checkExchangeMapItem);

export type ExchangeMapResponse = records.ExchangeMapResponse;
export const ExchangeMapResponse: Validator<records.ExchangeMapResponse> = /* @__PURE__ */ validator(64, checkExchangeMapResponse);

export type ExchangeMarketPairs = records.ExchangeMarketPairs;
export const ExchangeMarketPairs: Validator<records.ExchangeMarketPairs> = /* @__PURE__ */ validator(64, checkExchangeMarketPairs);

export type ExchangeMarketPairsResponse = records.ExchangeMarketPairsResponse;
export const ExchangeMarketPairsResponse: Validator<records.ExchangeMarketPairsResponse> = /* @__PURE__ */ validator(64, checkExchangeMarketPairsResponse);

export type ExchangeQuote = records.ExchangeQuote;
export const ExchangeQuote: Validator<records.ExchangeQuote> = /* @__PURE__ */ validator(64, checkExchangeQuote);

export type ExchangeQuoteBatchRequest = records.ExchangeQuoteBatchRequest;
export const ExchangeQuoteBatchRequest: Validator<records.ExchangeQuoteBatchRequest> = /* @__PURE__ */ validator(64, checkExchangeQuoteBatchRequest);

export type ExchangeQuotesHistorical = records.ExchangeQuotesHistorical;
export const ExchangeQuotesHistorical: Validator<records.ExchangeQuotesHistorical> = /* @__PURE__ */ validator(64, checkExchangeQuotesHistorical);

export type ExchangeQuotesHistoricalItem = records.ExchangeQuotesHistoricalItem;
export const ExchangeQuotesHistoricalItem: Validator<records.ExchangeQuotesHistoricalItem> = /* @__PURE__ */ validator(64, checkExchangeQuotesHistoricalItem);

export type ExchangeQuotesHistoricalResponse = records.ExchangeQuotesHistoricalResponse;
export const ExchangeQuotesHistoricalResponse: Validator<records.ExchangeQuotesHistoricalResponse> = /* @__PURE__ */ validator(64, checkExchangeQuotesHistoricalResponse);

export type ExchangeQuotesLatestResponse = records.ExchangeQuotesLatestResponse;
export const ExchangeQuotesLatestResponse: Validator<records.ExchangeQuotesLatestResponse> = /* @__PURE__ */ validator(64, checkExchangeQuotesLatestResponse);

export type ExchangeUrls = records.ExchangeUrls;
export const ExchangeUrls: Validator<records.ExchangeUrls> = /* @__PURE__ */ validator(64, checkExchangeUrls);

export type FearAndGreed = records.FearAndGreed;
export const FearAndGreed: Validator<records.FearAndGreed> = /* @__PURE__ */ validator(64, checkFearAndGreed);

export type FearAndGreedHistoricalResponse = records.FearAndGreedHistoricalResponse;
export const FearAndGreedHistoricalResponse: Validator<records.FearAndGreedHistoricalResponse> = /* @__PURE__ */ validator(64, checkFearAndGreedHistoricalResponse);

export type FearAndGreedLatestResponse = records.FearAndGreedLatestResponse;
export const FearAndGreedLatestResponse: Validator<records.FearAndGreedLatestResponse> = /* @__PURE__ */ validator(64, checkFearAndGreedLatestResponse);

export type FiatMapItem = records.FiatMapItem;
export const FiatMapItem: Validator<records.FiatMapItem> = /* @__PURE__ */ validator(64, checkFiatMapItem);

export type FiatMapResponse = records.FiatMapResponse;
export const FiatMapResponse: Validator<records.FiatMapResponse> = /* @__PURE__ */ validator(64, checkFiatMapResponse);

export type GlobalMetrics = records.GlobalMetrics;
export const GlobalMetrics: Validator<records.GlobalMetrics> = /* @__PURE__ */ validator(64, checkGlobalMetrics);

export type GlobalMetricsHistorical = records.GlobalMetricsHistorical;
export const GlobalMetricsHistorical: Validator<records.GlobalMetricsHistorical> = /* @__PURE__ */ validator(64, checkGlobalMetricsHistorical);

export type GlobalMetricsHistoricalItem = records.GlobalMetricsHistoricalItem;
export const GlobalMetricsHistoricalItem: Validator<records.GlobalMetricsHistoricalItem> = /* @__PURE__ */ validator(64, checkGlobalMetricsHistoricalItem);

export type GlobalMetricsHistoricalQuote = records.GlobalMetricsHistoricalQuote;
export const GlobalMetricsHistoricalQuote: Validator<records.GlobalMetricsHistoricalQuote> = /* @__PURE__ */ validator(64, checkGlobalMetricsHistoricalQuote);

export type GlobalMetricsHistoricalQuoteMap = records.GlobalMetricsHistoricalQuoteMap;
export const GlobalMetricsHistoricalQuoteMap: Validator<records.GlobalMetricsHistoricalQuoteMap> = /* @__PURE__ */ validator(64, checkGlobalMetricsHistoricalQuoteMap);

export type GlobalMetricsHistoricalResponse = records.GlobalMetricsHistoricalResponse;
export const GlobalMetricsHistoricalResponse: Validator<records.GlobalMetricsHistoricalResponse> = /* @__PURE__ */ validator(64, checkGlobalMetricsHistoricalResponse);

export type GlobalMetricsLatestQuote = records.GlobalMetricsLatestQuote;
export const GlobalMetricsLatestQuote: Validator<records.GlobalMetricsLatestQuote> = /* @__PURE__ */ validator(64, checkGlobalMetricsLatestQuote);

export type GlobalMetricsLatestQuoteMap = records.GlobalMetricsLatestQuoteMap;
export const GlobalMetricsLatestQuoteMap: Validator<records.GlobalMetricsLatestQuoteMap> = /* @__PURE__ */ validator(64, checkGlobalMetricsLatestQuoteMap);

export type GlobalMetricsLatestResponse = records.GlobalMetricsLatestResponse;
export const GlobalMetricsLatestResponse: Validator<records.GlobalMetricsLatestResponse> = /* @__PURE__ */ validator(64, checkGlobalMetricsLatestResponse);

export type GlobalMetricsQuote = records.GlobalMetricsQuote;
export const GlobalMetricsQuote: Validator<records.GlobalMetricsQuote> = /* @__PURE__ */ validator(64, checkGlobalMetricsQuote);

export type GlobalMetricsQuoteBatchRequest = records.GlobalMetricsQuoteBatchRequest;
export const GlobalMetricsQuoteBatchRequest: Validator<records.GlobalMetricsQuoteBatchRequest> = /* @__PURE__ */ validator(64, checkGlobalMetricsQuoteBatchRequest);

export type HistoricalQuote = records.HistoricalQuote;
export const HistoricalQuote: Validator<records.HistoricalQuote> = /* @__PURE__ */ validator(64, checkHistoricalQuote);

export type HistoricalQuoteMap = records.HistoricalQuoteMap;
export const HistoricalQuoteMap: Validator<records.HistoricalQuoteMap> = /* @__PURE__ */ validator(64, checkHistoricalQuoteMap);

export type HolderDetailVO = records.HolderDetailVO;
export const HolderDetailVO: Validator<records.HolderDetailVO> = /* @__PURE__ */ validator(64);

export type HolderTrendVO = records.HolderTrendVO;
export const HolderTrendVO: Validator<records.HolderTrendVO> = /* @__PURE__ */ validator(64);

export type IndexConstituent = records.IndexConstituent;
export const IndexConstituent: Validator<records.IndexConstituent> = /* @__PURE__ */ validator(64, checkIndexConstituent);

export type IndexTop100HistoricalResponse = records.IndexTop100HistoricalResponse;
export const IndexTop100HistoricalResponse: Validator<records.IndexTop100HistoricalResponse> = /* @__PURE__ */ validator(64, checkIndexTop100HistoricalResponse);

export type IndexTop100Item = records.IndexTop100Item;
export const IndexTop100Item: Validator<records.IndexTop100Item> = /* @__PURE__ */ validator(64, checkIndexTop100Item);

export type IndexTop100LatestResponse = records.IndexTop100LatestResponse;
export const IndexTop100LatestResponse: Validator<records.IndexTop100LatestResponse> = /* @__PURE__ */ validator(64, checkIndexTop100LatestResponse);

export type IndexTop20Historical = records.IndexTop20Historical;
export const IndexTop20Historical: Validator<records.IndexTop20Historical> = /* @__PURE__ */ validator(64, checkIndexTop20Historical);

export type IndexTop20HistoricalResponse = records.IndexTop20HistoricalResponse;
export const IndexTop20HistoricalResponse: Validator<records.IndexTop20HistoricalResponse> = /* @__PURE__ */ validator(64, checkIndexTop20HistoricalResponse);

export type IndexTop20Latest = records.IndexTop20Latest;
export const IndexTop20Latest: Validator<records.IndexTop20Latest> = /* @__PURE__ */ validator(64, checkIndexTop20Latest);

export type IndexTop20LatestResponse = records.IndexTop20LatestResponse;
export const IndexTop20LatestResponse: Validator<records.IndexTop20LatestResponse> = /* @__PURE__ */ validator(64, checkIndexTop20LatestResponse);

export type KeyInfo = records.KeyInfo;
export const KeyInfo: Validator<records.KeyInfo> = /* @__PURE__ */ validator(64, checkKeyInfo);

export type KeyInfoCreditUsage = records.KeyInfoCreditUsage;
export const KeyInfoCreditUsage: Validator<records.KeyInfoCreditUsage> = /* @__PURE__ */ validator(64, checkKeyInfoCreditUsage);

export type KeyInfoPlan = records.KeyInfoPlan;
export const KeyInfoPlan: Validator<records.KeyInfoPlan> = /* @__PURE__ */ validator(64, checkKeyInfoPlan);

export type KeyInfoRequestUsage = records.KeyInfoRequestUsage;
export const KeyInfoRequestUsage: Validator<records.KeyInfoRequestUsage> = /* @__PURE__ */ validator(64, checkKeyInfoRequestUsage);

export type KeyInfoResponse = records.KeyInfoResponse;
export const KeyInfoResponse: Validator<records.KeyInfoResponse> = /* @__PURE__ */ validator(64, checkKeyInfoResponse);

export type KeyInfoUsage = records.KeyInfoUsage;
export const KeyInfoUsage: Validator<records.KeyInfoUsage> = /* @__PURE__ */ validator(64, checkKeyInfoUsage);

export type ListingsLatestResponseV3 = records.ListingsLatestResponseV3;
export const ListingsLatestResponseV3: Validator<records.ListingsLatestResponseV3> = /* @__PURE__ */ validator(128, checkListingsLatestResponseV3);

export type ListingsResponse = records.ListingsResponse;
export const ListingsResponse: Validator<records.ListingsResponse> = /* @__PURE__ */ validator(64, checkListingsResponse);

export type MapItem = records.MapItem;
export const MapItem: Validator<records.MapItem> = /* @__PURE__ */ validator(64, checkMapItem);

export type MapResponse = records.MapResponse;
export const MapResponse: Validator<records.MapResponse> = /* @__PURE__ */ validator(64, checkMapResponse);

export type MarketPair = records.MarketPair;
export const MarketPair: Validator<records.MarketPair> = /* @__PURE__ */ validator(64, checkMarketPair);

export type MarketPairCurrency = records.MarketPairCurrency;
export const MarketPairCurrency: Validator<records.MarketPairCurrency> = /* @__PURE__ */ validator(64, checkMarketPairCurrency);

export type MarketPairExchange = records.MarketPairExchange;
export const MarketPairExchange: Validator<records.MarketPairExchange> = /* @__PURE__ */ validator(64, checkMarketPairExchange);

export type MarketPairExchangeReported = records.MarketPairExchangeReported;
export const MarketPairExchangeReported: Validator<records.MarketPairExchangeReported> = /* @__PURE__ */ validator(64, checkMarketPairExchangeReported);

export type MarketPairQuote = records.MarketPairQuote;
export const MarketPairQuote: Validator<records.MarketPairQuote> = /* @__PURE__ */ validator(64, checkMarketPairQuote);

export type MarketPairQuoteMap = records.MarketPairQuoteMap;
export const MarketPairQuoteMap: Validator<records.MarketPairQuoteMap> = /* @__PURE__ */ validator(64, checkMarketPairQuoteMap);

export type MarketPairs = records.MarketPairs;
export const MarketPairs: Validator<records.MarketPairs> = /* @__PURE__ */ validator(64, checkMarketPairs);

export type MarketPairsResponse = records.MarketPairsResponse;
export const MarketPairsResponse: Validator<records.MarketPairsResponse> = /* @__PURE__ */ validator(64, checkMarketPairsResponse);

export type Metadata = records.Metadata;
export const Metadata: Validator<records.Metadata> = /* @__PURE__ */ validator(64, checkMetadata);

export type MetadataResponse = records.MetadataResponse;
export const MetadataResponse: Validator<records.MetadataResponse> = /* @__PURE__ */ validator(64, checkMetadataResponse);

export type MetadataResponseV1 = records.MetadataResponseV1;
export const MetadataResponseV1: Validator<records.MetadataResponseV1> = /* @__PURE__ */ validator(64, checkMetadataResponseV1);

export type MetadataUrls = records.MetadataUrls;
export const MetadataUrls: Validator<records.MetadataUrls> = /* @__PURE__ */ validator(64, checkMetadataUrls);

export type MultiplierItem = records.MultiplierItem;
export const MultiplierItem: Validator<records.MultiplierItem> = /* @__PURE__ */ validator(64, checkMultiplierItem);

export type MultiplierResponse = records.MultiplierResponse;
export const MultiplierResponse: Validator<records.MultiplierResponse> = /* @__PURE__ */ validator(64, checkMultiplierResponse);

export type MultiplierResult = records.MultiplierResult;
export const MultiplierResult: Validator<records.MultiplierResult> = /* @__PURE__ */ validator(64, checkMultiplierResult);

export type OhlcvBatchQuote = records.OhlcvBatchQuote;
export const OhlcvBatchQuote: Validator<records.OhlcvBatchQuote> = /* @__PURE__ */ validator(64, checkOhlcvBatchQuote);

export type OhlcvBatchRequest = records.OhlcvBatchRequest;
export const OhlcvBatchRequest: Validator<records.OhlcvBatchRequest> = /* @__PURE__ */ validator(64, checkOhlcvBatchRequest);

export type OhlcvHistorical = records.OhlcvHistorical;
export const OhlcvHistorical: Validator<records.OhlcvHistorical> = /* @__PURE__ */ validator(64, checkOhlcvHistorical);

export type OhlcvHistoricalResponse = records.OhlcvHistoricalResponse;
export const OhlcvHistoricalResponse: Validator<records.OhlcvHistoricalResponse> = /* @__PURE__ */ validator(64, checkOhlcvHistoricalResponse);

export type OhlcvHistoricalResponseV1 = records.OhlcvHistoricalResponseV1;
export const OhlcvHistoricalResponseV1: Validator<records.OhlcvHistoricalResponseV1> = /* @__PURE__ */ validator(64, checkOhlcvHistoricalResponseV1);

export type OhlcvLatest = records.OhlcvLatest;
export const OhlcvLatest: Validator<records.OhlcvLatest> = /* @__PURE__ */ validator(64, checkOhlcvLatest);

export type OhlcvLatestQuote = records.OhlcvLatestQuote;
export const OhlcvLatestQuote: Validator<records.OhlcvLatestQuote> = /* @__PURE__ */ validator(64, checkOhlcvLatestQuote);

export type OhlcvLatestQuoteMap = records.OhlcvLatestQuoteMap;
export const OhlcvLatestQuoteMap: Validator<records.OhlcvLatestQuoteMap> = /* @__PURE__ */ validator(64, checkOhlcvLatestQuoteMap);

export type OhlcvLatestResponse = records.OhlcvLatestResponse;
export const OhlcvLatestResponse: Validator<records.OhlcvLatestResponse> = /* @__PURE__ */ validator(64, checkOhlcvLatestResponse);

export type OhlcvLatestResponseV1 = records.OhlcvLatestResponseV1;
export const OhlcvLatestResponseV1: Validator<records.OhlcvLatestResponseV1> = /* @__PURE__ */ validator(64, checkOhlcvLatestResponseV1);

export type OhlcvPeriod = records.OhlcvPeriod;
export const OhlcvPeriod: Validator<records.OhlcvPeriod> = /* @__PURE__ */ validator(64, checkOhlcvPeriod);

export type OhlcvQuote = records.OhlcvQuote;
export const OhlcvQuote: Validator<records.OhlcvQuote> = /* @__PURE__ */ validator(64, checkOhlcvQuote);

export type OhlcvQuoteMap = records.OhlcvQuoteMap;
export const OhlcvQuoteMap: Validator<records.OhlcvQuoteMap> = /* @__PURE__ */ validator(64, checkOhlcvQuoteMap);

export type PartnerScore = records.PartnerScore;
export const PartnerScore: Validator<records.PartnerScore> = /* @__PURE__ */ validator(64, checkPartnerScore);

export type PartnerScoresResponse = records.PartnerScoresResponse;
export const PartnerScoresResponse: Validator<records.PartnerScoresResponse> = /* @__PURE__ */ validator(64, checkPartnerScoresResponse);

export type Platform = records.Platform;
export const Platform: Validator<records.Platform> = /* @__PURE__ */ validator(66, checkPlatform);

export type PlatformV3 = records.PlatformV3;
export const PlatformV3: Validator<records.PlatformV3> = /* @__PURE__ */ validator(66, checkPlatformV3);

export type Post = records.Post;
export const Post: Validator<records.Post> = /* @__PURE__ */ validator(64, checkPost);

export type PostCurrency = records.PostCurrency;
export const PostCurrency: Validator<records.PostCurrency> = /* @__PURE__ */ validator(64, checkPostCurrency);

export type PostOwner = records.PostOwner;
export const PostOwner: Validator<records.PostOwner> = /* @__PURE__ */ validator(64, checkPostOwner);

export type PriceConversion = records.PriceConversion;
export const PriceConversion: Validator<records.PriceConversion> = /* @__PURE__ */ validator(64, checkPriceConversion);

export type PriceConversionQuote = records.PriceConversionQuote;
export const PriceConversionQuote: Validator<records.PriceConversionQuote> = /* @__PURE__ */ validator(64, checkPriceConversionQuote);

export type PriceConversionQuoteMap = records.PriceConversionQuoteMap;
export const PriceConversionQuoteMap: Validator<records.PriceConversionQuoteMap> = /* @__PURE__ */ validator(64, checkPriceConversionQuoteMap);

export type PriceConversionResponse = records.PriceConversionResponse;
export const PriceConversionResponse: Validator<records.PriceConversionResponse> = /* @__PURE__ */ validator(64, checkPriceConversionResponse);

export type PriceConversionResponseV2 = records.PriceConversionResponseV2;
export const PriceConversionResponseV2: Validator<records.PriceConversionResponseV2> = /* @__PURE__ */ validator(64, checkPriceConversionResponseV2);

export type PricePerformance = records.PricePerformance;
export const PricePerformance: Validator<records.PricePerformance> = /* @__PURE__ */ validator(64, checkPricePerformance);

export type PricePerformancePeriod = records.PricePerformancePeriod;
export const PricePerformancePeriod: Validator<records.PricePerformancePeriod> = /* @__PURE__ */ validator(64, checkPricePerformancePeriod);

export type PricePerformanceQuote = records.PricePerformanceQuote;
export const PricePerformanceQuote: Validator<records.PricePerformanceQuote> = /* @__PURE__ */ validator(64, checkPricePerformanceQuote);

export type PricePerformanceResponse = records.PricePerformanceResponse;
export const PricePerformanceResponse: Validator<records.PricePerformanceResponse> = /* @__PURE__ */ validator(64, checkPricePerformanceResponse);

export type PricePerformanceResponseV1 = records.PricePerformanceResponseV1;
export const PricePerformanceResponseV1: Validator<records.PricePerformanceResponseV1> = /* @__PURE__ */ validator(64, checkPricePerformanceResponseV1);

export type ProApiResponseStatus = records.ProApiResponseStatus;
export const ProApiResponseStatus: Validator<records.ProApiResponseStatus> = /* @__PURE__ */ validator(64, checkProApiResponseStatus);

export type Quote = records.Quote;
export const Quote: Validator<records.Quote> = /* @__PURE__ */ validator(64, checkQuote);

export type QuoteMap = records.QuoteMap;
export const QuoteMap: Validator<records.QuoteMap> = /* @__PURE__ */ validator(64, checkQuoteMap);

export type QuoteV3 = records.QuoteV3;
export const QuoteV3: Validator<records.QuoteV3> = /* @__PURE__ */ validator(64, checkQuoteV3);

export type QuotesHistorical = records.QuotesHistorical;
export const QuotesHistorical: Validator<records.QuotesHistorical> = /* @__PURE__ */ validator(64, checkQuotesHistorical);

export type QuotesHistoricalItem = records.QuotesHistoricalItem;
export const QuotesHistoricalItem: Validator<records.QuotesHistoricalItem> = /* @__PURE__ */ validator(64, checkQuotesHistoricalItem);

export type QuotesHistoricalResponse = records.QuotesHistoricalResponse;
export const QuotesHistoricalResponse: Validator<records.QuotesHistoricalResponse> = /* @__PURE__ */ validator(64, checkQuotesHistoricalResponse);

export type QuotesHistoricalResponseV1 = records.QuotesHistoricalResponseV1;
export const QuotesHistoricalResponseV1: Validator<records.QuotesHistoricalResponseV1> = /* @__PURE__ */ validator(64, checkQuotesHistoricalResponseV1);

export type QuotesLatestResponseV1 = records.QuotesLatestResponseV1;
export const QuotesLatestResponseV1: Validator<records.QuotesLatestResponseV1> = /* @__PURE__ */ validator(64, checkQuotesLatestResponseV1);

export type QuotesLatestResponseV2 = records.QuotesLatestResponseV2;
export const QuotesLatestResponseV2: Validator<records.QuotesLatestResponseV2> = /* @__PURE__ */ validator(64, checkQuotesLatestResponseV2);

export type QuotesLatestResponseV3 = records.QuotesLatestResponseV3;
export const QuotesLatestResponseV3: Validator<records.QuotesLatestResponseV3> = /* @__PURE__ */ validator(128, checkQuotesLatestResponseV3);

export type SimplePrice = records.SimplePrice;
export const SimplePrice: Validator<records.SimplePrice> = /* @__PURE__ */ validator(64, checkSimplePrice);

export type SimplePriceResponse = records.SimplePriceResponse;
export const SimplePriceResponse: Validator<records.SimplePriceResponse> = /* @__PURE__ */ validator(64, checkSimplePriceResponse);

export type Status = records.Status;
export const Status: Validator<records.Status> = /* @__PURE__ */ validator(64, checkStatus);

export type StreamEnd = records.StreamEnd;
export const StreamEnd: Validator<records.StreamEnd> = /* @__PURE__ */ validator(64, checkStreamEnd);

export type StreamEvent = records.StreamEvent;
export const StreamEvent: Validator<records.StreamEvent> = /* @__PURE__ */ validator(64, checkStreamEvent);

export type StreamQuote = records.StreamQuote;
export const StreamQuote: Validator<records.StreamQuote> = /* @__PURE__ */ validator(64, checkStreamQuote);

export type StreamSnapshot = records.StreamSnapshot;
export const StreamSnapshot: Validator<records.StreamSnapshot> = /* @__PURE__ */ validator(64, checkStreamSnapshot);

export type TagV3 = records.TagV3;
export const TagV3: Validator<records.TagV3> = /* @__PURE__ */ validator(64, checkTagV3);

export type CryptocurrencyAirdropV1Parameters = operations.CryptocurrencyAirdropV1Parameters;
export const CryptocurrencyAirdropV1Parameters: Validator<operations.CryptocurrencyAirdropV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyAirdropV1Parameters);

export type CryptocurrencyAirdropV1Result = operations.CryptocurrencyAirdropV1Result;
export const CryptocurrencyAirdropV1Result: Validator<operations.CryptocurrencyAirdropV1Result> = AirdropResponse;

export type CryptocurrencyAirdropsV1Parameters = operations.CryptocurrencyAirdropsV1Parameters;
export const CryptocurrencyAirdropsV1Parameters: Validator<operations.CryptocurrencyAirdropsV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyAirdropsV1Parameters);

export type CryptocurrencyAirdropsV1Result = operations.CryptocurrencyAirdropsV1Result;
export const CryptocurrencyAirdropsV1Result: Validator<operations.CryptocurrencyAirdropsV1Result> = AirdropsResponse;

export type CryptocurrencyCategoriesV1Parameters = operations.CryptocurrencyCategoriesV1Parameters;
export const CryptocurrencyCategoriesV1Parameters: Validator<operations.CryptocurrencyCategoriesV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyCategoriesV1Parameters);

export type CryptocurrencyCategoriesV1Result = operations.CryptocurrencyCategoriesV1Result;
export const CryptocurrencyCategoriesV1Result: Validator<operations.CryptocurrencyCategoriesV1Result> = CategoriesResponse;

export type CryptocurrencyCategoryV1Parameters = operations.CryptocurrencyCategoryV1Parameters;
export const CryptocurrencyCategoryV1Parameters: Validator<operations.CryptocurrencyCategoryV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyCategoryV1Parameters);

export type CryptocurrencyCategoryV1Result = operations.CryptocurrencyCategoryV1Result;
export const CryptocurrencyCategoryV1Result: Validator<operations.CryptocurrencyCategoryV1Result> = CategoryResponse;

export type CryptocurrencyInfoV1Parameters = operations.CryptocurrencyInfoV1Parameters;
export const CryptocurrencyInfoV1Parameters: Validator<operations.CryptocurrencyInfoV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyInfoV1Parameters);

export type CryptocurrencyInfoV1Result = operations.CryptocurrencyInfoV1Result;
export const CryptocurrencyInfoV1Result: Validator<operations.CryptocurrencyInfoV1Result> = MetadataResponseV1;

export type CryptocurrencyListingsHistoricalV1Parameters = operations.CryptocurrencyListingsHistoricalV1Parameters;
export const CryptocurrencyListingsHistoricalV1Parameters: Validator<operations.CryptocurrencyListingsHistoricalV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyListingsHistoricalV1Parameters);

export type CryptocurrencyListingsHistoricalV1Result = operations.CryptocurrencyListingsHistoricalV1Result;
export const CryptocurrencyListingsHistoricalV1Result: Validator<operations.CryptocurrencyListingsHistoricalV1Result> = ListingsResponse;

export type CryptocurrencyListingsLatestV1Parameters = operations.CryptocurrencyListingsLatestV1Parameters;
export const CryptocurrencyListingsLatestV1Parameters: Validator<operations.CryptocurrencyListingsLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyListingsLatestV1Parameters);

export type CryptocurrencyListingsLatestV1Result = operations.CryptocurrencyListingsLatestV1Result;
export const CryptocurrencyListingsLatestV1Result: Validator<operations.CryptocurrencyListingsLatestV1Result> = ListingsResponse;

export type CryptocurrencyListingsNewV1Parameters = operations.CryptocurrencyListingsNewV1Parameters;
export const CryptocurrencyListingsNewV1Parameters: Validator<operations.CryptocurrencyListingsNewV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyListingsNewV1Parameters);

export type CryptocurrencyListingsNewV1Result = operations.CryptocurrencyListingsNewV1Result;
export const CryptocurrencyListingsNewV1Result: Validator<operations.CryptocurrencyListingsNewV1Result> = ListingsResponse;

export type CryptocurrencyMapV1Parameters = operations.CryptocurrencyMapV1Parameters;
export const CryptocurrencyMapV1Parameters: Validator<operations.CryptocurrencyMapV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyMapV1Parameters);

export type CryptocurrencyMapV1Result = operations.CryptocurrencyMapV1Result;
export const CryptocurrencyMapV1Result: Validator<operations.CryptocurrencyMapV1Result> = MapResponse;

export type CryptocurrencyMarketPairsLatestV1Parameters = operations.CryptocurrencyMarketPairsLatestV1Parameters;
export const CryptocurrencyMarketPairsLatestV1Parameters: Validator<operations.CryptocurrencyMarketPairsLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyMarketPairsLatestV1Parameters);

export type CryptocurrencyMarketPairsLatestV1Result = operations.CryptocurrencyMarketPairsLatestV1Result;
export const CryptocurrencyMarketPairsLatestV1Result: Validator<operations.CryptocurrencyMarketPairsLatestV1Result> = MarketPairsResponse;

export type CryptocurrencyMultiplierV1Parameters = operations.CryptocurrencyMultiplierV1Parameters;
export const CryptocurrencyMultiplierV1Parameters: Validator<operations.CryptocurrencyMultiplierV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyMultiplierV1Parameters);

export type CryptocurrencyMultiplierV1Result = operations.CryptocurrencyMultiplierV1Result;
export const CryptocurrencyMultiplierV1Result: Validator<operations.CryptocurrencyMultiplierV1Result> = MultiplierResponse;

export type CryptocurrencyOhlcvHistoricalV1Parameters = operations.CryptocurrencyOhlcvHistoricalV1Parameters;
export const CryptocurrencyOhlcvHistoricalV1Parameters: Validator<operations.CryptocurrencyOhlcvHistoricalV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyOhlcvHistoricalV1Parameters);

export type CryptocurrencyOhlcvHistoricalV1Result = operations.CryptocurrencyOhlcvHistoricalV1Result;
export const CryptocurrencyOhlcvHistoricalV1Result: Validator<operations.CryptocurrencyOhlcvHistoricalV1Result> = OhlcvHistoricalResponseV1;

export type CryptocurrencyOhlcvLatestV1Parameters = operations.CryptocurrencyOhlcvLatestV1Parameters;
export const CryptocurrencyOhlcvLatestV1Parameters: Validator<operations.CryptocurrencyOhlcvLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyOhlcvLatestV1Parameters);

export type CryptocurrencyOhlcvLatestV1Result = operations.CryptocurrencyOhlcvLatestV1Result;
export const CryptocurrencyOhlcvLatestV1Result: Validator<operations.CryptocurrencyOhlcvLatestV1Result> = OhlcvLatestResponseV1;

export type CryptocurrencyPricePerformanceStatsLatestV1Parameters = operations.CryptocurrencyPricePerformanceStatsLatestV1Parameters;
export const CryptocurrencyPricePerformanceStatsLatestV1Parameters: Validator<operations.CryptocurrencyPricePerformanceStatsLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyPricePerformanceStatsLatestV1Parameters);

export type CryptocurrencyPricePerformanceStatsLatestV1Result = operations.CryptocurrencyPricePerformanceStatsLatestV1Result;
export const CryptocurrencyPricePerformanceStatsLatestV1Result: Validator<operations.CryptocurrencyPricePerformanceStatsLatestV1Result> = PricePerformanceResponseV1;

export type CryptocurrencyQuotesHistoricalV1Parameters = operations.CryptocurrencyQuotesHistoricalV1Parameters;
export const CryptocurrencyQuotesHistoricalV1Parameters: Validator<operations.CryptocurrencyQuotesHistoricalV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesHistoricalV1Parameters);

export type CryptocurrencyQuotesHistoricalV1Result = operations.CryptocurrencyQuotesHistoricalV1Result;
export const CryptocurrencyQuotesHistoricalV1Result: Validator<operations.CryptocurrencyQuotesHistoricalV1Result> = QuotesHistoricalResponseV1;

export type CryptocurrencyQuotesLatestV1Parameters = operations.CryptocurrencyQuotesLatestV1Parameters;
export const CryptocurrencyQuotesLatestV1Parameters: Validator<operations.CryptocurrencyQuotesLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesLatestV1Parameters);

export type CryptocurrencyQuotesLatestV1Result = operations.CryptocurrencyQuotesLatestV1Result;
export const CryptocurrencyQuotesLatestV1Result: Validator<operations.CryptocurrencyQuotesLatestV1Result> = QuotesLatestResponseV1;

export type CryptocurrencyTrendingGainersLosersV1Parameters = operations.CryptocurrencyTrendingGainersLosersV1Parameters;
export const CryptocurrencyTrendingGainersLosersV1Parameters: Validator<operations.CryptocurrencyTrendingGainersLosersV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyTrendingGainersLosersV1Parameters);

export type CryptocurrencyTrendingGainersLosersV1Result = operations.CryptocurrencyTrendingGainersLosersV1Result;
export const CryptocurrencyTrendingGainersLosersV1Result: Validator<operations.CryptocurrencyTrendingGainersLosersV1Result> = ListingsResponse;

export type CryptocurrencyTrendingLatestV1Parameters = operations.CryptocurrencyTrendingLatestV1Parameters;
export const CryptocurrencyTrendingLatestV1Parameters: Validator<operations.CryptocurrencyTrendingLatestV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyTrendingLatestV1Parameters);

export type CryptocurrencyTrendingLatestV1Result = operations.CryptocurrencyTrendingLatestV1Result;
export const CryptocurrencyTrendingLatestV1Result: Validator<operations.CryptocurrencyTrendingLatestV1Result> = ListingsResponse;

export type CryptocurrencyTrendingMostVisitedV1Parameters = operations.CryptocurrencyTrendingMostVisitedV1Parameters;
export const CryptocurrencyTrendingMostVisitedV1Parameters: Validator<operations.CryptocurrencyTrendingMostVisitedV1Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyTrendingMostVisitedV1Parameters);

export type CryptocurrencyTrendingMostVisitedV1Result = operations.CryptocurrencyTrendingMostVisitedV1Result;
export const CryptocurrencyTrendingMostVisitedV1Result: Validator<operations.CryptocurrencyTrendingMostVisitedV1Result> = ListingsResponse;

export type ExchangeAssetsV1Parameters = operations.ExchangeAssetsV1Parameters;
export const ExchangeAssetsV1Parameters: Validator<operations.ExchangeAssetsV1Parameters> = /* @__PURE__ */ validator(64, exchangeAssetsV1Parameters);

export type ExchangeAssetsV1Result = operations.ExchangeAssetsV1Result;
export const ExchangeAssetsV1Result: Validator<operations.ExchangeAssetsV1Result> = ExchangeAssetsResponse;

export type ExchangeInfoV1Parameters = operations.ExchangeInfoV1Parameters;
export const ExchangeInfoV1Parameters: Validator<operations.ExchangeInfoV1Parameters> = /* @__PURE__ */ validator(64, exchangeInfoV1Parameters);

export type ExchangeInfoV1Result = operations.ExchangeInfoV1Result;
export const ExchangeInfoV1Result: Validator<operations.ExchangeInfoV1Result> = ExchangeInfoResponse;

export type ExchangeListingsLatestV1Parameters = operations.ExchangeListingsLatestV1Parameters;
export const ExchangeListingsLatestV1Parameters: Validator<operations.ExchangeListingsLatestV1Parameters> = /* @__PURE__ */ validator(64, exchangeListingsLatestV1Parameters);

export type ExchangeListingsLatestV1Result = operations.ExchangeListingsLatestV1Result;
export const ExchangeListingsLatestV1Result: Validator<operations.ExchangeListingsLatestV1Result> = ExchangeListingsLatestResponse;

export type ExchangeMapV1Parameters = operations.ExchangeMapV1Parameters;
export const ExchangeMapV1Parameters: Validator<operations.ExchangeMapV1Parameters> = /* @__PURE__ */ validator(64, exchangeMapV1Parameters);

export type ExchangeMapV1Result = operations.ExchangeMapV1Result;
export const ExchangeMapV1Result: Validator<operations.ExchangeMapV1Result> = ExchangeMapResponse;

export type ExchangeMarketPairsLatestV1Parameters = operations.ExchangeMarketPairsLatestV1Parameters;
export const ExchangeMarketPairsLatestV1Parameters: Validator<operations.ExchangeMarketPairsLatestV1Parameters> = /* @__PURE__ */ validator(64, exchangeMarketPairsLatestV1Parameters);

export type ExchangeMarketPairsLatestV1Result = operations.ExchangeMarketPairsLatestV1Result;
export const ExchangeMarketPairsLatestV1Result: Validator<operations.ExchangeMarketPairsLatestV1Result> = ExchangeMarketPairsResponse;

export type ExchangeQuotesHistoricalV1Parameters = operations.ExchangeQuotesHistoricalV1Parameters;
export const ExchangeQuotesHistoricalV1Parameters: Validator<operations.ExchangeQuotesHistoricalV1Parameters> = /* @__PURE__ */ validator(64, exchangeQuotesHistoricalV1Parameters);

export type ExchangeQuotesHistoricalV1Result = operations.ExchangeQuotesHistoricalV1Result;
export const ExchangeQuotesHistoricalV1Result: Validator<operations.ExchangeQuotesHistoricalV1Result> = ExchangeQuotesHistoricalResponse;

export type ExchangeQuotesLatestV1Parameters = operations.ExchangeQuotesLatestV1Parameters;
export const ExchangeQuotesLatestV1Parameters: Validator<operations.ExchangeQuotesLatestV1Parameters> = /* @__PURE__ */ validator(64, exchangeQuotesLatestV1Parameters);

export type ExchangeQuotesLatestV1Result = operations.ExchangeQuotesLatestV1Result;
export const ExchangeQuotesLatestV1Result: Validator<operations.ExchangeQuotesLatestV1Result> = ExchangeQuotesLatestResponse;

export type FiatMapV1Parameters = operations.FiatMapV1Parameters;
export const FiatMapV1Parameters: Validator<operations.FiatMapV1Parameters> = /* @__PURE__ */ validator(64, fiatMapV1Parameters);

export type FiatMapV1Result = operations.FiatMapV1Result;
export const FiatMapV1Result: Validator<operations.FiatMapV1Result> = FiatMapResponse;

export type GlobalMetricsQuotesHistoricalV1Parameters = operations.GlobalMetricsQuotesHistoricalV1Parameters;
export const GlobalMetricsQuotesHistoricalV1Parameters: Validator<operations.GlobalMetricsQuotesHistoricalV1Parameters> = /* @__PURE__ */ validator(64, globalMetricsQuotesHistoricalV1Parameters);

export type GlobalMetricsQuotesHistoricalV1Result = operations.GlobalMetricsQuotesHistoricalV1Result;
export const GlobalMetricsQuotesHistoricalV1Result: Validator<operations.GlobalMetricsQuotesHistoricalV1Result> = GlobalMetricsHistoricalResponse;

export type GlobalMetricsQuotesLatestV1Parameters = operations.GlobalMetricsQuotesLatestV1Parameters;
export const GlobalMetricsQuotesLatestV1Parameters: Validator<operations.GlobalMetricsQuotesLatestV1Parameters> = /* @__PURE__ */ validator(64, globalMetricsQuotesLatestV1Parameters);

export type GlobalMetricsQuotesLatestV1Result = operations.GlobalMetricsQuotesLatestV1Result;
export const GlobalMetricsQuotesLatestV1Result: Validator<operations.GlobalMetricsQuotesLatestV1Result> = GlobalMetricsLatestResponse;

export type KeyInfoV1Parameters = operations.KeyInfoV1Parameters;
export const KeyInfoV1Parameters: Validator<operations.KeyInfoV1Parameters> = /* @__PURE__ */ validator(64);

export type KeyInfoV1Result = operations.KeyInfoV1Result;
export const KeyInfoV1Result: Validator<operations.KeyInfoV1Result> = KeyInfoResponse;

export type PartnersFcasListingsLatestV1Parameters = operations.PartnersFcasListingsLatestV1Parameters;
export const PartnersFcasListingsLatestV1Parameters: Validator<operations.PartnersFcasListingsLatestV1Parameters> = /* @__PURE__ */ validator(64, partnersFcasListingsLatestV1Parameters);

export type PartnersFcasListingsLatestV1Result = operations.PartnersFcasListingsLatestV1Result;
export const PartnersFcasListingsLatestV1Result: Validator<operations.PartnersFcasListingsLatestV1Result> = PartnerScoresResponse;

export type PartnersFcasQuotesLatestV1Parameters = operations.PartnersFcasQuotesLatestV1Parameters;
export const PartnersFcasQuotesLatestV1Parameters: Validator<operations.PartnersFcasQuotesLatestV1Parameters> = /* @__PURE__ */ validator(64, partnersFcasQuotesLatestV1Parameters);

export type PartnersFcasQuotesLatestV1Result = operations.PartnersFcasQuotesLatestV1Result;
export const PartnersFcasQuotesLatestV1Result: Validator<operations.PartnersFcasQuotesLatestV1Result> = PartnerScoresResponse;

export type SimplePriceV1Parameters = operations.SimplePriceV1Parameters;
export const SimplePriceV1Parameters: Validator<operations.SimplePriceV1Parameters> = /* @__PURE__ */ validator(64, simplePriceV1Parameters);

export type SimplePriceV1Result = operations.SimplePriceV1Result;
export const SimplePriceV1Result: Validator<operations.SimplePriceV1Result> = SimplePriceResponse;

export type ToolsPriceConversionV1Parameters = operations.ToolsPriceConversionV1Parameters;
export const ToolsPriceConversionV1Parameters: Validator<operations.ToolsPriceConversionV1Parameters> = /* @__PURE__ */ validator(64, toolsPriceConversionV1Parameters);

export type ToolsPriceConversionV1Result = operations.ToolsPriceConversionV1Result;
export const ToolsPriceConversionV1Result: Validator<operations.ToolsPriceConversionV1Result> = PriceConversionResponse;

export type CryptocurrencyInfoV2Parameters = operations.CryptocurrencyInfoV2Parameters;
export const CryptocurrencyInfoV2Parameters: Validator<operations.CryptocurrencyInfoV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyInfoV2Parameters);

export type CryptocurrencyInfoV2Result = operations.CryptocurrencyInfoV2Result;
export const CryptocurrencyInfoV2Result: Validator<operations.CryptocurrencyInfoV2Result> = MetadataResponse;

export type CryptocurrencyMarketPairsLatestV2Parameters = operations.CryptocurrencyMarketPairsLatestV2Parameters;
export const CryptocurrencyMarketPairsLatestV2Parameters: Validator<operations.CryptocurrencyMarketPairsLatestV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyMarketPairsLatestV2Parameters);

export type CryptocurrencyMarketPairsLatestV2Result = operations.CryptocurrencyMarketPairsLatestV2Result;
export const CryptocurrencyMarketPairsLatestV2Result: Validator<operations.CryptocurrencyMarketPairsLatestV2Result> = MarketPairsResponse;

export type CryptocurrencyOhlcvHistoricalV2Parameters = operations.CryptocurrencyOhlcvHistoricalV2Parameters;
export const CryptocurrencyOhlcvHistoricalV2Parameters: Validator<operations.CryptocurrencyOhlcvHistoricalV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyOhlcvHistoricalV2Parameters);

export type CryptocurrencyOhlcvHistoricalV2Result = operations.CryptocurrencyOhlcvHistoricalV2Result;
export const CryptocurrencyOhlcvHistoricalV2Result: Validator<operations.CryptocurrencyOhlcvHistoricalV2Result> = OhlcvHistoricalResponse;

export type CryptocurrencyOhlcvLatestV2Parameters = operations.CryptocurrencyOhlcvLatestV2Parameters;
export const CryptocurrencyOhlcvLatestV2Parameters: Validator<operations.CryptocurrencyOhlcvLatestV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyOhlcvLatestV2Parameters);

export type CryptocurrencyOhlcvLatestV2Result = operations.CryptocurrencyOhlcvLatestV2Result;
export const CryptocurrencyOhlcvLatestV2Result: Validator<operations.CryptocurrencyOhlcvLatestV2Result> = OhlcvLatestResponse;

export type CryptocurrencyPricePerformanceStatsLatestV2Parameters = operations.CryptocurrencyPricePerformanceStatsLatestV2Parameters;
export const CryptocurrencyPricePerformanceStatsLatestV2Parameters: Validator<operations.CryptocurrencyPricePerformanceStatsLatestV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyPricePerformanceStatsLatestV2Parameters);

export type CryptocurrencyPricePerformanceStatsLatestV2Result = operations.CryptocurrencyPricePerformanceStatsLatestV2Result;
export const CryptocurrencyPricePerformanceStatsLatestV2Result: Validator<operations.CryptocurrencyPricePerformanceStatsLatestV2Result> = PricePerformanceResponse;

export type CryptocurrencyQuotesHistoricalV2Parameters = operations.CryptocurrencyQuotesHistoricalV2Parameters;
export const CryptocurrencyQuotesHistoricalV2Parameters: Validator<operations.CryptocurrencyQuotesHistoricalV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesHistoricalV2Parameters);

export type CryptocurrencyQuotesHistoricalV2Result = operations.CryptocurrencyQuotesHistoricalV2Result;
export const CryptocurrencyQuotesHistoricalV2Result: Validator<operations.CryptocurrencyQuotesHistoricalV2Result> = QuotesHistoricalResponse;

export type CryptocurrencyQuotesLatestV2Parameters = operations.CryptocurrencyQuotesLatestV2Parameters;
export const CryptocurrencyQuotesLatestV2Parameters: Validator<operations.CryptocurrencyQuotesLatestV2Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesLatestV2Parameters);

export type CryptocurrencyQuotesLatestV2Result = operations.CryptocurrencyQuotesLatestV2Result;
export const CryptocurrencyQuotesLatestV2Result: Validator<operations.CryptocurrencyQuotesLatestV2Result> = QuotesLatestResponseV2;

export type DexMultiplierV2Parameters = operations.DexMultiplierV2Parameters;
export const DexMultiplierV2Parameters: Validator<operations.DexMultiplierV2Parameters> = /* @__PURE__ */ validator(64, dexMultiplierV2Parameters);

export type DexMultiplierV2Result = operations.DexMultiplierV2Result;
export const DexMultiplierV2Result: Validator<operations.DexMultiplierV2Result> = MultiplierResponse;

export type ToolsPriceConversionV2Parameters = operations.ToolsPriceConversionV2Parameters;
export const ToolsPriceConversionV2Parameters: Validator<operations.ToolsPriceConversionV2Parameters> = /* @__PURE__ */ validator(64, toolsPriceConversionV2Parameters);

export type ToolsPriceConversionV2Result = operations.ToolsPriceConversionV2Result;
export const ToolsPriceConversionV2Result: Validator<operations.ToolsPriceConversionV2Result> = PriceConversionResponseV2;

export type CryptocurrencyListingsLatestV3Parameters = operations.CryptocurrencyListingsLatestV3Parameters;
export const CryptocurrencyListingsLatestV3Parameters: Validator<operations.CryptocurrencyListingsLatestV3Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyListingsLatestV3Parameters);

export type CryptocurrencyListingsLatestV3Result = operations.CryptocurrencyListingsLatestV3Result;
export const CryptocurrencyListingsLatestV3Result: Validator<operations.CryptocurrencyListingsLatestV3Result> = ListingsLatestResponseV3;

export type CryptocurrencyQuotesHistoricalV3Parameters = operations.CryptocurrencyQuotesHistoricalV3Parameters;
export const CryptocurrencyQuotesHistoricalV3Parameters: Validator<operations.CryptocurrencyQuotesHistoricalV3Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesHistoricalV3Parameters);

export type CryptocurrencyQuotesHistoricalV3Result = operations.CryptocurrencyQuotesHistoricalV3Result;
export const CryptocurrencyQuotesHistoricalV3Result: Validator<operations.CryptocurrencyQuotesHistoricalV3Result> = QuotesHistoricalResponse;

export type CryptocurrencyQuotesLatestV3Parameters = operations.CryptocurrencyQuotesLatestV3Parameters;
export const CryptocurrencyQuotesLatestV3Parameters: Validator<operations.CryptocurrencyQuotesLatestV3Parameters> = /* @__PURE__ */ validator(64, cryptocurrencyQuotesLatestV3Parameters);

export type CryptocurrencyQuotesLatestV3Result = operations.CryptocurrencyQuotesLatestV3Result;
export const CryptocurrencyQuotesLatestV3Result: Validator<operations.CryptocurrencyQuotesLatestV3Result> = QuotesLatestResponseV3;

export type FearAndGreedHistoricalV3Parameters = operations.FearAndGreedHistoricalV3Parameters;
export const FearAndGreedHistoricalV3Parameters: Validator<operations.FearAndGreedHistoricalV3Parameters> = /* @__PURE__ */ validator(64, fearAndGreedHistoricalV3Parameters);

export type FearAndGreedHistoricalV3Result = operations.FearAndGreedHistoricalV3Result;
export const FearAndGreedHistoricalV3Result: Validator<operations.FearAndGreedHistoricalV3Result> = FearAndGreedHistoricalResponse;

export type FearAndGreedLatestV3Parameters = operations.FearAndGreedLatestV3Parameters;
export const FearAndGreedLatestV3Parameters: Validator<operations.FearAndGreedLatestV3Parameters> = /* @__PURE__ */ validator(64);

export type FearAndGreedLatestV3Result = operations.FearAndGreedLatestV3Result;
export const FearAndGreedLatestV3Result: Validator<operations.FearAndGreedLatestV3Result> = FearAndGreedLatestResponse;

export type IndexSvc100HistoricalV3Parameters = operations.IndexSvc100HistoricalV3Parameters;
export const IndexSvc100HistoricalV3Parameters: Validator<operations.IndexSvc100HistoricalV3Parameters> = /* @__PURE__ */ validator(64, indexSvc100HistoricalV3Parameters);

export type IndexSvc100HistoricalV3Result = operations.IndexSvc100HistoricalV3Result;
export const IndexSvc100HistoricalV3Result: Validator<operations.IndexSvc100HistoricalV3Result> = IndexTop100HistoricalResponse;

export type IndexSvc100LatestV3Parameters = operations.IndexSvc100LatestV3Parameters;
export const IndexSvc100LatestV3Parameters: Validator<operations.IndexSvc100LatestV3Parameters> = /* @__PURE__ */ validator(64);

export type IndexSvc100LatestV3Result = operations.IndexSvc100LatestV3Result;
export const IndexSvc100LatestV3Result: Validator<operations.IndexSvc100LatestV3Result> = IndexTop100LatestResponse;

export type IndexSvc20HistoricalV3Parameters = operations.IndexSvc20HistoricalV3Parameters;
export const IndexSvc20HistoricalV3Parameters: Validator<operations.IndexSvc20HistoricalV3Parameters> = /* @__PURE__ */ validator(64, indexSvc20HistoricalV3Parameters);

export type IndexSvc20HistoricalV3Result = operations.IndexSvc20HistoricalV3Result;
export const IndexSvc20HistoricalV3Result: Validator<operations.IndexSvc20HistoricalV3Result> = IndexTop20HistoricalResponse;

export type IndexSvc20LatestV3Parameters = operations.IndexSvc20LatestV3Parameters;
export const IndexSvc20LatestV3Parameters: Validator<operations.IndexSvc20LatestV3Parameters> = /* @__PURE__ */ validator(64);

export type IndexSvc20LatestV3Result = operations.IndexSvc20LatestV3Result;
export const IndexSvc20LatestV3Result: Validator<operations.IndexSvc20LatestV3Result> = IndexTop20LatestResponse;

export type DexListingsInfoV4Parameters = operations.DexListingsInfoV4Parameters;
export const DexListingsInfoV4Parameters: Validator<operations.DexListingsInfoV4Parameters> = /* @__PURE__ */ validator(64, dexListingsInfoV4Parameters);

export type DexListingsInfoV4Result = operations.DexListingsInfoV4Result;
export const DexListingsInfoV4Result: Validator<operations.DexListingsInfoV4Result> = DexListingsInfoResponse;

export type DexListingsQuotesV4Parameters = operations.DexListingsQuotesV4Parameters;
export const DexListingsQuotesV4Parameters: Validator<operations.DexListingsQuotesV4Parameters> = /* @__PURE__ */ validator(64, dexListingsQuotesV4Parameters);

export type DexListingsQuotesV4Result = operations.DexListingsQuotesV4Result;
export const DexListingsQuotesV4Result: Validator<operations.DexListingsQuotesV4Result> = DexListingsQuotesResponse;

export type DexNetworksListV4Parameters = operations.DexNetworksListV4Parameters;
export const DexNetworksListV4Parameters: Validator<operations.DexNetworksListV4Parameters> = /* @__PURE__ */ validator(64, dexNetworksListV4Parameters);

export type DexNetworksListV4Result = operations.DexNetworksListV4Result;
export const DexNetworksListV4Result: Validator<operations.DexNetworksListV4Result> = DexNetworksResponse;

export type DexPairsOhlcvHistoricalV4Parameters = operations.DexPairsOhlcvHistoricalV4Parameters;
export const DexPairsOhlcvHistoricalV4Parameters: Validator<operations.DexPairsOhlcvHistoricalV4Parameters> = /* @__PURE__ */ validator(64, dexPairsOhlcvHistoricalV4Parameters);

export type DexPairsOhlcvHistoricalV4Result = operations.DexPairsOhlcvHistoricalV4Result;
export const DexPairsOhlcvHistoricalV4Result: Validator<operations.DexPairsOhlcvHistoricalV4Result> = DexPairsOhlcvHistoricalResponse;

export type DexPairsOhlcvLatestV4Parameters = operations.DexPairsOhlcvLatestV4Parameters;
export const DexPairsOhlcvLatestV4Parameters: Validator<operations.DexPairsOhlcvLatestV4Parameters> = /* @__PURE__ */ validator(64, dexPairsOhlcvLatestV4Parameters);

export type DexPairsOhlcvLatestV4Result = operations.DexPairsOhlcvLatestV4Result;
export const DexPairsOhlcvLatestV4Result: Validator<operations.DexPairsOhlcvLatestV4Result> = DexPairsOhlcvLatestResponse;

export type DexPairsTradeLatestV4Parameters = operations.DexPairsTradeLatestV4Parameters;
export const DexPairsTradeLatestV4Parameters: Validator<operations.DexPairsTradeLatestV4Parameters> = /* @__PURE__ */ validator(64, dexPairsTradeLatestV4Parameters);

export type DexPairsTradeLatestV4Result = operations.DexPairsTradeLatestV4Result;
export const DexPairsTradeLatestV4Result: Validator<operations.DexPairsTradeLatestV4Result> = DexPairsTradesResponse;

export type StreamV1Parameters = operations.StreamV1Parameters;
export const StreamV1Parameters: Validator<operations.StreamV1Parameters> = /* @__PURE__ */ validator(64, streamV1Parameters);

export type StreamV1Result = operations.StreamV1Result;
export const StreamV1Result: Validator<operations.StreamV1Result> = StreamEvent;

/** The validators of results, by operationId. */
export const results = {
  cryptocurrencyAirdropV1: CryptocurrencyAirdropV1Result,
  cryptocurrencyAirdropsV1: CryptocurrencyAirdropsV1Result,
  cryptocurrencyCategoriesV1: CryptocurrencyCategoriesV1Result,
  cryptocurrencyCategoryV1: CryptocurrencyCategoryV1Result,
  cryptocurrencyInfoV1: CryptocurrencyInfoV1Result,
  cryptocurrencyListingsHistoricalV1: CryptocurrencyListingsHistoricalV1Result,
  cryptocurrencyListingsLatestV1: CryptocurrencyListingsLatestV1Result,
  cryptocurrencyListingsNewV1: CryptocurrencyListingsNewV1Result,
  cryptocurrencyMapV1: CryptocurrencyMapV1Result,
  cryptocurrencyMarketPairsLatestV1: CryptocurrencyMarketPairsLatestV1Result,
  cryptocurrencyMultiplierV1: CryptocurrencyMultiplierV1Result,
  cryptocurrencyOhlcvHistoricalV1: CryptocurrencyOhlcvHistoricalV1Result,
  cryptocurrencyOhlcvLatestV1: CryptocurrencyOhlcvLatestV1Result,
  cryptocurrencyPricePerformanceStatsLatestV1: CryptocurrencyPricePerformanceStatsLatestV1Result,
  cryptocurrencyQuotesHistoricalV1: CryptocurrencyQuotesHistoricalV1Result,
  cryptocurrencyQuotesLatestV1: CryptocurrencyQuotesLatestV1Result,
  cryptocurrencyTrendingGainersLosersV1: CryptocurrencyTrendingGainersLosersV1Result,
  cryptocurrencyTrendingLatestV1: CryptocurrencyTrendingLatestV1Result,
  cryptocurrencyTrendingMostVisitedV1: CryptocurrencyTrendingMostVisitedV1Result,
  exchangeAssetsV1: ExchangeAssetsV1Result,
  exchangeInfoV1: ExchangeInfoV1Result,
  exchangeListingsLatestV1: ExchangeListingsLatestV1Result,
  exchangeMapV1: ExchangeMapV1Result,
  exchangeMarketPairsLatestV1: ExchangeMarketPairsLatestV1Result,
  exchangeQuotesHistoricalV1: ExchangeQuotesHistoricalV1Result,
  exchangeQuotesLatestV1: ExchangeQuotesLatestV1Result,
  fiatMapV1: FiatMapV1Result,
  globalMetricsQuotesHistoricalV1: GlobalMetricsQuotesHistoricalV1Result,
  globalMetricsQuotesLatestV1: GlobalMetricsQuotesLatestV1Result,
  keyInfoV1: KeyInfoV1Result,
  partnersFcasListingsLatestV1: PartnersFcasListingsLatestV1Result,
  partnersFcasQuotesLatestV1: PartnersFcasQuotesLatestV1Result,
  simplePriceV1: SimplePriceV1Result,
  toolsPriceConversionV1: ToolsPriceConversionV1Result,
  cryptocurrencyInfoV2: CryptocurrencyInfoV2Result,
  cryptocurrencyMarketPairsLatestV2: CryptocurrencyMarketPairsLatestV2Result,
  cryptocurrencyOhlcvHistoricalV2: CryptocurrencyOhlcvHistoricalV2Result,
  cryptocurrencyOhlcvLatestV2: CryptocurrencyOhlcvLatestV2Result,
  cryptocurrencyPricePerformanceStatsLatestV2: CryptocurrencyPricePerformanceStatsLatestV2Result,
  cryptocurrencyQuotesHistoricalV2: CryptocurrencyQuotesHistoricalV2Result,
  cryptocurrencyQuotesLatestV2: CryptocurrencyQuotesLatestV2Result,
  dexMultiplierV2: DexMultiplierV2Result,
  toolsPriceConversionV2: ToolsPriceConversionV2Result,
  cryptocurrencyListingsLatestV3: CryptocurrencyListingsLatestV3Result,
  cryptocurrencyQuotesHistoricalV3: CryptocurrencyQuotesHistoricalV3Result,
  cryptocurrencyQuotesLatestV3: CryptocurrencyQuotesLatestV3Result,
  fearAndGreedHistoricalV3: FearAndGreedHistoricalV3Result,
  fearAndGreedLatestV3: FearAndGreedLatestV3Result,
  indexSvc100HistoricalV3: IndexSvc100HistoricalV3Result,
  indexSvc100LatestV3: IndexSvc100LatestV3Result,
  indexSvc20HistoricalV3: IndexSvc20HistoricalV3Result,
  indexSvc20LatestV3: IndexSvc20LatestV3Result,
  dexListingsInfoV4: DexListingsInfoV4Result,
  dexListingsQuotesV4: DexListingsQuotesV4Result,
  dexNetworksListV4: DexNetworksListV4Result,
  dexPairsOhlcvHistoricalV4: DexPairsOhlcvHistoricalV4Result,
  dexPairsOhlcvLatestV4: DexPairsOhlcvLatestV4Result,
  dexPairsTradeLatestV4: DexPairsTradeLatestV4Result,
  streamV1: StreamV1Result,
};
