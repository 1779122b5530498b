import { isObject, type Json, type JsonObject, literal } from "@market-data/generator-core";

const TYPES: Record<string, string> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

/**
 * The TypeScript type of a parameter's schema: a primitive, an enumeration, or a list of these.
 * @throws {Error} for an object schema.
 */
export function parameterType(schema: JsonObject): string {
  const { type, enum: values, const: only, items } = schema;
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (only !== undefined) return literal(only);
  if (Array.isArray(values)) return union(values.map((value) => literal(value)));
  if (Array.isArray(choices)) return union(choices.map((choice) => parameterType(toSchema(choice))));
  if (Array.isArray(type)) return union(type.map((each) => parameterType({ ...schema, type: each })));
  if (type === "array") return toArrayType(parameterType(toSchema(items)));
  const name = typeof type === "string" ? TYPES[type] : undefined;
  if (name === undefined) throw new Error(`A parameter cannot have this schema: ${literal(schema)}`);
  return name;
}

function toSchema(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function toArrayType(item: string): string {
  return item.includes("|") ? `(${item})[]` : `${item}[]`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}
