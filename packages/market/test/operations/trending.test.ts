import { describe, expect, test } from "vitest";
import { ask, makeSnapshot } from "../market.ts";

const market = makeSnapshot(
  [
    [
      1,
      { symbol: "BTC" },
      { price: 10, circulatingSupply: 9, priceBefore: { "1h": 20, "24h": 5, "7d": 10, "30d": 1 } },
    ],
    [2, {}, { price: 10, volume24h: 9, circulatingSupply: 8, priceBefore: { "1h": 5, "24h": 20, "7d": 5 } }],
    [3, {}, { price: 10, volume24h: 8, circulatingSupply: 7 }],
    [4, { status: "inactive" }, { price: 10, priceBefore: { "24h": 1 } }],
    [5, {}, null],
  ],
  {
    trends: {
      searched: { "24h": [3, 1, 2], "7d": [2, 5, 99, 1], "30d": [] },
      visited: { "24h": [4, 2], "7d": [1], "30d": [3, 2, 1] },
    },
  },
);

type Id =
  | "cryptocurrencyTrendingLatestV1"
  | "cryptocurrencyTrendingMostVisitedV1"
  | "cryptocurrencyTrendingGainersLosersV1";

describe("trending lists", () => {
  const cases: { what: string; id: Id; query: string; ids: number[] }[] = [
    {
      what: "the most searched for in a day",
      id: "cryptocurrencyTrendingLatestV1",
      query: "",
      ids: [3, 1, 2],
    },
    {
      what: "the most searched for in a week, without those that have no metrics",
      id: "cryptocurrencyTrendingLatestV1",
      query: "time_period=7d",
      ids: [2, 1],
    },
    {
      what: "where the data has no list, the ranked assets by volume",
      id: "cryptocurrencyTrendingLatestV1",
      query: "time_period=30d",
      ids: [2, 3, 1],
    },
    { what: "a page", id: "cryptocurrencyTrendingLatestV1", query: "start=2&limit=1", ids: [1] },
    { what: "the most visited in a day", id: "cryptocurrencyTrendingMostVisitedV1", query: "", ids: [4, 2] },
    {
      what: "the most visited in a month",
      id: "cryptocurrencyTrendingMostVisitedV1",
      query: "time_period=30d",
      ids: [3, 2, 1],
    },
    { what: "gainers of a day", id: "cryptocurrencyTrendingGainersLosersV1", query: "", ids: [1, 2, 3] },
    {
      what: "losers of a day, those without a known change last",
      id: "cryptocurrencyTrendingGainersLosersV1",
      query: "sort_dir=asc",
      ids: [2, 1, 3],
    },
    {
      what: "gainers of an hour",
      id: "cryptocurrencyTrendingGainersLosersV1",
      query: "time_period=1h&sort_dir=desc",
      ids: [2, 1, 3],
    },
    {
      what: "gainers of a week",
      id: "cryptocurrencyTrendingGainersLosersV1",
      query: "time_period=7d&limit=1",
      ids: [2],
    },
    {
      what: "gainers of a month",
      id: "cryptocurrencyTrendingGainersLosersV1",
      query: "time_period=30d",
      ids: [1, 2, 3],
    },
  ];
  test.each(cases)("$what", async ({ id, query, ids }) => {
    const { data, count } = await ask(id, query, market);
    expect(data.map((record) => record.id)).toEqual(ids);
    expect(count).toBe(ids.length);
  });

  test("replace a missing list with a notice", async () => {
    const notices = ["24h", "30d"].map(
      async (period) => (await ask("cryptocurrencyTrendingLatestV1", `time_period=${period}`, market)).notice,
    );
    expect(await Promise.all(notices)).toEqual([
      undefined,
      "This market has no such list. Instead, assets are listed by 24-hour volume, then by rank.",
    ]);
  });

  test("say whether a coin is active; gainers and losers do not", async () => {
    const visited = (await ask("cryptocurrencyTrendingMostVisitedV1", "convert=EUR", market)).data;
    expect(visited.map((record) => record.is_active)).toEqual([0, 1]);
    expect(visited[1]).toMatchObject({ is_fiat: 0, quote: { EUR: { price: 8, percent_change_24h: -50 } } });
    const [gainer] = (await ask("cryptocurrencyTrendingGainersLosersV1", "", market)).data;
    expect(gainer).not.toHaveProperty("is_active");
    expect(Object.keys(gainer?.quote["USD"] ?? {})).toEqual([
      "price",
      "volume_24h",
      "percent_change_1h",
      "percent_change_24h",
      "percent_change_7d",
      "market_cap",
      "last_updated",
    ]);
  });
});
