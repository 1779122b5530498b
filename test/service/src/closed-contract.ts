import { isObject, type Json, type JsonObject, referredName } from "./json.ts";

/**
 * Closes every record of the contract: additional fields become violations. Maps and intentionally open records stay
 * open.
 */
export function closedContract(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  const schemas = (copy["components"] as JsonObject)["schemas"] as JsonObject;
  const parts = partsOfOthers(schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    schemas[name] = close(schema, parts.has(name));
  }
  return copy;
}

/** The parts of each `allOf`. They stay open, because a closed part would reject the fields of the remaining parts. */
function partsOfOthers(schemas: JsonObject): Set<string | undefined> {
  const joined = Object.values(schemas).flatMap((schema) =>
    isObject(schema) ? (schema["allOf"] ?? []) : [],
  );
  return new Set(joined.map((part) => (isObject(part) ? referredName(part["$ref"]) : undefined)));
}

function close(value: Json, isPart: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => close(item, false));
  if (!isObject(value)) return value;
  const closed: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    // Closes an `allOf` as a whole, not part by part.
    closed[key] = key === "allOf" || key === "examples" ? item : close(item, false);
  }
  const hasFields = isObject(value["properties"]) || Array.isArray(value["allOf"]);
  const isOpen = value["additionalProperties"] !== undefined;
  if (hasFields && !isOpen && !isPart && isRecord(value)) closed["unevaluatedProperties"] = false;
  return closed;
}

/** Whether a value is a schema, and not the `properties` of a schema with a field named `properties`. */
function isRecord(value: JsonObject): boolean {
  return Array.isArray(value["allOf"]) || [value["type"]].flat().includes("object");
}
