import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cache } from "../src/cache.ts";
import {
  type ClientOptions,
  createClient,
  createMarketData,
  type MarketData,
  type StreamOptions,
  streamV1,
} from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { type LogEntry, logger } from "../src/logger.ts";
import { validate } from "../src/validate.ts";
import {
  type Answer,
  drop,
  end,
  fail,
  format,
  open,
  quote,
  type StreamServer,
  snapshot,
  startStreamServer,
} from "./support/stream-server.ts";
import { KEY, stubbed } from "./support/stub.ts";

const ids = { id: [1, 825] };
const first = format(snapshot, "a-1");
const second = format(quote, "a-2");
const endWith = (error_code: number, error_message = "The reason") =>
  format({ ...end, error_code, error_message }, "a-2");

/** Starts a server, and a client without back-off. */
async function start(...answers: Answer[]): Promise<{ api: MarketData; server: StreamServer }> {
  const server = await startStreamServer(...answers);
  return { api: connect(server), server };
}

const connect = ({ url }: StreamServer, options: Partial<ClientOptions> = {}) =>
  createMarketData({ baseUrl: url, apiKey: KEY, backOff: 0, ...options });

/** Reads some events, then leaves the loop. */
async function read(api: MarketData, count: number, options?: StreamOptions): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of api.stream.quotes(ids, options)) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

/** Reads until the stream fails. */
const readAll = (api: MarketData, options?: StreamOptions) => read(api, Infinity, options);

describe("a stream", () => {
  test("iterates over the snapshot and the quotes", async () => {
    const { api, server } = await start(open(": hello\n\n", first, second));
    expect(await read(api, 2)).toEqual([snapshot, quote]);
    const [{ url, headers } = {}] = server.requests;
    expect(url).toBe("/v1/stream?id=1,825");
    expect(headers).toMatchObject({ accept: "text/event-stream", "x-svc_pro_api_key": KEY });
    expect(headers).not.toHaveProperty("last-event-id");
    expect(api.usage).toEqual({ last: 1, total: 1, byOperation: { streamV1: 1 } });
  });

  test("works as a function", async () => {
    const { url } = await startStreamServer(open(first));
    const client = createClient({ baseUrl: url, apiKey: KEY });
    for await (const event of streamV1(client, { id: 1, convert: "EUR" })) {
      expect(event).toEqual(snapshot);
      break;
    }
  });

  test("sends no request before the first event is read", async () => {
    const { api, server } = await start(open(first));
    const events = api.stream.quotes(ids);
    expect(server.requests).toHaveLength(0);
    await events.next();
    await events.return();
    expect(server.requests).toHaveLength(1);
  });

  test("closes its connection when the loop ends", async () => {
    const { api, server } = await start(open(first));
    await read(api, 1);
    await server.closed(0);
  });

  test.each<[string, StreamOptions, string]>([
    ["an unknown option", { stallTimeuot: 1 } as object, 'unknown option "stallTimeuot"'],
    ["a negative limit", { stallTimeout: -1 }, '"stallTimeout" and "maxEventLength" must be numbers'],
    ["a negative timeout", { timeout: -1 }, '"timeout" must be a number'],
  ])("rejects %s", async (_, options, message) => {
    const { api, server } = await start(open(first));
    await expect(readAll(api, options)).rejects.toThrow(message);
    expect(server.requests).toHaveLength(0);
  });

  test("rejects a missing id", async () => {
    const { api } = await start(open(first));
    await expect(api.stream.quotes({} as never).next()).rejects.toThrow('streamV1: "id" is required');
  });
});

