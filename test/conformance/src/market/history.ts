import { expect } from "vitest";
import { asset, candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, metrics, NOON, pair, quote } from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

export function historyTests(test: StoreTest): void {
  test("returns the candles of a half-open span, oldest first", async ({ store, writer }) => {
    const days = [0, 1, 2, 3].map((day) => candle(MIDNIGHT + day * DAY, 10 + day, { volume: day || null }));
    await writer.saveCandles(1, "daily", days.toReversed());
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT, 5)]);
    const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: MIDNIGHT + 3 * DAY } as const;
    expect(await store.candles(query)).toEqual(days.slice(0, 3));
    expect(await store.candles({ ...query, from: MIDNIGHT + 1, newest: 1 })).toEqual(days.slice(2, 3));
    expect(await store.candles({ ...query, assetId: 2 })).toEqual([]);
    expect(await store.candles({ ...query, period: "hourly" })).toEqual([hour(MIDNIGHT, 5)]);
  });

  test("replaces an incomplete candle", async ({ store, writer }) => {
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 10, { lastUpdated: NOON })]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 12)]);
    const query = { assetId: 1, period: "daily", from: MIDNIGHT, to: NOON } as const;
    expect(await store.candles(query)).toEqual([candle(MIDNIGHT, 12)]);
  });

  test("derives candles from quotes, and daily candles also from hourly candles", async ({
    store,
    writer,
  }) => {
    const rest = { volume24h: 5, marketCap: 70, circulatingSupply: 7, totalSupply: 9 };
    const day = MIDNIGHT - DAY;
    await writer.saveQuotes(1, [
      quote(day - 1, 99),
      quote(day + 4 * HOUR, 7, rest),
      quote(day + HOUR, 4),
      quote(day + 2 * HOUR + MINUTE, 99),
      quote(MIDNIGHT, 8),
      quote(MIDNIGHT + 59 * MINUTE, 5),
    ]);
    await writer.saveQuotes(1, [quote(MIDNIGHT, 3)]);
    await writer.saveQuotes(2, [quote(day, 99)]);
    await writer.saveCandles(1, "hourly", [hour(day + 2 * HOUR, 5, { timeHigh: day + 2 * HOUR + 1 })]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT, 50)]);
    const derived = [
      candle(day, 4, {
        ...{ high: 7, low: 4, close: 7, timeHigh: day + 4 * HOUR, timeLow: day + HOUR },
        ...{ marketCap: 70, circulatingSupply: 7, totalSupply: 9, lastUpdated: day + 4 * HOUR },
      }),
      candle(MIDNIGHT, 3, {
        ...{ high: 5, low: 3, close: 5, timeHigh: MIDNIGHT + 59 * MINUTE, timeLow: MIDNIGHT },
        lastUpdated: MIDNIGHT + 59 * MINUTE,
      }),
    ];
    const whole = [{ from: day, to: MIDNIGHT + DAY - 1 }];
    const [first, second] = [
      { ...derived[0], prices: 4, timeFirst: day + HOUR },
      { ...derived[1], prices: 2, timeFirst: MIDNIGHT },
    ];
    expect(await store.derivedCandles(1, "daily", whole)).toEqual([first, second]);
    expect(await store.candles({ assetId: 1, period: "daily", from: day, to: MIDNIGHT })).toEqual([]);
    // Hours with quotes only: quotes within the requested spans, and a quote at the last moment.
    const spans = [
      { from: day + HOUR, to: day + 2 * HOUR - 1 },
      { from: day + 5 * HOUR, to: day + 6 * HOUR - 1 },
      { from: MIDNIGHT, to: MIDNIGHT + 59 * MINUTE },
    ];
    const one = { timeHigh: day + HOUR, timeLow: day + HOUR, lastUpdated: day + HOUR };
    expect(await store.derivedCandles(1, "hourly", spans)).toEqual([
      { ...candle(day + HOUR, 4, { ...one, high: 4, low: 4 }), prices: 1, timeFirst: day + HOUR },
      second,
    ]);
    expect(await store.derivedCandles(1, "hourly", [])).toEqual([]);
    expect(await store.derivedCandles(3, "daily", whole)).toEqual([]);
  });

  test("sums up the volume of a day from its hours if no hour is missing, and uses the newest metrics as a price", async ({
    store,
    writer,
  }) => {
    const hours = [0, 1, 3].map((index) => hour(MIDNIGHT + index * HOUR, 5 + index, { volume: 2 }));
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveCandles(1, "hourly", hours);
    const volume = async (to: number) =>
      (await store.derivedCandles(1, "daily", [{ from: MIDNIGHT, to }])).map((day) => day.volume);
    expect(await volume(MIDNIGHT + 2 * HOUR - 1)).toEqual([4]);
    expect(await volume(NOON)).toEqual([null]);
    await writer.saveMetrics([metrics(1, { price: 77 })]);
    const [day] = await store.derivedCandles(1, "daily", [{ from: MIDNIGHT, to: NOON }]);
    expect(day).toMatchObject({ open: 5, high: 77, close: 77, lastUpdated: NOON, prices: 7 });
    expect(await store.derivedCandles(1, "daily", [{ from: MIDNIGHT, to: NOON - 1 }])).toMatchObject([
      { close: 8, prices: 6 },
    ]);
  });

  test("takes a missing market cap of a candle from a second source, at the same time or at the end of the previous day", async ({
    store,
    writer,
  }) => {
    const known = { marketCap: 1000, circulatingSupply: 100 };
    await writer.saveQuotes(1, [quote(MIDNIGHT - 1, 10, known), quote(MIDNIGHT + MINUTE, 12)]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 10), candle(MIDNIGHT, 11)]);
    const spans = [MIDNIGHT, MIDNIGHT + MINUTE].map((from) => ({ from, to: from + HOUR }));
    expect(await store.firstQuotes(1, spans)).toMatchObject([
      { time: MIDNIGHT, price: 11, marketCap: 1100, circulatingSupply: 100 },
      { time: MIDNIGHT + MINUTE, price: 12, marketCap: 1200, circulatingSupply: 100 },
    ]);
  });

  test("finds the closest quote within the tolerance, and the earlier of two equally close quotes", async ({
    store,
    writer,
  }) => {
    const [first, second] = [quote(NOON, 1, { volume24h: 5, marketCap: 7 }), quote(NOON + 10 * MINUTE, 2)];
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

  test("uses the newest metrics as a quote", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveQuotes(1, [quote(NOON - 4 * MINUTE, 1)]);
    await writer.saveMetrics([metrics(1, { circulatingSupply: 3, totalSupply: 4, volume24h: 5 })]);
    const newest = { marketCap: 30, circulatingSupply: 3, totalSupply: 4, volume24h: 5 };
    expect(await store.closestQuotes(1, [NOON + MINUTE], HOUR)).toEqual([quote(NOON, 10, newest)]);
  });

  test("without a near quote, falls back to hours and then to days", async ({ store, writer }) => {
    await writer.saveQuotes(1, [quote(NOON, 1)]);
    const rest = { volume: 8, marketCap: 20, circulatingSupply: 2, totalSupply: 3 };
    await writer.saveCandles(1, "hourly", [
      hour(NOON - 2 * HOUR, 2, rest),
      hour(NOON - HOUR, 2, { open: 2.25, close: 2.5 }),
      hour(NOON + 15 * MINUTE, 2),
    ]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - 2 * DAY, 3, rest), candle(MIDNIGHT - DAY, 4)]);
    const known = { marketCap: 20, circulatingSupply: 2, totalSupply: 3 };
    const asked = async (time: number) => (await store.closestQuotes(1, [time], DAY))[0];
    // A quote within half an hour wins over a closer opening of an hour.
    expect(await asked(NOON + 20 * MINUTE)).toEqual(quote(NOON, 1));
    // Before the first quote, the close of the hour is closest.
    expect(await asked(NOON - 20 * MINUTE)).toEqual(quote(NOON - 1, 2.5));
    // Further away, the opening of an hour wins. Its missing values are the closing values of the previous hour.
    expect(await asked(NOON - 50 * MINUTE)).toEqual(quote(NOON - HOUR, 2.25, known));
    // The close of a day includes the volume of 24 hours.
    expect(await asked(MIDNIGHT - DAY - HOUR)).toEqual(
      quote(MIDNIGHT - DAY - 1, 3, { ...known, volume24h: 8 }),
    );
    expect(await store.closestQuotes(1, [MIDNIGHT - 3 * DAY], HOUR)).toEqual([null]);
  });

  test("finds the last quote before a time in quotes, newest metrics, hours and days", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveQuotes(1, [quote(NOON - 2 * HOUR, 1), quote(NOON - HOUR, 2)]);
    await writer.saveMetrics([metrics(1, { lastUpdated: NOON })]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT, 4, { open: 3 })]);
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 6, { open: 5 })]);
    const asked = async (time: number) => {
      const [quote] = await store.closestQuotes(1, [time], DAY, "before");
      return quote && [quote.time, quote.price];
    };
    expect(await asked(NOON + MINUTE)).toEqual([NOON, 10]);
    // The next quote and the newest metrics are closer, but later.
    expect(await asked(NOON - MINUTE)).toEqual([NOON - HOUR, 2]);
    expect(await asked(NOON - HOUR - MINUTE)).toEqual([NOON - 2 * HOUR, 1]);
    // Close and opening of the hour, then close and opening of the previous day.
    expect(await asked(MIDNIGHT + HOUR)).toEqual([MIDNIGHT + HOUR - 1, 4]);
    expect(await asked(MIDNIGHT + MINUTE)).toEqual([MIDNIGHT, 3]);
    expect(await asked(MIDNIGHT - 1)).toEqual([MIDNIGHT - 1, 6]);
    expect(await asked(MIDNIGHT - 2)).toEqual([MIDNIGHT - DAY, 5]);
    expect(await asked(MIDNIGHT - DAY - 1)).toBeNull();
    expect(await store.closestQuotes(1, [NOON - MINUTE], MINUTE, "before")).toEqual([null]);
  });

  test("finds the first quote of each span in quotes, newest metrics, hours and days", async ({
    store,
    writer,
  }) => {
    await writer.saveCatalogue({ assets: [asset(1)] });
    await writer.saveQuotes(1, [quote(MIDNIGHT - DAY - 1, 1), quote(MIDNIGHT + HOUR, 2)]);
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
        // A quote wins over the hour that opens with the quote.
        span(MIDNIGHT, MIDNIGHT + HOUR),
        span(MIDNIGHT + HOUR + 1, NOON),
        span(MIDNIGHT + 2 * HOUR, NOON),
        span(MIDNIGHT + 3 * HOUR, NOON),
        span(NOON + 1, NOON + DAY),
      ]),
    ).toEqual([
      quote(MIDNIGHT - DAY - 1, 1),
      quote(MIDNIGHT - DAY, 5),
      quote(MIDNIGHT - 1, 6),
      null,
      quote(MIDNIGHT + HOUR, 2),
      quote(MIDNIGHT + 2 * HOUR - 1, 3),
      quote(MIDNIGHT + 2 * HOUR, 3.5),
      quote(NOON, 10),
      null,
    ]);
    expect(await store.firstQuotes(2, [span(MIDNIGHT, NOON)])).toEqual([null]);
    expect(await store.firstQuotes(1, [])).toEqual([]);
  });

  test("takes missing values of a quote from the last complete day before", async ({ store, writer }) => {
    const rest = { volume: 8, marketCap: 30, circulatingSupply: 2, totalSupply: 3 };
    await writer.saveCandles(1, "daily", [candle(MIDNIGHT - DAY, 15, rest)]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT, 20, { volume: 1 }), hour(NOON + DAY, 20)]);
    const own = { volume24h: 5, marketCap: 6, circulatingSupply: 7, totalSupply: 9 };
    await writer.saveQuotes(1, [quote(NOON, 1, own), quote(NOON + HOUR, 10)]);
    const known = { volume24h: 8, circulatingSupply: 2, totalSupply: 3 };
    const quotes = [
      quote(MIDNIGHT - DAY, 15),
      quote(MIDNIGHT + HOUR - 1, 20, { ...known, marketCap: 40 }),
      quote(NOON, 1, own),
      quote(NOON + HOUR, 10, { ...known, marketCap: 20 }),
      quote(NOON + DAY, 20),
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

  test("finds extremes in complete days, and in hours and quotes at the edges", async ({ store, writer }) => {
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
    // A single day.
    expect(await store.extremes(1, MIDNIGHT, NOON)).toEqual(
      seen(11, MIDNIGHT + HOUR, 9, MIDNIGHT + 2 * HOUR),
    );
    // Only the low of the partly covered day is within the span.
    const half = await store.extremes(1, MIDNIGHT - 12 * HOUR, NOON);
    expect(half).toEqual(seen(19, MIDNIGHT - 2 * HOUR, 9, MIDNIGHT + 2 * HOUR));
    await writer.saveCandles(1, "hourly", [
      hour(MIDNIGHT - 11 * HOUR, 30, { timeHigh: MIDNIGHT - 10.5 * HOUR }),
    ]);
    await writer.saveQuotes(1, [quote(MIDNIGHT - 9.5 * HOUR, 31), quote(MIDNIGHT - 9 * HOUR, 8)]);
    const refined = await store.extremes(1, MIDNIGHT - 12 * HOUR, NOON);
    expect(refined).toEqual(seen(31, MIDNIGHT - 10.5 * HOUR, 8, MIDNIGHT - 9 * HOUR));
    // Within an hour only quotes count, including the bounds.
    const point1 = MIDNIGHT - 9.5 * HOUR;
    expect(await store.extremes(1, point1, point1)).toEqual(seen(31, point1, 31, point1));
  });

  test("ranks assets at the end of a day", async ({ store, writer }) => {
    await writer.saveCatalogue({ assets: [asset(1), asset(2)], pairs: [pair(1, 1, 2)] });
    const day = MIDNIGHT - DAY;
    await writer.saveCandles(1, "daily", [
      candle(day, 5, { marketCap: 50, volume: 6 }),
      candle(day - DAY, 4),
    ]);
    await writer.saveCandles(2, "daily", [candle(day - 7 * DAY, 2), candle(day, 3, { marketCap: 60 })]);
    await writer.saveCandles(3, "daily", [candle(MIDNIGHT, 3)]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT - 2 * HOUR, 4.5)]);
    const ends = (await store.dayEnd(day, [1, 2, 3], DAY)).toSorted((a, b) => a.assetId - b.assetId);
    const end = MIDNIGHT - 1;
    expect(ends).toEqual([
      {
        assetId: 1,
        rank: 2,
        quote: quote(end, 5, { marketCap: 50, volume24h: 6 }),
        priceBefore: { "1h": 4.5, "24h": 4, "7d": null },
        numMarketPairs: null,
      },
      {
        assetId: 2,
        rank: 1,
        quote: quote(end, 3, { marketCap: 60 }),
        priceBefore: { "1h": null, "24h": null, "7d": 2 },
        numMarketPairs: null,
      },
    ]);
    expect(await store.dayEnd(MIDNIGHT + 2 * DAY, [1, 2, 3], DAY)).toEqual([]);
  });

  test("includes an asset at the end of a day up to the maximum age of its last price", async ({
    store,
    writer,
  }) => {
    const [day, end] = [MIDNIGHT - DAY, MIDNIGHT - 1];
    await writer.saveQuotes(1, [quote(end - HOUR, 5)]);
    await writer.saveCandles(2, "daily", [candle(day - 2 * DAY, 6)]);
    await writer.saveQuotes(3, [quote(end - HOUR - 3 * DAY, 7)]);
    await writer.saveQuotes(4, [quote(end - HOUR - 3 * DAY - 1, 8)]);
    await writer.saveCandles(5, "hourly", [hour(MIDNIGHT - HOUR, 9), hour(MIDNIGHT, 10)]);
    const getIds = async (at: number, ids: readonly number[]) =>
      (await store.dayEnd(at, ids, 3 * DAY)).map(({ assetId }) => assetId).toSorted();
    expect(await getIds(day, [1, 2, 3, 4])).toEqual([1, 2, 3]);
    expect(await getIds(day, [1, 2, 3, 4, 5])).toEqual([1, 2, 5]);
    // The age is measured from the newest price, if that price is recent enough.
    expect(await getIds(day + 2 * DAY, [1, 2, 3, 4])).toEqual([1, 2, 3]);
    expect(await getIds(day + 3 * DAY, [1, 2, 3, 4])).toEqual([]);
    const [stopped] = (await store.dayEnd(day, [1, 2], 3 * DAY)).filter(({ assetId }) => assetId === 2);
    expect(stopped?.quote).toEqual(quote(day - DAY - 1, 6));
  });

  test("returns the last quote at or before each time, up to the maximum age", async ({ store, writer }) => {
    await writer.saveCandles(1, "daily", [
      candle(MIDNIGHT - 2 * DAY, 10, { open: 9 }),
      candle(MIDNIGHT, 20, { open: 19, marketCap: 40, lastUpdated: NOON }),
    ]);
    await writer.saveCandles(1, "hourly", [hour(MIDNIGHT + HOUR, 30, { open: 29 })]);
    await writer.saveQuotes(1, [quote(MIDNIGHT + 3 * HOUR, 40), quote(NOON, 50)]);
    const times = [
      MIDNIGHT - 2 * DAY - 1,
      MIDNIGHT - 2 * DAY,
      MIDNIGHT - DAY - 2,
      MIDNIGHT - DAY - 1,
      MIDNIGHT - 1,
      MIDNIGHT,
      MIDNIGHT + HOUR,
      MIDNIGHT + 2 * HOUR - 1,
      MIDNIGHT + 3 * HOUR,
      NOON,
      NOON + DAY,
      NOON + DAY + 1,
    ];
    const quotes = await store.lastQuotes(1, times, DAY);
    expect(quotes.map((quote) => quote && [quote.time, quote.price])).toEqual([
      null,
      [MIDNIGHT - 2 * DAY, 9],
      [MIDNIGHT - 2 * DAY, 9],
      [MIDNIGHT - DAY - 1, 10],
      [MIDNIGHT - DAY - 1, 10],
      [MIDNIGHT, 19],
      [MIDNIGHT + HOUR, 29],
      [MIDNIGHT + 2 * HOUR - 1, 30],
      [MIDNIGHT + 3 * HOUR, 40],
      // The candle has a market cap, and the quote of the same time has none.
      [NOON, 20],
      [NOON, 20],
      null,
    ]);
    expect(await store.lastQuotes(2, [NOON], DAY)).toEqual([null]);
    await writer.saveMetrics([metrics(2, { price: 7, circulatingSupply: 2, lastUpdated: NOON - HOUR })]);
    const newest = quote(NOON - HOUR, 7, { marketCap: 14, circulatingSupply: 2 });
    expect(await store.lastQuotes(2, [NOON - HOUR - 1, NOON], DAY)).toEqual([null, newest]);
    expect(await store.lastQuotes(2, [], DAY)).toEqual([]);
  });

  test("uses the last quote of a day without a candle", async ({ store, writer }) => {
    const day = MIDNIGHT - DAY;
    await writer.saveQuotes(1, [
      quote(day - 1, 4),
      quote(day, 5),
      quote(MIDNIGHT - 1, 6),
      quote(MIDNIGHT, 7),
    ]);
    const [end] = await store.dayEnd(day, [1, 2, 3], DAY);
    expect([end?.quote, end?.priceBefore["24h"]]).toEqual([quote(MIDNIGHT - 1, 6), 4]);
    expect(await store.dayEnd(MIDNIGHT + 2 * DAY, [1, 2, 3], DAY)).toEqual([]);
    // A candle with a market cap wins over a quote at its end, and a candle without a market cap does not.
    await writer.saveCandles(1, "daily", [candle(day, 8)]);
    expect((await store.dayEnd(day, [1, 2, 3], DAY))[0]?.quote.price).toBe(6);
    await writer.saveCandles(1, "daily", [candle(day, 8, { marketCap: 80 })]);
    expect((await store.dayEnd(day, [1, 2, 3], DAY))[0]?.quote).toEqual(
      quote(MIDNIGHT - 1, 8, { marketCap: 80 }),
    );
  });

  test("returns the closest rate within the tolerance, and the earlier of two equally close rates", async ({
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
    expect(await store.ratesAt(2790, times, 6 * HOUR, "before")).toEqual([
      null,
      null,
      old,
      old,
      null,
      young,
      null,
    ]);
    expect(await store.ratesAt(2790, [], DAY)).toEqual([]);
    expect(await store.ratesAt(2791, [NOON], DAY)).toEqual([null]);
  });
}
