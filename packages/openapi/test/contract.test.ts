// Compares the data and the query parser with the bundled contract.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  type Operation,
  operations,
  type Parameter,
  type ParsedQuery,
  parseQuery,
  streams,
} from "../src/index.ts";
import { parseTime } from "../src/times.ts";
import { createValueParser } from "../src/value-parser.ts";
import { baseEntries, samplePath, search } from "./cases.ts";

interface WrittenParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: { type: string; pattern?: string; default?: unknown };
  example: unknown;
  "x-svc-reads-as"?: { type: string; minimum?: number; maximum?: number };
}

interface WrittenExample {
  $ref?: string;
  "x-svc-request": Record<string, unknown>;
}

interface WrittenOperation {
  operationId: string;
  parameters?: WrittenParameter[];
  responses: { "200": { content: Record<string, { examples: Record<string, WrittenExample> }> } };
}

interface Contract {
  paths: Record<string, { get: WrittenOperation }>;
  components: { parameters: Record<string, WrittenParameter>; examples: Record<string, WrittenExample> };
}

const source = readFileSync(new URL("../src/generated/openapi.yaml", import.meta.url), "utf8");
const contract = parse(source) as Contract;
const written = Object.entries(contract.paths).map(([path, { get }]) => ({ path, ...get }));
const data: Record<string, Operation> = { ...operations, ...streams };
const read = parseQuery as (
  operation: Operation,
  search: string,
  path: Record<string, string>,
) => ParsedQuery<keyof typeof operations>;

function resolve<Item extends { $ref?: string }>(item: Item, section: Record<string, Item>): Item {
  return item.$ref === undefined ? item : (section[item.$ref.split("/").at(-1) as string] as Item);
}

function getParameters({ parameters = [] }: WrittenOperation): WrittenParameter[] {
  return parameters
    .map((parameter) => resolve(parameter, contract.components.parameters))
    .filter((parameter) => parameter.in !== "header");
}

/** Returns the query text of a value of the contract. */
function getText(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}

test("the bundle begins with one comment and uses no anchors", () => {
  expect(source.split("\n").filter((line) => line.startsWith("#"))).toHaveLength(1);
  expect(source).toMatch(/^# Generated from spec\/ .*\nopenapi: /);
  expect(source).not.toMatch(/^\s*(- )?(\S+: )?[&*]\w+$/m);
});

test("the data has the operations of the bundle in order", () => {
  const complete = written.filter(({ operationId }) => !(operationId in streams));
  expect(Object.values(operations).map(({ operationId, path }) => [operationId, path])).toEqual(
    complete.map(({ operationId, path }) => [operationId, path]),
  );
});

describe.each(written)("$operationId", (operation) => {
  const { operationId, responses } = operation;
  const typed = data[operationId] as Operation;
  const parameters = getParameters(operation);

  test("the data has the parameters in order", () => {
    expect(typed.parameters.map(({ name, in: place, required = false }) => [name, place, required])).toEqual(
      parameters.map(({ name, in: place, required = false }) => [name, place, required]),
    );
  });

  test("each parameter example is parsed to its value", () => {
    for (const { name, in: place, example, "x-svc-reads-as": readsAs } of parameters) {
      const path = samplePath(typed);
      const entry: [string, string] = [name, getText(example)];
      const entries = [...(place === "path" ? [] : [entry]), ...baseEntries(typed, name)];
      const query = read(typed, search(entries), place === "path" ? { ...path, [name]: entry[1] } : path);
      const value: unknown = query.ok ? { ...query.parameters }[name as never] : query.errors;
      const expected = readsAs === undefined ? example : readAs(readsAs.type, getText(example));
      expect([name, value]).toEqual([name, expected]);
    }
  });

  test("the request of each example is valid", () => {
    const all = Object.values(responses["200"].content).flatMap(({ examples }) => Object.values(examples));
    for (const example of all) {
      const request = Object.entries(resolve(example, contract.components.examples)["x-svc-request"]);
      const texts = request.map(([name, value]): [string, string] => [name, getText(value)]);
      const inPath = new Set(Object.keys(samplePath(typed)));
      const query = read(
        typed,
        search(texts.filter(([name]) => !inPath.has(name))),
        Object.fromEntries(texts.filter(([name]) => inPath.has(name))),
      );
      expect(query).toMatchObject({ ok: true });
    }
  });
});

function readAs(type: string, text: string): unknown {
  if (type === "time") return parseTime(text);
  return type === "boolean" ? text.toLowerCase() === "true" : Number(text);
}

/** One parameter for each pattern and parsed type. */
const readTexts = new Map<string, { pattern: string; parameter: Parameter }>();
for (const operation of written) {
  for (const { name, schema, "x-svc-reads-as": readsAs } of getParameters(operation)) {
    const parameter = data[operation.operationId]?.parameters.find((each) => each.name === name);
    if (readsAs === undefined || schema.pattern === undefined || parameter === undefined) continue;
    readTexts.set(`${readsAs.type} ${schema.pattern}`, { pattern: schema.pattern, parameter });
  }
}

describe.each([...readTexts])("%s", (_, { pattern, parameter }) => {
  const expression = new RegExp(pattern, "u");
  const { minimum: _minimum, maximum: _maximum, ...unbounded } = parameter;
  const parser = createValueParser(unbounded);

  test("accepted texts match the pattern", () => {
    const likely = fc.string({ unit: fc.constantFrom(..."0123456789-+.:eETZtrufalsTRUFALS") });
    const texts = fc.oneof(
      likely,
      fc.stringMatching(expression).map((text) => `${text}0`),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const rejected = parser.parse(text) === undefined;
        expect([text, rejected || expression.test(text)]).toEqual([text, true]);
      }),
      { numRuns: 1000 },
    );
  });

  test("matching texts are accepted, except impossible times and numbers", () => {
    fc.assert(
      fc.property(fc.stringMatching(expression), (text) => {
        const unreal =
          parameter.type === "time" ? parseTime(text) === undefined : Math.abs(Number(text)) > 2 ** 53 - 1;
        expect([text, parser.parse(text) !== undefined || unreal]).toEqual([text, true]);
      }),
      { numRuns: 1000 },
    );
  });
});
