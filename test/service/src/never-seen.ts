const NOT_DERIVED = "the sample market has a candle of each period";
const NOT_COUNTED = "the sample market has no counts of pairs and exchanges for the past";

/** Properties that the sample market cannot contain, with the reason. The tests must see all other properties. */
export const NEVER_SEEN: Readonly<Record<string, string>> = {
  "DexPairFields.scroll_id": "no documented operation accepts a scroll id, so the service returns none",
  "DexPairOhlcv.time_close":
    "null during the current day, and every pair of the sample market has trades today",
  "GlobalMetrics.derivatives_24h_percentage_change": NOT_COUNTED,
  "GlobalMetricsHistoricalItem.active_exchanges": NOT_COUNTED,
  "GlobalMetricsHistoricalItem.active_market_pairs": NOT_COUNTED,
  "OhlcvLatest.is_derived": NOT_DERIVED,
  "OhlcvPeriod.is_derived": NOT_DERIVED,
};
