import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { InvalidContractError, type JsonObject, operationsOf } from "../src/contract/index.ts";
import { operations } from "../src/index.ts";

const contract = parse(
  readFileSync(new URL("../src/generated/openapi.yaml", import.meta.url), "utf8"),
) as JsonObject;
const read = operationsOf(contract);

test("the operations of the bundled contract are those of the package, in its order", () => {
  expect(read.map(({ operationId }) => operationId)).toEqual(Object.keys(operations));
});

test.each(Object.values(operations))(
  "$operationId is read from the contract as it is in the package",
  (operation) => {
    expect(read.find(({ operationId }) => operationId === operation.operationId)).toEqual(operation);
  },
);

/** A contract of one operation. */
function makeContract(get: JsonObject, components: JsonObject = {}): JsonObject {
  return { openapi: "3.1.0", paths: { "/v2/things/{kind}": { get } }, components };
}

test("an operation without extensions may be called with any key, costs nothing and is current", () => {
  expect(operationsOf(makeContract({ operationId: "thingsV2" }))).toEqual([
    {
      operationId: "thingsV2",
      path: "/v2/things/{kind}",
      version: 2,
      tag: "",
      summary: "",
      deprecated: false,
      access: { keyRequired: true, plans: [] },
      credits: { base: 0, convertExtra: false },
      cache: { refreshedWhen: "" },
      constraints: [],
      pagination: null,
      result: { shape: "object", record: "" },
      lifecycle: { status: "current" },
      parameters: [],
    },
  ]);
});

test("parameters are read through references; headers and cookies are none", () => {
  const parameters = [
    { $ref: "#/components/parameters/Kind" },
    { name: "X-Trace", in: "header", schema: { type: "string" } },
    { name: "at", in: "query", schema: { type: "string" }, "x-svc-reads-as": { type: "time" } },
  ];
  const components = {
    parameters: {
      Kind: { name: "kind", in: "path", required: true, schema: { $ref: "#/components/schemas/Kind" } },
    },
    schemas: { Kind: { type: "string", enum: ["a", "b"], minLength: 1 } },
  };
  expect(
    operationsOf(makeContract({ operationId: "thingsV2", parameters }, components))[0]?.parameters,
  ).toEqual([
    { name: "kind", in: "path", type: "string", required: true, enum: ["a", "b"] },
    { name: "at", in: "query", type: "time" },
  ]);
});

test("the document is not changed", () => {
  const before = structuredClone(contract);
  operationsOf(contract);
  expect(contract).toEqual(before);
});

describe("a contract that cannot be read is rejected", () => {
  const loop = { $ref: "#/components/parameters/A" };
  test.each<[string, JsonObject, string]>([
    ["an operation without an id", makeContract({}), "GET /v2/things/{kind} has no operationId"],
    [
      "a reference to nothing",
      makeContract({ operationId: "thingsV2", parameters: [{ $ref: "#/components/parameters/None" }] }),
      '"#/components/parameters/None" leads to nothing',
    ],
    [
      "a reference to another file",
      makeContract({ operationId: "thingsV2", parameters: [{ $ref: "kind.yaml" }] }),
      '"kind.yaml" leads to another file. Bundle',
    ],
    [
      "a reference to itself",
      makeContract({ operationId: "thingsV2", parameters: [loop] }, { parameters: { A: loop } }),
      "leads to itself",
    ],
  ])("%s", (_, document, message) => {
    expect(() => operationsOf(document)).toThrow(InvalidContractError);
    expect(() => operationsOf(document)).toThrow(message);
  });
});
