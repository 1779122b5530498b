import fc from "fast-check";
import { expect, test } from "vitest";
import { getGrade, getScore } from "../../src/derived/partner-score.ts";
import { daysUpToToday } from "../past.ts";

test.each([
  [1000, "S"],
  [900, "S"],
  [899, "A"],
  [750, "A"],
  [650, "B"],
  [500, "C"],
  [499, "F"],
  [0, "F"],
])("%d points have grade %s", (score, grade) => {
  expect(getGrade(score)).toBe(grade);
});

test("a score is an integer from 0 to 1000 for any values", () => {
  const value = fc.double({ min: 0, max: 1e15, noNaN: true });
  const days = fc.array(fc.record({ close: value, marketCap: value, volume: value }), {
    minLength: 8,
    maxLength: 40,
  });
  fc.assert(
    fc.property(days, (values) => {
      const candles = daysUpToToday(values.length).map((day, index) => ({ ...day, ...values[index] }));
      const score = getScore(candles) as number;
      expect(score >= 0 && score <= 1000 && Number.isInteger(score)).toBe(true);
    }),
  );
});
