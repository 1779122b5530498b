import { dayNumber, MINUTES_PER_DAY, minuteOfDay } from "../clock.ts";
import { noise, random } from "../random.ts";
import { rounded } from "../rounding.ts";
import { DayCache } from "./day-cache.ts";
import type { PricePath } from "./price-path.ts";

/** A fixed day of a volume path, in USD. */
export interface FixedVolume {
  readonly total: number;
  /** Cumulative volumes at some minutes of the day, in ascending order. */
  readonly cumulative: readonly (readonly [minute: number, amount: number])[];
}

export interface VolumePathOptions {
  readonly seed: number;
  /** Units traded on an average day. */
  readonly unitsPerDay: number;
  /** Keys are numbers of UTC days. */
  readonly fixed?: ReadonlyMap<number, FixedVolume>;
}

/**
 * The volume of a coin as a pure function of time. Each day distributes its total over its minutes, so that hours, days
 * and 24-hour windows are sums of the same amounts.
 */
export class VolumePath {
  readonly #options: VolumePathOptions;
  readonly #price: PricePath;
  readonly #days = new DayCache(40, (day) => this.#makeDay(day));

  constructor(options: VolumePathOptions, price: PricePath) {
    this.#options = options;
    this.#price = price;
  }

  /** Returns the volume between two minutes of a UTC day. */
  within(day: number, from: number, to: number): number {
    return rounded(this.#until(day, to) - this.#until(day, from));
  }

  /** Returns the volume of the last `days` periods of 24 hours, up to the minute of `time`. */
  ofLastDays(days: number, time: number): number {
    const [day, minute] = [dayNumber(time), minuteOfDay(time)];
    const oldest = day - days;
    let sum = this.#until(day, minute) + this.#total(oldest) - this.#until(oldest, minute);
    for (let full = oldest + 1; full < day; full++) sum += this.#total(full);
    return rounded(sum);
  }

  #total(day: number): number {
    return this.#days.get(day).total;
  }

  /** Returns the volume from the start of a day to a minute. */
  #until(day: number, minute: number): number {
    const { total, phases } = this.#days.get(day);
    if (minute === 0) return 0;
    if (minute === MINUTES_PER_DAY) return total;
    const fixed = this.#options.fixed?.get(day);
    return fixed === undefined
      ? total * share(phases, minute / MINUTES_PER_DAY)
      : interpolated(fixed, minute);
  }

  #makeDay(day: number): Day {
    const { fixed, unitsPerDay, seed } = this.#options;
    const phases = [random(seed + 2, day), random(seed + 3, day)] as const;
    const known = fixed?.get(day)?.total;
    if (known !== undefined) return { total: known, phases };
    const activity = 0.5 * noise(seed, day / 6) + 0.3 * noise(seed + 1, day);
    return { total: unitsPerDay * Math.exp(activity) * this.#price.atDayStart(day + 1), phases };
  }
}

interface Day {
  readonly total: number;
  /** The phases of two waves, from 0 to 1. The waves make some hours busier. */
  readonly phases: readonly [number, number];
}

/** Returns the cumulative fraction of a day's total: from 0 to 1, faster in busy hours. */
function share([slow, fast]: Day["phases"], part: number): number {
  return part + wave(part, 1, 0.45, slow) + wave(part, 5, 0.35, fast);
}

/** Returns the height of a wave with a slope of at most `steepness`. The height is 0 at both ends of the day. */
function wave(part: number, turns: number, steepness: number, phase: number): number {
  const circle = 2 * Math.PI;
  const height = Math.sin(circle * (turns * part + phase)) - Math.sin(circle * phase);
  return (steepness * height) / (circle * turns);
}

function interpolated({ cumulative, total }: FixedVolume, minute: number): number {
  const steps = [[0, 0] as const, ...cumulative, [MINUTES_PER_DAY, total] as const];
  const next = steps.findIndex(([at]) => at >= minute);
  const [toMinute, to] = steps[next] as readonly [number, number];
  const [fromMinute, from] = steps[next - 1] ?? [0, 0];
  return from + ((to - from) * (minute - fromMinute)) / (toMinute - fromMinute);
}
