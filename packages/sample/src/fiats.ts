import type { Fiat, RatePoint } from "@market-data/market";
import type { RateReader } from "@market-data/market/store";
import { DAY, EXAMPLES_CLOCK, floorTo, type HistoryWindows, MINUTE } from "./clock.ts";
import data from "./data/fiats.json" with { type: "json" };
import { noise, seedFor } from "./random.ts";
import { rounded } from "./rounding.ts";

/** A fiat currency or precious metal of the sample market. */
export interface SampleFiat extends Fiat {
  /** US dollars for one unit (of metals: a troy ounce) at the examples' clock. */
  readonly usd: number;
}

const byKind: Readonly<Record<Fiat["kind"], readonly Omit<SampleFiat, "kind">[]>> = data;

/** The 93 fiat currencies and 4 precious metals. */
export const sampleFiats: readonly SampleFiat[] = [
  ...byKind.fiat.map((fiat) => ({ ...fiat, kind: "fiat" as const })),
  ...byKind.metal.map((metal) => ({ ...metal, kind: "metal" as const })),
];

const fiatsById = new Map(sampleFiats.map((fiat) => [fiat.id, fiat]));

/** Rates change every five minutes. */
const STEP = 5 * MINUTE;
/** Before the two years of daily rates, rates are weekly, back to the first one. */
const WEEK = 7 * DAY;
const FIRST_RATE = Date.parse("2013-04-28T00:00:00Z");

/** US dollars for one unit at a time; at the examples' clock as the data file states. */
export function rateAt({ id, symbol, usd }: SampleFiat, time: number): number {
  if (symbol === "USD") return 1;
  const seed = seedFor(id, 6);
  const drift = (at: number) => {
    const days = at / DAY;
    return 0.08 * noise(seed, days / 300) + 0.02 * noise(seed + 1, days / 30) + 0.004 * noise(seed + 2, days);
  };
  // The examples' clock lies in the step that begins five minutes before it.
  return rounded(usd * Math.exp(drift(floorTo(STEP, time)) - drift(EXAMPLES_CLOCK - STEP)));
}

/** The times of the rates in history, up to the newest. */
export function rateTimes({ dailyFrom, pointsFrom }: HistoryWindows, newest: number): number[] {
  const weeks = steps(FIRST_RATE, Math.min(dailyFrom, newest + 1), WEEK);
  const days = steps(Math.max(FIRST_RATE, dailyFrom), Math.min(pointsFrom, newest + 1), DAY);
  const recent = steps(Math.max(FIRST_RATE, pointsFrom), newest, STEP);
  return [...weeks, ...days, ...recent, newest];
}

/** The rates of history up to the newest, computed when they are read. */
export function rateHistory(windows: HistoryWindows, newest: () => number): RateReader {
  const read = (fiatId: number, time: number | undefined): RatePoint | undefined => {
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
  { dailyFrom, pointsFrom }: HistoryWindows,
  newest: number,
): number | undefined {
  if (time >= newest) return newest;
  if (time < FIRST_RATE) return undefined;
  if (time >= pointsFrom) return floorTo(STEP, time);
  if (time >= dailyFrom) return floorTo(DAY, time);
  return FIRST_RATE + floorTo(WEEK, time - FIRST_RATE);
}

function nextRateTime(time: number, windows: HistoryWindows, newest: number): number | undefined {
  const before = latestRateTime(time, windows, newest);
  if (before === undefined) return FIRST_RATE;
  if (before === newest) return undefined;
  const { dailyFrom, pointsFrom } = windows;
  if (before >= pointsFrom) return Math.min(before + STEP, newest);
  if (before >= dailyFrom) return Math.min(before + DAY, pointsFrom, newest);
  return Math.min(before + WEEK, dailyFrom, newest);
}

/** From one time, and before another. */
function steps(from: number, before: number, length: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((before - from) / length)) },
    (_, index) => from + index * length,
  );
}
