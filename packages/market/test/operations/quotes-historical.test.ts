import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assetQuotes, findQuotes } from "../../src/history/find-quotes.ts";
import type { StoredQuote } from "../../src/store/history.ts";
import { ask, makeSnapshot, makeStore } from "../market.ts";
import { candle, DAY, daysUpToToday, HOUR, hour, MIDNIGHT, MINUTE, makePast, NOON, quote } from "../past.ts";

const V1 = "cryptocurrencyQuotesHistoricalV1";
const V2 = "cryptocurrencyQuotesHistoricalV2";
const V3 = "cryptocurrencyQuotesHistoricalV3";

type Items = {
  timestamp: string;
  search_interval?: string;
  quote: Record<string, Record<string, unknown>>;
}[];
const getItems = ({ data }: { data: unknown }): Items => (data as { quotes: Items }).quotes;
const getTimes = (response: { data: unknown }) =>
  getItems(response).map(({ timestamp }) => timestamp.slice(5, 16));

/** A quote every 5 minutes for two days, with a gap of two hours. From 14 January, each is one minute late. */
const late = MIDNIGHT - DAY;
const quotes = Array.from({ length: 24 * 12 * 2 }, (_, index) => NOON - 2 * DAY + index * 5 * MINUTE)
  .map((time) => (time < late ? time : time + MINUTE))
  .filter((time) => time < NOON - 6 * HOUR || time >= NOON - 4 * HOUR)
  .map(
    (time): StoredQuote => ({
      ...quote(time, (time - NOON + 2 * DAY) / MINUTE),
      volume24h: 5,
      marketCap: 1000,
    }),
  );

const store = await makePast(
  [
    { id: 1, facts: { name: "Bitcoin", symbol: "BTC" }, quotes, metrics: { price: 3000 } },
    { id: 2, facts: { symbol: "ETH", status: "inactive" }, days: daysUpToToday(40), metrics: { price: 140 } },
    { id: 3, facts: { symbol: "BAT" }, quotes, metrics: { price: 1 } },
    { id: 4, facts: { symbol: "BAT" }, quotes, metrics: { price: 1 } },
    { id: 5, facts: { symbol: "NEW" }, metrics: null },
  ],
  { "2026-01-15T05:59Z": 1.25, "2026-01-15T06:00Z": 1.6 },
);

