import { plans } from "@market-data/openapi";

/** A public key for synthetic data. */
export interface DemoKey {
  readonly plan: string;
  readonly secret: string;
}

/** The prefix of demo keys, to recognize them in a store. */
export const DEMO_PREFIX = "demo-key-of-plan-";

/** Returns one demo key per plan, equal on every machine. Default: the plans of the contract. */
export function listDemoKeys(all: readonly { readonly name: string }[] = plans): DemoKey[] {
  return all.map(({ name }) => ({ plan: name, secret: DEMO_PREFIX + name.toLowerCase() }));
}
