import { describe, expect, test } from "vitest";
import { ask, makeSnapshot, NOON } from "../market.ts";

const market = makeSnapshot([
  [
    1,
    {
      symbol: "BTC",
      slug: "bitcoin",
      logo: "https://img.example.com/64x64/1.png",
      description: "The first.",
    },
  ],
  [
    7,
    { symbol: "BAT", slug: "attention", platform: { assetId: 1, tokenAddress: "0xA" } },
    { circulatingSupply: 9 },
  ],
  [
    9,
    {
      symbol: "BAT",
      slug: "batcoin",
      platform: { assetId: 1, tokenAddress: "0xB" },
      selfReportedTags: ["defi"],
    },
    { price: 0.01, circulatingSupply: 5, selfReportedCirculatingSupply: 50 },
  ],
  [5, { symbol: "OLD", slug: "old", status: "inactive", notice: "Gone." }, null],
]);

type Found = Record<string, { id: number } | { id: number }[]>;

describe("metadata", () => {
  const cases: {
    what: string;
    id: "cryptocurrencyInfoV1" | "cryptocurrencyInfoV2";
    query: string;
    found: object;
  }[] = [
    { what: "by id", id: "cryptocurrencyInfoV2", query: "id=1,5", found: { "1": 1, "5": 5 } },
    { what: "by slug", id: "cryptocurrencyInfoV2", query: "slug=bitcoin", found: { bitcoin: 1 } },
    {
      what: "by symbol in v2: all coins",
      id: "cryptocurrencyInfoV2",
      query: "symbol=BAT",
      found: { BAT: [7, 9] },
    },
    {
      what: "by symbol in v1: the first",
      id: "cryptocurrencyInfoV1",
      query: "symbol=BAT",
      found: { BAT: 7 },
    },
    {
      what: "by symbol and address in v1: the coin that has it",
      id: "cryptocurrencyInfoV1",
      query: "symbol=BAT&address=0xb",
      found: { BAT: 9 },
    },
    {
      what: "by address alone, under the id of the coin that has it",
      id: "cryptocurrencyInfoV2",
      query: "address=0xB",
      found: { "9": 9 },
    },
    {
      what: "skipping what is invalid",
      id: "cryptocurrencyInfoV2",
      query: "id=1,99&skip_invalid=true",
      found: { "1": 1 },
    },
  ];
  test.each(cases)("$what", async ({ id, query, found }) => {
    const { data } = await ask(id, query, market);
    const ids = Object.entries(data as Found).map(([key, record]) => [
      key,
      Array.isArray(record) ? record.map((one) => one.id) : record.id,
    ]);
    expect(Object.fromEntries(ids)).toEqual(found);
  });

  test("counts the returned coins", async () => {
    expect((await ask("cryptocurrencyInfoV2", "symbol=BAT&id=1", market)).count).toBe(3);
  });

  test("rejects invalid values by default", async () => {
    await expect(ask("cryptocurrencyInfoV2", "id=1,99", market)).rejects.toThrow(
      'Invalid value for "id": "99".',
    );
  });
});

test("has all known fields", async () => {
  const { data } = await ask("cryptocurrencyInfoV1", "id=9", market);
  const links = { technical_doc: [], explorer: [], source_code: [], message_board: [], chat: [] };
  expect(data["9"]).toEqual({
    id: 9,
    name: "Coin 9",
    symbol: "BAT",
    category: "coin",
    slug: "batcoin",
    description: null,
    date_added: new Date(NOON - (400 * 24 + 12) * 3_600_000).toISOString(),
    date_launched: null,
    tags: [],
    platform: { id: 1, name: "Coin 1", symbol: "BTC", slug: "bitcoin", token_address: "0xB" },
    notice: "",
    self_reported_circulating_supply: 50,
    self_reported_market_cap: 0.5,
    self_reported_tags: ["defi"],
    infinite_supply: false,
    urls: { website: ["https://coin-9.example.com"], ...links, announcement: [], reddit: [], twitter: [] },
  });
});

test("aux replaces the default fields; status alone adds none", async () => {
  const { data } = await ask("cryptocurrencyInfoV1", "id=1&aux=logo,status", market);
  expect(Object.keys(data["1"] ?? {})).toEqual([
    "id",
    "name",
    "symbol",
    "category",
    "slug",
    "logo",
    "date_launched",
    "self_reported_circulating_supply",
    "self_reported_market_cap",
    "self_reported_tags",
    "infinite_supply",
  ]);
});

test("returns metadata of a coin without metrics", async () => {
  const { data } = await ask("cryptocurrencyInfoV1", "id=5", market);
  expect(data["5"]).toMatchObject({ notice: "Gone.", self_reported_market_cap: null });
});
