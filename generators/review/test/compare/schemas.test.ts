import type { Json } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { compare, outcome, withBody, withResponse } from "./documents.ts";
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

describe("what a keyword refers to changes", () => {
  const THING = { $ref: "#/components/schemas/Thing" };
  test.each<[keyword: string, value: Json]>([
    ["not", THING],
    ["if", { required: ["a"], properties: { a: THING } }],
    ["dependentSchemas", { a: THING }],
    ["patternProperties", { "^a": { $ref: "#/components/schemas/Outer" } }],
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
    expect(outcome(requests("integer", "A."))).toBe("major request-keyword-changed");
    expect(requests("string", "B.")).toEqual([]);
  });
});
