/**
 * Synonyms by the slug of a page, with `#` and the anchor of a section. A slug without a version covers every version. Results
 * never show synonyms.
 */
export const SEARCH_TERMS: Readonly<Record<string, string>> = {
  client: "sdk, typescript, javascript, node, client library, install, npm",
  "guides/authentication":
    "api key header, api token, bearer, credentials, secret, cors, access-control-allow-origin, invalid key, missing key",
  "guides/caching": "etag, freshness, update frequency, how often, refresh",
  "guides/conversions":
    "convert multiple currencies, fiat, exchange rate, currency, gold price, silver, precious metal",
  "guides/credits-and-limits": "rate limit, quota, throttling, too many requests, backoff, pricing, usage",
  "guides/errors": "429, too many requests, retry, exception, status codes, bad request",
  "guides/exchanges": "centralized exchange, cex, trading fees",
  "guides/computed-values":
    "formula, methodology, dominance, total market cap, fear greed index, rebalancing, how is it computed",
  "guides/getting-started":
    "quick start, tutorial, python, javascript, typescript, node, go, php, curl, install",
  "guides/identifiers": "ticker symbol, coin id, slug, contract address, rename, duplicate symbols",
  "guides/migration": "upgrade, breaking changes, deprecated endpoints",
  "guides/pagination": "paging, next page, offset, cursor, page size",
  "guides/plans-and-history": "pricing, tiers, subscription, free plan, how far back",
  "guides/fields#absent-and-null": "null values, why null, missing fields, undefined, empty",
  "guides/stability": "sunset, breaking change, versioning policy",
  "guides/states#detecting-a-change":
    "websocket, webhook, streaming, stream, push, subscribe, events, callback, real time, notifications",
  "guides/time-and-intervals": "timezone, utc, timestamp, date format, unix time, hourly, daily",
  "guides/versions": "v1, v2, v3, which version",
  "operating/one-machine":
    "self-host, self-hosted, deploy, docker, nginx, reverse proxy, environment variables",
  "operating/monitoring": "prometheus, grafana, alerts, health check, readyz",
  "operating/postgresql-and-redis":
    "cluster, kubernetes, docker compose, high availability, replica, failover",
  "operations/cryptocurrency/airdrops": "free tokens, giveaway",
  "operations/cryptocurrency/categories": "sectors, defi, memes, layer 1, tags",
  "operations/cryptocurrency/info":
    "metadata, logo, website, description, social links, contract address, token address, address lookup, whitepaper",
  "operations/cryptocurrency/listings/historical": "snapshot of a past date, ranking on a date",
  "operations/cryptocurrency/listings/latest":
    "market cap ranking, top coins, all coins, coin market, screener, top 100, market cap",
  "operations/cryptocurrency/listings/new": "new coins, recently added, new listings",
  "operations/cryptocurrency/map":
    "coin list, list of coins, all ids, symbol to id, coin, delisted, inactive, untracked",
  "operations/cryptocurrency/market-pairs/latest":
    "exchanges of a coin, trading pairs, trading pair, pairs, market pairs, markets, order book",
  "operations/cryptocurrency/ohlcv/historical":
    "candles, candlesticks, kline, klines, chart, bars, historical price, open high low close, ohlc, ohlcv, closing price, daily, hourly",
  "operations/cryptocurrency/ohlcv/latest": "candles, candle of today, kline, open high low close, today",
  "operations/cryptocurrency/price-performance-stats/latest":
    "all time high, ath, atl, all time low, roi, performance",
  "operations/cryptocurrency/quotes/historical":
    "historical price, price history, past price, price on a date, price days ago, time series, chart",
  "operations/cryptocurrency/quotes/latest":
    "ticker, tickers, bitcoin price, ethereum price, current price, coin price, token price, live price, coin",
  "operations/cryptocurrency/trending/gainers-losers": "top movers, winners, biggest gainers, losers",
  "operations/cryptocurrency/trending/latest": "trending coins, popular, hot",
  "operations/cryptocurrency/trending/most-visited": "popular coins, traffic, page views",
  "operations/dex/networks/list": "blockchains, chains, network ids",
  "operations/dex/pairs/ohlcv/historical": "dex candles, pool chart, liquidity pool history",
  "operations/dex/pairs/trade/latest": "swaps, transactions, dex trades",
  "operations/dex/listings/quotes": "decentralized exchanges, dex volume",
  "operations/key/info": "credits left, remaining credits, usage, my plan, account, quota",
  "operations/exchange/assets": "proof of reserves, reserves, wallets of an exchange, cold wallet",
  "operations/exchange/info": "trading fees, maker fee, taker fee, launch date",
  "operations/exchange/listings/latest":
    "top exchanges, exchange ranking, largest exchanges, list of exchanges",
  "operations/exchange/map": "exchange list, list of exchanges, exchange ids",
  "operations/exchange/market-pairs/latest": "markets of an exchange, trading pairs of an exchange",
  "operations/exchange/quotes/historical": "exchange volume history, past volume of an exchange",
  "operations/exchange/quotes/latest": "exchange volume, volume of an exchange",
  "operations/fear-and-greed/historical": "fear greed index history, sentiment over time",
  "operations/fear-and-greed/latest": "fear greed index, sentiment, mood, market sentiment",
  "operations/global-metrics/quotes/historical":
    "total market cap history, dominance over time, total volume chart",
  "operations/global-metrics/quotes/latest":
    "dominance, bitcoin dominance, btc dominance, total market cap, whole market, altcoin market cap, total volume, defi, stablecoins",
  "operations/index/svc100-historical": "index history, basket over time, constituents over time",
  "operations/index/svc100-latest": "index, basket, benchmark, constituents, weights, top 100 index",
  "operations/index/svc20-historical": "index history, basket over time, constituents over time",
  "operations/index/svc20-latest": "index, basket, benchmark, constituents, weights, top 20 index",
  "operations/simple/price": "bitcoin price, current price, spot price, price only",
  "operations/tools/price-conversion":
    "exchange rate, exchange rates, exchange rate of a currency, currency converter, convert amount, calculator, fx",
  mock: "mock server, sandbox, fake data, scenarios, simulate errors, testing",
  "tables/deprecations": "deprecated endpoints, sunset, removed",
  "tables/errors#error-401": "unauthorized",
  "tables/errors#error-1001": "invalid api key",
  "tables/errors#error-1002": "missing api key",
  "tables/errors#error-1006": "plan not supported, upgrade your plan",
  "tables/errors#error-1008": "rate limit exceeded, too many requests",
  "tables/errors#error-1011": "ip blocked, ip banned, ip address, ip rate limit",
  "tables/limits": "maximum, bounds, max limit",
  tools: "openapi specification, swagger, download, contract, postman, insomnia, llms, markdown",
};

