import { EventEmitter, once } from "node:events";
import { request } from "node:http";
import type { MarketStore } from "@market-data/market";
import { info, operations } from "@market-data/openapi";
import { SAMPLE_NOTICE } from "@market-data/sample";
import { afterEach, describe, expect, test } from "vitest";
import { MemoryMeter, type ServiceSettings } from "../src/index.ts";
import { openMemoryAccounts } from "./support/accounts.ts";
import {
  fixtures,
  type Handlers,
  NOON,
  startService,
  type TestOptions,
  type TestService,
} from "./support/service.ts";

let service: TestService;

afterEach(() => service.close());

async function start(options?: TestOptions): Promise<TestService> {
  service = await startService(options);
  return service;
}

const MAP = "/v1/cryptocurrency/map";

describe("pages of other origins", () => {
  const from = { Origin: "https://a.example" };
  const preflight = { ...from, "Access-Control-Request-Method": "GET" };

  test.each<[string, Partial<ServiceSettings>, string | undefined]>([
    ["any origin", {}, "*"],
    ["an origin of the list", { origins: ["https://a.example"] }, "https://a.example"],
    ["another origin", { origins: ["https://b.example"] }, undefined],
    ["no origin", { origins: [] }, undefined],
  ])("%s", async (_, settings, allowed) => {
    await start({ settings });
    const { headers } = await service.get(MAP, undefined, from);
    expect(headers["access-control-allow-origin"]).toBe(allowed);
    const asked = await service.send(MAP, { method: "OPTIONS", headers: preflight });
    expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([204, allowed]);
  });

  test("may read a 404 for a wrong path", async () => {
    await start();
    for (const path of ["/v1/nowhere", "/v1/%E0%A4%A"]) {
      expect((await service.send(path, { method: "OPTIONS", headers: preflight })).status).toBe(204);
      const response = await service.send(path, { headers: from });
      expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([
        path.endsWith("nowhere") ? 404 : 400,
        "*",
      ]);
    }
  });

  test("may send a key and read the response headers", async () => {
    await start();
    const asked = await service.send(MAP, { method: "OPTIONS", headers: preflight });
    expect(asked.headers["access-control-allow-headers"]).toContain("X-SVC_PRO_API_KEY");
    expect(asked.headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
    const { headers } = await service.get("/v1/simple/price?ids=1", "wrong", from);
    expect(headers["access-control-expose-headers"]).toContain("X-SVC-Credit-Count, RateLimit");
    expect(headers["access-control-expose-headers"]).toContain("Deprecation, Sunset, Link");
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  test("cause a Vary header where responses depend on the origin", async () => {
    await start({ settings: { origins: ["https://a.example"] } });
    expect((await service.get(MAP)).headers["vary"]).toContain("Origin");
  });
});

describe("with another vendor prefix", () => {
  const listing: Handlers["cryptocurrencyListingsHistoricalV1"] = async ({ sort, aux }: never) => ({
    data: [{ svc_rank: 1, name: '"svc_rank":', sort, aux }],
    count: 1,
  });
  const settings = { vendorPrefix: "cmc" };
  const path = "/v1/cryptocurrency/listings/historical?date=2026-01-14";

  test("headers, fields and values use it, and the market sees its own names", async () => {
    await start({ settings, handlers: { ...fixtures, cryptocurrencyListingsHistoricalV1: listing } });
    const headers = { "X-CMC_PRO_API_KEY": await service.key("Basic") };
    const {
      status,
      body,
      headers: got,
    } = await service.send(`${path}&sort=cmc_rank&aux=cmc_rank,tags`, { headers });
    expect([status, got["x-cmc-credit-count"], got["vary"]]).toEqual([
      200,
      "1",
      "X-CMC_PRO_API_KEY, Accept-Encoding",
    ]);
    expect(body.data).toEqual([
      { cmc_rank: 1, name: '"svc_rank":', sort: "svc_rank", aux: ["svc_rank", "tags"] },
    ]);
  });

  test("defaults reach the market with its own names", async () => {
    await start({ settings, handlers: { ...fixtures, cryptocurrencyListingsHistoricalV1: listing } });
    const headers = { "X-CMC_PRO_API_KEY": await service.key("Basic") };
    const { body } = await service.send(path, { headers });
    const { aux } = operations.cryptocurrencyListingsHistoricalV1;
    expect([body.data[0].sort, body.data[0].aux]).toEqual(["svc_rank", aux.default]);
  });

  test("the paths of indices use it", async () => {
    const data = { constituents: [], update_time: "2026-01-15T11:59:00.000Z", value: 100 };
    await start({
      settings,
      handlers: { ...fixtures, indexSvc100LatestV3: async () => ({ data, count: 1 }) },
    });
    const headers = { "X-CMC_PRO_API_KEY": await service.key("Basic") };
    const { body } = await service.send("/v3/index/cmc100-latest", { headers });
    expect(body.data).toEqual(data);
    expect((await service.send("/v3/index/svc100-latest", { headers })).status).toBe(404);
  });

  test("the contract's own names are rejected", async () => {
    await start({ settings });
    const key = await service.key("Basic");
    expect((await service.get(path, key)).body.status.error_message).toBe(
      'Missing header "X-CMC_PRO_API_KEY"',
    );
    const { body } = await service.send(`${path}&sort=svc_rank`, { headers: { "X-CMC_PRO_API_KEY": key } });
    expect(body.status.error_message).toContain('It must be one of "cmc_rank"');
  });

  test.each(["/openapi.json", "/openapi.yaml"])(
    "%s has it, the extensions keep their names",
    async (file) => {
      await start({ settings });
      const { text } = await service.get(file);
      expect(text).toContain("X-CMC_PRO_API_KEY");
      expect(text).toContain("cmc_rank_advanced");
      expect(text).toContain("x-svc-credits");
      expect(text).not.toMatch(/svc_rank|X-SVC|index\/svc/);
    },
  );

  test.each(["SVC", "a b", "", "a".repeat(17), "1a"])("%j is an invalid prefix", async (vendorPrefix) => {
    await start();
    await expect(startService({ settings: { vendorPrefix } })).rejects.toThrow(RangeError);
  });
});

describe("the home page", () => {
  const browser = { Accept: "text/html" };

  test("shows the contract's title, version and links; programs get JSON", async () => {
    await start();
    const { status, text } = await service.get("/", undefined, browser);
    expect([status, text.includes(`<h1>${info.title} `), text.includes(`>${info.version}<`)]).toEqual([
      200,
      true,
      true,
    ]);
    const { body } = await service.get("/");
    expect(body).toEqual({
      ...info,
      links: { contract: "/openapi.json", health: "/readyz", metrics: "/metrics" },
    });
  });

  test("has working links and a working first command", async () => {
    await start();
    const { text } = await service.get("/", undefined, browser);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
    const sent = await Promise.all(links.map(async (link) => (await service.get(link)).status));
    expect(sent).toEqual([200, 200, 200]);
    const [, url = ""] = /<code>curl &#39;(http:[^&]+)&#39;/.exec(text) ?? [];
    expect((await fetch(url)).status).toBe(200);
  });

  test("links the reference of the settings, names the prefix's key header, and no foreign port", async () => {
    await start({ adminPort: 0, settings: { vendorPrefix: "abc", documentation: "https://docs.example/" } });
    const { body } = await service.get("/");
    expect(body.links).toEqual({ reference: "https://docs.example/", contract: "/openapi.json" });
    const { text } = await service.get("/", undefined, browser);
    expect(text).toContain("X-ABC_PRO_API_KEY: YOUR_KEY");
  });

  test.each(["sample", "imported"])("says whether the data is synthetic: %s", async (origin) => {
    const store = { snapshot: async () => ({ version: 1, metrics: new Map(), origin }) };
    await start({ store: store as unknown as MarketStore });
    const { body } = await service.get("/");
    expect(body.notice).toBe(origin === "sample" ? SAMPLE_NOTICE : undefined);
  });

  test("works while the market cannot be read", async () => {
    const store = { snapshot: () => Promise.reject(new Error("gone")) };
    await start({ store: store as unknown as MarketStore });
    expect((await service.get("/", undefined, browser)).status).toBe(200);
  });
});

describe("besides the operations", () => {
  test.each([
    ["/openapi.json", "application/json; charset=utf-8"],
    ["/openapi.yaml", "application/yaml; charset=utf-8"],
  ])("serves the contract at %s", async (path, type) => {
    await start();
    const { status, headers, text } = await service.get(path, undefined, { "Accept-Encoding": "gzip" });
    expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, type, "gzip"]);
    expect(text).toContain("X-SVC_PRO_API_KEY");
    const again = await service.get(path, undefined, { "If-None-Match": headers["etag"] ?? "" });
    expect(again.status).toBe(304);
  });

  test("is alive, and ready while the store responds", async () => {
    await start();
    expect((await service.get("/healthz")).status).toBe(200);
    expect((await service.get("/readyz")).status).toBe(200);
    Object.defineProperty(service.market, "version", {
      get: () => {
        throw new Error("the database is gone");
      },
    });
    expect((await service.get("/healthz")).status).toBe(200);
    const { status, body } = await service.get("/readyz");
    expect([status, body.status.error_code, body.status.error_message]).toEqual([
      503,
      503,
      "The service cannot serve requests now: the market cannot be read",
    ]);
  });

  test("is not ready for any reported reason", async () => {
    await start({ runHealthChecks: async () => ["the accounts cannot be read", "the disk is full"] });
    const { status, body } = await service.get("/readyz");
    expect([status, body.status.error_message]).toEqual([
      503,
      "The service cannot serve requests now: the accounts cannot be read; the disk is full",
    ]);
  });

  test("serves health and metrics on a separate port, where requests do not count", async () => {
    await start({ adminPort: 0, settings: { addressLimit: 4 } });
    const paths = ["/healthz", "/readyz", "/metrics"];
    for (const path of paths) expect((await service.get(path)).status).toBe(404);
    await service.get(MAP);
    expect((await service.get(MAP)).status).toBe(429);
    for (const path of paths) expect((await fetch(service.service.adminUrl + path)).status).toBe(200);
    expect((await fetch(service.service.adminUrl + MAP)).status).toBe(404);
  });

  test("creates a response without a key once per snapshot and minute, besides other requests", async () => {
    await start();
    const key = await service.key("Basic");
    for (let ids = 1; ids <= 3; ids += 1) {
      await service.get(MAP, undefined, { "Accept-Encoding": "br" });
      await service.get(`/v1/simple/price?ids=${ids}`, key);
    }
    const { text } = await service.get("/metrics");
    expect(text).toContain('market_data_response_cache_total{outcome="hit"} 2\n');
    expect(text).toContain('market_data_response_cache_total{outcome="miss"} 4\n');
  });

  test("creates the metrics once in their lifetime", async () => {
    await start({ settings: { metricsLifetime: 60_000 } });
    const first = await service.get("/metrics");
    await service.get(MAP);
    expect((await service.get("/metrics")).text).toBe(first.text);
  });

  test("reports limits from the start, so that the first step is visible", async () => {
    await start();
    const { text } = await service.get("/metrics");
    const reported = [...text.matchAll(/^market_data_limit_reached_total\{limit="(\w+)"\} 0$/gm)];
    expect(reported.map(([, limit]) => limit).sort()).toEqual([
      "addressLimit",
      "maxActive",
      "maxActivePerCaller",
      "maxConnections",
      "maxConnectionsPerAddress",
      "maxPipelined",
      "maxQueuedReads",
      "maxStreams",
      "openStreams",
      "quotes",
      "sharedWriteTimeout",
      "streamStall",
      "subnetLimit",
      "writeTimeout",
    ]);
  });

  test("counts requests by operation and status, credits by plan, and cached responses", async () => {
    await start();
    const key = await service.key("Basic");
    for (const ids of ["1", "1", "1", "x"]) await service.get(`/v1/simple/price?ids=${ids}`, key);
    const { text, headers } = await service.get("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'market_data_requests_total{operation="simplePriceV1",status="200"} 3',
      'market_data_requests_total{operation="simplePriceV1",status="400"} 1',
      'market_data_request_duration_seconds_count{operation="simplePriceV1"} 4',
      'market_data_credits_total{plan="Basic"} 3',
      'market_data_response_cache_total{outcome="hit"} 1',
      'market_data_response_cache_total{outcome="miss"} 2',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });
});

test("counts malformed requests and connections over a limit, and logs malformed requests", async () => {
  await start({ settings: { maxPipelined: 0 } });
  const malformed = await service.raw("hello\r\n\r\n");
  await service.raw("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2));
  const { text } = await service.get("/metrics");
  for (const line of [
    'market_data_malformed_requests_total{error="badRequest"} 1',
    'market_data_limit_reached_total{limit="maxPipelined"} 1',
    "market_data_connections 1",
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  const entries = service.logged.map((line) => JSON.parse(line));
  expect(entries.filter(({ message }) => message === "malformed request")).toEqual([
    {
      level: "info",
      time: new Date(NOON).toISOString(),
      message: "malformed request",
      requestId: /X-Request-Id: (\S+)/.exec(malformed)?.[1],
      error: "badRequest",
      address: "127.0.0.1",
    },
  ]);
});

describe("the log", () => {
  test("has one JSON object per request", async () => {
    await start();
    const key = await service.key("Basic");
    await service.get("/v1/simple/price?ids=1", key, { "X-Request-Id": "mine" });
    await expect.poll(() => service.logged).toHaveLength(1);
    expect(JSON.parse(service.logged[0] as string)).toEqual({
      level: "info",
      time: new Date(NOON).toISOString(),
      message: "request",
      requestId: "mine",
      method: "GET",
      operation: "simplePriceV1",
      status: 200,
      milliseconds: expect.any(Number),
      credits: 1,
      key: expect.stringMatching(/^key_/),
      address: "127.0.0.1",
    });
  });

  test("never contains a key, sent in any part of a request", async () => {
    const failing = async ({ ids }: { ids: readonly number[] }): Promise<never> => {
      throw new Error(`cannot look up ${ids} for ${key}`);
    };
    await start({ handlers: { ...fixtures, simplePriceV1: failing } });
    const key = await service.key("Basic");
    await service.get("/v1/simple/price?ids=1", key, {
      "X-Request-Id": key,
      "User-Agent": key,
      Referer: key,
    });
    await service.get(`/v1/simple/price?ids=1&key=${key}`, key);
    await service.get(`/${key}`, key);
    await service.get(`/v1/partners/${key}/fcas/listings/latest`, key);
    await expect.poll(() => service.logged.length).toBeGreaterThanOrEqual(5);
    expect(service.logged.join("\n")).not.toContain(key);
  });
});

describe("stopping", () => {
  /** An operation that responds when the test releases it. */
  function held() {
    const released = new EventEmitter();
    const begun = new EventEmitter();
    const handlers: Handlers = {
      ...fixtures,
      cryptocurrencyMapV1: async () => {
        begun.emit("now");
        await once(released, "now");
        return { data: [], count: 0 };
      },
    };
    return { handlers, begun: once(begun, "now"), release: () => released.emit("now") };
  }

  test("serves requests in flight, ends the connections, and stores the metered usage", async () => {
    const { handlers, begun, release } = held();
    const meter = new MemoryMeter({ store: openMemoryAccounts().usage });
    let flushed = false;
    meter.flush = async () => {
      flushed = true;
    };
    await start({ handlers, meter });
    const response = service.get(MAP);
    await begun;
    const closed = service.close();
    release();
    expect((await response).status).toBe(200);
    expect((await response).headers["connection"]).toBe("close");
    await closed;
    expect(flushed).toBe(true);
    await expect(service.get(MAP)).rejects.toThrow("ECONNREFUSED");
  });

  test("first reports not ready, and keeps serving", async () => {
    await start({ settings: { stopDelay: 300 } });
    const closed = service.close();
    const [ready, map] = await Promise.all([service.get("/readyz"), service.get(MAP)]);
    expect([ready.status, ready.body.status.error_message, map.status]).toEqual([
      503,
      "The service cannot serve requests now: it stops",
      200,
    ]);
    await closed;
  });

  test("cuts off requests that take too long", async () => {
    const { handlers, begun } = held();
    await start({ handlers, settings: { stopTimeout: 20 } });
    const response = service.get(MAP);
    const failed = expect(response).rejects.toThrow(/socket hang up|ECONNRESET/);
    await begun;
    await service.close();
    await failed;
  });

  test("does not wait for idle connections", async () => {
    await start();
    const sent = request({
      port: service.port,
      host: "127.0.0.1",
      path: MAP,
      headers: { Connection: "keep-alive" },
    });
    sent.end();
    const [response] = await once(sent, "response");
    response.resume();
    await once(response, "end");
    await service.close();
  });
});
