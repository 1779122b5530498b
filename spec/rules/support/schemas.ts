/** Questions to schemas whose `$ref`s are resolved. */
import { isObject, type Json, type JsonObject, listOf, valueAt } from "../../reading/json.ts";

const COMPOSITIONS = ["allOf", "oneOf", "anyOf"];

/** The types that a schema names, `null` among them. */
export function typesOf(schema: Json | undefined): string[] {
  const type = valueAt(schema, ["type"]);
  return type === undefined ? [] : [type].flat().map(String);
}

/** A schema and all that it is composed of. */
export function partsOf(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  return [schema, ...COMPOSITIONS.flatMap((keyword) => listOf(schema[keyword]).flatMap(partsOf))];
}

/**
 * The schemas at a place below a schema; none where there is no such place.
 *
 * @param segments `["quote", "*", "price"]`, where `*` stands for every key of a map or item of a list.
 */
export function schemasAt(schema: Json | undefined, segments: readonly string[]): JsonObject[] {
  const [first, ...rest] = segments;
  if (first === undefined) return partsOf(schema);
  return partsOf(schema).flatMap((part) => {
    const below =
      first === "*" ? [part["items"], part["additionalProperties"]] : [valueAt(part, ["properties", first])];
    return below.flatMap((next) => schemasAt(next, rest));
  });
}
