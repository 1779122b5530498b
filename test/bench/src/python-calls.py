"""Prints the CPU time of an import and of one call in ms: python3 python-calls.py SIDE URL [FOLDER]"""

import json
import sys
import time

KEY = "benchmark-key"
HEADERS = {"X-SVC_PRO_API_KEY": KEY}
PATH = "/v3/cryptocurrency/quotes/latest"
WARM_UP = 100
CALLS = 1000


def ours(url):
    from market_data import MarketData

    api = MarketData(url, api_key=KEY)
    return lambda: api.cryptocurrency.quotes.latest(id=1, convert="EUR")


def redocly(url):
    from client import Client

    api = Client(url, auth={"apiKey": {"ApiKey": KEY}})
    return lambda: api.cryptocurrency_quotes_latest_v3(id=[1], convert=["EUR"])


def httpx(url):
    from httpx import Client

    client = Client(base_url=url, headers=HEADERS, timeout=30)

    def call():
        response = client.get(PATH, params={"id": 1, "convert": "EUR"})
        response.raise_for_status()
        return response.json()

    return call


def urllib(url):
    from urllib.parse import urlencode
    from urllib.request import Request, urlopen

    def call():
        query = urlencode({"id": 1, "convert": "EUR"})
        with urlopen(Request(f"{url}{PATH}?{query}", headers=HEADERS), timeout=30) as response:
            return json.load(response)

    return call


_, side, url, *folders = sys.argv
sys.path += folders
before = time.process_time()
call = globals()[side](url)
imported = time.process_time()
for _ in range(WARM_UP):
    call()
warm = time.process_time()
for _ in range(CALLS):
    call()
calls = time.process_time() - warm
print(json.dumps({"start": (imported - before) * 1000, "call": calls * 1000 / CALLS}))