describe("historical quotes", () => {
  test("returns a quote every 5 minutes back from now by default", async () => {
    const response = await ask(V3, "id=1&count=3", store);
    expect(getTimes(response)).toEqual(["01-15T11:51", "01-15T11:56", "01-15T11:59"]);
    expect(response.count).toBe(3);
    expect(response.data).toMatchObject({ id: 1, name: "Bitcoin", symbol: "BTC", is_active: 1, is_fiat: 0 });
    expect(getItems(response)[0]).toEqual({
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

  test("a calendar interval takes the first quote at or after each start, not the closest before", async () => {
    const daily = await ask(V3, "id=1&interval=daily&count=2", store);
    expect(getTimes(daily)).toEqual(["01-14T00:01", "01-15T00:01"]);
    const hourly = await ask(
      V3,
      "id=1&interval=hourly&time_start=2026-01-13T22:10Z&time_end=2026-01-14T01:05Z",
      store,
    );
    expect(getTimes(hourly)).toEqual(["01-13T23:00", "01-14T00:01", "01-14T01:01"]);
  });

  test("a relative interval continues from the start and takes the closest quote, even before", async () => {
    const query = "id=1&interval=6h&time_start=2026-01-13T12:03Z&time_end=2026-01-14T00:10Z";
    expect(getTimes(await ask(V3, query, store))).toEqual(["01-13T12:05", "01-13T18:05", "01-14T00:01"]);
  });

  test("24h with a late start returns the last quote of each day", async () => {
    const query = "id=1&interval=24h&time_start=2026-01-13T23:59Z&time_end=2026-01-14T23:59:59Z";
    const response = await ask(V3, query, store);
    // 00:01 of the second day is closest to 23:59 of the first. After the second day no quote is within the bounds.
    expect(getTimes(response)).toEqual(["01-14T00:01", "01-14T23:56"]);
  });

  test("skips a period without a quote", async () => {
    const query = "id=1&interval=1h&time_start=2026-01-15T04:00Z&time_end=2026-01-15T10:00Z";
    const times = getTimes(await ask(V3, query, store));
    expect(times).toEqual([
      "01-15T04:01",
      "01-15T05:01",
      "01-15T05:56",
      "01-15T08:01",
      "01-15T09:01",
      "01-15T09:56",
    ]);
  });

  test("returns the quote closest to a time", async () => {
    const response = await ask(V3, "id=1&count=1&time_end=2026-01-14T12:02:30Z", store);
    expect(getTimes(response)).toEqual(["01-14T12:01"]);
  });

  test("the first quote of a day with candles only has the metrics at the end of the day before", async () => {
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
          search_interval: "2026-01-14T00:00:00.000Z/2026-01-14T23:59:59.999Z",
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

  test("converts each quote at the rate of its own time", async () => {
    const query = "id=1&convert=EUR&interval=6h&time_start=2026-01-15T00:01Z&time_end=2026-01-15T10:00Z";
    const prices = getItems(await ask(V3, query, store)).map((item) => item.quote["EUR"]?.["price"]);
    expect(prices).toEqual([(36 * 60 + 1) / 1.25, (42 * 60 - 4) / 1.25]);
    const now = getItems(await ask(V3, "id=1&convert=EUR&count=1", store));
    expect(now[0]?.quote["EUR"]?.["price"]).toBe(1875);
  });

  test("version 1 returns one record for a symbol, later versions an array", async () => {
    expect((await ask(V1, "symbol=BAT&count=1", store)).data).toMatchObject({ id: 3 });
    for (const id of [V2, V3] as const)
      expect((await ask(id, "symbol=BAT&count=1", store)).data).toMatchObject({
        BAT: [{ id: 3 }, { id: 4 }],
      });
    expect(Object.keys((await ask(V2, "id=1,3&count=1", store)).data)).toEqual(["1", "3"]);
  });

  test("skips an asset without quotes in the period, or rejects it without skip_invalid", async () => {
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

test("finds the same closest quote as a linear search", async () => {
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
        const market = makeStore(makeSnapshot([]), {
          closestQuotes: async (_, times, reach) => times.map((time) => closest(time, reach)),
        });
        const [from, to] = [at - before, at + after];
        const [found] = await findQuotes(assetQuotes(market, 1), [{ at, from, to }]);
        const inside = quotes.filter(({ time }) => time >= from && time <= to);
        const best = Math.min(...inside.map(({ time }) => Math.abs(time - at)));
        if (inside.length === 0) expect(found).toBeNull();
        else expect(Math.abs((found as StoredQuote).time - at)).toBe(best);
      },
    ),
    { numRuns: 500 },
  );
});

test("does not use a daily candle for times far from its ends", async () => {
  const market = await makePast([{ id: 1, days: [candle(MIDNIGHT - 5 * DAY, 7)], metrics: null }]);
  const query = "id=1&interval=5m&time_start=2026-01-10T11:00Z&time_end=2026-01-10T13:00Z";
  expect((await ask(V3, query, market)).data).toEqual({});
});

const UNIT_LENGTHS = { hourly: 13, daily: 10, weekly: "monday", monthly: 7, yearly: 4 } as const;
const CALENDAR = Object.keys(UNIT_LENGTHS) as (keyof typeof UNIT_LENGTHS)[];

/** The name of a calendar unit: equal for times in the unit, different for all other times. */
function unitName(unit: keyof typeof UNIT_LENGTHS, time: number): string {
  const length = UNIT_LENGTHS[unit];
  if (length !== "monday") return new Date(time).toISOString().slice(0, length);
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - weekday * DAY).toISOString().slice(0, 10);
}

/** The first time in each calendar unit, oldest first. */
function firstOfEach(unit: keyof typeof UNIT_LENGTHS, times: readonly number[]): string[] {
  const firsts = new Map<string, number>();
  for (const time of times) {
    const name = unitName(unit, time);
    firsts.set(name, Math.min(time, firsts.get(name) ?? time));
  }
  return [...firsts.values()].sort((a, b) => a - b).map((time) => new Date(time).toISOString());
}

describe("takes the first quote of a calendar period, and skips only periods without a quote", () => {
  const closes = Array.from({ length: 900 }, (_, day) => quote(MIDNIGHT - day * DAY - 1, 100 + day));

  test.each(([V1, V2, V3] as const).flatMap((id) => CALENDAR.map((unit) => [id, unit] as const)))(
    "%s: daily closes, %s",
    async (id, unit) => {
      const market = await makePast([{ id: 1, quotes: closes, metrics: null }]);
      // The start of a year, a month and a week. Two years of hours would be too many.
      const start = unit === "hourly" ? Date.UTC(2025, 0, 1) : Date.UTC(2024, 0, 1);
      const query = `id=1&interval=${unit}&time_start=${start / 1000}&time_end=2026-01-14T23:59:59.999Z&aux=price`;
      const { data } = await ask(id, query, market);
      const within = closes.map(({ time }) => time).filter((time) => time >= start);
      expect(getItems({ data }).map(({ timestamp }) => timestamp)).toEqual(firstOfEach(unit, within));
    },
  );

  const times = (length: number, max: number) =>
    fc.uniqueArray(fc.integer({ min: 0, max: Math.floor((40 * DAY) / length) }), { maxLength: max });

  test.each(CALENDAR)("any quotes, hours and days, %s", async (unit) => {
    const start = Date.UTC(2025, 11, 1);
    await fc.assert(
      fc.asyncProperty(times(7 * MINUTE, 12), times(HOUR, 8), times(DAY, 5), async (quotes, hours, days) => {
        const market = await makePast([
          {
            id: 1,
            quotes: quotes.map((step) => quote(start + step * 7 * MINUTE, 1)),
            hours: hours.map((step) => hour(start + step * HOUR, 2)),
            days: days.map((step) => candle(start + step * DAY, 3)),
            metrics: null,
          },
        ]);
        const ends = (steps: readonly number[], length: number) =>
          steps.flatMap((step) => [start + step * length, start + (step + 1) * length - 1]);
        const all = [
          ...quotes.map((step) => start + step * 7 * MINUTE),
          ...ends(hours, HOUR),
          ...ends(days, DAY),
        ].filter((time) => time <= NOON);
        const since = unit === "hourly" ? "2025-12-01" : "2025-01-01";
        const { data } = await ask(V3, `id=1&interval=${unit}&time_start=${since}&aux=price`, market);
        const found = "quotes" in data ? getItems({ data }).map(({ timestamp }) => timestamp) : [];
        expect(found).toEqual(firstOfEach(unit, all));
      }),
      { numRuns: 100 },
    );
  });
});

test("completes an hour with the values at the end of the day before", async () => {
  const rest = { volume: 24, marketCap: 1000, circulatingSupply: 10, totalSupply: 20 };
  const market = await makePast([
    {
      id: 1,
      days: [candle(MIDNIGHT - DAY, 100, rest)],
      hours: [hour(MIDNIGHT - DAY, 90), hour(MIDNIGHT + HOUR, 110)],
      quotes: [
        { ...quote(MIDNIGHT + 3 * HOUR, 120), circulatingSupply: 12 },
        quote(MIDNIGHT + DAY + HOUR, 130),
      ],
      metrics: null,
    },
  ]);
  const known = { volume_24h: 24, volume_24hr: 24, total_supply: 20 };
  const unknown = { volume_24h: null, market_cap: null, circulating_supply: null, total_supply: null };
  for (const interval of ["hourly", "1h"]) {
    const query = `id=1&interval=${interval}&time_start=2026-01-14&time_end=2026-01-16T02:00`;
    const items = getItems(await ask(V3, query, market, NOON + 2 * DAY));
    const quoteAt = (time: string) => items.find(({ timestamp }) => timestamp.startsWith(time))?.quote["USD"];
    expect(quoteAt("2026-01-14T00:00")).toMatchObject({ price: 90, ...unknown });
    expect(quoteAt("2026-01-15T01:00")).toMatchObject({ ...known, market_cap: 1100, circulating_supply: 10 });
    expect(quoteAt("2026-01-15T03:00")).toMatchObject({ ...known, market_cap: 1440, circulating_supply: 12 });
    // A day later, the value is too old.
    expect(quoteAt("2026-01-16T01:00")).toMatchObject({ price: 130, ...unknown });
  }
});
