import type { OhlcvHistorical, OhlcvLatest, PricePerformance } from "@market-data/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { MAX_READ_RECORDS } from "../../src/budget/point-budget.ts";
import type { Candle, CandlePeriod, StoredQuote } from "../../src/store/history.ts";
import { ask } from "../market.ts";
import { candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, makePast, NOON, type PastCoin, quote } from "../past.ts";

const HISTORICAL = "cryptocurrencyOhlcvHistoricalV2";

type Coin = Omit<PastCoin, "id">;

/** A market of one coin, whose asset states the start and end of its history, as after an import. */
function makeMarket({ days = [], hours = [], quotes = [], ...rest }: Coin): Promise<MemoryStore> {
  const times = [...[...days, ...hours].flatMap((each) => [each.timeOpen, each.lastUpdated])];
  times.push(...quotes.map(({ time }) => time));
  const ends = { firstHistoricalData: Math.min(...times), lastHistoricalData: Math.max(...times) };
  return makePast([{ id: 1, facts: ends, metrics: null, days, hours, quotes, ...rest }]);
}

async function readPeriods(market: MemoryStore, query: string) {
  const { data } = await ask(HISTORICAL, `id=1&${query}`, market);
  return "quotes" in data ? (data as OhlcvHistorical).quotes : [];
}

/** The values of each period in a response, as an array. */
async function readRows(market: MemoryStore, query: string) {
  return (await readPeriods(market, query)).map(({ time_open, time_high, time_low, quote, is_derived }) => {
    const { open, high, low, close, volume, market_cap } = quote["USD"] ?? {};
    return [
      time_open.slice(0, 16),
      open,
      high,
      low,
      close,
      volume,
      market_cap,
      time_high,
      time_low,
      is_derived,
    ];
  });
}

/** Quotes every five minutes up to noon. Prices count up from 1. */
const fiveMinutes = (count: number) =>
  Array.from({ length: count }, (_, index) => quote(NOON - (count - 1 - index) * 5 * MINUTE, 1 + index));

describe("quotes without candles", async () => {
  const quotes = fiveMinutes(600);
  const market = await makeMarket({ quotes });

  test("become daily candles", async () => {
    // The last of 600 quotes is at noon, number 145 of its day.
    expect(await readRows(market, "count=10")).toMatchObject([
      [
        "2026-01-13T00:00",
        1,
        167,
        1,
        167,
        null,
        null,
        "2026-01-13T23:55:00.000Z",
        "2026-01-13T10:05:00.000Z",
        true,
      ],
      [
        "2026-01-14T00:00",
        168,
        455,
        168,
        455,
        null,
        null,
        "2026-01-14T23:55:00.000Z",
        "2026-01-14T00:00:00.000Z",
        true,
      ],
      [
        "2026-01-15T00:00",
        456,
        600,
        456,
        600,
        null,
        null,
        "2026-01-15T12:00:00.000Z",
        "2026-01-15T00:00:00.000Z",
        true,
      ],
    ]);
  });

  test("become hourly candles", async () => {
    const hours = await readRows(market, "time_period=hourly&count=3");
    expect(hours.map((row) => row.slice(0, 5))).toEqual([
      ["2026-01-15T10:00", 576, 587, 576, 587],
      ["2026-01-15T11:00", 588, 599, 588, 599],
    ]);
    expect(await readRows(market, "time_period=hourly&count=100")).toHaveLength(50);
  });

  test("become today's candle and yesterday's prices", async () => {
    const priced = await makeMarket({ quotes, metrics: { price: 600, lastUpdated: NOON } });
    const { data } = await ask("cryptocurrencyOhlcvLatestV2", "id=1", priced);
    expect((data as Record<string, OhlcvLatest>)["1"]).toMatchObject({
      is_derived: true,
      last_updated: "2026-01-15T12:00:00.000Z",
      time_close: "2026-01-15T23:59:59.999Z",
      quote: { USD: { open: 456, high: 600, low: 456, close: 600, volume: null } },
    });
    const performance = await ask(
      "cryptocurrencyPricePerformanceStatsLatestV2",
      "id=1&time_period=yesterday",
      priced,
    );
    expect((performance.data as Record<string, PricePerformance>)["1"]?.periods["yesterday"]).toMatchObject({
      quote: { USD: { open: 168, high: 455, low: 168, close: 455 } },
    });
  });
});

