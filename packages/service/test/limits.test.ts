import { afterEach, describe, expect, test } from "vitest";
import { AddressLimiter, getNetwork } from "../src/http/address-limiter.ts";
import { PlanTable } from "../src/index.ts";
import { NOON, startService, type TestOptions, type TestService } from "./support/service.ts";

let service: TestService;

afterEach(() => service.close());

async function start(options?: TestOptions): Promise<TestService> {
  service = await startService(options);
  return service;
}

/** Basic with small limits. */
const small = (limits: object) => ({ plans: new PlanTable({ Basic: limits }) });

const PRICE = "/v1/simple/price?ids=1";
const SECOND = 1000;

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

  test("a key is revoked or moved while the service runs", async () => {
    await start();
    const { key, secret } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
    await service.keys.move(key.id, "Startup", NOON);
    const { headers } = await service.get("/v1/cryptocurrency/trending/latest", secret);
    expect(headers["ratelimit-policy"]).toContain('"minute";q=90');
    const fresh = await service.keys.create({ plan: "Basic", name: "b" }, NOON);
    await service.keys.revoke(fresh.key.id, NOON);
    expect((await service.get(PRICE, fresh.secret)).status).toBe(401);
  });

  test("a key whose plan this service does not know is not good", async () => {
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
  ])("%s: 429 until the reset that Retry-After states", async (_, limits, code, retryAfter, wait) => {
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

  test("every response to a request with a key reports what is left, in the contract's form", async () => {
    await start();
    const { headers } = await service.get(PRICE, await service.key("Basic"));
    expect(headers["ratelimit-policy"]).toBe(
      '"minute";q=30;w=60, "day";q=500;w=86400, "month";q=10000;w=2678400',
    );
    expect(headers["ratelimit"]).toBe('"minute";r=29;t=60, "day";r=499;t=43200, "month";r=9999;t=1425600');
  });

  test("an error costs nothing, and reports what is left", async () => {
    await start();
    const key = await service.key("Basic");
    for (const path of ["/v1/simple/price?ids=x", "/v1/cryptocurrency/trending/latest"]) {
      const { headers } = await service.get(path, key);
      expect(headers["ratelimit"]).toContain('"day";r=500;');
    }
    expect((await service.get(PRICE, key)).headers["ratelimit"]).toContain('"minute";r=27;');
  });

  test("a clock that steps back neither rejects nor gives a second quota", async () => {
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

describe("the limit of one address stands before the look-up of keys", () => {
  test("requests with and without a key count, and errors too", async () => {
    await start({ settings: { addressLimit: 3 } });
    await service.get("/v1/cryptocurrency/map");
    await service.get(PRICE, "mdk_guess");
    await service.get("/nowhere");
    service.keys.find = () => Promise.reject(new Error("the store was asked"));
    const { status, body, headers } = await service.get(PRICE, "mdk_guess");
    expect([status, body.status.error_code, headers["retry-after"]]).toEqual([429, 1011, "60"]);
    expect((await service.get("/healthz")).status).toBe(200);
    service.clock.now += 60 * SECOND;
    expect((await service.get("/v1/cryptocurrency/map")).status).toBe(200);
  });

  test("a response without a key reports it", async () => {
    await start({ settings: { addressLimit: 3 } });
    const { headers } = await service.get("/v1/cryptocurrency/map");
    expect([headers["ratelimit-policy"], headers["ratelimit"]]).toEqual([
      '"address";q=3;w=60',
      '"address";r=2;t=60',
    ]);
  });

  test("behind a proxy that is trusted, the address is the one that it names", async () => {
    await start({ settings: { addressLimit: 1, trustProxy: "127.0.0.1" } });
    const from = (address: string) =>
      service.get("/v1/cryptocurrency/map", undefined, { "X-Forwarded-For": address });
    expect([(await from("192.0.2.1")).status, (await from("192.0.2.2")).status]).toEqual([200, 200]);
    expect((await from("192.0.2.1")).status).toBe(429);
  });

  test("without one, no header changes the address", async () => {
    await start({ settings: { addressLimit: 1 } });
    await service.get("/v1/cryptocurrency/map", undefined, { "X-Forwarded-For": "192.0.2.1" });
    const { status } = await service.get("/v1/cryptocurrency/map", undefined, {
      "X-Forwarded-For": "192.0.2.2",
    });
    expect(status).toBe(429);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the address %s counts as %s", (address, network) => {
  expect(getNetwork(address)).toBe(network);
});

test("memory for addresses is bounded: beyond 100,000 in a minute they share one count", () => {
  const limiter = new AddressLimiter(2);
  for (let index = 0; index < 100_000; index += 1) limiter.count(`address ${index}`, NOON);
  expect(["x", "y", "z"].map((address) => limiter.count(address, NOON)?.used)).toEqual([0, 1, 2]);
  expect(limiter.count("address 7", NOON)?.used).toBe(1);
  expect(limiter.count("z", NOON + 60 * SECOND)?.used).toBe(0);
});
