import {
  componentName,
  type GeneratedFile,
  isObject,
  type Json,
  type JsonObject,
  type Model,
  reachable,
} from "@market-data/generator-core";

/**
 * Keywords of OpenAPI without a counterpart in JSON Schema. Schemas of the contract have `examples` instead of
 * `example`.
 */
const OPENAPI_ONLY = new Set(["discriminator", "xml", "externalDocs", "example"]);
/** Keywords whose value is a map of schemas by name. */
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
/** Keywords with literal values. */
const VALUES = new Set(["const", "enum", "default", "examples"]);

/** Builds a self-contained JSON Schema (2020-12) for each record. */
export function jsonSchemas({ records }: Model, headerLine: string): GeneratedFile[] {
  return [...records.values()].map(({ name, schema }) => {
    const { title: _, ...own } = toJsonSchema(schema, name) as JsonObject;
    const others = [...reachable(name, records)].filter((other) => other !== name).sort();
    const definitions = others.map((other) => [other, toJsonSchema(records.get(other)?.schema ?? {}, name)]);
    const contents = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: headerLine,
      title: name,
      ...own,
      ...(others.length === 0 ? {} : { $defs: Object.fromEntries(definitions) as JsonObject }),
    };
    return { path: `schemas/${name}.json`, contents: `${JSON.stringify(contents, null, 2)}\n` };
  });
}

/** Removes extensions and OpenAPI keywords, and points references to definitions in the file of the record `root`. */
function toJsonSchema(value: Json, root: string): Json {
  if (Array.isArray(value)) return value.map((item) => toJsonSchema(item, root));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith("x-") && !OPENAPI_ONLY.has(key))
    .map(([key, item]): [string, Json] => {
      if (key === "$ref") return [key, toLocalReference(String(item), root)];
      if (VALUES.has(key)) return [key, item];
      return [key, MAPS.has(key) ? mapToJsonSchemas(item, root) : toJsonSchema(item, root)];
    });
  return Object.fromEntries(entries);
}

function mapToJsonSchemas(value: Json, root: string): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, toJsonSchema(schema, root)]),
  );
}

function toLocalReference(reference: string, root: string): string {
  const name = reference.startsWith("#/components/schemas/") ? componentName(reference) : undefined;
  if (name === undefined) throw new Error(`A record can only refer to records, not to "${reference}".`);
  return name === root ? "#" : `#/$defs/${name}`;
}
