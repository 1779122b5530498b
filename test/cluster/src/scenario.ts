import { setTimeout as delay } from "node:timers/promises";
import type { History, Seen } from "./invariants.ts";
import { createRandom, sendLoad } from "./load.ts";
import { TestCluster } from "./test-cluster.ts";
import type { TestStore } from "./test-store.ts";

/** Starts a fault. @returns Ends the fault. */
type Fault = (cluster: TestCluster, store: TestStore) => Promise<() => unknown>;

/** Faults by name. */
export const FAULTS = {
  "a node is killed": async (cluster) => {
    await cluster.killNode(1);
    return () => cluster.startNode(1);
  },
  "a node is suspended": async (cluster) => cluster.suspendNode(2),
  "Redis is suspended": async (cluster) => {
    cluster.redis.pause();
    return () => cluster.redis.resume();
  },
  "a link to Redis is cut, one is paused, one is slow": async ({ links }) => {
    const [cut, paused, slow] = links;
    cut?.cut();
    paused?.pause();
    slow?.delay(60);
    return () => {
      for (const link of links) link.open();
      slow?.delay(0);
    };
  },
  "the primary of Redis is killed, after its replica stopped to follow": async (cluster) => {
    await cluster.stallReplication();
    return () => cluster.failOver();
  },
  "responses of PostgreSQL to additions of used credits are lost": async (cluster) => cluster.dropResponses(),
  "a link to PostgreSQL is cut, one is paused, one is slow": async (cluster) => {
    const [cut, , slow] = cluster.databaseLinks;
    cut?.cut();
    const end = cluster.silenceDatabase(1);
    slow?.delay(60);
    return () => {
      cut?.open();
      end();
      slow?.delay(0);
    };
  },
  "the disk of used credits is full": (_, store) => store.fillDisk(),
  "the primary of PostgreSQL is killed": async (_, store) => {
    await store.killPrimary();
    return () => store.promote();
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** During these faults, each node counts locally. */
const ALONE: readonly FaultName[] = [
  "Redis is suspended",
  "a link to Redis is cut, one is paused, one is slow",
  "the primary of Redis is killed, after its replica stopped to follow",
];

/** During these faults, a node cannot store credits, or reads changes late. */
const UNSTORED: readonly FaultName[] = [
  "responses of PostgreSQL to additions of used credits are lost",
  "a link to PostgreSQL is cut, one is paused, one is slow",
  "the disk of used credits is full",
  "the primary of PostgreSQL is killed",
];

export interface Scenario {
  /** Equal seeds have equal requests, and equal times of faults. */
  readonly seed: number;
  /** Faults in their order. */
  readonly faults: readonly FaultName[];
  /** The difference of each node's clock, in ms. */
  readonly clocks?: readonly number[];
}

const NODES = 3;
/** The maximum duration of a fault, in ms. The minimum is a half. */
const FAULT_MS = 3000;
const WRITE_MS = 150;
const RETRY_MS = 100;

/** Runs three nodes under a load with faults, written prices and a revoked key. */
export async function runScenario(
  store: TestStore,
  { seed, faults, clocks = [] }: Scenario,
): Promise<History> {
  const random = createRandom(seed);
  const cluster = await TestCluster.start(store, NODES, { clocks });
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const keys = await cluster.createKeys("Basic", "Hobbyist", "Startup", "Startup");
    const revoked = new Map<string, number>();
    const seen: Seen[] = [];
    const load = async (requests: number) => {
      const seeds = { seed: Math.floor(random() * 2 ** 31) };
      seen.push(
        ...(await sendLoad({
          ...seeds,
          urls: () => cluster.urls(),
          keys,
          requests,
          concurrency: 8,
          pause: 5,
        })),
      );
    };
    const writing = repeat(signal, WRITE_MS, () => store.writePrice());
    const breaking = injectFault(cluster, store, faults, random).finally(() => ending.abort());
    const [, , , last] = keys;
    if (last === undefined) throw new Error("There are no keys.");
    const revoking = delay(random() * FAULT_MS).then(() =>
      retry(async () => void revoked.set(last.id, await cluster.revoke(last))),
    );
    while (!signal.aborted) await load(50);
    await Promise.all([breaking, writing, revoking]);
    await untilAllUp(cluster);
    await retry(() => store.writePrice());
    await load(100);
    await cluster.compare();
    return await cluster.history(seen, keys, revoked);
  } finally {
    ending.abort();
    await cluster.close();
  }
}

async function injectFault(
  cluster: TestCluster,
  store: TestStore,
  names: readonly FaultName[],
  random: () => number,
): Promise<void> {
  for (const name of names) {
    await delay((random() * FAULT_MS) / 2);
    const work = async () => {
      const end = await FAULTS[name](cluster, store);
      await delay(((1 + random()) * FAULT_MS) / 2);
      await end();
    };
    const noted = () => (UNSTORED.includes(name) ? cluster.unstored(work) : work());
    const alone = async () => {
      await noted();
      await untilAllUp(cluster);
    };
    await (ALONE.includes(name) ? cluster.alone(alone) : noted());
  }
  await delay((random() * FAULT_MS) / 2);
}

/** Resolves when no node counts locally. @throws {Error} after half a minute. */
function untilAllUp(cluster: TestCluster): Promise<void> {
  return retry(async () => {
    if (!(await cluster.areAllUp())) throw new Error("A node does not use Redis again.");
  });
}

/** Repeats work, and ignores its errors. */
async function repeat(signal: AbortSignal, ms: number, work: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => {});
    await delay(ms, undefined, { signal }).catch(() => {});
  }
}

const RETRIES = 300;

/** Repeats work until it succeeds. @throws {unknown} the last error, after half a minute. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await delay(RETRY_MS);
    }
  }
}
