import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openMeter, RedisConnection, RedisMeter, type RedisMeterOptions } from "@market-data/cluster";
import { startOfDay } from "@market-data/http";
import { createLogger, MemoryMeter, openBackend } from "@market-data/service";
import type { Account, Meter, Reservation, UsageStore } from "@market-data/storage";
import { describeMeter } from "@market-data/test-conformance";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openMemoryAccounts } from "../../../packages/service/test/support/accounts.ts";
import { RedisServer } from "../src/redis-server.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = Date.UTC(2026, 0, 15);
const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 300,
    creditLimitDaily: 500,
    creditLimitMonthly: 10_000,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};

let redis: RedisServer;
let namespaces = 0;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => redis.kill());

function newNamespace(): string {
  namespaces += 1;
  return `test${namespaces}`;
}

interface Node {
  readonly meter: RedisMeter;
  readonly connection: RedisConnection;
  /** The reasons of outages of Redis. */
  readonly reasons: string[];
  close(): Promise<void>;
}

/** A meter with its own connection, as in each process. */
async function openNode(
  namespace: string,
  store: UsageStore = openMemoryAccounts().usage,
  {
    server = redis,
    timeout,
    ...options
  }: Partial<RedisMeterOptions> & { server?: RedisServer; timeout?: number } = {},
): Promise<Node> {
  const connection = new RedisConnection({
    url: server.url,
    namespace,
    // Long enough for a busy machine. Tests of outages set a shorter time.
    timeout: timeout ?? 10_000,
  });
  const reasons: string[] = [];
  connection.on("down", (reason) => reasons.push(reason));
  await connection.open();
  const meter = new RedisMeter({ connection, store, ...options });
  return {
    meter,
    connection,
    reasons,
    async close() {
      await meter.close();
      await connection.close();
    },
  };
}

async function openedNode(...given: Parameters<typeof openNode>): Promise<Node> {
  const node = await openNode(...given);
  closers.push(node.close);
  return node;
}

async function admit(meter: Meter, credits = 1, who = account): Promise<Reservation | undefined> {
  return (await meter.admit(who, credits, NOON)).reservation;
}

async function charge(meter: Meter, credits: number, who = account): Promise<void> {
  await meter.settle((await admit(meter, credits, who)) as Reservation, credits);
}

async function admitAll(meter: Meter, times: number, who = account): Promise<number> {
  const admissions = await Promise.all(Array.from({ length: times }, () => meter.admit(who, 1, NOON)));
  return admissions.filter(({ reservation }) => reservation !== undefined).length;
}

describeMeter("A meter in Redis", () => openNode(newNamespace()));

test("four processes that count one account admit exactly its limit, in shared commands", async () => {
  const folder = mkdtempSync(join(tmpdir(), "market-data-meter-"));
  closers.push(async () => rmSync(folder, { recursive: true }));
  const program = fileURLToPath(new URL("../src/meter-process.ts", import.meta.url));
  const [attempts, limit] = [3750, 5000];
  const results = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const args = [program, redis.url, folder, String(attempts), String(limit)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return JSON.parse(stdout) as { admitted: number; commands: number };
    }),
  );
  expect(results.reduce((sum, { admitted }) => sum + admitted, 0)).toBe(limit);
  for (const { commands } of results) expect(commands).toBeLessThan(attempts);
  const accounts = await (await openBackend(folder)).openAccounts();
  const today = startOfDay(Date.now());
  const stored = await accounts.usage.used("shared", "day", today);
  await accounts.close();
  expect(stored).toBe(limit);
});

