import { quoteAll } from "./messages.ts";
import type { Operation } from "./operation.ts";

type Constraint = Operation["constraints"][number];

/** One thing that is wrong with a query. */
export interface QueryError {
  /** The invalid parameter. Of a rule over several, the first missing one, or the second of those that exclude each other. */
  readonly parameter: string;
  /** What is wrong and what is allowed, naming the parameter in double quotes. */
  readonly message: string;
}

/**
 * Checks a rule over parameters sent together. Returns the error, or undefined where the rule is met.
 * @param given The names of the parameters that were sent, in the query's order; defaults do not count.
 */
export function checkConstraint(constraint: Constraint, given: readonly string[]): QueryError | undefined {
  const { exactlyOneOf, atLeastOneOf, atMostOneOf } = constraint;
  const needed = exactlyOneOf ?? atLeastOneOf;
  const exclusive = exactlyOneOf ?? atMostOneOf;
  if (needed !== undefined && !given.some((name) => needed.includes(name))) {
    const count = exactlyOneOf === undefined ? "at least one" : "exactly one";
    return {
      parameter: String(needed[0]),
      message: `Missing parameter: send ${count} of ${quoteAll(needed)}.`,
    };
  }
  if (exclusive === undefined) return undefined;
  const sent = given.filter((name) => exclusive.includes(name));
  if (sent.length <= 1) return undefined;
  const message = `The parameters ${quoteAll(sent)} exclude each other: send only one of ${quoteAll(exclusive)}.`;
  return { parameter: String(sent[1]), message };
}
