import { Readable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  ConnectionError,
  type MarketData,
  ResponseTooLargeError,
  ServerError,
  TimeoutError,
} from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { good, stubbed } from "./support/stub.ts";

// What other runtimes have in place of Node's globals. `pnpm runtimes` runs the packed client in them.

afterEach(() => void vi.unstubAllGlobals());

/** Each way of sending a request. */
const ways: [string, (api: MarketData, signal?: AbortSignal) => Promise<unknown>][] = [
  ["an operation", (api, signal) => api.cryptocurrency.map({}, { signal })],
  ["withResponse", (api, signal) => api.cryptocurrency.map({}, { signal }).withResponse()],
  [
    "the path-level client",
    (api, signal) => api.fetch.GET("/v1/cryptocurrency/map", { signal: signal ?? null }),
  ],
];
const observers: [string, object][] = [
  ["without hooks", {}],
  ["with a hook", { hooks: { before() {} } }],
  ["with a limiter", { use: [limiter()] }],
];
const cases = ways.flatMap(([way, send]) =>
  observers.map(([name, options]) => [way, name, send, options] as const),
);

/** Resolves only when its signal aborts. */
const stalled = () => new Promise<Response>(() => {});

describe("the AbortController of abort-controller 3, which React Native has", () => {
  /** It has neither `throwIfAborted` nor `reason`, and its signal is an event target of its own. */
  class PolyfilledSignal extends EventTarget {
    aborted = false;
  }
  class PolyfilledController {
    readonly signal = new PolyfilledSignal() as unknown as AbortSignal;
    abort(): void {
      (this.signal as { aborted: boolean }).aborted = true;
      this.signal.dispatchEvent(new Event("abort"));
    }
  }
  const usePolyfill = () => {
    vi.stubGlobal("AbortController", PolyfilledController);
    vi.stubGlobal("AbortSignal", PolyfilledSignal);
  };

  test.each(cases)("%s, %s, returns data", async (_, __, send, options) => {
    usePolyfill();
    const { api, sent } = stubbed(() => good(), options);
    await send(api, new AbortController().signal);
    await send(api);
    expect(sent).toHaveLength(2);
  });

  test.each(cases)("%s, %s, ends at its timeout and at an abort", async (_, __, send, options) => {
    usePolyfill();
    const { api } = stubbed(stalled, { ...options, timeout: 5, retries: 0 });
    await expect(send(api)).rejects.toThrow(TimeoutError);
    const controller = new AbortController();
    const call = expect(send(stubbed(stalled, options).api, controller.signal)).rejects.toMatchObject({
      name: "AbortError",
      message: "This operation was aborted",
    });
    await Promise.resolve();
    controller.abort();
    await call;
    await expect(send(api, controller.signal)).rejects.toThrow("aborted");
  });

  test("an abort ends the wait for another attempt and the rest of the items", async () => {
    usePolyfill();
    const controller = new AbortController();
    const { signal } = controller;
    const hooks = { retry: () => queueMicrotask(() => controller.abort()) };
    const { api } = stubbed(() => new Response("", { status: 503 }), { hooks, backOff: 1e9 });
    await expect(api.cryptocurrency.map({}, { signal })).rejects.toThrow("aborted");
    const other = new AbortController();
    const items = stubbed(() => good({}, [{ id: 1 }, { id: 2 }])).api.cryptocurrency.map.items(
      {},
      { signal: other.signal },
    );
    await items.next();
    other.abort();
    await expect(items.next()).rejects.toThrow("aborted");
  });
});

