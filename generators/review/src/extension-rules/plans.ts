import type { Plans } from "@market-data/generator-core";
import type { ContractPair } from "../pair.ts";
import { code, formatList } from "../text/format.ts";
import { days, EARLIER_ADVICE, formatHistory, historyChange, planNamed } from "./depth.ts";
import { type Found, withoutOrigins } from "./rule.ts";

type Plan = Plans[number];

/** The limits of a plan, with the words for each. */
const LIMITS: readonly (readonly [keyof Plan & `${string}Limit${string}`, string])[] = [
  ["rateLimitMinute", "requests per minute"],
  ["creditLimitDaily", "credits per day"],
  ["creditLimitMonthly", "credits per month"],
];

/** The plans themselves: their limits, depth of history and names. */
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
    level: "major",
    text: `Plan ${code(name)} was removed.`,
    advice: "Move to another plan.",
    places: { base: ["x-svc-plans", index] },
  };
}

function added({ name }: Plan, index: number): Found {
  return {
    ...about(name),
    rule: "plan-new",
    level: "minor",
    text: `Plan ${code(name)} is new.`,
    advice: "Nothing.",
    places: { now: ["x-svc-plans", index] },
  };
}

function compare(before: Plan, after: Plan, index: { base: number; now: number }): Found[] {
  const found = (worse: boolean, rule: string, text: string, advice: string, key: string): Found => ({
    ...about(after.name),
    rule,
    level: worse ? "major" : "minor",
    text,
    advice: worse ? advice : "Nothing.",
    places: { base: ["x-svc-plans", index.base, key], now: ["x-svc-plans", index.now, key] },
  });
  const plan = `Plan ${code(after.name)}`;
  const limits = LIMITS.flatMap(([key, noun]) => {
    const [old, fresh] = [Number(before[key]), Number(after[key])];
    if (old === fresh) return [];
    const rule = fresh < old ? "limit-lowered" : "limit-raised";
    const text = `${plan} has ${fresh < old ? "fewer" : "more"} ${noun}.`;
    return [found(fresh < old, rule, text, "Send fewer requests, or move to a larger plan.", key)];
  });
  return [
    ...limits,
    ...depth(before, after, found),
    ...names(before, after, plan, found),
    ...reset(before, after, plan, found),
  ];
}

type Make = (worse: boolean, rule: string, text: string, advice: string, key: string) => Found;

function depth(before: Plan, after: Plan, found: Make): Found[] {
  if (days(before.history) === days(after.history)) return [];
  const shorter = days(after.history) < days(before.history);
  const [rule, text] = historyChange(shorter, after.name);
  const whole = text.replace(".", " where an operation states no history limit.");
  const values = { before: formatHistory(before.history), after: formatHistory(after.history) };
  return [{ ...found(shorter, rule, whole, EARLIER_ADVICE, "history"), ...values }];
}

function names(before: Plan, after: Plan, plan: string, found: Make): Found[] {
  const all = (each: Plan) => [each.name, ...each.aliases] as string[];
  const lost = all(before).filter((name) => !all(after).includes(name));
  const gained = all(after).filter((name) => !all(before).includes(name));
  return [
    ...(lost.length === 0
      ? []
      : [
          found(
            true,
            "plan-name-lost",
            `${plan} is no longer called ${formatList(lost)}.`,
            "Use its other name.",
            "aliases",
          ),
        ]),
    ...(gained.length === 0
      ? []
      : [found(false, "plan-name-gained", `${plan} is called ${formatList(gained)} too.`, "", "aliases")]),
  ];
}

function reset(before: Plan, after: Plan, plan: string, found: Make): Found[] {
  if (before.monthlyReset === after.monthlyReset) return [];
  const text = `The month of ${plan.charAt(0).toLowerCase()}${plan.slice(1)} begins at another time.`;
  return [found(true, "reset-changed", text, "Plan your requests by the new month.", "monthlyReset")];
}

function about(name: string): { subject: string } {
  return { subject: `plan ${code(name)}` };
}
