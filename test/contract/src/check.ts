import type { ExampleResponse } from "./responses.ts";

/** A consistency rule for the responses of one market. */
export interface Check {
  /** The rule as a sentence. */
  rule: string;
  /** Returns each violation with a location. Empty without violations. */
  find: (responses: readonly ExampleResponse[]) => string[];
}
