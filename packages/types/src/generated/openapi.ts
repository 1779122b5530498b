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
         * Get an airdrop: `GET /v1/cryptocurrency/airdrop`
         *
         * Returns the project, coin, prize, number of winners, dates and state of an airdrop. `data` is a map with the
         * airdrop's ID as its key.
         *
         * Find IDs with `GET /v1/cryptocurrency/airdrops`.
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
         * List airdrops: `GET /v1/cryptocurrency/airdrops`
         *
         * Returns the airdrops in a given state, by default the ongoing airdrops. Filter by cryptocurrency with `id`, `slug`
         * or `symbol`. The cost does not depend on the number of results.
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
         * List categories: `GET /v1/cryptocurrency/categories`
         *
         * Returns the categories of cryptocurrencies. Each category has the sums and averages over its coins. With `id`,
         * `slug` or `symbol`, only categories that contain at least one of the given cryptocurrencies are returned.
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
         * Get a category: `GET /v1/cryptocurrency/category`
         *
         * Returns a category with a page of its cryptocurrencies and their latest quotes. `start` and `limit` page through
         * `coins`; `sort` and `sort_dir` set the order.
         *
         * Find IDs with `GET /v1/cryptocurrency/categories`.
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
         * Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`
         *
         * Returns the same metadata as version 2, with the same parameters. The difference: a symbol returns a single
         * object, the highest-ranked cryptocurrency with this symbol.
         *
         * Deprecated: use version 2, where a symbol returns all cryptocurrencies with this symbol.
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
         * List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical`
         *
         * Returns the ranking of all cryptocurrencies at the end of a UTC day, in the format of the latest listings.
         *
         * Only the date part of `date` counts. The earliest day is 2013-04-28. A day before the start of your plan's history
         * is rejected with 403. The snapshot of a day is available 30 minutes after the following UTC midnight.
         *
         * Cryptocurrencies with an outdated price on that day are not listed. The guide *How values are computed* states
         * the maximum age of a price.
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
         * List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest`
         *
         * Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes.
         *
         * `sort=market_cap` orders by the service's own rank. Filters on money values are in US dollars, independent of
         * `convert`. For a few known cryptocurrencies, use `GET /v3/cryptocurrency/quotes/latest` instead.
         *
         * Version 3 returns the same list as a bare array. This version remains available.
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
         * List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new`
         *
         * Returns the most recently added cryptocurrencies with their latest quotes. The newest come first by default.
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
         * List cryptocurrency IDs: `GET /v1/cryptocurrency/map`
         *
         * Returns every cryptocurrency with its numeric `id`. Other operations identify cryptocurrencies by this ID, so
         * store the IDs.
         *
         * By default, only cryptocurrencies with an actively tracked market are listed. With `symbol`, the response contains
         * the cryptocurrencies with these symbols, and all other parameters are ignored.
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
         * List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`
         *
         * Returns the active market pairs with the currency as base or quote. Each pair has its exchange, price and volume.
         *
         * Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or `matched_symbol` selects pairs
         * by the currency on the opposite side. `start` and `limit` page through `market_pairs`.
         *
         * Deprecated: use version 2 with the same parameters.
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
         * List multipliers: `GET /v1/cryptocurrency/multiplier`
         *
         * Returns the cryptocurrencies with a UI multiplier (ERC-8056). The multiplier is the factor between the balance
         * stored in a token's contract and the balance shown to people. Without a lookup, items are sorted by ascending ID.
         *
         * Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`. A lookup without a match fails the
         * request with 400; with `skip_invalid`, it is skipped. `has_more` is true while more items follow.
         *
         * Legacy: no replacement exists.
         *
         * - No API key required.
         * - Costs no credits.
         * - Responses change when multiplier changes are applied.
         * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
         * - Pages by `start` and `limit`: on the last page `has_more` is false.
         * - Legacy: maintained for existing clients. No replacement exists.
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
         * Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`
         *
         * Returns open, high, low, close, volume and market cap of cryptocurrencies, with the parameters and rules of
         * version 2.
         *
         * 1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive) returns a record.
         * 2. Without `time_start`, `count` periods are counted back from `time_end`.
         * 3. Daily periods ignore the time of day of `time_start` and `time_end`.
         * 4. `count` includes the current, incomplete period. To get the last complete day, send 2.
         * 5. To get a specific day, set `time_start` one interval earlier.
         * 6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of each month, `yearly`
         *    the same date of each year. Without `interval`, every period is returned.
         * 7. Hourly periods before 2020-09-22 have no volume.
         *
         * A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the hour.
         *
         * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
         * or more than 100,000 records of all cryptocurrencies together, is rejected with 400.
         *
         * For a single cryptocurrency, `data` is its result. For several, `data` is a map keyed by the requested
         * identifiers. A symbol refers to the highest-ranked cryptocurrency with this symbol.
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
         * Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`
         *
         * Returns open, high, low, close and volume of the current UTC day, as version 2 does. The day is incomplete, so
         * `close` is the latest value. If a cryptocurrency has no prices today, the response contains its last day with
         * prices.
         *
         * A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.
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
         * Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`
         *
         * Returns open, high, low, close and price change over the requested periods, as version 2 does. Rolling periods
         * close at the time of the request. `yesterday` is the last complete UTC day, without times for high and low.
         *
         * A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.
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
         * Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`
         *
         * Returns quotes of cryptocurrencies over time, with the parameters and rules of version 3.
         *
         * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
         *   day, week, month or year.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
         *   hours or days.
         * - Without `time_start`, `count` intervals are counted back from `time_end`.
         * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
         *   in the UTC evening.
         *
         * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
         * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
         *
         * For a single ID or symbol, `data` is its record. For several, `data` is a map keyed by the requested identifiers.
         * A symbol refers to the highest-ranked cryptocurrency with this symbol.
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
         * Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`
         *
         * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. `data`
         * is a map keyed by the requested identifiers. A symbol returns a single object, the highest-ranked cryptocurrency
         * with this symbol.
         *
         * Deprecated: use version 3.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
         * @deprecated Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
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
         * List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`
         *
         * Returns the cryptocurrencies with the largest price change over `time_period`. `sort_dir=desc` starts with the
         * largest gain, `sort_dir=asc` with the largest loss.
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
         * List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest`
         *
         * Returns the most searched cryptocurrencies with their latest quotes, in descending order of search volume.
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
         * List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited`
         *
         * Returns the cryptocurrencies with the most visited pages, in descending order of visits. The ranking is updated
         * every 24 hours.
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
         * List assets of an exchange: `GET /v1/exchange/assets`
         *
         * Returns the contents of the known wallets of an exchange. Each item is a currency in a wallet, the most valuable
         * first. The list is empty if no wallet of the exchange is known.
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
         * Get exchange metadata: `GET /v1/exchange/info`
         *
         * Returns logo, description, links, launch date, fees, weekly visits and spot volume of exchanges.
         *
         * Identify exchanges by `id`, `slug` or both. `data` is a map keyed by the requested IDs and slugs.
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
         * List exchanges by volume: `GET /v1/exchange/listings/latest`
         *
         * Returns a page of all active exchanges that have a market, with their volumes of the last 24 hours.
         *
         * `category` and `market_type` select markets. The volumes and other values of an exchange are then sums over its
         * selected markets, and exchanges without a selected market are not listed. Each sum agrees with the exchange's
         * markets in `GET /v1/exchange/market-pairs/latest`.
         *
         * For a few known exchanges, use `GET /v1/exchange/quotes/latest` instead.
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
         * List exchange IDs: `GET /v1/exchange/map`
         *
         * Returns every exchange with its numeric `id`. Other operations identify exchanges by this ID, so store the IDs.
         *
         * By default, only active exchanges are listed. `crypto_id` selects exchanges that trade a currency. With `slug`,
         * the response contains the exchanges with these slugs, and all other parameters are ignored.
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
         * List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest`
         *
         * Returns the active markets of an exchange, with the price and volume of each market.
         *
         * Identify the exchange by either `id` or `slug`. `matched_id` or `matched_symbol` selects pairs with certain
         * currencies as base or quote. `start` and `limit` page through `market_pairs`.
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
         * Get historical exchange quotes: `GET /v1/exchange/quotes/historical`
         *
         * Returns the volumes of exchanges at past times, with the intervals of historical quotes. Identify exchanges by
         * `id`, `slug` or both. For a single exchange, `data` is its record; for several, a map keyed by the requested
         * identifiers.
         *
         * - Volumes are stored from the first market update onwards. Each volume is the sum over the exchange's markets at
         *   the time. Earlier volumes do not exist.
         * - An exchange without volumes in the requested time range has an empty list.
         * - A time before the start of your plan's history is rejected with 403, a time range of more than 10,000 intervals
         *   with 400.
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
         * Get latest exchange quotes: `GET /v1/exchange/quotes/latest`
         *
         * Returns the volumes of the last 24 hours of exchanges. Identify exchanges by either `id` or `slug`. `data` is a
         * map keyed by the requested identifiers.
         *
         * A volume is the sum over the exchange's active markets in `GET /v1/exchange/market-pairs/latest`, and null without
         * an active market.
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
         * List fiat currencies: `GET /v1/fiat/map`
         *
         * Returns every supported fiat currency, with its numeric `id`. Conversions accept the ID as a target currency. With
         * `include_metals`, precious metals are listed too.
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
         * Get historical global metrics: `GET /v1/global-metrics/quotes/historical`
         *
         * Returns totals of the whole market over time, with the intervals of historical quotes. Each interval returns the
         * totals closest to a point in time. An interval without totals is skipped.
         *
         * - Totals are stored from the first market update onwards. Earlier totals are computed for each UTC day, as far as
         *   the history of cryptocurrencies reaches.
         * - The numbers of exchanges and market pairs are known from the first update onwards. Earlier values are null.
         * - A time before the start of your plan's history is rejected with 403, a time range of more than 10,000 intervals
         *   with 400.
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
         * Get latest global metrics: `GET /v1/global-metrics/quotes/latest`
         *
         * Returns current totals of the whole market: market cap, volume, the dominance of Bitcoin and Ethereum, the totals
         * of DeFi and stablecoins, and the numbers of cryptocurrencies, exchanges and market pairs.
         *
         * - The total market cap is the sum of `market_cap` in the latest listings, of cryptocurrencies whose market cap
         *   counts. The total volume is the sum of `volume_24h`.
         * - Unknown values are null. For example, the DeFi totals are null if no cryptocurrency has the tag `defi`.
         * - The guide *How values are computed* has the formulas.
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
         * Get plan limits and usage: `GET /v1/key/info`
         *
         * Returns the limits of your plan and the current usage of your account: requests of the current minute, credits of
         * the current day and month.
         *
         * - The request costs no credits. It counts towards the minute limit.
         * - The operation still responds after the credits of the day or the month are used up.
         * - `requests_made` includes the current request. Credits reserved by requests in progress do not count as used.
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
         * List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`
         *
         * Returns the score of each cryptocurrency at the end of the last UTC day and the change since the previous day, in
         * the order of rank.
         *
         * - The service computes the scores. They do not depend on the partner in the path.
         * - `score` and `grade` are null if the market cap or volume of the day is unknown, or the price history is too
         *   short.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
         * - Responses are cached for 24 hours.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`
         *
         * Returns the scores of cryptocurrencies at the end of the last UTC day. Identify cryptocurrencies by exactly one of
         * `id`, `slug` and `symbol`. The service computes the scores. They do not depend on the partner in the path.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
         * - Responses are cached for 24 hours.
         * - Send exactly one of `id`, `slug` and `symbol`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * Get prices in US dollars: `GET /v1/simple/price`
         *
         * Returns the current price of up to 50 cryptocurrencies in US dollars, without metadata. Flags add more values.
         * This operation responds faster than the quotes operations. The cost does not depend on the number of IDs.
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
    "/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream quotes: `GET /v1/stream`
         *
         * Streams the quotes of cryptocurrencies as server-sent events. The first event is a `snapshot` of all requested
         * cryptocurrencies. A `quote` follows for each changed cryptocurrency. An `end` states why the service ends the stream.
         *
         * - The name of an event equals `type` of its data. The id of an event is the revision of the data.
         * - After an interruption, send the last id of an event in the header `Last-Event-ID`. The stream then begins with a quote for
         *   each cryptocurrency that has changed since. If the service does not know the changes, it sends a new snapshot.
         * - Several changes of a cryptocurrency may arrive as one quote. The newest quote is never omitted.
         * - A comment line every 20 seconds keeps the connection open.
         * - An unknown cryptocurrency and an exceeded limit are ordinary errors before the first event.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies requested, rounded up, at the start of each minute.
         * - Responses are not cached. An event is of the moment of its change.
         */
        get: operations["streamV1"];
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
         * Convert an amount (v1): `GET /v1/tools/price-conversion`
         *
         * Converts an amount of a currency into other currencies, at the latest or historical rates.
         *
         * - Identify the base currency by either `id` or `symbol`. If a symbol belongs to a fiat currency and a
         *   cryptocurrency, the fiat currency is used. Otherwise, the highest-ranked cryptocurrency with the symbol is used.
         * - With `time`, the closest historical rates are used. A time before the start of your plan's history is rejected
         *   with 403. The Basic plan has the latest rates only.
         * - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies other than the US
         *   dollar are accurate to 5 minutes.
         * - 93 fiat currencies and 4 precious metals are supported. The history of fiat currencies begins on 2013-04-28.
         * - `last_updated` is the time of the rate, for the base currency and for each target currency.
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
         * Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`
         *
         * Returns logo, description, links, tags and dates of cryptocurrencies, and the platform of a token.
         *
         * Identify cryptocurrencies by at least one of `id`, `slug`, `symbol` and `address`. `data` is a map keyed by the
         * requested IDs, slugs and symbols. For an `address` alone, the keys are the IDs of the matching cryptocurrencies.
         * Symbols are not unique, so each symbol has an array of all cryptocurrencies with this symbol.
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
         * List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest`
         *
         * Returns the active market pairs with the currency as base or quote. Each pair has its exchange, price and volume.
         *
         * Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or `matched_symbol` selects pairs
         * by the currency on the opposite side. `start` and `limit` page through `market_pairs`.
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
         * Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`
         *
         * Returns open, high, low, close, volume and market cap of cryptocurrencies for each day or hour.
         *
         * 1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive) returns a record.
         * 2. Without `time_start`, `count` periods are counted back from `time_end`.
         * 3. Daily periods ignore the time of day of `time_start` and `time_end`.
         * 4. `count` includes the current, incomplete period. To get the last complete day, send 2.
         * 5. To get a specific day, set `time_start` one interval earlier.
         * 6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of each month, `yearly`
         *    the same date of each year. Without `interval`, every period is returned.
         * 7. Hourly periods before 2020-09-22 have no volume.
         *
         * A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the hour.
         *
         * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
         * or more than 100,000 records of all cryptocurrencies together, is rejected with 400.
         *
         * For a single ID or slug, `data` is its result. For several, or for a symbol, `data` is a map keyed by the
         * requested identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
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
         * Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`
         *
         * Returns open, high, low, close and volume of the current UTC day. The day is incomplete, so `close` is the latest
         * value. If a cryptocurrency has no prices today, the response contains its last day with prices, and
         * `status.notice` reports this.
         *
         * Identify cryptocurrencies by at least one of `id` and `symbol`. `data` is a map keyed by the requested
         * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
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
         * Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`
         *
         * Returns open, high, low, close and price change over the requested periods, with the time of each price. Rolling
         * periods close at the time of the request. `yesterday` is the last complete UTC day, without times for high and
         * low.
         *
         * Identify cryptocurrencies by exactly one of `id`, `slug` and `symbol`. `data` is a map keyed by the requested
         * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
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
         * Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`
         *
         * Returns quotes of cryptocurrencies over time, as version 3 does.
         *
         * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
         *   day, week, month or year.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
         *   hours or days.
         * - Without `time_start`, `count` intervals are counted back from `time_end`.
         * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
         *   in the UTC evening.
         *
         * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
         * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
         *
         * For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed by the requested
         * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
         *
         * Legacy: prefer version 3 with the same parameters.
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
         * Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`
         *
         * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. `data`
         * is a map keyed by the requested identifiers. Symbols are not unique, so each symbol has an array of all
         * cryptocurrencies with this symbol.
         *
         * Legacy: prefer version 3.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and `convert_id`.
         * - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The response of version 3 is a bare array, and `quote` is an array too.
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
         * List token multipliers: `GET /v2/dex/multiplier`
         *
         * Returns the tokens with a UI multiplier, with the parameters and the response of
         * `GET /v1/cryptocurrency/multiplier`. There are three differences: a key is required, `platform` or `platform_id`
         * selects the tokens of a platform, and each item has its `platform`.
         *
         * Legacy: no replacement exists. `GET /v1/cryptocurrency/multiplier` lists the same multipliers.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs no credits.
         * - Responses change when multiplier changes are applied.
         * - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
         * - Pages by `start` and `limit`: on the last page `has_more` is false.
         * - Legacy: maintained for existing clients. No replacement exists.
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
         * Convert an amount: `GET /v2/tools/price-conversion`
         *
         * Converts an amount of a currency into other currencies, at the latest or historical rates.
         *
         * - Identify the base currency by either `id` or `symbol`. For a symbol, `data` is an array with a conversion for
         *   every currency that has the symbol and a price: the fiat currency first, then cryptocurrencies by rank.
         * - With `time`, the closest historical rates are used. A time before the start of your plan's history is rejected
         *   with 403. The Basic plan has the latest rates only.
         * - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies other than the US
         *   dollar are accurate to 5 minutes.
         * - `last_updated` is the time of the rate, for the base currency and for each target currency.
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
         * List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest`
         *
         * Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes. Filters on money
         * values are in US dollars, independent of `convert`.
         *
         * The body is a bare array, without `data` and `status`. `quote` is an array with an element for each currency. The
         * header `X-SVC-Credit-Count` reports the credits used.
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
         * Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`
         *
         * Returns quotes of cryptocurrencies over time.
         *
         * Each interval returns the quote closest to a point in time. An interval without a quote is skipped.
         *
         * - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first quote of each UTC hour,
         *   day, week, month or year.
         * - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote every N minutes,
         *   hours or days.
         * - Without `time_start`, `count` intervals are counted back from `time_end`.
         * - `daily` returns the first quote of a day. To get the last quote of each day, send `24h` and a `time_start` late
         *   in the UTC evening.
         *
         * A time before the start of your plan's history is rejected with 403. A time range of more than 10,000 intervals,
         * or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.
         *
         * For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed by the requested
         * identifiers. Each symbol has an array of all cryptocurrencies with this symbol.
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
         * Get latest quotes: `GET /v3/cryptocurrency/quotes/latest`
         *
         * Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug` and `symbol`. A symbol
         * returns every cryptocurrency with this symbol.
         *
         * The body is a bare array, without `data` and `status`. `quote` is an array with an element for each currency. The
         * header `X-SVC-Credit-Count` reports the credits used.
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
         * List historical fear and greed values: `GET /v3/fear-and-greed/historical`
         *
         * Returns the fear and greed value at the beginning of each UTC day, newest first. A day needs market totals of the
         * 30 days before. A page that reaches before the start of your plan's history is rejected with 403.
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
         * Get the latest fear and greed value: `GET /v3/fear-and-greed/latest`
         *
         * Returns the current mood of the market, from 0 (extreme fear) to 100 (extreme greed), and the band of the value.
         *
         * The value compares total market cap, volatility, volume and Bitcoin dominance with previous days. The guide *How
         * metrics are calculated* has the formula. A market with fewer than 30 days of totals has no value, and the request
         * fails with 400.
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
         * Get historical top 100 index values: `GET /v3/index/svc100-historical`
         *
         * Returns the index of the 100 largest cryptocurrencies over time, with the constituents, weights and units at each
         * time.
         *
         * - Without `time_start`, `count` intervals are counted back from `time_end`. Without both, they are counted back
         *   from the last time with a price.
         * - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward from `time_start`, or
         *   back from the end.
         * - A time is omitted if no constituent has a price close to it.
         * - A time before the first day of the index is rejected with 400, a time before the start of your plan's history
         *   with 403.
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
         * Get the latest top 100 index: `GET /v3/index/svc100-latest`
         *
         * Returns the current value of the index of the 100 largest cryptocurrencies, with its constituents, weights and
         * units.
         *
         * - Weights are shares of the index value by market cap, and add up to 100 percent.
         * - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens and cryptocurrencies
         *   whose market cap does not count are not included. The guide *How values are computed* has the rules.
         * - A market whose history does not include the beginning of a month has no index, and the request fails with 400.
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
         * Get historical top 20 index values: `GET /v3/index/svc20-historical`
         *
         * Returns the index of the 20 largest cryptocurrencies over time, with the constituents, weights and units at each
         * time.
         *
         * - Without `time_start`, `count` intervals are counted back from `time_end`. Without both, they are counted back
         *   from the last time with a price.
         * - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward from `time_start`, or
         *   back from the end.
         * - A time is omitted if no constituent has a price close to it.
         * - A time before the first day of the index is rejected with 400, a time before the start of your plan's history
         *   with 403.
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
         * Get the latest top 20 index: `GET /v3/index/svc20-latest`
         *
         * Returns the current value of the index of the 20 largest cryptocurrencies, with its constituents, weights and
         * units.
         *
         * - Weights are shares of the index value by market cap, and add up to 100 percent.
         * - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens and cryptocurrencies
         *   whose market cap does not count are not included. The guide *How values are computed* has the rules.
         * - A market whose history does not include the beginning of a month has no index, and the request fails with 400.
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
         * Get DEX metadata: `GET /v4/dex/listings/info`
         *
         * Returns logo, description, links, notices and dates of decentralised exchanges.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit.
         * - Responses are cached for 30 seconds.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * List DEXs by volume: `GET /v4/dex/listings/quotes`
         *
         * Returns decentralised exchanges with their volume and number of transactions of the last 24 hours, and their
         * market share.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * List DEX networks: `GET /v4/dex/networks/list`
         *
         * Returns the networks (blockchains) with tracked decentralised exchanges. Each network has its ID and slug for the
         * DEX operations.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs no credits.
         * - Responses are cached for 30 seconds.
         * - Pages by `start` and `limit`: the last page has fewer items than `limit`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`
         *
         * Returns open, high, low, close and volume of pairs on decentralised exchanges for each day or hour. Time ranges
         * and intervals follow the rules of `GET /v2/cryptocurrency/ohlcv/historical`. A time range of more than 10,000
         * intervals, or more than 100,000 records of all pairs together, is rejected with 400.
         *
         * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period` `hourly`).
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`
         *
         * Returns open, high, low, close and volume of pairs on decentralised exchanges for the current UTC day. The day is
         * incomplete, so `close` is the latest value and `time_close` is null.
         *
         * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 10 minutes.
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
         * List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`
         *
         * Returns the latest trades of pairs on decentralised exchanges, newest first. Each trade has its time, side (buy or
         * sell), price and amount. `limit` is the number of trades for each pair.
         *
         * Identify pairs by `contract_address`, and their network by either `network_id` or `network_slug`.
         *
         * Deprecated: no replacement exists.
         *
         * - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
         * - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion beyond the first.
         * - Responses are cached for 1 minute.
         * - Send exactly one of `network_id` and `network_slug`.
         * - Deprecated since 2026-11-21. No replacement exists.
         * @deprecated No replacement exists.
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
        /** An airdrop: a project gives cryptocurrency to winners. */
        Airdrop: {
            /**
             * ID of the airdrop.
             * @example "695f1a7000000000000a9001"
             */
            id: string;
            /**
             * Name of the project.
             * @example "Example Batcoin"
             */
            project_name?: string;
            /**
             * Purpose of the airdrop and instructions for participants.
             * @example "Hold Example Batcoin on the snapshot's day."
             */
            description?: string;
            /**
             * Status of the airdrop: upcoming, ongoing or ended.
             * @example "ONGOING"
             */
            status?: "UPCOMING" | "ONGOING" | "ENDED";
            /** The cryptocurrency of an airdrop. */
            coin?: components["schemas"]["AirdropCoin"];
            /**
             * Start of the airdrop.
             * @format date-time
             * @example "2026-01-10T00:00:00.000Z"
             */
            start_date: string;
            /**
             * End of the airdrop.
             * @format date-time
             * @example "2026-01-31T23:59:59.000Z"
             */
            end_date: string;
            /**
             * Total amount of the prize.
             * @format int64
             * @example 1000000
             */
            total_prize?: number;
            /**
             * Number of winners.
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
        /** The cryptocurrency of an airdrop. */
        AirdropCoin: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "example-batcoin"
             */
            slug: string;
            /**
             * Ticker symbol of the cryptocurrency.
             * @example "BAT"
             */
            symbol: string;
        };
        /** One airdrop, by ID. */
        AirdropResponse: {
            /**
             * The airdrop, keyed by ID.
             * @example { "695f1a7000000000000a9001": { "id": "695f1a7000000000000a9001", "start_date": "2026-01-10T00:00:00.000Z", "end_date": "2026-01-31T23:59:59.000Z" } }
             */
            data: {
                [key: string]: components["schemas"]["Airdrop"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A list of airdrops. */
        AirdropsResponse: {
            /**
             * The airdrops.
             * @example [{ "id": "695f1a7000000000000a9001", "start_date": "2026-01-10T00:00:00.000Z", "end_date": "2026-01-31T23:59:59.000Z" }]
             */
            data: components["schemas"]["Airdrop"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A list of categories. */
        CategoriesResponse: {
            /** The categories. */
            data: components["schemas"]["Category"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A group of cryptocurrencies with market totals. Unknown values are null, never 0. */
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
             * Common theme of the cryptocurrencies.
             * @example "Coins of blockchains that run programs."
             */
            description?: string;
            /**
             * Number of cryptocurrencies in the category.
             * @format int32
             * @example 3
             */
            num_tokens?: number;
            /**
             * Average percent change of the cryptocurrencies' prices.
             * @example 0.89639367
             */
            avg_price_change: number | null;
            /**
             * Total market cap of the cryptocurrencies.
             * @example 584000000000
             */
            market_cap: number | null;
            /**
             * Percent change of the total market cap.
             * @example -0.538184
             */
            market_cap_change: number | null;
            /**
             * Total volume of the cryptocurrencies.
             * @example 23600000000
             */
            volume: number | null;
            /**
             * Percent change of the total volume.
             * @example 4.888889
             */
            volume_change: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A category and its cryptocurrencies. */
        CategoryResponse: {
            /** A category and its cryptocurrencies. */
            data: components["schemas"]["CategoryWithCoins"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A category and its cryptocurrencies. */
        CategoryWithCoins: {
            /** The cryptocurrencies of the category. */
            coins: components["schemas"]["Cryptocurrency"][];
        } & components["schemas"]["Category"];
        /** An asset covered by a content item. */
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
        /** A content item. */
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
             * Assets covered by the item.
             * @example [{ "id": 1, "name": "Bitcoin", "symbol": "BTC", "slug": "bitcoin" }]
             */
            assets?: components["schemas"]["ContentAsset"][];
            /**
             * Creation time of the item.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            created_at?: string;
            /**
             * Release time of the item.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            released_at?: string;
        };
        /** Market values of a cryptocurrency at a point in time, in a batch response. Unknown market values are null, never 0. */
        CryptoBatchQuote: {
            /**
             * Score of the record. The meaning is unknown.
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
             * Market cap.
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
             * Percent change of the USD price over 1 hour.
             * @example 0.25
             */
            percentageChangePriceUsd1h?: number | null;
            /**
             * Percent change of the USD price over 24 hours.
             * @example 1.5
             */
            percentageChangePriceUsd24h?: number | null;
            /**
             * Percent change of the USD price over 7 days.
             * @example 4
             */
            percentageChangePriceUsd7d?: number | null;
            /**
             * Percent change of the USD price over 30 days.
             * @example -2
             */
            percentageChangePriceUsd30d?: number | null;
        };
        /** A cryptocurrency in the latest listings, version 3. Tags are strings. */
        CryptoListingV3: {
            /**
             * Tags of the cryptocurrency.
             * @example ["mineable"]
             */
            tags?: string[];
            /**
             * Circulating supply reported by the project; null if not reported.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market cap reported by the project; null if not reported.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
        } & components["schemas"]["CryptocurrencyV3"];
        /** Request for several quotes of one cryptocurrency. */
        CryptoQuoteBatchRequest: {
            /**
             * ID of the cryptocurrency.
             * @format int32
             * @example 1
             */
            cryptoId?: number;
            /**
             * Scores of the requested records.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null, never 0. */
        CryptoQuoteV3: {
            /**
             * Tags of the cryptocurrency.
             * @example [{ "slug": "mineable", "name": "Mineable", "category": "OTHERS" }]
             */
            tags?: components["schemas"]["TagV3"][];
            /**
             * Circulating supply reported by the project; null if not reported.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market cap reported by the project; null if not reported.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
        } & components["schemas"]["CryptocurrencyV3"];
        /** Snapshot of a cryptocurrency on one day. Unknown market values are null, never 0. */
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
             * Names of the tags.
             * @example "mineable"
             */
            tag_names?: string;
            /**
             * Groups of the tags.
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
             * Day of the snapshot.
             * @example "2026-01-14"
             */
            target_date?: string;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-14T23:59:00.000Z"
             */
            last_update?: string;
            /**
             * Price in USD.
             * @example 95000
             */
            price_usd?: number;
            /**
             * Maximum supply.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * Volume in USD.
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
             * Market cap.
             * @example 1896200000000
             */
            market_cap?: number | null;
            /**
             * Percent change of the USD price over 1 hour.
             * @example 0.1
             */
            percentage_change_price_usd_1h?: number | null;
            /**
             * Percent change of the USD price over 24 hours.
             * @example -0.5
             */
            percentage_change_price_usd_24h?: number | null;
            /**
             * Percent change of the USD price over 7 days.
             * @example 2.5
             */
            percentage_change_price_usd_7d?: number | null;
        };
        /** Request for snapshots of several cryptocurrencies on one day. */
        CryptoSnapshotBatchRequest: {
            /**
             * Day of the snapshots.
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
        /** A cryptocurrency with supply and market data, as in listings, trending lists, categories, and quotes of versions 1 and 2. Unknown values are null, never 0. */
        Cryptocurrency: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * Rank of the cryptocurrency, starting at 1.
             * @format int32
             * @example 1
             */
            svc_rank?: number;
            /**
             * Number of market pairs with this cryptocurrency.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number | null;
            /**
             * Circulating supply in coins.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Total supply in coins, without verifiably burned coins.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Maximum supply in coins; null if unknown or unlimited.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * True if the supply is unlimited. Only in the latest listings and quotes.
             * @example false
             */
            infinite_supply?: boolean;
            /**
             * Market cap based on the total supply. Only with `aux`.
             * @example 1916160000000
             */
            market_cap_by_total_supply?: number | null;
            /**
             * Market cap of the minted coins. Only in the latest listings and quotes.
             * @example 1916160000000
             */
            minted_market_cap?: number | null;
            /**
             * Circulating supply reported by the project; null if not reported. Only in the latest listings and quotes.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market cap reported by the project; null if not reported. Only in the latest listings and quotes.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
            /**
             * Time when the service added the cryptocurrency.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * Tags of the cryptocurrency. Currently only `mineable`.
             * @example ["mineable"]
             */
            tags?: string[];
            /** The chain of a token; null if the cryptocurrency is not a token. */
            platform?: components["schemas"]["Platform"];
            /**
             * 1 for an active cryptocurrency, otherwise 0. Only in quotes, with `aux`, and in the latest and most visited trending lists.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * 1 for a fiat currency, otherwise 0. Only in quotes, with `aux`, and in the latest and most visited trending lists.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["QuoteMap"];
        };
        /** Common fields of a cryptocurrency in the quotes and listings of version 3. Unknown values are null, never 0. */
        CryptocurrencyV3: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /** The chain of a token; null if the cryptocurrency is not a token. */
            platform?: components["schemas"]["PlatformV3"];
            /** A quote for each currency of `convert` or `convert_id`; USD by default. */
            quote: components["schemas"]["QuoteV3"][];
            /**
             * 1 for an active cryptocurrency, otherwise 0.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * True if the supply is unlimited.
             * @example false
             */
            infinite_supply?: boolean;
            /**
             * 1 if totals include the market cap of the cryptocurrency, otherwise 0.
             * @format int32
             * @example 1
             */
            is_market_cap_included_in_calc?: number;
            /**
             * 1 for a fiat currency, otherwise 0.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /**
             * Circulating supply in coins.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Total supply in coins.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Maximum supply in coins; null if unknown or unlimited.
             * @example 21000000
             */
            max_supply?: number | null;
            /**
             * Time when the service added the cryptocurrency.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * Number of market pairs with this cryptocurrency.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number | null;
            /**
             * Rank of the cryptocurrency, starting at 1.
             * @format int32
             * @example 1
             */
            svc_rank?: number;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /**
             * Ratio of market cap to total value locked.
             * @example null
             * @example 320
             */
            tvl_ratio?: number | null;
            /**
             * Circulating supply in coins, without locked coins.
             * @example null
             * @example 19960000
             */
            unlocked_circulating_supply?: number | null;
            /**
             * Market cap of the circulating coins, without locked coins.
             * @example null
             * @example 1916160000000
             */
            unlocked_market_cap?: number | null;
        };
        /** Combined findings of all sources about a token contract. The accuracy is not guaranteed. */
        DexAggregatedSecurityFlags: {
            /**
             * True if the contract is verified.
             * @example true
             */
            contract_verified?: boolean;
            /**
             * True if the token is a honeypot.
             * @example false
             */
            honeypot?: boolean;
        };
        /** Holder counts of a token on a DEX. The compact field names are unknown. */
        DexHolderCounts: {
            [key: string]: unknown;
        };
        /**
         * Tag for counting the holders of a token on a DEX.
         * @example "tag_all"
         */
        DexHolderTag: "tag_all" | "tag_kol" | "tag_smart_money" | "tag_whale" | "tag_bot" | "tag_sniper" | "tag_dev";
        /** Holder counts of a token on a DEX by tag (`DexHolderTag`). The compact field names are unknown. */
        DexHolderTagCounts: {
            [key: string]: unknown;
        };
        /** A decentralised exchange with metadata and volumes. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
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
             * URL-friendly name of the exchange.
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
             * Short description of the exchange.
             * @example "Example Swap is an invented exchange on Ethereum."
             */
            description?: string;
            /**
             * Important notice about the exchange.
             * @example "Example Swap is made up."
             */
            notice?: string;
            /** URLs of a decentralised exchange by kind. A kind without a URL is absent. */
            urls?: components["schemas"]["DexInfoUrls"];
            /**
             * Trading mechanism of the exchange.
             * @example "Swap"
             */
            type?: "Orderbook" | "Swap" | "Aggregator";
            /**
             * Volumes by currency and market type.
             * @example [{ "convert_id": "2781", "last_updated": "2026-01-15T11:59:00.000Z", "volume_24h": "150000000" }]
             */
            quote?: components["schemas"]["DexInfoQuote"][];
            /**
             * Launch time of the exchange. Only with `aux`.
             * @format date-time
             * @example "2024-05-01T00:00:00.000Z"
             */
            date_launched?: string;
            /**
             * Number of market pairs.
             * @example "2"
             */
            num_market_pairs?: string | null;
            /**
             * Market share of the exchange.
             * @example 75
             */
            market_share?: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
        };
        /** Volume of a decentralised exchange in one market type and one currency. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
        DexInfoQuote: {
            /**
             * ID of the quote's currency.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Market type.
             * @example "Spot"
             */
            market_type?: "Spot" | "Perpetual" | "Futures";
            /**
             * Volume over the last 24 hours.
             * @example "150000000"
             */
            volume_24h?: string | null;
            /**
             * Percent change of the volume over the last 24 hours.
             * @example "7.142857"
             */
            percent_change_volume_24h?: string | null;
            /**
             * Number of transactions over the last 24 hours.
             * @example "42000"
             */
            num_transactions_24h?: string | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** URLs of a decentralised exchange by kind. A kind without a URL is absent. */
        DexInfoUrls: {
            /**
             * Home page.
             * @example "https://swap.example.com"
             */
            website?: string;
            /**
             * Blog.
             * @example "https://blog.swap.example.com/"
             */
            blog?: string;
            /**
             * Chat room.
             * @example "https://chat.example.com/example-swap"
             */
            chat?: string;
            /**
             * Page about fees.
             * @example "https://swap.example.com/fees"
             */
            fee?: string;
            /**
             * Twitter account.
             * @example "https://twitter.example.com/example-swap"
             */
            twitter?: string;
        };
        /** A liquidity change on a DEX. The compact field names are unknown. */
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
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Decentralised exchanges with volumes. */
        DexListingsQuotesResponse: {
            /**
             * The exchanges.
             * @example [{ "id": 7001, "name": "Example Swap", "slug": "example-swap", "status": "active" }]
             */
            data: components["schemas"]["DexInfo"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Filters for a list of meme coins. Every bound is at least 0. */
        DexMemeCoinFilters: {
            /**
             * Minimum age.
             * @example 1
             */
            minAge?: number;
            /**
             * Maximum age.
             * @example 2
             */
            maxAge?: number;
            /**
             * Minimum market cap.
             * @example 10000
             */
            minMarketCap?: number;
            /**
             * Maximum market cap.
             * @example 20000
             */
            maxMarketCap?: number;
            /**
             * Minimum liquidity.
             * @example 5000
             */
            minLiquidity?: number;
            /**
             * Maximum liquidity.
             * @example 10000
             */
            maxLiquidity?: number;
            /**
             * Minimum bonding-curve progress.
             * @example 0.25
             */
            minBondingCurve?: number;
            /**
             * Maximum bonding-curve progress.
             * @example 0.5
             */
            maxBondingCurve?: number;
            /**
             * Minimum number of holders.
             * @example 50
             */
            minHolders?: number;
            /**
             * Maximum number of holders.
             * @example 100
             */
            maxHolders?: number;
            /**
             * Minimum volume.
             * @example 1000
             */
            minVolume?: number;
            /**
             * Maximum volume.
             * @example 2000
             */
            maxVolume?: number;
            /**
             * Minimum number of transactions.
             * @example 20
             */
            minTxns?: number;
            /**
             * Maximum number of transactions.
             * @example 40
             */
            maxTxns?: number;
            /**
             * Minimum number of buys.
             * @example 10
             */
            minBuys?: number;
            /**
             * Maximum number of buys.
             * @example 20
             */
            maxBuys?: number;
            /**
             * Minimum number of sells.
             * @example 10
             */
            minSells?: number;
            /**
             * Maximum number of sells.
             * @example 20
             */
            maxSells?: number;
            /**
             * Minimum holding of the ten largest holders.
             * @example 0.25
             */
            minTop10Holding?: number;
            /**
             * Maximum holding of the ten largest holders.
             * @example 0.5
             */
            maxTop10Holding?: number;
            /**
             * Minimum number or share of snipers.
             * @example 1
             */
            minSnipers?: number;
            /**
             * Maximum number or share of snipers.
             * @example 2
             */
            maxSnipers?: number;
            /**
             * Minimum number or share of insiders.
             * @example 1
             */
            minInsiders?: number;
            /**
             * Maximum number or share of insiders.
             * @example 2
             */
            maxInsiders?: number;
            /**
             * Minimum holding of the developer.
             * @example 0.25
             */
            minDevHolding?: number;
            /**
             * Maximum holding of the developer.
             * @example 0.5
             */
            maxDevHolding?: number;
            /**
             * Filter on the holding of the top holders.
             * @example true
             */
            topHoldersLessThan?: boolean;
            /**
             * Filter for coins sold completely by the developer.
             * @example true
             */
            devSoldAll?: boolean;
            /**
             * Filter for coins still held by the developer.
             * @example true
             */
            devStillHolding?: boolean;
            /**
             * Filter named `social`. The meaning is unknown.
             * @example true
             */
            social?: boolean;
        };
        /** A meme coin of a result. */
        DexMemeResult: {
            /**
             * Code of the launchpad protocol.
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
        /** A network with decentralised exchanges. */
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
             * Alternative name of the network.
             * @example "ERC20"
             */
            alternativeName?: string;
            /**
             * ID of the network's native cryptocurrency.
             * @example "1027"
             */
            cryptocurrencyId?: string;
            /**
             * Slug of the network's native cryptocurrency.
             * @example "ethereum"
             */
            cryptocurrencySlug?: string;
            /**
             * ID of the wrapped native cryptocurrency.
             * @example "2396"
             */
            wrappedTokenId?: string;
            /**
             * Slug of the wrapped native cryptocurrency.
             * @example "weth"
             */
            wrappedTokenSlug?: string;
            /**
             * Explorer URL for tokens.
             * @example "https://explorer.example.com/ethereum/token/"
             */
            tokenExplorerUrl?: string;
            /**
             * Explorer URL for pools.
             * @example "https://explorer.example.com/ethereum/address/"
             */
            poolExplorerUrl?: string;
            /**
             * Explorer URL for transactions.
             * @example "https://explorer.example.com/ethereum/tx/"
             */
            transactionHashUrl?: string;
            /**
             * URL-friendly name of the network.
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
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An OHLCV period of a pair. */
        DexOhlcvPeriod: {
            /**
             * Open time of the period.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * Close time of the period; null for the current, incomplete day.
             * @format date-time
             * @example null
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string | null;
            /**
             * A quote for each requested currency.
             * @example [{ "convert_id": "2781", "open": "3240", "high": "3250", "low": "3170", "close": "3200", "volume": "64000000", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote: components["schemas"]["DexOhlcvQuote"][];
        };
        /** Prices and volume of a pair in one period and one currency. All numbers are strings. Unknown values are null, never 0. */
        DexOhlcvQuote: {
            /**
             * ID of the quote's currency.
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
             * Last price of the period; the latest price for the current period.
             * @example "3200"
             */
            close: string;
            /**
             * Volume of the period.
             * @example "64000000"
             */
            volume: string | null;
            /**
             * Buy volume over 24 hours.
             * @example "62000000"
             */
            "24h_buy_volume"?: string | null;
            /**
             * Sell volume over 24 hours.
             * @example "58000000"
             */
            "24h_sell_volume"?: string | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A pair on a decentralised exchange, with latest quotes. */
        DexPair: {
            /**
             * A quote for each requested currency.
             * @example [{ "price": "3200", "convert_id": "2781", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote?: components["schemas"]["DexQuote"][];
        } & components["schemas"]["DexPairFields"];
        /** Common fields of a pair on a decentralised exchange. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0. */
        DexPairFields: {
            /**
             * Contract address of the pair.
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
             * `ucid` of the base asset. The meaning is unknown.
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
             * Contract address of the base asset.
             * @example "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2"
             */
            base_asset_contract_address?: string;
            /**
             * ID of the quote asset.
             * @example "8002"
             */
            quote_asset_id?: string;
            /**
             * `ucid` of the quote asset. The meaning is unknown.
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
             * Contract address of the quote asset.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            quote_asset_contract_address?: string;
            /**
             * ID of the exchange.
             * @example "7001"
             */
            dex_id?: string;
            /**
             * URL-friendly name of the exchange.
             * @example "example-swap"
             */
            dex_slug?: string;
            /**
             * ID of the network.
             * @example "1"
             */
            network_id?: string;
            /**
             * URL-friendly name of the network.
             * @example "ethereum"
             */
            network_slug?: string;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
            /**
             * Creation time of the record.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            created_at?: string;
            /**
             * Creation time of the pool.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            pool_created?: string;
            /**
             * Launch time of the pair.
             * @format date-time
             * @example "2024-05-06T00:00:00.000Z"
             */
            date_launched?: string;
            /**
             * Number of transactions over the last 24 hours.
             * @format int64
             * @example 5000
             */
            num_transactions_24h?: number | null;
            /**
             * Number of buys over the last 24 hours.
             * @format int64
             * @example 2600
             */
            "24h_no_of_buys"?: number | null;
            /**
             * Number of sells over the last 24 hours.
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
             * Buy tax.
             * @example 0
             */
            buy_tax?: number | null;
            /**
             * Sell tax.
             * @example 0
             */
            sell_tax?: number | null;
            /**
             * Results of security scans. Only with `aux`.
             * @example [{ "third_party": { "open_source": true, "honeypot": false }, "aggregated": { "contract_verified": true, "honeypot": false } }]
             */
            security_scan?: components["schemas"]["DexSecurityScan"][];
            /**
             * Base asset in the pool.
             * @example "10000"
             */
            pool_base_asset?: string | null;
            /**
             * Quote asset in the pool.
             * @example "32000000"
             */
            pool_quote_asset?: string | null;
            /**
             * Pooled share of the base asset, in percent.
             * @example "0.0083"
             */
            percent_pooled_base_asset?: string | null;
            /**
             * Volume over the last 24 hours, in the quote asset.
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
             * Cursor for fetching the next batch, as an alternative to pages.
             * @example "c2Nyb2xsLTE"
             */
            scroll_id?: string;
        };
        /** A pair with the OHLCV of the current day. */
        DexPairOhlcv: {
            /**
             * Open time of the period.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * Close time of the period; null for the current, incomplete day.
             * @format date-time
             * @example null
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string | null;
            /**
             * A quote for each requested currency.
             * @example [{ "convert_id": "2781", "open": "3240", "high": "3250", "low": "3170", "close": "3200", "volume": "64000000", "last_updated": "2026-01-15T11:59:00.000Z" }]
             */
            quote: components["schemas"]["DexOhlcvQuote"][];
        } & components["schemas"]["DexPairFields"];
        /** A pair with historical OHLCV. */
        DexPairOhlcvHistorical: {
            /** The periods. */
            quotes: components["schemas"]["DexOhlcvPeriod"][];
        } & components["schemas"]["DexPairFields"];
        /** Pairs with historical OHLCV. */
        DexPairsOhlcvHistoricalResponse: {
            /** The pairs. */
            data: components["schemas"]["DexPairOhlcvHistorical"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Pairs with the OHLCV of the current day. */
        DexPairsOhlcvLatestResponse: {
            /** The pairs. */
            data: components["schemas"]["DexPairOhlcv"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Pairs with latest trades. */
        DexPairsTradesResponse: {
            /** The pairs. */
            data: components["schemas"]["DexTradePair"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A platform of DEX data. The field names are compact. */
        DexPlatformRow: {
            /**
             * Compact field `id`. The meaning is unknown.
             * @example "text"
             */
            id?: string;
            /**
             * Compact field `n`. The meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `i`. The meaning is unknown.
             * @example "text"
             */
            i?: string;
            /**
             * Compact field `uf`. The meaning is unknown.
             * @example "text"
             */
            uf?: string;
            /**
             * Compact field `dn`. The meaning is unknown.
             * @example "text"
             */
            dn?: string;
            /**
             * Compact field `txuf`. The meaning is unknown.
             * @example "text"
             */
            txuf?: string;
            /**
             * Compact field `v`. The meaning is unknown.
             * @example "text"
             */
            v?: string;
            /**
             * Compact field `p`. The meaning is unknown.
             * @example "text"
             */
            p?: string;
            /**
             * Compact field `addrUrl`. The meaning is unknown.
             * @example "text"
             */
            addrUrl?: string;
            /**
             * Compact field `chId`. The meaning is unknown.
             * @example "text"
             */
            chId?: string;
            /**
             * Compact field `puf`. The meaning is unknown.
             * @example "text"
             */
            puf?: string;
            /**
             * Compact field `wcId`. The meaning is unknown.
             * @example "text"
             */
            wcId?: string;
            /**
             * Compact field `hl`. The meaning is unknown.
             * @example "text"
             */
            hl?: string;
            /**
             * Compact field `ho`. The meaning is unknown.
             * @example "text"
             */
            ho?: string;
            /**
             * Compact field `pltA`. The meaning is unknown.
             * @example "text"
             */
            pltA?: string;
            /**
             * Compact field `cid`. The meaning is unknown.
             * @example "text"
             */
            cid?: string;
        };
        /** Market data of a pair in one currency. All numbers are strings. Unknown values are null, never 0. */
        DexQuote: {
            /**
             * ID of the quote's currency.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Price of the base asset.
             * @example "3200"
             */
            price: string;
            /**
             * Price of the base asset, in units of the quote asset.
             * @example "3200"
             */
            price_by_quote_asset?: string;
            /**
             * Liquidity of the pool; null if unavailable.
             * @example "64000000"
             */
            liquidity?: string | null;
            /**
             * Volume over the last 24 hours.
             * @example "120000000"
             */
            volume_24h?: string | null;
            /**
             * Buy volume over the last 24 hours.
             * @example "62000000"
             */
            "24h_buy_volume"?: string | null;
            /**
             * Sell volume over the last 24 hours.
             * @example "58000000"
             */
            "24h_sell_volume"?: string | null;
            /**
             * Percent change of the price over the last hour.
             * @example "1.010101"
             */
            percent_change_price_1h?: string | null;
            /**
             * Percent change of the price over the last 24 hours.
             * @example "-1.538462"
             */
            percent_change_price_24h?: string | null;
            /**
             * Fully diluted value: total supply minus burned supply, times the price.
             * @example "384000000000"
             */
            fully_diluted_value?: string | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A row of a DEX search result. The compact field names are unknown. */
        DexSearchResultRow: {
            [key: string]: unknown;
        };
        /** Third-party findings about a token contract. The accuracy is not guaranteed. Flags not provided by the third party are absent. */
        DexSecurityFlags: {
            /**
             * True if the contract's source is open.
             * @example true
             */
            open_source?: boolean;
            /**
             * True if the contract is a proxy.
             * @example false
             */
            proxy?: boolean;
            /**
             * True if more tokens can be minted.
             * @example false
             */
            mintable?: boolean;
            /**
             * True if ownership can be taken back.
             * @example false
             */
            can_take_back_ownership?: boolean;
            /**
             * True if the owner can change balances.
             * @example false
             */
            owner_change_balance?: boolean;
            /**
             * True if the contract has a hidden owner.
             * @example false
             */
            hidden_owner?: boolean;
            /**
             * True if the contract can destroy itself.
             * @example false
             */
            self_destruct?: boolean;
            /**
             * True if the contract calls other contracts.
             * @example false
             */
            external_call?: boolean;
            /**
             * True if the token cannot be bought.
             * @example false
             */
            cannot_buy?: boolean;
            /**
             * True if a holder cannot sell the full balance.
             * @example false
             */
            cannot_sell_all?: boolean;
            /**
             * True if the slippage can be modified.
             * @example false
             */
            slippage_modifiable?: boolean;
            /**
             * True if the token is a honeypot.
             * @example false
             */
            honeypot?: boolean;
            /**
             * True if transfers can be paused.
             * @example false
             */
            transfer_pausable?: boolean;
            /**
             * True if the contract has a blacklist.
             * @example false
             */
            blacklisted?: boolean;
            /**
             * True if the contract has a whitelist.
             * @example false
             */
            whitelisted?: boolean;
            /**
             * True if the token is traded on a decentralised exchange.
             * @example true
             */
            in_dex?: boolean;
            /**
             * True if the contract limits large holders (anti-whale).
             * @example false
             */
            anti_whale?: boolean;
            /**
             * True if the anti-whale limit can be modified.
             * @example false
             */
            anti_whale_modifiable?: boolean;
            /**
             * True if the contract enforces a wait between trades.
             * @example false
             */
            trading_cool_down?: boolean;
            /**
             * True if the slippage of individual holders can be modified.
             * @example false
             */
            personal_slippage_modifiable?: boolean;
            /**
             * True if the token is on a list of trusted tokens.
             * @example true
             */
            trust_list?: boolean;
            /**
             * True if the token is genuine, not a copy.
             * @example true
             */
            true_token?: boolean;
            /**
             * True if the token is an airdrop scam.
             * @example false
             */
            airdrop_scam?: boolean;
        };
        /** Result of a security scan. The data comes from third parties, and the accuracy is not guaranteed. */
        DexSecurityScan: {
            /** Third-party findings about a token contract. The accuracy is not guaranteed. Flags not provided by the third party are absent. */
            third_party?: components["schemas"]["DexSecurityFlags"];
            /** Combined findings of all sources about a token contract. The accuracy is not guaranteed. */
            aggregated?: components["schemas"]["DexAggregatedSecurityFlags"];
        };
        /**
         * Status of a DEX.
         * @example "active"
         */
        DexStatus: "active" | "inactive";
        /** A swap on a DEX. The compact field names are unknown. */
        DexSwapRow: {
            [key: string]: unknown;
        };
        /** A token in a batch of DEX prices. The field names are compact. */
        DexTokenBatchPrice: {
            /**
             * Compact field `pid`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            pid?: number;
            /**
             * Compact field `pdex`. The meaning is unknown.
             * @example "text"
             */
            pdex?: string;
            /**
             * Compact field `pcid`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            pcid?: number;
            /**
             * Compact field `a`. The meaning is unknown.
             * @example "text"
             */
            a?: string;
            /**
             * Compact field `n`. The meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `sym`. The meaning is unknown.
             * @example "text"
             */
            sym?: string;
            /**
             * Compact field `lg`. The meaning is unknown.
             * @example "text"
             */
            lg?: string;
            /**
             * Compact field `p`. The meaning is unknown.
             * @example 1.5
             */
            p?: number;
            /**
             * Compact field `pc1h`. The meaning is unknown.
             * @example 1.5
             */
            pc1h?: number;
            /**
             * Compact field `pc24h`. The meaning is unknown.
             * @example 1.5
             */
            pc24h?: number;
            /**
             * Compact field `pc7d`. The meaning is unknown.
             * @example 1.5
             */
            pc7d?: number;
            /**
             * Compact field `v24h`. The meaning is unknown.
             * @example 1.5
             */
            v24h?: number;
            /**
             * Compact field `l`. The meaning is unknown.
             * @example 1.5
             */
            l?: number;
            /**
             * Compact field `ts`. The meaning is unknown.
             * @example "text"
             * @example 1
             */
            ts?: string | number;
            /**
             * Compact field `mc`. The meaning is unknown.
             * @example 1.5
             */
            mc?: number;
        };
        /** A token on a DEX: the fields of a leaderboard row, plus creator, owner, supply, pool and listing fields. Also contains exchange listings and top pools, under unknown names. */
        DexTokenDetail: ({
            /**
             * Compact field `crt` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            crt?: string;
            /**
             * Compact field `own` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            own?: string;
            /**
             * Compact field `rnc` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            rnc?: string;
            /**
             * Compact field `cs` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            cs?: string;
            /**
             * Compact field `ph24h` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            ph24h?: string;
            /**
             * Compact field `pl24h` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            pl24h?: string;
            /**
             * Compact field `fpt` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            fpt?: string;
            /**
             * Compact field `fpct` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            fpct?: string;
            /**
             * Compact field `turl` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            turl?: string;
            /**
             * Compact field `nps` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            nps?: string;
            /**
             * Compact field `lf` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            lf?: string;
            /**
             * Compact field `cid` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            cid?: string;
            /**
             * Compact field `lmc` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            lmc?: string;
            /**
             * Compact field `ltda` (creator, owner, supply, pool or listing). The meaning is unknown.
             * @example "text"
             */
            ltda?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["DexTokenLeaderboardRow"];
        /** An exchange listing of a token on a DEX. The fields are unknown. */
        DexTokenExchangeListing: {
            [key: string]: unknown;
        };
        /** A page of a DEX token leaderboard. The name of the property with the rows is unknown. */
        DexTokenLeaderboardResponse: {
            /**
             * Total of the leaderboard, as text.
             * @example "250"
             */
            total?: string;
            /**
             * Current page, as text.
             * @example "1"
             */
            currentPage?: string;
            /**
             * Page size, as text.
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
             * True if a next page exists, as text.
             * @example "true"
             */
            hasNextPage?: string;
            /**
             * Time of the last update, as text.
             * @example "2026-01-15T11:59:00.000Z"
             */
            lastUpdateTime?: string;
            /**
             * Page number, as text.
             * @example "1"
             */
            pageNum?: string;
        } & {
            [key: string]: unknown;
        };
        /** A token of a DEX leaderboard. The field names are compact. */
        DexTokenLeaderboardRow: {
            /**
             * Compact field `n`. The meaning is unknown.
             * @example "text"
             */
            n?: string;
            /**
             * Compact field `sym`. The meaning is unknown.
             * @example "text"
             */
            sym?: string;
            /**
             * Compact field `addr`. The meaning is unknown.
             * @example "text"
             */
            addr?: string;
            /**
             * Compact field `plt`. The meaning is unknown.
             * @example "text"
             */
            plt?: string;
            /**
             * Compact field `pid`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            pid?: number;
            /**
             * Compact field `pdex`. The meaning is unknown.
             * @example "text"
             */
            pdex?: string;
            /**
             * Compact field `pcid`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            pcid?: number;
            /**
             * Compact field `web`. The meaning is unknown.
             * @example "text"
             */
            web?: string;
            /**
             * Compact field `tw`. The meaning is unknown.
             * @example "text"
             */
            tw?: string;
            /**
             * Compact field `tg`. The meaning is unknown.
             * @example "text"
             */
            tg?: string;
            /**
             * Compact field `lg`. The meaning is unknown.
             * @example "text"
             */
            lg?: string;
            /**
             * Compact field `pubAt`, in milliseconds. The meaning is unknown.
             * @format int64
             * @example 1768478400000
             */
            pubAt?: number;
            /**
             * Compact field `lchAt`, in milliseconds. The meaning is unknown.
             * @format int64
             * @example 1768478400000
             */
            lchAt?: number;
            /**
             * Compact field `fdv`. The meaning is unknown.
             * @example "text"
             */
            fdv?: string;
            /**
             * Compact field `mcap`. The meaning is unknown.
             * @example "text"
             */
            mcap?: string;
            /**
             * Compact field `liqUsd`. The meaning is unknown.
             * @example "text"
             */
            liqUsd?: string;
            /**
             * Compact field `liq`. The meaning is unknown.
             * @example "text"
             */
            liq?: string;
            /**
             * Compact field `hld`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            hld?: number;
            /**
             * Compact field `p`. The meaning is unknown.
             * @example "text"
             */
            p?: string;
            /**
             * Compact field `np`. The meaning is unknown.
             * @example "text"
             */
            np?: string;
            /**
             * Compact field `pt`. The meaning is unknown.
             * @format int64
             * @example 1
             */
            pt?: number;
            /**
             * Compact field `v24h`. The meaning is unknown.
             * @example "text"
             */
            v24h?: string;
            /**
             * Compact field `t24h`. The meaning is unknown.
             * @example "text"
             */
            t24h?: string;
            /**
             * Compact field `ch24h`. The meaning is unknown.
             * @example "text"
             */
            ch24h?: string;
            /**
             * Compact field `thr`. The meaning is unknown.
             * @example "text"
             */
            thr?: string;
            /**
             * Compact field `dhr`. The meaning is unknown.
             * @example "text"
             */
            dhr?: string;
            /**
             * Compact field `bcr`. The meaning is unknown.
             * @example "text"
             */
            bcr?: string;
            /**
             * Compact field `hcnt`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            hcnt?: number;
            /**
             * Compact field `tsrc`. The meaning is unknown.
             * @example "text"
             */
            tsrc?: string;
            /**
             * Compact field `sts`, the stats of the token.
             * @example [{ "tp": "text", "vu": "text", "txs": "text", "nb": "text", "ns": "text", "bvu": "text", "svu": "text", "but": "text", "sut": "text", "pc": 1.5, "ut": "text" }]
             */
            sts?: components["schemas"]["DexTokenStats"][];
            /**
             * Compact field `rl`. The meaning is unknown.
             * @example "text"
             */
            rl?: string;
            /**
             * Compact field `ts`. The meaning is unknown.
             * @example "text"
             */
            ts?: string;
            /**
             * Compact field `bs`. The meaning is unknown.
             * @example "text"
             */
            bs?: string;
            /**
             * Compact field `dec`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            dec?: number;
            /** The signal of a token on a DEX. The field names are compact. */
            signal?: components["schemas"]["DexTokenSignal"];
            /**
             * Compact field `beScore`. The meaning is unknown.
             * @example 1.5
             */
            beScore?: number;
            /**
             * Compact field `beRank`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            beRank?: number;
            /**
             * Compact field `pltA`. The meaning is unknown.
             * @example "text"
             */
            pltA?: string;
            /**
             * Compact field `ecs`. The meaning is unknown.
             * @format int32
             * @example 1
             */
            ecs?: number;
            /**
             * Compact field `tags`, an array. The meaning is unknown.
             * @example ["text"]
             */
            tags?: string[];
        };
        /** A security item of a token on a DEX. */
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
             * Hit flag of the item, as text.
             * @example "true"
             */
            isHit?: string;
            /**
             * Position of the item, as text.
             * @example "1"
             */
            order?: string;
            /**
             * Compact field `des`. The meaning is unknown.
             * @example "text"
             */
            des?: string;
            /**
             * ID of the item's group.
             * @example "text"
             */
            groupId?: string;
        };
        /** Security levels of a token on a DEX, with security items. */
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
             * Security items of the token.
             * @example [{ "code": "text", "riskCode": "text", "riskyLevel": "text", "isHit": "true", "order": "1", "des": "text", "groupId": "text" }]
             */
            items?: components["schemas"]["DexTokenSecurityItem"][];
        };
        /** The signal of a token on a DEX. The field names are compact. */
        DexTokenSignal: {
            /**
             * Compact field `mtp`. The meaning is unknown.
             * @example 1.5
             */
            mtp?: number;
            /**
             * Compact field `psc`. The meaning is unknown.
             * @format int64
             * @example 1
             */
            psc?: number;
        };
        /** An item of a token's statistics on a DEX. The field names are compact. */
        DexTokenStats: {
            /**
             * Compact field `tp`. The meaning is unknown.
             * @example "text"
             */
            tp?: string;
            /**
             * Compact field `vu`. The meaning is unknown.
             * @example "text"
             */
            vu?: string;
            /**
             * Compact field `txs`. The meaning is unknown.
             * @example "text"
             */
            txs?: string;
            /**
             * Compact field `nb`. The meaning is unknown.
             * @example "text"
             */
            nb?: string;
            /**
             * Compact field `ns`. The meaning is unknown.
             * @example "text"
             */
            ns?: string;
            /**
             * Compact field `bvu`. The meaning is unknown.
             * @example "text"
             */
            bvu?: string;
            /**
             * Compact field `svu`. The meaning is unknown.
             * @example "text"
             */
            svu?: string;
            /**
             * Compact field `but`. The meaning is unknown.
             * @example "text"
             */
            but?: string;
            /**
             * Compact field `sut`. The meaning is unknown.
             * @example "text"
             */
            sut?: string;
            /**
             * Compact field `pc`. The meaning is unknown.
             * @example 1.5
             */
            pc?: number;
            /**
             * Compact field `ut`. The meaning is unknown.
             * @example "text"
             */
            ut?: string;
        };
        /** A top pool of a token on a DEX. The field names are compact. */
        DexTokenTopPool: {
            /**
             * Compact field `addr`. The meaning is unknown.
             * @example "text"
             */
            addr?: string;
            /**
             * Compact field `v24`. The meaning is unknown.
             * @example "text"
             */
            v24?: string;
            /**
             * Compact field `exid`. The meaning is unknown.
             * @example "text"
             */
            exid?: string;
            /**
             * Compact field `exn`. The meaning is unknown.
             * @example "text"
             */
            exn?: string;
            /**
             * Compact field `top`. The meaning is unknown.
             * @example "text"
             */
            top?: string;
            /**
             * Compact field `mi`. The meaning is unknown.
             * @example "text"
             */
            mi?: string;
        };
        /** A trade of a pair. */
        DexTrade: {
            /**
             * Time of the trade.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            date: string;
            /**
             * Side of the trade for the base asset: buy or sell.
             * @example "buy"
             */
            type: "buy" | "sell";
            /**
             * A quote for each requested currency.
             * @example [{ "price": "3200", "convert_id": "2781" }]
             */
            quote: components["schemas"]["DexTradeQuote"][];
            /**
             * Transaction hash. Only with `aux`.
             * @example "0x0000000000000000000000000000000000000000000000000000000000007302"
             */
            transaction_hash?: string;
            /**
             * Explorer URL of the transaction. Only with `aux`.
             * @example "https://explorer.example.com/ethereum/tx/0x0000000000000000000000000000000000000000000000000000000000007302"
             */
            blockchain_explorer_link?: string;
        };
        /** A pair with latest trades. */
        DexTradePair: {
            /**
             * The trades.
             * @example [{ "date": "2026-01-15T11:59:00.000Z", "type": "buy", "quote": [{ "price": "3200", "convert_id": "2781" }] }]
             */
            transactions: components["schemas"]["DexTrade"][];
        } & components["schemas"]["DexPair"];
        /** A trade in one currency. Numbers are strings. */
        DexTradeQuote: {
            /**
             * ID of the quote's currency.
             * @example "2781"
             */
            convert_id: string;
            /**
             * Price of the base asset.
             * @example "3200"
             */
            price: string;
            /**
             * Price of the base asset, in units of the quote asset.
             * @example "3200"
             */
            price_by_quote_asset?: string;
            /**
             * Total value of the trade.
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
        /** Body of every error: the `status` object alone. */
        ErrorResponse: {
            /** Status of a failed request: the only content of an error body. */
            status: components["schemas"]["ErrorStatus"];
        };
        /** Status of a failed request: the only content of an error body. */
        ErrorStatus: {
            /**
             * Server time in UTC.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp: string;
            /**
             * Internal error code; equals the HTTP status if no specific code exists.
             * @format int32
             * @example 400
             */
            error_code: number;
            /**
             * Error message in plain language.
             * @example "Invalid value for \"symbol\": \"X\""
             */
            error_message: string;
            /**
             * Time to build the response, in milliseconds.
             * @format int32
             * @example 8
             */
            elapsed: number;
            /**
             * Always 0: errors cost no credits.
             * @format int32
             * @example 0
             */
            credit_count: 0;
        };
        /** Balance of one currency in a wallet of an exchange. */
        ExchangeAsset: {
            /**
             * Address of the wallet.
             * @example "0x00000000000000000000000000000000000a55e7"
             */
            wallet_address: string;
            /**
             * Balance in units of the currency.
             * @example 125000.5
             */
            balance: number;
            /** The chain of a wallet. */
            platform: components["schemas"]["ExchangeAssetPlatform"];
            /** The currency of a wallet balance, with its price. */
            currency: components["schemas"]["ExchangeAssetCurrency"];
        };
        /** The currency of a wallet balance, with its price. */
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
             * Price of the cryptocurrency in USD; null if unknown.
             * @example 1
             */
            price_usd: number | null;
        };
        /** The chain of a wallet. */
        ExchangeAssetPlatform: {
            /**
             * ID of the platform's native cryptocurrency.
             * @format int32
             * @example 1027
             */
            crypto_id: number;
            /**
             * Symbol of the platform's native cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * Name of the platform.
             * @example "Ethereum"
             */
            name: string;
        };
        /** Balances of the known wallets of an exchange. */
        ExchangeAssetsResponse: {
            /** A balance for each currency of each wallet. */
            data: components["schemas"]["ExchangeAsset"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Volumes of an exchange at a past time, in one currency. Unknown values are null, never 0. */
        ExchangeHistoricalQuote: {
            /**
             * Volume over the previous 24 hours: the sum over all active markets.
             * @example 15000000000
             */
            volume_24h: number | null;
            /**
             * `volume_24h` without markets with excluded volume.
             * @example 14500000000
             */
            volume_24h_adjusted: number | null;
            /**
             * Time of the volumes.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
        };
        /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
        ExchangeHistoricalQuoteMap: {
            [key: string]: components["schemas"]["ExchangeHistoricalQuote"];
        };
        /** Metadata of an exchange: name, description, logo, URLs, fees, weekly visits and spot volume. Unknown values are null, never 0. */
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
             * URL of the logo, 64 pixels wide. Absent if the exchange has no logo.
             * @format uri
             * @example "https://img.example.com/exchanges/64x64/101.png"
             */
            logo?: string;
            /**
             * Short description of the exchange; null if unavailable.
             * @example "Example Exchange is made up."
             */
            description?: string | null;
            /**
             * Launch time of the exchange; null if unknown.
             * @format date-time
             * @example "2017-07-14T00:00:00.000Z"
             */
            date_launched?: string | null;
            /**
             * Important notice about the exchange, in Markdown; empty if the exchange has no notice.
             * @example "Withdrawals are paused for maintenance."
             */
            notice?: string;
            /** Listing state of the exchange. Only with `status` in `aux`. */
            status?: components["schemas"]["ExchangeListingState"];
            /** URLs of an exchange, grouped by kind. Each group is a list. */
            urls?: components["schemas"]["ExchangeUrls"];
            /**
             * Maker fee: the cost of adding an order to the book, in percent of the trade value. A negative fee is a rebate.
             * @example 0.02
             */
            maker_fee?: number | null;
            /**
             * Taker fee: the cost of taking an order from the book, in percent of the trade value.
             * @example 0.04
             */
            taker_fee?: number | null;
            /**
             * Website visits per week.
             * @example 1500000
             */
            weekly_visits?: number | null;
            /**
             * Total 24-hour volume of the active spot markets, in USD.
             * @example 12000000000
             */
            spot_volume_usd?: number | null;
        };
        /** Metadata of the requested exchanges. */
        ExchangeInfoResponse: {
            /**
             * Keyed by the requested IDs or slugs.
             * @example { "101": { "id": 101, "name": "Example Exchange", "slug": "example-exchange" } }
             */
            data: {
                [key: string]: components["schemas"]["ExchangeInfo"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An exchange with the total volumes of the active markets. Unknown values are null, never 0. */
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
             * Number of active markets. Returned unless `aux` omits this field.
             * @format int32
             * @example 420
             */
            num_market_pairs?: number;
            /**
             * Rank by `volume_24h_adjusted` among all exchanges with a volume, independent of filters. Returned unless `aux` omits this field.
             * @format int32
             * @example 1
             */
            rank?: number | null;
            /**
             * Average score of the markets, weighted by volume. Returned unless `aux` omits this field.
             * @example 512.75
             */
            exchange_score?: number | null;
            /**
             * Launch time of the exchange. Only with `aux`.
             * @format date-time
             * @example "2017-07-14T00:00:00.000Z"
             */
            date_launched?: string | null;
            /**
             * Symbols of the traded fiat currencies, in alphabetical order. Only with `aux`.
             * @example ["EUR", "USD"]
             */
            fiats?: string[];
            /**
             * 24-hour volume of the spot markets, in USD.
             * @example 12000000000
             */
            spot_volume_usd: number | null;
            /**
             * 24-hour volume of the derivatives and perpetual markets, in USD.
             * @example 3000000000
             */
            derivative_volume_usd: number | null;
            /**
             * Time of the newest market update; null if the exchange has no markets.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string | null;
            /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["ExchangeListingQuoteMap"];
        };
        /** Volumes of an exchange in one currency. Unknown values are null, never 0. */
        ExchangeListingQuote: {
            /**
             * Volume over the last 24 hours: the sum over all active markets.
             * @example 15000000000
             */
            volume_24h: number | null;
            /**
             * `volume_24h` without markets with excluded volume.
             * @example 14500000000
             */
            volume_24h_adjusted: number | null;
            /**
             * Percent change of `volume_24h` over the last 24 hours; null if the request filters markets.
             * @example 12.418264
             */
            percent_change_volume_24h: number | null;
            /**
             * Percent change of `volume_24h` over the last 7 days; null if the request filters markets.
             * @example -3.5
             */
            percent_change_volume_7d: number | null;
            /**
             * Percent change of `volume_24h` over the last 30 days; null if the request filters markets.
             * @example 48.25
             */
            percent_change_volume_30d: number | null;
            /**
             * Total effective liquidity of the markets. Returned unless `aux` omits this field.
             * @example 450000000
             */
            effective_liquidity_24h?: number | null;
            /**
             * Time of the newest market update; null if the exchange has no markets.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string | null;
        };
        /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
        ExchangeListingQuoteMap: {
            [key: string]: components["schemas"]["ExchangeListingQuote"];
        };
        /**
         * Listing state of an exchange.
         * @example "active"
         */
        ExchangeListingState: "active" | "inactive" | "untracked";
        /** Exchanges with latest volumes. */
        ExchangeListingsLatestResponse: {
            /** The exchanges. */
            data: components["schemas"]["ExchangeListing"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An exchange of the exchange ID map. */
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
             * 1 for the listing state `active`, otherwise 0.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /** Listing state of the exchange. Only with `status` in `aux`. */
            status?: components["schemas"]["ExchangeListingState"];
            /**
             * Time of the first historical data; null if no historical data exists.
             * @format date-time
             * @example "2018-04-26T00:45:00.000Z"
             */
            first_historical_data?: string | null;
            /**
             * Time of the last historical data; null if no historical data exists.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            last_historical_data?: string | null;
        };
        /** The exchange ID map, with the request status. */
        ExchangeMapResponse: {
            /**
             * Exchanges of the map.
             * @example [{ "id": 101, "name": "Example Exchange", "slug": "example-exchange", "is_active": 1 }]
             */
            data: components["schemas"]["ExchangeMapItem"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An exchange with active markets. */
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
             * Number of active markets. Returned unless `aux` omits this field.
             * @format int32
             * @example 420
             */
            num_market_pairs?: number;
            /** The market pairs. */
            market_pairs: components["schemas"]["MarketPair"][];
        };
        /** Market pairs of one exchange. */
        ExchangeMarketPairsResponse: {
            /** An exchange with active markets. */
            data: components["schemas"]["ExchangeMarketPairs"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Values of an exchange at a point in time. Unknown market values are null, never 0. */
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
             * Volume in USD.
             * @example 12000000000
             */
            volumeUsd?: number | null;
            /**
             * Original score of the record. The meaning is unknown.
             * @format int64
             * @example 1
             */
            originalScore?: number;
            /**
             * Score of the record. The meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * Time of the record in UTC.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            time_utc?: string;
        };
        /** Request for several quotes of one exchange. */
        ExchangeQuoteBatchRequest: {
            /**
             * ID of the exchange.
             * @format int32
             * @example 9101
             */
            exchangeId?: number;
            /**
             * Scores of the requested records.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** An exchange with historical volumes. */
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
            /** Volumes, earliest first. */
            quotes: components["schemas"]["ExchangeQuotesHistoricalItem"][];
        };
        /** Volumes at one step of the interval. */
        ExchangeQuotesHistoricalItem: {
            /**
             * Time of this item.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
            /**
             * Number of active markets at this time.
             * @format int32
             * @example 420
             */
            num_market_pairs: number;
            /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["ExchangeHistoricalQuoteMap"];
        };
        /** Historical volumes of exchanges. */
        ExchangeQuotesHistoricalResponse: {
            /** A single ID or slug returns one record. Several return a map, keyed by the requested IDs or slugs. */
            data: components["schemas"]["ExchangeQuotesHistorical"] | {
                [key: string]: components["schemas"]["ExchangeQuotesHistorical"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest volumes of the requested exchanges. */
        ExchangeQuotesLatestResponse: {
            /** Keyed by the requested IDs or slugs. */
            data: {
                [key: string]: components["schemas"]["ExchangeListing"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** URLs of an exchange, grouped by kind. Each group is a list. */
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
        /** A value of the fear and greed index. */
        FearAndGreed: {
            /**
             * Time of the value.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp?: string;
            /**
             * Calculation time of the value. Only for the latest value.
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
             * Band of `value`: Extreme Fear from 1 to below 20, Fear from 20 to below 40, Neutral from 40 to below 60, Greed from 60 to below 80, Extreme Greed from 80 to 100. The value 0 counts as Extreme Fear.
             * @example "Neutral"
             */
            value_classification?: "Extreme Fear" | "Fear" | "Neutral" | "Greed" | "Extreme Greed";
        } & {
            [key: string]: unknown;
        };
        /** Fear and greed index at the start of each day. */
        FearAndGreedHistoricalResponse: {
            /**
             * Values, newest first.
             * @example [{ "timestamp": "2026-01-15T00:00:00.000Z", "value": 55, "value_classification": "Neutral" }]
             */
            data: components["schemas"]["FearAndGreed"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The current fear and greed index. */
        FearAndGreedLatestResponse: {
            /** A value of the fear and greed index. */
            data: components["schemas"]["FearAndGreed"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A currency of the fiat ID map. */
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
             * Symbol of the currency, in uppercase.
             * @example "USD"
             */
            symbol: string;
        };
        /** The fiat ID map, with the request status. */
        FiatMapResponse: {
            /**
             * Currencies of the map.
             * @example [{ "id": 2781, "name": "United States Dollar", "sign": "$", "symbol": "USD" }]
             */
            data: components["schemas"]["FiatMapItem"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Current metrics of the whole market. Unknown values are null, never 0. */
        GlobalMetrics: {
            /**
             * Number of cryptocurrencies in the listings.
             * @format int32
             * @example 9000
             */
            active_cryptocurrencies: number | null;
            /**
             * Number of active exchanges.
             * @format int32
             * @example 250
             */
            active_exchanges: number | null;
            /**
             * Number of active market pairs.
             * @format int32
             * @example 95000
             */
            active_market_pairs: number | null;
            /**
             * Number of cryptocurrencies in the ID map, including inactive and untracked cryptocurrencies.
             * @format int32
             * @example 30000
             */
            total_cryptocurrencies: number | null;
            /**
             * Number of exchanges, including inactive and untracked exchanges.
             * @format int32
             * @example 800
             */
            total_exchanges: number | null;
            /**
             * Bitcoin's share of the total market cap, in percent.
             * @example 47.904
             */
            btc_dominance: number | null;
            /**
             * Ethereum's share of the total market cap, in percent.
             * @example 9.6
             */
            eth_dominance: number | null;
            /**
             * Bitcoin's share of the total market cap 24 hours ago, in percent.
             * @example 47.7
             */
            btc_dominance_yesterday: number | null;
            /**
             * Ethereum's share of the total market cap 24 hours ago, in percent.
             * @example 9.7
             */
            eth_dominance_yesterday: number | null;
            /**
             * Change of Bitcoin's share over the last 24 hours, in percentage points.
             * @example 0.204
             */
            btc_dominance_24h_percentage_change: number | null;
            /**
             * Change of Ethereum's share over the last 24 hours, in percentage points.
             * @example -0.1
             */
            eth_dominance_24h_percentage_change: number | null;
            /**
             * Market cap of cryptocurrencies tagged as DeFi, in USD.
             * @example 120000000000
             */
            defi_market_cap: number | null;
            /**
             * 24-hour volume of cryptocurrencies tagged as DeFi, in USD.
             * @example 9000000000
             */
            defi_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of cryptocurrencies tagged as DeFi, as reported by exchanges, in USD.
             * @example 12000000000
             */
            defi_volume_24h_reported: number | null;
            /**
             * Market cap of cryptocurrencies tagged as stablecoins, in USD.
             * @example 180000000000
             */
            stablecoin_market_cap: number | null;
            /**
             * 24-hour volume of cryptocurrencies tagged as stablecoins, in USD.
             * @example 120000000000
             */
            stablecoin_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of cryptocurrencies tagged as stablecoins, as reported by exchanges, in USD.
             * @example 160000000000
             */
            stablecoin_volume_24h_reported: number | null;
            /**
             * 24-hour volume of derivatives market pairs, without excluded volumes, in USD.
             * @example 800000000000
             */
            derivatives_volume_24h: number | null;
            /**
             * 24-hour volume of derivatives market pairs, with excluded volumes, in USD.
             * @example 900000000000
             */
            derivatives_volume_24h_reported: number | null;
            /**
             * Percent change of the DeFi volume over the last 24 hours.
             * @example 2.5
             */
            defi_24h_percentage_change: number | null;
            /**
             * Percent change of the stablecoin volume over the last 24 hours.
             * @example -1.5
             */
            stablecoin_24h_percentage_change: number | null;
            /**
             * Percent change of the derivatives volume over the last 24 hours.
             * @example 3.75
             */
            derivatives_24h_percentage_change: number | null;
            /** Totals for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["GlobalMetricsLatestQuoteMap"];
            /**
             * Time of the newest update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Historical metrics of the whole market. */
        GlobalMetricsHistorical: {
            /**
             * Totals, earliest first.
             * @example [{ "timestamp": "2026-01-15T11:59:00.000Z", "quote": { "USD": { "total_market_cap": 4000000000000, "timestamp": "2026-01-15T11:59:00.000Z" } } }]
             */
            quotes: components["schemas"]["GlobalMetricsHistoricalItem"][];
        };
        /** Totals at one step of the interval. */
        GlobalMetricsHistoricalItem: {
            /**
             * Time of the totals.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            timestamp: string;
            /**
             * Time range searched for the totals, as an ISO 8601 interval. Only with `aux`.
             * @example "2026-01-15T11:50:00.000Z/2026-01-15T11:55:00.000Z"
             */
            search_interval?: string;
            /**
             * Bitcoin's share of the total market cap, in percent.
             * @example 47.904
             */
            btc_dominance?: number | null;
            /**
             * Ethereum's share of the total market cap, in percent.
             * @example 9.6
             */
            eth_dominance?: number | null;
            /**
             * Number of cryptocurrencies in the listings.
             * @format int32
             * @example 9000
             */
            active_cryptocurrencies?: number | null;
            /**
             * Number of active exchanges.
             * @format int32
             * @example 250
             */
            active_exchanges?: number | null;
            /**
             * Number of active market pairs.
             * @format int32
             * @example 95000
             */
            active_market_pairs?: number | null;
            /** Historical totals for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["GlobalMetricsHistoricalQuoteMap"];
        };
        /** Historical totals of the whole market in one currency. Unknown values are null, never 0. */
        GlobalMetricsHistoricalQuote: {
            /**
             * Market cap of all cryptocurrencies included in totals.
             * @example 4000000000000
             */
            total_market_cap: number | null;
            /**
             * 24-hour volume of all cryptocurrencies.
             * @example 150000000000
             */
            total_volume_24h?: number | null;
            /**
             * Unadjusted 24-hour volume of all cryptocurrencies with a known reported volume, as reported by exchanges.
             * @example 210000000000
             */
            total_volume_24h_reported?: number | null;
            /**
             * Market cap of all cryptocurrencies except Bitcoin.
             * @example 2083840000000
             */
            altcoin_market_cap?: number | null;
            /**
             * 24-hour volume of all cryptocurrencies except Bitcoin.
             * @example 100000000000
             */
            altcoin_volume_24h?: number | null;
            /**
             * Unadjusted 24-hour volume of all cryptocurrencies except Bitcoin, as reported by exchanges.
             * @example 140000000000
             */
            altcoin_volume_24h_reported?: number | null;
            /**
             * Time of the totals.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            timestamp: string;
        };
        /** Historical totals for each requested currency, keyed by currency symbol; `USD` by default. */
        GlobalMetricsHistoricalQuoteMap: {
            [key: string]: components["schemas"]["GlobalMetricsHistoricalQuote"];
        };
        /** Historical metrics of the whole market. */
        GlobalMetricsHistoricalResponse: {
            /** Historical metrics of the whole market. */
            data: components["schemas"]["GlobalMetricsHistorical"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Totals of the whole market in one currency. Unknown values are null, never 0. */
        GlobalMetricsLatestQuote: {
            /**
             * Market cap of all cryptocurrencies included in totals.
             * @example 4000000000000
             */
            total_market_cap: number | null;
            /**
             * 24-hour volume of all cryptocurrencies.
             * @example 150000000000
             */
            total_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of all cryptocurrencies with a known reported volume, as reported by exchanges.
             * @example 210000000000
             */
            total_volume_24h_reported: number | null;
            /**
             * Market cap of all cryptocurrencies except Bitcoin.
             * @example 2083840000000
             */
            altcoin_market_cap: number | null;
            /**
             * 24-hour volume of all cryptocurrencies except Bitcoin.
             * @example 100000000000
             */
            altcoin_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of all cryptocurrencies except Bitcoin, as reported by exchanges.
             * @example 140000000000
             */
            altcoin_volume_24h_reported: number | null;
            /**
             * Market cap of cryptocurrencies tagged as DeFi.
             * @example 120000000000
             */
            defi_market_cap: number | null;
            /**
             * 24-hour volume of cryptocurrencies tagged as DeFi.
             * @example 9000000000
             */
            defi_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of cryptocurrencies tagged as DeFi, as reported by exchanges.
             * @example 12000000000
             */
            defi_volume_24h_reported: number | null;
            /**
             * Market cap of cryptocurrencies tagged as stablecoins.
             * @example 180000000000
             */
            stablecoin_market_cap: number | null;
            /**
             * 24-hour volume of cryptocurrencies tagged as stablecoins.
             * @example 120000000000
             */
            stablecoin_volume_24h: number | null;
            /**
             * Unadjusted 24-hour volume of cryptocurrencies tagged as stablecoins, as reported by exchanges.
             * @example 160000000000
             */
            stablecoin_volume_24h_reported: number | null;
            /**
             * 24-hour volume of derivatives market pairs, without excluded volumes.
             * @example 800000000000
             */
            derivatives_volume_24h: number | null;
            /**
             * 24-hour volume of derivatives market pairs, with excluded volumes.
             * @example 900000000000
             */
            derivatives_volume_24h_reported: number | null;
            /**
             * Total market cap 24 hours ago, at the historical conversion rate.
             * @example 3950000000000
             */
            total_market_cap_yesterday: number | null;
            /**
             * Total volume 24 hours ago, at the historical conversion rate.
             * @example 148000000000
             */
            total_volume_24h_yesterday: number | null;
            /**
             * Percent change of the total market cap over the last 24 hours.
             * @example 1.27
             */
            total_market_cap_yesterday_percentage_change: number | null;
            /**
             * Percent change of the total volume over the last 24 hours.
             * @example 1.35
             */
            total_volume_24h_yesterday_percentage_change: number | null;
            /**
             * Time of the newest update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Totals for each requested currency, keyed by currency symbol; `USD` by default. */
        GlobalMetricsLatestQuoteMap: {
            [key: string]: components["schemas"]["GlobalMetricsLatestQuote"];
        };
        /** Current metrics of the whole market. */
        GlobalMetricsLatestResponse: {
            /** Current metrics of the whole market. Unknown values are null, never 0. */
            data: components["schemas"]["GlobalMetrics"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Metrics of the whole market at a point in time. Unknown market values are null, never 0. */
        GlobalMetricsQuote: {
            /**
             * Score of the record. The meaning is unknown.
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
             * Market cap by available supply, in USD.
             * @example 4000000000000
             */
            marketCapByAvailableSupplyUsd?: number | null;
            /**
             * Market cap by total supply, in USD.
             * @example 4400000000000
             */
            marketCapByTotalSupplyUsd?: number | null;
            /**
             * Volume in USD.
             * @example 150000000000
             */
            volumeUsd?: number | null;
            /**
             * Reported volume in USD.
             * @example 210000000000
             */
            volumeUsdReported?: number | null;
            /**
             * Market cap of altcoins by available supply, in USD.
             * @example 2083840000000
             */
            altCoinMarketCapByAvailableSupplyUsd?: number | null;
            /**
             * Volume of altcoins in USD.
             * @example 100000000000
             */
            altCoinVolumeUsd?: number | null;
            /**
             * Reported volume of altcoins in USD.
             * @example 140000000000
             */
            altCoinVolumeUsdReported?: number | null;
            /**
             * Bitcoin's share of the market cap, in percent.
             * @example 47.904
             */
            bitcoinPercentageOfMarketCap?: number | null;
            /**
             * Ethereum's share of the market cap, in percent.
             * @example 9.6
             */
            ethPercentageOfMarketCap?: number | null;
            /**
             * 24-hour volume of DeFi.
             * @example 9000000000
             */
            defiVolume24h?: number | null;
            /**
             * Reported 24-hour volume of DeFi.
             * @example 12000000000
             */
            defiVolume24hReported?: number | null;
            /**
             * Market cap of DeFi.
             * @example 120000000000
             */
            defiMarketCap?: number | null;
            /**
             * 24-hour volume of stablecoins.
             * @example 120000000000
             */
            stableCoinVolume24h?: number | null;
            /**
             * Reported 24-hour volume of stablecoins.
             * @example 160000000000
             */
            stableCoinVolume24hReported?: number | null;
            /**
             * Market cap of stablecoins.
             * @example 180000000000
             */
            stableCoinMarketCap?: number | null;
            /**
             * 24-hour volume of derivatives.
             * @example 800000000000
             */
            derivativesVolume24h?: number | null;
            /**
             * Reported 24-hour volume of derivatives.
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
        /** Request for several global metrics quotes. */
        GlobalMetricsQuoteBatchRequest: {
            /**
             * Scores of the requested records.
             * @example [1, 2]
             */
            scores?: number[];
        };
        /** Historical market data of a cryptocurrency in one currency. Unknown values are null, never 0. */
        HistoricalQuote: {
            /**
             * Price of one unit. Returned unless `aux` omits `price`.
             * @example 95940
             */
            price?: number;
            /**
             * Volume over the previous 24 hours. Returned unless `aux` omits `volume`.
             * @example 35900000000
             */
            volume_24h?: number | null;
            /**
             * Volume over the previous 24 hours, under a second name.
             * @example 35900000000
             */
            volume_24hr?: number | null;
            /**
             * Market cap. Returned unless `aux` omits `market_cap`.
             * @example 1914962400000
             */
            market_cap?: number | null;
            /**
             * Circulating supply in coins at this time. Returned unless `aux` omits this field.
             * @example 19960000
             */
            circulating_supply?: number | null;
            /**
             * Total supply in coins at this time. Returned unless `aux` omits this field.
             * @example 19960000
             */
            total_supply?: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            last_updated: string;
            /**
             * Time of the quote. Returned unless `aux` omits `quote_timestamp`.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp?: string;
        };
        /** Historical market data for each requested currency, keyed by currency symbol; `USD` by default. */
        HistoricalQuoteMap: {
            [key: string]: components["schemas"]["HistoricalQuote"];
        };
        /** A holder of a token on a DEX. The compact field names are unknown. */
        HolderDetailVO: {
            [key: string]: unknown;
        };
        /** Trend of a token's holders on a DEX. The compact field names are unknown. */
        HolderTrendVO: {
            [key: string]: unknown;
        };
        /** A cryptocurrency of an index, with its weight. */
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
             * Website URL of the cryptocurrency; null if unknown.
             * @example "https://example.com/currencies/bitcoin"
             */
            url?: string | null;
            /**
             * Weight in the index, in percent.
             * @example 60
             */
            weight?: number;
            /**
             * Price of the cryptocurrency in USD.
             * @example 96000
             */
            priceUsd?: number;
            /**
             * Units of the cryptocurrency in the index.
             * @example 0.000625
             */
            units?: number;
        };
        /** Historical snapshots of the top-100 index. */
        IndexTop100HistoricalResponse: {
            /** Index snapshots, earliest first. */
            data: components["schemas"]["IndexTop100Item"][];
            /** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** A snapshot of the top-100 index, historical or latest. */
        IndexTop100Item: {
            /** Constituents of the index, largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * Time of the snapshot.
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
        /** The latest snapshot of the top-100 index. */
        IndexTop100LatestResponse: {
            /** A snapshot of the top-100 index, historical or latest. */
            data: components["schemas"]["IndexTop100Item"];
            /** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** A historical snapshot of the top-20 index. */
        IndexTop20Historical: {
            /** Constituents of the index, largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * Time of the snapshot.
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
        /** Historical snapshots of the top-20 index. */
        IndexTop20HistoricalResponse: {
            /** Index snapshots, earliest first. */
            data: components["schemas"]["IndexTop20Historical"][];
            /** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** The latest snapshot of the top-20 index. Unknown market values are null, never 0. */
        IndexTop20Latest: {
            /** Constituents of the index, largest weight first. */
            constituents?: components["schemas"]["IndexConstituent"][];
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_update?: string;
            /**
             * Earliest time of the next update.
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
             * Percent change of the index value over the last 24 hours.
             * @example 1.25
             */
            value_24h_percentage_change?: number | null;
        };
        /** The latest snapshot of the top-20 index. */
        IndexTop20LatestResponse: {
            /** The latest snapshot of the top-20 index. Unknown market values are null, never 0. */
            data: components["schemas"]["IndexTop20Latest"];
            /** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
            status: components["schemas"]["ProApiResponseStatus"];
        };
        /** Plan limits and current usage of the API key. */
        KeyInfo: {
            /** Plan limits of the API key. */
            plan?: components["schemas"]["KeyInfoPlan"];
            /** Usage of the API key in each current period. */
            usage?: components["schemas"]["KeyInfoUsage"];
        };
        /** Credits used and left in the current day or monthly period. */
        KeyInfoCreditUsage: {
            /**
             * Credits used in the current period.
             * @example 120
             */
            credits_used?: number;
            /**
             * Credits left in the current period.
             * @example 9880
             */
            credits_left?: number;
        };
        /** Plan limits of the API key. */
        KeyInfoPlan: {
            /**
             * Credits per monthly period.
             * @example 10000
             */
            credit_limit_monthly?: number;
            /**
             * Time until the monthly credits reset, as text for display.
             * @example "In 16 days, 12 hours and 0 minutes"
             */
            credit_limit_monthly_reset?: string;
            /**
             * Reset time of the monthly credits.
             * @format date-time
             * @example "2026-02-01T00:00:00.000Z"
             */
            credit_limit_monthly_reset_timestamp?: string;
            /**
             * Requests per UTC minute.
             * @example 30
             */
            rate_limit_minute?: number;
        };
        /** Requests made and left in the current UTC minute. */
        KeyInfoRequestUsage: {
            /**
             * Requests made in the current period.
             * @example 3
             */
            requests_made?: number;
            /**
             * Requests left in the current period.
             * @example 27
             */
            requests_left?: number;
        };
        /** Plan limits and current usage of the API key, with the request status. */
        KeyInfoResponse: {
            /** Plan limits and current usage of the API key. */
            data: components["schemas"]["KeyInfo"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Usage of the API key in each current period. */
        KeyInfoUsage: {
            /** Requests in the current UTC minute. */
            current_minute?: components["schemas"]["KeyInfoRequestUsage"];
            /** Credits in the current day. */
            current_day?: components["schemas"]["KeyInfoCreditUsage"];
            /** Credits in the current monthly period. */
            current_month?: components["schemas"]["KeyInfoCreditUsage"];
        };
        /** Latest listings, version 3: an array without an envelope. */
        ListingsLatestResponseV3: components["schemas"]["CryptoListingV3"][];
        /** A list of cryptocurrencies with quotes. */
        ListingsResponse: {
            /** Cryptocurrencies in the requested order. */
            data: components["schemas"]["Cryptocurrency"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency of the ID map. */
        MapItem: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Rank of the cryptocurrency, starting at 1; null if unranked.
             * @example 1
             */
            rank: number | null;
            /**
             * Name of the cryptocurrency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Ticker symbol in uppercase, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * 1 for the listing state `active` (at least one tracked market), otherwise 0.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * Listing state of the cryptocurrency. `active`: at least one tracked market. `inactive`: formerly active. `untracked`: listed, but not yet qualified for tracked markets. Only with `aux`.
             * @example "active"
             */
            status?: "active" | "inactive" | "untracked";
            /**
             * Time of the first historical data; absent if no historical data exists.
             * @format date-time
             * @example "2013-04-28T00:00:00.000Z"
             */
            first_historical_data?: string;
            /**
             * Time of the last historical data; absent if no historical data exists.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_historical_data?: string;
            /** The chain of a token; null if the cryptocurrency is not a token. */
            platform?: components["schemas"]["Platform"];
        };
        /** The ID map. */
        MapResponse: {
            /**
             * Cryptocurrencies of the map.
             * @example [{ "id": 1, "rank": 1, "name": "Bitcoin", "symbol": "BTC", "slug": "bitcoin" }]
             */
            data: components["schemas"]["MapItem"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A market of two currencies on one exchange. */
        MarketPair: {
            /** The exchange of a market pair. */
            exchange: components["schemas"]["MarketPairExchange"];
            /**
             * Numeric ID of the market.
             * @format int32
             * @example 5001
             */
            market_id: number;
            /**
             * Market pair in the form base/quote.
             * @example "BTC/USDT"
             */
            market_pair: string;
            /**
             * Market category, such as `spot`. Returned unless `aux` omits this field.
             * @example "spot"
             */
            category?: string;
            /**
             * Fee model of the market, such as `percentage`. Returned unless `aux` omits this field.
             * @example "percentage"
             */
            fee_type?: string;
            /** One side of a market pair. */
            market_pair_base: components["schemas"]["MarketPairCurrency"];
            /** One side of a market pair. */
            market_pair_quote: components["schemas"]["MarketPairCurrency"];
            /** Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
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
             * Symbol of the currency in this service.
             * @example "BTC"
             */
            currency_symbol: string;
            /**
             * Symbol of the currency on the exchange.
             * @example "BTC"
             */
            exchange_symbol: string;
            /**
             * Type of the currency.
             * @example "cryptocurrency"
             */
            currency_type: "cryptocurrency" | "fiat";
        };
        /** The exchange of a market pair. */
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
             * URL-friendly name of the exchange.
             * @example "example-exchange"
             */
            slug: string;
        };
        /** Market data of a pair as reported by the exchange. Unknown values are null, never 0. */
        MarketPairExchangeReported: {
            /**
             * Price of the base currency in the quote currency; null if unknown.
             * @example 96000
             */
            price: number | null;
            /**
             * Volume over the last 24 hours, in the base currency.
             * @example 250000
             */
            volume_24h_base: number | null;
            /**
             * Volume over the last 24 hours, in the quote currency.
             * @example 24000000000
             */
            volume_24h_quote: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Market data of a pair in one currency. Unknown values are null, never 0. */
        MarketPairQuote: {
            /**
             * Price of the base currency on this market; if unknown, the general price of the base currency. Null if both are unknown.
             * @example 96000
             */
            price: number | null;
            /**
             * Volume over the last 24 hours.
             * @example 24000000000
             */
            volume_24h: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
        MarketPairQuoteMap: {
            /** Market data of a pair as reported by the exchange. Unknown values are null, never 0. */
            exchange_reported: components["schemas"]["MarketPairExchangeReported"];
        } & {
            [key: string]: components["schemas"]["MarketPairQuote"];
        };
        /** A cryptocurrency or fiat currency with market pairs. */
        MarketPairs: {
            /**
             * Numeric ID of the currency, permanent and unique.
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
             * Symbol of the currency, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Number of active market pairs. Returned unless `aux` omits this field.
             * @format int32
             * @example 3
             */
            num_market_pairs?: number;
            /** The market pairs. */
            market_pairs: components["schemas"]["MarketPair"][];
        };
        /** Market pairs of one currency. */
        MarketPairsResponse: {
            /** A cryptocurrency or fiat currency with market pairs. */
            data: components["schemas"]["MarketPairs"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Metadata of a cryptocurrency: name, description, logo and URLs. */
        Metadata: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * `coin` for a cryptocurrency with its own chain, `token` for a cryptocurrency on another chain.
             * @example "coin"
             */
            category: "coin" | "token";
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * URL of the logo, 64 pixels wide. For another size, replace both numbers in `64x64` with 16, 32, 64, 128 or 200.
             * @format uri
             * @example "https://img.example.com/coins/64x64/1.png"
             */
            logo?: string;
            /**
             * Short description of the cryptocurrency; null if unavailable.
             * @example "Bitcoin is the first cryptocurrency, kept by miners since 2009."
             */
            description?: string | null;
            /**
             * Important notice about the cryptocurrency, in Markdown.
             * @example "Bitcoin has **no** notice; this one is an example."
             */
            notice?: string;
            /**
             * Time when the service added the cryptocurrency.
             * @format date-time
             * @example "2010-07-13T00:00:00.000Z"
             */
            date_added?: string;
            /**
             * Launch time of the cryptocurrency; null if unknown.
             * @format date-time
             * @example "2009-01-03T00:00:00.000Z"
             */
            date_launched: string | null;
            /**
             * Tags of the cryptocurrency.
             * @example ["mineable"]
             */
            tags?: string[];
            /** The chain of a token; null if the cryptocurrency is not a token. */
            platform?: components["schemas"]["Platform"];
            /** URLs of a cryptocurrency by kind. A kind without a URL is an empty list. */
            urls?: components["schemas"]["MetadataUrls"];
            /**
             * Circulating supply reported by the project; null if not reported.
             * @example null
             * @example 19960000
             */
            self_reported_circulating_supply?: number | null;
            /**
             * Market cap reported by the project; null if not reported.
             * @example null
             * @example 1916160000000
             */
            self_reported_market_cap?: number | null;
            /**
             * Tags reported by the project.
             * @example ["mineable"]
             */
            self_reported_tags?: string[];
            /**
             * True if the supply is unlimited.
             * @example false
             */
            infinite_supply?: boolean;
        };
        /** Metadata of the requested cryptocurrencies. */
        MetadataResponse: {
            /**
             * Keyed by the requested IDs, slugs or symbols. An ID or slug maps to a record; a symbol maps to an array of all cryptocurrencies with the symbol. A lookup by address alone is keyed by the IDs of the matching cryptocurrencies.
             * @example { "1": { "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" } }
             * @example { "BTC": [{ "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" }] }
             */
            data: {
                [key: string]: components["schemas"]["Metadata"] | components["schemas"]["Metadata"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Metadata of the requested cryptocurrencies, version 1. */
        MetadataResponseV1: {
            /**
             * Keyed by the requested IDs, slugs or symbols. A symbol maps to the highest-ranked cryptocurrency with the symbol. A lookup by address alone is keyed by the ID of the matching cryptocurrency.
             * @example { "1": { "id": 1, "name": "Bitcoin", "symbol": "BTC", "category": "coin", "slug": "bitcoin", "date_launched": "2009-01-03T00:00:00.000Z" } }
             */
            data: {
                [key: string]: components["schemas"]["Metadata"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** URLs of a cryptocurrency by kind. A kind without a URL is an empty list. */
        MetadataUrls: {
            /**
             * Home pages.
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
             * Source code repositories.
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
             * Reddit pages.
             * @example ["https://reddit.example.com/r/bitcoin"]
             */
            reddit?: string[];
            /**
             * Twitter accounts.
             * @example ["https://twitter.example.com/bitcoin"]
             */
            twitter?: string[];
        };
        /** A cryptocurrency with a UI multiplier for displayed amounts. */
        MultiplierItem: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
             * @format int32
             * @example 9001
             */
            crypto_id: number;
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
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
             * UI multiplier: the ratio of a displayed amount to the held amount.
             * @example 2
             */
            multiplier: number;
            /**
             * Effective time of the multiplier.
             * @format date-time
             * @example "2025-12-01T00:00:00.000Z"
             */
            effective_at: string;
            /**
             * Contract address of the token.
             * @example "0x0000000000000000000000000000000000009001"
             */
            token_address?: string;
            /**
             * Numeric ID of the token's platform.
             * @format int32
             * @example 1027
             */
            platform_id?: number;
            /**
             * Slug of the token's platform. Only in `/v2/dex/multiplier`.
             * @example "ethereum"
             */
            platform?: string;
        };
        /** A page of multipliers. In `status`, `error_message` is null and `credit_count` is 0. */
        MultiplierResponse: {
            /** A page of multipliers. */
            data: components["schemas"]["MultiplierResult"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A page of multipliers. */
        MultiplierResult: {
            /**
             * Total number of items on all pages.
             * @format int32
             * @example 2
             */
            total_size: number;
            /**
             * True if more items follow this page: `start` plus `limit` has not reached `total_size`.
             * @example true
             */
            has_more: boolean;
            /** Items of this page. */
            items: components["schemas"]["MultiplierItem"][];
        };
        /** An OHLCV period of one cryptocurrency, in a batch response. Unknown market values are null, never 0. */
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
             * Market cap.
             * @example 1896200000000
             */
            market_cap?: number | null;
            /**
             * Score of the record. The meaning is unknown.
             * @format int64
             * @example 1
             */
            score?: number;
            /**
             * Time of the highest price.
             * @format date-time
             * @example "2026-01-14T15:20:00.000Z"
             */
            time_high?: string;
            /**
             * Time of the lowest price.
             * @format date-time
             * @example "2026-01-14T04:05:00.000Z"
             */
            time_low?: string;
            /**
             * Open time of the period.
             * @format date-time
             * @example "2026-01-14T00:00:00.000Z"
             */
            time_open?: string;
            /**
             * Close time of the period.
             * @format date-time
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close?: string;
        };
        /** Request for several OHLCV periods of one cryptocurrency. */
        OhlcvBatchRequest: {
            /**
             * Length of a period: `1d` for a day, `1h` for an hour.
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
             * Scores of the requested records.
             * @example [1, 2]
             */
            scores: number[];
        };
        /** A cryptocurrency with historical OHLCV. */
        OhlcvHistorical: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /** Periods, earliest first. */
            quotes: components["schemas"]["OhlcvPeriod"][];
        };
        /** Historical OHLCV. */
        OhlcvHistoricalResponse: {
            /** A single ID or slug returns one record. Several IDs or slugs, or any symbol, return a map: one record under each ID or slug, an array of records under each symbol. */
            data: components["schemas"]["OhlcvHistorical"] | {
                [key: string]: components["schemas"]["OhlcvHistorical"] | components["schemas"]["OhlcvHistorical"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Historical OHLCV, version 1. */
        OhlcvHistoricalResponseV1: {
            /** A single ID, slug or symbol returns one record. Several return a map with one record under each key. A symbol means the highest-ranked cryptocurrency with the symbol. */
            data: components["schemas"]["OhlcvHistorical"] | {
                [key: string]: components["schemas"]["OhlcvHistorical"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency with the OHLCV of the current, incomplete UTC day. */
        OhlcvLatest: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /**
             * Open time of the day.
             * @format date-time
             * @example "2026-01-15T00:00:00.000Z"
             */
            time_open: string;
            /**
             * Close time of the day.
             * @format date-time
             * @example "2026-01-15T23:59:59.999Z"
             */
            time_close: string;
            /**
             * Time of the highest price so far; null if unknown.
             * @format date-time
             * @example "2026-01-15T10:20:00.000Z"
             */
            time_high: string | null;
            /**
             * Time of the lowest price so far; null if unknown.
             * @format date-time
             * @example "2026-01-15T01:30:00.000Z"
             */
            time_low: string | null;
            /**
             * Always true. Present only if the data has no candle of the day. The candle is then derived from the known prices of the day.
             * @example true
             */
            is_derived?: boolean;
            /** Prices and volume of the current UTC day for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["OhlcvLatestQuoteMap"];
        };
        /** Prices and volume of the current UTC day in one currency. Unknown values are null, never 0. */
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
             * Latest price, because the day is incomplete.
             * @example 96000
             */
            close: number;
            /**
             * Volume of the day so far.
             * @example 18500000000
             */
            volume: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Prices and volume of the current UTC day for each requested currency, keyed by currency symbol; `USD` by default. */
        OhlcvLatestQuoteMap: {
            [key: string]: components["schemas"]["OhlcvLatestQuote"];
        };
        /** OHLCV of the current UTC day. */
        OhlcvLatestResponse: {
            /** Keyed by the requested IDs or symbols. An ID maps to a record, a symbol to an array of records. */
            data: {
                [key: string]: components["schemas"]["OhlcvLatest"] | components["schemas"]["OhlcvLatest"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** OHLCV of the current UTC day, version 1. */
        OhlcvLatestResponseV1: {
            /** Keyed by the requested IDs or symbols. A symbol maps to the highest-ranked cryptocurrency with the symbol. */
            data: {
                [key: string]: components["schemas"]["OhlcvLatest"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** An OHLCV period. A daily period is a UTC day from 00:00:00 to the end of the day. An hourly period opens on the hour. */
        OhlcvPeriod: {
            /**
             * Open time of the period.
             * @format date-time
             * @example "2026-01-14T00:00:00.000Z"
             */
            time_open: string;
            /**
             * Close time of the period.
             * @format date-time
             * @example "2026-01-14T23:59:59.999Z"
             */
            time_close: string;
            /**
             * Time of the highest price; null if unknown.
             * @format date-time
             * @example "2026-01-14T21:15:00.000Z"
             */
            time_high: string | null;
            /**
             * Time of the lowest price; null if unknown.
             * @format date-time
             * @example "2026-01-14T02:40:00.000Z"
             */
            time_low: string | null;
            /**
             * Always true. Present only if the data has no candle of the period. The candle is then derived from the known prices of the period.
             * @example true
             */
            is_derived?: boolean;
            /** Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["OhlcvQuoteMap"];
        };
        /** Prices and volume of a past period in one currency. Unknown values are null, never 0. */
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
             * Volume of the period. Unavailable for hourly periods before 2020-09-22.
             * @example 34000000000
             */
            volume: number | null;
            /**
             * Market cap at the end of the period.
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
        /** Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by default. */
        OhlcvQuoteMap: {
            [key: string]: components["schemas"]["OhlcvQuote"];
        };
        /** Score of a cryptocurrency at the end of a UTC day. The record may contain additional properties. */
        PartnerScore: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * Score in points, from 0 to 1000.
             * @example 894
             */
            score: number | null;
            /**
             * Grade of the score: S from 900 points, A from 750, B from 650, C from 500, F below 500.
             * @example "A"
             */
            grade: string | null;
            /**
             * Percent change of the score over the last 24 hours.
             * @example 0.56
             */
            percent_change_24h?: number | null;
            /**
             * Change of the score over the last 24 hours, in points.
             * @example 5
             */
            point_change_24h?: number | null;
            /**
             * End of the UTC day of the score.
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
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** The chain of a token; null if the cryptocurrency is not a token. */
        Platform: {
            /**
             * Numeric ID of the platform's native cryptocurrency.
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
             * Symbol of the platform's native cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * URL-friendly name of the platform.
             * @example "ethereum"
             */
            slug: string;
            /**
             * Contract address of the token on the platform.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            token_address: string;
        } | null;
        /** The chain of a token; null if the cryptocurrency is not a token. */
        PlatformV3: {
            /**
             * Numeric ID of the platform's native cryptocurrency.
             * @format int32
             * @example 1027
             */
            id: number;
            /**
             * URL-friendly name of the platform.
             * @example "ethereum"
             */
            slug: string;
            /**
             * Name of the platform.
             * @example "Ethereum"
             */
            name: string;
            /**
             * Symbol of the platform's native cryptocurrency.
             * @example "ETH"
             */
            symbol: string;
            /**
             * Contract address of the token on the platform.
             * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
             */
            token_address: string;
        } | null;
        /** A community post. */
        Post: {
            /** Author of a post. */
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
             * Photos of the post.
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
             * Time of the post.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            post_time?: string;
            /**
             * Currencies covered by the post.
             * @example [{ "id": 1, "symbol": "BTC", "slug": "bitcoin" }]
             */
            currencies?: components["schemas"]["PostCurrency"][];
            /**
             * Language code of the post.
             * @example "en"
             */
            language_code?: string;
            /**
             * URL of the post's comments.
             * @example "https://example.com/community/posts/325670123"
             */
            comments_url?: string;
        };
        /** A currency covered by a post. */
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
        /** Author of a post. */
        PostOwner: {
            /**
             * Nickname of the author.
             * @example "sample-writer"
             */
            nickname?: string;
            /**
             * Picture URL of the author.
             * @example "https://example.com/community/avatar.png"
             */
            avatar_url?: string;
        };
        /** An amount of one currency, converted to target currencies. */
        PriceConversion: {
            /**
             * Numeric ID of the source currency.
             * @format int32
             * @example 1
             */
            id: number;
            /**
             * Name of the source currency.
             * @example "Bitcoin"
             */
            name: string;
            /**
             * Symbol of the source currency.
             * @example "BTC"
             */
            symbol: string;
            /**
             * Amount to convert.
             * @example 2.5
             */
            amount: number;
            /**
             * Time of the market rate for the source currency: the closest available time.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** Converted amount for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["PriceConversionQuoteMap"];
        };
        /** The amount in one target currency. */
        PriceConversionQuote: {
            /**
             * Total converted amount.
             * @example 240000
             */
            price: number;
            /**
             * Time of the market rate for the target currency: the closest available time.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** Converted amount for each requested currency, keyed by currency symbol; `USD` by default. */
        PriceConversionQuoteMap: {
            [key: string]: components["schemas"]["PriceConversionQuote"];
        };
        /** A price conversion. */
        PriceConversionResponse: {
            /** An amount of one currency, converted to target currencies. */
            data: components["schemas"]["PriceConversion"];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A price conversion, version 2, with the request status. */
        PriceConversionResponseV2: {
            /** The conversion. A lookup by symbol returns an array with a conversion for each asset with the symbol. */
            data: components["schemas"]["PriceConversion"] | components["schemas"]["PriceConversion"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** A cryptocurrency with price performance over one or more periods. */
        PricePerformance: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`.
             * @example "bitcoin"
             */
            slug: string;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
            /** Price performance for each period of `time_period`, keyed by period name. */
            periods: {
                [key: string]: components["schemas"]["PricePerformancePeriod"];
            };
        };
        /** Price performance over a period. Rolling periods close at the time of the request; `yesterday` is a UTC day. */
        PricePerformancePeriod: {
            /**
             * Open time of the period.
             * @format date-time
             * @example "2026-01-14T12:00:00.000Z"
             */
            open_timestamp: string;
            /**
             * Time of the highest price; null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-15T10:20:00.000Z"
             */
            high_timestamp?: string | null;
            /**
             * Time of the lowest price; null for the period `yesterday`.
             * @format date-time
             * @example "2026-01-14T12:25:00.000Z"
             */
            low_timestamp?: string | null;
            /**
             * Close time of the period.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            close_timestamp: string;
            /** Price performance for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: {
                [key: string]: components["schemas"]["PricePerformanceQuote"];
            };
        };
        /** Price performance over a period in one currency. Unknown changes are null, never 0. */
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
             * Time of the highest price; null for the period `yesterday`.
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
             * Time of the lowest price; null for the period `yesterday`.
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
             * Percent change from the first to the last price.
             * @example 2.4
             */
            percent_change: number | null;
            /**
             * Absolute change from the first to the last price.
             * @example 2250
             */
            price_change: number | null;
        };
        /** Price performance. */
        PricePerformanceResponse: {
            /** Keyed by the requested IDs, slugs or symbols. An ID or slug maps to a record, a symbol to an array of records. */
            data: {
                [key: string]: components["schemas"]["PricePerformance"] | components["schemas"]["PricePerformance"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Price performance, version 1. */
        PricePerformanceResponseV1: {
            /** Keyed by the requested IDs, slugs or symbols. A symbol maps to the highest-ranked cryptocurrency with the symbol. */
            data: {
                [key: string]: components["schemas"]["PricePerformance"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Status of index responses. Unlike the common status, the error code is a string and the total number of records is included. */
        ProApiResponseStatus: {
            /**
             * Credits used by the request.
             * @format int32
             * @example 1
             */
            credit_count?: number;
            /**
             * Time to build the response, in milliseconds.
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
        /** Market data of a cryptocurrency in one currency. Unknown values are null, never 0. */
        Quote: {
            /**
             * Price of one unit.
             * @example 96000
             */
            price: number;
            /**
             * Adjusted volume over the last 24 hours, rolling.
             * @example 36000000000
             */
            volume_24h: number | null;
            /**
             * Reported volume over the last 24 hours. Only with `aux`.
             * @example 54000000000
             */
            volume_24h_reported?: number | null;
            /**
             * Volume over the last 7 days. Only with `aux`.
             * @example 230000000000
             */
            volume_7d?: number | null;
            /**
             * Reported volume over the last 7 days. Only with `aux`.
             * @example 345000000000
             */
            volume_7d_reported?: number | null;
            /**
             * Volume over the last 30 days. Only with `aux`.
             * @example 980000000000
             */
            volume_30d?: number | null;
            /**
             * Reported volume over the last 30 days. Only with `aux`.
             * @example 1470000000000
             */
            volume_30d_reported?: number | null;
            /**
             * Percent change of the 24-hour volume over the last 24 hours. Only in the latest listings and quotes.
             * @example 12.5
             */
            volume_change_24h?: number | null;
            /**
             * Percent change of the price over the last hour.
             * @example 0.250627
             */
            percent_change_1h: number | null;
            /**
             * Percent change of the price over the last 24 hours.
             * @example 2.4
             */
            percent_change_24h: number | null;
            /**
             * Percent change of the price over the last 7 days.
             * @example -4
             */
            percent_change_7d: number | null;
            /**
             * Percent change of the price over the last 30 days. Only in the latest listings and quotes.
             * @example 20
             */
            percent_change_30d?: number | null;
            /**
             * Market cap: price times circulating supply.
             * @example 1916160000000
             */
            market_cap: number | null;
            /**
             * Share of the total market cap of all cryptocurrencies, in percent. Only in the latest listings and quotes.
             * @example 47.904
             */
            market_cap_dominance?: number | null;
            /**
             * Market cap based on the maximum supply. Only in the latest listings and quotes.
             * @example 2016000000000
             */
            fully_diluted_market_cap?: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default. */
        QuoteMap: {
            [key: string]: components["schemas"]["Quote"];
        };
        /** Market data of a cryptocurrency in one currency, version 3. Unknown values are null, never 0. */
        QuoteV3: {
            /**
             * Numeric ID of the quote's currency.
             * @format int32
             * @example 2781
             */
            id: number;
            /**
             * Symbol of the quote's currency.
             * @example "USD"
             */
            symbol: string;
            /**
             * Price of one unit.
             * @example 96000
             */
            price: number;
            /**
             * Volume over the last 24 hours.
             * @example 36000000000
             */
            volume_24h: number | null;
            /**
             * Reported volume over the last 24 hours. Only with `aux`.
             * @example 54000000000
             */
            volume_24h_reported?: number | null;
            /**
             * Volume over the last 7 days. Only with `aux`.
             * @example 230000000000
             */
            volume_7d?: number | null;
            /**
             * Reported volume over the last 7 days. Only with `aux`.
             * @example 345000000000
             */
            volume_7d_reported?: number | null;
            /**
             * Volume over the last 30 days. Only with `aux`.
             * @example 980000000000
             */
            volume_30d?: number | null;
            /**
             * Reported volume over the last 30 days. Only with `aux`.
             * @example 1470000000000
             */
            volume_30d_reported?: number | null;
            /**
             * Percent change of the 24-hour volume over the last 24 hours.
             * @example 12.5
             */
            volume_change_24h?: number | null;
            /**
             * Percent change of the price over the last hour.
             * @example 0.250627
             */
            percent_change_1h: number | null;
            /**
             * Percent change of the price over the last 24 hours.
             * @example 2.4
             */
            percent_change_24h: number | null;
            /**
             * Percent change of the price over the last 7 days.
             * @example -4
             */
            percent_change_7d: number | null;
            /**
             * Percent change of the price over the last 30 days.
             * @example 20
             */
            percent_change_30d?: number | null;
            /**
             * Percent change of the price over the last 60 days.
             * @example -20
             */
            percent_change_60d?: number | null;
            /**
             * Percent change of the price over the last 90 days.
             * @example -25
             */
            percent_change_90d?: number | null;
            /**
             * Market cap: price times circulating supply.
             * @example 1916160000000
             */
            market_cap: number | null;
            /**
             * Share of the total market cap of all cryptocurrencies, in percent.
             * @example 47.904
             */
            market_cap_dominance?: number | null;
            /**
             * Market cap based on the maximum supply.
             * @example 2016000000000
             */
            fully_diluted_market_cap?: number | null;
            /**
             * Total value locked in the cryptocurrency's protocols.
             * @example null
             * @example 5988000000
             */
            tvl?: number | null;
            /**
             * Market cap based on the total supply. Only with `aux`.
             * @example 1916160000000
             */
            market_cap_by_total_supply?: number | null;
            /**
             * Time of the last update.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated: string;
        };
        /** A cryptocurrency with historical quotes. */
        QuotesHistorical: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Ticker symbol, not unique.
             * @example "BTC"
             */
            symbol: string;
            /**
             * 1 for an active cryptocurrency, otherwise 0. Returned unless `aux` omits this field.
             * @format int32
             * @example 1
             */
            is_active?: 0 | 1;
            /**
             * 1 for a fiat currency, otherwise 0. Returned unless `aux` omits this field.
             * @format int32
             * @example 0
             */
            is_fiat?: number;
            /** Quotes, earliest first. */
            quotes: components["schemas"]["QuotesHistoricalItem"][];
        };
        /** Quotes at one step of the interval. */
        QuotesHistoricalItem: {
            /**
             * Time of this item.
             * @format date-time
             * @example "2026-01-15T11:55:00.000Z"
             */
            timestamp: string;
            /**
             * Time range searched for the quote, as an ISO 8601 interval. Only with `aux`.
             * @example "2026-01-15T11:50:00.000Z/2026-01-15T11:55:00.000Z"
             */
            search_interval?: string;
            /** Historical market data for each requested currency, keyed by currency symbol; `USD` by default. */
            quote: components["schemas"]["HistoricalQuoteMap"];
        };
        /** Historical quotes, versions 2 and 3. */
        QuotesHistoricalResponse: {
            /** A single ID returns one record. Several IDs, or any symbol, return a map: one record under each ID, an array of records under each symbol. */
            data: components["schemas"]["QuotesHistorical"] | {
                [key: string]: components["schemas"]["QuotesHistorical"] | components["schemas"]["QuotesHistorical"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Historical quotes, version 1. */
        QuotesHistoricalResponseV1: {
            /** A single ID or symbol returns one record. Several return a map with one record under each key. A symbol means the highest-ranked cryptocurrency with the symbol. */
            data: components["schemas"]["QuotesHistorical"] | {
                [key: string]: components["schemas"]["QuotesHistorical"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes, version 1. */
        QuotesLatestResponseV1: {
            /** Keyed by the requested IDs, symbols or slugs. A symbol maps to the highest-ranked cryptocurrency with the symbol. */
            data: {
                [key: string]: components["schemas"]["Cryptocurrency"];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes, version 2. */
        QuotesLatestResponseV2: {
            /** Keyed by the requested IDs, symbols or slugs. An ID or slug maps to a record, a symbol to an array of records. */
            data: {
                [key: string]: components["schemas"]["Cryptocurrency"] | components["schemas"]["Cryptocurrency"][];
            };
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Latest quotes, version 3: an array without an envelope. */
        QuotesLatestResponseV3: components["schemas"]["CryptoQuoteV3"][];
        /** Price of a cryptocurrency in USD, with the fields requested by flags. Unknown values are null, never 0. */
        SimplePrice: {
            /**
             * Numeric ID of the cryptocurrency, permanent and unique.
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
             * Market cap in USD. Only with `include_market_cap`.
             * @example 1916160000000
             */
            market_cap?: number | null;
            /**
             * Volume over the last 24 hours, in USD. Only with `include_volume_24h`.
             * @example 36000000000
             */
            volume_24h?: number | null;
            /**
             * Percent change of the price over the last 24 hours. Only with `include_percent_change_24h`.
             * @example 2.4
             */
            percent_change_24h?: number | null;
            /**
             * Time of the last price update. Only with `include_last_updated`.
             * @format date-time
             * @example "2026-01-15T11:59:00.000Z"
             */
            last_updated?: string;
        };
        /** Prices in USD. */
        SimplePriceResponse: {
            /**
             * A price for each requested cryptocurrency.
             * @example [{ "id": 1, "price": 96000 }]
             */
            data: components["schemas"]["SimplePrice"][];
            /** Outcome and cost of the request. Part of every response with `data` and `status`. */
            status: components["schemas"]["Status"];
        };
        /** Outcome and cost of the request. Part of every response with `data` and `status`. */
        Status: {
            /**
             * Server time in UTC.
             * @format date-time
             * @example "2026-01-15T12:00:00.000Z"
             */
            timestamp: string;
            /**
             * 0 or null for a successful request; this service sends 0.
             * @format int32
             * @example 0
             */
            error_code: number | null;
            /**
             * Empty or null for a successful request.
             * @example null
             * @example ""
             */
            error_message: string | null;
            /**
             * Time to build the response, in milliseconds.
             * @format int32
             * @example 8
             */
            elapsed: number;
            /**
             * Credits used by the request.
             * @format int32
             * @example 1
             */
            credit_count: number;
            /**
             * Message to the sender of the request; null if there is no message.
             * @example null
             */
            notice?: string | null;
        };
        /** The end of a stream by the service, with the reason. */
        StreamEnd: {
            /**
             * The name of the event.
             * @example "end"
             */
            type: "end";
            /**
             * The reason, as a code of an error: 503 for a stop of the service, 1001 for a revoked key, 1006 for a changed plan, 1009 and 1010 for used-up credits, 1013 for a slow reader.
             * @format int32
             * @example 503
             * @example 1001
             * @example 1009
             * @example 1013
             */
            error_code: number;
            /**
             * The reason as a sentence.
             * @example "The service is stopping"
             */
            error_message: string;
        };
        /** The data of an event of a stream. `type` is the name of the event. */
        StreamEvent: components["schemas"]["StreamSnapshot"] | components["schemas"]["StreamQuote"] | components["schemas"]["StreamEnd"];
        /** The new quote of a cryptocurrency in a stream. */
        StreamQuote: {
            /**
             * The name of the event.
             * @example "quote"
             */
            type: "quote";
            /** A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null, never 0. */
            data: components["schemas"]["CryptoQuoteV3"];
        };
        /** The quotes of all requested cryptocurrencies, at the start of a stream. */
        StreamSnapshot: {
            /**
             * The name of the event.
             * @example "snapshot"
             */
            type: "snapshot";
            /** The latest quotes, in the order of the requested IDs. */
            data: components["schemas"]["CryptoQuoteV3"][];
        };
        /** A tag of a cryptocurrency. */
        TagV3: {
            /**
             * URL-friendly name of the tag.
             * @example "mineable"
             */
            slug: string;
            /**
             * Name of the tag.
             * @example "Mineable"
             */
            name: string;
            /**
             * Kind of the tag.
             * @example "OTHERS"
             */
            category: string;
        };
    };
    responses: {
        /** The request is invalid: a parameter is unknown, missing, repeated, out of bounds or in conflict with another parameter. The same status is returned if the response would be too large, or if a requested item does not exist and `skip_invalid` is not set. The message names the parameter in quotes. A retry fails again. */
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
        /** The key is valid, but the plan does not allow the request: the plan does not include the operation, or the requested time is before the plan's history. */
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
        /** An internal error occurred in the service. A retry after a short wait may succeed. */
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
        /** The response still has the `ETag` from `If-None-Match`, so the body is omitted. The request costs no credits, but counts towards the minute limit. With `If-None-Match: *`, the request costs the credits of the full response. */
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
        /** A limit is reached: requests per UTC minute, credits per day, credits per month, requests per network address, or open streams. `Retry-After` states the seconds to wait. After a daily or monthly limit, retries fail until the limit resets. */
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
        /** The key is missing or unknown. Send a valid key in the header `X-SVC_PRO_API_KEY`. */
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
         * Sort field of the cryptocurrencies. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
         * @default "market_cap"
         * @example "volume_24h"
         */
        CategorySort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
        /**
         * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
         * @example "desc"
         */
        CategorySortDirection: "asc" | "desc";
        /**
         * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
         * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
         */
        ContractAddress: string;
        /**
         * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
         *
         * Up to 120 items.
         * @example [2781, 2790]
         */
        ConvertIdList: number[];
        /**
         * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
         *
         * Up to 3 items.
         * @example [2781, 2790]
         */
        ConvertIdListUpTo3: number[];
        /**
         * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
         *
         * Up to 120 items.
         * @default ["USD"]
         * @example ["USD", "EUR"]
         */
        ConvertList: string[];
        /**
         * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
         *
         * Up to 3 items.
         * @default ["USD"]
         * @example ["USD", "EUR"]
         */
        ConvertListUpTo3: string[];
        /**
         * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
         * @default "all"
         * @example "coins"
         */
        CryptocurrencyType: "all" | "coins" | "tokens";
        /**
         * Contract addresses of the pairs' pools.
         * @example ["0x0000000000000000000000000000000000007101"]
         */
        DexContractAddressList: string[];
        /**
         * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
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
         * Numeric IDs of the networks of the addresses, from the DEX network ID map.
         * @example [1]
         */
        DexNetworkIdList: number[];
        /**
         * Slugs of the networks of the addresses, instead of `network_id`.
         * @example ["ethereum"]
         */
        DexNetworkSlugList: string[];
        /**
         * Fields to add to each pair, by name. By default, no field is added.
         * @example ["holders", "security_scan"]
         */
        DexPairsOhlcvAux: ("pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume")[];
        /**
         * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
         * @default false
         * @example true
         */
        DexReverseOrder: boolean;
        /**
         * Maximum number of trades per pair, newest first.
         *
         * From 1 to 100.
         * @default 20
         * @example 5
         */
        DexTradesLimit: number;
        /**
         * Numeric ID of one exchange.
         *
         * Sent as text: a whole number.
         * @example "101"
         */
        ExchangeId: string;
        /**
         * Numeric IDs of exchanges. An ID is permanent and unique.
         * @example [101, 102]
         */
        ExchangeIdList: number[];
        /**
         * Slug of one exchange.
         * @example "example-exchange"
         */
        ExchangeSlug: string;
        /**
         * Slugs of exchanges: URL-friendly names in lowercase.
         * @example ["example-exchange", "sample-exchange"]
         */
        ExchangeSlugList: string[];
        /**
         * Number of days to return.
         *
         * From 1 to 500.
         * @default 10
         * @example 10
         */
        FearAndGreedLimit: number;
        /**
         * Returns only markets with this kind of trading fee.
         * @default "all"
         * @example "percentage"
         */
        FeeType: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown";
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
         * @example ["btc_dominance", "search_interval"]
         */
        GlobalMetricsHistoricalAux: ("btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval")[];
        /**
         * Time between two records. Calendar intervals (`hourly` to `yearly`) return the first totals of each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the totals nearest to each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
         * @default "1d"
         * @example "1d"
         */
        GlobalMetricsInterval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
         * @example [1, 1027]
         */
        IdList: number[];
        /**
         * Number of intervals to return without `time_start`.
         *
         * From 1 to 100.
         * @default 10
         * @example 10
         */
        IndexCount: number;
        /**
         * Time between two snapshots of the index.
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
         * Maximum number of items to return. No default.
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
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
         * @example ["svc_rank", "volume_7d"]
         */
        ListingsLatestAux: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc")[];
        /**
         * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
         * @default "market_cap"
         * @example "volume_24h"
         */
        ListingsLatestSort: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
        /**
         * Returns only cryptocurrencies with this tag; `all` does not filter.
         * @default "all"
         * @example "defi"
         */
        ListingsTag: "all" | "defi" | "filesharing";
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["num_market_pairs", "category", "fee_type"]
         * @example ["category", "fee_type"]
         */
        MarketPairsAux: ("num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation")[];
        /**
         * Numeric ID of one cryptocurrency or fiat currency.
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
         * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
         * @default "volume_24h_strict"
         * @example "svc_rank"
         */
        MarketPairsSort: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation";
        /**
         * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
         * @example "BTC"
         */
        MarketPairsSymbol: string;
        /**
         * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
         * @example [2781, 825]
         */
        MatchedIdList: number[];
        /**
         * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
         * @example ["USD", "USDT"]
         */
        MatchedSymbolList: string[];
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
         * @example ["urls", "logo"]
         */
        MetadataAux: ("urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status")[];
        /**
         * Numeric IDs of the cryptocurrencies.
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
         * Slug of a platform, as in the `platform` of the items. Returns only tokens on this platform. `platform_id` takes precedence.
         * @example "ethereum"
         */
        MultiplierPlatform: string;
        /**
         * Numeric ID of a platform, as in the `platform_id` of the items. Returns only tokens on this platform.
         * @example 1027
         */
        MultiplierPlatformId: number;
        /**
         * Slugs of the cryptocurrencies.
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
         * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
         * @example ["BAT", "EXSH"]
         */
        MultiplierSymbolList: string[];
        /**
         * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
         *
         * From 1 to 10000.
         * @default 10
         * @example 2
         */
        OhlcvCount: number;
        /**
         * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
         * @default "daily"
         * @example "weekly"
         */
        OhlcvInterval: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Length of a period: a UTC day or a UTC hour.
         * @default "daily"
         * @example "hourly"
         */
        OhlcvTimePeriod: "daily" | "hourly";
        /**
         * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
         * @example "2026-01-10"
         */
        OhlcvTimeStart: string;
        /**
         * Returns only markets of this category.
         * @default "all"
         * @example "spot"
         */
        PairCategory: "all" | "spot" | "derivatives" | "otc" | "perpetual";
        /**
         * Short name of the third-party score provider, in lowercase.
         * @example "example-partner"
         */
        Partner: string;
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["point_change_24h", "percent_change_24h"]
         * @example ["point_change_24h"]
         */
        PartnerScoresAux: ("point_change_24h" | "percent_change_24h")[];
        /**
         * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
         * @default ["all_time"]
         * @example ["24h", "7d"]
         */
        PerformanceTimePeriod: ("all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d")[];
        /**
         * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
         *
         * From 1 to 10000.
         * @default 10
         * @example 10
         */
        QuotesCount: number;
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
         * @example ["price", "volume"]
         */
        QuotesHistoricalAux: ("price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval")[];
        /**
         * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
         * @default "5m"
         * @example "1h"
         */
        QuotesInterval: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d";
        /**
         * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
         * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
         * @example ["svc_rank", "volume_7d"]
         */
        QuotesLatestAux: ("num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat")[];
        /**
         * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
         * @example "2026-01-14T12:00:00.000Z"
         */
        QuotesTimeStart: string;
        /**
         * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
         * @default false
         * @example true
         */
        SkipInvalidDefaultFalse: boolean;
        /**
         * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
         * @default true
         * @example false
         */
        SkipInvalidDefaultTrue: boolean;
        /**
         * Slugs of cryptocurrencies: URL-friendly names in lowercase.
         * @example ["bitcoin", "ethereum"]
         */
        SlugList: string[];
        /**
         * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
         * @example "desc"
         */
        SortDirection: "asc" | "desc";
        /**
         * Sort direction: `asc` from small to large, `desc` from large to small.
         * @default "desc"
         * @example "asc"
         */
        SortDirectionDefaultDesc: "asc" | "desc";
        /**
         * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
         *
         * At least 1.
         * @default 1
         * @example 1
         */
        Start: number;
        /**
         * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
         * @example ["BTC", "ETH"]
         */
        SymbolList: string[];
        /**
         * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
         * @example "2026-01-15T12:00:00.000Z"
         */
        TimeEnd: string;
        /**
         * Contract addresses of the tokens.
         * @example ["0x0000000000000000000000000000000000009001"]
         */
        TokenAddressList: string[];
        /**
         * Period covered by the ranking.
         * @default "24h"
         * @example "7d"
         */
        TrendingTimePeriod: "24h" | "30d" | "7d";
    };
    requestBodies: never;
    headers: {
        /**
         * How long clients may reuse this response, in seconds. Based on the cache time of the operation.
         * @example "private, max-age=60"
         */
        CacheControl: string;
        /**
         * Credits used by the request, equal to `status.credit_count`. Responses without a `status` report the credits only here. 0 for an error, and for a 304 response to a request that names the ETag.
         * @format int32
         * @example 1
         */
        CreditCount: number;
        /**
         * Time of the deprecation (RFC 9745): `@` and a Unix time in seconds. Prism sends `true`, as in drafts of the RFC; the service does not.
         * @example "@1795219200"
         */
        Deprecation: string;
        /**
         * Identifier of this exact response. Send the value as `If-None-Match`. If the response is unchanged, the service replies 304 without a body, at no cost in credits.
         * @example "\"5d8c72a5edda8d6a\""
         */
        ETag: string;
        /**
         * Link from a deprecated or legacy operation (RFC 8288): the URL of the replacement as `successor-version`. If there is no replacement, the URL of an explanation as `deprecation`.
         * @example "</v3/cryptocurrency/quotes/latest>; rel=\"successor-version\""
         */
        Link: string;
        /**
         * Credits used by the request: 0 for an error, and for a 304 response to a request that names the ETag.
         * @format int32
         * @example 0
         */
        NoCreditCount: number;
        /**
         * Remaining quota of each limit (IETF draft RateLimit header fields): `r` is the remaining quota, `t` the seconds until the quota is full again. `minute` counts requests; `day` and `month` count credits.
         * @example "\"minute\";r=29;t=30, \"day\";r=499;t=43200, \"month\";r=9999;t=1425600"
         */
        RateLimit: string;
        /**
         * Limits of your plan (IETF draft RateLimit header fields): `q` is the quota, `w` the window in seconds. `minute` counts requests; `day` and `month` count credits.
         * @example "\"minute\";q=30;w=60, \"day\";q=500;w=86400, \"month\";q=10000;w=2678400"
         */
        RateLimitPolicy: string;
        /**
         * Identifier of this request. Include the value when you report a problem.
         * @example "018f6f2e-7c1b-7a53-9d41-3c0a4f0e2b77"
         */
        RequestId: string;
        /**
         * Seconds to wait before you send the request again.
         * @format int32
         * @example 30
         */
        RetryAfter: number;
        /**
         * `true` if the service serves the sample market: all values in the response are synthetic, as `status.notice` states. Absent from responses with real data.
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
                 * ID of the airdrop, as returned by the list of airdrops.
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
            /** The airdrop, keyed by its ID. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Returns airdrops in this state.
                 * @default "ONGOING"
                 * @example "UPCOMING"
                 */
                status?: "ENDED" | "ONGOING" | "UPCOMING";
                /**
                 * Returns airdrops of the cryptocurrency with this numeric ID.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Returns airdrops of the cryptocurrency with this slug.
                 * @example "bitcoin"
                 */
                slug?: string;
                /**
                 * Returns airdrops of cryptocurrencies with this symbol. Send a single symbol.
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
            /** The matching airdrops. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. No default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
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
            /** The matching categories. */
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
                 * ID of the category, as returned by the list of categories.
                 * @example "695f1a7000000000000c0001"
                 */
                id: string;
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort field of the cryptocurrencies. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["CategorySort"];
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
                 * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
                 */
                address?: components["parameters"]["ContractAddress"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The metadata of each requested cryptocurrency, keyed by the requested ID, slug or symbol. */
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
                 * UTC day, from 2013-04-28. Unix seconds or an ISO 8601 date or time. The time of day is ignored.
                 * @example "2026-01-14"
                 */
                date: string;
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort field.
                 * @default "svc_rank"
                 * @example "market_cap"
                 */
                sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d";
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The cryptocurrencies of the day, in the order of `sort`. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Returns cryptocurrencies with at least this price, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1
                 */
                price_min?: number;
                /**
                 * Returns cryptocurrencies with at most this price, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000
                 */
                price_max?: number;
                /**
                 * Returns cryptocurrencies with at least this market cap, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000000
                 */
                market_cap_min?: number;
                /**
                 * Returns cryptocurrencies with at most this market cap, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 500000000000
                 */
                market_cap_max?: number;
                /**
                 * Returns cryptocurrencies with at least this 24-hour volume, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                volume_24h_min?: number;
                /**
                 * Returns cryptocurrencies with at most this 24-hour volume, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 50000000000
                 */
                volume_24h_max?: number;
                /**
                 * Returns cryptocurrencies with at least this circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                circulating_supply_min?: number;
                /**
                 * Returns cryptocurrencies with at most this circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                circulating_supply_max?: number;
                /**
                 * Returns cryptocurrencies with at least this self-reported market cap, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                self_reported_market_cap_min?: number;
                /**
                 * Returns cryptocurrencies with at most this self-reported market cap, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000000
                 */
                self_reported_market_cap_max?: number;
                /**
                 * Returns cryptocurrencies with at least this market cap of the unlocked supply, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                unlocked_market_cap_min?: number;
                /**
                 * Returns cryptocurrencies with at most this market cap of the unlocked supply, in USD.
                 *
                 * From 0 to 100000000000000000.
                 * @example 500000000000
                 */
                unlocked_market_cap_max?: number;
                /**
                 * Returns cryptocurrencies with at least this unlocked circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                unlocked_circulating_supply_min?: number;
                /**
                 * Returns cryptocurrencies with at most this unlocked circulating supply.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                unlocked_circulating_supply_max?: number;
                /**
                 * Returns cryptocurrencies with at least this self-reported circulating supply. The text `null` sets no bound.
                 *
                 * From 0 to 100000000000000000.
                 * @example 1000000
                 */
                self_reported_circulating_supply_min?: number | null;
                /**
                 * Returns cryptocurrencies with at most this self-reported circulating supply. The text `null` sets no bound.
                 *
                 * From 0 to 100000000000000000.
                 * @example 200000000
                 */
                self_reported_circulating_supply_max?: number | null;
                /**
                 * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
                 *
                 * At least -100.
                 * @example -5
                 */
                percent_change_24h_min?: number;
                /**
                 * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
                 *
                 * At least -100.
                 * @example 10
                 */
                percent_change_24h_max?: number;
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["ListingsLatestSort"];
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Returns only cryptocurrencies with this tag; `all` does not filter.
                 * @default "all"
                 * @example "defi"
                 */
                tag?: components["parameters"]["ListingsTag"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The matching cryptocurrencies, in the order of `sort`. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
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
            /** The most recently added cryptocurrencies. */
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
                 * Listing states to include. `active` has at least one tracked market. `inactive` was formerly active. `untracked` is listed but does not yet qualify for tracked markets.
                 * @default ["active"]
                 * @example ["active", "untracked"]
                 */
                listing_status?: ("active" | "inactive" | "untracked")[];
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. No default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * Sort field: `id`, the numeric ID, or `svc_rank`, the service's rank.
                 * @default "id"
                 * @example "svc_rank"
                 */
                sort?: "svc_rank" | "id";
                /**
                 * Symbols to look up. All other parameters are then ignored.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: string[];
                /**
                 * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The requested cryptocurrencies, in the order of `sort`. */
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
                 * Numeric ID of one cryptocurrency or fiat currency.
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
                 * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
                 * @example "BTC"
                 */
                symbol?: components["parameters"]["MarketPairsSymbol"];
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort direction: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
                 * @example [2781, 825]
                 */
                matched_id?: components["parameters"]["MatchedIdList"];
                /**
                 * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
                 * @example ["USD", "USDT"]
                 */
                matched_symbol?: components["parameters"]["MatchedSymbolList"];
                /**
                 * Returns only markets of this category.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Returns only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
                 * Numeric IDs of the cryptocurrencies.
                 * @example [9001, 9002]
                 */
                crypto_id?: components["parameters"]["MultiplierIdList"];
                /**
                 * Slugs of the cryptocurrencies.
                 * @example ["example-batcoin", "example-share-token"]
                 */
                crypto_slug?: components["parameters"]["MultiplierSlugList"];
                /**
                 * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
                 * @example ["BAT", "EXSH"]
                 */
                symbol?: components["parameters"]["MultiplierSymbolList"];
                /**
                 * Contract addresses of the tokens.
                 * @example ["0x0000000000000000000000000000000000009001"]
                 */
                token_address?: components["parameters"]["TokenAddressList"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
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
            /** The cryptocurrencies with a multiplier. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Length of a period: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The records over time. A single result for a single cryptocurrency; otherwise a map of results. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The current day of each cryptocurrency, keyed by the requested ID or symbol. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
                 * @default ["all_time"]
                 * @example ["24h", "7d"]
                 */
                time_period?: components["parameters"]["PerformanceTimePeriod"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The performance of each cryptocurrency, keyed by the requested ID, slug or symbol. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The quotes over time. A single record for a single cryptocurrency; otherwise a map of records. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The latest quotes, keyed by the requested ID, slug or symbol. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Period of the price change.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: "1h" | "24h" | "30d" | "7d";
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort field: the price change. No other value exists.
                 * @default "percent_change_24h"
                 * @example "percent_change_24h"
                 */
                sort?: "percent_change_24h";
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
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
            /** The cryptocurrencies, in the order of their price change. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Period covered by the ranking.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: components["parameters"]["TrendingTimePeriod"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
            /** The cryptocurrencies, in the order of their search volume. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Period covered by the ranking.
                 * @default "24h"
                 * @example "7d"
                 */
                time_period?: components["parameters"]["TrendingTimePeriod"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
            /** The cryptocurrencies, in the order of page visits. */
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
                 * Numeric ID of the exchange.
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
            /** The contents of the exchange's wallets, the most valuable first. */
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
                 * Numeric IDs of exchanges. An ID is permanent and unique.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: URL-friendly names in lowercase.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The metadata of each requested exchange, keyed by the requested ID or slug. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort field: 24-hour volume, name, or score of the exchange.
                 * @default "volume_24h"
                 * @example "name"
                 */
                sort?: "volume_24h" | "name" | "exchange_score";
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Markets to include: `fees` for markets with a percentage fee, `no_fees` for markets without fees (including transaction mining), or `all`.
                 * @default "all"
                 * @example "fees"
                 */
                market_type?: "all" | "fees" | "no_fees";
                /**
                 * Returns only markets of this category.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
                 * @example ["num_market_pairs", "rank"]
                 */
                aux?: ("num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats")[];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
            /** The matching exchanges, in the order of `sort`. */
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
                 * Listing states to include. `active` has tracked markets. `inactive` was formerly active. `untracked` is listed without tracked markets.
                 * @default ["active"]
                 * @example ["active", "untracked"]
                 */
                listing_status?: ("active" | "inactive" | "untracked")[];
                /**
                 * Slugs of exchanges to look up. All other parameters are then ignored.
                 * @example ["example-exchange"]
                 */
                slug?: string[];
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. No default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * Sort field: `id`, the numeric ID, or `volume_24h`, the 24-hour volume in descending order.
                 * @default "id"
                 * @example "volume_24h"
                 */
                sort?: "id" | "volume_24h";
                /**
                 * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["first_historical_data", "last_historical_data", "is_active"]
                 * @example ["is_active", "status"]
                 */
                aux?: ("first_historical_data" | "last_historical_data" | "is_active" | "status")[];
                /**
                 * Returns exchanges with an active market of this cryptocurrency or fiat currency, by numeric ID. The list is empty if no exchange matches.
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
            /** The requested exchanges, in the order of `sort`. */
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
                 * Numeric ID of one exchange.
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort direction: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Returns pairs with one of these currencies as base or quote, by numeric ID.
                 * @example [1, 2781]
                 */
                matched_id?: number[];
                /**
                 * Returns pairs with one of these currencies as base or quote, by symbol. Send either `matched_id` or `matched_symbol`.
                 * @example ["BTC", "USD"]
                 */
                matched_symbol?: string[];
                /**
                 * Returns only markets of this category.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Returns only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
                 * Numeric IDs of exchanges. An ID is permanent and unique.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: URL-friendly names in lowercase.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
                 * Numeric IDs of exchanges. An ID is permanent and unique.
                 * @example [101, 102]
                 */
                id?: components["parameters"]["ExchangeIdList"];
                /**
                 * Slugs of exchanges: URL-friendly names in lowercase.
                 * @example ["example-exchange", "sample-exchange"]
                 */
                slug?: components["parameters"]["ExchangeSlugList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The latest volumes, keyed by the requested ID or slug. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Maximum number of items to return. No default.
                 *
                 * From 1 to 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitUpTo5000"];
                /**
                 * Sort field, in ascending order.
                 * @default "id"
                 * @example "name"
                 */
                sort?: "name" | "id";
                /**
                 * Adds precious metals to the list.
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
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two records. Calendar intervals (`hourly` to `yearly`) return the first totals of each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the totals nearest to each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
                 * @default "1d"
                 * @example "1d"
                 */
                interval?: components["parameters"]["GlobalMetricsInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["point_change_24h", "percent_change_24h"]
                 * @example ["point_change_24h"]
                 */
                aux?: components["parameters"]["PartnerScoresAux"];
            };
            header?: never;
            path: {
                /**
                 * Short name of the third-party score provider, in lowercase.
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["point_change_24h", "percent_change_24h"]
                 * @example ["point_change_24h"]
                 */
                aux?: components["parameters"]["PartnerScoresAux"];
            };
            header?: never;
            path: {
                /**
                 * Short name of the third-party score provider, in lowercase.
                 * @example "example-partner"
                 */
                partner: components["parameters"]["Partner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The latest scores of the requested cryptocurrencies. */
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
                 * Numeric IDs of cryptocurrencies.
                 *
                 * Up to 50 items.
                 * @example [1, 1027]
                 */
                ids: number[];
                /**
                 * Adds the market cap.
                 * @default false
                 * @example true
                 */
                include_market_cap?: boolean;
                /**
                 * Adds the volume of the last 24 hours.
                 * @default false
                 * @example true
                 */
                include_volume_24h?: boolean;
                /**
                 * Adds the price change over 24 hours, in percent.
                 * @default false
                 * @example true
                 */
                include_percent_change_24h?: boolean;
                /**
                 * Adds the time of the values.
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
    streamV1: {
        parameters: {
            query: {
                /**
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 *
                 * Up to 500 items.
                 * @example [1, 1027]
                 */
                id: number[];
                /**
                 * Target currency of the quotes, by symbol, fiat or cryptocurrency. If a symbol is both, the fiat currency is used.
                 * @default "USD"
                 * @example "EUR"
                 */
                convert?: string;
            };
            header?: {
                /**
                 * The id of the last received event, to continue an interrupted stream.
                 * @example "3e1f-42"
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events, until the caller or the service ends the stream. */
            200: {
                headers: {
                    "X-SVC-Credit-Count": components["headers"]["CreditCount"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-SVC-Sample": components["headers"]["Sample"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamEvent"];
                };
            };
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
                 * Amount of the base currency to convert.
                 *
                 * From 0.00000001 to 1000000000000.
                 * @example 50
                 */
                amount: number;
                /**
                 * Numeric ID of the base currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Symbol of the base currency. Send either `id` or `symbol`. A fiat currency takes precedence. Otherwise, the highest-ranked cryptocurrency is used.
                 * @example "BTC"
                 */
                symbol?: string;
                /**
                 * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time?: string;
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
            /** The amount in each requested currency. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
                 * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
                 */
                address?: components["parameters"]["ContractAddress"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The metadata of each requested cryptocurrency, keyed by the requested ID, slug or symbol. */
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
                 * Numeric ID of one cryptocurrency or fiat currency.
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
                 * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
                 * @example "BTC"
                 */
                symbol?: components["parameters"]["MarketPairsSymbol"];
                /**
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort direction: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
                 * @default "volume_24h_strict"
                 * @example "svc_rank"
                 */
                sort?: components["parameters"]["MarketPairsSort"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "category", "fee_type"]
                 * @example ["category", "fee_type"]
                 */
                aux?: components["parameters"]["MarketPairsAux"];
                /**
                 * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
                 * @example [2781, 825]
                 */
                matched_id?: components["parameters"]["MatchedIdList"];
                /**
                 * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
                 * @example ["USD", "USDT"]
                 */
                matched_symbol?: components["parameters"]["MatchedSymbolList"];
                /**
                 * Returns only markets of this category.
                 * @default "all"
                 * @example "spot"
                 */
                category?: components["parameters"]["PairCategory"];
                /**
                 * Returns only markets with this kind of trading fee.
                 * @default "all"
                 * @example "percentage"
                 */
                fee_type?: components["parameters"]["FeeType"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Length of a period: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The records over time. A single result for a single ID or slug; otherwise a map of results. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The current day of each cryptocurrency, keyed by the requested ID or symbol. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
                 * @default ["all_time"]
                 * @example ["24h", "7d"]
                 */
                time_period?: components["parameters"]["PerformanceTimePeriod"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The performance of each cryptocurrency, keyed by the requested ID, slug or symbol. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The quotes over time. A single record for a single ID; otherwise a map of records. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The latest quotes, keyed by the requested ID, slug or symbol. */
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
                 * Numeric IDs of the cryptocurrencies.
                 * @example [9001, 9002]
                 */
                crypto_id?: components["parameters"]["MultiplierIdList"];
                /**
                 * Slugs of the cryptocurrencies.
                 * @example ["example-batcoin", "example-share-token"]
                 */
                crypto_slug?: components["parameters"]["MultiplierSlugList"];
                /**
                 * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
                 * @example ["BAT", "EXSH"]
                 */
                symbol?: components["parameters"]["MultiplierSymbolList"];
                /**
                 * Contract addresses of the tokens.
                 * @example ["0x0000000000000000000000000000000000009001"]
                 */
                token_address?: components["parameters"]["TokenAddressList"];
                /**
                 * Slug of a platform, as in the `platform` of the items. Returns only tokens on this platform. `platform_id` takes precedence.
                 * @example "ethereum"
                 */
                platform?: components["parameters"]["MultiplierPlatform"];
                /**
                 * Numeric ID of a platform, as in the `platform_id` of the items. Returns only tokens on this platform.
                 * @example 1027
                 */
                platform_id?: components["parameters"]["MultiplierPlatformId"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
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
            /** The cryptocurrencies with a multiplier. */
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
                 * Amount of the base currency to convert.
                 *
                 * From 0.00000001 to 1000000000000.
                 * @example 50
                 */
                amount: number;
                /**
                 * Numeric ID of the base currency.
                 *
                 * Sent as text: a whole number.
                 * @example "1"
                 */
                id?: string;
                /**
                 * Symbol of the base currency. Send either `id` or `symbol`. Every currency with this symbol is converted.
                 * @example "BTC"
                 */
                symbol?: string;
                /**
                 * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time?: string;
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
            /** The amount in each requested currency. */
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
                 * Returns cryptocurrencies with at least this price, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1"
                 */
                price_min?: string;
                /**
                 * Returns cryptocurrencies with at most this price, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000"
                 */
                price_max?: string;
                /**
                 * Returns cryptocurrencies with at least this market cap, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000000"
                 */
                market_cap_min?: string;
                /**
                 * Returns cryptocurrencies with at most this market cap, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "500000000000"
                 */
                market_cap_max?: string;
                /**
                 * Returns cryptocurrencies with at least this 24-hour volume, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000"
                 */
                volume_24h_min?: string;
                /**
                 * Returns cryptocurrencies with at most this 24-hour volume, in USD.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "50000000000"
                 */
                volume_24h_max?: string;
                /**
                 * Returns cryptocurrencies with at least this circulating supply.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "1000000"
                 */
                circulating_supply_min?: string;
                /**
                 * Returns cryptocurrencies with at most this circulating supply.
                 *
                 * Sent as text: a number, from 0 to 100000000000000000.
                 * @example "200000000"
                 */
                circulating_supply_max?: string;
                /**
                 * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
                 *
                 * Sent as text: a number, at least -100.
                 * @example "-5"
                 */
                percent_change_24h_min?: string;
                /**
                 * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
                 *
                 * Sent as text: a number, at least -100.
                 * @example "10"
                 */
                percent_change_24h_max?: string;
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
                 * @default "market_cap"
                 * @example "volume_24h"
                 */
                sort?: components["parameters"]["ListingsLatestSort"];
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small.
                 * @default "desc"
                 * @example "asc"
                 */
                sort_dir?: components["parameters"]["SortDirectionDefaultDesc"];
                /**
                 * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
                 * @default "all"
                 * @example "coins"
                 */
                cryptocurrency_type?: components["parameters"]["CryptocurrencyType"];
                /**
                 * Returns only cryptocurrencies with this tag; `all` does not filter.
                 * @default "all"
                 * @example "defi"
                 */
                tag?: components["parameters"]["ListingsTag"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The matching cryptocurrencies, in the order of `sort`, as a bare array. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["QuotesCount"];
                /**
                 * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
                 * @default "5m"
                 * @example "1h"
                 */
                interval?: components["parameters"]["QuotesInterval"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 3 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertListUpTo3"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 3 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdListUpTo3"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
                 * @example ["price", "volume"]
                 */
                aux?: components["parameters"]["QuotesHistoricalAux"];
                /**
                 * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
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
            /** The quotes over time. A single record for a single ID; otherwise a map of records. */
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
                 * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
                 * @example [1, 1027]
                 */
                id?: components["parameters"]["IdList"];
                /**
                 * Slugs of cryptocurrencies: URL-friendly names in lowercase.
                 * @example ["bitcoin", "ethereum"]
                 */
                slug?: components["parameters"]["SlugList"];
                /**
                 * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
                 * @example ["BTC", "ETH"]
                 */
                symbol?: components["parameters"]["SymbolList"];
                /**
                 * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
                 *
                 * Up to 120 items.
                 * @default ["USD"]
                 * @example ["USD", "EUR"]
                 */
                convert?: components["parameters"]["ConvertList"];
                /**
                 * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["ConvertIdList"];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
                 * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
                 * @example ["svc_rank", "volume_7d"]
                 */
                aux?: components["parameters"]["QuotesLatestAux"];
                /**
                 * With `true`, unknown cryptocurrencies are omitted from the response. With `false`, the whole request fails with 400.
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
                 *
                 * At least 1.
                 * @default 1
                 * @example 1
                 */
                start?: components["parameters"]["Start"];
                /**
                 * Number of days to return.
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
            /** The values, newest first. */
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
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`.
                 *
                 * From 1 to 100.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["IndexCount"];
                /**
                 * Time between two snapshots of the index.
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
            /** The index over time, in ascending order of time. */
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
                 * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-14T12:00:00.000Z"
                 */
                time_start?: components["parameters"]["QuotesTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of intervals to return without `time_start`.
                 *
                 * From 1 to 100.
                 * @default 10
                 * @example 10
                 */
                count?: components["parameters"]["IndexCount"];
                /**
                 * Time between two snapshots of the index.
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
            /** The index over time, in ascending order of time. */
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
                 * Numeric IDs of decentralised exchanges, as returned by the DEX listings.
                 * @example [7001]
                 */
                id: number[];
                /**
                 * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
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
            /** The requested exchanges. */
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort field.
                 * @default "volume_24h"
                 * @example "market_share"
                 */
                sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs";
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Returns exchanges of this type.
                 * @default "all"
                 * @example "swap"
                 */
                type?: "all" | "orderbook" | "swap" | "aggregator";
                /**
                 * Fields to add to each record, by name. By default, no field is added.
                 * @example ["date_launched"]
                 */
                aux?: "date_launched"[];
                /**
                 * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
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
                 * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
                 * Sort field.
                 * @default "id"
                 * @example "name"
                 */
                sort?: "id" | "name";
                /**
                 * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
                 * @example "desc"
                 */
                sort_dir?: components["parameters"]["SortDirection"];
                /**
                 * Fields to add to each record, by name. By default, no field is added.
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
                 * Contract addresses of the pairs' pools.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric IDs of the networks of the addresses, from the DEX network ID map.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks of the addresses, instead of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Length of a period: a UTC day or a UTC hour.
                 * @default "daily"
                 * @example "hourly"
                 */
                time_period?: components["parameters"]["OhlcvTimePeriod"];
                /**
                 * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-10"
                 */
                time_start?: components["parameters"]["OhlcvTimeStart"];
                /**
                 * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
                 * @example "2026-01-15T12:00:00.000Z"
                 */
                time_end?: components["parameters"]["TimeEnd"];
                /**
                 * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
                 *
                 * From 1 to 10000.
                 * @default 10
                 * @example 2
                 */
                count?: components["parameters"]["OhlcvCount"];
                /**
                 * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
                 * @default "daily"
                 * @example "weekly"
                 */
                interval?: components["parameters"]["OhlcvInterval"];
                /**
                 * Fields to add to each pair, by name. By default, no field is added.
                 * @example ["holders", "security_scan"]
                 */
                aux?: components["parameters"]["DexPairsOhlcvAux"];
                /**
                 * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
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
                 * Contract addresses of the pairs' pools.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric IDs of the networks of the addresses, from the DEX network ID map.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks of the addresses, instead of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Fields to add to each pair, by name. By default, no field is added.
                 * @example ["holders", "security_scan"]
                 */
                aux?: components["parameters"]["DexPairsOhlcvAux"];
                /**
                 * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
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
                 * Contract addresses of the pairs' pools.
                 * @example ["0x0000000000000000000000000000000000007101"]
                 */
                contract_address: components["parameters"]["DexContractAddressList"];
                /**
                 * Numeric IDs of the networks of the addresses, from the DEX network ID map.
                 * @example [1]
                 */
                network_id?: components["parameters"]["DexNetworkIdList"];
                /**
                 * Slugs of the networks of the addresses, instead of `network_id`.
                 * @example ["ethereum"]
                 */
                network_slug?: components["parameters"]["DexNetworkSlugList"];
                /**
                 * Maximum number of trades per pair, newest first.
                 *
                 * From 1 to 100.
                 * @default 20
                 * @example 5
                 */
                limit?: components["parameters"]["DexTradesLimit"];
                /**
                 * Fields to add to each pair and each trade, by name. By default, no field is added.
                 * @example ["transaction_hash"]
                 */
                aux?: ("transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells")[];
                /**
                 * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
                 *
                 * Up to 120 items.
                 * @example [2781, 2790]
                 */
                convert_id?: components["parameters"]["DexConvertIdList"];
                /**
                 * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
                 * @default false
                 * @example true
                 */
                skip_invalid?: components["parameters"]["SkipInvalidDefaultFalse"];
                /**
                 * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
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
