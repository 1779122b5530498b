"""The client: its settings, its methods, and the pages of lists."""

import json
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping
from ssl import SSLContext
from typing import TYPE_CHECKING, Any, Self

from .errors import UnreadableBodyError, parse_json, read_credits
from .generated.operations import OPERATIONS
from .parameters import Facts, build_url
from .transport import Abort, Secret, Settings, Transport

if TYPE_CHECKING:
    from .generated.methods import Methods
else:
    Methods = object

#: How often in a row a page of one item may repeat the previous page.
_MAX_MOVES = 4


class Usage:
    """The credits used by a client."""

    def __init__(self) -> None:
        self.last = 0
        self.total = 0
        self.by_operation: dict[str, int] = {}
        self._lock = threading.Lock()

    def record(self, operation: str, credits: int) -> None:
        with self._lock:
            self.last = credits
            self.total += credits
            self.by_operation[operation] = self.by_operation.get(operation, 0) + credits

    def __repr__(self) -> str:
        return f"Usage(last={self.last}, total={self.total}, by_operation={self.by_operation})"


class Client:
    """The requests of a client, without the types of its methods."""

    _create_method: Callable[[Any, Facts], object]

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        headers: Mapping[str, str] | None = None,
        ssl_context: SSLContext | None = None,
        timeout: float = 30.0,
        retries: int = 2,
        max_retry_after: float = 60.0,
        back_off: float = 0.5,
        max_response_bytes: int = 2**28,
        max_idle_connections: int = 10,
    ) -> None:
        """
        Args:
            base_url: The URL of the service without the version: `https://api.example.com`.
            api_key: The API key. Every request sends the key in a header. None if a proxy adds the key.
            headers: Headers of every request.
            ssl_context: Replaces the default certificates.
            timeout: The timeout of one attempt in seconds, including the body. 0 disables the timeout.
            retries: The maximum number of retries after a temporary failure.
            max_retry_after: The maximum `Retry-After` in seconds. After a longer one, the request fails at once.
            back_off: The wait before the first retry in seconds, without a `Retry-After`. Doubles with each retry.
            max_response_bytes: The maximum size of a decompressed response body.
            max_idle_connections: The maximum number of connections that are kept for later requests.
        """
        self._settings = Settings(
            timeout, retries, max_retry_after, back_off, max_response_bytes, max_idle_connections
        )
        for name, value in self._settings._asdict().items():
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not value >= 0:
                raise ValueError(f'"{name}" must be a number, at least 0')
        key = Secret(api_key) if isinstance(api_key, str) else api_key
        self._transport = Transport(base_url, key, dict(headers or {}), ssl_context)
        #: The credits used so far.
        self.usage = Usage()

        for facts in OPERATIONS:
            method = self._create_method(self, facts)
            names = facts.name.split(".")
            # The current version follows the older versions of a method, and replaces them.
            for *branches, name in (names[1:], names):
                branch: object = self
                for each in branches:
                    branch = vars(branch).setdefault(each, Branch())
                setattr(branch, name, method)

    def close(self) -> None:
        """Closes the kept connections."""
        self._transport.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._transport.base_url!r})"

    def _call(self, facts: Facts, parameters: Mapping[str, object], abort: Abort) -> Any:
        """Sends the request of an operation and returns the parsed body."""
        path = build_url(facts, parameters)
        response = self._transport.get(path, facts.name, self._settings, abort)
        data = parse_json(response.body)
        credits = read_credits(response.headers, data)
        self.usage.record(facts.name, credits)
        if isinstance(data, list if facts.is_list else dict):
            return data
        problem = f"The response is not JSON of the documented form ({response.headers.get('Content-Type')})"
        details = {"operation": facts.name, "url": self._transport.base_url + path, "status": response.status}
        # The body may repeat the key, and some tracebacks show local variables.
        del response, data
        raise UnreadableBodyError(problem, credits=credits, **details)

    def _pages(self, facts: Facts, parameters: Mapping[str, Any], maximum: int | None, abort: Abort) -> Iterator[list[Any]]:
        """The items of each page from `start`. `limit` defaults to the maximum: large pages cost the fewest credits."""
        if not facts.maximum:
            raise TypeError(f"{facts.name} has no pages")
        if maximum is not None and (not isinstance(maximum, int) or maximum < 0):
            raise ValueError('"maximum" must be an integer, at least 0')
        given = {name: value for name, value in parameters.items() if value is not None}
        start = max(1, int(given.get("start", 1)))
        size = min(int(given.get("limit", facts.maximum)), facts.maximum)
        remaining = float("inf") if maximum is None else maximum
        previous, repetitions = "", 0
        while remaining > 0:
            limit = int(min(size, remaining))
            page = self._call(facts, {**given, "start": start, "limit": limit}, abort)
            found: Any = page
            for key in facts.items:
                found = found.get(key) if isinstance(found, dict) else None
            if not isinstance(found, list):
                raise UnreadableBodyError("The response has no list of items", operation=facts.name, status=200)
            text = json.dumps(found)
            repetitions = repetitions + 1 if text == previous else 0
            # Prevents an endless loop if a service ignores `start`. A page of one item may repeat legitimately.
            if repetitions > (0 if len(found) > 1 else _MAX_MOVES):
                problem = f'The service ignores "start": the page from {start} repeats the previous page'
                raise UnreadableBodyError(problem, operation=facts.name, status=200)
            previous = text
            if found:
                yield found[:limit] if remaining < size else found
            remaining -= len(found)
            start += len(found)
            if not found or (not page["data"]["has_more"] if facts.has_more else len(found) < limit):
                return


class Operation:
    """A method of the client."""

    def __init__(self, client: Client, facts: Facts) -> None:
        self._client, self._facts = client, facts
        #: The URL's path.
        self.path = facts.path

    def __repr__(self) -> str:
        return f"<{self._facts.name}: GET {self.path}>"

    def __call__(self, **parameters: object) -> Any:
        warn_deprecated(self._facts)
        return self._client._call(self._facts, parameters, Abort())

    def items(self, *, maximum: int | None = None, **parameters: object) -> Iterator[Any]:
        """The items of all pages from `start` on. Each page is requested on demand."""
        warn_deprecated(self._facts)
        for page in self._client._pages(self._facts, parameters, maximum, Abort()):
            yield from page


def warn_deprecated(facts: Facts) -> None:
    """Warns the caller of a method. Python shows the warning once per line."""
    if facts.deprecated is not None:
        advice = f"use {facts.deprecated}" if facts.deprecated else "there is no replacement"
        warnings.warn(f"api.{facts.name} is deprecated: {advice}", DeprecationWarning, stacklevel=3)


class Branch:
    """A part of the tree of methods, such as `api.cryptocurrency`."""

    def __repr__(self) -> str:
        return f"<{', '.join(vars(self))}>"


class MarketData(Client, Methods):
    """The client of the Market Data API. Several threads may share a client.

    Example:
        with MarketData("https://api.example.com", api_key=key) as api:
            quotes = api.cryptocurrency.quotes.latest(id=[1, 1027], convert="EUR")
    """

    _create_method = Operation

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
