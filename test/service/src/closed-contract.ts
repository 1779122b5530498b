import { isObject, type Json, type JsonObject, referredName } from "./json.ts";

/**
 * The contract with every record closed: a field that its schema does not name is a violation. Maps and records that
 * the contract leaves open on purpose stay open.
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

/** Records that others are made of by `allOf`: closed by themselves they would refuse what the others add. */
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
    // What an `allOf` joins is closed around the whole, not in its parts.
    closed[key] = key === "allOf" || key === "examples" ? item : close(item, false);
  }
  const hasFields = isObject(value["properties"]) || Array.isArray(value["allOf"]);
  const isOpen = value["additionalProperties"] !== undefined;
  if (hasFields && !isOpen && !isPart && isRecord(value)) closed["unevaluatedProperties"] = false;
  return closed;
}

/** A schema, and not the `properties` of one that happen to have a field named `properties`. */
function isRecord(value: JsonObject): boolean {
  return Array.isArray(value["allOf"]) || [value["type"]].flat().includes("object");
}
