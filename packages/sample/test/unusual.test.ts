import type { Asset, AssetMetrics, Candle, MarketStore } from "@market-data/market";
import { describe, expect, it } from "vitest";
import { DAY, floorTo, MINUTE } from "../src/clock.ts";
import { EXAMPLES_CLOCK, sampleStore } from "../src/index.ts";

const clock = sampleStore({ now: EXAMPLES_CLOCK });
const later = sampleStore({ now: Date.parse("2027-11-21T00:00:30Z") });

/** @param newest The time of the market's newest price. */
type Is = (asset: Asset, metrics: AssetMetrics, newest: number) => boolean;

/** Irregularities of real markets. */
const AT_ANY_TIME: readonly (readonly [feature: string, is: Is])[] = [
  ["a price of about 1e-8", (_, { price }) => price > 0.5e-8 && price < 2e-8],
  ["a symbol with $", ({ symbol }) => symbol.startsWith("$")],
  ["a name outside ASCII", ({ name }) => /[À-ž]/.test(name)],
  ["a name outside Latin scripts", ({ name }) => /\p{Script=Han}/u.test(name)],
  ["a symbol of 10 characters", ({ symbol }) => symbol.length === 10],
  ["no known change", (_, { priceBefore }) => Object.values(priceBefore).every((price) => price === null)],
  [
    "no known volume",
    (_, { volume24h, volume7d, volume30d }) => [volume24h, volume7d, volume30d].every((one) => one === null),
  ],
  [
    "a last price of more than 90 days ago, and no rank",
    ({ status }, { rank, lastUpdated }, newest) =>
      status === "active" && rank === null && newest - lastUpdated > 90 * DAY,
  ],
];
const AT_THE_CLOCK: typeof AT_ANY_TIME = [
  ["a price of 1e-8", (_, { price }) => price === 1e-8],
  [
    "a past too short for changes of 7 days and more",
    (_, { priceBefore: { "24h": day, ...longer } }) =>
      day !== null && (["7d", "30d", "60d", "90d"] as const).every((period) => longer[period] === null),
  ],
];

/** Returns the coins with a feature. */
async function find(store: MarketStore, is: Is): Promise<{ id: number; rank: number | null }[]> {
  const { assets, metrics } = await store.snapshot();
  const newest = metrics.get(1)?.lastUpdated ?? 0;
  return [...metrics.values()].flatMap((one) => {
    const asset = assets.get(one.assetId);
    return asset !== undefined && is(asset, one, newest) ? [{ id: asset.id, rank: one.rank }] : [];
  });
}

describe("irregularities of the sample market", () => {
  it.each([...AT_ANY_TIME, ...AT_THE_CLOCK])("has %s, within the first 101 ranked coins", async (_, is) => {
    const found = await find(clock, is);
    expect(found.some(({ rank }) => rank === null || rank <= 101)).toBe(true);
  });

  it.each(AT_ANY_TIME)("has %s years later", async (_, is) => {
    expect(await find(later, is)).not.toEqual([]);
  });

  it("has history of a coin with an old last price up to the day of this price", async () => {
    const { metrics } = await clock.snapshot();
    const stopped = await find(clock, AT_ANY_TIME.at(-1)?.[1] as Is);
    expect(stopped.length).toBeGreaterThan(0);
    for (const { id } of stopped) {
      const { price, lastUpdated } = metrics.get(id) as AssetMetrics;
      const candles = await clock.candles({ assetId: id, period: "daily", from: 0, to: EXAMPLES_CLOCK });
      const { timeOpen, low, high } = candles.at(-1) as Candle;
      expect(timeOpen).toBe(floorTo(DAY, lastUpdated));
      expect(low <= price && price <= high).toBe(true);
    }
  });

  it("has candles without a volume", async () => {
    const found = await find(clock, (_, { volume24h }) => volume24h === null);
    const query = { period: "daily", from: 0, to: EXAMPLES_CLOCK } as const;
    const candles = await Promise.all(found.map(({ id }) => clock.candles({ assetId: id, ...query })));
    expect(candles.some((of) => of.length > 0 && of.every(({ volume }) => volume === null))).toBe(true);
  });

  // Sizes of the usual first pages of dashboards and listings.
  it.each([20, 100])(
    "has a coin that leaves the first %i a minute after the time of the examples",
    async (size) => {
      const ranked = async (store: MarketStore) => (await store.snapshot()).index.ranked.map(({ id }) => id);
      const before = await ranked(clock);
      const after = await ranked(sampleStore({ now: EXAMPLES_CLOCK + MINUTE }));
      expect([after[size], after[size - 1]]).toEqual([before[size - 1], before[size]]);
    },
  );
});
