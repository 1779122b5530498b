import type { Answer } from "./answers.ts";

/** One rule that the answers of one market keep. */
export interface Check {
  /** The rule, as a sentence. */
  rule: string;
  /** What breaks the rule: where it stands and what is wrong. Empty when all is well. */
  find: (answers: readonly Answer[]) => string[];
}
