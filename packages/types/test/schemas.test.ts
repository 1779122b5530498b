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

/** The validator of a record's schema, compiled once, and under no name that another schema could refer to. */
function validatorOf(name: string): ValidateFunction {
  const validate = validators.get(name) ?? ajv.compile(readSchema(name));
  validators.set(name, validate);
  return validate;
}

/** What is wrong with a value as a record; empty where nothing is. */
function faults(name: string, value: Json): string[] {
  const validate = validatorOf(name);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

/** A value put together from the examples that stand at a schema's parts; undefined where none does. */
function exampleOf(schema: JsonObject, root: JsonObject, depth = 0): Json | undefined {
  const [first] = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  if (first !== undefined) return first;
  const target = typeof schema["$ref"] === "string" ? definition(schema["$ref"], root) : undefined;
  if (target !== undefined) return depth > 12 ? undefined : exampleOf(target, root, depth + 1);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    key in schema ? [[key, schema[key] as JsonObject[]] as const] : [],
  );
  const members = parts.flatMap(([key, all]) => (key === "allOf" ? all : all.slice(0, 1)));
  const merged: JsonObject = {};
  for (const member of members) {
    const value = exampleOf(member, root, depth + 1);
    if (!isObject(value)) return value;
    Object.assign(merged, value);
  }
  for (const [name, property] of Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>)) {
    const value = exampleOf(property, root, depth + 1);
    if (value !== undefined) merged[name] = value;
  }
  if (isObject(schema["items"])) {
    const item = exampleOf(schema["items"], root, depth + 1);
    return item === undefined ? [] : [item];
  }
  return merged;
}

function definition(reference: string, root: JsonObject): JsonObject {
  if (reference === "#") return root;
  return (root["$defs"] as Record<string, JsonObject>)[reference.replace("#/$defs/", "")] as JsonObject;
}

test("each record has a schema, and nothing else has one", () => {
  expect(readdirSync(folder).sort()).toEqual(records.map(({ name }) => `${name}.json`).sort());
});

test.each(records.map(({ name }) => name))(
  "%s: the schema stands alone and accepts the record's examples",
  (name) => {
    const schema = readSchema(name);
    expect(schema).toMatchObject({ title: name, $comment: expect.stringContaining("Do not edit") as string });
    expect(JSON.stringify(schema)).not.toMatch(/"x-|#\/components/);
    expect(faults(name, exampleOf(schema, schema) ?? null)).toEqual([]);
  },
);

const answers = model.operations.flatMap(({ operationId, success, errors }) =>
  [success, ...errors].flatMap(({ status, schema = "", examples }) =>
    examples.map((example) => ({ operationId, status, schema, example: example.name, value: example.value })),
  ),
);

test.each(answers)("$operationId, $status, $example: $schema accepts the answer", ({ schema, value }) => {
  expect(faults(schema, value)).toEqual([]);
});

test("a schema refuses what the record is not", () => {
  const schema = readSchema("Quote");
  const quote = exampleOf(schema, schema) as JsonObject;
  const { price: _, ...incomplete } = quote;
  expect(faults("Quote", incomplete)).toEqual([": must have required property 'price'"]);
  expect(faults("Quote", { ...quote, price: "1" })).toEqual(["/price: must be number"]);
  expect(faults("Quote", { ...quote, last_updated: "yesterday" })).toEqual([
    '/last_updated: must match format "date-time"',
  ]);
});

test("each operation has its three types", () => {
  const generated = readFileSync(new URL("../operations.ts", folder), "utf8");
  const wanted = model.operations.flatMap(({ operationId }) =>
    Object.values(operationTypeNames(operationId)),
  );
  const found = [...generated.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
  expect(found).toEqual(wanted);
});
