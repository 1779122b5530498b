import { asArray, asObject, isObject, type Json, type JsonObject } from "@market-data/openapi/contract";

/** The position and schemas of a value in a response. */
export interface SchemaValue {
  /** The name of the field. A list item has the name of the list. */
  readonly name: string;
  /** The names of the enclosing fields, outermost first, and the field itself. */
  readonly path: readonly string[];
  /** All schemas of the value, with `allOf`, `oneOf` and `anyOf` resolved. */
  readonly schemas: readonly JsonObject[];
  /** Whether null is allowed. */
  readonly nullable: boolean;
}

/** Returns a replacement for a value. Returns `undefined` to keep the value and visit its children. */
export type Change = (value: unknown, place: SchemaValue) => unknown;

/** Returns a copy of a value with changes based on a schema without references. */
export function changeBySchema(value: unknown, schema: JsonObject, change: Change): unknown {
  return changeValue(value, [schema], [], change);
}

/** Returns the schema of a field. The schema must not contain references. */
export function getFieldSchema(schema: JsonObject, field: string): JsonObject {
  return { allOf: flatten(schema, undefined).flatMap((part) => fieldSchemas(part, field)) };
}

function changeValue(
  value: unknown,
  written: readonly JsonObject[],
  path: readonly string[],
  change: Change,
): unknown {
  const schemas = written.flatMap((schema) => flatten(schema, value));
  const nullable = written.length > 0 && written.every(allowsNull) && written.some(mentionsNull);
  const replaced = change(value, { name: path.at(-1) ?? "", path, schemas, nullable });
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) {
    const items = schemas.map((schema) => schema["items"]).filter(isObject);
    return value.map((item) => changeValue(item, items, path, change));
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([field, item]) => [
    field,
    changeValue(
      item,
      schemas.flatMap((schema) => fieldSchemas(schema, field)),
      [...path, field],
      change,
    ),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Returns a schema and its parts. Includes all of `allOf`, but only the first schema of `oneOf` and `anyOf` that fits
 * the value.
 */
function flatten(schema: JsonObject, value: unknown): JsonObject[] {
  const alternatives = [schema["oneOf"], schema["anyOf"]]
    .map((list) => asArray(list).filter(isObject))
    .map((list) => list.find((one) => value === undefined || fits(value, one)))
    .filter(isObject);
  const parts = [...asArray(schema["allOf"]).filter(isObject), ...alternatives];
  return [schema, ...parts.flatMap((part) => flatten(part, value))];
}

function fieldSchemas(schema: JsonObject, field: string): JsonObject[] {
  const named = asObject(schema["properties"])[field];
  if (isObject(named)) return [named];
  const matching = Object.entries(asObject(schema["patternProperties"]))
    .filter(([pattern]) => new RegExp(pattern, "u").test(field))
    .map(([, one]) => one);
  return [...matching, matching.length === 0 ? schema["additionalProperties"] : undefined].filter(isObject);
}

/** Whether a value matches a schema well enough to choose between alternatives. */
function fits(value: unknown, schema: JsonObject): boolean {
  const types = getTypes(schema);
  if (
    types !== undefined &&
    !types.includes(getType(value)) &&
    !(types.includes("integer") && getType(value) === "number")
  ) {
    return false;
  }
  const choices = schema["enum"];
  if (Array.isArray(choices) && !choices.includes(value as Json)) return false;
  const { allOf, oneOf, anyOf } = schema;
  const fitsOne = (list: Json | undefined) =>
    list === undefined || asArray(list).some((one) => isObject(one) && fits(value, one));
  if (!fitsOne(oneOf) || !fitsOne(anyOf)) return false;
  if (!asArray(allOf).every((one) => isObject(one) && fits(value, one))) return false;
  if (Array.isArray(value)) {
    const items = schema["items"];
    return value.length === 0 || !isObject(items) || fits(value[0], items);
  }
  return !isObject(value) || fitsFields(value, schema);
}

function fitsFields(value: JsonObject, schema: JsonObject): boolean {
  if (!asArray(schema["required"]).every((field) => Object.hasOwn(value, String(field)))) return false;
  return Object.entries(value).every(([field, item]) =>
    fieldSchemas(schema, field).every((one) => fits(item, one)),
  );
}

function getType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function getTypes(schema: JsonObject): string[] | undefined {
  const type = schema["type"];
  return type === undefined ? undefined : [type].flat().map(String);
}

function allowsNull(schema: JsonObject): boolean {
  const types = getTypes(schema);
  const choices = schema["enum"];
  const { oneOf, anyOf, allOf } = schema;
  return (
    (types === undefined || types.includes("null")) &&
    (!Array.isArray(choices) || choices.includes(null)) &&
    [oneOf, anyOf].every((list) => list === undefined || asArray(list).filter(isObject).some(allowsNull)) &&
    asArray(allOf).filter(isObject).every(allowsNull)
  );
}

/** Whether a schema mentions null explicitly. A schema without a type allows null, but not on purpose. */
function mentionsNull(schema: JsonObject): boolean {
  const parts = [schema["oneOf"], schema["anyOf"], schema["allOf"]].flatMap((list) => asArray(list));
  return (getTypes(schema)?.includes("null") ?? false) || parts.filter(isObject).some(mentionsNull);
}
