import { type ErrorCode, errorCodes } from "@market-data/openapi";
import type { Limits } from "./contract/limits.ts";

/** The names of the contract's error codes (`x-svc-errors`) that servers send. */
export type ErrorName =
  | "badRequest"
  | "forbidden"
  | "notFound"
  | "methodNotAllowed"
  | "requestTimeout"
  | "tooManyRequests"
  | "urlTooLong"
  | "headersTooLarge"
  | "internalError"
  | "unavailable"
  | "invalidKey"
  | "missingKey"
  | "planNotEntitled"
  | "minuteLimit"
  | "dailyLimit"
  | "monthlyLimit"
  | "addressLimit";

const byName = new Map(errorCodes.map((code) => [code.name, code]));

/** @throws {TypeError} where the contract has no error code of the name. */
export function getErrorCode(name: ErrorName): ErrorCode {
  const code = byName.get(name);
  if (code === undefined) throw new TypeError(`The contract has no error code ${JSON.stringify(name)}.`);
  return code;
}

/** In logs and metrics: the caller left before there was a response. Nobody receives it. */
const CALLER_LEFT = { status: 499, code: 499 } as const;

/** What an error response states besides its code and message. */
export interface ErrorDetails {
  /** Seconds to wait before the request is worth sending again. */
  readonly retryAfter?: number;
  /** The limits to report, where they are not those that are known of the caller. */
  readonly limits?: Limits | undefined;
  /** `Allow` of a 405, where it is not that of most paths. */
  readonly allow?: string;
}

/** A request that is not served, and why. Throwing one sends it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** The HTTP status. */
  readonly status: number;
  /** `error_code`. */
  readonly code: number;
  readonly retryAfter: number | undefined;
  readonly limits: Limits | undefined;
  readonly allow: string | undefined;

  /** @param code One of the contract's codes by its name, or another one. */
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

/** Ends the work for a caller who left. */
export function callerLeftError(): HttpError {
  return new HttpError(CALLER_LEFT, "The caller left");
}
