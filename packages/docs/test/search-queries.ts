/** A query and the expected results. A guide without an anchor includes the sections. */
type Query = readonly [query: string, expected: string | readonly string[], rank?: 1 | 3];

const OHLCV = "/operations/v2/cryptocurrency/ohlcv/historical/";
const QUOTES = "/operations/v3/cryptocurrency/quotes/latest/";
const METADATA = "/operations/v2/cryptocurrency/info/";
const METRICS = "/operations/v1/global-metrics/quotes/";

/** Questions of developers in their own words, with misspellings, messages, headers and paths. None is an operationId. */
const QUESTIONS: readonly Query[] = [
  ["candels", OHLCV],
  ["histroical price", "/operations/v3/cryptocurrency/quotes/historical/"],
  ["IP blocked", "/tables/errors/#error-1011"],
  ["token address lookup", METADATA],
  ["null values", "/guides/fields/#absent-and-null"],
  ["X-SVC_PRO_API_KEY", "/guides/authentication/", 1],
  ["/v2/cryptocurrency/quotes/historical", "/operations/v2/cryptocurrency/quotes/historical/", 1],
  ["GET /v1/key/info", "/operations/v1/key/info/", 1],
  [
    "https://api.example.com/v1/cryptocurrency/listings/latest?start=1&limit=100&convert=USD",
    "/operations/v1/cryptocurrency/listings/latest/",
    1,
  ],
  ["Retry-After", "/guides/errors/#what-to-do-with-a-429"],
  ["X-SVC-Credit-Count", "/guides/credits-and-limits/", 1],
  ["x-ratelimit-remaining", "/guides/credits-and-limits/#see-what-is-left"],
  ["This API Key is invalid.", ["/tables/errors/#error-1001", "/guides/authentication/"]],
  ["error code 1006", "/tables/errors/#error-1006", 1],
  ['"error_code": 1002', "/tables/errors/#error-1002", 1],
  [
    "You've exceeded your API Key's HTTP request rate limit. Rate limits reset every minute.",
    ["/tables/errors/#error-1008", "/guides/credits-and-limits/", "/guides/errors/"],
  ],
  ['Invalid value for "symbol"', ["/guides/errors/#what-makes-a-request-invalid", "/guides/identifiers/"]],
  [
    "No 'Access-Control-Allow-Origin' header is present on the requested resource",
    ["/guides/authentication/", "/client/guide/"],
  ],
  ["how many credits does a call cost", "/guides/credits-and-limits/"],
  ["check remaining credits", ["/operations/v1/key/info/", "/guides/credits-and-limits/#see-what-is-left"]],
  ["how to get bitcoin price in euro", [QUOTES, "/guides/conversions/"]],
  [
    "get all coins in one request",
    ["/operations/v1/cryptocurrency/map/", "/operations/v3/cryptocurrency/listings/latest/"],
  ],
  ["pagniation", "/guides/pagination/"],
  ["curency convertor", ["/operations/v2/tools/price-conversion/", "/guides/conversions/"]],
  ["same symbol for different coins", "/guides/identifiers/"],
  ["list of supported fiat currencies", "/operations/v1/fiat/map/"],
  ["coin logo url", METADATA],
  ["btc dominance chart", `${METRICS}historical/`],
  ["stablecoin market cap", `${METRICS}latest/`],
  ["websocket streaming prices", "/guides/states/#detecting-a-change"],
  ["closing price on a specific date", [OHLCV, "/guides/time-and-intervals/"]],
  ["hourly ohlc data", [OHLCV, "/guides/time-and-intervals/"]],
  ["how often are prices updated", "/guides/caching/"],
  ["unix timestamp in milliseconds", "/guides/time-and-intervals/"],
  ["top gainers 24h", "/operations/v1/cryptocurrency/trending/gainers-losers/", 1],
  ["difference between v1 and v2", "/guides/versions/"],
  ["quote.USD.price", [QUOTES, `${QUOTES}#response-quote-price`, "/guides/versions/"]],
  ["max_supply", `${QUOTES}#response-max_supply`, 1],
  ["fear & greed", "/operations/v3/fear-and-greed/latest/", 1],
  ["regenerate leaked api key", ["/guides/authentication/", "/operating/keys-and-limits/"]],
];

