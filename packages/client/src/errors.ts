import { getReason } from "./abort.ts";
import { errorCodes } from "./generated/contract.ts";
import { getHeader, parseRetryAfter, readCreditCount } from "./headers.ts";
import type { Received } from "./received.ts";

/** The details of a failed request. */
export interface ErrorDetails {
  /** The HTTP status; absent where there was no response. */
  readonly status?: number | undefined;
  /** `status.error_code` of the response. */
  readonly code?: number | undefined;
  /** The operationId; absent for requests of the path-level client. */
  readonly operation?: string | undefined;
  /** Credits that the request used. */
  readonly credits?: number | undefined;
  /** The id that the service gave the request. */
  readonly requestId?: string | undefined;
  /** The URL of the request, with its query. It never contains the key. */
  readonly url?: string | undefined;
  /** The wait before another attempt in ms, where the response states it. */
  readonly retryAfter?: number | undefined;
  /** Whether the same request may succeed after a wait. */
  readonly retryable?: boolean | undefined;
  /** The error of the runtime. */
  cause?: unknown;
}

/** The name of an error's class, by which the copies of this package know each other's: an ES module and a CommonJS one. */
const kind: unique symbol = Symbol.for("@market-data/client.error");

/** Whether a value is an error of a class, or of the class with the same name in the other copy. */
function isInstance(this: typeof MarketDataError, value: unknown): boolean {
  // Subclasses of an application have no name of their own.
  if (!Object.hasOwn(this, kind)) return Function.prototype[Symbol.hasInstance].call(this, value);
  const found = Object(value).constructor?.[kind];
  return found !== undefined && (this[kind] === "MarketDataError" || this[kind] === found);
}

export interface MarketDataError extends ErrorDetails {}

/** A failed request. Aborts by the caller and invalid arguments are other errors. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns every detail
export class MarketDataError extends Error {
  /** Survives minifiers, as the name of a class does not. */
  static readonly [kind]: string = "MarketDataError";
  constructor(message: string, details: ErrorDetails) {
    super(message);
    Object.assign(this, details);
  }
  static override readonly [Symbol.hasInstance] = isInstance;
  override get name(): string {
    return (this.constructor as typeof MarketDataError)[kind];
  }
  /** For `JSON.stringify`, which leaves out the name and the message of errors. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** HTTP 400: a parameter is invalid, or the requested item does not exist. */
export class BadRequestError extends MarketDataError {
  static override readonly [kind] = "BadRequestError";
}

/** HTTP 401: the key is missing or unknown. */
export class UnauthorizedError extends MarketDataError {
  static override readonly [kind] = "UnauthorizedError";
}

/** HTTP 403: the plan does not include this request. */
export class ForbiddenError extends MarketDataError {
  static override readonly [kind] = "ForbiddenError";
}

/** HTTP 404: nothing is at this URL. */
export class NotFoundError extends MarketDataError {
  static override readonly [kind] = "NotFoundError";
}

/** HTTP 429 for requests in a minute or of an IP address: the same request succeeds after a wait. */
export class RateLimitError extends MarketDataError {
  static override readonly [kind] = "RateLimitError";
}

/** HTTP 429 for credits in a day or a month: they are used up. Never retried. */
export class QuotaError extends MarketDataError {
  static override readonly [kind] = "QuotaError";
}

/** HTTP 5xx: an error inside the service. */
export class ServerError extends MarketDataError {
  static override readonly [kind] = "ServerError";
}

/** No complete response: the connection failed or was closed, or a redirect led to another host. */
export class ConnectionError extends MarketDataError {
  static override readonly [kind] = "ConnectionError";
}

/** No complete response within `timeout`. */
export class TimeoutError extends MarketDataError {
  static override readonly [kind] = "TimeoutError";
}

/** The body of the response is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends MarketDataError {
  static override readonly [kind] = "ResponseTooLargeError";
}

/** A successful response whose body cannot be parsed, is a list where an object is expected, or repeats a page. */
export class UnreadableBodyError extends MarketDataError {
  static override readonly [kind] = "UnreadableBodyError";
}

