/**
 * Recorded requests of clients for similar services, with a changed vendor prefix. `<KEY>` stands for the key.
 */

/** The vendor prefix of the service. */
export const RECORDED_PREFIX = "abc";

export interface RecordedRequest {
  readonly method?: string;
  readonly target: string;
  /** Additional headers. A header replaces a client header of the same name. Empty headers are not sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected status. Default 200. */
  readonly status?: number;
  /** The start of the error message. */
  readonly message?: string;
}

interface RecordedClient {
  readonly client: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly RecordedRequest[];
}

const KEY = "X-ABC_PRO_API_KEY";

export const recordedClients: readonly RecordedClient[] = [
  {
    client: "a Python wrapper on requests",
    headers: {
      "User-Agent": "python-requests/2.32.3",
      Accept: "*/*",
      "Accept-Encoding": "deflate, gzip",
      Connection: "keep-alive",
      Accepts: "application/json",
      [KEY]: "<KEY>",
    },
    requests: [
      { target: "/v1/cryptocurrency/map" },
      { target: "/v1/cryptocurrency/info?symbol=BTC" },
      { target: "/v1/cryptocurrency/listings/latest?start=1&limit=5000&convert=USD" },
      { target: "/v1/cryptocurrency/quotes/latest?symbol=ETH&convert=EUR&skip_invalid=True" },
      { target: "/v2/cryptocurrency/quotes/latest?slug=bitcoin%2Cethereum&convert=USD%2CEUR" },
      { target: "/v1/tools/price-conversion?amount=2.5&symbol=BTC&convert=GBP" },
      {
        target: "/v1/partners/flipside-crypto/fcas/listings/latest?aux=point_change_24h%2Cpercent_change_24h",
      },
      { target: "/v1/partners/flipside-crypto/fcas/quotes/latest?slug=bitcoin" },
      { target: "/v1/exchange/map" },
      { target: "/v1/exchange/info?slug=example-exchange" },
      { target: "/v1/exchange/listings/latest?start=1&limit=10&sort=volume_24h&market_type=all&convert=USD" },
      { target: "/v1/exchange/quotes/latest?id=101%2C102&convert=EUR" },
      { target: "/v1/exchange/market-pairs/latest?slug=example-exchange&matched_symbol=BTC" },
      { target: "/v1/exchange/quotes/historical?id=101&count=3&interval=1h&convert=USD" },
      { target: "/v1/exchange/assets?id=101" },
    ],
  },
  {
    client: "a Python session that sends all defaults",
    headers: {
      "User-Agent": "python-requests/2.25.1",
      "Accept-Encoding": "gzip, deflate",
      Accept: "application/json",
      Connection: "keep-alive",
      [KEY]: "<KEY>",
    },
    requests: [
      {
        target:
          "/v1/cryptocurrency/listings/latest?start=1&limit=1&sort=market_cap&cryptocurrency_type=all&tag=all" +
          "&aux=num_market_pairs%2Cabc_rank%2Cdate_added%2Ctags%2Cplatform%2Cmax_supply%2Ccirculating_supply%2Ctotal_supply",
      },
      {
        target:
          "/v1/cryptocurrency/listings/historical?date=2026-01-10&start=1&limit=100&sort=abc_rank&sort_dir=asc" +
          "&cryptocurrency_type=all" +
          "&aux=platform%2Ctags%2Cdate_added%2Ccirculating_supply%2Ctotal_supply%2Cmax_supply%2Cabc_rank%2Cnum_market_pairs",
      },
      {
        target:
          "/v1/cryptocurrency/quotes/historical?id=1&count=10&interval=5m" +
          "&aux=price%2Cvolume%2Cmarket_cap%2Cquote_timestamp%2Cis_active%2Cis_fiat&skip_invalid=False",
      },
      {
        target:
          "/v1/cryptocurrency/price-performance-stats/latest?symbol=BTC&time_period=all_time&skip_invalid=False",
      },
      {
        target:
          "/v1/cryptocurrency/market-pairs/latest?slug=bitcoin&start=1&limit=100&sort_dir=desc&sort=volume_24h_strict" +
          "&aux=num_market_pairs%2Ccategory%2Cfee_type&category=all&fee_type=all",
      },
      {
        target: "/v1/cryptocurrency/ohlvc/latest?id=1&skip_invalid=False",
        status: 404,
        message: "Not found: /v1/cryptocurrency/ohlvc/latest",
      },
      {
        target: "/v1//cryptocurrency/airdrops?start=1&status=ONGOING",
        status: 404,
        message: "Not found: /v1//cryptocurrency/airdrops; use /v1/cryptocurrency/airdrops",
      },
    ],
  },
  {
    client: "a JavaScript client on node-fetch and qs",
    headers: {
      Accept: "application/json",
      "Accept-Charset": "utf-8",
      "Accept-Encoding": "gzip,deflate",
      "User-Agent": "node-fetch/1.0 (+https://github.com/bitinn/node-fetch)",
      Connection: "close",
      [KEY]: "<KEY>",
    },
    requests: [
      { target: "/v1/cryptocurrency/listings/latest?start=1&limit=3&convert=USD%2CEUR" },
      { target: "/v1/cryptocurrency/quotes/latest?id=1%2C1027&convert=USD" },
      {
        target: "/v1/cryptocurrency/info?",
        status: 400,
        message: 'Missing parameter: send at least one of "id"',
      },
      { target: "/v1/cryptocurrency/map?listing_status=active&start=1&limit=&symbol=" },
      {
        target: "/v1/cryptocurrency/quotes/latest?symbol%5B0%5D=BTC&symbol%5B1%5D=ETH",
        status: 400,
        message: 'Unknown parameter "symbol[0]".',
      },
      {
        target: "/v1/cryptocurrency/listings/latest/?limit=3",
        status: 404,
        message: "Not found: /v1/cryptocurrency/listings/latest/; use /v1/cryptocurrency/listings/latest",
      },
    ],
  },
  {
    client: "a browser page on axios",
    headers: {
      Accept: "application/json, text/plain, */*",
      "Accept-Encoding": "gzip, deflate, br, zstd",
      "Accept-Language": "en-GB,en;q=0.9",
      "User-Agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
      Origin: "http://localhost:3000",
      Referer: "http://localhost:3000/",
      "Sec-Fetch-Mode": "cors",
      [KEY]: "<KEY>",
    },
    requests: [
      { target: "/v1/cryptocurrency/listings/latest" },
      { target: "/v1/cryptocurrency/info?symbol=BTC" },
      {
        target: "/v2/cryptocurrency/quotes/latest?id[]=1&id[]=1027",
        status: 400,
        message: 'Unknown parameter "id[]".',
      },
      {
        target: "/v2/cryptocurrency/quotes/latest?symbol=BTC&symbol=ETH",
        status: 400,
        message: 'The parameter "symbol" is repeated. Send it once, with comma-separated items.',
      },
      {
        target: "/v2/cryptocurrency/quotes/latest?Symbol=BTC",
        status: 400,
        message: 'Unknown parameter "Symbol". Did you mean "symbol"?',
      },
      {
        target: "/v1/cryptocurrency/listings/latest?&ABC_PRO_API_KEY=<KEY>",
        headers: { [KEY]: "" },
        status: 401,
        message: 'Missing header "X-ABC_PRO_API_KEY"',
      },
      {
        target: "/v1/cryptocurrency/map?ABC_PRO_API_KEY=<KEY>",
        headers: { [KEY]: "" },
        status: 400,
        message: 'Unknown parameter "ABC_PRO_API_KEY".',
      },
      {
        target: "/v1/cryptocurrency/listings/latest?limit=3&_=1768478400000",
        status: 400,
        message: 'Unknown parameter "_".',
      },
      {
        method: "OPTIONS",
        target: "/v1/cryptocurrency/listings/latest",
        status: 204,
        headers: {
          [KEY]: "",
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "x-abc_pro_api_key",
        },
      },
    ],
  },
  {
    client: "a Go client with its own query writer",
    headers: {
      "User-Agent": "Go-http-client/1.1",
      "Accept-Encoding": "gzip",
      Accept: "application/json",
      [KEY]: "<KEY>",
    },
    requests: [
      {
        target:
          "/v1/cryptocurrency/listings/latest?start=1&limit=5&convert=USD,EUR&sort=market_cap&sort_dir=desc",
      },
      {
        target:
          "/v1/cryptocurrency/ohlcv/historical?id=1&time_period=daily&time_start=2026-01-01&time_end=2026-01-05",
      },
      {
        target: "/v1/cryptocurrency/quotes/historical?id=1&interval=5m&interval=10",
        status: 400,
        message: 'The parameter "interval" is repeated. Send it once.',
      },
      { target: "/v1/cryptocurrency/listings/latest", headers: { Limit: "200" } },
      { target: "/v1/cryptocurrency/info?slug=bitcoin,%20ethereum" },
      { method: "HEAD", target: "/v1/cryptocurrency/map?limit=1" },
    ],
  },
  {
    client: "a .NET client",
    headers: { Accept: "application/json", "Accept-Encoding": "deflate, gzip", [KEY]: "<KEY>" },
    requests: [
      { target: "/v1/cryptocurrency/quotes/latest?symbol=BTC%2cETH&convert=USD%2ceur" },
      {
        target:
          "/v1/cryptocurrency/listings/latest?start=1&limit=100&convert=USD&sort=market_cap&sort_dir=&cryptocurrency_type=all",
      },
      { target: "/v1/cryptocurrency/ohlcv/latest?id=1&symbol=&convert=USD" },
      {
        target:
          "/v1/cryptocurrency/quotes/historical?id=1&time_start=2026-01-14T10%3a00%3a00.0000000Z&count=2&interval=hourly",
      },
      {
        target: "/v1/cryptocurrency/market-pairs/latest?symbol=BTC&start=0&limit=10",
        status: 400,
        message: 'Invalid value for "start": "0". It must be an integer from 1',
      },
    ],
  },
  {
    client: "a PowerShell module",
    headers: {
      "User-Agent": "Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1682",
      Accept: "application/json",
      "Accept-Encoding": "deflate, gzip",
      [KEY]: "<KEY>",
    },
    requests: [
      { target: "/v1/cryptocurrency/quotes/latest?convert=USD&symbol=BTC%2c+ETH" },
      {
        target:
          "/v1/cryptocurrency/trending/gainers-losers?limit=10&time_period=24h&sort_dir=desc&sort=percent_change_24h&convert=USD",
      },
      {
        target: "/v1/cryptocurrency/ohlcv/historical?symbol=BTC&time_start=2026-01-10+00%3a00%3a00&count=2",
        status: 400,
        message:
          'Invalid value for "time_start": "2026-01-10 00:00:00". It must be a Unix time in whole seconds',
      },
      { target: "/v1/cryptocurrency/categories?limit=5" },
      { target: "/v1/key/info" },
    ],
  },
  {
    client: "a PHP page on curl",
    headers: { Accept: "*/*", Accepts: "application/json", [KEY]: "<KEY>" },
    requests: [
      { target: "/v1/cryptocurrency/listings/latest?start=1&limit=200&sort=market_cap&convert=USD" },
      { target: "/v2/tools/price-conversion?amount=1&symbol=BTC&convert=USD" },
      { target: "/v1/cryptocurrency/quotes/latest?slug=basic-attention-token%2C+bitcoin" },
      { target: "/v1/cryptocurrency/quotes/latest?id=1&convert=usd" },
    ],
  },
  {
    client: "a Ruby program on Net::HTTP",
    headers: {
      "Accept-Encoding": "gzip;q=1.0,deflate;q=0.6,identity;q=0.3",
      Accept: "application/json",
      "User-Agent": "Ruby",
      "X-Abc_pro_api_key": "<KEY>",
    },
    requests: [
      { target: "/v1/cryptocurrency/listings/latest" },
      { target: "/v1/cryptocurrency/listings/latest?start=1&limit=5000&convert=KRW" },
      { target: "/v1/cryptocurrency/quotes/latest?id=1&convert=BTC", headers: { Accept: "application/xml" } },
    ],
  },
  {
    client: "a generated Python client on httpx",
    headers: {
      Accept: "*/*",
      "Accept-Encoding": "gzip, deflate",
      Connection: "keep-alive",
      "User-Agent": "python-httpx/0.28.1",
      [KEY]: "<KEY>",
    },
    requests: [
      { target: "/v2/dex/multiplier?platform=ethereum&platform_id=1027&start=1&limit=100" },
      {
        target:
          "/v2/dex/multiplier?platform_id=1027&token_address=0x0000000000000000000000000000000000009002",
      },
      { target: "/v3/cryptocurrency/quotes/latest?id=1%2C1027&skip_invalid=true" },
      {
        target:
          "/v4/dex/pairs/trade/latest?contract_address=0x0000000000000000000000000000000000007101&network_slug=ethereum&limit=5",
      },
    ],
  },
];
