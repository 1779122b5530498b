import {
  componentName,
  type GeneratedFile,
  isObject,
  type Json,
  type JsonObject,
  type Model,
  reachable,
} from "@market-data/generator-core";

/** Keys of OpenAPI's schema objects that JSON Schema does not know; `examples` says what `example` says. */
const OPENAPI_ONLY = new Set(["discriminator", "xml", "externalDocs", "example"]);
/** Keys under which the keys are names, chosen by the contract's writer. */
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
/** Keys under which there are values of the API. */
const VALUES = new Set(["const", "enum", "default", "examples"]);

/** One JSON Schema (2020-12) for each record, which holds all that it refers to. */
export function jsonSchemas({ records }: Model, headerLine: string): GeneratedFile[] {
  return [...records.values()].map(({ name, schema }) => {
    const { title: _, ...own } = plainSchema(schema, name) as JsonObject;
    const others = [...reachable(name, records)].filter((other) => other !== name).sort();
    const definitions = others.map((other) => [other, plainSchema(records.get(other)?.schema ?? {}, name)]);
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

/** A schema without what is OpenAPI's or ours, references pointing into the file of the record `root`. */
function plainSchema(value: Json, root: string): Json {
  if (Array.isArray(value)) return value.map((item) => plainSchema(item, root));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith("x-") && !OPENAPI_ONLY.has(key))
    .map(([key, item]): [string, Json] => {
      if (key === "$ref") return [key, localReference(String(item), root)];
      if (VALUES.has(key)) return [key, item];
      return [key, MAPS.has(key) ? plainMap(item, root) : plainSchema(item, root)];
    });
  return Object.fromEntries(entries);
}

function plainMap(value: Json, root: string): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, plainSchema(schema, root)]));
}

function localReference(reference: string, root: string): string {
  const name = reference.startsWith("#/components/schemas/") ? componentName(reference) : undefined;
  if (name === undefined) throw new Error(`A record can only refer to whole records, not to "${reference}".`);
  return name === root ? "#" : `#/$defs/${name}`;
}
