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

/** The pointer that a `#/...` reference holds. */
export function parseReference(reference: string): string[] {
  return reference
    .replace(/^#\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The `#/...` reference of a pointer. */
export function formatReference(pointer: Pointer): string {
  const segments = pointer.map((segment) =>
    encodeURIComponent(String(segment).replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  return `#/${segments.join("/")}`;
}

/** The value at a pointer, or undefined. */
export function valueAt(root: Json, pointer: Pointer): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of pointer) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value)) value = value[segment];
    else return undefined;
  }
  return value;
}

/** The name of the component that a `#/components/<section>/<name>` reference holds, or undefined. */
export function componentName(reference: string): string | undefined {
  const [components, , name, ...rest] = parseReference(reference);
  return components === "components" && rest.length === 0 ? name : undefined;
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

/** A value as JSON on one line, with a space after each comma and colon. */
export function inlineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inlineJson(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
