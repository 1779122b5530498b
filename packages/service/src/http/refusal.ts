import { type ErrorCode, errorCodes } from "@market-data/openapi";

/** The names of the contract's error codes (`x-svc-errors`) that the service gives. */
export type RefusalName =
  | "badRequest"
  | "forbidden"
  | "notFound"
  | "methodNotAllowed"
  | "requestTimeout"
  | "addressTooLong"
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

/** The contract's error code of a name. */
export function errorCode(name: RefusalName): ErrorCode {
  const code = byName.get(name);
  if (code === undefined) throw new TypeError(`The contract has no error code ${JSON.stringify(name)}.`);
  return code;
}

/** A call that is not answered, and why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  /** Seconds to wait before the call is worth sending again. */
  readonly retryAfter: number | undefined;

  constructor(name: RefusalName, message: string, retryAfter?: number) {
    super(message);
    this.code = errorCode(name);
    this.retryAfter = retryAfter;
  }
}
