import {
  BUS_TIMEOUT_MS,
  type CommittedChanges,
  RedisConnection,
  RedisFollower,
  RedisPublisher,
} from "@market-data/cluster";
import type { Rate } from "@market-data/market";
import { type Changes, type Revision, Snapshots } from "@market-data/market/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RedisServer } from "../src/redis-server.ts";

/** A market that is written: rates, and the revision of each. */
class Market {
  epoch = "first";
  revision = 0;
  readonly #commits = [0];
  readonly #rates = new Map<number, { rate: Rate; revision: number }>();

  write(fiatId: number, usd: number): void {
    this.revision += 1;
    this.#commits.push(Math.random());
    this.#rates.set(fiatId, { rate: { fiatId, usd, lastUpdated: this.revision }, revision: this.revision });
  }

  changesSince(known: Revision | undefined): CommittedChanges {
    const isAll = known?.epoch !== this.epoch || this.#commits[known.revision] !== known.commit;
    const written = [...this.#rates.values()].filter(({ revision }) => isAll || revision > known.revision);
    const rates = written.map(({ rate }) => rate);
    const { epoch, revision, commit } = this;
    const commits = this.#commits.slice(isAll ? revision : known.revision).reverse();
    return { epoch, revision, commit, commits, isAll, origin: "import", catalogue: {}, metrics: [], rates };
  }

  get commit(): number {
    return this.#commits.at(-1) ?? 0;
  }

  /** Another server takes over, which lacks the last writes. */
  lose(writes: number): void {
    this.revision -= writes;
    this.#commits.length -= writes;
    for (const [fiatId, { revision }] of this.#rates)
      if (revision > this.revision) this.#rates.delete(fiatId);
  }
}

/** A node's snapshot of the market. */
class Reader {
  readonly #market: Market;
  readonly #snapshots = new Snapshots();
  /** When each revision was turned to, in Unix ms. */
  readonly turned = new Map<number, number>();
  rereads = 0;

  constructor(market: Market) {
    this.#market = market;
    this.#snapshots.apply(market.changesSince(undefined));
  }

  get known(): Revision | undefined {
    return this.#snapshots.known;
  }

  async prepare(changes: Changes): Promise<() => void> {
    const turn = await this.#snapshots.prepare(changes);
    return () => {
      turn();
      this.turned.set(changes.revision, Date.now());
    };
  }

  async reread(): Promise<void> {
    this.rereads += 1;
    (await this.prepare(this.#market.changesSince(this.known)))();
  }

  rates(): (number | undefined)[] {
    const { rates } = this.#snapshots.newest ?? {};
    return [1, 2, 3].map((id) => rates?.get(id)?.usd);
  }
}

let redis: RedisServer;
let market: Market;
const closers: (() => Promise<void>)[] = [];
const onError = vi.fn();

beforeEach(async () => {
  redis = await RedisServer.start();
  market = new Market();
  market.write(1, 1.1);
  onError.mockClear();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await redis.kill();
});

async function connect(): Promise<RedisConnection> {
  const connection = new RedisConnection({ url: redis.url, namespace: "bus", timeout: BUS_TIMEOUT_MS });
  closers.push(() => connection.close());
  await connection.open();
  return connection;
}

async function publish(): Promise<RedisPublisher> {
  const publisher = new RedisPublisher({
    connection: await connect(),
    readRevision: async () => {
      const { epoch, revision, commit } = market;
      return { epoch, revision, commit };
    },
    readChanges: async (known) => market.changesSince(known),
    onError,
    interval: 10,
  });
  closers.push(() => publisher.close());
  return publisher;
}

async function follow(
  applyDelay = 0,
): Promise<{ reader: Reader; follower: RedisFollower; connection: RedisConnection }> {
  const connection = await connect();
  const reader = new Reader(market);
  const follower = new RedisFollower({ connection, target: reader, onError, applyDelay });
  closers.push(() => follower.close());
  return { reader, follower, connection };
}

/** Writes when the publisher knows the market as it is. */
async function published(revision: number): Promise<void> {
  await expect
    .poll(async () => Number(await redis.command("XLEN", "bus:changes")))
    .toBeGreaterThanOrEqual(revision);
}

test("each revision that is published reaches every node, without a read of the database", async () => {
  await publish();
  const nodes = [await follow(), await follow(), await follow()];
  market.write(2, 2.2);
  for (const { reader } of nodes) await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, undefined]);
  market.write(1, 1.2);
  market.write(3, 3.3);
  for (const { reader } of nodes) await expect.poll(() => reader.rates()).toEqual([1.2, 2.2, 3.3]);
  expect(nodes.map(({ reader, follower }) => [reader.rereads, follower.gaps])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(onError).not.toHaveBeenCalled();
});

test("all nodes turn to a revision at once", async () => {
  await publish();
  const nodes = [await follow(500), await follow(500), await follow(500)];
  const start = Date.now();
  market.write(2, 2.2);
  for (const { reader } of nodes) await expect.poll(() => reader.turned.has(2)).toBe(true);
  const turned = nodes.map(({ reader }) => reader.turned.get(2) ?? 0);
  expect(Math.min(...turned) - start).toBeGreaterThan(450);
  expect(Math.max(...turned) - Math.min(...turned)).toBeLessThan(100);
});

test("a node that comes later replays what it does not know, and passes over what it knows", async () => {
  await publish();
  const before = new Reader(market);
  market.write(2, 2.2);
  await published(1);
  market.write(3, 3.3);
  await published(2);
  const connection = await connect();
  const follower = new RedisFollower({ connection, target: before, onError, applyDelay: 0 });
  closers.push(() => follower.close());
  await expect.poll(() => before.rates()).toEqual([1.1, 2.2, 3.3]);
  const { reader } = await follow();
  market.write(1, 9);
  await expect.poll(() => reader.rates()).toEqual([9, 2.2, 3.3]);
  expect([...reader.turned.keys()]).toEqual([4]);
  expect([before.rereads, reader.rereads, follower.gaps]).toEqual([0, 0, 0]);
});

test("a node that missed messages reads the database, once", async () => {
  await publish();
  const { reader, follower } = await follow();
  // What follows is not in the stream when the node reads it again.
  const late = new Reader(market);
  market.write(2, 2.2);
  await published(1);
  await expect.poll(() => reader.known?.revision).toBe(2);
  await redis.command("DEL", "bus:changes");
  market.write(3, 3.3);
  await published(1);
  const missing = new RedisFollower({ connection: await connect(), target: late, onError, applyDelay: 0 });
  closers.push(() => missing.close());
  await expect.poll(() => late.rates()).toEqual([1.1, 2.2, 3.3]);
  expect([late.rereads, missing.gaps, reader.rereads, follower.gaps]).toEqual([1, 1, 0, 0]);
});

test("a publisher that takes over goes on where the one before it ended", async () => {
  const first = await publish();
  const { reader, follower } = await follow();
  market.write(2, 2.2);
  await expect.poll(() => reader.known?.revision).toBe(2);
  await first.close();
  market.write(3, 3.3);
  await publish();
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, 3.3]);
  expect([reader.rereads, follower.gaps]).toEqual([0, 0]);
});

test("a publisher that takes over from that of another installation begins with what is there", async () => {
  const first = await publish();
  const { reader: other } = await follow();
  market.write(2, 2.2);
  await expect.poll(() => other.known?.revision).toBe(2);
  await first.close();
  await redis.command("DEL", "bus:changes");
  market.epoch = "another";
  const { reader, follower } = await follow();
  (await publishLate()).goOn();
  market.write(3, 3.3);
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, 3.3]);
  expect([reader.rereads, follower.gaps]).toEqual([0, 0]);
});

