import { addDays, type RawData, sum } from "./raw-data.ts";

const COMPARED_DAYS = 90;
const RECENT_DAYS = 30;

/**
 * Computes the fear and greed value at the start of a UTC day. Follows the formula of spec/guides/computed-values.md. The files contain no
 * volume of the whole market, so this part is unknown.
 */
export function getGreed(raw: RawData, date: string): number {
  const ends = Array.from({ length: COMPARED_DAYS + 1 }, (_, index) =>
    addDays(date, index - COMPARED_DAYS - 1),
  );
  const caps = ends.map((end) => raw.totalCap(end));
  const shares = ends.map((end) => raw.share("BTC", end));
  const changes = caps.slice(1).map((cap, index) => Math.log(cap / (caps[index] ?? Number.NaN)));
  const knownBefore = shares.slice(0, -1).filter((share) => share !== null);
  const share = shares.at(-1) ?? null;
  const parts: (readonly [weight: number, score: number])[] = [
    [40, 50 + 250 * ((caps.at(-1) ?? Number.NaN) / mean(caps.slice(0, -1)) - 1)],
    [25, 50 - 100 * (deviation(changes.slice(-RECENT_DAYS)) / deviation(changes) - 1)],
  ];
  if (share !== null) parts.push([15, 50 - 10 * (share - mean(knownBefore))]);
  const scores = parts.map(([weight, score]) => weight * Math.min(100, Math.max(0, score)));
  return Math.round(sum(scores) / sum(parts.map(([weight]) => weight)));
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
}
