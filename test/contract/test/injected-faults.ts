import type { Json } from "@market-data/generator-core";

/** A wrong value in an example, and the rule for the value. */
export interface InjectedFault {
  rule: string;
  /** The example as `operationId/name`. */
  response: string;
  /** Dotted path of the wrong value, starting with `value` or `request`. */
  path: string;
  /** The wrong value. Undefined removes the value. */
  wrong: Json | undefined;
}

const inject = (rule: string, response: string, path: string, wrong: Json | undefined): InjectedFault => ({
  rule,
  response,
  path,
  wrong,
});

const MAP = "cryptocurrencyMapV1/success";
const LISTING = "cryptocurrencyListingsLatestV1/success";
const LATEST_V3 = "cryptocurrencyListingsLatestV3/success";
const BARS = "cryptocurrencyOhlcvHistoricalV2/success";
const RUNNING = "cryptocurrencyOhlcvLatestV2/success";
const PERFORMANCE = "cryptocurrencyPricePerformanceStatsLatestV2/success";
const PAIRS = "cryptocurrencyMarketPairsLatestV2/success";
const AIRDROP = "cryptocurrencyAirdropV1/success";
const MULTIPLIER = "cryptocurrencyMultiplierV1/success";

/** At least 1 fault per rule. */
export const injectedFaults: readonly InjectedFault[] = [
  inject("a coin has one name", MAP, "value.data.0.name", "Bitcoyn"),
  inject(
    "a coin has one symbol",
    PAIRS,
    "value.data.market_pairs.0.market_pair_quote.currency_symbol",
    "USD",
  ),
  inject("a coin has one slug", AIRDROP, "value.data.695f1a7000000000000a9001.coin.slug", "example-coin"),
  inject("a coin has one rank", LATEST_V3, "value.0.svc_rank", 2),
  inject("a slug has one id", MULTIPLIER, "value.data.items.0.crypto_id", 9003),
  inject("a larger market cap has a better rank", LISTING, "value.data.0.svc_rank", 9),
  inject("circulating supply <= total supply <= max supply", LISTING, "value.data.0.max_supply", 19_000_000),
  inject("a coin has one price per currency and time", LISTING, "value.data.0.quote.USD.price", 96_001),
  inject(
    "a coin has one value of each metric per currency and time",
    "simplePriceV1/success",
    "value.data.0.percent_change_24h",
    2.5,
  ),
  inject(
    "market cap = price x circulating supply",
    LISTING,
    "value.data.0.quote.USD.market_cap",
    1_916_170_000_000,
  ),
  inject(
    "fully diluted market cap = price x max supply, or total supply without a max supply",
    LISTING,
    "value.data.0.quote.USD.fully_diluted_market_cap",
    1_916_160_000_000,
  ),
  inject(
    "minted market cap = price x total supply",
    "cryptocurrencyQuotesLatestV2/bySymbol",
    "value.data.BAT.1.minted_market_cap",
    2_000_000,
  ),
  inject("market cap / dominance = total market cap", LATEST_V3, "value.1.quote.0.market_cap_dominance", 9.5),
  inject(
    "a percent change follows from the past and the current price",
    LISTING,
    "value.data.0.quote.USD.percent_change_1h",
    0.25,
  ),
  inject(
    "all values of a quote have the same conversion rate per currency",
    "cryptocurrencyListingsLatestV1/converted",
    "value.data.0.quote.EUR.volume_24h",
    36_000_000_000,
  ),
  inject("low <= open, close <= high", BARS, "value.data.quotes.0.quote.USD.low", 92_100),
  inject(
    "the changes of a performance follow from its open and close",
    PERFORMANCE,
    "value.data.1.periods.7d.quote.USD.percent_change",
    4,
  ),
  inject(
    "every time has the format yyyy-MM-ddTHH:mm:ss.SSSZ",
    MAP,
    "value.data.0.first_historical_data",
    "2013-04-28T00:00:00Z",
  ),
  inject("all responses have the same clock", LISTING, "value.status.timestamp", "2026-01-15T12:01:00.000Z"),
  inject(
    "past times are not after the clock",
    LISTING,
    "value.data.0.last_updated",
    "2026-01-15T12:00:00.001Z",
  ),
  inject(
    "the times of a period are within the period",
    BARS,
    "value.data.quotes.0.time_high",
    "2026-01-14T00:00:00.000Z",
  ),
  inject("a daily period is one UTC day", BARS, "value.data.quotes.0.time_close", "2026-01-14T00:00:00.000Z"),
  inject(
    "a series is in ascending order of time",
    BARS,
    "value.data.quotes.0.time_open",
    "2026-01-14T00:00:00.000Z",
  ),
  inject(
    "OHLCV contains each day after `time_start` up to `time_end`, or the last `count` days",
    "cryptocurrencyOhlcvHistoricalV2/several",
    "request.time_start",
    "2026-01-11",
  ),
  inject(
    "historical quotes have the times of their interval",
    "cryptocurrencyQuotesHistoricalV3/success",
    "value.data.quotes.1.timestamp",
    "2026-01-15T11:45:00.000Z",
  ),
  inject(
    "the status of an airdrop matches its dates and the clock",
    AIRDROP,
    "value.data.695f1a7000000000000a9001.status",
    "ENDED",
  ),
  inject(
    "a category has the totals of its coins",
    "cryptocurrencyCategoryV1/success",
    "value.data.market_cap",
    384_000_000_000,
  ),
  inject(
    "a repeated record has the same values",
    "cryptocurrencyCategoriesV1/success",
    "value.data.0.num_tokens",
    4,
  ),
  inject("a coin has one `num_market_pairs`", PAIRS, "value.data.num_market_pairs", 4),
  inject(
    "a pair has the same volume in base, quote and USD",
    PAIRS,
    "value.data.market_pairs.1.quote.exchange_reported.volume_24h_quote",
    9_600_000_000,
  ),
  inject(
    "a coin has the sum of its market pairs as volume",
    PAIRS,
    "value.data.market_pairs.1.quote.USD.volume_24h",
    9_000_000_000,
  ),
  inject(
    "a trade's total is price x amount",
    "dexPairsTradeLatestV4/success",
    "value.data.0.transactions.0.quote.0.total",
    "7999",
  ),
  inject("a response has the outer shape of its operation", LATEST_V3, "value", { data: [] }),
  inject("a map has exactly the requested values as keys", RUNNING, "request.id", [1]),
  inject("the key of a record is its id, slug or symbol", RUNNING, "value.data.1.id", 2),
  inject("a response has at most `limit` or `count` items", LISTING, "request.limit", 2),
  inject("a list is sorted by `sort`", MAP, "value.data.0.id", 5000),
  inject("a record has exactly the requested currencies as quotes", LISTING, "request.convert", ["EUR"]),
  inject("a field selected by `aux` is present", LISTING, "value.data.0.tags", undefined),
  inject("a field that `aux` does not select is absent", MAP, "value.data.0.status", "active"),
  inject("a performance has the requested periods", PERFORMANCE, "request.time_period", ["24h", "30d"]),
  inject("`has_more` is true if and only if items remain", MULTIPLIER, "value.data.has_more", false),
  inject(
    "a response has the credits of its operation's `x-svc-credits`",
    LISTING,
    "value.status.credit_count",
    2,
  ),
];
