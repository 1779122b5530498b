import { fileURLToPath } from "node:url";
import { listPublicExports } from "@market-data/test-helpers/public-exports";
import { expect, test } from "vitest";

/** The number of public types and constants without a doc comment. Lower it with each new comment. */
const UNDOCUMENTED_TYPES = 37;

const exports = listPublicExports(fileURLToPath(new URL("../../..", import.meta.url)));
const undocumented = exports.filter(({ hasDocComment }) => !hasDocComment);

test("the entry points of all packages are read", () => {
  const packages = new Set(exports.map(({ title }) => title.split(" ")[0]));
  expect(packages.size).toBeGreaterThan(8);
  expect(exports.length).toBeGreaterThan(500);
});

test("every public function and class has a doc comment", () => {
  const missing = undocumented.filter(({ isFunctionOrClass }) => isFunctionOrClass);
  expect(missing.map(({ title }) => title)).toEqual([]);
});

test("public types and constants lose no doc comment", () => {
  const missing = undocumented
    .filter(({ isFunctionOrClass }) => !isFunctionOrClass)
    .map(({ title }) => title);
  expect(missing.length, missing.join("\n")).toBe(UNDOCUMENTED_TYPES);
});
