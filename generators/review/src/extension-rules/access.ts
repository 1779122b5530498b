import type { Access, Plans } from "@market-data/generator-core";
import { code } from "../text/format.ts";
import { days, historyChange, planDepth, planNamed } from "./depth.ts";
import { operationRule, type Verdict } from "./rule.ts";

type AccessPlan = Access["plans"][number];

/** The need for a key, the plans of an operation, and the history limit of each plan. */
export const accessRule = operationRule(
  "x-svc-access",
  ({ access }) => access,
  (before, after, { pair }) => [
    ...keyVerdicts(before, after),
    // Operations without a key have no plans.
    ...(before.keyRequired && after.keyRequired
      ? planVerdicts(before, after, pair.base.contract.model.plans, pair.now.contract.model.plans)
      : []),
  ],
);

function keyVerdicts(before: Access, after: Access): Verdict[] {
  if (before.keyRequired === after.keyRequired) return [];
  const at = ["keyRequired"];
  return [
    after.keyRequired
      ? { rule: "key-required", text: "A key is now required.", at }
      : { rule: "key-not-required", text: "A key is no longer required.", at },
  ];
}

function planVerdicts(before: Access, after: Access, plansBefore: Plans, plansAfter: Plans): Verdict[] {
  const getName = (plan: string) =>
    planNamed(plansAfter, plan)?.name ?? planNamed(plansBefore, plan)?.name ?? plan;
  const old = new Map(before.plans.map((plan) => [getName(plan.plan), plan]));
  const fresh = new Map(after.plans.map((plan) => [getName(plan.plan), plan]));
  return [
    ...[...old]
      .filter(([name]) => !fresh.has(name))
      .map(
        ([, { plan }]): Verdict => ({
          rule: "plan-removed",
          text: `Plan ${code(plan)} no longer includes the operation.`,
          at: ["plans"],
        }),
      ),
    ...[...fresh].flatMap(([name, plan]): Verdict[] => {
      const at = ["plans", after.plans.indexOf(plan)];
      const earlier = old.get(name);
      return earlier === undefined
        ? [{ rule: "plan-added", text: `Plan ${code(plan.plan)} includes the operation now.`, at }]
        : depthVerdict(earlier, plan, plansBefore, plansAfter, at);
    }),
  ];
}

function depthVerdict(
  before: AccessPlan,
  after: AccessPlan,
  plansBefore: Plans,
  plansAfter: Plans,
  at: (string | number)[],
): Verdict[] {
  // A change of the plan is reported once for all operations.
  if (before.history === undefined && after.history === undefined) return [];
  const old = before.history ?? planDepth(plansBefore, before.plan);
  const fresh = after.history ?? planDepth(plansAfter, after.plan);
  if (days(old) === days(fresh)) return [];
  return [{ ...historyChange(old, fresh, after.plan), at }];
}
