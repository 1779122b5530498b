import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asMap,
  ConnectionError,
  createMarketData,
  getQuote,
  type MarketData,
  MarketDataError,
  ResponseTooLargeError,
  UnreadableBodyError,
} from "../src/index.ts";
import { type LogEntry, logger } from "../src/logger.ts";

const KEY = "secret-0123456789";

let reply: RequestListener = () => {};
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  reply(request, response);
});
let baseUrl = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function api(options: object = {}): MarketData {
  return createMarketData({ baseUrl, apiKey: KEY, retries: 0, ...options });
}

async function catchError(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    (value) => expect.fail(`It did not fail, and returned ${inspect(value)}`),
    (error) => error,
  );
}

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

/** The ways to send a request. */
const ways: [string, (client: MarketData) => Promise<unknown>][] = [
  ["an operation", (client) => client.cryptocurrency.map()],
  ["an operation whose body is a list", (client) => client.cryptocurrency.quotes.latest({ id: 1 })],
  ["withResponse", (client) => client.cryptocurrency.map().withResponse()],
  ["items", (client) => drain(client.cryptocurrency.map.items())],
  ["items in data", (client) => drain(client.cryptocurrency.marketPairs.latest.items({ id: 1 }))],
  ["items of a list", (client) => drain(client.cryptocurrency.listings.latest.items())],
  ["the path-level client", (client) => client.fetch.GET("/v1/cryptocurrency/map")],
];
const [operation, listOperation] = ways.map(([, send]) => send) as [(typeof ways)[0][1], (typeof ways)[0][1]];

function send(status: number, body: string | Buffer, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };
}

const html = "<!doctype html><title>Bad Gateway</title>";

