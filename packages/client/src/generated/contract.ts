// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type { ErrorCodes } from "../operation.ts";

/** The codes of errors that say more than their HTTP status. */
export const errorCodes: ErrorCodes = {
  "408": [408, 1],
  "1001": [401, 0],
  "1002": [401, 0],
  "1006": [403, 0],
  "1008": [429, 1],
  "1009": [429, 2],
  "1010": [429, 2],
  "1011": [429, 1],
};

/** The header that carries a key. */
export const keyHeader = "X-SVC_PRO_API_KEY";

/** The header that reports the credits that a request used. */
export const creditHeader = "X-SVC-Credit-Count";

/** Every header that carries something secret. */
export const secretHeaders: readonly string[] = ["X-SVC_PRO_API_KEY"];
