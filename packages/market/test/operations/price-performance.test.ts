import { describe, expect, test } from "vitest";
import { ask } from "../market.ts";
import { candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, makePast, NOON, type PastCoin, quote } from "../past.ts";

const V1 = "cryptocurrencyPricePerformanceStatsLatestV1";
const V2 = "cryptocurrencyPricePerformanceStatsLatestV2";

const first = MIDNIGHT - 1000 * DAY;
const top = MIDNIGHT - 900 * DAY;
const store = await makePast(
  [
    {
      id: 1,
      facts: { name: "Bitcoin", symbol: "BTC", slug: "bitcoin", firstHistoricalData: first },
      days: [
        candle(first, 100, { open: 98, low: 90, timeLow: first + HOUR }),
        candle(top, 500, { high: 600, timeHigh: top + 2 * HOUR }),
        candle(MIDNIGHT - 365 * DAY, 150),
        candle(MIDNIGHT - DAY, 200, { open: 190, high: 220, low: 180, close: 210 }),
      ],
      hours: [hour(NOON - 7 * DAY, 160), hour(NOON - DAY, 200)],
      quotes: [quote(NOON - DAY + 2 * MINUTE, 205), quote(NOON - 2 * HOUR, 260), quote(NOON - HOUR, 150)],
      metrics: { price: 250 },
    },
    {
      id: 3,
      facts: { symbol: "BAT", slug: "bat" },
      days: [candle(MIDNIGHT - DAY, 3)],
      metrics: { price: 4 },
    },
    {
      id: 4,
      facts: { symbol: "BAT", slug: "batcoin" },
      days: [candle(MIDNIGHT - DAY, 3)],
      metrics: { price: 3 },
    },
    { id: 5, facts: { symbol: "NEW" }, metrics: { price: 3 } },
    { id: 6, facts: { symbol: "OLD" }, days: [candle(MIDNIGHT - DAY, 3)], metrics: null },
  ],
  { "2026-01-14T17:59Z": 1.25, "2026-01-14T18:00Z": 2 },
);

type Records = Record<string, { periods: Record<string, Record<string, unknown>> }>;
const getPeriods = async (query: string) =>
  ((await ask(V2, query, store)).data as Records)["1"]?.periods ?? {};

