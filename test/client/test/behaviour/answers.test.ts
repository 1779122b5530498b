import { spawnSync } from "node:child_process";
import { inspect } from "node:util";
import type { AttemptResult, Middleware, RequestContext } from "@market-data/client";
import { expect, test } from "vitest";
import { bad, GOOD, good, KEY } from "../../src/behaviour/index.ts";
import { withServer } from "./with-server.ts";

test("withResponse() returns the parsed headers", async () => {
  await withServer(
    (response) => {
      response.setHeader("RateLimit", '"minute";r=29;t=30, "day";r=499;t=43200');
      response.setHeader("RateLimit-Policy", '"minute";q=30;w=60, "day";q=500;w=86400, "__proto__";q=1');
      response.setHeader("X-Request-Id", "r-3");
      response.setHeader("Deprecation", "@1795219200");
      response.setHeader("Link", '</v3/somewhere>; rel="successor-version"');
      good(response);
    },
    async (api) => {
      const { data, response, headers } = await api.cryptocurrency.map().withResponse();
      expect(data).toEqual(GOOD);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(GOOD);
      expect({ ...headers, rateLimit: { ...headers.rateLimit } }).toMatchObject({
        creditCount: 1,
        requestId: "r-3",
        rateLimit: {
          minute: { remaining: 29, reset: 30, limit: 30, window: 60 },
          day: { remaining: 499, reset: 43200, limit: 500, window: 86400 },
        },
        retryAfter: undefined,
        deprecation: new Date("2026-11-21T00:00:00Z"),
        link: '</v3/somewhere>; rel="successor-version"',
      });
      expect(({} as { limit?: number }).limit).toBeUndefined();
    },
  );
});

test("withResponse() alone causes no unhandled rejection", async () => {
  await withServer(
    (response) => bad(response, 400),
    async (api) => expect(api.cryptocurrency.map().withResponse()).rejects.toMatchObject({ status: 400 }),
  );
});

test("usage contains the credits of the last response, of all responses, and of each operation", async () => {
  await withServer(
    (response, number) => {
      if (number === 3) return bad(response, 400);
      // Without the header, the credits come from the body.
      if (number === 2) return void response.end(JSON.stringify({ data: [], status: { credit_count: 5 } }));
      response.setHeader("X-SVC-Credit-Count", "3");
      response.end("[]");
    },
    async (api) => {
      expect(api.usage).toEqual({ last: 0, total: 0, byOperation: {} });
      await Promise.all([
        api.cryptocurrency.quotes.latest({ id: 1 }),
        api.cryptocurrency.quotes.latest({ id: 1 }),
      ]);
      await api.cryptocurrency.categories();
      expect(api.usage).toEqual({
        last: 5,
        total: 8,
        byOperation: { cryptocurrencyQuotesLatestV3: 3, cryptocurrencyCategoriesV1: 5 },
      });
      await api.cryptocurrency.map().catch(() => {});
      expect(api.usage).toMatchObject({ last: 0, total: 8 });
      await api.fetch.GET("/v1/cryptocurrency/map");
      expect(api.usage.byOperation["/v1/cryptocurrency/map"]).toBe(3);
    },
  );
});

test("hooks receive every attempt and retry, without the key", async () => {
  const seen: unknown[] = [];
  const shown: string[] = [];
  const note = (what: string) => (exchange: RequestContext & Partial<AttemptResult> & { delay?: number }) => {
    const { operation, attempt, response, error, delay, request } = exchange;
    seen.push([what, operation, attempt, response?.status, (error as Error | undefined)?.name, delay]);
    shown.push(
      inspect(exchange, { depth: 20, showHidden: true, getters: true }),
      JSON.stringify([...request.headers]),
    );
    if (what === "before") request.headers.set("X-Trace", "t-1");
  };
  await withServer(
    (response, number) => (number === 1 ? bad(response, 429, 1008, { "Retry-After": "0" }) : good(response)),
    async (api, { requests }) => {
      await api.cryptocurrency.map(
        { limit: 1 },
        { headers: { "X-Own": "1", "X-SVC_PRO_API_KEY": `${KEY}-own` } },
      );
      expect(seen).toEqual([
        ["before", "cryptocurrencyMapV1", 1, undefined, undefined, undefined],
        ["after", "cryptocurrencyMapV1", 1, 429, undefined, undefined],
        ["retry", "cryptocurrencyMapV1", 1, undefined, "RateLimitError", 0],
        ["before", "cryptocurrencyMapV1", 2, undefined, undefined, undefined],
        ["after", "cryptocurrencyMapV1", 2, 200, undefined, undefined],
      ]);
      expect(shown.join()).not.toContain(KEY);
      expect(shown.join()).toContain("x-own");
      expect(requests[1]?.headers).toMatchObject({
        "x-trace": "t-1",
        "x-own": "1",
        "x-svc_pro_api_key": `${KEY}-own`,
      });
    },
    { hooks: { before: note("before"), after: note("after"), retry: note("retry") } },
  );
});

