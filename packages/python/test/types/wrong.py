"""Wrong programs. Both type checkers report exactly the lines with the comment."""

from market_data import AsyncMarketData, MarketData
from market_data.records import MapItem

api = MarketData("https://api.example.com", api_key="key")

api.cryptocurrency.quotes.latest()  # wrong
api.cryptocurrency.quotes.latest(id=1, symbol="BTC")  # wrong
api.cryptocurrency.quotes.latest(id="one")  # wrong
api.cryptocurrency.quotes.latest(1)  # wrong
api.cryptocurrency.map(limit="ten")  # wrong
api.cryptocurrency.map(sort="price")  # wrong
api.cryptocurrency.map(unknown=1)  # wrong
api.cryptocurrency.map(symbol=[1])  # wrong
api.cryptocurrency.map(limit=[1, 2])  # wrong
api.cryptocurrency.info(id=1, aux=["everything"])  # wrong
api.cryptocurrency.info.items(id=1)  # wrong
api.cryptocurrency.nothing()  # wrong
api.v3.cryptocurrency.map()  # wrong
api.cryptocurrency.map()["date"]  # wrong
api.cryptocurrency.info(id=1)["data"]["1"]["price"]  # wrong
api.tools.price_conversion(id=1)  # wrong
MarketData()  # wrong
MarketData("https://api.example.com", retry=1)  # wrong


def first(items: list[MapItem]) -> int:
    return items[0]["name"]  # wrong


async def main(asynchronous: AsyncMarketData) -> None:
    asynchronous.cryptocurrency.map()["data"]  # wrong
    for item in asynchronous.cryptocurrency.map.items():  # wrong
        print(item)
