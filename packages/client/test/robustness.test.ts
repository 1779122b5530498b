import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { cache } from "../src/cache.ts";
import type { AttemptResult, RequestContext } from "../src/index.ts";
import { type LogEntry, logger } from "../src/logger.ts";
import { good, stubbed } from "./support/stub.ts";

const numbered = (number: number) => good({ ETag: `"${number}"` }, [number]);
describe("a cache", () => {
  test("is emptied by clear", async () => {
    const responses = cache();
    const { api, sent } = stubbed(numbered, { use: [responses] });
    await api.cryptocurrency.map();
    responses.clear();
    expect(await api.cryptocurrency.map()).toMatchObject({ data: [2] });
    expect(sent.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, null]);
  });

  test("is refreshed by a request with Cache-Control: no-cache", async () => {
    const { api, sent } = stubbed(numbered, { use: [cache()] });
    await api.cryptocurrency.map();
    expect(await api.cryptocurrency.map({}, { headers: { "Cache-Control": "no-cache" } })).toMatchObject({
      data: [2],
    });
    expect(await api.cryptocurrency.map()).toMatchObject({ data: [2] });
    expect(sent).toHaveLength(2);
    // The header is for this cache only. Sending the header would cause a preflight request in browsers.
    expect(sent.some(({ headers }) => headers.has("Cache-Control"))).toBe(false);
  });
});

/** Values that a function of an application may throw, with their text in messages. */
const thrown: [string, unknown][] = [
  ["Error: a fault of the application", new Error("a fault of the application")],
  ["text", "text"],
  ["Symbol(sign)", Symbol("sign")],
  ["undefined", undefined],
  ["null", null],
  ["object", Object.create(null)],
  [
    "object",
    {
      toString() {
        throw new Error("no text");
      },
    },
  ],
];

describe.each(thrown)("an application function that throws %s", (text, value) => {
  const fail = () => {
    throw value;
  };
  const failures = [fail, async () => fail()];
  const answer = (number: number) => (number === 1 ? new Response("{}", { status: 503 }) : good());

  test.each(["before", "after", "retry"])("if it is the hook %s, does not fail the request", async (name) => {
    for (const hook of failures) {
      const reports: string[] = [];
      const warn = (message: string) => void reports.push(message);
      const { api } = stubbed(answer, { hooks: { [name]: hook }, backOff: 1, warn });
      expect(await api.cryptocurrency.map()).toMatchObject({ data: [] });
      expect(reports[0]).toBe(`The hook "${name}" failed: ${text}`);
    }
  });

  test("if it is `log`, does not fail the request", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const log of failures) {
      const use = [logger({ log })];
      expect(await stubbed(() => good(), { use }).api.cryptocurrency.map()).toMatchObject({ data: [] });
      await new Promise(setImmediate);
      expect(warn).toHaveBeenLastCalledWith(`logger: the function "log" failed: ${text}`);
      const failing = stubbed(() => Promise.reject(new Error("down")), { use, retries: 0 });
      await expect(failing.api.cryptocurrency.map()).rejects.toThrow("down");
    }
    warn.mockRestore();
  });

  test("if it is `warn`, does not fail the request", async () => {
    for (const warn of failures) {
      const { api } = stubbed(() => good(), { hooks: { before: fail }, warn });
      expect(await api.cryptocurrency.map()).toMatchObject({ data: [] });
      expect(await api.v1.cryptocurrency.quotes.latest({ id: 1 })).toMatchObject({ data: [] });
    }
  });

  test("if it is `fetch`, causes a ConnectionError", async () => {
    const { api } = stubbed(fail, { retries: 0 });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ name: "ConnectionError", cause: value });
  });

  test("if it is a middleware, fails the request and is logged", async () => {
    const entries: LogEntry[] = [];
    const use = [logger({ log: (entry) => entries.push(entry) }), fail];
    const call = stubbed(() => good(), { use }).api.cryptocurrency.map();
    expect(await call.catch((error: unknown) => [error])).toEqual([value]);
    expect(entries).toMatchObject([{ error: text }]);
  });
});

