import type { OhlcvHistorical, OhlcvLatest } from "@market-data/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_READ_RECORDS, PointBudget } from "../../src/budget/point-budget.ts";
import { ask } from "../market.ts";
import {
  candle,
  DAY,
  daysUpToToday,
  HOUR,
  hour,
  MIDNIGHT,
  makePast,
  NOON,
  type PastCoin,
  quote,
} from "../past.ts";

const V1 = "cryptocurrencyOhlcvHistoricalV1";
const V2 = "cryptocurrencyOhlcvHistoricalV2";

type Quotes = { time_open: string; quote: Record<string, Record<string, unknown>> }[];

/** The periods of a response with one record. */
function getQuotes({ data }: { data: unknown }): Quotes {
  return (data as { quotes: Quotes }).quotes;
}
const getDates = (response: { data: unknown }) =>
  getQuotes(response).map(({ time_open }) => time_open.slice(0, 10));

const store = await makePast(
  [
    { id: 1, facts: { name: "Bitcoin", symbol: "BTC", slug: "bitcoin" }, days: daysUpToToday(100) },
    {
      id: 2,
      facts: { symbol: "ETH", slug: "ethereum" },
      days: daysUpToToday(10, 10),
      metrics: { price: 20 },
    },
    { id: 3, facts: { symbol: "BAT", slug: "bat" }, days: daysUpToToday(3, 1) },
    { id: 4, facts: { symbol: "BAT", slug: "batcoin" }, days: daysUpToToday(3, 2) },
    { id: 5, facts: { symbol: "NEW", slug: "new" } },
  ],
  { "2026-01-01": 1.25, "2026-01-13T23:59:59.999Z": 1.25, "2026-01-14": 1.5 },
);

