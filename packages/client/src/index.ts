// The declaration file of a wrapper around `api.fetch` refers to these types.
export type { components, operations, paths } from "@market-data/types";
export type {
  ClientMethod,
  ClientPathsWithMethod,
  ClientRequestMethod,
  FetchOptions,
  FetchResponse,
  MaybeOptionalInit,
  ParseAsResponse,
} from "openapi-fetch";
export type { ApiKey } from "./api-key.ts";
export type { ApiPromise, WithResponse } from "./call.ts";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export { estimateCredits } from "./credits.ts";
export {
  BadRequestError,
  ConnectionError,
  type ErrorDetails,
  ForbiddenError,
  MarketDataError,
  NotFoundError,
  QuotaError,
  RateLimitError,
  ResponseTooLargeError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "./errors.ts";
export type * from "./generated/calls.ts";
export * from "./generated/functions.ts";
export type * from "./generated/parameters.ts";
export type * from "./generated/records.ts";
export type { OperationId, OperationTree } from "./generated/tree.ts";
export type { HeadersOption, Limit, ResponseHeaders } from "./headers.ts";
export { createMarketData, type MarketData } from "./market-data.ts";
export type { CurrencyOf, IfOpen, InputFor, Plain } from "./open-parameters.ts";
export type { PageOptions } from "./pages.ts";
export { type PathClient, pathClient } from "./path-client.ts";
export type {
  AttemptResult,
  CallOptions,
  Hooks,
  Middleware,
  RequestContext,
  Retry,
} from "./request-context.ts";
export type { FetchSettings, RequestOptions } from "./request-options.ts";
export {
  type AsMap,
  asMap,
  type Entries,
  type Envelope,
  getQuote,
  type List,
  type One,
  type QuoteAt,
  type QuoteSymbol,
  type QuotesIn,
  type Several,
  type SymbolIn,
  type Time,
} from "./results.ts";
export { splitList } from "./split-list.ts";
export type { StreamItem, StreamOptions } from "./stream.ts";
export type { Usage } from "./usage.ts";
