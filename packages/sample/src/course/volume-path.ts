import { rounded } from "./digits.ts";
import { KeptDays } from "./kept-days.ts";
import { dayOf, MINUTES_A_DAY, minuteOf } from "./moments.ts";
import { chance, noise } from "./noise.ts";
import type { PricePath } from "./price-path.ts";

/** What is known of one day's volume, in US dollars. */
export interface ToldDay {
  readonly total: number;
  /** How much had changed hands by some minutes of the day, by rising minute. */
  readonly by: readonly (readonly [minute: number, amount: number])[];
}

export interface VolumeCourse {
  readonly seed: number;
  /** Units that change hands in a usual day. */
  readonly units: number;
  readonly told?: ReadonlyMap<number, ToldDay>;
}

/**
 * The volume of a coin as a function of time alone: each day has a total, which is spread over its minutes, so that the
 * volumes of hours, of days and of the last 24 hours are sums of the same amounts.
 */
export class VolumePath {
  readonly #course: VolumeCourse;
  readonly #price: PricePath;
  readonly #days = new KeptDays(40, (day) => this.#makeDay(day));

  constructor(course: VolumeCourse, price: PricePath) {
    this.#course = course;
    this.#price = price;
  }

  /** From one minute of a UTC day to another. */
  within(day: number, from: number, to: number): number {
    return rounded(this.#until(day, to) - this.#until(day, from));
  }

  /** Of whole days that end with the minute of a time. */
  ofLastDays(days: number, time: number): number {
    const [day, minute] = [dayOf(time), minuteOf(time)];
    const oldest = day - days;
    let sum = this.#until(day, minute) + this.#total(oldest) - this.#until(oldest, minute);
    for (let full = oldest + 1; full < day; full++) sum += this.#total(full);
    return rounded(sum);
  }

  #total(day: number): number {
    return this.#days.of(day).total;
  }

  /** What had changed hands by a minute of a day. */
  #until(day: number, minute: number): number {
    const { total, phases } = this.#days.of(day);
    if (minute === 0) return 0;
    if (minute === MINUTES_A_DAY) return total;
    const told = this.#course.told?.get(day);
    return told === undefined ? total * share(phases, minute / MINUTES_A_DAY) : interpolated(told, minute);
  }

  #makeDay(day: number): Day {
    const { told, units, seed } = this.#course;
    const phases = [chance(seed + 2, day), chance(seed + 3, day)] as const;
    const known = told?.get(day)?.total;
    if (known !== undefined) return { total: known, phases };
    const busy = 0.5 * noise(seed, day / 6) + 0.3 * noise(seed + 1, day);
    return { total: units * Math.exp(busy) * this.#price.atStartOf(day + 1), phases };
  }
}

interface Day {
  readonly total: number;
  /** Where the waves of its busy hours begin. */
  readonly phases: readonly [number, number];
}

/** Which part of a day's total a part of the day has: rising from 0 to 1, faster in busy hours. */
function share([slow, fast]: Day["phases"], part: number): number {
  return part + wave(part, 1, 0.45, slow) + wave(part, 5, 0.35, fast);
}

/** A wave that is 0 at the start and the end, whose slope never passes `steepness`. */
function wave(part: number, turns: number, steepness: number, phase: number): number {
  const circle = 2 * Math.PI;
  const height = Math.sin(circle * (turns * part + phase)) - Math.sin(circle * phase);
  return (steepness * height) / (circle * turns);
}

function interpolated({ by, total }: ToldDay, minute: number): number {
  const steps = [[0, 0] as const, ...by, [MINUTES_A_DAY, total] as const];
  const next = steps.findIndex(([at]) => at >= minute);
  const [toMinute, to] = steps[next] as readonly [number, number];
  const [fromMinute, from] = steps[next - 1] ?? [0, 0];
  return from + ((to - from) * (minute - fromMinute)) / (toMinute - fromMinute);
}
