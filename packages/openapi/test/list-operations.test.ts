import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { InvalidContractError, type JsonObject, listOperations, listStreams } from "../src/contract/index.ts";
import { operations, streams } from "../src/index.ts";

const contract = parse(
  readFileSync(new URL("../src/generated/openapi.yaml", import.meta.url), "utf8"),
) as JsonObject;
const read = listOperations(contract);

test("the bundled contract gives the operations of the package in order", () => {
  expect(read.map(({ operationId }) => operationId)).toEqual(Object.keys(operations));
});

test.each(Object.values(operations))(
  "$operationId is read from the contract as it is in the package",
  (operation) => {
    expect(read.find(({ operationId }) => operationId === operation.operationId)).toEqual(operation);
  },
);

test("a stream is listed apart, as it is in the package", () => {
  expect(listStreams(contract)).toEqual(Object.values(streams));
});

/** Creates a contract with one operation. */
function makeContract(get: JsonObject, components: JsonObject = {}): JsonObject {
  return { openapi: "3.1.0", paths: { "/v2/things/{kind}": { get } }, components };
}

test("an operation without extensions allows any key, costs no credits and is current", () => {
  expect(listOperations(makeContract({ operationId: "thingsV2" }))).toEqual([
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

test("lists the plans of an operation in the order of the contract's plans", () => {
  const access = {
    keyRequired: true,
    plans: [{ plan: "Large" }, { plan: "Small", history: "latest" }, { plan: "Free" }],
  };
  const document = makeContract({ operationId: "thingsV2", "x-svc-access": access });
  const plans = [
    { name: "Basic", aliases: ["Free"] },
    { name: "Small", aliases: [] },
    { name: "Large", aliases: [] },
  ];
  const [operation] = listOperations({ ...document, "x-svc-plans": plans });
  expect(operation?.access.plans).toEqual([
    { plan: "Free" },
    { plan: "Small", history: "latest" },
    { plan: "Large" },
  ]);
});

test("follows references to parameters, and ignores headers and cookies", () => {
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
    listOperations(makeContract({ operationId: "thingsV2", parameters }, components))[0]?.parameters,
  ).toEqual([
    { name: "kind", in: "path", type: "string", required: true, enum: ["a", "b"] },
    { name: "at", in: "query", type: "time" },
  ]);
});

test("the document is not changed", () => {
  const before = structuredClone(contract);
  listOperations(contract);
  expect(contract).toEqual(before);
});

describe("rejects an invalid contract", () => {
  const loop = { $ref: "#/components/parameters/A" };
  test.each<[string, JsonObject, string]>([
    ["an operation without an id", makeContract({}), "GET /v2/things/{kind} has no operationId"],
    [
      "a reference without a target",
      makeContract({ operationId: "thingsV2", parameters: [{ $ref: "#/components/parameters/None" }] }),
      '"#/components/parameters/None" has no target',
    ],
    [
      "a reference to another file",
      makeContract({ operationId: "thingsV2", parameters: [{ $ref: "kind.yaml" }] }),
      '"kind.yaml" points to another file. Bundle',
    ],
    [
      "a reference to itself",
      makeContract({ operationId: "thingsV2", parameters: [loop] }, { parameters: { A: loop } }),
      "points to itself",
    ],
  ])("%s", (_, document, message) => {
    expect(() => listOperations(document)).toThrow(InvalidContractError);
    expect(() => listOperations(document)).toThrow(message);
  });
});
