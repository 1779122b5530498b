import type { MarketStore } from "@market-data/market";
import { getIndexSeries, MARKET_SERIES, MemoryStore } from "@market-data/market/store";
import { describe, expect, it, vi } from "vitest";
import { DAY, HOUR, historyWindows, MINUTE, newestMinute } from "../src/clock.ts";
import { sampleCoins } from "../src/coins/coins.ts";
import { SampleHistory } from "../src/coins/history.ts";
import {
  advanceSample,
  EXAMPLES_CLOCK,
  type SeedProgress,
  sampleStore,
  seedSample,
  seedSeries,
} from "../src/index.ts";
import { pick } from "../src/random.ts";
import { TotalsByTime } from "../src/series.ts";

const ADDRESS = "0x0000000000000000000000000000000000007101";
const COINS = [1, 1027, 9002, 10_001, 10_033, 10_040, 10_500];

/** Whether the history of every coin is seeded, which takes long. Otherwise that of a sample of them is. */
const isWhole = process.env["WHOLE_SAMPLE_MARKET"] === "1";
const everyCoin = [...sampleCoins().traded.keys()];
const coins = isWhole
  ? everyCoin
  : [...new Set([...COINS, ...Array.from({ length: 40 }, (_, index) => pick(everyCoin, 1, index))])];

/** The metrics of a snapshot; of coins whose history is not seeded without what follows from history. */
async function metricsIn(store: MarketStore): Promise<unknown[]> {
  const { metrics } = await store.snapshot();
  return [...metrics.values()].map((figure) => {
    if (coins.includes(figure.assetId)) return figure;
    const { priceBefore: _, volume24hBefore: __, ...newest } = figure;
    return newest;
  });
}

/** The coins whose history is seeded at the end of a day, by rank; with their ranks if these are all coins. */
async function dayEndsIn(store: MarketStore, day: number): Promise<unknown[]> {
  const ends = await store.dayEnd(day);
  return (
    ends
      .filter(({ assetId }) => coins.includes(assetId))
      .sort((one, other) => (one.rank ?? 1e9) - (other.rank ?? 1e9) || one.assetId - other.assetId)
      // Only the sample store knows how many pairs there were in the past.
      .map(({ numMarketPairs: _, rank, ...end }) => (isWhole ? { ...end, rank } : end))
  );
}

/** When the whole market was summed up, from time to time; with the sums if these are of all coins. */
async function totalsIn(store: MarketStore, now: number): Promise<unknown[]> {
  const ends = [-DAY, 1.999 * DAY, 2.001 * DAY, 200 * DAY, 728.5 * DAY, 800 * DAY].map((back) => now - back);
  const points = await Promise.all(
    ends.map((to) => store.seriesPoints({ ...MARKET_SERIES, from: 0, to, newest: 2 })),
  );
  const units = await store.seriesPoints({ ...getIndexSeries("top-20"), from: now - 100 * DAY, to: now });
  return [...points.flat().map(({ time, values }) => (isWhole ? { time, values } : time)), ...units];
}

/** All that can be seen of a store at a time. */
async function lookAt(store: MarketStore, now: number): Promise<unknown> {
  const { version: _, metrics: __, ...snapshot } = await store.snapshot();
  const times = [400, 40, 7.3, 1.9, 0.4, 0.01, 0].map((days) => now - Math.round(days * DAY));
  const histories = await Promise.all(
    COINS.map(async (assetId) => ({
      days: await store.candles({ assetId, period: "daily", from: 0, to: now }),
      hours: await store.candles({ assetId, period: "hourly", from: 0, to: now, newest: 100 }),
      points: await store.closestQuotes(assetId, times, DAY),
      firsts: await store.firstQuotes(
        assetId,
        times.map((from) => ({ from, to: from + DAY })),
      ),
      extremes: await Promise.all(times.slice(0, 5).map((from) => store.extremes(assetId, from, now))),
    })),
  );
  return {
    snapshot,
    metrics: await metricsIn(store),
    histories,
    dayEnds: await dayEndsIn(store, Math.floor(now / DAY) * DAY - 3 * DAY),
    totals: await totalsIn(store, now),
    rates: await store.ratesAt(2790, times.slice(0, 4), 7 * DAY),
    trades: await store.dexTrades(ADDRESS, 1, 50),
    candles: await store.dexCandles(ADDRESS, 1, "daily", now - 9 * DAY, now),
  };
}

async function seeded(until: number): Promise<{ store: MemoryStore; progress: SeedProgress[] }> {
  const store = new MemoryStore();
  await store.markOrigin("sample");
  const progress: SeedProgress[] = [];
  for await (const step of seedSample(store, { until, coins })) progress.push(step);
  return { store, progress };
}

const LATER = Date.parse("2026-11-21T00:00:30Z");

