import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseQuery } from "../src/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code as string);

describe("the examples of the README", () => {
  test.each(examples.map((code, index) => [index + 1, code] as const))("%i runs", async (_, code) => {
    const printed: unknown[] = [];
    await run(code, (value) => printed.push(value));
    expect(printed.length).toBeGreaterThan(0);
    for (const [, value = ""] of code.matchAll(/\); \/\/ ([["{\d].*|true|false)$/gm)) {
      expect(printed).toContainEqual(new Function(`return (${value});`)());
    }
  });
});

/** Runs an example as a module of this package, and passes its output to `log`. */
async function run(code: string, log: (value: unknown) => void): Promise<void> {
  const body = code
    .replaceAll(/^import (\{.*?\}) from ("[^"]+");$/gm, "const $1 = await load($2);")
    .replaceAll("import.meta.resolve", "resolve")
    .replaceAll("console.log", "log");
  const modules: Record<string, () => Promise<unknown>> = {
    "@market-data/openapi": () => import("../src/index.ts"),
    "@market-data/openapi/contract": () => import("../src/contract/index.ts"),
    "node:fs": () => import("node:fs"),
    "node:url": () => import("node:url"),
    yaml: () => import("yaml"),
  };
  const load = (name: string) => modules[name]?.();
  const resolve = (name: string) =>
    new URL(name.replace("@market-data/openapi/", "../src/generated/"), import.meta.url).href;
  const AsyncFunction = run.constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction("load", "resolve", "log", body)(load, resolve, log);
}

test("the README quotes the messages of the parser", () => {
  const rows = [...readme.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, query = "", message] of rows) {
    expect(parseQuery("cryptocurrencyMapV1", query)).toMatchObject({ ok: false, errors: [{ message }] });
  }
});
