import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cache } from "../src/cache.ts";
import {
  type CallOptions,
  type ClientOptions,
  createMarketData,
  type MarketData,
  MarketDataError,
  type Middleware,
  TimeoutError,
  UnauthorizedError,
} from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { logger } from "../src/logger.ts";
import { good, KEY, type Sent, stubbed } from "./support/stub.ts";

const KEY_HEADER = "X-SVC_PRO_API_KEY";

/** The ways to send a request. */
const ways: [string, (api: MarketData, options?: CallOptions) => Promise<unknown>][] = [
  ["an operation", (api, options) => api.cryptocurrency.map({}, options)],
  [
    "the path-level client",
    async (api, options) => (await api.fetch.GET("/v1/cryptocurrency/map", options as never)).data,
  ],
];

/** The identity of a request's sender, as seen by the service. */
const seenBy = ({ headers }: Sent) => `${headers.get(KEY_HEADER)} ${headers.get("X-Tenant")}`;
const echo = (_: number, sent: Sent) => good({}, seenBy(sent) as never);
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Returns a key function that returns a different key for each call. */
function rotateKeys(...keys: string[]) {
  let calls = 0;
  return { apiKey: () => keys[Math.min(calls++, keys.length - 1)] as string, calls: () => calls };
}

describe.each(ways)("a key function, by %s", (_, send) => {
  test("is called once per call, before requests are shared", async () => {
    const { apiKey, calls } = rotateKeys("key-of-a", "key-of-b", "key-of-b");
    const { api, sent } = stubbed(echo, { apiKey });
    const bodies = await Promise.all([send(api), send(api), send(api)]);
    expect(bodies).toMatchObject([
      { data: "key-of-a null" },
      { data: "key-of-b null" },
      { data: "key-of-b null" },
    ]);
    expect([sent.length, calls()]).toEqual([2, 3]);
  });

  test("may be asynchronous", async () => {
    const { api } = stubbed(echo, { apiKey: async () => "later" });
    expect(await send(api)).toMatchObject({ data: "later null" });
  });

  test("separates the cache entries and rate limits of different keys", async () => {
    for (const use of [
      [cache(), limiter()],
      [limiter(), cache()],
    ]) {
      const { apiKey } = rotateKeys("key-of-a", "key-of-b");
      const { api } = stubbed(echo, { apiKey, use });
      expect(await send(api)).toMatchObject({ data: "key-of-a null" });
      expect(await send(api)).toMatchObject({ data: "key-of-b null" });
    }
  });

  test("is called once for all attempts", async () => {
    const { apiKey, calls } = rotateKeys("one", "other");
    const answer = (number: number, sent: Sent) =>
      number === 1 ? new Response("", { status: 503 }) : echo(number, sent);
    const { api, sent } = stubbed(answer, { apiKey, backOff: 0 });
    expect(await send(api)).toMatchObject({ data: "one null" });
    expect([sent.length, calls()]).toEqual([2, 1]);
  });

  test("is not called if the request has its own key", async () => {
    const { apiKey, calls } = rotateKeys("one");
    const { api } = stubbed(echo, { apiKey });
    expect(await send(api, { headers: { [KEY_HEADER]: "own" } })).toMatchObject({ data: "own null" });
    expect(calls()).toBe(0);
  });

  test("has its key masked if the service repeats it", async () => {
    const status = { error_code: 400, error_message: `No ${KEY}` };
    const { api } = stubbed(() => Response.json({ status }, { status: 400 }), { apiKey: () => KEY });
    const result = await api.fetch.GET("/v1/cryptocurrency/map");
    expect(
      inspect([result, await api.cryptocurrency.map().catch((error) => error)], { depth: 9 }),
    ).not.toContain(KEY);
  });
});

