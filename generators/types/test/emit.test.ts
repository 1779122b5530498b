import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFile, JsonObject } from "@market-data/generator-core";
import { ContractError, loadContract } from "@market-data/generator-core";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContractCopy } from "../../core/test/contract-copy.ts";
import { emitTypes } from "../src/emit.ts";
import { parameterType } from "../src/parameter-type.ts";

let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});
afterEach(() => contract.remove());

async function emit(): Promise<Map<string, string>> {
  const files: GeneratedFile[] = emitTypes(await loadContract({ root: contract.root }), "Header.");
  return new Map(files.map(({ path, contents }) => [path, contents]));
}

/** Adds a record to the contract, and lists it in the root. */
function addRecord(name: string, contents: string): void {
  contract.write(`components/schemas/${name}.yaml`, contents);
  contract.edit(
    "openapi.yaml",
    "  schemas:\n",
    `  schemas:\n    ${name}:\n      $ref: components/schemas/${name}.yaml\n`,
  );
}

/** Adds a copy of the operation at another path, and lists it in the root. */
function addOperation(path: string): void {
  const file = join(contract.folder, "spec/paths/v1/cryptocurrency/map.yaml");
  const toRoot = "../".repeat(path.split("/").length - 1);
  contract.write(`paths${path}.yaml`, readFileSync(file, "utf8").replaceAll("../../../", toRoot));
  contract.edit("openapi.yaml", "paths:\n", `paths:\n  ${path}: { $ref: "paths${path}.yaml" }\n`);
}

/** What is reported, without the folder. */
async function problems(): Promise<string[]> {
  const error = await emit().catch((thrown: unknown) => thrown);
  if (!(error instanceof ContractError)) throw new Error("The types were emitted.", { cause: error });
  return error.diagnostics.map((each) =>
    `${each.file}:${each.line}:${each.column}: ${each.message}${each.advice ? `\n    ${each.advice}` : ""}`.replace(
      `${contract.folder}/`,
      "",
    ),
  );
}

describe("names", () => {
  test("an operationId that another has is reported once, with the one that its path asks for", async () => {
    addOperation("/v1/cryptocurrency/list");
    expect(await problems()).toEqual([
      'spec/paths/v1/cryptocurrency/list.yaml:2:3: The types of the operation "cryptocurrencyMapV1" have the same names as those of "cryptocurrencyMapV1" (/v1/cryptocurrency/map).\n    By its path, write "cryptocurrencyListV1".',
    ]);
  });

  test("operations whose paths make the same name are reported once", async () => {
    addOperation("/v1/cryptocurrency-map");
    expect(await problems()).toEqual([
      expect.stringMatching(/map\.yaml:2:3: The types of .*\n {4}Choose a path that differs/),
    ]);
  });

  test("a record cannot be called as a type of an operation", async () => {
    addRecord("CryptocurrencyMapV1Result", "type: object\ndescription: Another.\n");
    await expect(emit()).rejects.toThrow(
      /spec\/openapi\.yaml:\d+:\d+: The record "CryptocurrencyMapV1Result" has the same name as/,
    );
  });

  test.each(["paths", "Map-Item"])("a record cannot be called %s", async (name) => {
    addRecord(name, "type: object\ndescription: Another.\n");
    await expect(emit()).rejects.toThrow(`The name "${name}" is not in PascalCase`);
  });
});

