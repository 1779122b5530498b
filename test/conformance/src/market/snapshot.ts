import { expect } from "vitest";
import {
  asset,
  candle,
  DAY,
  exchange,
  HOUR,
  hour,
  MIDNIGHT,
  MINUTE,
  metrics,
  NOON,
  pair,
  quote,
} from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

export function snapshotTests(test: StoreTest): void {
  test("returns the same object until a change, and then a new object with a higher version", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    const first = await store.snapshot();
    expect(await store.snapshot()).toBe(first);
    await writer.saveMetrics([metrics(1)]);
    const second = await store.snapshot();
    expect(second.version).toBeGreaterThan(first.version);
    expect(first.metrics.size).toBe(0);
    expect(second.metrics.size).toBe(1);
  });

  test("ranks active assets by market cap, and assets without a market cap by volume", async ({
    store,
    writer,
  }) => {
    const status = { 5: "inactive", 6: "untracked" } as const;
    await writer.saveCatalogue({
      assets: [1, 2, 3, 4, 5, 6, 7].map((id) => asset(id, { status: status[id as 5] ?? "active" })),
    });
    await writer.saveMetrics([
      metrics(1, { volume24h: 1 }),
      metrics(2, { volume24h: 2 }),
      metrics(3, { circulatingSupply: 5 }),
      metrics(4, { circulatingSupply: 50, isMarketCapIncludedInCalc: false }),
      metrics(5, { circulatingSupply: 500 }),
      metrics(6, { circulatingSupply: 500 }),
    ]);
    const { metrics: known, index } = await store.snapshot();
    expect(index.ranked.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect([1, 2, 3, 4, 5, 6, 7].map((id) => known.get(id)?.rank)).toEqual([
      4,
      3,
      2,
      1,
      null,
      null,
      undefined,
    ]);
    expect(index.totalMarketCap).toBe(50);
  });

  test("ranks assets up to the maximum price age of the market, by default 7 days", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({
      assets: [1, 2, 3, 4].map((id) => asset(id, id === 4 ? { status: "untracked" } : {})),
    });
    await writer.saveMetrics([
      metrics(1, { volume24h: 3, lastUpdated: NOON }),
      metrics(2, { volume24h: 2, lastUpdated: NOON - 7 * DAY }),
      metrics(3, { volume24h: 1, lastUpdated: NOON - 7 * DAY - 1 }),
      // The asset is not part of the market, so its price does not make older prices stale.
      metrics(4, { lastUpdated: NOON + DAY }),
    ]);
    const rank = async () => (await store.snapshot()).index.ranked.map(({ id }) => id);
    expect((await store.snapshot()).maxPriceAge).toBe(7 * DAY);
    expect(await rank()).toEqual([1, 2]);
    await writer.saveCatalogue({ settings: [{ name: "maxPriceAge", value: 8 * DAY }] });
    expect((await store.snapshot()).maxPriceAge).toBe(8 * DAY);
    expect(await rank()).toEqual([1, 2, 3]);
    await writer.saveCatalogue({ settings: [{ name: "maxPriceAge", value: DAY }] });
    expect(await rank()).toEqual([1]);
  });

  test("updates ranks and the order under a symbol after new metrics", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1, { symbol: "S" }), asset(2, { symbol: "S" })] });
    await writer.saveMetrics([metrics(1, { circulatingSupply: 2 }), metrics(2, { circulatingSupply: 1 })]);
    const before = await store.snapshot();
    await writer.saveMetrics([metrics(2, { circulatingSupply: 3 })]);
    const after = await store.snapshot();
    expect(before.index.assetsBySymbol.get("S")?.map(({ id }) => id)).toEqual([1, 2]);
    expect(after.index.assetsBySymbol.get("S")?.map(({ id }) => id)).toEqual([2, 1]);
    expect([after.metrics.get(1)?.rank, after.metrics.get(2)?.rank]).toEqual([2, 1]);
  });

  test("counts the active pairs of an asset; null if the market has no pairs", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1), asset(2), asset(3)] });
    await writer.saveMetrics([metrics(1), metrics(2), metrics(3)]);
    expect((await store.snapshot()).metrics.get(1)?.numMarketPairs).toBeNull();
    const inactive = { ...pair(3, 1, 3), exchangeId: 8 };
    const unknown = { ...pair(4, 1, 3), exchangeId: 9 };
    await writer.saveCatalogue({
      exchanges: [exchange(7), exchange(8, { status: "inactive" })],
      pairs: [pair(1, 1, 2), pair(2, 1, 9), inactive, unknown],
    });
    const count = async () => {
      const { metrics: known } = await store.snapshot();
      return [1, 2, 3].map((id) => known.get(id)?.numMarketPairs);
    };
    expect(await count()).toEqual([2, 1, 0]);
    await writer.saveCatalogue({ exchanges: [exchange(8)] });
    expect(await count()).toEqual([3, 1, 1]);
  });

  test("takes earlier prices from nearby history only", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1), asset(2)] });
    await writer.saveQuotes(1, [
      quote(NOON - DAY + 2 * MINUTE, 9, { volume24h: 70 }),
      quote(NOON - HOUR + MINUTE, 11),
    ]);
    await writer.saveCandles(1, "hourly", [hour(NOON - 7 * DAY - HOUR, 7, { close: 7.5 })]);
    await writer.saveCandles(
      1,
      "daily",
      [30, 60, 91].map((days) => candle(MIDNIGHT - days * DAY, days)),
    );
    await writer.saveMetrics([metrics(1), metrics(2)]);
    const { metrics: known } = await store.snapshot();
    expect(known.get(1)?.priceBefore).toEqual({
      "1h": 11,
      "24h": 9,
      "7d": 7.5,
      "30d": 30,
      "60d": 60,
      "90d": null,
    });
    expect(known.get(1)?.volume24hBefore).toBe(70);
    expect(Object.values(known.get(2)?.priceBefore ?? {})).toEqual([null, null, null, null, null, null]);
    expect(known.get(2)?.volume24hBefore).toBeNull();
  });

  test("uses history that is saved after the metrics", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveMetrics([metrics(1)]);
    expect((await store.snapshot()).metrics.get(1)?.priceBefore["24h"]).toBeNull();
    await writer.saveQuotes(1, [quote(NOON - DAY, 9)]);
    expect((await store.snapshot()).metrics.get(1)?.priceBefore["24h"]).toBe(9);
  });

  test("has the newest rate of each fiat currency", async ({ store, writer }) => {
    await writer.saveRates(2790, [{ time: NOON, usd: 1.25 }]);
    await writer.saveRates(2790, [{ time: MIDNIGHT, usd: 1.5 }]);
    const { rates } = await store.snapshot();
    expect(rates.get(2790)).toEqual({ fiatId: 2790, usd: 1.25, lastUpdated: NOON });
  });
}
