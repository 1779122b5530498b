import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";
import type { Attack } from "../src/attack.ts";
import { attacks } from "../src/attacks/index.ts";
import { soak } from "../src/soak.ts";

test.each([
  ["keeps a promise with measurements in bounds", [0], 1, true],
  ["reports a broken promise for a count out of bounds", [1, 0], 1, false],
  ["measures a time out of bounds three times and reports a broken promise", [0, 0, 0], 3, false],
] as const)("%s", async (title, results, runs, held) => {
  let count = 0;
  const attack: Attack = {
    name: "a",
    promise: "The promise holds.",
    bounds: { lost: { atMost: 0 }, ratio: { atMost: 3, isTiming: true } },
    run: async () => ({ lost: results[count++] ?? 0, ratio: title.includes("time") ? 9 : 1 }),
  };
  const reports = await soak([attack], { root: PRESENT_ROOT, seconds: 1, minutes: 0, onReport: () => {} });
  expect([count, reports.map((report) => report.held)]).toEqual([runs, [held]]);
});

test("every attack has a unique name and a promise that is a sentence", () => {
  const names = attacks.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const { promise } of attacks) expect(promise).toMatch(/^[A-Z0-9].*\.$/);
});

test.each([
  ["--help", 0],
  ["--attack=none", 2],
  ["--against=no-such-ref", 2],
])("pnpm soak %s exits with code %d", async (argument, code) => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const ended = await promisify(execFile)(process.execPath, [main, argument]).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  expect(ended).toBe(code);
});
