import type { PlanLimitName } from "@market-data/http";
import { type ErrorCode, errorCodes } from "@market-data/openapi";
import type { ErrorResponse } from "@market-data/types";

/** A call that is answered with an error. */
export interface Refusal {
  /** The HTTP status. */
  readonly status: number;
  /** `error_code`. */
  readonly code: number;
  readonly message: string;
  /** The limit that is reached, if that is the reason. */
  readonly limit?: PlanLimitName;
  readonly headers?: Readonly<Record<string, string>>;
}

const byName = new Map<string, ErrorCode>(errorCodes.map((code) => [code.name, code]));

/** A refusal by one of the contract's error codes (`x-svc-errors`). */
export function refusal(
  name: string,
  message: string,
  more: Pick<Refusal, "limit" | "headers"> = {},
): Refusal {
  const found = byName.get(name);
  if (found === undefined) throw new TypeError(`The contract has no error code ${JSON.stringify(name)}.`);
  return { status: found.status, code: found.code, message, ...more };
}

/** The body of every error: the status object alone. */
export function errorBody({ code, message }: Refusal, now: number): ErrorResponse {
  return {
    status: {
      timestamp: new Date(now).toISOString(),
      error_code: code,
      error_message: message,
      elapsed: 0,
      credit_count: 0,
    },
  };
}
