import type { ProgramName } from "./trees/servers.ts";

/** The base ref of these differences. After a release, set the ref to the release's tag and empty the list. */
export const EXPECTED_SINCE = "d20f6813";

/** An expected difference. */
export interface ExpectedDifference {
  /** Default: both. */
  readonly program?: ProgramName;
  /** The titles of the requests. Default: all requests. */
  readonly requests?: RegExp;
  /** The complete field of a `Difference`. */
  readonly field: RegExp;
  readonly old?: RegExp;
  readonly new?: RegExp;
  /** The reason for the difference. */
  readonly reason: string;
}

export const expectedDifferences: readonly ExpectedDifference[] = [
  {
    program: "mock",
    field: /body status\.error_message/,
    new: /has no (example|response with status) /,
    reason: "The mock's messages are in plain English",
  },
  {
    program: "mock",
    requests: /^GET \/(\?\S*)?(?= |$)/,
    field: /body summary/,
    reason: "The mock's home page is in plain English",
  },
  {
    field: /body status\.error_message/,
    new: /Send it once, with comma-separated items/,
    reason: "The message about a repeated parameter is in plain English",
  },
  {
    requests: /^HEAD[ ,]|Prefer: .*scenario=(stalled|truncated)/,
    field: /header content-length/,
    reason: "The notice of the sample market is in plain English",
  },
  {
    field: /body .*/,
    old: /also where a name is known/,
    new: /even if its name is known/,
    reason: "The notice of the sample market is in plain English",
  },
  {
    field: /body status\.error_message/,
    old: /percent-encoding/,
    new: /percent-encoded UTF-8/,
    reason: "The message about a wrong encoding is in plain English",
  },
  {
    requests: /\/metrics/,
    field: /body/,
    new: /# ?HELP/,
    reason: "Metrics have new names and help texts",
  },
  {
    requests: /\/openapi\.(json|yaml)/,
    field: /body .*|header (etag|content-length)/,
    reason: "The contract's descriptions are in plain English",
  },
];
