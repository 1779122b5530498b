import { readFileSync } from "node:fs";
import * as client from "@market-data/client";
import { startMock } from "@market-data/mock";
import { type Operation, type OperationId, operations, plans } from "@market-data/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTree } from "../src/tree.ts";
import { examples } from "./support/examples.ts";
import { run } from "./support/run.ts";

const URL_BASE = "http://127.0.0.1:1";

/** The words of an operation's command, with the version. */
const getWords = ({ path }: Operation) => path.match(/(?<=\/)[\w-]+/g) as string[];
const camelCase = (word: string) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const toArgs = (request: Record<string, string>) =>
  Object.entries(request).flatMap(([name, value]) => [`--${name.replaceAll("_", "-")}`, value]);

const cases = examples.map(({ operationId, request }) => {
  const operation: Operation = operations[operationId as OperationId];
  return { operationId, operation, request, args: [...getWords(operation), ...toArgs(request)] };
});

/** Follows names in a tree of objects. */
function follow(tree: object, names: readonly string[]) {
  // biome-ignore lint/suspicious/noExplicitAny: a method of any operation
  return names.reduce((branch: any, name) => branch[name], tree);
}

/** Sends an example by the client and returns the URL of the request. */
async function getClientUrl({ operation, request }: (typeof cases)[number]): Promise<string> {
  const urls: string[] = [];
  const api = client.createMarketData({
    baseUrl: URL_BASE,
    retries: 0,
    warn: false,
    fetch: async (url) => {
      urls.push(String(url));
      throw new Error("Not sent.");
    },
  });
  const parameters = Object.fromEntries(
    operation.parameters.flatMap(({ name, list }) => {
      const text = request[name];
      return text === undefined ? [] : [[name, list ? text.split(",") : text]];
    }),
  );
  const method = follow(api, getWords(operation).map(camelCase));
  await method(parameters).catch(() => {});
  return urls[0] ?? "";
}

test("there is an example for each operation", () => {
  expect(cases.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort());
});

test.each(cases)("--dry-run of $operationId shows the URL of the client, credits and plans", async (each) => {
  const { code, out, err } = await run([...each.args, "--dry-run", "--url", URL_BASE]);
  expect(err).toBe("");
  expect(code).toBe(0);
  const [url, credits, allowed = ""] = out.split("\n");
  expect(url).toBe(`URL      ${await getClientUrl(each)}`);
  expect(credits).toMatch(/^Credits {2}at most \d+$/);
  const names = plans.flatMap(({ name, aliases }) => [...aliases, name]);
  const found = names.filter((name) => new RegExp(`\\b${name}\\b`).test(allowed));
  expect(found).toEqual(each.operation.access.plans.map(({ plan }) => plan));
});

describe("the commands are the tree of the client", () => {
  const api = client.createMarketData({ baseUrl: URL_BASE });

  test.each(cases)("$operationId without a version is the same operation", ({ operation }) => {
    const [, ...names] = getWords(operation);
    const method = follow(api, names.map(camelCase));
    // biome-ignore lint/suspicious/noExplicitAny: a branch of any depth
    const node = names.reduce((branch: any, name) => branch.get(name), createTree());
    expect(node.path).toBe(method.path);
  });
});

describe("with the mock", () => {
  let mock: Awaited<ReturnType<typeof startMock>>;
  beforeAll(async () => {
    mock = await startMock({ port: 0, log: () => {} });
  });
  afterAll(() => mock.close());

  test.each(cases)("$operationId prints its example in each format", async ({ args }) => {
    const env = { MARKET_DATA_URL: mock.url, MARKET_DATA_KEY: "any-key-of-the-mock" };
    const json = await run([...args, "--output", "json"], { env });
    expect([json.code, json.err.replace(/^\w+ is deprecated.*\n/, "")]).toEqual([0, ""]);
    expect(Object(JSON.parse(json.out))).not.toEqual({});
    const ndjson = await run([...args, "--output", "ndjson"], { env });
    const rows = ndjson.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.length).toBeGreaterThan(0);
    const csv = await run([...args, "--output", "csv"], { env });
    expect(csv.out.split("\r\n").length).toBeGreaterThanOrEqual(rows.length + 2);
    const table = await run([...args, "--output", "table"], { env, columns: 80 });
    for (const line of table.out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(table.out.split("\n").length).toBeGreaterThanOrEqual(rows.length + 2);
  });

  test("requests of the command line have the bodies of the recorded examples", async () => {
    const env = { MARKET_DATA_URL: mock.url, MARKET_DATA_KEY: "any-key-of-the-mock" };
    const { out } = await run(
      ["cryptocurrency", "quotes", "latest", "--id", "1", "--fields", "name,quote.USD.price"],
      {
        env,
      },
    );
    expect(JSON.parse(out)).toEqual([{ name: "Bitcoin", "quote.USD.price": 96000 }]);
  });
});

test("the manifest states the Node version of the client", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../${name}/package.json`, import.meta.url), "utf8"));
  expect(read("cli").engines).toEqual(read("client").engines);
});
