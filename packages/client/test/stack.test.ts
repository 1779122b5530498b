import { describe, expect, test } from "vitest";
import { type CallOptions, ConnectionError, type MarketData, MarketDataError } from "../src/index.ts";
import { KEY, stubbed } from "./support/stub.ts";

const error = (status: number) => () => Response.json({ status: { error_code: status } }, { status });
const HERE = "stack.test.ts";

/** Returns the function names of this file's lines in the stack of a thrown error. */
async function getFrames(call: () => Promise<unknown>): Promise<string[]> {
  try {
    await call();
  } catch (thrown) {
    const lines = (thrown as Error).stack?.split("\n").filter((line) => line.includes(HERE)) ?? [];
    return lines.map((line) => /at (?:async )?(\w+)/.exec(line)?.[1] ?? "");
  }
  throw new Error("no error");
}

const calls: Record<string, (api: MarketData, options?: CallOptions) => Promise<unknown>> = {
  async method(api, options) {
    return await api.cryptocurrency.categories({}, options);
  },
  async withResponse(api, options) {
    return await api.cryptocurrency.categories({}, options).withResponse();
  },
  async all(api, options) {
    return await Promise.all([
      api.cryptocurrency.categories({}, options),
      api.cryptocurrency.map({}, options),
    ]);
  },
  async pages(api, options) {
    for await (const page of api.cryptocurrency.categories.pages({}, options)) return page;
    return undefined;
  },
  async items(api, options) {
    for await (const item of api.cryptocurrency.categories.items({}, options)) return item;
    return undefined;
  },
};

test.each(Object.keys(calls))("the stack of an error of %s contains the line of the call", async (name) => {
  const call = calls[name] as (typeof calls)[string];
  const rejected = stubbed(error(400)).api;
  expect(await getFrames(() => call(rejected))).toContain(name);
  expect(await getFrames(() => call(rejected, { signal: new AbortController().signal }))).toContain(name);
  expect(await getFrames(() => call(stubbed(error(503), { retries: 1, backOff: 1 }).api))).toContain(name);
  expect(await getFrames(() => call(stubbed(() => new Response("<h1>")).api))).toContain(name);
  expect(
    await getFrames(() => call(stubbed(() => Promise.reject(new Error("down"))).api, { retries: 0 })),
  ).toContain(name);
  const stalled = stubbed(() => new Promise<Response>(() => {}), { timeout: 5, retries: 0 }).api;
  expect(await getFrames(() => call(stalled))).toContain(name);
});

test("the stack of an error of the path-level client contains the line of the call", async () => {
  const stalled = stubbed(() => new Promise<Response>(() => {}), { timeout: 5, retries: 0 }).api;
  async function byPath() {
    return await stalled.fetch.GET("/v1/cryptocurrency/map");
  }
  expect(await getFrames(byPath)).toContain("byPath");
});

describe("callers of a shared, failed request", () => {
  async function one(api: MarketData) {
    return await api.cryptocurrency.map();
  }
  async function other(api: MarketData) {
    return await api.cryptocurrency.map();
  }

  test("get a stack with only their own call", async () => {
    const { api, sent } = stubbed(error(400));
    const [first, second] = await Promise.all([getFrames(() => one(api)), getFrames(() => other(api))]);
    expect(sent).toHaveLength(1);
    expect(first).toContain("one");
    expect(first).not.toContain("other");
    expect(second).toContain("other");
    expect(second).not.toContain("one");
  });

  test("get separate, equal errors with a short stack", async () => {
    const { api, sent } = stubbed(() => Promise.reject(new Error("down")), { retries: 0 });
    const errors: ConnectionError[] = await Promise.all(
      Array.from({ length: 300 }, () =>
        one(api).then(
          () => expect.unreachable(),
          (thrown) => thrown,
        ),
      ),
    );
    expect(sent).toHaveLength(1);
    expect(new Set(errors).size).toBe(300);
    for (const each of errors) {
      expect(each).toBeInstanceOf(ConnectionError);
      expect(each).toEqual(errors[0]);
      expect(each).toMatchObject({ message: "No complete response: down", cause: { message: "down" } });
      expect(each.stack?.split("\n").length).toBeLessThan(30);
    }
  });
});

test("an error of a middleware keeps its class, properties and stack", async () => {
  class CircuitError extends MarketDataError {
    readonly opensIn: number;
    constructor(opensIn: number) {
      super(`Open for ${opensIn} ms`, {});
      this.opensIn = opensIn;
    }
  }
  async function middleware(): Promise<Response> {
    throw new CircuitError(5);
  }
  const { api } = stubbed(error(400), { use: [middleware] });
  async function caller() {
    return await api.cryptocurrency.map();
  }
  await expect(caller()).rejects.toThrow(CircuitError);
  await expect(caller()).rejects.toMatchObject({ opensIn: 5, message: "Open for 5 ms" });
  expect(await getFrames(caller)).toEqual(expect.arrayContaining(["middleware", "caller"]));
});

test("the stack starts with name and message and does not contain the key", async () => {
  const { api } = stubbed(() => Response.json({ status: { error_message: `no ${KEY}` } }, { status: 400 }));
  const { stack } = await api.cryptocurrency.map().then(
    () => new Error(),
    (thrown: Error) => thrown,
  );
  expect(stack).toMatch(/^BadRequestError: no \*\*\*\n/);
});

test.each([
  ["an error", new Error("mine")],
  ["an error of this package", new MarketDataError("mine", {})],
])("a call rejects with the unchanged reason of an abort: %s", async (_, reason) => {
  const { api } = stubbed(() => new Promise<Response>(() => {}));
  const { stack } = reason;
  for (const send of [
    (signal: AbortSignal) => api.cryptocurrency.map({}, { signal }),
    (signal: AbortSignal) => api.fetch.GET("/v1/cryptocurrency/map", { signal }),
  ]) {
    const controller = new AbortController();
    const call = send(controller.signal);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  }
  expect(reason.stack).toBe(stack);
});
