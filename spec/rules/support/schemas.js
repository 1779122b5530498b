/** Questions to schemas whose `$ref`s are resolved. */
import { isObject, listOf } from "./contract.js";

/** @typedef {import("./contract.js").JsonObject} JsonObject */

const compositions = ["allOf", "oneOf", "anyOf"];

/**
 * The types that a schema names, `null` among them.
 *
 * @param {unknown} schema
 * @returns {string[]}
 */
export function typesOf(schema) {
  return isObject(schema) && schema.type !== undefined ? [schema.type].flat() : [];
}

/**
 * A schema and all that it is composed of.
 *
 * @param {unknown} schema
 * @returns {JsonObject[]}
 */
export function partsOf(schema) {
  if (!isObject(schema)) return [];
  return [schema, ...compositions.flatMap((keyword) => listOf(schema[keyword]).flatMap(partsOf))];
}

/**
 * The schemas at a place below a schema: `quote.*.price` are its segments, where `*` stands for every key of a map or
 * item of a list.
 *
 * @param {unknown} schema
 * @param {string[]} segments
 * @returns {JsonObject[]} None where there is no such place.
 */
export function schemasAt(schema, segments) {
  const [first, ...rest] = segments;
  if (first === undefined) return partsOf(schema);
  return partsOf(schema).flatMap((part) => {
    const below = first === "*" ? [part.items, part.additionalProperties] : [part.properties?.[first]];
    return below.flatMap((next) => schemasAt(next, rest));
  });
}
