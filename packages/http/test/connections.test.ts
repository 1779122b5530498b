import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  ChunkedText,
  createHttpServer,
  type HttpServer,
  JSON_TYPE,
  type MalformedRequest,
  type NetworkBody,
  type NetworkContext,
  type NetworkResponse,
  type RequestContext,
  ResponseBody,
  type Route,
  Router,
  type ServerOptions,
  StreamedBody,
} from "../src/index.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const REQUEST = "GET /test HTTP/1.1\r\nHost: a\r\n\r\n";

let server: HttpServer;
let port: number;
let limits: string[];
let malformed: MalformedRequest[];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await server.close({ drain: 0, timeout: 0 });
});

type Respond = (context: RequestContext) => NetworkResponse | Promise<NetworkResponse>;

const text = (body: string): NetworkResponse => ({ status: 200, headers: ["Content-Type", JSON_TYPE], body });

async function serve(
  respond: Respond,
  {
    trustProxy = false,
    onFailure = (error) => {
      throw error;
    },
    ...options
  }: ServerOptions & { trustProxy?: string | false; onFailure?: (error: unknown) => void } = {},
): Promise<void> {
  limits = [];
  malformed = [];
  const router = new Router<Route<RequestContext, NetworkResponse>>();
  router.add("/test", { name: "test", access: "open", headers: [], respond });
  server = createHttpServer(
    {
      keyHeader: "X-Key",
      creditHeader: "X-Credits",
      origins: "*",
      trustProxy,
      now: () => NOW,
      getRouter: () => router,
      createState: () => ({ limits: undefined }),
      respond: (context) => context.route.respond(context),
      onFailure,
    },
    { onLimit: (limit) => limits.push(limit), onMalformed: (each) => malformed.push(each), ...options },
  );
  port = Number(new URL(await server.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** Splits a text into chunks, mostly of equal length. */
function inChunks(text: string, length: number): ChunkedText {
  const chunks = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
  return new ChunkedText(["", ...chunks, "é"], Buffer.byteLength(`${text}é`));
}

/** A connection with its received text. */
class Caller {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  received = "";

  constructor(bytes = "") {
    this.socket = connect(port, "127.0.0.1");
    sockets.add(this.socket);
    this.socket.on("error", () => {});
    this.socket.setEncoding("latin1");
    this.socket.on("data", (data) => {
      this.received += data;
    });
    // `events.once` would reject after a reset, and most tests do not wait for the end.
    this.closed = new Promise((resolve) => this.socket.once("close", resolve));
    if (bytes !== "") this.socket.write(bytes);
  }

  async connected(): Promise<this> {
    await once(this.socket, "connect");
    return this;
  }

  /** Waits until no more data arrives. */
  async quiet(): Promise<void> {
    await once(this.socket, "data");
    for (let length = -1; length < this.received.length; ) {
      length = this.received.length;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until a text was received `times` times. */
  async until(wanted: string, times = 1): Promise<void> {
    while (this.received.split(wanted).length <= times) await once(this.socket, "data");
  }
}

/** Creates a promise that the test resolves with `open`. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function parse(response: string): { line: string; headers: string; status: Record<string, unknown> } {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  return {
    line: head.slice(0, head.indexOf("\r\n")),
    headers: head.slice(head.indexOf("\r\n") + 2),
    status: JSON.parse(body).status,
  };
}

describe("pipelined requests", () => {
  test("are handled one at a time, with responses in order", async () => {
    let [active, most, count] = [0, 0, 0];
    await serve(async () => {
      most = Math.max(most, ++active);
      await new Promise(setImmediate);
      active -= 1;
      return text(`response ${++count};`);
    });
    const caller = new Caller(REQUEST.repeat(200));
    await caller.until("response ", 200);
    const order = [...caller.received.matchAll(/response (\d+);/g)].map(([, number]) => Number(number));
    expect([most, order]).toEqual([1, Array.from({ length: 200 }, (_, index) => index + 1)]);
  });

  test("end the connection with an error beyond the limit, without handling queued requests", async () => {
    const { opened, open } = gate();
    let count = 0;
    await serve(
      async () => {
        count += 1;
        await opened;
        return text("late");
      },
      { maxPipelined: 3 },
    );
    const caller = new Caller(REQUEST.repeat(5));
    await caller.closed;
    open();
    const { line, headers, status } = parse(caller.received);
    expect([line, status["error_code"], limits, count]).toEqual([
      "HTTP/1.1 429 Too Many Requests",
      429,
      ["maxPipelined"],
      1,
    ]);
    expect(headers).toContain("Connection: close");
    expect(await (await fetch(`http://127.0.0.1:${port}/test`)).text()).toBe("late");
  });

  test("of a caller that never reads are not all handled, and the connection ends", async () => {
    let count = 0;
    const body = new ResponseBody(Buffer.alloc(8_000_000, "x"));
    await serve(
      () => {
        count += 1;
        return { status: 200, headers: ["Content-Type", JSON_TYPE], body };
      },
      { writeTimeout: 200 },
    );
    const caller = new Caller(REQUEST.repeat(200));
    caller.socket.pause();
    await until(() => limits.length > 0);
    caller.socket.resume();
    await caller.closed;
    expect([limits, server.connections]).toEqual([["writeTimeout"], 0]);
    expect(count).toBeLessThan(5);
  });

  test("after `Connection: close` are not handled", async () => {
    let count = 0;
    await serve(() => text(`response ${++count}`));
    const caller = new Caller(REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n") + REQUEST);
    await caller.closed;
    expect(count).toBe(1);
  });
});

describe("a response", () => {
  const ä = "ä".repeat(150_000);
  const withBody = (body: NetworkBody): NetworkResponse => ({ ...text(""), body });

  test.each<[string, NetworkResponse, string]>([
    ["a text", text("é".repeat(10)), "é".repeat(10)],
    ["a long text", text(ä), ä],
    ["a shared body with a suffix", { ...withBody(new ResponseBody("short")), suffix: ";" }, "short;"],
    ["a large one", { ...withBody(new ResponseBody(Buffer.from(ä))), suffix: "ü" }, `${ä}ü`],
    [
      "a text in chunks",
      { ...withBody(new ResponseBody(inChunks("abc".repeat(9), 5))), suffix: "ü" },
      `${"abc".repeat(9)}éü`,
    ],
    ["a long text in chunks", withBody(new ResponseBody(inChunks(ä, 999))), `${ä}é`],
    [
      "a stream, of which empty pieces do not end the body",
      withBody(
        new StreamedBody(async function* () {
          yield* ["", "a", "", "bc", "é", ""];
        }),
      ),
      "abcé",
    ],
    ["nothing new", { status: 304, headers: ["ETag", '"a"'] }, ""],
    ["no content", { status: 204, headers: [] }, ""],
  ])("arrives whole, and another one after it: %s", async (_, response, body) => {
    await serve(() => response);
    const caller = new Caller(REQUEST);
    const { status } = response;
    for (let times = 1; times <= 2; times++) {
      await caller.until(`HTTP/1.1 ${status}`, times);
      caller.socket.write(REQUEST);
    }
    const received = await fetch(`http://127.0.0.1:${port}/test`, {
      headers: { "Accept-Encoding": "identity" },
    });
    expect([received.status, await received.text()]).toEqual([status, body]);
  });

  test("ends when its connection is cut", async () => {
    await serve(() => ({
      ...text("abcd"),
      write: (response, head) => void response.stream(head).write("ab", () => response.destroy()),
    }));
    await expect(
      fetch(`http://127.0.0.1:${port}/test`).then((response) => response.text()),
    ).rejects.toThrow();
  });

  test("with a line break in a header becomes an internal error", async () => {
    const failures: unknown[] = [];
    await serve(() => ({ ...text("served"), headers: ["X-A", "a\r\nX-B: b"] }), {
      onFailure: (error) => failures.push(error),
    });
    const caller = new Caller(REQUEST);
    await caller.until("\r\n\r\n");
    expect(caller.received).toMatch(/^HTTP\/1.1 500 /);
    expect(caller.received).not.toContain("X-B");
    expect(failures).toMatchObject([{ message: 'Invalid character in header content ["X-A"]' }]);
  });
});

describe("a request", () => {
  test("is not handled after the last response of a connection", async () => {
    let count = 0;
    await serve(() => text(`response ${++count};`));
    const caller = await new Caller().connected();
    caller.socket.allowHalfOpen = true;
    const closed = server.close({ drain: 60_000, timeout: 60_000 });
    caller.socket.write(REQUEST);
    await once(caller.socket, "end");
    caller.socket.end(REQUEST);
    await closed;
    expect(caller.received).toContain("response 1;");
    expect(count).toBe(1);
  });

  test("may arrive in parts on a reused connection", async () => {
    let count = 0;
    await serve(() => text(`response ${++count};`));
    const caller = new Caller();
    for (const [index, bytes] of [[REQUEST], [REQUEST.slice(0, 9), REQUEST.slice(9)], [REQUEST]].entries()) {
      for (const part of bytes) {
        caller.socket.write(part);
        await new Promise(setImmediate);
      }
      await caller.until(`response ${index + 1};`);
    }
  });

  test("waits for the response to the previous request", async () => {
    const gates = [gate(), gate()];
    let count = 0;
    await serve(async () => {
      await gates[count]?.opened;
      count += 1;
      return text(`response ${count};`);
    });
    const caller = new Caller(REQUEST);
    await until(() => server.connections === 1);
    caller.socket.write(REQUEST);
    caller.socket.write(REQUEST.repeat(2));
    gates[1]?.open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(caller.received).toBe("");
    gates[0]?.open();
    await caller.until("response 4;");
    expect(caller.received.match(/response \d;/g)).toHaveLength(4);
  });

  test("with an unread body does not receive most of the body", async () => {
    const SENT = 64_000_000;
    let read = (): number => SENT;
    let count = 0;
    await serve((context) => {
      count += 1;
      if (count > 1) return text("served");
      const { socket } = (context as NetworkContext).request;
      read = () => socket.bytesRead;
      return new Promise<never>(() => {});
    });
    new Caller(REQUEST.replace("\r\n\r\n", `\r\nContent-Length: ${SENT}\r\n\r\n`)).socket.write(
      Buffer.alloc(SENT),
    );
    await until(() => count === 1);
    // Enough iterations of the event loop to read the whole body.
    for (let round = 0; round < 50; round++) await new Caller(REQUEST).until("served");
    expect(read()).toBeLessThan(1_000_000);
  });

  test("gets a response although the caller has closed its side of the connection", async () => {
    await serve(() => text("served"));
    const caller = new Caller();
    caller.socket.end(REQUEST);
    await caller.closed;
    expect(caller.received).toContain("served");
  });

  test("is aborted when the caller disconnects", async () => {
    const [begun, left] = [gate(), gate()];
    await serve((context) => {
      (context as NetworkContext).response.once("close", left.open);
      begun.open();
      return new Promise<never>(() => {});
    });
    const caller = new Caller(REQUEST);
    await begun.opened;
    caller.socket.destroy();
    await left.opened;
    await until(() => server.connections === 0);
  });
});

describe("an idle connection", () => {
  test("gets an error if no request was sent", async () => {
    await serve(() => text("served"), { headersTimeout: 40 });
    const caller = new Caller();
    await caller.closed;
    expect(parse(caller.received).line).toBe("HTTP/1.1 408 Request Timeout");
    expect(malformed).toMatchObject([{ name: "requestTimeout" }]);
  });

  test("ends after its last response", async () => {
    await serve(() => text("served"), { keepAliveTimeout: 40 });
    const caller = new Caller(REQUEST);
    await caller.closed;
    expect(caller.received).toMatch(/served$/);
  });
});

test("a caller that reads slowly gets the complete response", async () => {
  const [length, perMillisecond, writeTimeout] = [16_000_000, 8000, 500];
  const body = new ResponseBody(Buffer.alloc(length, "x"));
  await serve(() => ({ status: 200, headers: ["Content-Type", JSON_TYPE], body }), { writeTimeout });
  const { socket } = new Caller(REQUEST);
  const begun = performance.now();
  let received = 0;
  socket.on("data", (data: string) => {
    received += data.length;
    const early = begun + received / perMillisecond - performance.now();
    if (early <= 0) return;
    socket.pause();
    setTimeout(() => socket.resume(), early);
  });
  await until(() => received > length);
  expect(limits).toEqual([]);
  expect(performance.now() - begun).toBeGreaterThan(3 * writeTimeout);
});

describe("open connections", () => {
  test("are limited in total with 503 until a connection ends", async () => {
    await serve(() => text("served"), { maxConnections: 2 });
    const [first] = await Promise.all([new Caller().connected(), new Caller().connected()]);
    await until(() => server.connections === 2);
    const third = new Caller(REQUEST);
    await third.closed;
    const { line, headers, status } = parse(third.received);
    expect([line, status["error_code"], limits]).toEqual([
      "HTTP/1.1 503 Service Unavailable",
      503,
      ["maxConnections"],
    ]);
    expect(headers).toMatch(/Retry-After: \d+\r\nConnection: close/);
    first.socket.destroy();
    await until(() => server.connections === 1);
    const next = new Caller(REQUEST);
    await next.until("served");
  });

  test("are limited per address with 429", async () => {
    await serve(() => text("served"), { maxConnectionsPerAddress: 1 });
    const first = new Caller(REQUEST);
    await first.until("served");
    const second = new Caller(REQUEST);
    await second.closed;
    const { line, status } = parse(second.received);
    expect([line, status["error_code"], limits]).toEqual([
      "HTTP/1.1 429 Too Many Requests",
      1011,
      ["maxConnectionsPerAddress"],
    ]);
  });

  test("of a trusted proxy have no limit per address", async () => {
    await serve(() => text("served"), { maxConnectionsPerAddress: 1, trustProxy: "127.0.0.1" });
    for (const caller of [new Caller(REQUEST), new Caller(REQUEST), new Caller(REQUEST)]) {
      await caller.until("served");
    }
    expect(limits).toEqual([]);
  });

  test("are cut if they keep sending after a rejection", async () => {
    await serve(() => text("served"), { maxConnections: 1 });
    const first = new Caller(REQUEST);
    await first.until("served");
    const second = new Caller(REQUEST.repeat(50_000));
    second.socket.pause();
    await until(() => limits.length === 1);
    second.socket.resume();
    await second.closed;
    expect(server.connections).toBe(1);
  });
});

describe("a request that cannot be parsed", () => {
  test("is reported with the id of its response", async () => {
    await serve(() => text("served"));
    const caller = new Caller("hello\r\n\r\n");
    await caller.closed;
    const { headers } = parse(caller.received);
    const id = /^X-Request-Id: ([0-9a-f-]{36})$/m.exec(headers)?.[1];
    expect(malformed).toEqual([
      { id, name: "badRequest", message: "This is not a valid HTTP request", address: "127.0.0.1" },
    ]);
  });

  test.each([
    ["bytes after a request", `${REQUEST}hello\r\n\r\n`, ["200", "400"]],
    ["a CONNECT after a request", `${REQUEST}CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n`, ["200", "405"]],
    [
      "a longer body than was announced",
      `${REQUEST.trim()}\r\nContent-Length: 2\r\n\r\nhello`,
      ["200", "400"],
    ],
    ["bytes after the last request", `${REQUEST.trim()}\r\nConnection: close\r\n\r\nhello\r\n\r\n`, ["200"]],
  ])(
    "gets its response after the previous response, unless that response ends the connection: %s",
    async (_, bytes, statuses) => {
      await serve(async () => text("served"));
      const caller = new Caller(bytes);
      await caller.closed;
      const found = caller.received.matchAll(/HTTP\/1.1 (\d+)/g);
      expect(Array.from(found, ([, status]) => status)).toEqual(statuses);
      expect(caller.received).toContain("\r\n\r\nserved");
    },
  );

  test.each([
    ["a CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", "methodNotAllowed"],
    ["a URL that is too long", `GET /${"a".repeat(30_000)} HTTP/1.1\r\n\r\n`, "urlTooLong"],
    ["headers that are too large", `GET / HTTP/1.1\r\nA: ${"a".repeat(30_000)}\r\n\r\n`, "headersTooLarge"],
  ])("%s is reported with the name of its error", async (_, bytes, name) => {
    await serve(() => text("served"));
    await new Caller(bytes).closed;
    expect(malformed).toMatchObject([{ name }]);
  });
});

describe("texts in chunks, sent in batches", () => {
  const LENGTH = 6_000_000;
  const texts = Array.from({ length: 6 }, (_, index) => String(index).repeat(LENGTH));
  const getBody = ({ received }: Caller) => received.slice(received.indexOf("\r\n\r\n") + 4);
  const respondInOrder = (chunk: number): Respond => {
    let next = 0;
    return () => ({
      ...text(""),
      body: new ResponseBody(inChunks(texts[next++ % texts.length] as string, chunk)),
      suffix: "end",
    });
  };

  test.each([
    ["of short chunks", 1000],
    ["of chunks that leave a batch half full", 40_000],
    ["of chunks longer than a batch", 200_000],
  ])("never mix, though some callers wait: %s", async (_, chunk) => {
    await serve(respondInOrder(chunk));
    const callers: Caller[] = [];
    for (let index = 0; index < texts.length; index++) {
      const caller = new Caller(REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
      callers.push(caller);
      await caller.until("200 OK");
      if (index % 2 === 0) caller.socket.pause();
    }
    for (const [index, caller] of callers.entries()) {
      caller.socket.resume();
      await caller.closed;
      // A string matcher would print megabytes.
      expect(getBody(caller) === `${texts[index]}\u00c3\u00a9end`).toBe(true);
    }
  });

  test("end when the caller disconnects, and leave later responses intact", async () => {
    await serve(respondInOrder(1000));
    for (const request of [REQUEST, REQUEST.repeat(3)]) {
      const caller = new Caller(request);
      await caller.until("200 OK");
      caller.socket.resetAndDestroy();
    }
    await until(() => server.connections === 0);
    const caller = new Caller(REQUEST);
    await caller.until("end");
    expect(new Set(getBody(caller).slice(0, LENGTH)).size).toBe(1);
  });

  test("are not sent for HEAD, but the length is", async () => {
    await serve(respondInOrder(1000));
    const caller = new Caller(REQUEST.replace("GET", "HEAD"));
    await caller.quiet();
    expect(caller.received).toContain(`Content-Length: ${LENGTH + "éend".length + 1}`);
    expect(getBody(caller)).toBe("");
  });
});

describe("a connection reset affects no other connection", () => {
  const large = new ResponseBody(Buffer.alloc(3_000_000, "a"));
  const header = (line: string) => REQUEST.replace("\r\n\r\n", `\r\n${line}\r\n\r\n`);

  test.each([
    ["a request", REQUEST],
    ["many requests", REQUEST.repeat(20)],
    ["a part of a request", REQUEST.slice(0, 20)],
    ["a request and bytes that are none", `${REQUEST}hello\r\n\r\n`],
    ["bytes that are no request", "hello\r\n\r\n"],
    ["a CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a request and a CONNECT", `${REQUEST}CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["an upgrade", header("Connection: upgrade\r\nUpgrade: websocket")],
    ["an expectation", header("Content-Length: 9\r\nExpect: 100-continue")],
    ["a body that does not come", header("Content-Length: 9")],
    ["broken chunks", header("Transfer-Encoding: chunked\r\n\r\nz")],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["headers that are too large", header(`A: ${"a".repeat(30_000)}`)],
  ])("after %s", async (_, bytes) => {
    await serve(() => ({ ...text(""), body: large, suffix: "end" }));
    for (let round = 0; round < 10; round++) {
      const { socket } = await new Caller().connected();
      socket.write(bytes);
      for (let wait = 0; wait < round % 5; wait++) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    await until(() => server.connections === 0);
    await new Caller(REQUEST).until("end");
  });
});

test.each([
  ["1.1", "Host: a\r\nHost: b\r\n", 400, 'More than one header "Host"'],
  ["1.1", "Host: a\r\nhOST: a\r\n", 400, 'More than one header "Host"'],
  ["1.0", "Host: a\r\nHost: a\r\n", 400, 'More than one header "Host"'],
  ["1.1", "", 400, 'Missing header "Host"'],
])("HTTP/%s with %j is a %i", async (version, hosts, status, message) => {
  await serve(() => text("served"));
  const caller = new Caller(`GET /test HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`);
  await caller.closed;
  const parsed = parse(caller.received);
  expect([parsed.line.split(" ")[1], parsed.status["error_message"]]).toEqual([String(status), message]);
});

test.each([
  ["GET /test HTTP/1.1\nHost: a"],
  ["GET /test HTTP/1.1 \r\nHost: a"],
  ["GET /test http/1.1\r\nHost: a"],
])("%j is a 400: the version is served, and the line is malformed", async (request) => {
  await serve(() => text("served"));
  const caller = new Caller(`${request}\r\n\r\n`);
  await caller.closed;
  expect(parse(caller.received).line).toBe("HTTP/1.1 400 Bad Request");
});

test.each([
  ["GET /test HTTP/2.0\r\nHost: a"],
  ["GET /test HTTP/2.0\r\nHost: a\r\nConnection: keep-alive"],
  ["GET /nothing HTTP/0.9\r\nHost: a"],
  ["GET /test"],
  ["GET /test HTTP/1.2\r\nHost: a"],
  ["GET /test HTTP/3\r\nHost: a"],
  ["GET /test HTTP/3.0\r\nHost: a"],
  ["PRI * HTTP/2.0\r\n\r\nSM"],
])("%j has an unsupported HTTP version: the response is 505 and ends the connection", async (request) => {
  await serve(() => text("served"));
  const caller = new Caller(`${request}\r\n\r\n`);
  await caller.closed;
  const { line, headers, status } = parse(caller.received);
  expect(line).toBe("HTTP/1.1 505 HTTP Version Not Supported");
  expect(headers).toMatch(/^Connection: close$/m);
  expect(headers).toMatch(/^X-Request-Id: \S+$/m);
  expect(status).toMatchObject({
    error_code: 505,
    error_message: "The HTTP version is not supported; use HTTP/1.1",
    credit_count: 0,
  });
});

describe("closing a server", () => {
  test("waits for idle connections and closes them after their next response", async () => {
    await serve(() => text("served"));
    const [idle, unused] = [new Caller(REQUEST), await new Caller().connected()];
    await idle.until("served");
    expect(idle.received).toContain("Connection: keep-alive");
    const closed = server.close({ drain: 60_000, timeout: 60_000 });
    for (const caller of [idle, unused]) {
      caller.received = "";
      caller.socket.write(REQUEST);
      await caller.closed;
      expect(caller.received).toContain("Connection: close");
      expect(caller.received).toContain("served");
    }
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/test`)).rejects.toThrow();
  });

  test("responds to pipelined requests before it closes the connection", async () => {
    const { opened, open } = gate();
    let count = 0;
    await serve(async () => {
      await opened;
      return text(`response ${++count};`);
    });
    const caller = new Caller(REQUEST.repeat(3));
    await until(() => server.connections === 1);
    const closed = server.close({ drain: 60_000, timeout: 60_000 });
    open();
    await Promise.all([closed, caller.closed]);
    expect(caller.received.match(/response \d;/g)).toEqual(["response 1;", "response 2;", "response 3;"]);
  });

  test("closes idle connections after the drain time", async () => {
    await serve(() => text("served"));
    const [idle] = [new Caller(REQUEST), await new Caller().connected()];
    await idle.until("served");
    await server.close({ drain: 10, timeout: 60_000 });
    await idle.closed;
  });

  test("cuts connections after the timeout", async () => {
    await serve(() => new Promise<never>(() => {}));
    const caller = new Caller(REQUEST);
    await until(() => server.connections === 1);
    await server.close({ drain: 0, timeout: 10 });
    await caller.closed;
    expect(caller.received).toBe("");
  });
});

/** Waits until a condition is true or the test times out. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
