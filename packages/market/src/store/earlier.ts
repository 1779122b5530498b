import { closestQuote } from "./closest.ts";
import type { ChangePeriod, Figures } from "./figures.ts";
import type { HistoryReader } from "./history-reader.ts";

/** What an asset's figures say about the time before them. */
export type Earlier = Pick<Figures, "priceBefore" | "volume24hBefore">;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far back each change looks, and how far from there the price may lie; what lies further off would mislead. */
const PERIODS: readonly { period: ChangePeriod; back: number; tolerance: number }[] = [
  { period: "1h", back: HOUR, tolerance: 15 * MINUTE },
  { period: "24h", back: DAY, tolerance: HOUR },
  { period: "7d", back: 7 * DAY, tolerance: 12 * HOUR },
  { period: "30d", back: 30 * DAY, tolerance: 12 * HOUR },
  { period: "60d", back: 60 * DAY, tolerance: 12 * HOUR },
  { period: "90d", back: 90 * DAY, tolerance: 12 * HOUR },
];

/** The earlier prices and volume of an asset whose figures are of `lastUpdated`; null where history does not tell. */
export function earlierFigures(reader: HistoryReader, assetId: number, lastUpdated: number): Earlier {
  const prices = PERIODS.map(({ period, back, tolerance }) => [
    period,
    closestQuote(reader, assetId, lastUpdated - back, tolerance)?.price ?? null,
  ]);
  const dayBefore = closestQuote(reader, assetId, lastUpdated - DAY, HOUR);
  return {
    priceBefore: Object.fromEntries(prices) as Earlier["priceBefore"],
    volume24hBefore: dayBefore?.volume24h ?? null,
  };
}
