import { before, earliestTime } from "@market-data/http";
import { operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { readPlans } from "../../src/accounts/plan-settings.ts";
import { PlanTable } from "../../src/accounts/plan-table.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

test.each([
  ["P1M", "2026-01-15T12:00:00.000Z", "2025-12-15T12:00:00.000Z"],
  ["P1M", "2026-03-31T08:30:00.000Z", "2026-02-28T08:30:00.000Z"],
  ["P12M", "2024-02-29T00:00:00.000Z", "2023-02-28T00:00:00.000Z"],
  ["P6Y", "2026-01-15T12:00:00.000Z", "2020-01-15T12:00:00.000Z"],
  ["P1Y2M", "2026-01-15T12:00:00.000Z", "2024-11-15T12:00:00.000Z"],
  ["P2W", "2026-01-15T12:00:00.000Z", "2026-01-01T12:00:00.000Z"],
  ["P90D", "2026-01-15T12:00:00.000Z", "2025-10-17T12:00:00.000Z"],
])("%s before %s is %s", (duration, time, expected) => {
  expect(new Date(before(Date.parse(time), duration)).toISOString()).toBe(expected);
});

test("Free is an alias of Basic", () => {
  const table = new PlanTable();
  expect(table.find("Free")).toBe(table.find("basic"));
});

const historyLimits: [string, Record<string, string | undefined>][] = [
  [
    "cryptocurrencyListingsHistoricalV1",
    {
      Basic: "2025-12-15T00:00:00.000Z",
      Hobbyist: "2025-12-15T00:00:00.000Z",
      Startup: "2025-12-15T00:00:00.000Z",
      Standard: "2025-10-15T00:00:00.000Z",
      Professional: "2025-01-15T00:00:00.000Z",
      Enterprise: "2020-01-15T00:00:00.000Z",
    },
  ],
  ["toolsPriceConversionV1", { Basic: "2026-01-15T11:59:00.000Z", Startup: "2025-12-15T00:00:00.000Z" }],
  ["cryptocurrencyTrendingLatestV1", { Basic: undefined, Hobbyist: undefined }],
];

test.each(historyLimits)("%s reaches back as far as each plan's history", (id, expected) => {
  const opened = new PlanTable().historyLimits(operations[id as "simplePriceV1"]);
  for (const [plan, time] of Object.entries(expected)) {
    const limit = opened.get(plan);
    expect([plan, limit && new Date(earliestTime(limit, NOON)).toISOString()]).toEqual([plan, time]);
  }
});

test("a file of plans changes only the named settings", () => {
  const table = new PlanTable(
    readPlans('{"plans": {"Free": {"creditLimitDaily": 7}, "Startup": {"history": "P2Y"}}}'),
  );
  expect(table.find("Basic")).toMatchObject({ creditLimitDaily: 7, creditLimitMonthly: 10_000 });
  const opened = table.historyLimits(operations.cryptocurrencyOhlcvHistoricalV2);
  expect([opened.get("Startup"), opened.get("Standard")]).toEqual([{ duration: "P2Y" }, { duration: "P3M" }]);
});

test.each([
  ["{", "not JSON"],
  ["[]", "the file must be an object"],
  ['{"plan": {}}', 'Unknown setting "plan"'],
  ['{"plans": null}', '"plans" must be an object'],
  ['{"plans": {"Gold": {}}}', 'no plan "Gold"'],
  ['{"plans": {"Basic": 1}}', 'The plan "Basic" must be an object'],
  ['{"plans": {"Basic": {"rateLimit": 1}}}', 'Unknown setting "rateLimit" of plan "Basic"'],
  ['{"plans": {"Basic": {"rateLimitMinute": 0}}}', '"rateLimitMinute" of plan "Basic" is 0'],
  ['{"plans": {"Basic": {"creditLimitDaily": 1.5}}}', '"creditLimitDaily" of plan "Basic" is 1.5'],
  ['{"plans": {"Basic": {"history": "P1H"}}}', '"history" of plan "Basic" is "P1H"'],
  ['{"plans": {"Basic": {"monthlyReset": "never"}}}', '"monthlyReset" of plan "Basic" is "never"'],
])("rejects an invalid file of plans: %s", (text, message) => {
  expect(() => readPlans(text)).toThrow(message);
});
