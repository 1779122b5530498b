import { expect } from "vitest";
import { asset, bar, figures, MIDNIGHT, NOON, point } from "./fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: NOON } as const;

export function writerTests(test: StoreTest): void {
  test("leaves the same after the same call twice", async ({ store, writer }) => {
    for (const _ of [1, 2]) {
      await writer.saveCatalogue({ assets: [asset(1)] });
      await writer.saveBars(1, "daily", [bar(MIDNIGHT, 5)]);
      await writer.savePoints(1, [point(NOON, 5)]);
      await writer.saveFigures([figures(1)]);
    }
    const { assets, figures: known } = await store.snapshot();
    expect([assets.size, known.size]).toEqual([1, 1]);
    expect(await store.bars(query)).toEqual([bar(MIDNIGHT, 5)]);
  });

  test("saves a transaction as one whole, and not before its end", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.transaction(async (batch) => {
      await batch.saveFigures([figures(1)]);
      await batch.transaction((inner) => inner.saveBars(1, "daily", [bar(MIDNIGHT, 5)]));
      expect((await store.snapshot()).figures.size).toBe(0);
      expect(await store.bars(query)).toEqual([]);
    });
    expect((await store.snapshot()).figures.size).toBe(1);
    expect(await store.bars(query)).toEqual([bar(MIDNIGHT, 5)]);
  });

  test("saves nothing of a transaction that fails", async ({ store, writer }) => {
    const failing = writer.transaction(async (batch) => {
      await batch.saveCatalogue({ assets: [asset(1)] });
      throw new Error("no more");
    });
    await expect(failing).rejects.toThrow("no more");
    expect((await store.snapshot()).assets.size).toBe(0);
  });
}
