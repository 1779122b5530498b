import type { Queries } from "./database.ts";

type Row = readonly (string | number | null)[];

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Adds rows to a table, which has no rows with the same keys. A COPY takes the server half of the time of an INSERT. */
export async function copyRows(
  sql: Queries,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const lines = rows.map((row) => `${row.map(toText).join("\t")}\n`);
  await sql.copy(`COPY ${table} (${names}) FROM STDIN`, Buffer.from(lines.join("")));
}

/** A value in the text format of COPY. */
function toText(value: string | number | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "");
}