describe("an unexpected body is returned unchanged or rejected with a MarketDataError", () => {
  const bodies: [string, string | Buffer][] = [
    ["nothing", ""],
    ["null", "null"],
    ["a number", "5"],
    ["a string", '"data"'],
    ["true", "true"],
    ["a list", "[]"],
    ["a list of null", "[null]"],
    ["an empty object", "{}"],
    ["data that is null", '{"data":null,"status":null}'],
    ["data that is a number", '{"data":5,"status":5}'],
    ["data that is a string", '{"data":"data","status":"status"}'],
    ["data that is an object", '{"data":{},"status":[]}'],
    ["nested data that is an object", '{"data":{"market_pairs":{"length":3}},"status":[]}'],
    ["data of nulls", '{"data":[null,null],"status":{}}'],
    [
      "a status that cannot be converted to a primitive",
      '{"status":{"error_code":{"toString":1},"error_message":{"toString":1}}}',
    ],
    [
      "a status with an infinite code",
      '{"status":{"error_code":1e999,"error_message":1e999,"credit_count":1e999}}',
    ],
    ["a status with a prototype", '{"status":{"error_code":"__proto__","__proto__":null}}'],
    ["truncated JSON", '{"data":[{"id":1'],
    ["deep nesting", "[".repeat(100_000)],
    ["only a byte order mark", "\ufeff"],
    ["UTF-16", Buffer.from('\ufeff{"data":[]}', "utf16le")],
    ["bytes that are not UTF-8", Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ["an HTML page", html],
  ];
  const headers = {
    "X-SVC-Credit-Count": "many",
    "Retry-After": "9".repeat(400),
    Deprecation: "@99999999999999999999",
    RateLimit: '"minute";r=;t=x',
  };
  const statuses = [200, 201, 206, 400, 401, 404, 418, 429, 500, 999];

  test.each(bodies)("%s", async (_, body) => {
    for (const status of statuses) {
      for (const extra of [{}, headers]) {
        reply = send(status, body, extra);
        for (const [way, run] of ways) {
          const client = api();
          const error = await run(client).then(
            () => undefined,
            (thrown: unknown) => thrown,
          );
          const where = `${way}, ${status}: ${inspect(error)}`;
          if (error !== undefined) expect(error, where).toBeInstanceOf(MarketDataError);
          else expect(status < 300 || way === "the path-level client", where).toBe(true);
          expect(client.usage.total, where).toSatisfy(Number.isSafeInteger);
        }
      }
    }
  });

  test.each([
    ["a list where an object is documented", operation, "[]"],
    ["an object where a list is documented", listOperation, '{"data":[]}'],
    ["null", operation, "null"],
    ["truncated JSON", operation, '{"data":['],
    ["an HTML page", operation, html],
    ["truncated JSON, by the path-level client", ways.at(-1)?.[1] as typeof operation, '{"data":['],
    ["items that are not a list", ways[3]?.[1] as typeof operation, '{"data":{"length":1}}'],
  ])("%s with status 200 is an UnreadableBodyError", async (_, run, body) => {
    reply = send(200, body);
    expect(await catchError(() => run(api()))).toBeInstanceOf(UnreadableBodyError);
  });

  test("ignores a byte order mark before JSON", async () => {
    reply = send(200, '\ufeff{"data":[{"id":1}],"status":{}}');
    expect((await api().cryptocurrency.map()).data[0]?.id).toBe(1);
  });

  test.each([204, 205, 304])("status %i without a body is a MarketDataError", async (status) => {
    reply = send(status, "");
    expect(await catchError(() => operation(api()))).toBeInstanceOf(MarketDataError);
  });

  test.each([
    ["a truncated header", "HTTP/1.1 200 OK\r\nContent-Le"],
    ["a response that is not HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["a chunk without a size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"],
    ["an invalid Location", "HTTP/1.1 302 Found\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n"],
    ["too many headers", `HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(10_000)}`],
  ])("%s is a ConnectionError", async (_, bytes) => {
    reply = (_request, response) => void response.socket?.end(bytes);
    expect(await catchError(() => operation(api()))).toBeInstanceOf(ConnectionError);
  });

  test("a body with a wrong Content-Encoding is a ConnectionError", async () => {
    reply = send(200, '{"data":[]}', { "Content-Encoding": "gzip" });
    expect(await catchError(() => operation(api()))).toBeInstanceOf(ConnectionError);
  });

  test("asMap and getQuote accept missing data", () => {
    expect(asMap(null as never)).toEqual({});
    for (const record of [null, {}, { quote: null }, { quote: 5 }, { quote: [null] }]) {
      expect(getQuote(record as { quote: Record<string, number> }, "USD")).toBeUndefined();
    }
  });
});

describe("a response larger than maxResponseBytes", () => {
  const LIMIT = 10_000;
  const json = (bytes: number) => `{"data":["${"x".repeat(bytes - 25)}"],"status":{}}`;
  const limited = { maxResponseBytes: LIMIT };

  /** Responds with an endless body and counts the sent bytes. */
  function endless(headers: Record<string, string>): { sent: () => number; closed: Promise<unknown> } {
    let [sent, ended]: [number, (value?: unknown) => void] = [0, () => {}];
    const closed = new Promise((resolve) => {
      ended = resolve;
    });
    reply = (_, response: ServerResponse) => {
      response.on("close", ended);
      response.writeHead(200, headers);
      const write = () => {
        while (!response.destroyed && response.write(" ".repeat(1000))) sent += 1000;
        sent += 1000;
      };
      response.on("drain", write);
      write();
    };
    return { sent: () => sent, closed };
  }

  test.each([
    ["with a Content-Length", send(200, json(LIMIT + 1), { "Content-Length": String(LIMIT + 1) })],
    ["in chunks", send(200, json(LIMIT + 1), { "Transfer-Encoding": "chunked" })],
    ["compressed", send(200, gzipSync(json(50 * LIMIT)), { "Content-Encoding": "gzip" })],
    ["of an error", send(500, json(LIMIT + 1))],
  ])("%s is a ResponseTooLargeError and not retried", async (_, handler) => {
    for (const [, run] of [ways[0], ways[3], ways[6]] as typeof ways) {
      [reply, requests] = [handler, 0];
      const error = await catchError(() => run(api({ ...limited, retries: 2 })));
      expect(error).toBeInstanceOf(ResponseTooLargeError);
      expect(error).toMatchObject({
        name: "ResponseTooLargeError",
        message: "The response is larger than 10000 bytes",
      });
      expect(requests).toBe(1);
    }
  });

  test("is rejected by its Content-Length before the body is read", async () => {
    const { closed } = endless({ "Content-Length": "1000000000000" });
    expect(await catchError(() => operation(api(limited)))).toBeInstanceOf(ResponseTooLargeError);
    await closed;
  });

  test("without a Content-Length is not read to the end, and the connection is closed", async () => {
    const { closed, sent } = endless({});
    expect(await catchError(() => operation(api({ maxResponseBytes: 1_000_000 })))).toBeInstanceOf(
      ResponseTooLargeError,
    );
    await closed;
    // The limit, plus the buffers of both sides and of the kernel.
    expect(sent()).toBeLessThan(40_000_000);
  });

  test("throws an error with all details, and the client counts its credits", async () => {
    reply = send(200, json(LIMIT + 1), { "X-SVC-Credit-Count": "7", "X-Request-Id": "r-1" });
    const client = api(limited);
    expect(await catchError(() => operation(client))).toMatchObject({
      status: 200,
      credits: 7,
      requestId: "r-1",
      operation: "cryptocurrencyMapV1",
      url: `${baseUrl}/v1/cryptocurrency/map`,
    });
    expect(client.usage).toEqual({ last: 7, total: 7, byOperation: { cryptocurrencyMapV1: 7 } });
  });

  test.each([
    ["the maximum size", LIMIT, limited],
    ["a size up to the limit of the request", LIMIT + 1, { maxResponseBytes: LIMIT + 1 }],
    ["any size without a limit", 3 * LIMIT, { maxResponseBytes: Infinity }],
  ])("accepts a body of %s", async (_, bytes, options) => {
    for (const headers of [{}, { "Transfer-Encoding": "chunked" }]) {
      reply = send(200, json(bytes), headers);
      await expect(api(limited).cryptocurrency.map({}, options)).resolves.toHaveProperty("data");
    }
  });

  test("decodes characters across chunk boundaries", async () => {
    const name = "\u00e9\u20ac\u{1f642}".repeat(30_000);
    reply = send(200, gzipSync(JSON.stringify({ data: [{ name }] })), { "Content-Encoding": "gzip" });
    expect((await api().cryptocurrency.map()).data[0]?.name).toBe(name);
  });

  test("defaults to 256 MiB, and a negative limit is rejected", async () => {
    reply = (_, response) => {
      response.writeHead(200, { "Content-Length": String(2 ** 28 + 1) });
      response.flushHeaders();
    };
    expect(String(await catchError(() => operation(api())))).toContain("larger than 268435456 bytes");
    expect(() => api({ maxResponseBytes: -1 })).toThrow('"maxResponseBytes" must be a number, at least 0');
  });
});

describe("the key is masked if the server repeats it", () => {
  const echo = { "X-Request-Id": `id-${KEY}-1`, "X-Other": KEY, "Content-Type": `text/${KEY}` };
  const status = { error_code: 1001, error_message: `No key ${KEY}` };

  test.each([
    ["an error", send(401, JSON.stringify({ status }), echo)],
    ["a server error", send(500, "", echo)],
    ["an unreadable body", send(200, "<", echo)],
    ["a too large response", send(200, "x".repeat(5000), echo)],
    ["a successful response", send(200, '{"data":[]}', echo)],
    [
      "a response that is not HTTP",
      (_, response) =>
        void response.socket?.end(`HTTP/1.1 200 OK\r\nX-Request-Id: ${KEY}\r\nbad header${KEY}\r\n\r\n`),
    ],
  ] satisfies [string, RequestListener][])("in %s", async (_, handler) => {
    reply = handler;
    const seen: unknown[] = [];
    const note = (each: unknown) => void seen.push(each);
    const client = api({
      maxResponseBytes: 4000,
      retries: 1,
      backOff: 0,
      use: [logger({ log: (entry: LogEntry) => note(entry) })],
      hooks: { before: note, after: note, retry: note },
    });
    for (const [, run] of ways) await run(client).then(note, note);
    const errors = seen.filter((each) => each instanceof Error);
    const printed = inspect([client, seen, errors.map(String)], { depth: Infinity, showHidden: true });
    expect(printed.length).toBeGreaterThan(1000);
    expect(printed).not.toContain(KEY);
    expect(JSON.stringify(errors)).not.toContain(KEY);
  });

  const escapeAll = (text: string) =>
    text.replace(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16).toUpperCase()}`);

  test.each<[string, string, (text: string) => string]>([
    [
      "a quotation mark and a backslash",
      String.raw`secret"01\23"45\\6789`,
      (text) => JSON.stringify(text).slice(1, -1),
    ],
    ["slashes", "secret/0123/456789", (text) => text.replaceAll("/", String.raw`\/`)],
    ["numeric escapes", "secret/0123*456789", escapeAll],
    ["lower-case numeric escapes", "secret/0123*456789", (text) => escapeAll(text).toLowerCase()],
  ])("if JSON contains %s", async (_, apiKey, write) => {
    const body = `{"status":{"error_code":1001,"error_message":"No key ${write(apiKey)}."}}`;
    reply = send(401, body);
    expect(await catchError(() => operation(api({ apiKey })))).toMatchObject({
      message: "No key ***.",
      code: 1001,
    });
  });

  test("in a successful body that is not JSON, which the error of the runtime quotes", async () => {
    reply = send(200, KEY);
    for (const [, run] of ways) expect(inspect(await catchError(() => run(api())))).not.toContain(KEY);
  });

  test("without changing the rest of the value", async () => {
    reply = send(404, "", echo);
    expect(await catchError(() => operation(api()))).toMatchObject({ requestId: "id-***-1" });
    reply = send(200, '{"data":[]}', echo);
    const { headers, response } = await api().cryptocurrency.map().withResponse();
    expect([headers.requestId, response.headers.get("X-Other")]).toEqual(["id-***-1", "***"]);
  });
});

test.each<[string, (client: MarketData, headers: Record<string, string>) => Promise<unknown>]>([
  ["an operation", (client, headers) => client.cryptocurrency.map({}, { headers })],
  ["pages", (client, headers) => drain(client.cryptocurrency.map.pages({}, { headers }))],
  ["the path-level client", (client, headers) => client.fetch.GET("/v1/cryptocurrency/map", { headers })],
  [
    "header parameters of the path-level client",
    (client, header) => client.fetch.GET("/v1/cryptocurrency/map", { params: { header } as never }),
  ],
])("an invalid key in the headers of a request throws a TypeError without the key: %s", async (_, run) => {
  for (const end of ["\n1", "\u0000", "\u2026"]) {
    requests = 0;
    const error = await catchError(() => run(api(), { "x-svc_pro_api_key": KEY + end }));
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain("a header is invalid");
    expect(inspect(error)).not.toContain(KEY);
    expect(requests).toBe(0);
  }
});
