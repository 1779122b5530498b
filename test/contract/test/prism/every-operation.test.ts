import { type Example, type Json, loadContract, type Operation, walk } from "@market-data/generator-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Prism } from "./prism.ts";

const { document, model } = await loadContract();
let prism: Prism;

beforeAll(async () => {
  prism = await Prism.start();
});
afterAll(() => prism.stop());

const examples = model.operations.flatMap((operation) =>
  operation.success.examples.map((example) => ({ id: operation.operationId, operation, example })),
);

test.each(examples)("$id responds with its example $example.name", async ({ operation, example }) => {
  const response = await get(operation, example, `example=${example.name}`);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: example.value,
  });
});

test.each(model.operations)("$operationId reports its own credits and cache time", async (operation) => {
  const { headers } = await get(operation);
  const stated = operation.success.examples[0]?.value as { status?: { credit_count: number } };
  const { cache } = operation;
  expect(Number(headers.get(model.creditHeader))).toBe(stated.status?.credit_count ?? 1);
  expect(headers.get("Cache-Control")).toMatch(
    "seconds" in cache ? `private, max-age=${cache.seconds}` : "private",
  );
});

test.each(model.operations.filter(({ access }) => access.keyRequired))(
  "$operationId without a key is a 401",
  async (operation) => {
    const response = await fetch(getUrl(operation, operation.success.examples[0] as Example));
    expect(response.status).toBe(401);
  },
);

test("errors cost no credits", async () => {
  const operation = model.operations.find(
    ({ operationId }) => operationId === "cryptocurrencyQuotesLatestV3",
  );
  if (operation === undefined) throw new Error("The contract has no latest quotes.");
  const credits = operation.errors.map(async ({ status }) => {
    const { headers } = await get(operation, undefined, `code=${status}`);
    return headers.get(model.creditHeader);
  });
  expect(new Set(await Promise.all(credits))).toEqual(new Set(["0"]));
});

describe("with dynamic=true", () => {
  const names = findNames(document);

  test.each(model.operations)("$operationId has no property with a random name", async (operation) => {
    const response = await get(operation, undefined, "dynamic=true");
    expect(response.status).toBe(200);
    const found = findNames((await response.json()) as Json);
    expect([...found].filter((name) => !names.has(name))).toEqual([]);
  });
});

/** Returns the names of all properties. */
function findNames(value: Json): Set<string> {
  const names = new Set<string>();
  walk(value, (_, pointer) => {
    const name = pointer.at(-1);
    if (typeof name === "string") names.add(name);
    return true;
  });
  return names;
}

async function get(
  operation: Operation,
  example = operation.success.examples[0],
  prefer = "",
): Promise<Response> {
  const headers = { [model.keyHeader]: "<API_KEY>", Prefer: prefer };
  return fetch(getUrl(operation, example as Example), { headers });
}

/** Returns the URL of an example's request. */
function getUrl({ path, parameters }: Operation, { request }: Example): string {
  const url = new URL(prism.url);
  url.pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name])),
  );
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.name in request);
  url.search = query.map(({ name }) => `${name}=${encodeURIComponent(String(request[name]))}`).join("&");
  return url.href.replaceAll("%2C", ",");
}
