"""Sends GET requests over kept connections, with retries and a deadline that covers the body."""

import collections
import functools
import http.client
import io
import random
import re
import select
import socket
import ssl
import threading
import time
import weakref
import zlib
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urljoin, urlsplit

from .errors import ConnectionError, MarketDataError, ResponseTooLargeError, TimeoutError, create_error, read_credits
from .generated.contract import KEY_HEADER, VERSION

_MAX_REDIRECTS = 5
_CHUNK = 65_536


class Settings(NamedTuple):
    """The limits of a request. All times are in seconds."""

    timeout: float
    retries: int
    max_retry_after: float
    back_off: float
    max_response_bytes: int
    max_idle_connections: int


class Response(NamedTuple):
    """A complete response."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes


class Secret(str):
    """A key that printed objects and tracebacks do not show."""

    def __repr__(self) -> str:
        return "'***'"


class Abort:
    """Stops a call from another thread."""

    def __init__(self) -> None:
        self.event = threading.Event()
        self.connection: http.client.HTTPConnection | None = None

    def stop(self) -> None:
        self.event.set()
        connection = self.connection
        if connection and connection.sock:
            try:
                # Wakes the reading thread. `SSLSocket.shutdown` would disturb its read.
                socket.socket.shutdown(connection.sock, socket.SHUT_RDWR)
            except OSError:
                pass


class _Stream(io.RawIOBase):
    """The bytes of a socket until a deadline. The timeout of a socket alone restarts with each read."""

    def __init__(self, sock: socket.socket, deadline: float) -> None:
        self._sock, self._deadline = sock, deadline
        self._raw = sock.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int | None:  # type: ignore[override]
        self._sock.settimeout(_remaining(self._deadline))
        return self._raw.readinto(buffer)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(self)

    def close(self) -> None:
        self._raw.close()
        super().close()


def _remaining(deadline: float) -> float:
    """The seconds until the deadline, within the limits of `settimeout`."""
    return min(max(deadline - time.monotonic(), 0.001), 1e6)


class Transport:
    """The connections to one service."""

    def __init__(self, base_url: str, key: Secret | None, headers: Mapping[str, str], tls: ssl.SSLContext | None) -> None:
        if not isinstance(base_url, str) or not re.fullmatch(r"(?i:https?)://[^\s?#@/]+(/[^\s?#@]*)?", base_url):
            raise ValueError('"base_url" must be an http:// or https:// URL without a query and without a password')
        if key is not None and not (isinstance(key, str) and re.fullmatch(r"[!-~]+", key)):
            raise ValueError('"api_key" must be a string of visible ASCII characters without spaces')
        self._scheme, self._host, self._path = urlsplit(base_url.rstrip("/"))[:3]
        self._key, self._headers, self._tls = key, headers, tls
        self._idle: dict[str, collections.deque[http.client.HTTPConnection]] = collections.defaultdict(collections.deque)
        weakref.finalize(self, _close_all, self._idle)

    @property
    def base_url(self) -> str:
        return f"{self._scheme}://{self._host}{self._path}"

    def close(self) -> None:
        """Closes the kept connections."""
        _close_all(self._idle)

    def get(self, path: str, operation: str, settings: Settings, abort: Abort) -> Response:
        """Sends a request until an attempt succeeds or must not be retried."""
        details = {"operation": operation, "url": self.base_url + path}
        attempt = 0
        while True:
            result = self._attempt(settings, abort, details)
            if isinstance(result, Response):
                return result
            # Exponential back-off up to 8 s, times a random factor from 0.5 to 1.
            back_off = min(8.0, settings.back_off * 2**attempt) * random.uniform(0.5, 1)
            delay = back_off if result.retry_after is None else result.retry_after
            final = attempt >= settings.retries or not result.retryable or delay > settings.max_retry_after
            if final or abort.event.wait(delay):
                raise result
            attempt += 1

    def _attempt(self, settings: Settings, abort: Abort, details: dict[str, str]) -> Response | MarketDataError:
        """Sends a request once and follows redirects on the same host. Returns errors, without their tracebacks."""
        deadline = time.monotonic() + (settings.timeout or 1e9)
        url = details["url"]
        try:
            redirects = 0
            while True:
                if abort.event.is_set():
                    return ConnectionError("The call was cancelled", **details)
                parts = urlsplit(url)
                response = self._exchange(parts.scheme, url, deadline, settings, abort)
                location = response.headers.get("Location")
                if 200 <= response.status < 300:
                    return response
                if not 300 < response.status < 400 or not location:
                    return create_error(response.status, response.headers, response.body, self._key, **details)
                target = urlsplit(url := urljoin(url, location))
                # The comparison allows https after http, but not http after https.
                foreign = target.netloc.lower() != self._host.lower() or target.scheme < parts.scheme
                if foreign or redirects >= _MAX_REDIRECTS:
                    problem = f"Redirect to {target.netloc} not followed"
                    return ConnectionError(problem, status=response.status, **details)
                redirects += 1
        except ResponseTooLargeError as error:
            error.__dict__.update(details)
            return error.with_traceback(None)
        except OSError as error:
            if isinstance(error, socket.timeout):
                return TimeoutError(f"No complete response within {settings.timeout:g} s", retryable=True, **details)
            problem = f"{type(error).__name__}: {error}"
        except (http.client.HTTPException, zlib.error, ValueError) as error:
            problem = type(error).__name__
        return ConnectionError(f"No complete response: {problem}", retryable=True, **details)

    def _exchange(self, scheme: str, url: str, deadline: float, settings: Settings, abort: Abort) -> Response:
        connection = self._open(scheme, deadline)
        abort.connection = connection
        try:
            connection.response_class = functools.partial(_create_response, deadline)  # type: ignore[assignment]
            parts = urlsplit(url)
            connection.request("GET", parts._replace(scheme="", netloc="").geturl(), headers=self._create_headers())
            with connection.getresponse() as response:
                body = _read(response, settings.max_response_bytes)
                idle = self._idle[scheme]
                if connection.sock and len(idle) < settings.max_idle_connections:
                    idle.append(connection)
                    return Response(response.status, response.headers, body)
        except BaseException:
            connection.close()
            raise
        connection.close()
        return Response(response.status, response.headers, body)

    def _create_headers(self) -> dict[str, str]:
        headers = {"Accept": "application/json", "Accept-Encoding": "gzip", "User-Agent": f"market-data-python/{VERSION}"}
        return {**headers, **self._headers, **({KEY_HEADER: self._key} if self._key else {})}

    def _open(self, scheme: str, deadline: float) -> http.client.HTTPConnection:
        idle = self._idle[scheme]
        while idle:
            connection = idle.pop()
            try:
                # A readable idle connection was closed by the service, or has bytes of no request.
                if not select.select([connection.sock], [], [], 0)[0]:
                    connection.sock.settimeout(_remaining(deadline))
                    return connection
            except (OSError, ValueError):
                pass
            connection.close()
        if scheme == "https":
            self._tls = self._tls or ssl.create_default_context()
            connection = http.client.HTTPSConnection(self._host, timeout=_remaining(deadline), context=self._tls)
        else:
            connection = http.client.HTTPConnection(self._host, timeout=_remaining(deadline))
        connection.connect()
        return connection


def _close_all(connections: dict[str, collections.deque[http.client.HTTPConnection]]) -> None:
    for idle in connections.values():
        while idle:
            idle.pop().close()


def _create_response(deadline: float, sock: socket.socket, method: str) -> http.client.HTTPResponse:
    return http.client.HTTPResponse(_Stream(sock, deadline), method=method)  # type: ignore[arg-type]


def _read(response: http.client.HTTPResponse, maximum: int) -> bytes:
    """Reads and decompresses a body up to a maximum size."""
    decoder = zlib.decompressobj(31) if response.headers.get("Content-Encoding") == "gzip" else None
    parts, size = [], 0
    while chunk := response.read(_CHUNK):
        part = decoder.decompress(chunk, maximum - size + 1) if decoder else chunk
        size += len(part)
        if size > maximum:
            raise ResponseTooLargeError(
                f"The response is larger than {maximum} bytes",
                status=response.status,
                credits=read_credits(response.headers, None),
            )
        parts.append(part)
    if response.length or (decoder and not decoder.eof):
        raise http.client.IncompleteRead(b"")
    return b"".join(parts)