test("three processes with Redis decide like one process in memory", async () => {
  const limits = { ...account.limits, rateLimitMinute: 4, creditLimitDaily: 20, creditLimitMonthly: 22 };
  const times = [NOON - 1, NOON, NOON + 59_999, NOON + 43_200_000];
  const step = fc.oneof(
    fc.record({ admit: fc.nat(12), node: fc.nat(2), now: fc.constantFrom(...times) }),
    fc.record({ settle: fc.nat(20), credits: fc.nat(12) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
      const who = { ...account, limits };
      const store = openMemoryAccounts().usage;
      const namespace = newNamespace();
      const nodes = await Promise.all([0, 1, 2].map(() => openNode(namespace, store)));
      const expected = new MemoryMeter({ store: openMemoryAccounts().usage });
      const open: { node: Node; reservation: Reservation; same: Reservation }[] = [];
      try {
        for (const each of steps) {
          if ("admit" in each) {
            const node = nodes[each.node] as Node;
            const [one, other] = [
              await node.meter.admit(who, each.admit, each.now),
              await expected.admit(who, each.admit, each.now),
            ];
            expect({ ...one, reservation: undefined }).toEqual({ ...other, reservation: undefined });
            if (one.reservation === undefined || other.reservation === undefined) continue;
            open.push({ node, reservation: one.reservation, same: other.reservation });
          } else {
            const [settled] = open.splice(each.settle % Math.max(1, open.length), 1);
            if (settled === undefined) continue;
            const { node, reservation, same } = settled;
            const usage = await expected.settle(same, each.credits);
            node.meter.settle(reservation, each.credits);
            await node.meter.flush();
            expect(await node.meter.usage(who, reservation.time)).toEqual(usage);
          }
        }
        // A difference between script and plan would make a process count alone.
        expect(nodes.map(({ meter }) => meter.localRequests)).toEqual([0, 0, 0]);
      } finally {
        for (const node of nodes) await node.close();
      }
    }),
    { numRuns: 300 },
  );
});

test("responses over the limit report exactly the used credits, on each of three nodes", async () => {
  const namespace = newNamespace();
  const store = openMemoryAccounts().usage;
  const nodes = await Promise.all([0, 1, 2].map(() => openedNode(namespace, store)));
  const who = { ...account, limits: { ...account.limits, rateLimitMinute: 10_000 } };
  let used = 0;
  const send = async ({ meter }: Node, index: number): Promise<number | undefined> => {
    const credits = 1 + (index % 7);
    const admission = await meter.admit(who, credits + 1, NOON);
    if (admission.reservation === undefined)
      return admission.isReserved ? undefined : admission.usage.day.used;
    await new Promise(setImmediate);
    meter.settle(admission.reservation, credits);
    used += credits;
    return undefined;
  };
  const burst = () =>
    Promise.all(nodes.flatMap((node) => Array.from({ length: 50 }, (_, at) => send(node, at))));
  while (used < 500) await burst();
  for (const { meter } of nodes) await meter.flush();
  const reported = await burst();
  expect(reported).toEqual(reported.map(() => used));
  expect(await store.used("key_1", "day", DAY)).toBe(used);
});

test("reservations of a dead node count in their minute and the next one, and its charges stay", async () => {
  const namespace = newNamespace();
  const [dead, { meter }] = [await openedNode(namespace), await openedNode(namespace)];
  await charge(dead.meter, 100);
  await dead.meter.flush();
  // No minute of Redis' clock ends during the test.
  await expect.poll(async () => (await redis.seconds()) % 60).toBeLessThan(50);
  await admit(dead.meter, 1000);
  const key = `${namespace}:{key_1}:usage`;
  const rejected = { rejectedBy: "day", isReserved: true };
  expect(await meter.admit(account, 1, NOON)).toMatchObject(rejected);
  await moveReservations(key, 1);
  expect(await meter.admit(account, 1, NOON)).toMatchObject(rejected);
  await moveReservations(key, 1);
  expect(await admit(meter)).toBeDefined();
  expect((await meter.usage(account, NOON)).day.used).toBe(100);
});

