/** JSON values and pointers. */

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The unescaped segments of a JSON Pointer, from the root of a document. */
export type Pointer = readonly (string | number)[];

/** Whether a value is a JSON object: not an array and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object unchanged. Every other value becomes an empty object. */
export function toObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns a list unchanged. Every other value becomes an empty list. */
export function toList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the entries of an object, and no entries for every other value. */
export function toEntries(value: Json | undefined): [string, Json][] {
  return Object.entries(toObject(value));
}

/** Returns the value at a pointer, or undefined. */
export function valueAt(root: Json | undefined, pointer: Pointer): Json | undefined {
  let value = root;
  for (const segment of pointer) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value) && Object.hasOwn(value, segment)) value = value[segment];
    else return undefined;
  }
  return value;
}

/**
 * Calls `visit` for a value and all nested values, with their pointers. A `visit` that returns false skips the nested
 * values.
 */
export function walk(
  value: Json,
  visit: (value: Json, pointer: Pointer) => boolean,
  pointer: Pointer = [],
): void {
  if (!visit(value, pointer)) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, [...pointer, index]);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...pointer, key]);
  }
}