const classes: Readonly<Record<number, typeof MarketDataError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
};

/** The statuses that may pass by themselves, where the body has no code. */
const isTemporary = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** The error of a response that has arrived. */
export function createResponseError(
  Class: typeof MarketDataError,
  message: string,
  received: Received,
  details: ErrorDetails,
  more?: ErrorDetails,
): MarketDataError {
  return new Class(message, {
    ...details,
    status: received.status,
    credits: readCreditCount(received),
    requestId: getHeader(received, "X-Request-Id"),
    ...more,
  });
}

/** Creates the error of an HTTP status, which the `error_code` decides where the contract has it. */
export function createError(received: Received, details: ErrorDetails): MarketDataError {
  const http = received.status;
  const { code, text } = parseStatus(received.text);
  const [status, retry] = errorCodes[code as number] ?? [http, isTemporary(http) ? 1 : 0];
  const retryAfter = parseRetryAfter(received);
  let Class = status >= 500 ? ServerError : (classes[status] ?? MarketDataError);
  if (retry > 1) Class = QuotaError;
  let message = text || `HTTP ${http}`;
  if (retryAfter !== undefined) message += ` (retry after ${Math.ceil(retryAfter / 1000)} s)`;
  if (Class === NotFoundError && /\/v\d+\/(.+\/)?v\d+\//.test(`${details.url}`)) {
    message += ': "baseUrl" should end before its "/v1"';
  }
  return createResponseError(Class, message, received, details, { code, retryAfter, retryable: retry === 1 });
}

/** What an error's body states; nothing for another body, such as a proxy's page, and for values of other types. */
function parseStatus(text: string): { code?: number | undefined; text?: string | undefined } {
  try {
    const { error_code, error_message } = JSON.parse(text).status;
    const code = parseFloat(error_code);
    return {
      code: Number.isInteger(code) ? code : undefined,
      text: typeof error_message === "string" ? error_message : undefined,
    };
  } catch {
    return {};
  }
}

/** Whether an error is a signal of Next to itself, such as "this page is dynamic". Next knows these by their `digest`. */
export const isControlFlow = (error: unknown): boolean => typeof Object(error).digest === "string";

/** The text of whatever was thrown: also of a symbol, and of an object without a text. */
export function describe(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

/** A text without the key. A key of fewer than 8 characters may be part of any word or number, and is not masked. */
export function mask(text: string, key: string | undefined): string {
  return key && key.length > 7 ? text.replaceAll(key, "***") : text;
}

/** The body of an error without the key: of JSON in strings alone, also where they write it with escapes. */
export function maskBody(text: string, key: string | undefined): string {
  try {
    JSON.parse(text);
  } catch {
    return mask(text, key);
  }
  return text.replace(/"(?:[^"\\]+|\\.)*"/g, (written) => {
    const string = JSON.parse(written);
    const masked = mask(string, key);
    return masked === string ? written : JSON.stringify(masked);
  });
}

/** Masks the key in an error of the runtime, and in its causes: those of parsers contain what the server sent. */
export function maskError(error: unknown, key: string | undefined): void {
  let each = error as Record<string, unknown>;
  // No chain is that long, unless it is a circle.
  for (let depth = 0; depth < 9 && Object(each) === each; depth++) {
    for (const name of Object.getOwnPropertyNames(each)) {
      const value = each[name];
      if (typeof value === "string") Reflect.set(each, name, mask(value, key));
    }
    each = each["cause"] as typeof each;
  }
}

/**
 * A copy of an error of the transport for one caller, as requests may be shared. It has the stack of the caller, which the
 * runtime finds from an async function that the caller awaits. The reason of the caller's abort is returned as it is.
 */
export function copyForCaller(error: unknown, signal?: AbortSignal | null): unknown {
  if (!(error instanceof MarketDataError) || (signal?.aborted && error === getReason(signal))) return error;
  // Not by the constructor of its class: that of a middleware may take other arguments.
  const copy: MarketDataError = Reflect.construct(MarketDataError, [error.message, error], error.constructor);
  copy.stack = error.stack + `${new Error().stack}`.replace(/^Error/, "");
  return copy;
}
