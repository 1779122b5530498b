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

// Simulates globals of other runtimes. `pnpm runtimes` runs the packed client in the real runtimes.

afterEach(() => void vi.unstubAllGlobals());

/** The ways to send a request. */
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

/** Never settles. */
const stalled = () => new Promise<Response>(() => {});

describe("the AbortController of abort-controller 3, as in React Native", () => {
  /** Lacks `throwIfAborted` and `reason`, and is not an `AbortSignal` of Node. */
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

  test.each(cases)("%s, %s, ends at a timeout and at an abort", async (_, __, send, options) => {
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

  test("an abort ends the wait for a retry and the iteration of items", async () => {
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

describe("a response without web streams", () => {
  const text = (size: number) => JSON.stringify({ data: ["x".repeat(size)], status: {} });
  const withBody = (body: string, stream: unknown, headers: Record<string, string> = {}) =>
    Object.defineProperty(new Response(body, { headers }), "body", { value: stream });
  /** Responses of a `fetch`, by type of body. */
  const responses: [string, (body: string) => Response][] = [
    ["of React Native, without a body stream", (body) => withBody(body, undefined)],
    ["of node-fetch, with a Node stream", (body) => withBody(body, Readable.from([body]))],
    ["with a Content-Length", (body) => withBody(body, undefined, { "Content-Length": "10" })],
    [
      "with only text()",
      (body) => ({ status: 200, headers: new Headers(), text: async () => body }) as Response,
    ],
  ];

  test.each(responses)("reads %s", async (_, respond) => {
    for (const [, send] of ways) await send(stubbed(() => respond(text(10))).api);
  });

  test.each(responses)("limits %s to maxResponseBytes", async (_, respond) => {
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
  ])("counts %s per character", async (_, character, times, isTooLarge) => {
    const { api } = stubbed(
      () => withBody(text(0).replace('""', `"${character.repeat(times)}"`), undefined),
      {
        maxResponseBytes: 1000,
      },
    );
    const call = api.cryptocurrency.map();
    await (isTooLarge ? expect(call).rejects.toThrow(ResponseTooLargeError) : call);
  });

  test("follows redirects and cancels their bodies", async () => {
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

describe("a fetch that rejects the AbortSignal of jsdom", () => {
  /** Rejects the signal before sending, like the `fetch` of Node. */
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

  test.each(cases)("%s, %s, sends the request without the signal", async (_, __, send, options) => {
    const { fetch, inits } = rejectSignal(() => good());
    await send(stubbed(() => good(), { ...options, fetch }).api);
    expect(inits).toHaveLength(1);
    expect(inits[0]).not.toHaveProperty("signal");
  });

  test("a timeout still ends the call", async () => {
    const { fetch } = rejectSignal(stalled);
    const { api } = stubbed(() => good(), { fetch, timeout: 5, retries: 0 });
    await expect(api.cryptocurrency.map()).rejects.toThrow(TimeoutError);
  });

  test.each([
    ["a different TypeError", new TypeError("fetch failed")],
    ["a different error about a signal", new Error("killed by a signal")],
  ])("%s does not resend the request", async (_, error) => {
    const { api, sent } = stubbed(() => Promise.reject(error), { retries: 0 });
    await expect(api.cryptocurrency.map()).rejects.toThrow(ConnectionError);
    expect(sent).toHaveLength(1);
  });
});

test.each(ways)("without fetch, as in Jest's jsdom, %s names the package to install", async (_, send) => {
  const { api } = stubbed(() => good(), { fetch: undefined });
  for (const name of ["fetch", "Headers", "Request", "Response"]) vi.stubGlobal(name, undefined);
  await expect(send(api)).rejects.toThrow(
    /^No global "fetch" found: .* In Jest with jsdom, install jest-fixed-jsdom/,
  );
});

test("an error status with a text()-only response throws the error of its class", async () => {
  const response = { status: 503, headers: new Headers(), text: async () => "" } as Response;
  await expect(stubbed(() => response, { retries: 0 }).api.cryptocurrency.map()).rejects.toThrow(ServerError);
});