describe.each(ways)("after a 401, by %s", (way, send) => {
  const renewed = (_: number, sent: Sent) =>
    sent.headers.get(KEY_HEADER) === "new" ? good({}, "fine" as never) : new Response("{}", { status: 401 });
  const settle = async (call: Promise<unknown>) => {
    const result = await call.catch((error: unknown) => error);
    return way === "an operation" ? result : (result ?? new UnauthorizedError("401", {}));
  };

  test("the key function is called again, and a different key resends the request", async () => {
    const { apiKey, calls } = rotateKeys("old", "new");
    const { api, sent } = stubbed(renewed, { apiKey });
    expect(await settle(send(api))).toMatchObject({ data: "fine" });
    expect([sent.length, calls()]).toEqual([2, 2]);
  });

  test.each([
    ["the same key is not sent again", ["old", "old"], 1],
    ["a third key is not requested", ["old", "older", "new"], 2],
  ])("%s", async (_, keys, requests) => {
    const { apiKey, calls } = rotateKeys(...keys);
    const { api, sent } = stubbed(renewed, { apiKey });
    expect(await settle(send(api))).toBeInstanceOf(UnauthorizedError);
    expect([sent.length, calls()]).toEqual([requests, 2]);
  });

  test("each caller of a shared request calls its own key function", async () => {
    const { apiKey, calls } = rotateKeys("old", "old", "new", "newer");
    const { api, sent } = stubbed(renewed, { apiKey });
    const [one, other] = await Promise.all([settle(send(api)), settle(send(api))]);
    expect(one).toMatchObject({ data: "fine" });
    expect(other).toBeInstanceOf(UnauthorizedError);
    expect([sent.map((each) => each.headers.get(KEY_HEADER)), calls()]).toEqual([["old", "new", "newer"], 4]);
  });

  test("a constant key is not sent again", async () => {
    const { api, sent } = stubbed(renewed, { apiKey: "old" });
    expect(await settle(send(api))).toBeInstanceOf(UnauthorizedError);
    expect(sent).toHaveLength(1);
  });
});

describe.each(ways)("nothing is sent without a key from the key function, by %s", (_, send) => {
  const thrown = new Error("no session");
  test.each<[string, () => never, object]>([
    [
      "it throws",
      () => {
        throw thrown;
      },
      { name: "MarketDataError", message: 'The function "apiKey" failed: Error: no session', cause: thrown },
    ],
    ["it rejects", (async () => Promise.reject(thrown)) as never, { name: "MarketDataError", cause: thrown }],
    ...[undefined, null, "", "with space", `${KEY}\n`, 5].map((value): [string, () => never, object] => [
      `it returns ${JSON.stringify(value)}`,
      () => value as never,
      {
        name: "TypeError",
        message:
          'The result of the function "apiKey" must be a string of visible ASCII characters without spaces',
      },
    ]),
  ])("%s", async (_, apiKey, expected) => {
    const { api, sent } = stubbed(echo, { apiKey });
    const error = await send(api).catch((each: unknown) => each);
    expect(error).toMatchObject(expected);
    expect(inspect(error)).not.toContain(KEY);
    expect(sent).toHaveLength(0);
  });

  test("the function hangs until the timeout or an abort", async () => {
    const apiKey = () => new Promise<string>(() => {});
    const { api, sent } = stubbed(echo, { apiKey });
    const late = await send(api, { timeout: 5 }).catch((each: unknown) => each);
    expect(late).toBeInstanceOf(TimeoutError);
    expect(String(late)).toContain('The function "apiKey" returned no key within 5 ms');
    const controller = new AbortController();
    const call = expect(send(api, { signal: controller.signal, timeout: 0 })).rejects.toThrow("mine");
    await soon();
    controller.abort(new Error("mine"));
    await call;
    expect(sent).toHaveLength(0);
  });

  test("the function leaves no timer", async () => {
    vi.useFakeTimers();
    await send(stubbed(echo, { apiKey: () => "key" }).api);
    expect(vi.getTimerCount()).toBe(0);
  });
});
afterEach(() => void vi.useRealTimers());

