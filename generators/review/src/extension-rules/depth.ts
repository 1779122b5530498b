import type { Plans } from "@market-data/generator-core";
import { describeDuration } from "@market-data/generator-core";
import { code } from "../text/format.ts";

const DAYS: Record<string, number> = { D: 1, M: 30.4375, Y: 365.25 };

/** The days in `P12M`; 0 for `latest`. */
export function days(history: string): number {
  const [, count = "0", unit = "D"] = /^P(\d+)([DMY])$/.exec(history) ?? [];
  return Number(count) * (DAYS[unit] ?? 0);
}

/** The default history limit of a plan. */
export function planDepth(plans: Plans, plan: string): string {
  return planNamed(plans, plan)?.history ?? "latest";
}

/** A plan by its name or an alias. */
export function planNamed(plans: Plans, name: string): Plans[number] | undefined {
  return plans.find((plan) => plan.name === name || plan.aliases.includes(name));
}

/** "12 months", or "the latest values only". */
function formatHistory(history: string): string {
  return history === "latest" ? "the latest values only" : describeDuration(history);
}

/** The verdict on another history limit of a plan. */
export function historyChange(before: string, after: string, plan: string) {
  const isShorter = days(after) < days(before);
  return {
    rule: isShorter ? "history-shortened" : "history-lengthened",
    text: `Plan ${code(plan)} reaches ${isShorter ? "less far" : "further"} back.`,
    before: formatHistory(before),
    after: formatHistory(after),
  } as const;
}
