import {
  type MarketOperation,
  marketOperations,
  type OperationContext,
  type OperationResult,
} from "@market-data/market";
import type { OperationId } from "@market-data/openapi";

/** What each operation answers. One that has no answer is not served. */
export type Answers = {
  readonly [Id in OperationId]?: (
    parameters: never,
    context: OperationContext,
  ) => Promise<OperationResult<unknown>>;
};

/** The earliest time that a call looks at, in ms since 1970; undefined where it looks at the present alone. */
export type LooksBackTo = (
  operationId: never,
  parameters: never,
  now: number,
  given: readonly string[],
) => number | undefined;

/** The market's handlers. */
export const marketAnswers: Answers = Object.fromEntries(
  Object.entries<MarketOperation>(marketOperations).map(([id, { handle }]) => [id, handle]),
);

/** The market's earliest requested times. */
export const marketLooksBackTo: LooksBackTo = (operationId, parameters, now, given) => {
  const operation: MarketOperation = marketOperations[operationId];
  return operation.earliestRequestedTime?.(parameters, now, given);
};