describe.each(ways)("a header set by a hook or middleware, by %s", (_, send) => {
  const tenants = new AsyncLocalStorage<string>();
  const setHeader = (name: string, value: () => string | undefined) => {
    const set = (headers: Headers) => {
      const text = value();
      if (text !== undefined) headers.set(name, text);
    };
    const middleware: Middleware = ({ request }, next) => {
      set(request.headers);
      return next();
    };
    const before = ({ request }: { request: Request }) => set(request.headers);
    return { middleware, before };
  };
  const ofTenant = setHeader("X-Tenant", () => tenants.getStore());
  const arrangements: [string, () => Partial<ClientOptions>][] = [
    ["in a hook", () => ({ hooks: { before: ofTenant.before } })],
    ["in a hook with a cache", () => ({ hooks: { before: ofTenant.before }, use: [cache()] })],
    ["in a middleware", () => ({ use: [ofTenant.middleware] })],
    [
      "before a cache and a limiter",
      () => ({ use: [ofTenant.middleware, cache(), limiter(), logger({ log() {} })] }),
    ],
    ["between a limiter and a cache", () => ({ use: [limiter(), ofTenant.middleware, cache()] })],
    ["after a cache", () => ({ use: [cache(), ofTenant.middleware, limiter()], warn: false })],
  ];

  test.each(arrangements)("%s is never shared or cached for a different caller", async (_, options) => {
    const { api, sent } = stubbed(echo, options());
    const ask = (tenant: string) => tenants.run(tenant, () => send(api));
    const bodies = await Promise.all([send(api), ask("a"), ask("b")]);
    expect(bodies).toMatchObject([{ data: `${KEY} null` }, { data: `${KEY} a` }, { data: `${KEY} b` }]);
    expect(sent).toHaveLength(3);
    expect(await ask("b")).toMatchObject({ data: `${KEY} b` });
    expect(await send(api)).toMatchObject({ data: `${KEY} null` });
  });

  test.each(arrangements)("%s rejects the call if the header is the key", async (_, options) => {
    const { middleware, before } = setHeader(KEY_HEADER, () => "another-key");
    const replace = ({ hooks, use }: Partial<ClientOptions>): Partial<ClientOptions> => ({
      hooks: hooks && { before },
      use: use?.map((each) => (each === ofTenant.middleware ? middleware : each)),
      warn: false,
    });
    const { api, sent } = stubbed(echo, replace(options()));
    await expect(send(api)).rejects.toThrow(
      new TypeError(`A hook or middleware set "${KEY_HEADER}": use the option "apiKey" (may be a function)`),
    );
    expect(sent).toHaveLength(0);
  });

  test("of an after hook is not sent with the next attempt, so requests are shared", async () => {
    const set = setHeader("X-Tenant", () => "late").before;
    const answer = (number: number, sent: Sent) =>
      number === 1 ? new Response("", { status: 503 }) : echo(number, sent);
    const { api, sent } = stubbed(answer, { hooks: { after: set, retry: set }, backOff: 0 });
    expect(await Promise.all([send(api), send(api)])).toMatchObject([
      { data: `${KEY} null` },
      { data: `${KEY} null` },
    ]);
    expect(sent).toHaveLength(2);
  });
});

test("a cache before a custom middleware is off and warns", async () => {
  const warn = vi.fn();
  const { api, sent } = stubbed(echo, { use: [cache(), (_, next) => next()], warn });
  await api.cryptocurrency.map();
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(2);
  expect(warn).toHaveBeenCalledWith(
    "cache() is off, because a custom middleware after it may add headers. Put cache() after your own middlewares",
  );
});

test("a cache inside a custom middleware stores responses by the sent headers", async () => {
  const responses = cache();
  let tenant = "a";
  const wrapped: Middleware = (context, next) => responses(context, next);
  const inner: Middleware = ({ request }, next) => {
    request.headers.set("X-Tenant", tenant);
    return next();
  };
  const { api } = stubbed(echo, { use: [wrapped, inner] });
  expect(await api.cryptocurrency.map()).toMatchObject({ data: `${KEY} a` });
  tenant = "b";
  expect(await api.cryptocurrency.map()).toMatchObject({ data: `${KEY} b` });
});

