import type { Candle } from "@market-data/market";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, dayNumber, floorTo, HOUR, MINUTE } from "../src/clock.ts";
import type { TradedCoin } from "../src/coins/coin.ts";
import { sampleCoins } from "../src/coins/coins.ts";
import { SampleHistory } from "../src/coins/history.ts";

const everything = { dailyFrom: 0, hourlyFrom: 0, quotesFrom: 0 };
const traded = [...sampleCoins().traded.values()].filter(({ trading }) => trading.history !== "none");
const [YEAR_2012, YEAR_2035] = [Date.UTC(2012), Date.UTC(2035)];
const anyCoin = fc.constantFrom(...traded);
const anyMinute = fc
  .integer({ min: YEAR_2012 / MINUTE, max: YEAR_2035 / MINUTE })
  .map((minute) => minute * MINUTE);

/** A coin and a time with a price. */
const anyMoment = fc
  .tuple(anyCoin, anyMinute)
  .filter(([coin, time]) => coin.isTradedAt(time - 2 * DAY) && coin.isTradedAt(time + DAY));

function historyUntil(newest: number): SampleHistory {
  return new SampleHistory(everything, () => newest);
}

function makeCandle(
  coin: TradedCoin,
  period: Candle extends never ? never : "daily" | "hourly",
  time: number,
  newest: number,
): Candle {
  const candle = historyUntil(newest).candleAt(coin.id, period, time);
  if (candle === undefined) throw new Error(`Coin ${coin.id} has no ${period} candle at ${time}.`);
  return candle;
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

describe("any coin of the sample market at any time", () => {
  it("has a price, a volume, and a market cap that is price times supply", () => {
    fc.assert(
      fc.property(anyMoment, ([coin, time]) => {
        const quote = historyUntil(time).newest(coin.id);
        if (quote === undefined) throw new Error("no price");
        expect(quote.price).toBeGreaterThan(0);
        if (coin.volume === null) expect(quote.volume24h).toBeNull();
        else expect(quote.volume24h).toBeGreaterThan(0);
        const { circulatingSupply, marketCap, totalSupply } = quote;
        expect(marketCap).toBe(circulatingSupply === null ? null : quote.price * circulatingSupply);
        if (circulatingSupply !== null) expect(totalSupply).toBeGreaterThanOrEqual(circulatingSupply);
        const { maxSupply } = coin.metadata;
        if (maxSupply !== null && totalSupply !== null) expect(maxSupply).toBeGreaterThanOrEqual(totalSupply);
      }),
      { numRuns: 500 },
    );
  });

  it("opens days and hours at the previous close", () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom("daily", "hourly"), ([coin, time], period) => {
        const candle = makeCandle(coin, period, time, time + DAY);
        const before = makeCandle(coin, period, candle.timeOpen - 1, time + DAY);
        expect(candle.open).toBe(before.close);
        expect(before.lastUpdated).toBe(candle.timeOpen - 1);
        expect(coin.price.at(candle.timeOpen)).toBe(candle.open);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps minutes within their candles, and reaches high and low at the stated times", () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom("daily", "hourly"), ([coin, time], period) => {
        // Covers complete candles and the current candle.
        for (const newest of [time, time + DAY]) {
          const candle = makeCandle(coin, period, time, newest);
          const price = coin.price.at(time);
          expect(price).toBeGreaterThanOrEqual(candle.low);
          expect(price).toBeLessThanOrEqual(candle.high);
          for (const [extreme, at] of [
            [candle.high, candle.timeHigh],
            [candle.low, candle.timeLow],
          ] as const) {
            if (at === null) throw new Error("an extreme without a time");
            expect(at).toBeGreaterThanOrEqual(candle.timeOpen);
            expect(at).toBeLessThanOrEqual(candle.lastUpdated);
            expect(at === candle.lastUpdated ? candle.close : coin.price.at(at)).toBe(extreme);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("builds days from hours, and hours from minutes", () => {
    fc.assert(
      fc.property(anyMoment, ([coin, time]) => {
        const day = floorTo(DAY, time);
        const daily = makeCandle(coin, "daily", day, day + DAY);
        const hours = historyUntil(day + DAY).candles({
          assetId: coin.id,
          period: "hourly",
          from: day,
          to: day + DAY,
        });
        expect(hours.length).toBe(24);
        expect(Math.max(...hours.map(({ high }) => high))).toBe(daily.high);
        expect(Math.min(...hours.map(({ low }) => low))).toBe(daily.low);
        const volume = hours.reduce((sum, hour) => sum + (hour.volume ?? 0), 0);
        expect(near(volume, daily.volume ?? 0)).toBe(true);
        expect(near(coin.volume?.ofLastDays(1, day + DAY) ?? 0, daily.volume ?? 0)).toBe(true);
        const minutes = Array.from({ length: 61 }, (_, minute) =>
          coin.price.at(time - (time % HOUR) + minute * MINUTE),
        );
        const hour = makeCandle(coin, "hourly", time, day + 2 * DAY);
        expect(Math.max(...minutes)).toBe(hour.high);
        expect(Math.min(...minutes)).toBe(hour.low);
      }),
      { numRuns: 200 },
    );
  });

  it("never decreases the volume within a day", () => {
    fc.assert(
      fc.property(
        anyMoment.filter(([{ volume }]) => volume !== null),
        fc.integer({ min: 0, max: 1440 }),
        fc.integer({ min: 0, max: 1440 }),
        ([coin, time], a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          expect(coin.volume?.within(dayNumber(time), from, to)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("moves little from one minute to the next", () => {
    fc.assert(
      fc.property(anyMoment, ([coin, time]) => {
        const change = coin.price.at(time + MINUTE) / coin.price.at(time) - 1;
        expect(Math.abs(change)).toBeLessThan(0.15);
      }),
      { numRuns: 500 },
    );
  });
});
