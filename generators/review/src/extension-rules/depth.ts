import type { Plans } from "@market-data/generator-core";
import { describeDuration } from "@market-data/generator-core";
import { code } from "../text/format.ts";

const DAYS: Record<string, number> = { D: 1, M: 30.4375, Y: 365.25 };

/** How many days back `P12M`, or `latest`, reaches. */
export function days(history: string): number {
  const [, count = "0", unit = "D"] = /^P(\d+)([DMY])$/.exec(history) ?? [];
  return Number(count) * (DAYS[unit] ?? 0);
}

/** The depth of a plan where an operation names none; plans go by their other names too. */
export function planDepth(plans: Plans, plan: string): string {
  return planNamed(plans, plan)?.history ?? "latest";
}

/** A plan by its name, or by one of its other names. */
export function planNamed(plans: Plans, name: string): Plans[number] | undefined {
  return plans.find((plan) => plan.name === name || plan.aliases.includes(name));
}

/** "12 months", or "the latest values only". */
export function formatHistory(history: string): string {
  return history === "latest" ? "the latest values only" : describeDuration(history);
}

export const EARLIER_ADVICE = "Request no earlier time: it is rejected with 403.";

/** The rule and the words of another history limit. */
export function historyChange(shorter: boolean, plan: string): [rule: string, text: string] {
  return shorter
    ? ["history-shortened", `Plan ${code(plan)} reaches less far back.`]
    : ["history-lengthened", `Plan ${code(plan)} reaches further back.`];
}
