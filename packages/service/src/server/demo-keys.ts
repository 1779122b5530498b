import { type DemoKey, listDemoKeys } from "@market-data/http";
import { type KeyStore, UnusableSecret } from "../accounts/key-store.ts";
import type { PlanTable } from "../accounts/plan-table.ts";

/** Makes a key for each plan to try the sample market with, the same on every machine; those that are there stay. */
export async function makeDemoKeys(keys: KeyStore, { plans }: PlanTable, now: number): Promise<DemoKey[]> {
  const made = listDemoKeys(plans);
  for (const { plan, secret } of made) {
    try {
      await keys.create({ plan, name: "Demo", secret }, now);
    } catch (error) {
      if (!(error instanceof UnusableSecret)) throw error;
    }
  }
  return made;
}
