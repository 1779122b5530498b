import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_HEADER_BYTES } from "../src/request/network-context.ts";
import { SimpleRequestReader } from "../src/server/simple-request.ts";

const RUNS = 3000;

let node: Server;
/** What Node made of the last connection. */
let read: { readonly requests: IncomingMessage[]; isMalformed: boolean; isKept: boolean };

beforeAll(async () => {
  node = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false }, (request, response) => {
    read.requests.push(request);
    read.isKept = response.shouldKeepAlive;
    response.end();
  });
  node.on("clientError", (_, socket) => {
    read.isMalformed = true;
    socket.destroy();
  });
  await once(node.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => node.close());

/** The request that Node reads; undefined where the bytes are none, not a whole one, or more than one. */
async function readWithNode(bytes: Buffer): Promise<object | undefined> {
  read = { requests: [], isMalformed: false, isKept: false };
  const { port } = node.address() as AddressInfo;
  const caller = connect(port, "127.0.0.1").resume();
  caller.on("error", () => {});
  caller.end(bytes);
  await once(caller, "close");
  const [request, ...others] = read.requests;
  if (request === undefined || others.length > 0 || read.isMalformed || !request.complete) return undefined;
  const { method, httpVersion, url, headers, rawHeaders } = request;
  return { method, httpVersion, url, headers, rawHeaders, isKept: read.isKept };
}

const SIMPLE = "GET /a?b=1,2 HTTP/1.1\r\nHost: a\r\nX-Key: k\r\n\r\n";

/** Mostly from a list of what is likely to be read in two ways, else of any characters. */
const oneOf = (...texts: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: "binary-ascii", maxLength: 6 }) },
  );

const headerLine = fc
  .tuple(
    oneOf("X-A", "x-b", "Accept", "X_C", "__proto__", "constructor", "Cookie", "If-None-Match", "X-Å", "X A"),
    oneOf(":", ": ", ":\t", " :", ""),
    oneOf("a", "", " a b ", "\ta\t", "a:b", "é", "a\u0000", "a\rb", "a\nb", "a\r\n b", '"x"'),
    oneOf("\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r"),
  )
  .map((parts) => parts.join(""));

const specialLine = fc.constantFrom(
  "Content-Length: 0\r\n",
  "Content-Length: 3\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Connection: keep-alive\r\n",
  "Connection: Keep-Alive, X-A\r\n",
  "Connection: close\r\n",
  "Proxy-Connection: close\r\n",
  "Keep-Alive: timeout=0\r\n",
  "Connection: upgrade\r\nUpgrade: h2c\r\n",
  "Expect: 100-continue\r\n",
  "Set-Cookie: a=b\r\n",
  "Host: b\r\n",
);

const requestBytes = fc
  .record({
    method: fc.oneof({ weight: 8, arbitrary: fc.constant("GET") }, oneOf("HEAD", "get", "POST", "GET ")),
    space: fc.oneof({ weight: 8, arbitrary: fc.constant(" ") }, oneOf("", "  ", "\t")),
    url: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom("/", "/a", "/a?b=1,2&c=%20", "/a#b?c#d", "//a", "/[{|}]\\^`\"<>'"),
      },
      fc.string({ unit: "binary-ascii", maxLength: 8 }).map((text) => `/${text}`),
      oneOf("*", "http://a/b", "a", ""),
    ),
    version: fc.oneof(
      { weight: 8, arbitrary: fc.constant(" HTTP/1.1\r\n") },
      oneOf(" HTTP/1.0\r\n", " HTTP/2.0\r\n"),
    ),
    lines: fc.array(fc.oneof({ weight: 4, arbitrary: headerLine }, specialLine), { maxLength: 4 }),
    host: fc.constantFrom("Host: a\r\n", "Host: a\r\n", "host:\r\n", ""),
    end: fc.oneof(
      { weight: 8, arbitrary: fc.constant("\r\n") },
      oneOf("", "\r\n\r\n", "\r\nabc", `\r\n${SIMPLE}`),
    ),
  })
  .map(({ method, space, url, version, lines, host, end }) =>
    Buffer.from(`${method}${space}${url}${version}${host}${lines.join("")}${end}`, "latin1"),
  );

test("whatever is read as a simple request, Node reads alike", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(requestBytes, async (bytes) => {
      const simple = new SimpleRequestReader().read(bytes);
      if (simple === undefined) return;
      taken += 1;
      expect(await readWithNode(bytes)).toEqual({
        method: "GET",
        httpVersion: "1.1",
        ...simple,
        isKept: true,
      });
    }),
    { numRuns: RUNS },
  );
  expect(taken).toBeGreaterThan(RUNS / 20);
});

test("headers that were read before are those of the next request with the same", () => {
  const reader = new SimpleRequestReader();
  const [first, again] = [
    reader.read(Buffer.from(SIMPLE)),
    reader.read(Buffer.from(SIMPLE.replace("/a", "/c"))),
  ];
  expect([first?.url, again?.url]).toEqual(["/a?b=1,2", "/c?b=1,2"]);
  expect(again?.headers).toBe(first?.headers);
  const other = reader.read(Buffer.from(SIMPLE.replace("X-Key: k", "X-Key: l")));
  expect([first?.headers["x-key"], other?.headers["x-key"]]).toEqual(["k", "l"]);
});

describe("what is Node's to read", () => {
  test.each([
    ["another method", SIMPLE.replace("GET", "HEAD")],
    ["another version", SIMPLE.replace("1.1", "1.0")],
    ["a URL with scheme and host", SIMPLE.replace("/a", "http://a/a")],
    ["a part of a request", SIMPLE.slice(0, -2)],
    ["two requests", SIMPLE + SIMPLE],
    ["a body", SIMPLE.replace("\r\n\r\n", "\r\nContent-Length: 1\r\n\r\na")],
    ["a length of nothing", SIMPLE.replace("\r\n\r\n", "\r\nContent-Length: 0\r\n\r\n")],
    ["chunks", SIMPLE.replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")],
    ["the last request of a connection", SIMPLE.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")],
    ["a header twice", SIMPLE.replace("X-Key: k", "X-Key: k\r\nx-key: k")],
    ["no host", SIMPLE.replace("Host: a\r\n", "")],
    ["a line that goes on", SIMPLE.replace("X-Key: k", "X-Key: k\r\n l")],
    ["more than a server takes", SIMPLE.replace("X-Key: k", `X-Key: ${"k".repeat(MAX_HEADER_BYTES)}`)],
    ["an empty packet", ""],
  ])("%s", (_, bytes) => {
    expect(new SimpleRequestReader().read(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });
});