describe("OHLCV historical", () => {
  test("returns the record of a single id, with the unfinished current day last", async () => {
    const { data, count } = await ask(V2, "id=1&count=2", store);
    expect(data).toEqual({
      id: 1,
      name: "Bitcoin",
      symbol: "BTC",
      quotes: [
        {
          time_open: "2026-01-14T00:00:00.000Z",
          time_close: "2026-01-14T23:59:59.999Z",
          time_high: "2026-01-14T03:00:00.000Z",
          time_low: "2026-01-14T01:00:00.000Z",
          quote: {
            USD: {
              open: 198,
              high: 200,
              low: 196,
              close: 199,
              volume: 1098,
              market_cap: 1000098,
              timestamp: "2026-01-14T23:59:59.999Z",
            },
          },
        },
        expect.objectContaining({
          time_open: "2026-01-15T00:00:00.000Z",
          time_close: "2026-01-15T23:59:59.999Z",
          quote: { USD: expect.objectContaining({ close: 200, timestamp: "2026-01-15T11:59:00.000Z" }) },
        }),
      ],
    });
    expect(count).toBe(2);
  });

  test("returns the last ten days by default", async () => {
    expect(getDates(await ask(V2, "slug=bitcoin", store))).toHaveLength(10);
  });

  test("returns one day if the start is one interval earlier", async () => {
    const query = "id=1&time_start=2026-01-09&time_end=2026-01-10";
    expect(getDates(await ask(V2, query, store))).toEqual(["2026-01-10"]);
  });

  test("uses only the date of a time, in Unix seconds too", async () => {
    const [start, end] = ["2026-01-09T22:00Z", "2026-01-11T01:00Z"].map((text) => Date.parse(text) / 1000);
    const response = await ask(V2, `id=1&time_start=${start}&time_end=${end}`, store);
    expect(getDates(response)).toEqual(["2026-01-10", "2026-01-11"]);
  });

  test("samples the existing days monthly", async () => {
    const query = "id=1&interval=monthly&time_start=2025-09-01&time_end=2026-01-14";
    // History begins on 2025-10-08.
    expect(getDates(await ask(V2, query, store))).toEqual([
      "2025-10-08",
      "2025-11-01",
      "2025-12-01",
      "2026-01-01",
    ]);
  });

  test("treats a future end as the present", async () => {
    expect(getDates(await ask(V2, "id=1&time_end=2030-01-01&count=1", store))).toEqual(["2026-01-15"]);
  });

  test("returns a map with the requested keys, and an array under a symbol", async () => {
    const several = await ask(V2, "id=1,2&count=3", store);
    expect(Object.keys(several.data)).toEqual(["1", "2"]);
    expect(several.count).toBe(6);
    const { data } = await ask(V2, "symbol=bat&count=1", store);
    expect(data).toMatchObject({ bat: [{ id: 3 }, { id: 4 }] });
  });

  test("version 1 returns the highest-ranked asset of a symbol, unwrapped if it is the only value", async () => {
    expect((await ask(V1, "symbol=BAT&count=1", store)).data).toMatchObject({ id: 3 });
    expect((await ask(V1, "symbol=BAT,ETH&count=1", store)).data).toMatchObject({
      BAT: { id: 3 },
      ETH: { id: 2 },
    });
  });

  test("skips an asset without records in the period, or rejects it without skip_invalid", async () => {
    expect((await ask(V2, "id=1,5,77&count=1", store)).data).toEqual({ 1: expect.anything() });
    expect((await ask(V2, "id=5", store)).data).toEqual({});
    await expect(ask(V2, "id=1,5&skip_invalid=false", store)).rejects.toThrow('Invalid value for "id": "5".');
    const early = "id=2&skip_invalid=false&time_start=2025-10-01&time_end=2025-11-01";
    await expect(ask(V2, early, store)).rejects.toThrow('Invalid value for "id": "2".');
  });

  test("rejects a request above the maximum number of data points", () => {
    const budget = new PointBudget({ count: 10 }, 5);
    expect(budget.spend([1, 2, 3])).toEqual([1, 2, 3]);
    expect(budget.spend([4, 5])).toEqual([4, 5]);
    expect(() => budget.spend([6])).toThrow('this value for "count"');
    expect(() => new PointBudget({ count: 10, time_start: 0 }, 0).spend([1])).toThrow('"time_start"');
  });

  test("rejects a request whose points need too many records", () => {
    const budget = new PointBudget({ count: 10 });
    expect(budget.read({ length: MAX_READ_RECORDS })).toEqual({ length: MAX_READ_RECORDS });
    expect(() => budget.read([1])).toThrow('this value for "interval"');
  });

  test("counts the points of one asset under many names", async () => {
    const days = Array.from({ length: 8000 }, (_, index) => candle(MIDNIGHT - index * DAY, 1));
    const market = await makePast([{ id: 1, facts: { symbol: "ABCD" }, days, metrics: { price: 1 } }]);
    const names = Array.from({ length: 16 }, (_, mask) =>
      [..."abcd"].map((letter, index) => (mask & (1 << index) ? letter.toUpperCase() : letter)).join(""),
    );
    const query = (count: number) => `symbol=${names.slice(0, count)}&count=8000`;
    expect((await ask(V2, query(12), market)).count).toBe(96_000);
    await expect(ask(V2, query(13), market)).rejects.toThrow("more than 100000 data points");
  });

  test("returns no period for a short span, and keeps the asset valid", async () => {
    const query = "id=1&skip_invalid=false&time_start=2026-01-14&time_end=2026-01-14";
    expect((await ask(V2, query, store)).data).toMatchObject({ quotes: [] });
  });

  test.each([
    ["time_start=2026-01-12&time_end=2026-01-11", 'Invalid value for "time_start": "2026-01-12".'],
    ["time_start=2027-01-01", 'Invalid value for "time_start": "2027-01-01".'],
    ["time_start=1990-01-01", 'Invalid value for "time_start": "1990-01-01".'],
  ])("rejects %s, naming the parameter", async (query, message) => {
    await expect(ask(V2, `id=1&${query}`, store)).rejects.toThrow(message);
  });

  test("converts each period at the rate of its end, and the current period at its last price", async () => {
    const { data } = await ask(V2, "id=1&count=3&convert=EUR,USD", store);
    const closes = getQuotes({ data }).map(({ quote }) => [quote["EUR"]?.["close"], quote["USD"]?.["close"]]);
    expect(closes).toEqual([
      [158.4, 198],
      [199 / 1.5, 199].map((price) => Number(price.toPrecision(12))),
      [200 / 1.5, 200].map((price) => Number(price.toPrecision(12))),
    ]);
  });

  test("converts to a coin at the coin's price of that time", async () => {
    const { data } = await ask(V2, "id=1&convert_id=2&time_start=2026-01-12&time_end=2026-01-13", store);
    // 198 / 18 at the end of 2026-01-13.
    expect(getQuotes({ data })[0]?.quote).toMatchObject({ ETH: { close: 11 } });
  });

  test("rejects an unknown currency", async () => {
    await expect(ask(V2, "id=1&convert=XYZ", store)).rejects.toThrow('Invalid value for "convert": "XYZ".');
  });
});

