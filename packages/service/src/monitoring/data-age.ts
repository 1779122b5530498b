import type { Snapshot } from "@market-data/market";
import { HOUR } from "@market-data/market";

/** Ages in ms, by their names in metrics. */
const STALE_AGES = [
  ["1h", HOUR],
  ["1d", 24 * HOUR],
  ["7d", 7 * 24 * HOUR],
] as const;
/** Limits the metrics if every import has its own source name. */
const MAX_SOURCES = 100;

/** The time of the newest metrics, in Unix ms. */
export function findNewestUpdate({ metrics }: Snapshot): number | undefined {
  let newest: number | undefined;
  for (const { lastUpdated } of metrics.values()) newest = Math.max(newest ?? lastUpdated, lastUpdated);
  return newest;
}

/** The number of active assets whose last price is older than each age. @param now Unix time in ms. */
export function countStaleAssets({ assets, metrics }: Snapshot, now: number): Map<string, number> {
  const counts = STALE_AGES.map(() => 0);
  for (const [id, { lastUpdated }] of metrics) {
    if (assets.get(id)?.status !== "active") continue;
    for (const [index, [, age]] of STALE_AGES.entries()) {
      if (now - lastUpdated > age) counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  return new Map(STALE_AGES.map(([name], index) => [name, counts[index] ?? 0]));
}

/** The age of each source's newest row, in seconds, for the 100 newest sources. @param now Unix time in ms. */
export function getSourceAges({ sources }: Snapshot, now: number): Map<string, number> {
  const newestFirst = [...sources.values()].sort((one, other) => other.newest - one.newest);
  return new Map(newestFirst.slice(0, MAX_SOURCES).map(({ name, newest }) => [name, (now - newest) / 1000]));
}
