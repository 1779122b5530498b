import { readFileSync } from "node:fs";
import * as openapi from "@market-data/openapi";
import { expect, test } from "vitest";
import * as inProcess from "../src/in-process.ts";
import * as http from "../src/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code as string);
const modules: Record<string, object> = { "@market-data/http": http, "@market-data/openapi": openapi };

test.each(examples)("a README example runs and prints its documented output", async (code) => {
  const printed: unknown[] = [];
  const body = code
    .replaceAll(/^import (\{.*?\}) from ("[^"]+");$/gm, "const $1 = modules[$2];")
    .replaceAll("console.log", "log");
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction("modules", "log", body)(modules, (value: unknown) => printed.push(value));
  const expected = [...code.matchAll(/\); \/\/ (.+)$/gm)].map(([, value]) => JSON.parse(value as string));
  expect(expected.length).toBeGreaterThan(0);
  expect(printed).toEqual(expected);
});

test("the README names existing exports", () => {
  const table = readme.slice(0, readme.indexOf("```js"));
  const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const exported = { ...http, ...inProcess };
  expect(named.filter((name) => !(String(name) in exported))).toEqual([]);
});
