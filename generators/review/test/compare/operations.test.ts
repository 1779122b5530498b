import type { JsonObject } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { compare, outcome } from "./documents.ts";
import { OPERATION_REFACTORINGS, OPERATION_ROWS } from "./operation-rows.ts";

describe.each(OPERATION_ROWS)("a change of %s", (_title, rows) => {
  test.each(rows)("%s", (_name, before, after, forward, backward) => {
    expect(outcome(compare(before, after))).toBe(forward);
    expect(outcome(compare(after, before))).toBe(backward);
  });
});

describe("a refactoring changes nothing, there and back", () => {
  test.each(OPERATION_REFACTORINGS)("%s", (_name, before, after) => {
    expect(compare(before, after)).toEqual([]);
    expect(compare(after, before)).toEqual([]);
  });
});

function api(paths: JsonObject, components: JsonObject): JsonObject {
  return { openapi: "3.1.0", info: { title: "Things", version: "1.0.0" }, paths, components };
}

test("a reference that one operation swaps touches that operation alone", () => {
  const record = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });
  const returns = (name: string) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const content = { "application/json": { schema } };
    return { get: { responses: { 200: { description: "Things.", content } } } };
  };
  const things = (second: string) =>
    api(
      { "/a": returns("Old"), "/b": returns(second), "/c": returns("New") },
      { schemas: { Old: record("a"), New: record("b") } },
    );
  const changes = compare(things("Old"), things("New"));
  expect(changes.map(({ rule, operationId }) => [rule, operationId])).toEqual([
    ["response-field-removed", "GET /b"],
    ["response-field-added", "GET /b"],
  ]);
});

test("a component that several operations use is told once, with all of them", () => {
  const parameters = [{ $ref: "#/components/parameters/Limit" }];
  const takes = { get: { parameters, responses: {} } };
  const things = (maximum: number) =>
    api(
      { "/a": takes, "/b": takes, "/c": { get: { responses: {} } } },
      { parameters: { Limit: { name: "limit", in: "query", schema: { type: "integer", maximum } } } },
    );
  expect(compare(things(5), things(4))).toEqual([
    expect.objectContaining({ rule: "request-maximum-lowered", operations: ["GET /a", "GET /b"] }),
  ]);
});

test("a removed operation without a replacement names none, even next to operations without an id", () => {
  const get = { get: { responses: {} } };
  const [removed] = compare(api({ "/a": get, "/b": get }, {}), api({ "/b": get }, {}));
  expect(removed?.rule).toBe("operation-removed");
  expect(removed?.advice).not.toContain("/b");
});
