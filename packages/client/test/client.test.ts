import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMarketData } from "../src/index.ts";

const asked: { url: string | undefined; key: unknown }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, key: request.headers["x-svc_pro_api_key"] });
  response.setHeader("Content-Type", "application/json").end('{"data":[{"id":1}],"status":{}}');
});
let baseUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => void server.close());

test("a list travels comma-separated, and the answer's data comes back", async () => {
  const { data } = await createMarketData({ baseUrl }).cryptocurrencyMapV1({ symbol: ["BTC", "ETH"] });
  expect([asked[0]?.url, data[0]?.id]).toEqual(["/v1/cryptocurrency/map?symbol=BTC,ETH", 1]);
});

test("the key travels in its header", async () => {
  await createMarketData({ baseUrl, apiKey: "<API_KEY>" }).fetch.GET("/v1/cryptocurrency/map");
  expect(asked[0]?.key).toBe("<API_KEY>");
});
