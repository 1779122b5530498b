import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../src/index.ts";

let mock: Mock;
let open: Mock;
let small: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  open = await startMock({ port: 0, allowedHosts: ["mock", "App.internal"] });
  small = await startMock({ port: 0, maxSessions: 1 });
});
beforeEach(() => mock.reset());
afterAll(() => Promise.all([mock, open, small].map((each) => each.close())));

/** Sends any header: a fetch would not let itself be told a host. */
async function send(
  to: Mock,
  path: string,
  headers: Record<string, string>,
  method = "POST",
): Promise<number> {
  const sent = request(`${to.url}${path}`, { method, headers });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

const SET = "/__mock?scenario=server-error";

describe("this machine's pages and programs steer the mock", () => {
  test.each([
    ["a program", {}],
    ["a program that calls it by name", { Host: "localhost:4010" }],
    ["a program that calls it by a name in capitals", { Host: "LOCALHOST" }],
    ["IPv6", { Host: "[::1]:4010" }],
    ["another address of this machine", { Host: "127.1.2.3" }],
    ["a name below localhost", { Host: "mock.localhost:4010" }],
    ["the address line of a browser", { "Sec-Fetch-Site": "none" }],
    ["the mock's own page", { Origin: "http://127.0.0.1:4010", "Sec-Fetch-Site": "same-origin" }],
    ["a page on another port", { Origin: "http://localhost:5173", "Sec-Fetch-Site": "same-site" }],
    [
      "a page on localhost, for 127.0.0.1",
      { Origin: "http://localhost:5173", "Sec-Fetch-Site": "cross-site" },
    ],
    ["a page over TLS", { Origin: "https://localhost", "Sec-Fetch-Site": "cross-site" }],
  ])("%s", async (_, headers) => {
    expect(await send(mock, SET, headers)).toBe(200);
  });

  test("a browser asks first, and may", async () => {
    const preflight = {
      Origin: "http://localhost:5173",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,x-mock-session",
    };
    const response = await fetch(`${mock.url}/__mock`, { method: "OPTIONS", headers: preflight });
    expect([response.status, response.headers.get("Access-Control-Allow-Headers")]).toEqual([
      204,
      "content-type,x-mock-session",
    ]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });
});

describe("others do not", () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ["a page elsewhere", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["such a page in a browser that states its origin alone", { Origin: "https://evil.example" }],
    ["an image or a form of such a page", { "Sec-Fetch-Site": "cross-site" }],
    ["a site that nobody knows", { "Sec-Fetch-Site": "unknown" }],
    ["a page without an origin", { Origin: "null" }],
    ["a page whose origin begins alike", { Origin: "http://localhost.evil.example" }],
    ["a page whose origin ends alike", { Origin: "http://evil-localhost" }],
    ["a page in the user of whose origin it stands", { Origin: "http://localhost@evil.example" }],
    ["a name that leads here", { Host: "evil.example:4010" }],
    ["a name that leads here, with a page", { Host: "evil.example", Origin: "http://evil.example" }],
    ["a name that begins alike", { Host: "127.0.0.1.evil.example" }],
    ["an address of the network", { Host: "192.168.1.7:4010" }],
  ];

  test.each(FOREIGN)("%s is a 403 everywhere, and sets nothing", async (_, headers) => {
    for (const [method, path] of [
      ["POST", SET],
      ["POST", "/__mock/reset"],
      ["POST", "/__mock/overrides?operationId=cryptocurrencyMapV1&scenario=server-error"],
      ["POST", "/__mock/overrides/1/remove"],
      ["POST", "/__mock/expect?operationId=cryptocurrencyMapV1"],
      ["GET", "/__mock/requests"],
      ["GET", "/__mock"],
    ] as const) {
      expect([path, await send(mock, path, headers, method)]).toEqual([path, 403]);
    }
    expect((await fetch(`${mock.url}/v1/cryptocurrency/map?limit=1`)).status).toBe(200);
  });

  test.each(FOREIGN)("%s has no session of its own, and takes no place of another", async (_, headers) => {
    const session = { "X-Mock-Session": "mine" };
    await send(small, SET, session);
    const map = "/v1/cryptocurrency/map?limit=1";
    expect(await send(small, map, { ...headers, "X-Mock-Session": "other" }, "GET")).toBe(403);
    expect(await send(small, map, session, "GET")).toBe(500);
  });

  test("the message says what to do", async () => {
    const response = await fetch(`${mock.url}/__mock`, { headers: { Origin: "https://evil.example" } });
    const { status } = (await response.json()) as { status: { error_message: string } };
    expect(status.error_message).toMatch(/header Origin: "https:\/\/evil\.example".*--allowed-hosts/);
  });

  test("the API itself is open to pages of any origin", async () => {
    const headers = { Host: "evil.example", Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect(await send(mock, "/v1/cryptocurrency/map?limit=1", headers, "GET")).toBe(200);
  });
});

describe("names of containers are allowed where they are set", () => {
  test.each([
    [{ Host: "mock:4010" }, 200],
    [{ Host: "mock:4010", Origin: "http://app.internal:3000", "Sec-Fetch-Site": "cross-site" }, 200],
    [{ Host: "localhost:4010" }, 200],
    [{ Host: "other:4010" }, 403],
    [{ Host: "mock:4010", Origin: "http://other" }, 403],
  ])("%j: %d", async (headers, status) => {
    expect(await send(open, SET, headers)).toBe(status);
  });

  test.each(["", "http://mock", "mock/x", "a b"])("%j is no name", async (name) => {
    await expect(startMock({ port: 0, allowedHosts: [name] })).rejects.toThrow(/^Invalid allowed host/);
  });
});
