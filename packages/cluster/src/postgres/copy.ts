import type { Queries } from "./queries.ts";

/** How numbers are sent: whole ones of 32 and 64 bits, and those of double precision. */
export type NumberType = "int" | "bigint" | "float8";

/** What the binary format begins with: its name, flags, and the length of what extends it. */
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const LENGTH_BYTES = 4;
const COUNT_BYTES = 2;
const END_OF_ROWS = -1;
const NO_VALUE = -1;

/**
 * Adds rows of numbers and a text to a table, within a transaction, in the binary format: that takes the server half of the time
 * of an INSERT, and this process a fifth. None of the rows may be there.
 *
 * @param columns Those of the numbers.
 * @param text That column's name, and its value in all rows.
 */
export async function copyRows(
  sql: Queries,
  table: string,
  columns: Readonly<Record<string, NumberType>>,
  rows: readonly (readonly unknown[])[],
  text: { readonly column: string; readonly value: string | null },
): Promise<void> {
  const names = [...Object.keys(columns), text.column].join(", ");
  const bytes = encodeRows(Object.values(columns), rows, text.value);
  await sql.copy(`COPY ${table} (${names}) FROM STDIN (FORMAT binary)`, bytes);
}

/** Rows in the binary format of COPY: each value has its length before it. @param text What each row ends with. */
function encodeRows(
  types: readonly NumberType[],
  rows: readonly (readonly unknown[])[],
  text: string | null,
): Buffer {
  const last = encodeText(text);
  const rowBytes = COUNT_BYTES + types.length * (LENGTH_BYTES + 8) + last.length;
  const bytes = Buffer.allocUnsafe(HEADER.length + rows.length * rowBytes + COUNT_BYTES);
  let at = HEADER.copy(bytes);
  for (const row of rows) {
    at = bytes.writeInt16BE(types.length + 1, at);
    for (let index = 0; index < types.length; index += 1) {
      const value = row[index] ?? null;
      const write = WRITERS[types[index] as NumberType];
      at = value === null ? bytes.writeInt32BE(NO_VALUE, at) : write(bytes, value as number, at);
    }
    at += last.copy(bytes, at);
  }
  return bytes.subarray(0, bytes.writeInt16BE(END_OF_ROWS, at));
}

function encodeText(text: string | null): Buffer {
  const value = Buffer.from(text ?? "");
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeInt32BE(text === null ? NO_VALUE : value.length);
  return Buffer.concat([length, value]);
}

/** Each writes a number with its length. @returns Where it ends. */
const WRITERS: Readonly<Record<NumberType, (bytes: Buffer, value: number, at: number) => number>> = {
  int: (bytes, value, at) => bytes.writeInt32BE(value, bytes.writeInt32BE(4, at)),
  bigint(bytes, value, at) {
    const high = bytes.writeInt32BE(Math.floor(value / 2 ** 32), bytes.writeInt32BE(8, at));
    return bytes.writeUInt32BE(value >>> 0, high);
  },
  float8: (bytes, value, at) => bytes.writeDoubleBE(value, bytes.writeInt32BE(8, at)),
};
