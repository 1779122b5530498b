/** A list of numbers as PostgreSQL reads it in place of an array; null and what is missing are NULL. */
export function numberArray(values: readonly (number | null | undefined)[]): string {
  return `{${values.map((value) => value ?? "NULL").join()}}`;
}

/** A list of texts as PostgreSQL reads it in place of an array. */
export function textArray(values: readonly (string | null)[]): string {
  const quoted = values.map((value) => (value === null ? "NULL" : `"${value.replace(/["\\]/g, "\\$&")}"`));
  return `{${quoted.join()}}`;
}

/** Where the number of values stands in the bytes of an array, and where the values begin; see `array_send` of PostgreSQL. */
const COUNT_AT = 12;
const VALUES_AT = 20;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = 8;

/** Reads the bytes of an array of numbers of double precision: each value has its length before it, which is -1 for NULL. */
export function readArray({ buffer, byteOffset, byteLength }: Uint8Array): (number | null)[] {
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
