import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { FAULTS } from "../src/scenario.ts";
import { makeScenario, parseSoak } from "../src/soak.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));

test("without Redis, pnpm cluster ends with 2 and advice", async () => {
  const env = { ...process.env, PATH: dirname(program) };
  const failure = promisify(execFile)(process.execPath, [program], { env });
  await expect(failure).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/needs redis-server.* on the PATH\..* apt-get install redis-server/),
  });
});

test("a seed of a soak always makes the same scenario, and an invalid option has a message", () => {
  expect(makeScenario(7)).toEqual(makeScenario(7));
  expect(parseSoak(["--soak", "--minutes", "2.5", "--seed", "7"])).toEqual({ minutes: 2.5, seed: 7 });
  expect(() => parseSoak(["--soak", "--minutes", "soon"])).toThrow('--minutes takes a number, not "soon".');
  expect(() => parseSoak(["--soak", "--hours", "1"])).toThrow("Unknown option '--hours'");
});

test("seeds cover all faults", () => {
  const names = Array.from({ length: 100 }, (_, seed) => makeScenario(seed).faults).flat();
  expect(new Set(names)).toEqual(new Set(Object.keys(FAULTS)));
});
