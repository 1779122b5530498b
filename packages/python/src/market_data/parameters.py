"""Builds the URL of a request from keyword arguments."""

import functools
import math
import numbers
import re
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import NamedTuple, NoReturn
from urllib.parse import quote


class Facts(NamedTuple):
    """The generated facts of an operation."""

    #: The method with its version: `v1.cryptocurrency.map`.
    name: str
    path: str
    #: `id#* convert*120 partner/!`: `#` number, `?` boolean, `@` time, `/` in the path; `*` list with maximum; `!` required.
    parameters: str
    #: `=id,slug` exactly one, `+id,slug` at least one, `-convert,convert_id` at most one.
    constraints: str = ""
    #: Whether the body is a bare array.
    is_list: bool = False
    #: The replacement of a deprecated operation; empty if there is none.
    deprecated: str | None = None
    #: The keys from the body to the items of a page.
    items: list[str] = []
    #: The maximum of `limit`. 0 for an operation without pages.
    maximum: int = 0
    #: Whether `data.has_more` marks the last page.
    has_more: bool = False


_KINDS = {
    "": (r".*\S.*", "a string, a number or a boolean"),
    "#": (r"[+-]?\d+(\.\d+)?([eE][+-]?\d+)?", "a number"),
    "?": (r"(?i:true|false)", "True or False"),
    "@": (r".*\S.*", "a datetime, an ISO 8601 string or Unix seconds"),
    "/": (r".*[^.\s].*", "a path segment"),
}
_AMOUNTS = {"=": "exactly", "+": "at least", "-": "at most"}
_Rules = tuple[list[tuple[str, str, str, str, str]], list[tuple[str, list[str]]]]


@functools.cache
def _parse(parameters: str, constraints: str) -> _Rules:
    rules = re.findall(r"(\w+)([#?@/]?)(\*?)(\d*)(!?)", parameters)
    return rules, [(each[0], each[1:].split(",")) for each in constraints.split()]


def build_url(facts: Facts, values: Mapping[str, object]) -> str:
    """Builds path and query. None is the same as an omitted parameter."""

    def fail(problem: str) -> NoReturn:
        raise ValueError(f"{facts.name}: {problem}")

    rules, constraints = _parse(facts.parameters, facts.constraints)
    given = {name: value for name, value in values.items() if value is not None}
    path, query = facts.path, []
    for name, kind, is_list, maximum, required in rules:
        value = given.get(name)
        if value is None:
            if required:
                fail(f'"{name}" is required')
            continue
        items = value if is_list and isinstance(value, (list, tuple)) else [value]
        texts = [_to_text(item, kind) for item in items]
        pattern, form = _KINDS[kind]
        if not texts or not all(re.fullmatch(pattern, text, re.S) and not (is_list and "," in text) for text in texts):
            fail(f'"{name}" must be {form}{", or a list of such values without commas" if is_list else ""}')
        if maximum and len(set(texts)) > int(maximum):
            fail(f'"{name}" must have at most {maximum} items')
        text = ",".join(quote(each, safe="!~*()") for each in texts)
        if kind == "/":
            path = path.replace(f"{{{name}}}", text)
        else:
            query.append(f"{name}={text}")
    unknown = values.keys() - {rule[0] for rule in rules}
    if unknown:
        raise TypeError(f'{facts.name}: unknown parameter "{min(unknown)}"')
    for kind, names in constraints:
        count = len(given.keys() & set(names))
        if kind != "+" if count > 1 else kind != "-" and count == 0:
            listed = ", ".join(f'"{name}"' for name in names)
            fail(f"{_AMOUNTS[kind]} one of {listed} is {'allowed' if count else 'required'}")
    return f"{path}?{'&'.join(query)}" if query else path


def _to_text(value: object, kind: str) -> str:
    """Returns an empty text for an invalid value. A datetime without a zone is UTC."""
    if isinstance(value, datetime) and kind == "@":
        zoned = value if value.tzinfo else value.replace(tzinfo=timezone.utc)
        return zoned.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    if isinstance(value, str):
        return "" if re.search("[\ud800-\udfff]", value) else value
    if isinstance(value, bool):
        return "" if kind == "#" else str(value).lower()
    return str(value) if isinstance(value, numbers.Real) and math.isfinite(value) else ""
