/** Values as a line of a CSV file, without its end. */
export function toCsvLine(values: readonly string[]): string {
  return values.map(toCell).join(",");
}

function toCell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