describe("hourly OHLCV historical", async () => {
  const hours = Array.from({ length: 30 }, (_, index) =>
    hour(MIDNIGHT - 17 * HOUR + index * HOUR, 50 + index, { volume: 7 }),
  );
  const change = Date.UTC(2020, 8, 22);
  const old = [change - HOUR, change].map((time) => hour(time, 5, { volume: 7 }));
  const market = await makePast([
    { id: 1, days: [candle(change - DAY, 5, { volume: 9 })], hours: [...old, ...hours] },
  ]);
  const getOpens = async (query: string) =>
    getQuotes(await ask(V2, `id=1&time_period=hourly&${query}`, market)).map(({ time_open }) =>
      time_open.slice(0, 13),
    );

  test("returns every hour if interval is not sent", async () => {
    expect(await getOpens("count=3")).toEqual(["2026-01-15T10", "2026-01-15T11", "2026-01-15T12"]);
  });

  test("returns the first hour of each day for a sent daily interval", async () => {
    expect(await getOpens("interval=daily&count=2")).toEqual(["2026-01-14T07", "2026-01-15T00"]);
  });

  test("ends with the current hour", async () => {
    const response = await ask(V2, "id=1&time_period=hourly&count=1", market, NOON + 30 * 60_000);
    expect(getQuotes(response)).toMatchObject([
      { time_open: "2026-01-15T12:00:00.000Z", time_close: "2026-01-15T12:59:59.999Z", time_high: null },
    ]);
  });

  test("7: has no hourly volume before 2020-09-22, but daily volume", async () => {
    const query = "id=1&time_start=2020-09-20T00:00:00Z&time_end=2020-09-22T00:00:00Z";
    const volumes = (response: { data: unknown }) =>
      getQuotes(response).map(({ quote }) => quote["USD"]?.["volume"]);
    expect(volumes(await ask(V2, `${query}&time_period=hourly`, market))).toEqual([null, 7]);
    expect(volumes(await ask(V2, query, market))).toEqual([9]);
  });
});

describe("OHLCV latest", () => {
  test("returns the current UTC day: a record by id, an array by symbol", async () => {
    const { data, count } = await ask("cryptocurrencyOhlcvLatestV2", "id=1&symbol=BAT&convert=EUR", store);
    expect(data).toMatchObject({
      1: {
        id: 1,
        last_updated: "2026-01-15T11:59:00.000Z",
        time_open: "2026-01-15T00:00:00.000Z",
        time_close: "2026-01-15T23:59:59.999Z",
        time_high: "2026-01-15T03:00:00.000Z",
        quote: { EUR: { high: 134, volume: 732.666666667, last_updated: "2026-01-15T11:59:00.000Z" } },
      },
      BAT: [{ id: 3 }, { id: 4 }],
    });
    expect(count).toBe(3);
  });

  test("version 1 returns one record under a symbol", async () => {
    const { data } = await ask("cryptocurrencyOhlcvLatestV1", "symbol=BAT", store);
    expect(data).toMatchObject({ BAT: { id: 3 } });
  });

  test("skips or rejects an asset without any price", async () => {
    const market = await makePast([
      { id: 1, days: [candle(MIDNIGHT, 1)] },
      { id: 5, metrics: null },
    ]);
    expect((await ask("cryptocurrencyOhlcvLatestV2", "id=5,1", market)).data).toEqual({
      1: expect.anything(),
    });
    const query = "id=5&skip_invalid=false";
    await expect(ask("cryptocurrencyOhlcvLatestV2", query, market)).rejects.toThrow('"5"');
  });
});

