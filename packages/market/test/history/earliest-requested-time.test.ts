import { type Operation, type OperationId, operations, parseQuery } from "@market-data/openapi";
import { expect, test } from "vitest";
import { marketOperations } from "../../src/market-operations.ts";
import { iso } from "../../src/values/timestamps.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

function earliest<Id extends OperationId>(id: Id, query: string, newest?: number): string | undefined {
  const parsed = parseQuery(id, query);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const time = marketOperations[id].earliestRequestedTime?.(parsed.parameters, NOON, parsed.given, newest);
  return time === undefined ? undefined : iso(time);
}

test.each([
  // The excluded first day is not read.
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&time_start=2025-12-31", "2026-01-01T00:00:00.000Z"],
  ["cryptocurrencyOhlcvHistoricalV1", "id=1", "2026-01-06T00:00:00.000Z"],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&count=1", "2026-01-15T00:00:00.000Z"],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&count=2&interval=yearly", "2025-01-15T00:00:00.000Z"],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&count=3&time_period=hourly", "2026-01-15T10:00:00.000Z"],
  [
    "cryptocurrencyOhlcvHistoricalV2",
    "id=1&count=3&time_period=hourly&interval=daily",
    "2026-01-13T00:00:00.000Z",
  ],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&time_start=1990-01-01", "1990-01-02T00:00:00.000Z"],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1&time_start=2026-01-15", undefined],
  ["cryptocurrencyQuotesHistoricalV1", "id=1&count=1", "2026-01-15T12:00:00.000Z"],
  ["cryptocurrencyQuotesHistoricalV2", "id=1&count=2&interval=monthly", "2025-12-01T00:00:00.000Z"],
  ["cryptocurrencyQuotesHistoricalV3", "id=1&time_start=2025-12-31T10:00Z", "2025-12-31T10:00:00.000Z"],
  [
    "cryptocurrencyQuotesHistoricalV3",
    "id=1&time_start=2025-12-31T10:00Z&interval=daily",
    "2026-01-01T00:00:00.000Z",
  ],
  ["cryptocurrencyListingsHistoricalV1", "date=2025-12-31T10:00Z", "2025-12-31T23:59:59.999Z"],
  ["toolsPriceConversionV1", "id=1&amount=1&time=2025-12-31", "2025-12-31T00:00:00.000Z"],
  ["toolsPriceConversionV1", "id=1&amount=1", undefined],
  [
    "dexPairsOhlcvHistoricalV4",
    "contract_address=0x1&network_id=1&count=2&time_end=2026-01-10",
    "2026-01-09T00:00:00.000Z",
  ],
  ["fearAndGreedHistoricalV3", "", "2026-01-06T00:00:00.000Z"],
  ["fearAndGreedHistoricalV3", "start=3&limit=5", "2026-01-09T00:00:00.000Z"],
  ["indexSvc20HistoricalV3", "interval=15m&count=3", "2026-01-15T11:30:00.000Z"],
  ["globalMetricsQuotesHistoricalV1", "count=2&interval=daily", "2026-01-14T00:00:00.000Z"],
  ["globalMetricsQuotesLatestV1", "", undefined],
  ["cryptocurrencyQuotesLatestV3", "id=1", undefined],
  ["cryptocurrencyPricePerformanceStatsLatestV2", "id=1", undefined],
] as const)("the earliest time of %s?%s is %s", (id, query, time) => {
  expect(earliest(id, query)).toBe(time);
});

test.each([
  ["fearAndGreedHistoricalV3", "limit=2", "2021-07-20T00:00:00.000Z"],
  ["indexSvc20HistoricalV3", "interval=daily&count=3", "2021-07-20T00:00:00.000Z"],
  ["indexSvc20HistoricalV3", "interval=15m&count=1", "2021-07-22T00:00:00.000Z"],
  ["indexSvc100HistoricalV3", "interval=daily&count=3&time_end=2026-01-10", "2026-01-08T00:00:00.000Z"],
] as const)("in a market that ended in 2021, the earliest time of %s?%s is %s", (id, query, time) => {
  expect(earliest(id, query, Date.parse("2021-07-21T23:59:59.999Z"))).toBe(time);
});

test("every operation with a history limit has an earliest requested time", () => {
  for (const operation of Object.values(operations) as Operation[]) {
    const hasLimit = operation.access.plans.some((plan) => "history" in plan);
    if (!hasLimit) continue;
    const names = operation.parameters.map(({ name }) => name);
    const time = ["date", "time", "time_end"].find((name) => names.includes(name));
    const query = Object.entries({ id: "1", amount: "1", ...(time && { [time]: "2026-01-10" }) })
      .filter(([name]) => names.includes(name))
      .map((entry) => entry.join("="));
    expect(earliest(operation.operationId as OperationId, query.join("&"))).toMatch(/^20(25-12|26-01)/);
  }
});
