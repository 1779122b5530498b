import { startOfDay } from "@market-data/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { request } from "../src/load.ts";
import { RedisServer } from "../src/redis-server.ts";
import { ServiceNode } from "../src/service-node.ts";
import { LIMITS } from "../src/test-cluster.ts";
import { PLANS, TestStore } from "../src/test-store.ts";

// A service with two threads on PostgreSQL and Redis. Each thread counts and follows the market like a separate service.

/** Enough concurrent requests for connections to each thread. */
const AT_ONCE = 40;
const ASSET = 100_001;
const PATH = `/v3/cryptocurrency/quotes/latest?id=${ASSET}`;

let store: TestStore;
let redis: RedisServer;
let node: ServiceNode;

beforeAll(async () => {
  [store, redis] = await Promise.all([TestStore.start(), RedisServer.start()]);
  node = await ServiceNode.start({
    MARKET: store.url,
    METER: redis.url,
    THREADS: "2",
    PLANS,
    REDIS_TIMEOUT: "5",
    ADDRESS_LIMIT: "0",
    SUBNET_LIMIT: "0",
    STOP_DRAIN: "0",
  });
});
afterAll(async () => {
  await node?.kill();
  await redis?.kill();
  await store?.close();
});

async function createKey(plan: keyof typeof LIMITS) {
  const { key, secret } = await store.accounts.keys.create({ plan, name: "test" }, Date.now());
  return { id: key.id, accountId: key.accountId, secret };
}

/** Sends concurrent requests. */
function sendAll<Result>(send: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, send));
}

test("both threads together admit exactly the limit of a day, and store the reported credits", async () => {
  const key = await createKey("Hobbyist");
  const seen = [];
  while (seen.length < 2 * LIMITS.Hobbyist.dailyLimit) {
    seen.push(...(await sendAll(() => request(node.url, 0, key))));
  }
  expect(seen.filter(({ status }) => status === 200)).toHaveLength(LIMITS.Hobbyist.dailyLimit);
  const today = startOfDay(Date.now());
  await expect
    .poll(() => store.accounts.usage.used(key.accountId, "day", today))
    .toBe(LIMITS.Hobbyist.dailyLimit);
});

test("each thread rejects a revoked key within a second", async () => {
  const key = await createKey("Startup");
  const before = await sendAll(() => request(node.url, 0, key));
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]));
  await store.accounts.keys.revoke(key.id, Date.now());
  const revoked = Date.now();
  await expect.poll(() => Date.now() - revoked, { interval: 50 }).toBeGreaterThan(1000);
  const after = await sendAll(() => request(node.url, 0, key));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
});

test("both threads show a written price, with the same ETag", async () => {
  const { secret } = await createKey("Startup");
  const read = async () => {
    const response = await fetch(node.url + PATH, { headers: { "X-SVC_PRO_API_KEY": secret } });
    const [asset] = (await response.json()) as [{ quote: [{ price: number }] }];
    return `${asset.quote[0].price} ${response.headers.get("etag")}`;
  };
  const price = await store.writePrice();
  const seen = async () => new Set(await sendAll(read));
  await expect
    .poll(async () => [...(await seen())])
    .toEqual([expect.stringMatching(new RegExp(`^${price} (W/)?"`))]);
});

test("a scrape has the metrics of both threads", async () => {
  expect(await node.metric("market_data_ready")).toBe(1);
  expect(await node.metric("market_data_redis_up")).toBe(1);
  expect(await node.metric("market_data_locally_counted_requests")).toBe(0);
});
