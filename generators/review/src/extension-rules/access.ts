import type { Access, Plans } from "@market-data/generator-core";
import { code } from "../text/format.ts";
import { days, EARLIER_ADVICE, formatHistory, historyChange, planDepth, planNamed } from "./depth.ts";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

type AccessPlan = Access["plans"][number];

/** Which plans may call an operation, how far back each may look, and whether a key is needed. */
export const accessRule = operationRule(
  "x-svc-access",
  ({ access }) => access,
  (before, after, { pair }) => [
    ...keyVerdicts(before, after),
    // Without a key there are no plans: that a key is needed says it all.
    ...(before.keyRequired && after.keyRequired
      ? planVerdicts(before, after, pair.base.contract.model.plans, pair.now.contract.model.plans)
      : []),
  ],
);

function keyVerdicts(before: Access, after: Access): Verdict[] {
  if (before.keyRequired === after.keyRequired) return [];
  return after.keyRequired
    ? [
        worseOrBetter(true, "key-required", "A key is now required.", "Send a key with every request.", [
          "keyRequired",
        ]),
      ]
    : [worseOrBetter(false, "key-not-required", "A key is no longer required.", "", ["keyRequired"])];
}

function planVerdicts(before: Access, after: Access, plansBefore: Plans, plansAfter: Plans): Verdict[] {
  const getName = (plan: string) =>
    planNamed(plansAfter, plan)?.name ?? planNamed(plansBefore, plan)?.name ?? plan;
  const old = new Map(before.plans.map((plan) => [getName(plan.plan), plan]));
  const fresh = new Map(after.plans.map((plan) => [getName(plan.plan), plan]));
  return [
    ...[...old].filter(([name]) => !fresh.has(name)).map(([, { plan }]) => removed(plan)),
    ...[...fresh].flatMap(([name, plan]) => {
      const at = ["plans", after.plans.indexOf(plan)];
      const earlier = old.get(name);
      return earlier === undefined
        ? [added(plan.plan, at)]
        : depthVerdict(earlier, plan, plansBefore, plansAfter, at);
    }),
  ];
}

function removed(plan: string): Verdict {
  const advice = `Callers on ${plan} must move to a listed plan, or stop sending this request.`;
  return worseOrBetter(true, "plan-removed", `Plan ${code(plan)} no longer includes it.`, advice, ["plans"]);
}

function added(plan: string, at: (string | number)[]): Verdict {
  return worseOrBetter(false, "plan-added", `Plan ${code(plan)} includes it now.`, "", at);
}

function depthVerdict(
  before: AccessPlan,
  after: AccessPlan,
  plansBefore: Plans,
  plansAfter: Plans,
  at: (string | number)[],
): Verdict[] {
  // A depth that comes from the plan alone is the plan's change, which is told once for all operations.
  if (before.history === undefined && after.history === undefined) return [];
  const old = before.history ?? planDepth(plansBefore, before.plan);
  const fresh = after.history ?? planDepth(plansAfter, after.plan);
  if (days(old) === days(fresh)) return [];
  const shorter = days(fresh) < days(old);
  const [rule, text] = historyChange(shorter, after.plan);
  const values = { before: formatHistory(old), after: formatHistory(fresh) };
  return [{ ...worseOrBetter(shorter, rule, text, EARLIER_ADVICE, at), ...values }];
}
