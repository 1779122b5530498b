import type { Plans } from "@market-data/generator-core";
import type { ContractPair } from "../pair.ts";
import { code, compareLists, formatList } from "../text/format.ts";
import { days, historyChange, planNamed } from "./depth.ts";
import { type Found, type Verdict, withoutOrigins } from "./rule.ts";

type Plan = Plans[number];

/** The limits of a plan with their nouns. */
const LIMITS: readonly (readonly [keyof Plan & `${string}Limit${string}`, string])[] = [
  ["rateLimitMinute", "requests per minute"],
  ["creditLimitDaily", "credits per day"],
  ["creditLimitMonthly", "credits per month"],
];

/** The plans: limits, history limits and names. */
export function plansRule({ base, now }: ContractPair): Found[] {
  const [before, after] = [base, now].map(({ contract }) => withoutOrigins(contract.model.plans)) as [
    Plans,
    Plans,
  ];
  return [
    ...before.flatMap((plan, index) =>
      planNamed(after, plan.name) === undefined ? [removed(plan, index)] : [],
    ),
    ...after.flatMap((plan, index) => {
      const old = before.find(({ name }) => name === plan.name) ?? planNamed(before, plan.name);
      return old === undefined
        ? [added(plan, index)]
        : compare(old, plan, { base: before.indexOf(old), now: index });
    }),
  ];
}

function removed({ name }: Plan, index: number): Found {
  return {
    ...about(name),
    rule: "plan-gone",
    text: `Plan ${code(name)} was removed.`,
    places: { base: ["x-svc-plans", index] },
  };
}

function added({ name }: Plan, index: number): Found {
  return {
    ...about(name),
    rule: "plan-new",
    text: `Plan ${code(name)} is new.`,
    places: { now: ["x-svc-plans", index] },
  };
}

function compare(before: Plan, after: Plan, index: { base: number; now: number }): Found[] {
  return compareFacts(before, after).map(({ at = [], ...verdict }) => ({
    ...about(after.name),
    ...verdict,
    places: { base: ["x-svc-plans", index.base, ...at], now: ["x-svc-plans", index.now, ...at] },
  }));
}

function compareFacts(before: Plan, after: Plan): Verdict[] {
  const plan = `Plan ${code(after.name)}`;
  const found = LIMITS.flatMap(([key, noun]): Verdict[] => {
    const [old, fresh] = [Number(before[key]), Number(after[key])];
    if (old === fresh) return [];
    return [
      fresh < old
        ? { rule: "limit-lowered", text: `${plan} has fewer ${noun}.`, at: [key] }
        : { rule: "limit-raised", text: `${plan} has more ${noun}.`, at: [key] },
    ];
  });
  if (days(before.history) !== days(after.history)) {
    const change = historyChange(before.history, after.history, after.name);
    const text = change.text.replace(".", " if an operation states no history limit.");
    found.push({ ...change, text, at: ["history"] });
  }
  const names = (each: Plan) => [each.name, ...each.aliases];
  const [gained, lost] = compareLists(names(before), names(after));
  const at = ["aliases"];
  if (lost.length > 0) {
    found.push({ rule: "plan-name-lost", text: `${plan} is no longer called ${formatList(lost)}.`, at });
  }
  if (gained.length > 0) {
    found.push({ rule: "plan-name-gained", text: `${plan} is called ${formatList(gained)} too.`, at });
  }
  if (before.monthlyReset !== after.monthlyReset) {
    const text = `The month of plan ${code(after.name)} begins at another time.`;
    found.push({ rule: "reset-changed", text, at: ["monthlyReset"] });
  }
  return found;
}

function about(name: string): { subject: string } {
  return { subject: `plan ${code(name)}` };
}
