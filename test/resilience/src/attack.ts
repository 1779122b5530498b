import type { Target } from "./target/target.ts";

/** What was measured, by names that say the unit. */
export type Measured = Readonly<Record<string, number>>;

/** What a measurement must be for the promise to hold. */
export interface Bound {
  readonly atMost?: number;
  readonly atLeast?: number;
  /** A ratio of times, which a busy machine distorts: judged by `pnpm soak` alone, not by the tests. */
  readonly isTiming?: true;
}

/** Something that a caller or an operator may do to the service, by which nothing that was promised may break. */
export interface Attack {
  readonly name: string;
  /** What must hold, as a sentence. */
  readonly promise: string;
  /** By the name of what is measured; the rest of what is measured is for the report. */
  readonly bounds: Readonly<Record<string, Bound>>;
  /** Whether it takes too long for a test after each edit. */
  readonly isSlow?: true;
  run(target: Target): Promise<Measured>;
}

/** A measurement that is not as promised. */
export interface Breach {
  readonly what: string;
  readonly measured: number | undefined;
  readonly bound: Bound;
}

/**
 * What an attack broke; what was not measured counts as broken.
 *
 * @param judgesTimes Whether bounds of times are judged, too.
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
  // Not a number is never within.
  return value !== undefined && value >= atLeast && value <= atMost;
}
