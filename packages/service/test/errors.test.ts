import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtures, rawStatus, startService, type TestService } from "./support/service.ts";

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({
    handlers: {
      ...fixtures,
      simplePriceV1: async () => {
        throw new Error(`secret of the inside: ${key}`);
      },
    },
    settings: { headersTimeout: 50 },
  });
  key = await service.key("Basic");
});

afterAll(() => service.close());

const MAP = "/v1/cryptocurrency/map";

test.each([
  ["an unknown path", "GET", "/v1/nowhere", 404],
  ["a path of another version", "GET", "/v9/cryptocurrency/map", 404],
  ["a slash at the end", "GET", `${MAP}/`, 404],
  ["OPTIONS of an unknown path", "OPTIONS", "/v1/nowhere", 404],
  ["a wrong method", "POST", MAP, 405],
  ["a wrong method on a path with a parameter", "DELETE", "/v1/partners/x/fcas/listings/latest", 405],
  ["a rare method", "PROPFIND", MAP, 405],
  ["a dangerous method", "TRACE", MAP, 405],
  ["a wrong method on a path that is no operation", "PUT", "/openapi.json", 405],
  ["a wrong percent-encoding", "GET", "/v1/%E0%A4%A", 400],
  ["a URL over 8 kB", "GET", `${MAP}?symbol=${"A".repeat(8192)}`, 414],
  ["a path over 8 kB", "GET", `/${"a".repeat(8192)}`, 414],
])("%s is an error with a status body: %s", async (_, method, path, status) => {
  const response = await service.send(path, { method });
  expect([response.status, Object.keys(response.body)]).toEqual([status, ["status"]]);
  expect(response.body.status).toMatchObject({ error_code: status, credit_count: 0 });
  expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers["allow"]).toBe(status === 405 ? "GET, HEAD, OPTIONS" : undefined);
});

test("accepts a URL of 8 kB", async () => {
  const path = `${MAP}?symbol=`;
  expect((await service.send(path + "A".repeat(8192 - path.length), {})).status).toBe(200);
});

test("OPTIONS is free and lists the methods", async () => {
  const { status, headers } = await service.send("/v1/simple/price", { method: "OPTIONS" });
  expect([status, headers["allow"]]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test.each([
  ["POST", MAP, "", 405],
  ["POST", MAP, "no media type", 405],
  ["POST", "/v1/nowhere", "no media type", 404],
  ["QUERY", MAP, undefined, 405],
  ["QUERY", MAP, "no media type", 405],
])("%s %s with the media type %j is a %d with a status body", async (method, path, type, status) => {
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  const response = await service.raw(`${head}${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`);
  expect(rawStatus(response).status).toMatchObject({ error_code: status, credit_count: 0 });
  expect(response).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/m);
});

test("ignores a request body", async () => {
  const head = `GET ${MAP} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  const response = await service.raw(`${head}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`);
  expect(response).toMatch(/^HTTP\/1.1 200 /);
});

test("an internal error is a 500 without its cause, which is logged without the key", async () => {
  const { status, body, text } = await service.get("/v1/simple/price?ids=1", key, {
    "X-Request-Id": "failing",
  });
  expect([status, body.status.error_code, body.status.error_message]).toEqual([
    500,
    500,
    "Internal server error",
  ]);
  expect(text).not.toMatch(/secret|\.ts/);
  const failure = service.logged.map((line) => JSON.parse(line)).find(({ level }) => level === "error");
  expect(failure).toMatchObject({ requestId: "failing", error: "secret of the inside: [key]" });
  expect(JSON.stringify(failure)).not.toContain(key);
  expect(failure.stack).toContain("errors.test.ts");
});

describe("malformed requests", () => {
  const big = "x".repeat(30_000);

  test.each([
    ["oversized headers", `GET ${MAP} HTTP/1.1\r\nHost: x\r\nX-Big: ${big}\r\n\r\n`, 431],
    ["a URL of 30 kB", `GET /${big} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["headers that never end", `GET ${MAP} HTTP/1.1\r\nHost: x\r\n`, 408],
    ["CONNECT", "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
    ["no Host", `GET ${MAP} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
  ])("%s: returns a status body and closes the connection", async (_, bytes, status) => {
    const response = await service.raw(bytes);
    const { line, status: stated } = rawStatus(response);
    expect(line).toContain(`HTTP/1.1 ${status} `);
    expect(stated).toMatchObject({
      error_code: status,
      credit_count: 0,
      timestamp: "2026-01-15T12:00:00.000Z",
    });
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
  });
});

test("ignores an unknown expectation", async () => {
  const { status } = await service.send(MAP, { headers: { Expect: "wonders" } });
  expect(status).toBe(200);
});
