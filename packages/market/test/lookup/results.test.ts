import { type Operation, operations } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { type LookupParameters, lookUp } from "../../src/lookup/lookup.ts";
import { toData } from "../../src/lookup/results.ts";
import { makeSnapshot } from "../market.ts";

const market = makeSnapshot([
  [1, { symbol: "BTC", slug: "bitcoin" }, { circulatingSupply: 1000 }],
  [2, { symbol: "BAT", slug: "bat" }, { circulatingSupply: 100 }],
  [3, { symbol: "BAT", slug: "other-bat" }, { circulatingSupply: 10 }],
  [4, { symbol: "__PROTO__", slug: "proto" }],
]);

type Id =
  | "cryptocurrencyOhlcvHistoricalV1"
  | "cryptocurrencyOhlcvHistoricalV2"
  | "cryptocurrencyQuotesLatestV2";

function result(id: Id, requested: LookupParameters): unknown {
  const operation: Operation<Id> = operations[id];
  return toData(operation, lookUp(market, requested, operation), {}, (asset) => asset.id);
}

describe("toData returns", () => {
  const cases: { what: string; id: Id; requested: LookupParameters; data: unknown }[] = [
    { what: "one id, unwrapped", id: "cryptocurrencyOhlcvHistoricalV2", requested: { id: [1] }, data: 1 },
    {
      what: "several ids, keyed as requested",
      id: "cryptocurrencyOhlcvHistoricalV2",
      requested: { id: [2, 1] },
      data: { "1": 1, "2": 2 },
    },
    {
      what: "one id of several that is left after skipping: still keyed",
      id: "cryptocurrencyOhlcvHistoricalV2",
      requested: { id: [1, 99], skip_invalid: true },
      data: { "1": 1 },
    },
    {
      what: "nothing found: an empty map",
      id: "cryptocurrencyOhlcvHistoricalV2",
      requested: { id: [99], skip_invalid: true },
      data: {},
    },
    {
      what: "one symbol in version 2: an array under it",
      id: "cryptocurrencyOhlcvHistoricalV2",
      requested: { symbol: ["BAT"] },
      data: { BAT: [2, 3] },
    },
    {
      what: "one symbol in version 1, unwrapped",
      id: "cryptocurrencyOhlcvHistoricalV1",
      requested: { symbol: ["BAT"] },
      data: 2,
    },
    {
      what: "one id of an operation that never unwraps",
      id: "cryptocurrencyQuotesLatestV2",
      requested: { id: [1] },
      data: { "1": 1 },
    },
    {
      what: "ids and symbols mixed",
      id: "cryptocurrencyOhlcvHistoricalV2",
      requested: { id: [1], symbol: ["bat"] },
      data: { "1": 1, bat: [2, 3] },
    },
  ];
  test.each(cases)("$what", ({ id, requested, data }) => {
    expect(result(id, requested)).toEqual(data);
  });
});

test("accepts a symbol that is also a property of Object.prototype", () => {
  const data = result("cryptocurrencyQuotesLatestV2", { symbol: ["__proto__", "BTC"] });
  expect(Object.entries(data as object)).toEqual([
    ["__proto__", [4]],
    ["BTC", [1]],
  ]);
});
