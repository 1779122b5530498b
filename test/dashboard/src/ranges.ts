import type { CryptocurrencyOhlcvHistoricalV2Fields } from "@market-data/client";

/** Time ranges of the chart, with their periods. */
export const RANGES = {
  "7d": { label: "7 days", time_period: "hourly", count: 168 },
  "30d": { label: "30 days", time_period: "daily", count: 30 },
  "90d": { label: "90 days", time_period: "daily", count: 90 },
  "1y": { label: "1 year", time_period: "daily", count: 365 },
} satisfies Record<string, { label: string } & CryptocurrencyOhlcvHistoricalV2Fields>;

export type RangeName = keyof typeof RANGES;
