import { type KeyStore, UnusableSecret } from "../accounts/key-store.ts";
import type { PlanTable } from "../accounts/plan-table.ts";
import { DEMO_PREFIX } from "../accounts/secret.ts";

/** A key that everybody knows. */
export interface DemoKey {
  readonly plan: string;
  readonly secret: string;
}

/** Makes a key for each plan to try the sample market with, the same on every machine; those that are there stay. */
export async function makeDemoKeys(keys: KeyStore, { plans }: PlanTable, now: number): Promise<DemoKey[]> {
  const made = plans.map(({ name }) => ({ plan: name, secret: DEMO_PREFIX + name.toLowerCase() }));
  for (const { plan, secret } of made) {
    try {
      await keys.create({ plan, name: "Demo", secret }, now);
    } catch (error) {
      if (!(error instanceof UnusableSecret)) throw error;
    }
  }
  return made;
}
