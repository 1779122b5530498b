import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, type Coin, makeSnapshot, NOON } from "../market.ts";

const DAY = 86_400_000;
const TOKEN = { category: "token", platform: { assetId: 1, tokenAddress: "0x2" } } as const;

/** Ids are ranks. Missing fields are unknown. */
const market = makeSnapshot([
  [
    1,
    { name: "delta", symbol: "ZZZ", dateAdded: NOON - 4 * DAY, maxSupply: 50 },
    {
      price: 1000,
      circulatingSupply: 10,
      totalSupply: 10,
      volume24h: 5,
      volume7d: 9,
      volume30d: 1,
      priceBefore: { "1h": 1000, "24h": 800, "7d": 2000 },
    },
  ],
  [
    2,
    { name: "Alpha", symbol: "YYY", dateAdded: NOON - 2 * DAY, tags: ["defi"], ...TOKEN },
    {
      price: 4,
      circulatingSupply: 100,
      totalSupply: 5000,
      volume24h: 7,
      volume7d: 8,
      volume30d: 3,
      selfReportedCirculatingSupply: 25,
      priceBefore: { "1h": 5, "24h": 5, "7d": 1 },
    },
  ],
  [
    3,
    { name: "Charlie", symbol: "XXX", dateAdded: NOON - 3 * DAY, tags: ["filesharing"], maxSupply: 900 },
    { price: 0.5, circulatingSupply: 20, totalSupply: 40, unlockedCirculatingSupply: 15, volume24h: 5 },
  ],
  [4, { name: "bravo", symbol: "WWW", dateAdded: NOON - DAY, tags: ["defi"] }, { price: 2 }],
  [5, { name: "gone", status: "inactive" }, { price: 3, circulatingSupply: 1_000_000 }],
  [6, { name: "unseen", status: "untracked" }, { price: 3, circulatingSupply: 1_000_000 }],
  [7, { name: "without metrics" }, null],
]);

async function ids(query: string, version: 1 | 3 = 1): Promise<number[]> {
  const { data } = await ask(`cryptocurrencyListingsLatestV${version}`, query, market);
  return data.map(({ id }) => id);
}

describe("the latest listings are sorted", () => {
  const cases: [query: string, ids: number[]][] = [
    ["", [1, 2, 3, 4]],
    ["sort=market_cap&sort_dir=asc", [4, 3, 2, 1]],
    ["sort=market_cap_strict", [1, 2, 3, 4]],
    ["sort=market_cap_strict&sort_dir=asc", [3, 2, 1, 4]],
    ["sort=market_cap_by_total_supply_strict", [2, 1, 3, 4]],
    ["sort=name", [2, 4, 3, 1]],
    ["sort=name&sort_dir=desc", [1, 3, 4, 2]],
    ["sort=symbol", [4, 3, 2, 1]],
    ["sort=date_added", [4, 2, 3, 1]],
    ["sort=date_added&sort_dir=asc", [1, 3, 2, 4]],
    ["sort=price", [1, 2, 4, 3]],
    ["sort=circulating_supply", [2, 3, 1, 4]],
    ["sort=total_supply&sort_dir=asc", [1, 3, 2, 4]],
    ["sort=max_supply", [3, 1, 2, 4]],
    ["sort=max_supply&sort_dir=asc", [1, 3, 2, 4]],
    ["sort=num_market_pairs", [1, 2, 3, 4]],
    ["sort=volume_24h", [2, 1, 3, 4]],
    ["sort=volume_24h&sort_dir=asc", [1, 3, 2, 4]],
    ["sort=volume_7d", [1, 2, 3, 4]],
    ["sort=volume_30d", [2, 1, 3, 4]],
    ["sort=percent_change_1h", [1, 2, 3, 4]],
    ["sort=percent_change_1h&sort_dir=asc", [2, 1, 3, 4]],
    ["sort=percent_change_24h", [1, 2, 3, 4]],
    ["sort=percent_change_7d", [2, 1, 3, 4]],
  ];
  test.each(cases)("%s", async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
    if (query.includes("sort_dir")) expect(await ids(query, 3)).toEqual(expected);
  });

  test("version 3 sorts in descending order by default", async () => {
    expect(await ids("", 3)).toEqual([1, 2, 3, 4]);
    expect(await ids("sort=name", 3)).toEqual([1, 3, 4, 2]);
  });
});

