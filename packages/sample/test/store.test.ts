import type { MarketStore } from "@market-data/market";
import { MemoryStore } from "@market-data/market/store";
import { describe, expect, it, vi } from "vitest";
import { DAY, HOUR, MINUTE } from "../src/course/moments.ts";
import { advanceSample, EXAMPLES_CLOCK, type SeedProgress, sampleStore, seedSample } from "../src/index.ts";

const ADDRESS = "0x0000000000000000000000000000000000007101";
const COINS = [1, 1027, 9002, 10_001, 10_033, 10_040, 10_500];

/** All that can be seen of a store for some coins at a time. */
async function lookAt(store: MarketStore, now: number): Promise<unknown> {
  const { version: _, ...snapshot } = await store.snapshot();
  const times = [400, 40, 7.3, 1.9, 0.4, 0.01, 0].map((days) => now - Math.round(days * DAY));
  const coins = await Promise.all(
    COINS.map(async (assetId) => ({
      days: await store.bars({ assetId, period: "daily", from: 0, to: now }),
      hours: await store.bars({ assetId, period: "hourly", from: 0, to: now, newest: 100 }),
      points: await store.closestPoints(assetId, times, DAY),
      extremes: await Promise.all(times.slice(0, 5).map((from) => store.extremes(assetId, from, now))),
    })),
  );
  return {
    snapshot,
    coins,
    dayEnds: (await store.dayEnd(Math.floor(now / DAY) * DAY - 3 * DAY))
      .toSorted((a, b) => a.assetId - b.assetId)
      // Only a store that knows that the market is made up knows how many pairs there were in the past.
      .map(({ numMarketPairs: _, ...end }) => end),
    rates: await store.ratesAt(2790, times.slice(0, 4)),
    trades: await store.dexTrades(ADDRESS, 1, 50),
    bars: await store.dexBars(ADDRESS, 1, "daily", now - 9 * DAY, now),
  };
}

async function filled(until: number): Promise<{ store: MemoryStore; told: SeedProgress[] }> {
  const store = new MemoryStore();
  const told: SeedProgress[] = [];
  for await (const progress of seedSample(store, { until })) told.push(progress);
  return { store, told };
}

const LATER = Date.parse("2026-11-21T00:00:30Z");

describe("the sample market in a store", () => {
  it.each([EXAMPLES_CLOCK, LATER])("is what the sample store computes at %d", async (now) => {
    const { store, told } = await filled(now);
    expect(await lookAt(store, now)).toEqual(await lookAt(sampleStore({ now }), now));
    expect(told.map(({ done }) => done)).toEqual(told.map((_, index) => index + 1));
    expect(told.at(-1)?.done).toBe(told.at(-1)?.total);
    expect(told.at(-1)?.rows).toBeGreaterThan(2_000_000);
  });

  it("goes on minute by minute as the sample store does, over a day's end and after a pause", async () => {
    const begin = Date.parse("2026-03-03T23:57:00Z");
    let now = begin;
    const computed = sampleStore({ now: () => now });
    const { store: written } = await filled(now);
    for (const until = begin + 8 * MINUTE; now < until; now += MINUTE) {
      await advanceSample(written, { now });
      const [one, other] = await Promise.all([written.snapshot(), computed.snapshot()]);
      expect(one.figures).toEqual(other.figures);
    }
    now -= MINUTE;
    expect(await lookAt(written, now)).toEqual(await lookAt(computed, now));
    const { figures } = await written.snapshot();
    now += 30 * HOUR + 7 * MINUTE;
    await advanceSample(written, { now, after: figures.get(1)?.lastUpdated ?? 0 });
    expect(await lookAt(written, now)).toEqual(await lookAt(computed, now));
  });

  it("changes nothing at a clock that steps back", async () => {
    const written = new MemoryStore();
    await advanceSample(written, { now: LATER });
    const before = await written.snapshot();
    const { lastUpdated } = before.figures.get(1) ?? { lastUpdated: 0 };
    await advanceSample(written, { now: LATER - DAY, after: lastUpdated });
    expect(await written.snapshot()).toBe(before);
  });

  it("is made no further than is asked for", async () => {
    const written = new MemoryStore();
    for await (const { done } of seedSample(written, { until: LATER })) if (done === 2) break;
    const { assets, rates, figures } = await written.snapshot();
    expect([assets.size, rates.size, figures.size]).toEqual([1000, 97, 0]);
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
    for (let back = 1; back < 200; back += 7) await one.dayEnd(Math.floor(LATER / DAY) * DAY - back * DAY);
    expect(bytes(await lookAt(one, LATER))).toBe(bytes(await lookAt(other, LATER)));
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
    expect(second.figures.get(1)?.lastUpdated).toBe((first.figures.get(1)?.lastUpdated ?? 0) + MINUTE);
    expect(second.assets).toBe(first.assets);
  });

  it("shows no coin before its time", async () => {
    const now = Date.parse("2025-11-01T00:00:00Z");
    const { assets, figures, index } = await sampleStore({ now }).snapshot();
    expect([assets.has(9001), assets.has(9002), figures.has(9002)]).toEqual([true, false, false]);
    expect(index.ranked.length).toBeGreaterThan(900);
  });

  it("tells how long it takes to be there", async () => {
    vi.resetModules();
    const start = performance.now();
    const fresh = await import("../src/index.ts");
    const { figures } = await fresh.sampleStore().snapshot();
    console.log(`The sample store had its first snapshot after ${Math.round(performance.now() - start)} ms.`);
    expect(figures.size).toBeGreaterThan(900);
  });
});

/** Maps and all, as text. */
function bytes(value: unknown): string {
  return JSON.stringify(value, (_, item) => (item instanceof Map ? [...item] : item));
}
