const SIGNIFICANT_DIGITS = 12;
const PERCENT_SCALE = 1e6;
/** A double holds no greater power of ten exactly. */
const EXACT_POWER = 22;
const POWERS = Array.from({ length: EXACT_POWER + 1 }, (_, exponent) => Number(`1e${exponent}`));
const LARGEST_KEPT = 10 ** SIGNIFICANT_DIGITS;

/** A figure to 12 significant digits, so that no noise of binary arithmetic shows. */
export function rounded(figure: number): number {
  const size = Math.abs(figure);
  if (Number.isInteger(figure) && size < LARGEST_KEPT) return figure;
  const places = size >= 1 && size < LARGEST_KEPT ? placesOf(size) : placesByLogarithm(size);
  const power = POWERS[Math.abs(places)];
  // Very small and very large figures: `toPrecision` is exact at any size, and much slower.
  if (power === undefined) return Number(figure.toPrecision(SIGNIFICANT_DIGITS));
  return places >= 0 ? Math.round(figure * power) / power : Math.round(figure / power) * power;
}

/** How many decimals of a size from 1 on are kept. Comparing is faster than the logarithm, and most figures are such. */
function placesOf(size: number): number {
  let places = SIGNIFICANT_DIGITS - 1;
  for (let power = 10; size >= power; power *= 10) places--;
  return places;
}

function placesByLogarithm(size: number): number {
  return SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(size));
}

/** A percentage to 6 decimals. */
export function roundedPercent(percent: number): number {
  // The sum makes 0 of -0.
  return Math.round(percent * PERCENT_SCALE) / PERCENT_SCALE + 0;
}

/** The change from one figure to a later one, in percent; null where either is unknown or the first is 0. */
export function percentChange(before: number | null | undefined, after: number | null): number | null {
  if (before === null || before === undefined || before === 0 || after === null) return null;
  return finiteOrNull(roundedPercent((after / before - 1) * 100));
}

/** A product of two figures; null where either is unknown. */
export function product(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : finiteOrNull(rounded(a * b));
}

/** The figure; null where it is beyond what a number holds. */
export function finiteOrNull(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null;
}
