"""Correct programs. Both type checkers accept every line."""

from collections.abc import Iterator
from datetime import datetime
from typing import assert_type

from market_data import AsyncMarketData, MarketData
from market_data.records import (
    CryptoQuoteV3,
    Cryptocurrency,
    Envelope,
    MapItem,
    MapResponse,
    Metadata,
    OhlcvHistorical,
    PriceConversion,
)

api = MarketData("https://api.example.com", api_key="key", timeout=5)

assert_type(api.cryptocurrency.map(), MapResponse)
assert_type(api.cryptocurrency.map(limit=10, sort="id", symbol=["BTC", "ETH"]), MapResponse)
assert_type(api.v1.cryptocurrency.map(symbol="BTC")["data"][0]["name"], str)
assert_type(api.cryptocurrency.map.items(maximum=300), Iterator[MapItem])
assert_type(api.cryptocurrency.quotes.latest(id=[1, 1027], convert="EUR"), list[CryptoQuoteV3])
assert_type(api.cryptocurrency.info(id=1), Envelope[dict[str, Metadata]])
assert_type(api.cryptocurrency.info(symbol="BTC"), Envelope[dict[str, list[Metadata]]])
assert_type(api.cryptocurrency.info(id=1, slug=["ethereum"], aux=["urls", "logo"]), Envelope[dict[str, Metadata]])
assert_type(api.cryptocurrency.ohlcv.historical(id=1, time_start=datetime.now()), Envelope[OhlcvHistorical])
assert_type(
    api.cryptocurrency.ohlcv.historical(id=[1, 2], time_start=1_768_000_000),
    Envelope[OhlcvHistorical | dict[str, OhlcvHistorical]],
)
assert_type(api.tools.price_conversion(amount=2.5, id=1), Envelope[PriceConversion])
assert_type(api.tools.price_conversion(amount=2.5, symbol="BTC"), Envelope[list[PriceConversion]])
assert_type(api.v2.cryptocurrency.quotes.latest(slug="bitcoin")["data"], dict[str, Cryptocurrency])
assert_type(api.cryptocurrency.map.path, str)
assert_type(api.usage.total, int)


async def main() -> None:
    async with AsyncMarketData("https://api.example.com") as asynchronous:
        assert_type(await asynchronous.cryptocurrency.map(limit=1), MapResponse)
        async for item in asynchronous.cryptocurrency.map.items(maximum=3):
            assert_type(item, MapItem)
