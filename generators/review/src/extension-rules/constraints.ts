import { type Constraints, describeConstraints, type Json } from "@market-data/generator-core";
import { brokenConstraints } from "@market-data/spec/rules";
import { getRemovedParameters, operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** Above this many names the sets of parameters are too many to try; every change then counts as tightening. */
const MAX_NAMES = 16;

/**
 * Which parameters may or must be sent together. Every set of the parameters in question is tried against the rules
 * before and now, so that a rule written otherwise with the same meaning is not a change.
 */
export const constraintsRule = operationRule(
  "x-svc-constraints",
  ({ constraints }) => constraints,
  (before, after, both) => {
    const { rejected, allowed } = compareSets(before, after, getRemovedParameters(both));
    if (!rejected && !allowed) return [];
    return [verdict(rejected, before, after)];
  },
);

function verdict(rejected: boolean, before: Constraints, after: Constraints): Verdict {
  const [rule, text] = rejected
    ? ["constraint-tightened", "Fewer combinations of parameters are accepted."]
    : ["constraint-loosened", "More combinations of parameters are accepted."];
  const advice = "Send only combinations that are still accepted: others are rejected.";
  return {
    ...worseOrBetter(rejected, rule, text, advice),
    before: formatConstraints(before),
    after: formatConstraints(after),
  };
}

function formatConstraints(constraints: Constraints): string {
  return describeConstraints(constraints) || "any combination";
}

/** Whether a set that was allowed is rejected now, and whether one that was rejected is allowed now. */
function compareSets(
  before: Constraints,
  after: Constraints,
  removed: ReadonlySet<string>,
): { rejected: boolean; allowed: boolean } {
  const names = [...new Set([...before, ...after].flatMap(getNames))].filter((name) => !removed.has(name));
  if (names.length > MAX_NAMES) return { rejected: true, allowed: true };
  let rejected = false;
  let allowed = false;
  for (let bits = 0; bits < 2 ** names.length; bits++) {
    const sent = new Set(names.filter((_, index) => (bits >> index) & 1));
    const [was, is] = [allows(before, sent), allows(after, sent)];
    rejected ||= was && !is;
    allowed ||= !was && is;
  }
  return { rejected, allowed };
}

function getNames({ exactlyOneOf, atLeastOneOf, atMostOneOf }: Constraints[number]): string[] {
  return exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
}

function allows(constraints: Constraints, sent: ReadonlySet<string>): boolean {
  return brokenConstraints(constraints as unknown as Json, (name) => sent.has(name)).length === 0;
}
