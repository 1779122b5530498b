import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";
import { type Attack, findBreaches } from "../src/attack.ts";
import { attacks } from "../src/attacks/index.ts";
import { describeReport, soak } from "../src/soak.ts";

const BOUNDS = {
  lost: { atMost: 0 },
  served: { atLeast: 10 },
  ratio: { atMost: 3, isTiming: true },
} as const;

test.each([
  [{ lost: 0, served: 10, ratio: 3 }, []],
  [{ lost: 1, served: 10, ratio: 3 }, ["lost"]],
  [{ lost: 0, served: 9, ratio: 3.1 }, ["served", "ratio"]],
  [{ lost: 0, served: Number.NaN, ratio: 1 }, ["served"]],
  [{ lost: 0, ratio: 1 }, ["served"]],
] as const)("what is out of its bounds, or was not measured, broke the promise: %j", (measured, broken) => {
  expect(findBreaches({ bounds: BOUNDS }, measured, true).map(({ what }) => what)).toEqual(broken);
});

test("where times are not judged, the other bounds are", () => {
  const measured = { lost: 1, served: 10, ratio: 99 };
  expect(findBreaches({ bounds: BOUNDS }, measured, false).map(({ what }) => what)).toEqual(["lost"]);
});

test.each([
  ["a time that is broken is measured again", "ratio", [9, 9, 1], 3, true],
  ["and breaks the promise the third time", "ratio", [9, 9, 9, 1], 3, false],
  ["what is not a time is not", "lost", [9, 0], 1, false],
] as const)("%s", async (_title, what, results, runs, held) => {
  let count = 0;
  const attack: Attack = {
    name: "a",
    promise: "It holds.",
    bounds: { lost: { atMost: 0 }, ratio: { atMost: 3, isTiming: true } },
    run: async () => ({ lost: 0, ratio: 1, [what]: results[count++] ?? 0 }),
  };
  const reports = await soak([attack], { root: PRESENT_ROOT, seconds: 1, minutes: 0, onReport: () => {} });
  expect([count, reports.map((report) => report.held)]).toEqual([runs, [held]]);
});

test("attacks are repeated until the time is over, those that succeeded are not", async () => {
  const runs: string[] = [];
  const fixture = (name: string, results: readonly number[]): Attack => ({
    name,
    promise: `${name} holds.`,
    bounds: { lost: { atMost: 0 } },
    async run() {
      runs.push(name);
      return { lost: results[runs.filter((each) => each === name).length - 1] ?? 0 };
    },
  });
  const once = [fixture("a", [0, 5]), fixture("b", [5])];
  const options = { root: PRESENT_ROOT, seconds: 1, onReport: () => {} };
  const reports = await soak(once, { ...options, minutes: 0 });
  expect(reports.map(({ name, held }) => [name, held])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  runs.length = 0;
  const repeated = await soak([fixture("a", [0, 0, 5]), fixture("b", [5])], { ...options, minutes: 1 });
  expect(runs).toEqual(["a", "b", "a", "a"]);
  expect(repeated.map(describeReport).join("\n")).toBe(
    [
      "BROKEN  a (3 rounds): a holds.",
      "               5  lost  BROKEN: at most 0",
      "BROKEN  b: b holds.",
      "               5  lost  BROKEN: at most 0",
    ].join("\n"),
  );
});

test("every attack has a name of its own, and a promise that ends as a sentence", () => {
  const names = attacks.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const { promise } of attacks) expect(promise).toMatch(/^[A-Z0-9].*\.$/);
});

test.each([
  ["--help", 0],
  ["--attack=none", 2],
  ["--against=no-such-ref", 2],
])("pnpm soak %s ends with %d", async (argument, code) => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const ended = await promisify(execFile)(process.execPath, [main, argument]).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  expect(ended).toBe(code);
});
