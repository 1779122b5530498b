// Compares the validators with Ajv on the published JSON Schemas.
import { readFileSync } from "node:fs";
import { type Json, type JsonObject, loadContract, operationTypeNames } from "@market-data/generator-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { fastFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as validators from "../src/validators.ts";
import { strict, type Validator } from "../src/validators.ts";

const { model } = await loadContract();
const byName = validators as unknown as Record<string, Validator<unknown>>;
const responses = model.operations.flatMap(({ operationId, success: { schema = "", examples } }) =>
  examples.map(({ name, value }) => ({ title: `${operationId}, ${name}`, record: schema, value })),
);

/** Keywords of strict mode. */
const STRICT = ["enum", "format", "pattern", "minimum", "maximum", "minLength", "minItems", "maxItems"];

/** Removes the keywords of strict mode. `properties` and `$defs` are maps of schemas. */
function loosen(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(loosen);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => !STRICT.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === "properties" || key === "$defs"
        ? Object.fromEntries(Object.entries(value as JsonObject).map(([name, each]) => [name, loosen(each)]))
        : loosen(value),
    ]),
  );
}

const ajv = new Ajv2020({ strict: false, strictNumbers: true });
(formats as unknown as (target: Ajv2020) => void)(ajv);
// The other expression of ajv-formats accepts a subset of this language, with 1 kB of code.
ajv.addFormat("uri", fastFormats.uri);

interface Pair {
  readonly ours: Validator<unknown>;
  readonly ajv: ValidateFunction;
}

/** Both modes of a validator and the validators of Ajv. */
function pair(validator: Validator<unknown>, schema: Json): Pair[] {
  return [
    { ours: validator, ajv: ajv.compile(loosen(schema) as JsonObject) },
    { ours: strict(validator), ajv: ajv.compile(schema as JsonObject) },
  ];
}

const pairs = new Map<string, Pair[]>();

function pairOfRecord(name: string): Pair[] {
  const read = () => readFileSync(new URL(`../src/generated/schemas/${name}.json`, import.meta.url), "utf8");
  const known = pairs.get(name) ?? pair(byName[name] as Validator<unknown>, JSON.parse(read()) as Json);
  pairs.set(name, known);
  return known;
}

function expectEqualVerdicts(compared: readonly Pair[], value: unknown): void {
  for (const [index, { ours, ajv }] of compared.entries()) {
    const { issues = [] } = ours["~standard"].validate(value);
    if ((issues.length === 0) === ajv(value)) continue;
    expect({ strict: index === 1, value, issues }).toEqual({ errors: ajv.errors });
  }
}

/** Paths to all values inside a value. Of a list, only the first two items. */
function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 2) : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}

const REMOVED = Symbol("removed");

/** A copy with another value at a path, or without the property. */
function mutate(value: unknown, [key, ...rest]: readonly string[], replaced: unknown): unknown {
  if (key === undefined) return replaced === REMOVED ? undefined : replaced;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? (value.slice() as never)
    : { ...(value as object) };
  if (rest.length === 0 && replaced === REMOVED && !Array.isArray(value)) delete copy[key];
  else copy[key] = mutate(copy[key], rest, replaced);
  return copy;
}

const replacements = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(REMOVED, null, undefined, "", "x", 0, -1, 1.5, 2 ** 31, true, [], {}),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("2026-02-29T00:00:00Z", "2026-01-15T12:00:00+01:00", "2024-02-29", "a:b"),
  },
  fc.constantFrom("BTC", "active", "untracked", "buy", Infinity, Number.NaN, -0, 101, [null], { a: null }, [
    {},
  ]),
  fc
    .date({ noInvalidDate: true, min: new Date("0001-01-01"), max: new Date("9999-12-31") })
    .map((date) => date.toJSON()),
  fc.jsonValue({ maxDepth: 2 }),
);

test.each(responses)("$title: verdicts equal Ajv's after a mutation at each pointer", ({ record, value }) => {
  const compared = pairOfRecord(record);
  for (const path of listPaths(value)) {
    const property = fc.property(replacements, (replaced) =>
      expectEqualVerdicts(compared, mutate(value, path, replaced)),
    );
    fc.assert(property, { numRuns: 12 });
  }
});

test("verdicts of every record equal Ajv's for any JSON value", () => {
  for (const name of model.records.keys()) {
    const keys = fc.constantFrom(
      ...Object.keys((model.records.get(name)?.schema["properties"] ?? { a: 1 }) as object),
    );
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(
        keys,
        replacements.filter((v) => v !== REMOVED),
      ),
    );
    fc.assert(
      fc.property(values, (value) => expectEqualVerdicts(pairOfRecord(name), value)),
      { numRuns: 20 },
    );
  }
});

test("verdicts of parameters equal Ajv's", () => {
  for (const { operationId, parameters, success } of model.operations) {
    const schema = {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    };
    const compared = pair(byName[operationTypeNames(operationId).parameters] as Validator<unknown>, schema);
    const values = fc.record(
      Object.fromEntries(
        parameters.map(({ name, example, schema }) => {
          const choices = [schema["enum"] ?? []].flat();
          return [
            name,
            fc.oneof(fc.constantFrom(example, [example].flat(), ...choices), fc.jsonValue({ maxDepth: 1 })),
          ];
        }),
      ),
      { requiredKeys: [] },
    );
    for (const { request } of success.examples) expectEqualVerdicts(compared, request);
    fc.assert(
      fc.property(values, (value) => expectEqualVerdicts(compared, value)),
      { numRuns: 60 },
    );
  }
});
