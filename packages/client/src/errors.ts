import { errorCodes } from "./generated/contract.ts";
import { creditCountOf, headerOf, retryAfterOf } from "./headers.ts";

/** What is known of a call that failed. */
export interface ErrorDetails {
  /** The HTTP status; absent where no answer came. */
  readonly status?: number | undefined;
  /** `status.error_code` of the answer. */
  readonly code?: number | undefined;
  /** The operationId; absent for calls of the path-level client. */
  readonly operation?: string | undefined;
  /** Credits that the call cost. */
  readonly credits?: number | undefined;
  /** What the service calls this request. */
  readonly requestId?: string | undefined;
  /** The address asked, query included. The key is never part of it. */
  readonly url?: string | undefined;
  /** How long to wait before another try, in milliseconds, where the answer says it. */
  readonly retryAfter?: number | undefined;
  /** Whether the same call may succeed after a wait. */
  readonly retryable?: boolean | undefined;
  /** What the runtime said of it. */
  cause?: unknown;
}

export interface MarketDataError extends ErrorDetails {}

/** Any call that failed, the caller's own abort and wrong arguments aside. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns every detail
export class MarketDataError extends Error {
  constructor(message: string, details: ErrorDetails) {
    super(message);
    Object.assign(this, details);
  }
  override get name(): string {
    return "MarketDataError";
  }
}

/** The base of a class with this name; a name of its own survives minifiers. */
const named = (name: string): typeof MarketDataError =>
  class extends MarketDataError {
    override get name(): string {
      return name;
    }
  };

/** HTTP 400: a parameter is wrong, or what was asked for does not exist. */
export class BadRequestError extends named("BadRequestError") {}

/** HTTP 401: the key is missing or unknown. */
export class UnauthorizedError extends named("UnauthorizedError") {}

/** HTTP 403: the plan does not allow this call. */
export class ForbiddenError extends named("ForbiddenError") {}

/** HTTP 429 by the minute or the address: the same call succeeds after a wait. */
export class RateLimitError extends named("RateLimitError") {}

/** HTTP 429 by the day or the month: the credits are used up. Never retried. */
export class QuotaError extends named("QuotaError") {}

/** HTTP 5xx: something went wrong inside the service. */
export class ServerError extends named("ServerError") {}

/** No complete answer came: not reached, cut off, or redirected to where the key must not go. */
export class ConnectionError extends named("ConnectionError") {}

/** No complete answer within `timeout`. */
export class TimeoutError extends named("TimeoutError") {}

/** An answer that should hold data and cannot be read. */
export class UnreadableBodyError extends named("UnreadableBodyError") {}

const classes: Readonly<Record<number, typeof MarketDataError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  429: RateLimitError,
};

/**
 * The error that an answer tells of: by its `error_code` where the contract knows it, else by its HTTP status. An answer
 * that tells of success is one that cannot be read. A message may repeat the key that it refuses; that is masked.
 */
export function errorOf(
  response: Response,
  text: string,
  details: ErrorDetails,
  key?: string,
): MarketDataError {
  const http = response.status;
  const { error_code, error_message } = statusOf(text);
  const code = error_code == null ? undefined : Number(error_code);
  const [status, retry] = errorCodes[code as number] ?? [http, http === 429 || http >= 500 ? 1 : 0];
  const retryAfter = retryAfterOf(response);
  let Class = status >= 500 ? ServerError : (classes[status] ?? MarketDataError);
  if (retry > 1) Class = QuotaError;
  let message = String(error_message || `HTTP ${http}`);
  if (key) message = message.replaceAll(key, "***");
  if (retryAfter !== undefined) message += ` (retry after ${Math.ceil(retryAfter / 1000)} s)`;
  if (response.ok) {
    Class = UnreadableBodyError;
    message = `The answer is no JSON that holds data (${headerOf(response, "Content-Type")})`;
  }
  return new Class(message, {
    ...details,
    status: http,
    code,
    credits: creditCountOf(response, text),
    requestId: headerOf(response, "X-Request-Id"),
    retryAfter,
    retryable: retry === 1,
  });
}

/** The status object of an error's body; empty where the body is something else, such as a proxy's page. */
function statusOf(text: string): { error_code?: unknown; error_message?: unknown } {
  try {
    return JSON.parse(text).status ?? {};
  } catch {
    return {};
  }
}
