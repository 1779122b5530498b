import { type Contract, createMethodPaths, loadContract, methodName } from "@market-data/generator-core";
import { countTokens } from "gpt-tokenizer";
import { beforeAll, expect, test } from "vitest";
import { emitSkill } from "../src/skill.ts";

let contract: Contract;
let text: string;

beforeAll(async () => {
  contract = await loadContract();
  text = emitSkill(contract, "Header.")[0]?.contents ?? "";
});

test("starts with the front matter that agents read", () => {
  expect(text).toMatch(/^---\n# Header\.\nname: market-data\ndescription: [^\n]{50,300}\n---\n/);
});

test("has at most 1,500 tokens", () => {
  expect(countTokens(text)).toBeLessThanOrEqual(1500);
});

test("lists the methods of current operations, without deprecated and legacy operations", () => {
  const listed = [...text.matchAll(/^- (v\d) ([\w.]+)\(/gm)].map(
    ([, version, method]) => `${version} ${method}`,
  );
  const expected = createMethodPaths(contract)
    .filter(({ current, operation }) => current && operation.lifecycle.status === "current")
    .map((path) => `v${path.operation.version} ${methodName(path).slice("api.".length)}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("names each error code", () => {
  const missing = contract.model.errors.filter(({ code, name }) => !text.includes(`${code} ${name}`));
  expect(missing).toEqual([]);
});
