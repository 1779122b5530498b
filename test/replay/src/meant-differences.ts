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

export const meantDifferences: readonly MeantDifference[] = [
  {
    requests: /\/openapi\.(json|yaml)/,
    field: /body .*\.(description|meaning|summary|title)|header (etag|content-length)/,
    reason: "The contract's prose says the same in the field's words",
  },
];
