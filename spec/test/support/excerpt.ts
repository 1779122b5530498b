import { type Json, type JsonObject, toList, toObject } from "../../reading/json.ts";

/** Returns the JSON Schema types of a value. */
function getTypes(value: Json): string[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  if (typeof value === "number") return Number.isInteger(value) ? ["integer", "number"] : ["number"];
  return [typeof value];
}

/** Returns a schema and the schemas of its `allOf`. */
const getParts = (schema: JsonObject): JsonObject[] => [
  schema,
  ...toList(schema["allOf"]).flatMap((part) => getParts(toObject(part))),
];

function scalarProblems(schema: JsonObject, value: Json, at: string): string[] {
  const types = [schema["type"] ?? []].flat().map(String);
  if (types.length > 0 && !getTypes(value).some((type) => types.includes(type))) {
    return [`${at}: expected ${types.join(" or ")}`];
  }
  const choices = toList(schema["enum"]);
  return choices.length > 0 && !choices.includes(value) ? [`${at}: not one of ${choices.join(", ")}`] : [];
}

function fieldProblems(parts: JsonObject[], key: string, value: Json, at: string): string[] {
  const declared = parts
    .map((part) => toObject(part["properties"])[key])
    .filter((found) => found !== undefined);
  if (declared.length > 0) return declared.flatMap((schema) => excerptProblems(toObject(schema), value, at));
  const others = parts.map((part) => part["additionalProperties"]).filter((found) => found !== undefined);
  const schema = others.find((other) => typeof other === "object");
  if (schema !== undefined) return excerptProblems(toObject(schema), value, at);
  return others.includes(true) ? [] : [`${at}: no such field`];
}

/**
 * Returns the problems of a response excerpt: unknown fields, wrong types, and values outside an enumeration. An
 * excerpt may lack fields.
 */
export function excerptProblems(schema: JsonObject, value: Json, at = ""): string[] {
  const parts = getParts(schema);
  const variants = parts.flatMap((part) => [...toList(part["oneOf"]), ...toList(part["anyOf"])]);
  if (variants.length > 0) {
    const outcomes = variants.map((variant) => excerptProblems(toObject(variant), value, at));
    return outcomes.reduce((best, outcome) => (outcome.length < best.length ? outcome : best));
  }
  const problems = parts.flatMap((part) => scalarProblems(part, value, at || "/"));
  if (problems.length > 0) return problems;
  if (Array.isArray(value)) {
    const items =
      parts.map((part) => toObject(part["items"])).find((found) => Object.keys(found).length > 0) ?? {};
    return value.flatMap((item, index) => excerptProblems(items, item, `${at}/${index}`));
  }
  const fields = Object.entries(toObject(value));
  return fields.flatMap(([key, field]) => fieldProblems(parts, key, field ?? null, `${at}/${key}`));
}
