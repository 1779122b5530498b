import { plans } from "@market-data/openapi";

/** A key that everybody knows: it opens made-up data alone. */
export interface DemoKey {
  readonly plan: string;
  readonly secret: string;
}

/** What the secrets of demo keys begin with, by which they are known wherever they are stored. */
export const DEMO_PREFIX = "demo-key-of-plan-";

/** The demo keys of plans, the same on every machine; of the contract's plans where none are given. */
export function listDemoKeys(all: readonly { readonly name: string }[] = plans): DemoKey[] {
  return all.map(({ name }) => ({ plan: name, secret: DEMO_PREFIX + name.toLowerCase() }));
}
