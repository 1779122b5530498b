import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleListed } from "./listed-bundle.ts";
import { bundleWithRedocly } from "./redocly-bundle.ts";
import { contractRoot } from "./sources.ts";
import { readYaml } from "./yaml.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a root file with additional lines after the version. */
function bundle(lines: string, files: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const root = join(folder, "openapi.yaml");
  writeFileSync(root, `openapi: 3.1.0\n${lines}`);
  return bundleListed(root);
}

it("bundles this contract in the same way and order as Redocly", async () => {
  expect(JSON.stringify(bundleListed(contractRoot))).toBe(
    JSON.stringify(await bundleWithRedocly(contractRoot)),
  );
});

it("inserts each listed file and updates references to the file", () => {
  const files = { "path.yaml": "get: { parameters: [$ref: Limit.yaml] }", "Limit.yaml": "name: limit" };
  const lines =
    "paths: { /a: { $ref: path.yaml } }\ncomponents: { parameters: { Limit: { $ref: Limit.yaml } } }";
  expect(bundle(lines, files)).toEqual({
    openapi: "3.1.0",
    paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/Limit" }] } } },
    components: { parameters: { Limit: { name: "limit" } } },
  });
});

it("takes a document in one file as it is", () => {
  const lines = `paths: { /a: { $ref: '#/components/pathItems/A' } }
components:
  pathItems: { A: { $ref: '#/components/pathItems/B' }, B: { get: {} } }
  schemas: { A: { discriminator: { mapping: { b: B } }, example: { mapping: b.yaml } } }
`;
  expect(bundle(lines)).toEqual(readYaml(join(folder, "openapi.yaml")));
});

describe("leaves to Redocly:", () => {
  const LISTED = "components: { schemas: { A: { $ref: A.yaml } } }";
  it.each<[string, string, Record<string, string>]>([
    ["a file that is missing", "paths: { /a: { $ref: missing.yaml } }", {}],
    ["a syntax error", LISTED, { "A.yaml": "a: [" }],
    ["a file that the root does not list", LISTED, { "A.yaml": "items: { $ref: B.yaml }", "B.yaml": "{}" }],
    ["a place in a file", LISTED, { "A.yaml": "items: { $ref: A.yaml#/b }" }],
    ["a place in its own file", LISTED, { "A.yaml": "items: { $ref: '#/b' }" }],
    ["a reference to nowhere", "paths: { /a: { $ref: '#/components/pathItems/A' } }", {}],
    ["a file under two names", "components: { schemas: { A: { $ref: A.yaml }, B: { $ref: A.yaml } } }", {}],
    ["a reference to a reference", LISTED, { "A.yaml": "$ref: B.yaml" }],
    ["a reference to itself", "components: { schemas: { A: { $ref: '#/components/schemas/A' } } }", {}],
    ["an example in a file", "components: { examples: { A: { externalValue: a.json } } }", {}],
    ["a discriminator's mapping", LISTED, { "A.yaml": "discriminator: { mapping: { b: B.yaml } }" }],
  ])("%s", (_name, lines, files) => {
    expect(bundle(lines, files)).toBeUndefined();
  });
});
