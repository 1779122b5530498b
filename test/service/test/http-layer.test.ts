// Sends the same requests to the service and to the mock, which must respond alike.
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { DEFAULT_ADDRESS_LIMIT } from "@market-data/http";
import { startMock } from "@market-data/mock";
import { operations } from "@market-data/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RunningService, UNLIMITED } from "../src/running-service.ts";

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Subject {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const MAP = "/v1/cryptocurrency/map";
const LISTINGS = "/v1/cryptocurrency/listings/latest";
const LEAKED_KEY = `mdk_${"x".repeat(43)}`;
const GENERATED = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const METHODS = "GET, HEAD, OPTIONS";

let key: string;

const STARTS: Record<string, () => Promise<Subject>> = {
  async service() {
    const service = await RunningService.start({
      plans: { Enterprise: UNLIMITED },
      keys: { all: "Enterprise" },
      addressLimit: DEFAULT_ADDRESS_LIMIT,
    });
    key = service.keys["all"] as string;
    return { url: service.url, stop: () => service.stop() };
  },
  async mock() {
    const mock = await startMock({ port: 0, caching: true, log: () => {} });
    return { url: mock.url, stop: () => mock.close() };
  },
};

const subjects: Record<string, Subject> = {};

beforeAll(async () => {
  for (const [name, start] of Object.entries(STARTS)) subjects[name] = await start();
});

afterAll(() => Promise.all(Object.values(subjects).map(({ stop }) => stop())));

/** Sends bytes and reads until the connection ends. */
async function send(name: string, bytes: string): Promise<Response> {
  const { hostname, port } = new URL((subjects[name] as Subject).url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const end = all.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = all.toString("latin1", 0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const body = decode(all.subarray(end + 4), headers["content-encoding"]);
  return { status: Number(statusLine.split(" ")[1]), headers, body: body.toString() };
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(bytes);
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "zstd" ? zstdDecompressSync(bytes) : bytes;
}

/** Builds the bytes of a request that closes its connection. */
function request(method: string, target: string, headers: Record<string, string> = {}): string {
  const all = { Host: "localhost", "X-SVC_PRO_API_KEY": key, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

interface Case {
  readonly title: string;
  readonly bytes: () => string;
  readonly status: number;
  /** The `error_code`, if it differs from the status. */
  readonly code?: number;
  readonly message?: string | RegExp;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly hasNoBody?: boolean;
}

/** Paths with redundant slashes, as caused by a base URL with a trailing slash. */
const ADD_SLASHES: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replaceAll("/", "//"),
];

const page = { Origin: "https://page.example" };

const CASES: readonly Case[] = [
  {
    title: "an unknown path",
    bytes: () => request("GET", "/v1/nowhere"),
    status: 404,
    message: "Not found: /v1/nowhere",
  },
  {
    title: "a trailing slash",
    bytes: () => request("GET", `${MAP}/`),
    status: 404,
    message: `Not found: ${MAP}/; use ${MAP}`,
  },
  {
    title: "a target that browsers read as a host",
    bytes: () => request("GET", "//evil.example/v1/cryptocurrency/map"),
    status: 404,
    message: "Not found: //evil.example/v1/cryptocurrency/map",
  },
  {
    title: "characters that are invalid in URLs",
    bytes: () => request("GET", '//v1/partners/<b>"/fcas/listings/latest'),
    status: 404,
    message:
      "Not found: //v1/partners/%3Cb%3E%22/fcas/listings/latest; use /v1/partners/%3Cb%3E%22/fcas/listings/latest",
  },
  {
    title: "percent-encoded slashes",
    bytes: () => request("GET", "//v1/partners/%2F%2Fevil.example/fcas/listings/latest/"),
    status: 404,
    message: /; use \/v1\/partners\/%2F%2Fevil\.example\/fcas\/listings\/latest$/,
  },
  {
    title: "only slashes",
    bytes: () => request("GET", "///"),
    status: 404,
    message: "Not found: ///; use /",
  },
  ...Object.values(operations).flatMap(({ path }) =>
    ADD_SLASHES.map((add) => add(path.replace("{partner}", "flipside"))).map((sent) => ({
      title: sent,
      bytes: () => request("GET", `${sent}?limit=1`),
      status: 404,
      message: `Not found: ${sent.length > 100 ? `${sent.slice(0, 100)}…` : sent}; use ${path.replace("{partner}", "flipside")}`,
    })),
  ),
  { title: "a path in capitals", bytes: () => request("GET", MAP.toUpperCase()), status: 404 },
  {
    title: "a long unknown path",
    bytes: () => request("GET", `/${"a".repeat(200)}`),
    status: 404,
    message: `Not found: /${"a".repeat(99)}…`,
  },
  {
    title: "a percent-encoded path",
    bytes: () => request("GET", "/v1/cryptocurrency/%6Dap?limit=1"),
    status: 200,
  },
  {
    title: "an invalid percent-encoding",
    bytes: () => request("GET", "/v1/%E0%A4%A"),
    status: 400,
    message: "The URL's percent-encoding is invalid",
  },
  { title: "a URL with a host", bytes: () => request("GET", `http://localhost${MAP}?limit=1`), status: 200 },
  {
    title: "an empty value in the path",
    bytes: () => request("GET", "/v1/partners//fcas/listings/latest"),
    status: 400,
    message: /^Invalid value for "partner": ""\./,
  },
  ...["POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "QUERY"].map((method) => ({
    title: method,
    bytes: () => request(method, MAP),
    status: 405,
    message: `Method ${method} not allowed; use GET or HEAD`,
    headers: { allow: METHODS },
  })),
  {
    title: "POST with a body of any type",
    bytes: () => `${request("POST", MAP, { "Content-Type": "a", "Content-Length": "3" })}abc`,
    status: 405,
  },
  {
    title: "CONNECT",
    bytes: () => request("CONNECT", "example.com:443"),
    status: 405,
    message: "Method CONNECT not allowed; use GET or HEAD",
    headers: { allow: METHODS },
  },
  {
    title: "OPTIONS",
    bytes: () => request("OPTIONS", MAP),
    status: 204,
    headers: { allow: METHODS },
    hasNoBody: true,
  },
  {
    title: "OPTIONS of the server",
    bytes: () => request("OPTIONS", "*"),
    status: 204,
    headers: { allow: METHODS },
    hasNoBody: true,
  },
  { title: "OPTIONS of an unknown path", bytes: () => request("OPTIONS", "/nowhere"), status: 404 },
  {
    title: "a preflight request",
    bytes: () => request("OPTIONS", MAP, { ...page, "Access-Control-Request-Method": "GET" }),
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": METHODS,
      "access-control-allow-headers": expect.stringMatching(
        /^X-SVC_PRO_API_KEY, Accept, If-None-Match, Last-Event-ID, X-Request-Id/,
      ),
    },
    hasNoBody: true,
  },
  {
    title: "a request from a page",
    bytes: () => request("GET", `${MAP}?limit=1`, page),
    status: 200,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": expect.stringMatching(
        /^X-SVC-Credit-Count, RateLimit, .*Deprecation, Sunset, Link/,
      ),
    },
  },
  {
    title: "HEAD",
    bytes: () => request("HEAD", `${LISTINGS}?limit=1`),
    status: 200,
    headers: { "content-length": expect.stringMatching(/^\d{3,}$/), "x-svc-credit-count": "1" },
    hasNoBody: true,
  },
  {
    title: "HEAD of an unknown path",
    bytes: () => request("HEAD", "/nowhere"),
    status: 404,
    hasNoBody: true,
  },
  {
    title: "a URL of 8 kB",
    bytes: () => request("GET", `${MAP}?symbol=${"A".repeat(8192 - MAP.length - 8)}`),
    status: 200,
  },
  {
    title: "a URL over 8 kB",
    bytes: () => request("GET", `${MAP}?symbol=${"A".repeat(8192)}`),
    status: 414,
    message: "The URL is longer than 8192 bytes",
  },
  {
    title: "a URL longer than the header limit",
    bytes: () => request("GET", `/${"a".repeat(30_000)}`),
    status: 414,
    message: "The URL is longer than 8192 bytes",
  },
  {
    title: "headers over 24 kB",
    bytes: () => request("GET", MAP, { "X-Large": "x".repeat(30_000) }),
    status: 431,
    message: "The headers of the request are too large",
  },
  {
    title: "headers of 20 kB",
    bytes: () => request("GET", `${MAP}?limit=1`, { "X-Large": "x".repeat(20_000) }),
    status: 200,
  },
  {
    title: "a request that is not HTTP",
    bytes: () => "hello\r\n\r\n",
    status: 400,
    message: "This is not a valid HTTP request",
  },
  {
    title: "no Host",
    bytes: () => `GET ${MAP} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    status: 400,
    message: 'Missing header "Host"',
  },
  {
    title: "an unknown Expect header",
    bytes: () => request("GET", `${MAP}?limit=1`, { Expect: "wonders" }),
    status: 200,
  },
  {
    title: "a missing key",
    bytes: () => request("GET", LISTINGS, { "X-SVC_PRO_API_KEY": "" }),
    status: 401,
    code: 1002,
    message: 'Missing header "X-SVC_PRO_API_KEY"',
    headers: { "www-authenticate": 'ApiKey header="X-SVC_PRO_API_KEY"' },
  },
  {
    title: "an unknown parameter",
    bytes: () => request("GET", `${LISTINGS}?limits=1`),
    status: 400,
    message: /^Unknown parameter "limits"\./,
    headers: {
      "cache-control": "no-store",
      "x-svc-credit-count": "0",
      ratelimit: expect.stringContaining('"minute";r='),
    },
  },
  {
    title: "a deprecated operation",
    bytes: () => request("GET", "/v1/cryptocurrency/quotes/latest?id=1"),
    status: 200,
    headers: {
      deprecation: "@1795219200",
      link: '</v3/cryptocurrency/quotes/latest>; rel="successor-version"',
    },
  },
  {
    title: "an operation without a key",
    bytes: () => request("GET", MAP),
    status: 200,
    headers: {
      "cache-control": "private, max-age=30",
      vary: expect.stringMatching(/^X-SVC_PRO_API_KEY, Accept-Encoding/),
    },
  },
  {
    title: "a request id of the caller",
    bytes: () => request("GET", `${MAP}?limit=1`, { "X-Request-Id": "mine-1" }),
    status: 200,
    headers: { "x-request-id": "mine-1" },
  },
  ...["two words", "x".repeat(65), LEAKED_KEY, `id-${LEAKED_KEY}`].map((id) => ({
    title: `the id ${id}`,
    bytes: () => request("GET", `${MAP}?limit=1`, { "X-Request-Id": id }),
    status: 200,
    headers: { "x-request-id": expect.stringMatching(GENERATED) },
  })),
  {
    title: "a request id that equals the key",
    bytes: () =>
      request("GET", `${MAP}?limit=1`, { "X-Request-Id": "secret", "X-SVC_PRO_API_KEY": "secret" }),
    status: 200,
    headers: { "x-request-id": expect.stringMatching(GENERATED) },
  },
  ...["gzip", "br", "zstd"].map((encoding) => ({
    title: encoding,
    bytes: () => request("GET", `${LISTINGS}?limit=50`, { "Accept-Encoding": encoding }),
    status: 200,
    headers: { "content-encoding": encoding },
  })),
  {
    title: "a small response is not compressed",
    bytes: () => request("GET", `${MAP}?limit=1`, { "Accept-Encoding": "gzip" }),
    status: 200,
    headers: { "content-encoding": undefined },
  },
  {
    title: "any ETag",
    bytes: () => request("GET", LISTINGS, { "If-None-Match": "*" }),
    status: 304,
    headers: { "x-svc-credit-count": "1", "cache-control": "private, max-age=60", "content-type": undefined },
    hasNoBody: true,
  },
  {
    title: "a different ETag",
    bytes: () => request("GET", `${LISTINGS}?limit=1`, { "If-None-Match": '"other"' }),
    status: 200,
  },
  {
    title: "the contract",
    bytes: () => request("GET", "/openapi.json", { "Accept-Encoding": "br" }),
    status: 200,
    headers: { "content-encoding": "br", "content-type": "application/json; charset=utf-8" },
  },
  {
    title: "the contract with a matching ETag",
    bytes: () => request("GET", "/openapi.json", { "If-None-Match": "*" }),
    status: 304,
    hasNoBody: true,
  },
];

describe.each(Object.keys(STARTS))("the %s", (name) => {
  test.each(CASES)(
    "$title: $status",
    async ({ bytes, status, code = status, message, headers = {}, hasNoBody }) => {
      const response = await send(name, bytes());
      expect([response.status, response.body === ""]).toEqual([status, hasNoBody === true]);
      for (const [header, value] of Object.entries(headers)) expect(response.headers[header]).toEqual(value);
      expect(response.headers["x-content-type-options"]).toBe("nosniff");
      if (status < 400 || hasNoBody) return;
      expect(JSON.parse(response.body)).toEqual({
        status: {
          timestamp: "2026-01-15T12:00:00.000Z",
          error_code: code,
          error_message:
            message instanceof RegExp ? expect.stringMatching(message) : (message ?? expect.any(String)),
          elapsed: 0,
          credit_count: 0,
        },
      });
    },
  );

  test("matches a received ETag, weak or strong, alone or in a list", async () => {
    const { headers } = await send(name, request("GET", `${LISTINGS}?limit=1`));
    const etag = String(headers["etag"]);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const sent of [etag, etag.slice(2), `"a", ${etag}`]) {
      const again = await send(name, request("GET", `${LISTINGS}?limit=1`, { "If-None-Match": sent }));
      expect([again.status, again.headers["etag"]]).toEqual([304, etag]);
    }
  });
});

test.each(CASES)("service and mock respond alike: $title", async ({ bytes }) => {
  const [service, mock] = await Promise.all(["service", "mock"].map((name) => send(name, bytes())));
  expect(comparable(mock as Response)).toEqual(comparable(service as Response));
});

/** Header values that only the mock has, and the counters in rate-limit headers. */
const OWN = /, (Prefer|X-Mock-Session|sl-violations)\b|\b[rtqw]=\d+/g;

function comparable({ status, headers, body }: Response) {
  const { date: _, etag, "x-request-id": id, "access-control-max-age": _age, ...rest } = headers;
  // The mock accepts any header from a page.
  const { "access-control-allow-headers": _allowed, ...others } = rest;
  // The contract can change while the mock runs, and the bytes of its copies differ.
  const isContract = body.startsWith('{"openapi"') || others["cache-control"]?.match(/^(public|no-cache)/);
  const shown = Object.entries(others).map(([name, value]) => [name, value.replaceAll(OWN, "")]);
  const known = Object.fromEntries(
    shown.filter(([name]) => !isContract || !/^(cache-control|content-length)$/.test(String(name))),
  );
  return {
    status,
    headers: known,
    hasEtag: etag !== undefined,
    hasOwnId: id?.replace(GENERATED, "generated"),
    body: isContract ? "the contract" : JSON.parse(body || "null"),
  };
}
