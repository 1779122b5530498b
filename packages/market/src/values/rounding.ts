const SIGNIFICANT_DIGITS = 12;
const PERCENT_SCALE = 1e6;
/** The largest power of ten that a double represents exactly. */
const MAX_EXACT_POWER = 22;
const POWERS = Array.from({ length: MAX_EXACT_POWER + 1 }, (_, exponent) => Number(`1e${exponent}`));
const MAX_EXACT_INTEGER = 10 ** SIGNIFICANT_DIGITS;

/** Rounds a number to 12 significant digits, to hide the noise of binary arithmetic. */
export function rounded(value: number): number {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < MAX_EXACT_INTEGER) return value;
  const places = size >= 1 && size < MAX_EXACT_INTEGER ? placesByComparison(size) : placesByLogarithm(size);
  const power = POWERS[Math.abs(places)];
  // Very small and very large numbers: `toPrecision` is exact at any size, but much slower.
  if (power === undefined) return Number(value.toPrecision(SIGNIFICANT_DIGITS));
  return places >= 0 ? Math.round(value * power) / power : Math.round(value / power) * power;
}

/** The decimals of a size of at least 1. Comparing is faster than the logarithm, and most numbers are in this range. */
function placesByComparison(size: number): number {
  let places = SIGNIFICANT_DIGITS - 1;
  for (let power = 10; size >= power; power *= 10) places--;
  return places;
}

function placesByLogarithm(size: number): number {
  return SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(size));
}

/** Rounds an optional number to 12 significant digits; null if it is unknown or not finite. */
export function roundedOrNull(value: number | null): number | null {
  return value === null ? null : finiteOrNull(rounded(value));
}

/** Rounds a percentage to 6 decimals. */
export function roundedPercent(percent: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(percent * PERCENT_SCALE) / PERCENT_SCALE + 0;
}

/** The change between two values, in percent; null if either is unknown or the first is 0. */
export function percentChange(before: number | null | undefined, after: number | null): number | null {
  if (before === null || before === undefined || before === 0 || after === null) return null;
  return finiteOrNull(roundedPercent((after / before - 1) * 100));
}

/** The rounded product of two values; null if either is unknown. */
export function product(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : finiteOrNull(rounded(a * b));
}

/** The rounded sum of the known values; null if none is known. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : roundedOrNull(known.reduce((sum, value) => sum + value, 0));
}

/** The value; null if it is not finite. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