describe("the latest listings contain", () => {
  const cases: [what: string, query: string, ids: number[]][] = [
    ["active coins that have metrics", "", [1, 2, 3, 4]],
    ["those from a price on, the bound included", "price_min=2", [1, 2, 4]],
    ["those up to a price, the bound included", "price_max=2", [3, 4]],
    ["those between two prices", "price_min=1&price_max=4", [2, 4]],
    ["none where the bounds cross", "price_min=4&price_max=1", []],
    ["those of a market cap that is known", "market_cap_min=0", [1, 2, 3]],
    ["those up to a market cap", "market_cap_max=400", [2, 3]],
    ["those of a volume", "volume_24h_min=5&volume_24h_max=6", [1, 3]],
    ["those of a circulating supply", "circulating_supply_min=11", [2, 3]],
    ["those of a self-reported market cap", "self_reported_market_cap_min=100", [2]],
    ["those of a self-reported supply", "self_reported_circulating_supply_max=25", [2]],
    ["all where the bound of it is null", "self_reported_circulating_supply_max=null", [1, 2, 3, 4]],
    ["those of an unlocked market cap", "unlocked_market_cap_max=7.5", [3]],
    ["those of an unlocked supply", "unlocked_circulating_supply_min=16", []],
    ["those that fell", "percent_change_24h_max=0", [2]],
    ["rising prices", "percent_change_24h_min=0.1", [1]],
    ["coins", "cryptocurrency_type=coins", [1, 3, 4]],
    ["tokens", "cryptocurrency_type=tokens", [2]],
    ["a tag", "tag=defi", [2, 4]],
    ["a tag and a price", "tag=defi&price_max=3", [4]],
    ["the other tag", "tag=filesharing", [3]],
    ["prices filtered in US dollars, for any requested currency", "price_min=1000&convert=EUR", [1]],
    ["a page", "start=2&limit=2", [2, 3]],
    ["a page of the filtered coins", "price_max=4&start=2&limit=1", [3]],
  ];
  test.each(cases)("%s", async (_what, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test.each([
    "price_max=2",
    "market_cap_min=0",
    "tag=defi",
    "percent_change_24h_max=0",
    "cryptocurrency_type=tokens",
  ])("version 3 contains the same: %s", async (query) => {
    expect(await ids(query, 3)).toEqual(await ids(query));
  });
});

describe("a record of the latest listings", () => {
  test("has the default fields, and a quote under each currency's symbol", async () => {
    const { data, count } = await ask("cryptocurrencyListingsLatestV1", "limit=1&convert=USD,EUR", market);
    expect(count).toBe(1);
    expect(Object.keys(data[0] ?? {})).toEqual([
      "id",
      "name",
      "symbol",
      "slug",
      "svc_rank",
      "num_market_pairs",
      "circulating_supply",
      "total_supply",
      "max_supply",
      "infinite_supply",
      "self_reported_circulating_supply",
      "self_reported_market_cap",
      "minted_market_cap",
      "date_added",
      "tags",
      "platform",
      "last_updated",
      "quote",
    ]);
    expect(data[0]?.quote).toMatchObject({ USD: { price: 1000, market_cap: 10000 }, EUR: { price: 800 } });
    expect(data[0]?.quote["USD"]).not.toHaveProperty("volume_7d");
  });

  test("has the fields of aux", async () => {
    const aux = "volume_7d,volume_30d_reported,market_cap_by_total_supply";
    const [record] = (await ask("cryptocurrencyListingsLatestV1", `limit=1&aux=${aux}`, market)).data;
    expect(record).toMatchObject({
      market_cap_by_total_supply: 10000,
      quote: { USD: { volume_7d: 9, volume_30d_reported: null } },
    });
    expect(record).not.toHaveProperty("tags");
    expect(record).not.toHaveProperty("quote.USD.volume_24h_reported");
  });

  test("has a list of quotes in version 3, and the flag only with aux", async () => {
    const [plain] = (await ask("cryptocurrencyListingsLatestV3", "limit=1&convert_id=2781,2", market)).data;
    expect(plain).toMatchObject({
      is_active: 1,
      tags: [],
      quote: [
        { id: 2781, symbol: "USD", price: 1000 },
        { id: 2, symbol: "YYY", price: 250, market_cap: 2500 },
      ],
    });
    expect(plain).not.toHaveProperty("is_market_cap_included_in_calc");
    const aux = "is_market_cap_included_in_calc,market_cap_by_total_supply";
    const [flagged] = (await ask("cryptocurrencyListingsLatestV3", `limit=1&aux=${aux}`, market)).data;
    expect(flagged).toMatchObject({
      is_market_cap_included_in_calc: 1,
      quote: [{ market_cap_by_total_supply: 10000 }],
    });
  });

  test("is the same object for equal requests on one snapshot", async () => {
    const [first] = (await ask("cryptocurrencyListingsLatestV1", "limit=1", market)).data;
    const listed = (await ask("cryptocurrencyListingsLatestV1", "sort=price&price_min=5", market)).data;
    expect(listed[0]).toBe(first);
    const [other] = (await ask("cryptocurrencyListingsLatestV1", "limit=1", { ...market })).data;
    expect(other).not.toBe(first);
    expect(other).toEqual(first);
  });
});

test("rejects unknown currencies", async () => {
  await expect(ask("cryptocurrencyListingsLatestV1", "convert=NONE", market)).rejects.toThrow(
    '"convert": "NONE".',
  );
});

describe("new listings", () => {
  const newest = async (query: string) =>
    (await ask("cryptocurrencyListingsNewV1", query, market)).data.map(({ id }) => id);

  test("starts with the most recently or least recently added coin", async () => {
    expect(await newest("")).toEqual([4, 2, 3, 1]);
    expect(await newest("sort_dir=asc&limit=2")).toEqual([1, 3]);
    expect(await newest("start=2&limit=1")).toEqual([2]);
  });

  test("has dominance and fully diluted market cap in every quote", async () => {
    const { data } = await ask("cryptocurrencyListingsNewV1", "convert=USD,EUR", market);
    const { data: listed } = await ask("cryptocurrencyListingsLatestV1", "convert=USD,EUR", market);
    for (const { id, quote } of data) {
      for (const [currency, { market_cap_dominance, fully_diluted_market_cap }] of Object.entries(quote)) {
        const known = listed.find((coin) => coin.id === id)?.quote[currency];
        expect({ market_cap_dominance, fully_diluted_market_cap }).toEqual({
          market_cap_dominance: known?.market_cap_dominance,
          fully_diluted_market_cap: known?.fully_diluted_market_cap,
        });
        expect(market_cap_dominance).toBeDefined();
      }
    }
  });
});

test("pages of any listing add up to the whole list", async () => {
  const coins = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 5 }),
      supply: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    }),
    { maxLength: 12 },
  );
  const sorts = fc.constantFrom("market_cap", "market_cap_strict", "price", "name", "circulating_supply");
  const directions = fc.constantFrom("asc", "desc");
  await fc.assert(
    fc.asyncProperty(
      coins,
      sorts,
      directions,
      fc.integer({ min: 1, max: 5 }),
      async (many, sort, direction, limit) => {
        const some = makeSnapshot(
          many.map(({ price, supply }, index): Coin => [index + 1, {}, { price, circulatingSupply: supply }]),
        );
        const query = `sort=${sort}&sort_dir=${direction}&price_min=2`;
        const all = (await ask("cryptocurrencyListingsLatestV1", query, some)).data;
        const pages = [];
        for (let start = 1; start <= all.length + limit; start += limit) {
          pages.push(
            ...(await ask("cryptocurrencyListingsLatestV1", `${query}&start=${start}&limit=${limit}`, some))
              .data,
          );
        }
        expect(pages).toEqual(all);
        expect(all).toHaveLength(many.filter(({ price }) => price >= 2).length);
      },
    ),
    { numRuns: 40 },
  );
});
