/** Building blocks for stores: queries of history, and snapshots. */

export { MAX_TIME } from "../values/timestamps.ts";
export { type MetricsWithPast, type RankableMetrics, SnapshotBuilder } from "./build-snapshot.ts";
export * from "./columns.ts";
export { dayEnds, dayEndsInSteps, packDayEnds, unpackDayEnds } from "./day-ends.ts";
export { deriveCandles } from "./derive-candles.ts";
export { earlierMetrics, earlierTimes } from "./earlier.ts";
export { ExchangeTotals, getExchangeSeries } from "./exchange-series.ts";
export { findExtremes } from "./extremes.ts";
export { FetchedRows, UNKNOWN } from "./fetched-rows.ts";
export { fromHistory, unknownMetrics } from "./from-history.ts";
export { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
export {
  type Candidate,
  getIndexSeries,
  getIndexValue,
  INDEX_BASE_VALUE,
  INDEX_SIZES,
  type IndexName,
  type IndexUnits,
  listRebalancings,
  mayBeInIndex,
  rebalance,
} from "./index-units.ts";
export { knownFiats } from "./known-fiats.ts";
export {
  getGroups,
  MARKET_SERIES,
  type MarketGroup,
  MarketTotals,
  mayBeInTotals,
} from "./market-totals.ts";
export {
  PACKED_METRICS_FORMAT,
  packMetrics,
  unpackMetrics,
  unpackMetricsInSteps,
} from "./packed-metrics.ts";
export { closestQuotes, firstQuotes, lastQuotes, metricsToQuote } from "./quotes.ts";
export { DEFAULT_MAX_PRICE_AGE, getMarketCap, keepCounted } from "./ranking.ts";
export { closestRates, type RateReader } from "./rates.ts";
export { RememberedHistory } from "./remembered-history.ts";
export { ROW_TABLES, type Row, type RowTable, type RowTableName, RowWriter } from "./row-writer.ts";
export {
  closestPoints,
  firstPoints,
  type SeriesReader,
  seriesKey,
} from "./series.ts";
export { type Changes, type Revision, Snapshots } from "./snapshots.ts";
export { historyEnds } from "./state.ts";
export { catalogueKeys, changedTables, columnName, emptyTables, poolKey, type Tables } from "./tables.ts";
export { AtomicWriter, type BatchWriter } from "./write-batch.ts";
