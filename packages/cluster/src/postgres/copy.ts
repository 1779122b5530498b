import type { Queries } from "./database.ts";

type Row = readonly (string | number | null)[];

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Adds rows with new keys to a table. */
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

function toText(value: string | number | null): string {
  if (value === null) return "\\N";
  return String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "");
}

/** Integers of 32 and 64 bits, and double precision numbers. */
export type NumberType = "int" | "bigint" | "float8";

/** The header of the binary format: signature, flags, length of the extension. */
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const NULL_LENGTH = -1;
/** The size of the count before each row, and of the end mark. */
const COUNT_BYTES = 2;
const END_OF_ROWS = -1;
/** The size of the largest number with its length. */
const MAX_NUMBER_BYTES = 12;

/** Writes a number after its length. Returns the next offset. */
const WRITERS: Readonly<Record<NumberType, (bytes: Buffer, value: number, at: number) => number>> = {
  int: (bytes, value, at) => bytes.writeInt32BE(value, bytes.writeInt32BE(4, at)),
  bigint(bytes, value, at) {
    const high = bytes.writeInt32BE(Math.floor(value / 2 ** 32), bytes.writeInt32BE(8, at));
    return bytes.writeUInt32BE(value >>> 0, high);
  },
  float8: (bytes, value, at) => bytes.writeDoubleBE(value, bytes.writeInt32BE(8, at)),
};

/**
 * Adds rows of numbers with new keys to a table, with one text for all rows in the last column. In the binary format, the server
 * needs half of the time of an INSERT, and this process a fifth.
 */
export async function copyNumbers(
  sql: Queries,
  table: string,
  columns: Readonly<Record<string, NumberType>>,
  rows: readonly Row[],
  last: { readonly column: string; readonly text: string | null },
): Promise<void> {
  const writers = Object.values(columns).map((type) => WRITERS[type]);
  const text = Buffer.concat([Buffer.alloc(4), Buffer.from(last.text ?? "")]);
  text.writeInt32BE(last.text === null ? NULL_LENGTH : text.length - 4);
  const rowBytes = COUNT_BYTES + writers.length * MAX_NUMBER_BYTES + text.length;
  const bytes = Buffer.allocUnsafe(HEADER.length + rows.length * rowBytes + COUNT_BYTES);
  let at = HEADER.copy(bytes);
  for (const row of rows) {
    at = bytes.writeInt16BE(writers.length + 1, at);
    for (const [index, write] of writers.entries()) {
      const value = row[index] as number | null;
      at = value === null ? bytes.writeInt32BE(NULL_LENGTH, at) : write(bytes, value, at);
    }
    at += text.copy(bytes, at);
  }
  const end = bytes.writeInt16BE(END_OF_ROWS, at);
  const names = [...Object.keys(columns), last.column].join(", ");
  await sql.copy(`COPY ${table} (${names}) FROM STDIN (FORMAT binary)`, bytes.subarray(0, end));
}
