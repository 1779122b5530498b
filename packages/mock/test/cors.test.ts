import { expect, test } from "vitest";
import { TestMock } from "./support/mock.ts";

const mock = new TestMock();
const PAGE = { Origin: "http://localhost:5173" };
const MAP = "/v1/cryptocurrency/map?limit=1";

test.each([
  ["a success", MAP, 200],
  ["an error", "/v1/cryptocurrency/map?limit=0", 400],
  ["a missing key", "/v1/simple/price?ids=1", 401],
  ["an unknown path", "/nowhere", 404],
  ["the contract", "/openapi.json", 200],
])("a page of any origin can read %s", async (_, address, status) => {
  const response = await mock.send("GET", address, PAGE);
  expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([status, "*"]);
});

test("a page can read the response headers of the API", async () => {
  const { headers } = await mock.send("GET", MAP, PAGE);
  expect(headers.get("Access-Control-Expose-Headers")?.split(", ")).toEqual(
    expect.arrayContaining([
      "X-SVC-Credit-Count",
      "RateLimit",
      "Retry-After",
      "X-Request-Id",
      "sl-violations",
    ]),
  );
});

test("a preflight for a request with a key succeeds without a key", async () => {
  const { status, headers, body } = await mock.send("OPTIONS", "/v1/simple/price", {
    ...PAGE,
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "x-svc_pro_api_key,prefer",
  });
  expect([status, body, headers.get("Access-Control-Allow-Methods")]).toEqual([
    204,
    undefined,
    "GET, HEAD, OPTIONS",
  ]);
  expect(headers.get("Access-Control-Allow-Headers")).toBe("x-svc_pro_api_key,prefer");
});

test.each(["/nowhere", "/v1/cryptocurrency/nowhere", "/v1/partners/%E0%A4%A/fcas/quotes/latest", "/__mock"])(
  "a preflight for %s succeeds, so that the page can read the error",
  async (path) => {
    const { status, headers } = await mock.send("OPTIONS", path, {
      ...PAGE,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "x-svc_pro_api_key",
    });
    expect([status, headers.get("Access-Control-Allow-Headers")]).toEqual([204, "x-svc_pro_api_key"]);
  },
);

test("a page may send any header", async () => {
  const sent = "authorization, traceparent, x-mock-session, x-of-our-own";
  const { headers } = await mock.send("OPTIONS", MAP, { ...PAGE, "Access-Control-Request-Headers": sent });
  expect(headers.get("Access-Control-Allow-Headers")).toBe(sent);
});

test("requests without an origin get no CORS headers", async () => {
  const { headers } = await mock.send("GET", MAP);
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("Vary lists key, preference and session", async () => {
  const { headers } = await mock.send("GET", MAP);
  expect(headers.get("Vary")).toBe("X-SVC_PRO_API_KEY, Accept-Encoding, Prefer, X-Mock-Session");
});
