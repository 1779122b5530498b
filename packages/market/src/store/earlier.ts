import type { AssetMetrics } from "./asset-metrics.ts";
import { closestQuote } from "./closest.ts";
import type { HistoryReader } from "./history-reader.ts";

/** What an asset's metrics say about the time before them. */
export type Earlier = Pick<AssetMetrics, "priceBefore" | "volume24hBefore">;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The earlier prices and volume of an asset whose metrics are of `lastUpdated`; null where history does not have them. */
export function earlierMetrics(reader: HistoryReader, assetId: number, lastUpdated: number): Earlier {
  // What lies further off than this from the wanted time would mislead.
  const quote = (back: number, tolerance: number) =>
    closestQuote(reader, assetId, lastUpdated - back, tolerance);
  const dayBefore = quote(DAY, HOUR);
  return {
    priceBefore: {
      "1h": quote(HOUR, 15 * MINUTE)?.price ?? null,
      "24h": dayBefore?.price ?? null,
      "7d": quote(7 * DAY, 12 * HOUR)?.price ?? null,
      "30d": quote(30 * DAY, 12 * HOUR)?.price ?? null,
      "60d": quote(60 * DAY, 12 * HOUR)?.price ?? null,
      "90d": quote(90 * DAY, 12 * HOUR)?.price ?? null,
    },
    volume24hBefore: dayBefore?.volume24h ?? null,
  };
}