/** The section about each header of the contract, and about the request headers. */
export const HEADER_PLACES: Readonly<Record<string, string>> = {
  "Cache-Control": "guides/caching/#how-long-a-response-is-cached",
  Deprecation: "guides/stability/#how-an-operation-is-removed",
  ETag: "guides/caching/#repeat-a-request-at-no-cost",
  "If-None-Match": "guides/caching/#repeat-a-request-at-no-cost",
  Link: "guides/stability/#how-an-operation-is-removed",
  RateLimit: "guides/credits-and-limits/#see-what-is-left",
  "RateLimit-Policy": "guides/credits-and-limits/#see-what-is-left",
  "Retry-After": "guides/errors/#what-to-do-with-a-429",
  "X-Request-Id": "guides/errors/#the-shape-of-an-error",
  "X-SVC-Credit-Count": "guides/credits-and-limits/#see-what-a-request-has-cost",
  "X-SVC-Sample": "guides/getting-started/#run-it",
  "X-SVC_PRO_API_KEY": "guides/authentication/#send-your-key-in-a-header",
};

/** The first choices for parameters and fields, in every version. */
export const FIRST_OPERATIONS: readonly string[] = [
  "operations/cryptocurrency/quotes/latest",
  "operations/cryptocurrency/listings/latest",
  "operations/cryptocurrency/info",
  "operations/cryptocurrency/ohlcv/historical",
];
