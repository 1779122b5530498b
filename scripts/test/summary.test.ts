import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("reports a failed test with its file, name, line and received value", () => {
  const folder = join(import.meta.dirname, "failing");
  spawnSync("vitest", ["run", "--root", folder], { cwd: folder });
  const { passed, failures } = JSON.parse(readFileSync(join(folder, "results/vitest.json"), "utf8"));
  expect([passed, failures.length]).toEqual([1, 1]);
  expect(failures[0]).toContain("failing.ts: the guides have no mistake");
  expect(failures[0]).toContain("failing.ts:6:");
  expect(failures[0]).toContain('+   "migration.md:1: no section fiatMapV1, which is deprecated"');
});
