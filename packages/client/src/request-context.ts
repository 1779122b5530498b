import type { MarketDataError } from "./errors.ts";
import type { HeadersOption } from "./headers.ts";
import type { FetchSettings, RequestOptions } from "./request-options.ts";

/** The options of one request. They take precedence over the options of the client. */
export interface CallOptions extends RequestOptions, FetchSettings {
  /** Aborts the request at once, also while it waits; it rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Additional request headers. A header that is undefined is left out. */
  headers?: HeadersOption | undefined;
}

/** One attempt of a request, for hooks and middlewares. The request never contains the key. */
export interface RequestContext {
  readonly request: Request;
  /** The operationId; undefined for requests of the path-level client. */
  readonly operation: string | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborts when the request ends early. */
  readonly signal: AbortSignal;
  /** Returns the key, for middlewares with state for each key. A function, so that printing a context prints no key. */
  readonly key: () => string | undefined;
}

/** The result of an attempt: a response of any status, or an error. */
export interface AttemptResult extends RequestContext {
  /** Its body may be read any number of times. */
  readonly response?: Response | undefined;
  readonly error?: unknown;
  /** The duration of the attempt in ms. */
  readonly milliseconds: number;
}

/** A wait before another attempt. */
export interface Retry extends RequestContext {
  readonly error: MarketDataError;
  /** In ms. */
  readonly delay: number;
}

/** Functions that are called and awaited for each attempt. One that fails is reported to `warn`. */
export interface Hooks {
  /**
   * Before an attempt and its middlewares. Headers that it sets on the request are sent, except that of the key, which rejects
   * the call: a key that changes is a function `apiKey`. Requests of a client with this hook are not shared.
   */
  before?: (context: RequestContext) => unknown;
  /** After an attempt and its middlewares: also where the response is from a cache. */
  after?: (result: AttemptResult) => unknown;
  /** Before the wait for another attempt. */
  retry?: (retry: Retry) => unknown;
}

/**
 * Wraps each attempt: returns its own response or that of `next()`, whose body may be read any number of times. What it throws, the
 * call throws. It may set headers of the request, except the header of the key.
 *
 * It may do so for each request differently, so requests of a client with a middleware of your own are not shared, and a `cache()`
 * before it is off.
 */
export type Middleware = (exchange: RequestContext, next: () => Promise<Response>) => Promise<Response>;
