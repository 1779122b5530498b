import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFile, JsonObject } from "@market-data/generator-core";
import { ContractError, loadContract } from "@market-data/generator-core";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Validator } from "../../../packages/types/src/validation.ts";
import { ContractCopy } from "../../core/test/contract-copy.ts";
import { emitTypes } from "../src/emit.ts";
import { parameterType } from "../src/parameter-type.ts";

let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});
afterEach(() => contract.remove());

async function emit(): Promise<Map<string, string>> {
  const files: GeneratedFile[] = await emitTypes(await loadContract({ root: contract.root }), "Header.");
  return new Map(files.map(({ path, contents }) => [path, contents]));
}

/** Adds a record to the contract and to the root file. */
function addRecord(name: string, contents: string): void {
  contract.write(`components/schemas/${name}.yaml`, contents);
  contract.edit(
    "openapi.yaml",
    "  schemas:\n",
    `  schemas:\n    ${name}:\n      $ref: components/schemas/${name}.yaml\n`,
  );
}

/** Adds a copy of `/v1/cryptocurrency/map` under a new path, and lists the copy in the root file. */
function addOperation(path: string): void {
  const file = join(contract.folder, "spec/paths/v1/cryptocurrency/map.yaml");
  const toRoot = "../".repeat(path.split("/").length - 1);
  contract.write(`paths${path}.yaml`, readFileSync(file, "utf8").replaceAll("../../../", toRoot));
  contract.edit("openapi.yaml", "paths:\n", `paths:\n  ${path}: { $ref: "paths${path}.yaml" }\n`);
}

/** The reported problems, without the folder of the contract. */
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
  test("a duplicate operationId is reported once, with the expected operationId", async () => {
    addOperation("/v1/cryptocurrency/list");
    expect(await problems()).toEqual([
      'spec/paths/v1/cryptocurrency/list.yaml:2:3: The types of the operations "cryptocurrencyMapV1" and "cryptocurrencyMapV1" (/v1/cryptocurrency/map) have the same names.\n    Write "cryptocurrencyListV1", which follows from the path.',
    ]);
  });

  test("two paths with the same type names are reported once", async () => {
    addOperation("/v1/cryptocurrency-map");
    expect(await problems()).toEqual([
      expect.stringMatching(/map\.yaml:2:3: The types of .*\n {4}Choose a path with different words/),
    ]);
  });

  test("a record cannot have the name of an operation's type", async () => {
    addRecord("CryptocurrencyMapV1Result", "type: object\ndescription: Another.\n");
    await expect(emit()).rejects.toThrow(
      /spec\/openapi\.yaml:\d+:\d+: The record "CryptocurrencyMapV1Result" has the name of a type of/,
    );
  });

  test.each(["paths", "Map-Item"])("a record cannot be named %s", async (name) => {
    addRecord(name, "type: object\ndescription: Another.\n");
    await expect(emit()).rejects.toThrow(`The name "${name}" is not in PascalCase`);
  });
});

describe("operations", () => {
  test("each operation has three types with plans, credits and caching", async () => {
    const types = (await emit()).get("operations.ts") ?? "";
    expect(types).toContain("Parameters of `GET /v1/cryptocurrency/map`.");
    expect(types).toContain(
      " * - No API key required.\n * - Costs no credits.\n * - Responses are cached for 30 seconds.\n",
    );
    expect(types).toContain("   * @default 1\n   * @example 1\n   */\n  start?: number;\n");
    expect(types).toContain("export type CryptocurrencyMapV1Result = MapResponse;");
    expect(types).toContain("export type CryptocurrencyMapV1Error = ErrorResponse;");
  });

  test("a body without a record refers to the operation's response", async () => {
    contract.edit(
      "paths/v1/cryptocurrency/map.yaml",
      "schema:\n            $ref: ../../../components/schemas/MapResponse.yaml",
      "schema: { type: object, description: Anything. }",
    );
    expect((await emit()).get("operations.ts")).toContain(
      'CryptocurrencyMapV1Result = operations["cryptocurrencyMapV1"]["responses"][200]["content"]["application/json"];',
    );
  });

  test("a deprecated operation states the reason for a missing replacement, and a legacy operation is not deprecated", async () => {
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
])("texts of the contract cannot break the generated code: %j", async (text) => {
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

/** The number of statements in a file, and its JSDoc tags. */
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
    expect(() => parameterType({ type: "object" })).toThrow("A parameter cannot have this schema");
  });
});

