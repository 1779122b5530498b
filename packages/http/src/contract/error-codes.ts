import { type ErrorCode, errorCodes } from "@market-data/openapi";

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
  | "versionNotSupported"
  | "invalidKey"
  | "missingKey"
  | "planNotEntitled"
  | "minuteLimit"
  | "dailyLimit"
  | "monthlyLimit"
  | "addressLimit"
  | "streamLimit"
  | "slowReader";

const byName = new Map(errorCodes.map((code) => [code.name, code]));

/** Returns the status and the code of an error. @throws {TypeError} if the contract has no such error. */
export function getErrorCode(name: ErrorName): ErrorCode {
  const code = byName.get(name);
  if (code === undefined) throw new TypeError(`The contract has no error code ${JSON.stringify(name)}.`);
  return code;
}
