import { componentName, isObject, type Json, type JsonObject } from "@market-data/spec/reading";
import type { Model } from "./model.ts";

/** Returns the properties of a schema, including the properties of its `allOf`. */
export function collectProperties(schema: JsonObject, { records }: Model): Map<string, JsonObject> {
  const parts = asList(schema["allOf"]).flatMap((part) => [
    ...collectProperties(resolveSchema(part, records), { records } as Model),
  ]);
  const own = Object.entries(asObject(schema["properties"])).map(
    ([name, value]) => [name, asObject(value)] as const,
  );
  return new Map([...parts, ...own]);
}

/** Returns the schema, or the schema of the referenced record. */
export function resolveSchema(schema: Json | undefined, records: Model["records"]): JsonObject {
  const own = asObject(schema);
  const name = recordName(own);
  return name === undefined ? own : resolveSchema(records.get(name)?.schema, records);
}

/** Returns the name of the record that a schema refers to. */
export function recordName(schema: Json | undefined): string | undefined {
  const reference = asObject(schema)["$ref"];
  return typeof reference === "string" ? componentName(reference) : undefined;
}

/** Returns the value if it is an object; otherwise an empty object. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is a list; otherwise an empty list. */
export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
