import { isObject, type Json, type JsonObject } from "@market-data/spec/reading";
import { docComment, literal, propertyKey } from "./text/typescript.ts";

/** Returns the type name for a reference. */
export type GetName = (reference: string) => string;

const PLAIN: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/**
 * Returns the TypeScript type of a plain JSON Schema, for example of an extension. Rules without an equivalent in
 * TypeScript (bounds, patterns, conditions) are ignored.
 * @param indent Indentation of the line with the type.
 */
export function schemaType(schema: Json, getName: GetName, indent = ""): string {
  return [...new Set(alternatives(schema, getName, indent))].join(" | ");
}

/** Returns the members of the union type of a schema. */
function alternatives(schema: Json, getName: GetName, indent: string): string[] {
  if (!isObject(schema)) return [schema === false ? "never" : "unknown"];
  const { $ref, const: constant, enum: choices, type } = schema;
  if (typeof $ref === "string") return [getName($ref)];
  if (constant !== undefined) return [literal(constant)];
  if (Array.isArray(choices)) return choices.map(literal);
  if (isObject(schema["properties"])) return [objectType(schema, getName, indent)];
  const several = schema["oneOf"] ?? schema["anyOf"];
  if (Array.isArray(several)) return several.flatMap((each) => alternatives(each, getName, indent));
  if (type === undefined) return ["unknown"];
  return [type].flat().map((each) => namedType(String(each), schema, getName, indent));
}

function namedType(type: string, schema: JsonObject, getName: GetName, indent: string): string {
  if (type === "object") return objectType(schema, getName, indent);
  if (type !== "array") return PLAIN[type] ?? "unknown";
  const items = schema["items"] ?? true;
  const item = schemaType(items, getName, indent);
  return alternatives(items, getName, indent).length > 1 ? `(${item})[]` : `${item}[]`;
}

function objectType(schema: JsonObject, getName: GetName, indent: string): string {
  const { properties, required, additionalProperties } = schema;
  const inner = `${indent}  `;
  const needed = new Set(Array.isArray(required) ? required : []);
  const lines = Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => {
    const description = isObject(property) ? property["description"] : undefined;
    const comment = typeof description === "string" ? docComment(description, inner) : "";
    const mark = needed.has(name) ? "" : "?";
    return `${comment}${inner}${propertyKey(name)}${mark}: ${schemaType(property, getName, inner)};\n`;
  });
  if (additionalProperties !== undefined && additionalProperties !== false) {
    lines.push(`${inner}[key: string]: ${schemaType(additionalProperties, getName, inner)};\n`);
  }
  return lines.length === 0 ? "Record<string, unknown>" : `{\n${lines.join("")}${indent}}`;
}
