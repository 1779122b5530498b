import type { Json, JsonObject } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { compare, document, outcome, withBody, withResponse } from "./documents.ts";
import { SCHEMA_REFACTORINGS, SCHEMA_ROWS } from "./schema-rows.ts";

const prefixed = (expected: string, direction: string) => expected.replace(" ", ` ${direction}-`);

describe.each(SCHEMA_ROWS)("a change of %s", (_title, rows) => {
  test.each(rows)("%s", (_name, before, after, request, response) => {
    expect(outcome(compare(withBody(before), withBody(after)))).toBe(prefixed(request, "request"));
    expect(outcome(compare(withResponse(before), withResponse(after)))).toBe(prefixed(response, "response"));
  });
});

describe("a refactoring changes nothing, there and back", () => {
  test.for(SCHEMA_REFACTORINGS)("%s", ([, before, after, schemas = {}]) => {
    for (const wrap of [withBody, withResponse]) {
      const [left, right] = [wrap(before, schemas), wrap(after, schemas)];
      expect(compare(left, right)).toEqual([]);
      expect(compare(right, left)).toEqual([]);
    }
  });
});

describe("a discriminator", () => {
  const pet = (lives: JsonObject, mapping?: JsonObject): JsonObject => ({
    Pet: {
      type: "object",
      required: ["kind"],
      properties: { kind: { type: "string" } },
      discriminator: { propertyName: "kind", ...(mapping === undefined ? {} : { mapping }) },
    },
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, lives] },
  });
  const lives = { type: "object", properties: { lives: { type: "integer" } } };
  const PET = { $ref: "#/components/schemas/Pet" };
  const cat = "#/components/schemas/Cat";
  test.each<[name: string, before: JsonObject, after: JsonObject, outcome: string]>([
    [
      "leads to subtypes",
      pet(lives),
      pet({ ...lives, required: ["lives"] }),
      "major request-field-became-required",
    ],
    [
      "has another value for a form",
      pet(lives, { cat }),
      pet(lives, { tom: cat }),
      "major request-discriminator-changed",
    ],
    ["states the name of a form", pet(lives), pet(lives, { Cat: cat }), "none"],
    [
      "has one more form",
      { Pet: pet(lives)["Pet"] ?? {} },
      pet(lives),
      "minor request-discriminator-value-added",
    ],
  ])("%s", (_name, before, after, expected) => {
    const changes = compare(withBody(PET, before), withBody(PET, after));
    expect(outcome(changes.filter(({ direction }) => direction === "request"))).toBe(expected);
  });
});

test("path templates that differ only in placeholders are an error with both places", () => {
  const get = { get: { responses: {} } };
  const api = { ...document({}), paths: { "/a/{id}": get, "/a/{name}": get } };
  expect(() => compare(api, api)).toThrow(
    "Two paths differ only in the names of placeholders: GET /a/{id} (openapi.yaml:1) and GET /a/{name} (openapi.yaml:1).",
  );
});

describe("references without an end", () => {
  const changed = (description: string) => ({ description });

  test("of a base that lists its own subtypes", () => {
    const pets = (type: string): JsonObject => ({
      Pet: {
        properties: { kind: { type: "string" } },
        oneOf: [{ $ref: "#/components/schemas/Cat" }],
        discriminator: { propertyName: "kind" },
      },
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }], properties: { lives: { type } } },
    });
    const body = (type: string) => withBody({ $ref: "#/components/schemas/Pet" }, pets(type));
    expect(outcome(compare(body("string"), body("integer")))).toBe("major request-type-changed");
  });

  test("of a callback that refers to itself", () => {
    const api = (description: string) =>
      document(
        { callbacks: { done: { $ref: "#/components/callbacks/Done" } } },
        {
          callbacks: {
            Done: {
              "{$url}": {
                post: {
                  ...changed(description),
                  callbacks: { done: { $ref: "#/components/callbacks/Done" } },
                },
              },
            },
          },
        },
      );
    expect(outcome(compare(api("A."), api("B.")))).toBe("patch description-changed");
  });

  test("of schemas that `allOf` names twice", () => {
    const name = (index: number) => ({ $ref: `#/components/schemas/A${index}` });
    const schemas = (type: string): JsonObject => ({
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `A${index}`,
          { allOf: [name(index + 1), name(index + 1)] },
        ]),
      ),
      A30: { type },
    });
    const body = (type: string) => withBody(name(0), schemas(type));
    expect(outcome(compare(body("string"), body("integer")))).toBe("major request-type-changed");
  });
});

test("names of JavaScript's own properties are names of components", () => {
  const schemas = { constructor: { type: "string" } };
  expect(compare(document({}), document({}, { schemas }))).toEqual([]);
});

test("XML names are compared in documents with XML", () => {
  const xml = (name: string, type: string) =>
    document({ requestBody: { content: { [type]: { schema: { type: "string", xml: { name } } } } } });
  expect(outcome(compare(xml("a", "application/xml"), xml("b", "application/xml")))).toBe(
    "major request-keyword-changed",
  );
  expect(compare(xml("a", "application/json"), xml("b", "application/json"))).toEqual([]);
});

describe("what a keyword refers to changes", () => {
  const THING = { $ref: "#/components/schemas/Thing" };
  test.each<[keyword: string, value: Json]>([
    ["not", THING],
    ["if", { required: ["a"], properties: { a: THING } }],
    ["dependentSchemas", { a: THING }],
    ["unevaluatedItems", { $ref: "#/components/schemas/Outer" }],
  ])("in `%s`", (keyword, value) => {
    const body = (type: string, description: string) =>
      withBody(
        { type: "object", [keyword]: value },
        { Thing: { type, description }, Outer: { type: "array", items: THING } },
      );
    const requests = (type: string, description: string) =>
      compare(body("string", "A."), body(type, description)).filter(
        ({ direction }) => direction === "request",
      );
    expect(outcome(requests("integer", "A."))).toMatch(/^major request-keyword-/);
    expect(requests("string", "B.")).toEqual([]);
  });
});
