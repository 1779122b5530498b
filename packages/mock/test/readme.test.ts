import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startMock } from "../src/index.ts";
import { scenarios } from "../src/scenarios/scenarios.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(([, name = "", says = ""]) => [
  name,
  says.replaceAll("`", ""),
]);

test("the README names every scenario as the program does", () => {
  const told = Object.entries(scenarios).map(([name, { says }]) => [name, says]);
  expect(rows.slice(0, told.length)).toEqual(told);
});

test("the README's program prints what it says", async () => {
  const [, code = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const lines = code.split("\n").filter((line) => !line.startsWith("import "));
  const expected = [...code.matchAll(/\); \/\/ (\d+)$/gm)].map(([, status]) => Number(status));
  const printed: unknown[] = [];
  const body = lines.join("\n").replaceAll("console.log", "log");
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction("startMock", "log", body)(startMock, (value: unknown) => printed.push(value));
  expect(printed).toEqual(expected);
  expect(printed).toHaveLength(2);
});
