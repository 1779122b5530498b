import { type DemoKey, listDemoKeys } from "@market-data/http";
import { type KeyStore, UnusableSecretError } from "@market-data/storage";
import type { PlanTable } from "../accounts/plan-table.ts";

/** Creates a demo key for each plan of the sample market, equal on every machine. Existing keys stay. */
export async function makeDemoKeys(keys: KeyStore, { plans }: PlanTable, now: number): Promise<DemoKey[]> {
  const made = listDemoKeys(plans);
  for (const { plan, secret } of made) {
    try {
      await keys.create({ plan, name: "Demo", secret }, now);
    } catch (error) {
      if (!(error instanceof UnusableSecretError)) throw error;
    }
  }
  return made;
}
