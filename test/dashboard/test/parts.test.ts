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

test("explain returns a different title for each error class of the client", () => {
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

test("explain suggests a wait only for a rate limit: `Retry-After`, or a minute by default", () => {
  expect(explain(new RateLimitError("", { retryAfter: 7000 })).wait).toBe(7000);
  expect(explain(new RateLimitError("", { retryAfter: 0 })).wait).toBe(1000);
  expect(explain(new RateLimitError("", {})).wait).toBe(60_000);
  expect(explain(new QuotaError("", { retryAfter: 7000 })).wait).toBeUndefined();
});
