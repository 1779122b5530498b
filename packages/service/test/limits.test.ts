import { type MarketStore, marketOperations } from "@market-data/market";
import { afterEach, describe, expect, test } from "vitest";
import { PlanTable } from "../src/index.ts";
import { fixtures, NOON, startService, type TestOptions, type TestService } from "./support/service.ts";

let service: TestService;

afterEach(() => service.close());

async function start(options?: TestOptions): Promise<TestService> {
  service = await startService(options);
  return service;
}

/** The plan Basic with small limits. */
const small = (limits: object) => ({ plans: new PlanTable({ Basic: limits }) });

const PRICE = "/v1/simple/price?ids=1";
const SECOND = 1000;

describe("key info", () => {
  const limits = small({ rateLimitMinute: 4, creditLimitDaily: 2 });
  const keyInfo = marketOperations.keyInfoV1.handle;

  test("describes the caller's account at the current time, and is never cached", async () => {
    await start({ handlers: { ...fixtures, keyInfoV1: keyInfo }, ...limits });
    const [mine, other] = [await service.key("Basic"), await service.key("Basic")];
    const readUsage = async (key: string) => {
      const { body, headers } = await service.get("/v1/key/info", key);
      expect(headers["cache-control"]).toBe("private, no-store");
      return [body.data.usage.current_minute.requests_made, body.data.usage.current_day.credits_left];
    };
    expect(await readUsage(mine)).toEqual([1, 2]);
    expect(await readUsage(other)).toEqual([1, 2]);
    await service.get(PRICE, mine);
    expect(await readUsage(mine)).toEqual([3, 1]);
  });

  test("works without credits until the minute limit", async () => {
    await start({ handlers: { ...fixtures, keyInfoV1: keyInfo }, ...limits });
    const key = await service.key("Basic");
    for (const _ of [1, 2]) await service.get(PRICE, key);
    const get = async (path: string) => (await service.get(path, key)).status;
    expect([await get(PRICE), await get("/v1/key/info?a=1"), await get("/v1/key/info")]).toEqual([
      429, 400, 200,
    ]);
    expect(await get("/v1/key/info")).toBe(429);
  });
});

describe("keys", () => {
  test.each([
    ["no key", undefined, 1002, 'Missing header "X-SVC_PRO_API_KEY"'],
    ["an empty key", "", 1002, 'Missing header "X-SVC_PRO_API_KEY"'],
    ["an unknown key", "mdk_unknown", 1001, 'Invalid value for header "X-SVC_PRO_API_KEY"'],
  ])("%s is a 401", async (_, key, code, message) => {
    await start();
    const { status, body, headers } = await service.get(PRICE, key);
    expect([status, body.status.error_code, body.status.error_message]).toEqual([401, code, message]);
    expect(headers["www-authenticate"]).toBe('ApiKey header="X-SVC_PRO_API_KEY"');
  });

  test("a key can be revoked or moved while the service runs", async () => {
    await start();
    const { key, secret } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
    await service.keys.move(key.id, "Startup", NOON);
    const { headers } = await service.get("/v1/cryptocurrency/trending/latest", secret);
    expect(headers["ratelimit-policy"]).toContain('"minute";q=90');
    const fresh = await service.keys.create({ plan: "Basic", name: "b" }, NOON);
    await service.keys.revoke(fresh.key.id, NOON);
    expect((await service.get(PRICE, fresh.secret)).status).toBe(401);
  });

  test("a key expires on time, and the caller gets the response of an unknown key", async () => {
    await start();
    const make = { plan: "Basic", name: "a", expires: NOON + SECOND };
    const { key, secret } = await service.keys.create(make, NOON);
    expect((await service.get(PRICE, secret)).status).toBe(200);
    service.clock.now = NOON + SECOND;
    const expired = await service.get(PRICE, secret);
    const unknown = await service.get(PRICE, "mdk_unknown");
    const describeResponse = ({ status, body, headers }: typeof expired) => {
      const { elapsed: _, ...rest } = body.status;
      const { "x-request-id": __, "content-length": ___, ...others } = headers;
      return [status, rest, others];
    };
    expect(describeResponse(expired)).toEqual(describeResponse(unknown));
    expect(service.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ message: "A key was rejected.", key: key.id, problem: "expired" }),
    );
  });

  test("a key works from its networks only, as reported by trusted proxies", async () => {
    await start({ settings: { trustProxy: ["127.0.0.1"] } });
    const make = { plan: "Basic", name: "a", networks: ["10.0.0.0/8", "2001:db8::/32"] };
    const { secret } = await service.keys.create(make, NOON);
    const statusFrom = async (address: string) =>
      (await service.get(PRICE, secret, { "X-Forwarded-For": address })).status;
    expect(await statusFrom("10.1.2.3")).toBe(200);
    expect(await statusFrom("2001:db8::7")).toBe(200);
    expect(await statusFrom("11.1.2.3")).toBe(401);
    const { status, body } = await service.get(PRICE, secret);
    expect([status, body.status.error_code]).toEqual([401, 1001]);
  });

  test("a replaced secret is valid until the overlap ends", async () => {
    await start();
    const { key, secret } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
    const { secret: next } = await service.keys.rotate(key.id, NOON + SECOND, NOON);
    const statuses = async () => [
      (await service.get(PRICE, secret)).status,
      (await service.get(PRICE, next)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    service.clock.now = NOON + SECOND;
    expect(await statuses()).toEqual([401, 200]);
  });

  test("keys of one owner share one rate limit and one quota", async () => {
    await start(small({ rateLimitMinute: 3, creditLimitDaily: 3 }));
    const make = async (owner: string | null) =>
      (await service.keys.create({ plan: "Basic", name: "", owner }, NOON)).secret;
    const [one, two, other] = [await make("Ann"), await make("Ann"), await make("Bob")];
    const code = async (key: string) => (await service.get(PRICE, key)).body.status.error_code;
    expect([await code(one), await code(two), await code(one)]).toEqual([0, 0, 0]);
    expect([await code(one), await code(two), await code(other)]).toEqual([1009, 1009, 0]);
  });

  test("a key with a plan unknown to this service is invalid", async () => {
    await start();
    expect((await service.get(PRICE, await service.key("Gold"))).body.status.error_code).toBe(1001);
  });
});

