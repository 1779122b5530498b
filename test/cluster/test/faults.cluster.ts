import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "../src/invariants.ts";
import { sendLoad, writePrices } from "../src/load.ts";
import { runScenario } from "../src/scenario.ts";
import { TestCluster } from "../src/test-cluster.ts";
import { TestStore } from "../src/test-store.ts";

// Checks the promises of three nodes during faults. `invariants.test.ts` tests these checks with injected faults.

const SEED = 17;
const LOAD = { requests: 600, concurrency: 12, seed: SEED };

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.start(true);
});
afterAll(() => store.close());

async function withCluster<Result>(work: (cluster: TestCluster) => Promise<Result>): Promise<Result> {
  const cluster = await TestCluster.start(store, 3);
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}

test("without faults, limits are exact, and the credits reported to clients are stored", () =>
  withCluster(async (cluster) => {
    const urls = () => cluster.urls();
    const keys = await cluster.createKeys("Basic", "Basic", "Hobbyist", "Startup");
    const events = writePrices(store, 1200);
    const seen = await sendLoad({ ...LOAD, requests: 1200, urls, keys, events });
    await cluster.compare();
    const history = await cluster.history(seen, keys);
    expect(findViolations(history)).toEqual([]);
    const limited = history.keys.find(({ dailyLimit }) => dailyLimit === 150);
    expect(limited?.stored).toBe(150);
  }));

test("nodes that stop during a short outage of PostgreSQL store the credits reported to clients", () =>
  withCluster(async (cluster) => {
    const links = cluster.databaseLinks.slice(0, 3);
    const keys = await cluster.createKeys("Startup");
    const events = {
      300: () => {
        for (const link of links) link.cut();
      },
    };
    const seen = await sendLoad({ ...LOAD, urls: () => cluster.urls(), keys, events });
    for (const node of cluster.nodes) await expect.poll(() => node?.written).toContain("PostgreSQL is away");
    const history = cluster.history(seen, keys);
    for (const link of links) link.open();
    expect(findViolations(await history)).toEqual([]);
  }));

test("faults of Redis: the promises hold, and every request gets a response", async () => {
  const history = await runScenario(store, {
    seed: SEED,
    faults: [
      "Redis is suspended",
      "a link to Redis is cut, one is paused, one is slow",
      "the primary of Redis is killed, after its replica stopped to follow",
    ],
  });
  expect(findViolations(history)).toEqual([]);
  expect(history.seen.filter(({ status }) => status === undefined)).toEqual([]);
});

test("faults of nodes and PostgreSQL, and different clocks: the promises hold", async () => {
  const history = await runScenario(store, {
    seed: SEED,
    faults: [
      "a node is killed",
      "a node is suspended",
      "the disk of used credits is full",
      "a link to PostgreSQL is cut, one is paused, one is slow",
      "responses of PostgreSQL to additions of used credits are lost",
      // The last fault, because the store has no second replica.
      "the primary of PostgreSQL is killed",
    ],
    clocks: [0, 3000, -3000],
  });
  expect(findViolations(history)).toEqual([]);
});
