import { quoteAll } from "./messages.ts";
import type { Operation } from "./operation.ts";

type Constraint = Operation["constraints"][number];

/** An error of a query. */
export interface QueryError {
  /** The invalid parameter: the first of a missing group, or the second sent parameter of a conflict. */
  readonly parameter: string;
  /** The error and the allowed values, with the parameter in double quotes. */
  readonly message: string;
}

/**
 * Checks a constraint over several parameters. Returns the error, or undefined for a valid query.
 * @param given The names of the sent parameters in query order, without defaults.
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
