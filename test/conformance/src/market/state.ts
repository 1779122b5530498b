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
  quote,
} from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

export function stateTests(test: StoreTest): void {
  test("has no origin, keys, entries or history at first", async ({ state }) => {
    expect(await state.origin()).toBeUndefined();
    expect(await state.sourceKeys()).toEqual([]);
    expect(Object.values(await state.catalogue()).flat()).toEqual([]);
    expect((await state.historyEnds([1])).get(1)).toEqual({
      first: undefined,
      newestQuote: undefined,
      newestCandle: { daily: undefined, hourly: undefined },
      metrics: undefined,
    });
  });

  test("keeps the origin of an import, which replaces the sample origin", async ({
    state,
    store,
    writer,
  }) => {
    await writer.markOrigin("sample");
    expect((await store.snapshot()).origin).toBe("sample");
    await writer.markOrigin("import");
    await writer.markOrigin("sample");
    expect(await state.origin()).toBe("import");
    expect((await store.snapshot()).origin).toBe("import");
  });

  test("sets the origin in the transaction of the rows, and not after a failure", async ({
    state,
    store,
    writer,
  }) => {
    await writer.markOrigin("sample");
    const work = (error?: Error) =>
      writer.transaction(async (batch) => {
        await batch.markOrigin("import");
        await batch.saveCatalogue({ assets: [asset(1)] });
        await batch.saveQuotes(1, [quote(NOON, 2)]);
        if (error !== undefined) throw error;
      });
    await expect(work(new Error("no more"))).rejects.toThrow("no more");
    expect(await store.snapshot()).toMatchObject({ origin: "sample", assets: new Map() });
    await work();
    expect(await store.snapshot()).toMatchObject({ origin: "import", assets: new Map([[1, asset(1)]]) });
    expect(await state.staleSeries()).toMatchObject({ span: { from: NOON, to: NOON } });
  });

  test("returns the catalogue as saved", async ({ state, writer }) => {
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

  test("returns the last id of each source key", async ({ state, writer }) => {
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

  test("returns the first and last times of histories", async ({ state, writer }) => {
    await writer.saveQuotes(1, [quote(NOON, 2), quote(NOON - HOUR, 1)]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 3), candle(MIDNIGHT - 2 * DAY, 4)]);
    await writer.saveCandles(1, "hourly", [hour(NOON, 5)]);
    await writer.saveMetrics([metrics(1), metrics(2)]);
    await writer.saveQuotes(3, [quote(NOON, 6)]);
    const ends = await state.historyEnds([1, 2, 3]);
    expect(ends.get(1)).toEqual({
      first: MIDNIGHT - 2 * DAY,
      newestQuote: quote(NOON, 2),
      newestCandle: { daily: candle(MIDNIGHT - DAY, 3), hourly: hour(NOON, 5) },
      metrics: metrics(1),
    });
    const none = { daily: undefined, hourly: undefined };
    const nothing = { first: undefined, newestQuote: undefined, newestCandle: none, metrics: undefined };
    expect(ends.get(2)).toEqual({ ...nothing, metrics: metrics(2) });
    expect(ends.get(3)).toEqual({ ...nothing, first: NOON, newestQuote: quote(NOON, 6) });
  });

  test("counts pairs at the end of a day in the sample market", async ({ store, writer }) => {
    await writer.markOrigin("sample");
    await writer.saveCatalogue({
      assets: [asset(1), asset(2)],
      exchanges: [exchange(7), exchange(8, { status: "inactive" })],
      pairs: [pair(1, 1, 9), { ...pair(2, 1, 9), exchangeId: 8 }],
    });
    for (const id of [1, 2]) await writer.saveCandles(id, "daily", [candle(MIDNIGHT - DAY, id)]);
    const ends = await store.dayEnd(MIDNIGHT - DAY, [1, 2], DAY);
    expect(new Map(ends.map(({ assetId, numMarketPairs }) => [assetId, numMarketPairs]))).toEqual(
      new Map([
        [1, 1],
        [2, 0],
      ]),
    );
  });

  test("marks derived series as stale for the times of saved history", async ({ state, writer }) => {
    expect(await state.staleSeries()).toBeUndefined();
    await writer.saveCatalogue({ assets: [asset(1)] });
    expect(await state.staleSeries()).toMatchObject({ span: undefined, isPartial: false });
    await writer.saveQuotes(1, [quote(NOON, 2), quote(NOON - HOUR, 1)]);
    expect(await state.staleSeries()).toMatchObject({ span: { from: NOON - HOUR, to: NOON } });
    await writer.transaction(async (batch) => {
      await batch.saveMetrics([metrics(1, { lastUpdated: NOON + DAY })]);
      await batch.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 3)]);
      await batch.saveQuotes(1, []);
    });
    expect(await state.staleSeries()).toMatchObject({ span: { from: MIDNIGHT - DAY, to: NOON + DAY } });
    const early = { from: MIDNIGHT - 9 * DAY, to: MIDNIGHT - 8 * DAY };
    await writer.markStale({ span: early });
    expect(await state.staleSeries()).toMatchObject({ span: { from: early.from, to: NOON + DAY } });
  });

  test("does not mark series after a failed transaction", async ({ state, writer }) => {
    const failing = writer.transaction(async (batch) => {
      await batch.saveQuotes(1, [quote(NOON, 2)]);
      throw new Error("no more");
    });
    await expect(failing).rejects.toThrow("no more");
    expect(await state.staleSeries()).toBeUndefined();
  });

  test("shows whether the last import has ended", async ({ state, writer }) => {
    await writer.transaction(async (batch) => {
      await batch.markStale({ isPartial: true });
      await batch.saveQuotes(1, [quote(NOON, 2)]);
    });
    await writer.saveQuotes(1, [quote(NOON + HOUR, 2)]);
    expect(await state.staleSeries()).toMatchObject({
      span: { from: NOON, to: NOON + HOUR },
      isPartial: true,
    });
    await writer.markStale({ isPartial: false });
    expect(await state.staleSeries()).toMatchObject({
      span: { from: NOON, to: NOON + HOUR },
      isPartial: false,
    });
  });

  test("marks derived series as recorded unless they are stale again", async ({ state, writer }) => {
    const getVersion = async () => (await state.staleSeries())?.version ?? Number.NaN;
    await writer.saveQuotes(1, [quote(NOON, 2)]);
    const first = await getVersion();
    await writer.saveQuotes(1, [quote(NOON, 2)]);
    await writer.markRecorded(first);
    expect(await state.staleSeries()).toMatchObject({ span: { from: NOON, to: NOON } });
    const second = await getVersion();
    await writer.transaction(async (batch) => {
      await batch.saveSeries({ name: "market", id: 0 }, [{ time: NOON, values: {} }]);
      await batch.markRecorded(second);
    });
    expect(await state.staleSeries()).toBeUndefined();
    await writer.saveQuotes(1, [quote(NOON, 2)]);
    await writer.markRecorded(second);
    expect(await state.staleSeries()).toBeDefined();
  });

  test("never marks the series of the sample market as stale", async ({ state, writer }) => {
    await writer.markOrigin("sample");
    await writer.saveQuotes(1, [quote(NOON, 2)]);
    await writer.markStale({ span: { from: MIDNIGHT, to: NOON } });
    expect(await state.staleSeries()).toBeUndefined();
  });
}
