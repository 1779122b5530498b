/** Helpers for schemas with resolved `$ref`s. */
import { isObject, type Json, type JsonObject, toList, valueAt } from "../../reading/json.ts";

const COMPOSITIONS = ["allOf", "oneOf", "anyOf"];

/** Returns the types of a schema, including null. */
export function getTypes(schema: Json | undefined): string[] {
  const type = valueAt(schema, ["type"]);
  return type === undefined ? [] : [type].flat().map(String);
}

/** Returns a schema and all composed schemas. */
export function getParts(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  return [schema, ...COMPOSITIONS.flatMap((keyword) => toList(schema[keyword]).flatMap(getParts))];
}

/**
 * Returns the schemas at a path below a schema, or an empty list.
 *
 * @param segments For example `["quote", "*", "price"]`. `*` matches every key of a map and every item of a list.
 */
export function schemasAt(schema: Json | undefined, segments: readonly string[]): JsonObject[] {
  const [first, ...rest] = segments;
  if (first === undefined) return getParts(schema);
  return getParts(schema).flatMap((part) => {
    const below =
      first === "*" ? [part["items"], part["additionalProperties"]] : [valueAt(part, ["properties", first])];
    return below.flatMap((next) => schemasAt(next, rest));
  });
}
