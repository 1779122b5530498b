import { setTimeout as delay } from "node:timers/promises";
import { createLogger, openBackend } from "@market-data/service";
import type { Link } from "@market-data/test-helpers/link";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ASSET } from "../src/load.ts";
import { RedisServer } from "../src/redis-server.ts";
import type { ServiceNode } from "../src/service-node.ts";
import { TestCluster } from "../src/test-cluster.ts";
import { TestStore } from "../src/test-store.ts";

// What is written into the market reaches all services, which turn to it at once.

/** How long a process may take to end on a busy machine: less than it took where it waited for a server. */
const STOPPED_MS = 20_000;

let store: TestStore;
let cluster: TestCluster;
let secret: string;

beforeAll(async () => {
  store = await TestStore.start();
});
afterAll(() => store.close());
beforeEach(async () => {
  cluster = await TestCluster.start(store, 3);
  const [key] = await cluster.createKeys("Startup");
  secret = key?.secret ?? "";
});
afterEach(() => cluster.close());

async function readPrice(url: string | undefined): Promise<number> {
  const path = `/v3/cryptocurrency/quotes/latest?id=${ASSET}`;
  const response = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": secret } });
  const [asset] = (await response.json()) as [{ quote: [{ price: number }] }];
  return asset.quote[0].price;
}

/** When each node first responds with a price, in ticks (ms). */
async function findTurns(expected: number): Promise<number[]> {
  return Promise.all(
    cluster.urls().map(async (url) => {
      await expect.poll(() => readPrice(url), { interval: 5 }).toBe(expected);
      return performance.now();
    }),
  );
}

const ofEachNode = (name: string) => Promise.all(cluster.nodes.map((node) => node?.metric(name) ?? 0));
const sum = async (name: string) => (await ofEachNode(name)).reduce((total, value) => total + value, 0);

interface Line {
  readonly level: string;
  readonly message: string;
  readonly reason?: string;
}

/** The lines of a log. */
function readLog(written = ""): Line[] {
  const lines = written.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Line);
}

/** What a publisher says that it does, one after the other. */
function listRoles(publisher: ServiceNode): (string | undefined)[] {
  const found = readLog(publisher.written).map(({ message }) => /^(Publishing|Waiting): /.exec(message)?.[1]);
  return found.filter((role) => role !== undefined);
}

test("with a publisher, services turn to a revision at once, without a gap", async () => {
  await cluster.startPublisher();
  await findTurns(await readPrice(cluster.urls()[0]));
  for (let round = 0; round < 3; round += 1) {
    const turns = await findTurns(await store.writePrice());
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThan(250);
  }
  expect(await sum("market_data_bus_gaps")).toBe(0);
  // The clocks are whole milliseconds: a fast machine reports a lag of 0.
  for (const lag of await ofEachNode("market_data_bus_lag_seconds")) expect(lag).toBeLessThan(1);
  expect(await sum("market_data_bus_own_reads")).toBe(0);
});

test("a second publisher waits, and publishes when the first one is killed", async () => {
  const first = await cluster.startPublisher();
  const second = cluster.startPublisher();
  await findTurns(await store.writePrice());
  await first.kill();
  await second;
  await findTurns(await store.writePrice());
  expect(await sum("market_data_bus_gaps")).toBe(0);
});

test("without a publisher, and without Redis, services look themselves, and report it", async () => {
  // A node that records stale series as it starts reads the first price for that.
  await findTurns(await store.writePrice());
  const before = await ofEachNode("market_data_bus_own_reads");
  await findTurns(await store.writePrice());
  const after = await ofEachNode("market_data_bus_own_reads");
  expect(after.map((reads, node) => reads > (before[node] ?? 0))).toEqual([true, true, true]);
  cluster.redis.pause();
  await findTurns(await store.writePrice());
  cluster.redis.resume();
});

