import type { Target } from "./target/target.ts";

/** Measurements by name. The name includes the unit. */
export type Measured = Readonly<Record<string, number>>;

/** The allowed range of a measurement. */
export interface Bound {
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Marks a ratio of times. Only `pnpm soak` checks it, because a busy machine distorts the tests. */
  readonly isTiming?: true;
}

/** An action of a client or an operator that must not break a promise of the service. */
export interface Attack {
  readonly name: string;
  /** The promise, as a sentence. */
  readonly promise: string;
  /** Bounds by the name of the measurement. Measurements without a bound are for the report. */
  readonly bounds: Readonly<Record<string, Bound>>;
  /** Marks an attack that is too slow for the tests. */
  readonly isSlow?: true;
  run(target: Target): Promise<Measured>;
}

/** A measurement outside its bound. */
export interface Breach {
  readonly what: string;
  readonly measured: number | undefined;
  readonly bound: Bound;
}

/**
 * Finds the broken bounds of an attack. A missing measurement breaks its bound.
 *
 * @param judgesTimes True to check ratios of times too.
 */
export function findBreaches(
  { bounds }: Pick<Attack, "bounds">,
  measured: Measured,
  judgesTimes: boolean,
): Breach[] {
  return Object.entries(bounds)
    .filter(([what, bound]) => (judgesTimes || !bound.isTiming) && !isWithin(measured[what], bound))
    .map(([what, bound]) => ({ what, measured: measured[what], bound }));
}

function isWithin(value: number | undefined, { atLeast = -Infinity, atMost = Infinity }: Bound): boolean {
  // NaN is never within a bound.
  return value !== undefined && value >= atLeast && value <= atMost;
}
