import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/packages.ts";
import { updatePage } from "../src/page.ts";
import { ROWS } from "../src/rows.ts";

const page = readFileSync(join(ROOT, "docs/benchmarks.md"), "utf8");
const countRows = (text: string) => text.match(/^\| .* \| `pnpm bench \w+` \|$/gm)?.length;

test("the page has a line for every row, and at most 25", () => {
  expect(countRows(page)).toBe(Object.keys(ROWS).length);
  expect(countRows(page)).toBeLessThanOrEqual(25);
});

test("a run without measurements leaves the page unchanged", () => {
  expect(updatePage(page, ROWS, {}, new Map())).toBe(page);
});

test("a run replaces the measured rows, and the commit and machine of their part", () => {
  const measured = { mockStart: { ours: [2, 1, 3], peer: [10, 8, 12] } };
  const updated = updatePage(page, ROWS, measured, new Map([["mock", "today."]]));
  expect(updated).toContain(`| The mock starts. | ${ROWS.mockStart.peer} | 10.0 s | 2.00 s | 5.00 | 2.50 |`);
  expect(updated).toContain("- `pnpm bench mock`: today.\n");
  expect(countRows(updated)).toBe(countRows(page));
});