test("a market that was restored is read by each node, and messages from before are passed over", async () => {
  await publish();
  const { reader, follower } = await follow();
  market.write(2, 2.2);
  await expect.poll(() => reader.known?.revision).toBe(2);
  market.epoch = "restored";
  await expect.poll(() => reader.known?.epoch).toBe("restored");
  expect([reader.rereads, follower.gaps]).toEqual([1, 1]);
  market.write(3, 3.3);
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, 3.3]);
  expect(reader.rereads).toBe(1);
});

test("writes that a server lacks that took over are forgotten, also where others have their revisions", async () => {
  await publish();
  const { reader, follower } = await follow();
  market.write(2, 2.2);
  market.write(3, 3.3);
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, 3.3]);
  market.lose(2);
  market.write(1, 9);
  market.write(1, 10);
  await expect.poll(() => reader.rates()).toEqual([10, undefined, undefined]);
  expect([reader.rereads, follower.gaps]).toEqual([1, 1]);
});

test("another installation in the same namespace is told of, and its changes are not applied", async () => {
  const { reader } = await follow();
  const own = market;
  market = new Market();
  market.epoch = "another";
  market.write(3, 9);
  await publish();
  // The publisher begins with what is there.
  await expect
    .poll(async () => {
      market.write(3, 9);
      return onError.mock.calls.length;
    })
    .toBeGreaterThan(0);
  market = own;
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    kind: "foreign",
    message: expect.stringMatching(
      /^redis:.* has changes of another market in the namespace "bus"\. Give each/,
    ),
  });
  expect(reader.rates()).toEqual([1.1, undefined, undefined]);
});