test("a failing hook is reported and does not fail the request", async () => {
  const before = () => {
    throw new RangeError("mine");
  };
  const warnings: string[] = [];
  await withServer(
    (response) => good(response),
    async (api, { requests }) => {
      await api.cryptocurrency.map();
      expect(requests).toHaveLength(1);
      expect(warnings).toEqual(['The hook "before" failed: RangeError: mine']);
    },
    { hooks: { before }, warn: (message) => warnings.push(message) },
  );
});

test("middlewares wrap each attempt, outermost first", async () => {
  const order: string[] = [];
  const named =
    (name: string): Middleware =>
    async ({ attempt }, next) => {
      order.push(`${name} ${attempt}`);
      const response = await next();
      order.push(`${name} ${response.status}`);
      return response;
    };
  await withServer(
    (response, number) => (number === 1 ? bad(response, 500) : good(response)),
    async (api) => {
      await api.cryptocurrency.map();
      expect(order).toEqual(["a 1", "b 1", "b 500", "a 500", "a 2", "b 2", "b 200", "a 200"]);
    },
    { use: [named("a"), named("b")] },
  );
});

test("a middleware may return its own response", async () => {
  const response: Middleware = async () => Response.json({ data: [], status: {} });
  await withServer(
    (response) => good(response),
    async (api, { requests }) => {
      const responses = await Promise.all([api.cryptocurrency.map(), api.cryptocurrency.map()]);
      expect(responses).toEqual([
        { data: [], status: {} },
        { data: [], status: {} },
      ]);
      expect(requests).toHaveLength(0);
    },
    { use: [response] },
  );
});

test("a custom fetch gets the URL and the key", async () => {
  const calls: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push([input, new Headers(init?.headers).get("X-SVC_PRO_API_KEY"), init?.redirect]);
    return Response.json(GOOD);
  };
  await withServer(
    (response) => good(response),
    async (api, { url }) => {
      expect(await api.cryptocurrency.map({ limit: 2 })).toEqual(GOOD);
      expect(calls).toEqual([[`${url}/v1/cryptocurrency/map?limit=2`, KEY, "manual"]]);
    },
    { fetch },
  );
});

test("the path-level client can read a body in every format", async () => {
  await withServer(
    (response) => good(response),
    async ({ fetch }) => {
      const text = JSON.stringify(GOOD);
      expect((await fetch.GET("/v1/cryptocurrency/map", { parseAs: "text" })).data).toBe(text);
      expect((await fetch.GET("/v1/cryptocurrency/map", { parseAs: "arrayBuffer" })).data?.byteLength).toBe(
        text.length,
      );
      expect(await (await fetch.GET("/v1/cryptocurrency/map", { parseAs: "blob" })).data?.text()).toBe(text);
      const { data } = await fetch.GET("/v1/cryptocurrency/map", { parseAs: "stream" });
      expect(await new Response(data).text()).toBe(text);
    },
  );
});

test("a deprecated operation warns once per process and names its replacement", async () => {
  const program = `
    import { createClient, createMarketData, cryptocurrencyInfoV1 } from "@market-data/client";
    const fetch = async () => Response.json({ data: {}, status: {} });
    const options = { baseUrl: "http://127.0.0.1", fetch };
    await createMarketData({ ...options, warn: false }).v1.cryptocurrency.quotes.latest({ id: 1 });
    const api = createMarketData(options);
    await api.v1.cryptocurrency.info({ id: 1 });
    await api.v1.cryptocurrency.info({ id: 2 });
    await cryptocurrencyInfoV1(createClient(options), { id: 3 });
    await api.cryptocurrency.info({ id: 1 });
    await api.v2.cryptocurrency.quotes.latest({ id: 1 });
    await createMarketData({ ...options, warn: (text) => console.log("mine:", text) }).v4.dex.networks.list();
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(stderr).toBe("cryptocurrencyInfoV1 is deprecated: use cryptocurrencyInfoV2\n");
  expect(stdout).toBe("mine: dexNetworksListV4 is deprecated, and has no replacement\n");
});
