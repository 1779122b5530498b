import type { Airdrop, Category, ExchangeWallet, Multiplier, Trends } from "@market-data/market";
import { expect } from "vitest";
import { asset, DAY, exchange, MIDNIGHT, metrics, NOON, pair } from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

const euro = { id: 2790, symbol: "EUR", name: "Euro", sign: "€", kind: "fiat" } as const;
const gold = { id: 3575, symbol: "XAU", name: "Gold", sign: "", kind: "metal" } as const;
const tag = { slug: "mineable", name: "Mineable", category: "OTHERS" };
const seven = exchange(7, {
  name: "Seven",
  slug: "seven",
  notice: "**Closed** on Sundays",
  urls: { website: ["https://seven.example.com"], blog: [], chat: [], fee: [], twitter: [] },
  makerFee: -0.01,
  weeklyVisits: 1500,
});

function wallet(address: string, assetId: number): ExchangeWallet {
  return { exchangeId: 7, address, platformId: 1, assetId, balance: 0.1 + 0.2 };
}
const trends: Trends = {
  searched: { "24h": [2, 1], "7d": [1], "30d": [] },
  visited: { "24h": [1], "7d": [], "30d": [2] },
};

function category(id: string, assetIds: readonly number[]): Category {
  return { id, name: id, title: "Title", description: "Text", assetIds, lastUpdated: NOON };
}

function airdrop(id: string, startDate: number): Airdrop {
  const times = { startDate, endDate: startDate + DAY };
  const unknown = { totalPrize: null, winnerCount: null, link: null };
  return {
    id,
    assetId: 1,
    projectName: "Project",
    description: "Text",
    status: "ONGOING",
    ...times,
    ...unknown,
  };
}

function multiplier(assetId: number): Multiplier {
  return { assetId, multiplier: 1.5, effectiveAt: MIDNIGHT, tokenAddress: "0xAb", platformId: 1 };
}

export function catalogueTests(test: StoreTest): void {
  test("starts with empty lists", async ({ store }) => {
    const { assets, metrics, pairs, trends, index, categories, dexPairs } = await store.snapshot();
    expect([assets.size, metrics.size, pairs, categories, dexPairs]).toEqual([0, 0, [], [], []]);
    expect(trends.searched["7d"]).toEqual([]);
    expect([index.ranked, index.totalMarketCap]).toEqual([[], 0]);
  });

  test("returns entries as saved", async ({ store, writer }) => {
    const token = asset(2, {
      platform: { assetId: 1, tokenAddress: "0xAbC" },
      tags: ["b", "a"],
      maxSupply: 0.1 + 0.2,
      description: 'A "text",\nof two lines: ünï😀',
      firstHistoricalData: MIDNIGHT,
      category: "token",
    });
    const change = {
      assets: [asset(1), token],
      fiats: [euro, gold],
      tags: [tag],
      exchanges: [seven],
      trends,
    };
    const lists = { pairs: [pair(1, 2, 1)], multipliers: [multiplier(2)], wallets: [wallet("0xa", 2)] };
    await writer.saveCatalogue({ ...change, ...lists });
    const snapshot = await store.snapshot();
    expect([...snapshot.assets.values()].toSorted((a, b) => a.id - b.id)).toEqual(change.assets);
    expect([snapshot.fiats.get(2790), snapshot.fiats.get(3575)]).toEqual([euro, gold]);
    expect(snapshot.tags.get("mineable")).toEqual(tag);
    expect(snapshot.exchanges.get(7)).toEqual(seven);
    expect(snapshot.trends).toEqual(trends);
    const { pairs, multipliers, wallets } = snapshot;
    expect({ pairs, multipliers, wallets }).toEqual(lists);
  });

  test("replaces an entry with an existing key and keeps all remaining entries", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({ assets: [asset(1), asset(2)], categories: [category("a", [1])] });
    await writer.saveCatalogue({ assets: [asset(2, { name: "New" })], categories: [category("a", [2])] });
    const { assets, categories } = await store.snapshot();
    expect([assets.get(1)?.name, assets.get(2)?.name]).toEqual(["Coin 1", "New"]);
    expect(categories).toEqual([category("a", [2])]);
  });

  test("has the newest time of each source", async ({ store, writer }) => {
    const sources = [
      { name: "a", newest: MIDNIGHT },
      { name: "b", newest: NOON },
    ];
    await writer.saveCatalogue({ sources });
    await writer.saveCatalogue({ sources: [{ name: "a", newest: NOON }] });
    expect(
      [...(await store.snapshot()).sources.values()].toSorted((x, y) => (x.name < y.name ? -1 : 1)),
    ).toEqual([
      { name: "a", newest: NOON },
      { name: "b", newest: NOON },
    ]);
  });

  test("lists entries in the same order for any order of writes", async ({ store, writer }) => {
    await writer.saveCatalogue({
      pairs: [pair(3, 1, 2), pair(1, 1, 2), pair(2, 1, 2)],
      categories: [category("b", []), category("a", [])],
      multipliers: [multiplier(9), multiplier(1)],
      wallets: [wallet("0xb", 1), wallet("0xa", 2), wallet("0xa", 1)],
      airdrops: [airdrop("a", NOON), airdrop("c", MIDNIGHT), airdrop("b", MIDNIGHT)],
    });
    const snapshot = await store.snapshot();
    expect(snapshot.pairs.map(({ marketId }) => marketId)).toEqual([1, 2, 3]);
    expect(snapshot.categories.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(snapshot.multipliers.map(({ assetId }) => assetId)).toEqual([1, 9]);
    expect(snapshot.airdrops.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(snapshot.wallets.map(({ address, assetId }) => [address, assetId])).toEqual([
      ["0xa", 1],
      ["0xa", 2],
      ["0xb", 1],
    ]);
  });

  test("finds assets by slug, symbol and address, fiats by symbol", async ({ store, writer }) => {
    const platform = (tokenAddress: string) => ({ platform: { assetId: 1, tokenAddress } });
    await writer.saveCatalogue({
      assets: [
        asset(1, { symbol: "SAME" }),
        asset(2, { symbol: "SAME", ...platform("0xABC") }),
        asset(3, { symbol: "SAME", ...platform("0xabc") }),
      ],
      fiats: [euro],
    });
    await writer.saveMetrics([metrics(3, { circulatingSupply: 9 }), metrics(2, { circulatingSupply: 5 })]);
    const { index } = await store.snapshot();
    expect(index.assetBySlug.get("coin-2")?.id).toBe(2);
    expect(index.assetsBySymbol.get("SAME")?.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(index.assetsByAddress.get("0xabc")?.map(({ id }) => id)).toEqual([3, 2]);
    expect(index.fiatBySymbol.get("EUR")).toEqual(euro);
    expect(index.assetsBySymbol.get("NONE")).toBeUndefined();
  });

  test("finds the pairs of a currency on either side", async ({ store, writer }) => {
    const pairs = [pair(1, 1, 2), pair(2, 3, 1), pair(3, 3, 2)];
    await writer.saveCatalogue({ exchanges: [seven], pairs });
    const { index } = await store.snapshot();
    expect(index.pairsByCurrency.get(1)?.map(({ marketId }) => marketId)).toEqual([1, 2]);
  });
}