/** Places with short queries for the main subjects of the site. */
const SUBJECTS = {
  "/operations/v3/cryptocurrency/listings/latest/": "market cap, top coins",
  "/guides/credits-and-limits/": "rate limit, quota, credits",
  "/guides/errors/": "429, retry",
  "/guides/conversions/": "convert multiple currencies",
  "/operations/v3/cryptocurrency/quotes/latest/": "bitcoin price, quotes latest, ticker",
  "/operations/v3/cryptocurrency/quotes/latest/#parameter-convert_id": "convert_id",
  "/operations/v4/dex/pairs/trade/latest/": "dex trades",
  "/guides/authentication/": "api key header, authentication",
  "/operations/v2/cryptocurrency/ohlcv/historical/": "candles, kline, ohlcv",
  "/operations/v1/cryptocurrency/map/": "delisted, coin, id map",
  "/guides/getting-started/": "python, getting started",
  "/tools/": "openapi download, postman",
  "/mock/": "scenarios",
  "/operating/one-machine/": "self-host",
  "/operating/monitoring/": "prometheus",
  "/operating/backup-and-upgrade/": "backup",
  "/operations/v2/tools/price-conversion/": "exchange rate, currency converter",
  "/guides/pagination/": "pagination, next page",
  "/client/": "sdk",
  "/guides/plans-and-history/": "tiers, free plan",
  "/guides/caching/": "cache, etag",
  "/tables/deprecations/": "deprecated",
  "/guides/migration/": "migration",
  "/operations/v1/cryptocurrency/listings/new/": "new listings",
  "/operations/v1/global-metrics/quotes/latest/": "dominance, total market cap",
  "/operations/v3/index/svc20-latest/": "top 20 index",
  "/guides/computed-values/": "rebalancing",
  "/operations/v1/cryptocurrency/trending/latest/": "trending",
  "/operations/v2/cryptocurrency/info/": "logo, metadata, contract address",
  "/operations/v2/cryptocurrency/price-performance-stats/latest/": "all time high, ath",
  "/operations/v2/cryptocurrency/market-pairs/latest/": "market pairs, trading pairs",
  "/operations/v2/cryptocurrency/ohlcv/latest/": "ohlcv latest",
  "/operations/v1/cryptocurrency/airdrops/": "airdrops",
  "/operations/v1/cryptocurrency/categories/": "categories",
  "/operations/v1/simple/price/": "simple price",
  "/operations/v1/exchange/listings/latest/": "top exchanges",
  "/operations/v1/exchange/info/": "maker fee",
  "/operations/v1/exchange/assets/": "proof of reserves",
  "/operations/v1/exchange/quotes/latest/": "exchange volume",
  "/operations/v4/dex/networks/list/": "dex networks, blockchains",
  "/operations/v4/dex/pairs/ohlcv/historical/": "dex ohlcv historical",
  "/operations/v3/cryptocurrency/quotes/latest/#response-circulating_supply": "circulating_supply",
  "/operations/v3/cryptocurrency/quotes/latest/#response-quote-percent_change_24h": "percent_change_24h",
  "/operations/v3/cryptocurrency/quotes/latest/#parameter-skip_invalid": "skip_invalid",
  "/operations/v3/cryptocurrency/quotes/latest/#parameter-aux": "aux",
  "/tables/errors/#error-1008": "1008",
  "/guides/time-and-intervals/": "timezone",
  "/tables/errors/": "error codes",
  "/guides/versions/": "versions",
  "/guides/identifiers/": "duplicate symbols",
};

const subjects = Object.entries(SUBJECTS).flatMap(([place, queries]) =>
  queries.split(", ").map((query): Query => [query, place]),
);

/** Every query with the number of results that must contain an expected place. */
export const QUERIES = [...QUESTIONS, ...subjects].map(([query, expected, rank = 3]) => ({
  query,
  rank,
  expected: [expected].flat(),
}));
