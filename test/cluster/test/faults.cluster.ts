import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findViolations } from "../src/invariants.ts";
import { request, sendLoad, writePrices } from "../src/load.ts";
import { runScenario } from "../src/scenario.ts";
import { TestCluster } from "../src/test-cluster.ts";
import { TestStore } from "../src/test-store.ts";

// Checks the promises of several services during faults. `invariants.test.ts` tests these checks with injected faults.

const SEED = 17;
const LOAD = { requests: 600, concurrency: 12, seed: SEED };

let store: TestStore;
let cluster: TestCluster;
beforeAll(async () => {
  store = await TestStore.start(true);
});
afterAll(() => store.close());
test("a node is suspended, links to PostgreSQL break, answers are lost, PostgreSQL fails over, and clocks differ: all holds", async () => {
  const history = await runScenario(store, {
    seed: SEED,
    faults: [
      "a node is suspended",
      "the disk of used credits is full",
      "a link to PostgreSQL is cut, one is paused, one is slow",
      "answers of PostgreSQL to additions of used credits are lost",
      // After it, the replica is the primary.
      "the primary of PostgreSQL is killed",
    ],
    clocks: [0, 3000, -3000],
  });
  expect(findViolations(history)).toEqual([]);
});

describe("of three services", () => {
  beforeEach(async () => {
    cluster = await TestCluster.start(store, 3);
  });
  afterEach(() => cluster.close());

  const urls = () => cluster.urls();

  test("nothing fails: each limit is reached exactly, and what callers were told is stored", async () => {
    const keys = await cluster.createKeys("Basic", "Basic", "Hobbyist", "Startup");
    const events = writePrices(store, 1200);
    const seen = await sendLoad({ ...LOAD, requests: 1200, urls, keys, events });
    await cluster.compare();
    const history = await cluster.history(seen, keys);
    expect(findViolations(history)).toEqual([]);
    const limited = history.keys.find(({ dailyLimit }) => dailyLimit === 150);
    expect(limited?.stored).toBe(150);
  });

  test("a node is killed: its last second is lost at most, and what it had reserved is free again", async () => {
    const keys = await cluster.createKeys("Basic", "Hobbyist", "Startup");
    const seen = await sendLoad({
      ...LOAD,
      urls,
      keys,
      events: { ...writePrices(store, 600), 300: () => cluster.killNode(1) },
    });
    await cluster.startNode(1);
    seen.push(...(await sendLoad({ ...LOAD, requests: 100, urls, keys })));
    await cluster.compare();
    expect(findViolations(await cluster.history(seen, keys))).toEqual([]);
  });

  test("nodes are stopped while PostgreSQL is away for them: it is back soon, and what callers were told is stored", async () => {
    const links = cluster.databaseLinks.slice(0, 3);
    const keys = await cluster.createKeys("Startup");
    const events = {
      300: () => {
        for (const link of links) link.cut();
      },
    };
    const seen = await sendLoad({ ...LOAD, urls, keys, events });
    for (const node of cluster.nodes) await expect.poll(() => node?.written).toContain("PostgreSQL is away");
    const history = cluster.history(seen, keys);
    for (const link of links) link.open();
    expect(findViolations(await history)).toEqual([]);
  });

  test("Redis is suspended: every node goes on, and adds what it counted", async () => {
    const keys = await cluster.createKeys("Basic", "Startup");
    const seen = await cluster.alone(async () => {
      const during = await sendLoad({
        ...LOAD,
        urls,
        keys,
        events: { ...writePrices(store, 600), 200: () => cluster.redis.pause() },
      });
      cluster.redis.resume();
      await expect.poll(() => cluster.areAllUp()).toBe(true);
      return during;
    });
    seen.push(...(await sendLoad({ ...LOAD, requests: 200, urls, keys })));
    expect(seen.filter(({ status }) => status === undefined)).toEqual([]);
    await cluster.compare();
    expect(findViolations(await cluster.history(seen, keys))).toEqual([]);
  });

  test("a link to Redis is cut, one is paused, one is slow: each node goes on", async () => {
    const keys = await cluster.createKeys("Basic", "Startup");
    const [cut, paused, slow] = cluster.links;
    const seen = await cluster.alone(async () => {
      const during = await sendLoad({
        ...LOAD,
        urls,
        keys,
        events: {
          ...writePrices(store, 600),
          100: () => cut?.cut(),
          200: () => paused?.pause(),
          300: () => slow?.delay(60),
        },
      });
      for (const link of cluster.links) link.open();
      slow?.delay(0);
      await expect.poll(() => cluster.areAllUp()).toBe(true);
      return during;
    });
    expect(seen.filter(({ status }) => status === undefined)).toEqual([]);
    await cluster.compare();
    expect(findViolations(await cluster.history(seen, keys))).toEqual([]);
  });

  test("the primary of Redis is killed after its replica had stopped to follow: no credit is lost", async () => {
    const keys = await cluster.createKeys("Hobbyist", "Startup");
    const seen = await cluster.alone(async () => {
      const during = await sendLoad({
        ...LOAD,
        urls,
        keys,
        events: {
          ...writePrices(store, 600),
          200: () => cluster.stallReplication(),
          300: () => cluster.failOver(),
        },
      });
      await expect.poll(() => cluster.areAllUp()).toBe(true);
      return during;
    });
    // The replica had not received all that was used; now it knows.
    const [limited] = keys;
    seen.push(...(await sendLoad({ ...LOAD, requests: 400, urls, keys })));
    await cluster.compare();
    const history = await cluster.history(seen, keys);
    expect(findViolations(history)).toEqual([]);
    const { stored } = history.keys.find(({ key }) => key === limited?.id) ?? {};
    expect(stored).toBeGreaterThanOrEqual(150);
  });

  test("a key is revoked: a second later no node serves it, with Redis and without", async () => {
    const keys = await cluster.createKeys("Startup", "Startup");
    const [first, second] = keys;
    if (first === undefined || second === undefined) throw new Error("There are no keys.");
    const revoked = new Map<string, number>();
    const seen = await sendLoad({
      ...LOAD,
      urls,
      keys,
      events: { 200: async () => revoked.set(first.id, await cluster.revoke(first)) },
    });
    await cluster.alone(async () => {
      cluster.redis.pause();
      revoked.set(second.id, await cluster.revoke(second));
      for (const [node, url] of urls().entries()) {
        await expect
          .poll(async () => {
            const each = await request(url ?? "", node, second);
            seen.push(each);
            return each.status;
          })
          .toBe(401);
      }
      cluster.redis.resume();
      await expect.poll(() => cluster.areAllUp()).toBe(true);
    });
    expect(findViolations(await cluster.history(seen, keys, revoked))).toEqual([]);
  });
});
