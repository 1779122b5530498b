import { errorCodes } from "./generated/contract.ts";
import { getHeader, parseRetryAfter, readCreditCount } from "./headers.ts";

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

export interface MarketDataError extends ErrorDetails {}

/** A failed request. Aborts by the caller and invalid arguments are other errors. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns every detail
export class MarketDataError extends Error {
  constructor(message: string, details: ErrorDetails) {
    super(message);
    Object.assign(this, details);
  }
  override get name(): string {
    return "MarketDataError";
  }
  /** For `JSON.stringify`, which leaves out the name and the message of errors. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** Creates a base class with this name, which survives minifiers. */
const named = (name: string): typeof MarketDataError =>
  class extends MarketDataError {
    override get name(): string {
      return name;
    }
  };

/** HTTP 400: a parameter is invalid, or the requested item does not exist. */
export class BadRequestError extends named("BadRequestError") {}

/** HTTP 401: the key is missing or unknown. */
export class UnauthorizedError extends named("UnauthorizedError") {}

/** HTTP 403: the plan does not include this request. */
export class ForbiddenError extends named("ForbiddenError") {}

/** HTTP 429 for requests in a minute or of an IP address: the same request succeeds after a wait. */
export class RateLimitError extends named("RateLimitError") {}

/** HTTP 429 for credits in a day or a month: they are used up. Never retried. */
export class QuotaError extends named("QuotaError") {}

/** HTTP 5xx: an error inside the service. */
export class ServerError extends named("ServerError") {}

/** No complete response: the connection failed or was closed, or a redirect led to another host. */
export class ConnectionError extends named("ConnectionError") {}

/** No complete response within `timeout`. */
export class TimeoutError extends named("TimeoutError") {}

/** The body of the response is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends named("ResponseTooLargeError") {}

/** A successful response whose body cannot be parsed, is a list where an object is expected, or repeats a page. */
export class UnreadableBodyError extends named("UnreadableBodyError") {}

const classes: Readonly<Record<number, typeof MarketDataError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  429: RateLimitError,
};

/**
 * Creates the error of a response: by its `error_code` where the contract has it, otherwise by its HTTP status. A
 * successful response is one whose body cannot be parsed.
 */
export function createError(
  response: Response,
  text: string,
  details: ErrorDetails,
  key?: string,
): MarketDataError {
  const http = response.status;
  const { code, text: reason } = parseStatus(text);
  const [status, retry] = errorCodes[code as number] ?? [http, http === 429 || http >= 500 ? 1 : 0];
  const retryAfter = parseRetryAfter(response);
  let Class = status >= 500 ? ServerError : (classes[status] ?? MarketDataError);
  if (retry > 1) Class = QuotaError;
  // The text that was parsed may have had the key with escapes.
  let message = mask(reason || `HTTP ${http}`, key);
  if (retryAfter !== undefined) message += ` (retry after ${Math.ceil(retryAfter / 1000)} s)`;
  if (response.ok) {
    Class = UnreadableBodyError;
    message = `The response is not JSON of the documented form (${getHeader(response, "Content-Type")})`;
  }
  return new Class(message, {
    ...details,
    status: http,
    code,
    credits: readCreditCount(response, text),
    requestId: getHeader(response, "X-Request-Id"),
    retryAfter,
    retryable: retry === 1,
  });
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

/** The text of whatever was thrown: also of a symbol, and of an object without a text. */
export function describe(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

/** A text without the key. */
export function mask(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, "***") : text;
}

/** Masks the key in an error of the runtime, and in its causes: those of parsers contain what the server sent. */
export function maskError(error: unknown, key: string | undefined): void {
  let each = error as Record<string, unknown> | undefined;
  // No chain is that long, unless it is a circle.
  for (let depth = 0; depth < 9 && Object(each) === each; depth++) {
    for (const name of Object.getOwnPropertyNames(each)) {
      const value = each?.[name];
      if (key && typeof value === "string" && value.includes(key))
        Reflect.set(each as object, name, mask(value, key));
    }
    each = each?.["cause"] as typeof each;
  }
}

/**
 * A copy of an error of the transport for one caller, as requests may be shared. It has the stack of the caller, which the
 * runtime finds from an async function that the caller awaits. The reason of the caller's abort is returned as it is.
 */
export function copyForCaller(error: unknown, signal: AbortSignal | null | undefined): unknown {
  if (!(error instanceof MarketDataError) || error === signal?.reason) return error;
  // Not by the constructor of its class: that of a middleware may take other arguments.
  const copy: MarketDataError = Reflect.construct(MarketDataError, [error.message, error], error.constructor);
  copy.stack = error.stack + `${new Error().stack}`.replace(/^Error/, "");
  return copy;
}
