import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContractError } from "@market-data/generator-core";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ContractCopy } from "./contract-copy.ts";

const MAP = "paths/v1/cryptocurrency/map.yaml";
const START = "components/parameters/Start.yaml";

let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});

afterEach(() => {
  contract.remove();
});

const file = (files: Map<string, string>, path: string): string => files.get(path) as string;

/** Evaluates the file `operations.ts` and returns its export `operations`. */
function evaluate(operations: string): Record<string, Record<string, unknown>> {
  const { outputText } = ts.transpileModule(operations, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, never> = {};
  new Function("exports", outputText)(exported);
  return exported["operations"] as unknown as Record<string, Record<string, unknown>>;
}

/** Returns the kind and name of each statement, to detect text that became code. */
function statements(source: string): string[] {
  const parsed = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest);
  return parsed.statements.map((statement) => {
    const named = statement as { name?: ts.Identifier };
    return `${ts.SyntaxKind[statement.kind]} ${named.name?.text ?? ""}`;
  });
}

/** Returns the compiler diagnostics of a package's source. */
function compile(folder: string): string[] {
  const configFile = join(import.meta.dirname, "../../../tsconfig.json");
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram([join(folder, "index.ts")], { ...options, configFilePath: configFile });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

const hostile = [
  "*/ alert(1) /*",
  `\`$\{process.exit(1)}\``,
  "\"; alert(1); '",
  "a\\",
  "two\nlines\r\u2028and\u2029more",
  "</script><!--",
  "{{constructor}} \u0000 \u202e",
].join(" ");

describe("text of the contract", () => {
  beforeEach(() => {
    contract.edit("openapi.yaml", (written) => {
      written.info.description = hostile;
      written.tags.push({ name: hostile, description: hostile });
      written["x-svc-errors"][0].meaning = hostile;
      written["x-svc-plans"][0].aliases = [hostile];
    });
    contract.edit(MAP, ({ get }) => {
      get.summary = hostile;
      get.description = hostile;
      get.tags = [hostile];
      get["x-svc-lifecycle"] = { status: "current", reason: hostile };
      get["x-svc-aux"].names[hostile] = { fields: [hostile] };
      const sort = get.parameters.find(({ name }: { name?: string }) => name === "sort");
      sort.description = hostile;
      sort.schema.enum.push(hostile);
    });
    contract.edit(START, (written) => {
      written.description = hostile;
    });
    contract.edit("extensions/x-svc-credits.yaml", (written) => {
      written.description = hostile;
    });
  });

  test("cannot become code: the compiler reports the same statements and no error", async () => {
    const edited = await contract.emit();
    const original = new ContractCopy();
    const unedited = await original.emit();
    original.remove();
    for (const [path, contents] of edited) {
      if (path.endsWith(".ts")) expect(statements(contents)).toEqual(statements(file(unedited, path)));
    }
    expect(compile(await contract.install())).toEqual([]);
  });

  test("is unchanged in the data", async () => {
    const files = await contract.emit();
    const operation = evaluate(file(files, "operations.ts"))["cryptocurrencyMapV1"];
    // The model trims summaries. This summary has no white space at its ends.
    expect(operation).toMatchObject({ summary: hostile, tag: hostile, lifecycle: { reason: hostile } });
    expect(operation?.["aux"]).toMatchObject({ names: { [hostile]: { fields: [hostile] } } });
    const document = parse(file(files, "openapi.yaml")) as { info: { description: string } };
    expect(document.info.description).toBe(hostile);
  });
});

test("copies a pattern unchanged", async () => {
  const pattern = `^[\`'"\\\\$\{}*/]+\\u2028$`;
  contract.edit("components/parameters/SlugList.yaml", (written) => {
    written.schema.items.pattern = pattern;
    written.example = ["*/\u2028"];
  });
  const operation = evaluate(file(await contract.emit(), "operations.ts"))["cryptocurrencyInfoV2"];
  const parameters = operation?.["parameters"] as { name: string; pattern?: string }[];
  expect(parameters.find(({ name }) => name === "slug")?.pattern).toBe(pattern);
});

test("keeps `__proto__` as an ordinary name", async () => {
  contract.edit(MAP, ({ get }) => {
    Object.defineProperty(get["x-svc-aux"].names, "__proto__", {
      value: { fields: ["a"] },
      enumerable: true,
    });
  });
  const operation = evaluate(file(await contract.emit(), "operations.ts"))["cryptocurrencyMapV1"];
  const { names } = (operation as unknown as { aux: { names: object } }).aux;
  expect(Object.keys(names)).toContain("__proto__");
  expect(Object.getPrototypeOf(names)).toBe(Object.prototype);
});

test("rejects an invalid operationId", async () => {
  contract.edit(MAP, ({ get }) => {
    get.operationId = "a; process.exit(1); b";
  });
  await expect(contract.emit()).rejects.toThrow("cannot be the name");
});

describe("rejects a keyword that the query parser does not support, and reports its location", () => {
  test.each([
    ["exclusiveMinimum", { exclusiveMinimum: 0 }, 'does not support the keyword "exclusiveMinimum"'],
    ["multipleOf", { multipleOf: 1 }, 'does not support the keyword "multipleOf"'],
    ["two types", { type: ["integer", "string"] }, "must have one type"],
    ["no type", { type: undefined }, "must have one type"],
  ])("%s", async (_, keywords, message) => {
    contract.edit(START, ({ schema }) => Object.assign(schema, keywords));
    const error = await contract.emit().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    const [diagnostic] = (error as ContractError).diagnostics;
    expect(diagnostic?.message).toContain(message);
    expect(diagnostic?.file).toMatch(/components\/parameters\/Start\.yaml$/);
    expect(
      readFileSync(diagnostic?.file as string, "utf8").split("\n")[(diagnostic?.line as number) - 1],
    ).toMatch(/^schema:/);
  });
});

describe("the data", () => {
  test("has no origins and contains shared parameters once", async () => {
    const files = await contract.emit();
    const data = JSON.stringify(evaluate(file(files, "operations.ts")));
    expect(data).not.toMatch(/"(not-shown|extension|documented)"/);
    const contents = file(files, "operations.ts");
    expect(contents.match(/shared\.Start,/g)?.length).toBeGreaterThan(10);
    expect(contents.match(/name: "start", in: "query", type: "integer", format/g)).toHaveLength(1);
  });

  test("has numbers as defaults where version 3 of the contract has strings", async () => {
    const operation = evaluate(file(await contract.emit(), "operations.ts"))[
      "cryptocurrencyListingsLatestV3"
    ];
    expect(operation?.["parameters"]).toContainEqual(
      expect.objectContaining({ name: "limit", type: "integer", default: 100, minimum: 1, maximum: 5000 }),
    );
  });

  test("does not depend on the order of components", async () => {
    const before = await contract.emit();
    contract.edit("openapi.yaml", (written) => {
      for (const section of ["schemas", "parameters", "examples"]) {
        written.components[section] = Object.fromEntries(
          Object.entries(written.components[section]).reverse(),
        );
      }
    });
    expect(await contract.emit()).toEqual(before);
  });
});

test("emits only files with the header", async () => {
  const files = await contract.emit();
  expect([...files.keys()].sort()).toEqual([
    "contract.ts",
    "extensions.ts",
    "openapi.yaml",
    "operations.ts",
    "parameters.ts",
    "workflows.json",
  ]);
  expect(JSON.parse(file(files, "workflows.json"))["x-comment"]).toBe("Made for a test.");
  files.delete("workflows.json");
  for (const [path, contents] of files) {
    const mark = path.endsWith(".yaml") ? "#" : "//";
    expect(contents.split("\n")[0]).toBe(`${mark} Made for a test.`);
  }
});
