import { expect, test } from "vitest";
import { ask, makeSnapshot, NOON } from "../market.ts";

const market = makeSnapshot([
  [
    1,
    {},
    {
      price: 96000,
      circulatingSupply: 10,
      volume24h: 7,
      priceBefore: { "24h": 93750 },
      lastUpdated: NOON - 60_000,
    },
  ],
  [2, {}, { price: 0.1 + 0.2 }],
  [3, {}, null],
]);

test("returns prices only, in the requested order", async () => {
  const { data, count } = await ask("simplePriceV1", "ids=2,1", market);
  expect(data).toEqual([
    { id: 2, price: 0.3 },
    { id: 1, price: 96000 },
  ]);
  expect(count).toBe(2);
});

test.each([
  ["include_market_cap", { market_cap: 960000 }, { market_cap: null }],
  ["include_volume_24h", { volume_24h: 7 }, { volume_24h: null }],
  ["include_percent_change_24h", { percent_change_24h: 2.4 }, { percent_change_24h: null }],
  [
    "include_last_updated",
    { last_updated: "2026-01-15T11:59:00.000Z" },
    { last_updated: "2026-01-15T12:00:00.000Z" },
  ],
])("%s adds its field", async (flag, known, unknown) => {
  const { data } = await ask("simplePriceV1", `ids=1,2&${flag}=true`, market);
  expect(data).toEqual([
    { id: 1, price: 96000, ...known },
    { id: 2, price: 0.3, ...unknown },
  ]);
});

test.each([3, 99])("rejects an id without a price: %i", async (id) => {
  await expect(ask("simplePriceV1", `ids=1,${id}`, market)).rejects.toThrow(
    `Invalid value for "ids": "${id}".`,
  );
});
