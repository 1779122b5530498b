import { quoteAll } from "./messages.ts";
import type { Operation } from "./operation.ts";

type Constraint = Operation["constraints"][number];

/** What a set of sent parameters breaks. */
export interface BrokenConstraint {
  parameter: string;
  message: string;
}

/**
 * Which rule over the parameters sent together is broken, if the constraint is.
 * @param given The names of the parameters that were sent, in the query's order; defaults do not count.
 */
export function brokenConstraint(
  constraint: Constraint,
  given: readonly string[],
): BrokenConstraint | undefined {
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
