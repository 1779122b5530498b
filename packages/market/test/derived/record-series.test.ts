import { expect, test } from "vitest";
import type { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { recordSeries } from "../../src/derived/record-series.ts";
import { getIndexSeries } from "../../src/store/index-units.ts";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import { ask } from "../market.ts";
import { candle, DAY, daysUpToToday, HOUR, MIDNIGHT, MINUTE, makePast, NOON, quote } from "../past.ts";

const NEWEST = NOON - MINUTE;
const history = (days: number) => ({
  firstHistoricalData: MIDNIGHT - (days - 1) * DAY,
  lastHistoricalData: NEWEST,
});

/** Bitcoin with 50 days, a stablecoin with three, and a coin with prices only. */
async function makeMarket(): Promise<MemoryStore> {
  return makePast([
    { id: 1, facts: { slug: "bitcoin", ...history(50) }, days: daysUpToToday(50), metrics: { price: 200 } },
    {
      id: 2,
      facts: { tags: ["stablecoin"], ...history(3) },
      days: daysUpToToday(3).map((day) => ({ ...day, close: 1, marketCap: 500 })),
      metrics: { price: 1 },
    },
    {
      id: 3,
      facts: { ...history(2) },
      quotes: [quote(MIDNIGHT - DAY, 5), quote(MIDNIGHT + HOUR, 6)],
      metrics: { price: 6 },
    },
    { id: 4, facts: { status: "untracked", ...history(50) }, days: daysUpToToday(50), metrics: null },
  ]);
}

const readAll = (store: MemoryStore) => store.seriesPoints({ ...MARKET_SERIES, from: 0, to: NOON });

test("records all of history and the current values in a market without series", async () => {
  const store = await makeMarket();
  await recordSeries({ store, writer: store });
  const points = await readAll(store);
  expect(points.map(({ time }) => time)).toEqual([
    ...Array.from({ length: 50 }, (_, index) => MIDNIGHT - (49 - index) * DAY),
    NEWEST,
  ]);
  expect(points.at(-2)).toEqual({
    time: MIDNIGHT,
    values: {
      activeCryptocurrencies: 3,
      maxPriceAge: 7 * DAY,
      "all.marketCap": 1_000_548,
      "all.volume24h": 1048 + 1001,
      "all.volume24hReported": null,
      "bitcoin.marketCap": 1_000_048,
      "bitcoin.volume24h": 1048,
      "bitcoin.volume24hReported": null,
      "stablecoin.marketCap": 500,
      "stablecoin.volume24h": 1001,
      "stablecoin.volume24hReported": null,
    },
  });
});

test("computes only affected days again", async () => {
  const store = await makeMarket();
  await recordSeries({ store, writer: store });
  const before = await readAll(store);
  const day = MIDNIGHT - 10 * DAY;
  await store.saveCandles(1, "daily", [candle(day, 1, { marketCap: 7, volume: 3 })]);
  const noted = { time: day - 5 * DAY, values: { "all.marketCap": 1 } };
  await store.saveSeries(MARKET_SERIES, [noted]);
  await recordSeries({ store, writer: store }, { from: day, to: day + DAY - 1 });
  const after = await readAll(store);
  const changed = after.filter((point, index) => JSON.stringify(point) !== JSON.stringify(before[index]));
  expect(changed.map(({ time }) => time)).toEqual([noted.time, day + DAY]);
  expect(changed[1]?.values["all.marketCap"]).toBe(7);
});

test("a later row of a day does not change the start of the day", async () => {
  const store = await makeMarket();
  await store.saveSeries(MARKET_SERIES, [{ time: MIDNIGHT, values: { noted: 1, maxPriceAge: 7 * DAY } }]);
  await recordSeries({ store, writer: store }, { from: MIDNIGHT + 5 * HOUR, to: NEWEST });
  expect((await readAll(store)).map(({ time }) => time)).toEqual([MIDNIGHT, NEWEST]);
});

test("records the days since the last record, without changed history", async () => {
  const store = await makeMarket();
  const last = { time: MIDNIGHT - 2 * DAY, values: { maxPriceAge: 7 * DAY } };
  await store.saveSeries(MARKET_SERIES, [last]);
  await recordSeries({ store, writer: store });
  expect((await readAll(store)).map(({ time }) => time)).toEqual([
    last.time,
    MIDNIGHT - DAY,
    MIDNIGHT,
    NEWEST,
  ]);
});

test("computes all of history again for series of a different or unknown maximum age", async () => {
  const store = await makeMarket();
  for (const values of [{}, { maxPriceAge: DAY }]) {
    await store.saveSeries(MARKET_SERIES, [{ time: MIDNIGHT, values }]);
    await recordSeries({ store, writer: store });
    expect((await readAll(store)).length).toBe(51);
    expect((await readAll(store)).every(({ values }) => values["maxPriceAge"] === 7 * DAY)).toBe(true);
  }
});

test("completes a recorded point when history knows more assets", async () => {
  const store = await makeMarket();
  await recordSeries({ store, writer: store });
  const [partial, whole] = [NEWEST - DAY, NEWEST - HOUR];
  const recorded = { maxPriceAge: 7 * DAY, activeMarketPairs: 5, "all.marketCap": 1 };
  await store.saveSeries(MARKET_SERIES, [
    { time: partial, values: { ...recorded, activeCryptocurrencies: 1 } },
    { time: whole, values: { ...recorded, activeCryptocurrencies: 3 } },
  ]);
  await recordSeries({ store, writer: store }, { from: NEWEST - 2 * DAY, to: NEWEST });
  const [before, after] = (await readAll(store)).filter(({ time }) => time === partial || time === whole);
  expect(before?.values).toMatchObject({ activeCryptocurrencies: 3, activeMarketPairs: 5 });
  expect(before?.values["all.marketCap"]).toBeGreaterThan(1_000_000);
  expect(after?.values["all.marketCap"]).toBe(1);
});

test("removes the point of a day whose prices were removed", async () => {
  const store = await makePast([{ id: 1, metrics: { price: 1, lastUpdated: NEWEST } }]);
  const gone = { maxPriceAge: 7 * DAY, activeCryptocurrencies: 1, "all.marketCap": 1 };
  await store.saveSeries(MARKET_SERIES, [{ time: MIDNIGHT, values: gone }]);
  await recordSeries({ store, writer: store }, { from: MIDNIGHT - DAY, to: NEWEST });
  expect((await readAll(store)).map(({ time }) => time)).toEqual([NEWEST]);
});

test("an index begins at 100 with the first month, and continues from its last rebalancing", async () => {
  const store = await makeMarket();
  const units = () => store.seriesPoints({ ...getIndexSeries("top-20"), from: 0, to: NOON });
  await recordSeries({ store, writer: store });
  const [first, second] = await units();
  expect([first?.time, second?.time]).toEqual([Date.UTC(2025, 11, 1), Date.UTC(2026, 0, 1)]);
  const prices = await Promise.all(
    [first, second].map(async (point) => {
      const [found] = await store.firstQuotes(1, [{ from: point?.time ?? 0, to: NOON }]);
      return found?.price ?? 0;
    }),
  );
  // The units of a single member stay.
  expect((first?.values["1"] ?? 0) * (prices[0] ?? 0)).toBeCloseTo(100, 9);
  expect(second?.values["1"]).toBeCloseTo(first?.values["1"] ?? 0, 12);
  await recordSeries({ store, writer: store }, { from: MIDNIGHT - DAY, to: NEWEST });
  expect(await units()).toEqual([first, second]);
});

test("records nothing for a market without prices", async () => {
  const store = await makePast([{ id: 1, metrics: null }]);
  await recordSeries({ store, writer: store });
  expect(await readAll(store)).toEqual([]);
});

test("serves recorded values", async () => {
  const store = await makeMarket();
  await recordSeries({ store, writer: store });
  const { data } = await ask("globalMetricsQuotesHistoricalV1", "interval=daily&count=1", store);
  expect(data.quotes).toMatchObject([
    { timestamp: "2026-01-15T00:00:00.000Z", quote: { USD: { total_market_cap: 1_000_548 } } },
  ]);
});

test("records current values of a live market after the end of an import, without replacing a day", async () => {
  const store = await makeMarket();
  const market = { store, writer: store };
  const days = async () => (await readAll(store)).map(({ time }) => time).slice(-2);
  await recordSeries(market, undefined, { isPartial: true });
  expect(await days()).toEqual([MIDNIGHT - DAY, MIDNIGHT]);
  await recordSeries(market, undefined, { liveSince: NEWEST + 1 });
  expect(await days()).toEqual([MIDNIGHT - DAY, MIDNIGHT]);
  await recordSeries(market, undefined, { liveSince: NEWEST });
  expect(await days()).toEqual([MIDNIGHT, NEWEST]);
  const daily = await makePast([{ id: 1, metrics: { price: 1, lastUpdated: MIDNIGHT } }]);
  await recordSeries({ store: daily, writer: daily });
  expect(await readAll(daily)).toMatchObject([{ time: MIDNIGHT }]);
});
