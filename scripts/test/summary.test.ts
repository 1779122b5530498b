import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { describeTaskFailure } from "../summary/task-failure.ts";
import type { TestReport } from "../summary/test-reporter.ts";

describe("the report of a test that failed", () => {
  let report: TestReport;
  beforeAll(() => {
    const folder = join(import.meta.dirname, "failing");
    spawnSync("vitest", ["run", "--root", folder], { cwd: folder });
    report = JSON.parse(readFileSync(join(folder, "results/vitest.json"), "utf8"));
  });

  test("counts what passed and what failed", () => {
    expect([report.passed, report.failures.length]).toEqual([1, 1]);
  });

  test.each([
    ["its file and name", "failing.ts: the guides have no mistake"],
    ["the line of the assertion", "failing.ts:6:"],
    ["what was received", '+   "migration.md:1: no section fiatMapV1, which is deprecated"'],
  ])("has %s", (_, words) => {
    expect(report.failures.join()).toContain(words);
  });
});

describe("a task that failed without tests", () => {
  const log = (lines: string) =>
    `\n> market-data@ task /work\n> tool .\n\n${lines}\n \u001b[31m ELIFECYCLE \u001b[0m Command failed.\n`;

  test.each([
    [
      "names the file that is not formatted, and what formats it",
      describeTaskFailure("//#lint:code", log("scripts/a.ts format")),
      "//#lint:code\nscripts/a.ts format\n`pnpm format` formats, and fixes what it safely can.",
    ],
    [
      "names the generated file that is old, and what writes it",
      describeTaskFailure("@market-data/types#check:generated", log("a.ts is old")),
      "@market-data/types#check:generated\na.ts is old\n`pnpm generate` writes what the contract makes.",
    ],
    [
      "has what it printed",
      describeTaskFailure("//#check", log("a.ts(1,2): error")),
      "//#check\na.ts(1,2): error",
    ],
    ["has its name where it printed nothing", describeTaskFailure("a#build", ""), "a#build"],
  ])("%s", (_, text, expected) => {
    expect(text).toBe(expected);
  });

  test("is cut where it printed much", () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    expect(describeTaskFailure("//#check", lines.join("\n"))).toMatch(/line 39\n\.\.\. 60 more lines above$/);
  });
});
