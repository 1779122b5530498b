import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContract } from "../src/index.ts";
import { ContractCopy } from "./contract-copy.ts";

let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});
afterEach(() => contract.remove());

test("resolves parameters and names their component", async () => {
  const { model } = await loadContract({ root: contract.root });
  const start = model.operations[0]?.parameters.find(({ name }) => name === "start");
  expect(start).toMatchObject({ component: "Start", in: "query", list: false, schema: { default: 1 } });
});

test("reads the deprecation of a parameter", async () => {
  const text = "in: query\n";
  const lifecycle = "{ status: deprecated, deprecatedSince: 2027-01-01, replacedBy: limit }";
  contract.edit(
    "components/parameters/Start.yaml",
    text,
    `${text}deprecated: true\nx-svc-lifecycle: ${lifecycle}\n`,
  );
  const { model } = await loadContract({ root: contract.root });
  const start = model.operations[0]?.parameters.find(({ name }) => name === "start");
  expect(start).toMatchObject({ deprecated: true, lifecycle: { replacedBy: "limit" } });
});

test("lists the operations that return a record, directly or in other records", async () => {
  const { model } = await loadContract({ root: contract.root });
  expect(model.records.get("Platform")?.usedBy).toEqual(["cryptocurrencyMapV1"]);
});

test("reads records with circular references", async () => {
  contract.edit(
    "components/schemas/Platform.yaml",
    "properties:\n",
    "properties:\n  tokens: { type: array, description: Tokens., items: { $ref: MapItem.yaml } }\n",
  );
  const { model } = await loadContract({ root: contract.root });
  expect(model.records.get("Platform")?.refersTo).toEqual(["MapItem"]);
});

test("an operation without an extension has the extension's default", async () => {
  const written = await loadContract({ root: contract.root });
  const path = "paths/v1/cryptocurrency/map.yaml";
  for (const line of ["x-svc-constraints: []", "x-svc-lifecycle: { status: current }"])
    contract.edit(path, `  ${line}\n`, "");
  const omitted = await loadContract({ root: contract.root });
  expect(omitted.model.operations).toEqual(written.model.operations);
  expect(omitted.document).toEqual(written.document);
});

test("replaces the version of the source files", async () => {
  const { document } = await loadContract({ root: contract.root, version: "4.5.6" });
  expect(document["info"]).toMatchObject({ version: "4.5.6" });
});

test("finds a source line for every location in the bundle", async () => {
  const { sources } = await loadContract({ root: contract.root });
  const place = sources.locate([
    "paths",
    "/v1/cryptocurrency/map",
    "get",
    "parameters",
    1,
    "schema",
    "minimum",
  ]);
  expect([place.file.replace(contract.folder, ""), place.line]).toEqual([
    "/spec/components/parameters/Start.yaml",
    4,
  ]);
});
