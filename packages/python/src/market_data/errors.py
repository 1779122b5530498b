"""The errors of requests, with the class names of the TypeScript client."""

import builtins
import email.message
import email.utils
import json
import time
from typing import Any

from .generated.contract import CREDIT_HEADER, ERROR_CODES


class MarketDataError(Exception):
    """The base class of all request errors. An invalid argument raises a ValueError or TypeError."""

    #: The HTTP status. None without a response.
    status: int | None = None
    #: `status.error_code` of the response.
    code: int | None = None
    #: The method, such as `v1.cryptocurrency.map`.
    operation: str | None = None
    #: The credits charged for the request.
    credits: int | None = None
    #: The `X-Request-Id` of the response.
    request_id: str | None = None
    #: The URL of the request. Never contains the key.
    url: str | None = None
    #: The wait before the next attempt in seconds, from `Retry-After`.
    retry_after: float | None = None
    #: Whether a retry after a wait may succeed.
    retryable: bool = False

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.__dict__.update(details)


class BadRequestError(MarketDataError):
    """HTTP 400: a parameter is invalid, or the requested item does not exist."""


class UnauthorizedError(MarketDataError):
    """HTTP 401: the key is missing or unknown."""


class ForbiddenError(MarketDataError):
    """HTTP 403: the plan does not include this request."""


class NotFoundError(MarketDataError):
    """HTTP 404: the URL does not exist, often because of a wrong `base_url`."""


class RateLimitError(MarketDataError):
    """HTTP 429: too many requests per minute or from one IP address. A retry succeeds after a wait."""


class QuotaError(MarketDataError):
    """HTTP 429: the credits of the day or month are used up. Never retried."""


class ServerError(MarketDataError):
    """HTTP 5xx: an error inside the service."""


class ConnectionError(MarketDataError, builtins.ConnectionError):
    """No complete response: the connection failed, or a redirect pointed to a different host."""


class TimeoutError(MarketDataError, builtins.TimeoutError):
    """No complete response within `timeout`."""


class ResponseTooLargeError(MarketDataError):
    """The response body exceeds `max_response_bytes`."""


class UnreadableBodyError(MarketDataError):
    """A successful response with an invalid body: not JSON, not of the documented form, or a repeated page."""


_CLASSES = {400: BadRequestError, 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError, 429: RateLimitError}


def mask(text: str, key: str | None) -> str:
    """Masks the key. A key of fewer than 8 characters stays, because it may be part of any word."""
    return text.replace(key, "***") if key and len(key) > 7 else text


def parse_json(body: bytes) -> Any:
    """Returns None for invalid JSON. An exception of the parser would contain the body."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def read_credits(headers: email.message.Message, data: Any) -> int:
    """The charged credits, from the header or from the body."""
    status = data.get("status") if isinstance(data, dict) else None
    stated = headers.get(CREDIT_HEADER) or str(status.get("credit_count") if isinstance(status, dict) else "")
    return int(stated) if stated.isascii() and stated.isdigit() else 0


def parse_retry_after(text: str) -> float | None:
    """Returns the seconds from now. None for an invalid value and for a past date."""
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        wait = email.utils.parsedate_to_datetime(text).timestamp() - time.time()
    except (ValueError, OverflowError):
        return None
    return wait if wait > 0 else None


def create_error(status: int, headers: email.message.Message, body: bytes, key: str | None, **details: Any) -> MarketDataError:
    """Creates the error of an unsuccessful response. A documented `error_code` takes precedence over the status."""
    data = parse_json(body)
    found = data.get("status") if isinstance(data, dict) else None
    reported = found if isinstance(found, dict) else {}
    text, code = reported.get("error_message"), str(reported.get("error_code"))
    number = int(code) if code.isascii() and code.isdigit() else None
    temporary = status in (408, 425, 429) or status >= 500
    known, retry = ERROR_CODES.get(number or 0, (status, 1 if temporary else 0))
    kind = QuotaError if retry > 1 else ServerError if known >= 500 else _CLASSES.get(known, MarketDataError)
    wait = parse_retry_after(headers.get("Retry-After") or "")
    message = mask(text, key) if isinstance(text, str) and text else f"HTTP {status}"
    return kind(
        message + ("" if wait is None else f" (retry after {wait:.0f} s)"),
        status=status,
        code=number,
        credits=read_credits(headers, data),
        request_id=mask(headers.get("X-Request-Id") or "", key) or None,
        retry_after=wait,
        retryable=retry == 1,
        **details,
    )
