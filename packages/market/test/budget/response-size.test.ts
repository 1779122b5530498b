import { type OperationId, parseQuery } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { MAX_QUOTES, measureResponse } from "../../src/budget/quote-budget.ts";
import type { ResponseSize } from "../../src/budget/response-size.ts";
import { marketOperations } from "../../src/market-operations.ts";
import { type Coin, makeSnapshot, NOON } from "../market.ts";

const coins = Array.from(
  { length: 20 },
  (_, index): Coin => [index + 1, { symbol: index < 3 ? "BAT" : "BTC" }],
);
const snapshot = makeSnapshot(coins);

function measure(id: OperationId, query: string, maxQuotes?: number): ResponseSize {
  const parsed = parseQuery(id, query, { partner: "example" });
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const context = { snapshot, now: NOON, given: parsed.given };
  return measureResponse(marketOperations[id], { ...parsed.parameters }, context, maxQuotes);
}

test.each<[string, OperationId, string, ResponseSize]>([
  ["a page", "cryptocurrencyListingsLatestV3", "limit=5&convert=USD,EUR", { units: 5, quotes: 10 }],
  ["a last page", "cryptocurrencyListingsLatestV1", "start=19", { units: 2, quotes: 2 }],
  ["a page behind the last one", "cryptocurrencyListingsLatestV1", "start=99", { units: 0, quotes: 1 }],
  ["all there is", "cryptocurrencyMapV1", "", { units: 20, quotes: 20 }],
  ["assets", "cryptocurrencyQuotesLatestV2", "id=1,2,99&convert=USD,EUR", { units: 3, quotes: 6 }],
  ["the assets of symbols", "cryptocurrencyQuotesLatestV2", "symbol=bat,NONE", { units: 4, quotes: 4 }],
  ["the first asset of a symbol", "cryptocurrencyQuotesLatestV1", "symbol=BAT,BTC", { units: 2, quotes: 2 }],
  [
    "points of assets",
    "cryptocurrencyQuotesHistoricalV3",
    "id=1,2&count=7",
    { units: 14, quotes: 14, rows: 14 },
  ],
  [
    "points of a span",
    "cryptocurrencyOhlcvHistoricalV2",
    "id=1&time_start=2026-01-01&time_end=2026-01-06&convert=USD,EUR",
    { units: 5, quotes: 10, rows: 5 },
  ],
  [
    "periods of which an interval selects some",
    "cryptocurrencyOhlcvHistoricalV2",
    "id=1,2&time_period=hourly&interval=30d&count=2",
    { units: 4, quotes: 4, rows: 2 * (30 * 24 + 1) },
  ],
  [
    "no more points than a response may have",
    "cryptocurrencyOhlcvHistoricalV2",
    `id=${Array.from({ length: 50 }, (_, index) => index + 1)}&count=10000`,
    { units: 100_000, quotes: 100_000, rows: 50 * 6222 },
  ],
  [
    "four prices of each period of assets",
    "cryptocurrencyPricePerformanceStatsLatestV2",
    "id=1,2&time_period=24h,7d,30d&convert=USD,EUR",
    { units: 2, quotes: 48, rows: 2 * (3 * 600 + 1 + 7 + 30) },
  ],
  [
    "a day of all assets, for any limit",
    "cryptocurrencyListingsHistoricalV1",
    "date=2026-01-01&limit=1",
    { units: 1, quotes: 1, rows: 160 },
  ],
  [
    "the trades of pairs, in addition to the quotes of the pairs",
    "dexPairsTradeLatestV4",
    "contract_address=0x1,0x2&network_id=1&limit=7&convert_id=2781,2790",
    { units: 14, quotes: 2 * 8 * 2 },
  ],
  ["a conversion", "toolsPriceConversionV1", "amount=1&id=1&convert=USD,EUR", { units: 1, quotes: 2 }],
  ["a conversion by id", "toolsPriceConversionV2", "amount=1&id=1&convert=USD,EUR", { units: 1, quotes: 2 }],
  [
    "a conversion of all that a symbol means",
    "toolsPriceConversionV2",
    "amount=1&symbol=bat",
    { units: 1, quotes: 3 },
  ],
  ["currencies to convert to", "fiatMapV1", "", { units: 2, quotes: 2 }],
  ["exchanges", "exchangeMapV1", "", { units: 0, quotes: 1 }],
  ["exchanges by slug", "exchangeMapV1", "slug=one,other", { units: 2, quotes: 2 }],
  ["what a key has used", "keyInfoV1", "", { units: 1, quotes: 1 }],
  ["exchanges by id and slug", "exchangeInfoV1", "id=1,2&slug=other", { units: 3, quotes: 3 }],
  [
    "exchanges in several currencies",
    "exchangeQuotesLatestV1",
    "id=1,2&convert=USD,EUR",
    { units: 2, quotes: 4 },
  ],
  ["listings of exchanges", "exchangeListingsLatestV1", "", { units: 0, quotes: 1 }],
  ["the pairs of an exchange", "exchangeMarketPairsLatestV1", "id=1&limit=10", { units: 1, quotes: 1 }],
  [
    "past volumes of exchanges",
    "exchangeQuotesHistoricalV1",
    "id=1,2&slug=other&count=4&convert=USD,EUR",
    { units: 12, quotes: 24, rows: 12 },
  ],
  ["the wallets of an exchange", "exchangeAssetsV1", "id=1", { units: 0, quotes: 1 }],
  ["scores, each of 32 days", "partnersFcasListingsLatestV1", "limit=7", { units: 7, quotes: 7, rows: 224 }],
])("the size of %s", (_, id, query, size) => {
  expect(measure(id, query)).toEqual(size);
});

describe("a response above the maximum number of quotes", () => {
  test.each<[OperationId, string, string]>([
    ["cryptocurrencyListingsLatestV3", "limit=6&convert=USD,EUR", "convert"],
    ["cryptocurrencyListingsLatestV3", "limit=6&convert_id=1,2", "convert_id"],
    ["cryptocurrencyListingsLatestV3", "limit=11", "limit"],
    ["cryptocurrencyMapV1", "", "limit"],
    ["cryptocurrencyQuotesHistoricalV3", "id=1&count=11", "count"],
    ["cryptocurrencyQuotesHistoricalV3", "id=1&time_start=2026-01-01&interval=daily", "time_start"],
    ["cryptocurrencyQuotesLatestV3", "id=1,2,3,4,5,6,7,8,9,10,11", "id"],
    ["cryptocurrencyQuotesLatestV3", "symbol=BTC", "symbol"],
  ])("%s?%s: %s", (id, query, parameter) => {
    const rejected = expect(() => measure(id, query, 10));
    rejected.toThrow(expect.objectContaining({ name: "ParameterError", parameter }));
    rejected.toThrow(`this value for "${parameter}" the response could contain more than 10 quotes`);
  });

  test("accepts the maximum itself", () => {
    expect(measure("cryptocurrencyListingsLatestV3", "limit=5&convert=USD,EUR", 10).quotes).toBe(10);
  });

  test("accepts every request that the contract allows for one asset", () => {
    expect(MAX_QUOTES).toBe(10_000 * 120);
  });
});
