import { expect, test } from "vitest";
import { estimateCredits, type OperationId } from "../src/index.ts";

const ids = (number: number) => Array.from({ length: number }, (_, index) => index + 1);

// The worked examples of the credits guide.
test.each<[OperationId, object, number]>([
  ["cryptocurrencyQuotesLatestV3", { id: [1, 1027], convert: "USD" }, 1],
  ["cryptocurrencyQuotesLatestV3", { id: [1, 1027], convert: ["USD", "EUR", "GBP"] }, 3],
  ["cryptocurrencyQuotesLatestV3", { id: ids(101) }, 2],
  ["cryptocurrencyListingsLatestV3", { limit: 500 }, 3],
  ["cryptocurrencyListingsLatestV1", { limit: 5000, convert: ["USD", "BTC"] }, 26],
  ["cryptocurrencyListingsHistoricalV1", { limit: 500 }, 5],
  ["cryptocurrencyOhlcvHistoricalV2", { id: 1, count: 365 }, 4],
  ["cryptocurrencyQuotesHistoricalV3", { id: [1, 2, 3], count: 100, convert: ["USD", "EUR"] }, 4],
  ["cryptocurrencyInfoV2", { id: ids(100) }, 1],
  ["simplePriceV1", { ids: ids(50) }, 1],
  ["cryptocurrencyMapV1", {}, 0],
  // Additional cases.
  ["cryptocurrencyListingsLatestV3", {}, 1],
  ["cryptocurrencyCategoryV1", { id: "x", limit: 250 }, 3],
  ["dexPairsTradeLatestV4", { contract_address: ["0x1", "0x2", "0x3"], network_id: 1, limit: 70 }, 3],
  ["toolsPriceConversionV1", { amount: 1, id: 1, convert_id: [1, 2] }, 2],
  ["cryptocurrencyQuotesLatestV3", { id: [1, 1, 1], convert: ["USD", "USD"] }, 1],
  ["cryptocurrencyQuotesLatestV3", { id: "1,2", convert: "USD,EUR" }, 2],
])("%s %j costs at most %i", (operation, parameters, credits) => {
  expect(estimateCredits(operation, parameters)).toBe(credits);
});

test("the credits of a history depend on the time range and the interval", () => {
  const window = { id: 1, time_start: "2025-01-01", time_end: "2026-01-01" };
  expect(estimateCredits("cryptocurrencyOhlcvHistoricalV2", window)).toBe(4);
  expect(estimateCredits("cryptocurrencyOhlcvHistoricalV2", { ...window, interval: "weekly" })).toBe(1);
  expect(estimateCredits("cryptocurrencyQuotesHistoricalV3", { ...window, interval: "hourly" })).toBe(88);
  expect(estimateCredits("cryptocurrencyQuotesHistoricalV3", { ...window, interval: "1h", id: [1, 2] })).toBe(
    176,
  );
  const now = Date.UTC(2026, 0, 2);
  const lastDay = { id: 1, time_start: String(now / 1000 - 86_400) };
  expect(estimateCredits("cryptocurrencyQuotesHistoricalV3", lastDay, now)).toBe(3);
  expect(
    estimateCredits(
      "cryptocurrencyQuotesHistoricalV3",
      { ...lastDay, time_start: "2026-01-01T00:00:00" },
      now,
    ),
  ).toBe(3);
});

test("an unknown operation throws", () => {
  expect(() => estimateCredits("cryptocurrencyMapV9" as never)).toThrow(
    'Unknown operation "cryptocurrencyMapV9"',
  );
  expect(() => estimateCredits("toString" as never)).toThrow(TypeError);
});
