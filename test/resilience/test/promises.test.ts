import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";

const PAGE = "packages/service/PROMISES.md";
const folder = join(PRESENT_ROOT, PAGE, "..");
/** The rows of its tables, without their heads. */
const rows = readFileSync(join(PRESENT_ROOT, PAGE), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (file \| )?promise \|/.test(line));

test("every promise names a test that there is", () => {
  const wrong = rows.filter((row) => {
    const tests = [...(row.split(" | ").at(-1) ?? "").matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
    return (
      tests.length === 0 || !tests.every(([, name = "", path = ""]) => contains(join(folder, path), name))
    );
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** Whether a file has a text in quotes: the name of a test or an attack. */
function contains(file: string, name: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8").includes(`"${name}"`);
}
