import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContractCopy } from "./contract-copy.ts";

let contract: ContractCopy;
let file = "";

beforeEach(() => {
  contract = new ContractCopy();
  file = join(contract.target, "src/generated/extensions.ts");
  contract.generate();
});
afterEach(() => contract.remove());

test("--check accepts freshly generated files", () => {
  expect(contract.generate("--check")).toEqual({ exitCode: 0, errors: "" });
});

test("--check reports an edited generated file without changing it", () => {
  writeFileSync(file, "// edited");
  const { exitCode, errors } = contract.generate("--check");
  expect(errors).toContain("not what the contract makes: package/src/generated/extensions.ts");
  expect([exitCode, readFileSync(file, "utf8")]).toEqual([1, "// edited"]);
});

test("--check reports an extra file", () => {
  writeFileSync(join(contract.target, "src/generated/left-over.ts"), "");
  const { exitCode, errors } = contract.generate("--check");
  expect(errors).toContain("made by no emitter: package/src/generated/left-over.ts");
  expect(exitCode).toBe(1);
});

test("removes an extra file", () => {
  writeFileSync(join(contract.target, "src/generated/left-over.ts"), "");
  contract.generate();
  expect(contract.generated()).toEqual(["extensions.ts"]);
});

test("starts a generated file with a line about its source", () => {
  const [first] = readFileSync(file, "utf8").split("\n");
  expect(first).toBe('// Generated from spec/ by "pnpm generate" (core). Do not edit.');
});
