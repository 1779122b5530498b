import type { ExampleResponse } from "./responses.ts";

/** One rule that the responses of one market keep. */
export interface Check {
  /** The rule, as a sentence. */
  rule: string;
  /** What breaks the rule: where it stands and what is wrong. Empty when all is well. */
  find: (responses: readonly ExampleResponse[]) => string[];
}
