// The facts that the generated part hands to the runtime. They are kept short because they travel to browsers.

/** What a call must know about its operation before anything is sent. */
export interface Facts {
  /**
   * The parameters, separated by spaces: `id#* convert*120 limit# skip_invalid? partner/!`.
   *
   * After the name, in this order: `#` a number, `?` a boolean, `/` a part of the path, nothing for any text (also a
   * number or boolean); `*` a comma-separated list with the greatest number of items where there is one; `!` required.
   */
  readonly parameters: string;
  /**
   * The constraints, separated by spaces: `=id,slug,symbol` exactly one of them, `+id,symbol` at least one,
   * `-convert,convert_id` at most one.
   */
  readonly constraints?: string;
  /** Of a deprecated operation: the operationId that replaces it, empty where there is none. */
  readonly deprecated?: string;
}

/** The facts of an operation that has pages. */
export interface PagedFacts extends Facts {
  /** Where a page's items stand in the body: `data`, `data.market_pairs`, or empty for a bare array. */
  readonly items: string;
  /** The greatest `limit`. */
  readonly maximum: number;
  /** Whether `has_more` beside the items tells that more follow; else a short page is the last one. */
  readonly more?: true;
}

/**
 * An operation with whatever client it is given. `Call` is its concrete signature, written by the generator:
 * `export const cryptocurrencyMapV1: CryptocurrencyMapV1Call = paged("/v1/cryptocurrency/map", { ... })`.
 */
export interface Operation {
  // biome-ignore lint/suspicious/noExplicitAny: the signature of each operation is its own
  (...parameters: any[]): any;
  /** The URL's path; a path parameter stands in braces. */
  readonly path: string;
}

/** `error_code` to the HTTP status that it belongs to and what a repetition brings: 0 nothing, 1 success after a wait, 2 quota. */
export type ErrorCodes = Readonly<Record<number, readonly [status: number, retry: 0 | 1 | 2]>>;

/** What a successful call costs at most, as `x-svc-credits` and the parameters tell. */
export interface CreditRule {
  /** Credits that every call costs. */
  readonly base: number;
  /** How many rows of the answer one credit pays for; absent where the size does not count. */
  readonly per?: number;
  /** Whether each conversion beyond the first costs one credit more. */
  readonly convertExtra?: true;
  /** The list parameters that name records, one row each: `["id", "slug", "symbol"]`. */
  readonly items?: readonly string[];
  /** Rows where no `limit` is sent: its default, or its maximum where it has none. */
  readonly limit?: number;
  /** Rows of each record where no `count` is sent, its default. */
  readonly count?: number;
  /** The default `interval` of a history: how far apart its rows are. */
  readonly interval?: string;
}

/** What each operation costs at most, by operationId. */
export type CreditRules = Readonly<Record<string, CreditRule>>;

/**
 * How long an answer stands: seconds; or a schedule; or 0 where nothing but an event ends it, so that each use asks
 * again with the `ETag`.
 */
export type CacheRule = number | readonly CacheSchedule[];

export interface CacheSchedule {
  /** Seconds of the UTC period whose end makes a new record: 3600 or 86400. */
  readonly every: number;
  /** Seconds from the period's end until its record is surely there. */
  readonly after: number;
  /** Seconds from the period's end before which its record is never there; `after` where absent. */
  readonly earliest?: number;
  /** The `time_period` that this entry is about; every one where absent. */
  readonly timePeriod?: "daily" | "hourly";
}

/** How long the answer of each path stands, by the path as the contract writes it. */
export type CacheRules = Readonly<Record<string, CacheRule>>;