test.each(ways)("a signal does not distinguish requests, by %s", async (_, send) => {
  const { api, sent } = stubbed(echo);
  const { signal } = new AbortController();
  await Promise.all([send(api), send(api, { signal }), send(api, { timeout: undefined })]);
  expect(sent).toHaveLength(1);
});

test("requests with only middlewares of this package are shared", async () => {
  const { api, sent } = stubbed(echo, { use: [cache(), limiter(), logger({ log() {} })] });
  await Promise.all([api.cryptocurrency.map(), api.cryptocurrency.map()]);
  expect(sent).toHaveLength(1);
});

describe("no response reaches a caller with a different key, in any interleaving", () => {
  const tenants = new AsyncLocalStorage<{ key: string; tenant: string | undefined }>();
  const addTenant = ({ request }: { request: Request }) => {
    const tenant = tenants.getStore()?.tenant;
    if (tenant) request.headers.set("X-Tenant", tenant);
  };
  const middleware: Middleware = (context, next) => {
    addTenant(context);
    return next();
  };
  const parts = {
    cache: () => cache({ now: () => 0 }),
    limiter: () => limiter({ perMinute: 1e6, now: () => 0 }),
  };
  /** Generates middlewares in any order, with a tenant header set by a hook, a middleware or nothing. */
  const arrangement = fc.record({
    names: fc.shuffledSubarray(["cache", "limiter", "own"] as const),
    hook: fc.boolean(),
    keyFunction: fc.constantFrom("sync", "async", "none"),
  });
  const call = fc.record({
    key: fc.constantFrom("key-of-tenant-a", "key-of-tenant-b"),
    tenant: fc.constantFrom("a", "b", undefined),
    byPath: fc.boolean(),
    abort: fc.boolean(),
  });

  test("with any order of key functions, keys of requests, hooks, middlewares, cache() and limiter()", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        arrangement,
        fc.array(call, { minLength: 2, maxLength: 8 }),
        async (scheduler, { names, hook, keyFunction }, calls) => {
          const turn = () => scheduler.schedule(Promise.resolve());
          const use = names.map((name) => (name === "own" ? middleware : parts[name]()));
          const getKey = () => tenants.getStore()?.key as string;
          const api = createMarketData({
            baseUrl: "http://127.0.0.1",
            warn: false,
            use,
            ...(hook && { hooks: { before: addTenant } }),
            ...(keyFunction === "sync" && { apiKey: getKey }),
            ...(keyFunction === "async" && {
              apiKey: async () => {
                const key = getKey();
                await turn();
                return key;
              },
            }),
            fetch: async (url, init) => {
              const seen = seenBy({ url: String(url), headers: new Headers(init?.headers) });
              await turn();
              return good({}, [seen]);
            },
          });
          const isSet = hook || names.includes("own");
          const results = calls.map(({ key, tenant, byPath, abort }) =>
            tenants.run({ key, tenant }, async () => {
              const controller = new AbortController();
              const options = {
                signal: controller.signal,
                ...(keyFunction === "none" && { headers: { [KEY_HEADER]: key } }),
              };
              const sending = byPath ? ways[1]?.[1](api, options) : ways[0]?.[1](api, options);
              if (abort) void turn().then(() => controller.abort());
              const body = await sending?.catch((error: Error) => {
                if (!abort) throw error;
                return undefined;
              });
              if (body !== undefined) {
                expect(body).toMatchObject({ data: [`${key} ${(isSet && tenant) || null}`] });
              }
            }),
          );
          await scheduler.waitFor(Promise.all(results));
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("an error of a key function is a MarketDataError", async () => {
  const { api } = stubbed(echo, { apiKey: () => Promise.reject("down") });
  await expect(api.cryptocurrency.map()).rejects.toBeInstanceOf(MarketDataError);
  await expect(api.cryptocurrency.map()).rejects.toMatchObject({ operation: "cryptocurrencyMapV1" });
});