describe(`the sample market in a store (${coins.length} coins with history)`, () => {
  it.each([EXAMPLES_CLOCK, LATER])("is what the sample store computes at %d", async (now) => {
    const { store, progress } = await seeded(now);
    expect(await lookAt(store, now)).toEqual(await lookAt(sampleStore({ now }), now));
    expect(progress.map(({ done }) => done)).toEqual(progress.map((_, index) => index + 1));
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total);
    expect(progress.at(-1)?.rows).toBeGreaterThan(isWhole ? 2_000_000 : 200_000);
  });

  it("gets the series that an older version did not write", async () => {
    const written = new MemoryStore();
    const series = getIndexSeries("top-20");
    const query = { ...series, from: 0, to: LATER };
    await seedSeries(written, LATER, [series]);
    const points = await written.seriesPoints(query);
    expect(points).toEqual(await sampleStore({ now: LATER }).seriesPoints(query));
    expect(points.length).toBe(24);
  });

  it("goes on minute by minute as the sample store does, over a day's end and after a pause", async () => {
    const begin = Date.parse("2026-03-03T23:57:00Z");
    let now = begin;
    const computed = sampleStore({ now: () => now });
    const { store: written } = await seeded(now);
    for (const until = begin + 8 * MINUTE; now < until; now += MINUTE) {
      await advanceSample(written, { now, coins });
      expect(await metricsIn(written)).toEqual(await metricsIn(computed));
    }
    now -= MINUTE;
    expect(await lookAt(written, now)).toEqual(await lookAt(computed, now));
    const { metrics } = await written.snapshot();
    now += 30 * HOUR + 7 * MINUTE;
    await advanceSample(written, { now, after: metrics.get(1)?.lastUpdated ?? 0, coins });
    expect(await lookAt(written, now)).toEqual(await lookAt(computed, now));
  });

  it("changes nothing at a clock that steps back", async () => {
    const written = new MemoryStore();
    await advanceSample(written, { now: LATER });
    const before = await written.snapshot();
    const { lastUpdated } = before.metrics.get(1) ?? { lastUpdated: 0 };
    await advanceSample(written, { now: LATER - DAY, after: lastUpdated });
    expect(await written.snapshot()).toBe(before);
  });

  it("is made no further than is asked for", async () => {
    const written = new MemoryStore();
    for await (const { done } of seedSample(written, { until: LATER })) if (done === 2) break;
    const { assets, rates, metrics } = await written.snapshot();
    expect([assets.size, rates.size, metrics.size]).toEqual([1000, 97, 0]);
  });
});

describe("the sample store", () => {
  it("is the same each time", async () => {
    const texts = [];
    for (const _ of [1, 2]) {
      vi.resetModules();
      const fresh = await import("../src/index.ts");
      texts.push(bytes(await lookAt(fresh.sampleStore({ now: LATER }), LATER)));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it("answers the same whatever was asked before", async () => {
    const [one, other] = [sampleStore({ now: LATER }), sampleStore({ now: LATER })];
    for (let back = 1; back < 200; back += isWhole ? 7 : 28)
      await one.dayEnd(Math.floor(LATER / DAY) * DAY - back * DAY);
    expect(bytes(await lookAt(one, LATER))).toBe(bytes(await lookAt(other, LATER)));
  });

  it("sums up the whole market as its coins' history does", async () => {
    const newest = newestMinute(LATER);
    const windows = historyWindows(newest);
    const history = new SampleHistory(windows, () => newest);
    const [day, point] = [newest - (newest % DAY) - 9 * DAY, newest - (newest % (5 * MINUTE))];
    const totals = new TotalsByTime(windows);
    for (const coin of sampleCoins().traded.values()) {
      const query = { assetId: coin.id, period: "daily", from: day - DAY, to: day } as const;
      totals.addDays(coin, history.candles(query));
      totals.addPoints(coin, history.points(coin.id, point, point));
    }
    const store = sampleStore({ now: LATER });
    const read = await Promise.all(
      [day, point].map((time) => store.seriesPoints({ ...MARKET_SERIES, from: time, to: time + 1 })),
    );
    expect(totals.points()).toEqual(read.flat());
    expect(read.flat().map(({ time }) => time)).toEqual([day, point]);
  });

  it("gives the same snapshot within a minute and a newer one after it", async () => {
    let now = LATER;
    const store = sampleStore({ now: () => now });
    const first = await store.snapshot();
    now += 29_000;
    expect(await store.snapshot()).toBe(first);
    now += 1000;
    const second = await store.snapshot();
    expect(second.version).toBeGreaterThan(first.version);
    expect(second.metrics.get(1)?.lastUpdated).toBe((first.metrics.get(1)?.lastUpdated ?? 0) + MINUTE);
    expect(second.assets).toBe(first.assets);
  });

  it("shows no coin before its time", async () => {
    const now = Date.parse("2025-11-01T00:00:00Z");
    const { assets, metrics, index } = await sampleStore({ now }).snapshot();
    expect([assets.has(9001), assets.has(9002), metrics.has(9002)]).toEqual([true, false, false]);
    expect(index.ranked.length).toBeGreaterThan(900);
  });

  it("reports how long it takes to be there", async () => {
    vi.resetModules();
    const start = performance.now();
    const fresh = await import("../src/index.ts");
    const { metrics } = await fresh.sampleStore().snapshot();
    console.log(`The sample store had its first snapshot after ${Math.round(performance.now() - start)} ms.`);
    expect(metrics.size).toBeGreaterThan(900);
  });
});

/** Maps and all, as text. */
function bytes(value: unknown): string {
  return JSON.stringify(value, (_, item) => (item instanceof Map ? [...item] : item));
}

it.each([
  ["5m", 5 * MINUTE],
  ["1h", HOUR],
  ["3h", 3 * HOUR],
  ["1d", DAY],
])("volumes, caps and supplies are known at each quote, however old, %s apart", async (_, step) => {
  const store = sampleStore({ now: EXAMPLES_CLOCK });
  const times = Array.from({ length: 729 }, (_, index) => EXAMPLES_CLOCK - (728 - index) * step);
  for (const quote of await store.closestQuotes(1, times, step / 2)) {
    expect(quote === null ? "none" : Object.values(quote)).not.toContain(null);
  }
});
