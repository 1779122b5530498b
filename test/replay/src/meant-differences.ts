import type { ProgramName } from "./trees/servers.ts";

/** A difference that is meant, for one release: once the ref holds it too, the entry is spent and goes. */
export interface MeantDifference {
  /** Both where absent. */
  readonly program?: ProgramName;
  /** The requests, by their titles. All of them where absent. */
  readonly requests?: RegExp;
  /** The field of a `Difference`, as a whole. */
  readonly field: RegExp;
  readonly old?: RegExp;
  readonly new?: RegExp;
  /** Why it is meant. */
  readonly reason: string;
}

/** Messages of errors, before and after they were put in the field's words. */
const REWORDED: readonly (readonly [old: RegExp, present: RegExp])[] = [
  [/^"There is nothing at /, /^"Not found: /],
  [/^"The path (takes|does not take) /, /^"Method [A-Z]+ not allowed; use GET or HEAD"$/],
  [/percent-encoding is wrong"$/, /^"The URL's percent-encoding is invalid"$/],
  [/^"The address is longer than 8192 bytes"$/, /^"The URL is longer than 8192 bytes"$/],
  [/headers of the call are too large"$/, /^"The headers of the request are too large"$/],
  [/^"This is no HTTP request that can be understood"$/, /^"This is not a valid HTTP request"$/],
  [/^"The call was not sent completely in time"$/, /^"The request was not sent completely in time"$/],
  [/limit of calls in one minute is reached"$/, /limit of requests in one minute is reached"$/],
  [
    /^"The limit of calls from one address is reached"$/,
    /^"The limit of requests from one address is reached"$/,
  ],
  [/^"The time asked for is before /, /^"The requested time is before /],
  [/^"Your plan opens the latest values /, /^"Your plan includes only the latest values /],
];

export const meantDifferences: readonly MeantDifference[] = [
  {
    requests: /\/openapi\.(json|yaml)/,
    field: /body .*\.(description|error_message|meaning|reason|summary|title)|header (etag|content-length)/,
    reason: "The contract's prose says the same in the field's words",
  },
  {
    requests: /^HEAD/,
    field: /header content-length/,
    old: /^1\d\d$/,
    new: /^1\d\d$/,
    reason: "The length that HEAD states follows the messages of errors",
  },
  ...REWORDED.map(([old, present]) => ({
    field: /body status\.error_message/,
    old,
    new: present,
    reason: "Messages of errors use the field's words",
  })),
];
