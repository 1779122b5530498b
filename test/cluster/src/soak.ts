import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findViolations } from "./invariants.ts";
import { createRandom } from "./load.ts";
import { FAULTS, type FaultName, runScenario, type Scenario } from "./scenario.ts";
import { TestStore } from "./test-store.ts";

export const SOAK_USAGE = `pnpm cluster --soak [--minutes N] [--seed N]

Runs random scenarios for an hour, or for N minutes; 0 runs one scenario. Prints the seed of each scenario: --seed starts with a seed.
After a broken invariant, writes the recorded history to a file.`;

const DEFAULT_MINUTES = 60;
const MAX_SEED = 2 ** 31;
const MAX_FAULTS = 3;
/** The maximum difference of a clock, in half of the scenarios, in ms. */
const MAX_SKEW_MS = 3000;
const NAMES = Object.keys(FAULTS) as FaultName[];
/** The last fault of a scenario: afterwards the store has no replica. */
const LAST: FaultName = "the primary of PostgreSQL is killed";

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
}

/** @throws {RangeError} for an invalid option. */
export function parseSoak(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { soak: { type: "boolean" }, minutes: { type: "string" }, seed: { type: "string" } },
  });
  return {
    minutes: toNumber("--minutes", values.minutes ?? String(DEFAULT_MINUTES), /^\d+(\.\d+)?$/),
    seed: toNumber("--seed", values.seed ?? String(Math.floor(Math.random() * MAX_SEED)), /^\d{1,9}$/),
  };
}

/** The scenario of a seed. */
export function makeScenario(seed: number): Scenario {
  const random = createRandom(seed);
  const pick = () => NAMES[Math.floor(random() * NAMES.length)] as FaultName;
  const picked = new Set(Array.from({ length: 1 + Math.floor(random() * MAX_FAULTS) }, pick));
  const faults = [...picked].sort((one, other) => Number(one === LAST) - Number(other === LAST));
  const skew = () => Math.round((random() * 2 - 1) * MAX_SKEW_MS);
  return { seed, faults, clocks: random() < 0.5 ? [] : [skew(), skew(), skew()] };
}

/**
 * Runs scenarios until the time is over, or an invariant is violated.
 *
 * @param folder The folder for the history with a violation.
 * @returns Whether all invariants held.
 */
export async function soak({ minutes, seed: first }: SoakOptions, folder: string): Promise<boolean> {
  const end = performance.now() + minutes * 60_000;
  let store: TestStore | undefined;
  try {
    for (let seed = first; ; seed += 1) {
      const scenario = makeScenario(seed);
      const { faults, clocks = [] } = scenario;
      const what = [...faults, ...(clocks.length > 0 ? [`clocks differ by ${clocks.join(", ")} ms`] : [])];
      const start = performance.now();
      store ??= await TestStore.start(true);
      const history = await runScenario(store, scenario).catch((error: unknown) => {
        console.log(`seed ${seed}: ${what.join("; ")}: could not be run`);
        throw error;
      });
      const violations = findViolations(history);
      const seconds = Math.round((performance.now() - start) / 1000);
      const result = violations.length === 0 ? "held" : "BROKEN";
      console.log(
        `seed ${seed}: ${what.join("; ")}: ${history.seen.length} requests in ${seconds} s: ${result}`,
      );
      if (violations.length > 0) {
        mkdirSync(folder, { recursive: true });
        const file = join(folder, `soak-${seed}.json`);
        writeFileSync(file, JSON.stringify({ scenario, violations, history }, undefined, 1));
        console.log(
          `${violations.join("\n")}\nRecorded in ${file}. Again: pnpm cluster --soak --minutes 0 --seed ${seed}`,
        );
        return false;
      }
      if (performance.now() >= end) return true;
      if (faults.includes(LAST)) {
        await store.close();
        store = undefined;
      }
    }
  } finally {
    await store?.close();
  }
}

function toNumber(option: string, text: string, pattern: RegExp): number {
  if (pattern.test(text)) return Number(text);
  throw new RangeError(`${option} takes a number, not "${text}".`);
}
