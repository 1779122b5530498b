import type { ErrorCode } from "@market-data/openapi";
import { type ErrorName, getErrorCode } from "./contract/error-codes.ts";
import type { Limits } from "./contract/limits.ts";

/** The client closed the connection before the response. Only logs and metrics show this status. */
const CLIENT_CLOSED = { status: 499, code: 499 } as const;

/** Optional parts of an error response. */
export interface ErrorDetails {
  /** `Retry-After` in seconds. */
  readonly retryAfter?: number;
  /** The limits in the response headers. Default: the limits of the request state. */
  readonly limits?: Limits | undefined;
  /** The `Allow` header of a 405. Default: GET, HEAD and OPTIONS. */
  readonly allow?: string;
}

/** An error response. Throw it in a route or a stage. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** The HTTP status. */
  readonly status: number;
  /** `error_code`. */
  readonly code: number;
  readonly retryAfter: number | undefined;
  readonly limits: Limits | undefined;
  readonly allow: string | undefined;

  /** @param code The name of an error of the contract, or a status and a code. */
  constructor(
    code: ErrorName | Pick<ErrorCode, "status" | "code">,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message);
    const found = typeof code === "string" ? getErrorCode(code) : code;
    this.status = found.status;
    this.code = found.code;
    this.retryAfter = details.retryAfter;
    this.limits = details.limits;
    this.allow = details.allow;
  }
}

/** Creates the error that ends the work for a closed connection. */
export function clientClosedError(): HttpError {
  return new HttpError(CLIENT_CLOSED, "The client closed the connection");
}
