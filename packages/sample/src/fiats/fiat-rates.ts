import type { RatePoint } from "@market-data/market";
import { rounded } from "../course/digits.ts";
import { DAY, EXAMPLES_CLOCK, floorTo, MINUTE, type Windows } from "../course/moments.ts";
import { noise, seedOf } from "../course/noise.ts";
import type { SampleFiat } from "./fiats.ts";

/** Rates stand for five minutes each. */
const STEP = 5 * MINUTE;
/** Before the two years of days, rates are weekly, back to the first day on which they are known. */
const WEEK = 7 * DAY;
const FIRST_RATE = Date.parse("2013-04-28T00:00:00Z");

/** US dollars for one unit at a time: made up, and what the examples say at their clock. */
export function rateAt({ id, symbol, usd }: SampleFiat, time: number): number {
  if (symbol === "USD") return 1;
  const seed = seedOf(id, 6);
  const drift = (at: number) => {
    const days = at / DAY;
    return 0.08 * noise(seed, days / 300) + 0.02 * noise(seed + 1, days / 30) + 0.004 * noise(seed + 2, days);
  };
  // The examples' clock lies in the step that begins five minutes before it.
  return rounded(usd * Math.exp(drift(floorTo(STEP, time)) - drift(EXAMPLES_CLOCK - STEP)));
}

/** The times from which the rates of history hold, up to the newest. */
export function rateTimes({ dailyFrom, pointsFrom }: Windows, newest: number): number[] {
  const weeks = steps(FIRST_RATE, Math.min(dailyFrom, newest + 1), WEEK);
  const days = steps(Math.max(FIRST_RATE, dailyFrom), Math.min(pointsFrom, newest + 1), DAY);
  const recent = steps(Math.max(FIRST_RATE, pointsFrom), newest, STEP);
  return [...weeks, ...days, ...recent, newest];
}

/** The newest rate not after a time, out of those that history holds. */
export function rateHeldAt(
  fiat: SampleFiat,
  time: number,
  windows: Windows,
  newest: number,
): RatePoint | undefined {
  const since = heldSince(Math.min(time, newest), windows, newest);
  return since === undefined ? undefined : { time: since, usd: rateAt(fiat, since) };
}

function heldSince(time: number, { dailyFrom, pointsFrom }: Windows, newest: number): number | undefined {
  if (time >= newest) return newest;
  if (time < FIRST_RATE) return undefined;
  if (time >= pointsFrom) return floorTo(STEP, time);
  if (time >= dailyFrom) return floorTo(DAY, time);
  return FIRST_RATE + floorTo(WEEK, time - FIRST_RATE);
}

/** From one time on and before another. */
function steps(from: number, before: number, length: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((before - from) / length)) },
    (_, index) => from + index * length,
  );
}
