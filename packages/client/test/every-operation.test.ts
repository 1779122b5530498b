import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as exported from "../src/index.ts";
import { type Client, createClient, createMarketData, type MarketData } from "../src/index.ts";
import { exampleCalls, getFunction, methodAt } from "./support/every-operation.ts";

const KEY = "<API_KEY>";

/** Responds to each example request with the example response, and to any other request with an error. */
const answers = new Map(exampleCalls.map(({ address, answer }) => [address, JSON.stringify(answer)]));
const asked: { method: string | undefined; url: string | undefined; key: unknown }[] = [];
const server = createServer(({ method, url, headers }, response) => {
  asked.push({ method, url, key: headers["x-svc_pro_api_key"] });
  const answer = answers.get(url ?? "");
  response.writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" });
  response.end(answer ?? '{"status":{"error_code":404,"error_message":"No example of this."}}');
});

let api: MarketData;
let client: Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = createMarketData({ baseUrl, apiKey: KEY, warn: false });
  client = createClient({ baseUrl, apiKey: KEY, warn: false });
});
beforeEach(() => void asked.splice(0));
afterAll(() => void server.close());

describe.each(exampleCalls)(
  "$operationId",
  ({ operation, operationId, words, parameters, answer, address, isCurrent }) => {
    const one = [{ method: "GET", url: address, key: KEY }];

    test(`works as a method of its version: api.v${operation.version}.${words.join(".")}`, async () => {
      expect(await methodAt(api, [`v${operation.version}`, ...words])(parameters)).toEqual(answer);
      expect(asked).toEqual(one);
    });

    test(`api.${words.join(".")} is ${isCurrent ? "this" : "a different"} version`, async () => {
      const call = methodAt(api, words)(parameters);
      if (isCurrent) expect(await call).toEqual(answer);
      else await call.catch(() => {});
      expect(asked.map(({ url }) => url === address)).toEqual(isCurrent ? [true] : asked.map(() => false));
    });

    test("works as a function", async () => {
      expect(await getFunction(operationId)(client, parameters)).toEqual(answer);
      expect(asked).toEqual(one);
    });
  },
);

test("the package exports exactly the operations and the stream of the contract", () => {
  const ids = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === "function" && "path" in value ? [name] : [],
  );
  expect(ids.sort()).toEqual(["streamV1", ...exampleCalls.map(({ operationId }) => operationId)].sort());
});
