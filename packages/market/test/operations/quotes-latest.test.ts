import { describe, expect, test } from "vitest";
import { ask, makeSnapshot, makeStore, NOON } from "../market.ts";

const market = makeSnapshot(
  [
    [
      1,
      { symbol: "BTC", slug: "bitcoin", maxSupply: 21_000_000, tags: ["mineable", "nobody-knows"] },
      {
        price: 96000,
        circulatingSupply: 19_960_000,
        totalSupply: 19_970_000,
        volume24h: 36e9,
        volume24hBefore: 32e9,
        volume7d: 230e9,
        tvl: 5_988_000_000,
        unlockedCirculatingSupply: 19_000_000,
        priceBefore: { "1h": 95760, "24h": 93750, "7d": 100000, "30d": 80000, "60d": 120000, "90d": 128000 },
      },
    ],
    [7, { symbol: "BAT", slug: "attention" }, { price: 0.2, circulatingSupply: 1.5e9, totalSupply: 2e9 }],
    [9, { symbol: "BAT", slug: "batcoin" }, { price: 0.01, priceBefore: { "24h": 0.0125 } }],
    [5, { symbol: "OLD", slug: "old", status: "inactive" }, { price: 1 }],
    [6, { symbol: "NEW", slug: "new", status: "untracked" }, null],
  ],
  { tags: new Map([["mineable", { slug: "mineable", name: "Mineable", category: "OTHERS" }]]) },
);
const TOTAL = 96000 * 19_960_000 + 0.2 * 1.5e9;

describe("a latest quote", () => {
  test("contains the market values in each currency, and fields outside the quote in USD", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=1&convert=USD,EUR", market);
    expect(data).toEqual({
      "1": {
        id: 1,
        name: "Coin 1",
        symbol: "BTC",
        slug: "bitcoin",
        svc_rank: 1,
        num_market_pairs: null,
        circulating_supply: 19_960_000,
        total_supply: 19_970_000,
        max_supply: 21_000_000,
        infinite_supply: false,
        self_reported_circulating_supply: null,
        self_reported_market_cap: null,
        minted_market_cap: 1_917_120_000_000,
        is_active: 1,
        is_fiat: 0,
        date_added: "2024-12-11T00:00:00.000Z",
        tags: ["mineable", "nobody-knows"],
        platform: null,
        last_updated: "2026-01-15T12:00:00.000Z",
        quote: {
          USD: {
            price: 96000,
            volume_24h: 36e9,
            volume_change_24h: 12.5,
            percent_change_1h: 0.250627,
            percent_change_24h: 2.4,
            percent_change_7d: -4,
            percent_change_30d: 20,
            market_cap: 1_916_160_000_000,
            market_cap_dominance: Number(((1_916_160_000_000 / TOTAL) * 100).toFixed(6)),
            fully_diluted_market_cap: 2_016_000_000_000,
            last_updated: "2026-01-15T12:00:00.000Z",
          },
          EUR: expect.objectContaining({
            price: 76800,
            volume_24h: 28.8e9,
            percent_change_24h: 2.4,
            market_cap: 1_532_928_000_000,
            fully_diluted_market_cap: 1_612_800_000_000,
          }),
        },
      },
    });
  });

  test("has null for unknown values, and no rank for an inactive coin", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=5,9", market);
    expect(data["5"]).toMatchObject({ is_active: 0, circulating_supply: null, minted_market_cap: null });
    expect(data["5"]).not.toHaveProperty("svc_rank");
    expect(data["9"]?.quote["USD"]).toMatchObject({
      volume_24h: null,
      volume_change_24h: null,
      percent_change_1h: null,
      percent_change_24h: -20,
      market_cap: null,
      market_cap_dominance: null,
      fully_diluted_market_cap: null,
    });
  });

  test("uses the total supply for the fully diluted market cap without a maximum", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=7", market);
    expect(data["7"]?.quote["USD"]?.fully_diluted_market_cap).toBe(400_000_000);
  });
});

