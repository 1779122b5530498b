import type { DexCandle } from "@market-data/market";
import { expect } from "vitest";
import { DAY, HOUR, MIDNIGHT, MINUTE, NOON, trade } from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

function dexCandle(timeOpen: number, close: number): DexCandle {
  return { timeOpen, open: 3, high: 9, low: 1, close, volume: null, lastUpdated: timeOpen + HOUR };
}

export function dexTests(test: StoreTest): void {
  test("returns the newest trades of a pair on a network once, with the higher hash first", async ({
    store,
    writer,
  }) => {
    const [old, same, young] = [trade("0x1", NOON), trade("0x2", NOON), trade("0x3", NOON + MINUTE)];
    await writer.saveDexTrades("0xpool", 1, [same, old]);
    await writer.saveDexTrades("0xpool", 1, [young, old]);
    await writer.saveDexTrades("0xpool", 16, [trade("0x4", NOON + HOUR)]);
    expect(await store.dexTrades("0xpool", 1, 10)).toEqual([young, same, old]);
    expect(await store.dexTrades("0xpool", 1, 1)).toEqual([young]);
    expect(await store.dexTrades("0xother", 1, 1)).toEqual([]);
  });

  test("returns the newest versions of a pair's candles, oldest first", async ({ store, writer }) => {
    await writer.saveDexCandles("0xpool", 1, "daily", [dexCandle(MIDNIGHT, 5), dexCandle(MIDNIGHT - DAY, 4)]);
    await writer.saveDexCandles("0xpool", 1, "daily", [dexCandle(MIDNIGHT, 6)]);
    await writer.saveDexCandles("0xpool", 1, "hourly", [dexCandle(MIDNIGHT, 7)]);
    const [before, today] = [dexCandle(MIDNIGHT - DAY, 4), dexCandle(MIDNIGHT, 6)];
    expect(await store.dexCandles("0xpool", 1, "daily", MIDNIGHT - DAY, NOON)).toEqual([before, today]);
    expect(await store.dexCandles("0xpool", 1, "daily", MIDNIGHT - DAY, MIDNIGHT)).toEqual([before]);
    expect(await store.dexCandles("0xpool", 1, "daily", 0, NOON, 1)).toEqual([today]);
    expect(await store.dexCandles("0xpool", 1, "daily", 0, NOON, 3)).toEqual([before, today]);
    expect(await store.dexCandles("0xpool", 16, "daily", 0, NOON)).toEqual([]);
  });
}
