/** References within a document: `#/components/schemas/Quote`. */
import { isObject, type Json, type JsonObject, type Pointer, valueAt } from "./json.ts";

/** References without escaped segments, as most references are. */
const PLAIN = /^#(?:\/[^/%~]+)+$/;

/** Parses a `#/...` reference into a pointer. */
export function parseReference(reference: string): string[] {
  if (PLAIN.test(reference)) return reference.slice(2).split("/");
  return reference
    .replace(/^#\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Formats a pointer as a `#/...` reference. */
export function formatReference(pointer: Pointer): string {
  const segments = pointer.map((segment) =>
    encodeURIComponent(String(segment).replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  return `#/${segments.join("/")}`;
}

/** Returns the component name of a `#/components/<section>/<name>` reference, or undefined. */
export function componentName(reference: string): string | undefined {
  const [components, , name, ...rest] = parseReference(reference);
  return components === "components" && rest.length === 0 ? name : undefined;
}

/** Returns the text of a `$ref` object, or undefined. */
export function getReference(value: Json | undefined): string | undefined {
  const reference = isObject(value) ? value["$ref"] : undefined;
  return typeof reference === "string" ? reference : undefined;
}

/**
 * Returns the target of a `$ref` object, and every other value unchanged. Returns an empty object for a broken
 * reference.
 */
export function resolveReference(document: JsonObject, value: Json): Json {
  const reference = getReference(value);
  if (reference === undefined) return value;
  return resolveReference(document, valueAt(document, parseReference(reference)) ?? {});
}

/** Follows every `$ref` on the path of a pointer and at its end. Keywords next to a `$ref` are not moved. */
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
 * Copies a document with every `$ref` replaced by its target. All references to a target share one object. Broken and
 * circular references are kept.
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
