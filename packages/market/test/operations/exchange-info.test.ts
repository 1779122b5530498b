import { describe, expect, test } from "vitest";
import { exchange } from "../../../../test/conformance/src/fixtures.ts";
import { ask } from "../market.ts";
import { exchangeMarket } from "./exchanges.ts";

const urls = {
  website: ["https://one.example.com"],
  blog: [],
  chat: [],
  fee: ["https://one.example.com/fees"],
  twitter: [],
};
const market = await exchangeMarket();
await market.saveCatalogue({
  exchanges: [
    exchange(101, {
      logo: "https://img.example.com/101.png",
      description: "The first.",
      notice: "**Closed** on Sundays.",
      urls,
      dateLaunched: Date.parse("2017-07-14"),
      weeklyVisits: 1500,
      makerFee: -0.01,
      takerFee: 0.04,
    }),
  ],
  wallets: [
    { exchangeId: 101, address: "0xa", platformId: 1, assetId: 3, balance: 9 },
    { exchangeId: 101, address: "0xa", platformId: 1, assetId: 2, balance: 3 },
    { exchangeId: 101, address: "0xb", platformId: 1, assetId: 1, balance: 2 },
    { exchangeId: 101, address: "0xb", platformId: 1, assetId: 99, balance: 2 },
    { exchangeId: 102, address: "0xc", platformId: 1, assetId: 1, balance: 2 },
  ],
});

describe("exchange metadata", () => {
  test("has every field, fees in percent and the volume of spot markets", async () => {
    const { data, count } = await ask(
      "exchangeInfoV1",
      "id=101&aux=urls,logo,description,date_launched,notice,status",
      market,
    );
    expect(data).toEqual({
      "101": {
        id: 101,
        name: "Exchange 101",
        slug: "exchange-101",
        logo: "https://img.example.com/101.png",
        description: "The first.",
        date_launched: "2017-07-14T00:00:00.000Z",
        notice: "**Closed** on Sundays.",
        status: "active",
        urls,
        maker_fee: -0.01,
        taker_fee: 0.04,
        weekly_visits: 1500,
        spot_volume_usd: 200,
      },
    });
    expect(count).toBe(1);
  });

  test("has null for unknown fields, and no logo field without a logo", async () => {
    const { data } = await ask("exchangeInfoV1", "id=103", market);
    expect(data["103"]).toEqual({
      id: 103,
      name: "Exchange 103",
      slug: "exchange-103",
      description: null,
      date_launched: null,
      notice: "",
      urls: { website: [], blog: [], chat: [], fee: [], twitter: [] },
      maker_fee: null,
      taker_fee: null,
      weekly_visits: null,
      spot_volume_usd: null,
    });
  });

  test("has the requested ids and slugs as keys", async () => {
    const { data, count } = await ask("exchangeInfoV1", "id=104,101&slug=exchange-101", market);
    expect(Object.entries(data).map(([key, { id }]) => [key, id])).toEqual([
      ["101", 101],
      ["104", 104],
      ["exchange-101", 101],
    ]);
    expect(count).toBe(3);
  });
});

test("lists wallets by value, wallets without a price last", async () => {
  const { data, count } = await ask("exchangeAssetsV1", "id=101", market);
  expect(data).toEqual([
    {
      wallet_address: "0xb",
      balance: 2,
      platform: { crypto_id: 1, symbol: "BTC", name: "Coin 1" },
      currency: { crypto_id: 1, symbol: "BTC", name: "Coin 1", price_usd: 100 },
    },
    expect.objectContaining({ wallet_address: "0xa", balance: 3 }),
    expect.objectContaining({ currency: { crypto_id: 3, symbol: "LONE", name: "Coin 3", price_usd: null } }),
  ]);
  expect(count).toBe(3);
});

test("returns an empty list for an exchange without a known wallet", async () => {
  expect(await ask("exchangeAssetsV1", "id=103", market)).toMatchObject({ data: [], count: 0 });
});

test.each([
  ["exchangeInfoV1", "id=101,7", 'Invalid value for "id": "7".'],
  ["exchangeInfoV1", "slug=nowhere", 'Invalid value for "slug": "nowhere".'],
  ["exchangeAssetsV1", "id=7", 'Invalid value for "id": "7".'],
] as const)("%s?%s names the unknown exchange", async (id, query, message) => {
  await expect(ask(id, query, market)).rejects.toThrow(message);
});
