"""The client for asyncio: each request runs in a thread of the event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Self, TypeVar

from .client import Client, warn_deprecated
from .parameters import Facts
from .transport import Abort

if TYPE_CHECKING:
    from .generated.async_methods import Methods
else:
    Methods = object

Result = TypeVar("Result")


class AsyncOperation:
    """A method of the client for asyncio."""

    def __init__(self, client: Client, facts: Facts) -> None:
        self._client, self._facts = client, facts
        #: The URL's path.
        self.path = facts.path

    def __repr__(self) -> str:
        return f"<{self._facts.name}: GET {self.path}>"

    async def __call__(self, **parameters: object) -> Any:
        warn_deprecated(self._facts)
        abort = Abort()
        return await _run(abort, lambda: self._client._call(self._facts, parameters, abort))

    async def items(self, *, maximum: int | None = None, **parameters: object) -> AsyncIterator[Any]:
        """The items of all pages from `start` on. Each page is requested on demand."""
        warn_deprecated(self._facts)
        abort = Abort()
        pages = self._client._pages(self._facts, parameters, maximum, abort)
        while page := await _run(abort, lambda: next(pages, None)):
            for item in page:
                yield item


async def _run(abort: Abort, function: Callable[[], Result]) -> Result:
    """Runs a function in a thread. A cancelled task closes the connection of its request."""
    try:
        return await asyncio.to_thread(function)
    except asyncio.CancelledError:
        abort.stop()
        raise


class AsyncMarketData(Client, Methods):
    """The client of the Market Data API for asyncio.

    Example:
        async with AsyncMarketData("https://api.example.com", api_key=key) as api:
            quotes = await api.cryptocurrency.quotes.latest(id=[1, 1027], convert="EUR")
    """

    _create_method = AsyncOperation

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
