import {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  MarketDataError,
  QuotaError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import { expect, test } from "vitest";
import { explain } from "../src/explain.ts";
import { findCoins } from "../src/find-coins.ts";
import { amount, change, count, getLocale, price, wait } from "../src/format.ts";
import { designMark } from "../src/mark.ts";
import { parseRoute, toHash } from "../src/route.ts";
import { toPoints } from "../src/sparkline.ts";

test("each of the client's errors has words of its own", () => {
  const kinds = [
    BadRequestError,
    UnauthorizedError,
    ForbiddenError,
    RateLimitError,
    QuotaError,
    ServerError,
    TimeoutError,
    UnreadableBodyError,
    ConnectionError,
    MarketDataError,
  ];
  const titles = [...kinds.map((Kind) => explain(new Kind("", {})).title), explain(new TypeError("")).title];
  expect(new Set(titles).size).toBe(11);
});

test("only a rate limit is waited for: as long as it says, or for the usual minute", () => {
  expect(explain(new RateLimitError("", { retryAfter: 7000 })).wait).toBe(7000);
  expect(explain(new RateLimitError("", { retryAfter: 0 })).wait).toBe(1000);
  expect(explain(new RateLimitError("", {})).wait).toBe(60_000);
  expect(explain(new QuotaError("", { retryAfter: 7000 })).wait).toBeUndefined();
});

test.each([
  ["", { page: "listings", number: 1, size: 20, sort: "market_cap", direction: "desc", currency: "USD" }],
  [
    "#/?page=3&size=50&sort=name&convert=eur",
    { number: 3, size: 50, sort: "name", direction: "asc", currency: "EUR" },
  ],
  [
    "#/?page=0&size=7&sort=toString&dir=up&convert=%3Cb%3E",
    { number: 1, size: 20, sort: "market_cap", currency: "USD" },
  ],
  ["#/coin/1?range=7d", { page: "coin", id: 1, range: "7d" }],
  ["#/coin/1?range=9d", { page: "coin", range: "30d" }],
  ["#/?scenario=empty", { page: "listings", scenario: "empty" }],
  ["#/coin/1?scenario=%3Cb%3E", { page: "coin", scenario: undefined }],
  ["#/coin/0", { page: "lost" }],
  ["#/coin/2147483648", { page: "lost" }],
  ["#/coin/x", { page: "lost" }],
])("the hash %s is read", (hash, route) => {
  expect(parseRoute(hash)).toMatchObject(route);
});

test.each([
  "#/",
  "#/?page=2&size=100&sort=price&dir=asc&convert=GBP",
  "#/coin/825?range=1y&convert=BTC&scenario=long-names",
])("%s is written as it was read", (hash) => {
  expect(toHash(parseRoute(hash))).toBe(hash);
});

test("figures are written short enough for a table, whatever they are", () => {
  const prices = [96000, 0.4116, 0.00001234, 1.234e-12, 0, 9e15, 123456789012345680000];
  expect(prices.map((value) => price(value, "USD"))).toEqual([
    "$96,000.00",
    "$0.4116",
    "$0.00001234",
    "$1.23E-12",
    "$0.00",
    "$9E15",
    "$1.23E20",
  ]);
  expect([price(500000, "JPY"), price(2, "USDT"), amount(1.92e12, "EUR"), count(19_960_000)]).toEqual([
    "¥500,000",
    "2 USDT",
    "€1.92T",
    "19.96M",
  ]);
  expect([2.4, -4, 0, 0.001, 1.2e20].map(change)).toEqual(["+2.40%", "-4.00%", "0.00%", "0.00%", "+1.2E20%"]);
  expect([60_000, 41_001, 1000, 65_000, 0].map(wait)).toEqual([
    "1 minute",
    "42 seconds",
    "1 second",
    "1 minute 5 seconds",
    "0 seconds",
  ]);
});

test("a language that is none is passed over", () => {
  expect(getLocale(["en-US@posix", "de-DE", "en"])).toBe("de-DE");
  expect(getLocale(["x"])).toBe("en-US");
});

const COINS = [
  { id: 1, name: "Bitcoin", symbol: "BTC" },
  { id: 2, name: "Ethereum", symbol: "ETH" },
  { id: 3, name: "Tether", symbol: "USDT" },
  { id: 4, name: "Wrapped Bitcoin", symbol: "WBTC" },
  { id: 5, name: "Together", symbol: "TGT" },
];

test.each([
  ["the symbol first, then names that begin so, then those that contain it", "eth", ["ETH", "USDT", "TGT"]],
  ["any case, and spaces around", "  BITCOIN ", ["BTC", "WBTC"]],
  ["part of a symbol", "btc", ["BTC", "WBTC"]],
  ["an id", "3", ["USDT"]],
  ["nothing for nothing", " ", []],
  ["nothing for what there is not", "dogecoin", []],
])("the search finds %s", (_, text, symbols) => {
  expect(findCoins(COINS, text, 3).map(({ symbol }) => symbol)).toEqual(symbols);
});

test("the search finds no more than asked for", () => {
  expect(findCoins(COINS, "e", 1)).toHaveLength(1);
});

test("a coin's mark is the same for the same symbol, and another for another", () => {
  const symbols = ["BTC", "ETH", "USDT", "BNB", "SOL", "XRP", "ADA", "DOGE", "TRX", "TON"];
  const designs = symbols.map((symbol) => JSON.stringify(designMark(symbol)));
  expect(new Set(designs).size).toBe(symbols.length);
  expect(designMark("BTC")).toEqual(designMark("BTC"));
});

test.each([
  ["usdt", "USD"],
  ["$1INCH", "1IN"],
  ["<b>", "B"],
  ["👾", ""],
  ["", ""],
])("the mark of %j has the letters %j", (symbol, letters) => {
  expect(designMark(symbol).letters).toBe(letters);
});

test.each([
  [[1, 2], "0,26 96,2"],
  [[5, 5, 5], "0,14 48,14 96,14"],
  [[1e20, 1e-20], "0,2 96,26"],
])("a line of %j fills its box", (prices, points) => {
  expect(toPoints(prices)).toBe(points);
});
