"""Runs calls for the behaviour suite: reads commands as JSON lines, and writes results as JSON lines."""

import asyncio
import json
import math
import sys
import traceback
import warnings
from concurrent.futures import ThreadPoolExecutor

from market_data import AsyncMarketData, MarketDataError

warnings.simplefilter("ignore")
clients: dict[int, AsyncMarketData] = {}
tasks: dict[int, asyncio.Task[None]] = {}

# The values of the suite that JSON lacks.
SPECIAL = {"NaN": math.nan, "Infinity": math.inf, "function": lambda: 1}


def decode(value):
    if isinstance(value, list):
        return [decode(item) for item in value]
    return SPECIAL[value["special"]] if isinstance(value, dict) and "special" in value else value


def show(client) -> str:
    return f"{client!r} {client} {vars(client)!r} {vars(client._transport)!r}" if client else ""


def describe(error: Exception) -> dict:
    # The caller's own frames contain its options.
    is_request = isinstance(error, MarketDataError)
    shown = "".join(traceback.TracebackException.from_exception(error, capture_locals=is_request).format())
    details = {name: value for name, value in vars(error).items() if value != math.inf} if is_request else {}
    return {"name": type(error).__name__, "message": str(error), "details": details, "shown": shown + repr(error)}


async def call(command: dict) -> None:
    client = None
    options = command.pop("options")
    try:
        client = clients.get(command["client"]) or AsyncMarketData(**options)
        options = None
        clients[command["client"]] = client
        method = client
        for name in command["method"].split("."):
            method = getattr(method, name)
        result = {"value": await method(**{name: decode(value) for name, value in command["query"].items()})}
    except asyncio.CancelledError:
        result = {"cancelled": True}
    except Exception as error:
        result = {"error": describe(error)}
    tasks.pop(command["id"])
    print(json.dumps({"id": command["id"], "client": show(client), **result}), flush=True)


async def main() -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(64))
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        command = json.loads(line)
        if "cancel" in command:
            if task := tasks.get(command["cancel"]):
                task.cancel()
        else:
            tasks[command["id"]] = loop.create_task(call(command))


asyncio.run(main())