describe("an interrupted stream continues after its last event", () => {
  test.each<[string, Answer]>([
    ["broken inside an event", drop(first, second.slice(0, 50))],
    ["broken inside a character", drop(first, Buffer.from([...Buffer.from("data: "), 0xc3]))],
    [
      "closed between events",
      (response, request) => {
        open(first)(response, request);
        response.end();
      },
    ],
    ["ended by a stop of the service", open(first, endWith(503))],
    ["ended because of a slow reader", open(first, endWith(1013))],
  ])("%s", async (_, interrupted) => {
    const { api, server } = await start(interrupted, open(second));
    expect(await read(api, 2)).toEqual([snapshot, quote]);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, "a-1"]);
    await server.closed(0);
  });

  test("after more failures than `retries`", async () => {
    const answers = [drop(first), fail(503, 503), fail(429, 1012), drop(""), fail(502, 502), open(second)];
    const { api, server } = await start(...answers);
    expect(await read(api, 2)).toEqual([snapshot, quote]);
    expect(server.requests).toHaveLength(answers.length);
  });

  test("and passes on repeated quotes, which are complete", async () => {
    const { api } = await start(drop(first, second), open(second));
    expect(await read(api, 3)).toEqual([snapshot, quote, quote]);
  });
});

describe("before the first event", () => {
  test.each<[number, number, string, number]>([
    [400, 400, "BadRequestError", 1],
    [401, 1001, "UnauthorizedError", 1],
    [403, 1006, "ForbiddenError", 1],
    [404, 404, "NotFoundError", 1],
    [429, 1012, "RateLimitError", 3],
    [429, 1010, "QuotaError", 1],
    [503, 503, "ServerError", 3],
  ])("status %i with code %i is a %s after %i requests", async (status, code, name, requests) => {
    const { api, server } = await start(fail(status, code));
    await expect(readAll(api)).rejects.toMatchObject({ name, status, code, operation: "streamV1" });
    expect(server.requests).toHaveLength(requests);
  });

  test.each([2, 0])("%i retries limit the attempts", async (retries) => {
    const { api, server } = await start(drop(""));
    await expect(readAll(api, { retries })).rejects.toMatchObject({ name: "ConnectionError" });
    expect(server.requests).toHaveLength(retries + 1);
  });

  test("a page of a proxy is an error", async () => {
    const { api } = await start((response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Hello</p>");
    });
    await expect(readAll(api)).rejects.toMatchObject({
      name: "UnreadableBodyError",
      message: 'The response is not a stream of events that "fetch" can read (text/html)',
    });
  });

  test("a redirect to a different host is an error, and the key stays", async () => {
    const other = await startStreamServer(open(first));
    const { api } = await start((response) => {
      response.writeHead(307, { Location: `${other.url}/v1/stream` }).end();
    });
    await expect(readAll(api, { retries: 0 })).rejects.toMatchObject({
      name: "ConnectionError",
      status: 307,
    });
    expect(other.requests).toHaveLength(0);
  });

  test("a redirect on the same host is followed", async () => {
    const { api } = await start(
      (response) => response.writeHead(307, { Location: "/elsewhere" }).end(),
      open(first),
    );
    expect(await read(api, 1)).toEqual([snapshot]);
  });
});

describe("after the first event", () => {
  test.each<[number, string, number]>([
    [1001, "UnauthorizedError", 401],
    [1006, "ForbiddenError", 403],
    [1009, "QuotaError", 429],
    [1010, "QuotaError", 429],
    [4000, "MarketDataError", 200],
  ])("an end with the code %i is a %s", async (code, name, status) => {
    const { api, server } = await start(open(first, endWith(code)));
    await expect(readAll(api)).rejects.toMatchObject({ name, code, status, message: "The reason" });
    expect(server.requests).toHaveLength(1);
    await server.closed(0);
  });

  test.each<[string, string, string]>([
    ["malformed JSON", "data: {\n\n", "UnreadableBodyError"],
    ["JSON of another form", "data: [1]\n\n", "UnreadableBodyError"],
    ["an endless event", `data: ${"x".repeat(20_000)}`, "ResponseTooLargeError"],
    ["an endless comment", `:${"x".repeat(20_000)}`, "ResponseTooLargeError"],
  ])("%s ends the stream and its connection", async (_, text, name) => {
    const { api, server } = await start(open(first, text));
    await expect(readAll(api, { maxEventLength: 10_000 })).rejects.toMatchObject({ name });
    expect(server.requests).toHaveLength(1);
    await server.closed(0);
  });

  test("an error of a request ends the stream, if a retry does not help", async () => {
    const { api } = await start(drop(first), fail(401, 1001));
    await expect(readAll(api)).rejects.toMatchObject({ name: "UnauthorizedError", code: 1001 });
  });

  test("`retries: 0` disables reconnecting", async () => {
    const { api, server } = await start(drop(first));
    await expect(readAll(api, { retries: 0 })).rejects.toMatchObject({ name: "ConnectionError" });
    expect(server.requests).toHaveLength(1);
  });
});

