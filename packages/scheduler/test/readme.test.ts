import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as scheduler from "../src/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code as string);

test.each(examples)("a README example runs and prints its documented output", async (code) => {
  const printed: unknown[] = [];
  const body = code
    .replaceAll(/^import (\{.*?\}) from "@market-data\/scheduler";$/gm, "const $1 = scheduler;")
    .replaceAll("console.log", "log");
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction("scheduler", "log", body)(scheduler, (value: unknown) => printed.push(value));
  const expected = [...code.matchAll(/\); \/\/ (.+)$/gm)].map(([, value]) => JSON.parse(value as string));
  expect(expected.length).toBeGreaterThan(0);
  expect(printed).toEqual(expected);
});

test("the README names every export", () => {
  for (const name of Object.keys(scheduler)) expect(readme).toContain(`\`${name}\``);
});
