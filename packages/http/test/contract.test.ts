import { type Operation, operations } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import {
  cacheControl,
  countConversions,
  countCredits,
  lifecycleHeaders,
  rateLimitHeaders,
  secondsUntil,
  successMessage,
  toStatusOf,
} from "../src/index.ts";

const noon = Date.parse("2026-01-15T12:00:00.000Z");

describe("credits", () => {
  const listings = operations.cryptocurrencyListingsLatestV1;
  test.each([
    ["one for a page of 200", listings, 200, 1, 1],
    ["two for one coin more", listings, 201, 1, 2],
    ["none for an answer without rows, whatever it converts to", listings, 0, 3, 0],
    ["the base alone without rows, whatever it converts to", operations.dexListingsQuotesV4, 0, 3, 1],
    ["one more for each conversion beyond the first", listings, 200, 3, 3],
    ["the base and what the size costs", operations.cryptocurrencyCategoryV1, 201, 1, 3],
    ["one per request, whatever its size", operations.simplePriceV1, 50, 1, 1],
    ["nothing for the ID map", operations.cryptocurrencyMapV1, 5000, 0, 0],
  ] as const)("%s", (_, operation, count, conversions, credits) => {
    expect(countCredits(operation, count, conversions)).toBe(credits);
  });

  test.each([
    ["each currency once, in any case", { convert: ["USD", "usd", "EUR"] }, 2],
    ["ids in the place of symbols", { convert: ["USD"], convert_id: [2790, 2791] }, 2],
    ["none where nothing is converted", {}, 0],
  ])("count %s", (_, parameters, conversions) => {
    expect(countConversions(parameters)).toBe(conversions);
  });
});

describe("the time that an answer may be kept", () => {
  test.each([
    ["is the operation's", operations.simplePriceV1, {}, "private, max-age=60"],
    [
      "lasts until the day's record is surely there",
      operations.cryptocurrencyOhlcvHistoricalV2,
      { time_period: "daily" },
      "private, max-age=43800",
    ],
    [
      "lasts until the hour's record is surely there",
      operations.cryptocurrencyOhlcvHistoricalV2,
      { time_period: "hourly" },
      "private, max-age=300",
    ],
    [
      "is none where changes have no set time",
      operations.cryptocurrencyMultiplierV1,
      {},
      "private, no-cache",
    ],
    ["is forbidden where each response is new", operations.keyInfoV1, {}, "private, no-store"],
  ] as const)("%s", (_, operation, parameters, header) => {
    expect(cacheControl(operation, parameters, noon)).toBe(header);
  });
});

describe("how long history may be cached", () => {
  const all: Operation[] = Object.values(operations);
  const withPeriods = all.filter(
    ({ cache }) => "schedule" in cache && cache.schedule.some(({ timePeriod }) => timePeriod !== undefined),
  );

  test.each(withPeriods.map((operation) => [operation.path, operation] as const))("%s", (_, operation) => {
    const later = noon + 10 * 60_000;
    const header = (time_period: string, isIncomplete: boolean, now = noon) =>
      cacheControl(operation, { time_period }, now, isIncomplete);
    // An incomplete record changes as the current values do, unless the next one comes before.
    expect(header("daily", true)).toBe("private, max-age=600");
    expect(header("hourly", true)).toBe("private, max-age=300");
    expect(header("hourly", true, later)).toBe("private, max-age=600");
    // Complete ones do not change before the next one comes.
    expect(header("daily", false)).toBe(`private, max-age=${12 * 3600 + 600}`);
    expect(header("hourly", false)).toBe("private, max-age=300");
    expect(header("hourly", false, later)).toBe("private, max-age=3300");
  });

  test("is about OHLCV of coins and of pairs", () => {
    expect(withPeriods.map(({ path }) => path)).toEqual([
      "/v1/cryptocurrency/ohlcv/historical",
      "/v2/cryptocurrency/ohlcv/historical",
      "/v4/dex/pairs/ohlcv/historical",
    ]);
  });
});

describe("the way out of an operation", () => {
  test("is none of a current one", () => {
    expect(lifecycleHeaders(operations.cryptocurrencyMapV1, "/help")).toEqual([]);
  });
  test("is dated and named where it is deprecated", () => {
    const headers = lifecycleHeaders(operations.cryptocurrencyQuotesLatestV1, "/help");
    expect(headers).toEqual([
      "Deprecation",
      "@1795219200",
      "Link",
      '</v3/cryptocurrency/quotes/latest>; rel="successor-version"',
    ]);
  });
  test("is the page that says so where nothing replaces it", () => {
    const headers = lifecycleHeaders(operations.partnersFcasQuotesLatestV1, "/help");
    expect(headers.slice(2)).toEqual(["Link", '</help>; rel="deprecation"']);
  });
  test("is named without a date where it is legacy", () => {
    expect(lifecycleHeaders(operations.cryptocurrencyMultiplierV1, "/help")[0]).toBe("Link");
  });
});

test("rate limits state quota, window, rest and wait", () => {
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

test("a wait is never shorter than a second", () => {
  expect([secondsUntil(noon, noon), secondsUntil(noon + 1001, noon)]).toEqual([1, 2]);
});

test("the message of a success is empty, and null where the samples have null", () => {
  expect(successMessage(operations.simplePriceV1)).toBe("");
  expect(successMessage(operations.cryptocurrencyMultiplierV1)).toBeNull();
});

test("the status of indices is text where the common one is a number or null, and has the number of records", () => {
  const common = { error_code: 0, error_message: null, credit_count: 1 };
  expect(toStatusOf(operations.indexSvc20HistoricalV3.status, common, 7)).toEqual({
    error_code: "0",
    error_message: "",
    credit_count: 1,
    notice: "",
    total_count: 7,
  });
  expect(toStatusOf(operations.simplePriceV1.status, common, 7)).toBe(common);
});
