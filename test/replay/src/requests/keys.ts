import { plans } from "@market-data/openapi";

/** The demo key of each plan, the smallest plan first. */
export const PLAN_KEYS: readonly { readonly plan: string; readonly key: string }[] = plans.map(
  ({ name }) => ({
    plan: name,
    key: demoKey(name),
  }),
);

/** The key that may call everything. */
export const FULL_KEY = demoKey(plans.at(-1)?.name ?? "");

/** Looks like a key, and is none. */
export const UNKNOWN_KEY = `mdk_${"x".repeat(43)}`;

export function demoKey(plan: string): string {
  return `demo-key-of-plan-${plan.toLowerCase()}`;
}
