/** A list of numbers as PostgreSQL reads it in place of an array; null and what is missing are NULL. */
export function numberArray(values: readonly (number | null | undefined)[]): string {
  return `{${values.map((value) => value ?? "NULL").join()}}`;
}

/** A list of truth values as PostgreSQL reads it in place of an array. */
export function booleanArray(values: readonly boolean[]): string {
  return `{${values.join()}}`;
}

/** A list of texts as PostgreSQL reads it in place of an array. */
export function textArray(values: readonly (string | null)[]): string {
  const quoted = values.map((value) => (value === null ? "NULL" : `"${value.replace(/["\\]/g, "\\$&")}"`));
  return `{${quoted.join()}}`;
}
