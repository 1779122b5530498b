/** JSON values, and places in them. */

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** The way from a document's root to a place in it, as unescaped segments of a JSON Pointer. */
export type Pointer = readonly (string | number)[];

/** Whether a value is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one where it is anything else. */
export function toObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list; an empty one where it is anything else. */
export function toList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of an object; none of anything else. */
export function toEntries(value: Json | undefined): [string, Json][] {
  return Object.entries(toObject(value));
}

/** The value at a pointer, or undefined. */
export function valueAt(root: Json | undefined, pointer: Pointer): Json | undefined {
  let value = root;
  for (const segment of pointer) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value)) value = value[segment];
    else return undefined;
  }
  return value;
}

/** Calls `visit` for a value and everything in it, with the way to each; what `visit` returns false for is not entered. */
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