describe("JSON Schemas", () => {
  const getSchema = async (name: string) =>
    JSON.parse((await emit()).get(`schemas/${name}.json`) ?? "") as JsonObject;

  test("a record may refer to itself through a second record", async () => {
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

  test("extensions are removed, but properties and values with the same names stay", async () => {
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

describe("validators", () => {
  /** Writes the emitted validators beside the runtime, and imports them. */
  async function importValidators(): Promise<Record<string, Validator<unknown>>> {
    const folder = join(contract.folder, "validators");
    mkdirSync(join(folder, "generated"), { recursive: true });
    const runtime = new URL("../../../packages/types/src/validation.ts", import.meta.url);
    writeFileSync(join(folder, "validation.ts"), readFileSync(runtime));
    writeFileSync(join(folder, "generated/validators.ts"), (await emit()).get("validators.ts") ?? "");
    return await import(join(folder, "generated/validators.ts"));
  }
  const pointers = (validator: Validator<unknown> | undefined, value: unknown) =>
    validator?.["~standard"].validate(value).issues?.map(({ pointer, message }) => `${pointer} ${message}`) ??
    [];

  test.each([
    ["an unknown keyword", "minProperties: 1", '"minProperties": 1'],
    ["an unknown format", "format: ipv4", '"format": "ipv4"'],
    ["a closed object", "additionalProperties: false", '"additionalProperties": false'],
    ["a bound of several types", "minimum: 1", '"minimum": 1', "[string, number]"],
    ["a bound beside a reference", "items: { $ref: MapItem.yaml, maximum: 1 }", '"maximum": 1', "array"],
  ])("%s stops the generation, with file and line", async (_, keyword, message, type = "string") => {
    addRecord("Extra", `description: Another.\ntype: ${type}\n${keyword}\n`);
    const [problem = ""] = (await problems()).filter((each) => each.includes(message));
    expect(problem).toMatch(
      /^spec\/components\/schemas\/Extra\.yaml:\d:\d: The validators have no rule for /,
    );
    expect(problem).toContain("Add the rule to generators/types/src/validators.ts.");
  });

  test("names of parts of a record cannot break the code", async () => {
    addRecord(
      "Extra",
      [
        "description: Another.\ntype: object\nrequired: [a-b, constructor, __proto__]\nproperties:",
        '  a-b: { type: string, enum: [\'"\', "\\u2028"], description: A. }',
        "  constructor: { type: integer, description: B. }",
        "  __proto__: { type: array, items: { type: string }, minItems: 1, description: C. }",
        "",
      ].join("\n"),
    );
    const { Extra } = await importValidators();
    expect(pointers(Extra, JSON.parse('{ "a-b": "", "constructor": 1, "__proto__": ["x"] }'))).toEqual([]);
    expect(pointers(Extra, {})).toEqual([
      "/a-b must be string",
      "/constructor must be integer",
      "/__proto__ must be array",
    ]);
  });

  test("a recursive record ends at 64 levels", async () => {
    addRecord(
      "Tree",
      "description: Another.\ntype: object\nproperties:\n  tree: { $ref: Tree.yaml }\n  trees: { type: array, description: A., items: { $ref: Tree.yaml } }\n",
    );
    const { Tree } = await importValidators();
    expect(pointers(Tree, { tree: { trees: [{ tree: {} }] } })).toEqual([]);
    expect(pointers(Tree, { tree: { trees: [{ tree: 1 }] } })).toEqual(["/tree/trees/0/tree must be object"]);
    const cycle: Record<string, unknown> = {};
    cycle["trees"] = [cycle];
    expect(pointers(Tree, cycle)).toEqual([`${"/trees/0".repeat(65)} is nested too deeply`]);
  });

  test("a body without a record has a validator", async () => {
    contract.edit(
      "paths/v1/cryptocurrency/map.yaml",
      "schema:\n            $ref: ../../../components/schemas/MapResponse.yaml",
      "schema: { type: object, description: Anything., required: [data], properties: { data: { description: Anything. } } }",
    );
    const { CryptocurrencyMapV1Result } = await importValidators();
    expect(pointers(CryptocurrencyMapV1Result, { data: 1 })).toEqual([]);
    expect(pointers(CryptocurrencyMapV1Result, {})).toHaveLength(1);
  });
});