test("hooks may be methods of a class", async () => {
  class Recorder {
    readonly #seen: string[] = [];
    before({ request }: RequestContext) {
      request.headers.set("X-Trace", "1");
      this.#seen.push(`before ${request.url}`);
    }
    after({ request, response }: AttemptResult) {
      this.#seen.push(`after ${request.url} ${response?.status}`);
    }
    get seen() {
      return this.#seen;
    }
  }
  const hooks = new Recorder();
  const { api, sent } = stubbed(() => good(), { hooks });
  await api.cryptocurrency.map();
  const url = "http://127.0.0.1/base/v1/cryptocurrency/map";
  expect(hooks.seen).toEqual([`before ${url}`, `after ${url} 200`]);
  expect(sent[0]?.headers.get("X-Trace")).toBe("1");
});

test("the JSON of an error contains name and message", async () => {
  const { api } = stubbed(() =>
    Response.json({ status: { error_code: 400, error_message: "no" } }, { status: 400 }),
  );
  const error: unknown = await api.cryptocurrency.map().catch((thrown: unknown) => thrown);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({
    name: "BadRequestError",
    message: "no",
    status: 400,
    operation: "cryptocurrencyMapV1",
  });
});

describe("a signal", () => {
  const starts = Array.from({ length: 50 }, (_, index) => index + 1);
  const later = async () => {
    await new Promise(setImmediate);
    return good();
  };

  test("has one listener for many requests, to avoid a warning of Node, and none afterwards", async () => {
    const { api } = stubbed(later);
    const { signal } = new AbortController();
    for (let round = 0; round < 2; round++) {
      const calls = Promise.all(starts.map((start) => api.cryptocurrency.map({ start }, { signal })));
      expect(getEventListeners(signal, "abort")).toHaveLength(1);
      await calls;
      await new Promise(setImmediate);
      expect(getEventListeners(signal, "abort")).toEqual([]);
    }
  });

  test("of a finished request also aborts the next requests", async () => {
    const { api } = stubbed((number) => (number === 1 ? good() : new Promise<Response>(() => {})));
    const controller = new AbortController();
    const { signal } = controller;
    await api.cryptocurrency.map({}, { signal });
    await new Promise(setImmediate);
    const calls = starts.map((start) => api.cryptocurrency.map({ start }, { signal }));
    controller.abort(new Error("mine"));
    for (const call of calls) await expect(call).rejects.toThrow("mine");
  });
});

test("follows a redirect with a failing body without an unhandled rejection", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });
  const { api, sent } = stubbed((number) =>
    number === 1 ? new Response(broken, { status: 302, headers: { Location: "/elsewhere" } }) : good(),
  );
  await api.cryptocurrency.map();
  await new Promise(setImmediate);
  process.off("unhandledRejection", note);
  expect(sent.map(({ url }) => url)).toEqual([expect.any(String), "http://127.0.0.1/elsewhere"]);
  expect(unhandled).toEqual([]);
});

test("a timeout of 0 disables the timeout", async () => {
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return good();
  };
  await stubbed(slow, { timeout: 0 }).api.cryptocurrency.map();
  await stubbed(slow).api.cryptocurrency.map({}, { timeout: 0 });
});

describe("a timeout", () => {
  const stalled = (number: number) => (number === 1 ? new Promise<Response>(() => {}) : good());

  test("of one attempt is retried", async () => {
    const { api, sent } = stubbed(stalled, { timeout: 10, backOff: 1 });
    await api.cryptocurrency.map();
    expect(sent).toHaveLength(2);
  });

  test("throws after the last retry", async () => {
    const { api, sent } = stubbed(() => new Promise<Response>(() => {}), {
      timeout: 5,
      backOff: 1,
      retries: 1,
    });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ name: "TimeoutError", retryable: true });
    expect(sent).toHaveLength(2);
  });
});
