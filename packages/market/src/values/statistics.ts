/** The arithmetic mean; undefined of no values. */
export function getMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The natural logarithm of each value's ratio to the one before it. */
export function getLogChanges(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => Math.log(value / (values[index] as number)));
}

/** The standard deviation of a whole population; undefined of no values. */
export function getDeviation(values: readonly number[]): number | undefined {
  const mean = getMean(values);
  return mean === undefined ? undefined : Math.sqrt(getMean(values.map((value) => (value - mean) ** 2)) ?? 0);
}
