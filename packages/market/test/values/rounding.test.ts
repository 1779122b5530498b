import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentChange, product, rounded, roundedPercent } from "../../src/values/rounding.ts";

describe("rounds a number to 12 significant digits", () => {
  const cases: [value: number, shown: number][] = [
    [0, 0],
    [96000, 96000],
    [0.1 + 0.2, 0.3],
    [1.005 * 3, 3.015],
    [19960000.12345, 19960000.1235],
    [1916160000000, 1916160000000],
    [123456789012345, 123456789012000],
    [-76800.00000000001, -76800],
    [1.2345678901234e-9, 1.23456789012e-9],
    [1.2345678901234e-30, 1.23456789012e-30],
    [1.2345678901234e40, 1.23456789012e40],
  ];
  test.each(cases)("%f becomes %f", (value, shown) => {
    expect(rounded(value)).toBe(shown);
  });

  test("rounds every number like toPrecision", () => {
    const metrics = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(metrics, (value) => {
        const exact = Number(value.toPrecision(12));
        expect(Math.abs(rounded(value) - exact)).toBeLessThanOrEqual(Math.abs(exact) * 1.1e-11);
        expect(rounded(rounded(value))).toBe(rounded(value));
      }),
    );
  });
});

describe("a percentage", () => {
  test("has 6 decimals, and no minus before a zero", () => {
    expect(roundedPercent(-1.5384615384)).toBe(-1.538462);
    expect(Object.is(roundedPercent(-0.0000001), 0)).toBe(true);
  });

  const cases: [before: number | null, after: number | null, change: number | null][] = [
    [93750, 96000, 2.4],
    [3250, 3200, -1.538462],
    [100, 100, 0],
    [10, 0, -100],
    [null, 1, null],
    [1, null, null],
    [0, 1, null],
  ];
  test.each(cases)("from %s to %s is %s", (before, after, change) => {
    expect(percentChange(before, after)).toBe(change);
  });
});

test("a product is null if a factor is unknown or the result is not finite", () => {
  expect(product(96000, 19960000)).toBe(1916160000000);
  expect(product(96000, null)).toBeNull();
  expect(product(1e300, 1e300)).toBeNull();
});
