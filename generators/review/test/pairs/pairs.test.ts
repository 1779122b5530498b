import { expect, test } from "vitest";
import { PAIRS } from "./index.ts";
import { KINDS } from "./pair-case.ts";

test("there are enough pairs, with unique names", () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(PAIRS.map(({ name }) => name)).size).toBe(PAIRS.length);
});

test.each(KINDS)("there is a pair for a change of the kind %s", (kind) => {
  expect(PAIRS.some((pair) => pair.kind === kind)).toBe(true);
});
