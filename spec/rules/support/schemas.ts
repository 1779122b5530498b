/** Questions to schemas whose `$ref`s are resolved. */
import { isObject, type Json, type JsonObject, toList, valueAt } from "../../reading/json.ts";

const COMPOSITIONS = ["allOf", "oneOf", "anyOf"];

/** The types that a schema names, `null` among them. */
export function getTypes(schema: Json | undefined): string[] {
  const type = valueAt(schema, ["type"]);
  return type === undefined ? [] : [type].flat().map(String);
}

/** A schema and all that it is composed of. */
export function getParts(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  return [schema, ...COMPOSITIONS.flatMap((keyword) => toList(schema[keyword]).flatMap(getParts))];
}

/**
 * The schemas at a place below a schema; none where there is no such place.
 *
 * @param segments `["quote", "*", "price"]`, where `*` stands for every key of a map or item of a list.
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
