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

/** Sends any headers, including `Host`, which `fetch` does not allow. */
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

describe("pages and programs of this machine can control the mock", () => {
  test.each([
    ["a program", {}],
    ["a program that uses a host name", { Host: "localhost:4010" }],
    ["a program that uses a host name in capitals", { Host: "LOCALHOST" }],
    ["IPv6", { Host: "[::1]:4010" }],
    ["another address of this machine", { Host: "127.1.2.3" }],
    ["a subdomain of localhost", { Host: "mock.localhost:4010" }],
    ["the address bar of a browser", { "Sec-Fetch-Site": "none" }],
    ["the mock's own page", { Origin: "http://127.0.0.1:4010", "Sec-Fetch-Site": "same-origin" }],
    ["a page on another port", { Origin: "http://localhost:5173", "Sec-Fetch-Site": "same-site" }],
    [
      "a page on localhost that calls 127.0.0.1",
      { Origin: "http://localhost:5173", "Sec-Fetch-Site": "cross-site" },
    ],
    ["a page over TLS", { Origin: "https://localhost", "Sec-Fetch-Site": "cross-site" }],
  ])("%s", async (_, headers) => {
    expect(await send(mock, SET, headers)).toBe(200);
  });

  test("a browser may send the request after a preflight", async () => {
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

describe("foreign pages cannot control the mock", () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ["a foreign page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["a foreign page in a browser that sends only Origin", { Origin: "https://evil.example" }],
    ["an image or form of a foreign page", { "Sec-Fetch-Site": "cross-site" }],
    ["an unknown Sec-Fetch-Site", { "Sec-Fetch-Site": "unknown" }],
    ["a page without an origin", { Origin: "null" }],
    ["a page with a similar prefix in its origin", { Origin: "http://localhost.evil.example" }],
    ["a page with a similar suffix in its origin", { Origin: "http://evil-localhost" }],
    ["a page with a user name in its origin", { Origin: "http://localhost@evil.example" }],
    ["a foreign host name (DNS rebinding)", { Host: "evil.example:4010" }],
    [
      "a foreign host name with a page (DNS rebinding)",
      { Host: "evil.example", Origin: "http://evil.example" },
    ],
    ["a host name with a similar prefix", { Host: "127.0.0.1.evil.example" }],
    ["an IP address of the network", { Host: "192.168.1.7:4010" }],
  ];

  test.each(FOREIGN)("%s is a 403 on every control route, and sets nothing", async (_, headers) => {
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

  test.each(FOREIGN)("%s cannot use a named session or evict one", async (_, headers) => {
    const session = { "X-Mock-Session": "mine" };
    await send(small, SET, session);
    const map = "/v1/cryptocurrency/map?limit=1";
    expect(await send(small, map, { ...headers, "X-Mock-Session": "other" }, "GET")).toBe(403);
    expect(await send(small, map, session, "GET")).toBe(500);
  });

  test("the error message explains how to allow a host", async () => {
    const response = await fetch(`${mock.url}/__mock`, { headers: { Origin: "https://evil.example" } });
    const { status } = (await response.json()) as { status: { error_message: string } };
    expect(status.error_message).toMatch(/header Origin: "https:\/\/evil\.example".*--allowed-hosts/);
  });

  test("pages of any origin can use the API itself", async () => {
    const headers = { Host: "evil.example", Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect(await send(mock, "/v1/cryptocurrency/map?limit=1", headers, "GET")).toBe(200);
  });
});

describe("allowedHosts adds names of containers", () => {
  test.each([
    [{ Host: "mock:4010" }, 200],
    [{ Host: "mock:4010", Origin: "http://app.internal:3000", "Sec-Fetch-Site": "cross-site" }, 200],
    [{ Host: "localhost:4010" }, 200],
    [{ Host: "other:4010" }, 403],
    [{ Host: "mock:4010", Origin: "http://other" }, 403],
  ])("%j: %d", async (headers, status) => {
    expect(await send(open, SET, headers)).toBe(status);
  });

  test.each(["", "http://mock", "mock/x", "a b"])("rejects the host name %j", async (name) => {
    await expect(startMock({ port: 0, allowedHosts: [name] })).rejects.toThrow(/^Invalid allowed host/);
  });
});
