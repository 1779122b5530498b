import { readFileSync } from "node:fs";
import { createMarketData } from "@market-data/client";
import { expect, test } from "vitest";
import { startMock } from "../src/index.ts";
import { scenarios } from "../src/scenarios/scenarios.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(([, name = "", says = ""]) => [
  name,
  says.replaceAll("`", ""),
]);

test("the README names every scenario as the program does", () => {
  const told = Object.entries(scenarios).map(([name, { description }]) => [name, description]);
  expect(rows.slice(0, told.length)).toEqual(told);
});

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;

/** The README's program that imports something, without its imports. */
function getProgram(imported: string): string {
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
  const code = blocks.find((block) => block.startsWith(`import { ${imported} }`)) ?? "";
  return code.replace(/^import .*$/gm, "");
}

test("the README's program prints what it says", async () => {
  const code = getProgram("startMock");
  const expected = [...code.matchAll(/\); \/\/ (\d+)$/gm)].map(([, status]) => Number(status));
  const printed: unknown[] = [];
  const body = code.replaceAll("console.log", "log");
  await new AsyncFunction("startMock", "log", body)(startMock, (value: unknown) => printed.push(value));
  expect(printed).toEqual(expected);
  expect(printed).toHaveLength(2);
});

test("the README's client asks for a scenario", async () => {
  const mock = await startMock({ port: 0 });
  try {
    const code = getProgram("createMarketData").replace("http://127.0.0.1:4010", mock.url);
    const program = new AsyncFunction("createMarketData", `${code}\nreturn none;`);
    expect(await program(createMarketData)).toEqual([]);
  } finally {
    await mock.close();
  }
});
