import { DAY, HOUR, MINUTE } from "../values/timestamps.ts";
import type { AssetMetrics, ChangePeriod } from "./asset-metrics.ts";
import { closestQuote } from "./closest.ts";
import type { HistoryReader } from "./history-reader.ts";

/** The earlier prices and volume in an asset's metrics. */
export type Earlier = Pick<AssetMetrics, "priceBefore" | "volume24hBefore">;

/**
 * For each period, its length and the maximum distance of the quote at its start, in ms. Quotes further away would
 * mislead.
 */
export const LOOKBACK = {
  "1h": [HOUR, 15 * MINUTE],
  "24h": [DAY, HOUR],
  "7d": [7 * DAY, 12 * HOUR],
  "30d": [30 * DAY, 12 * HOUR],
  "60d": [60 * DAY, 12 * HOUR],
  "90d": [90 * DAY, 12 * HOUR],
} as const satisfies Record<ChangePeriod, readonly [number, number]>;

/** The starts of all periods that end at `lastUpdated`, ascending. */
export function earlierTimes(lastUpdated: number): number[] {
  return Object.values(LOOKBACK)
    .map(([back]) => lastUpdated - back)
    .reverse();
}

/** The earlier prices and volume of an asset with metrics of `lastUpdated`; null if history does not have them. */
export function earlierMetrics(reader: HistoryReader, assetId: number, lastUpdated: number): Earlier {
  const quote = (period: ChangePeriod) => {
    const [back, tolerance] = LOOKBACK[period];
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
