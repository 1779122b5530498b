import { expect, test } from "vitest";
import { findRegressions } from "../src/guard.ts";

const row = { part: "part", unit: "ms", peer: "a peer", stated: 2, isLessBetter: true } as const;

test("the guard fails for a ratio below half of the stated ratio, and for a row without a measurement", () => {
  const rows = {
    atBound: { ...row, what: "at its bound" },
    slower: { ...row, what: "twice as slow" },
    missing: { ...row, what: "missing" },
  };
  const measured = {
    atBound: { ours: [10, 90, 10], peer: [10, 10, 10] },
    slower: { ours: [20, 20, 5], peer: [10, 10, 10] },
  };
  expect(findRegressions(rows, measured)).toEqual([
    "part: twice as slow, compared with a peer: ratio 0.50, below the bound 1.00",
    "part: missing, compared with a peer: not measured",
  ]);
});
