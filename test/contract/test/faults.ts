import type { Json } from "@market-data/generator-core";

/** One wrong value put into an example, and the rule that must find it. */
export interface Fault {
  rule: string;
  /** The example, `operationId/name`. */
  response: string;
  /** Where the wrong value goes: dotted, from `value` or `request`. */
  path: string;
  /** The wrong value; undefined removes what is there. */
  wrong: Json | undefined;
}

const fault = (rule: string, response: string, path: string, wrong: Json | undefined): Fault => ({
  rule,
  response,
  path,
  wrong,
});

const MAP = "cryptocurrencyMapV1/success";
const LISTING = "cryptocurrencyListingsLatestV1/success";
const CONVERTED = "cryptocurrencyListingsLatestV1/converted";
const PAST = "cryptocurrencyListingsHistoricalV1/success";
const LATEST_V3 = "cryptocurrencyListingsLatestV3/success";
const QUOTES_V3 = "cryptocurrencyQuotesLatestV3/success";
const BY_SYMBOL = "cryptocurrencyQuotesLatestV2/bySymbol";
const BARS = "cryptocurrencyOhlcvHistoricalV2/success";
const SEVERAL_BARS = "cryptocurrencyOhlcvHistoricalV2/several";
const RUNNING = "cryptocurrencyOhlcvLatestV2/success";
const HISTORY = "cryptocurrencyQuotesHistoricalV3/success";
const SEVERAL = "cryptocurrencyQuotesHistoricalV3/several";
const PERFORMANCE = "cryptocurrencyPricePerformanceStatsLatestV2/success";
const PAIRS = "cryptocurrencyMarketPairsLatestV2/success";
const CATEGORY = "cryptocurrencyCategoryV1/success";
const AIRDROP = "cryptocurrencyAirdropV1/success";
const MULTIPLIER = "cryptocurrencyMultiplierV1/success";
const CONVERSION = "toolsPriceConversionV1/success";
const SIMPLE = "simplePriceV1/success";
const DEX_TRADES = "dexPairsTradeLatestV4/success";
const DEX_BARS = "dexPairsOhlcvHistoricalV4/success";
const DEX_NETWORKS = "dexNetworksListV4/success";

const ONE_PRICE = "a coin has one price in one currency at one moment";
const ONE_FIGURE = "a coin has one figure of each kind in one currency at one moment";
const CHANGES = "a percent change follows from the price then and now";
const RATES = "all figures of a quote are converted at one rate a currency";
const MARKET_CAP = "market cap = price x circulating supply";
const WITHIN = "a period's times lie within it";
const KEYS = "a map has a key for each value that was asked for, and no other";
const PLACES = "a record stands under its own id, slug or symbol";
const BARS_ASKED = "OHLCV holds each day after `time_start` up to `time_end`, or the last `count` of them";
const POINTS_ASKED = "historical quotes stand at the points of their interval";
const CREDITS = "a response costs what its operation's `x-svc-credits` says";