describe("plans", () => {
  test.each([
    ["Basic", "/v1/cryptocurrency/trending/latest", 403, 1006],
    ["Hobbyist", "/v1/cryptocurrency/trending/latest", 403, 1006],
    ["Startup", "/v1/cryptocurrency/trending/latest", 200, 0],
    ["Basic", PRICE, 200, 0],
    ["Free", PRICE, 200, 0],
  ])("%s calls %s: %i", async (plan, path, status, code) => {
    await start();
    const response = await service.get(path, await service.key(plan));
    expect([response.status, response.body.status.error_code]).toEqual([status, code]);
  });

  const earliestRequestedTime = ({ date, time }: never) => date ?? time;

  test.each([
    ["Basic", "/v1/cryptocurrency/listings/historical?date=2025-12-15", 200],
    ["Basic", "/v1/cryptocurrency/listings/historical?date=2025-12-14T23:59:59Z", 403],
    ["Standard", "/v1/cryptocurrency/listings/historical?date=2025-10-15", 200],
    ["Standard", "/v1/cryptocurrency/listings/historical?date=2025-10-14", 403],
    ["Enterprise", "/v1/cryptocurrency/listings/historical?date=2020-01-15", 200],
    ["Enterprise", "/v1/cryptocurrency/listings/historical?date=2020-01-14", 403],
    ["Basic", "/v1/tools/price-conversion?amount=1&id=1", 200],
    ["Basic", "/v1/tools/price-conversion?amount=1&id=1&time=2026-01-15T12:00:00Z", 200],
    ["Basic", "/v1/tools/price-conversion?amount=1&id=1&time=2026-01-15T11:00:00Z", 403],
    ["Hobbyist", "/v1/tools/price-conversion?amount=1&id=1&time=2026-01-15T11:00:00Z", 200],
  ])("%s looks back with %s: %i", async (plan, path, status) => {
    await start({ earliestRequestedTime });
    const response = await service.get(path, await service.key(plan));
    expect([response.status, response.body.status.error_code]).toEqual([status, status === 200 ? 0 : status]);
  });

  test("times relative to the newest record are compared with the newest record", async () => {
    const newest = Date.parse("2021-07-21T12:00:00Z");
    const snapshot = async () => ({ version: 1, metrics: new Map([[1, { lastUpdated: newest }]]) });
    await start({
      store: { snapshot } as unknown as MarketStore,
      earliestRequestedTime: (_parameters, _now, _given, last) => last,
    });
    const path = "/v1/cryptocurrency/listings/historical?date=2026-01-14";
    for (const [plan, status] of [
      ["Standard", 403],
      ["Enterprise", 200],
    ] as const)
      expect((await service.get(path, await service.key(plan))).status).toBe(status);
  });

  test("a time before the plan's history names the earliest day", async () => {
    await start({ earliestRequestedTime });
    const path = "/v1/cryptocurrency/listings/historical?date=2013-04-28&limit=10";
    const { body } = await service.get(path, await service.key("Basic"));
    expect(body.status.error_message).toBe(
      "The requested time is before 2025-12-15, the earliest that your plan may see",
    );
  });
});

