/** A percentage has six decimals. */
const UNITS_OF_PERCENT = 1_000_000;
const WHOLE = 100 * UNITS_OF_PERCENT;

/** The weights of values in percent, to six decimals, which add up to 100; zeros if the sum is 0. */
export function getWeights(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (!(sum > 0)) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * WHOLE);
  const units = exact.map(Math.floor);
  const missing = WHOLE - units.reduce((total, unit) => total + unit, 0);
  // The remainder of rounding down goes to the values that lost most.
  const losses = exact.map((value, index) => ({ index, loss: value - Math.floor(value) }));
  losses.sort((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of losses.slice(0, missing)) units[index] = (units[index] ?? 0) + 1;
  return units.map((unit) => unit / UNITS_OF_PERCENT);
}
