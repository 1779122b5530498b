import { getReason } from "./abort.ts";
import { errorCodes } from "./generated/contract.ts";
import { getHeader, type HasHeaders, parseRetryAfter, readCreditCount } from "./headers.ts";

/** The details of a failed request. */
export interface ErrorDetails {
  /** The HTTP status. Absent without a response. */
  readonly status?: number | undefined;
  /** `status.error_code` of the response. */
  readonly code?: number | undefined;
  /** The operationId. Absent for requests of the path-level client. */
  readonly operation?: string | undefined;
  /** The credits charged for the request. */
  readonly credits?: number | undefined;
  /** The `X-Request-Id` of the response. */
  readonly requestId?: string | undefined;
  /** The URL of the request, including the query. Never contains the key. */
  readonly url?: string | undefined;
  /** The wait before the next attempt in ms, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** Whether a retry after a wait may succeed. */
  readonly retryable?: boolean | undefined;
  /** The underlying error, such as a connection error of `fetch`. */
  cause?: unknown;
}

/** The key of an error's class name. It identifies errors across the ES module and the CommonJS build of this package. */
export const kind: unique symbol = Symbol.for("@market-data/client.error");

/** Makes `instanceof` accept errors of both builds. */
function isInstance(this: typeof MarketDataError, value: unknown): boolean {
  // Subclasses in an application do not define `kind`.
  if (!Object.hasOwn(this, kind)) return Function.prototype[Symbol.hasInstance].call(this, value);
  const found = Object(value).constructor?.[kind];
  return found !== undefined && (this[kind] === "MarketDataError" || this[kind] === found);
}

export interface MarketDataError extends ErrorDetails {}

/** The base class of all request errors. An abort throws the signal's reason, and an invalid argument a `TypeError`. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns every detail
export class MarketDataError extends Error {
  /** The class name. Minifiers change `name` of a class, but not this property. */
  static readonly [kind]: string = "MarketDataError";
  constructor(message: string, details: ErrorDetails) {
    super(message);
    Object.assign(this, details);
  }
  static override readonly [Symbol.hasInstance] = isInstance;
  override get name(): string {
    return (this.constructor as typeof MarketDataError)[kind];
  }
  /** Adds name and message, which `JSON.stringify` omits for errors. */
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

/** HTTP 404: the URL does not exist, often because of a wrong `baseUrl`. */
export class NotFoundError extends MarketDataError {
  static override readonly [kind] = "NotFoundError";
}

/** HTTP 429: too many requests per minute or from one IP address. A retry succeeds after a wait. */
export class RateLimitError extends MarketDataError {
  static override readonly [kind] = "RateLimitError";
}

/** HTTP 429: the credits of the day or month are used up. Never retried. */
export class QuotaError extends MarketDataError {
  static override readonly [kind] = "QuotaError";
}

/** HTTP 5xx: an error inside the service. */
export class ServerError extends MarketDataError {
  static override readonly [kind] = "ServerError";
}

/** No complete response: the connection failed, or a redirect pointed to a different host. */
export class ConnectionError extends MarketDataError {
  static override readonly [kind] = "ConnectionError";
}

/** No complete response within `timeout`. */
export class TimeoutError extends MarketDataError {
  static override readonly [kind] = "TimeoutError";
}

/** The response body exceeds `maxResponseBytes`. */
export class ResponseTooLargeError extends MarketDataError {
  static override readonly [kind] = "ResponseTooLargeError";
}

/** A successful response with an invalid body: not JSON, not of the documented form, or a repeated page. */
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

/** Whether a retry may help, for responses without an `error_code`. */
const isTemporary = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** The response that an error is created from. */
interface FailedResponse extends HasHeaders {
  readonly status: number;
  readonly text: string;
}

/** Creates an error of a class with the details of a response. */
export function createResponseError(
  Class: typeof MarketDataError,
  message: string,
  received: FailedResponse,
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

/** Creates the error of an unsuccessful response. A documented `error_code` takes precedence over the HTTP status. */
export function createError(received: FailedResponse, details: ErrorDetails): MarketDataError {
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

/** Reads `error_code` and `error_message` from a body. Ignores unexpected types and bodies, such as a proxy's HTML page. */
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

/** Whether Next.js threw an error as an internal signal, such as "this page is dynamic". Such an error has a `digest`. */
export const isControlFlow = (error: unknown): boolean => typeof Object(error).digest === "string";

/** Converts any thrown value to text, including symbols and objects without `toString`. */
export function describe(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

/**
 * Copies a transport error for one caller, because callers may share a request. The copy has the stack of the caller.
 * The reason of the caller's own abort is returned unchanged.
 */
export function copyForCaller(error: unknown, signal?: AbortSignal | null): unknown {
  if (!(error instanceof MarketDataError) || (signal?.aborted && error === getReason(signal))) return error;
  // The base constructor, because an error class of a middleware may take different arguments.
  const copy: MarketDataError = Reflect.construct(MarketDataError, [error.message, error], error.constructor);
  copy.stack = error.stack + `${new Error().stack}`.replace(/^Error/, "");
  return copy;
}