/** Changes the minute of all reservations, as if some minutes passed. */
async function moveReservations(key: string, minutes: number): Promise<void> {
  for (const field of (await redis.command("HKEYS", key)) as string[]) {
    const [period = "", bucket] = field.split(":");
    if (bucket === undefined) continue;
    const reserved = (await redis.command("HGET", key, field)) as string;
    await redis.command("HDEL", key, field);
    await redis.command("HSET", key, `${period}:${Number(bucket) - minutes}`, reserved);
  }
}

test("the key of an account has only current periods, and expires", async () => {
  const namespace = newNamespace();
  const { meter } = await openedNode(namespace);
  const key = `${namespace}:{key_1}:usage`;
  for (let day = 0; day < 100; day += 1) {
    const admission = await meter.admit(account, 1, NOON + day * 86_400_000);
    meter.settle(admission.reservation as Reservation, 1);
  }
  await meter.flush();
  expect(((await redis.command("HKEYS", key)) as string[]).length).toBeLessThan(20);
  const ttl = Number(await redis.command("PTTL", key));
  expect(ttl).toBeGreaterThan(100_000);
  expect(ttl).toBeLessThanOrEqual(180_000);
});

test("an idle account leaves the memory", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const store = openMemoryAccounts().usage;
  const used = vi.spyOn(store, "used");
  const { meter } = await openedNode(newNamespace(), store);
  for (let request = 0; request < 3; request += 1) await charge(meter, 1);
  await meter.flush();
  expect(used).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(400_000);
  vi.useRealTimers();
  await charge(meter, 1);
  expect(used).toHaveBeenCalledTimes(4);
  expect((await meter.usage(account, NOON)).day.used).toBe(4);
});

test("nodes count in Redis Cluster, on the server of the key", async () => {
  const server = await RedisServer.start({ settings: { "cluster-enabled": "yes" } });
  closers.push(() => server.kill());
  await server.command("CLUSTER", "ADDSLOTSRANGE", "0", "16383");
  const store = openMemoryAccounts().usage;
  const [one, other] = [await openedNode("n", store, { server }), await openedNode("n", store, { server })];
  await expect.poll(() => one.connection.isUp && other.connection.isUp).toBe(true);
  for (const { meter } of [one, other]) {
    await charge(meter, 3);
    await meter.flush();
  }
  expect((await one.meter.usage(account, NOON)).day.used).toBe(6);
  expect(one.meter.localRequests + other.meter.localRequests).toBe(0);
});

test("installations with different namespaces count separately in one Redis", async () => {
  const [one, other] = [await openedNode("one"), await openedNode("other")];
  await charge(one.meter, 400);
  expect((await other.meter.usage(account, NOON)).day.used).toBe(0);
});

test("while Redis is away, a node counts alone without the reservations of other nodes, and shares its counts afterwards", async () => {
  const server = await RedisServer.start();
  closers.push(() => server.kill());
  const store = openMemoryAccounts().usage;
  const settings = { server, timeout: 500 };
  const [node, other] = [await openedNode("n", store, settings), await openedNode("n", store, settings)];
  await charge(node.meter, 490);
  await node.meter.flush();
  await admit(other.meter, 10);
  expect(await admit(node.meter)).toBeUndefined();
  server.pause();
  expect(await admitAll(node.meter, 20)).toBe(10);
  expect(node.reasons).toEqual(["cannot be used: it did not answer within 500 ms"]);
  expect(node.meter.localRequests).toBe(20);
  server.resume();
  // Without a further request. The node has admitted 11 requests in the minute.
  await expect.poll(() => server.command("HGET", "n:{key_1}:usage", "count")).toBe("11");
});

