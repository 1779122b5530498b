import { RedisConnection, RedisMeter } from "@market-data/cluster";
import type { Account } from "@market-data/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMemoryAccounts } from "../../../packages/service/test/support/accounts.ts";
import { findFreePort } from "../src/free-port.ts";
import { RedisServer } from "../src/redis-server.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 3,
    creditLimitDaily: 500,
    creditLimitMonthly: 9999,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};

let open: RedisServer;
let guarded: RedisServer;
let replica: RedisServer;
let full: RedisServer;

beforeAll(async () => {
  open = await RedisServer.start();
  await open.command("ACL", "SETUSER", "limited", "on", ">correct-horse", "~*", "+@all", "-time");
  guarded = await RedisServer.start({ settings: { requirepass: "correct-horse" } });
  replica = await RedisServer.start({ settings: { replicaof: `127.0.0.1 ${open.port}` } });
  full = await RedisServer.start({ settings: { maxmemory: "1", "maxmemory-policy": "noeviction" } });
});
afterAll(async () => {
  for (const server of [open, guarded, replica, full]) await server.kill();
});

/** Connects to a URL. @returns The error, or the reason of an outage. */
async function start(url: string, namespace = "market-data"): Promise<string | undefined> {
  const connection = new RedisConnection({ url, namespace, timeout: 5000 });
  let reason: string | undefined;
  connection.on("down", (text) => {
    reason = `away: ${text}`;
  });
  try {
    await connection.open();
  } catch (error) {
    return (error as Error).message;
  }
  await connection.close();
  return reason;
}

const withPassword = (server: RedisServer, password: string) =>
  `redis://:${password}@127.0.0.1:${server.port}`;

test.for<[what: string, url: () => string, expected: RegExp]>([
  [
    "no URL",
    () => "localhost",
    /^The URL of Redis begins with neither redis:\/\/ nor rediss:\/\/\. Write it as redis:\/\/USER/,
  ],
  ["another protocol", () => "http://127.0.0.1", /^The URL of Redis begins with neither/],
  ["no host", () => "redis://", /^The URL of Redis names no host\. Write it as/],
  [
    "a port that cannot be",
    () => "redis://127.0.0.1:99999",
    /^The URL of Redis cannot be read\. Write it as/,
  ],
  ["a database that is not a number", () => "redis://127.0.0.1/x", /^The URL of Redis names a database/],
  ["a % in its password", () => "redis://:wrong%@127.0.0.1", /^The URL of Redis has a % that does not begin/],
  ["no password", () => guarded.url, /^redis:\/\/127\.0\.0\.1:\d+ requires a password\. Put it into its URL/],
  [
    "a wrong password",
    () => withPassword(guarded, "wrong"),
    /^redis:\/\/127\.0\.0\.1:\d+ rejects the user or password/,
  ],
  [
    "a user who may not ask for its time",
    () => `redis://limited:correct-horse@127.0.0.1:${open.port}`,
    /does not give the user the rights that are needed: .* \+time, on the keys/,
  ],
  ["a password that is not needed", () => withPassword(open, "any"), /has no password, and the URL has one/],
  ["a database that does not exist", () => `${open.url}/99`, /does not have the database that the URL names/],
])("a start with %s ends, with advice", async ([, url, expected]) => {
  const message = await start(url());
  expect(message).toMatch(expected);
  expect(message).not.toMatch(/correct-horse|wrong|any@/);
});

test.for<[what: string, url: () => Promise<string>, expected: RegExp]>([
  ["a replica", async () => replica.url, /^away: is a read-only replica\. Use the address of the primary$/],
  ["a Redis without memory", async () => full.url, /^away: has no memory left\. Raise its maxmemory$/],
  [
    "nothing",
    async () => `redis://127.0.0.1:${await findFreePort()}`,
    /^away: cannot be used: connect ECONNREFUSED/,
  ],
])("a start with %s at the address continues without Redis, with a reason", async ([, url, expected]) => {
  expect(await start(await url())).toMatch(expected);
});

test("rejects a namespace with braces", async () => {
  expect(await start(open.url, "a{b}")).toMatch(
    /^The namespace "a\{b\}" \(--redis-namespace\) is not a name that can be used\. Take up to 64/,
  );
  expect(await start(open.url, "shop-1:eu")).toBeUndefined();
});

test("the meter counts locally while Redis has no memory", async () => {
  const connection = new RedisConnection({ url: full.url, namespace: "full", timeout: 5000 });
  await connection.open();
  const meter = new RedisMeter({ connection, store: openMemoryAccounts().usage });
  await full.command("CONFIG", "SET", "maxmemory", "0");
  await expect.poll(() => connection.isUp).toBe(true);
  await meter.admit(account, 1, NOON);
  await full.command("CONFIG", "SET", "maxmemory", "1");
  await meter.admit(account, 1, NOON);
  await meter.admit(account, 1, NOON);
  expect(await meter.admit(account, 1, NOON)).toMatchObject({ rejectedBy: "minute" });
  expect(meter.localRequests).toBe(3);
  await meter.close();
  await connection.close();
});
