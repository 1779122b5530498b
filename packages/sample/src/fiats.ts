import type { Fiat, StoredRate } from "@market-data/market";
import { knownFiats, type RateReader } from "@market-data/market/store";
import { DAY, EXAMPLES_CLOCK, floorTo, type HistoryWindows, MINUTE } from "./clock.ts";
import rates from "./data/rates.json" with { type: "json" };
import { noise, seedFor } from "./random.ts";
import { rounded } from "./rounding.ts";

/** A fiat currency or precious metal of the sample market. */
interface SampleFiat extends Fiat {
  /** USD per unit (for metals, per troy ounce) at the time of the examples. */
  readonly usd: number;
}

const usdBySymbol: Readonly<Record<string, number>> = rates;

/** The 93 fiat currencies and 4 precious metals. */
export const sampleFiats: readonly SampleFiat[] = knownFiats.map((fiat) => ({
  ...fiat,
  usd: usdBySymbol[fiat.symbol] as number,
}));

const fiatsById = new Map(sampleFiats.map((fiat) => [fiat.id, fiat]));

/** Rates change every five minutes. */
const STEP = 5 * MINUTE;
/** Rates older than two years are weekly. */
const WEEK = 7 * DAY;
const FIRST_RATE = Date.parse("2013-04-28T00:00:00Z");

/** Returns the price of one unit in USD. At the time of the examples, returns the price of the data file. */
export function rateAt({ id, symbol, usd }: SampleFiat, time: number): number {
  if (symbol === "USD") return 1;
  const seed = seedFor(id, 6);
  const drift = (at: number) => {
    const days = at / DAY;
    return 0.08 * noise(seed, days / 300) + 0.02 * noise(seed + 1, days / 30) + 0.004 * noise(seed + 2, days);
  };
  // The time of the examples is in the step that begins five minutes earlier.
  return rounded(usd * Math.exp(drift(floorTo(STEP, time)) - drift(EXAMPLES_CLOCK - STEP)));
}

/** Returns the rates up to the newest rate, computed on reading. */
export function rateHistory(windows: HistoryWindows, newest: () => number): RateReader {
  const read = (fiatId: number, time: number | undefined): StoredRate | undefined => {
    const fiat = fiatsById.get(fiatId);
    return fiat === undefined || time === undefined ? undefined : { time, usd: rateAt(fiat, time) };
  };
  return {
    rateAt: (fiatId, time) => read(fiatId, latestRateTime(time, windows, newest())),
    rateAfter: (fiatId, time) => read(fiatId, nextRateTime(time, windows, newest())),
  };
}

function latestRateTime(
  time: number,
  { dailyFrom, quotesFrom }: HistoryWindows,
  newest: number,
): number | undefined {
  if (time >= newest) return newest;
  if (time < FIRST_RATE) return undefined;
  if (time >= quotesFrom) return floorTo(STEP, time);
  if (time >= dailyFrom) return floorTo(DAY, time);
  return FIRST_RATE + floorTo(WEEK, time - FIRST_RATE);
}

function nextRateTime(time: number, windows: HistoryWindows, newest: number): number | undefined {
  const before = latestRateTime(time, windows, newest);
  if (before === undefined) return FIRST_RATE;
  if (before === newest) return undefined;
  const { dailyFrom, quotesFrom } = windows;
  if (before >= quotesFrom) return Math.min(before + STEP, newest);
  if (before >= dailyFrom) return Math.min(before + DAY, quotesFrom, newest);
  return Math.min(before + WEEK, dailyFrom, newest);
}
