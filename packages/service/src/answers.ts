import type { Answer, AnswerContext } from "@market-data/market";
import type { OperationId } from "@market-data/openapi";

/** What each operation answers. One that has no answer is not served. */
export type Answers = {
  readonly [Id in OperationId]?: (parameters: never, context: AnswerContext) => Promise<Answer<unknown>>;
};

/** The earliest time that a call looks at, in ms since 1970; undefined where it looks at the present alone. */
export type LooksBackTo = (
  operationId: never,
  parameters: never,
  now: number,
  given: readonly string[],
) => number | undefined;
