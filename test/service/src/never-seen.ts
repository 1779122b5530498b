const NOT_COUNTED =
  "pairs and exchanges are counted from when the sample market is served, and not for the past";

/** Properties that the sample market cannot show, with the reason. Whatever is not named here is seen by the tests. */
export const NEVER_SEEN: Readonly<Record<string, string>> = {
  "DexPairFields.scroll_id": "no documented operation takes the token back, so none is given",
  "DexPairOhlcv.time_close":
    "null while the day goes on, and every pair of the sample market is traded today",
  "GlobalMetrics.derivatives_24h_percentage_change": NOT_COUNTED,
  "GlobalMetricsHistoricalItem.active_exchanges": NOT_COUNTED,
  "GlobalMetricsHistoricalItem.active_market_pairs": NOT_COUNTED,
};
