/** The arithmetic mean; undefined of no values. */
export function getMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of a whole population; undefined of no values. */
export function getDeviation(values: readonly number[]): number | undefined {
  const mean = getMean(values);
  return mean === undefined ? undefined : Math.sqrt(getMean(values.map((value) => (value - mean) ** 2)) ?? 0);
}
