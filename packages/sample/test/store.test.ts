import type { MarketStore } from "@market-data/market";
import { getIndexSeries, MARKET_SERIES } from "@market-data/market/store";
import { describe, expect, it, vi } from "vitest";
import { MemoryStore } from "../../../test/conformance/src/memory/memory-store.ts";
import { DAY, HOUR, historyWindows, MINUTE, newestMinute } from "../src/clock.ts";
import { sampleCoins } from "../src/coins/coins.ts";
import { SampleHistory } from "../src/coins/history.ts";
import { EXAMPLES_CLOCK, sampleStore } from "../src/index.ts";
import { pick } from "../src/random.ts";
import { seedSample } from "./support/seed-sample.ts";
import { TotalsByTime } from "./support/totals-by-time.ts";

const ADDRESS = "0x0000000000000000000000000000000000007101";
const COINS = [1, 1027, 9002, 9006, 9007, 9008, 10_001, 10_033, 10_040, 10_500];

/** Whether to seed the history of every coin, which takes long, or only the history of some coins. */
const isWhole = process.env["WHOLE_SAMPLE_MARKET"] === "1";
const everyCoin = [...sampleCoins().traded.keys()];
const coins = isWhole
  ? everyCoin
  : [...new Set([...COINS, ...Array.from({ length: 40 }, (_, index) => pick(everyCoin, 1, index))])];

/** Returns the metrics of a snapshot. Coins without seeded history have no derived metrics. */
async function metricsIn(store: MarketStore): Promise<unknown[]> {
  const { metrics } = await store.snapshot();
  return [...metrics.values()].map((assetMetrics) => {
    if (coins.includes(assetMetrics.assetId)) return assetMetrics;
    const { priceBefore: _, volume24hBefore: __, ...newest } = assetMetrics;
    return newest;
  });
}

/** Returns the coins with seeded history at the end of a day, by rank. */
async function dayEndsIn(store: MarketStore, day: number): Promise<unknown[]> {
  const ends = await store.dayEnd(day, coins, 7 * DAY);
  return (
    ends
      .sort((one, other) => (one.rank ?? 1e9) - (other.rank ?? 1e9))
      // Only the sample store knows past numbers of pairs.
      .map(({ numMarketPairs: _, ...end }) => end)
  );
}

/**
 * Returns points of the totals at some times, and units of an index. The sums are included only if all coins are
 * seeded.
 */
async function totalsIn(store: MarketStore, now: number): Promise<unknown[]> {
  const ends = [-DAY, 1.999 * DAY, 2.001 * DAY, 200 * DAY, 728.5 * DAY, 800 * DAY].map((back) => now - back);
  const points = await Promise.all(
    ends.map((to) => store.seriesPoints({ ...MARKET_SERIES, from: 0, to, newest: 2 })),
  );
  const units = await store.seriesPoints({ ...getIndexSeries("top-20"), from: now - 100 * DAY, to: now });
  return [...points.flat().map(({ time, values }) => (isWhole ? { time, values } : time)), ...units];
}

/** Returns the complete visible state of a store at a time. */
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

async function seeded(until: number): Promise<MemoryStore> {
  const store = new MemoryStore();
  await seedSample(store, { until, coins });
  return store;
}

const LATER = Date.parse("2026-11-21T00:00:30Z");

describe(`the sample market in a store (${coins.length} coins with history)`, () => {
  it.each([EXAMPLES_CLOCK, LATER])("equals the computed sample store at %d", async (now) => {
    expect(await lookAt(await seeded(now), now)).toEqual(await lookAt(sampleStore({ now }), now));
  });
});

describe("the sample store", () => {
  it("is deterministic", async () => {
    const texts = [];
    for (const _ of [1, 2]) {
      vi.resetModules();
      const fresh = await import("../src/index.ts");
      texts.push(bytes(await lookAt(fresh.sampleStore({ now: LATER }), LATER)));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it("returns the same results in any order of requests", async () => {
    const [one, other] = [sampleStore({ now: LATER }), sampleStore({ now: LATER })];
    for (let back = 1; back < 200; back += isWhole ? 7 : 28)
      await one.dayEnd(Math.floor(LATER / DAY) * DAY - back * DAY, coins, 7 * DAY);
    expect(bytes(await lookAt(one, LATER))).toBe(bytes(await lookAt(other, LATER)));
  });

  it("has totals equal to the sums over the history of its coins", async () => {
    const newest = newestMinute(LATER);
    const windows = historyWindows(newest);
    const history = new SampleHistory(windows, () => newest);
    const [day, point] = [newest - (newest % DAY) - 9 * DAY, newest - (newest % (5 * MINUTE))];
    const totals = new TotalsByTime(windows);
    for (const coin of sampleCoins().traded.values()) {
      const query = { assetId: coin.id, period: "daily", from: day - DAY, to: day } as const;
      totals.addDays(coin, history.candles(query));
      totals.addQuotes(coin, history.quotes(coin.id, point, point));
    }
    const store = sampleStore({ now: LATER });
    const read = await Promise.all(
      [day, point].map((time) => store.seriesPoints({ ...MARKET_SERIES, from: time, to: time + 1 })),
    );
    expect(totals.points()).toEqual(read.flat());
    expect(read.flat().map(({ time }) => time)).toEqual([day, point]);
  });

  it("returns the same snapshot within a minute, and a newer snapshot afterwards", async () => {
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

  // On the second date, a coin stops trading.
  it.each(["2026-03-03T23:57:00Z", "2025-09-16T23:57:00Z"])(
    "equals a new store at each minute around midnight, %s",
    async (time) => {
      let now = Date.parse(time);
      const running = sampleStore({ now: () => now });
      for (const until = now + 8 * MINUTE; now < until; now += MINUTE) {
        const [one, other] = await Promise.all([running.snapshot(), sampleStore({ now }).snapshot()]);
        expect([...one.metrics.values()]).toEqual([...other.metrics.values()]);
      }
    },
  );

  it("hides coins before their listing", async () => {
    const now = Date.parse("2025-11-01T00:00:00Z");
    const { assets, metrics, index } = await sampleStore({ now }).snapshot();
    expect([assets.has(9001), assets.has(9002), metrics.has(9002)]).toEqual([true, false, false]);
    expect(index.ranked.length).toBeGreaterThan(900);
  });

  it("reports the time to build a snapshot", async () => {
    vi.resetModules();
    const start = performance.now();
    const fresh = await import("../src/index.ts");
    const { metrics } = await fresh.sampleStore().snapshot();
    console.log(`The sample store had its first snapshot after ${Math.round(performance.now() - start)} ms.`);
    expect(metrics.size).toBeGreaterThan(900);
  });
});

/** Formats values including maps as text. */
function bytes(value: unknown): string {
  return JSON.stringify(value, (_, item) => (item instanceof Map ? [...item] : item));
}

it.each([
  ["5m", 5 * MINUTE],
  ["1h", HOUR],
  ["3h", 3 * HOUR],
  ["1d", DAY],
])("each quote has volume, market cap and supplies, for quotes %s apart", async (_, step) => {
  const store = sampleStore({ now: EXAMPLES_CLOCK });
  const times = Array.from({ length: 729 }, (_, index) => EXAMPLES_CLOCK - (728 - index) * step);
  for (const quote of await store.closestQuotes(1, times, step / 2)) {
    expect(quote === null ? "none" : Object.values(quote)).not.toContain(null);
  }
});