describe("an abort ends the stream with the reason, and closes the connection", () => {
  const reason = new Error("mine");

  test("while the stream waits for an event", async () => {
    const controller = new AbortController();
    const { api, server } = await start(open(first));
    const events = api.stream.quotes(ids, { signal: controller.signal });
    await events.next();
    const next = expect(events.next()).rejects.toBe(reason);
    controller.abort(reason);
    await next;
    await server.closed(0);
  });

  test("while the caller handles an event", async () => {
    const controller = new AbortController();
    const { api, server } = await start(open(first, second));
    const events = api.stream.quotes(ids, { signal: controller.signal });
    await events.next();
    controller.abort(reason);
    await server.closed(0);
    await expect(events.next()).rejects.toBe(reason);
  });

  test("while the service has not responded", async () => {
    const controller = new AbortController();
    const { api, server } = await start(() => controller.abort(reason));
    await expect(readAll(api, { signal: controller.signal })).rejects.toBe(reason);
    await server.closed(0);
  });

  test("before the request", async () => {
    const { api, server } = await start(open(first));
    await expect(readAll(api, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
  });
});

describe("the key", () => {
  test("of a function is renewed for each connection", async () => {
    const keys = ["key-1", "key-1", "key-2"];
    const server = await startStreamServer(drop(first), fail(401, 1001), open(second));
    const api = connect(server, { apiKey: () => keys.shift() ?? "none" });
    expect(await read(api, 2)).toEqual([snapshot, quote]);
    const sent = server.requests.map(({ headers }) => headers["x-svc_pro_api_key"]);
    expect(sent).toEqual(["key-1", "key-1", "key-2"]);
  });

  test("is masked in the reason of an end", async () => {
    const { api } = await start(open(first, endWith(1001, `No key ${KEY}`)));
    const error = await readAll(api).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error)).toContain("No key ***");
    expect(JSON.stringify(error)).not.toContain(KEY);
  });
});

test("hooks and middlewares see each connection as a response with an empty body", async () => {
  const server = await startStreamServer(drop(first), open(second));
  const log: LogEntry[] = [];
  const seen: unknown[] = [];
  const api = connect(server, {
    use: [cache(), limiter(), validate({ mode: "throw" }), logger({ log: (entry) => log.push(entry) })],
    hooks: {
      before: ({ request }) => request.headers.set("X-Mine", "1"),
      after: async ({ response }) => seen.push([response?.status, await response?.text()]),
    },
  });
  expect(await read(api, 2)).toEqual([snapshot, quote]);
  expect(server.requests.map(({ headers }) => headers["x-mine"])).toEqual(["1", "1"]);
  expect(seen).toEqual([
    [200, ""],
    [200, ""],
  ]);
  expect(log).toMatchObject([{ operation: "streamV1", status: 200, credits: 1 }, { status: 200 }]);
});

test("two streams of the same quotes have their own connections", async () => {
  const { api, server } = await start(open(first));
  expect(await Promise.all([read(api, 1), read(api, 1)])).toEqual([[snapshot], [snapshot]]);
  expect(server.requests).toHaveLength(2);
});

