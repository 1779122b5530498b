import { afterEach, describe, expect, test, vi } from "vitest";
import { type CallOptions, type ClientOptions, createMarketData, type MarketData } from "../src/index.ts";
import { good } from "./support/stub.ts";

const baseUrl = "http://127.0.0.1";

/** Creates a client that records the arguments of `fetch`. */
function recorded(options: Partial<ClientOptions> = {}): {
  api: MarketData;
  inits: RequestInit[];
  urls: unknown[];
} {
  const inits: RequestInit[] = [];
  const urls: unknown[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    urls.push(url);
    inits.push(init ?? {});
    await new Promise(setImmediate);
    return good();
  };
  return { api: createMarketData({ baseUrl, fetch, ...options }), inits, urls };
}

/** The ways to send a request. */
const ways: [string, (api: MarketData, options?: CallOptions) => Promise<unknown>][] = [
  ["an operation", (api, options) => api.cryptocurrency.map({}, options)],
  ["items", (api, options) => api.cryptocurrency.map.items({}, options).next()],
  ["the path-level client", (api, options) => api.fetch.GET("/v1/cryptocurrency/map", options as never)],
];
const names = (init: RequestInit | undefined) => Object.keys(init ?? {}).sort();

describe.each(ways)("fetch options, with %s,", (_, send) => {
  const dispatcher = new (class Agent {})();
  const options = {
    next: { revalidate: 60, tags: ["market"] },
    cache: "no-store",
    credentials: "include",
    keepalive: true,
    priority: "high",
    dispatcher,
  } as const;

  test("of the request and of the client are passed to fetch", async () => {
    const ofCall = recorded();
    await send(ofCall.api, options);
    expect(ofCall.inits[0]).toMatchObject(options);
    expect((ofCall.inits[0] as { dispatcher?: object }).dispatcher).toBe(dispatcher);
    const ofClient = recorded(options);
    await send(ofClient.api, { cache: "reload" });
    expect(ofClient.inits[0]).toMatchObject({ ...options, cache: "reload" });
  });

  test("are omitted if undefined or absent", async () => {
    const { api, inits } = recorded({ cache: undefined, credentials: "omit" });
    await send(api);
    await send(api, { cache: undefined, credentials: undefined, next: undefined });
    for (const init of inits) {
      expect(names(init)).toEqual(["credentials", "headers", "redirect", "signal"]);
      expect(init.credentials).toBe("omit");
    }
  });

  test("must be equal for two requests to be shared", async () => {
    const { api, inits } = recorded({ keepalive: true });
    const sending: CallOptions[] = [
      {},
      { cache: "no-store" },
      { cache: "no-store" },
      { cache: "reload" },
      { next: { revalidate: 60 } },
      { next: { revalidate: 60 } },
      { next: { revalidate: 61 } },
      { dispatcher },
      { dispatcher: new (class Agent {})() },
      { headers: { "X-Other": "1" } },
      { headers: { "X-Other": undefined } },
      { timeout: 7 },
    ];
    await Promise.all(sending.map((each) => send(api, each)));
    expect(inits).toHaveLength(9);
  });

  test.each(["method", "body", "redirect", "window"])("must not contain %s", async (name) => {
    const { api, inits } = recorded();
    await expect(send(api, { [name]: "any" })).rejects.toThrow(TypeError);
    expect(inits).toEqual(name === "body" && inits.length ? [expect.anything()] : []);
    expect(() => recorded({ [name]: "any" })).toThrow(`unknown option "${name}"`);
  });
});

describe.each(ways)("headers, with %s,", (_, send) => {
  const sent = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers));

  test("of a request override the headers of the client", async () => {
    const { api, inits } = recorded({ headers: { "X-App": "one", "X-Tenant": "a", "X-Off": undefined } });
    await send(api);
    await send(api, { headers: { "x-tenant": "b", "X-Own": "1", "X-App": undefined } });
    expect(inits.map(sent)).toEqual([
      { "x-app": "one", "x-tenant": "a" },
      { "x-app": "one", "x-tenant": "b", "x-own": "1" },
    ]);
  });

  test("with a key for one request do not change the client", async () => {
    const { api, inits } = recorded({ apiKey: "key-of-client", headers: { "X-App": "one" } });
    await send(api, { headers: { "X-SVC_PRO_API_KEY": "key-of-call" } });
    await send(api);
    expect(inits.map((init) => sent(init)["x-svc_pro_api_key"])).toEqual(["key-of-call", "key-of-client"]);
  });
});