test("credits settled while a node compares Redis with the store count once", async () => {
  const store = openMemoryAccounts().usage;
  const namespace = newNamespace();
  const { meter, connection } = await openedNode(namespace, store);
  const [first, second] = [await admit(meter, 5), await admit(meter, 5)];
  const reading = Promise.withResolvers<number>();
  const used = vi.spyOn(store, "used").mockReturnValue(reading.promise);
  connection.emit("emptied");
  const third = admit(meter, 1);
  await expect.poll(() => used.mock.calls.length).toBe(2);
  meter.settle(first as Reservation, 5);
  reading.resolve(0);
  expect(meter.settle((await third) as Reservation, 1).day.used).toBe(6);
  await meter.flush();
  expect((await meter.usage(account, NOON)).day.used).toBe(6);
  // Redis loses the key, and gets used credits with the next request.
  await redis.command("DEL", `${namespace}:{key_1}:usage`);
  connection.emit("emptied");
  meter.settle(second as Reservation, 5);
  expect((await meter.usage(account, NOON)).day.used).toBe(11);
});

test("an empty replacement of Redis gets the credits of all nodes", async () => {
  const server = await RedisServer.start();
  const store = openMemoryAccounts().usage;
  const namespace = newNamespace();
  const nodes = [
    await openedNode(namespace, store, { server }),
    await openedNode(namespace, store, { server }),
  ] as const;
  for (const { meter } of nodes) await charge(meter, 100);
  await server.kill();
  await charge(nodes[0].meter, 50);
  const next = await RedisServer.start({ port: server.port });
  closers.push(() => next.kill());
  for (const { connection } of nodes) await expect.poll(() => connection.isUp).toBe(true);
  for (const { meter } of nodes) await charge(meter, 1);
  await nodes[0].meter.flush();
  await nodes[1].meter.flush();
  const { minute, day, month } = await nodes[0].meter.usage(account, NOON);
  expect([day.used, month.used]).toEqual([252, 252]);
  expect(await store.used("key_1", "day", DAY)).toBe(252);
  // The requests of the first node, and two more.
  expect(minute.used).toBeGreaterThanOrEqual(4);
});

test("a Redis that lost its data has all credits again after all nodes have stored their credits", async () => {
  const server = await RedisServer.start();
  closers.push(() => server.kill());
  const store = openMemoryAccounts().usage;
  const namespace = newNamespace();
  // The meter stores only on request.
  const settings = { server, interval: 60_000 };
  const nodes = [
    await openedNode(namespace, store, settings),
    await openedNode(namespace, store, settings),
  ] as const;
  for (const { meter } of nodes) await charge(meter, 100);
  await server.command("FLUSHALL");
  for (const { meter } of nodes) await charge(meter, 7);
  await expect.poll(async () => (await nodes[0].meter.usage(account, NOON)).month.used).toBe(214);
  expect((await nodes[1].meter.usage(account, NOON)).day.used).toBe(214);
});

test("after Redis lost its data, a node does not admit its own requests of the minute again", async () => {
  const server = await RedisServer.start();
  closers.push(() => server.kill());
  const { meter } = await openedNode("minute", openMemoryAccounts().usage, { server });
  expect(await admitAll(meter, 290)).toBe(290);
  await server.command("FLUSHALL");
  expect(await admitAll(meter, 50)).toBe(10);
});

test("stored credits missing in Redis count for a new node", async () => {
  const [namespace, store] = [newNamespace(), openMemoryAccounts().usage];
  const one = await openedNode(namespace, store);
  await charge(one.meter, 10);
  // A node without Redis stored these.
  await store.add([
    { accountId: "key_1", kind: "day", from: DAY, credits: 7 },
    { accountId: "key_1", kind: "month", from: Date.UTC(2026, 0, 1), credits: 7 },
  ]);
  await one.meter.flush();
  const { meter } = await openedNode(namespace, store);
  const { day, month } = await meter.usage(account, NOON);
  expect([day.used, month.used]).toEqual([17, 17]);
});

