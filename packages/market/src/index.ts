export { checkSize, MAX_QUOTES, measureResponse } from "./budget/quote-budget.ts";
export type { Measure, MeasureContext, ResponseSize } from "./budget/response-size.ts";
export {
  type ConvertParameters,
  type Currency,
  RATE_TOLERANCE,
  type RateTolerance,
  resolveCurrencies,
} from "./conversion/convert.ts";
export { type ComputedPoint, computeSeries, recordSeries } from "./derived/record-series.ts";
export { recordStale } from "./derived/record-stale.ts";
export type { RecordedMarket } from "./derived/recorded-market.ts";
export { type FindText, InvalidValueError, LookupError, ParameterError } from "./errors.ts";
export { type MarketOperation, type MarketOperations, marketOperations } from "./market-operations.ts";
export type { Handler, OperationContext, OperationResult, ResponseData } from "./operation.ts";
export { DEFAULT_RECORD_BYTES, getView } from "./rows/view.ts";
export type * from "./store/asset-metrics.ts";
export type * from "./store/catalogue.ts";
export type * from "./store/dex.ts";
export type * from "./store/history.ts";
export type { Series, SeriesPoint, SeriesQuery } from "./store/series.ts";
export type * from "./store/snapshot.ts";
export type { HistoryEnds, MarketState, StaleSeries } from "./store/state.ts";
export type * from "./store/store.ts";
export type * from "./store/writer.ts";
export { EVENT_STREAM, endEvent, PING } from "./stream/events.ts";
export {
  type QuoteReader,
  QuoteStreams,
  type QuoteStreamsDeps,
  type StreamRequest,
  type StreamSink,
} from "./stream/quote-streams.ts";
export { createLazyList, isLazy } from "./values/lazy.ts";
export { DAY, HOUR, MINUTE } from "./values/timestamps.ts";
