/**
 * The number of rows that count for the cost of a response: rows with at least one known metric. Rows of names and
 * nulls are listed for free.
 */
export function countKnown<Row>(
  rows: readonly Row[],
  getValues: (row: Row) => readonly (object | number | null)[],
): number {
  return rows.filter((row) => getValues(row).some((value) => value !== null)).length;
}
