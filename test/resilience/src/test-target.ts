import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";
import { type Attack, findBreaches } from "./attack.ts";
import { Target } from "./target/target.ts";

/** Long enough for a stalled service to show. */
const SECONDS = 2;
const MAX_MS = 600_000;

/** One for all test files, so that its markets are imported once. */
let present: Target | undefined;

/**
 * A test for each attack that does not take long: the present tree holds its promise. The others, and ratios of times,
 * are left to `pnpm soak`.
 */
export function testPromises(attacks: readonly Attack[]): void {
  const chosen = attacks.filter(({ isSlow = false }) => !isSlow);
  test.each(chosen.map((attack) => ({ attack, promise: attack.promise })))(
    "$promise",
    async ({ attack }) => {
      const measured = await attack.run(getTarget());
      expect({ measured, breaches: findBreaches(attack, measured, false) }).toEqual({
        measured,
        breaches: [],
      });
    },
    MAX_MS,
  );
}

function getTarget(): Target {
  present ??= new Target(PRESENT_ROOT, { seconds: SECONDS, isQuick: true });
  return present;
}