/** At least one fault for each rule, and one for each kind of record that a rule must not overlook. */
export const faults: readonly Fault[] = [
  fault("a coin has one name", MAP, "value.data.0.name", "Bitcoyn"),
  fault("a coin has one name", MAP, "value.data.1.platform.name", "Etherium"),
  fault("a coin has one name", DEX_TRADES, "value.data.0.base_asset_name", "Wrapped Ether"),
  fault("a coin has one symbol", PAIRS, "value.data.market_pairs.0.market_pair_quote.currency_symbol", "USD"),
  fault("a coin has one symbol", LATEST_V3, "value.0.quote.0.symbol", "EUR"),
  fault("a coin has one slug", AIRDROP, "value.data.695f1a7000000000000a9001.coin.slug", "example-coin"),
  fault("a coin has one slug", DEX_NETWORKS, "value.data.0.cryptocurrencySlug", "ether"),
  fault("a coin has one slug", MULTIPLIER, "value.data.items.0.crypto_slug", "batcoin"),
  fault("a coin has one rank", LATEST_V3, "value.0.svc_rank", 2),
  fault("a coin has one rank", MAP, "value.data.0.rank", 2),
  fault("a slug has one id", MULTIPLIER, "value.data.items.0.crypto_id", 9003),
  fault("a larger market cap has a better rank", LISTING, "value.data.0.svc_rank", 9),
  fault("circulating supply <= total supply <= max supply", LISTING, "value.data.0.max_supply", 19_000_000),
  fault(ONE_PRICE, LISTING, "value.data.0.quote.USD.price", 96_001),
  fault(ONE_PRICE, QUOTES_V3, "value.0.quote.0.price", 96_001),
  fault(ONE_PRICE, SIMPLE, "value.data.0.price", 96_001),
  fault(ONE_PRICE, CONVERSION, "value.data.quote.EUR.price", 240_000),
  fault(ONE_PRICE, PAIRS, "value.data.market_pairs.0.quote.USD.price", 96_001),
  fault(ONE_PRICE, BARS, "value.data.quotes.1.quote.USD.open", 92_401),
  fault(ONE_PRICE, RUNNING, "value.data.1.quote.USD.close", 96_001),
  fault(ONE_PRICE, PERFORMANCE, "value.data.1.periods.24h.quote.USD.open", 93_751),
  fault(ONE_PRICE, SEVERAL, "value.data.1.quotes.0.quote.USD.price", 93_751),
  fault(ONE_PRICE, PAST, "value.data.0.quote.USD.price", 94_401),
  fault(ONE_PRICE, DEX_BARS, "value.data.0.quotes.1.quote.0.close", "3201"),
  fault(ONE_FIGURE, SIMPLE, "value.data.0.percent_change_24h", 2.5),
  fault(ONE_FIGURE, LATEST_V3, "value.0.quote.0.percent_change_90d", -26),
  fault(ONE_FIGURE, CATEGORY, "value.data.coins.0.quote.USD.volume_24h", 16_000_000_000),
  fault(ONE_FIGURE, HISTORY, "value.data.quotes.2.quote.USD.volume_24h", 35_000_000_000),
  fault(MARKET_CAP, LISTING, "value.data.0.quote.USD.market_cap", 1_916_170_000_000),
  fault(MARKET_CAP, CONVERTED, "value.data.1.quote.EUR.market_cap", 384_000_000_000),
  fault(MARKET_CAP, LATEST_V3, "value.0.circulating_supply", 19_950_000),
  fault(MARKET_CAP, BARS, "value.data.quotes.0.quote.USD.market_cap", 1_844_000_000_000),
  fault(MARKET_CAP, HISTORY, "value.data.quotes.0.quote.USD.market_cap", 1_914_000_000_000),
  fault(MARKET_CAP, SIMPLE, "value.data.1.market_cap", 384_100_000_000),
  fault(
    "fully diluted market cap = price x max supply, or total where there is no max",
    LISTING,
    "value.data.0.quote.USD.fully_diluted_market_cap",
    1_916_160_000_000,
  ),
  fault(
    "minted market cap = price x total supply",
    BY_SYMBOL,
    "value.data.BAT.1.minted_market_cap",
    2_000_000,
  ),
  fault(
    "market cap / dominance is one total market cap",
    LATEST_V3,
    "value.1.quote.0.market_cap_dominance",
    9.5,
  ),
  fault(CHANGES, LISTING, "value.data.0.quote.USD.percent_change_1h", 0.25),
  fault(CHANGES, SIMPLE, "value.data.0.percent_change_24h", 2.41),
  fault(CHANGES, PAST, "value.data.0.quote.USD.percent_change_24h", 2),
  fault(CHANGES, "cryptocurrencyQuotesLatestV1/success", "value.data.1.quote.USD.percent_change_7d", 4),
  fault(RATES, CONVERTED, "value.data.0.quote.EUR.volume_24h", 36_000_000_000),
  fault(RATES, CONVERTED, "value.data.1.quote.EUR.price", 2_600),
  fault(RATES, CONVERSION, "value.data.quote.EUR.price", 200_000),
  fault(RATES, PAIRS, "value.data.market_pairs.2.quote.exchange_reported.price", 0.034),
  fault("low <= open, close <= high", BARS, "value.data.quotes.0.quote.USD.low", 92_100),
  fault("low <= open, close <= high", PERFORMANCE, "value.data.1.periods.7d.quote.USD.high", 99_000),
  fault("low <= open, close <= high", DEX_BARS, "value.data.0.quotes.0.quote.0.high", "3000"),
  fault(
    "a performance's changes are those from its open to its close",
    PERFORMANCE,
    "value.data.1.periods.7d.quote.USD.percent_change",
    4,
  ),
  fault(
    "a performance's changes are those from its open to its close",
    PERFORMANCE,
    "value.data.1.periods.24h.quote.USD.price_change",
    2.25,
  ),
  fault(
    "every time is written yyyy-MM-ddTHH:mm:ss.SSSZ",
    MAP,
    "value.data.0.first_historical_data",
    "2013-04-28T00:00:00Z",
  ),
  fault(
    "every time is written yyyy-MM-ddTHH:mm:ss.SSSZ",
    LISTING,
    "value.data.0.date_added",
    "2010-13-07T00:00:00.000Z",
  ),
  fault("the responses have one clock", LISTING, "value.status.timestamp", "2026-01-15T12:01:00.000Z"),
  fault(
    "nothing has happened after the clock",
    LISTING,
    "value.data.0.last_updated",
    "2026-01-15T12:00:00.001Z",
  ),
  fault(WITHIN, BARS, "value.data.quotes.0.time_high", "2026-01-14T00:00:00.000Z"),
  fault(WITHIN, BARS, "value.data.quotes.1.quote.USD.timestamp", "2026-01-15T00:00:00.000Z"),
  fault(WITHIN, PERFORMANCE, "value.data.1.periods.24h.low_timestamp", "2026-01-14T11:00:00.000Z"),
  fault(WITHIN, PERFORMANCE, "value.data.1.periods.24h.quote.USD.high_timestamp", "2026-01-13T11:00:00.000Z"),
  fault("a daily period is one UTC day", BARS, "value.data.quotes.0.time_close", "2026-01-14T00:00:00.000Z"),
  fault(
    "a daily period is one UTC day",
    DEX_BARS,
    "value.data.0.quotes.1.time_open",
    "2026-01-15T01:00:00.000Z",
  ),
  fault("a series runs from old to new", BARS, "value.data.quotes.0.time_open", "2026-01-14T00:00:00.000Z"),
  fault(
    "a series runs from old to new",
    HISTORY,
    "value.data.quotes.0.timestamp",
    "2026-01-15T11:55:00.000Z",
  ),
  fault(BARS_ASKED, SEVERAL_BARS, "request.time_start", "2026-01-11"),
  fault(BARS_ASKED, BARS, "request.count", 4),
  fault(POINTS_ASKED, HISTORY, "value.data.quotes.1.timestamp", "2026-01-15T11:45:00.000Z"),
  fault(POINTS_ASKED, "cryptocurrencyQuotesHistoricalV1/success", "request.interval", "1h"),
  fault(
    "an airdrop's status is that of its dates at the clock",
    AIRDROP,
    "value.data.695f1a7000000000000a9001.status",
    "ENDED",
  ),
  fault("a category's figures are those of its coins", CATEGORY, "value.data.market_cap", 384_000_000_000),
  fault("a category's figures are those of its coins", CATEGORY, "value.data.avg_price_change", 0.9),
  fault("a category's figures are those of its coins", CATEGORY, "value.data.volume", 16_800_000_000),
  fault(
    "a record that is shown twice is the same both times",
    "cryptocurrencyCategoriesV1/success",
    "value.data.0.num_tokens",
    4,
  ),
  fault(
    "a record that is shown twice is the same both times",
    AIRDROP,
    "value.data.695f1a7000000000000a9001.total_prize",
    1,
  ),
  fault(
    "a record that is shown twice is the same both times",
    PAIRS,
    "value.data.market_pairs.0.exchange.name",
    "Other Exchange",
  ),
  fault("a coin's `num_market_pairs` is one number", PAIRS, "value.data.num_market_pairs", 4),
  fault(
    "a pair's volumes are one amount, counted in base, quote and dollars",
    PAIRS,
    "value.data.market_pairs.1.quote.exchange_reported.volume_24h_quote",
    9_600_000_000,
  ),
  fault(
    "a coin's volume is the sum over its market pairs",
    PAIRS,
    "value.data.market_pairs.1.quote.USD.volume_24h",
    9_000_000_000,
  ),
  fault("a trade's total is price x amount", DEX_TRADES, "value.data.0.transactions.0.quote.0.total", "7999"),
  fault("a response has the outer shape that its operation promises", LATEST_V3, "value", { data: [] }),
  fault("a response has the outer shape that its operation promises", RUNNING, "value.data", []),
  fault(KEYS, RUNNING, "request.id", [1]),
  fault(KEYS, SEVERAL_BARS, "request.id", [1, 825]),
  fault(PLACES, RUNNING, "value.data.1.id", 2),
  fault(PLACES, BY_SYMBOL, "value.data.BAT", { symbol: "BAT" }),
  fault("a response holds no more than `limit` or `count` items", LISTING, "request.limit", 2),
  fault("a response holds no more than `limit` or `count` items", BARS, "request.count", 2),
  fault("a response holds no more than `limit` or `count` items", PAIRS, "request.limit", 2),
  fault("a list is in the order of its `sort`", MAP, "value.data.0.id", 5000),
  fault("a list is in the order of its `sort`", LISTING, "value.data.0.svc_rank", 5),
  fault("a list is in the order of its `sort`", PAIRS, "value.data.market_pairs.0.quote.USD.volume_24h", 1),
  fault("a quote is there for each currency that was asked for, and no other", LISTING, "request.convert", [
    "EUR",
  ]),
  fault("a field that `aux` switches is there when it is named", LISTING, "value.data.0.tags", undefined),
  fault(
    "a field that `aux` switches is there when it is named",
    HISTORY,
    "value.data.quotes.0.quote.USD.total_supply",
    undefined,
  ),
  fault(
    "a field that `aux` switches is not there when it is not named",
    MAP,
    "value.data.0.status",
    "active",
  ),
  fault(
    "a field that `aux` switches is not there when it is not named",
    LISTING,
    "value.data.0.quote.USD.volume_7d",
    1,
  ),
  fault("a performance has the periods that were asked for", PERFORMANCE, "request.time_period", [
    "24h",
    "30d",
  ]),
  fault("`has_more` is true exactly when items remain", MULTIPLIER, "value.data.has_more", false),
  fault(CREDITS, LISTING, "value.status.credit_count", 2),
  fault(CREDITS, CONVERTED, "request.convert", ["USD", "EUR", "GBP"]),
  fault(CREDITS, MAP, "value.status.credit_count", 1),
];
