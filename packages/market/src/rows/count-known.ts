/**
 * How many rows count for the cost of a response: those of which any figure is known. Rows of names and nulls are listed
 * and cost nothing.
 */
export function countKnown<Row>(
  rows: readonly Row[],
  getFigures: (row: Row) => readonly (object | number | null)[],
): number {
  return rows.filter((row) => getFigures(row).some((figure) => figure !== null)).length;
}