describe("a derived period", () => {
  const day = MIDNIGHT - 5 * DAY;
  const last = { marketCap: 70, circulatingSupply: 7, totalSupply: 9 };

  test.each<[what: string, coin: Coin, expected: readonly unknown[]]>([
    ["with one price is no candle", { quotes: [quote(day - 1, 4), quote(day + HOUR, 5)] }, []],
    [
      "ends with the market cap of its last quote",
      {
        quotes: [
          { ...quote(day, 5), marketCap: 1 },
          { ...quote(day + DAY - 1, 4), ...last, volume24h: 3 },
        ],
      },
      [["2026-01-10T00:00", 5, 5, 4, 4, null, 70]],
    ],
    [
      "does not open with the last price before it",
      { quotes: [quote(day - MINUTE, 99), quote(day + MINUTE, 5), quote(day + HOUR, 6)] },
      [["2026-01-10T00:00", 5, 6, 5, 6, null, null]],
    ],
    [
      "with an imported candle has that one",
      { days: [candle(day, 50, { volume: 8 })], quotes: [quote(day, 4), quote(day + HOUR, 5)] },
      [["2026-01-10T00:00", 50, 51, 49, 50, 8, null]],
    ],
    [
      "of hours has their extremes, and their volume where all are known",
      {
        hours: Array.from({ length: 24 }, (_, index) => hour(day + index * HOUR, 10 + index, { volume: 2 })),
      },
      [["2026-01-10T00:00", 10, 34, 9, 33, 48, null]],
    ],
    [
      "of some hours and quotes has no volume, and quotes within an hour do not count",
      {
        hours: [hour(day + 2 * HOUR, 10, { volume: 2 })],
        quotes: [quote(day + HOUR, 7), quote(day + 2 * HOUR + MINUTE, 999), quote(day + 4 * HOUR, 8)],
      },
      [["2026-01-10T00:00", 7, 11, 7, 8, null, null]],
    ],
    [
      "goes on with quotes where an hour ends",
      { hours: [hour(day, 10, { lastUpdated: day + MINUTE })], quotes: [quote(day + 2 * MINUTE, 20)] },
      [["2026-01-10T00:00", 10, 20, 9, 20, null, null]],
    ],
  ])("%s", async (_, coin, expected) => {
    const rows = await readRows(await makeMarket(coin), "time_start=2026-01-09&time_end=2026-01-10");
    expect(rows.map((row) => row.slice(0, 7))).toEqual(expected);
    const isImported = (coin.days ?? []).length > 0;
    for (const row of rows) expect(row.at(-1)).toBe(isImported ? undefined : true);
  });
});

test("counts the quotes behind derived candles against the read limit", async () => {
  const minutes = Array.from({ length: 40_000 }, (_, index) =>
    quote(NOON - (40_000 - index) * MINUTE, 1 + index),
  );
  const market = await makeMarket({ quotes: minutes });
  const names = Array.from({ length: 26 }, (_, index) => index + 1);
  const facts = { firstHistoricalData: minutes[0]?.time ?? 0, lastHistoricalData: NOON };
  const many = await makePast(names.map((id) => ({ id, facts, metrics: null, quotes: minutes })));
  expect(26 * 40_000).toBeGreaterThan(MAX_READ_RECORDS);
  expect(await readPeriods(market, "count=60")).toHaveLength(29);
  await expect(ask(HISTORICAL, `id=${names}&count=60`, many)).rejects.toThrow("more than 1000000 records");
});

