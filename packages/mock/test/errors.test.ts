import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { operationCalls } from "./support/examples.ts";
import { KEY, TestMock } from "./support/mock.ts";

const mock = new TestMock();
const MAP = "/v1/cryptocurrency/map";
const QUOTES = "/v1/cryptocurrency/quotes/latest";

const rejected = [
  [
    "a value below the minimum",
    `${MAP}?limit=0`,
    /^Invalid value for "limit": "0"\. It must be an integer from 1 to 5000\.$/,
  ],
  ["a value above the maximum", "/v1/cryptocurrency/listings/latest?limit=5001", /"limit": "5001"/],
  [
    "a value outside the enumeration",
    `${MAP}?sort=name`,
    /"sort": "name"\. It must be one of "svc_rank", "id"/,
  ],
  ["a value of a wrong type", `${QUOTES}?id=bitcoin`, /"id": "bitcoin"\. Each item must be an integer/],
  ["a too long list", `/v1/simple/price?ids=${Array.from({ length: 51 }, (_, i) => i + 1)}`, /at most 50/],
  ["a list with an empty item", `${MAP}?symbol=BTC,,ETH`, /empty item/],
  ["a missing choice of parameters", QUOTES, /send exactly one of "id", "slug", "symbol"/],
  [
    "two exclusive parameters",
    `${QUOTES}?id=1&convert=USD&convert_id=2790`,
    /"convert", "convert_id" exclude each other/,
  ],
  ["a missing parameter", "/v1/simple/price", /^Missing parameter "ids"\.$/],
  ["an unknown parameter", `${MAP}?limits=1`, /Unknown parameter "limits"\. Did you mean "limit"\?/],
  ["a repeated parameter", `${MAP}?start=1&start=2`, /"start" is repeated/],
  ["an invalid percent-encoding", `${MAP}?symbol=%E0%A4%A`, /percent-encoded UTF-8/],
  ["an empty value in the path", "/v1/partners//fcas/quotes/latest?id=1", /"partner": ""/],
  ["an unknown id", "/v1/cryptocurrency/airdrop?id=none", /"id": "none"/],
  ["an unknown currency", `${QUOTES}?id=1&convert=NONE`, /"convert": "NONE"/],
] as const;

test.each(rejected)("%s is a 400 with the documented body", async (_, address, message) => {
  const { status, headers, body } = await mock.get(address);
  expect({ status, body }).toEqual({
    status: 400,
    body: {
      status: {
        timestamp: "2026-01-15T12:00:00.000Z",
        error_code: 400,
        error_message: expect.stringMatching(message),
        elapsed: 0,
        credit_count: 0,
      },
    },
  });
  expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(headers.get("sl-violations")).toBeNull();
});

describe("a request without a key", () => {
  test.each(operationCalls.filter(({ keyRequired }) => keyRequired))(
    "of $id is a 401",
    async ({ address }) => {
      const { status, headers, body } = await mock.send("GET", address);
      expect([status, body.status.error_code]).toEqual([401, 1002]);
      expect(body.status.error_message).toBe('Missing header "X-SVC_PRO_API_KEY"');
      expect([Object.keys(body), headers.get("sl-violations")]).toEqual([["status"], null]);
    },
  );

  test.each(operationCalls.filter(({ keyRequired }) => !keyRequired))(
    "of $id succeeds",
    async ({ address }) => {
      expect((await mock.send("GET", address)).status).toBe(200);
    },
  );

  test("is a 401 even if the request has further errors", async () => {
    expect((await mock.send("GET", `${QUOTES}?id=x`)).status).toBe(401);
  });
});

test.each([
  ["/v1", "/v1"],
  ["/v1/nowhere", "/v1/nowhere"],
  [`${MAP}/`, `${MAP}/; use ${MAP}`],
  [`/${MAP}`, `/${MAP}; use ${MAP}`],
  ["/v1/cryptocurrency/map/1", "/v1/cryptocurrency/map/1"],
])("%s is a 404 that names the path", async (path, named) => {
  const { status, body } = await mock.get(path);
  expect([status, body.status.error_code]).toEqual([404, 404]);
  expect(body.status.error_message).toBe(`Not found: ${named}`);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is a 405 with the allowed methods", async (method) => {
  const { status, headers, body } = await mock.send(method, MAP, KEY);
  expect([status, body.status.error_code, headers.get("Allow")]).toEqual([405, 405, "GET, HEAD, OPTIONS"]);
});

test.each(["text/csv", "image/png, text/csv", "application/json;q=0"])(
  "a caller that accepts only %s gets a 406 with the documented body",
  async (accept) => {
    const { status, body } = await mock.get(`${MAP}?limit=1`, { Accept: accept });
    expect([status, body.status.error_code]).toEqual([406, 406]);
  },
);

test.each(["nonsense", "*", "a/b/c", ";q=1", "text/", ",", "nonsense, application/json", "text/csv, */*"])(
  "ignores unreadable parts of Accept, like the service: %s",
  async (accepted) => {
    expect((await mock.get(`${MAP}?limit=1`, { Accept: accepted })).status).toBe(200);
  },
);

test.each([
  "*/*",
  "application/*",
  "text/html",
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp",
  "text/html, application/json;q=0.5",
  "application/json; charset=utf-8",
])("a caller that accepts %s gets JSON", async (accept) => {
  const { status, headers } = await mock.get(`${MAP}?limit=1`, { Accept: accept });
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
});

test("an invalid percent-encoding in the path is a 400", async () => {
  const { status, body } = await mock.get("/v1/partners/%E0%A4%A/fcas/quotes/latest?id=1");
  expect([status, body.status.error_message]).toEqual([400, "The URL's percent-encoding is invalid"]);
});

test.each([
  ["a request that is not HTTP", "hello\r\n\r\n", 400],
  ["too large headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(30_000)}\r\n\r\n`, 431],
])("%s gets an error with the documented body", async (_, sent, status) => {
  const { hostname, port } = new URL(mock.mock.url);
  const socket = connect(Number(port), hostname);
  socket.write(sent);
  let text = "";
  for await (const part of socket) text += part;
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.slice(text.indexOf("\r\n\r\n"))).status.error_code).toBe(status);
});
