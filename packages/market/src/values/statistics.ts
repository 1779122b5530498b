/** The arithmetic mean; undefined for an empty list. */
export function getMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The natural logarithm of each value's ratio to the previous value. */
export function getLogChanges(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => Math.log(value / (values[index] as number)));
}

/** The standard deviation of a whole population; undefined for an empty list. */
export function getDeviation(values: readonly number[]): number | undefined {
  const mean = getMean(values);
  return mean === undefined ? undefined : Math.sqrt(getMean(values.map((value) => (value - mean) ** 2)) ?? 0);
}
