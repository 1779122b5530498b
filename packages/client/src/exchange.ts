import type { MarketDataError } from "./errors.ts";
import type { SomeNumbers } from "./numbers.ts";

/** What a call may set for itself. */
export interface CallOptions extends SomeNumbers {
  /** Ends the call at once, wherever it is; the call rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Further request headers. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A call, with the operationId where it comes from an operation. */
export interface Call extends CallOptions {
  operation?: string | undefined;
}

/** One try of a call, as hooks and middlewares see it. The request never holds the key. */
export interface Exchange {
  readonly request: Request;
  /** The operationId; undefined for calls of the path-level client. */
  readonly operation: string | undefined;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborts when the call ends early. */
  readonly signal: AbortSignal;
  /** Tells the key, for what has to be held apart by it. A function, so that printing an exchange prints no key. */
  readonly key: () => string | undefined;
}

/** How a try ended: with an answer, whatever its status, or with an error. */
export interface Outcome extends Exchange {
  /** Its body may be read, any number of times. */
  readonly response?: Response | undefined;
  readonly error?: unknown;
  readonly milliseconds: number;
}

/** A wait for another try. */
export interface Retry extends Exchange {
  readonly error: MarketDataError;
  /** Milliseconds. */
  readonly delay: number;
}

/** Functions that are told of each try, and awaited. */
export interface Hooks {
  /** Before a try is sent. Headers that it sets on the request are sent. */
  before?: (exchange: Exchange) => unknown;
  /** After a try. */
  after?: (outcome: Outcome) => unknown;
  /** Before the wait for another try. */
  retry?: (retry: Retry) => unknown;
}

/** Something around each try: it answers by itself, or with `next()`. */
export type Middleware = (exchange: Exchange, next: () => Promise<Response>) => Promise<Response>;
