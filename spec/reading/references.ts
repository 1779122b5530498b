/** References within one document: `#/components/schemas/Quote`. */
import { isObject, type Json, type JsonObject, type Pointer, valueAt } from "./json.ts";

/** References whose segments are written as they are, as nearly all are. */
const PLAIN = /^#(?:\/[^/%~]+)+$/;

/** The pointer that a `#/...` reference holds. */
export function parseReference(reference: string): string[] {
  if (PLAIN.test(reference)) return reference.slice(2).split("/");
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

/** The name of the component that a `#/components/<section>/<name>` reference holds, or undefined. */
export function componentName(reference: string): string | undefined {
  const [components, , name, ...rest] = parseReference(reference);
  return components === "components" && rest.length === 0 ? name : undefined;
}

/** The text of the `$ref` that a value is, or undefined. */
export function getReference(value: Json | undefined): string | undefined {
  const reference = isObject(value) ? value["$ref"] : undefined;
  return typeof reference === "string" ? reference : undefined;
}

/** A value, or what it refers to where it is a `$ref`; an empty object where that leads nowhere. */
export function resolveReference(document: JsonObject, value: Json): Json {
  const reference = getReference(value);
  if (reference === undefined) return value;
  return resolveReference(document, valueAt(document, parseReference(reference)) ?? {});
}

/**
 * The place that a pointer leads to when every `$ref` on the way, and at its end, is followed. What is written beside a
 * `$ref` stays where it is.
 */
export function followReferences(document: JsonObject, pointer: Pointer): Pointer {
  const target = (at: Pointer): Pointer => {
    const reference = getReference(valueAt(document, at));
    return reference === undefined ? at : target(parseReference(reference));
  };
  let end: Pointer = [];
  for (const segment of pointer) {
    const isBeside = valueAt(document, [...end, segment]) !== undefined;
    end = [...(isBeside ? end : target(end)), segment];
  }
  return target(end);
}

/**
 * A copy of a document in which what a `$ref` refers to stands in its place: one object wherever it is used. A `$ref` that
 * leads nowhere, or back to what holds it, stays.
 */
export function dereference(document: JsonObject): JsonObject {
  const done = new Map<Json, Json>();
  const open = new Set<Json>();

  function resolve(value: Json): Json {
    if (typeof value !== "object" || value === null) return value;
    const known = done.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) return value;
    open.add(value);
    const resolved = resolveOpen(value);
    open.delete(value);
    return resolved;
  }

  function resolveOpen(value: Json[] | JsonObject): Json {
    const reference = getReference(value);
    if (reference !== undefined) {
      const target = reference.startsWith("#/") ? valueAt(document, parseReference(reference)) : undefined;
      return target === undefined || open.has(target) ? value : resolve(target);
    }
    const copy = Array.isArray(value)
      ? value.map(resolve)
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
    done.set(value, copy);
    return copy;
  }

  return resolve(document) as JsonObject;
}
