import { marketOperations } from "@market-data/market";
import { describe, expect, it } from "vitest";
import { sampleCoins } from "../src/coins/coins.ts";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE, sampleStore } from "../src/index.ts";

const store = sampleStore({ now: EXAMPLES_CLOCK });
const snapshot = await store.snapshot();
const assets = [...snapshot.assets.values()];

describe("the sample market at the examples' clock", () => {
  it("has the notice that the values are invented", () => {
    expect(SAMPLE_NOTICE).toMatch(/made up/);
  });

  it("has coins of each state and kind", () => {
    expect(assets.length).toBe(sampleCoins().all.length);
    const count = (is: (asset: (typeof assets)[number]) => boolean) => assets.filter(is).length;
    expect(count(({ status }) => status === "inactive")).toBe(30);
    expect(count(({ status }) => status === "untracked")).toBe(32);
    expect(count(({ platform }) => platform !== null)).toBeGreaterThan(300);
    expect(count(({ category, platform }) => (category === "token") === (platform !== null))).toBe(
      assets.length,
    );
    expect(count(({ tags }) => tags.includes("mineable"))).toBeGreaterThan(50);
  });

  it("has the coins of the examples with their metrics, and a total of four trillion USD", () => {
    const described = [1, 1027, 825, 1839, 5426].map((id) => {
      const metrics = snapshot.metrics.get(id);
      return [id, metrics?.rank, metrics?.price, metrics?.volume24h, metrics?.volume24hBefore];
    });
    expect(described).toEqual([
      [1, 1, 96000, 36e9, 32e9],
      [1027, 2, 3200, 16.8e9, 16e9],
      [825, 3, 1, 44_412_050_000, 40e9],
      [1839, 4, 800, 2e9, 2.5e9],
      [5426, 5, 160, 4.8e9, 4e9],
    ]);
    expect(snapshot.index.totalMarketCap).toBeCloseTo(4e12, 0);
    expect(snapshot.metrics.get(1)?.priceBefore).toEqual({
      "1h": 95760,
      "24h": 93750,
      "7d": 100_000,
      "30d": 80_000,
      "60d": 120_000,
      "90d": 128_000,
    });
    expect([2790, 2791].map((id) => snapshot.rates.get(id)?.usd)).toEqual([1.25, 1.6]);
  });

  it("has unique ids, slugs and addresses, and shared symbols", () => {
    const slugs = new Set(assets.map(({ slug }) => slug));
    const addresses = assets.flatMap(({ platform }) => (platform === null ? [] : [platform.tokenAddress]));
    expect([slugs.size, new Set(addresses).size]).toEqual([assets.length, addresses.length]);
    expect(assets.filter(({ id }) => snapshot.fiats.has(id))).toEqual([]);
    const shared = [...snapshot.index.assetsBySymbol.values()].filter(({ length }) => length > 1);
    expect(shared.length).toBeGreaterThan(20);
    expect(assets.filter(({ symbol }) => snapshot.index.fiatBySymbol.has(symbol)).length).toBe(2);
    expect(snapshot.index.assetsBySymbol.get("BAT")?.map(({ id }) => id)).toEqual([1697, 9001]);
  });

  it("knows 93 fiats and 4 metals, each with a rate", () => {
    const kinds = [...snapshot.fiats.values()].map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "fiat").length).toBe(93);
    expect(kinds.filter((kind) => kind === "metal").length).toBe(4);
    expect([...snapshot.fiats.keys()].every((id) => (snapshot.rates.get(id)?.usd ?? 0) > 0)).toBe(true);
  });

  it("has no broken references", () => {
    const { categories, pairs, airdrops, multipliers, trends, tags, exchanges, dexPairs, dexNetworks } =
      snapshot;
    const isAsset = (id: number | null) => id === null || snapshot.assets.has(id);
    const known = (id: number) => isAsset(id) || snapshot.fiats.has(id);
    expect(assets.every(({ platform }) => platform === null || isAsset(platform.assetId))).toBe(true);
    expect(assets.every((asset) => asset.tags.every((tag) => tags.has(tag)))).toBe(true);
    expect(categories.every(({ assetIds }) => assetIds.length > 0 && assetIds.every(isAsset))).toBe(true);
    expect(pairs.every(({ base, quote }) => known(base.currencyId) && known(quote.currencyId))).toBe(true);
    expect(pairs.every(({ exchangeId }) => exchanges.get(exchangeId)?.status === "active")).toBe(true);
    expect([...airdrops, ...multipliers].every(({ assetId }) => isAsset(assetId))).toBe(true);
    const trending = [trends.searched, trends.visited].flatMap((lists) => Object.values(lists));
    expect(trending.every((ids) => ids.length >= 100 && ids.every(isAsset))).toBe(true);
    expect(dexNetworks.every((network) => isAsset(network.assetId) && isAsset(network.wrappedAssetId))).toBe(
      true,
    );
    const dexes = new Map(snapshot.dexExchanges.map(({ id, numMarketPairs }) => [id, numMarketPairs]));
    for (const [id, count] of dexes) expect(dexPairs.filter(({ dexId }) => dexId === id).length).toBe(count);
    const networks = new Set(dexNetworks.map(({ id }) => id));
    expect(dexPairs.every(({ networkId, dexId }) => networks.has(networkId) && dexes.has(dexId))).toBe(true);
  });

  it("has airdrops in each state, in agreement with their dates", () => {
    const states = new Set(snapshot.airdrops.map(({ status }) => status));
    expect([...states].sort()).toEqual(["ENDED", "ONGOING", "UPCOMING"]);
    const ids = new Set(snapshot.airdrops.map(({ id }) => id));
    expect(ids.size).toBe(snapshot.airdrops.length);
    for (const { status, startDate, endDate } of snapshot.airdrops) {
      const state = EXAMPLES_CLOCK < startDate ? "UPCOMING" : EXAMPLES_CLOCK <= endDate ? "ONGOING" : "ENDED";
      expect(status).toBe(state);
    }
  });

  it("has optional metrics and every kind of pair", () => {
    const metrics = [...snapshot.metrics.values()];
    const some = (field: keyof (typeof metrics)[number]) => {
      const missing = metrics.filter((one) => one[field] === null).length;
      expect(missing).toBeGreaterThan(0);
      expect(missing).toBeLessThan(metrics.length);
    };
    for (const field of [
      "circulatingSupply",
      "selfReportedCirculatingSupply",
      "tvl",
      "volume24hReported",
    ] as const) {
      some(field);
    }
    some("unlockedCirculatingSupply");
    some("rank");
    expect(metrics.some(({ isMarketCapIncludedInCalc }) => !isMarketCapIncludedInCalc)).toBe(true);
    const kinds = (of: (pair: (typeof snapshot.pairs)[number]) => unknown) =>
      new Set(snapshot.pairs.map(of)).size;
    expect(kinds(({ category }) => category)).toBe(4);
    expect(kinds(({ feeType }) => feeType)).toBe(4);
    expect(kinds(({ volumeExcluded }) => volumeExcluded)).toBe(2);
    expect(kinds(({ volume24hQuote }) => volume24hQuote === null)).toBe(2);
  });

  it("has exchanges with the sums of their pairs as volumes", async () => {
    const { exchangeListingsLatestV1: listings, exchangeMarketPairsLatestV1: pairs } = marketOperations;
    const context = { store, now: EXAMPLES_CLOCK };
    const all = { start: 1, limit: 5000, category: "all", convert: ["EUR"] } as const;
    const ranked = { ...all, sort: "volume_24h", market_type: "all", aux: ["num_market_pairs"] } as const;
    const { data: listed } = await listings.handle(ranked, context);
    expect(listed).toHaveLength(8);
    for (const { id, num_market_pairs, quote } of listed) {
      const ofExchange = {
        id,
        sort: "volume_24h_strict",
        sort_dir: "desc",
        fee_type: "all",
        aux: [],
      } as const;
      const { data } = await pairs.handle({ ...all, ...ofExchange }, context);
      const volumes = data.market_pairs.map((pair) => pair.quote["EUR"]?.volume_24h ?? 0);
      expect(volumes).toHaveLength(num_market_pairs ?? 0);
      const sum = volumes.reduce((one, other) => one + other, 0);
      expect(sum / (quote["EUR"]?.volume_24h ?? 0)).toBeCloseTo(1, 10);
    }
  });

  it("has base coins whose volume is the sum of the counted volumes of their pairs", () => {
    for (const [id, metrics] of snapshot.metrics) {
      const counted = (snapshot.index.pairsByCurrency.get(id) ?? []).filter(
        ({ volumeExcluded }) => !volumeExcluded,
      );
      const bases = counted.filter(({ base }) => base.currencyId === id);
      // Quote coins have additional volume.
      if (bases.length < counted.length || bases.length === 0) continue;
      if (metrics.volume24h === null) {
        expect(bases.every(({ volume24hBase }) => volume24hBase === null)).toBe(true);
        continue;
      }
      const volume = bases.reduce((sum, pair) => sum + (pair.volume24hBase ?? 0) * metrics.price, 0);
      expect(volume / metrics.volume24h).toBeCloseTo(1, 5);
    }
  });
});
