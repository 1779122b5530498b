# Generated from spec/ by "pnpm generate" (python). Do not edit.

from collections.abc import AsyncIterator
from datetime import datetime
from typing import Literal, TypeAlias, overload

from .records import *

Time: TypeAlias = datetime | str | int


class CryptocurrencyInfoV1:
    """Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], slug: str | list[str] | None = None, symbol: str | list[str] | None = None, address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> MetadataResponseV1:
        """Get cryptocurrency metadata (v1): `GET /v1/cryptocurrency/info`

        Returns the same metadata as version 2, with the same parameters. The difference: a symbol
        returns a single
        object, the highest-ranked cryptocurrency with this symbol.

        Deprecated: use version 2, where a symbol returns all cryptocurrencies with this symbol.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
        - Responses are cached for 30 seconds.
        - Send at least one of `id`, `slug`, `symbol` and `address`.
        - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/info`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - address: Contract address of a token, not case-sensitive. Without `id`, `slug` and
          `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`,
          returns only matches with this address, for example the right coin of several with one
          symbol.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.v1.cryptocurrency.info(symbol="BAT")
        """
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str], symbol: str | list[str] | None = None, address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> MetadataResponseV1: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str] | None = None, symbol: str | list[str], address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> MetadataResponseV1: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str] | None = None, symbol: str | list[str] | None = None, address: str, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> MetadataResponseV1: ...


class CryptocurrencyMarketPairsLatestV1:
    """List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse:
        """List market pairs of a cryptocurrency (v1): `GET /v1/cryptocurrency/market-pairs/latest`

        Returns the active market pairs with the currency as base or quote. Each pair has its
        exchange, price and volume.

        Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or
        `matched_symbol` selects pairs
        by the currency on the opposite side. `start` and `limit` page through `market_pairs`.

        Deprecated: use version 2 with the same parameters.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and
          `matched_symbol`. Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.
        - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/market-pairs/latest`.

        Args:
        - id: Numeric ID of one cryptocurrency or fiat currency. Sent as text: a whole number.
        - slug: Slug of one cryptocurrency.
        - symbol: Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small.
        - sort: Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets
          with excluded volume last.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - matched_id: Returns only pairs with one of these currencies on the opposite side, by
          numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
        - matched_symbol: Returns only pairs with one of these currencies on the opposite side, by
          symbol, instead of `matched_id`.
        - category: Returns only markets of this category.
        - fee_type: Returns only markets with this kind of trading fee.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.v1.cryptocurrency.market_pairs.latest(symbol="BTC", limit=2)
        """
    @overload
    async def __call__(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse: ...
    @overload
    async def __call__(self, *, symbol: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse: ...
    @overload
    def items(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...
    @overload
    def items(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...
    @overload
    def items(self, *, symbol: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...


class CryptocurrencyOhlcvHistoricalV1:
    """Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical]:
        """Get historical OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/historical`

        Returns open, high, low, close, volume and market cap of cryptocurrencies, with the
        parameters and rules of
        version 2.

        1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive)
        returns a record.
        2. Without `time_start`, `count` periods are counted back from `time_end`.
        3. Daily periods ignore the time of day of `time_start` and `time_end`.
        4. `count` includes the current, incomplete period. To get the last complete day, send 2.
        5. To get a specific day, set `time_start` one interval earlier.
        6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of
        each month, `yearly`
           the same date of each year. Without `interval`, every period is returned.
        7. Hourly periods before 2020-09-22 have no volume.

        A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the
        hour.

        A time before the start of your plan's history is rejected with 403. A time range of more
        than 10,000 intervals,
        or more than 100,000 records of all cryptocurrencies together, is rejected with 400.

        For a single cryptocurrency, `data` is its result. For several, `data` is a map keyed by the
        requested
        identifiers. A symbol refers to the highest-ranked cryptocurrency with this symbol.

        Deprecated: use version 2.

        - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12
          months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - The record of a UTC day is available 5 to 10 minutes after its end (`time_period`
          `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period`
          `hourly`).
        - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/historical`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_period: Length of a period: a UTC day or a UTC hour.
        - time_start: Start of the time range. The period containing this time is excluded: for one
          particular day, send the day before. By default, `count` periods are counted backwards
          from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of periods to return without `time_start`, including the current, incomplete
          period. For the last complete day, send 2. From 1 to 10000.
        - interval: Periods to return. `hourly` returns every period. `daily` returns one period per
          day: the first hour of each day if periods are hourly. `weekly` returns one period per
          week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h`
          and similar values return one period per step, counted from `time_start` or backwards from
          `time_end`. If omitted, every period is returned, hourly periods included.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v1.cryptocurrency.ohlcv.historical(id=1027, count=2)
        """
    @overload
    async def __call__(self, *, id: list[int], slug: str | list[str] | None = None, symbol: str | list[str] | None = None, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]]: ...
    @overload
    async def __call__(self, *, slug: str, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: list[str], symbol: str | list[str] | None = None, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]]: ...
    @overload
    async def __call__(self, *, symbol: str, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str] | None = None, symbol: list[str], time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]]: ...


class CryptocurrencyOhlcvLatestV1:
    """Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], symbol: str | list[str] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> OhlcvLatestResponseV1:
        """Get latest OHLCV (v1): `GET /v1/cryptocurrency/ohlcv/latest`

        Returns open, high, low, close and volume of the current UTC day, as version 2 does. The day
        is incomplete, so
        `close` is the latest value. If a cryptocurrency has no prices today, the response contains
        its last day with
        prices.

        A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.

        Deprecated: use version 2.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond
          the first.
        - Responses are cached for 10 minutes.
        - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/ohlcv/latest`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v1.cryptocurrency.ohlcv.latest(symbol="BTC")
        """
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, symbol: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> OhlcvLatestResponseV1: ...


class CryptocurrencyPricePerformanceStatsLatestV1:
    """Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> PricePerformanceResponseV1:
        """Get price performance (v1): `GET /v1/cryptocurrency/price-performance-stats/latest`

        Returns open, high, low, close and price change over the requested periods, as version 2
        does. Rolling periods
        close at the time of the request. `yesterday` is the last complete UTC day, without times
        for high and low.

        A symbol returns a single object, the highest-ranked cryptocurrency with this symbol.

        Deprecated: use version 2.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v2/cryptocurrency/price-performance-stats/latest`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_period: Periods to report on. Rolling periods (`24h` to `365d`) close at the time of
          the request. `all_time` starts at the first record. `yesterday` is the last complete UTC
          day, without the times of the high and the low.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v1.cryptocurrency.price_performance_stats.latest(slug="ethereum")
        """
    @overload
    async def __call__(self, *, slug: str | list[str], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> PricePerformanceResponseV1: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> PricePerformanceResponseV1: ...


class CryptocurrencyQuotesHistoricalV1:
    """Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical]:
        """Get historical quotes (v1): `GET /v1/cryptocurrency/quotes/historical`

        Returns quotes of cryptocurrencies over time, with the parameters and rules of version 3.

        Each interval returns the quote closest to a point in time. An interval without a quote is
        skipped.

        - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first
          quote of each UTC hour,
          day, week, month or year.
        - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote
          every N minutes,
          hours or days.
        - Without `time_start`, `count` intervals are counted back from `time_end`.
        - `daily` returns the first quote of a day. To get the last quote of each day, send `24h`
          and a `time_start` late
          in the UTC evening.

        A time before the start of your plan's history is rejected with 403. A time range of more
        than 10,000 intervals,
        or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.

        For a single ID or symbol, `data` is its record. For several, `data` is a map keyed by the
        requested identifiers.
        A symbol refers to the highest-ranked cryptocurrency with this symbol.

        Deprecated: use version 3.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 5 minutes.
        - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/historical`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. Required without `time_start`
          and `time_end`; the default satisfies this rule. From 1 to 10000.
        - interval: Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the
          first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`,
          `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval
          and at most 12 hours away. `24h` and `1d` are equivalent.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v1.cryptocurrency.quotes.historical(id=1, interval="daily", count=2)
        """
    @overload
    async def __call__(self, *, id: list[int], symbol: str | list[str] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical | dict[str, QuotesHistorical]]: ...
    @overload
    async def __call__(self, *, symbol: str, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, symbol: list[str], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical | dict[str, QuotesHistorical]]: ...


