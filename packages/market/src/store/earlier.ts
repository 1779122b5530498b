import type { AssetMetrics, ChangePeriod } from "./asset-metrics.ts";
import { closestQuote } from "./closest.ts";
import type { HistoryReader } from "./history-reader.ts";

/** What an asset's metrics say about the time before them. */
export type Earlier = Pick<AssetMetrics, "priceBefore" | "volume24hBefore">;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far back each earlier price is, in ms, and how far from there a quote may be: what lies further off would mislead. */
const LOOKS_BACK = {
  "1h": [HOUR, 15 * MINUTE],
  "24h": [DAY, HOUR],
  "7d": [7 * DAY, 12 * HOUR],
  "30d": [30 * DAY, 12 * HOUR],
  "60d": [60 * DAY, 12 * HOUR],
  "90d": [90 * DAY, 12 * HOUR],
} as const satisfies Record<ChangePeriod, readonly [number, number]>;

/** The times that the metrics of `lastUpdated` look back to, in ascending order. */
export function earlierTimes(lastUpdated: number): number[] {
  return Object.values(LOOKS_BACK)
    .map(([back]) => lastUpdated - back)
    .reverse();
}

/** The earlier prices and volume of an asset whose metrics are of `lastUpdated`; null where history does not have them. */
export function earlierMetrics(reader: HistoryReader, assetId: number, lastUpdated: number): Earlier {
  const quote = (period: ChangePeriod) => {
    const [back, tolerance] = LOOKS_BACK[period];
    return closestQuote(reader, assetId, lastUpdated - back, tolerance);
  };
  const dayBefore = quote("24h");
  return {
    priceBefore: {
      "1h": quote("1h")?.price ?? null,
      "24h": dayBefore?.price ?? null,
      "7d": quote("7d")?.price ?? null,
      "30d": quote("30d")?.price ?? null,
      "60d": quote("60d")?.price ?? null,
      "90d": quote("90d")?.price ?? null,
    },
    volume24hBefore: dayBefore?.volume24h ?? null,
  };
}
