import { readFileSync } from "node:fs";
import { marketOperations } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { StorageError } from "@market-data/storage";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { feeds } from "../../src/follow/feeds.ts";
import { Lease } from "../../src/follow/lease.ts";
import { Upstream } from "../../src/follow/upstream.ts";
import { TestCopy, TestUpstream } from "../support/follow.ts";
import { startService } from "../support/service.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let upstream: TestUpstream;
/** A copy that has read everything. */
let copy: TestCopy;
beforeAll(async () => {
  upstream = await TestUpstream.start();
  copy = await TestCopy.complete(upstream);
});
afterAll(async () => {
  await copy[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

describe("a copy", () => {
  test("has the ids, facts, prices and times of the upstream", async () => {
    await using copy = new TestCopy(upstream);
    const results = await (await copy.follow()).round();
    expect(results.filter(({ error, rejected }) => error !== undefined || rejected > 0)).toEqual([]);
    const { assets, metrics, tags } = await copy.snapshot();
    expect(assets.size).toBe(55);
    expect(assets.get(1)).toMatchObject({ symbol: "BTC", slug: "bitcoin", maxSupply: 21_000_000 });
    expect([...assets.values()].find(({ platform }) => platform !== null)?.platform).toMatchObject({
      tokenAddress: expect.any(String),
    });
    expect(metrics.size).toBe(50);
    expect(metrics.get(1)?.lastUpdated).toBe(upstream.clock.now - MINUTE);
    expect(tags.size).toBe(11);
  });

  test("reads the facts of a new coin at once", async () => {
    await using copy = new TestCopy(upstream);
    upstream.alter.set("/map", (body) => ({ ...body, data: body.data.slice(1) }));
    upstream.alter.set("/listings/latest", (body) => body.slice(1));
    const follower = await copy.follow();
    await follower.round();
    upstream.alter.clear();
    upstream.move(MINUTE);
    upstream.paths.length = 0;
    await follower.round();
    expect(upstream.paths.filter((path) => path.includes("/info?"))).toEqual([
      expect.stringContaining("id=1&"),
    ]);
    expect((await copy.snapshot()).assets.get(1)?.description).not.toBeNull();
  });

  test("keeps one quote per five minutes", async () => {
    const follower = await copy.follow();
    upstream.move(6 * MINUTE - (upstream.clock.now % (5 * MINUTE)));
    const start = upstream.clock.now - MINUTE;
    for (let minute = 0; minute <= 10; minute++) {
      await follower.round();
      upstream.move(MINUTE);
    }
    const times = Array.from({ length: 11 }, (_, minute) => start + minute * MINUTE);
    const quotes = await copy.market?.store.lastQuotes(1, times, MINUTE - 1);
    expect(quotes?.map((quote) => quote?.time ?? null)).toEqual(
      times.map((time, minute) => (minute % 5 === 0 ? time : null)),
    );
  });
});

test("records of an upstream with another vendor prefix are valid", async () => {
  const store = sampleStore({ now: () => EXAMPLES_CLOCK });
  const service = await startService({
    operations: marketOperations,
    store,
    settings: { vendorPrefix: "abc" },
  });
  service.clock.now = EXAMPLES_CLOCK;
  const key = await service.key("Enterprise");
  const other = new Upstream({ url: service.url, key, vendorPrefix: "abc", timeout: 10_000 });
  const known = { snapshot: await store.snapshot(), ids: [1, 1027], now: EXAMPLES_CLOCK, days: 0 };
  const found: unknown[] = [];
  for (const feed of feeds) {
    for await (const items of other.read(feed, feed.requests?.(known)[0] ?? {}))
      found.push(...items.flatMap(({ error }) => (error === undefined ? [] : [[feed.operation, error]])));
  }
  expect(found).toEqual([]);
  expect(other.credits).toBeGreaterThan(0);
  await service.close();
});

describe("history", () => {
  const HISTORY = "/v1/cryptocurrency/listings/historical";
  const listDates = () =>
    upstream.paths.flatMap((path) => (path.startsWith(HISTORY) ? [/date=([\d-]+)/.exec(path)?.[1]] : []));

  test("is read once, newest first, after the cost is announced", async () => {
    upstream.paths.length = 0;
    const announced: string[] = [];
    const follower = await copy.follow({ days: 3, announce: (cost) => announced.push(...cost) });
    const results = await follower.round();
    expect(results.filter(({ error, rejected }) => error !== undefined || rejected > 0)).toEqual([]);
    expect(announced).toEqual([
      expect.stringMatching(/^A day costs about [\d,]+ credits for 55 coins/),
      expect.stringMatching(/^The history of 3 days costs about [\d,]+ credits, once/),
    ]);
    expect(listDates()).toEqual(["2026-01-14", "2026-01-13", "2026-01-12"]);
    const noon = Date.UTC(2026, 0, 13, 12);
    const quotes = await copy.market?.store.closestQuotes(1, [noon], DAY);
    const rates = await copy.market?.store.ratesAt(2790, [noon], DAY);
    expect([quotes?.[0], rates?.[0]]).toMatchObject([
      { price: expect.any(Number) },
      { usd: expect.any(Number) },
    ]);
    await (await copy.follow({ days: 3 })).round();
    expect(listDates()).toHaveLength(3);
  });

  test("waits for credits, until current data is due", async () => {
    upstream.paths.length = 0;
    const follower = await copy.follow({ days: 3, creditsPerDay: 1 });
    await follower.round();
    expect(listDates()).toEqual([]);
    expect(follower.nextDue).toBeGreaterThan(upstream.clock.now);
  });
});

describe("a market has one follower", () => {
  test("another follower is told who holds the lease, until it ends", async () => {
    await copy.close();
    const market = await copy.folder.backend.openMarket();
    const clock = { now: upstream.clock.now };
    const [first, second] = ["berlin", "tokyo"].map((name) => new Lease(market, name, () => clock.now));
    await first?.acquire();
    const refused = await second?.acquire().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StorageError);
    expect(refused).toMatchObject({ kind: "locked", message: expect.stringContaining('"berlin"') });
    clock.now += 61_000;
    await second?.acquire();
    await expect(first?.assertHeld()).rejects.toThrow('"tokyo"');
    await second?.release();
    await first?.assertHeld();
    await first?.release();
    await market.close();
  });

  test("a follower that was suspended does not renew an expired lease", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    await copy.close();
    const market = await copy.folder.backend.openMarket();
    const clock = { now: upstream.clock.now };
    const [first, second] = ["berlin", "tokyo"].map((name) => new Lease(market, name, () => clock.now));
    await first?.acquire();
    clock.now += 61_000;
    await second?.acquire();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await expect(first?.assertHeld()).rejects.toThrow('"tokyo"');
    await second?.release();
    await first?.release();
    await market.close();
  });
});

describe("a wrong upstream", () => {
  test.each([
    ["a price of another type", { price: "1" }, "it breaks the contract: /quote/0/price must be number"],
    ["a negative price", { price: -1 }, "price -1 is not above zero"],
    ["a time in the future", { last_updated: "2030-01-01T00:00:00.000Z" }, "in the future"],
    [
      "a time before the last read",
      { last_updated: "2025-01-01T00:00:00.000Z" },
      "is before the stored time",
    ],
  ])("%s is rejected with its reason, and the other rows are written", async (_, wrong, reason) => {
    const follower = await copy.follow();
    const before = (await copy.snapshot()).metrics.get(1);
    upstream.alter.set("/listings/latest", (body) =>
      body.map((coin: { id: number; quote: object[] }) =>
        coin.id === 1 ? { ...coin, quote: [{ ...coin.quote[0], ...wrong }] } : coin,
      ),
    );
    upstream.move(MINUTE);
    const results = await follower.round();
    upstream.alter.clear();
    const listings = results.find(({ operation }) => operation === "cryptocurrencyListingsLatestV3");
    expect(listings).toMatchObject({ rejected: 1 });
    const { metrics } = await copy.snapshot();
    expect(metrics.get(1)).toEqual(before);
    expect(metrics.get(1027)?.lastUpdated).toBe(upstream.clock.now - MINUTE);
    expect(readFileSync(copy.rejects, "utf8")).toContain(reason);
  });
});

// The last test, because it moves the clock by a day.
test("a follower reads each operation at its cache time, and continues after a restart", async () => {
  await (await copy.follow()).round();
  const again = await copy.follow();
  expect(await again.round()).toEqual([]);
  upstream.move(30_000);
  expect((await again.round()).map(({ operation }) => operation)).toEqual(["cryptocurrencyMapV1"]);
  upstream.move(30_000);
  const listed = (await again.round()).map(({ operation }) => operation);
  expect(listed).toEqual(["cryptocurrencyMapV1", "cryptocurrencyListingsLatestV3"]);
  upstream.move(DAY);
  const all = (await again.round()).map(({ operation }) => operation);
  expect(all).toEqual(feeds.map(({ operation, name }) => [operation, name].join(" ").trim()));
});
