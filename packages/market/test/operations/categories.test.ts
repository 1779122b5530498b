import { describe, expect, test } from "vitest";
import type { Category } from "../../src/store/catalogue.ts";
import { ask, makeSnapshot, NOON } from "../market.ts";

const category = (id: string, assetIds: number[], lastUpdated = NOON - 5): Category => ({
  id,
  name: `Name ${id}`,
  title: `Title ${id}`,
  description: `About ${id}`,
  assetIds,
  lastUpdated,
});

const market = makeSnapshot(
  [
    [
      1027,
      { symbol: "ETH", slug: "ethereum" },
      {
        price: 3200,
        circulatingSupply: 120e6,
        volume24h: 16.8e9,
        volume24hBefore: 16e9,
        priceBefore: { "24h": 3250 },
      },
    ],
    [
      1839,
      { symbol: "BNB", slug: "bnb" },
      {
        price: 800,
        circulatingSupply: 138e6,
        volume24h: 2e9,
        volume24hBefore: 2.1e9,
        priceBefore: { "24h": 820 },
      },
    ],
    [
      5426,
      { symbol: "SOL", slug: "solana" },
      {
        price: 160,
        circulatingSupply: 560e6,
        volume24h: 4.8e9,
        volume24hBefore: 4.4e9,
        priceBefore: { "24h": 150 },
      },
    ],
    [7, { symbol: "NEW", slug: "new" }, { price: 1, volume24h: 5 }],
    [8, { symbol: "OLD", slug: "old", status: "inactive" }, { price: 1, circulatingSupply: 1e15 }],
  ],
  {
    categories: [
      category("platforms", [5426, 1839, 1027, 8]),
      category("some", [7, 1839], NOON + 5),
      category("unknown", [99, 8]),
    ],
  },
);

describe("the metrics of a category", () => {
  test("are sums and means over its active coins", async () => {
    const { data } = await ask("cryptocurrencyCategoriesV1", "limit=1", market);
    expect(data).toEqual([
      {
        id: "platforms",
        name: "Name platforms",
        title: "Title platforms",
        description: "About platforms",
        num_tokens: 4,
        avg_price_change: 0.896394,
        market_cap: 584e9,
        market_cap_change: -0.538184,
        volume: 23.6e9,
        volume_change: 4.888889,
        last_updated: "2026-01-15T12:00:00.000Z",
      },
    ]);
  });

  test("ignore unknown values in sums, and compare only coins with both values", async () => {
    const { data } = await ask("cryptocurrencyCategoriesV1", "start=2&limit=1", market);
    expect(data[0]).toMatchObject({
      avg_price_change: -2.439024,
      market_cap: 110.4e9,
      market_cap_change: -2.439024,
      volume: 2_000_000_005,
      volume_change: -4.761905,
      last_updated: "2026-01-15T12:00:00.005Z",
    });
  });

  test("are null if no coin has metrics", async () => {
    const { data } = await ask("cryptocurrencyCategoriesV1", "start=3", market);
    expect(data[0]).toMatchObject({
      num_tokens: 1,
      avg_price_change: null,
      market_cap: null,
      market_cap_change: null,
      volume: null,
      volume_change: null,
    });
  });
});

describe("lists categories", () => {
  const cases: [what: string, query: string, ids: string[]][] = [
    ["all", "", ["platforms", "some", "unknown"]],
    ["a page", "start=2&limit=1", ["some"]],
    ["those that hold a coin by id", "id=1839", ["platforms", "some"]],
    ["those that hold a coin by slug", "slug=solana,new", ["platforms", "some"]],
    ["those that hold a coin by symbol", "symbol=new", ["some"]],
    ["those that hold any of the coins", "id=8&symbol=NEW", ["platforms", "some", "unknown"]],
    ["none for a coin that is unknown", "id=12345", []],
  ];
  test.each(cases)("%s", async (_what, query, ids) => {
    const { data, count } = await ask("cryptocurrencyCategoriesV1", query, market);
    expect(data.map(({ id }) => id)).toEqual(ids);
    // The last category has no known metric.
    expect(count).toBe(ids.filter((id) => id !== "unknown").length);
  });
});

describe("one category", () => {
  const coins = async (query: string) => {
    const { data, count } = await ask("cryptocurrencyCategoryV1", query, market);
    return { ids: data.coins.map(({ id }) => id), count, data };
  };

  test("lists its active coins by rank in pages", async () => {
    expect(await coins("id=platforms")).toMatchObject({ ids: [1027, 1839, 5426], count: 3 });
    expect(await coins("id=platforms&start=2&limit=1")).toMatchObject({ ids: [1839], count: 1 });
  });

  test("sorts its coins like listings", async () => {
    expect(await coins("id=platforms&sort=price")).toMatchObject({ ids: [1027, 1839, 5426] });
    expect(await coins("id=platforms&sort=percent_change_24h&sort_dir=asc&limit=2")).toMatchObject({
      ids: [1839, 1027],
    });
    expect(await coins("id=platforms&sort_dir=asc")).toMatchObject({ ids: [5426, 1839, 1027] });
  });

  test("quotes its coins in each currency", async () => {
    const { data } = await coins("id=platforms&convert=EUR&limit=1");
    expect(data).toMatchObject({ market_cap: 584e9, coins: [{ quote: { EUR: { price: 2560 } } }] });
  });

  test("rejects an unknown category", async () => {
    await expect(coins("id=none")).rejects.toThrow('Invalid value for "id": "none".');
  });
});
