import { plans } from "@market-data/openapi";

/** The demo key of each plan, in ascending order of plans. */
export const PLAN_KEYS: readonly { readonly plan: string; readonly key: string }[] = plans.map(
  ({ name }) => ({
    plan: name,
    key: demoKey(name),
  }),
);

/** The key with access to all operations. */
export const FULL_KEY = demoKey(plans.at(-1)?.name ?? "");

/** A well-formed unknown key. */
export const UNKNOWN_KEY = `mdk_${"x".repeat(43)}`;

export function demoKey(plan: string): string {
  return `demo-key-of-plan-${plan.toLowerCase()}`;
}