test.each([
  ["that loses its lock", () => store.endLocks()],
  ["that keeps its lock", async () => {}],
])(
  "a publisher %s while it is suspended is replaced, and leads again when the other one is gone",
  async (_, meanwhile) => {
    const first = await cluster.startPublisher();
    const second = cluster.startPublisher();
    await findTurns(await store.writePrice());
    first.child.kill("SIGSTOP");
    await meanwhile();
    const other = await second;
    await findTurns(await store.writePrice());
    first.child.kill("SIGCONT");
    for (let round = 0; round < 3; round += 1) await findTurns(await store.writePrice());
    // Longer than it takes to take the lock that it has given up.
    await delay(2500);
    expect([listRoles(first), listRoles(other).at(-1)]).toEqual([["Publishing", "Waiting"], "Publishing"]);
    expect(await sum("market_data_bus_gaps")).toBe(0);
    await other.kill();
    await expect.poll(() => listRoles(first)).toEqual(["Publishing", "Waiting", "Publishing"]);
    await findTurns(await store.writePrice());
  },
);

describe("commands that are asked to end", () => {
  const silence: Record<string, () => void> = {
    PostgreSQL: () => cluster.databaseLinks.at(-1)?.pause(),
    Redis: () => cluster.links.at(-1)?.pause(),
  };

  /** Asks them to end. @returns Their exit codes, and how long that took, in ms. */
  async function end(publishers: readonly ServiceNode[]) {
    const start = performance.now();
    for (const { child } of publishers) child.kill("SIGTERM");
    const codes = await Promise.all(publishers.map(({ ended }) => ended));
    return { codes, ms: performance.now() - start };
  }

  test.each(["PostgreSQL", "Redis"])(
    "publishers do so within seconds while %s says nothing",
    async (name) => {
      const leading = await cluster.startPublisher();
      const waiting = await cluster.startPublisher(/"Waiting: /);
      silence[name]?.();
      const { codes, ms } = await end([leading, waiting]);
      expect(codes).toEqual([0, 0]);
      expect(ms).toBeLessThan(STOPPED_MS);
    },
  );

  /** Resolves when PostgreSQL has been asked something that it does not answer. */
  function unanswered(): Promise<unknown> {
    const link = cluster.databaseLinks.at(-1);
    return new Promise((resolve) => link?.interrupt(0, resolve));
  }

  test("a publisher says where it did not wait for what is under way", async () => {
    const leading = await cluster.startPublisher();
    await unanswered();
    const { codes, ms } = await end([leading]);
    expect(codes).toEqual([0]);
    expect(ms).toBeLessThan(STOPPED_MS);
    expect(readLog(leading.written).at(-1)).toMatchObject({
      level: "warn",
      message: expect.stringMatching(/^The publisher stopped without waiting/),
    });
  });

  test.each(["publish", "maintain --every 24h"])(
    "%s does so within seconds where PostgreSQL says nothing from the start",
    async (command) => {
      const asking = unanswered();
      const starting = await cluster.startCommand(command.split(" "), /^/);
      await asking;
      const { codes, ms } = await end([starting]);
      expect(codes).toEqual([0]);
      expect(ms).toBeLessThan(STOPPED_MS);
    },
  );
});

test("a publisher that waits does not report that nothing is published while PostgreSQL says nothing", async () => {
  await cluster.startPublisher();
  const waiting = await cluster.startPublisher(/"Waiting: /);
  cluster.databaseLinks.at(-1)?.pause();
  await expect
    .poll(() => readLog(waiting.written).map(({ level, message }) => [level, message.split(":")[0]]), {
      timeout: 20_000,
    })
    .toEqual([
      ["info", "Waiting"],
      ["warn", "PostgreSQL cannot be asked who publishes"],
    ]);
});

test.each<[string, (link: Link) => void]>([
  ["takes no connection", (link) => link.cut()],
  ["says nothing", (link) => link.pause()],
])("a publisher whose PostgreSQL %s reports that within seconds, and when it is back", async (_, fail) => {
  const publisher = await cluster.startPublisher();
  await findTurns(await store.writePrice());
  const link = cluster.databaseLinks.at(-1) as Link;
  const listFailures = () => readLog(publisher.written).filter(({ message }) => /published/.test(message));
  const start = performance.now();
  fail(link);
  await expect.poll(listFailures).toHaveLength(1);
  // It is asked once a second, and has two to answer.
  expect(performance.now() - start).toBeLessThan(6000);
  link.open();
  await findTurns(await store.writePrice());
  await expect
    .poll(() => listFailures().map(({ message }) => message))
    .toEqual(["Changes of the market cannot be published.", "Changes of the market can be published again."]);
});

test("publishers tell once who publishes, that Redis fails, and that it works again, and do not change places", async () => {
  const first = await cluster.startPublisher();
  const second = await cluster.startPublisher(/"Waiting: /);
  await cluster.redis.command("CONFIG", "SET", "maxmemory", "1");
  // Longer than a leader may say nothing.
  await delay(7000);
  await cluster.redis.command("CONFIG", "SET", "maxmemory", "0");
  await findTurns(await store.writePrice());
  await delay(2500);
  expect(listRoles(first)).toEqual(["Publishing"]);
  const failures = readLog(first.written).filter(({ message }) => /published/.test(message));
  expect(failures.map(({ level, message }) => [level, message])).toEqual([
    ["error", "Changes of the market cannot be published."],
    ["info", "Changes of the market can be published again."],
  ]);
  expect(failures[0]?.reason).toMatch(/^redis:\S+ has no memory left/);
  await first.stop();
  await expect.poll(() => listRoles(second)).toEqual(["Waiting", "Publishing"]);
  expect(readLog(second.written).map(({ level }) => level)).toEqual(["info", "error", "info", "info"]);
});

test("a publisher whose Redis says nothing reports that once, with one reason", async () => {
  const publisher = await cluster.startPublisher();
  cluster.redis.pause();
  // Longer than it takes until its connection is made again, and that is logged too.
  await delay(9000);
  cluster.redis.resume();
  await findTurns(await store.writePrice());
  const listFailures = () => readLog(publisher.written).filter(({ message }) => /published/.test(message));
  await expect
    .poll(() => listFailures().map(({ message }) => message))
    .toEqual(["Changes of the market cannot be published.", "Changes of the market can be published again."]);
});

test("a Redis that takes the rights to its stream away is away until it gives them back", async () => {
  const publisher = await cluster.startPublisher();
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(text) });
  const backend = await openBackend({ market: store.url, accounts: store.url });
  const market = await backend.openMarket({ watch: 20, news: { url: cluster.redis.url }, log });
  const listMessages = (text: string) => {
    log.flush();
    return readLog(text).flatMap(({ message, reason }) => (/hanges/.test(message) ? [message, reason] : []));
  };
  const ofService = () => listMessages(lines.join(""));
  const ofPublisher = () => listMessages(publisher.written).slice(2);
  await findTurns(await store.writePrice());
  await cluster.redis.command("ACL", "SETUSER", "default", "-xread", "-xadd");
  await store.writePrice();
  const commands = async () =>
    /cmdstat_info:calls=(\d+)/.exec(String(await cluster.redis.command("INFO", "commandstats")))?.[1];
  // Some checks of each connection.
  const before = Number(await commands());
  await expect.poll(async () => Number(await commands()) - before).toBeGreaterThan(200);
  const rights = expect.stringMatching(/does not give the user the rights that are needed/);
  const failures = [
    [expect.stringMatching(/^Published changes do not arrive/), rights],
    [expect.stringMatching(/^Changes of the market cannot be published/), rights],
  ];
  expect([ofService(), ofPublisher()]).toEqual(failures);
  await cluster.redis.command("ACL", "SETUSER", "default", "+@all");
  await expect.poll(() => [ofService().length, ofPublisher().length]).toEqual([4, 4]);
  await findTurns(await store.writePrice());
  await market.close();
});

test("a service that hears nothing of changes for a while says so, and not that its market could not be read", async () => {
  await cluster.startPublisher();
  await findTurns(await store.writePrice());
  const { port } = cluster.redis;
  await cluster.redis.kill();
  await findTurns(await store.writePrice());
  cluster.redis = await RedisServer.start({ port });
  await expect.poll(() => cluster.areAllUp()).toBe(true);
  await findTurns(await store.writePrice());
  const ofMarket = readLog(cluster.nodes[0]?.written).filter(({ message }) => /market|changes/.test(message));
  expect(new Set(ofMarket.map(({ level, message }) => `${level}: ${message}`))).toEqual(
    new Set([
      "warn: Published changes do not arrive, as Redis is away: this node reads changes from PostgreSQL.",
    ]),
  );
  // Each is told once.
  const reasons = ofMarket.map(({ reason }) => reason);
  expect(reasons).toEqual([...new Set(reasons)]);
});