describe("limits", () => {
  test.each([
    ["requests of the UTC minute", { rateLimitMinute: 2 }, 1008, "30", 30 * SECOND],
    ["credits of the UTC day", { creditLimitDaily: 2 }, 1009, "43170", 43_170 * SECOND],
    ["credits of the month", { creditLimitMonthly: 2 }, 1010, "1425570", 1_425_570 * SECOND],
  ])("%s: 429 until the reset stated in Retry-After", async (_, limits, code, retryAfter, wait) => {
    await start(small(limits));
    const key = await service.key("Basic");
    service.clock.now = NOON + 30 * SECOND;
    expect((await service.get(PRICE, key)).status).toBe(200);
    expect((await service.get(PRICE, key)).status).toBe(200);
    const { status, body, headers } = await service.get(PRICE, key);
    expect([status, body.status.error_code, headers["retry-after"]]).toEqual([429, code, retryAfter]);
    expect(headers["x-svc-credit-count"]).toBe("0");
    service.clock.now += wait - 1;
    expect((await service.get(PRICE, key)).status).toBe(429);
    service.clock.now += 1;
    expect((await service.get(PRICE, key)).status).toBe(200);
  });

  test("a paid plan's month ends on the day of its activation", async () => {
    await start({ plans: new PlanTable({ Startup: { creditLimitMonthly: 1 } }) });
    service.clock.now = Date.UTC(2025, 9, 31, 9);
    const key = await service.key("Startup");
    service.clock.now = NOON;
    await service.get(PRICE, key);
    const { headers } = await service.get(PRICE, key);
    expect(service.clock.now + Number(headers["retry-after"]) * SECOND).toBe(Date.UTC(2026, 0, 31));
  });

  test("a request is served while any credit is left, and charged in full", async () => {
    await start(small({ creditLimitDaily: 3 }));
    const key = await service.key("Basic");
    const large = "/v1/cryptocurrency/listings/latest?limit=401";
    await service.get(PRICE, key);
    const { status, headers } = await service.get(large, key);
    expect([status, headers["x-svc-credit-count"]]).toEqual([200, "3"]);
    expect(headers["ratelimit"]).toContain('"day";r=0;');
    expect((await service.get(PRICE, key)).body.status.error_code).toBe(1009);
  });

  test("every response to a request with a key reports the remaining limits as in the contract", async () => {
    await start();
    const { headers } = await service.get(PRICE, await service.key("Basic"));
    expect(headers["ratelimit-policy"]).toBe(
      '"minute";q=30;w=60, "day";q=500;w=86400, "month";q=10000;w=2678400',
    );
    expect(headers["ratelimit"]).toBe('"minute";r=29;t=60, "day";r=499;t=43200, "month";r=9999;t=1425600');
  });

  test("an error costs nothing and reports the remaining limits", async () => {
    await start();
    const key = await service.key("Basic");
    for (const path of ["/v1/simple/price?ids=x", "/v1/cryptocurrency/trending/latest"]) {
      const { headers } = await service.get(path, key);
      expect(headers["ratelimit"]).toContain('"day";r=500;');
    }
    expect((await service.get(PRICE, key)).headers["ratelimit"]).toContain('"minute";r=27;');
  });

  test("a clock that steps back neither rejects requests nor grants a second quota", async () => {
    await start(small({ rateLimitMinute: 2 }));
    const key = await service.key("Basic");
    await service.get(PRICE, key);
    await service.get(PRICE, key);
    service.clock.now -= 90 * 60 * SECOND;
    const rejected = await service.get(PRICE, key);
    expect([rejected.status, rejected.headers["retry-after"]]).toEqual([429, "60"]);
    service.clock.now += 60 * SECOND;
    expect((await service.get(PRICE, key)).status).toBe(200);
  });
});

describe("credits", () => {
  test.each([
    ["ID map: nothing", "/v1/cryptocurrency/map", 0],
    ["simple price: 1 a request", "/v1/simple/price?ids=1,2,3", 1],
    ["listings: 1 per 200", "/v1/cryptocurrency/listings/latest?limit=200", 1],
    ["listings: rounded up", "/v1/cryptocurrency/listings/latest?limit=201", 2],
    ["convert extra", "/v1/cryptocurrency/listings/latest?limit=5000&convert=USD,BTC", 26],
    [
      "a currency named twice counts once",
      "/v1/cryptocurrency/listings/latest?limit=1&convert=USD,USD,usd",
      1,
    ],
    [
      "convert_id in place of convert",
      "/v1/cryptocurrency/listings/latest?limit=1&convert_id=1,2781,1027",
      3,
    ],
    ["OHLCV: 1 per 100 data points", "/v2/cryptocurrency/ohlcv/historical?id=1&count=365", 4],
    ["no rows: the base alone", "/v1/cryptocurrency/quotes/latest?id=1&convert=USD,EUR", 0],
    [
      "conversion: 1, and 1 for each further currency",
      "/v1/tools/price-conversion?amount=1&id=1&convert=USD,EUR,GBP",
      3,
    ],
  ])("%s", async (_, path, credits) => {
    await start();
    const { body, headers } = await service.get(path, await service.key("Enterprise"));
    expect([body.status.credit_count, headers["x-svc-credit-count"]]).toEqual([credits, String(credits)]);
  });
});

