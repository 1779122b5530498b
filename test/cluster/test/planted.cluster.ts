import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations, INVARIANTS, type Seen, TURN_MS } from "../src/invariants.ts";
import { sendLoad, writePrices } from "../src/load.ts";
import type { Fault } from "../src/service-node.ts";
import { TestCluster } from "../src/test-cluster.ts";
import { TestStore } from "../src/test-store.ts";

// The faults that the invariants are for, planted in the sources of the services: each is noticed.

const METER = "/redis/redis-meter.ts";
const SCRIPT = "/redis/count-script.ts";
const BUS = "/redis/redis-bus.ts";
const STORES = "batch.map(({ entry }) => entry),";

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.start();
});
afterAll(() => store.close());

interface Circumstances {
  readonly isRedisPaused?: boolean;
  readonly isPublished?: boolean;
  readonly areAnswersLost?: boolean;
  /** Whether a key is revoked in the end. */
  readonly isRevoked?: boolean;
}

/** What does not hold of what callers see of two nodes. */
async function findBroken(
  faults: readonly Fault[],
  { isRedisPaused = false, isPublished = false, areAnswersLost = false, isRevoked = false }: Circumstances,
): Promise<string[]> {
  const cluster = await TestCluster.start(store, 2, { faults });
  try {
    if (isPublished) await cluster.startPublisher();
    const keys = await cluster.createKeys("Basic", "Hobbyist", "Startup");
    const urls = () => cluster.urls();
    const [, , revoked] = keys;
    if (revoked === undefined) throw new Error("There are no keys.");
    const load = { urls, keys, concurrency: 24, seed: 23 };
    const work = () => sendLoad({ ...load, requests: 700, events: writePrices(store, 700) });
    if (isRedisPaused) cluster.redis.pause();
    const findAnswers = areAnswersLost ? cluster.loseAnswers() : undefined;
    const seen = isRedisPaused ? await cluster.alone(work) : await work();
    if (isPublished)
      seen.push(...(await seeNextPrice((requests) => sendLoad({ ...load, keys: [revoked], requests }))));
    await findAnswers?.();
    const times = new Map<string, number>();
    if (isRevoked) {
      const time = await cluster.revoke(revoked);
      times.set(revoked.id, time);
      await expect.poll(() => Date.now()).toBeGreaterThan(time + 2000);
      seen.push(...(await sendLoad({ ...load, keys: [revoked], requests: 4 })));
    }
    await cluster.compare();
    return findViolations(await cluster.history(seen, keys, times));
  } finally {
    await cluster.close();
  }
}

/** Writes a price, and asks for it until a node has turned to it; and again, when each must have. */
async function seeNextPrice(ask: (requests: number) => Promise<Seen[]>): Promise<Seen[]> {
  const price = await store.writePrice();
  const seen: Seen[] = [];
  while (!seen.some((each) => each.price === price)) seen.push(...(await ask(24)));
  const turned = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(turned + TURN_MS);
  return [...seen, ...(await ask(24))];
}

test("without a fault all holds", async () => {
  expect(await findBroken([], { isPublished: true, areAnswersLost: true, isRevoked: true })).toEqual([]);
});

test.for<[what: string, fault: Fault | readonly Fault[], rule: string, circumstances?: Circumstances]>([
  ["credits are not stored", { file: METER, from: STORES, to: "[]," }, "the credits that callers were told"],
  [
    "credits are stored twice",
    { file: METER, from: STORES, to: "[...batch, ...batch].map(({ entry }) => entry)," },
    "the credits that callers were told",
  ],
  [
    "credits are stored again where the answer was lost",
    { file: "/postgres/savers.ts", from: " WHERE known.number < excluded.number", to: "" },
    "the credits that callers were told",
    { areAnswersLost: true },
  ],
  [
    "what is saved while Redis is away is forgotten",
    { file: METER, from: "      this.#saver.schedule();", to: "      this.#changed.clear();" },
    "the credits that callers were told",
    { isRedisPaused: true },
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
    { isRevoked: true },
  ],
  [
    "a Redis that is away fails requests",
    {
      file: METER,
      from: "        if (work.credits !== undefined) this.#localRequests += 1;",
      to: "        throw new Error();",
    },
    "the only error of a server",
    { isRedisPaused: true },
  ],
  [
    "changes are heard of again, and older ones are applied",
    [
      { file: BUS, from: 'if (ahead < 0) return "none";', to: 'if (ahead < 0) return "apply";' },
      {
        file: BUS,
        from: "{ id: id.toString(), replicationId };",
        to: '{ id: Math.random() < 0.5 ? "0" : id.toString(), replicationId };',
        node: 0,
      },
    ],
    "the prices of a node",
    { isPublished: true },
  ],
  [
    "a node turns to changes when it likes",
    {
      file: BUS,
      from: "DEFAULT_APPLY_DELAY_MS = 300;",
      to: "DEFAULT_APPLY_DELAY_MS = 1800;",
      node: 0,
    },
    "prices never step back for",
    { isPublished: true },
  ],
  [
    "a node loses prices that are published",
    {
      file: BUS,
      from: "target.prepare(message as CommittedChanges);",
      to: "target.prepare({ ...message, metrics: [] } as never);",
      node: 1,
    },
    "all nodes respond",
    { isPublished: true },
  ],
  [
    "the first row of a span is left out",
    { file: "/postgres/postgres-history.ts", from: "BETWEEN $2 AND $3", to: "> $2 AND ${time} <= $3" },
    "history has",
  ],
])("%s: that is noticed", async ([, faults, rule, circumstances = {}]) => {
  const broken = await findBroken([faults].flat(), circumstances);
  expect(Object.keys(INVARIANTS).some((each) => each.startsWith(rule))).toBe(true);
  expect(broken.filter((each) => each.startsWith(rule))).not.toEqual([]);
});
