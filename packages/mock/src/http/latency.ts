/**
 * The latency of responses in ms: a fixed time, a uniform distribution from `min` to `max`, or a log-normal distribution
 * with a median and a 95th percentile, like real networks.
 */
export type Latency =
  | number
  | { readonly min: number; readonly max: number }
  | { readonly p50: number; readonly p95: number };

const FORMS = 'It must be milliseconds such as "200", a range such as "100-500", or "p50=120,p95=900".';
const MAX_MS = 120_000;
/** Standard deviations from the median to the 95th percentile of a normal distribution. */
const P95_DEVIATIONS = 1.6449;

/** Parses a latency. @throws {RangeError} for an invalid text. */
export function parseLatency(text: string): Latency {
  const fixed = /^(\d+)$/.exec(text);
  const range = /^(\d+)-(\d+)$/.exec(text);
  const percentiles = /^p50=(\d+),p95=(\d+)$/.exec(text);
  const latency = fixed
    ? Number(fixed[1])
    : range
      ? { min: Number(range[1]), max: Number(range[2]) }
      : percentiles
        ? { p50: Number(percentiles[1]), p95: Number(percentiles[2]) }
        : Number.NaN;
  checkLatency(latency, text);
  return latency;
}

/** @param shown The value in the error message. @throws {RangeError} for an invalid or too long latency. */
export function checkLatency(latency: unknown, shown = JSON.stringify(latency)): asserts latency is Latency {
  const [low, high] = getBounds(latency);
  if (typeof low === "number" && typeof high === "number" && low >= 0 && high >= low && high <= MAX_MS)
    return;
  throw new RangeError(`Invalid latency "${shown}". ${FORMS} At most ${MAX_MS} ms.`);
}

/**
 * Returns the lower and upper time of a latency. Does not check the times. Returns an empty list for unknown fields and
 * for a range with percentiles.
 */
function getBounds(latency: unknown): readonly unknown[] {
  if (typeof latency !== "object" || latency === null) return [latency, latency];
  const { min, max, p50, p95, ...others } = latency as Record<string, unknown>;
  const [range, percentiles] = [
    [min, max],
    [p50, p95],
  ].map((pair) => pair.filter((time) => time !== undefined));
  if (Object.keys(others).length > 0 || (range?.length && percentiles?.length)) return [];
  return range?.length ? range : (percentiles ?? []);
}

/** Returns a random latency in ms. @param random Returns numbers from 0 to just below 1. */
export function sampleLatency(latency: Latency, random: () => number): number {
  if (typeof latency === "number") return latency;
  if ("min" in latency) return latency.min + (latency.max - latency.min) * random();
  // A normal deviate by the Box-Muller transform.
  const deviate = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = Math.log(latency.p95 / Math.max(1, latency.p50)) / P95_DEVIATIONS;
  return Math.min(MAX_MS, latency.p50 * Math.exp(spread * deviate));
}

/** Creates a reproducible random number generator with values from 0 to just below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits for a time in ms. Resolves early when the signal aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