/** The candle of a period, computed from all rows in order. */
function expectCandle(
  { timeOpen, length }: { timeOpen: number; length: number },
  candles: readonly Candle[],
  hours: readonly Candle[],
  quotes: readonly StoredQuote[],
): unknown {
  const isWithin = (time: number) => time >= timeOpen && time < timeOpen + length;
  const imported = candles.find((each) => each.timeOpen === timeOpen);
  if (imported !== undefined) return [timeOpen, imported.open, imported.high, imported.low, imported.close];
  const own = length === DAY ? hours.filter((each) => isWithin(each.timeOpen)) : [];
  const prices: { time: number; usd: number }[] = [];
  for (const { timeOpen: opened, open, high, low, close, lastUpdated } of own) {
    prices.push({ time: opened, usd: open }, { time: lastUpdated, usd: close });
    prices.push({ time: opened + 0.1, usd: high }, { time: opened + 0.2, usd: low });
  }
  for (const { time, price } of quotes) {
    const isCovered = own.some((each) => each.timeOpen <= time && time <= each.lastUpdated);
    if (isWithin(time) && !isCovered) prices.push({ time, usd: price });
  }
  if (prices.length < 2) return undefined;
  prices.sort((one, other) => one.time - other.time);
  const values = prices.map(({ usd }) => usd);
  return [timeOpen, values[0], Math.max(...values), Math.min(...values), values.at(-1)];
}

test("combines imported candles with derived candles in all other periods", async () => {
  const first = MIDNIGHT - 3 * DAY;
  const minute = fc.integer({ min: 0, max: 4 * 24 * 60 - 1 });
  const price = fc.integer({ min: 1, max: 99 });
  const commit = fc.record({
    quotes: fc.array(fc.tuple(minute, price), { maxLength: 30 }),
    hours: fc.array(fc.tuple(fc.integer({ min: 0, max: 71 }), price), { maxLength: 5 }),
    days: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), price), { maxLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(commit, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<CandlePeriod>("daily", "hourly"),
      fc.option(minute.map((at) => Math.min(first + at * MINUTE, NOON))),
      async (commits, period, newest) => {
        const facts = { firstHistoricalData: first, lastHistoricalData: NOON };
        const metrics = newest === null ? null : { price: 50, lastUpdated: newest };
        const market = await makePast([{ id: 1, facts, metrics }]);
        const [quotes, hours, days] = [
          new Map<number, StoredQuote>(),
          new Map<number, Candle>(),
          new Map<number, Candle>(),
        ];
        for (const one of commits) {
          const newQuotes = one.quotes.map(([at, usd]) => quote(first + at * MINUTE, usd));
          const [newHours, newDays] = [
            one.hours.map(([at, usd]) => hour(first + at * HOUR, usd + 1)),
            one.days.map(([at, usd]) => candle(first + at * DAY, usd + 1)),
          ];
          await market.saveQuotes(1, newQuotes);
          await market.saveCandles(1, "hourly", newHours);
          await market.saveCandles(1, "daily", newDays);
          for (const each of newQuotes) quotes.set(each.time, each);
          for (const each of newHours) hours.set(each.timeOpen, each);
          for (const each of newDays) days.set(each.timeOpen, each);
        }
        const length = period === "daily" ? DAY : HOUR;
        const imported = [...(period === "daily" ? days : hours).values()];
        if (newest !== null && !quotes.has(newest)) quotes.set(newest, quote(newest, 50));
        const known = [...quotes.values()].filter(({ time }) => time <= NOON);
        const expected: unknown[] = [];
        for (let timeOpen = first; timeOpen <= NOON; timeOpen += length) {
          const row = expectCandle({ timeOpen, length }, imported, [...hours.values()], known);
          if (row !== undefined) expected.push(row);
        }
        const rows = await readPeriods(market, `time_period=${period}&count=100`);
        expect(
          rows.map(({ time_open, quote: { USD } }) => [
            Date.parse(time_open),
            USD?.open,
            USD?.high,
            USD?.low,
            USD?.close,
          ]),
        ).toEqual(expected);
      },
    ),
    { numRuns: 150 },
  );
});
