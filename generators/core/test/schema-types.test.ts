import type { Json, JsonObject } from "@market-data/spec/reading";
import { expect, test } from "vitest";
import { extensionTypes } from "../src/extension-types.ts";
import { schemaType } from "../src/schema-types.ts";

const getName = (reference: string): string => reference.toUpperCase();

test.each<[Json, string]>([
  [{ type: "string", pattern: "^a$" }, "string"],
  [{ type: "integer", minimum: 1 }, "number"],
  [{ type: ["number", "null"] }, "number | null"],
  [{ type: ["number", "integer"] }, "number"],
  [{ const: "a\u2028" }, '"a\\u2028"'],
  [{ enum: ["a", 1, null] }, '"a" | 1 | null'],
  [{ $ref: "other" }, "OTHER"],
  [{ type: "array", items: { $ref: "other" } }, "OTHER[]"],
  [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
  [
    { type: "array", items: { oneOf: [{ type: "object", properties: { a: {} } }, { type: "null" }] } },
    "({\n  a?: unknown;\n} | null)[]",
  ],
  [{ type: "array" }, "unknown[]"],
  [{ anyOf: [{ type: "null" }, { const: "x" }] }, 'null | "x"'],
  [{ type: "object", additionalProperties: { type: "string" } }, "{\n  [key: string]: string;\n}"],
  [{ type: "object" }, "Record<string, unknown>"],
  [{ description: "Anything." }, "unknown"],
  [true, "unknown"],
  [false, "never"],
])("%j", (schema, type) => {
  expect(schemaType(schema, getName)).toBe(type);
});

test("emits an object with described properties, without conditions between properties", () => {
  const schema = {
    type: "object",
    required: ["a"],
    additionalProperties: false,
    oneOf: [{ required: ["b"] }, { required: ["24h"] }],
    properties: {
      a: { description: "Ends */ here.", type: "boolean" },
      "24h": { type: "object", properties: { b: { const: 1 } } },
    },
  };
  expect(schemaType(schema, getName)).toBe(
    '{\n  /** Ends *\\/ here. */\n  a: boolean;\n  "24h"?: {\n    b?: 1;\n  };\n}',
  );
});

test("names extensions and their references by title", () => {
  const schemas = new Map<string, JsonObject>([
    ["x-svc-a", { title: "First", description: "The first.", $ref: "x-svc-b.yaml" }],
    [
      "x-svc-b",
      { title: "Second", type: "array", items: { $ref: "#/$defs/one" }, $defs: { one: { type: "string" } } },
    ],
  ]);
  expect(extensionTypes(schemas, "Made for a test.")).toEqual({
    path: "extensions.ts",
    contents:
      "// Made for a test.\n\n/** The first. */\nexport type First = Second;\n\n" +
      "export type Second = SecondOne[];\n\nexport type SecondOne = string;\n",
  });
  schemas.set("x-svc-c", { title: "Third", $ref: "x-svc-d.yaml" });
  expect(() => extensionTypes(schemas, "")).toThrow("x-svc-d.yaml, which is not an extension");
});
