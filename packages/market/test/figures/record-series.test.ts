import { expect, test } from "vitest";
import { recordSeries } from "../../src/figures/record-series.ts";
import { getIndexSeries } from "../../src/store/index-units.ts";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import type { MemoryStore } from "../../src/store/memory-store.ts";
import { ask } from "../market.ts";
import { candle, DAY, daysUpToToday, HOUR, MIDNIGHT, MINUTE, makePast, NOON, quote } from "../past.ts";

const NEWEST = NOON - MINUTE;
const history = (days: number) => ({
  firstHistoricalData: MIDNIGHT - (days - 1) * DAY,
  lastHistoricalData: NEWEST,
});

/** Bitcoin with 50 days, a stablecoin with three, and a coin whose sources give prices alone. */
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
      points: [quote(MIDNIGHT - DAY, 5), quote(MIDNIGHT + HOUR, 6)],
      metrics: { price: 6 },
    },
    { id: 4, facts: { status: "untracked", ...history(50) }, days: daysUpToToday(50), metrics: null },
  ]);
}

const readAll = (store: MemoryStore) => store.seriesPoints({ ...MARKET_SERIES, from: 0, to: NOON });

test("a market without series gets them from the beginning of its history, and those of now", async () => {
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

test("only the days that may be others are computed again", async () => {
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

test("a row of later in the day changes no beginning of a day", async () => {
  const store = await makeMarket();
  await store.saveSeries(MARKET_SERIES, [{ time: MIDNIGHT, values: { noted: 1 } }]);
  await recordSeries({ store, writer: store }, { from: MIDNIGHT + 5 * HOUR, to: NEWEST });
  expect((await readAll(store)).map(({ time }) => time)).toEqual([MIDNIGHT, NEWEST]);
});

test("an index begins at 100 with the first month, and goes on from its last rebalancing", async () => {
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
  // One member: its units stay.
  expect((first?.values["1"] ?? 0) * (prices[0] ?? 0)).toBeCloseTo(100, 9);
  expect(second?.values["1"]).toBeCloseTo(first?.values["1"] ?? 0, 12);
  await recordSeries({ store, writer: store }, { from: MIDNIGHT - DAY, to: NEWEST });
  expect(await units()).toEqual([first, second]);
});

test("nothing is recorded of a market without prices", async () => {
  const store = await makePast([{ id: 1, metrics: null }]);
  await recordSeries({ store, writer: store });
  expect(await readAll(store)).toEqual([]);
});

test("what was recorded is served", async () => {
  const store = await makeMarket();
  await recordSeries({ store, writer: store });
  const { data } = await ask("globalMetricsQuotesHistoricalV1", "interval=daily&count=1", store);
  expect(data.quotes).toMatchObject([
    { timestamp: "2026-01-15T00:00:00.000Z", quote: { USD: { total_market_cap: 1_000_548 } } },
  ]);
});
