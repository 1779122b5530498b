/**
 * How long responses wait, in ms: a fixed time; any between two, equally often; or, as networks are, a log-normal
 * distribution by its median and its 95th percentile.
 */
export type Latency =
  | number
  | { readonly min: number; readonly max: number }
  | { readonly p50: number; readonly p95: number };

const FORMS = 'It must be milliseconds such as "200", a range such as "100-500", or "p50=120,p95=900".';
const MAX_MS = 120_000;
/** Standard deviations from the median to the 95th percentile of a normal distribution. */
const P95_DEVIATIONS = 1.6449;

/** @throws {RangeError} for a text of another form. */
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

/** @param shown As the message shows it. @throws {RangeError} for times that are none, or are too long. */
export function checkLatency(latency: unknown, shown = JSON.stringify(latency)): asserts latency is Latency {
  const [low, high] = getBounds(latency);
  if (typeof low === "number" && typeof high === "number" && low >= 0 && high >= low && high <= MAX_MS)
    return;
  throw new RangeError(`Invalid latency "${shown}". ${FORMS} At most ${MAX_MS} ms.`);
}

/** The lower and the upper time of a latency; nothing of a value that is none. */
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

/** A time to wait, in ms. @param random Numbers from 0 to just below 1. */
export function sampleLatency(latency: Latency, random: () => number): number {
  if (typeof latency === "number") return latency;
  if ("min" in latency) return latency.min + (latency.max - latency.min) * random();
  // Box and Muller's normal deviate.
  const deviate = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = Math.log(latency.p95 / Math.max(1, latency.p50)) / P95_DEVIATIONS;
  return Math.min(MAX_MS, latency.p50 * Math.exp(spread * deviate));
}

/** Numbers from 0 to just below 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits. It ends early when the signal is aborted. */
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
