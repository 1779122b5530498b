import { describe, expect, test } from "vitest";
import { ask, makeSnapshot, NOON } from "../market.ts";

const DAY = 86_400_000;
const gained = { circulatingSupply: 1, priceBefore: { "1h": 1, "24h": 1, "7d": 1, "30d": 1 } };
const all = [1, 2, 3];
const lists = { "24h": all, "7d": all, "30d": all };

/**
 * The last price of asset 2 is exactly 7 days older than the newest price of the market; the price of asset 3 is older.
 */
const market = makeSnapshot(
  [
    [1, { slug: "current" }, { price: 2, lastUpdated: NOON, ...gained }],
    [2, { slug: "recent" }, { price: 3, lastUpdated: NOON - 7 * DAY, ...gained }],
    [3, { slug: "old" }, { price: 1000, lastUpdated: NOON - 7 * DAY - 1, ...gained }],
  ],
  {
    trends: { searched: lists, visited: lists },
    categories: [
      { id: "c", name: "C", title: "C", description: "", assetIds: all, lastUpdated: NOON - 100 * DAY },
    ],
  },
);

describe("an asset whose last price is too old", () => {
  test.each([
    ["cryptocurrencyListingsLatestV1", ""],
    ["cryptocurrencyListingsLatestV3", ""],
    ["cryptocurrencyListingsNewV1", ""],
    ["cryptocurrencyTrendingGainersLosersV1", ""],
    ["cryptocurrencyTrendingLatestV1", ""],
    ["cryptocurrencyTrendingMostVisitedV1", ""],
    ["cryptocurrencyCategoryV1", "id=c"],
  ] as const)("is left out of %s", async (id, query) => {
    const { data } = await ask(id, query, market, NOON + 1000 * DAY);
    const rows = (Array.isArray(data) ? data : (data as { coins: unknown }).coins) as { id: number }[];
    expect(rows.map((row) => row.id).toSorted()).toEqual([1, 2]);
  });

  test("has its last quote, but no rank and no share in totals", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV3", "id=1,3", market);
    expect(data[0]).toMatchObject({ svc_rank: 2, quote: [{ market_cap_dominance: 40 }] });
    expect(data[1]).not.toHaveProperty("svc_rank");
    expect(data[1]).toMatchObject({ quote: [{ price: 1000, market_cap_dominance: null }] });
  });
});