test("a response is incomplete exactly if its last record covers the current period", async () => {
  const seasons = ["weekly", "monthly", "yearly", "2d", "7d", "30d", "daily"];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }),
      fc.constantFrom(...seasons),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 3 }),
      async (ages, interval, count, end) => {
        const days = [...new Set(ages)].map((age) => candle(MIDNIGHT - age * DAY, 1));
        const market = await makePast([{ id: 1, days }]);
        const query = `id=1&interval=${interval}&count=${count}&time_end=${(MIDNIGHT - end * DAY) / 1000}`;
        const { data, isIncomplete } = await ask(V2, query, market);
        const closes =
          "quotes" in data ? (data as OhlcvHistorical).quotes.map((each) => each.time_close) : [];
        expect(isIncomplete).toBe(closes.some((close) => Date.parse(close) >= NOON));
      },
    ),
    { numRuns: 60 },
  );
});

describe("OHLCV latest for data with", () => {
  const today = MIDNIGHT;
  const before = MIDNIGHT - 3 * DAY;
  const cases: { what: string; coin: Omit<PastCoin, "id">; expected: object; isOld?: true }[] = [
    {
      what: "hours of the current day alone",
      coin: {
        hours: [hour(today, 10, { volume: 5 }), hour(today + HOUR, 20, { volume: 7 })],
        metrics: { price: 20, lastUpdated: today + 2 * HOUR - 1 },
      },
      expected: { day: "2026-01-15", open: 10, high: 21, low: 9, close: 20, volume: 12 },
    },
    {
      what: "some hours of the current day: their volume is not the day's",
      coin: {
        hours: [hour(today + 5 * HOUR, 10, { volume: 5 })],
        metrics: { price: 10, lastUpdated: today + 6 * HOUR - 1 },
      },
      expected: { day: "2026-01-15", open: 10, high: 11, low: 9, close: 10, volume: null },
    },
    {
      what: "quotes of the current day alone",
      coin: {
        quotes: [quote(today + HOUR, 4), quote(today + 2 * HOUR, 9), quote(today + 3 * HOUR, 3)],
        metrics: { price: 5, lastUpdated: today + 4 * HOUR },
      },
      expected: { day: "2026-01-15", open: 4, high: 9, low: 3, close: 5, volume: null },
    },
    {
      what: "a candle of an earlier day and quotes of the current one",
      coin: {
        days: [candle(today - DAY, 50)],
        quotes: [quote(today + HOUR, 4)],
        metrics: { price: 5, lastUpdated: today + 2 * HOUR },
      },
      expected: { day: "2026-01-15", open: 4, high: 5, low: 4, close: 5, volume: null },
    },
    {
      what: "one quote of the current day: it does not open with the last price of the day before",
      coin: {
        quotes: [quote(today - HOUR / 2, 50), quote(today - 1, 50), quote(today + 1, 4)],
        metrics: { price: 4, lastUpdated: today + 1 },
      },
      expected: { day: "2026-01-15", open: 4, high: 4, low: 4, close: 4, volume: null },
    },
    {
      what: "a candle of the current day that is newer than its price",
      coin: { days: [candle(today, 50)], metrics: { price: 5, lastUpdated: today - 1 } },
      expected: { day: "2026-01-15", open: 50, high: 51, low: 49, close: 50, volume: null },
    },
    {
      what: "days that end before the current one",
      coin: {
        days: [candle(before - DAY, 70), candle(before, 80, { volume: 6 })],
        metrics: { price: 80, lastUpdated: before + DAY - 1 },
      },
      expected: { day: "2026-01-12", open: 80, high: 81, low: 79, close: 80, volume: 6 },
      isOld: true,
    },
    {
      what: "closing prices of earlier days alone",
      coin: {
        quotes: [quote(before - 1, 7), quote(before + DAY - 1, 8)],
        metrics: { price: 8, lastUpdated: before + DAY - 1 },
      },
      expected: { day: "2026-01-12", open: 7, high: 8, low: 7, close: 8, volume: null },
      isOld: true,
    },
  ];

  test.each(cases)("$what", async ({ coin, expected, isOld }) => {
    const market = await makePast([{ id: 1, ...coin }]);
    const { data, count, notice } = await ask("cryptocurrencyOhlcvLatestV2", "id=1", market);
    const [record] = Object.values(data) as OhlcvLatest[];
    const { open, high, low, close, volume } = record?.quote["USD"] ?? {};
    expect({ day: record?.time_open.slice(0, 10), open, high, low, close, volume }).toEqual(expected);
    expect(record?.time_high === null || String(record?.time_high) >= String(record?.time_open)).toBe(true);
    expect(count).toBe(1);
    expect(notice).toEqual(isOld && expect.stringContaining("no prices for the current UTC day"));
  });
});