describe("the limit of one address applies before the lookup of keys", () => {
  test("counts requests with and without a key, and errors", async () => {
    await start({ settings: { addressLimit: 3 } });
    await service.get("/v1/cryptocurrency/map");
    await service.get(PRICE, "mdk_guess");
    await service.get("/nowhere");
    service.keys.find = () => Promise.reject(new Error("the store was asked"));
    const { status, body, headers } = await service.get(PRICE, "mdk_guess");
    expect([status, body.status.error_code, headers["retry-after"]]).toEqual([429, 1011, "60"]);
    for (const path of ["/healthz", "/readyz", "/metrics", "/openapi.json"]) {
      expect((await service.get(path)).status).toBe(429);
    }
    service.clock.now += 60 * SECOND;
    expect((await service.get("/v1/cryptocurrency/map")).status).toBe(200);
  });

  test("is reported in a response without a key", async () => {
    await start({ settings: { addressLimit: 3 } });
    const { headers } = await service.get("/v1/cryptocurrency/map");
    expect([headers["ratelimit-policy"], headers["ratelimit"]]).toEqual([
      '"address";q=3;w=60',
      '"address";r=2;t=60',
    ]);
  });

  test("counts a large response without a key as one request per 32 kB, including 304", async () => {
    const data = ["x".repeat(2 * 32_768)];
    const handlers = { ...fixtures, cryptocurrencyMapV1: async () => ({ data, count: 1 }) };
    await start({ settings: { addressLimit: 10 }, handlers });
    const first = await service.get("/v1/cryptocurrency/map");
    expect(first.headers["ratelimit"]).toBe('"address";r=7;t=60');
    const known = { "If-None-Match": first.headers["etag"] ?? "", "Accept-Encoding": "br" };
    const second = await service.get("/v1/cryptocurrency/map", undefined, known);
    expect([second.status, second.headers["ratelimit"]]).toEqual([304, '"address";r=4;t=60']);
    for (const [status, left] of [
      [200, 1],
      [200, 0],
      [429, 0],
    ]) {
      const { status: got, headers } = await service.get("/v1/cryptocurrency/map");
      expect([got, headers["ratelimit"]]).toEqual([status, `"address";r=${left};t=60`]);
    }
  });

  test("also applies to all addresses of one subnet", async () => {
    await start({ settings: { addressLimit: 10, subnetLimit: 3, trustProxy: "127.0.0.1" } });
    const from = (address: string) =>
      service.get("/v1/cryptocurrency/map", undefined, { "X-Forwarded-For": address });
    for (const last of [1, 2, 3]) expect((await from(`192.0.2.${last}`)).status).toBe(200);
    const { status, body, headers } = await from("192.0.2.4");
    expect([status, body.status.error_code, headers["ratelimit"]]).toEqual([429, 1011, '"subnet";r=0;t=60']);
    expect((await from("192.0.3.1")).status).toBe(200);
    service.clock.now += 60 * SECOND;
    const { text } = await service.get("/metrics");
    expect(text).toContain('market_data_limit_reached_total{limit="subnetLimit"} 1\n');
  });

  test("uses the address reported by a trusted proxy", async () => {
    await start({ settings: { addressLimit: 1, trustProxy: "127.0.0.1" } });
    const from = (address: string) =>
      service.get("/v1/cryptocurrency/map", undefined, { "X-Forwarded-For": address });
    expect([(await from("192.0.2.1")).status, (await from("192.0.2.2")).status]).toEqual([200, 200]);
    expect((await from("192.0.2.1")).status).toBe(429);
  });

  test("ignores forwarding headers without a trusted proxy", async () => {
    await start({ settings: { addressLimit: 1 } });
    await service.get("/v1/cryptocurrency/map", undefined, { "X-Forwarded-For": "192.0.2.1" });
    const { status } = await service.get("/v1/cryptocurrency/map", undefined, {
      "X-Forwarded-For": "192.0.2.2",
    });
    expect(status).toBe(429);
  });
});