describe("percent changes in a currency", () => {
  test("are zero for a coin against itself", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=1,9&convert=BTC", market);
    expect(data["1"]?.quote["BTC"]).toMatchObject({ price: 1, percent_change_24h: 0, percent_change_30d: 0 });
    // 0.0125 / 93750 to 0.01 / 96000
    expect(data["9"]?.quote["BTC"]?.percent_change_24h).toBe(-21.875);
  });

  // A new snapshot for each test: past fiat rates are read once per snapshot.
  test("include the change of the fiat currency", async () => {
    const history = makeStore(
      { ...market },
      {
        ratesAt: async (_id, times) =>
          times.map((time) => ({ time, usd: time < NOON - 86_400_000 ? 1.2 : 1 })),
      },
    );
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=1&convert=EUR", history);
    // 93750 / 1 euros a day ago, 96000 / 1.25 now; 100000 / 1.2 a week ago.
    expect(data["1"]?.quote["EUR"]).toMatchObject({ percent_change_24h: -18.08, percent_change_7d: -7.84 });
  });

  test("are null without a past fiat rate", async () => {
    const history = makeStore({ ...market }, { ratesAt: async (_id, times) => times.map(() => null) });
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=1&convert=EUR", history);
    expect(data["1"]?.quote["EUR"]).toMatchObject({ price: 76800, percent_change_24h: null });
  });
});

describe("lookup keys", () => {
  const keys = async (id: "cryptocurrencyQuotesLatestV1" | "cryptocurrencyQuotesLatestV2", query: string) => {
    const { data, count } = await ask(id, query, market);
    const ids = Object.entries(data).map(([key, record]) => [
      key,
      Array.isArray(record) ? record.map((one) => one.id) : record.id,
    ]);
    return { ids: Object.fromEntries(ids), count };
  };

  test("are the requested values; version 1 has the highest-ranked coin of a symbol, version 2 all", async () => {
    expect(await keys("cryptocurrencyQuotesLatestV1", "symbol=bat,BTC")).toEqual({
      ids: { bat: 7, BTC: 1 },
      count: 2,
    });
    expect(await keys("cryptocurrencyQuotesLatestV2", "symbol=bat,BTC")).toEqual({
      ids: { bat: [7, 9], BTC: [1] },
      count: 3,
    });
    expect(await keys("cryptocurrencyQuotesLatestV2", "slug=bitcoin")).toEqual({
      ids: { bitcoin: 1 },
      count: 1,
    });
  });

  test("skips a coin without a quote by default, and rejects it with skip_invalid=false", async () => {
    expect(await keys("cryptocurrencyQuotesLatestV1", "id=1,6,99")).toEqual({ ids: { "1": 1 }, count: 1 });
    await expect(keys("cryptocurrencyQuotesLatestV1", "id=1,6&skip_invalid=false")).rejects.toThrow(
      '"id": "6".',
    );
  });
});

test("aux switches fields of the record and of every quote", async () => {
  const { data } = await ask(
    "cryptocurrencyQuotesLatestV2",
    "id=1&convert=USD,EUR&aux=volume_7d,market_cap_by_total_supply",
    market,
  );
  const record = data["1"];
  expect(record).toHaveProperty("market_cap_by_total_supply", 1_917_120_000_000);
  expect(record).toHaveProperty("quote.USD.volume_7d", 230e9);
  expect(record).toHaveProperty("quote.EUR.volume_7d", 184e9);
  for (const hidden of [
    "svc_rank",
    "tags",
    "platform",
    "max_supply",
    "is_active",
    "is_fiat",
    "quote.USD.volume_30d",
  ]) {
    expect(record).not.toHaveProperty(hidden);
  }
});

describe("version 3", () => {
  test("returns a bare array without duplicates, with tags as objects and quotes as a list", async () => {
    const { data, count } = await ask(
      "cryptocurrencyQuotesLatestV3",
      "symbol=BTC,btc&convert=EUR,USD",
      market,
    );
    expect(count).toBe(1);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: 1,
      is_market_cap_included_in_calc: 1,
      unlocked_market_cap: 1_824_000_000_000,
      tvl_ratio: 320,
      tags: [{ slug: "mineable", name: "Mineable", category: "OTHERS" }],
      quote: [
        { id: 2790, symbol: "EUR", price: 76800, tvl: 4_790_400_000 },
        {
          id: 2781,
          symbol: "USD",
          price: 96000,
          percent_change_60d: -20,
          percent_change_90d: -25,
          tvl: 5_988_000_000,
        },
      ],
    });
  });

  test("returns all coins of a symbol, and skips or rejects invalid values", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV3", "symbol=BAT,NONE", market);
    expect(data.map(({ id }) => id)).toEqual([7, 9]);
    await expect(
      ask("cryptocurrencyQuotesLatestV3", "symbol=NONE&skip_invalid=false", market),
    ).rejects.toThrow("NONE");
  });
});
