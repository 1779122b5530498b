import { expect } from "vitest";
import { asset, candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, metrics, NOON, pair, point } from "./fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

export function historyTests(test: StoreTest): void {
  test("gives candles from a time on and before another, oldest first", async ({ store, writer }) => {
    const days = [0, 1, 2, 3].map((day) => candle(MIDNIGHT + day * DAY, 10 + day, { volume: day || null }));
    await writer.saveCandles(1, "daily", days.toReversed());
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT, 5)]);
    const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: MIDNIGHT + 3 * DAY } as const;
    expect(await store.candles(query)).toEqual(days.slice(0, 3));
    expect(await store.candles({ ...query, from: MIDNIGHT + 1, newest: 1 })).toEqual(days.slice(2, 3));
    expect(await store.candles({ ...query, assetId: 2 })).toEqual([]);
    expect(await store.candles({ ...query, period: "hourly" })).toEqual([hour(MIDNIGHT, 5)]);
  });

  test("replaces a candle that grows", async ({ store, writer }) => {
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 10, { lastUpdated: NOON })]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 12)]);
    const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: NOON } as const;
    expect(await store.candles(query)).toEqual([candle(MIDNIGHT, 12)]);
  });

  test("a quote of candles without a market cap has that of another source's point, at that moment or at the end of the day before", async ({
    store,
    writer,
  }) => {
    const known = { marketCap: 1000, circulatingSupply: 100 };
    await writer.saveQuotes(1, [point(MIDNIGHT - 1, 10, known), point(MIDNIGHT + MINUTE, 12)]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 10), candle(MIDNIGHT, 11)]);
    const spans = [MIDNIGHT, MIDNIGHT + MINUTE].map((from) => ({ from, to: from + HOUR }));
    expect(await store.firstQuotes(1, spans)).toMatchObject([
      { time: MIDNIGHT, price: 11, marketCap: 1100, circulatingSupply: 100 },
      { time: MIDNIGHT + MINUTE, price: 12, marketCap: 1200, circulatingSupply: 100 },
    ]);
  });

  test("finds the closest point, the earlier of two, none beyond the tolerance", async ({
    store,
    writer,
  }) => {
    const [first, second] = [point(NOON, 1, { volume24h: 5, marketCap: 7 }), point(NOON + 10 * MINUTE, 2)];
    await writer.saveQuotes(1, [second, first]);
    const times = [
      NOON - 4 * MINUTE,
      NOON - MINUTE,
      NOON + 5 * MINUTE,
      NOON + 6 * MINUTE,
      NOON + 13 * MINUTE,
    ];
    expect(await store.closestQuotes(1, times, 3 * MINUTE)).toEqual([null, first, null, null, second]);
    expect(await store.closestQuotes(1, times, 5 * MINUTE)).toEqual([first, first, first, second, second]);
    expect(await store.closestQuotes(2, times, DAY)).toEqual([null, null, null, null, null]);
    expect(await store.closestQuotes(1, [], DAY)).toEqual([]);
  });

  test("counts the newest metrics as a point", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveQuotes(1, [point(NOON - 4 * MINUTE, 1)]);
    await writer.saveMetrics([metrics(1, { circulatingSupply: 3, totalSupply: 4, volume24h: 5 })]);
    const newest = { marketCap: 30, circulatingSupply: 3, totalSupply: 4, volume24h: 5 };
    expect(await store.closestQuotes(1, [NOON + MINUTE], HOUR)).toEqual([point(NOON, 10, newest)]);
  });

  test("falls back to hours, then to days, where no point is near", async ({ store, writer }) => {
    await writer.saveQuotes(1, [point(NOON, 1)]);
    const rest = { volume: 8, marketCap: 20, circulatingSupply: 2, totalSupply: 3 };
    await writer.saveCandles(1, "hourly", [
      hour(NOON - 2 * HOUR, 2, rest),
      hour(NOON - HOUR, 2, { open: 2.25, close: 2.5 }),
      hour(NOON + 15 * MINUTE, 2),
    ]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - 2 * DAY, 3, rest), candle(MIDNIGHT - DAY, 4)]);
    const known = { marketCap: 20, circulatingSupply: 2, totalSupply: 3 };
    const asked = async (time: number) => (await store.closestQuotes(1, [time], DAY))[0];
    // Within half an hour of the point, though the hour's opening is closer.
    expect(await asked(NOON + 20 * MINUTE)).toEqual(point(NOON, 1));
    // But before the first point the hour's close is closer.
    expect(await asked(NOON - 20 * MINUTE)).toEqual(point(NOON - 1, 2.5));
    // Further off an hour's opening comes first; what it does not have is what the hour before ended with.
    expect(await asked(NOON - 50 * MINUTE)).toEqual(point(NOON - HOUR, 2.25, known));
    // A day's close has the volume of 24 hours.
    expect(await asked(MIDNIGHT - DAY - HOUR)).toEqual(
      point(MIDNIGHT - DAY - 1, 3, { ...known, volume24h: 8 }),
    );
    expect(await store.closestQuotes(1, [MIDNIGHT - 3 * DAY], HOUR)).toEqual([null]);
  });

  test("finds the first quote of each span, of points, newest metrics, hours and days", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveQuotes(1, [point(MIDNIGHT - DAY - 1, 1), point(MIDNIGHT + HOUR, 2)]);
    await writer.saveCandles(1, "hourly", [
      hour(MIDNIGHT + HOUR, 3),
      hour(MIDNIGHT + 2 * HOUR, 4, { open: 3.5 }),
    ]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 6, { open: 5 })]);
    await writer.saveMetrics([metrics(1)]);
    const span = (from: number, to: number) => ({ from, to });
    expect(
      await store.firstQuotes(1, [
        span(-Number.MAX_SAFE_INTEGER, NOON),
        span(MIDNIGHT - DAY, MIDNIGHT),
        span(MIDNIGHT - DAY + 1, MIDNIGHT),
        span(MIDNIGHT, MIDNIGHT + HOUR - 1),
        // A point comes before the hour that opens with it.
        span(MIDNIGHT, MIDNIGHT + HOUR),
        span(MIDNIGHT + HOUR + 1, NOON),
        span(MIDNIGHT + 2 * HOUR, NOON),
        span(MIDNIGHT + 3 * HOUR, NOON),
        span(NOON + 1, NOON + DAY),
      ]),
    ).toEqual([
      point(MIDNIGHT - DAY - 1, 1),
      point(MIDNIGHT - DAY, 5),
      point(MIDNIGHT - 1, 6),
      null,
      point(MIDNIGHT + HOUR, 2),
      point(MIDNIGHT + 2 * HOUR - 1, 3),
      point(MIDNIGHT + 2 * HOUR, 3.5),
      point(NOON, 10),
      null,
    ]);
    expect(await store.firstQuotes(2, [span(MIDNIGHT, NOON)])).toEqual([null]);
    expect(await store.firstQuotes(1, [])).toEqual([]);
  });

  test("takes what a quote does not say from the last whole day before it", async ({ store, writer }) => {
    const rest = { volume: 8, marketCap: 30, circulatingSupply: 2, totalSupply: 3 };
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 15, rest)]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT, 20, { volume: 1 }), hour(NOON + DAY, 20)]);
    const own = { volume24h: 5, marketCap: 6, circulatingSupply: 7, totalSupply: 9 };
    await writer.saveQuotes(1, [point(NOON, 1, own), point(NOON + HOUR, 10)]);
    const known = { volume24h: 8, circulatingSupply: 2, totalSupply: 3 };
    const quotes = [
      point(MIDNIGHT - DAY, 15),
      point(MIDNIGHT + HOUR - 1, 20, { ...known, marketCap: 40 }),
      point(NOON, 1, own),
      point(NOON + HOUR, 10, { ...known, marketCap: 20 }),
      point(NOON + DAY, 20),
    ];
    const times = quotes.map(({ time }) => time);
    expect(await store.closestQuotes(1, times, MINUTE)).toEqual(quotes);
    expect(
      await store.firstQuotes(
        1,
        times.map((time) => ({ from: time, to: time })),
      ),
    ).toEqual(quotes);
  });

  test("finds extremes in whole days, and the rest in hours and points", async ({ store, writer }) => {
    expect(await store.extremes(1, MIDNIGHT - DAY, NOON)).toBeNull();
    await writer.saveCandles(1, "daily", [
      candle(MIDNIGHT - 2 * DAY, 99),
      candle(MIDNIGHT - DAY, 20, { timeHigh: MIDNIGHT - DAY + HOUR, timeLow: MIDNIGHT - 2 * HOUR }),
      candle(MIDNIGHT, 10, { lastUpdated: NOON, timeHigh: MIDNIGHT + HOUR, timeLow: MIDNIGHT + 2 * HOUR }),
    ]);
    const seen = (high: number, timeHigh: number, low: number, timeLow: number) => ({
      high,
      timeHigh,
      low,
      timeLow,
    });
    // One day alone.
    expect(await store.extremes(1, MIDNIGHT, NOON)).toEqual(
      seen(11, MIDNIGHT + HOUR, 9, MIDNIGHT + 2 * HOUR),
    );
    // Of a day that is covered in part, only the low lies within.
    const half = await store.extremes(1, MIDNIGHT - 12 * HOUR, NOON);
    expect(half).toEqual(seen(19, MIDNIGHT - 2 * HOUR, 9, MIDNIGHT + 2 * HOUR));
    await writer.saveCandles(1, "hourly", [
      hour(MIDNIGHT - 11 * HOUR, 30, { timeHigh: MIDNIGHT - 10.5 * HOUR }),
    ]);
    await writer.saveQuotes(1, [point(MIDNIGHT - 9.5 * HOUR, 31), point(MIDNIGHT - 9 * HOUR, 8)]);
    const refined = await store.extremes(1, MIDNIGHT - 12 * HOUR, NOON);
    expect(refined).toEqual(seen(31, MIDNIGHT - 10.5 * HOUR, 8, MIDNIGHT - 9 * HOUR));
    // Within one hour only points count, the bounds included.
    const point1 = MIDNIGHT - 9.5 * HOUR;
    expect(await store.extremes(1, point1, point1)).toEqual(seen(31, point1, 31, point1));
  });

  test("ranks the assets of a day's end", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1), asset(2)], pairs: [pair(1, 1, 2)] });
    const day = MIDNIGHT - DAY;
    await writer.saveCandles(1, "daily", [
      candle(day, 5, { marketCap: 50, volume: 6 }),
      candle(day - DAY, 4),
    ]);
    await writer.saveCandles(2, "daily", [candle(day - 7 * DAY, 2), candle(day, 3, { marketCap: 60 })]);
    await writer.saveCandles(3, "daily", [candle(MIDNIGHT, 3)]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT - 2 * HOUR, 4.5)]);
    const ends = (await store.dayEnd(day)).toSorted((a, b) => a.assetId - b.assetId);
    const end = MIDNIGHT - 1;
    expect(ends).toEqual([
      {
        assetId: 1,
        rank: 2,
        point: point(end, 5, { marketCap: 50, volume24h: 6 }),
        priceBefore: { "1h": 4.5, "24h": 4, "7d": null },
        numMarketPairs: null,
      },
      {
        assetId: 2,
        rank: 1,
        point: point(end, 3, { marketCap: 60 }),
        priceBefore: { "1h": null, "24h": null, "7d": 2 },
        numMarketPairs: null,
      },
    ]);
    expect(await store.dayEnd(MIDNIGHT + DAY)).toEqual([]);
  });

  test("takes a day's last point where the day has no candle", async ({ store, writer }) => {
    const day = MIDNIGHT - DAY;
    await writer.saveQuotes(1, [
      point(day - 1, 4),
      point(day, 5),
      point(MIDNIGHT - 1, 6),
      point(MIDNIGHT, 7),
    ]);
    const [end] = await store.dayEnd(day);
    expect([end?.point, end?.priceBefore["24h"]]).toEqual([point(MIDNIGHT - 1, 6), 4]);
    expect(await store.dayEnd(MIDNIGHT + DAY)).toEqual([]);
    // A candle that knows a market cap comes first, one that does not comes behind a point of its end.
    await writer.saveCandles(1, "daily", [candle(day, 8)]);
    expect((await store.dayEnd(day))[0]?.point.price).toBe(6);
    await writer.saveCandles(1, "daily", [candle(day, 8, { marketCap: 80 })]);
    expect((await store.dayEnd(day))[0]?.point).toEqual(point(MIDNIGHT - 1, 8, { marketCap: 80 }));
  });

  test("gives the rate closest to each time, the earlier of two, none beyond the tolerance", async ({
    store,
    writer,
  }) => {
    const [old, young] = [
      { time: MIDNIGHT, usd: 1.5 },
      { time: NOON, usd: 1.25 },
    ];
    await writer.saveRates(2790, [old, young]);
    const middle = MIDNIGHT + 6 * HOUR;
    const times = [MIDNIGHT - HOUR, MIDNIGHT - 1, MIDNIGHT, middle, middle + 1, NOON, NOON + DAY];
    expect(await store.ratesAt(2790, times, 6 * HOUR)).toEqual([old, old, old, old, young, young, null]);
    expect(await store.ratesAt(2790, times, HOUR)).toEqual([old, old, old, null, null, young, null]);
    expect(await store.ratesAt(2790, [Number.MIN_SAFE_INTEGER], Number.MAX_VALUE)).toEqual([old]);
    expect(await store.ratesAt(2790, [], DAY)).toEqual([]);
    expect(await store.ratesAt(2791, [NOON], DAY)).toEqual([null]);
  });
}
