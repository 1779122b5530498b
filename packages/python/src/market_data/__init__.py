"""The client of the Market Data API. Uses only the standard library."""

from typing import TYPE_CHECKING, Any

from .client import MarketData, Usage
from .errors import (
    BadRequestError,
    ConnectionError,
    ForbiddenError,
    MarketDataError,
    NotFoundError,
    QuotaError,
    RateLimitError,
    ResponseTooLargeError,
    ServerError,
    TimeoutError,
    UnauthorizedError,
    UnreadableBodyError,
)
from .generated.contract import VERSION as __version__

if TYPE_CHECKING:
    from .aio import AsyncMarketData

__all__ = [
    "AsyncMarketData",
    "BadRequestError",
    "ConnectionError",
    "ForbiddenError",
    "MarketData",
    "MarketDataError",
    "NotFoundError",
    "QuotaError",
    "RateLimitError",
    "ResponseTooLargeError",
    "ServerError",
    "TimeoutError",
    "UnauthorizedError",
    "UnreadableBodyError",
    "Usage",
    "__version__",
]


def __getattr__(name: str) -> Any:
    """Imports asyncio only for programs that use it."""
    if name == "AsyncMarketData":
        from .aio import AsyncMarketData

        return AsyncMarketData
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
