import { CANDLE_LENGTH, fromHistory } from "@market-data/market/store";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { withRows } from "../../src/import/derived.ts";

const unknown = { marketCap: null, circulatingSupply: null, totalSupply: null };
const index = fc.integer({ min: 0, max: 5 });
const price = fc.integer({ min: 1, max: 9 });
const quotes = fc.array(
  fc.tuple(index, price).map(([at, value]) => ({ time: at, price: value, volume24h: null, ...unknown })),
  { maxLength: 6 },
);
const candles = (period: "daily" | "hourly") =>
  fc.array(
    fc.tuple(index, price).map(([at, value]) => ({
      timeOpen: at * CANDLE_LENGTH[period],
      open: value,
      high: value,
      low: value,
      close: value,
      timeHigh: null,
      timeLow: null,
      volume: null,
      ...unknown,
      lastUpdated: (at + 1) * CANDLE_LENGTH[period] - 1,
    })),
    { maxLength: 6 },
  );
const rows = fc.record({ quotes, daily: candles("daily"), hourly: candles("hourly") });

test("the predicted end of a history equals its end after storing the rows", async () => {
  await fc.assert(
    fc.asyncProperty(rows, rows, async (stored, added) => {
      const store = new MemoryStore();
      const save = async ({ quotes, daily, hourly }: typeof stored): Promise<void> => {
        await store.saveQuotes(1, quotes);
        await store.saveCandles(1, "daily", daily);
        await store.saveCandles(1, "hourly", hourly);
      };
      const ends = async () => (await store.historyEnds([1])).get(1);
      await save(stored);
      const before = await ends();
      await save(added);
      const { quotes, daily, hourly } = added;
      expect(
        before && withRows(before, { quotes: quotes, candles: { daily, hourly }, metrics: undefined }),
      ).toEqual(await ends());
    }),
  );
});

const DAY = CANDLE_LENGTH.daily;
const known = { marketCap: 1000, circulatingSupply: 100, totalSupply: 120 };
const day = (at: number) => ({
  timeOpen: at,
  open: 10,
  high: 10,
  low: 10,
  close: 10,
  timeHigh: null,
  timeLow: null,
  volume: 7,
  ...unknown,
  lastUpdated: at + DAY - 1,
});
const quote = (at: number) => ({ time: at, price: 10, volume24h: null, ...known });

test.each([
  { what: "a quote at the candle's end", pointAt: DAY - 1, supply: 100 },
  { what: "a quote of the day before", pointAt: 0, supply: 100 },
  { what: "an older quote", pointAt: -1, supply: null },
])("newest metrics have the volume of a day's candle, and the supply of $what", ({ pointAt, supply }) => {
  const found = fromHistory(1, {
    first: 0,
    newestQuote: quote(pointAt),
    newestCandle: { daily: day(0), hourly: undefined },
    metrics: undefined,
  });
  expect(found?.metrics).toMatchObject({ price: 10, volume24h: 7, circulatingSupply: supply });
});
