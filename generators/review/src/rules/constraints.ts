import { type Constraints, describeConstraints } from "@market-data/generator-core";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** Above this many names the sets of parameters are too many to try; every change then counts as tightening. */
const MOST_NAMES = 16;

/**
 * Which parameters may or must be sent together. Every set of the parameters in question is tried against the rules
 * before and now, so that a rule written otherwise with the same meaning is no change.
 */
export const constraintsRule = operationRule(
  "x-svc-constraints",
  ({ constraints }) => constraints,
  (before, after) => {
    const { refused, allowed } = compareSets(before, after);
    if (!refused && !allowed) return [];
    const now = describeConstraints(after);
    const text = `${now === "" ? "Parameters may be sent in any combination." : now} Before: ${describeConstraints(before) || "any combination."}`;
    return [verdict(refused, text)];
  },
);

function verdict(refused: boolean, text: string): Verdict {
  const rule = refused ? "constraint-tightened" : "constraint-loosened";
  return worseOrBetter(
    refused,
    rule,
    text,
    "Send only combinations that are still allowed; others are refused.",
  );
}

/** Whether a set that was allowed is refused now, and whether one that was refused is allowed now. */
function compareSets(before: Constraints, after: Constraints): { refused: boolean; allowed: boolean } {
  const names = [...new Set([...before, ...after].flatMap(namesOf))];
  if (names.length > MOST_NAMES) return { refused: true, allowed: true };
  let refused = false;
  let allowed = false;
  for (let bits = 0; bits < 2 ** names.length; bits++) {
    const sent = new Set(names.filter((_, index) => (bits >> index) & 1));
    const [was, is] = [allows(before, sent), allows(after, sent)];
    refused ||= was && !is;
    allowed ||= !was && is;
  }
  return { refused, allowed };
}

function namesOf({ exactlyOneOf, atLeastOneOf, atMostOneOf }: Constraints[number]): string[] {
  return exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
}

function allows(constraints: Constraints, sent: ReadonlySet<string>): boolean {
  return constraints.every((constraint) => {
    const count = namesOf(constraint).filter((name) => sent.has(name)).length;
    if (constraint.exactlyOneOf !== undefined) return count === 1;
    return constraint.atLeastOneOf !== undefined ? count >= 1 : count <= 1;
  });
}
