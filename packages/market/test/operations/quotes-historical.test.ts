import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findQuotes } from "../../src/history/find-quotes.ts";
import type { StoredQuote } from "../../src/store/history.ts";
import { ask, snapshotOf, storeOf } from "../market.ts";
import { candle, DAY, daysUpToToday, HOUR, MIDNIGHT, MINUTE, NOON, pastOf, quote } from "../past.ts";

const V1 = "cryptocurrencyQuotesHistoricalV1";
const V2 = "cryptocurrencyQuotesHistoricalV2";
const V3 = "cryptocurrencyQuotesHistoricalV3";

type Items = {
  timestamp: string;
  search_interval?: string;
  quote: Record<string, Record<string, unknown>>;
}[];
const itemsOf = ({ data }: { data: unknown }): Items => (data as { quotes: Items }).quotes;
const timesOf = (response: { data: unknown }) =>
  itemsOf(response).map(({ timestamp }) => timestamp.slice(5, 16));

/** A quote every 5 minutes of two days, one minute late after the first day's end, with a gap of two hours. */
const late = MIDNIGHT - DAY;
const points = Array.from({ length: 24 * 12 * 2 }, (_, index) => NOON - 2 * DAY + index * 5 * MINUTE)
  .map((time) => (time < late ? time : time + MINUTE))
  .filter((time) => time < NOON - 6 * HOUR || time >= NOON - 4 * HOUR)
  .map(
    (time): StoredQuote => ({
      ...quote(time, (time - NOON + 2 * DAY) / MINUTE),
      volume24h: 5,
      marketCap: 1000,
    }),
  );

const store = await pastOf(
  [
    { id: 1, facts: { name: "Bitcoin", symbol: "BTC" }, points, metrics: { price: 3000 } },
    { id: 2, facts: { symbol: "ETH", status: "inactive" }, days: daysUpToToday(40), metrics: { price: 140 } },
    { id: 3, facts: { symbol: "BAT" }, points, metrics: { price: 1 } },
    { id: 4, facts: { symbol: "BAT" }, points, metrics: { price: 1 } },
    { id: 5, facts: { symbol: "NEW" }, metrics: null },
  ],
  { "2026-01-01": 1.25, "2026-01-15T06:00Z": 1.6 },
);

