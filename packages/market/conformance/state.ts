import { expect } from "vitest";
import {
  asset,
  candle,
  DAY,
  exchange,
  HOUR,
  hour,
  MIDNIGHT,
  metrics,
  NOON,
  pair,
  point,
} from "./fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

export function stateTests(test: StoreTest): void {
  test("has no origin, keys, entries or history at first", async ({ state }) => {
    expect(await state.origin()).toBeUndefined();
    expect(await state.newestUpdate()).toBeUndefined();
    expect(await state.sourceKeys()).toEqual([]);
    expect(Object.values(await state.catalogue()).flat()).toEqual([]);
    expect((await state.historyEnds([1])).get(1)).toEqual({
      first: undefined,
      newestPoint: undefined,
      newestCandle: { daily: undefined, hourly: undefined },
      metrics: undefined,
    });
  });

  test("keeps the first mark of where its data comes from", async ({ state, writer }) => {
    expect(await writer.markOrigin("import")).toBe("import");
    expect(await writer.markOrigin("sample")).toBe("import");
    expect(await state.origin()).toBe("import");
  });

  test("knows when the newest metrics were updated", async ({ state, writer }) => {
    await writer.saveMetrics([metrics(1, { lastUpdated: NOON }), metrics(2, { lastUpdated: NOON - DAY })]);
    expect(await state.newestUpdate()).toBe(NOON);
  });

  test("has the catalogue as it was saved", async ({ state, writer }) => {
    const trends = {
      searched: { "24h": [1], "7d": [], "30d": [] },
      visited: { "24h": [], "7d": [2], "30d": [] },
    };
    await writer.saveCatalogue({ assets: [asset(1), asset(2)], pairs: [pair(1, 1, 2)], trends });
    await writer.saveCatalogue({ assets: [asset(2, { name: "New", maxSupply: 0.1 })] });
    const catalogue = await state.catalogue();
    expect(catalogue.assets?.toSorted((a, b) => a.id - b.id)).toEqual([
      asset(1),
      asset(2, { name: "New", maxSupply: 0.1 }),
    ]);
    expect([catalogue.pairs, catalogue.trends]).toEqual([[pair(1, 1, 2)], trends]);
    expect(catalogue.fiats ?? []).toEqual([]);
  });

  test("has the ids of source keys, the last one of each", async ({ state, writer }) => {
    const key = { kind: "asset", source: "a", key: "btc", id: 1 };
    const others = [
      { ...key, kind: "pair", id: 2 },
      { ...key, source: "b", id: 1 },
      { ...key, key: "a\nbtc", id: 3 },
    ];
    await writer.saveSourceKeys([{ ...key, id: 9 }, ...others]);
    await writer.transaction((batch) => batch.saveSourceKeys([key]));
    const keys = await state.sourceKeys();
    expect(keys).toHaveLength(4);
    expect(keys).toEqual(expect.arrayContaining([key, ...others]));
  });

  test("knows where histories begin and end", async ({ state, writer }) => {
    await writer.saveQuotes(1, [point(NOON, 2), point(NOON - HOUR, 1)]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 3), candle(MIDNIGHT - 2 * DAY, 4)]);
    await writer.saveCandles(1, "hourly", [hour(NOON, 5)]);
    await writer.saveMetrics([metrics(1), metrics(2)]);
    await writer.saveQuotes(3, [point(NOON, 6)]);
    const ends = await state.historyEnds([1, 2, 3]);
    expect(ends.get(1)).toEqual({
      first: MIDNIGHT - 2 * DAY,
      newestPoint: point(NOON, 2),
      newestCandle: { daily: candle(MIDNIGHT - DAY, 3), hourly: hour(NOON, 5) },
      metrics: metrics(1),
    });
    const none = { daily: undefined, hourly: undefined };
    const nothing = { first: undefined, newestPoint: undefined, newestCandle: none, metrics: undefined };
    expect(ends.get(2)).toEqual({ ...nothing, metrics: metrics(2) });
    expect(ends.get(3)).toEqual({ ...nothing, first: NOON, newestPoint: point(NOON, 6) });
  });

  test("counts the pairs of a day's end in the sample market, which has them all", async ({
    store,
    writer,
  }) => {
    await writer.markOrigin("sample");
    await writer.saveCatalogue({
      assets: [asset(1), asset(2)],
      exchanges: [exchange(7), exchange(8, { status: "inactive" })],
      pairs: [pair(1, 1, 9), { ...pair(2, 1, 9), exchangeId: 8 }],
    });
    for (const id of [1, 2]) await writer.saveCandles(id, "daily", [candle(MIDNIGHT - DAY, id)]);
    const ends = await store.dayEnd(MIDNIGHT - DAY);
    expect(new Map(ends.map(({ assetId, numMarketPairs }) => [assetId, numMarketPairs]))).toEqual(
      new Map([
        [1, 1],
        [2, 0],
      ]),
    );
  });
}