describe("with a fixed clock", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Creates a client whose connections are under the control of the test. */
  function controlled(answer?: (number: number) => Response | undefined) {
    const connections: { send(text: string): void; isCancelled: boolean }[] = [];
    const { api, sent } = stubbed((number) => {
      const given = answer?.(number);
      if (given) return given;
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const send = (text: string) => controller.enqueue(encoder.encode(text));
          connections.push({ send, isCancelled: false });
        },
        cancel: () => {
          for (const each of connections.slice(-1)) each.isCancelled = true;
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    });
    return { api, sent, connections };
  }

  test("pings keep a stream open beyond the timeout of a request", async () => {
    const { api, connections } = controlled();
    const event = api.stream.quotes(ids).next();
    for (let minute = 0; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(59_999);
      connections[0]?.send(": ping\n\n");
    }
    connections[0]?.send(first);
    expect(await event).toEqual({ done: false, value: snapshot });
    expect(connections).toHaveLength(1);
  });

  test.each<[string, StreamOptions, number]>([
    ["one minute", {}, 60_000],
    ["`stallTimeout`", { stallTimeout: 5000 }, 5000],
  ])("reconnects after %s without a byte", async (_, options, wait) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { api, sent, connections } = controlled();
    const events = api.stream.quotes(ids, options);
    const event = events.next();
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.send(first);
    await event;
    const next = events.next();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(connections[0]?.isCancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections[0]?.isCancelled).toBe(true);
    await vi.advanceTimersByTimeAsync(250);
    connections[1]?.send(second);
    expect(await next).toEqual({ done: false, value: quote });
    expect(sent[1]?.headers.get("Last-Event-ID")).toBe("a-1");
  });

  test("a response must arrive within the timeout", async () => {
    const { api } = stubbed(() => new Promise<Response>(() => {}), { retries: 0 });
    const late = expect(readAll(api)).rejects.toThrow("No complete response within 30000 ms");
    await vi.advanceTimersByTimeAsync(30_000);
    await late;
  });

  test("the back-off grows to 8 s, follows Retry-After, and starts again after an event", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const starts: number[] = [];
    const begin = Date.now();
    const failing = (headers = {}) => new Response("", { status: 503, headers });
    const { api, connections } = controlled((number) => {
      starts.push(Date.now() - begin);
      if (number === 8) return failing({ "Retry-After": "20" });
      return number === 1 || number === 9 || number === 10 ? undefined : failing();
    });
    const events = api.stream.quotes(ids, { stallTimeout: 1000 });
    const event = events.next();
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.send(first);
    await event;
    const next = events.next();
    await vi.advanceTimersByTimeAsync(1000 + 375 + 750 + 1500 + 3000 + 6000 + 6000 + 6000 + 20_000);
    connections[1]?.send(second);
    await next;
    void events.next();
    await vi.advanceTimersByTimeAsync(1000 + 375);
    const waits = starts.slice(1).map((time, index) => time - (starts[index] ?? 0));
    expect(waits).toEqual([1375, 750, 1500, 3000, 6000, 6000, 6000, 20_000, 1375]);
  });

  test("an abort ends a back-off at once and leaves no timer", async () => {
    const controller = new AbortController();
    const { api } = stubbed(() => new Response("", { status: 503, headers: { "Retry-After": "9" } }));
    const aborted = expect(readAll(api, { signal: controller.signal })).rejects.toThrow("mine");
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(new Error("mine"));
    await aborted;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a response after an abort is closed, if `fetch` ignores the signal", async () => {
    const controller = new AbortController();
    let respond = (_: Response) => {};
    const { api } = stubbed(
      () =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    );
    const aborted = expect(readAll(api, { signal: controller.signal })).rejects.toThrow("mine");
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(new Error("mine"));
    await aborted;
    const cancel = vi.fn();
    respond(
      new Response(new ReadableStream({ cancel }), { headers: { "Content-Type": "text/event-stream" } }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(cancel).toHaveBeenCalled();
  });
});