describe("historical quotes", () => {
  test("without bounds: every 5 minutes back from now, the quote closest to each", async () => {
    const response = await ask(V3, "id=1&count=3", store);
    expect(timesOf(response)).toEqual(["01-15T11:51", "01-15T11:56", "01-15T11:59"]);
    expect(response.count).toBe(3);
    expect(response.data).toMatchObject({ id: 1, name: "Bitcoin", symbol: "BTC", is_active: 1, is_fiat: 0 });
    expect(itemsOf(response)[0]).toEqual({
      timestamp: "2026-01-15T11:51:00.000Z",
      quote: {
        USD: {
          price: 2871,
          volume_24h: 5,
          volume_24hr: 5,
          market_cap: 1000,
          circulating_supply: null,
          total_supply: null,
          last_updated: "2026-01-15T11:51:00.000Z",
          timestamp: "2026-01-15T11:51:00.000Z",
        },
      },
    });
  });

  test("a calendar interval: the first quote at or after each start, not the closest before it", async () => {
    const daily = await ask(V3, "id=1&interval=daily&count=2", store);
    expect(timesOf(daily)).toEqual(["01-14T00:01", "01-15T00:01"]);
    const hourly = await ask(
      V3,
      "id=1&interval=hourly&time_start=2026-01-13T22:10Z&time_end=2026-01-14T01:05Z",
      store,
    );
    expect(timesOf(hourly)).toEqual(["01-13T23:00", "01-14T00:01", "01-14T01:01"]);
  });

  test("a relative interval goes on from the start, and brings what is closest, though it lies before", async () => {
    const query = "id=1&interval=6h&time_start=2026-01-13T12:03Z&time_end=2026-01-14T00:10Z";
    expect(timesOf(await ask(V3, query, store))).toEqual(["01-13T12:05", "01-13T18:05", "01-14T00:01"]);
  });

  test("the last quote of each day: 24h with a start late in the evening", async () => {
    const query = "id=1&interval=24h&time_start=2026-01-13T23:59Z&time_end=2026-01-14T23:59:59Z";
    const response = await ask(V3, query, store);
    // Closest to 23:59 of the first day is 00:01 of the second; after the second there is none within the bounds.
    expect(timesOf(response)).toEqual(["01-14T00:01", "01-14T23:56"]);
  });

  test("a period without a quote is skipped", async () => {
    const query = "id=1&interval=1h&time_start=2026-01-15T04:00Z&time_end=2026-01-15T10:00Z";
    const times = timesOf(await ask(V3, query, store));
    expect(times).toEqual([
      "01-15T04:01",
      "01-15T05:01",
      "01-15T05:56",
      "01-15T08:01",
      "01-15T09:01",
      "01-15T09:56",
    ]);
  });

  test("the quote at a time", async () => {
    const response = await ask(V3, "id=1&count=1&time_end=2026-01-14T12:02:30Z", store);
    expect(timesOf(response)).toEqual(["01-14T12:01"]);
  });

  test("what only candles contain: a day's first quote is its opening, with the metrics that the day before ended with", async () => {
    const response = await ask(
      V3,
      "id=2&interval=daily&count=2&aux=price,volume,market_cap,search_interval",
      store,
    );
    expect(response.data).toEqual({
      id: 2,
      name: "Coin 2",
      symbol: "ETH",
      quotes: [
        {
          timestamp: "2026-01-14T00:00:00.000Z",
          search_interval: "2026-01-14T00:00:00.000Z/2026-01-14T12:00:00.000Z",
          quote: {
            USD: {
              price: 138,
              volume_24h: 1037,
              volume_24hr: 1037,
              market_cap: 1_000_037,
              last_updated: "2026-01-14T00:00:00.000Z",
            },
          },
        },
        expect.objectContaining({ timestamp: "2026-01-15T00:00:00.000Z" }),
      ],
    });
  });

  test("aux replaces the default fields", async () => {
    const { data } = await ask(V3, "id=2&interval=daily&count=1&aux=quote_timestamp,is_active", store);
    expect(data).toEqual({
      id: 2,
      name: "Coin 2",
      symbol: "ETH",
      is_active: 0,
      quotes: [
        {
          timestamp: "2026-01-15T00:00:00.000Z",
          quote: { USD: { last_updated: "2026-01-15T00:00:00.000Z", timestamp: "2026-01-15T00:00:00.000Z" } },
        },
      ],
    });
  });

  test("each quote at the rate of its own time", async () => {
    const query = "id=1&convert=EUR&interval=6h&time_start=2026-01-15T00:01Z&time_end=2026-01-15T10:00Z";
    const prices = itemsOf(await ask(V3, query, store)).map((item) => item.quote["EUR"]?.["price"]);
    expect(prices).toEqual([(36 * 60 + 1) / 1.25, (42 * 60 - 4) / 1.25]);
    const now = itemsOf(await ask(V3, "id=1&convert=EUR&count=1", store));
    expect(now[0]?.quote["EUR"]?.["price"]).toBe(1875);
  });

  test("versions: a symbol brings one record in the first, an array in the others", async () => {
    expect((await ask(V1, "symbol=BAT&count=1", store)).data).toMatchObject({ id: 3 });
    for (const id of [V2, V3] as const)
      expect((await ask(id, "symbol=BAT&count=1", store)).data).toMatchObject({
        BAT: [{ id: 3 }, { id: 4 }],
      });
    expect(Object.keys((await ask(V2, "id=1,3&count=1", store)).data)).toEqual(["1", "3"]);
  });

  test("an asset without quotes in the period is skipped, or rejected without skip_invalid", async () => {
    expect((await ask(V3, "id=1,5&count=1", store)).data).toEqual({ 1: expect.anything() });
    await expect(ask(V3, "id=5&skip_invalid=false", store)).rejects.toThrow('Invalid value for "id": "5".');
    await expect(ask(V3, "id=2&count=1&time_end=2024-01-01&skip_invalid=false", store)).rejects.toThrow(
      '"2"',
    );
  });

  test.each([
    ["time_start=2026-01-15T10:00Z&time_end=2026-01-15T09:00Z", "It must not be after"],
    ["time_start=2025-12-01", "a response contains at most 10000"],
  ])("rejects %s, naming time_start", async (query, reason) => {
    const requested = ask(V3, `id=1&${query}`, store);
    await expect(requested).rejects.toThrow('Invalid value for "time_start"');
    await expect(requested).rejects.toThrow(reason);
  });
});

test("finds for any quotes and any range the one closest to a time, as looking at each of them does", async () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 20 });
  const offset = fc.integer({ min: 0, max: 150 });
  await fc.assert(
    fc.asyncProperty(
      minutes,
      fc.integer({ min: 0, max: 300 }),
      offset,
      offset,
      async (known, at, before, after) => {
        const quotes = known.sort((a, b) => a - b).map((time) => quote(time, 1));
        const closest = (time: number, reach: number) =>
          quotes
            .filter((one) => Math.abs(one.time - time) <= reach)
            .sort((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time) || a.time - b.time)[0] ?? null;
        const market = storeOf(snapshotOf([]), {
          closestQuotes: async (_, times, reach) => times.map((time) => closest(time, reach)),
        });
        const [from, to] = [at - before, at + after];
        const [found] = await findQuotes(market, 1, [{ at, from, to }]);
        const inside = quotes.filter(({ time }) => time >= from && time <= to);
        const best = Math.min(...inside.map(({ time }) => Math.abs(time - at)));
        if (inside.length === 0) expect(found).toBeNull();
        else expect(Math.abs((found as StoredQuote).time - at)).toBe(best);
      },
    ),
    { numRuns: 500 },
  );
});

test("a day's candle is not used as a quote for times far from its ends", async () => {
  const market = await pastOf([{ id: 1, days: [candle(MIDNIGHT - 5 * DAY, 7)], metrics: null }]);
  const query = "id=1&interval=5m&time_start=2026-01-10T11:00Z&time_end=2026-01-10T13:00Z";
  expect((await ask(V3, query, market)).data).toEqual({});
});
