import { LookupError, marketOperations } from "@market-data/market";
import { operations } from "@market-data/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtures, startService, type TestService } from "./support/service.ts";

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService();
  key = await service.key("Enterprise");
});

afterAll(() => service.close());

test("a successful response has data and status", async () => {
  const { status, body } = await service.get("/v1/simple/price?ids=1,1027", key);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [
      { id: 1, price: 96_000 },
      { id: 1027, price: 96_000 },
    ],
    status: {
      timestamp: "2026-01-15T12:00:00.000Z",
      error_code: 0,
      error_message: "",
      elapsed: 0,
      credit_count: 1,
    },
  });
});

test("v3 quotes latest is a bare array with credits in a header", async () => {
  const { body, headers } = await service.get("/v3/cryptocurrency/quotes/latest?id=1", key);
  expect([body, headers["x-svc-credit-count"]]).toEqual([[{ id: 1, symbol: "BTC" }], "1"]);
});

test("the multiplier's error message is null", async () => {
  const { body } = await service.get("/v1/cryptocurrency/multiplier");
  expect(body.status).toMatchObject({ error_code: 0, error_message: null, credit_count: 0 });
});

test("a notice is part of the status, and Content-Length counts its bytes", async () => {
  const { body, headers, bytes } = await service.get("/v1/partners/example/fcas/listings/latest", key);
  expect(body.status.notice).toBe("Nö scores");
  expect(Number(headers["content-length"])).toBe(bytes.length);
});

test.each(["/v1/cryptocurrency/map", "/v1/cryptocurrency/multiplier"])(
  "%s needs no key and ignores an invalid key",
  async (path) => {
    expect((await service.get(path)).status).toBe(200);
    expect((await service.get(path, "no key of this service")).status).toBe(200);
  },
);

test("an operation without a handler is a 404", async () => {
  expect((await service.get("/v2/cryptocurrency/info?id=1", key)).status).toBe(404);
});

test("HEAD responds like GET, without a body", async () => {
  const headers = { "X-SVC_PRO_API_KEY": key };
  const get = await service.send("/v1/simple/price?ids=1", { headers });
  const head = await service.send("/v1/simple/price?ids=1", { method: "HEAD", headers });
  expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    get.headers["content-length"],
  ]);
});

test("no response names the server software", async () => {
  for (const path of ["/v1/cryptocurrency/map", "/nowhere", "/healthz", "/metrics"]) {
    const { headers } = await service.get(path);
    expect([headers["server"], headers["x-powered-by"]]).toEqual([undefined, undefined]);
  }
});

describe("an invalid query is a 400 that names the parameter", () => {
  test.each([
    ["/v1/simple/price", 'Missing parameter "ids".'],
    ["/v1/simple/price?ids=x", 'Invalid value for "ids": "x".'],
    ["/v1/simple/price?ids=1&ids=2", 'The parameter "ids" is repeated.'],
    ["/v1/simple/price?ids=1&limits=2", 'Unknown parameter "limits".'],
    ["/v1/simple/price?ids=%E0%A4%A", 'Invalid value for "ids"'],
    ["/v1/cryptocurrency/listings/latest?limit=5001", 'Invalid value for "limit": "5001".'],
    ["/v1/simple/price?ids=1&X-SVC_PRO_API_KEY=secret", 'Unknown parameter "X-SVC_PRO_API_KEY".'],
  ])("%s", async (path, message) => {
    const { status, body, headers } = await service.get(path, key);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(["status"]);
    expect(body.status).toEqual({
      timestamp: "2026-01-15T12:00:00.000Z",
      error_code: 400,
      error_message: expect.stringContaining(message),
      elapsed: 0,
      credit_count: 0,
    });
    expect([headers["x-svc-credit-count"], headers["cache-control"]]).toEqual(["0", "no-store"]);
  });
});

test("a lookup without a match is a 400 with the market's message", async () => {
  const failing = await startService({
    handlers: {
      ...fixtures,
      simplePriceV1: async () => {
        throw new LookupError("ids", 999);
      },
    },
  });
  const { status, body } = await failing.get("/v1/simple/price?ids=999", await failing.key("Basic"));
  await failing.close();
  expect([status, body.status.error_code, body.status.error_message]).toEqual([
    400,
    400,
    'Invalid value for "ids": "999".',
  ]);
});

test("accepts a plain request id of the caller, and generates one otherwise", async () => {
  const sendId = async (sent: string) =>
    (await service.get("/v1/cryptocurrency/map", key, { "X-Request-Id": sent })).headers["x-request-id"];
  expect(await sendId("018f6f2e-7c1b")).toBe("018f6f2e-7c1b");
  for (const bad of ["a b", "x".repeat(65), '"><script>', key]) {
    expect(await sendId(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-/);
  }
});

describe("headers mark deprecated and legacy operations", () => {
  test.each([
    [
      "deprecated, replaced",
      "/v1/cryptocurrency/quotes/latest?id=1",
      "@1795219200",
      '</v3/cryptocurrency/quotes/latest>; rel="successor-version"',
    ],
    [
      "deprecated, not replaced",
      "/v4/dex/networks/list",
      "@1795219200",
      '</openapi.json>; rel="deprecation"',
    ],
    ["legacy", "/v1/cryptocurrency/multiplier", undefined, '</openapi.json>; rel="deprecation"'],
    ["current", "/v1/cryptocurrency/map", undefined, undefined],
  ])("%s", async (_, path, deprecation, link) => {
    const { headers } = await service.get(path, key);
    expect([headers["deprecation"], headers["link"]]).toEqual([deprecation, link]);
  });
});

describe("every operation of the contract is served", () => {
  let whole: TestService;
  let enterprise: string;

  beforeAll(async () => {
    whole = await startService({ operations: marketOperations });
    enterprise = await whole.key("Enterprise");
  });

  afterAll(() => whole.close());

  test.each(Object.values(operations).map(({ path }) => ({ path })))("$path", async ({ path }) => {
    const { status, body } = await whole.get(`${path.replace("{partner}", "example")}?unknown=1`, enterprise);
    expect([status, body.status.error_message]).toEqual([
      400,
      expect.stringContaining('Unknown parameter "unknown".'),
    ]);
  });
});
