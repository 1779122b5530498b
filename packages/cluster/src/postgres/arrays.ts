import type { Queries } from "./database.ts";

/** Formats numbers as the text of a PostgreSQL array, with NULL for null and undefined. */
export function numberArray(values: readonly (number | null | undefined)[]): string {
  return `{${values.map((value) => value ?? "NULL").join()}}`;
}

/** Formats texts as the text of a PostgreSQL array. */
export function textArray(values: readonly (string | null)[]): string {
  const quoted = values.map((value) => (value === null ? "NULL" : `"${value.replace(/["\\]/g, "\\$&")}"`));
  return `{${quoted.join()}}`;
}

/** The offsets of the number of values and of the first value in the bytes of `array_send`. */
const COUNT_AT = 12;
const VALUES_AT = 20;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = 8;

/**
 * Returns the columns of a statement whose rows contain only numbers. The server sends each column as the bytes of one array,
 * much faster than as texts.
 *
 * @param names The columns of the statement.
 */
export async function queryNumbers(
  sql: Queries,
  names: readonly string[],
  statement: string,
  values: readonly (string | number)[],
): Promise<(number | null)[][]> {
  const lists = names.map((name) => `array_send(array_agg(${name}::float8))`);
  const [columns = []] = await sql.rows(`SELECT ${lists.join(", ")} FROM (${statement}) AS found`, values);
  return (columns as (Buffer | null)[]).map((bytes) => (bytes === null ? [] : readArray(bytes)));
}

/** Reads the bytes of an array of double precision numbers. Each value follows its length; NULL has the length -1. */
function readArray({ buffer, byteOffset, byteLength }: Uint8Array): (number | null)[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  const numbers: (number | null)[] = new Array(view.getInt32(COUNT_AT));
  let at = VALUES_AT;
  for (let index = 0; index < numbers.length; index += 1) {
    const isNull = view.getInt32(at) < 0;
    at += LENGTH_BYTES;
    numbers[index] = isNull ? null : view.getFloat64(at);
    if (!isNull) at += NUMBER_BYTES;
  }
  return numbers;
}
