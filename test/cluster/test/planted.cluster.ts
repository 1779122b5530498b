import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations, INVARIANTS } from "../src/invariants.ts";
import { sendLoad } from "../src/load.ts";
import type { Fault } from "../src/service-node.ts";
import { TestCluster, TestStore } from "../src/test-cluster.ts";

// The faults that the invariants are for, planted in the sources of the services: each is noticed.

const METER = "/redis/redis-meter.ts";
const SCRIPT = "/redis/count-script.ts";
const STORES = "await this.#store.add(unsaved.map(({ entry }) => entry));";

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.start();
});
afterAll(() => store.close());

/** What callers see of two nodes, one request after the other and at once, while a key is revoked. */
async function findBroken(faults: readonly Fault[], isRedisPaused = false): Promise<string[]> {
  const cluster = await TestCluster.start(store, 2, faults);
  try {
    const keys = await cluster.createKeys("Basic", "Hobbyist", "Startup");
    const urls = () => cluster.urls();
    const [, , revoked] = keys;
    if (revoked === undefined) throw new Error("There are no keys.");
    const load = { urls, keys, concurrency: 24, seed: 23 };
    const work = () => sendLoad({ ...load, requests: 700 });
    if (isRedisPaused) cluster.redis.pause();
    const seen = isRedisPaused ? await cluster.alone(work) : await work();
    const time = await cluster.revoke(revoked);
    await expect.poll(() => Date.now()).toBeGreaterThan(time + 2000);
    seen.push(...(await sendLoad({ ...load, keys: [revoked], requests: 4 })));
    return findViolations(await cluster.history(seen, keys, new Map([[revoked.id, time]])));
  } finally {
    await cluster.close();
  }
}

test("without a fault all holds", async () => {
  expect(await findBroken([])).toEqual([]);
});

test.for<[what: string, fault: Fault, rule: string, isRedisPaused?: true]>([
  ["credits are not stored", { file: METER, from: STORES, to: "" }, "the credits that callers were told"],
  [
    "credits are stored twice",
    { file: METER, from: STORES, to: STORES + STORES },
    "the credits that callers were told",
  ],
  [
    "what is saved while Redis is away is forgotten",
    { file: METER, from: "      this.#saver.schedule();", to: "      this.#changed.clear();" },
    "the credits that callers were told",
    true,
  ],
  [
    "requests of a minute are not counted in Redis",
    { file: SCRIPT, from: "count + 1, told + 1,", to: "count, told + 1," },
    "a key is not admitted more often",
  ],
  [
    "each node counts by itself",
    { file: "/redis/redis-connection.ts", from: "    return this.#isUp;", to: "    return false;" },
    "a key is not admitted more often",
  ],
  [
    "a node counts its own requests twice",
    { file: METER, from: "shared.own.count += 1;", to: "shared.own.count += 2;" },
    "a key has exactly the requests",
  ],
  [
    "what was used is not told to Redis",
    { file: SCRIPT, from: "math.max(0, period.own - (period.told or 0))", to: "0" },
    "no more credits are used",
  ],
  [
    "what is reserved is not told to other nodes",
    { file: SCRIPT, from: "period.reserved + reserved)", to: "period.reserved)" },
    "no more credits are used",
  ],
  [
    "changes of keys are not heard of",
    { file: "/postgres/postgres-key-news.ts", from: "    else this.#listener({", to: "    else void ({" },
    "a revoked key is rejected",
  ],
  [
    "a Redis that is away fails requests",
    {
      file: METER,
      from: "        if (work.credits !== undefined) this.#localRequests += 1;",
      to: "        throw new Error();",
    },
    "the only error of a server",
    true,
  ],
])("%s: that is noticed", async ([, fault, rule, isRedisPaused]) => {
  const broken = await findBroken([fault], isRedisPaused);
  expect(Object.keys(INVARIANTS).some((each) => each.startsWith(rule))).toBe(true);
  expect(broken.filter((each) => each.startsWith(rule))).not.toEqual([]);
});
