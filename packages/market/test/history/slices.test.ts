import { parseQuery } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import { expect, test } from "vitest";
import { readRecords, readTimes } from "../../src/history/slices.ts";
import { marketOperations } from "../../src/market-operations.ts";
import { makeSnapshot, makeStore, NOON } from "../market.ts";

test("reads a thousand times at once", async () => {
  const times = Array.from({ length: 2500 }, (_, index) => index);
  const asked: number[] = [];
  const read = async (some: readonly number[]) => {
    asked.push(some.length);
    return some.map((time) => time * 2);
  };
  expect(await readTimes(times, new Task(), read)).toEqual(times.map((time) => time * 2));
  expect(asked).toEqual([1000, 1000, 500]);
});

test.each([0, 1, 1000, 2001])("reads %i records a thousand at a time, without duplicates", async (length) => {
  const records = Array.from({ length }, (_, index) => ({ timeOpen: index * 3 }));
  const read = async (from: number, to: number, newest: number) =>
    records.filter(({ timeOpen }) => timeOpen >= from && timeOpen < to).slice(-newest);
  const slices: (typeof records)[] = [];
  for await (const slice of readRecords(0, length * 3, new Task(), read)) slices.unshift([...slice]);
  expect(slices.flat()).toEqual(records);
  expect(Math.max(...slices.map((slice) => slice.length))).toBeLessThanOrEqual(1000);
});

test.each([
  ["cryptocurrencyQuotesHistoricalV3", "count=10000"],
  ["cryptocurrencyOhlcvHistoricalV2", "count=10000"],
  ["cryptocurrencyOhlcvLatestV2", ""],
  ["cryptocurrencyPricePerformanceStatsLatestV2", "time_period=365d"],
] as const)("%s stops reading after an abort", async (id, query) => {
  const controller = new AbortController();
  let reads = 0;
  const leave = () => {
    reads += 1;
    controller.abort();
  };
  const snapshot = makeSnapshot(Array.from({ length: 100 }, (_, index) => [index + 1]));
  const store = makeStore(snapshot, {
    candles: async () => {
      leave();
      return [];
    },
    closestQuotes: async (_, times) => {
      leave();
      return times.map(() => null);
    },
  });
  const ids = [...snapshot.assets.keys()].slice(0, 10);
  const parsed = parseQuery(id, `id=${ids}&${query}`);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const context = { store, now: NOON, given: parsed.given, signal: controller.signal };
  const handled = marketOperations[id].handle(parsed.parameters as never, context);
  await expect(handled).rejects.toThrow(controller.signal.reason);
  expect(reads).toBeLessThanOrEqual(4);
});