class CryptocurrencyQuotesLatestV1:
    """Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> QuotesLatestResponseV1:
        """Get latest quotes (v1): `GET /v1/cryptocurrency/quotes/latest`

        Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug`
        and `symbol`. `data`
        is a map keyed by the requested identifiers. A symbol returns a single object, the
        highest-ranked cryptocurrency
        with this symbol.

        Deprecated: use version 3.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v3/cryptocurrency/quotes/latest`. The response of
          version 3 is a bare array, and `quote` is an array too.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v1.cryptocurrency.quotes.latest(id=[1, 1027])
        """
    @overload
    async def __call__(self, *, slug: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> QuotesLatestResponseV1: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> QuotesLatestResponseV1: ...


class PartnersFcasListingsLatestV1:
    """List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`"""
    path: str
    async def __call__(self, *, partner: str, start: int | None = None, limit: int | None = None, aux: Literal["point_change_24h", "percent_change_24h"] | list[Literal["point_change_24h", "percent_change_24h"]] | None = None) -> PartnerScoresResponse:
        """List partner scores: `GET /v1/partners/{partner}/fcas/listings/latest`

        Returns the score of each cryptocurrency at the end of the last UTC day and the change since
        the previous day, in
        the order of rank.

        - The service computes the scores. They do not depend on the partner in the path.
        - `score` and `grade` are null if the market cap or volume of the day is unknown, or the
          price history is too
          short.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up.
        - Responses are cached for 24 hours.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - partner: Short name of the third-party score provider, in lowercase.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.partners.fcas.listings.latest(partner="example-partner", limit=3)
        """
    def items(self, *, partner: str, start: int | None = None, limit: int | None = None, aux: Literal["point_change_24h", "percent_change_24h"] | list[Literal["point_change_24h", "percent_change_24h"]] | None = None, maximum: int | None = None) -> AsyncIterator[PartnerScore]: ...


class PartnersFcasQuotesLatestV1:
    """Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`"""
    path: str
    @overload
    async def __call__(self, *, partner: str, id: int | list[int], aux: Literal["point_change_24h", "percent_change_24h"] | list[Literal["point_change_24h", "percent_change_24h"]] | None = None) -> PartnerScoresResponse:
        """Get partner scores: `GET /v1/partners/{partner}/fcas/quotes/latest`

        Returns the scores of cryptocurrencies at the end of the last UTC day. Identify
        cryptocurrencies by exactly one of
        `id`, `slug` and `symbol`. The service computes the scores. They do not depend on the
        partner in the path.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
        - Responses are cached for 24 hours.
        - Send exactly one of `id`, `slug` and `symbol`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - partner: Short name of the third-party score provider, in lowercase.
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.partners.fcas.quotes.latest(partner="example-partner", id=1)
        """
    @overload
    async def __call__(self, *, partner: str, slug: str | list[str], aux: Literal["point_change_24h", "percent_change_24h"] | list[Literal["point_change_24h", "percent_change_24h"]] | None = None) -> PartnerScoresResponse: ...
    @overload
    async def __call__(self, *, partner: str, symbol: str | list[str], aux: Literal["point_change_24h", "percent_change_24h"] | list[Literal["point_change_24h", "percent_change_24h"]] | None = None) -> PartnerScoresResponse: ...


class ToolsPriceConversionV1:
    """Convert an amount (v1): `GET /v1/tools/price-conversion`"""
    path: str
    @overload
    async def __call__(self, *, amount: float, id: int | str, time: Time | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> PriceConversionResponse:
        """Convert an amount (v1): `GET /v1/tools/price-conversion`

        Converts an amount of a currency into other currencies, at the latest or historical rates.

        - Identify the base currency by either `id` or `symbol`. If a symbol belongs to a fiat
          currency and a
          cryptocurrency, the fiat currency is used. Otherwise, the highest-ranked cryptocurrency
        with the symbol is used.
        - With `time`, the closest historical rates are used. A time before the start of your plan's
          history is rejected
          with 403. The Basic plan has the latest rates only.
        - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies
          other than the US
          dollar are accurate to 5 minutes.
        - 93 fiat currencies and 4 precious metals are supported. The history of fiat currencies
          begins on 2013-04-28.
        - `last_updated` is the time of the rate, for the base currency and for each target
          currency.

        Deprecated: use version 2.

        - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months
          back), Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit, and 1 for each conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
        - Deprecated since 2026-11-21. Use `GET /v2/tools/price-conversion`.

        Args:
        - amount: Amount of the base currency to convert. From 0.00000001 to 1000000000000.
        - id: Numeric ID of the base currency. Sent as text: a whole number.
        - symbol: Symbol of the base currency. Send either `id` or `symbol`. A fiat currency takes
          precedence. Otherwise, the highest-ranked cryptocurrency is used.
        - time: Time of the rates. The closest historical rates are used. By default, the current
          time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.v1.tools.price_conversion(amount=2.5, id="1", convert=["USD", "EUR"])
        """
    @overload
    async def __call__(self, *, amount: float, symbol: str, time: Time | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> PriceConversionResponse: ...


class DexListingsInfoV4:
    """Get DEX metadata: `GET /v4/dex/listings/info`"""
    path: str
    async def __call__(self, *, id: int | list[int], aux: Literal["urls", "logo", "description", "date_launched", "notice"] | list[Literal["urls", "logo", "description", "date_launched", "notice"]] | None = None) -> DexListingsInfoResponse:
        """Get DEX metadata: `GET /v4/dex/listings/info`

        Returns logo, description, links, notices and dates of decentralised exchanges.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 30 seconds.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - id: Numeric IDs of decentralised exchanges, as returned by the DEX listings.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.dex.listings.info(id=7001)
        """


class DexListingsQuotesV4:
    """List DEXs by volume: `GET /v4/dex/listings/quotes`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, sort: Literal["name", "volume_24h", "market_share", "num_market_pairs"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, type: Literal["all", "orderbook", "swap", "aggregator"] | None = None, aux: Literal["date_launched"] | list[Literal["date_launched"]] | None = None, convert_id: int | list[int] | None = None) -> DexListingsQuotesResponse:
        """List DEXs by volume: `GET /v4/dex/listings/quotes`

        Returns decentralised exchanges with their volume and number of transactions of the last 24
        hours, and their
        market share.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit, and 1 for each conversion beyond the first.
        - Responses are cached for 1 minute.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 500.
        - sort: Sort field.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.
        - type: Returns exchanges of this type.
        - aux: Fields to add to each record, by name. By default, no field is added.
        - convert_id: Target currencies of the quotes, by numeric ID. Each currency after the first
          costs a credit. By default, the US dollar (2781). Up to 120 items.

        Example:
            result = await api.dex.listings.quotes(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, sort: Literal["name", "volume_24h", "market_share", "num_market_pairs"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, type: Literal["all", "orderbook", "swap", "aggregator"] | None = None, aux: Literal["date_launched"] | list[Literal["date_launched"]] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[DexInfo]: ...


class DexNetworksListV4:
    """List DEX networks: `GET /v4/dex/networks/list`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, sort: Literal["id", "name"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, aux: Literal["alternativeName", "cryptocurrencyId", "cryptocurrencySlug", "wrappedTokenId", "wrappedTokenSlug", "tokenExplorerUrl", "poolExplorerUrl", "transactionHashUrl"] | list[Literal["alternativeName", "cryptocurrencyId", "cryptocurrencySlug", "wrappedTokenId", "wrappedTokenSlug", "tokenExplorerUrl", "poolExplorerUrl", "transactionHashUrl"]] | None = None) -> DexNetworksResponse:
        """List DEX networks: `GET /v4/dex/networks/list`

        Returns the networks (blockchains) with tracked decentralised exchanges. Each network has
        its ID and slug for the
        DEX operations.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs no credits.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 500.
        - sort: Sort field.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.
        - aux: Fields to add to each record, by name. By default, no field is added.

        Example:
            result = await api.dex.networks.list(limit=2, aux=["alternativeName", "cryptocurrencyId",
        "cryptocurrencySlug", "wrappedTokenId", "wrappedTokenSlug", "tokenExplorerUrl",
        "poolExplorerUrl", "transactionHashUrl"])
        """
    def items(self, *, start: int | None = None, limit: int | None = None, sort: Literal["id", "name"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, aux: Literal["alternativeName", "cryptocurrencyId", "cryptocurrencySlug", "wrappedTokenId", "wrappedTokenSlug", "tokenExplorerUrl", "poolExplorerUrl", "transactionHashUrl"] | list[Literal["alternativeName", "cryptocurrencyId", "cryptocurrencySlug", "wrappedTokenId", "wrappedTokenSlug", "tokenExplorerUrl", "poolExplorerUrl", "transactionHashUrl"]] | None = None, maximum: int | None = None) -> AsyncIterator[DexNetwork]: ...


class DexPairsOhlcvHistoricalV4:
    """Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`"""
    path: str
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_id: int | list[int], time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, aux: Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"] | list[Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsOhlcvHistoricalResponse:
        """Get historical OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/historical`

        Returns open, high, low, close and volume of pairs on decentralised exchanges for each day
        or hour. Time ranges
        and intervals follow the rules of `GET /v2/cryptocurrency/ohlcv/historical`. A time range of
        more than 10,000
        intervals, or more than 100,000 records of all pairs together, is rejected with 400.

        Identify pairs by `contract_address`, and their network by either `network_id` or
        `network_slug`.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - The record of a UTC day is available 5 to 10 minutes after its end (`time_period`
          `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period`
          `hourly`).
        - Send exactly one of `network_id` and `network_slug`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - contract_address: Contract addresses of the pairs' pools.
        - network_id: Numeric IDs of the networks of the addresses, from the DEX network ID map.
        - network_slug: Slugs of the networks of the addresses, instead of `network_id`.
        - time_period: Length of a period: a UTC day or a UTC hour.
        - time_start: Start of the time range. The period containing this time is excluded: for one
          particular day, send the day before. By default, `count` periods are counted backwards
          from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of periods to return without `time_start`, including the current, incomplete
          period. For the last complete day, send 2. From 1 to 10000.
        - interval: Periods to return. `hourly` returns every period. `daily` returns one period per
          day: the first hour of each day if periods are hourly. `weekly` returns one period per
          week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h`
          and similar values return one period per step, counted from `time_start` or backwards from
          `time_end`. If omitted, every period is returned, hourly periods included.
        - aux: Fields to add to each pair, by name. By default, no field is added.
        - convert_id: Target currencies of the quotes, by numeric ID. Each currency after the first
          costs a credit. By default, the US dollar (2781). Up to 120 items.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - reverse_order: With `true`, swaps the base and the quote asset of each pair. Prices are
          then prices of the quote asset.

        Example:
            result =
        api.dex.pairs.ohlcv.historical(contract_address="0x0000000000000000000000000000000000007101", network_slug="ethereum", time_period="daily", count=2)
        """
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_slug: str | list[str], time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, aux: Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"] | list[Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsOhlcvHistoricalResponse: ...


class DexPairsOhlcvLatestV4:
    """Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`"""
    path: str
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_id: int | list[int], aux: Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"] | list[Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsOhlcvLatestResponse:
        """Get latest OHLCV of DEX pairs: `GET /v4/dex/pairs/ohlcv/latest`

        Returns open, high, low, close and volume of pairs on decentralised exchanges for the
        current UTC day. The day is
        incomplete, so `close` is the latest value and `time_close` is null.

        Identify pairs by `contract_address`, and their network by either `network_id` or
        `network_slug`.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 10 minutes.
        - Send exactly one of `network_id` and `network_slug`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - contract_address: Contract addresses of the pairs' pools.
        - network_id: Numeric IDs of the networks of the addresses, from the DEX network ID map.
        - network_slug: Slugs of the networks of the addresses, instead of `network_id`.
        - aux: Fields to add to each pair, by name. By default, no field is added.
        - convert_id: Target currencies of the quotes, by numeric ID. Each currency after the first
          costs a credit. By default, the US dollar (2781). Up to 120 items.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - reverse_order: With `true`, swaps the base and the quote asset of each pair. Prices are
          then prices of the quote asset.

        Example:
            result =
        api.dex.pairs.ohlcv.latest(contract_address="0x0000000000000000000000000000000000007101",
        network_slug="ethereum")
        """
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_slug: str | list[str], aux: Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"] | list[Literal["pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells", "24h_buy_volume", "24h_sell_volume"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsOhlcvLatestResponse: ...


class DexPairsTradeLatestV4:
    """List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`"""
    path: str
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_id: int | list[int], limit: int | None = None, aux: Literal["transaction_hash", "blockchain_explorer_link", "pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells"] | list[Literal["transaction_hash", "blockchain_explorer_link", "pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsTradesResponse:
        """List latest trades of DEX pairs: `GET /v4/dex/pairs/trade/latest`

        Returns the latest trades of pairs on decentralised exchanges, newest first. Each trade has
        its time, side (buy or
        sell), price and amount. `limit` is the number of trades for each pair.

        Identify pairs by `contract_address`, and their network by either `network_id` or
        `network_slug`.

        Deprecated: no replacement exists.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `network_id` and `network_slug`.
        - Deprecated since 2026-11-21. No replacement exists.

        Args:
        - contract_address: Contract addresses of the pairs' pools.
        - network_id: Numeric IDs of the networks of the addresses, from the DEX network ID map.
        - network_slug: Slugs of the networks of the addresses, instead of `network_id`.
        - limit: Maximum number of trades per pair, newest first. From 1 to 100.
        - aux: Fields to add to each pair and each trade, by name. By default, no field is added.
        - convert_id: Target currencies of the quotes, by numeric ID. Each currency after the first
          costs a credit. By default, the US dollar (2781). Up to 120 items.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - reverse_order: With `true`, swaps the base and the quote asset of each pair. Prices are
          then prices of the quote asset.

        Example:
            result =
        api.dex.pairs.trade.latest(contract_address="0x0000000000000000000000000000000000007101",
        network_slug="ethereum", aux="transaction_hash", limit=2)
        """
    @overload
    async def __call__(self, *, contract_address: str | list[str], network_slug: str | list[str], limit: int | None = None, aux: Literal["transaction_hash", "blockchain_explorer_link", "pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells"] | list[Literal["transaction_hash", "blockchain_explorer_link", "pool_created", "percent_pooled_base_asset", "num_transactions_24h", "pool_base_asset", "pool_quote_asset", "24h_volume_quote_asset", "total_supply_quote_asset", "total_supply_base_asset", "holders", "buy_tax", "sell_tax", "security_scan", "24h_no_of_buys", "24h_no_of_sells"]] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None, reverse_order: bool | None = None) -> DexPairsTradesResponse: ...


class CryptocurrencyMultiplierV1:
    """List multipliers: `GET /v1/cryptocurrency/multiplier`"""
    path: str
    async def __call__(self, *, crypto_id: int | list[int] | None = None, crypto_slug: str | list[str] | None = None, symbol: str | list[str] | None = None, token_address: str | list[str] | None = None, skip_invalid: bool | None = None, start: int | None = None, limit: int | None = None) -> MultiplierResponse:
        """List multipliers: `GET /v1/cryptocurrency/multiplier`

        Returns the cryptocurrencies with a UI multiplier (ERC-8056). The multiplier is the factor
        between the balance
        stored in a token's contract and the balance shown to people. Without a lookup, items are
        sorted by ascending ID.

        Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`. A lookup
        without a match fails the
        request with 400; with `skip_invalid`, it is skipped. `has_more` is true while more items
        follow.

        Legacy: no replacement exists.

        - No API key required.
        - Costs no credits.
        - Responses change when multiplier changes are applied.
        - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
        - Pages by `start` and `limit`: on the last page `has_more` is false.
        - Legacy: maintained for existing clients. No replacement exists.

        Args:
        - crypto_id: Numeric IDs of the cryptocurrencies.
        - crypto_slug: Slugs of the cryptocurrencies.
        - symbol: Ticker symbols of the cryptocurrencies, converted to uppercase. If several
          cryptocurrencies share a symbol, the lowest ID is used.
        - token_address: Contract addresses of the tokens.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - start: Position of the first item to return, counted from 1. At least 1. Zero and negative
          values are replaced by the default.
        - limit: Maximum number of items to return. From 1 to 2000. Zero and negative values are
          replaced by the default.

        Example:
            result = await api.cryptocurrency.multiplier(limit=1)
        """
    def items(self, *, crypto_id: int | list[int] | None = None, crypto_slug: str | list[str] | None = None, symbol: str | list[str] | None = None, token_address: str | list[str] | None = None, skip_invalid: bool | None = None, start: int | None = None, limit: int | None = None, maximum: int | None = None) -> AsyncIterator[MultiplierItem]: ...


class CryptocurrencyQuotesHistoricalV2:
    """Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical]:
        """Get historical quotes (v2): `GET /v2/cryptocurrency/quotes/historical`

        Returns quotes of cryptocurrencies over time, as version 3 does.

        Each interval returns the quote closest to a point in time. An interval without a quote is
        skipped.

        - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first
          quote of each UTC hour,
          day, week, month or year.
        - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote
          every N minutes,
          hours or days.
        - Without `time_start`, `count` intervals are counted back from `time_end`.
        - `daily` returns the first quote of a day. To get the last quote of each day, send `24h`
          and a `time_start` late
          in the UTC evening.

        A time before the start of your plan's history is rejected with 403. A time range of more
        than 10,000 intervals,
        or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.

        For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed
        by the requested
        identifiers. Each symbol has an array of all cryptocurrencies with this symbol.

        Legacy: prefer version 3 with the same parameters.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 5 minutes.
        - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.
        - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/historical`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. Required without `time_start`
          and `time_end`; the default satisfies this rule. From 1 to 10000.
        - interval: Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the
          first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`,
          `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval
          and at most 12 hours away. `24h` and `1d` are equivalent.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v2.cryptocurrency.quotes.historical(id=1, interval="1h", count=2,
        aux=["price", "volume", "market_cap"])
        """
    @overload
    async def __call__(self, *, id: list[int], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical | dict[str, QuotesHistorical]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[QuotesHistorical]]]: ...


class CryptocurrencyQuotesLatestV2:
    """Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, Cryptocurrency]]:
        """Get latest quotes (v2): `GET /v2/cryptocurrency/quotes/latest`

        Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug`
        and `symbol`. `data`
        is a map keyed by the requested identifiers. Symbols are not unique, so each symbol has an
        array of all
        cryptocurrencies with this symbol.

        Legacy: prefer version 3.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.
        - Legacy: maintained for existing clients. Use `GET /v3/cryptocurrency/quotes/latest`. The
          response of version 3 is a bare array, and `quote` is an array too.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.v2.cryptocurrency.quotes.latest(id=1027)
        """
    @overload
    async def __call__(self, *, slug: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, Cryptocurrency]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[Cryptocurrency]]]: ...


class DexMultiplierV2:
    """List token multipliers: `GET /v2/dex/multiplier`"""
    path: str
    async def __call__(self, *, crypto_id: int | list[int] | None = None, crypto_slug: str | list[str] | None = None, symbol: str | list[str] | None = None, token_address: str | list[str] | None = None, platform: str | None = None, platform_id: int | None = None, skip_invalid: bool | None = None, start: int | None = None, limit: int | None = None) -> MultiplierResponse:
        """List token multipliers: `GET /v2/dex/multiplier`

        Returns the tokens with a UI multiplier, with the parameters and the response of
        `GET /v1/cryptocurrency/multiplier`. There are three differences: a key is required,
        `platform` or `platform_id`
        selects the tokens of a platform, and each item has its `platform`.

        Legacy: no replacement exists. `GET /v1/cryptocurrency/multiplier` lists the same
        multipliers.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs no credits.
        - Responses change when multiplier changes are applied.
        - Send at most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`.
        - Pages by `start` and `limit`: on the last page `has_more` is false.
        - Legacy: maintained for existing clients. No replacement exists.

        Args:
        - crypto_id: Numeric IDs of the cryptocurrencies.
        - crypto_slug: Slugs of the cryptocurrencies.
        - symbol: Ticker symbols of the cryptocurrencies, converted to uppercase. If several
          cryptocurrencies share a symbol, the lowest ID is used.
        - token_address: Contract addresses of the tokens.
        - platform: Slug of a platform, as in the `platform` of the items. Returns only tokens on
          this platform. `platform_id` takes precedence.
        - platform_id: Numeric ID of a platform, as in the `platform_id` of the items. Returns only
          tokens on this platform.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - start: Position of the first item to return, counted from 1. At least 1. Zero and negative
          values are replaced by the default.
        - limit: Maximum number of items to return. From 1 to 2000. Zero and negative values are
          replaced by the default.

        Example:
            result = await api.dex.multiplier(token_address="0x0000000000000000000000000000000000009002")
        """
    def items(self, *, crypto_id: int | list[int] | None = None, crypto_slug: str | list[str] | None = None, symbol: str | list[str] | None = None, token_address: str | list[str] | None = None, platform: str | None = None, platform_id: int | None = None, skip_invalid: bool | None = None, start: int | None = None, limit: int | None = None, maximum: int | None = None) -> AsyncIterator[MultiplierItem]: ...


class CryptocurrencyAirdropV1:
    """Get an airdrop: `GET /v1/cryptocurrency/airdrop`"""
    path: str
    async def __call__(self, *, id: str) -> AirdropResponse:
        """Get an airdrop: `GET /v1/cryptocurrency/airdrop`

        Returns the project, coin, prize, number of winners, dates and state of an airdrop. `data`
        is a map with the
        airdrop's ID as its key.

        Find IDs with `GET /v1/cryptocurrency/airdrops`.

        - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 30 seconds.

        Args:
        - id: ID of the airdrop, as returned by the list of airdrops.

        Example:
            result = await api.cryptocurrency.airdrop(id="695f1a7000000000000a9001")
        """


class CryptocurrencyAirdropsV1:
    """List airdrops: `GET /v1/cryptocurrency/airdrops`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, status: Literal["ENDED", "ONGOING", "UPCOMING"] | None = None, id: int | str | None = None, slug: str | None = None, symbol: str | None = None) -> AirdropsResponse:
        """List airdrops: `GET /v1/cryptocurrency/airdrops`

        Returns the airdrops in a given state, by default the ongoing airdrops. Filter by
        cryptocurrency with `id`, `slug`
        or `symbol`. The cost does not depend on the number of results.

        - Plans: Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - status: Returns airdrops in this state.
        - id: Returns airdrops of the cryptocurrency with this numeric ID. Sent as text: a whole
          number.
        - slug: Returns airdrops of the cryptocurrency with this slug.
        - symbol: Returns airdrops of cryptocurrencies with this symbol. Send a single symbol.

        Example:
            result = await api.cryptocurrency.airdrops(status="ONGOING", limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, status: Literal["ENDED", "ONGOING", "UPCOMING"] | None = None, id: int | str | None = None, slug: str | None = None, symbol: str | None = None, maximum: int | None = None) -> AsyncIterator[Airdrop]: ...


class CryptocurrencyCategoriesV1:
    """List categories: `GET /v1/cryptocurrency/categories`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, id: int | list[int] | None = None, slug: str | list[str] | None = None, symbol: str | list[str] | None = None) -> CategoriesResponse:
        """List categories: `GET /v1/cryptocurrency/categories`

        Returns the categories of cryptocurrencies. Each category has the sums and averages over its
        coins. With `id`,
        `slug` or `symbol`, only categories that contain at least one of the given cryptocurrencies
        are returned.

        - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. No default. From 1 to 5000.
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.

        Example:
            result = await api.cryptocurrency.categories(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, id: int | list[int] | None = None, slug: str | list[str] | None = None, symbol: str | list[str] | None = None, maximum: int | None = None) -> AsyncIterator[Category]: ...


class CryptocurrencyCategoryV1:
    """Get a category: `GET /v1/cryptocurrency/category`"""
    path: str
    async def __call__(self, *, id: str, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None) -> CategoryResponse:
        """Get a category: `GET /v1/cryptocurrency/category`

        Returns a category with a page of its cryptocurrencies and their latest quotes. `start` and
        `limit` page through
        `coins`; `sort` and `sort_dir` set the order.

        Find IDs with `GET /v1/cryptocurrency/categories`.

        - Plans: Free, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 30 seconds.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - id: ID of the category, as returned by the list of categories.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 1000.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort: Sort field of the cryptocurrencies. `market_cap` sorts by the rank of the service.
          `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.

        Example:
            result = await api.cryptocurrency.category(id="695f1a7000000000000c0001", limit=3)
        """
    def items(self, *, id: str, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyListingsHistoricalV1:
    """List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical`"""
    path: str
    async def __call__(self, *, date: Time, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["svc_rank", "name", "symbol", "market_cap", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "volume_24h", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, aux: Literal["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"] | list[Literal["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]] | None = None) -> ListingsResponse:
        """List cryptocurrencies on a past day: `GET /v1/cryptocurrency/listings/historical`

        Returns the ranking of all cryptocurrencies at the end of a UTC day, in the format of the
        latest listings.

        Only the date part of `date` counts. The earliest day is 2013-04-28. A day before the start
        of your plan's history
        is rejected with 403. The snapshot of a day is available 30 minutes after the following UTC
        midnight.

        Cryptocurrencies with an outdated price on that day are not listed. The guide *How values
        are computed* states
        the maximum age of a price.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - The record of a UTC day is available 30 minutes after its end.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - date: UTC day, from 2013-04-28. Unix seconds or an ISO 8601 date or time. The time of day
          is ignored.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort: Sort field.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.
        - cryptocurrency_type: Types of cryptocurrencies to list: `coins` have their own chain,
          `tokens` live on another chain, `all` includes both.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.cryptocurrency.listings.historical(date="2026-01-14", limit=3)
        """
    def items(self, *, date: Time, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["svc_rank", "name", "symbol", "market_cap", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "volume_24h", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, aux: Literal["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"] | list[Literal["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyListingsLatestV1:
    """List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, price_min: float | None = None, price_max: float | None = None, market_cap_min: float | None = None, market_cap_max: float | None = None, volume_24h_min: float | None = None, volume_24h_max: float | None = None, circulating_supply_min: float | None = None, circulating_supply_max: float | None = None, self_reported_market_cap_min: float | None = None, self_reported_market_cap_max: float | None = None, unlocked_market_cap_min: float | None = None, unlocked_market_cap_max: float | None = None, unlocked_circulating_supply_min: float | None = None, unlocked_circulating_supply_max: float | None = None, self_reported_circulating_supply_min: float | None = None, self_reported_circulating_supply_max: float | None = None, percent_change_24h_min: float | None = None, percent_change_24h_max: float | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, tag: Literal["all", "defi", "filesharing"] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"]] | None = None) -> ListingsResponse:
        """List cryptocurrencies by market cap (v1): `GET /v1/cryptocurrency/listings/latest`

        Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes.

        `sort=market_cap` orders by the service's own rank. Filters on money values are in US
        dollars, independent of
        `convert`. For a few known cryptocurrencies, use `GET /v3/cryptocurrency/quotes/latest`
        instead.

        Version 3 returns the same list as a bare array. This version remains available.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - price_min: Returns cryptocurrencies with at least this price, in USD. From 0 to
          100000000000000000.
        - price_max: Returns cryptocurrencies with at most this price, in USD. From 0 to
          100000000000000000.
        - market_cap_min: Returns cryptocurrencies with at least this market cap, in USD. From 0 to
          100000000000000000.
        - market_cap_max: Returns cryptocurrencies with at most this market cap, in USD. From 0 to
          100000000000000000.
        - volume_24h_min: Returns cryptocurrencies with at least this 24-hour volume, in USD. From 0
          to 100000000000000000.
        - volume_24h_max: Returns cryptocurrencies with at most this 24-hour volume, in USD. From 0
          to 100000000000000000.
        - circulating_supply_min: Returns cryptocurrencies with at least this circulating supply.
          From 0 to 100000000000000000.
        - circulating_supply_max: Returns cryptocurrencies with at most this circulating supply.
          From 0 to 100000000000000000.
        - self_reported_market_cap_min: Returns cryptocurrencies with at least this self-reported
          market cap, in USD. From 0 to 100000000000000000.
        - self_reported_market_cap_max: Returns cryptocurrencies with at most this self-reported
          market cap, in USD. From 0 to 100000000000000000.
        - unlocked_market_cap_min: Returns cryptocurrencies with at least this market cap of the
          unlocked supply, in USD. From 0 to 100000000000000000.
        - unlocked_market_cap_max: Returns cryptocurrencies with at most this market cap of the
          unlocked supply, in USD. From 0 to 100000000000000000.
        - unlocked_circulating_supply_min: Returns cryptocurrencies with at least this unlocked
          circulating supply. From 0 to 100000000000000000.
        - unlocked_circulating_supply_max: Returns cryptocurrencies with at most this unlocked
          circulating supply. From 0 to 100000000000000000.
        - self_reported_circulating_supply_min: Returns cryptocurrencies with at least this
          self-reported circulating supply. The text `null` sets no bound. From 0 to
          100000000000000000.
        - self_reported_circulating_supply_max: Returns cryptocurrencies with at most this
          self-reported circulating supply. The text `null` sets no bound. From 0 to
          100000000000000000.
        - percent_change_24h_min: Returns cryptocurrencies with at least this price change over 24
          hours, in percent. At least -100.
        - percent_change_24h_max: Returns cryptocurrencies with at most this price change over 24
          hours, in percent. At least -100.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort: Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and
          `market_cap_by_total_supply_strict` sort by the plain value.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.
        - cryptocurrency_type: Types of cryptocurrencies to list: `coins` have their own chain,
          `tokens` live on another chain, `all` includes both.
        - tag: Returns only cryptocurrencies with this tag; `all` does not filter.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.v1.cryptocurrency.listings.latest(limit=3)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, price_min: float | None = None, price_max: float | None = None, market_cap_min: float | None = None, market_cap_max: float | None = None, volume_24h_min: float | None = None, volume_24h_max: float | None = None, circulating_supply_min: float | None = None, circulating_supply_max: float | None = None, self_reported_market_cap_min: float | None = None, self_reported_market_cap_max: float | None = None, unlocked_market_cap_min: float | None = None, unlocked_market_cap_max: float | None = None, unlocked_circulating_supply_min: float | None = None, unlocked_circulating_supply_max: float | None = None, self_reported_circulating_supply_min: float | None = None, self_reported_circulating_supply_max: float | None = None, percent_change_24h_min: float | None = None, percent_change_24h_max: float | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, tag: Literal["all", "defi", "filesharing"] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"]] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyListingsNewV1:
    """List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort_dir: Literal["asc", "desc"] | None = None) -> ListingsResponse:
        """List new cryptocurrencies: `GET /v1/cryptocurrency/listings/new`

        Returns the most recently added cryptocurrencies with their latest quotes. The newest come
        first by default.

        - Plans: Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.

        Example:
            result = await api.cryptocurrency.listings.new(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort_dir: Literal["asc", "desc"] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyMapV1:
    """List cryptocurrency IDs: `GET /v1/cryptocurrency/map`"""
    path: str
    async def __call__(self, *, listing_status: Literal["active", "inactive", "untracked"] | list[Literal["active", "inactive", "untracked"]] | None = None, start: int | None = None, limit: int | None = None, sort: Literal["svc_rank", "id"] | None = None, symbol: str | list[str] | None = None, aux: Literal["platform", "first_historical_data", "last_historical_data", "is_active", "status"] | list[Literal["platform", "first_historical_data", "last_historical_data", "is_active", "status"]] | None = None) -> MapResponse:
        """List cryptocurrency IDs: `GET /v1/cryptocurrency/map`

        Returns every cryptocurrency with its numeric `id`. Other operations identify
        cryptocurrencies by this ID, so
        store the IDs.

        By default, only cryptocurrencies with an actively tracked market are listed. With `symbol`,
        the response contains
        the cryptocurrencies with these symbols, and all other parameters are ignored.

        - No API key required.
        - Costs no credits.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - listing_status: Listing states to include. `active` has at least one tracked market.
          `inactive` was formerly active. `untracked` is listed but does not yet qualify for tracked
          markets.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. No default. From 1 to 5000.
        - sort: Sort field: `id`, the numeric ID, or `svc_rank`, the service's rank.
        - symbol: Symbols to look up. All other parameters are then ignored.
        - aux: Fields to add to each item, by name. Your list replaces the default list. Fields not
          on your list are omitted.

        Example:
            result = await api.cryptocurrency.map(limit=3)
        """
    def items(self, *, listing_status: Literal["active", "inactive", "untracked"] | list[Literal["active", "inactive", "untracked"]] | None = None, start: int | None = None, limit: int | None = None, sort: Literal["svc_rank", "id"] | None = None, symbol: str | list[str] | None = None, aux: Literal["platform", "first_historical_data", "last_historical_data", "is_active", "status"] | list[Literal["platform", "first_historical_data", "last_historical_data", "is_active", "status"]] | None = None, maximum: int | None = None) -> AsyncIterator[MapItem]: ...


class CryptocurrencyTrendingGainersLosersV1:
    """List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["1h", "24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["percent_change_24h"] | None = None, sort_dir: Literal["asc", "desc"] | None = None) -> ListingsResponse:
        """List top gainers and losers: `GET /v1/cryptocurrency/trending/gainers-losers`

        Returns the cryptocurrencies with the largest price change over `time_period`.
        `sort_dir=desc` starts with the
        largest gain, `sort_dir=asc` with the largest loss.

        - Plans: Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 10 minutes.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 1000.
        - time_period: Period of the price change.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort: Sort field: the price change. No other value exists.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.

        Example:
            result = await api.cryptocurrency.trending.gainers_losers(time_period="24h", sort_dir="desc",
        limit=3)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["1h", "24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["percent_change_24h"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyTrendingLatestV1:
    """List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> ListingsResponse:
        """List trending cryptocurrencies: `GET /v1/cryptocurrency/trending/latest`

        Returns the most searched cryptocurrencies with their latest quotes, in descending order of
        search volume.

        - Plans: Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 10 minutes.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 1000.
        - time_period: Period covered by the ranking.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.cryptocurrency.trending.latest(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class CryptocurrencyTrendingMostVisitedV1:
    """List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> ListingsResponse:
        """List most visited cryptocurrencies: `GET /v1/cryptocurrency/trending/most-visited`

        Returns the cryptocurrencies with the most visited pages, in descending order of visits. The
        ranking is updated
        every 24 hours.

        - Plans: Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 24 hours.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 1000.
        - time_period: Period covered by the ranking.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.cryptocurrency.trending.most_visited(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, time_period: Literal["24h", "30d", "7d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[Cryptocurrency]: ...


class ExchangeAssetsV1:
    """List assets of an exchange: `GET /v1/exchange/assets`"""
    path: str
    async def __call__(self, *, id: int | str) -> ExchangeAssetsResponse:
        """List assets of an exchange: `GET /v1/exchange/assets`

        Returns the contents of the known wallets of an exchange. Each item is a currency in a
        wallet, the most valuable
        first. The list is empty if no wallet of the exchange is known.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 1 minute.

        Args:
        - id: Numeric ID of the exchange. Sent as text: a whole number.

        Example:
            result = await api.exchange.assets(id="101")
        """


class ExchangeInfoV1:
    """Get exchange metadata: `GET /v1/exchange/info`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], slug: str | list[str] | None = None, aux: Literal["urls", "logo", "description", "date_launched", "notice", "status"] | list[Literal["urls", "logo", "description", "date_launched", "notice", "status"]] | None = None) -> ExchangeInfoResponse:
        """Get exchange metadata: `GET /v1/exchange/info`

        Returns logo, description, links, launch date, fees, weekly visits and spot volume of
        exchanges.

        Identify exchanges by `id`, `slug` or both. `data` is a map keyed by the requested IDs and
        slugs.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 exchanges returned, rounded up.
        - Responses are cached for 30 seconds.
        - Send at least one of `id` and `slug`.

        Args:
        - id: Numeric IDs of exchanges. An ID is permanent and unique.
        - slug: Slugs of exchanges: URL-friendly names in lowercase.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.exchange.info(id=101)
        """
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str], aux: Literal["urls", "logo", "description", "date_launched", "notice", "status"] | list[Literal["urls", "logo", "description", "date_launched", "notice", "status"]] | None = None) -> ExchangeInfoResponse: ...


class ExchangeListingsLatestV1:
    """List exchanges by volume: `GET /v1/exchange/listings/latest`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, sort: Literal["volume_24h", "name", "exchange_score"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, market_type: Literal["all", "fees", "no_fees"] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, aux: Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h", "date_launched", "fiats"] | list[Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h", "date_launched", "fiats"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> ExchangeListingsLatestResponse:
        """List exchanges by volume: `GET /v1/exchange/listings/latest`

        Returns a page of all active exchanges that have a market, with their volumes of the last 24
        hours.

        `category` and `market_type` select markets. The volumes and other values of an exchange are
        then sums over its
        selected markets, and exchanges without a selected market are not listed. Each sum agrees
        with the exchange's
        markets in `GET /v1/exchange/market-pairs/latest`.

        For a few known exchanges, use `GET /v1/exchange/quotes/latest` instead.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 exchanges returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - sort: Sort field: 24-hour volume, name, or score of the exchange.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small. By
          default, ranks, IDs, names and symbols ascend, and values and dates descend.
        - market_type: Markets to include: `fees` for markets with a percentage fee, `no_fees` for
          markets without fees (including transaction mining), or `all`.
        - category: Returns only markets of this category.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.exchange.listings.latest(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, sort: Literal["volume_24h", "name", "exchange_score"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, market_type: Literal["all", "fees", "no_fees"] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, aux: Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h", "date_launched", "fiats"] | list[Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h", "date_launched", "fiats"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[ExchangeListing]: ...


class ExchangeMapV1:
    """List exchange IDs: `GET /v1/exchange/map`"""
    path: str
    async def __call__(self, *, listing_status: Literal["active", "inactive", "untracked"] | list[Literal["active", "inactive", "untracked"]] | None = None, slug: str | list[str] | None = None, start: int | None = None, limit: int | None = None, sort: Literal["id", "volume_24h"] | None = None, aux: Literal["first_historical_data", "last_historical_data", "is_active", "status"] | list[Literal["first_historical_data", "last_historical_data", "is_active", "status"]] | None = None, crypto_id: int | str | None = None) -> ExchangeMapResponse:
        """List exchange IDs: `GET /v1/exchange/map`

        Returns every exchange with its numeric `id`. Other operations identify exchanges by this
        ID, so store the IDs.

        By default, only active exchanges are listed. `crypto_id` selects exchanges that trade a
        currency. With `slug`,
        the response contains the exchanges with these slugs, and all other parameters are ignored.

        - No API key required.
        - Costs no credits.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - listing_status: Listing states to include. `active` has tracked markets. `inactive` was
          formerly active. `untracked` is listed without tracked markets.
        - slug: Slugs of exchanges to look up. All other parameters are then ignored.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. No default. From 1 to 5000.
        - sort: Sort field: `id`, the numeric ID, or `volume_24h`, the 24-hour volume in descending
          order.
        - aux: Fields to add to each item, by name. Your list replaces the default list. Fields not
          on your list are omitted.
        - crypto_id: Returns exchanges with an active market of this cryptocurrency or fiat
          currency, by numeric ID. The list is empty if no exchange matches. Sent as text: a whole
          number.

        Example:
            result = await api.exchange.map(crypto_id="1", limit=2)
        """
    def items(self, *, listing_status: Literal["active", "inactive", "untracked"] | list[Literal["active", "inactive", "untracked"]] | None = None, slug: str | list[str] | None = None, start: int | None = None, limit: int | None = None, sort: Literal["id", "volume_24h"] | None = None, aux: Literal["first_historical_data", "last_historical_data", "is_active", "status"] | list[Literal["first_historical_data", "last_historical_data", "is_active", "status"]] | None = None, crypto_id: int | str | None = None, maximum: int | None = None) -> AsyncIterator[ExchangeMapItem]: ...


class ExchangeMarketPairsLatestV1:
    """List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> ExchangeMarketPairsResponse:
        """List market pairs of an exchange: `GET /v1/exchange/market-pairs/latest`

        Returns the active markets of an exchange, with the price and volume of each market.

        Identify the exchange by either `id` or `slug`. `matched_id` or `matched_symbol` selects
        pairs with certain
        currencies as base or quote. `start` and `limit` page through `market_pairs`.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id` and `slug`. Send at most one of `matched_id` and
          `matched_symbol`. Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - id: Numeric ID of one exchange. Sent as text: a whole number.
        - slug: Slug of one exchange.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small.
        - sort: Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets
          with excluded volume last.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - matched_id: Returns pairs with one of these currencies as base or quote, by numeric ID.
        - matched_symbol: Returns pairs with one of these currencies as base or quote, by symbol.
          Send either `matched_id` or `matched_symbol`.
        - category: Returns only markets of this category.
        - fee_type: Returns only markets with this kind of trading fee.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.exchange.market_pairs.latest(id="101", limit=2)
        """
    @overload
    async def __call__(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> ExchangeMarketPairsResponse: ...
    @overload
    def items(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...
    @overload
    def items(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...


class ExchangeQuotesHistoricalV1:
    """Get historical exchange quotes: `GET /v1/exchange/quotes/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[ExchangeQuotesHistorical]:
        """Get historical exchange quotes: `GET /v1/exchange/quotes/historical`

        Returns the volumes of exchanges at past times, with the intervals of historical quotes.
        Identify exchanges by
        `id`, `slug` or both. For a single exchange, `data` is its record; for several, a map keyed
        by the requested
        identifiers.

        - Volumes are stored from the first market update onwards. Each volume is the sum over the
          exchange's markets at
          the time. Earlier volumes do not exist.
        - An exchange without volumes in the requested time range has an empty list.
        - A time before the start of your plan's history is rejected with 403, a time range of more
          than 10,000 intervals
          with 400.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 5 minutes.
        - Send at least one of `id` and `slug`. Send at most one of `convert` and `convert_id`.

        Args:
        - id: Numeric IDs of exchanges. An ID is permanent and unique.
        - slug: Slugs of exchanges: URL-friendly names in lowercase.
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. Required without `time_start`
          and `time_end`; the default satisfies this rule. From 1 to 10000.
        - interval: Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the
          first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`,
          `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval
          and at most 12 hours away. `24h` and `1d` are equivalent.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.

        Example:
            result = await api.exchange.quotes.historical(id=101, interval="daily", count=2)
        """
    @overload
    async def __call__(self, *, id: list[int], slug: str | list[str] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[ExchangeQuotesHistorical | dict[str, ExchangeQuotesHistorical]]: ...
    @overload
    async def __call__(self, *, slug: str, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[ExchangeQuotesHistorical]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: list[str], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[ExchangeQuotesHistorical | dict[str, ExchangeQuotesHistorical]]: ...


class ExchangeQuotesLatestV1:
    """Get latest exchange quotes: `GET /v1/exchange/quotes/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h", "date_launched", "fiats"] | list[Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h", "date_launched", "fiats"]] | None = None) -> ExchangeQuotesLatestResponse:
        """Get latest exchange quotes: `GET /v1/exchange/quotes/latest`

        Returns the volumes of the last 24 hours of exchanges. Identify exchanges by either `id` or
        `slug`. `data` is a
        map keyed by the requested identifiers.

        A volume is the sum over the exchange's active markets in `GET
        /v1/exchange/market-pairs/latest`, and null without
        an active market.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 exchanges returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id` and `slug`. Send at most one of `convert` and `convert_id`.

        Args:
        - id: Numeric IDs of exchanges. An ID is permanent and unique.
        - slug: Slugs of exchanges: URL-friendly names in lowercase.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.exchange.quotes.latest(id=101)
        """
    @overload
    async def __call__(self, *, slug: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h", "date_launched", "fiats"] | list[Literal["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h", "date_launched", "fiats"]] | None = None) -> ExchangeQuotesLatestResponse: ...


class FiatMapV1:
    """List fiat currencies: `GET /v1/fiat/map`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None, sort: Literal["name", "id"] | None = None, include_metals: bool | None = None) -> FiatMapResponse:
        """List fiat currencies: `GET /v1/fiat/map`

        Returns every supported fiat currency, with its numeric `id`. Conversions accept the ID as a
        target currency. With
        `include_metals`, precious metals are listed too.

        - No API key required.
        - Costs no credits.
        - Responses are cached for 30 seconds.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. No default. From 1 to 5000.
        - sort: Sort field, in ascending order.
        - include_metals: Adds precious metals to the list.

        Example:
            result = await api.fiat.map(sort="name", limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, sort: Literal["name", "id"] | None = None, include_metals: bool | None = None, maximum: int | None = None) -> AsyncIterator[FiatMapItem]: ...


class GlobalMetricsQuotesHistoricalV1:
    """Get historical global metrics: `GET /v1/global-metrics/quotes/historical`"""
    path: str
    async def __call__(self, *, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported", "search_interval"] | list[Literal["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported", "search_interval"]] | None = None) -> GlobalMetricsHistoricalResponse:
        """Get historical global metrics: `GET /v1/global-metrics/quotes/historical`

        Returns totals of the whole market over time, with the intervals of historical quotes. Each
        interval returns the
        totals closest to a point in time. An interval without totals is skipped.

        - Totals are stored from the first market update onwards. Earlier totals are computed for
          each UTC day, as far as
          the history of cryptocurrencies reaches.
        - The numbers of exchanges and market pairs are known from the first update onwards. Earlier
          values are null.
        - A time before the start of your plan's history is rejected with 403, a time range of more
          than 10,000 intervals
          with 400.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 5 minutes.
        - Send at most one of `convert` and `convert_id`.

        Args:
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. Required without `time_start`
          and `time_end`; the default satisfies this rule. From 1 to 10000.
        - interval: Time between two records. Calendar intervals (`hourly` to `yearly`) return the
          first totals of each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`,
          `30d`) return the totals nearest to each step, at most half an interval and at most 12
          hours away. `24h` and `1d` are equivalent.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.global_metrics.quotes.historical(interval="daily", count=2)
        """


class GlobalMetricsQuotesLatestV1:
    """Get latest global metrics: `GET /v1/global-metrics/quotes/latest`"""
    path: str
    async def __call__(self, *, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> GlobalMetricsLatestResponse:
        """Get latest global metrics: `GET /v1/global-metrics/quotes/latest`

        Returns current totals of the whole market: market cap, volume, the dominance of Bitcoin and
        Ethereum, the totals
        of DeFi and stablecoins, and the numbers of cryptocurrencies, exchanges and market pairs.

        - The total market cap is the sum of `market_cap` in the latest listings, of
          cryptocurrencies whose market cap
          counts. The total volume is the sum of `volume_24h`.
        - Unknown values are null. For example, the DeFi totals are null if no cryptocurrency has
          the tag `defi`.
        - The guide *How values are computed* has the formulas.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit, and 1 for each conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send at most one of `convert` and `convert_id`.

        Args:
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.global_metrics.quotes.latest(convert=["USD", "EUR"])
        """


class KeyInfoV1:
    """Get plan limits and usage: `GET /v1/key/info`"""
    path: str
    async def __call__(self) -> KeyInfoResponse:
        """Get plan limits and usage: `GET /v1/key/info`

        Returns the limits of your plan and the current usage of your account: requests of the
        current minute, credits of
        the current day and month.

        - The request costs no credits. It counts towards the minute limit.
        - The operation still responds after the credits of the day or the month are used up.
        - `requests_made` includes the current request. Credits reserved by requests in progress do
          not count as used.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs no credits.
        - Responses are not cached. Each response is of the moment of its request.

        Example:
            result = await api.key.info()
        """


class SimplePriceV1:
    """Get prices in US dollars: `GET /v1/simple/price`"""
    path: str
    async def __call__(self, *, ids: int | list[int], include_market_cap: bool | None = None, include_volume_24h: bool | None = None, include_percent_change_24h: bool | None = None, include_last_updated: bool | None = None) -> SimplePriceResponse:
        """Get prices in US dollars: `GET /v1/simple/price`

        Returns the current price of up to 50 cryptocurrencies in US dollars, without metadata.
        Flags add more values.
        This operation responds faster than the quotes operations. The cost does not depend on the
        number of IDs.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 1 minute.

        Args:
        - ids: Numeric IDs of cryptocurrencies. Up to 50 items.
        - include_market_cap: Adds the market cap.
        - include_volume_24h: Adds the volume of the last 24 hours.
        - include_percent_change_24h: Adds the price change over 24 hours, in percent.
        - include_last_updated: Adds the time of the values.

        Example:
            result = await api.simple.price(ids=[1, 1027], include_market_cap=True,
        include_percent_change_24h=True)
        """


class CryptocurrencyInfoV2:
    """Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], slug: str | list[str] | None = None, address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> Envelope[dict[str, Metadata]]:
        """Get cryptocurrency metadata: `GET /v2/cryptocurrency/info`

        Returns logo, description, links, tags and dates of cryptocurrencies, and the platform of a
        token.

        Identify cryptocurrencies by at least one of `id`, `slug`, `symbol` and `address`. `data` is
        a map keyed by the
        requested IDs, slugs and symbols. For an `address` alone, the keys are the IDs of the
        matching cryptocurrencies.
        Symbols are not unique, so each symbol has an array of all cryptocurrencies with this
        symbol.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up.
        - Responses are cached for 30 seconds.
        - Send at least one of `id`, `slug`, `symbol` and `address`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - address: Contract address of a token, not case-sensitive. Without `id`, `slug` and
          `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`,
          returns only matches with this address, for example the right coin of several with one
          symbol.
        - skip_invalid: With `true`, unknown items are omitted from the response. With `false`, the
          whole request fails with 400.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.cryptocurrency.info(id=[1, 825])
        """
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str], address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> Envelope[dict[str, Metadata]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], address: str | None = None, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> Envelope[dict[str, list[Metadata]]]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: str | list[str] | None = None, address: str, skip_invalid: bool | None = None, aux: Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"] | list[Literal["urls", "logo", "description", "tags", "platform", "date_added", "notice", "status"]] | None = None) -> Envelope[dict[str, Metadata]]: ...


class CryptocurrencyMarketPairsLatestV2:
    """List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse:
        """List market pairs of a cryptocurrency: `GET /v2/cryptocurrency/market-pairs/latest`

        Returns the active market pairs with the currency as base or quote. Each pair has its
        exchange, price and volume.

        Identify the currency by exactly one of `id`, `slug` and `symbol`. `matched_id` or
        `matched_symbol` selects pairs
        by the currency on the opposite side. `start` and `limit` page through `market_pairs`.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 market pairs returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `matched_id` and
          `matched_symbol`. Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - id: Numeric ID of one cryptocurrency or fiat currency. Sent as text: a whole number.
        - slug: Slug of one cryptocurrency.
        - symbol: Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Maximum number of items to return. From 1 to 5000.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small.
        - sort: Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets
          with excluded volume last.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - matched_id: Returns only pairs with one of these currencies on the opposite side, by
          numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
        - matched_symbol: Returns only pairs with one of these currencies on the opposite side, by
          symbol, instead of `matched_id`.
        - category: Returns only markets of this category.
        - fee_type: Returns only markets with this kind of trading fee.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.cryptocurrency.market_pairs.latest(id="1", limit=3)
        """
    @overload
    async def __call__(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse: ...
    @overload
    async def __call__(self, *, symbol: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> MarketPairsResponse: ...
    @overload
    def items(self, *, id: int | str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...
    @overload
    def items(self, *, slug: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...
    @overload
    def items(self, *, symbol: str, start: int | None = None, limit: int | None = None, sort_dir: Literal["asc", "desc"] | None = None, sort: Literal["volume_24h_strict", "svc_rank", "svc_rank_advanced", "effective_liquidity", "market_score", "market_reputation"] | None = None, aux: Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"] | list[Literal["num_market_pairs", "category", "fee_type", "market_url", "currency_name", "currency_slug", "price_quote", "notice", "svc_rank", "effective_liquidity", "market_score", "market_reputation"]] | None = None, matched_id: int | list[int] | None = None, matched_symbol: str | list[str] | None = None, category: Literal["all", "spot", "derivatives", "otc", "perpetual"] | None = None, fee_type: Literal["all", "percentage", "no-fees", "transactional-mining", "unknown"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, maximum: int | None = None) -> AsyncIterator[MarketPair]: ...


class CryptocurrencyOhlcvHistoricalV2:
    """Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical]:
        """Get historical OHLCV: `GET /v2/cryptocurrency/ohlcv/historical`

        Returns open, high, low, close, volume and market cap of cryptocurrencies for each day or
        hour.

        1. Each `time_period` after `time_start` (exclusive) and up to `time_end` (inclusive)
        returns a record.
        2. Without `time_start`, `count` periods are counted back from `time_end`.
        3. Daily periods ignore the time of day of `time_start` and `time_end`.
        4. `count` includes the current, incomplete period. To get the last complete day, send 2.
        5. To get a specific day, set `time_start` one interval earlier.
        6. `interval` samples the periods: `2d` returns every second day, `monthly` the first day of
        each month, `yearly`
           the same date of each year. Without `interval`, every period is returned.
        7. Hourly periods before 2020-09-22 have no volume.

        A day opens at 00:00:00 UTC and closes at the end of the same day; an hour opens on the
        hour.

        A time before the start of your plan's history is rejected with 403. A time range of more
        than 10,000 intervals,
        or more than 100,000 records of all cryptocurrencies together, is rejected with 400.

        For a single ID or slug, `data` is its result. For several, or for a symbol, `data` is a map
        keyed by the
        requested identifiers. Each symbol has an array of all cryptocurrencies with this symbol.

        - Plans: Basic, Hobbyist, Startup (1 month back), Standard (3 months back), Professional (12
          months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - The record of a UTC day is available 5 to 10 minutes after its end (`time_period`
          `daily`). The record of a UTC hour is available 5 minutes after its end (`time_period`
          `hourly`).
        - Send at least one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_period: Length of a period: a UTC day or a UTC hour.
        - time_start: Start of the time range. The period containing this time is excluded: for one
          particular day, send the day before. By default, `count` periods are counted backwards
          from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of periods to return without `time_start`, including the current, incomplete
          period. For the last complete day, send 2. From 1 to 10000.
        - interval: Periods to return. `hourly` returns every period. `daily` returns one period per
          day: the first hour of each day if periods are hourly. `weekly` returns one period per
          week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h`
          and similar values return one period per step, counted from `time_start` or backwards from
          `time_end`. If omitted, every period is returned, hourly periods included.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.cryptocurrency.ohlcv.historical(id=1, count=3)
        """
    @overload
    async def __call__(self, *, id: list[int], slug: str | list[str] | None = None, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]]: ...
    @overload
    async def __call__(self, *, slug: str, time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical]: ...
    @overload
    async def __call__(self, *, id: int | list[int] | None = None, slug: list[str], time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], time_period: Literal["daily", "hourly"] | None = None, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["hourly", "daily", "weekly", "monthly", "yearly", "1h", "2h", "3h", "4h", "6h", "12h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[OhlcvHistorical]]]: ...


class CryptocurrencyOhlcvLatestV2:
    """Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, OhlcvLatest]]:
        """Get latest OHLCV: `GET /v2/cryptocurrency/ohlcv/latest`

        Returns open, high, low, close and volume of the current UTC day. The day is incomplete, so
        `close` is the latest
        value. If a cryptocurrency has no prices today, the response contains its last day with
        prices, and
        `status.notice` reports this.

        Identify cryptocurrencies by at least one of `id` and `symbol`. `data` is a map keyed by the
        requested
        identifiers. Each symbol has an array of all cryptocurrencies with this symbol.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 values returned, rounded up, and 1 for each conversion beyond
          the first.
        - Responses are cached for 10 minutes.
        - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.cryptocurrency.ohlcv.latest(id=[1, 1027])
        """
    @overload
    async def __call__(self, *, symbol: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[OhlcvLatest]]]: ...


class CryptocurrencyPricePerformanceStatsLatestV2:
    """Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, PricePerformance]]:
        """Get price performance: `GET /v2/cryptocurrency/price-performance-stats/latest`

        Returns open, high, low, close and price change over the requested periods, with the time of
        each price. Rolling
        periods close at the time of the request. `yesterday` is the last complete UTC day, without
        times for high and
        low.

        Identify cryptocurrencies by exactly one of `id`, `slug` and `symbol`. `data` is a map keyed
        by the requested
        identifiers. Each symbol has an array of all cryptocurrencies with this symbol.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_period: Periods to report on. Rolling periods (`24h` to `365d`) close at the time of
          the request. `all_time` starts at the first record. `yesterday` is the last complete UTC
          day, without the times of the high and the low.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.cryptocurrency.price_performance_stats.latest(id=1, time_period=["24h",
        "7d"])
        """
    @overload
    async def __call__(self, *, slug: str | list[str], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, PricePerformance]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], time_period: Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"] | list[Literal["all_time", "yesterday", "24h", "7d", "30d", "90d", "365d"]] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[PricePerformance]]]: ...


class ToolsPriceConversionV2:
    """Convert an amount: `GET /v2/tools/price-conversion`"""
    path: str
    @overload
    async def __call__(self, *, amount: float, id: int | str, time: Time | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[PriceConversion]:
        """Convert an amount: `GET /v2/tools/price-conversion`

        Converts an amount of a currency into other currencies, at the latest or historical rates.

        - Identify the base currency by either `id` or `symbol`. For a symbol, `data` is an array
          with a conversion for
          every currency that has the symbol and a price: the fiat currency first, then
        cryptocurrencies by rank.
        - With `time`, the closest historical rates are used. A time before the start of your plan's
          history is rejected
          with 403. The Basic plan has the latest rates only.
        - Latest and historical rates are accurate to 1 minute. Historical rates of fiat currencies
          other than the US
          dollar are accurate to 5 minutes.
        - `last_updated` is the time of the rate, for the base currency and for each target
          currency.

        - Plans: Basic (latest values only), Hobbyist, Startup (1 month back), Standard (3 months
          back), Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit, and 1 for each conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.

        Args:
        - amount: Amount of the base currency to convert. From 0.00000001 to 1000000000000.
        - id: Numeric ID of the base currency. Sent as text: a whole number.
        - symbol: Symbol of the base currency. Send either `id` or `symbol`. Every currency with
          this symbol is converted.
        - time: Time of the rates. The closest historical rates are used. By default, the current
          time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.

        Example:
            result = await api.tools.price_conversion(amount=2.5, symbol="BTC", convert=["USD", "EUR"])
        """
    @overload
    async def __call__(self, *, amount: float, symbol: str, time: Time | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None) -> Envelope[list[PriceConversion]]: ...


class CryptocurrencyListingsLatestV3:
    """List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest`"""
    path: str
    async def __call__(self, *, start: int | str | None = None, limit: int | str | None = None, price_min: float | str | None = None, price_max: float | str | None = None, market_cap_min: float | str | None = None, market_cap_max: float | str | None = None, volume_24h_min: float | str | None = None, volume_24h_max: float | str | None = None, circulating_supply_min: float | str | None = None, circulating_supply_max: float | str | None = None, percent_change_24h_min: float | str | None = None, percent_change_24h_max: float | str | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, tag: Literal["all", "defi", "filesharing"] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"]] | None = None) -> list[CryptoListingV3]:
        """List cryptocurrencies by market cap: `GET /v3/cryptocurrency/listings/latest`

        Returns a sorted and filtered page of all active cryptocurrencies with their latest quotes.
        Filters on money
        values are in US dollars, independent of `convert`.

        The body is a bare array, without `data` and `status`. `quote` is an array with an element
        for each currency. The
        header `X-SVC-Credit-Count` reports the credits used.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 200 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send at most one of `convert` and `convert_id`.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. Sent as text: a whole number,
          at least 1.
        - limit: Maximum number of items to return. Sent as text: a whole number, from 1 to 5000.
        - price_min: Returns cryptocurrencies with at least this price, in USD. Sent as text: a
          number, from 0 to 100000000000000000.
        - price_max: Returns cryptocurrencies with at most this price, in USD. Sent as text: a
          number, from 0 to 100000000000000000.
        - market_cap_min: Returns cryptocurrencies with at least this market cap, in USD. Sent as
          text: a number, from 0 to 100000000000000000.
        - market_cap_max: Returns cryptocurrencies with at most this market cap, in USD. Sent as
          text: a number, from 0 to 100000000000000000.
        - volume_24h_min: Returns cryptocurrencies with at least this 24-hour volume, in USD. Sent
          as text: a number, from 0 to 100000000000000000.
        - volume_24h_max: Returns cryptocurrencies with at most this 24-hour volume, in USD. Sent as
          text: a number, from 0 to 100000000000000000.
        - circulating_supply_min: Returns cryptocurrencies with at least this circulating supply.
          Sent as text: a number, from 0 to 100000000000000000.
        - circulating_supply_max: Returns cryptocurrencies with at most this circulating supply.
          Sent as text: a number, from 0 to 100000000000000000.
        - percent_change_24h_min: Returns cryptocurrencies with at least this price change over 24
          hours, in percent. Sent as text: a number, at least -100.
        - percent_change_24h_max: Returns cryptocurrencies with at most this price change over 24
          hours, in percent. Sent as text: a number, at least -100.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - sort: Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and
          `market_cap_by_total_supply_strict` sort by the plain value.
        - sort_dir: Sort direction: `asc` from small to large, `desc` from large to small.
        - cryptocurrency_type: Types of cryptocurrencies to list: `coins` have their own chain,
          `tokens` live on another chain, `all` includes both.
        - tag: Returns only cryptocurrencies with this tag; `all` does not filter.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.

        Example:
            result = await api.cryptocurrency.listings.latest(limit="2")
        """
    def items(self, *, start: int | str | None = None, limit: int | str | None = None, price_min: float | str | None = None, price_max: float | str | None = None, market_cap_min: float | str | None = None, market_cap_max: float | str | None = None, volume_24h_min: float | str | None = None, volume_24h_max: float | str | None = None, circulating_supply_min: float | str | None = None, circulating_supply_max: float | str | None = None, percent_change_24h_min: float | str | None = None, percent_change_24h_max: float | str | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, sort: Literal["name", "symbol", "date_added", "market_cap", "market_cap_strict", "price", "circulating_supply", "total_supply", "max_supply", "num_market_pairs", "market_cap_by_total_supply_strict", "volume_24h", "volume_7d", "volume_30d", "percent_change_1h", "percent_change_24h", "percent_change_7d"] | None = None, sort_dir: Literal["asc", "desc"] | None = None, cryptocurrency_type: Literal["all", "coins", "tokens"] | None = None, tag: Literal["all", "defi", "filesharing"] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_market_cap_included_in_calc"]] | None = None, maximum: int | None = None) -> AsyncIterator[CryptoListingV3]: ...


class CryptocurrencyQuotesHistoricalV3:
    """Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`"""
    path: str
    @overload
    async def __call__(self, *, id: int, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical]:
        """Get historical quotes: `GET /v3/cryptocurrency/quotes/historical`

        Returns quotes of cryptocurrencies over time.

        Each interval returns the quote closest to a point in time. An interval without a quote is
        skipped.

        - Calendar intervals (`hourly`, `daily`, `weekly`, `monthly`, `yearly`) return the first
          quote of each UTC hour,
          day, week, month or year.
        - Relative intervals (`5m` to `45m`, `1h` to `24h`, `1d` to `365d`) return the closest quote
          every N minutes,
          hours or days.
        - Without `time_start`, `count` intervals are counted back from `time_end`.
        - `daily` returns the first quote of a day. To get the last quote of each day, send `24h`
          and a `time_start` late
          in the UTC evening.

        A time before the start of your plan's history is rejected with 403. A time range of more
        than 10,000 intervals,
        or more than 100,000 intervals of all cryptocurrencies together, is rejected with 400.

        For a single ID, `data` is its record. For several, or for a symbol, `data` is a map keyed
        by the requested
        identifiers. Each symbol has an array of all cryptocurrencies with this symbol.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up, and 1 for each conversion
          beyond the first.
        - Responses are cached for 5 minutes.
        - Send at least one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. Required without `time_start`
          and `time_end`; the default satisfies this rule. From 1 to 10000.
        - interval: Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the
          first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`,
          `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval
          and at most 12 hours away. `24h` and `1d` are equivalent.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 3 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 3 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown items and items without records in the time range are
          omitted from the response. With `false`, the whole request fails.

        Example:
            result = await api.cryptocurrency.quotes.historical(id=1, interval="5m", count=3)
        """
    @overload
    async def __call__(self, *, id: list[int], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[QuotesHistorical | dict[str, QuotesHistorical]]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["yearly", "monthly", "weekly", "daily", "hourly", "5m", "10m", "15m", "30m", "45m", "1h", "2h", "3h", "4h", "6h", "12h", "24h", "1d", "2d", "3d", "7d", "14d", "15d", "30d", "60d", "90d", "365d"] | None = None, convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"] | list[Literal["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat", "search_interval"]] | None = None, skip_invalid: bool | None = None) -> Envelope[dict[str, list[QuotesHistorical]]]: ...


class CryptocurrencyQuotesLatestV3:
    """Get latest quotes: `GET /v3/cryptocurrency/quotes/latest`"""
    path: str
    @overload
    async def __call__(self, *, id: int | list[int], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | Literal["true", "false"] | None = None) -> list[CryptoQuoteV3]:
        """Get latest quotes: `GET /v3/cryptocurrency/quotes/latest`

        Returns the latest quotes of cryptocurrencies. Identify them by exactly one of `id`, `slug`
        and `symbol`. A symbol
        returns every cryptocurrency with this symbol.

        The body is a bare array, without `data` and `status`. `quote` is an array with an element
        for each currency. The
        header `X-SVC-Credit-Count` reports the credits used.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit for each 100 cryptocurrencies returned, rounded up, and 1 for each
          conversion beyond the first.
        - Responses are cached for 1 minute.
        - Send exactly one of `id`, `slug` and `symbol`. Send at most one of `convert` and
          `convert_id`.

        Args:
        - id: Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
        - slug: Slugs of cryptocurrencies: URL-friendly names in lowercase.
        - symbol: Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
        - convert: Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency
          after the first costs a credit. If a symbol is both, the fiat currency is used. The
          default applies only without `convert_id`. Up to 120 items.
        - convert_id: Target currencies of the quotes, by numeric ID, instead of `convert`. Each
          currency after the first costs a credit. 2781 is the US dollar. Up to 120 items.
        - aux: Fields to add to each record, by name. Your list replaces the default list. Fields
          not on your list are omitted.
        - skip_invalid: With `true`, unknown cryptocurrencies are omitted from the response. With
          `false`, the whole request fails with 400. Sent as text: `true` or `false`.

        Example:
            result = await api.cryptocurrency.quotes.latest(id=[1, 825])
        """
    @overload
    async def __call__(self, *, slug: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | Literal["true", "false"] | None = None) -> list[CryptoQuoteV3]: ...
    @overload
    async def __call__(self, *, symbol: str | list[str], convert: str | list[str] | None = None, convert_id: int | list[int] | None = None, aux: Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"] | list[Literal["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "market_cap_by_total_supply", "volume_24h_reported", "volume_7d", "volume_7d_reported", "volume_30d", "volume_30d_reported", "is_active", "is_fiat"]] | None = None, skip_invalid: bool | Literal["true", "false"] | None = None) -> list[CryptoQuoteV3]: ...


class FearAndGreedHistoricalV3:
    """List historical fear and greed values: `GET /v3/fear-and-greed/historical`"""
    path: str
    async def __call__(self, *, start: int | None = None, limit: int | None = None) -> FearAndGreedHistoricalResponse:
        """List historical fear and greed values: `GET /v3/fear-and-greed/historical`

        Returns the fear and greed value at the beginning of each UTC day, newest first. A day needs
        market totals of the
        30 days before. A page that reaches before the start of your plan's history is rejected with
        403.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up.
        - Responses are cached for 5 minutes.
        - Pages by `start` and `limit`: the last page has fewer items than `limit`.

        Args:
        - start: Position of the first item to return, counted from 1. To read the next page, add
          `limit` to `start`. At least 1.
        - limit: Number of days to return. From 1 to 500.

        Example:
            result = await api.fear_and_greed.historical(limit=2)
        """
    def items(self, *, start: int | None = None, limit: int | None = None, maximum: int | None = None) -> AsyncIterator[FearAndGreed]: ...


class FearAndGreedLatestV3:
    """Get the latest fear and greed value: `GET /v3/fear-and-greed/latest`"""
    path: str
    async def __call__(self) -> FearAndGreedLatestResponse:
        """Get the latest fear and greed value: `GET /v3/fear-and-greed/latest`

        Returns the current mood of the market, from 0 (extreme fear) to 100 (extreme greed), and
        the band of the value.

        The value compares total market cap, volatility, volume and Bitcoin dominance with previous
        days. The guide *How
        metrics are calculated* has the formula. A market with fewer than 30 days of totals has no
        value, and the request
        fails with 400.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 1 minute.

        Example:
            result = await api.fear_and_greed.latest()
        """


class IndexSvc100HistoricalV3:
    """Get historical top 100 index values: `GET /v3/index/svc100-historical`"""
    path: str
    async def __call__(self, *, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["5m", "15m", "daily"] | None = None) -> IndexTop100HistoricalResponse:
        """Get historical top 100 index values: `GET /v3/index/svc100-historical`

        Returns the index of the 100 largest cryptocurrencies over time, with the constituents,
        weights and units at each
        time.

        - Without `time_start`, `count` intervals are counted back from `time_end`. Without both,
          they are counted back
          from the last time with a price.
        - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward
          from `time_start`, or
          back from the end.
        - A time is omitted if no constituent has a price close to it.
        - A time before the first day of the index is rejected with 400, a time before the start of
          your plan's history
          with 403.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up.
        - Responses are cached for 5 minutes.

        Args:
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. From 1 to 100.
        - interval: Time between two snapshots of the index.

        Example:
            result = await api.index.svc100_historical(interval="daily", count=1)
        """


class IndexSvc100LatestV3:
    """Get the latest top 100 index: `GET /v3/index/svc100-latest`"""
    path: str
    async def __call__(self) -> IndexTop100LatestResponse:
        """Get the latest top 100 index: `GET /v3/index/svc100-latest`

        Returns the current value of the index of the 100 largest cryptocurrencies, with its
        constituents, weights and
        units.

        - Weights are shares of the index value by market cap, and add up to 100 percent.
        - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens
          and cryptocurrencies
          whose market cap does not count are not included. The guide *How values are computed* has
        the rules.
        - A market whose history does not include the beginning of a month has no index, and the
          request fails with 400.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 1 minute.

        Example:
            result = await api.index.svc100_latest()
        """


class IndexSvc20HistoricalV3:
    """Get historical top 20 index values: `GET /v3/index/svc20-historical`"""
    path: str
    async def __call__(self, *, time_start: Time | None = None, time_end: Time | None = None, count: int | None = None, interval: Literal["5m", "15m", "daily"] | None = None) -> IndexTop20HistoricalResponse:
        """Get historical top 20 index values: `GET /v3/index/svc20-historical`

        Returns the index of the 20 largest cryptocurrencies over time, with the constituents,
        weights and units at each
        time.

        - Without `time_start`, `count` intervals are counted back from `time_end`. Without both,
          they are counted back
          from the last time with a price.
        - `daily` returns the value at the beginning of each UTC day. `5m` and `15m` count forward
          from `time_start`, or
          back from the end.
        - A time is omitted if no constituent has a price close to it.
        - A time before the first day of the index is rejected with 400, a time before the start of
          your plan's history
          with 403.

        - Plans: Basic, Hobbyist (1 month back), Startup (1 month back), Standard (3 months back),
          Professional (12 months back), Enterprise (6 years back).
        - Costs 1 credit for each 100 data points returned, rounded up.
        - Responses are cached for 5 minutes.

        Args:
        - time_start: Start of the time range, inclusive. Relative intervals start here. By default,
          `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date
          or time, in UTC unless a zone is given.
        - time_end: End of the time range, inclusive. By default, the current time. Unix seconds or
          an ISO 8601 date or time, in UTC unless a zone is given.
        - count: Number of intervals to return without `time_start`. From 1 to 100.
        - interval: Time between two snapshots of the index.

        Example:
            result = await api.index.svc20_historical(interval="daily", count=2)
        """


class IndexSvc20LatestV3:
    """Get the latest top 20 index: `GET /v3/index/svc20-latest`"""
    path: str
    async def __call__(self) -> IndexTop20LatestResponse:
        """Get the latest top 20 index: `GET /v3/index/svc20-latest`

        Returns the current value of the index of the 20 largest cryptocurrencies, with its
        constituents, weights and
        units.

        - Weights are shares of the index value by market cap, and add up to 100 percent.
        - The index is rebalanced at the beginning of each UTC month. Stablecoins, wrapped tokens
          and cryptocurrencies
          whose market cap does not count are not included. The guide *How values are computed* has
        the rules.
        - A market whose history does not include the beginning of a month has no index, and the
          request fails with 400.

        - Plans: Basic, Hobbyist, Startup, Standard, Professional, Enterprise.
        - Costs 1 credit.
        - Responses are cached for 1 minute.

        Example:
            result = await api.index.svc20_latest()
        """


class MethodsPartnersFcasListings:
    latest: PartnersFcasListingsLatestV1


class MethodsPartnersFcasQuotes:
    latest: PartnersFcasQuotesLatestV1


class MethodsPartnersFcas:
    listings: MethodsPartnersFcasListings
    quotes: MethodsPartnersFcasQuotes


class MethodsPartners:
    fcas: MethodsPartnersFcas


class MethodsDexListings:
    info: DexListingsInfoV4
    quotes: DexListingsQuotesV4


class MethodsDexNetworks:
    list: DexNetworksListV4


class MethodsDexPairsOhlcv:
    historical: DexPairsOhlcvHistoricalV4
    latest: DexPairsOhlcvLatestV4


class MethodsDexPairsTrade:
    latest: DexPairsTradeLatestV4


class MethodsDexPairs:
    ohlcv: MethodsDexPairsOhlcv
    trade: MethodsDexPairsTrade


class MethodsDex:
    listings: MethodsDexListings
    networks: MethodsDexNetworks
    pairs: MethodsDexPairs
    multiplier: DexMultiplierV2


class MethodsCryptocurrencyListings:
    historical: CryptocurrencyListingsHistoricalV1
    new: CryptocurrencyListingsNewV1
    latest: CryptocurrencyListingsLatestV3


class MethodsCryptocurrencyTrending:
    gainers_losers: CryptocurrencyTrendingGainersLosersV1
    latest: CryptocurrencyTrendingLatestV1
    most_visited: CryptocurrencyTrendingMostVisitedV1


class MethodsCryptocurrencyMarketPairs:
    latest: CryptocurrencyMarketPairsLatestV2


class MethodsCryptocurrencyOhlcv:
    historical: CryptocurrencyOhlcvHistoricalV2
    latest: CryptocurrencyOhlcvLatestV2


class MethodsCryptocurrencyPricePerformanceStats:
    latest: CryptocurrencyPricePerformanceStatsLatestV2


class MethodsCryptocurrencyQuotes:
    historical: CryptocurrencyQuotesHistoricalV3
    latest: CryptocurrencyQuotesLatestV3


class MethodsCryptocurrency:
    multiplier: CryptocurrencyMultiplierV1
    airdrop: CryptocurrencyAirdropV1
    airdrops: CryptocurrencyAirdropsV1
    categories: CryptocurrencyCategoriesV1
    category: CryptocurrencyCategoryV1
    listings: MethodsCryptocurrencyListings
    map: CryptocurrencyMapV1
    trending: MethodsCryptocurrencyTrending
    info: CryptocurrencyInfoV2
    market_pairs: MethodsCryptocurrencyMarketPairs
    ohlcv: MethodsCryptocurrencyOhlcv
    price_performance_stats: MethodsCryptocurrencyPricePerformanceStats
    quotes: MethodsCryptocurrencyQuotes


class MethodsExchangeListings:
    latest: ExchangeListingsLatestV1


class MethodsExchangeMarketPairs:
    latest: ExchangeMarketPairsLatestV1


class MethodsExchangeQuotes:
    historical: ExchangeQuotesHistoricalV1
    latest: ExchangeQuotesLatestV1


class MethodsExchange:
    assets: ExchangeAssetsV1
    info: ExchangeInfoV1
    listings: MethodsExchangeListings
    map: ExchangeMapV1
    market_pairs: MethodsExchangeMarketPairs
    quotes: MethodsExchangeQuotes


class MethodsFiat:
    map: FiatMapV1


class MethodsGlobalMetricsQuotes:
    historical: GlobalMetricsQuotesHistoricalV1
    latest: GlobalMetricsQuotesLatestV1


class MethodsGlobalMetrics:
    quotes: MethodsGlobalMetricsQuotes


class MethodsKey:
    info: KeyInfoV1


class MethodsSimple:
    price: SimplePriceV1


class MethodsTools:
    price_conversion: ToolsPriceConversionV2


class MethodsFearAndGreed:
    historical: FearAndGreedHistoricalV3
    latest: FearAndGreedLatestV3


class MethodsIndex:
    svc100_historical: IndexSvc100HistoricalV3
    svc100_latest: IndexSvc100LatestV3
    svc20_historical: IndexSvc20HistoricalV3
    svc20_latest: IndexSvc20LatestV3


class MethodsV1CryptocurrencyMarketPairs:
    latest: CryptocurrencyMarketPairsLatestV1


class MethodsV1CryptocurrencyOhlcv:
    historical: CryptocurrencyOhlcvHistoricalV1
    latest: CryptocurrencyOhlcvLatestV1


class MethodsV1CryptocurrencyPricePerformanceStats:
    latest: CryptocurrencyPricePerformanceStatsLatestV1


class MethodsV1CryptocurrencyQuotes:
    historical: CryptocurrencyQuotesHistoricalV1
    latest: CryptocurrencyQuotesLatestV1


class MethodsV1CryptocurrencyListings:
    historical: CryptocurrencyListingsHistoricalV1
    latest: CryptocurrencyListingsLatestV1
    new: CryptocurrencyListingsNewV1


class MethodsV1CryptocurrencyTrending:
    gainers_losers: CryptocurrencyTrendingGainersLosersV1
    latest: CryptocurrencyTrendingLatestV1
    most_visited: CryptocurrencyTrendingMostVisitedV1


class MethodsV1Cryptocurrency:
    info: CryptocurrencyInfoV1
    market_pairs: MethodsV1CryptocurrencyMarketPairs
    ohlcv: MethodsV1CryptocurrencyOhlcv
    price_performance_stats: MethodsV1CryptocurrencyPricePerformanceStats
    quotes: MethodsV1CryptocurrencyQuotes
    multiplier: CryptocurrencyMultiplierV1
    airdrop: CryptocurrencyAirdropV1
    airdrops: CryptocurrencyAirdropsV1
    categories: CryptocurrencyCategoriesV1
    category: CryptocurrencyCategoryV1
    listings: MethodsV1CryptocurrencyListings
    map: CryptocurrencyMapV1
    trending: MethodsV1CryptocurrencyTrending


class MethodsV1PartnersFcasListings:
    latest: PartnersFcasListingsLatestV1


class MethodsV1PartnersFcasQuotes:
    latest: PartnersFcasQuotesLatestV1


class MethodsV1PartnersFcas:
    listings: MethodsV1PartnersFcasListings
    quotes: MethodsV1PartnersFcasQuotes


class MethodsV1Partners:
    fcas: MethodsV1PartnersFcas


class MethodsV1Tools:
    price_conversion: ToolsPriceConversionV1


class MethodsV1ExchangeListings:
    latest: ExchangeListingsLatestV1


class MethodsV1ExchangeMarketPairs:
    latest: ExchangeMarketPairsLatestV1


class MethodsV1ExchangeQuotes:
    historical: ExchangeQuotesHistoricalV1
    latest: ExchangeQuotesLatestV1


class MethodsV1Exchange:
    assets: ExchangeAssetsV1
    info: ExchangeInfoV1
    listings: MethodsV1ExchangeListings
    map: ExchangeMapV1
    market_pairs: MethodsV1ExchangeMarketPairs
    quotes: MethodsV1ExchangeQuotes


class MethodsV1Fiat:
    map: FiatMapV1


class MethodsV1GlobalMetricsQuotes:
    historical: GlobalMetricsQuotesHistoricalV1
    latest: GlobalMetricsQuotesLatestV1


class MethodsV1GlobalMetrics:
    quotes: MethodsV1GlobalMetricsQuotes


class MethodsV1Key:
    info: KeyInfoV1


class MethodsV1Simple:
    price: SimplePriceV1


class MethodsV1:
    cryptocurrency: MethodsV1Cryptocurrency
    partners: MethodsV1Partners
    tools: MethodsV1Tools
    exchange: MethodsV1Exchange
    fiat: MethodsV1Fiat
    global_metrics: MethodsV1GlobalMetrics
    key: MethodsV1Key
    simple: MethodsV1Simple


class MethodsV2CryptocurrencyQuotes:
    historical: CryptocurrencyQuotesHistoricalV2
    latest: CryptocurrencyQuotesLatestV2


class MethodsV2CryptocurrencyMarketPairs:
    latest: CryptocurrencyMarketPairsLatestV2


class MethodsV2CryptocurrencyOhlcv:
    historical: CryptocurrencyOhlcvHistoricalV2
    latest: CryptocurrencyOhlcvLatestV2


class MethodsV2CryptocurrencyPricePerformanceStats:
    latest: CryptocurrencyPricePerformanceStatsLatestV2


class MethodsV2Cryptocurrency:
    quotes: MethodsV2CryptocurrencyQuotes
    info: CryptocurrencyInfoV2
    market_pairs: MethodsV2CryptocurrencyMarketPairs
    ohlcv: MethodsV2CryptocurrencyOhlcv
    price_performance_stats: MethodsV2CryptocurrencyPricePerformanceStats


class MethodsV2Dex:
    multiplier: DexMultiplierV2


class MethodsV2Tools:
    price_conversion: ToolsPriceConversionV2


class MethodsV2:
    cryptocurrency: MethodsV2Cryptocurrency
    dex: MethodsV2Dex
    tools: MethodsV2Tools


class MethodsV3CryptocurrencyListings:
    latest: CryptocurrencyListingsLatestV3


class MethodsV3CryptocurrencyQuotes:
    historical: CryptocurrencyQuotesHistoricalV3
    latest: CryptocurrencyQuotesLatestV3


class MethodsV3Cryptocurrency:
    listings: MethodsV3CryptocurrencyListings
    quotes: MethodsV3CryptocurrencyQuotes


class MethodsV3FearAndGreed:
    historical: FearAndGreedHistoricalV3
    latest: FearAndGreedLatestV3


class MethodsV3Index:
    svc100_historical: IndexSvc100HistoricalV3
    svc100_latest: IndexSvc100LatestV3
    svc20_historical: IndexSvc20HistoricalV3
    svc20_latest: IndexSvc20LatestV3


class MethodsV3:
    cryptocurrency: MethodsV3Cryptocurrency
    fear_and_greed: MethodsV3FearAndGreed
    index: MethodsV3Index


class MethodsV4DexListings:
    info: DexListingsInfoV4
    quotes: DexListingsQuotesV4


class MethodsV4DexNetworks:
    list: DexNetworksListV4


class MethodsV4DexPairsOhlcv:
    historical: DexPairsOhlcvHistoricalV4
    latest: DexPairsOhlcvLatestV4


class MethodsV4DexPairsTrade:
    latest: DexPairsTradeLatestV4


class MethodsV4DexPairs:
    ohlcv: MethodsV4DexPairsOhlcv
    trade: MethodsV4DexPairsTrade


class MethodsV4Dex:
    listings: MethodsV4DexListings
    networks: MethodsV4DexNetworks
    pairs: MethodsV4DexPairs


class MethodsV4:
    dex: MethodsV4Dex


class Methods:
    partners: MethodsPartners
    dex: MethodsDex
    cryptocurrency: MethodsCryptocurrency
    exchange: MethodsExchange
    fiat: MethodsFiat
    global_metrics: MethodsGlobalMetrics
    key: MethodsKey
    simple: MethodsSimple
    tools: MethodsTools
    fear_and_greed: MethodsFearAndGreed
    index: MethodsIndex
    v1: MethodsV1
    v2: MethodsV2
    v3: MethodsV3
    v4: MethodsV4
