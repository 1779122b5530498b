import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Pointer } from "./json.ts";
import { Sources } from "./sources.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The place of a pointer, as `line:column` or as a JSON pointer. */
function place(text: string, pointer: Pointer, files: Record<string, string> = {}): string {
  const root = join(folder, "openapi.yaml");
  for (const [name, content] of Object.entries({ "openapi.yaml": text, ...files }))
    writeFileSync(join(folder, name), content);
  const { file, line, column, pointer: inLine } = new Sources(root).locateDefinition(pointer);
  return `${file.slice(folder.length + 1)}${inLine ?? `:${line}:${column}`}`;
}

const YAML = `# A comment.
info: { title: A, "version": '1' }
tags:
  - name: a
  - 'b'
servers: &servers
  - url: /
paths:
  /a: { servers: *servers }
`;
const REFERENCE = "paths: { /a: { $ref: a.yaml } }\ncomponents: {}\n";

it.each<[string, string, Pointer, string]>([
  ["the document", YAML, [], "openapi.yaml:2:1"],
  ["a key in braces", YAML, ["info", "version"], "openapi.yaml:2:19"],
  ["an item with keys", YAML, ["tags", 0, "name"], "openapi.yaml:4:5"],
  ["a quoted item", YAML, ["tags", 1], "openapi.yaml:5:5"],
  ["the nearest key of a missing value", YAML, ["tags", 0, "none"], "openapi.yaml:4:5"],
  ["the nearest key of an alias", YAML, ["paths", "/a", "servers", 0], "openapi.yaml:9:9"],
  ["an empty item", "a: 1\nenum:\n  - a\n  -\n", ["enum", 1], "openapi.yaml:2:1"],
  ["an empty document", "# A comment.\na:\n", ["a"], "openapi.yaml:2:1"],
  ["an alias", "a: &a {}\nb:\n  - *a\n", ["b", 0], "openapi.yaml:3:5"],
  ["a block scalar", "b:\n  - a\n  - |-\n\n    text\n", ["b", 1], "openapi.yaml:3:5"],
  ["a folded scalar", "b:\n  - > # a comment\n    a > b\n", ["b", 0], "openapi.yaml:2:5"],
  ["JSON with tabs", '{\n\t"info": {\n\t\t"title": "A"\n\t}\n}', ["info", "title"], "openapi.yaml:3:3"],
  ["JSON in one line", '{"paths":{"/a b":{}}}\n', ["paths", "/a b"], "openapi.yaml#/paths/~1a%20b"],
  ["JSON of many levels", `{\n"a": ${"[".repeat(100)}${"]".repeat(100)} }`, ["a", 0], "openapi.yaml#/a/0"],
  ["a value in another file", REFERENCE, ["paths", "/a", "get"], "a.yaml:2:1"],
  ["a whole other file", REFERENCE, ["paths", "/a"], "a.yaml:2:1"],
])("locates %s", (_, text, pointer, expected) => {
  expect(place(text, pointer, { "a.yaml": "# A comment.\nget: {}\n" })).toBe(expected);
});