test("with a damaged key, a node counts only this account alone", async () => {
  const namespace = newNamespace();
  const damaged: string[] = [];
  const onDamaged = (key: string) => damaged.push(key);
  const store = openMemoryAccounts().usage;
  const { meter, connection, reasons } = await openedNode(namespace, store, { onDamaged });
  const other = { ...account, accountId: "key_2" };
  await charge(meter, 10);
  await meter.flush();
  const key = `${namespace}:{key_1}:usage`;
  await redis.command("SET", key, "x");
  for (const who of [account, other, account, other]) await charge(meter, 1, who);
  expect([connection.isUp, reasons, damaged, meter.localRequests]).toEqual([true, [], [key], 2]);
  expect((await meter.usage(account, NOON)).day.used).toBe(12);
  await redis.command("DEL", key);
  await charge(meter, 1);
  expect((await meter.usage(account, NOON)).day.used).toBe(13);
  expect(await redis.command("TYPE", key)).toBe("hash");
});

test("the known credits replace an invalid number in Redis", async () => {
  const namespace = newNamespace();
  const { meter } = await openedNode(namespace);
  await charge(meter, 10);
  await meter.flush();
  const key = `${namespace}:{key_1}:usage`;
  for (const field of (await redis.command("HKEYS", key)) as string[])
    await redis.command("HSET", key, field, "x");
  await charge(meter, 2);
  expect((await meter.usage(account, NOON)).day.used).toBe(12);
  expect(meter.localRequests).toBe(0);
});

test("what a process has reserved stays reserved when a day begins", async () => {
  const namespace = newNamespace();
  const store = openMemoryAccounts().usage;
  const [one, other] = [await openedNode(namespace, store), await openedNode(namespace, store)];
  await admit(one.meter, 9998);
  await other.meter.admit(account, 1, NOON + 86_400_000);
  expect(await other.meter.admit(account, 1, NOON + 86_400_000)).toMatchObject({
    usage: { month: { used: 0 } },
  });
  expect(await other.meter.admit(account, 1, NOON + 86_400_000)).toMatchObject({
    rejectedBy: "month",
    isReserved: true,
  });
});

test("requests do not wait for a failing store, which is read again later", async () => {
  const store = openMemoryAccounts().usage;
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 40 }]);
  const used = vi.spyOn(store, "used").mockRejectedValue(new Error("the connection was refused"));
  const { meter } = await openedNode(newNamespace(), store);
  for (let request = 0; request < 20; request += 1) await charge(meter, 1);
  expect(used.mock.calls.length).toBeLessThan(10);
  expect((await meter.usage(account, NOON)).day.used).toBe(20);
  used.mockRestore();
  await expect.poll(async () => (await meter.usage(account, NOON)).day.used).toBe(60);
});

test("requests do not wait for a store without responses", async () => {
  const store = openMemoryAccounts().usage;
  const storing = Promise.withResolvers<void>();
  const add = vi.spyOn(store, "add").mockReturnValue(storing.promise);
  const { meter } = await openedNode(newNamespace(), store, { interval: 1 });
  await charge(meter, 1);
  await expect.poll(() => add.mock.calls.length).toBe(1);
  // The first request of an account needs its stored credits.
  expect(await admit(meter, 1, { ...account, accountId: "key_2" })).toBeDefined();
  storing.resolve();
});

test("unstored credits are stored with the next check of the store", async () => {
  const store = openMemoryAccounts().usage;
  const add = vi.spyOn(store, "add").mockRejectedValue(new Error("the connection was refused"));
  // The meter stores only on request.
  const { meter } = await openedNode(newNamespace(), store, { interval: 60_000 });
  const { reservation } = await meter.admit(account, 3, NOON);
  meter.settle(reservation as Reservation, 3);
  await expect(meter.flush()).rejects.toThrow("refused");
  await expect(meter.checkStored()).rejects.toThrow("refused");
  add.mockRestore();
  await meter.checkStored();
  expect(await store.used("key_1", "day", DAY)).toBe(3);
});

