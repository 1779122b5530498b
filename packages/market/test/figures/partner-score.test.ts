import fc from "fast-check";
import { expect, test } from "vitest";
import { getGrade, getScore } from "../../src/figures/partner-score.ts";
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
])("%d points are of grade %s", (score, grade) => {
  expect(getGrade(score)).toBe(grade);
});

test("whatever the figures, a score is a whole number from 0 to 1000", () => {
  const figure = fc.double({ min: 0, max: 1e15, noNaN: true });
  const days = fc.array(fc.record({ close: figure, marketCap: figure, volume: figure }), {
    minLength: 8,
    maxLength: 40,
  });
  fc.assert(
    fc.property(days, (figures) => {
      const candles = daysUpToToday(figures.length).map((day, index) => ({ ...day, ...figures[index] }));
      const score = getScore(candles) as number;
      expect(score >= 0 && score <= 1000 && Number.isInteger(score)).toBe(true);
    }),
  );
});
