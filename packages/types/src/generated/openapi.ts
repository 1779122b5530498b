// Generated from spec/ by "pnpm generate" (types). Do not edit.

export interface paths {
    "/v1/cryptocurrency/airdrop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airdrop: `GET /v1/cryptocurrency/airdrop`
         *
         * Returns one airdrop: project, coin, prize, number of winners, dates and state. `data` is a map keyed by the
         * airdrop's id, which the list of airdrops shows.
         *
         * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 30 seconds.
         */
        get: operations["cryptocurrencyAirdropV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/airdrops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airdrops: `GET /v1/cryptocurrency/airdrops`
         *
         * Lists airdrops in one state, by default those going on now; with `id`, `slug` or `symbol` only those of one
         * cryptocurrency. However many are returned, the request costs one credit.
         *
         * - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyAirdropsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories: `GET /v1/cryptocurrency/categories`
         *
         * Lists the categories that cryptocurrencies are grouped in, each with the sums and averages over its coins. With
         * `id`, `slug` or `symbol` only the categories that contain one of these cryptocurrencies are listed.
         *
         * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyCategoriesV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Category: `GET /v1/cryptocurrency/category`
         *
         * Returns one category, with a page of the cryptocurrencies in it and their latest quotes. `start` and `limit` page
         * through `coins`, `sort` and `sort_dir` order them; the list of categories shows the ids.
         *
         * - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 30 seconds.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyCategoryV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata (v1): `GET /v1/cryptocurrency/info`
         *
         * Describes cryptocurrencies, as version 2 does and with the same parameters. The one difference: under a symbol,
         * the value is a single object, the highest-ranked cryptocurrency with that symbol.
         *
         * Deprecated: use version 2, which returns every cryptocurrency of a symbol.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
         * - Responses are cached for 30 seconds.
         * - Send at least one of `id`, `slug`, `symbol` and `address`.
         * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/info`.
         * @deprecated Use `GET /v2/cryptocurrency/info`.
         */
        get: operations["cryptocurrencyInfoV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/listings/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings, historical: `GET /v1/cryptocurrency/listings/historical`
         *
         * The ranking of all cryptocurrencies as of the end of one UTC day, in the form of the latest listings.
         *
         * Only the date of `date` counts. The earliest is 2013-04-28, and not before your plan's history, else the request
         * is rejected with 403. The snapshot of a day is there 30 minutes after the UTC midnight that ends it.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - The record of a UTC day is available 30 minutes after its end.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyListingsHistoricalV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/listings/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings, latest (v1): `GET /v1/cryptocurrency/listings/latest`
         *
         * All active cryptocurrencies with their latest quotes, a page at a time, sorted and filtered.
         *
         * The order by `market_cap` is that of the service's own rank. Filters on money values are in US dollars, whatever
         * `convert` is. For a few cryptocurrencies that you know, the latest quotes are the better choice. Version 3 gives
         * the same list as a bare array; this version remains available.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyListingsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/listings/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings, new: `GET /v1/cryptocurrency/listings/new`
         *
         * The cryptocurrencies that were added most recently, with their latest quotes.
         *
         * - Plans: Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyListingsNewV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ID map: `GET /v1/cryptocurrency/map`
         *
         * Lists every cryptocurrency with the numeric `id` by which the other operations know it.
         *
         * Without `listing_status` only those that have an actively tracked market are listed. With `symbol` just the
         * cryptocurrencies with these symbols are returned, and every other option is ignored. This operation needs no key
         * and costs no credits, so it is the place to find ids and to keep them.
         *
         * - No API key required.
         * - Costs no credits.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyMapV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/market-pairs/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Market pairs (v1): `GET /v1/cryptocurrency/market-pairs/latest`
         *
         * The active market pairs in which one currency is the base or the quote, with the exchange of each, its price and
         * its volume.
         *
         * Name the currency by `id`, `slug` or `symbol`; send exactly one of the three. `matched_id` or `matched_symbol`
         * keeps the pairs with certain currencies on the other side. `start` and `limit` page through `market_pairs`.
         *
         * Deprecated: use version 2, which takes the same parameters.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/market-pairs/latest`.
         * @deprecated Use `GET /v2/cryptocurrency/market-pairs/latest`.
         */
        get: operations["cryptocurrencyMarketPairsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/multiplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Multipliers: `GET /v1/cryptocurrency/multiplier`
         *
         * Lists the cryptocurrencies that have a UI multiplier (ERC-8056): the factor between the balance that a token's
         * contract stores and the balance that is shown to people. Without a lookup they are sorted by ascending id.
         *
         * `crypto_id`, `crypto_slug`, `symbol` and `token_address` are mutually exclusive; send at most one. A lookup that
         * finds nothing fails the request with 400, or is skipped with `skip_invalid`. `has_more` is true while items remain
         * after this page. This operation needs no key and costs no credits.
         *
         * Legacy, with no replacement.
         *
         * - No API key required.
         * - Costs no credits.
         * - Responses change when changes of multipliers are applied.
         * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
         * - Pages by `start` and `limit`: on the last page `has_more` is false.
         * - Legacy: maintained for existing clients. There is no replacement.
         */
        get: operations["cryptocurrencyMultiplierV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/ohlcv/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OHLCV, historical (v1): `GET /v1/cryptocurrency/ohlcv/historical`
         *
         * Open, high, low, close, volume and market cap of cryptocurrencies, with the parameters and rules of version 2.
         *
         * 1. One record is returned for each `time_period` after `time_start`, which is not included, up to `time_end`,
         *    which is.
         * 2. Without `time_start`, the response goes back `count` periods from `time_end`.
         * 3. With daily periods only the date of a time counts.
         * 4. `count` includes the current period, which is not complete: for the last complete day send 2.
         * 5. For one particular day, `time_start` is one interval before it.
         * 6. `interval` picks some of the periods: `2d` one day of two, `monthly` the day that begins each month, `yearly`
         *    one day a year, always on the same date. Without it you get every period.
         * 7. Hourly periods before 2020-09-22 have no volume.
         *
         * A day opens at 00:00:00 UTC and closes as that day ends; an hour opens on the hour. A time before your plan's
         * history is rejected with 403. A span of more than 10,000 intervals is rejected with 400, and so are more than
         * 100,000 records of all cryptocurrencies together.
         *
         * For a single cryptocurrency, `data` is that result itself, else a map keyed by what was requested. A symbol refers
         * to the highest-ranked cryptocurrency that uses it.
         *
         * Deprecated: use version 2.
         *
         * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
         * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/historical`.
         * @deprecated Use `GET /v2/cryptocurrency/ohlcv/historical`.
         */
        get: operations["cryptocurrencyOhlcvHistoricalV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/ohlcv/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OHLCV, latest (v1): `GET /v1/cryptocurrency/ohlcv/latest`
         *
         * Open, high, low, close and volume of the current UTC day, as in version 2. The day is not complete, so `close` is
         * the latest value. Where the data ends earlier, the day is the last one with prices. Under a symbol, the value is a
         * single object: the highest-ranked cryptocurrency with that symbol.
         *
         * Deprecated: use version 2.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/latest`.
         * @deprecated Use `GET /v2/cryptocurrency/ohlcv/latest`.
         */
        get: operations["cryptocurrencyOhlcvLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/price-performance-stats/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
         *
         * Open, high, low, close and change of the price over one or more spans of time, as in version 2. Rolling spans
         * close at the time of the request; `yesterday` is the last complete UTC day, and has no times of its high and low.
         * Under a symbol, the value is a single object: the highest-ranked cryptocurrency with that symbol.
         *
         * Deprecated: use version 2.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/price-performance-stats/latest`.
         * @deprecated Use `GET /v2/cryptocurrency/price-performance-stats/latest`.
         */
        get: operations["cryptocurrencyPricePerformanceStatsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/quotes/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, historical (v1): `GET /v1/cryptocurrency/quotes/historical`
         *
         * Quotes of one or more cryptocurrencies over time, with the parameters and rules of version 3.
         *
         * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
         * with the next interval.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
         *   hour, day, week, month or year begins.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
         *   of minutes, hours or days.
         * - Without `time_start`, the service goes back `count` intervals from `time_end`.
         * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
         *   evening.
         *
         * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
         * and so are more than 100,000 intervals of all cryptocurrencies together.
         *
         * For a single id or symbol, `data` is that record itself, else a map keyed by what was requested. A symbol refers
         * to the highest-ranked cryptocurrency that uses it.
         *
         * Deprecated: use version 3.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 5 minutes.
         * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/historical`.
         * @deprecated Use `GET /v3/cryptocurrency/quotes/historical`.
         */
        get: operations["cryptocurrencyQuotesHistoricalV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, latest (v1): `GET /v1/cryptocurrency/quotes/latest`
         *
         * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
         * three. `data` is a map keyed by what you sent. Under a symbol, the value is a single object: the highest-ranked
         * cryptocurrency with that symbol.
         *
         * Deprecated: use version 3.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
         * @deprecated Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
         */
        get: operations["cryptocurrencyQuotesLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/trending/gainers-losers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
         *
         * The cryptocurrencies whose price rose or fell most over `time_period`: `sort_dir` `desc` begins with the greatest
         * gain, `asc` with the greatest loss.
         *
         * - Plans: Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyTrendingGainersLosersV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/trending/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending, latest: `GET /v1/cryptocurrency/trending/latest`
         *
         * The cryptocurrencies that people search for most, the most searched first.
         *
         * - Plans: Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyTrendingLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptocurrency/trending/most-visited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending, most visited: `GET /v1/cryptocurrency/trending/most-visited`
         *
         * The cryptocurrencies whose pages are visited most, the most visited first. The ranking is updated every 24 hours.
         *
         * - Plans: Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 24 hours.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyTrendingMostVisitedV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange assets: `GET /v1/exchange/assets`
         *
         * What the known wallets of an exchange contain: one item for each currency of each wallet, the most valuable first.
         *
         * The list is empty where no wallet of the exchange is known.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 1 minute.
         */
        get: operations["exchangeAssetsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange metadata: `GET /v1/exchange/info`
         *
         * Describes exchanges: logo, text, links, launch date and fees, with the visits of a week and the spot volume.
         *
         * Name them by `id`, `slug` or both. `data` is a map keyed by the ids and slugs that you sent.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 exchanges returned, rounded up.
         * - Responses are cached for 30 seconds.
         * - Send at least one of `id` and `slug`.
         */
        get: operations["exchangeInfoV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/listings/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange listings: `GET /v1/exchange/listings/latest`
         *
         * All active exchanges that have a market, with their volumes of the last 24 hours, a page at a time.
         *
         * `category` and `market_type` select markets: the volumes and the other figures of each exchange are sums over the markets
         * that match, and exchanges without one are not listed. A sum agrees with the [market
         * pairs](operation:exchangeMarketPairsLatestV1) of the exchange. For a few exchanges that you know, use the latest quotes.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["exchangeListingsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange ID map: `GET /v1/exchange/map`
         *
         * Lists every exchange with the numeric `id` by which the other operations know it.
         *
         * Without `listing_status` only active exchanges are listed. With `crypto_id` those are listed that trade one
         * currency; with `slug` just the exchanges with these slugs are returned, and every other option is ignored. This
         * operation needs no key and costs no credits, so it is the place to find ids and to keep them.
         *
         * - No API key required.
         * - Costs no credits.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["exchangeMapV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/market-pairs/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange market pairs: `GET /v1/exchange/market-pairs/latest`
         *
         * The active markets of one exchange, with the price and the volume of each.
         *
         * Name the exchange by `id` or `slug`; send exactly one of the two. `matched_id` or `matched_symbol` keeps the pairs with
         * certain currencies on either side. `start` and `limit` page through `market_pairs`.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id` and `slug`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["exchangeMarketPairsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/quotes/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange quotes, historical: `GET /v1/exchange/quotes/historical`
         *
         * The volumes of exchanges at past times. Name the exchanges by `id`, `slug` or both: for one `data` is its record, for
         * several a map keyed by what you sent. The intervals are those of historical quotes.
         *
         * - Volumes are stored from the first update of the market on, each as the sum over the markets of its time. There are
         *   none of the time before.
         * - An exchange without volumes in the requested time has an empty list.
         * - A time before your plan's history is rejected with 403, and a span of more than 10,000 intervals with 400.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 5 minutes.
         * - Send at least one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["exchangeQuotesHistoricalV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange quotes, latest: `GET /v1/exchange/quotes/latest`
         *
         * The volumes of the last 24 hours of the exchanges that you name by `id` or by `slug`; send exactly one of the two. `data`
         * is a map keyed by what you sent.
         *
         * A volume is the sum over the active [market pairs](operation:exchangeMarketPairsLatestV1) of the exchange; null where it
         * has none.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["exchangeQuotesLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fiat/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fiat ID map: `GET /v1/fiat/map`
         *
         * Lists every fiat currency that figures are converted into, with the numeric `id` by which `convert_id` knows it. With
         * `include_metals` the precious metals are listed too. This operation needs no key and costs no credits.
         *
         * - No API key required.
         * - Costs no credits.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["fiatMapV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/global-metrics/quotes/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Global metrics, historical: `GET /v1/global-metrics/quotes/historical`
         *
         * Totals of the whole market over time. The intervals are those of historical quotes: each
         * requests the totals at one time and gets the nearest ones; where there are none, the response continues with the next.
         *
         * - Totals are stored from the first update of the market on, and are computed for each UTC day before it as far as the
         *   history of cryptocurrencies reaches.
         * - How many exchanges and market pairs there were is known from the first update on, and null before it.
         * - A time before your plan's history is rejected with 403, and a span of more than 10,000 intervals with 400.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 5 minutes.
         * - Send at most one of `convert` and `convert_id`.
         */
        get: operations["globalMetricsQuotesHistoricalV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/global-metrics/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Global metrics, latest: `GET /v1/global-metrics/quotes/latest`
         *
         * Totals of the whole market as of now: market cap, volume, the shares of Bitcoin and Ethereum, the parts of DeFi and of
         * stablecoins, and how many cryptocurrencies, exchanges and market pairs there are.
         *
         * - The total market cap is the sum of `market_cap` over the latest listings, of those whose market cap counts; the total
         *   volume is the sum of their `volume_24h`.
         * - A figure that the market does not know is null: the part of DeFi, for instance, where nothing is tagged as DeFi.
         * - The guide *How figures are made* has the formula of each.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send at most one of `convert` and `convert_id`.
         */
        get: operations["globalMetricsQuotesLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/key/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key info: `GET /v1/key/info`
         *
         * Returns the limits of your plan, and what your account has used of them as of now: requests of the current minute,
         * credits of the current day and month.
         *
         * - It costs no credits, and counts towards the minute limit like every request.
         * - It responds also when the credits of the day or the month are used up.
         * - `requests_made` includes the request itself. Credits that are reserved by other requests are not used yet.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs no credits.
         * - Responses are not cached. Each response is of the moment of its request.
         */
        get: operations["keyInfoV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/partners/{partner}/fcas/listings/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner score listings: `GET /v1/partners/{partner}/fcas/listings/latest`
         *
         * Lists the score of each cryptocurrency at the end of the last UTC day, by rank, with the change since the day before.
         *
         * - The scores are the service's own: the name in the path changes nothing.
         * - Where market cap or volume of the day are unknown, or there are too few days, `score` and `grade` are null.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
         * - Responses are cached for 24 hours.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["partnersFcasListingsLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/partners/{partner}/fcas/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner score quotes: `GET /v1/partners/{partner}/fcas/quotes/latest`
         *
         * Returns the score at the end of the last UTC day of the cryptocurrencies that you name by `id`, `slug` or `symbol`; send
         * exactly one of the three. The scores are the service's own: the name in the path changes nothing.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
         * - Responses are cached for 24 hours.
         * - Send exactly one of `id`, `slug` and `symbol`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["partnersFcasQuotesLatestV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/simple/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simple price: `GET /v1/simple/price`
         *
         * The price in US dollars of up to 50 cryptocurrencies, and nothing that you do not ask for. It responds faster than
         * the quotes operations and costs one credit whatever the number of ids.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 1 minute.
         */
        get: operations["simplePriceV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/price-conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price conversion (v1): `GET /v1/tools/price-conversion`
         *
         * Converts an amount of one currency into others, at the latest rates or at those of a time in the past.
         *
         * - Name the base currency by `id` or `symbol`; send exactly one of the two. A symbol that is both a fiat
         *   currency and a cryptocurrency refers to the fiat currency, as in `convert`; otherwise to the highest-ranked
         *   cryptocurrency that uses it.
         * - With `time` the closest historic rates are used; a time before your plan's history is rejected with 403. The
         *   Basic plan converts at the latest rates only.
         * - Rates, latest and historic, are accurate to 1 minute; historic rates of fiat currencies other than the US
         *   dollar to 5 minutes.
         * - 93 fiat currencies and 4 precious metals are known; fiat history begins on 2013-04-28.
         * - `last_updated` is the time of the rate that was used, for the base and for each currency converted to.
         *
         * Deprecated: use version 2.
         *
         * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v2/tools/price-conversion`.
         * @deprecated Use `GET /v2/tools/price-conversion`.
         */
        get: operations["toolsPriceConversionV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata: `GET /v2/cryptocurrency/info`
         *
         * Describes cryptocurrencies: logo, text, links, tags, dates and, for a token, its platform.
         *
         * Name them by `id`, `slug`, `symbol` or `address`; at least one of the four is required. `data` is a map keyed by the
         * ids, slugs and symbols that you sent; for an `address` alone, by the ids of what has it. Symbols are not unique, so the
         * value under each symbol is an array of all cryptocurrencies that use it.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
         * - Responses are cached for 30 seconds.
         * - Send at least one of `id`, `slug`, `symbol` and `address`.
         */
        get: operations["cryptocurrencyInfoV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/market-pairs/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Market pairs: `GET /v2/cryptocurrency/market-pairs/latest`
         *
         * The active market pairs in which one currency is the base or the quote, with the exchange of each, its price and
         * its volume.
         *
         * Name the currency by `id`, `slug` or `symbol`; send exactly one of the three. `matched_id` or `matched_symbol`
         * keeps the pairs with certain currencies on the other side. `start` and `limit` page through `market_pairs`.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and `matched_symbol`. Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyMarketPairsLatestV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/ohlcv/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OHLCV, historical: `GET /v2/cryptocurrency/ohlcv/historical`
         *
         * Open, high, low, close, volume and market cap of cryptocurrencies, day by day or hour by hour.
         *
         * 1. One record is returned for each `time_period` after `time_start`, which is not included, up to `time_end`,
         *    which is.
         * 2. Without `time_start`, the response goes back `count` periods from `time_end`.
         * 3. With daily periods only the date of a time counts.
         * 4. `count` includes the current period, which is not complete: for the last complete day send 2.
         * 5. For one particular day, `time_start` is one interval before it.
         * 6. `interval` picks some of the periods: `2d` one day of two, `monthly` the day that begins each month, `yearly`
         *    one day a year, always on the same date. Without it you get every period.
         * 7. Hourly periods before 2020-09-22 have no volume.
         *
         * A day opens at 00:00:00 UTC and closes as that day ends; an hour opens on the hour. A time before your plan's
         * history is rejected with 403. A span of more than 10,000 intervals is rejected with 400, and so are more than
         * 100,000 records of all cryptocurrencies together.
         *
         * For a single id or slug, `data` is that result itself. For several, or by symbol, it is a map keyed by what was
         * requested, with an array of all cryptocurrencies of a symbol under that symbol.
         *
         * - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
         * - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["cryptocurrencyOhlcvHistoricalV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/ohlcv/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OHLCV, latest: `GET /v2/cryptocurrency/ohlcv/latest`
         *
         * Open, high, low, close and volume of the current UTC day. The day is not complete, so `close` is the latest value.
         * Where the data ends earlier, they are those of the last day with prices, and `status.notice` says so.
         *
         * Name the cryptocurrencies by `id` or `symbol`; at least one of the two is required. `data` is a map keyed by what
         * you sent, with an array of all cryptocurrencies of a symbol under that symbol.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["cryptocurrencyOhlcvLatestV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/price-performance-stats/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
         *
         * Open, high, low, close and change of the price over one or more spans of time, each with the times at which they
         * were reached. Rolling spans close at the time of the request; `yesterday` is the last complete UTC day, and has no
         * times of its high and low.
         *
         * Name the cryptocurrencies by `id`, by `slug` or by `symbol`; send exactly one of the three. `data` is a map keyed
         * by what you sent, with an array of all cryptocurrencies of a symbol under that symbol.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["cryptocurrencyPricePerformanceStatsLatestV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/quotes/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, historical (v2): `GET /v2/cryptocurrency/quotes/historical`
         *
         * Quotes of one or more cryptocurrencies over time, as in version 3.
         *
         * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
         * with the next interval.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
         *   hour, day, week, month or year begins.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
         *   of minutes, hours or days.
         * - Without `time_start`, the service goes back `count` intervals from `time_end`.
         * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
         *   evening.
         *
         * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
         * and so are more than 100,000 intervals of all cryptocurrencies together.
         *
         * For a single id, `data` is that record itself. For several, or by symbol, it is a map keyed by what was requested,
         * with an array of all cryptocurrencies of a symbol under that symbol.
         *
         * Legacy: prefer version 3, which takes the same parameters.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 5 minutes.
         * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.
         */
        get: operations["cryptocurrencyQuotesHistoricalV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cryptocurrency/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, latest (v2): `GET /v2/cryptocurrency/quotes/latest`
         *
         * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
         * three. `data` is a map keyed by what you sent. Symbols are not unique, so the value under each symbol is an array
         * of all cryptocurrencies that use it.
         *
         * Legacy: prefer version 3.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response is a bare array there, and `quote` is an array too.
         */
        get: operations["cryptocurrencyQuotesLatestV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/dex/multiplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Token multipliers: `GET /v2/dex/multiplier`
         *
         * Lists the tokens that have a UI multiplier, with the parameters and the response of the list of multipliers.
         * Unlike that list, it requires a key, takes a `platform` or `platform_id` to list the tokens of one platform, and names
         * the `platform` of each item.
         *
         * Legacy, with no replacement of its own; `/v1/cryptocurrency/multiplier` lists the same multipliers.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs no credits.
         * - Responses change when changes of multipliers are applied.
         * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
         * - Pages by `start` and `limit`: on the last page `has_more` is false.
         * - Legacy: maintained for existing clients. There is no replacement.
         */
        get: operations["dexMultiplierV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tools/price-conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price conversion: `GET /v2/tools/price-conversion`
         *
         * Converts an amount of one currency into others, at the latest rates or at those of a time in the past.
         *
         * - Name the base currency by `id` or `symbol`; send exactly one of the two. For a symbol, `data` is an array with a
         *   conversion for every currency that uses it and has a price: the fiat currency first, then the cryptocurrencies by
         *   rank.
         * - With `time` the closest historic rates are used; a time before your plan's history is rejected with 403. The
         *   Basic plan converts at the latest rates only.
         * - Rates, latest and historic, are accurate to 1 minute; historic rates of fiat currencies other than the US
         *   dollar to 5 minutes.
         * - `last_updated` is the time of the rate that was used, for the base and for each currency converted to.
         *
         * - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["toolsPriceConversionV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/cryptocurrency/listings/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings, latest: `GET /v3/cryptocurrency/listings/latest`
         *
         * All active cryptocurrencies with their latest quotes, a page at a time, sorted and filtered.
         *
         * The body is a bare array, without `data` and `status`, and `quote` is an array with one element per currency. The
         * credits used are returned in the header `X-SVC-Credit-Count`. Filters on money values are in US dollars, whatever
         * `convert` is.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send at most one of `convert` and `convert_id`.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["cryptocurrencyListingsLatestV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/cryptocurrency/quotes/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, historical: `GET /v3/cryptocurrency/quotes/historical`
         *
         * Quotes of one or more cryptocurrencies over time.
         *
         * Each interval requests the quote at one time and gets the nearest one. If there is none, the response continues
         * with the next interval.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the quote with which each UTC
         *   hour, day, week, month or year begins.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the quote nearest to each such number
         *   of minutes, hours or days.
         * - Without `time_start`, the service goes back `count` intervals from `time_end`.
         * - `daily` returns the first quote of a day. For the last one, send `24h` and a `time_start` late in the UTC
         *   evening.
         *
         * A time before your plan's history is rejected with 403. A span of more than 10,000 intervals is rejected with 400,
         * and so are more than 100,000 intervals of all cryptocurrencies together.
         *
         * For a single id, `data` is that record itself. For several, or by symbol, it is a map keyed by what was requested,
         * with an array of all cryptocurrencies of a symbol under that symbol.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 5 minutes.
         * - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["cryptocurrencyQuotesHistoricalV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/cryptocurrency/quotes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, latest: `GET /v3/cryptocurrency/quotes/latest`
         *
         * The latest quotes of the cryptocurrencies that you name by `id`, by `slug` or by `symbol`; send exactly one of the
         * three. A symbol returns every cryptocurrency that uses it.
         *
         * The body is a bare array, without `data` and `status`, and `quote` is an array with one element per currency. The
         * credits used are returned in the header `X-SVC-Credit-Count`.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         */
        get: operations["cryptocurrencyQuotesLatestV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/fear-and-greed/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fear and greed, historical: `GET /v3/fear-and-greed/historical`
         *
         * The mood of the market at the beginning of each UTC day, the newest first, as far back as totals are known for 30 days
         * before. A page that reaches back before your plan's history is rejected with 403.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up.
         * - Responses are cached for 5 minutes.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         */
        get: operations["fearAndGreedHistoricalV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/fear-and-greed/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fear and greed, latest: `GET /v3/fear-and-greed/latest`
         *
         * The mood of the market as of now, from 0 (extreme fear) to 100 (extreme greed), and the band in which that lies.
         *
         * It is computed from how the total market cap, its volatility, the volume and the share of Bitcoin compare with the days
         * before: the guide *How figures are made* has the formula. It needs 30 days of totals; a market with fewer is
         * answered with 400.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 1 minute.
         */
        get: operations["fearAndGreedLatestV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/index/svc100-historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top 100 index, historical: `GET /v3/index/svc100-historical`
         *
         * The index of the 100 largest cryptocurrencies over time, with the constituents, weights and units of each time.
         *
         * - Without `time_start`, the service goes back `count` intervals from `time_end`. `daily` is the beginning of each UTC day;
         *   `5m` and `15m` are multiples of that from the start, or back from the end.
         * - A time for which no constituent has a price near it is left out.
         * - A time before the index's first day is rejected with 400, one before your plan's history with 403.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up.
         * - Responses are cached for 5 minutes.
         */
        get: operations["indexSvc100HistoricalV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/index/svc100-latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top 100 index, latest: `GET /v3/index/svc100-latest`
         *
         * The index of the 100 largest cryptocurrencies as of now: its value, and its constituents with their weights and units.
         *
         * - Weights are shares of the index's value by market cap; they add up to 100 percent.
         * - The index is rebalanced as each UTC month begins. Stablecoins, wrapped tokens and cryptocurrencies whose market cap does
         *   not count are left out. The guide *How figures are made* has the rules.
         * - A market without an index, because it has no history of a month's beginning, is answered with 400.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 1 minute.
         */
        get: operations["indexSvc100LatestV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/index/svc20-historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top 20 index, historical: `GET /v3/index/svc20-historical`
         *
         * The index of the 20 largest cryptocurrencies over time, with the constituents, weights and units of each time.
         *
         * - Without `time_start`, the service goes back `count` intervals from `time_end`. `daily` is the beginning of each UTC day;
         *   `5m` and `15m` are multiples of that from the start, or back from the end.
         * - A time for which no constituent has a price near it is left out.
         * - A time before the index's first day is rejected with 400, one before your plan's history with 403.
         *
         * - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back), Professional (12 months back), Enterprise (6 years back).
         * - Costs 1 credit for each 100 data points returned, rounded up.
         * - Responses are cached for 5 minutes.
         */
        get: operations["indexSvc20HistoricalV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/index/svc20-latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top 20 index, latest: `GET /v3/index/svc20-latest`
         *
         * The index of the 20 largest cryptocurrencies as of now: its value, and its constituents with their weights and units.
         *
         * - Weights are shares of the index's value by market cap; they add up to 100 percent.
         * - The index is rebalanced as each UTC month begins. Stablecoins, wrapped tokens and cryptocurrencies whose market cap does
         *   not count are left out. The guide *How figures are made* has the rules.
         * - A market without an index, because it has no history of a month's beginning, is answered with 400.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 1 minute.
         */
        get: operations["indexSvc20LatestV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/listings/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX metadata: `GET /v4/dex/listings/info`
         *
         * Describes decentralized exchanges: logo, text, links, notices and dates.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 30 seconds.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexListingsInfoV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/listings/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX listings, latest: `GET /v4/dex/listings/quotes`
         *
         * Lists decentralized exchanges with the volume of the last 24 hours, the number of transactions and the share of the
         * market.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexListingsQuotesV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/networks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX network ID map: `GET /v4/dex/networks/list`
         *
         * Lists the networks (blockchains) whose decentralized exchanges are tracked, with the id and slug by which the other
         * DEX operations know them.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs no credits.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexNetworksListV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/pairs/ohlcv/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX OHLCV, historical: `GET /v4/dex/pairs/ohlcv/historical`
         *
         * Open, high, low, close and volume of pairs on decentralized exchanges, day by day or hour by hour. The spans of
         * time and the intervals follow the rules of the historical OHLCV of cryptocurrencies. A span of more than 10,000
         * intervals is rejected with 400, and so are more than 100,000 records of all pairs together.
         *
         * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
         * two.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexPairsOhlcvHistoricalV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/pairs/ohlcv/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX OHLCV, latest: `GET /v4/dex/pairs/ohlcv/latest`
         *
         * Open, high, low, close and volume of pairs on decentralized exchanges for the current UTC day. The day is not
         * complete, so `close` is the latest value and `time_close` is null.
         *
         * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
         * two.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexPairsOhlcvLatestV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/dex/pairs/trade/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DEX trades, latest: `GET /v4/dex/pairs/trade/latest`
         *
         * The latest trades of pairs on decentralized exchanges, the newest first: when, bought or sold, at what price and how
         * much. `limit` states how many of each pair.
         *
         * Name the pairs by `contract_address` and their network by `network_id` or `network_slug`; send exactly one of the
         * two.
         *
         * Deprecated, with no replacement.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. There is no replacement.
         * @deprecated There is no replacement.
         */
        get: operations["dexPairsTradeLatestV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** An airdrop: a project hands out cryptocurrency to winners. */
        Airdrop: {
            /**
             * ID of the airdrop.
             * @example "695f1a7000000000000a9001"
             */
            id: string;
            /**
             * Name of the project behind it.
             * @example "Example Batcoin"
             */
            project_name?: string;
            /**
             * What it is about and how to take part.
             * @example "Hold Example Batcoin on the snapshot's day."
             */
            description?: string;
            /**
             * Whether it is still to begin, is running or is over.
             * @example "ONGOING"
             */
            status?: "UPCOMING" | "ONGOING" | "ENDED";
            /** The cryptocurrency that an airdrop hands out. */
            coin?: components["schemas"]["AirdropCoin"];
            /**
             * When it begins.
             * @format date-time
             * @example "2026-01-10T00:00:00.000Z"
             */
            start_date: string;
            /**
             * When it ends.
             * @format date-time
             * @example "2026-01-31T23:59:59.000Z"
             */
            end_date: string;
            /**
             * How much is handed out in all.
             * @format int64
             * @example 1000000
             */
            total_prize?: number;
            /**
             * How many winners there are.
             * @format int32
             * @example 500
             */
            winner_count?: number;
            /**
             * URL of the airdrop's page.
             * @example "https://example.com/airdrops/example-batcoin"
             */
            link?: string;
        };
        /** The cryptocurrency that an airdrop hands out. */
        AirdropCoin: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 9001
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Example Batcoin"
             */
            name: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "example-batcoin"
             */
            slug: string;
            /**
             * Ticker symbol of the cryptocurrency.
             * @example "BAT"
             */
            symbol: string;
        };
        /** One airdrop, by its ID. */
        AirdropResponse: {
            /**
             * Keyed by the airdrop's ID.
             * @example { "695f1a7000000000000a9001": { "id": "695f1a7000000000000a9001", "start_date": "2026-01-10T00:00:00.000Z", "end_date": "2026-01-31T23:59:59.000Z" } }
             */
            data: {
                [key: string]: components["schemas"]["Airdrop"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A list of airdrops. */
        AirdropsResponse: {
            /**
             * The airdrops.
             * @example [{ "id": "695f1a7000000000000a9001", "start_date": "2026-01-10T00:00:00.000Z", "end_date": "2026-01-31T23:59:59.000Z" }]
             */
            data: components["schemas"]["Airdrop"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A list of categories. */
        CategoriesResponse: {
            /** The categories. */
            data: components["schemas"]["Category"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A group of cryptocurrencies and its market as a whole. Unknown values are null, never 0. */
        Category: {
            /**
             * ID of the category.
             * @example "695f1a7000000000000c0001"
             */
            id: string;
            /**
             * Name of the category.
             * @example "Smart contract platforms"
             */
            name?: string;
            /**
             * Title of the category.
             * @example "Smart contract platforms"
             */
            title?: string;
            /**
             * What its cryptocurrencies have in common.
             * @example "Coins of blockchains that run programs."
             */
            description?: string;
            /**
             * Number of cryptocurrencies in it.
             * @format int32
             * @example 3
             */
            num_tokens?: number;
            /**
             * Mean change of its cryptocurrencies' prices, in percent.
             * @example 0.89639367
             */
            avg_price_change: number | null;
            /**
             * Market capitalisation of all its cryptocurrencies.
             * @example 584000000000
             */
            market_cap: number | null;
            /**
             * Change of that market capitalisation, in percent.
             * @example -0.538184
             */
            market_cap_change: number | null;
            /**
             * Volume of all its cryptocurrencies.
             * @example 23600000000
             */
            volume: number | null;
            /**
             * Change of that volume, in percent.
             * @example 4.888889
             */
            volume_change: number | null;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** One category with its cryptocurrencies. */
        CategoryResponse: {
            /** A category with the cryptocurrencies in it. */
            data: components["schemas"]["CategoryWithCoins"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A category with the cryptocurrencies in it. */
        CategoryWithCoins: {
            /** The cryptocurrencies of the category. */
            coins: components["schemas"]["Cryptocurrency"][];
        } & components["schemas"]["Category"];
        /** An asset that an item of content is about. */
        ContentAsset: {
            /**
             * ID of the asset.
             * @format int32
             * @example 1
             */
            id?: number;
            /**
             * Name of the asset.
             * @example "Bitcoin"
             */
            name?: string;
            /**
             * Symbol of the asset.
             * @example "BTC"
             */
            symbol?: string;
            /**
             * Slug of the asset.
             * @example "bitcoin"
             */
            slug?: string;
        };
        /** One item of content. */
        ContentItem: {
            /**
             * Cover picture of the item.
             * @example "https://example.com/content/cover.png"
             */
            cover?: string;
            /**
             * Title of the item.
             * @example "A synthetic headline"
             */
            title?: string;
            /**
             * Subtitle of the item.
             * @example "A synthetic line below it"
             */
            subtitle?: string;
            /**
             * Name of the source.
             * @example "Example News"
             */
            source_name?: string;
            /**
             * URL of the item at its source.
             * @example "https://news.example.com/items/1"
             */
            source_url?: string;
            /**
             * Type of the item.
             * @example "news"
             */
            type?: string;
            /**
             * The assets that the item is about.
             * @example [{ "id": 1, "name": "Bitcoin", "symbol": "BTC", "slug": "bitcoin" }]
             */
            assets?: components["schemas"]["ContentAsset"][];
            /**
             * When the item was created.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            created_at?: string;
            /**
             * When the item was released.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            released_at?: string;
        };
        /** Values of one cryptocurrency at one point in time, in a batch response. Unknown market values are null, never 0. */
        CryptoBatchQuote: {
            /**
             * Score of the record. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * Price.
             * @example 96000
             */
            price?: number;
            /**
             * Volume.
             * @example 40000000000
             */
            volume?: number | null;
            /**
             * Market capitalisation.
             * @example 1916160000000
             */
            marketCap?: number | null;
            /**
             * Total supply.
             * @example 19960000
             */
            totalSupply?: number | null;
            /**
             * Circulating supply.
             * @example 19960000
             */
            circulatingSupply?: number | null;
            /**
             * Change of the USD price over 1 hour, in percent.
             * @example 0.25
             */
            percentageChangePriceUsd1h?: number | null;
            /**
             * Change of the USD price over 24 hours, in percent.
             * @example 1.5
             */
            percentageChangePriceUsd24h?: number | null;
            /**
             * Change of the USD price over 7 days, in percent.
             * @example 4
             */
            percentageChangePriceUsd7d?: number | null;
            /**
             * Change of the USD price over 30 days, in percent.
             * @example -2
             */
            percentageChangePriceUsd30d?: number | null;
        };
        /** A cryptocurrency in the latest listings of version 3. Its tags are texts. */
        CryptoListingV3: {
            /**
             * Tags of the cryptocurrency.
             * @example ["mineable"]
             */
            tags?: string[];
            /**
             * Circulating supply as reported by the project; null if it reports none.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market capitalisation as reported by the project; null if it reports none.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
        } & components["schemas"]["CryptocurrencyV3"];
        /** Asks for several quotes of one cryptocurrency at once. */
        CryptoQuoteBatchRequest: {
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 1
             */
            cryptoId?: number;
            /**
             * Scores of the records that are asked for.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** A cryptocurrency in the latest quotes of version 3. Its tags are objects. Unknown values are null, never 0. */
        CryptoQuoteV3: {
            /**
             * Tags of the cryptocurrency.
             * @example [{ "slug": "mineable", "name": "Mineable", "category": "OTHERS" }]
             */
            tags?: components["schemas"]["TagV3"][];
            /**
             * Circulating supply as reported by the project; null if it reports none.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market capitalisation as reported by the project; null if it reports none.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
        } & components["schemas"]["CryptocurrencyV3"];
        /** One cryptocurrency as of one day. Unknown market values are null, never 0. */
        CryptoSnapshot: {
            /**
             * Symbol of the cryptocurrency.
             * @example "BTC"
             */
            symbol?: string;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name?: string;
            /**
             * Slug of the cryptocurrency.
             * @example "bitcoin"
             */
            slug?: string;
            /**
             * Rank of the cryptocurrency.
             * @format int32
             * @example 1
             */
            rank?: number;
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 1
             */
            id?: number;
            /**
             * Names of the cryptocurrency's tags.
             * @example "mineable"
             */
            tag_names?: string;
            /**
             * Groups of the cryptocurrency's tags.
             * @example "others"
             */
            tag_groups?: string;
            /**
             * Number of market pairs.
             * @format int32
             * @example 11000
             */
            num_market_pairs?: number;
            /**
             * The day of the snapshot.
             * @example "2026-01-14"
             */
            target_date?: string;
            /**
             * When the record was last updated.
             * @format date-time
             * @example "2026-01-14T23:59:00.000Z"
             */
            last_update?: string;
            /**
             * Price, in USD.
             * @example 95000
             */
            price_usd?: number;
            /**
             * Maximum supply.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * Volume, in USD.
             * @example 38000000000
             */
            volume_usd?: number | null;
            /**
             * Available supply.
             * @example 19960000
             */
            available_supply?: number | null;
            /**
             * Total supply.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Market capitalisation.
             * @example 1896200000000
             */
            market_cap?: number | null;
            /**
             * Change of the USD price over 1 hour, in percent.
             * @example 0.1
             */
            percentage_change_price_usd_1h?: number | null;
            /**
             * Change of the USD price over 24 hours, in percent.
             * @example -0.5
             */
            percentage_change_price_usd_24h?: number | null;
            /**
             * Change of the USD price over 7 days, in percent.
             * @example 2.5
             */
            percentage_change_price_usd_7d?: number | null;
        };
        /** Asks for the snapshots of several cryptocurrencies on one day. */
        CryptoSnapshotBatchRequest: {
            /**
             * The day of the snapshots.
             * @format date
             * @example "2026-01-14"
             */
            targetDate: string;
            /**
             * IDs of the cryptocurrencies.
             * @example [1, 1027]
             */
            cryptoIds?: number[];
        };
        /** A cryptocurrency with its supply and its market, as returned by listings, trending lists, categories and the quotes of versions 1 and 2. Unknown values are null, never 0. */
        Cryptocurrency: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * Place in the service's ranking, 1 being the first.
             * @format int32
             * @example 1
             */
            svc_rank?: number;
            /**
             * Number of market pairs in which it is traded.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number | null;
            /**
             * Units in circulation.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Units that exist, without those verifiably burned.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Units that can ever exist; also null if there is no such limit.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * Whether the supply has no limit. In the latest listings and quotes.
             * @example false
             */
            infinite_supply?: boolean;
            /**
             * Market capitalisation by total instead of circulating supply. Only through `aux`.
             * @example 1916160000000
             */
            market_cap_by_total_supply?: number | null;
            /**
             * Market capitalisation of the units minted so far. In the latest listings and quotes.
             * @example 1916160000000
             */
            minted_market_cap?: number | null;
            /**
             * Circulating supply as reported by the project; null if it reports none. In the latest listings and quotes.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market capitalisation as reported by the project; null if it reports none. In the latest listings and quotes.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
            /**
             * When the service added it.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * Tags. `mineable` is the only one at present.
             * @example ["mineable"]
             */
            tags?: string[];
            /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
            platform?: components["schemas"]["Platform"];
            /**
             * 1 where it is active, 0 where not. In quotes, by `aux`, and in the trending lists of what is searched for and visited most.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * 1 where it is a fiat currency, 0 where not. In quotes, by `aux`, and in the trending lists of what is searched for and visited most.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["QuoteMap"];
        };
        /** The fields of a cryptocurrency that the quotes and the listings of version 3 share. Unknown values are null, never 0. */
        CryptocurrencyV3: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
            platform?: components["schemas"]["PlatformV3"];
            /** One element for each currency of `convert` or `convert_id`; USD by default. */
            quote: components["schemas"]["QuoteV3"][];
            /**
             * 1 where it is active, 0 where not.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * Whether the supply has no limit.
             * @example false
             */
            infinite_supply?: boolean;
            /**
             * 1 where its market capitalisation counts in totals, 0 where not.
             * @format int32
             * @example 1
             */
            is_market_cap_included_in_calc?: number;
            /**
             * 1 where it is a fiat currency, 0 where not.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /**
             * Units in circulation.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Units that exist.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Units that can ever exist; also null if there is no such limit.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * When the service added it.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * Number of market pairs in which it is traded.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number | null;
            /**
             * Place in the service's ranking, 1 being the first.
             * @format int32
             * @example 1
             */
            svc_rank?: number;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /**
             * Ratio of its market capitalisation to the total value locked.
             * @example null
             * @example 320
             */
            tvl_ratio?: number | null;
            /**
             * Units in circulation that are not locked.
             * @example null
             * @example 19960000
             */
            unlocked_circulating_supply?: number | null;
            /**
             * Market capitalisation of the units that are not locked.
             * @example null
             * @example 1916160000000
             */
            unlocked_market_cap?: number | null;
        };
        /** The combined findings of all sources about a token's contract. Its accuracy is not guaranteed. */
        DexAggregatedSecurityFlags: {
            /**
             * Whether the contract is verified.
             * @example true
             */
            contract_verified?: boolean;
            /**
             * Whether it is a honeypot.
             * @example false
             */
            honeypot?: boolean;
        };
        /** Counts of a token's holders on a DEX. Its fields, which have compact names, are unknown. */
        DexHolderCounts: {
            [key: string]: unknown;
        };
        /**
         * Tag by which the holders of a token on a DEX are counted.
         * @example "tag_all"
         */
        DexHolderTag: "tag_all" | "tag_kol" | "tag_smart_money" | "tag_whale" | "tag_bot" | "tag_sniper" | "tag_dev";
        /** Counts of a token's holders on a DEX by tag; the tags are those of `DexHolderTag`. Its fields, which have compact names, are unknown. */
        DexHolderTagCounts: {
            [key: string]: unknown;
        };
        /** A decentralised exchange: what it is and how much is traded on it. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
        DexInfo: {
            /**
             * Numeric ID of the exchange.
             * @format int32
             * @example 7001
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Swap"
             */
            name: string;
            /**
             * Name of the exchange as URLs write it.
             * @example "example-swap"
             */
            slug: string;
            /**
             * URL of the logo.
             * @format uri
             * @example "https://img.example.com/dex/64x64/7001.png"
             */
            logo?: string;
            /** Status of a DEX. */
            status?: components["schemas"]["DexStatus"];
            /**
             * A short text about it.
             * @example "Example Swap is an invented exchange on Ethereum."
             */
            description?: string;
            /**
             * An important notice about it.
             * @example "Example Swap is made up."
             */
            notice?: string;
            /** URLs of a decentralised exchange, by kind. A kind without one is absent. */
            urls?: components["schemas"]["DexInfoUrls"];
            /**
             * How trades come about.
             * @example "Swap"
             */
            type?: "Orderbook" | "Swap" | "Aggregator";
            /**
             * The volumes, by currency and kind of market.
             * @example [{ "convert_id": "2781", "last_updated": "2026-01-15T11:59:00.000Z", "volume_24h": "150000000" }]
             */
            quote?: components["schemas"]["DexInfoQuote"][];
            /**
             * When it was launched. Only through `aux`.
             * @format date-time
             * @example "2024-05-01T00:00:00.000Z"
             */
            date_launched?: string;
            /**
             * Number of its market pairs.
             * @example "2"
             */
            num_market_pairs?: string | null;
            /**
             * Share of the market.
             * @example 75
             */
            market_share?: number | null;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
        };
        /** The volume of a decentralised exchange in one kind of market, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
        DexInfoQuote: {
            /**
             * ID of the currency that the values are in.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Kind of market.
             * @example "Spot"
             */
            market_type?: "Spot" | "Perpetual" | "Futures";
            /**
             * Volume of the last 24 hours.
             * @example "150000000"
             */
            volume_24h?: string | null;
            /**
             * Change of that volume within 24 hours, in percent.
             * @example "7.142857"
             */
            percent_change_volume_24h?: string | null;
            /**
             * Number of transactions in the last 24 hours.
             * @example "42000"
             */
            num_transactions_24h?: string | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** URLs of a decentralised exchange, by kind. A kind without one is absent. */
        DexInfoUrls: {
            /**
             * Its home page.
             * @example "https://swap.example.com"
             */
            website?: string;
            /**
             * Its blog.
             * @example "https://blog.swap.example.com/"
             */
            blog?: string;
            /**
             * Chat room.
             * @example "https://chat.example.com/example-swap"
             */
            chat?: string;
            /**
             * Page about its fees.
             * @example "https://swap.example.com/fees"
             */
            fee?: string;
            /**
             * Account on Twitter.
             * @example "https://twitter.example.com/example-swap"
             */
            twitter?: string;
        };
        /** One change of liquidity on a DEX. Its fields, which have compact names, are unknown. */
        DexLiquidityChangeRow: {
            [key: string]: unknown;
        };
        /** Metadata of decentralised exchanges. */
        DexListingsInfoResponse: {
            /**
             * The exchanges.
             * @example [{ "id": 7001, "name": "Example Swap", "slug": "example-swap", "status": "active" }]
             */
            data: components["schemas"]["DexInfo"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Decentralised exchanges with their volumes. */
        DexListingsQuotesResponse: {
            /**
             * The exchanges.
             * @example [{ "id": 7001, "name": "Example Swap", "slug": "example-swap", "status": "active" }]
             */
            data: components["schemas"]["DexInfo"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Filters of a list of meme coins. Every bound is at least 0. */
        DexMemeCoinFilters: {
            /**
             * Lower bound of the age.
             * @example 1
             */
            minAge?: number;
            /**
             * Upper bound of the age.
             * @example 2
             */
            maxAge?: number;
            /**
             * Lower bound of the market capitalisation.
             * @example 10000
             */
            minMarketCap?: number;
            /**
             * Upper bound of the market capitalisation.
             * @example 20000
             */
            maxMarketCap?: number;
            /**
             * Lower bound of the liquidity.
             * @example 5000
             */
            minLiquidity?: number;
            /**
             * Upper bound of the liquidity.
             * @example 10000
             */
            maxLiquidity?: number;
            /**
             * Lower bound of the bonding-curve progress.
             * @example 0.25
             */
            minBondingCurve?: number;
            /**
             * Upper bound of the bonding-curve progress.
             * @example 0.5
             */
            maxBondingCurve?: number;
            /**
             * Lower bound of the number of holders.
             * @example 50
             */
            minHolders?: number;
            /**
             * Upper bound of the number of holders.
             * @example 100
             */
            maxHolders?: number;
            /**
             * Lower bound of the volume.
             * @example 1000
             */
            minVolume?: number;
            /**
             * Upper bound of the volume.
             * @example 2000
             */
            maxVolume?: number;
            /**
             * Lower bound of the number of transactions.
             * @example 20
             */
            minTxns?: number;
            /**
             * Upper bound of the number of transactions.
             * @example 40
             */
            maxTxns?: number;
            /**
             * Lower bound of the number of buys.
             * @example 10
             */
            minBuys?: number;
            /**
             * Upper bound of the number of buys.
             * @example 20
             */
            maxBuys?: number;
            /**
             * Lower bound of the number of sells.
             * @example 10
             */
            minSells?: number;
            /**
             * Upper bound of the number of sells.
             * @example 20
             */
            maxSells?: number;
            /**
             * Lower bound of the holding of the ten largest holders.
             * @example 0.25
             */
            minTop10Holding?: number;
            /**
             * Upper bound of the holding of the ten largest holders.
             * @example 0.5
             */
            maxTop10Holding?: number;
            /**
             * Lower bound of the snipers.
             * @example 1
             */
            minSnipers?: number;
            /**
             * Upper bound of the snipers.
             * @example 2
             */
            maxSnipers?: number;
            /**
             * Lower bound of the insiders.
             * @example 1
             */
            minInsiders?: number;
            /**
             * Upper bound of the insiders.
             * @example 2
             */
            maxInsiders?: number;
            /**
             * Lower bound of the holding of the developer.
             * @example 0.25
             */
            minDevHolding?: number;
            /**
             * Upper bound of the holding of the developer.
             * @example 0.5
             */
            maxDevHolding?: number;
            /**
             * Filter on the holding of the top holders.
             * @example true
             */
            topHoldersLessThan?: boolean;
            /**
             * Filter on whether the developer has sold everything.
             * @example true
             */
            devSoldAll?: boolean;
            /**
             * Filter on whether the developer still holds the coin.
             * @example true
             */
            devStillHolding?: boolean;
            /**
             * Filter named `social`. Its meaning is unknown.
             * @example true
             */
            social?: boolean;
        };
        /** One meme coin of a result. */
        DexMemeResult: {
            /**
             * Code of the launchpad protocol; there are three.
             * @format int64
             * @example 1001
             */
            pt?: 1001 | 1002 | 2001;
            /**
             * Bonding-curve progress, as a fraction from 0 to 1.
             * @example 0.42
             */
            bc?: number;
        } & {
            [key: string]: unknown;
        };
        /** A network on which decentralised exchanges run. */
        DexNetwork: {
            /**
             * Numeric ID of the network.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the network.
             * @example "Ethereum"
             */
            name: string;
            /**
             * Another name of the network.
             * @example "ERC20"
             */
            alternativeName?: string;
            /**
             * ID of the network's own cryptocurrency.
             * @example "1027"
             */
            cryptocurrencyId?: string;
            /**
             * Slug of the network's own cryptocurrency.
             * @example "ethereum"
             */
            cryptocurrencySlug?: string;
            /**
             * ID of the wrapped form of that cryptocurrency.
             * @example "2396"
             */
            wrappedTokenId?: string;
            /**
             * Slug of the wrapped form of that cryptocurrency.
             * @example "weth"
             */
            wrappedTokenSlug?: string;
            /**
             * Where an explorer shows a token.
             * @example "https://explorer.example.com/ethereum/token/"
             */
            tokenExplorerUrl?: string;
            /**
             * Where an explorer shows a pool.
             * @example "https://explorer.example.com/ethereum/address/"
             */
            poolExplorerUrl?: string;
            /**
             * Where an explorer shows a transaction.
             * @example "https://explorer.example.com/ethereum/tx/"
             */
            transactionHashUrl?: string;
            /**
             * Name of the network as URLs write it.
             * @example "ethereum"
             */
            network_slug: string;
        };
        /** A list of networks. */
        DexNetworksResponse: {
            /**
             * The networks.
             * @example [{ "id": 1, "name": "Ethereum", "network_slug": "ethereum" }]
             */
            data: components["schemas"]["DexNetwork"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One period of a pair. */
        DexOhlcvPeriod: {
            /**
             * When the period opens.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * When the period closes; null for the current day, which is not over.
             * @format date-time
             * @example null
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string | null;
            /**
             * One quote for each requested currency.
             * @example [{ "convert_id": "2781", "open": "3240", "high": "3250", "low": "3170", "close": "3200", "volume": "64000000", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote: components["schemas"]["DexOhlcvQuote"][];
        };
        /** Prices and volume of a pair in one period, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
        DexOhlcvQuote: {
            /**
             * ID of the currency that the values are in.
             * @example "2781"
             */
            convert_id: string;
            /**
             * First price of the period.
             * @example "3240"
             */
            open: string;
            /**
             * Highest price of the period.
             * @example "3250"
             */
            high: string;
            /**
             * Lowest price of the period.
             * @example "3170"
             */
            low: string;
            /**
             * Last price of the period, the latest one while it runs.
             * @example "3200"
             */
            close: string;
            /**
             * Volume within the period.
             * @example "64000000"
             */
            volume: string | null;
            /**
             * Volume bought in 24 hours.
             * @example "62000000"
             */
            "24h_buy_volume"?: string | null;
            /**
             * Volume sold in 24 hours.
             * @example "58000000"
             */
            "24h_sell_volume"?: string | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A pair on a decentralised exchange, with its latest quotes. */
        DexPair: {
            /**
             * One quote for each requested currency.
             * @example [{ "price": "3200", "convert_id": "2781", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote?: components["schemas"]["DexQuote"][];
        } & components["schemas"]["DexPairFields"];
        /** The fields that every record of a pair on a decentralised exchange contains. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
        DexPairFields: {
            /**
             * Address of the pair's contract.
             * @example "0x0000000000000000000000000000000000007101"
             */
            contract_address: string;
            /**
             * Name of the pair.
             * @example "ETH/USDT"
             */
            name: string;
            /**
             * ID of the base asset.
             * @example "8001"
             */
            base_asset_id?: string;
            /**
             * The `ucid` of the base asset. Its meaning is unknown.
             * @example "1027"
             */
            base_asset_ucid?: string;
            /**
             * Name of the base asset.
             * @example "Ethereum"
             */
            base_asset_name?: string;
            /**
             * Symbol of the base asset.
             * @example "ETH"
             */
            base_asset_symbol?: string;
            /**
             * Address of the base asset's contract.
             * @example "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2"
             */
            base_asset_contract_address?: string;
            /**
             * ID of the quote asset.
             * @example "8002"
             */
            quote_asset_id?: string;
            /**
             * The `ucid` of the quote asset. Its meaning is unknown.
             * @example "825"
             */
            quote_asset_ucid?: string;
            /**
             * Name of the quote asset.
             * @example "Tether USDt"
             */
            quote_asset_name?: string;
            /**
             * Symbol of the quote asset.
             * @example "USDT"
             */
            quote_asset_symbol?: string;
            /**
             * Address of the quote asset's contract.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            quote_asset_contract_address?: string;
            /**
             * ID of the exchange.
             * @example "7001"
             */
            dex_id?: string;
            /**
             * Name of the exchange as URLs write it.
             * @example "example-swap"
             */
            dex_slug?: string;
            /**
             * ID of the network.
             * @example "1"
             */
            network_id?: string;
            /**
             * Name of the network as URLs write it.
             * @example "ethereum"
             */
            network_slug?: string;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
            /**
             * When the record was created.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            created_at?: string;
            /**
             * When the pool was created.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            pool_created?: string;
            /**
             * When the pair was launched.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            date_launched?: string;
            /**
             * Number of transactions in the last 24 hours.
             * @format int64
             * @example 5000
             */
            num_transactions_24h?: number | null;
            /**
             * Number of purchases in the last 24 hours.
             * @format int64
             * @example 2600
             */
            "24h_no_of_buys"?: number | null;
            /**
             * Number of sales in the last 24 hours.
             * @format int64
             * @example 2400
             */
            "24h_no_of_sells"?: number | null;
            /**
             * Number of holders.
             * @format int64
             * @example 125000
             */
            holders?: number | null;
            /**
             * Tax on a purchase.
             * @example 0
             */
            buy_tax?: number | null;
            /**
             * Tax on a sale.
             * @example 0
             */
            sell_tax?: number | null;
            /**
             * Results of security scans. Only through `aux`.
             * @example [{ "third_party": { "open_source": true, "honeypot": false }, "aggregated": { "contract_verified": true, "honeypot": false } }]
             */
            security_scan?: components["schemas"]["DexSecurityScan"][];
            /**
             * The base asset in the pool.
             * @example "10000"
             */
            pool_base_asset?: string | null;
            /**
             * The quote asset in the pool.
             * @example "32000000"
             */
            pool_quote_asset?: string | null;
            /**
             * How much of the base asset is in the pool, in percent.
             * @example "0.0083"
             */
            percent_pooled_base_asset?: string | null;
            /**
             * Volume of the last 24 hours, in the quote asset.
             * @example "120000000"
             */
            "24h_volume_quote_asset"?: string | null;
            /**
             * Total supply of the quote asset.
             * @example "185000000000"
             */
            total_supply_quote_asset?: string | null;
            /**
             * Total supply of the base asset.
             * @example 120000000
             */
            total_supply_base_asset?: number | null;
            /**
             * A token with which to ask for the next batch, instead of paging.
             * @example "c2Nyb2xsLTE"
             */
            scroll_id?: string;
        };
        /** A pair with the prices and volume of its current day. */
        DexPairOhlcv: {
            /**
             * When the period opens.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * When the period closes; null for the current day, which is not over.
             * @format date-time
             * @example null
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string | null;
            /**
             * One quote for each requested currency.
             * @example [{ "convert_id": "2781", "open": "3240", "high": "3250", "low": "3170", "close": "3200", "volume": "64000000", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote: components["schemas"]["DexOhlcvQuote"][];
        } & components["schemas"]["DexPairFields"];
        /** A pair with the prices and volumes of past periods. */
        DexPairOhlcvHistorical: {
            /** The periods. */
            quotes: components["schemas"]["DexOhlcvPeriod"][];
        } & components["schemas"]["DexPairFields"];
        /** Pairs with their historical OHLCV. */
        DexPairsOhlcvHistoricalResponse: {
            /** The pairs. */
            data: components["schemas"]["DexPairOhlcvHistorical"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Pairs with the OHLCV of their current day. */
        DexPairsOhlcvLatestResponse: {
            /** The pairs. */
            data: components["schemas"]["DexPairOhlcv"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Pairs with their latest trades. */
        DexPairsTradesResponse: {
            /** The pairs. */
            data: components["schemas"]["DexTradePair"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One platform of DEX data. Its fields have compact names. */
        DexPlatformRow: {
            /**
             * Compact field `id`. Its meaning is unknown.
             * @example "text"
             */
            id?: string;
            /**
             * Compact field `n`. Its meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `i`. Its meaning is unknown.
             * @example "text"
             */
            i?: string;
            /**
             * Compact field `uf`. Its meaning is unknown.
             * @example "text"
             */
            uf?: string;
            /**
             * Compact field `dn`. Its meaning is unknown.
             * @example "text"
             */
            dn?: string;
            /**
             * Compact field `txuf`. Its meaning is unknown.
             * @example "text"
             */
            txuf?: string;
            /**
             * Compact field `v`. Its meaning is unknown.
             * @example "text"
             */
            v?: string;
            /**
             * Compact field `p`. Its meaning is unknown.
             * @example "text"
             */
            p?: string;
            /**
             * Compact field `addrUrl`. Its meaning is unknown.
             * @example "text"
             */
            addrUrl?: string;
            /**
             * Compact field `chId`. Its meaning is unknown.
             * @example "text"
             */
            chId?: string;
            /**
             * Compact field `puf`. Its meaning is unknown.
             * @example "text"
             */
            puf?: string;
            /**
             * Compact field `wcId`. Its meaning is unknown.
             * @example "text"
             */
            wcId?: string;
            /**
             * Compact field `hl`. Its meaning is unknown.
             * @example "text"
             */
            hl?: string;
            /**
             * Compact field `ho`. Its meaning is unknown.
             * @example "text"
             */
            ho?: string;
            /**
             * Compact field `pltA`. Its meaning is unknown.
             * @example "text"
             */
            pltA?: string;
            /**
             * Compact field `cid`. Its meaning is unknown.
             * @example "text"
             */
            cid?: string;
        };
        /** The market of a pair, in one currency. Numbers are strings unless their type says otherwise. Unknown values are null, never 0. */
        DexQuote: {
            /**
             * ID of the currency that the values are in.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Price of one unit of the base asset.
             * @example "3200"
             */
            price: string;
            /**
             * Price of one unit of the base asset, in units of the quote asset.
             * @example "3200"
             */
            price_by_quote_asset?: string;
            /**
             * Liquidity of the pool; null where it is not available.
             * @example "64000000"
             */
            liquidity?: string | null;
            /**
             * Volume of the last 24 hours.
             * @example "120000000"
             */
            volume_24h?: string | null;
            /**
             * Volume bought in the last 24 hours.
             * @example "62000000"
             */
            "24h_buy_volume"?: string | null;
            /**
             * Volume sold in the last 24 hours.
             * @example "58000000"
             */
            "24h_sell_volume"?: string | null;
            /**
             * Change of the price within 1 hour, in percent.
             * @example "1.010101"
             */
            percent_change_price_1h?: string | null;
            /**
             * Change of the price within 24 hours, in percent.
             * @example "-1.538462"
             */
            percent_change_price_24h?: string | null;
            /**
             * Total supply without the burned one, times the price.
             * @example "384000000000"
             */
            fully_diluted_value?: string | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** One row of a search result on DEX data. Its fields, which have compact names, are unknown. */
        DexSearchResultRow: {
            [key: string]: unknown;
        };
        /** A third party's findings about a token's contract. Its accuracy is not guaranteed. A flag that the third party does not provide is absent. */
        DexSecurityFlags: {
            /**
             * Whether the contract's source is open.
             * @example true
             */
            open_source?: boolean;
            /**
             * Whether it is a proxy.
             * @example false
             */
            proxy?: boolean;
            /**
             * Whether more can be minted.
             * @example false
             */
            mintable?: boolean;
            /**
             * Whether ownership can be taken back.
             * @example false
             */
            can_take_back_ownership?: boolean;
            /**
             * Whether the owner can change balances.
             * @example false
             */
            owner_change_balance?: boolean;
            /**
             * Whether there is a hidden owner.
             * @example false
             */
            hidden_owner?: boolean;
            /**
             * Whether it can destroy itself.
             * @example false
             */
            self_destruct?: boolean;
            /**
             * Whether it calls other contracts.
             * @example false
             */
            external_call?: boolean;
            /**
             * Whether it cannot be bought.
             * @example false
             */
            cannot_buy?: boolean;
            /**
             * Whether a holder cannot sell everything.
             * @example false
             */
            cannot_sell_all?: boolean;
            /**
             * Whether the slippage can be modified.
             * @example false
             */
            slippage_modifiable?: boolean;
            /**
             * Whether it is a honeypot.
             * @example false
             */
            honeypot?: boolean;
            /**
             * Whether transfers can be paused.
             * @example false
             */
            transfer_pausable?: boolean;
            /**
             * Whether there is a blacklist.
             * @example false
             */
            blacklisted?: boolean;
            /**
             * Whether there is a whitelist.
             * @example false
             */
            whitelisted?: boolean;
            /**
             * Whether it is traded on a decentralised exchange.
             * @example true
             */
            in_dex?: boolean;
            /**
             * Whether there is a guard against large holders.
             * @example false
             */
            anti_whale?: boolean;
            /**
             * Whether that guard can be modified.
             * @example false
             */
            anti_whale_modifiable?: boolean;
            /**
             * Whether there is a wait between trades.
             * @example false
             */
            trading_cool_down?: boolean;
            /**
             * Whether the slippage of single holders can be modified.
             * @example false
             */
            personal_slippage_modifiable?: boolean;
            /**
             * Whether it is on a list of trusted tokens.
             * @example true
             */
            trust_list?: boolean;
            /**
             * Whether it is the true token and no copy.
             * @example true
             */
            true_token?: boolean;
            /**
             * Whether it is an airdrop scam.
             * @example false
             */
            airdrop_scam?: boolean;
        };
        /** The result of a security scan. The data come from third parties, and their accuracy is not guaranteed. */
        DexSecurityScan: {
            /** A third party's findings about a token's contract. Its accuracy is not guaranteed. A flag that the third party does not provide is absent. */
            third_party?: components["schemas"]["DexSecurityFlags"];
            /** The combined findings of all sources about a token's contract. Its accuracy is not guaranteed. */
            aggregated?: components["schemas"]["DexAggregatedSecurityFlags"];
        };
        /**
         * Status of a DEX.
         * @example "active"
         */
        DexStatus: "active" | "inactive";
        /** One swap on a DEX. Its fields, which have compact names, are unknown. */
        DexSwapRow: {
            [key: string]: unknown;
        };
        /** One token of a batch of DEX prices. Its fields have compact names. */
        DexTokenBatchPrice: {
            /**
             * Compact field `pid`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            pid?: number;
            /**
             * Compact field `pdex`. Its meaning is unknown.
             * @example "text"
             */
            pdex?: string;
            /**
             * Compact field `pcid`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            pcid?: number;
            /**
             * Compact field `a`. Its meaning is unknown.
             * @example "text"
             */
            a?: string;
            /**
             * Compact field `n`. Its meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `sym`. Its meaning is unknown.
             * @example "text"
             */
            sym?: string;
            /**
             * Compact field `lg`. Its meaning is unknown.
             * @example "text"
             */
            lg?: string;
            /**
             * Compact field `p`. Its meaning is unknown.
             * @example 1.5
             */
            p?: number;
            /**
             * Compact field `pc1h`. Its meaning is unknown.
             * @example 1.5
             */
            pc1h?: number;
            /**
             * Compact field `pc24h`. Its meaning is unknown.
             * @example 1.5
             */
            pc24h?: number;
            /**
             * Compact field `pc7d`. Its meaning is unknown.
             * @example 1.5
             */
            pc7d?: number;
            /**
             * Compact field `v24h`. Its meaning is unknown.
             * @example 1.5
             */
            v24h?: number;
            /**
             * Compact field `l`. Its meaning is unknown.
             * @example 1.5
             */
            l?: number;
            /**
             * Compact field `ts`. Its meaning is unknown.
             * @example "text"
             * @example 1
             */
            ts?: string | number;
            /**
             * Compact field `mc`. Its meaning is unknown.
             * @example 1.5
             */
            mc?: number;
        };
        /** One token on a DEX: the fields of a leaderboard row, and creator, owner, supply, pool and listing fields. It also contains exchange listings and top pools, under names that are unknown. */
        DexTokenDetail: ({
            /**
             * Compact field `crt` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            crt?: string;
            /**
             * Compact field `own` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            own?: string;
            /**
             * Compact field `rnc` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            rnc?: string;
            /**
             * Compact field `cs` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            cs?: string;
            /**
             * Compact field `ph24h` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            ph24h?: string;
            /**
             * Compact field `pl24h` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            pl24h?: string;
            /**
             * Compact field `fpt` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            fpt?: string;
            /**
             * Compact field `fpct` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            fpct?: string;
            /**
             * Compact field `turl` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            turl?: string;
            /**
             * Compact field `nps` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            nps?: string;
            /**
             * Compact field `lf` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            lf?: string;
            /**
             * Compact field `cid` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            cid?: string;
            /**
             * Compact field `lmc` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            lmc?: string;
            /**
             * Compact field `ltda` (creator, owner, supply, pool or listing). Its meaning is unknown.
             * @example "text"
             */
            ltda?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["DexTokenLeaderboardRow"];
        /** One exchange listing of a token on a DEX. Its fields are unknown. */
        DexTokenExchangeListing: {
            [key: string]: unknown;
        };
        /** One page of a DEX token leaderboard. The name of the property that contains the rows is unknown. */
        DexTokenLeaderboardResponse: {
            /**
             * Total of the leaderboard, as text.
             * @example "250"
             */
            total?: string;
            /**
             * The current page, as text.
             * @example "1"
             */
            currentPage?: string;
            /**
             * The size of a page, as text.
             * @example "100"
             */
            pageSize?: string;
            /**
             * Index of the next page, as text.
             * @example "2"
             */
            nextPageIndex?: string;
            /**
             * Version of the leaderboard.
             * @example "1"
             */
            version?: string;
            /**
             * Whether there is a next page, as text.
             * @example "true"
             */
            hasNextPage?: string;
            /**
             * When the leaderboard was last updated, as text.
             * @example "2026-01-15T11:59:00.000Z"
             */
            lastUpdateTime?: string;
            /**
             * Number of the page, as text.
             * @example "1"
             */
            pageNum?: string;
        } & {
            [key: string]: unknown;
        };
        /** One token of a DEX leaderboard. Its fields have compact names. */
        DexTokenLeaderboardRow: {
            /**
             * Compact field `n`. Its meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `sym`. Its meaning is unknown.
             * @example "text"
             */
            sym?: string;
            /**
             * Compact field `addr`. Its meaning is unknown.
             * @example "text"
             */
            addr?: string;
            /**
             * Compact field `plt`. Its meaning is unknown.
             * @example "text"
             */
            plt?: string;
            /**
             * Compact field `pid`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            pid?: number;
            /**
             * Compact field `pdex`. Its meaning is unknown.
             * @example "text"
             */
            pdex?: string;
            /**
             * Compact field `pcid`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            pcid?: number;
            /**
             * Compact field `web`. Its meaning is unknown.
             * @example "text"
             */
            web?: string;
            /**
             * Compact field `tw`. Its meaning is unknown.
             * @example "text"
             */
            tw?: string;
            /**
             * Compact field `tg`. Its meaning is unknown.
             * @example "text"
             */
            tg?: string;
            /**
             * Compact field `lg`. Its meaning is unknown.
             * @example "text"
             */
            lg?: string;
            /**
             * Compact field `pubAt`, in milliseconds. Its meaning is unknown.
             * @format int64
             * @example 1768478400000
             */
            pubAt?: number;
            /**
             * Compact field `lchAt`, in milliseconds. Its meaning is unknown.
             * @format int64
             * @example 1768478400000
             */
            lchAt?: number;
            /**
             * Compact field `fdv`. Its meaning is unknown.
             * @example "text"
             */
            fdv?: string;
            /**
             * Compact field `mcap`. Its meaning is unknown.
             * @example "text"
             */
            mcap?: string;
            /**
             * Compact field `liqUsd`. Its meaning is unknown.
             * @example "text"
             */
            liqUsd?: string;
            /**
             * Compact field `liq`. Its meaning is unknown.
             * @example "text"
             */
            liq?: string;
            /**
             * Compact field `hld`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            hld?: number;
            /**
             * Compact field `p`. Its meaning is unknown.
             * @example "text"
             */
            p?: string;
            /**
             * Compact field `np`. Its meaning is unknown.
             * @example "text"
             */
            np?: string;
            /**
             * Compact field `pt`. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            pt?: number;
            /**
             * Compact field `v24h`. Its meaning is unknown.
             * @example "text"
             */
            v24h?: string;
            /**
             * Compact field `t24h`. Its meaning is unknown.
             * @example "text"
             */
            t24h?: string;
            /**
             * Compact field `ch24h`. Its meaning is unknown.
             * @example "text"
             */
            ch24h?: string;
            /**
             * Compact field `thr`. Its meaning is unknown.
             * @example "text"
             */
            thr?: string;
            /**
             * Compact field `dhr`. Its meaning is unknown.
             * @example "text"
             */
            dhr?: string;
            /**
             * Compact field `bcr`. Its meaning is unknown.
             * @example "text"
             */
            bcr?: string;
            /**
             * Compact field `hcnt`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            hcnt?: number;
            /**
             * Compact field `tsrc`. Its meaning is unknown.
             * @example "text"
             */
            tsrc?: string;
            /**
             * Compact field `sts`, the stats of the token.
             * @example [{ "tp": "text", "vu": "text", "txs": "text", "nb": "text", "ns": "text", "bvu": "text", "svu": "text", "but": "text", "sut": "text", "pc": 1.5, "ut": "text" }]
             */
            sts?: components["schemas"]["DexTokenStats"][];
            /**
             * Compact field `rl`. Its meaning is unknown.
             * @example "text"
             */
            rl?: string;
            /**
             * Compact field `ts`. Its meaning is unknown.
             * @example "text"
             */
            ts?: string;
            /**
             * Compact field `bs`. Its meaning is unknown.
             * @example "text"
             */
            bs?: string;
            /**
             * Compact field `dec`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            dec?: number;
            /** The signal of a token on a DEX. Its fields have compact names. */
            signal?: components["schemas"]["DexTokenSignal"];
            /**
             * Compact field `beScore`. Its meaning is unknown.
             * @example 1.5
             */
            beScore?: number;
            /**
             * Compact field `beRank`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            beRank?: number;
            /**
             * Compact field `pltA`. Its meaning is unknown.
             * @example "text"
             */
            pltA?: string;
            /**
             * Compact field `ecs`. Its meaning is unknown.
             * @format int32
             * @example 1
             */
            ecs?: number;
            /**
             * Compact field `tags`, an array. Its meaning is unknown.
             * @example ["text"]
             */
            tags?: string[];
        };
        /** One item of the security of a token on a DEX. */
        DexTokenSecurityItem: {
            /**
             * Code of the item.
             * @example "text"
             */
            code?: string;
            /**
             * Code of the risk.
             * @example "text"
             */
            riskCode?: string;
            /**
             * Level of the risk.
             * @example "text"
             */
            riskyLevel?: string;
            /**
             * Whether there is a hit on the item, as text.
             * @example "true"
             */
            isHit?: string;
            /**
             * Order of the item, as text.
             * @example "1"
             */
            order?: string;
            /**
             * Compact field `des`. Its meaning is unknown.
             * @example "text"
             */
            des?: string;
            /**
             * ID of the item's group.
             * @example "text"
             */
            groupId?: string;
        };
        /** The security levels of a token on a DEX, with its single security items. */
        DexTokenSecurityResponse: {
            /**
             * Security level of the token.
             * @example "text"
             */
            securityLevel?: string;
            /**
             * Level of the category.
             * @example "text"
             */
            categoryLevel?: string;
            /**
             * The single security items of the token.
             * @example [{ "code": "text", "riskCode": "text", "riskyLevel": "text", "isHit": "true", "order": "1", "des": "text", "groupId": "text" }]
             */
            items?: components["schemas"]["DexTokenSecurityItem"][];
        };
        /** The signal of a token on a DEX. Its fields have compact names. */
        DexTokenSignal: {
            /**
             * Compact field `mtp`. Its meaning is unknown.
             * @example 1.5
             */
            mtp?: number;
            /**
             * Compact field `psc`. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            psc?: number;
        };
        /** One item of the stats of a token on a DEX. Its fields have compact names. */
        DexTokenStats: {
            /**
             * Compact field `tp`. Its meaning is unknown.
             * @example "text"
             */
            tp?: string;
            /**
             * Compact field `vu`. Its meaning is unknown.
             * @example "text"
             */
            vu?: string;
            /**
             * Compact field `txs`. Its meaning is unknown.
             * @example "text"
             */
            txs?: string;
            /**
             * Compact field `nb`. Its meaning is unknown.
             * @example "text"
             */
            nb?: string;
            /**
             * Compact field `ns`. Its meaning is unknown.
             * @example "text"
             */
            ns?: string;
            /**
             * Compact field `bvu`. Its meaning is unknown.
             * @example "text"
             */
            bvu?: string;
            /**
             * Compact field `svu`. Its meaning is unknown.
             * @example "text"
             */
            svu?: string;
            /**
             * Compact field `but`. Its meaning is unknown.
             * @example "text"
             */
            but?: string;
            /**
             * Compact field `sut`. Its meaning is unknown.
             * @example "text"
             */
            sut?: string;
            /**
             * Compact field `pc`. Its meaning is unknown.
             * @example 1.5
             */
            pc?: number;
            /**
             * Compact field `ut`. Its meaning is unknown.
             * @example "text"
             */
            ut?: string;
        };
        /** One of the top pools of a token on a DEX. Its fields have compact names. */
        DexTokenTopPool: {
            /**
             * Compact field `addr`. Its meaning is unknown.
             * @example "text"
             */
            addr?: string;
            /**
             * Compact field `v24`. Its meaning is unknown.
             * @example "text"
             */
            v24?: string;
            /**
             * Compact field `exid`. Its meaning is unknown.
             * @example "text"
             */
            exid?: string;
            /**
             * Compact field `exn`. Its meaning is unknown.
             * @example "text"
             */
            exn?: string;
            /**
             * Compact field `top`. Its meaning is unknown.
             * @example "text"
             */
            top?: string;
            /**
             * Compact field `mi`. Its meaning is unknown.
             * @example "text"
             */
            mi?: string;
        };
        /** One trade of a pair. */
        DexTrade: {
            /**
             * When it was made.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            date: string;
            /**
             * Whether the base asset was bought or sold.
             * @example "buy"
             */
            type: "buy" | "sell";
            /**
             * One quote for each requested currency.
             * @example [{ "price": "3200", "convert_id": "2781" }]
             */
            quote: components["schemas"]["DexTradeQuote"][];
            /**
             * Hash of the transaction. Only through `aux`.
             * @example "0x0000000000000000000000000000000000000000000000000000000000007302"
             */
            transaction_hash?: string;
            /**
             * Where an explorer shows the transaction. Only through `aux`.
             * @example "https://explorer.example.com/ethereum/tx/0x0000000000000000000000000000000000000000000000000000000000007302"
             */
            blockchain_explorer_link?: string;
        };
        /** A pair with its latest trades. */
        DexTradePair: {
            /**
             * The trades.
             * @example [{ "date": "2026-01-15T11:59:00.000Z", "type": "buy", "quote": [{ "price": "3200", "convert_id": "2781" }] }]
             */
            transactions: components["schemas"]["DexTrade"][];
        } & components["schemas"]["DexPair"];
        /** A trade, in one currency. Numbers are strings. */
        DexTradeQuote: {
            /**
             * ID of the currency that the values are in.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Price of one unit of the base asset.
             * @example "3200"
             */
            price: string;
            /**
             * Price of one unit of the base asset, in units of the quote asset.
             * @example "3200"
             */
            price_by_quote_asset?: string;
            /**
             * Value of the whole trade.
             * @example "8000"
             */
            total?: string;
            /**
             * Amount of the base asset.
             * @example "2.5"
             */
            amount_base_asset?: string;
            /**
             * Amount of the quote asset.
             * @example "8000"
             */
            amount_quote_asset?: string;
        };
        /** The body of every error: the `status` object alone. */
        ErrorResponse: {
            /** Why the request failed. An error body contains nothing else. */
            status: components["schemas"]["ErrorStatus"];
        };
        /** Why the request failed. An error body contains nothing else. */
        ErrorStatus: {
            /**
             * Time of the server, in UTC.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp: string;
            /**
             * Internal code of the error; the HTTP status if there is no specific code.
             * @format int32
             * @example 400
             */
            error_code: number;
            /**
             * What went wrong, in plain language.
             * @example "Invalid value for \"symbol\": \"X\""
             */
            error_message: string;
            /**
             * Milliseconds that it took to build the response.
             * @format int32
             * @example 8
             */
            elapsed: number;
            /**
             * Always 0: an error costs no credits.
             * @format int32
             * @example 0
             */
            credit_count: 0;
        };
        /** What one wallet of an exchange contains of one currency. */
        ExchangeAsset: {
            /**
             * Address of the wallet.
             * @example "0x00000000000000000000000000000000000a55e7"
             */
            wallet_address: string;
            /**
             * Units of the currency that the wallet contains.
             * @example 125000.5
             */
            balance: number;
            /** The chain of a wallet. */
            platform: components["schemas"]["ExchangeAssetPlatform"];
            /** A currency that a wallet contains, with its price. */
            currency: components["schemas"]["ExchangeAssetCurrency"];
        };
        /** A currency that a wallet contains, with its price. */
        ExchangeAssetCurrency: {
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 825
             */
            crypto_id: number;
            /**
             * Symbol of the cryptocurrency.
             * @example "USDT"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency.
             * @example "Tether USDt"
             */
            name: string;
            /**
             * Price of the cryptocurrency, in USD; null where it has none.
             * @example 1
             */
            price_usd: number | null;
        };
        /** The chain of a wallet. */
        ExchangeAssetPlatform: {
            /**
             * ID of the platform's cryptocurrency.
             * @format int32
             * @example 1027
             */
            crypto_id: number;
            /**
             * Symbol of the platform's cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * Name of the platform.
             * @example "Ethereum"
             */
            name: string;
        };
        /** What the known wallets of an exchange contain. */
        ExchangeAssetsResponse: {
            /** One item for each currency of each wallet. */
            data: components["schemas"]["ExchangeAsset"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The volumes of an exchange at a past time, in one currency. Unknown values are null, never 0. */
        ExchangeHistoricalQuote: {
            /**
             * Volume of the 24 hours before, the sum over all of its active markets.
             * @example 15000000000
             */
            volume_24h: number | null;
            /**
             * The same without the markets whose volume is excluded.
             * @example 14500000000
             */
            volume_24h_adjusted: number | null;
            /**
             * The time of the volumes.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
        };
        /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
        ExchangeHistoricalQuoteMap: {
            [key: string]: components["schemas"]["ExchangeHistoricalQuote"];
        };
        /** What stays the same about an exchange: its name, description, logo, web addresses and fees, and two figures of its size. Unknown values are null, never 0. */
        ExchangeInfo: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Slug of the exchange.
             * @example "example-exchange"
             */
            slug: string;
            /**
             * URL of the logo, 64 pixels wide. Absent where it has none.
             * @format uri
             * @example "https://img.example.com/exchanges/64x64/101.png"
             */
            logo?: string;
            /**
             * A short text about the exchange; null if there is none.
             * @example "Example Exchange is made up."
             */
            description?: string | null;
            /**
             * When the exchange was launched; null where that is not known.
             * @format date-time
             * @example "2017-07-14T00:00:00.000Z"
             */
            date_launched?: string | null;
            /**
             * An important notice about the exchange, in Markdown; empty where there is none.
             * @example "Withdrawals are paused for maintenance."
             */
            notice?: string;
            /** Listing state of the exchange. Present only when `aux` asks for `status`. */
            status?: components["schemas"]["ExchangeListingState"];
            /** URLs of an exchange, grouped by kind; each group is a list. */
            urls?: components["schemas"]["ExchangeUrls"];
            /**
             * What a trade costs that adds an order to the book, in percent of its value. Below 0 it is a rebate.
             * @example 0.02
             */
            maker_fee?: number | null;
            /**
             * What a trade costs that takes an order from the book, in percent of its value.
             * @example 0.04
             */
            taker_fee?: number | null;
            /**
             * Visits of the website in a week.
             * @example 1500000
             */
            weekly_visits?: number | null;
            /**
             * The 24-hour volume of its active spot markets together, in USD.
             * @example 12000000000
             */
            spot_volume_usd?: number | null;
        };
        /** Metadata of exchanges, by what was requested. */
        ExchangeInfoResponse: {
            /**
             * Keyed by the requested IDs or slugs.
             * @example { "101": { "id": 101, "name": "Example Exchange", "slug": "example-exchange" } }
             */
            data: {
                [key: string]: components["schemas"]["ExchangeInfo"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An exchange with its volumes, which are sums over its active markets. Unknown values are null, never 0. */
        ExchangeListing: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Slug of the exchange.
             * @example "example-exchange"
             */
            slug: string;
            /**
             * Number of its active markets. Present unless `aux` leaves it out.
             * @format int32
             * @example 420
             */
            num_market_pairs?: number;
            /**
             * Place of the exchange among all that have a volume: the first has the largest `volume_24h_adjusted`, whatever the request selects. Present unless `aux` leaves it out.
             * @format int32
             * @example 1
             */
            rank?: number | null;
            /**
             * The mean of the scores of its markets, in which each market weighs as much as its volume. Present unless `aux` leaves it out.
             * @example 512.75
             */
            exchange_score?: number | null;
            /**
             * When the exchange was launched. Only through `aux`.
             * @format date-time
             * @example "2017-07-14T00:00:00.000Z"
             */
            date_launched?: string | null;
            /**
             * Symbols of the fiat currencies that its markets trade, in alphabetical order. Only through `aux`.
             * @example ["EUR", "USD"]
             */
            fiats?: string[];
            /**
             * The 24-hour volume of its spot markets, in USD.
             * @example 12000000000
             */
            spot_volume_usd: number | null;
            /**
             * The 24-hour volume of its derivatives and perpetual markets, in USD.
             * @example 3000000000
             */
            derivative_volume_usd: number | null;
            /**
             * When the newest of its markets was updated; null where it has none.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string | null;
            /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["ExchangeListingQuoteMap"];
        };
        /** The volumes of an exchange, in one currency. Unknown values are null, never 0. */
        ExchangeListingQuote: {
            /**
             * Volume of the last 24 hours, the sum over all of its active markets.
             * @example 15000000000
             */
            volume_24h: number | null;
            /**
             * The same without the markets whose volume is excluded.
             * @example 14500000000
             */
            volume_24h_adjusted: number | null;
            /**
             * Change of `volume_24h` in 24 hours, in percent; null where only some markets are selected.
             * @example 12.418264
             */
            percent_change_volume_24h: number | null;
            /**
             * Change of `volume_24h` in 7 days, in percent; null where only some markets are selected.
             * @example -3.5
             */
            percent_change_volume_7d: number | null;
            /**
             * Change of `volume_24h` in 30 days, in percent; null where only some markets are selected.
             * @example 48.25
             */
            percent_change_volume_30d: number | null;
            /**
             * The effective liquidity of its markets together. Present unless `aux` leaves it out.
             * @example 450000000
             */
            effective_liquidity_24h?: number | null;
            /**
             * When the newest of its markets was updated; null where it has none.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string | null;
        };
        /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
        ExchangeListingQuoteMap: {
            [key: string]: components["schemas"]["ExchangeListingQuote"];
        };
        /**
         * Listing state of an exchange.
         * @example "active"
         */
        ExchangeListingState: "active" | "inactive" | "untracked";
        /** Exchanges with their latest volumes. */
        ExchangeListingsLatestResponse: {
            /** The exchanges. */
            data: components["schemas"]["ExchangeListing"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One exchange of the exchange ID map. */
        ExchangeMapItem: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Slug of the exchange.
             * @example "example-exchange"
             */
            slug: string;
            /**
             * 1 when the listing state of the exchange is `active`, otherwise 0.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /** Listing state of the exchange. Present only when `aux` asks for `status`. */
            status?: components["schemas"]["ExchangeListingState"];
            /**
             * When the first historical data of the exchange was recorded; null when there is none.
             * @format date-time
             * @example "2018-04-26T00:45:00.000Z"
             */
            first_historical_data?: string | null;
            /**
             * When the last historical data of the exchange was recorded; null when there is none.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            last_historical_data?: string | null;
        };
        /** The exchange ID map, with the status of the request. */
        ExchangeMapResponse: {
            /**
             * The exchanges of the map.
             * @example [{ "id": 101, "name": "Example Exchange", "slug": "example-exchange", "is_active": 1 }]
             */
            data: components["schemas"]["ExchangeMapItem"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An exchange with its active markets. */
        ExchangeMarketPairs: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Slug of the exchange.
             * @example "example-exchange"
             */
            slug: string;
            /**
             * Number of its active markets. Present unless `aux` leaves it out.
             * @format int32
             * @example 420
             */
            num_market_pairs?: number;
            /** The market pairs. */
            market_pairs: components["schemas"]["MarketPair"][];
        };
        /** The market pairs of one exchange. */
        ExchangeMarketPairsResponse: {
            /** An exchange with its active markets. */
            data: components["schemas"]["ExchangeMarketPairs"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Values of one exchange at one point in time. Unknown market values are null, never 0. */
        ExchangeQuote: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 9101
             */
            exchangeId?: number;
            /**
             * Number of trade pairs.
             * @format int32
             * @example 420
             */
            numTradePairs?: number;
            /**
             * Volume, in USD.
             * @example 12000000000
             */
            volumeUsd?: number | null;
            /**
             * Original score of the record. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            originalScore?: number;
            /**
             * Score of the record. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * The time of the record, in UTC.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            time_utc?: string;
        };
        /** Asks for several quotes of one exchange at once. */
        ExchangeQuoteBatchRequest: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 9101
             */
            exchangeId?: number;
            /**
             * Scores of the records that are asked for.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** An exchange with its volumes at past times. */
        ExchangeQuotesHistorical: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Slug of the exchange.
             * @example "example-exchange"
             */
            slug: string;
            /** The volumes, the earliest first. */
            quotes: components["schemas"]["ExchangeQuotesHistoricalItem"][];
        };
        /** The volumes found for one point of the interval. */
        ExchangeQuotesHistoricalItem: {
            /**
             * Time of this item.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
            /**
             * Number of active markets at the time.
             * @format int32
             * @example 420
             */
            num_market_pairs: number;
            /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["ExchangeHistoricalQuoteMap"];
        };
        /** Volumes of exchanges at past times. */
        ExchangeQuotesHistoricalResponse: {
            /** For one ID or slug the record itself. For several, a map by what was requested. */
            data: components["schemas"]["ExchangeQuotesHistorical"] | {
                [key: string]: components["schemas"]["ExchangeQuotesHistorical"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The latest volumes of exchanges, by what was requested. */
        ExchangeQuotesLatestResponse: {
            /** Keyed by the requested IDs or slugs. */
            data: {
                [key: string]: components["schemas"]["ExchangeListing"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** URLs of an exchange, grouped by kind; each group is a list. */
        ExchangeUrls: {
            /**
             * URLs of the website.
             * @example ["https://exchange.example.com"]
             */
            website?: string[];
            /**
             * URLs of the blog.
             * @example ["https://blog.example.com"]
             */
            blog?: string[];
            /**
             * URLs of chats.
             * @example ["https://chat.example.com"]
             */
            chat?: string[];
            /**
             * URLs of pages about fees.
             * @example ["https://exchange.example.com/fees"]
             */
            fee?: string[];
            /**
             * URLs on Twitter.
             * @example ["https://social.example.com/sample-exchange"]
             */
            twitter?: string[];
        };
        /** One value of the fear and greed index. */
        FearAndGreed: {
            /**
             * The time of this value.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp?: string;
            /**
             * When the value was computed; only of the latest one.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            update_time?: string;
            /**
             * Value of the index.
             * @format int32
             * @example 55
             */
            value?: number;
            /**
             * Band in which `value` lies: from 1 to below 20 Extreme Fear, from 20 to below 40 Fear, from 40 to below 60 Neutral, from 60 to below 80 Greed, from 80 to 100 Extreme Greed. The value 0 counts as Extreme Fear.
             * @example "Neutral"
             */
            value_classification?: "Extreme Fear" | "Fear" | "Neutral" | "Greed" | "Extreme Greed";
        } & {
            [key: string]: unknown;
        };
        /** The mood of the market at the beginning of each day. */
        FearAndGreedHistoricalResponse: {
            /**
             * The values, the newest first.
             * @example [{ "timestamp": "2026-01-15T00:00:00.000Z", "value": 55, "value_classification": "Neutral" }]
             */
            data: components["schemas"]["FearAndGreed"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The mood of the market as of now. */
        FearAndGreedLatestResponse: {
            /** One value of the fear and greed index. */
            data: components["schemas"]["FearAndGreed"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One currency of the fiat ID map. */
        FiatMapItem: {
            /**
             * ID of the currency.
             * @format int32
             * @example 2781
             */
            id: number;
            /**
             * Name of the currency.
             * @example "United States Dollar"
             */
            name: string;
            /**
             * Sign of the currency.
             * @example "$"
             */
            sign: string;
            /**
             * Symbol of the currency, in upper case.
             * @example "USD"
             */
            symbol: string;
        };
        /** The fiat ID map, with the status of the request. */
        FiatMapResponse: {
            /**
             * The currencies of the map.
             * @example [{ "id": 2781, "name": "United States Dollar", "sign": "$", "symbol": "USD" }]
             */
            data: components["schemas"]["FiatMapItem"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The whole market as of now. Unknown values are null, never 0. */
        GlobalMetrics: {
            /**
             * How many cryptocurrencies are in the listings.
             * @format int32
             * @example 9000
             */
            active_cryptocurrencies: number | null;
            /**
             * How many exchanges are active.
             * @format int32
             * @example 250
             */
            active_exchanges: number | null;
            /**
             * How many market pairs are active.
             * @format int32
             * @example 95000
             */
            active_market_pairs: number | null;
            /**
             * How many cryptocurrencies are in the ID map, inactive and untracked ones included.
             * @format int32
             * @example 30000
             */
            total_cryptocurrencies: number | null;
            /**
             * How many exchanges there are, inactive and untracked ones included.
             * @format int32
             * @example 800
             */
            total_exchanges: number | null;
            /**
             * Share of Bitcoin in the total market cap, in percent.
             * @example 47.904
             */
            btc_dominance: number | null;
            /**
             * Share of Ethereum in the total market cap, in percent.
             * @example 9.6
             */
            eth_dominance: number | null;
            /**
             * The share of Bitcoin 24 hours ago, in percent.
             * @example 47.7
             */
            btc_dominance_yesterday: number | null;
            /**
             * The share of Ethereum 24 hours ago, in percent.
             * @example 9.7
             */
            eth_dominance_yesterday: number | null;
            /**
             * How much the share of Bitcoin changed in 24 hours, in percentage points.
             * @example 0.204
             */
            btc_dominance_24h_percentage_change: number | null;
            /**
             * How much the share of Ethereum changed in 24 hours, in percentage points.
             * @example -0.1
             */
            eth_dominance_24h_percentage_change: number | null;
            /**
             * Market cap of the cryptocurrencies that are tagged as DeFi, in US dollars.
             * @example 120000000000
             */
            defi_market_cap: number | null;
            /**
             * Their volume over 24 hours, in US dollars.
             * @example 9000000000
             */
            defi_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted, in US dollars.
             * @example 12000000000
             */
            defi_volume_24h_reported: number | null;
            /**
             * Market cap of the cryptocurrencies that are tagged as stablecoins, in US dollars.
             * @example 180000000000
             */
            stablecoin_market_cap: number | null;
            /**
             * Their volume over 24 hours, in US dollars.
             * @example 120000000000
             */
            stablecoin_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted, in US dollars.
             * @example 160000000000
             */
            stablecoin_volume_24h_reported: number | null;
            /**
             * Volume of the market pairs of derivatives over 24 hours, without excluded volumes, in US dollars.
             * @example 800000000000
             */
            derivatives_volume_24h: number | null;
            /**
             * The same with excluded volumes, in US dollars.
             * @example 900000000000
             */
            derivatives_volume_24h_reported: number | null;
            /**
             * How the DeFi volume changed in 24 hours, in percent.
             * @example 2.5
             */
            defi_24h_percentage_change: number | null;
            /**
             * How the stablecoin volume changed in 24 hours, in percent.
             * @example -1.5
             */
            stablecoin_24h_percentage_change: number | null;
            /**
             * How the derivatives volume changed in 24 hours, in percent.
             * @example 3.75
             */
            derivatives_24h_percentage_change: number | null;
            /** The totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["GlobalMetricsLatestQuoteMap"];
            /**
             * When the newest of the figures was updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** The whole market over time. */
        GlobalMetricsHistorical: {
            /**
             * The totals, the earliest first.
             * @example [{ "timestamp": "2026-01-15T11:59:00.000Z", "quote": { "USD": { "total_market_cap": 4000000000000, "timestamp": "2026-01-15T11:59:00.000Z" } } }]
             */
            quotes: components["schemas"]["GlobalMetricsHistoricalItem"][];
        };
        /** The totals found for one point of the interval. */
        GlobalMetricsHistoricalItem: {
            /**
             * The time of the totals.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            timestamp: string;
            /**
             * The span of time that was searched for the totals, as an ISO 8601 interval. Only through `aux`.
             * @example "2026-01-15T11:50:00.000Z/2026-01-15T11:55:00.000Z"
             */
            search_interval?: string;
            /**
             * Share of Bitcoin in the total market cap, in percent.
             * @example 47.904
             */
            btc_dominance?: number | null;
            /**
             * Share of Ethereum in the total market cap, in percent.
             * @example 9.6
             */
            eth_dominance?: number | null;
            /**
             * How many cryptocurrencies are in the listings.
             * @format int32
             * @example 9000
             */
            active_cryptocurrencies?: number | null;
            /**
             * How many exchanges are active.
             * @format int32
             * @example 250
             */
            active_exchanges?: number | null;
            /**
             * How many market pairs are active.
             * @format int32
             * @example 95000
             */
            active_market_pairs?: number | null;
            /** Past totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["GlobalMetricsHistoricalQuoteMap"];
        };
        /** Past totals of the whole market in one currency. Unknown values are null, never 0. */
        GlobalMetricsHistoricalQuote: {
            /**
             * Market cap of all cryptocurrencies whose market cap counts.
             * @example 4000000000000
             */
            total_market_cap: number | null;
            /**
             * Volume of all cryptocurrencies over 24 hours.
             * @example 150000000000
             */
            total_volume_24h?: number | null;
            /**
             * The same as exchanges report it, unadjusted; of those cryptocurrencies where that is known.
             * @example 210000000000
             */
            total_volume_24h_reported?: number | null;
            /**
             * Market cap of all but Bitcoin.
             * @example 2083840000000
             */
            altcoin_market_cap?: number | null;
            /**
             * Volume of all but Bitcoin over 24 hours.
             * @example 100000000000
             */
            altcoin_volume_24h?: number | null;
            /**
             * The same as exchanges report it, unadjusted.
             * @example 140000000000
             */
            altcoin_volume_24h_reported?: number | null;
            /**
             * The time of the totals.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            timestamp: string;
        };
        /** Past totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        GlobalMetricsHistoricalQuoteMap: {
            [key: string]: components["schemas"]["GlobalMetricsHistoricalQuote"];
        };
        /** The whole market over time. */
        GlobalMetricsHistoricalResponse: {
            /** The whole market over time. */
            data: components["schemas"]["GlobalMetricsHistorical"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Totals of the whole market in one currency. Unknown values are null, never 0. */
        GlobalMetricsLatestQuote: {
            /**
             * Market cap of all cryptocurrencies whose market cap counts.
             * @example 4000000000000
             */
            total_market_cap: number | null;
            /**
             * Volume of all cryptocurrencies over 24 hours.
             * @example 150000000000
             */
            total_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted; of those cryptocurrencies where that is known.
             * @example 210000000000
             */
            total_volume_24h_reported: number | null;
            /**
             * Market cap of all but Bitcoin.
             * @example 2083840000000
             */
            altcoin_market_cap: number | null;
            /**
             * Volume of all but Bitcoin over 24 hours.
             * @example 100000000000
             */
            altcoin_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted.
             * @example 140000000000
             */
            altcoin_volume_24h_reported: number | null;
            /**
             * Market cap of the cryptocurrencies that are tagged as DeFi.
             * @example 120000000000
             */
            defi_market_cap: number | null;
            /**
             * Their volume over 24 hours.
             * @example 9000000000
             */
            defi_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted.
             * @example 12000000000
             */
            defi_volume_24h_reported: number | null;
            /**
             * Market cap of the cryptocurrencies that are tagged as stablecoins.
             * @example 180000000000
             */
            stablecoin_market_cap: number | null;
            /**
             * Their volume over 24 hours.
             * @example 120000000000
             */
            stablecoin_volume_24h: number | null;
            /**
             * The same as exchanges report it, unadjusted.
             * @example 160000000000
             */
            stablecoin_volume_24h_reported: number | null;
            /**
             * Volume of the market pairs of derivatives over 24 hours, without excluded volumes.
             * @example 800000000000
             */
            derivatives_volume_24h: number | null;
            /**
             * The same with excluded volumes.
             * @example 900000000000
             */
            derivatives_volume_24h_reported: number | null;
            /**
             * The total market cap 24 hours ago, at the rate of that time.
             * @example 3950000000000
             */
            total_market_cap_yesterday: number | null;
            /**
             * The total volume 24 hours ago, at the rate of that time.
             * @example 148000000000
             */
            total_volume_24h_yesterday: number | null;
            /**
             * How the total market cap changed in 24 hours, in percent.
             * @example 1.27
             */
            total_market_cap_yesterday_percentage_change: number | null;
            /**
             * How the total volume changed in 24 hours, in percent.
             * @example 1.35
             */
            total_volume_24h_yesterday_percentage_change: number | null;
            /**
             * When the newest of the figures was updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** The totals, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        GlobalMetricsLatestQuoteMap: {
            [key: string]: components["schemas"]["GlobalMetricsLatestQuote"];
        };
        /** The whole market as of now. */
        GlobalMetricsLatestResponse: {
            /** The whole market as of now. Unknown values are null, never 0. */
            data: components["schemas"]["GlobalMetrics"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Values of the whole market at one point in time. Unknown market values are null, never 0. */
        GlobalMetricsQuote: {
            /**
             * Score of the record. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * ID of the record.
             * @format int64
             * @example 1
             */
            id?: number;
            /**
             * Market capitalisation by available supply, in USD.
             * @example 4000000000000
             */
            marketCapByAvailableSupplyUsd?: number | null;
            /**
             * Market capitalisation by total supply, in USD.
             * @example 4400000000000
             */
            marketCapByTotalSupplyUsd?: number | null;
            /**
             * Volume, in USD.
             * @example 150000000000
             */
            volumeUsd?: number | null;
            /**
             * Reported volume, in USD.
             * @example 210000000000
             */
            volumeUsdReported?: number | null;
            /**
             * Market capitalisation of altcoins by available supply, in USD.
             * @example 2083840000000
             */
            altCoinMarketCapByAvailableSupplyUsd?: number | null;
            /**
             * Volume of altcoins, in USD.
             * @example 100000000000
             */
            altCoinVolumeUsd?: number | null;
            /**
             * Reported volume of altcoins, in USD.
             * @example 140000000000
             */
            altCoinVolumeUsdReported?: number | null;
            /**
             * Share of Bitcoin in the market capitalisation, in percent.
             * @example 47.904
             */
            bitcoinPercentageOfMarketCap?: number | null;
            /**
             * Share of Ethereum in the market capitalisation, in percent.
             * @example 9.6
             */
            ethPercentageOfMarketCap?: number | null;
            /**
             * Volume of DeFi over 24 hours.
             * @example 9000000000
             */
            defiVolume24h?: number | null;
            /**
             * Reported volume of DeFi over 24 hours.
             * @example 12000000000
             */
            defiVolume24hReported?: number | null;
            /**
             * Market capitalisation of DeFi.
             * @example 120000000000
             */
            defiMarketCap?: number | null;
            /**
             * Volume of stablecoins over 24 hours.
             * @example 120000000000
             */
            stableCoinVolume24h?: number | null;
            /**
             * Reported volume of stablecoins over 24 hours.
             * @example 160000000000
             */
            stableCoinVolume24hReported?: number | null;
            /**
             * Market capitalisation of stablecoins.
             * @example 180000000000
             */
            stableCoinMarketCap?: number | null;
            /**
             * Volume of derivatives over 24 hours.
             * @example 800000000000
             */
            derivativesVolume24h?: number | null;
            /**
             * Reported volume of derivatives over 24 hours.
             * @example 900000000000
             */
            derivativesVolume24hReported?: number | null;
            /**
             * Number of active cryptocurrencies.
             * @format int32
             * @example 9000
             */
            activeCryptocurrencies?: number;
            /**
             * Number of active exchanges.
             * @format int32
             * @example 250
             */
            activeExchanges?: number;
            /**
             * Number of active market pairs.
             * @format int32
             * @example 95000
             */
            activeMarketPairs?: number;
            /**
             * Number of all cryptocurrencies.
             * @format int32
             * @example 30000
             */
            totalCryptocurrencies?: number;
            /**
             * Number of all exchanges.
             * @format int32
             * @example 800
             */
            totalExchanges?: number;
        };
        /** Asks for several global metrics quotes at once. */
        GlobalMetricsQuoteBatchRequest: {
            /**
             * Scores of the records that are asked for.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** A past state of a cryptocurrency's market, in one currency. Unknown values are null, never 0. */
        HistoricalQuote: {
            /**
             * Price of one unit. Present unless `aux` leaves out `price`.
             * @example 95940
             */
            price?: number;
            /**
             * Volume of the 24 hours before. Present unless `aux` leaves out `volume`.
             * @example 35900000000
             */
            volume_24h?: number | null;
            /**
             * The same volume under a second name.
             * @example 35900000000
             */
            volume_24hr?: number | null;
            /**
             * Market capitalisation. Present unless `aux` leaves out `market_cap`.
             * @example 1914962400000
             */
            market_cap?: number | null;
            /**
             * Units in circulation at the time. Present unless `aux` leaves it out.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Units that existed at the time. Present unless `aux` leaves it out.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            last_updated: string;
            /**
             * Time of the quote that was found. Present unless `aux` leaves out `quote_timestamp`.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp?: string;
        };
        /** A past state of the market, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        HistoricalQuoteMap: {
            [key: string]: components["schemas"]["HistoricalQuote"];
        };
        /** One holder of a token on a DEX. Its fields, which have compact names, are unknown. */
        HolderDetailVO: {
            [key: string]: unknown;
        };
        /** The trend of a token's holders on a DEX. Its fields, which have compact names, are unknown. */
        HolderTrendVO: {
            [key: string]: unknown;
        };
        /** One asset of an index, with its weight. */
        IndexConstituent: {
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 1
             */
            id?: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name?: string;
            /**
             * Symbol of the cryptocurrency.
             * @example "BTC"
             */
            symbol?: string;
            /**
             * URL of the cryptocurrency's website; null where none is known.
             * @example "https://example.com/currencies/bitcoin"
             */
            url?: string | null;
            /**
             * Weight in the index, in percent.
             * @example 60
             */
            weight?: number;
            /**
             * Price of the cryptocurrency, in USD.
             * @example 96000
             */
            priceUsd?: number;
            /**
             * Units of the cryptocurrency in the index.
             * @example 0.000625
             */
            units?: number;
        };
        /** The top-100 index over time. */
        IndexTop100HistoricalResponse: {
            /** The states of the index, the earliest first. */
            data: components["schemas"]["IndexTop100Item"][];
            /** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** One state of the top-100 index. Past states and the latest one have this same shape. */
        IndexTop100Item: {
            /** The assets that make up the index, those with the largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * The time of this state.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            update_time?: string;
            /**
             * Value of the index.
             * @example 100
             */
            value?: number;
        };
        /** The top-100 index as of now. */
        IndexTop100LatestResponse: {
            /** One state of the top-100 index. Past states and the latest one have this same shape. */
            data: components["schemas"]["IndexTop100Item"];
            /** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** One past state of the top-20 index. */
        IndexTop20Historical: {
            /** The assets that make up the index, those with the largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * The time of this state.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            update_time?: string;
            /**
             * Value of the index.
             * @example 100
             */
            value?: number;
        };
        /** The top-20 index over time. */
        IndexTop20HistoricalResponse: {
            /** The states of the index, the earliest first. */
            data: components["schemas"]["IndexTop20Historical"][];
            /** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** The latest state of the top-20 index. Unknown market values are null, never 0. */
        IndexTop20Latest: {
            /** The assets that make up the index, those with the largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * When the index was last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_update?: string;
            /**
             * When the index is updated next, at the earliest.
             * @format date-time
             * @example "2026-01-15T12:04:00.000Z"
             */
            next_update?: string;
            /**
             * Value of the index.
             * @example 100
             */
            value?: number;
            /**
             * Change of the value over 24 hours, in percent.
             * @example 1.25
             */
            value_24h_percentage_change?: number | null;
        };
        /** The top-20 index as of now. */
        IndexTop20LatestResponse: {
            /** The latest state of the top-20 index. Unknown market values are null, never 0. */
            data: components["schemas"]["IndexTop20Latest"];
            /** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** The plan limits and the live usage of the API key. */
        KeyInfo: {
            /** The limits that the plan sets for the API key. */
            plan?: components["schemas"]["KeyInfoPlan"];
            /** What the API key has used and has left in each running period. */
            usage?: components["schemas"]["KeyInfoUsage"];
        };
        /** Credits used and left in the current day or monthly period. */
        KeyInfoCreditUsage: {
            /**
             * Credits used in the period so far.
             * @example 120
             */
            credits_used?: number;
            /**
             * Credits left in the period.
             * @example 9880
             */
            credits_left?: number;
        };
        /** The limits that the plan sets for the API key. */
        KeyInfoPlan: {
            /**
             * Credits that the plan grants in one monthly period.
             * @example 10000
             */
            credit_limit_monthly?: number;
            /**
             * Time left until the monthly credits are reset, as a text for people.
             * @example "In 16 days, 12 hours and 0 minutes"
             */
            credit_limit_monthly_reset?: string;
            /**
             * When the monthly credits are reset.
             * @format date-time
             * @example "2026-02-01T00:00:00.000Z"
             */
            credit_limit_monthly_reset_timestamp?: string;
            /**
             * Requests that the plan allows in one UTC minute.
             * @example 30
             */
            rate_limit_minute?: number;
        };
        /** Requests made and left in the current UTC minute. */
        KeyInfoRequestUsage: {
            /**
             * Requests made in the period so far.
             * @example 3
             */
            requests_made?: number;
            /**
             * Requests left in the period.
             * @example 27
             */
            requests_left?: number;
        };
        /** The limits and the live usage of the API key, with the status of the request. */
        KeyInfoResponse: {
            /** The plan limits and the live usage of the API key. */
            data: components["schemas"]["KeyInfo"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** What the API key has used and has left in each running period. */
        KeyInfoUsage: {
            /** Requests in the current UTC minute. */
            current_minute?: components["schemas"]["KeyInfoRequestUsage"];
            /** Credits in the current day. */
            current_day?: components["schemas"]["KeyInfoCreditUsage"];
            /** Credits in the current monthly period. */
            current_month?: components["schemas"]["KeyInfoCreditUsage"];
        };
        /** Latest listings in version 3: an array without an envelope. */
        ListingsLatestResponseV3: components["schemas"]["CryptoListingV3"][];
        /** A list of cryptocurrencies with their quotes. */
        ListingsResponse: {
            /** The cryptocurrencies, in the order that was asked for. */
            data: components["schemas"]["Cryptocurrency"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency of the ID map. */
        MapItem: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Place in the service's ranking, 1 being the first; null if it has none.
             * @example 1
             */
            rank: number | null;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol, in upper case. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * 1 where it has at least one tracked market, which is the state `active`; 0 where not.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * State of its listing. `active` has a market that is tracked, one or more; `inactive` was active once; `untracked` is listed without tracked markets, for which it does not qualify so far. Only through `aux`.
             * @example "active"
             */
            status?: "active" | "inactive" | "untracked";
            /**
             * Time of its first historical data; left out if there is none.
             * @format date-time
             * @example "2013-04-28T00:00:00.000Z"
             */
            first_historical_data?: string;
            /**
             * Time of its latest historical data; left out if there is none.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_historical_data?: string;
            /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
            platform?: components["schemas"]["Platform"];
        };
        /** The ID map. */
        MapResponse: {
            /**
             * The cryptocurrencies of the map.
             * @example [{ "id": 1, "rank": 1, "name": "Bitcoin", "symbol": "BTC", "slug": "bitcoin" }]
             */
            data: components["schemas"]["MapItem"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A market on one exchange, of two currencies. */
        MarketPair: {
            /** The exchange on which a pair is traded. */
            exchange: components["schemas"]["MarketPairExchange"];
            /**
             * Numeric ID of the market.
             * @format int32
             * @example 5001
             */
            market_id: number;
            /**
             * The pair, as base/quote.
             * @example "BTC/USDT"
             */
            market_pair: string;
            /**
             * Kind of market, such as `spot`. Present unless `aux` leaves it out.
             * @example "spot"
             */
            category?: string;
            /**
             * How the exchange charges for trades in it, such as `percentage`. Present unless `aux` leaves it out.
             * @example "percentage"
             */
            fee_type?: string;
            /** One side of a market pair. */
            market_pair_base: components["schemas"]["MarketPairCurrency"];
            /** One side of a market pair. */
            market_pair_quote: components["schemas"]["MarketPairCurrency"];
            /** A pair's market: under `exchange_reported` as the exchange states it, and one quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["MarketPairQuoteMap"];
        };
        /** One side of a market pair. */
        MarketPairCurrency: {
            /**
             * Numeric ID of the currency.
             * @format int32
             * @example 1
             */
            currency_id: number;
            /**
             * Symbol by which the service knows the currency.
             * @example "BTC"
             */
            currency_symbol: string;
            /**
             * Symbol by which the exchange knows it.
             * @example "BTC"
             */
            exchange_symbol: string;
            /**
             * What kind of currency it is.
             * @example "cryptocurrency"
             */
            currency_type: "cryptocurrency" | "fiat";
        };
        /** The exchange on which a pair is traded. */
        MarketPairExchange: {
            /**
             * Numeric ID of the exchange.
             * @format int32
             * @example 101
             */
            id: number;
            /**
             * Name of the exchange.
             * @example "Example Exchange"
             */
            name: string;
            /**
             * Name of the exchange as URLs write it.
             * @example "example-exchange"
             */
            slug: string;
        };
        /** A pair's market as the exchange reports it. Unknown values are null, never 0. */
        MarketPairExchangeReported: {
            /**
             * Price of one unit of the base, in the quote currency. Null where only the pair itself is known.
             * @example 96000
             */
            price: number | null;
            /**
             * Volume of the last 24 hours, in units of the base.
             * @example 250000
             */
            volume_24h_base: number | null;
            /**
             * Volume of the last 24 hours, in units of the quote currency.
             * @example 24000000000
             */
            volume_24h_quote: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A pair's market, in one currency. Unknown values are null, never 0. */
        MarketPairQuote: {
            /**
             * Price of one unit of the base on this market, or where that is unknown its price everywhere. Null where it has none.
             * @example 96000
             */
            price: number | null;
            /**
             * Volume of the last 24 hours.
             * @example 24000000000
             */
            volume_24h: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A pair's market: under `exchange_reported` as the exchange states it, and one quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
        MarketPairQuoteMap: {
            /** A pair's market as the exchange reports it. Unknown values are null, never 0. */
            exchange_reported: components["schemas"]["MarketPairExchangeReported"];
        } & {
            [key: string]: components["schemas"]["MarketPairQuote"];
        };
        /** A cryptocurrency or fiat currency with the markets in which it is traded. */
        MarketPairs: {
            /**
             * The service's numeric ID of the currency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the currency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Symbol of the currency. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Number of its active market pairs. Present unless `aux` leaves it out.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number;
            /** The market pairs. */
            market_pairs: components["schemas"]["MarketPair"][];
        };
        /** The market pairs of one currency. */
        MarketPairsResponse: {
            /** A cryptocurrency or fiat currency with the markets in which it is traded. */
            data: components["schemas"]["MarketPairs"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** What stays the same about a cryptocurrency: its name, description, logo and web addresses. */
        Metadata: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * `coin` for one with a chain of its own, `token` for one on another's.
             * @example "coin"
             */
            category: "coin" | "token";
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * URL of the logo, 64 pixels wide. Put 16, 32, 64, 128 or 200 in both places of the part `64x64` for another size.
             * @format uri
             * @example "https://img.example.com/coins/64x64/1.png"
             */
            logo?: string;
            /**
             * A short text about it; null if there is none.
             * @example "Bitcoin is the first cryptocurrency, kept by miners since 2009."
             */
            description?: string | null;
            /**
             * An important notice about it, in Markdown.
             * @example "Bitcoin has **no** notice; this one is an example."
             */
            notice?: string;
            /**
             * When the service added it.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * When it was launched; null where that is not known.
             * @format date-time
             * @example "2009-01-03T00:00:00.000Z"
             */
            date_launched: string | null;
            /**
             * Tags of the cryptocurrency.
             * @example ["mineable"]
             */
            tags?: string[];
            /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
            platform?: components["schemas"]["Platform"];
            /** URLs about a cryptocurrency, by kind. A kind without a URL is an empty list. */
            urls?: components["schemas"]["MetadataUrls"];
            /**
             * Circulating supply as reported by the project; null if it reports none.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market capitalisation as reported by the project; null if it reports none.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
            /**
             * Tags that the project gives itself.
             * @example ["mineable"]
             */
            self_reported_tags?: string[];
            /**
             * Whether the supply has no limit.
             * @example false
             */
            infinite_supply?: boolean;
        };
        /** Metadata, by what was requested. */
        MetadataResponse: {
            /**
             * Keyed by the requested IDs, slugs or symbols. Under a symbol, the value is an array of all cryptocurrencies that use it; under an ID or slug, it is one record. For an address alone, the keys are the IDs of what has it.
             * @example { "1": { "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" } }
             * @example { "BTC": [{ "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" }] }
             */
            data: {
                [key: string]: components["schemas"]["Metadata"] | components["schemas"]["Metadata"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Metadata, by what was requested, in version 1. */
        MetadataResponseV1: {
            /**
             * Keyed by the requested IDs, slugs or symbols. Under a symbol, the value is the highest-ranked cryptocurrency with that symbol. For an address alone, the key is the ID of what has it.
             * @example { "1": { "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" } }
             */
            data: {
                [key: string]: components["schemas"]["Metadata"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** URLs about a cryptocurrency, by kind. A kind without a URL is an empty list. */
        MetadataUrls: {
            /**
             * Its home pages.
             * @example ["https://bitcoin.example.com"]
             */
            website?: string[];
            /**
             * White papers and technical documents.
             * @example ["https://bitcoin.example.com/paper.pdf"]
             */
            technical_doc?: string[];
            /**
             * Block explorers.
             * @example ["https://explorer.example.com/bitcoin"]
             */
            explorer?: string[];
            /**
             * Where its source code is hosted.
             * @example ["https://code.example.com/bitcoin"]
             */
            source_code?: string[];
            /**
             * Message boards and blogs.
             * @example ["https://board.example.com/bitcoin"]
             */
            message_board?: string[];
            /**
             * Chat rooms.
             * @example ["https://chat.example.com/bitcoin"]
             */
            chat?: string[];
            /**
             * Announcements.
             * @example ["https://board.example.com/bitcoin/1"]
             */
            announcement?: string[];
            /**
             * Pages on Reddit.
             * @example ["https://reddit.example.com/r/bitcoin"]
             */
            reddit?: string[];
            /**
             * Accounts on Twitter.
             * @example ["https://twitter.example.com/bitcoin"]
             */
            twitter?: string[];
        };
        /** A cryptocurrency whose amounts are shown multiplied, and the factor. */
        MultiplierItem: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 9001
             */
            crypto_id: number;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "example-batcoin"
             */
            crypto_slug: string;
            /**
             * Name of the cryptocurrency.
             * @example "Example Batcoin"
             */
            name: string;
            /**
             * Ticker symbol of the cryptocurrency.
             * @example "BAT"
             */
            symbol: string;
            /**
             * UI multiplier: the factor between a held amount and the shown one.
             * @example 2
             */
            multiplier: number;
            /**
             * Time from which the multiplier applies.
             * @format date-time
             * @example "2025-12-01T00:00:00.000Z"
             */
            effective_at: string;
            /**
             * Address of the token's contract.
             * @example "0x0000000000000000000000000000000000009001"
             */
            token_address?: string;
            /**
             * Numeric ID of the platform on which the token lives.
             * @format int32
             * @example 1027
             */
            platform_id?: number;
            /**
             * Slug of the platform on which the token lives. In `/v2/dex/multiplier` alone.
             * @example "ethereum"
             */
            platform?: string;
        };
        /** A page of multipliers. In `status`, `error_message` is null and `credit_count` 0. */
        MultiplierResponse: {
            /** One page of multipliers. */
            data: components["schemas"]["MultiplierResult"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One page of multipliers. */
        MultiplierResult: {
            /**
             * Number of items before paging.
             * @format int32
             * @example 2
             */
            total_size: number;
            /**
             * Whether items remain after this page: true as long as `start` and `limit` together have not reached `total_size`.
             * @example true
             */
            has_more: boolean;
            /** The items of this page. */
            items: components["schemas"]["MultiplierItem"][];
        };
        /** One OHLCV period of one cryptocurrency, as a batch response contains it. Unknown market values are null, never 0. */
        OhlcvBatchQuote: {
            /**
             * Price at the start of the period.
             * @example 94500
             */
            open?: number;
            /**
             * Highest price of the period.
             * @example 96500
             */
            high?: number;
            /**
             * Lowest price of the period.
             * @example 94000
             */
            low?: number;
            /**
             * Price at the end of the period.
             * @example 95000
             */
            close?: number;
            /**
             * Volume of the period.
             * @example 38000000000
             */
            volume?: number | null;
            /**
             * Market capitalisation.
             * @example 1896200000000
             */
            market_cap?: number | null;
            /**
             * Score of the record. Its meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * When the highest price was reached.
             * @format date-time
             * @example "2026-01-14T15:20:00.000Z"
             */
            time_high?: string;
            /**
             * When the lowest price was reached.
             * @format date-time
             * @example "2026-01-14T04:05:00.000Z"
             */
            time_low?: string;
            /**
             * When the period opened.
             * @format date-time
             * @example "2026-01-14T00:00:00.000Z"
             */
            time_open?: string;
            /**
             * When the period closed.
             * @format date-time
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close?: string;
        };
        /** Asks for several OHLCV periods of one cryptocurrency at once. */
        OhlcvBatchRequest: {
            /**
             * Length of a period: `1d` is a day, `1h` an hour.
             * @example "1d"
             */
            interval?: "1d" | "1h";
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 1
             */
            cryptoId: number;
            /**
             * Scores of the records that are asked for.
             * @example [1, 2]
             */
            scores: number[];
        };
        /** A cryptocurrency with the prices and volumes of past periods. */
        OhlcvHistorical: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /** The periods, the earliest first. */
            quotes: components["schemas"]["OhlcvPeriod"][];
        };
        /** Historical OHLCV. */
        OhlcvHistoricalResponse: {
            /** For one ID or slug the record itself. For several, or by symbol, a map by what was requested: an array of records under a symbol, one record under an ID or slug. */
            data: components["schemas"]["OhlcvHistorical"] | {
                [key: string]: components["schemas"]["OhlcvHistorical"] | components["schemas"]["OhlcvHistorical"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Historical OHLCV in version 1. */
        OhlcvHistoricalResponseV1: {
            /** For one ID, slug or symbol the record itself. For several a map by what was requested, with one record under each key. A symbol refers to the highest-ranked cryptocurrency that uses it. */
            data: components["schemas"]["OhlcvHistorical"] | {
                [key: string]: components["schemas"]["OhlcvHistorical"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency with the prices and volume of the current UTC day, which is incomplete. */
        OhlcvLatest: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /**
             * When the day opened.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * When the day closes.
             * @format date-time
             * @example "2026-01-15T23:59:59.999Z"
             */
            time_close: string;
            /**
             * When the price was highest so far. Null if that time is unknown.
             * @format date-time
             * @example "2026-01-15T10:20:00.000Z"
             */
            time_high: string | null;
            /**
             * When the price was lowest so far. Null if that time is unknown.
             * @format date-time
             * @example "2026-01-15T01:30:00.000Z"
             */
            time_low: string | null;
            /** Prices and volume of the current UTC day, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["OhlcvLatestQuoteMap"];
        };
        /** Prices and volume of the current UTC day, in one currency. Unknown values are null, never 0. */
        OhlcvLatestQuote: {
            /**
             * First price of the day.
             * @example 94400
             */
            open: number;
            /**
             * Highest price so far.
             * @example 96500
             */
            high: number;
            /**
             * Lowest price so far.
             * @example 93900
             */
            low: number;
            /**
             * Latest price, as the day is not over.
             * @example 96000
             */
            close: number;
            /**
             * Volume of the day so far.
             * @example 18500000000
             */
            volume: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Prices and volume of the current UTC day, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        OhlcvLatestQuoteMap: {
            [key: string]: components["schemas"]["OhlcvLatestQuote"];
        };
        /** OHLCV of the current UTC day. */
        OhlcvLatestResponse: {
            /** Keyed by the requested IDs or symbols: an array of records under a symbol, one record under an ID. */
            data: {
                [key: string]: components["schemas"]["OhlcvLatest"] | components["schemas"]["OhlcvLatest"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** OHLCV of the current UTC day, in version 1. */
        OhlcvLatestResponseV1: {
            /** Keyed by the requested IDs or symbols. Under a symbol, the value is the highest-ranked cryptocurrency with that symbol. */
            data: {
                [key: string]: components["schemas"]["OhlcvLatest"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** One period. A daily one is a UTC day, open from 00:00:00 until that day ends; an hourly one opens on the hour. */
        OhlcvPeriod: {
            /**
             * When the period opens.
             * @format date-time
             * @example "2026-01-14T00:00:00.000Z"
             */
            time_open: string;
            /**
             * When the period closes.
             * @format date-time
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string;
            /**
             * When the price was highest. Null if that time is unknown.
             * @format date-time
             * @example "2026-01-14T21:15:00.000Z"
             */
            time_high: string | null;
            /**
             * When the price was lowest. Null if that time is unknown.
             * @format date-time
             * @example "2026-01-14T02:40:00.000Z"
             */
            time_low: string | null;
            /** Prices and volume of one period, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["OhlcvQuoteMap"];
        };
        /** Prices and volume of one past period, in one currency. Unknown values are null, never 0. */
        OhlcvQuote: {
            /**
             * First price of the period.
             * @example 92400
             */
            open: number;
            /**
             * Highest price of the period.
             * @example 94800
             */
            high: number;
            /**
             * Lowest price of the period.
             * @example 92000
             */
            low: number;
            /**
             * Last price of the period.
             * @example 94400
             */
            close: number;
            /**
             * Volume within the period. Not available for hourly periods before 2020-09-22.
             * @example 34000000000
             */
            volume: number | null;
            /**
             * Market capitalisation at the end of the period.
             * @example 1884224000000
             */
            market_cap: number | null;
            /**
             * Time of these values.
             * @format date-time
             * @example "2026-01-14T23:59:59.999Z"
             */
            timestamp: string;
        };
        /** Prices and volume of one period, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        OhlcvQuoteMap: {
            [key: string]: components["schemas"]["OhlcvQuote"];
        };
        /** The score of one cryptocurrency at the end of a UTC day. The record is open: it may contain other properties. */
        PartnerScore: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol of the cryptocurrency.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * The score, in points from 0 to 1000.
             * @example 894
             */
            score: number | null;
            /**
             * The class of the score: S from 900 points, A from 750, B from 650, C from 500, F below.
             * @example "A"
             */
            grade: string | null;
            /**
             * Change of the score within 24 hours, in percent.
             * @example 0.56
             */
            percent_change_24h?: number | null;
            /**
             * Change of the score within 24 hours, in points.
             * @example 5
             */
            point_change_24h?: number | null;
            /**
             * The end of the UTC day that the score is of.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            last_updated: string;
        } & {
            [key: string]: unknown;
        };
        /** A list of scores. */
        PartnerScoresResponse: {
            /** The scores. */
            data: components["schemas"]["PartnerScore"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
        Platform: {
            /**
             * Numeric ID of the platform's own cryptocurrency.
             * @format int32
             * @example 1027
             */
            id: number;
            /**
             * Name of the platform.
             * @example "Ethereum"
             */
            name: string;
            /**
             * Symbol of the platform's own cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * Name of the platform as URLs write it.
             * @example "ethereum"
             */
            slug: string;
            /**
             * Address of the token's contract on the platform.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            token_address: string;
        } | null;
        /** The chain on which a token lives; null for a cryptocurrency that is not a token. */
        PlatformV3: {
            /**
             * Numeric ID of the platform's own cryptocurrency.
             * @format int32
             * @example 1027
             */
            id: number;
            /**
             * Name of the platform as URLs write it.
             * @example "ethereum"
             */
            slug: string;
            /**
             * Name of the platform.
             * @example "Ethereum"
             */
            name: string;
            /**
             * Symbol of the platform's own cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * Address of the token's contract on the platform.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            token_address: string;
        } | null;
        /** One post of the community. */
        Post: {
            /** Who made a post. */
            owner?: components["schemas"]["PostOwner"];
            /**
             * ID of the post.
             * @example "325670123"
             */
            post_id?: string;
            /**
             * Text of the post.
             * @example "A synthetic post about Bitcoin."
             */
            text_content?: string;
            /**
             * The photos of the post.
             * @example ["https://example.com/community/photo.png"]
             */
            photos?: string[];
            /**
             * Number of comments, as text.
             * @example "4"
             */
            comment_count?: string;
            /**
             * Number of likes, as text.
             * @example "25"
             */
            like_count?: string;
            /**
             * When the post was made.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            post_time?: string;
            /**
             * The currencies that the post is about.
             * @example [{ "id": 1, "symbol": "BTC", "slug": "bitcoin" }]
             */
            currencies?: components["schemas"]["PostCurrency"][];
            /**
             * Code of the post's language.
             * @example "en"
             */
            language_code?: string;
            /**
             * URL of the post's comments.
             * @example "https://example.com/community/posts/325670123"
             */
            comments_url?: string;
        };
        /** A currency that a post is about. */
        PostCurrency: {
            /**
             * ID of the currency.
             * @example 1
             */
            id?: number;
            /**
             * Symbol of the currency.
             * @example "BTC"
             */
            symbol?: string;
            /**
             * Slug of the currency.
             * @example "bitcoin"
             */
            slug?: string;
        };
        /** Who made a post. */
        PostOwner: {
            /**
             * Nickname of the owner.
             * @example "sample-writer"
             */
            nickname?: string;
            /**
             * URL of the owner's picture.
             * @example "https://example.com/community/avatar.png"
             */
            avatar_url?: string;
        };
        /** An amount of one currency, converted into others. */
        PriceConversion: {
            /**
             * Numeric ID of the currency that was converted.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of that currency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Symbol of that currency.
             * @example "BTC"
             */
            symbol: string;
            /**
             * The amount that was converted.
             * @example 2.5
             */
            amount: number;
            /**
             * Time of the market rate that was used for it, the closest there is.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** The amount converted, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["PriceConversionQuoteMap"];
        };
        /** The amount in one target currency. */
        PriceConversionQuote: {
            /**
             * The whole amount, converted.
             * @example 240000
             */
            price: number;
            /**
             * Time of the market rate that was used for this currency, the closest there is.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** The amount converted, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
        PriceConversionQuoteMap: {
            [key: string]: components["schemas"]["PriceConversionQuote"];
        };
        /** A conversion. */
        PriceConversionResponse: {
            /** An amount of one currency, converted into others. */
            data: components["schemas"]["PriceConversion"];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The version 2 response of a price conversion, with the status of the request. */
        PriceConversionResponseV2: {
            /** The conversion; for a lookup by symbol, an array of the conversions of all assets that use the symbol. */
            data: components["schemas"]["PriceConversion"] | components["schemas"]["PriceConversion"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency with the course of its price through one or more periods. */
        PricePerformance: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Name of the cryptocurrency as URLs write it: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * When the record was last brought up to date.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** One entry for each period of `time_period`, keyed by the period's name. */
            periods: {
                [key: string]: components["schemas"]["PricePerformancePeriod"];
            };
        };
        /** One period of a cryptocurrency's price. Rolling periods close at the time of the request; `yesterday` is a UTC day. */
        PricePerformancePeriod: {
            /**
             * When the period opens.
             * @format date-time
             * @example "2026-01-14T12:00:00.000Z"
             */
            open_timestamp: string;
            /**
             * When the price was highest. Null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-15T10:20:00.000Z"
             */
            high_timestamp?: string | null;
            /**
             * When the price was lowest. Null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-14T12:25:00.000Z"
             */
            low_timestamp?: string | null;
            /**
             * When the period closes.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            close_timestamp: string;
            /** How the price went, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: {
                [key: string]: components["schemas"]["PricePerformanceQuote"];
            };
        };
        /** How the price went through one period, in one currency. Unknown changes are null, never 0. */
        PricePerformanceQuote: {
            /**
             * First price of the period.
             * @example 93750
             */
            open: number;
            /**
             * Time of the first price.
             * @format date-time
             * @example "2026-01-14T12:00:00.000Z"
             */
            open_timestamp: string;
            /**
             * Highest price of the period.
             * @example 96500
             */
            high: number;
            /**
             * Time of the highest price. Null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-15T10:20:00.000Z"
             */
            high_timestamp?: string | null;
            /**
             * Lowest price of the period.
             * @example 93700
             */
            low: number;
            /**
             * Time of the lowest price. Null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-14T12:25:00.000Z"
             */
            low_timestamp?: string | null;
            /**
             * Last price of the period.
             * @example 96000
             */
            close: number;
            /**
             * Time of the last price.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            close_timestamp: string;
            /**
             * Change from first to last price, in percent.
             * @example 2.4
             */
            percent_change: number | null;
            /**
             * Change from first to last price.
             * @example 2250
             */
            price_change: number | null;
        };
        /** Price performance. */
        PricePerformanceResponse: {
            /** Keyed by the requested IDs, slugs or symbols: an array of records under a symbol, one record under an ID or slug. */
            data: {
                [key: string]: components["schemas"]["PricePerformance"] | components["schemas"]["PricePerformance"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Price performance in version 1. */
        PricePerformanceResponseV1: {
            /** Keyed by the requested IDs, slugs or symbols. Under a symbol, the value is the highest-ranked cryptocurrency with that symbol. */
            data: {
                [key: string]: components["schemas"]["PricePerformance"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The status object of index responses. Unlike the common status, it has the error code as a string and adds a total. */
        ProApiResponseStatus: {
            /**
             * Credits that the request used.
             * @format int32
             * @example 1
             */
            credit_count?: number;
            /**
             * Milliseconds that it took to build the response.
             * @format int32
             * @example 10
             */
            elapsed?: number;
            /**
             * Error code, as text.
             * @example "0"
             */
            error_code?: string;
            /**
             * Message for the error code.
             * @example ""
             */
            error_message?: string;
            /**
             * Notice about the response.
             * @example ""
             */
            notice?: string;
            /**
             * Server time.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp?: string;
            /**
             * Total number of records.
             * @format int32
             * @example 30
             */
            total_count?: number;
        };
        /** The market of one cryptocurrency, in one currency. Unknown values are null, never 0. */
        Quote: {
            /**
             * Price of one unit.
             * @example 96000
             */
            price: number;
            /**
             * Adjusted volume of the last 24 hours, rolling.
             * @example 36000000000
             */
            volume_24h: number | null;
            /**
             * Volume of the last 24 hours as reported. Only through `aux`.
             * @example 54000000000
             */
            volume_24h_reported?: number | null;
            /**
             * Volume of the last 7 days. Only through `aux`.
             * @example 230000000000
             */
            volume_7d?: number | null;
            /**
             * Volume of the last 7 days as reported. Only through `aux`.
             * @example 345000000000
             */
            volume_7d_reported?: number | null;
            /**
             * Volume of the last 30 days. Only through `aux`.
             * @example 980000000000
             */
            volume_30d?: number | null;
            /**
             * Volume of the last 30 days as reported. Only through `aux`.
             * @example 1470000000000
             */
            volume_30d_reported?: number | null;
            /**
             * Change of the 24-hour volume within 24 hours, in percent. In the latest listings and quotes.
             * @example 12.5
             */
            volume_change_24h?: number | null;
            /**
             * Change of the price within 1 hour, in percent.
             * @example 0.250627
             */
            percent_change_1h: number | null;
            /**
             * Change of the price within 24 hours, in percent.
             * @example 2.4
             */
            percent_change_24h: number | null;
            /**
             * Change of the price within 7 days, in percent.
             * @example -4
             */
            percent_change_7d: number | null;
            /**
             * Change of the price within 30 days, in percent. In the latest listings and quotes.
             * @example 20
             */
            percent_change_30d?: number | null;
            /**
             * Market capitalisation: price times circulating supply.
             * @example 1916160000000
             */
            market_cap: number | null;
            /**
             * Share of the market capitalisation of all cryptocurrencies, in percent. In the latest listings and quotes.
             * @example 47.904
             */
            market_cap_dominance?: number | null;
            /**
             * Market capitalisation if the maximum supply were in circulation. In the latest listings and quotes.
             * @example 2016000000000
             */
            fully_diluted_market_cap?: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** One quote for each currency of `convert` or `convert_id`, keyed by the currency's symbol; `USD` by default. */
        QuoteMap: {
            [key: string]: components["schemas"]["Quote"];
        };
        /** The market of one cryptocurrency, in one currency, in version 3. Unknown values are null, never 0. */
        QuoteV3: {
            /**
             * Numeric ID of the currency that the values are in.
             * @format int32
             * @example 2781
             */
            id: number;
            /**
             * Symbol of that currency.
             * @example "USD"
             */
            symbol: string;
            /**
             * Price of one unit.
             * @example 96000
             */
            price: number;
            /**
             * Volume of the last 24 hours.
             * @example 36000000000
             */
            volume_24h: number | null;
            /**
             * Volume of the last 24 hours as reported. Only through `aux`.
             * @example 54000000000
             */
            volume_24h_reported?: number | null;
            /**
             * Volume of the last 7 days. Only through `aux`.
             * @example 230000000000
             */
            volume_7d?: number | null;
            /**
             * Volume of the last 7 days as reported. Only through `aux`.
             * @example 345000000000
             */
            volume_7d_reported?: number | null;
            /**
             * Volume of the last 30 days. Only through `aux`.
             * @example 980000000000
             */
            volume_30d?: number | null;
            /**
             * Volume of the last 30 days as reported. Only through `aux`.
             * @example 1470000000000
             */
            volume_30d_reported?: number | null;
            /**
             * Change of the 24-hour volume within 24 hours, in percent.
             * @example 12.5
             */
            volume_change_24h?: number | null;
            /**
             * Change of the price within 1 hour, in percent.
             * @example 0.250627
             */
            percent_change_1h: number | null;
            /**
             * Change of the price within 24 hours, in percent.
             * @example 2.4
             */
            percent_change_24h: number | null;
            /**
             * Change of the price within 7 days, in percent.
             * @example -4
             */
            percent_change_7d: number | null;
            /**
             * Change of the price within 30 days, in percent.
             * @example 20
             */
            percent_change_30d?: number | null;
            /**
             * Change of the price within 60 days, in percent.
             * @example -20
             */
            percent_change_60d?: number | null;
            /**
             * Change of the price within 90 days, in percent.
             * @example -25
             */
            percent_change_90d?: number | null;
            /**
             * Market capitalisation: price times circulating supply.
             * @example 1916160000000
             */
            market_cap: number | null;
            /**
             * Share of the market capitalisation of all cryptocurrencies, in percent.
             * @example 47.904
             */
            market_cap_dominance?: number | null;
            /**
             * Market capitalisation if the maximum supply were in circulation.
             * @example 2016000000000
             */
            fully_diluted_market_cap?: number | null;
            /**
             * Value locked in its protocols in total.
             * @example null
             * @example 5988000000
             */
            tvl?: number | null;
            /**
             * Market capitalisation by total instead of circulating supply. Only through `aux`.
             * @example 1916160000000
             */
            market_cap_by_total_supply?: number | null;
            /**
             * When these values were last updated.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A cryptocurrency with past quotes. */
        QuotesHistorical: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol. Several cryptocurrencies may share one.
             * @example "BTC"
             */
            symbol: string;
            /**
             * 1 where it is active, 0 where not. Present unless `aux` leaves it out.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * 1 where it is a fiat currency, 0 where not. Present unless `aux` leaves it out.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /** The quotes, the earliest first. */
            quotes: components["schemas"]["QuotesHistoricalItem"][];
        };
        /** The quotes found for one point of the interval. */
        QuotesHistoricalItem: {
            /**
             * Time of this item.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
            /**
             * The span of time that was searched for the quote, as an ISO 8601 interval. Only through `aux`.
             * @example "2026-01-15T11:50:00.000Z/2026-01-15T11:55:00.000Z"
             */
            search_interval?: string;
            /** A past state of the market, one entry for each requested currency. Keyed by the currency's symbol; `USD` by default. */
            quote: components["schemas"]["HistoricalQuoteMap"];
        };
        /** Historical quotes, in versions 2 and 3. */
        QuotesHistoricalResponse: {
            /** For one ID the record itself. For several, or by symbol, a map by what was requested: an array of records under a symbol, one record under an ID. */
            data: components["schemas"]["QuotesHistorical"] | {
                [key: string]: components["schemas"]["QuotesHistorical"] | components["schemas"]["QuotesHistorical"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Historical quotes in version 1. */
        QuotesHistoricalResponseV1: {
            /** For one ID or symbol the record itself. For several a map by what was requested, with one record under each key. A symbol refers to the highest-ranked cryptocurrency that uses it. */
            data: components["schemas"]["QuotesHistorical"] | {
                [key: string]: components["schemas"]["QuotesHistorical"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes in version 1. */
        QuotesLatestResponseV1: {
            /** Keyed by the requested IDs, symbols or slugs. Under a symbol, the value is the highest-ranked cryptocurrency with that symbol. */
            data: {
                [key: string]: components["schemas"]["Cryptocurrency"];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes in version 2. */
        QuotesLatestResponseV2: {
            /** Keyed by the requested IDs, symbols or slugs: an array of cryptocurrencies under a symbol, one under an ID or slug. */
            data: {
                [key: string]: components["schemas"]["Cryptocurrency"] | components["schemas"]["Cryptocurrency"][];
            };
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes in version 3: an array without an envelope. */
        QuotesLatestResponseV3: components["schemas"]["CryptoQuoteV3"][];
        /** The price of a cryptocurrency in USD, and what the flags of the request add. Unknown values are null, never 0. */
        SimplePrice: {
            /**
             * The service's numeric ID of the cryptocurrency, by which to identify it.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Spot price of one unit, in USD.
             * @example 96000
             */
            price: number;
            /**
             * Market capitalisation in USD. Only with `include_market_cap`.
             * @example 1916160000000
             */
            market_cap?: number | null;
            /**
             * Volume of the last 24 hours in USD. Only with `include_volume_24h`.
             * @example 36000000000
             */
            volume_24h?: number | null;
            /**
             * Change of the price within 24 hours, in percent. Only with `include_percent_change_24h`.
             * @example 2.4
             */
            percent_change_24h?: number | null;
            /**
             * When the price was last brought up to date. Only with `include_last_updated`.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
        };
        /** Prices in USD. */
        SimplePriceResponse: {
            /**
             * One item for each cryptocurrency asked for.
             * @example [{ "id": 1, "price": 96000 }]
             */
            data: components["schemas"]["SimplePrice"][];
            /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The outcome and the cost of the request. Part of every response that is wrapped in `data` and `status`. */
        Status: {
            /**
             * Time of the server, in UTC.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp: string;
            /**
             * 0 or null if the request succeeded; this service sends 0.
             * @format int32
             * @example 0
             */
            error_code: number | null;
            /**
             * Empty or null if the request succeeded.
             * @example null
             * @example ""
             */
            error_message: string | null;
            /**
             * Milliseconds that it took to build the response.
             * @format int32
             * @example 8
             */
            elapsed: number;
            /**
             * Credits that the request used.
             * @format int32
             * @example 1
             */
            credit_count: number;
            /**
             * A message about the request to its sender, null if there is none.
             * @example null
             */
            notice?: string | null;
        };
        /** A tag of a cryptocurrency. */
        TagV3: {
            /**
             * Name of the tag as URLs write it.
             * @example "mineable"
             */
            slug: string;
            /**
             * Name of the tag.
             * @example "Mineable"
             */
            name: string;
            /**
             * Kind of tag.
             * @example "OTHERS"
             */
            category: string;
        };
    };
    responses: {
        /** The request is invalid: a parameter is unknown, missing, repeated, out of its bounds or in conflict with another, something that was asked for does not exist and `skip_invalid` is not set, or the response would be too large. The message names the parameter in quotes. The same request fails again. */
        BadRequest: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** The key is valid, but its plan does not allow this request: the operation is not in the plan, or the time that was asked for lies before the plan's history begins. */
        Forbidden: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** Something went wrong inside the service. The same request may succeed after a short wait. */
        InternalServerError: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** The response is still the one whose `ETag` the request sent in `If-None-Match`. There is no body. It costs no credits, and counts towards the minute limit. */
        NotModified: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                ETag: components["headers"]["ETag"];
                "X-SVC-Sample": components["headers"]["Sample"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** A limit is reached: requests in this UTC minute, credits of the day, credits of the month, or requests from one address. `Retry-After` is how long to wait. After a day's or month's limit, a repeated request fails until that limit resets. */
        TooManyRequests: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** The key is missing or unknown. Send it in the header `X-SVC_PRO_API_KEY`. */
        Unauthorized: {
            headers: {
                "X-SVC-Credit-Count": components["headers"]["NoCreditCount"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * What to sort the cryptocurrencies by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
         * @default "market_cap"
         * @example "volume_24h"
         */
        CategorySort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
        /**
         * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
         * @example "desc"
         */
        CategorySortDirection: "asc" | "desc";
        /**
         * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
         * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
         */
        ContractAddress: string;
        /**
         * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
         *
         * Up to 120 items.
         * @example [2781, 2790]
         */
        ConvertIdList: number[];
        /**
         * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
         *
         * Up to 3 items.
         * @example [2781, 2790]
         */
        ConvertIdListUpTo3: number[];
        /**
         * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
         *
         * Up to 120 items.
         * @default ["USD"]
         * @example ["USD", "EUR"]
         */
        ConvertList: string[];
        /**
         * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
         *
         * Up to 3 items.
         * @default ["USD"]
         * @example ["USD", "EUR"]
         */
        ConvertListUpTo3: string[];
        /**
         * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
         * @default "all"
         * @example "coins"
         */
        CryptocurrencyType: "all" | "coins" | "tokens";
        /**
         * Contract addresses of the pairs (their pools) to look up.
         * @example ["0x0000000000000000000000000000000000007101"]
         */
        DexContractAddressList: string[];
        /**
         * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
         *
         * Up to 120 items.
         * @example [2781, 2790]
         */
        DexConvertIdList: number[];
        /**
         * Maximum number of items to return.
         *
         * From 1 to 500.
         * @default 50
         * @example 50
         */
        DexLimit: number;
        /**
         * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
         * @example [1]
         */
        DexNetworkIdList: number[];
        /**
         * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
         * @example ["ethereum"]
         */
        DexNetworkSlugList: string[];
        /**
         * Fields to add to each pair, by name. Without it none of them is there.
         * @example ["holders", "security_scan"]
         */
        DexPairsOhlcvAux: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
        /**
         * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
         * @default false
         * @example true
         */
        DexReverseOrder: boolean;
        /**
         * Maximum number of trades to return of each pair, the newest first.
         *
         * From 1 to 100.
         * @default 20
         * @example 5
         */
        DexTradesLimit: number;
        /**
         * Numeric id of one exchange.
         *
         * Sent as text: a whole number.
         * @example "101"
         */
        ExchangeId: string;
        /**
         * Numeric ids of exchanges. Ids never change and are never shared.
         * @example [101, 102]
         */
        ExchangeIdList: number[];
        /**
         * Slug of one exchange.
         * @example "example-exchange"
         */
        ExchangeSlug: string;
        /**
         * Slugs of exchanges: their names as web addresses write them, in lower case.
         * @example ["example-exchange", "sample-exchange"]
         */
        ExchangeSlugList: string[];
        /**
         * How many days to return.
         *
         * From 1 to 500.
         * @default 10
         * @example 10
         */
        FearAndGreedLimit: number;
        /**
         * Keeps only markets with this kind of trading fee.
         * @default "all"
         * @example "percentage"
         */
        FeeType: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
         * @example ["btc_dominance", "search_interval"]
         */
        GlobalMetricsHistoricalAux: ("btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval")[];
        /**
         * Time between two totals. Calendar intervals (`hourly` to `yearly`) take the first totals of each UTC hour, day, week, month or year; relative ones (`5m`, `24h`, `30d`) those nearest to each such span of time, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
         * @default "1d"
         * @example "1d"
         */
        GlobalMetricsInterval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
         * @example [1, 1027]
         */
        IdList: number[];
        /**
         * How many intervals to return when `time_start` is not sent.
         *
         * From 1 to 100.
         * @default 10
         * @example 10
         */
        IndexCount: number;
        /**
         * Time between two states of the index.
         * @default "5m"
         * @example "daily"
         */
        IndexInterval: "5m" | "15m" | "daily";
        /**
         * Maximum number of items to return.
         *
         * From 1 to 1000.
         * @default 100
         * @example 100
         */
        LimitUpTo1000Default100: number;
        /**
         * Maximum number of items to return. It has no default.
         *
         * From 1 to 5000.
         * @example 100
         */
        LimitUpTo5000: number;
        /**
         * Maximum number of items to return.
         *
         * From 1 to 5000.
         * @default 100
         * @example 100
         */
        LimitUpTo5000Default100: number;
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
         * @example ["svc_rank", "volume_7d"]
         */
        ListingsLatestAux: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
        /**
         * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
         * @default "market_cap"
         * @example "volume_24h"
         */
        ListingsLatestSort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
        /**
         * Lists only cryptocurrencies with this tag; `all` does not filter.
         * @default "all"
         * @example "defi"
         */
        ListingsTag: "all" | "defi" | "filesharing";
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["num_market_pairs", "category", "fee_type"]
         * @example ["category", "fee_type"]
         */
        MarketPairsAux: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
        /**
         * Numeric id of one cryptocurrency or fiat currency.
         *
         * Sent as text: a whole number.
         * @example "1"
         */
        MarketPairsId: string;
        /**
         * Slug of one cryptocurrency.
         * @example "bitcoin"
         */
        MarketPairsSlug: string;
        /**
         * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
         * @default "volume_24h_strict"
         * @example "svc_rank"
         */
        MarketPairsSort: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
        /**
         * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
         * @example "BTC"
         */
        MarketPairsSymbol: string;
        /**
         * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
         * @example [2781, 825]
         */
        MatchedIdList: number[];
        /**
         * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
         * @example ["USD", "USDT"]
         */
        MatchedSymbolList: string[];
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
         * @example ["urls", "logo"]
         */
        MetadataAux: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
        /**
         * Numeric ids of the cryptocurrencies to look up.
         * @example [9001, 9002]
         */
        MultiplierIdList: number[];
        /**
         * Maximum number of items to return.
         *
         * From 1 to 2000. Zero and negative values are replaced by the default.
         * @default 100
         * @example 100
         */
        MultiplierLimit: number;
        /**
         * Slug of the platform on which the tokens live, as `platform` of the items; others are left out. `platform_id` has precedence.
         * @example "ethereum"
         */
        MultiplierPlatform: string;
        /**
         * Numeric id of the platform on which the tokens live, as `platform_id` of the items; others are left out.
         * @example 1027
         */
        MultiplierPlatformId: number;
        /**
         * Slugs of the cryptocurrencies to look up.
         * @example ["example-batcoin", "example-share-token"]
         */
        MultiplierSlugList: string[];
        /**
         * Position of the first item to return, counted from 1.
         *
         * At least 1. Zero and negative values are replaced by the default.
         * @default 1
         * @example 1
         */
        MultiplierStart: number;
        /**
         * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
         * @example ["BAT", "EXSH"]
         */
        MultiplierSymbolList: string[];
        /**
         * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
         *
         * From 1 to 10000.
         * @default 10
         * @example 2
         */
        OhlcvCount: number;
        /**
         * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
         * @default "daily"
         * @example "weekly"
         */
        OhlcvInterval: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Length of one record: a UTC day or a UTC hour.
         * @default "daily"
         * @example "hourly"
         */
        OhlcvTimePeriod: "daily" | "hourly";
        /**
         * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
         * @example "2026-01-10"
         */
        OhlcvTimeStart: string;
        /**
         * Keeps only markets of this kind.
         * @default "all"
         * @example "spot"
         */
        PairCategory: "all" | "spot" | "derivatives" | "otc" | "perpetual";
        /**
         * Short name of the third party that gives the scores, in lower case.
         * @example "example-partner"
         */
        Partner: string;
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["point_change_24h", "percent_change_24h"]
         * @example ["point_change_24h"]
         */
        PartnerScoresAux: ("point_change_24h" | "percent_change_24h")[];
        /**
         * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
         * @default ["all_time"]
         * @example ["24h", "7d"]
         */
        PerformanceTimePeriod: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
        /**
         * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
         *
         * From 1 to 10000.
         * @default 10
         * @example 10
         */
        QuotesCount: number;
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
         * @example ["price", "volume"]
         */
        QuotesHistoricalAux: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
        /**
         * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
         * @default "5m"
         * @example "1h"
         */
        QuotesInterval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
         * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
         * @example ["svc_rank", "volume_7d"]
         */
        QuotesLatestAux: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
        /**
         * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
         * @example "2026-01-14T12:00:00.000Z"
         */
        QuotesTimeStart: string;
        /**
         * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
         * @default false
         * @example true
         */
        SkipInvalidDefaultFalse: boolean;
        /**
         * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
         * @default true
         * @example false
         */
        SkipInvalidDefaultTrue: boolean;
        /**
         * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
         * @example ["bitcoin", "ethereum"]
         */
        SlugList: string[];
        /**
         * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
         * @example "desc"
         */
        SortDirection: "asc" | "desc";
        /**
         * Direction of the sort: `asc` from small to large, `desc` from large to small.
         * @default "desc"
         * @example "asc"
         */
        SortDirectionDefaultDesc: "asc" | "desc";
        /**
         * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
         *
         * At least 1.
         * @default 1
         * @example 1
         */
        Start: number;
        /**
         * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
         * @example ["BTC", "ETH"]
         */
        SymbolList: string[];
        /**
         * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
         * @example "2026-01-15T12:00:00.000Z"
         */
        TimeEnd: string;
        /**
         * Contract addresses of the tokens to look up.
         * @example ["0x0000000000000000000000000000000000009001"]
         */
        TokenAddressList: string[];
        /**
         * The span of time that the ranking looks at.
         * @default "24h"
         * @example "7d"
         */
        TrendingTimePeriod: "24h" | "30d" | "7d";
    };
    requestBodies: never;
    headers: {
        /**
         * How long this response may be reused without asking again, in seconds. It follows the operation's own cache time.
         * @example "private, max-age=60"
         */
        CacheControl: string;
        /**
         * Credits that the request used, the same figure as `status.credit_count`. Bare arrays have no status, so this header is the only place that reports it. Errors cost 0, and 304 responses to a request that names the ETag.
         * @format int32
         * @example 1
         */
        CreditCount: number;
        /**
         * The time since which this operation is deprecated (RFC 9745): `@` and Unix seconds. Prism sends `true`, as drafts of the RFC have it; the service does not.
         * @example "@1795219200"
         */
        Deprecation: string;
        /**
         * A name for exactly this response. Send it back as `If-None-Match`: while the response is unchanged the service replies 304 without a body, at no cost in credits.
         * @example "\"5d8c72a5edda8d6a\""
         */
        ETag: string;
        /**
         * Where to go from a deprecated or legacy operation (RFC 8288): the URL of its replacement as `successor-version`, or, if it has none, a page that explains so as `deprecation`.
         * @example "</v3/cryptocurrency/quotes/latest>; rel=\"successor-version\""
         */
        Link: string;
        /**
         * Credits that the request used: 0 for an error, and for a 304 response to a request that names the ETag.
         * @format int32
         * @example 0
         */
        NoCreditCount: number;
        /**
         * What is left of each limit (IETF draft RateLimit header fields): `r` is what remains, `t` the seconds until the limit is full again. `minute` counts requests; `day` and `month` count credits.
         * @example "\"minute\";r=29;t=30, \"day\";r=499;t=43200, \"month\";r=9999;t=1425600"
         */
        RateLimit: string;
        /**
         * The limits of your plan (IETF draft RateLimit header fields): `q` is the quota and `w` its window in seconds. `minute` counts requests; `day` and `month` count credits.
         * @example "\"minute\";q=30;w=60, \"day\";q=500;w=86400, \"month\";q=10000;w=2678400"
         */
        RateLimitPolicy: string;
        /**
         * A name for this request. Quote it when you report a problem.
         * @example "018f6f2e-7c1b-7a53-9d41-3c0a4f0e2b77"
         */
        RequestId: string;
        /**
         * Seconds to wait before the request is worth sending again.
         * @format int32
         * @example 30
         */
        RetryAfter: number;
        /**
         * `true` where the service serves the sample market: every figure in the response is synthetic, and `status.notice` says so. Absent from responses of real data.
         * @example true
         */
        Sample: boolean;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cryptocurrencyAirdropV1: {
        parameters: {
            query: {
                /**
                 * Id of one airdrop, as the list of airdrops shows it.
                 * @example "695f1a7000000000000a9001"
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The airdrop, under its id. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirdropResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyAirdropsV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Keeps only airdrops in this state.
                 * @default "ONGOING"
                 * @example "UPCOMING"
                 */
                status?: "ENDED" | "ONGOING" | "UPCOMING";
                /**
                 * Keeps only airdrops of the cryptocurrency with this numeric id.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Keeps only airdrops of the cryptocurrency with this slug.
                 * @example "bitcoin"
                 */
                slug?: string;
                /**
                 * Keeps only airdrops of cryptocurrencies with this symbol. One symbol alone.
                 * @example "BTC"
                 */
                symbol?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The airdrops that match. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirdropsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyCategoriesV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. It has no default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The categories that match. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyCategoryV1: {
        parameters: {
            query: {
                /**
                 * Id of one category, as the list of categories shows it.
                 * @example "695f1a7000000000000c0001"
                 */
                id: string;
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 1000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo1000Default100"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * What to sort the cryptocurrencies by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["CategorySort"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["CategorySortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The category with its cryptocurrencies. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyInfoV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
                 * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
                 */
                address?: components["parameters"]["ContractAddress"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
                 * @example ["urls", "logo"]
                 */
                aux?: components["parameters"]["MetadataAux"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The metadata that was asked for, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetadataResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyListingsHistoricalV1: {
        parameters: {
            query: {
                /**
                 * The UTC day, from 2013-04-28 on. Unix seconds or an ISO 8601 date or time, of which only the date counts.
                 * @example "2026-01-14"
                 */
                date: string;
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * What to sort by.
                 * @default "svc_rank"
                 * @example "market_cap"
                 */
                sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]
                 * @example ["platform", "tags"]
                 */
                aux?: ("platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies of that day, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyListingsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Keeps only cryptocurrencies with at least this price in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1
                 */
                price_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this price in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000
                 */
                price_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this market cap in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000000
                 */
                market_cap_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this market cap in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 500000000000
                 */
                market_cap_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                volume_24h_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 50000000000
                 */
                volume_24h_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                circulating_supply_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                circulating_supply_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this market cap as the project itself reports it.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                self_reported_market_cap_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this market cap as the project itself reports it.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000000
                 */
                self_reported_market_cap_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this market cap of the unlocked supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                unlocked_market_cap_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this market cap of the unlocked supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 500000000000
                 */
                unlocked_market_cap_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this unlocked circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                unlocked_circulating_supply_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this unlocked circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                unlocked_circulating_supply_max?: number;
                /**
                 * Keeps only cryptocurrencies with at least this circulating supply as the project itself reports it. The text `null` sets no bound.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                self_reported_circulating_supply_min?: number | null;
                /**
                 * Keeps only cryptocurrencies with at most this circulating supply as the project itself reports it. The text `null` sets no bound.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                self_reported_circulating_supply_max?: number | null;
                /**
                 * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
                 *
                 * At least -100.
                 * @example -5
                 */
                percent_change_24h_min?: number;
                /**
                 * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
                 *
                 * At least -100.
                 * @example 10
                 */
                percent_change_24h_max?: number;
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["ListingsLatestSort"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Lists only cryptocurrencies with this tag; `all` does not filter.
                 * @default "all"
                 * @example "defi"
                 */
                tag?: components["parameters"]["ListingsTag"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["ListingsLatestAux"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies that match, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyListingsNewV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The newest cryptocurrencies. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyMapV1: {
        parameters: {
            query?: {
                /**
                 * Which states of listing to include. `active` has a market that is tracked, one or more; `inactive` was active once; `untracked` is listed without tracked markets, for which it does not qualify so far.
                 * @default ["active"]
                 * @example ["active", "untracked"]
                 */
                listing_status?: ("active" | "inactive" | "untracked")[];
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. It has no default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * What to sort by: `id`, the numeric id, or `svc_rank`, the service's rank.
                 * @default "id"
                 * @example "svc_rank"
                 */
                sort?: "svc_rank" | "id";
                /**
                 * Symbols to look up. When it is sent, every other option is ignored.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: string[];
                /**
                 * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["platform", "first_historical_data", "last_historical_data", "is_active"]
                 * @example ["platform", "status"]
                 */
                aux?: ("platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies that were asked for, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyMarketPairsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric id of one cryptocurrency or fiat currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: components["parameters"]["MarketPairsId"];
                /**
                 * Slug of one cryptocurrency.
                 * @example "bitcoin"
                 */
                slug?: components["parameters"]["MarketPairsSlug"];
                /**
                 * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
                 * @example "BTC"
                 */
                symbol?: components["parameters"]["MarketPairsSymbol"];
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
                 * @example [2781, 825]
                 */
                matched_id?: components["parameters"]["MatchedIdList"];
                /**
                 * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
                 * @example ["USD", "USDT"]
                 */
                matched_symbol?: components["parameters"]["MatchedSymbolList"];
                /**
                 * Keeps only markets of this kind.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Keeps only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrency with its market pairs. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPairsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyMultiplierV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of the cryptocurrencies to look up.
                 * @example [9001, 9002]
                 */
                crypto_id?: components["parameters"]["MultiplierIdList"];
                /**
                 * Slugs of the cryptocurrencies to look up.
                 * @example ["example-batcoin", "example-share-token"]
                 */
                crypto_slug?: components["parameters"]["MultiplierSlugList"];
                /**
                 * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
                 * @example ["BAT", "EXSH"]
                 */
                symbol?: components["parameters"]["MultiplierSymbolList"];
                /**
                 * Contract addresses of the tokens to look up.
                 * @example ["0x0000000000000000000000000000000000009001"]
                 */
                token_address?: components["parameters"]["TokenAddressList"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Position of the first item to return, counted from 1.
                 *
                 * At least 1. Zero and negative values are replaced by the default.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["MultiplierStart"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 2000. Zero and negative values are replaced by the default.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["MultiplierLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies that have a multiplier. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiplierResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyOhlcvHistoricalV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Length of one record: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records over time: one result where one cryptocurrency was asked for, else a map of them. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OhlcvHistoricalResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyOhlcvLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current day of each cryptocurrency, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OhlcvLatestResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyPricePerformanceStatsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
                 * @default ["all_time"]
                 * @example ["24h", "7d"]
                 */
                time_period?: components["parameters"]["PerformanceTimePeriod"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The performance of each cryptocurrency, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePerformanceResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesHistoricalV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quotes over time: one record where one cryptocurrency was asked for, else a map of them. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesHistoricalResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest quotes, by what they were asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesLatestResponseV1"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyTrendingGainersLosersV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 1000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo1000Default100"];
                /**
                 * The span of time over which the change is measured.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: "1h" | "24h" | "30d" | "7d";
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * What to sort by: the change of price. There is one choice.
                 * @default "percent_change_24h"
                 * @example "percent_change_24h"
                 */
                sort?: "percent_change_24h";
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies in the order of their change. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyTrendingLatestV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 1000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo1000Default100"];
                /**
                 * The span of time that the ranking looks at.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: components["parameters"]["TrendingTimePeriod"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies in the order of their search volume. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyTrendingMostVisitedV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 1000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo1000Default100"];
                /**
                 * The span of time that the ranking looks at.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: components["parameters"]["TrendingTimePeriod"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies in the order of the visits to their pages. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeAssetsV1: {
        parameters: {
            query: {
                /**
                 * Numeric id of one exchange.
                 *
                 * Sent as text: a whole number.
                 * @example "101"
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contents of its wallets, the most valuable first. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeAssetsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeInfoV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of exchanges. Ids never change and are never shared.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: their names as web addresses write them, in lower case.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["urls", "logo", "description", "date_launched", "notice"]
                 * @example ["urls", "status"]
                 */
                aux?: ("urls" | "logo" | "description" | "date_launched" | "notice" | "status")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The metadata that was asked for, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeInfoResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeListingsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * What to sort by: the volume of the last 24 hours, the name, or the score of the exchange.
                 * @default "volume_24h"
                 * @example "name"
                 */
                sort?: "volume_24h" | "name" | "exchange_score";
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Which markets count: those with `fees` in percent of a trade, those with `no_fees` (transaction mining included), or `all`.
                 * @default "all"
                 * @example "fees"
                 */
                market_type?: "all" | "fees" | "no_fees";
                /**
                 * Keeps only markets of this kind.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
                 * @example ["num_market_pairs", "rank"]
                 */
                aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exchanges that match, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeListingsLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeMapV1: {
        parameters: {
            query?: {
                /**
                 * Which states of listing to include. `active` has markets that count; `inactive` was active once; `untracked` is listed without being tracked.
                 * @default ["active"]
                 * @example ["active", "untracked"]
                 */
                listing_status?: ("active" | "inactive" | "untracked")[];
                /**
                 * Slugs of exchanges to look up. When it is sent, every other option is ignored.
                 * @example ["example-exchange"]
                 */
                slug?: string[];
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. It has no default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * What to sort by: `id`, the numeric id, or `volume_24h`, the volume of the last 24 hours, the largest first.
                 * @default "id"
                 * @example "volume_24h"
                 */
                sort?: "id" | "volume_24h";
                /**
                 * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["first_historical_data", "last_historical_data", "is_active"]
                 * @example ["is_active", "status"]
                 */
                aux?: ("first_historical_data" | "last_historical_data" | "is_active" | "status")[];
                /**
                 * Keeps only exchanges with an active market of this cryptocurrency or fiat currency, by numeric id. The list is empty where there is none.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                crypto_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exchanges that were asked for, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeMapResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeMarketPairsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric id of one exchange.
                 *
                 * Sent as text: a whole number.
                 * @example "101"
                 */
                id?: components["parameters"]["ExchangeId"];
                /**
                 * Slug of one exchange.
                 * @example "example-exchange"
                 */
                slug?: components["parameters"]["ExchangeSlug"];
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Keeps only pairs with one of these currencies as base or quote, by numeric id.
                 * @example [1, 2781]
                 */
                matched_id?: number[];
                /**
                 * Keeps only pairs with one of these currencies as base or quote, by symbol, in place of `matched_id`.
                 * @example ["BTC", "USD"]
                 */
                matched_symbol?: string[];
                /**
                 * Keeps only markets of this kind.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Keeps only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exchange with its market pairs. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeMarketPairsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeQuotesHistoricalV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of exchanges. Ids never change and are never shared.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: their names as web addresses write them, in lower case.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The volumes over time. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuotesHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    exchangeQuotesLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of exchanges. Ids never change and are never shared.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: their names as web addresses write them, in lower case.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h"]
                 * @example ["num_market_pairs", "rank"]
                 */
                aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest volumes, by what they were asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuotesLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    fiatMapV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. It has no default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * What to sort by, in ascending order.
                 * @default "id"
                 * @example "name"
                 */
                sort?: "name" | "id";
                /**
                 * Whether to list precious metals as well.
                 * @default false
                 * @example true
                 */
                include_metals?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The currencies, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatMapResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    globalMetricsQuotesHistoricalV1: {
        parameters: {
            query?: {
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two totals. Calendar intervals (`hourly` to `yearly`) take the first totals of each UTC hour, day, week, month or year; relative ones (`5m`, `24h`, `30d`) those nearest to each such span of time, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
                 * @default "1d"
                 * @example "1d"
                 */
                interval?: components["parameters"]["GlobalMetricsInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
                 * @example ["btc_dominance", "search_interval"]
                 */
                aux?: components["parameters"]["GlobalMetricsHistoricalAux"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The totals over time. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalMetricsHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    globalMetricsQuotesLatestV1: {
        parameters: {
            query?: {
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The totals. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalMetricsLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    keyInfoV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The limits and the usage of the account. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyInfoResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    partnersFcasListingsLatestV1: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["point_change_24h", "percent_change_24h"]
                 * @example ["point_change_24h"]
                 */
                aux?: components["parameters"]["PartnerScoresAux"];
            };
            header?: never;
            path: {
                /**
                 * Short name of the third party that gives the scores, in lower case.
                 * @example "example-partner"
                 */
                partner: components["parameters"]["Partner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest scores. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerScoresResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    partnersFcasQuotesLatestV1: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["point_change_24h", "percent_change_24h"]
                 * @example ["point_change_24h"]
                 */
                aux?: components["parameters"]["PartnerScoresAux"];
            };
            header?: never;
            path: {
                /**
                 * Short name of the third party that gives the scores, in lower case.
                 * @example "example-partner"
                 */
                partner: components["parameters"]["Partner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest scores of these cryptocurrencies. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerScoresResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    simplePriceV1: {
        parameters: {
            query: {
                /**
                 * Numeric ids of cryptocurrencies.
                 *
                 * Up to 50 items.
                 * @example [1, 1027]
                 */
                ids: number[];
                /**
                 * Whether to add the market cap.
                 * @default false
                 * @example true
                 */
                include_market_cap?: boolean;
                /**
                 * Whether to add the volume of the last 24 hours.
                 * @default false
                 * @example true
                 */
                include_volume_24h?: boolean;
                /**
                 * Whether to add the change of price over 24 hours, in percent.
                 * @default false
                 * @example true
                 */
                include_percent_change_24h?: boolean;
                /**
                 * Whether to add the time of the values.
                 * @default false
                 * @example true
                 */
                include_last_updated?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The prices. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplePriceResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    toolsPriceConversionV1: {
        parameters: {
            query: {
                /**
                 * The amount of the base currency to convert.
                 *
                 * From 1e-8 to 1000000000000.
                 * @example 50
                 */
                amount: number;
                /**
                 * Numeric id of the base currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Symbol of the base currency, in place of `id`. A fiat currency with it is taken, otherwise the highest-ranked cryptocurrency.
                 * @example "BTC"
                 */
                symbol?: string;
                /**
                 * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time?: string;
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The amount in each currency. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceConversionResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyInfoV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
                 * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
                 */
                address?: components["parameters"]["ContractAddress"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
                 * @example ["urls", "logo"]
                 */
                aux?: components["parameters"]["MetadataAux"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The metadata that was asked for, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetadataResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyMarketPairsLatestV2: {
        parameters: {
            query?: {
                /**
                 * Numeric id of one cryptocurrency or fiat currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: components["parameters"]["MarketPairsId"];
                /**
                 * Slug of one cryptocurrency.
                 * @example "bitcoin"
                 */
                slug?: components["parameters"]["MarketPairsSlug"];
                /**
                 * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
                 * @example "BTC"
                 */
                symbol?: components["parameters"]["MarketPairsSymbol"];
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 5000.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000Default100"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
                 * @example [2781, 825]
                 */
                matched_id?: components["parameters"]["MatchedIdList"];
                /**
                 * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
                 * @example ["USD", "USDT"]
                 */
                matched_symbol?: components["parameters"]["MatchedSymbolList"];
                /**
                 * Keeps only markets of this kind.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Keeps only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrency with its market pairs. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPairsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyOhlcvHistoricalV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Length of one record: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records over time: one result where one cryptocurrency was asked for, else a map of them. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OhlcvHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyOhlcvLatestV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current day of each cryptocurrency, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OhlcvLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyPricePerformanceStatsLatestV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
                 * @default ["all_time"]
                 * @example ["24h", "7d"]
                 */
                time_period?: components["parameters"]["PerformanceTimePeriod"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The performance of each cryptocurrency, by what it was asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePerformanceResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesHistoricalV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quotes over time: one record where one was asked for by id, else a map of them. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesLatestV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest quotes, by what they were asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesLatestResponseV2"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexMultiplierV2: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of the cryptocurrencies to look up.
                 * @example [9001, 9002]
                 */
                crypto_id?: components["parameters"]["MultiplierIdList"];
                /**
                 * Slugs of the cryptocurrencies to look up.
                 * @example ["example-batcoin", "example-share-token"]
                 */
                crypto_slug?: components["parameters"]["MultiplierSlugList"];
                /**
                 * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
                 * @example ["BAT", "EXSH"]
                 */
                symbol?: components["parameters"]["MultiplierSymbolList"];
                /**
                 * Contract addresses of the tokens to look up.
                 * @example ["0x0000000000000000000000000000000000009001"]
                 */
                token_address?: components["parameters"]["TokenAddressList"];
                /**
                 * Slug of the platform on which the tokens live, as `platform` of the items; others are left out. `platform_id` has precedence.
                 * @example "ethereum"
                 */
                platform?: components["parameters"]["MultiplierPlatform"];
                /**
                 * Numeric id of the platform on which the tokens live, as `platform_id` of the items; others are left out.
                 * @example 1027
                 */
                platform_id?: components["parameters"]["MultiplierPlatformId"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Position of the first item to return, counted from 1.
                 *
                 * At least 1. Zero and negative values are replaced by the default.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["MultiplierStart"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 2000. Zero and negative values are replaced by the default.
                 * @default 100
                 * @example 100
                 */
                limit?: components["parameters"]["MultiplierLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies that have a multiplier. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiplierResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    toolsPriceConversionV2: {
        parameters: {
            query: {
                /**
                 * The amount of the base currency to convert.
                 *
                 * From 1e-8 to 1000000000000.
                 * @example 50
                 */
                amount: number;
                /**
                 * Numeric id of the base currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Symbol of the base currency, in place of `id`. Every currency that uses it is converted.
                 * @example "BTC"
                 */
                symbol?: string;
                /**
                 * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time?: string;
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The amount in each currency. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceConversionResponseV2"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyListingsLatestV3: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1.
                 *
                 * Sent as text: a whole number, at least 1.
                 * @default "1"
                 * @example "1"
                 */
                start?: string;
                /**
                 * Maximum number of items to return.
                 *
                 * Sent as text: a whole number, from 1 to 5000.
                 * @default "100"
                 * @example "100"
                 */
                limit?: string;
                /**
                 * Keeps only cryptocurrencies with at least this price in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1"
                 */
                price_min?: string;
                /**
                 * Keeps only cryptocurrencies with at most this price in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000"
                 */
                price_max?: string;
                /**
                 * Keeps only cryptocurrencies with at least this market cap in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000000"
                 */
                market_cap_min?: string;
                /**
                 * Keeps only cryptocurrencies with at most this market cap in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "500000000000"
                 */
                market_cap_max?: string;
                /**
                 * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000"
                 */
                volume_24h_min?: string;
                /**
                 * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "50000000000"
                 */
                volume_24h_max?: string;
                /**
                 * Keeps only cryptocurrencies with at least this circulating supply.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000"
                 */
                circulating_supply_min?: string;
                /**
                 * Keeps only cryptocurrencies with at most this circulating supply.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "200000000"
                 */
                circulating_supply_max?: string;
                /**
                 * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
                 *
                 * Sent as text: a number, at least -100.
                 * @example "-5"
                 */
                percent_change_24h_min?: string;
                /**
                 * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
                 *
                 * Sent as text: a number, at least -100.
                 * @example "10"
                 */
                percent_change_24h_max?: string;
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["ListingsLatestSort"];
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Lists only cryptocurrencies with this tag; `all` does not filter.
                 * @default "all"
                 * @example "defi"
                 */
                tag?: components["parameters"]["ListingsTag"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["ListingsLatestAux"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cryptocurrencies that match, in the order of `sort`, as a bare array. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingsLatestResponseV3"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesHistoricalV3: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
                 * @default true
                 * @example false
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultTrue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quotes over time: one record where one was asked for by id, else a map of them. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    cryptocurrencyQuotesLatestV3: {
        parameters: {
            query?: {
                /**
                 * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 *
                 * Sent as text: `true` or `false`.
                 * @default "true"
                 * @example "false"
                 */
                skip_invalid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest quotes, as a bare array. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesLatestResponseV3"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    fearAndGreedHistoricalV3: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * How many days to return.
                 *
                 * From 1 to 500.
                 * @default 10
                 * @example 10
                 */
                limit?: components["parameters"]["FearAndGreedLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The values, the newest first. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FearAndGreedHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    fearAndGreedLatestV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The value. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FearAndGreedLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexSvc100HistoricalV3: {
        parameters: {
            query?: {
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent.
                 *
                 * From 1 to 100.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["IndexCount"];
                /**
                 * Time between two states of the index.
                 * @default "5m"
                 * @example "daily"
                 */
                interval?: components["parameters"]["IndexInterval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The index over time, the earliest first. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexTop100HistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexSvc100LatestV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The index. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexTop100LatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexSvc20HistoricalV3: {
        parameters: {
            query?: {
                /**
                 * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many intervals to return when `time_start` is not sent.
                 *
                 * From 1 to 100.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["IndexCount"];
                /**
                 * Time between two states of the index.
                 * @default "5m"
                 * @example "daily"
                 */
                interval?: components["parameters"]["IndexInterval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The index over time, the earliest first. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexTop20HistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexSvc20LatestV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The index. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexTop20LatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexListingsInfoV4: {
        parameters: {
            query: {
                /**
                 * Numeric ids of decentralized exchanges, as the DEX listings show them.
                 * @example [7001]
                 */
                id: number[];
                /**
                 * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
                 * @default ["urls", "logo", "description", "notice"]
                 * @example ["urls", "date_launched"]
                 */
                aux?: ("urls" | "logo" | "description" | "date_launched" | "notice")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exchanges that were asked for. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexListingsInfoResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexListingsQuotesV4: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 500.
                 * @default 50
                 * @example 50
                 */
                limit?: components["parameters"]["DexLimit"];
                /**
                 * What to sort by.
                 * @default "volume_24h"
                 * @example "market_share"
                 */
                sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs";
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Keeps only exchanges of this kind.
                 * @default "all"
                 * @example "swap"
                 */
                type?: "all" | "orderbook" | "swap" | "aggregator";
                /**
                 * Fields to add to each record, by name. Without it none of them is there.
                 * @example ["date_launched"]
                 */
                aux?: "date_launched"[];
                /**
                 * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exchanges, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexListingsQuotesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexNetworksListV4: {
        parameters: {
            query?: {
                /**
                 * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return.
                 *
                 * From 1 to 500.
                 * @default 50
                 * @example 50
                 */
                limit?: components["parameters"]["DexLimit"];
                /**
                 * What to sort by.
                 * @default "id"
                 * @example "name"
                 */
                sort?: "id" | "name";
                /**
                 * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Fields to add to each record, by name. Without it none of them is there.
                 * @example ["alternativeName", "tokenExplorerUrl"]
                 */
                aux?: ("alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The networks, in the order of `sort`. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexNetworksResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexPairsOhlcvHistoricalV4: {
        parameters: {
            query: {
                /**
                 * Contract addresses of the pairs (their pools) to look up.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Length of one record: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Fields to add to each pair, by name. Without it none of them is there.
                 * @example ["holders", "security_scan"]
                 */
                aux?: components["parameters"]["DexPairsOhlcvAux"];
                /**
                 * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
                 * @default false
                 * @example true
                 */
                reverse_order?: components["parameters"]["DexReverseOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records of each pair over time. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexPairsOhlcvHistoricalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexPairsOhlcvLatestV4: {
        parameters: {
            query: {
                /**
                 * Contract addresses of the pairs (their pools) to look up.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Fields to add to each pair, by name. Without it none of them is there.
                 * @example ["holders", "security_scan"]
                 */
                aux?: components["parameters"]["DexPairsOhlcvAux"];
                /**
                 * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
                 * @default false
                 * @example true
                 */
                reverse_order?: components["parameters"]["DexReverseOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current day of each pair. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexPairsOhlcvLatestResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    dexPairsTradeLatestV4: {
        parameters: {
            query: {
                /**
                 * Contract addresses of the pairs (their pools) to look up.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Maximum number of trades to return of each pair, the newest first.
                 *
                 * From 1 to 100.
                 * @default 20
                 * @example 5
                 */
                limit?: components["parameters"]["DexTradesLimit"];
                /**
                 * Fields to add to each pair and each trade, by name. Without it none of them is there.
                 * @example ["transaction_hash"]
                 */
                aux?: ("transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells")[];
                /**
                 * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
                 * @default false
                 * @example true
                 */
                reverse_order?: components["parameters"]["DexReverseOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pairs with their latest trades. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DexPairsTradesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
