import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getBand, getFearAndGreed } from "../../src/derived/fear-and-greed.ts";
import type { MarketValues } from "../../src/rows/market-values.ts";

function market(cap: number, volume: number | null = 10, bitcoin: number | null = cap / 2): MarketValues {
  return { "all.marketCap": cap, "all.volume24h": volume, "bitcoin.marketCap": bitcoin };
}

/** Days with market caps one percent above and below 100, in turn. */
const calm = Array.from({ length: 90 }, (_, day) => market(day % 2 === 0 ? 99 : 101));

describe("the fear and greed index", () => {
  test.each([
    ["is 50 where nothing is other than on average", market(100), 0],
    ["rises with the market cap", market(110), 1],
    ["falls with it", market(90), -1],
    ["rises with the volume", market(100, 15), 1],
    ["falls as Bitcoin's share rises", market(100, 10, 53), -1],
    ["does without a part that is unknown", market(100, null, null), 0],
  ])("%s", (_, now, direction) => {
    const value = getFearAndGreed(now, calm) as number;
    // The volatility of the last days is about the volatility of all days.
    expect(Math.abs(value - 50) < 2 ? 0 : Math.sign(value - 50)).toBe(direction);
  });

  test.each([
    ["Bitcoin's share", market(100, null, 80)],
    ["the volume", market(100, 30, null)],
  ])("skips an unknown current value: %s", (_, last) => {
    const unknown = market(100, null, null);
    const before = calm.slice(0, -1);
    expect(getFearAndGreed(unknown, [...before, last])).toBe(getFearAndGreed(unknown, [...before, unknown]));
  });

  test("is undefined with fewer than 30 days to compare with", () => {
    expect(getFearAndGreed(market(100), calm.slice(0, 29))).toBeUndefined();
    expect(getFearAndGreed(market(100), calm.slice(0, 30))).toBeDefined();
  });

  test("is an integer from 0 to 100 for any market", () => {
    const positive = fc.double({ min: 1e-3, max: 1e15, noNaN: true });
    const day = fc
      .tuple(positive, fc.option(positive), fc.option(positive))
      .map((values) => market(...values));
    fc.assert(
      fc.property(fc.array(day, { minLength: 31, maxLength: 120 }), (days) => {
        const value = getFearAndGreed(days.at(-1) as MarketValues, days.slice(0, -1)) as number;
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      }),
    );
  });

  test.each([
    [0, "Extreme Fear"],
    [1, "Extreme Fear"],
    [19, "Extreme Fear"],
    [20, "Fear"],
    [39, "Fear"],
    [40, "Neutral"],
    [59, "Neutral"],
    [60, "Greed"],
    [79, "Greed"],
    [80, "Extreme Greed"],
    [100, "Extreme Greed"],
  ])("%d is %s", (value, band) => {
    expect(getBand(value)).toBe(band);
  });
});