test("what is written while Redis is away is published when it is back", async () => {
  await publish();
  const { reader, connection } = await follow();
  market.write(2, 2.2);
  await expect.poll(() => reader.known?.revision).toBe(2);
  await redis.kill();
  market.write(3, 3.3);
  await expect.poll(() => connection.isUp).toBe(false);
  redis = await RedisServer.start({ port: redis.port });
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, 3.3]);
});

test("a message of another version makes nodes read the database", async () => {
  const { reader, follower } = await follow();
  const json = JSON.stringify({ format: 99 });
  const bytes = Buffer.concat([Buffer.from([json.length, 0, 0, 0]), Buffer.from(json)]).toString("latin1");
  market.write(2, 2.2);
  await redis.command("XADD", "bus:changes", "*", "changes", bytes);
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, undefined]);
  expect(follower.gaps).toBe(1);
});

/** A publisher whose reads of changes wait until it may go on. */
async function publishLate(timeline = 0, hasLock = true) {
  const reading = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const onLead = vi.fn();
  const publisher = new RedisPublisher({
    connection: await connect(),
    readRevision: async () => {
      const { epoch, revision, commit } = market;
      return { epoch, revision, commit };
    },
    readChanges: async (known) => {
      const changes = market.changesSince(known);
      reading.resolve();
      await mayGoOn.promise;
      return changes;
    },
    onError,
    onLead,
    interval: 10,
    timeline,
    hasLock: () => hasLock,
  });
  closers.push(() => publisher.close());
  await Promise.race([publisher.ended, expect.poll(() => onLead.mock.calls.length).toBe(1)]);
  return { publisher, onLead, reading: reading.promise, goOn: mayGoOn.resolve };
}

test("a publisher that was replaced while it was suspended publishes nothing more, and ends", async () => {
  const first = await publishLate();
  market.write(2, 2.2);
  await first.reading;
  const second = await publishLate();
  second.goOn();
  market.write(3, 3.3);
  await published(1);
  first.goOn();
  await first.publisher.ended;
  expect(onError).not.toHaveBeenCalled();
  expect(Number(await redis.command("XLEN", "bus:changes"))).toBe(1);
});

test("while a publisher of the newer timeline is there, one of the older does not take over", async () => {
  const newer = await publishLate(2);
  newer.goOn();
  const older = await publishLate(1);
  await older.publisher.ended;
  expect(older.onLead).not.toHaveBeenCalled();
  const { reader } = await follow();
  market.write(2, 2.2);
  await expect.poll(() => reader.rates()).toEqual([1.1, 2.2, undefined]);
  expect(onError).not.toHaveBeenCalled();
});

test("a publisher without the lock takes over from one that says nothing, and is left alone by who has the lock", async () => {
  const first = await publishLate();
  first.goOn();
  expect((await publishLate(0, false)).onLead).not.toHaveBeenCalled();
  await first.publisher.close();
  await redis.command("HSET", "bus:leader", "seen", "0");
  const second = await publishLate(0, false);
  expect(second.onLead).toHaveBeenCalledOnce();
  expect((await publishLate(0, true)).onLead).not.toHaveBeenCalled();
  expect((await publishLate(1, true)).onLead).toHaveBeenCalledOnce();
  second.goOn();
  await second.publisher.ended;
});

test("where the newer one says nothing for five seconds, or Redis has lost all, any other takes over", async () => {
  const newer = await publishLate(2);
  newer.goOn();
  await redis.command("HSET", "bus:leader", "seen", "0");
  await newer.publisher.close();
  await redis.command("HSET", "bus:leader", "seen", "0");
  expect((await publishLate(1)).onLead).toHaveBeenCalledOnce();
  await redis.command("FLUSHALL");
  expect((await publishLate(0)).onLead).toHaveBeenCalledOnce();
});
