/** What stores are made with: how queries about history are run, and snapshots built. */
export { finish, finishInTurns, forEachInSteps, type Steps } from "../values/steps.ts";
export { type MetricsWithPast, type RankableMetrics, SnapshotBuilder } from "./build-snapshot.ts";
export * from "./columns.ts";
export { dayEnds, packDayEnds, unpackDayEnds } from "./day-ends.ts";
export { earlierMetrics, earlierTimes } from "./earlier.ts";
export { ExchangeTotals, getExchangeSeries } from "./exchange-series.ts";
export { findExtremes } from "./extremes.ts";
export { FetchedRows, UNKNOWN } from "./fetched-rows.ts";
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
export { LaterTable } from "./later-table.ts";
export {
  getGroups,
  MARKET_SERIES,
  type MarketGroup,
  MarketTotals,
  mayBeInTotals,
} from "./market-totals.ts";
export { toQuote } from "./memory-history.ts";
export { MemoryStore } from "./memory-store.ts";
export {
  PACKED_METRICS_FORMAT,
  PACKED_METRICS_LENGTH,
  packMetrics,
  unpackMetrics,
  unpackMetricsInSteps,
  unpackMetricsInTurns,
} from "./packed-metrics.ts";
export { closestQuotes, firstQuotes } from "./quotes.ts";
export { getMarketCap } from "./ranking.ts";
export { closestRates, type RateReader } from "./rates.ts";
export { RememberedHistory } from "./remembered-history.ts";
export {
  closestPoints,
  firstPoints,
  type SeriesReader,
  seriesKey,
} from "./series.ts";
export { type Changes, type Revision, Snapshots } from "./snapshots.ts";
export { historyEnds } from "./state.ts";
export { catalogueKeys, changedTables, columnName, emptyTables, type Tables } from "./tables.ts";
export { AtomicWriter, type BatchWriter } from "./write-batch.ts";
