import type { MarketDataError } from "./errors.ts";
import type { HeadersOption } from "./headers.ts";
import type { FetchSettings, RequestOptions, ValidateMode } from "./request-options.ts";

/** The options of one request. They take precedence over the options of the client. */
export interface CallOptions extends RequestOptions, FetchSettings {
  /** Aborts the request or its wait at once. The call rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Additional request headers. Undefined headers are not sent. */
  headers?: HeadersOption | undefined;
  /** Replaces the mode of the middleware `validate()`. */
  validate?: ValidateMode | undefined;
}

/** One attempt of a request, for hooks and middlewares. */
export interface RequestContext {
  /** The request without the key. */
  readonly request: Request;
  /** The operationId. Undefined for requests of the path-level client. */
  readonly operation: string | undefined;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The option `validate` of the call. */
  readonly validate?: ValidateMode | undefined;
  /** Aborts when the attempt times out or all callers abort. */
  readonly signal: AbortSignal;
  /** Returns the key, for middlewares with state per key. A function, so that printing a context does not print the key. */
  readonly key: () => string | undefined;
}

/** The result of an attempt: a response of any status, or an error. */
export interface AttemptResult extends RequestContext {
  /** The response. Its body may be read any number of times. */
  readonly response?: Response | undefined;
  /** The error of an attempt without a response. */
  readonly error?: unknown;
  /** The duration of the attempt in ms. */
  readonly milliseconds: number;
}

/** The wait before a retry. */
export interface Retry extends RequestContext {
  /** The error of the failed attempt. */
  readonly error: MarketDataError;
  /** The wait in ms. */
  readonly delay: number;
}

/** Functions that the client calls and awaits for each attempt. Errors of hooks are reported to `warn`. */
export interface Hooks {
  /**
   * Called before an attempt and its middlewares. The hook may set request headers, but not the key; use a function as
   * `apiKey` instead. Requests of a client with this hook are not shared.
   */
  before?: (context: RequestContext) => unknown;
  /** Called after an attempt and its middlewares, including cached responses. */
  after?: (result: AttemptResult) => unknown;
  /** Called before the wait for a retry. */
  retry?: (retry: Retry) => unknown;
}

/**
 * Wraps each attempt. Returns the response of `next()`, whose body may be read any number of times, or a new response.
 * An error of the middleware rejects the call. The middleware may set request headers, but not the key.
 *
 * Requests of a client with a custom middleware are not shared, because the middleware may set a different header on
 * each request. For the same reason, a `cache()` before a custom middleware is off.
 */
export type Middleware = (context: RequestContext, next: () => Promise<Response>) => Promise<Response>;
