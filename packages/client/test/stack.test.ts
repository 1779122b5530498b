import { expect, test } from "vitest";
import type { CallOptions, MarketData } from "../src/index.ts";
import { KEY, stubbed } from "./support/stub.ts";

const error = (status: number) => () => Response.json({ status: { error_code: status } }, { status });
const HERE = "stack.test.ts";

/** The lines of this file in the stack of the error that a function throws, as the names of its functions. */
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

test.each(Object.keys(calls))("an error of %s has the line of the call in its stack", async (name) => {
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

test("an error of the path-level client has it, too", async () => {
  const stalled = stubbed(() => new Promise<Response>(() => {}), { timeout: 5, retries: 0 }).api;
  async function byPath() {
    return await stalled.fetch.GET("/v1/cryptocurrency/map");
  }
  expect(await getFrames(byPath)).toContain("byPath");
});

test("each caller of a shared request has its own line", async () => {
  const { api, sent } = stubbed(error(400));
  async function one() {
    return await api.cryptocurrency.map();
  }
  async function other() {
    return await api.cryptocurrency.map();
  }
  const [first, second] = await Promise.all([getFrames(one), getFrames(other)]);
  expect(sent).toHaveLength(1);
  expect([first, second]).toEqual([expect.arrayContaining(["one"]), expect.arrayContaining(["other"])]);
});

test("the stack begins with the name and the message, and has no key", async () => {
  const { api } = stubbed(() => Response.json({ status: { error_message: `no ${KEY}` } }, { status: 400 }));
  const { stack } = await api.cryptocurrency.map().then(
    () => new Error(),
    (thrown: Error) => thrown,
  );
  expect(stack).toMatch(/^BadRequestError: no \*\*\*\n/);
});

test("the reason of an abort is the caller's, unchanged", async () => {
  const { api } = stubbed(() => new Promise<Response>(() => {}));
  const controller = new AbortController();
  const reason = new Error("mine");
  const { stack } = reason;
  const call = api.cryptocurrency.map({}, { signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(reason.stack).toBe(stack);
});
