// Types of the generated metadata. The format is compact, because browsers download the metadata.

import type { Schedule } from "./schedule.ts";

/** The metadata of an operation. */
export interface OperationMetadata {
  /**
   * The parameters, separated by spaces: `id#* convert*120 limit# skip_invalid? partner/!`.
   *
   * Suffixes, in order:
   * 1. type: `#` number, `?` boolean, `@` time, `/` path parameter; no suffix if strings, numbers and booleans are all
   * accepted
   * 2. `*` comma-separated list, with an optional maximum number of items
   * 3. `!` required
   */
  readonly parameters: string;
  /**
   * The constraints, separated by spaces: `=id,slug,symbol` for exactly one parameter, `+id,symbol` for at least one,
   * `-convert,convert_id` for at most one.
   */
  readonly constraints?: string;
  /** Whether the body is a bare array. */
  readonly list?: true;
  /** Whether the operation works without a key. */
  readonly keyless?: true;
  /** Marks a deprecated operation: the operationId of the replacement, or an empty string. */
  readonly deprecated?: string;
  /** The cache time in seconds. Default: 60. A schedule is a separate argument. */
  readonly cache?: number;
}

/** The metadata of a stream. */
export interface StreamMetadata extends OperationMetadata {
  /** The name of the method below the path: `quotes` in `api.stream.quotes`. */
  readonly method: string;
}

/** The metadata of a paginated operation. */
export interface PagedOperationMetadata extends OperationMetadata {
  /** The path of the items in the body: `data`, `data.market_pairs`, or empty for a bare array. */
  readonly items: string;
  /** The maximum of `limit`. */
  readonly maximum: number;
  /** Whether the body has `has_more`. By default, a page with fewer items than `limit` is the last page. */
  readonly more?: true;
}

/**
 * An operation function. The generated constants have exact signatures:
 * `export const cryptocurrencyMapV1: CryptocurrencyMapV1Call = paged("/v1/cryptocurrency/map", { ... })`.
 */
export interface Operation {
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own signature
  (...parameters: any[]): any;
  /** The path in the contract, with path parameters in braces. */
  readonly path: string;
  /** The name of a stream's method below the path. */
  readonly method?: string;
}

/** An operation with its facts for queries. */
export interface OperationFacts extends Operation {
  /** The operation without a bound client. */
  readonly run: Operation;
  /** The client of a method. */
  readonly client?: object;
  readonly cache?: number | Schedule;
  /** Builds the path and query of a request. @throws TypeError for an invalid parameter. */
  readonly toUrl: (parameters?: object) => string;
  readonly paging?: (parameters: Record<string, unknown>) => Paging;
}

/** The pages for some parameters, as options of TanStack Query. The page size is `limit`, or the maximum. */
export interface Paging {
  readonly limit: number;
  readonly initialPageParam: number;
  /** Returns the start of the next page, if any. @throws UnreadableBodyError for a page without a list of items. */
  getNextPageParam(page: unknown, pages: unknown, start: number): number | undefined;
}

/** Maps each `error_code` to an HTTP status and a retry class: 0 never, 1 after a wait, 2 quota used up. */
export type ErrorCodes = Readonly<Record<number, readonly [status: number, retry: 0 | 1 | 2]>>;

/** Computes the maximum credits of a successful request, from the contract's `x-svc-credits`. */
export interface CreditRule {
  /** Credits of every request. */
  readonly base: number;
  /** Rows per credit. Absent if the price does not depend on the number of rows. */
  readonly per?: number;
  /** Whether each conversion beyond the first costs one more credit. */
  readonly convertExtra?: true;
  /** The list parameters that select records, one row each: `["id", "slug", "symbol"]`. */
  readonly items?: readonly string[];
  /** The default of `limit`, or the maximum if the contract has no default. */
  readonly limit?: number;
  /** The default of `count`, in rows per record. */
  readonly count?: number;
  /** The default `interval` of a history. */
  readonly interval?: string;
}

/** The maximum credits of each operation, by operationId. */
export type CreditRules = Readonly<Record<string, CreditRule>>;

/**
 * How long to cache a response: seconds, or a schedule. With 0, every request revalidates the response by `ETag`,
 * because the time of the next change is unknown.
 */
export type CacheRule = number | readonly CacheSchedule[];

/** When new records of a history appear. */
export interface CacheSchedule {
  /** The length of the UTC period of a record in seconds: 3600 or 86400. */
  readonly every: number;
  /** Seconds from the end of a period until the new record is available. */
  readonly after: number;
  /** The minimum number of seconds from the end of a period to the new record. Default: `after`. */
  readonly earliest?: number;
  /** The `time_period` of this entry. Default: every period. */
  readonly timePeriod?: "daily" | "hourly";
}

/** The cache rules by path of the contract. */
export type CacheRules = Readonly<Record<string, CacheRule>>;