describe("operations", () => {
  test("three types for each, with its facts", async () => {
    const types = (await emit()).get("operations.ts") ?? "";
    expect(types).toContain("Parameters of ID map, `GET /v1/cryptocurrency/map`.");
    expect(types).toContain(
      " * - No API key required.\n * - Costs no credits.\n * - Responses are cached for 30 seconds.\n",
    );
    expect(types).toContain("   * @default 1\n   * @example 1\n   */\n  start?: number;\n");
    expect(types).toContain("export type CryptocurrencyMapV1Result = MapResponse;");
    expect(types).toContain("export type CryptocurrencyMapV1Error = ErrorResponse;");
  });

  test("a body that is not a record is reached through the operation", async () => {
    contract.edit(
      "paths/v1/cryptocurrency/map.yaml",
      "schema:\n            $ref: ../../../components/schemas/MapResponse.yaml",
      "schema: { type: object, description: Anything. }",
    );
    expect((await emit()).get("operations.ts")).toContain(
      'CryptocurrencyMapV1Result = operations["cryptocurrencyMapV1"]["responses"][200]["content"]["application/json"];',
    );
  });

  test("a deprecated one states why it has no replacement, a legacy one is not deprecated", async () => {
    const lifecycle = (status: string, more: string) =>
      `x-svc-lifecycle: { status: ${status}, replacedBy: null, reason: Nobody calls it.${more} }`;
    const path = "paths/v1/cryptocurrency/map.yaml";
    contract.edit(
      path,
      "x-svc-lifecycle: { status: current }",
      lifecycle("deprecated", ", deprecatedSince: 2026-11-21"),
    );
    const deprecated = await emit();
    expect(deprecated.get("operations.ts")?.match(/^ \* @deprecated Nobody calls it\.$/gm)).toHaveLength(3);
    expect(deprecated.get("openapi.ts")).toContain("* @deprecated Nobody calls it.");
    contract.edit(path, lifecycle("deprecated", ", deprecatedSince: 2026-11-21"), lifecycle("legacy", ""));
    const legacy = (await emit()).get("operations.ts");
    expect(legacy).toContain(" * - Legacy: ");
    expect(legacy).not.toContain("@deprecated");
  });
});

test.each([
  "*/ export const broken = 1; /*",
  "`open",
  "Says @deprecated here",
  "@deprecated",
  `{@link x} \`\${x}\``,
])("texts of the contract stay texts: %j", async (text) => {
  const outlines = async () => [...(await emit())].filter(([path]) => path.endsWith(".ts")).map(readOutline);
  const before = await outlines();
  for (const path of [
    "components/schemas/MapItem.yaml",
    "components/parameters/Start.yaml",
    "components/responses/BadRequest.yaml",
  ]) {
    contract.edit(
      path,
      /description: .*/.exec(readFileSync(join(contract.folder, "spec", path), "utf8"))?.[0] ?? "",
      `description: ${JSON.stringify(text)}`,
    );
  }
  contract.edit(
    "paths/v1/cryptocurrency/map.yaml",
    "  summary: ID map",
    `  summary: ${JSON.stringify(text)}`,
  );
  expect(await outlines()).toEqual(before);
});

/** How many statements a file has, and the names of the tags in it. */
function readOutline([path, source]: [string, string]): object {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    tags.push(...ts.getJSDocTags(node).map(({ tagName }) => tagName.text));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, statements: file.statements.length, tags };
}

describe("a parameter's type", () => {
  test.each<[JsonObject, string]>([
    [{ type: "string" }, "string"],
    [{ type: "integer" }, "number"],
    [{ type: ["number", "null"] }, "number | null"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "string", enum: ["a", 'b"'] }, '"a" | "b\\""'],
    [{ const: 1 }, "1"],
    [{ type: "array", items: { type: "string" } }, "string[]"],
    [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
    [{ anyOf: [{ type: "string" }, { type: "integer" }, { type: "number" }] }, "string | number"],
  ])("%j is %s", (schema, type) => {
    expect(parameterType(schema)).toBe(type);
  });

  test("an object is rejected", () => {
    expect(() => parameterType({ type: "object" })).toThrow("A parameter cannot be of this schema");
  });
});

describe("JSON Schemas", () => {
  const getSchema = async (name: string) =>
    JSON.parse((await emit()).get(`schemas/${name}.json`) ?? "") as JsonObject;

  test("a record that refers to itself through another", async () => {
    addRecord("Folder", "type: object\ndescription: A.\nproperties:\n  files: { $ref: Entry.yaml }\n");
    addRecord("Entry", "type: object\ndescription: B.\nproperties:\n  folder: { $ref: Folder.yaml }\n");
    expect(await getSchema("Folder")).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: "Header.",
      title: "Folder",
      type: "object",
      description: "A.",
      properties: { files: { $ref: "#/$defs/Entry" } },
      $defs: { Entry: { type: "object", description: "B.", properties: { folder: { $ref: "#" } } } },
    });
  });

  test("extensions are removed; properties and values stay, whatever their names", async () => {
    const property = `{ type: object, description: P., x-svc-origin: documented, const: { x-a: 1, example: 2 } }`;
    addRecord(
      "Odd",
      `type: object\ndescription: A.\nx-svc-origin: documented\nproperties:\n  x-svc: ${property}\n`,
    );
    expect((await getSchema("Odd"))["properties"]).toEqual({
      "x-svc": { type: "object", description: "P.", const: { "x-a": 1, example: 2 } },
    });
  });
});
