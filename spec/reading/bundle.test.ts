import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleContract } from "./bundle.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles a root file with components. */
function bundle(components: string, files: Record<string, string> = {}, options = {}) {
  const root = join(folder, "spec/openapi.yaml");
  const info = "info: { title: A, version: '1' }";
  const all = { "spec/openapi.yaml": `openapi: 3.1.0\n${info}\npaths: {}\n${components}\n`, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return bundleContract(root, options);
}

const LISTED = "components: { schemas: { A: { $ref: A.yaml } } }";

describe("rejects a document, with file and line, if a reference", () => {
  it.each<[string, string, Record<string, string>, string, string]>([
    [
      "points to its own file",
      LISTED,
      { "spec/A.yaml": "$ref: A.yaml\n" },
      "A.yaml:1",
      "This $ref points to itself: A.yaml.",
    ],
    [
      "points to its own place",
      "components:\n  schemas:\n    A: { $ref: '#/components/schemas/A' }",
      {},
      "openapi.yaml:6",
      "This $ref points to itself: #/components/schemas/A.",
    ],
    [
      "points to itself through other references",
      LISTED,
      { "spec/A.yaml": "$ref: B.yaml#/b", "spec/B.yaml": "a: 1\nb: { $ref: A.yaml }\n" },
      "B.yaml:2",
      "This $ref points to itself: A.yaml.",
    ],
    [
      "points outside the root's folder",
      LISTED,
      { "spec/A.yaml": "items:\n  $ref: ../B.yaml\n", "B.yaml": "type: string" },
      "A.yaml:2",
      "This $ref points outside the contract's folder: ../B.yaml.",
    ],
    [
      "points to the network",
      LISTED,
      { "spec/A.yaml": "$ref: https://example.com/A.yaml\n" },
      "A.yaml:1",
      "This $ref points outside the contract's folder: https://example.com/A.yaml.",
    ],
    [
      "points to an empty file",
      LISTED,
      { "spec/A.yaml": "# Nothing.\n" },
      "openapi.yaml:4",
      "This $ref points to an empty file: A.yaml.",
    ],
  ])("%s", async (_name, components, files, place, message) => {
    const error = await bundle(components, files).catch((thrown) => thrown);
    expect(error.diagnostics).toContainEqual(expect.objectContaining({ message }));
    expect(error.message).toContain(`${join(folder, "spec")}/${place}:1: ${message}`);
  });
});

it("names the format of a document other than OpenAPI", async () => {
  const root = join(folder, "list.yaml");
  writeFileSync(root, "[]\n");
  await expect(bundleContract(root)).rejects.toThrow(
    `${root}:1:1: This is not an OpenAPI description: it must be a map of keys.`,
  );
});

it("follows references out of the root folder with permission", async () => {
  const files = { "spec/A.yaml": "items: { $ref: ../B.yaml }", "B.yaml": "type: string" };
  expect(await bundle(LISTED, files, { outside: true })).toMatchObject({
    components: { schemas: { B: { type: "string" } } },
  });
});

it("accepts a recursive schema", async () => {
  const files = { "spec/A.yaml": "type: array\nitems: { $ref: A.yaml }" };
  expect(await bundle(LISTED, files)).toMatchObject({
    components: { schemas: { A: { items: { $ref: "#/components/schemas/A" } } } },
  });
});