describe("a response without streams of the web", () => {
  const text = (size: number) => JSON.stringify({ data: ["x".repeat(size)], status: {} });
  const withBody = (body: string, stream: unknown, headers: Record<string, string> = {}) =>
    Object.defineProperty(new Response(body, { headers }), "body", { value: stream });
  /** What a `fetch` returns, by its body. */
  const responses: [string, (body: string) => Response][] = [
    ["of React Native, without a body", (body) => withBody(body, undefined)],
    ["of node-fetch, with a stream of Node", (body) => withBody(body, Readable.from([body]))],
    ["with a stated length", (body) => withBody(body, undefined, { "Content-Length": "10" })],
    [
      "that is an object with text() alone",
      (body) => ({ status: 200, headers: new Headers(), text: async () => body }) as Response,
    ],
  ];

  test.each(responses)("%s is read", async (_, respond) => {
    for (const [, send] of ways) await send(stubbed(() => respond(text(10))).api);
  });

  test.each(responses)("%s is not larger than maxResponseBytes", async (_, respond) => {
    for (const [, , send, options] of cases) {
      const { api } = stubbed(() => respond(text(1000)), { ...options, maxResponseBytes: 1000 });
      await expect(send(api)).rejects.toThrow(ResponseTooLargeError);
    }
  });

  test.each([
    ["two bytes", "é", 700, true],
    ["two bytes", "é", 400, false],
    ["four bytes", "🙂", 300, true],
    ["four bytes", "🙂", 200, false],
  ])("counts %s of each character", async (_, character, times, isTooLarge) => {
    const { api } = stubbed(
      () => withBody(text(0).replace('""', `"${character.repeat(times)}"`), undefined),
      {
        maxResponseBytes: 1000,
      },
    );
    const call = api.cryptocurrency.map();
    await (isTooLarge ? expect(call).rejects.toThrow(ResponseTooLargeError) : call);
  });

  test("its redirects are followed, and their bodies ended", async () => {
    const stream = Readable.from(["x"]);
    const moved = () =>
      Object.defineProperty(new Response("x", { status: 302, headers: { Location: "/elsewhere" } }), "body", {
        value: stream,
      });
    const { api, sent } = stubbed((number) => (number === 1 ? moved() : good()));
    await api.cryptocurrency.map();
    expect([sent.length, stream.destroyed]).toEqual([2, true]);
  });
});

describe("a fetch that does not accept the AbortSignal of jsdom", () => {
  /** As Node's `fetch` rejects it, before it sends anything. */
  const rejectSignal = (answer: () => Response | Promise<Response>) => {
    const inits: (RequestInit | undefined)[] = [];
    const fetch = async (_url: unknown, init?: RequestInit) => {
      if (init?.signal) {
        throw new TypeError(
          'RequestInit: Expected signal ("AbortSignal {}") to be an instance of AbortSignal.',
        );
      }
      inits.push(init);
      return answer();
    };
    return { fetch, inits };
  };

  test.each(cases)("%s, %s, sends the request without it", async (_, __, send, options) => {
    const { fetch, inits } = rejectSignal(() => good());
    await send(stubbed(() => good(), { ...options, fetch }).api);
    expect(inits).toHaveLength(1);
    expect(inits[0]).not.toHaveProperty("signal");
  });

  test("the timeout and an abort still end the call", async () => {
    const { fetch } = rejectSignal(stalled);
    const { api } = stubbed(() => good(), { fetch, timeout: 5, retries: 0 });
    await expect(api.cryptocurrency.map()).rejects.toThrow(TimeoutError);
  });

  test.each([
    ["another TypeError", new TypeError("fetch failed")],
    ["another error about a signal", new Error("killed by a signal")],
  ])("%s is not sent again", async (_, error) => {
    const { api, sent } = stubbed(() => Promise.reject(error), { retries: 0 });
    await expect(api.cryptocurrency.map()).rejects.toThrow(ConnectionError);
    expect(sent).toHaveLength(1);
  });
});

test.each(ways)("without a fetch, as in Jest's jsdom, %s names what to install", async (_, send) => {
  const { api } = stubbed(() => good(), { fetch: undefined });
  for (const name of ["fetch", "Headers", "Request", "Response"]) vi.stubGlobal(name, undefined);
  await expect(send(api)).rejects.toThrow(
    /^There is no "fetch": .* In Jest with jsdom, install jest-fixed-jsdom/,
  );
});

test("an error status of a text()-only response is an error of its class", async () => {
  const response = { status: 503, headers: new Headers(), text: async () => "" } as Response;
  await expect(stubbed(() => response, { retries: 0 }).api.cryptocurrency.map()).rejects.toThrow(ServerError);
});