describe("price performance", () => {
  test("returns all_time by default, from the first record to the time of the request", async () => {
    const { data, count } = await ask(V2, "id=1", store);
    expect(data).toEqual({
      1: {
        id: 1,
        name: "Bitcoin",
        symbol: "BTC",
        slug: "bitcoin",
        last_updated: "2026-01-15T11:59:00.000Z",
        periods: {
          all_time: {
            open_timestamp: "2023-04-21T00:00:00.000Z",
            high_timestamp: "2023-07-30T02:00:00.000Z",
            low_timestamp: "2023-04-21T01:00:00.000Z",
            close_timestamp: "2026-01-15T12:00:00.000Z",
            quote: {
              USD: {
                open: 98,
                open_timestamp: "2023-04-21T00:00:00.000Z",
                high: 600,
                high_timestamp: "2023-07-30T02:00:00.000Z",
                low: 90,
                low_timestamp: "2023-04-21T01:00:00.000Z",
                close: 250,
                close_timestamp: "2026-01-15T12:00:00.000Z",
                percent_change: 155.102041,
                price_change: 152,
              },
            },
          },
        },
      },
    });
    expect(count).toBe(1);
  });

  test("yesterday is a UTC day without the times of high and low", async () => {
    expect(await getPeriods("id=1&time_period=yesterday")).toEqual({
      yesterday: {
        open_timestamp: "2026-01-14T00:00:00.000Z",
        high_timestamp: null,
        low_timestamp: null,
        close_timestamp: "2026-01-14T23:59:59.999Z",
        quote: {
          USD: {
            open: 190,
            open_timestamp: "2026-01-14T00:00:00.000Z",
            high: 220,
            high_timestamp: null,
            low: 180,
            low_timestamp: null,
            close: 210,
            close_timestamp: "2026-01-14T23:59:59.999Z",
            percent_change: 10.526316,
            price_change: 20,
          },
        },
      },
    });
  });

  test("rolling periods close at the time of the request and open with the closest quote", async () => {
    const periods = await getPeriods("id=1&time_period=24h,7d");
    expect(Object.keys(periods)).toEqual(["24h", "7d"]);
    expect(periods["24h"]).toEqual({
      open_timestamp: "2026-01-14T12:00:00.000Z",
      high_timestamp: "2026-01-15T10:00:00.000Z",
      low_timestamp: "2026-01-15T11:00:00.000Z",
      close_timestamp: "2026-01-15T12:00:00.000Z",
      quote: {
        USD: expect.objectContaining({
          open: 205,
          open_timestamp: "2026-01-14T12:02:00.000Z",
          high: 260,
          low: 150,
          close: 250,
          close_timestamp: "2026-01-15T12:00:00.000Z",
          percent_change: 21.95122,
          price_change: 45,
        }),
      },
    });
    expect(periods["7d"]).toMatchObject({
      open_timestamp: "2026-01-08T12:00:00.000Z",
      quote: { USD: { open: 160, low: 150, close: 250, percent_change: 56.25 } },
    });
  });

  test("ignores prices before the first price of a period", async () => {
    const open = NOON - 90 * DAY + HOUR;
    const late = await makePast([
      {
        id: 1,
        hours: [
          hour(open - HOUR, 10, { high: 900, timeHigh: open - HOUR + MINUTE, close: 10 }),
          hour(open + DAY, 30, {
            high: 40,
            timeHigh: open + DAY + MINUTE,
            low: 5,
            timeLow: open + DAY + MINUTE,
          }),
        ],
        quotes: [quote(open - 30 * MINUTE, 20)],
        metrics: { price: 25 },
      },
    ]);
    const { data } = await ask(V2, "id=1&time_period=90d", late);
    const { quote: stated } = (data as Records)["1"]?.periods["90d"] ?? {};
    expect(stated).toMatchObject({
      USD: { open_timestamp: "2025-10-17T12:30:00.000Z", open: 20, high: 40, low: 5 },
    });
  });

  test("leaves out a period without a first price", async () => {
    expect(Object.keys(await getPeriods("id=1&time_period=30d,90d,365d"))).toEqual(["365d"]);
  });

  test("converts each price at the rate of its own time, and compares high and low again", async () => {
    const { "24h": day } = await getPeriods("id=1&time_period=24h&convert=EUR");
    // 205 USD were 164 EUR, more than any price after the euro's rise.
    expect(day).toMatchObject({
      high_timestamp: "2026-01-15T10:00:00.000Z",
      quote: {
        EUR: {
          open: 164,
          high: 164,
          high_timestamp: "2026-01-14T12:02:00.000Z",
          low: 75,
          close: 125,
          price_change: -39,
          percent_change: -23.780488,
        },
      },
    });
  });

  test("returns the requested keys, an array under a symbol, and one asset in version 1", async () => {
    expect((await ask(V2, "slug=bat", store)).data).toMatchObject({ bat: { id: 3 } });
    const all = await ask(V2, "symbol=BAT", store);
    expect(all.data).toMatchObject({ BAT: [{ id: 3 }, { id: 4 }] });
    expect(all.count).toBe(2);
    expect((await ask(V1, "symbol=BAT", store)).data).toMatchObject({ BAT: { id: 3 } });
  });

  test("skips or rejects an asset without a price now or in the periods", async () => {
    const query = (ids: string) => `id=${ids}&time_period=365d`;
    expect((await ask(V2, query("5,6,99,1"), store)).data).toEqual({ 1: expect.anything() });
    for (const id of [5, 6, 99])
      await expect(ask(V2, `${query(`1,${id}`)}&skip_invalid=false`, store)).rejects.toThrow(`"${id}"`);
  });

  const closes = (count: number) =>
    Array.from({ length: count }, (_, day) => quote(MIDNIGHT - day * DAY - 1, 100 + day));
  const known: [string, Omit<PastCoin, "id">, [first: string, opens: number, high: number]][] = [
    ["daily closes", { quotes: closes(400) }, ["2024-12-11T23:59:59.999Z", 499, 499]],
    ["hours", { hours: [hour(first, 40), hour(top, 90)] }, ["2023-04-21T00:00:00.000Z", 40, 91]],
    [
      "quotes before days",
      { quotes: [quote(first - DAY + HOUR, 7)], days: [candle(first, 40)] },
      ["2023-04-20T01:00:00.000Z", 7, 41],
    ],
    [
      "hours before days",
      { hours: [hour(first - DAY, 8)], days: [candle(first, 40)] },
      ["2023-04-20T00:00:00.000Z", 8, 41],
    ],
    [
      "days before quotes",
      { quotes: closes(1), days: [candle(first, 40)] },
      ["2023-04-21T00:00:00.000Z", 40, 100],
    ],
    ["the newest price alone", {}, ["2026-01-15T11:59:00.000Z", 10, 10]],
  ];

  test.each(known)(
    "all_time begins with the first history that is known: %s",
    async (_, history, expected) => {
      const market = await makePast([
        { id: 1, facts: { firstHistoricalData: Date.parse(expected[0]) }, ...history },
      ]);
      for (const id of [V1, V2] as const) {
        const { data } = await ask(id, "id=1", market);
        const { all_time } = (data as Records)["1"]?.periods ?? {};
        const [begin, open, high] = expected;
        expect(all_time).toMatchObject({
          open_timestamp: begin,
          quote: { USD: { open_timestamp: begin, open, high, close: 10 } },
        });
      }
    },
  );

  const yesterday = MIDNIGHT - DAY;
  test.each<[string, Omit<PastCoin, "id">, Record<string, unknown>]>([
    ["daily closes", { quotes: closes(400) }, { open: 101, high: 101, low: 100, close: 100 }],
    [
      "hours",
      { hours: [hour(yesterday, 5), hour(yesterday + 23 * HOUR, 8, { close: 9 })] },
      { open: 5, high: 9, low: 4, close: 9 },
    ],
    [
      "quotes",
      { quotes: [quote(yesterday + HOUR, 5), quote(NOON - DAY, 4), quote(MIDNIGHT - HOUR, 6)] },
      { open: 5, high: 6, low: 4, close: 6 },
    ],
  ])("derives yesterday without a candle: %s", async (_, history, expected) => {
    const market = await makePast([{ id: 1, ...history }]);
    const { data } = await ask(V2, "id=1&time_period=yesterday", market);
    expect((data as Records)["1"]?.periods["yesterday"]).toMatchObject({
      open_timestamp: "2026-01-14T00:00:00.000Z",
      close_timestamp: "2026-01-14T23:59:59.999Z",
      quote: { USD: expected },
    });
  });

  test("leaves out yesterday without a price", async () => {
    const market = await makePast([{ id: 1, quotes: [quote(yesterday - 1, 5), quote(MIDNIGHT, 6)] }]);
    expect((await ask(V2, "id=1&time_period=yesterday", market)).data).toEqual({});
  });
});
