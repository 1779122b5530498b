import { asArray, asObject, isObject, type Json, type JsonObject } from "@market-data/openapi/contract";

/** A value's place in a response, and what the contract says of it. */
export interface Place {
  /** The name of the field; of a list's item, that of the list. */
  readonly name: string;
  /** The names of the fields that it is within, the outermost first, and its own. */
  readonly path: readonly string[];
  /** The schemas that hold for the value, `allOf`, `oneOf` and `anyOf` taken apart. */
  readonly schemas: readonly JsonObject[];
  /** Whether null may stand here too. */
  readonly nullable: boolean;
}

/** Gives another value in the place of one; `undefined` leaves the value, and looks at what is within it. */
export type Change = (value: unknown, place: Place) => unknown;

/** A copy of a value, changed by what a schema without references says of each part of it. */
export function changedBySchema(value: unknown, schema: JsonObject, change: Change): unknown {
  return changed(value, [schema], [], change);
}

/** The schema of a field, as far as a schema without references has it. */
export function schemaOfField(schema: JsonObject, field: string): JsonObject {
  return { allOf: flattened(schema, undefined).flatMap((part) => fieldSchemas(part, field)) };
}

function changed(
  value: unknown,
  written: readonly JsonObject[],
  path: readonly string[],
  change: Change,
): unknown {
  const schemas = written.flatMap((schema) => flattened(schema, value));
  const nullable = written.length > 0 && written.every(allowsNull) && written.some(mentionsNull);
  const replaced = change(value, { name: path.at(-1) ?? "", path, schemas, nullable });
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) {
    const items = schemas.map((schema) => schema["items"]).filter(isObject);
    return value.map((item) => changed(item, items, path, change));
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([field, item]) => [
    field,
    changed(
      item,
      schemas.flatMap((schema) => fieldSchemas(schema, field)),
      [...path, field],
      change,
    ),
  ]);
  return Object.fromEntries(fields);
}

/** The schema and all that it is put together from; of alternatives, the first that the value fits. */
function flattened(schema: JsonObject, value: unknown): JsonObject[] {
  const alternatives = [schema["oneOf"], schema["anyOf"]]
    .map((list) => asArray(list).filter(isObject))
    .map((list) => list.find((one) => value === undefined || fits(value, one)))
    .filter(isObject);
  const parts = [...asArray(schema["allOf"]).filter(isObject), ...alternatives];
  return [schema, ...parts.flatMap((part) => flattened(part, value))];
}

function fieldSchemas(schema: JsonObject, field: string): JsonObject[] {
  const named = asObject(schema["properties"])[field];
  if (isObject(named)) return [named];
  const matching = Object.entries(asObject(schema["patternProperties"]))
    .filter(([pattern]) => new RegExp(pattern, "u").test(field))
    .map(([, one]) => one);
  return [...matching, matching.length === 0 ? schema["additionalProperties"] : undefined].filter(isObject);
}

/** Whether a value has a schema's shape, looking no closer than telling alternatives apart needs. */
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

/** Whether null is spoken of: a schema that says nothing allows it, and means nothing by that. */
function mentionsNull(schema: JsonObject): boolean {
  const parts = [schema["oneOf"], schema["anyOf"], schema["allOf"]].flatMap((list) => asArray(list));
  return (getTypes(schema)?.includes("null") ?? false) || parts.filter(isObject).some(mentionsNull);
}
