import { describe, expect, test } from "vitest";
import { ask, makeSnapshot, NOON } from "../market.ts";

const market = makeSnapshot([
  [7, { symbol: "AAA", firstHistoricalData: NOON, lastHistoricalData: NOON }, { circulatingSupply: 9 }],
  [
    3,
    { symbol: "BBB", platform: { assetId: 7, tokenAddress: "0x3" }, category: "token" },
    { circulatingSupply: 5 },
  ],
  [5, { symbol: "AAA", status: "inactive" }, null],
  [6, { symbol: "CCC", status: "untracked" }, null],
  [8, { symbol: "DDD" }, { circulatingSupply: 7 }],
]);

describe("the ID map returns", () => {
  const cases = [
    { what: "active assets by id by default", query: "", ids: [3, 7, 8] },
    { what: "assets by rank", query: "sort=svc_rank", ids: [7, 8, 3] },
    {
      what: "assets without a rank last",
      query: "sort=svc_rank&listing_status=active,inactive",
      ids: [7, 8, 3, 5],
    },
    { what: "any requested listing state", query: "listing_status=inactive,untracked", ids: [5, 6] },
    { what: "a page of them", query: "start=2&limit=1", ids: [7] },
    { what: "nothing beyond the end", query: "start=9", ids: [] },
    { what: "all coins with a symbol, in any case and state", query: "symbol=aaa", ids: [5, 7] },
    {
      what: "all coins with the symbols, ignoring all other parameters",
      query: "symbol=BBB,AAA&listing_status=untracked&sort=svc_rank&start=2&limit=1",
      ids: [3, 5, 7],
    },
    { what: "nothing for an unknown symbol", query: "symbol=NONE", ids: [] },
  ];
  test.each(cases)("$what", async ({ query, ids }) => {
    const { data, count } = await ask("cryptocurrencyMapV1", query, market);
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(count).toBe(ids.length);
  });
});

test("an item of the map has all known fields", async () => {
  const { data } = await ask("cryptocurrencyMapV1", "limit=2", market);
  expect(data).toEqual([
    {
      id: 3,
      rank: 3,
      name: "Coin 3",
      symbol: "BBB",
      slug: "coin-3",
      is_active: 1,
      last_historical_data: "2026-01-15T12:00:00.000Z",
      platform: { id: 7, name: "Coin 7", symbol: "AAA", slug: "coin-7", token_address: "0x3" },
    },
    {
      id: 7,
      rank: 1,
      name: "Coin 7",
      symbol: "AAA",
      slug: "coin-7",
      is_active: 1,
      first_historical_data: "2026-01-15T12:00:00.000Z",
      last_historical_data: "2026-01-15T12:00:00.000Z",
      platform: null,
    },
  ]);
});

test.each([
  [
    "of the newest metrics, where these are newer",
    NOON - 3_600_000,
    NOON - 60_000,
    "2026-01-15T11:59:00.000Z",
  ],
  ["of history, where that is", NOON, NOON - 60_000, "2026-01-15T12:00:00.000Z"],
  ["of history, where there are no metrics", NOON, null, "2026-01-15T12:00:00.000Z"],
  ["none where there is neither", null, null, undefined],
])("the end of the data is %s", async (_, lastHistoricalData, lastUpdated, expected) => {
  const metrics = lastUpdated === null ? null : { lastUpdated };
  const { data } = await ask("cryptocurrencyMapV1", "", makeSnapshot([[1, { lastHistoricalData }, metrics]]));
  expect(data[0]?.last_historical_data).toBe(expected);
});

test("aux replaces the default fields, except with symbol", async () => {
  const fields = async (query: string) =>
    Object.keys((await ask("cryptocurrencyMapV1", query, market)).data[0] ?? {});
  expect(await fields("aux=status")).toEqual(["id", "rank", "name", "symbol", "slug", "status"]);
  expect(await fields("symbol=BBB&aux=status")).toEqual([
    "id",
    "rank",
    "name",
    "symbol",
    "slug",
    "is_active",
    "last_historical_data",
    "platform",
  ]);
});

test("a coin without a rank has no rank field, and its status says why", async () => {
  const { data } = await ask("cryptocurrencyMapV1", "listing_status=inactive&aux=status,is_active", market);
  expect(data).toMatchObject([{ id: 5, rank: null, status: "inactive", is_active: 0 }]);
});
