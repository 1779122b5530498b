// The generated data of the runtime. It is short, because browsers download it.

/** What a request needs to know about its operation. */
export interface OperationMetadata {
  /**
   * The parameters, separated by spaces: `id#* convert*120 limit# skip_invalid? partner/!`.
   *
   * After the name, in this order: `#` a number, `?` a boolean, `@` a time, `/` a path parameter, nothing for any string
   * (also a number or boolean); `*` a comma-separated list, with the maximum number of items if any; `!` required.
   */
  readonly parameters: string;
  /**
   * The constraints, separated by spaces: `=id,slug,symbol` exactly one of them, `+id,symbol` at least one,
   * `-convert,convert_id` at most one.
   */
  readonly constraints?: string;
  /** Whether the body is a bare array. */
  readonly list?: true;
  /** Whether it requires no key. */
  readonly keyless?: true;
  /** Of a deprecated operation: the operationId of its replacement, empty where there is none. */
  readonly deprecated?: string;
}

/** The metadata of an operation with pages. */
export interface PagedOperationMetadata extends OperationMetadata {
  /** The path of a page's items in the body: `data`, `data.market_pairs`, or empty for a bare array. */
  readonly items: string;
  /** The maximum of `limit`. */
  readonly maximum: number;
  /** Whether the body has `has_more`; otherwise a page with fewer items than `limit` is the last one. */
  readonly more?: true;
}

/**
 * An operation, as a function of a client. `Call` is its concrete signature, which is generated:
 * `export const cryptocurrencyMapV1: CryptocurrencyMapV1Call = paged("/v1/cryptocurrency/map", { ... })`.
 */
export interface Operation {
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own signature
  (...parameters: any[]): any;
  /** The URL's path; path parameters are in braces. */
  readonly path: string;
}

/** `error_code` to its HTTP status and the use of a retry: 0 none, 1 success after a wait, 2 quota. */
export type ErrorCodes = Readonly<Record<number, readonly [status: number, retry: 0 | 1 | 2]>>;

/** The maximum credits of a successful request, by `x-svc-credits` and the parameters. */
export interface CreditRule {
  /** Credits of every request. */
  readonly base: number;
  /** Rows of the response per credit; absent where the size does not count. */
  readonly per?: number;
  /** Whether each conversion beyond the first costs one more credit. */
  readonly convertExtra?: true;
  /** The list parameters that select records, one row each: `["id", "slug", "symbol"]`. */
  readonly items?: readonly string[];
  /** Rows without a `limit`: its default, or its maximum where it has none. */
  readonly limit?: number;
  /** Rows of each record without a `count`: its default. */
  readonly count?: number;
  /** The default `interval` of a history. */
  readonly interval?: string;
}

/** The maximum credits of each operation, by operationId. */
export type CreditRules = Readonly<Record<string, CreditRule>>;

/**
 * How long responses are cached: seconds; or a schedule; or 0 where they change at no set time, so that each use
 * revalidates with the `ETag`.
 */
export type CacheRule = number | readonly CacheSchedule[];

export interface CacheSchedule {
  /** Seconds of the UTC period that ends with a new record: 3600 or 86400. */
  readonly every: number;
  /** Seconds from the period's end until its record is available. */
  readonly after: number;
  /** Seconds from the period's end before which its record is never available; default `after`. */
  readonly earliest?: number;
  /** The `time_period` of this entry; every one where absent. */
  readonly timePeriod?: "daily" | "hourly";
}

/** How long responses are cached, by the path in the contract. */
export type CacheRules = Readonly<Record<string, CacheRule>>;
