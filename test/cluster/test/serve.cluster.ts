import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SqliteBackend } from "@market-data/service";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RedisServer } from "../src/redis-server.ts";
import { ServiceNode } from "../src/service-node.ts";

// The command `market-data serve` on SQLite, with a meter in Redis.

const PASSWORD = "correct-horse";

let folder: string;
let redis: RedisServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "market-data-serve-"));
  redis = await RedisServer.start({ settings: { requirepass: PASSWORD } });
});
afterEach(async () => {
  await redis.kill();
  rmSync(folder, { recursive: true });
});

const serve = (password: string) =>
  ServiceNode.start({
    DIR: folder,
    METER: redis.url.replace("//", `//:${password}@`),
    REDIS_NAMESPACE: "shop",
    // A busy machine may take longer than the default.
    REDIS_TIMEOUT: "2",
    ADDRESS_LIMIT: "0",
  });

test("serve counts in Redis, continues without Redis, and logs the outage and its end", async () => {
  const accounts = await new SqliteBackend(folder).openAccounts();
  const { secret } = await accounts.keys.create({ plan: "Basic", name: "" }, Date.now());
  await accounts.close();
  const node = await serve(PASSWORD);
  const request = async () => {
    const response = await fetch(`${node.url}/v1/key/info`, { headers: { "X-SVC_PRO_API_KEY": secret } });
    return response.status;
  };
  const getMinute = () => Math.floor(Date.now() / 60_000);
  const minute = getMinute();
  expect(await request()).toBe(200);
  const keys = (await redis.command("KEYS", "*")) as string[];
  expect(keys.sort()).toEqual([
    expect.stringMatching(/^shop:probe:/),
    expect.stringMatching(/^shop:\{.+\}:usage$/),
  ]);
  expect(await node.metric("market_data_redis_up")).toBe(1);
  redis.pause();
  expect(await request()).toBe(200);
  expect(await request()).toBe(200);
  const isSameMinute = getMinute() === minute;
  await expect.poll(() => node.metric("market_data_locally_counted_requests")).toBe(2);
  await expect.poll(() => node.metric("market_data_redis_up")).toBe(0);
  redis.resume();
  await expect.poll(() => node.metric("market_data_redis_up")).toBe(1);
  const usage = keys.find((name) => name.endsWith(":usage")) ?? "";
  // A new minute counts only its own requests.
  const expected = isSameMinute ? /^3$/ : /^[1-3]$/;
  await expect.poll(() => redis.command("HGET", usage, "count")).toMatch(expected);
  await node.stop();
  expect(node.written).toMatch(
    /"Redis is away: this node counts by itself\.".*"reason":"cannot be used: it did not answer within 2000 ms"/,
  );
  expect(node.written).toMatch(/"Redis is back: what this node counted by itself is added\.".*"requests":2/);
  expect(node.written).not.toContain(PASSWORD);
});

test("serve with a wrong password ends, with advice", async () => {
  await expect(serve("wrong")).rejects.toThrow(
    /^redis:\/\/127\.0\.0\.1:\d+ rejects the user or password\. Correct them in its URL/m,
  );
});
