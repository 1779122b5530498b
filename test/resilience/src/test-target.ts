import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";
import { type Attack, findBreaches } from "./attack.ts";
import { Target } from "./target/target.ts";

/** Long enough to detect a stalled service. */
const SECONDS = 2;
const MAX_MS = 600_000;

/** Shared by all test files, so each market is imported once. */
let present: Target | undefined;

/**
 * Declares a test for each fast attack: the working tree keeps the promise. `pnpm soak` runs the slow attacks and checks
 * ratios of times.
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