test("invalid headers of a client are rejected without their values", () => {
  expect(() => recorded({ headers: { "X-App": "secret\n1" } })).toThrow(
    new TypeError("headers: a header is invalid"),
  );
  expect(() => recorded({ headers: { "x-svc_pro_api_key": "secret" } })).toThrow(
    new TypeError('"headers" must not have "X-SVC_PRO_API_KEY": use "apiKey"'),
  );
});

describe.each(ways)("an internal error of Next.js, with %s,", (_, send) => {
  const dynamic = Object.assign(new Error("Dynamic server usage"), { digest: "DYNAMIC_SERVER_USAGE" });
  const fail = async () => {
    throw dynamic;
  };

  test.each([
    ["fetch", { fetch: vi.fn(fail) }],
    ["the function apiKey", { apiKey: vi.fn(fail) }],
  ])("of %s is rethrown unchanged and not retried", async (_name, options) => {
    const { api } = recorded({ backOff: 0, ...options });
    await expect(send(api)).rejects.toBe(dynamic);
    for (const each of Object.values(options)) expect(each).toHaveBeenCalledTimes(1);
  });
});

test.each([[{}], [[undefined]], [() => {}]])("use rejects %j", (use) => {
  expect(() => recorded({ use: use as never })).toThrow(
    new TypeError('"use" must be a list of middlewares, such as [cache()]'),
  );
});

test.each([["100"], [null]])("timeout rejects %j", async (timeout) => {
  const message = '"timeout" must be a number, at least 0';
  expect(() => recorded({ timeout: timeout as never })).toThrow(new TypeError(message));
  await expect(recorded().api.cryptocurrency.map({}, { timeout: timeout as never })).rejects.toThrow(message);
});

describe("a path as baseUrl", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ["/api", "https://shop.example:8443/api/v1/cryptocurrency/map"],
    ["/api/", "https://shop.example:8443/api/v1/cryptocurrency/map"],
    ["/", "https://shop.example:8443/v1/cryptocurrency/map"],
  ])("%s resolves to the page's host", async (path, expected) => {
    vi.stubGlobal("location", new URL("https://shop.example:8443/coins/1?a=b#c"));
    const { api, urls } = recorded({ baseUrl: path });
    for (const [, send] of ways) await send(api);
    expect(new Set(urls.map((url) => String(url).replace(/\?.*/, "")))).toEqual(new Set([expected]));
  });

  test.each([
    ["outside a web page", undefined],
    ["in a web page without a host", { origin: "null" }],
  ])("%s rejects every request with a reason", async (_, location) => {
    vi.stubGlobal("location", location);
    const { api, urls } = recorded({ baseUrl: "/api" });
    for (const [, send] of ways) {
      await expect(send(api)).rejects.toThrow(
        new TypeError(
          '"baseUrl" must be an http:// or https:// URL without a query; a path such as "/api" works only in a browser',
        ),
      );
    }
    expect(urls).toEqual([]);
  });

  test("is resolved at the first request, because a server that renders the page also loads the module", async () => {
    const { api, urls } = recorded({ baseUrl: "/api" });
    vi.stubGlobal("location", new URL("https://shop.example/coins"));
    await api.cryptocurrency.map();
    expect(urls.map(String)).toEqual(["https://shop.example/api/v1/cryptocurrency/map"]);
  });

  test.each(["//evil.example/api", "api", "./api", "/api?a=b", "/api#a", "/a b"])("rejects %s", (given) => {
    vi.stubGlobal("location", new URL("https://shop.example/"));
    expect(() => recorded({ baseUrl: given })).toThrow(/"baseUrl" must be/);
  });
});

test.each([[[]], [[undefined]], [[null]], [["https://api.example.com"]]])(
  "createMarketData called with %j reports the missing options",
  (given) => {
    expect(() => (createMarketData as (...given: unknown[]) => unknown)(...given)).toThrow(
      new TypeError('Options are required, such as { baseUrl: "https://..." }'),
    );
  },
);
