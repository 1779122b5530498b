import { startMock } from "@market-data/mock";
import { Collection, type Item } from "postman-collection";
import { afterAll, expect, test } from "vitest";
import { postmanCollection } from "../src/postman.ts";
import { context, MOCK, model } from "./fixture.ts";

// As Postman reads a file.
const collection = new Collection(JSON.parse(JSON.stringify(postmanCollection(context))));
const items: Item[] = [];
collection.forEachItem((item) => void items.push(item));
const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const VALUES: Record<string, string> = { MARKET_DATA_URL: mock.url, MARKET_DATA_KEY: "any" };
const resolve = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => VALUES[name] ?? "");

test("the collection has a request for each operation, in a folder for each subject", () => {
  expect(items).toHaveLength(model.operations.length);
  expect(collection.items.all().map(({ name }) => name)).toEqual(
    model.tags.map(({ name }) => name).filter((tag) => model.operations.some((each) => each.tag === tag)),
  );
});

test("the collection's variables are the base URL and the key", () => {
  expect(collection.variables.toObject()).toEqual({ MARKET_DATA_URL: MOCK, MARKET_DATA_KEY: "" });
});

test.each(items.map((item) => [item.name, item] as const))(
  "the mock returns the shown response to %s",
  async (_, { request, responses, ...item }) => {
    const { url } = request;
    const auth = items.find(({ id }) => id === item.id)?.getAuth();
    const [name = "", value = ""] = ["key", "value"].map((key) => String(auth?.parameters().get(key)));
    const target = `${resolve(url.getHost())}${url.getPath()}?${url.getQueryString()}`;
    const headers = auth?.type === "apikey" ? { [name]: resolve(value) } : undefined;
    const response = await fetch(target, headers && { headers });
    const [shown] = responses.all();
    expect(response.status).toBe(shown?.code);
    expect(getShape(await response.json())).toEqual(getShape(JSON.parse(shown?.body ?? "")));
  },
);

/** The top-level names of a body, because the values follow the clock. */
function getShape(body: unknown): string[] | number {
  return Array.isArray(body) ? body.length : Object.keys(Object(body)).sort();
}
