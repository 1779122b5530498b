// Generated from spec/ by "pnpm generate" (mcp). Do not edit.
/** Questions that need several requests. */
export const journeys = [
  {
    name: "week-comparison",
    summary: "Prices of two coins in euros, now and a week ago.",
    steps: [
      {
        operation: "cryptocurrencyMapV1",
        description: "Find the IDs of the coins.",
        parameters: { symbol: "BTC,ETH" },
      },
      {
        operation: "cryptocurrencyQuotesLatestV3",
        description: "Request both prices in euros.",
        parameters: { id: "1,1027", convert: "EUR" },
      },
      {
        operation: "cryptocurrencyQuotesHistoricalV3",
        description: "Request the last value of both prices before the time a week ago.",
        parameters: { id: "1,1027", convert: "EUR", time_end: "2026-01-08T12:00:00Z", count: 1 },
      },
    ],
  },
  {
    name: "market-overview",
    summary: "The whole market in three requests.",
    steps: [
      {
        operation: "globalMetricsQuotesLatestV1",
        description: "Request the total market cap and the dominance of Bitcoin.",
        parameters: {},
      },
      { operation: "fearAndGreedLatestV3", description: "Request the fear and greed value.", parameters: {} },
      {
        operation: "cryptocurrencyListingsLatestV3",
        description: "Request the largest coins.",
        parameters: { limit: 10 },
      },
    ],
  },
  {
    name: "coin-chart",
    summary: "Daily candles of a coin.",
    steps: [
      {
        operation: "cryptocurrencyMapV1",
        description: "Find the ID of the coin.",
        parameters: { symbol: "BTC" },
      },
      {
        operation: "cryptocurrencyOhlcvHistoricalV2",
        description: "Request the candles of the last 30 days.",
        parameters: { id: 1, count: 30 },
      },
    ],
  },
];
