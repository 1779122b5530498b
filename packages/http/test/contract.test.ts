import { type Operation, operations } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import {
  adaptStatus,
  cacheControl,
  countConversions,
  countCredits,
  lifecycleHeaders,
  rateLimitHeaders,
  secondsUntil,
  successMessage,
} from "../src/index.ts";

const noon = Date.parse("2026-01-15T12:00:00.000Z");

describe("credits", () => {
  const listings = operations.cryptocurrencyListingsLatestV1;
  test.each([
    ["one credit for 200 coins", listings, 200, 1, 1],
    ["two credits for 201 coins", listings, 201, 1, 2],
    ["none without rows, for any number of currencies", listings, 0, 3, 0],
    ["only the base without rows, for any number of currencies", operations.dexListingsQuotesV4, 0, 3, 1],
    ["one more for each currency beyond the first", listings, 200, 3, 3],
    ["the base plus the credits of the rows", operations.cryptocurrencyCategoryV1, 201, 1, 3],
    ["one per request, for any number of coins", operations.simplePriceV1, 50, 1, 1],
    ["nothing for the ID map", operations.cryptocurrencyMapV1, 5000, 0, 0],
  ] as const)("%s", (_, operation, count, conversions, credits) => {
    expect(countCredits(operation, count, conversions)).toBe(credits);
  });

  test.each([
    ["each currency once, ignoring case", { convert: ["USD", "usd", "EUR"] }, 2],
    ["ids instead of symbols if both are present", { convert: ["USD"], convert_id: [2790, 2791] }, 2],
    ["no conversions without a currency", {}, 0],
  ])("count %s", (_, parameters, conversions) => {
    expect(countConversions(parameters)).toBe(conversions);
  });
});

describe("the cache time of a response", () => {
  test.each([
    ["is a number of seconds", operations.simplePriceV1, {}, "private, max-age=60"],
    [
      "lasts until the record of the day is available",
      operations.cryptocurrencyOhlcvHistoricalV2,
      { time_period: "daily" },
      "private, max-age=43800",
    ],
    [
      "lasts until the record of the hour is available",
      operations.cryptocurrencyOhlcvHistoricalV2,
      { time_period: "hourly" },
      "private, max-age=300",
    ],
    ["is zero if changes have no schedule", operations.cryptocurrencyMultiplierV1, {}, "private, no-cache"],
    ["does not exist if each response is new", operations.keyInfoV1, {}, "private, no-store"],
  ] as const)("%s", (_, operation, parameters, header) => {
    expect(cacheControl(operation, parameters, noon)).toBe(header);
  });
});

describe("the cache time of history", () => {
  const all: Operation[] = Object.values(operations);
  const withPeriods = all.filter(
    ({ cache }) => "schedule" in cache && cache.schedule.some(({ timePeriod }) => timePeriod !== undefined),
  );

  test.each(withPeriods.map((operation) => [operation.path, operation] as const))("%s", (_, operation) => {
    const later = noon + 10 * 60_000;
    const header = (time_period: string, isIncomplete: boolean, now = noon) =>
      cacheControl(operation, { time_period }, now, isIncomplete);
    // An incomplete record changes like the latest values, at most until the next record.
    expect(header("daily", true)).toBe("private, max-age=600");
    expect(header("hourly", true)).toBe("private, max-age=300");
    expect(header("hourly", true, later)).toBe("private, max-age=600");
    // Complete records stay valid until the next record.
    expect(header("daily", false)).toBe(`private, max-age=${12 * 3600 + 600}`);
    expect(header("hourly", false)).toBe("private, max-age=300");
    expect(header("hourly", false, later)).toBe("private, max-age=3300");
  });

  test("depends on the period for OHLCV of coins and pairs", () => {
    expect(withPeriods.map(({ path }) => path)).toEqual([
      "/v1/cryptocurrency/ohlcv/historical",
      "/v2/cryptocurrency/ohlcv/historical",
      "/v4/dex/pairs/ohlcv/historical",
    ]);
  });
});

describe("the lifecycle headers", () => {
  test("are absent for a current operation", () => {
    expect(lifecycleHeaders(operations.cryptocurrencyMapV1, "/help")).toEqual([]);
  });
  test("contain date and replacement of a deprecated operation", () => {
    const headers = lifecycleHeaders(operations.cryptocurrencyQuotesLatestV1, "/help");
    expect(headers).toEqual([
      "Deprecation",
      "@1795219200",
      "Link",
      '</v3/cryptocurrency/quotes/latest>; rel="successor-version"',
    ]);
  });
  test("link to the documentation if no replacement exists", () => {
    const headers = lifecycleHeaders(operations.partnersFcasQuotesLatestV1, "/help");
    expect(headers.slice(2)).toEqual(["Link", '</help>; rel="deprecation"']);
  });
  test("contain the replacement of a legacy operation without a date", () => {
    expect(lifecycleHeaders(operations.cryptocurrencyMultiplierV1, "/help")[0]).toBe("Link");
  });
});

test("rate limit headers contain quota, window, remaining quota and reset", () => {
  const limits = {
    minute: { used: 1, limit: 30, period: { from: noon, to: noon + 60_000 } },
    day: { used: 600, limit: 500, period: { from: noon - 43_200_000, to: noon + 43_200_000 } },
  };
  expect(rateLimitHeaders(limits, noon + 500)).toEqual([
    "RateLimit-Policy",
    '"minute";q=30;w=60, "day";q=500;w=86400',
    "RateLimit",
    '"minute";r=29;t=60, "day";r=0;t=43200',
  ]);
});

test("a reset is at least one second away", () => {
  expect([secondsUntil(noon, noon), secondsUntil(noon + 1001, noon)]).toEqual([1, 2]);
});

test("the message of a success is empty, or null for multipliers", () => {
  expect(successMessage(operations.simplePriceV1)).toBe("");
  expect(successMessage(operations.cryptocurrencyMultiplierV1)).toBeNull();
});

test("the status of index operations has string fields and the number of records", () => {
  const common = { error_code: 0, error_message: null, credit_count: 1 };
  expect(adaptStatus(operations.indexSvc20HistoricalV3.status, common, 7)).toEqual({
    error_code: "0",
    error_message: "",
    credit_count: 1,
    notice: "",
    total_count: 7,
  });
  expect(adaptStatus(operations.simplePriceV1.status, common, 7)).toBe(common);
});
