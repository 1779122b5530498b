import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readYaml } from "./yaml.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yaml-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string, name = "a.yaml") {
  writeFileSync(join(folder, name), text);
  return readYaml(join(folder, name));
}

it.each([
  ["a repeated key in JSON", '{"a":1,"b":{"a":2},"a":3}', /duplicated mapping key/],
  ["a repeated key in braces", "{ a: 1, a: 2 }", /duplicated mapping key/],
  ["an empty file", "# A comment.\n", "The file is empty."],
  ["two documents", "a: 1\n---\nb: 1\n", "The file has more than one YAML document."],
])("rejects %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it("reads JSON with colons and quotes in texts", () => {
  const value = { a: 'b": c', "d:": ["\\", ": e"], "f\\": ':"' };
  expect(read(JSON.stringify(value, null, 2))).toEqual(value);
});

it("shares the value of files with the same text, and forgets the earlier texts of a file", () => {
  const value = read("a: 1");
  expect(read("a: 1", "b.yaml")).toBe(value);
  read("a: 2");
  expect(read("a: 1", "b.yaml")).not.toBe(value);
});
