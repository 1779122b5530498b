import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { createMarketData } from "@market-data/client";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import { createMockFetch, startMock } from "../src/index.ts";
import { createMswHandlers } from "../src/msw.ts";
import { scenarios } from "../src/scenarios/names.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [, scenarioTable = ""] = readme.split("## Scenarios\n");
const rows = [...scenarioTable.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(
  ([, name = "", says = ""]) => [name, says.replaceAll("`", "")],
);

test("the README lists every scenario with its description", () => {
  const documented = Object.entries(scenarios).map(([name, { description }]) => [name, description]);
  expect(rows.slice(0, documented.length)).toEqual(documented);
});

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;

/** The TypeScript samples of the README. */
const programs = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
/** The imports of the samples. */
const imports = { createMarketData, createMockFetch, createMswHandlers, setupServer, startMock };

test.each(
  programs.map((code) => [/from "(@market-data\/mock\S*)"/.exec(code)?.[1] ?? "the client alone", code]),
)("the README's sample for %s prints the documented output", async (_, code) => {
  await using mock = await startMock({ port: 0 });
  const expected = [...code.matchAll(/console\.log\(.*\/\/ (\S+)$/gm)].map(([, text = ""]) => text);
  const printed: string[] = [];
  const body = stripTypeScriptTypes(code.replace(/^import .*$/gm, ""), { mode: "strip" })
    .replaceAll("console.log", "log")
    .replace("http://127.0.0.1:4010", mock.url);
  const run = new AsyncFunction(...Object.keys(imports), "log", body);
  await run(...Object.values(imports), (value: unknown) => printed.push(String(value)));
  expect(printed).toEqual(expected);
});

test("the README's client requests a scenario", async () => {
  await using mock = await startMock({ port: 0 });
  const code = programs.find((each) => each.includes("const none")) ?? "";
  const body = `${code.replace(/^import .*$/gm, "").replace("http://127.0.0.1:4010", mock.url)}\nreturn none;`;
  expect(await new AsyncFunction("createMarketData", body)(createMarketData)).toEqual([]);
});

test("the README's commands control the mock", async () => {
  await using mock = await startMock({ port: 0 });
  const commands = [
    ...readme.matchAll(/^ {4}curl -X (POST) 'http:\/\/127\.0\.0\.1:4010(\S+)'(?: -d '(.+)')?$/gm),
  ];
  const responses = commands.map(async ([, method = "", path = "", body = null]) => {
    const response = await fetch(mock.url + path, { method, body });
    return [path, response.status];
  });
  expect(await Promise.all(responses)).toEqual(commands.map(([, , path]) => [path, 200]));
  expect(commands).toHaveLength(7);
});

test("the README lists every control route", async () => {
  await using mock = await startMock({ port: 0 });
  const routes = [...readme.matchAll(/^\| `(GET|POST) (\/__mock\S*)` /gm)];
  for (const [, method = "", path = ""] of routes) {
    const { status } = await fetch(mock.url + path.replace("{id}", "1"), { method });
    expect([method, path, status === 405]).toEqual([method, path, false]);
  }
  expect(routes).toHaveLength(7);
});

test("the README lists every option of the command", async () => {
  const program = readFileSync(new URL("../src/cli.ts", import.meta.url), "utf8");
  const options = [...program.matchAll(/"(--[a-z-]+)/g)].map(([, name]) => name);
  expect(options.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
