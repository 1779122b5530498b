import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClient, createMarketData, cryptocurrencyMapV1, pathClient } from "../src/index.ts";

const asked: { url: string | undefined; key: unknown }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, key: request.headers["x-svc_pro_api_key"] });
  const isList = request.url?.startsWith("/v3/cryptocurrency/quotes/latest");
  const body = isList ? '[{"id":1}]' : '{"data":[{"id":1}],"status":{}}';
  response.setHeader("Content-Type", "application/json").end(body);
});
let baseUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => void server.close());

test("sends a list comma-separated and returns the data of the response", async () => {
  const { data } = await createMarketData({ baseUrl }).cryptocurrency.map({ symbol: ["BTC", "ETH"] });
  expect([asked[0]?.url, data[0]?.id]).toEqual(["/v1/cryptocurrency/map?symbol=BTC,ETH", 1]);
});

test("a method without a version requests the current version", async () => {
  const api = createMarketData({ baseUrl });
  await api.cryptocurrency.quotes.latest({ id: 1 });
  await api.v2.cryptocurrency.quotes.latest({ id: 1 });
  await api.cryptocurrency.marketPairs.latest({ id: 1 });
  expect(asked.map(({ url }) => url)).toEqual([
    "/v3/cryptocurrency/quotes/latest?id=1",
    "/v2/cryptocurrency/quotes/latest?id=1",
    "/v2/cryptocurrency/market-pairs/latest?id=1",
  ]);
});

test("an operation function takes a client", async () => {
  const { data } = await cryptocurrencyMapV1(createClient({ baseUrl }), { limit: 1 });
  expect([asked[0]?.url, data[0]?.id]).toEqual(["/v1/cryptocurrency/map?limit=1", 1]);
});

test("operations and the path-level client send the key in its header", async () => {
  const api = createMarketData({ baseUrl, apiKey: "<API_KEY>" });
  await api.fetch.GET("/v1/cryptocurrency/map", { params: { query: { symbol: ["BTC", "ETH"] } } });
  await api.cryptocurrency.map();
  expect(asked).toEqual([
    { url: "/v1/cryptocurrency/map?symbol=BTC,ETH", key: "<API_KEY>" },
    { url: "/v1/cryptocurrency/map", key: "<API_KEY>" },
  ]);
});

test("createMarketData returns a client for operation functions", async () => {
  const api = createMarketData({ baseUrl });
  await cryptocurrencyMapV1(api, { limit: 1 });
  await pathClient(api).GET("/v1/cryptocurrency/map", { params: { query: { limit: 2 } } });
  await pathClient(createClient({ baseUrl })).GET("/v1/cryptocurrency/map");
  expect(asked.map(({ url }) => url)).toEqual([
    "/v1/cryptocurrency/map?limit=1",
    "/v1/cryptocurrency/map?limit=2",
    "/v1/cryptocurrency/map",
  ]);
});

test("an operation function without a client throws", async () => {
  await expect(cryptocurrencyMapV1({} as never)).rejects.toThrow("must be a client");
});
