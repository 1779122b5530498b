import { expect, test } from "vitest";
import { compare } from "../src/real-data/compare.ts";

test.each([
  ["a number within 12 digits", 1.000000000001, 0],
  ["a different number", 1.0000001, 1],
])("compares a response of `pnpm check:data`: %s", (_, price, differences) => {
  expect(compare({ a: [{ price }] }, { "a.*.price": [1] })).toHaveLength(differences);
});
