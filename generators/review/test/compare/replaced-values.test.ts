import type { Json, JsonObject } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { compare, document, withParameter, withResponse } from "./documents.ts";

const takes = (more: JsonObject) => document({ parameters: [{ name: "x", in: "query", ...more }] });
const integer = (more: JsonObject) => withParameter({ type: "integer", ...more });
const refers = (maximum: number) =>
  withParameter({ allOf: [{ $ref: "#/components/schemas/Size" }] }, { Size: { type: "integer", maximum } });

/** The text and the values of the only change. */
type Row = readonly [
  name: string,
  before: JsonObject,
  after: JsonObject,
  text: string,
  old: Json,
  fresh: Json,
];

const replaced: Row[] = [
  [
    "a bound",
    integer({ maximum: 9 }),
    integer({ maximum: 5 }),
    "The maximum of parameter `x` was lowered: `9` -> `5`.",
    9,
    5,
  ],
  [
    "a bound of a component",
    refers(9),
    refers(5),
    "The maximum of parameter `x` was lowered: `9` -> `5`.",
    9,
    5,
  ],
  [
    "a bound as OpenAPI 3.0 writes it",
    withParameter({ type: "number", maximum: 9, exclusiveMaximum: true }),
    withParameter({ type: "number", exclusiveMaximum: 5 }),
    "The upper bound of parameter `x` was lowered: `9` -> `5`.",
    9,
    5,
  ],
  [
    "a type",
    withResponse({ type: "integer" }),
    withResponse({ type: "string" }),
    "The type of the response with status 200 changed: `integer` -> `string`.",
    ["integer"],
    ["string"],
  ],
  [
    "null",
    withResponse({ type: "string" }),
    withResponse({ anyOf: [{ type: "string" }, { type: "null" }] }),
    "The response with status 200 can now be null: `string` -> `string, null`.",
    ["string"],
    ["string", "null"],
  ],
  [
    "a value of an enumeration",
    withParameter({ enum: ["a", "b"] }),
    withParameter({ const: "a" }),
    "Parameter `x` no longer accepts `b`: `a, b` -> `a`.",
    ["a", "b"],
    ["a"],
  ],
  [
    "a default",
    integer({ default: 1 }),
    integer({ default: 2 }),
    "The default of parameter `x` changed: `1` -> `2`.",
    1,
    2,
  ],
  [
    "a format",
    withParameter({ type: "string", format: "date" }),
    withParameter({ type: "string", format: "date-time" }),
    "The format of parameter `x` changed: `date` -> `date-time`.",
    "date",
    "date-time",
  ],
  [
    "how a list is written",
    takes({ schema: { type: "array", items: {} } }),
    takes({ schema: { type: "array", items: {} }, explode: false }),
    "The serialization of parameter `x` changed: `explode: true` -> `explode: false`.",
    ["explode: true"],
    ["explode: false"],
  ],
  [
    "the name of an operation",
    document({ operationId: "getA" }),
    document({ operationId: "getB" }),
    "The operation has another name: `getA` -> `getB`.",
    "getA",
    "getB",
  ],
  [
    "a summary",
    document({ summary: "A" }),
    document({ summary: "B" }),
    "The summary of `GET /things` changed: `A` -> `B`.",
    "A",
    "B",
  ],
];

describe("what a change replaces is shown, old and new", () => {
  test.each(replaced)("%s", (_, old, fresh, text, before, after) => {
    expect(compare(old, fresh)[0]).toMatchObject({ text, before, after });
  });
});

test("what is switched on or off is said by the text alone", () => {
  const record = (...required: string[]) => withResponse({ type: "object", properties: { a: {} }, required });
  expect(compare(record("a"), record())[0]).toMatchObject({
    text: "Field `a` of the response with status 200 may now be missing.",
    before: true,
    after: false,
  });
});

test("a long text is kept, and not shown", () => {
  const [old, fresh] = ["Long. ".repeat(20), "Longer. ".repeat(20)];
  const [change] = compare(document({ description: old }), document({ description: fresh }));
  expect(change).toMatchObject({
    before: old,
    after: fresh,
    text: "The description of `GET /things` changed.",
  });
});

test.each([
  ["a bound that is set", integer({}), integer({ maximum: 5 }), { after: 5 }],
  ["a bound that is removed", integer({ maximum: 5 }), integer({}), { before: 5 }],
  ["a parameter that is removed", takes({ schema: {} }), document({}), {}],
])("%s has no value on the other side", (_, old, fresh, values) => {
  const { before, after } = compare(old, fresh)[0] ?? {};
  expect(JSON.parse(JSON.stringify({ before, after }))).toEqual(values);
});
