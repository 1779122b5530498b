import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { cache } from "../src/cache.ts";
import { logger } from "../src/logger.ts";
import { good, stubbed } from "./support/stub.ts";

const numbered = (number: number) => good({ ETag: `"${number}"` }, [number]);
const fail = () => {
  throw new Error("a fault of the application");
};

describe("a cache", () => {
  test("is emptied by clear", async () => {
    const responses = cache();
    const { api, sent } = stubbed(numbered, { use: [responses] });
    await api.cryptocurrency.map();
    responses.clear();
    expect(await api.cryptocurrency.map()).toMatchObject({ data: [2] });
    expect(sent.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, null]);
  });

  test("is passed by a request with Cache-Control: no-cache, whose response it stores", async () => {
    const { api, sent } = stubbed(numbered, { use: [cache()] });
    await api.cryptocurrency.map();
    expect(await api.cryptocurrency.map({}, { headers: { "Cache-Control": "no-cache" } })).toMatchObject({
      data: [2],
    });
    expect(await api.cryptocurrency.map()).toMatchObject({ data: [2] });
    expect(sent).toHaveLength(2);
    // It is for the cache of the client; browsers would ask the service whether they may send it.
    expect(sent.some(({ headers }) => headers.has("Cache-Control"))).toBe(false);
  });
});

describe("a function of the application that throws does not fail the request:", () => {
  const faults: Error[] = [];
  const report = (message: string) => void faults.push(new Error(message));

  test.each(["before", "after", "retry"])("the hook %s", async (name) => {
    for (const hook of [fail, async () => fail()]) {
      const answer = (number: number) => (number === 1 ? new Response("{}", { status: 503 }) : good());
      const { api } = stubbed(answer, { hooks: { [name]: hook }, backOff: 1, warn: report });
      expect(await api.cryptocurrency.map()).toMatchObject({ data: [] });
      expect(faults.pop()?.message).toContain(`The hook "${name}" failed: Error: a fault of the application`);
    }
  });

  test("the log", async () => {
    const { api } = stubbed(() => good(), { use: [logger({ log: fail })] });
    expect(await api.cryptocurrency.map()).toMatchObject({ data: [] });
    const failing = stubbed(() => Promise.reject(new Error("down")), {
      use: [logger({ log: fail })],
      retries: 0,
    });
    await expect(failing.api.cryptocurrency.map()).rejects.toThrow("down");
  });
});

test("an error as JSON has its name and message", async () => {
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

  test("of many pending requests has one listener, so that Node prints no warning, and none after them", async () => {
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

  test("of a request that has ended ends the next ones, too", async () => {
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

test("a redirect whose body fails is followed, and leaves no unhandled rejection", async () => {
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

test("a timeout of 0 is none", async () => {
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

  test("is an error after the last retry", async () => {
    const { api, sent } = stubbed(() => new Promise<Response>(() => {}), {
      timeout: 5,
      backOff: 1,
      retries: 1,
    });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ name: "TimeoutError", retryable: true });
    expect(sent).toHaveLength(2);
  });
});
