import { expect } from "vitest";
import { asset, candle, MIDNIGHT, metrics, NOON, quote } from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: NOON } as const;

export function writerTests(test: StoreTest): void {
  test("is idempotent", async ({ store, writer }) => {
    for (const _ of [1, 2]) {
      await writer.saveCatalogue({ assets: [asset(1)] });
      await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 5)]);
      await writer.saveQuotes(1, [quote(NOON, 5)]);
      await writer.saveMetrics([metrics(1)]);
    }
    const { assets, metrics: known } = await store.snapshot();
    expect([assets.size, known.size]).toEqual([1, 1]);
    expect(await store.candles(query)).toEqual([candle(MIDNIGHT, 5)]);
  });

  test("saves a transaction atomically at its end", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.transaction(async (batch) => {
      await batch.saveMetrics([metrics(1)]);
      await batch.transaction((inner) => inner.saveCandles(1, "daily", [candle(MIDNIGHT, 5)]));
      expect((await store.snapshot()).metrics.size).toBe(0);
      expect(await store.candles(query)).toEqual([]);
    });
    expect((await store.snapshot()).metrics.size).toBe(1);
    expect(await store.candles(query)).toEqual([candle(MIDNIGHT, 5)]);
  });

  test("saves no part of a failed transaction", async ({ store, writer }) => {
    const failing = writer.transaction(async (batch) => {
      await batch.saveCatalogue({ assets: [asset(1)] });
      throw new Error("no more");
    });
    await expect(failing).rejects.toThrow("no more");
    expect((await store.snapshot()).assets.size).toBe(0);
  });
}
