import { readdirSync, readFileSync } from "node:fs";
import {
  isObject,
  type Json,
  type JsonObject,
  loadContract,
  operationTypeNames,
} from "@market-data/generator-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";

const folder = new URL("../src/generated/schemas/", import.meta.url);
const { model } = await loadContract();
const records = [...model.records.values()];

function readSchema(name: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as JsonObject;
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
(formats as unknown as (target: Ajv2020) => void)(ajv);

const validators = new Map<string, ValidateFunction>();

/** The validator of a record's schema. Each schema is compiled once. */
function getValidator(name: string): ValidateFunction {
  const validator = validators.get(name) ?? ajv.compile(readSchema(name));
  validators.set(name, validator);
  return validator;
}

/** The validation errors of a value as a record. */
function validate(name: string, value: Json): string[] {
  const validator = getValidator(name);
  validator(value);
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

/** Builds a value from the examples of a schema. Returns undefined for a reference below 12 levels of schemas. */
function buildExample(schema: JsonObject, root: JsonObject, depth = 0): Json | undefined {
  const [first] = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  if (first !== undefined) return first;
  const target = typeof schema["$ref"] === "string" ? definition(schema["$ref"], root) : undefined;
  if (target !== undefined) return depth > 12 ? undefined : buildExample(target, root, depth + 1);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    key in schema ? [[key, schema[key] as JsonObject[]] as const] : [],
  );
  const members = parts.flatMap(([key, all]) => (key === "allOf" ? all : all.slice(0, 1)));
  const merged: JsonObject = {};
  for (const member of members) {
    const value = buildExample(member, root, depth + 1);
    if (!isObject(value)) return value;
    Object.assign(merged, value);
  }
  for (const [name, property] of Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>)) {
    const value = buildExample(property, root, depth + 1);
    if (value !== undefined) merged[name] = value;
  }
  if (isObject(schema["items"])) {
    const item = buildExample(schema["items"], root, depth + 1);
    return item === undefined ? [] : [item];
  }
  return merged;
}

function definition(reference: string, root: JsonObject): JsonObject {
  if (reference === "#") return root;
  return (root["$defs"] as Record<string, JsonObject>)[reference.replace("#/$defs/", "")] as JsonObject;
}

test("every schema file belongs to a record, and every record has a schema file", () => {
  expect(readdirSync(folder).sort()).toEqual(records.map(({ name }) => `${name}.json`).sort());
});

test.each(records.map(({ name }) => name))(
  "%s: the schema is self-contained and accepts the record's examples",
  (name) => {
    const schema = readSchema(name);
    expect(schema).toMatchObject({ title: name, $comment: expect.stringContaining("Do not edit") as string });
    expect(JSON.stringify(schema)).not.toMatch(/"x-|#\/components/);
    expect(validate(name, buildExample(schema, schema) ?? null)).toEqual([]);
  },
);

const operations = [...model.operations, ...model.streams];
const responses = operations.flatMap(({ operationId, success, errors }) =>
  [success, ...errors].flatMap(({ status, schema = "", examples }) =>
    examples.map((example) => ({ operationId, status, schema, example: example.name, value: example.value })),
  ),
);

test.each(responses)("$operationId, $status, $example: $schema accepts the response", ({ schema, value }) => {
  expect(validate(schema, value)).toEqual([]);
});

test("a schema rejects invalid values", () => {
  const schema = readSchema("Quote");
  const quote = buildExample(schema, schema) as JsonObject;
  const { price: _, ...incomplete } = quote;
  expect(validate("Quote", incomplete)).toEqual([": must have required property 'price'"]);
  expect(validate("Quote", { ...quote, price: "1" })).toEqual(["/price: must be number"]);
  expect(validate("Quote", { ...quote, last_updated: "yesterday" })).toEqual([
    '/last_updated: must match format "date-time"',
  ]);
});

test("each operation has its three types", () => {
  const generated = readFileSync(new URL("../operations.ts", folder), "utf8");
  const wanted = operations.flatMap(({ operationId }) => Object.values(operationTypeNames(operationId)));
  const found = [...generated.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
  expect(found).toEqual(wanted);
});