test("reports the failure of a store that then does not respond", async () => {
  const store = openMemoryAccounts().usage;
  const add = vi.spyOn(store, "add").mockRejectedValueOnce(new Error("the connection was refused"));
  const storing = Promise.withResolvers<void>();
  add.mockReturnValue(storing.promise);
  const { meter } = await openedNode(newNamespace(), store, { interval: 60_000 });
  await charge(meter, 1);
  await expect(meter.flush()).rejects.toThrow("refused");
  await expect(meter.checkStored()).rejects.toThrow("the connection was refused");
  storing.resolve();
});

test("logs credits that could not be stored before the end", async () => {
  const store = openMemoryAccounts().usage;
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(text) });
  const options = {
    url: redis.url,
    namespace: newNamespace(),
    timeout: 10_000,
    store,
    onError: () => {},
    log,
  };
  const { meter, close } = await openMeter(options);
  await charge(meter, 2);
  await meter.flush();
  vi.spyOn(store, "add").mockRejectedValue(new Error("the connection was refused"));
  await charge(meter, 3);
  await charge(meter, 4, { ...account, accountId: "key_2" });
  await expect(close()).rejects.toThrow("refused");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", credits: 7, accounts: 2, error: "the connection was refused" },
  ]);
});

test("a promoted replica without the last charges gets the greater of its own and the stored credits", async () => {
  const primary = await RedisServer.start();
  const replica = await RedisServer.start({ settings: { replicaof: `127.0.0.1 ${primary.port}` } });
  closers.push(() => replica.kill());
  const store = openMemoryAccounts().usage;
  const namespace = newNamespace();
  const [node, dead] = [
    await openedNode(namespace, store, { server: primary }),
    await openNode(namespace, store, { server: primary }),
  ];
  await charge(node.meter, 10);
  await charge(dead.meter, 10);
  await expect.poll(() => replica.command("DBSIZE")).toBe(3);
  await replica.command("REPLICAOF", "NO", "ONE");
  // Later charges are only on the primary and in the store.
  await charge(node.meter, 100);
  await charge(dead.meter, 200);
  await dead.close();
  await primary.kill();
  await replica.movePort(primary.port);
  await expect.poll(() => node.connection.isUp).toBe(true);
  await charge(node.meter, 1);
  expect((await node.meter.usage(account, NOON)).day.used).toBe(321);
});

test.each(["-@scripting", "-@read", "-hset"])(
  "a Redis that takes a right away (%s) is away for one reason until it gives that back",
  async (rights) => {
    const server = await RedisServer.start();
    closers.push(() => server.kill());
    const lines: string[] = [];
    const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
    const readLog = () => {
      log.flush();
      return lines.map((line) => JSON.parse(line) as unknown);
    };
    const options = {
      url: server.url,
      namespace: newNamespace(),
      timeout: 10_000,
      store: openMemoryAccounts().usage,
      onError: () => {},
      log,
    };
    const { meter, gauges, close } = await openMeter(options);
    closers.push(close);
    const read = (name: string) => gauges.find((gauge) => gauge.name === name)?.read() as number;
    await charge(meter, 1);
    await server.command("ACL", "SETUSER", "default", rights);
    await charge(meter, 1);
    const before = read("market_data_redis_commands");
    const up = new Set<number>();
    // Several checks and charges, one after another.
    await expect
      .poll(async () => {
        up.add(read("market_data_redis_up"));
        await charge(meter, 1);
        return read("market_data_redis_commands") - before;
      })
      .toBeGreaterThan(30);
    expect([...up]).toEqual([0]);
    const away = {
      level: "error",
      message: expect.stringMatching(/^Redis is away/),
      reason: expect.stringMatching(/^does not give the user the rights that are needed/),
    };
    expect(readLog()).toMatchObject([away]);
    await expect(openMeter(options)).rejects.toThrow(/does not give the user the rights that are needed/);
    await server.command("ACL", "SETUSER", "default", "+@all");
    await expect.poll(() => read("market_data_redis_up")).toBe(1);
    expect(readLog()).toMatchObject([away, { message: expect.stringMatching(/^Redis is back/) }]);
  },
);
