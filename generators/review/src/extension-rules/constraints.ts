import { type Constraints, describeConstraints, type Json } from "@market-data/generator-core";
import { brokenConstraints } from "@market-data/spec/rules";
import { getRemovedParameters, operationRule } from "./rule.ts";

/** With more names, the sets of parameters are too many. Every change then counts as tightening. */
const MAX_NAMES = 16;

/** The allowed combinations of parameters. All sets are tried: another notation of equal rules is no change. */
export const constraintsRule = operationRule(
  "x-svc-constraints",
  ({ constraints }) => constraints,
  (before, after, both) => {
    const { rejected, allowed } = compareSets(before, after, getRemovedParameters(both));
    const values = { before: formatConstraints(before), after: formatConstraints(after) };
    if (rejected) {
      const text = "Fewer combinations of parameters are accepted.";
      return [{ rule: "constraint-tightened", text, ...values }];
    }
    if (!allowed) return [];
    return [
      { rule: "constraint-loosened", text: "More combinations of parameters are accepted.", ...values },
    ];
  },
);

function formatConstraints(constraints: Constraints): string {
  return describeConstraints(constraints) || "any combination";
}

/** Tries every set of parameters: is an allowed set now rejected, or a rejected set now allowed? */
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
