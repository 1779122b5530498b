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
import { amount, change, count, getLocale, price, wait } from "../src/format.ts";
import { parseRoute, toHash } from "../src/route.ts";

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
  ["#/coin/0", { page: "lost" }],
  ["#/coin/2147483648", { page: "lost" }],
  ["#/coin/x", { page: "lost" }],
])("the hash %s is read", (hash, route) => {
  expect(parseRoute(hash)).toMatchObject(route);
});

test.each(["#/", "#/?page=2&size=100&sort=price&dir=asc&convert=GBP", "#/coin/825?range=1y&convert=BTC"])(
  "%s is written as it was read",
  (hash) => {
    expect(toHash(parseRoute(hash))).toBe(hash);
  },
);

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
