import fc from "fast-check";
import { expect, test } from "vitest";
import { getWeights } from "../../src/derived/weights.ts";

const worths = fc.array(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), { minLength: 1, maxLength: 100 });

test("weights add up to exactly 100 percent", () => {
  fc.assert(
    fc.property(worths, (values) => {
      const millionths = getWeights(values).map((weight) => Math.round(weight * 1e6));
      expect(millionths.reduce((sum, part) => sum + part, 0)).toBe(100_000_000);
    }),
  );
});

test("each weight is within one last decimal of its share", () => {
  fc.assert(
    fc.property(worths, (values) => {
      const sum = values.reduce((total, value) => total + value, 0);
      for (const [index, weight] of getWeights(values).entries()) {
        expect(Math.abs(weight - ((values[index] as number) / sum) * 100)).toBeLessThan(1.01e-6);
      }
    }),
  );
});

test("all weights are zero if the sum is zero", () => {
  expect([getWeights([]), getWeights([0, 0])]).toEqual([[], [0, 0]]);
});
