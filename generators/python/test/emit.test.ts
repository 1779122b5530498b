import { execFileSync } from "node:child_process";
import { loadContract, python } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { emitPython } from "../src/emit.ts";

const contract = await loadContract();
const files = emitPython(contract, "Header.");
const read = (path: string) => files.find((file) => file.path === path)?.contents ?? "";

test("the same contract produces the same files", () => {
  expect(emitPython(contract, "Header.")).toEqual(files);
});

test("each file starts with the header", () => {
  expect(files.filter(({ contents }) => !contents.startsWith("# Header.\n"))).toEqual([]);
});

test("each file is valid Python", () => {
  const program = "import ast, json, sys; [ast.parse(text) for text in json.load(sys.stdin)]";
  const input = JSON.stringify(files.map(({ contents }) => contents));
  expect(execFileSync("python3", ["-c", program], { input, encoding: "utf8" })).toBe("");
});

test("each record of an operation has a type", () => {
  const names = [...contract.model.records.values()]
    .filter(({ usedBy }) => usedBy.length > 0)
    .map(({ name }) => python.identifier(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read("records.py")))).toEqual([]);
});

test.each(contract.model.operations)("$operationId is called at its path", ({ path }) => {
  expect(read("operations.py")).toContain(path);
});
