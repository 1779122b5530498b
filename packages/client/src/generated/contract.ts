// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type { ErrorCodes } from "../operation.ts";

/** The error codes whose HTTP status or retry class differs from the default. */
export const errorCodes: ErrorCodes = {
  "408": [408, 1],
  "505": [505, 0],
  "1001": [401, 0],
  "1002": [401, 0],
  "1006": [403, 0],
  "1008": [429, 1],
  "1009": [429, 2],
  "1010": [429, 2],
  "1011": [429, 1],
  "1012": [429, 1],
  "1013": [429, 1],
};

/** The request header that carries the key. */
export const keyHeader = "X-SVC_PRO_API_KEY";

/** The response header that reports the credits used by a request. */
export const creditHeader = "X-SVC-Credit-Count";

/** The request headers that carry secrets. */
export const secretHeaders: readonly string[] = ["X-SVC_PRO_API_KEY"];
