import { describe, expect, it, vi } from "vitest";
import { asset, exchange, metrics, pair } from "../../conformance/fixtures.ts";
import type { MetricsWithPast } from "../../src/store/build-snapshot.ts";
import type { MarketPair } from "../../src/store/catalogue.ts";
import { LaterTable } from "../../src/store/later-table.ts";
import { type Changes, Snapshots } from "../../src/store/snapshots.ts";
import { finish } from "../../src/values/steps.ts";

const UNKNOWN = { "1h": null, "24h": null, "7d": null, "30d": null, "60d": null, "90d": null };
const SIZE = 5000;

/** New prices of all assets, from which their ranks follow. */
function getChanges(revision: number, getPrice: (id: number) => number): Changes {
  const all = Array.from({ length: SIZE }, (_, index) => ({
    ...metrics(index + 1, { price: getPrice(index + 1), circulatingSupply: 1 }),
    ...{ priceBefore: UNKNOWN, volume24hBefore: null },
  })) as unknown as MetricsWithPast[];
  // Some share their symbol.
  const assets = all.map(({ assetId }) => asset(assetId, { symbol: `S${assetId % 1000}` }));
  return {
    ...{ epoch: "a", revision, isAll: revision === 1, origin: undefined },
    ...{ catalogue: revision === 1 ? { assets } : {}, metrics: all, rates: [] },
  };
}

const first = getChanges(1, (id) => id);
const second = getChanges(2, (id) => (id * 7919) % SIZE);
const third = getChanges(3, (id) => (id * 104_729) % SIZE);

function applied(...all: readonly Changes[]): Snapshots {
  const snapshots = new Snapshots();
  for (const changes of all) snapshots.apply(changes);
  return snapshots;
}

describe("a snapshot that is prepared", () => {
  it("is the one that would be made at once, and the one before is the newest until then", async () => {
    const snapshots = applied(first);
    const before = snapshots.newest;
    const turn = await snapshots.prepare(second);
    expect([snapshots.newest, snapshots.known?.revision]).toEqual([before, 1]);
    expect(turn()).toBe(snapshots.newest);
    expect(snapshots.newest).toEqual(applied(first, second).newest);
    expect(snapshots.known?.revision).toBe(2);
  });

  it("is made on what was applied meanwhile", async () => {
    const snapshots = applied(first);
    const preparing = snapshots.prepare(third);
    snapshots.apply(second);
    (await preparing)();
    expect(snapshots.newest).toEqual(applied(first, second, third).newest);
  });

  it("leaves those before as they are, also where it takes what it is given as its own", async () => {
    const toOwn = (changes: Changes): Changes => ({
      ...changes,
      metrics: changes.metrics.map((one) => ({ ...one, rank: undefined, numMarketPairs: undefined })),
    });
    const snapshots = applied(toOwn(first));
    const before = snapshots.newest;
    const some = { ...second, metrics: second.metrics.slice(0, 10) };
    (await snapshots.prepare(toOwn(some)))();
    expect(before).toEqual(applied(first).newest);
    expect(snapshots.newest).toEqual(applied(first, some).newest);
  });

  it("does not mix with another one that is prepared at the same time", async () => {
    const snapshots = applied(first);
    const [turn, other] = await Promise.all([snapshots.prepare(second), snapshots.prepare(third)]);
    turn();
    expect(snapshots.newest).toEqual(applied(first, second).newest);
    other();
    expect(snapshots.newest).toEqual(applied(first, second, third).newest);
  });
});

describe("market pairs that are read later", () => {
  const pairs = [pair(2, 1, 2), pair(1, 1, 3)];
  const exchanges = [exchange(7)];
  const counts = new Map([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  const whole: Changes = { ...first, catalogue: { ...first.catalogue, exchanges, pairs } };

  /** The same, with pairs that are read as somebody needs them. */
  function inParts(onRead = () => {}): Changes {
    const laterPairs = new LaterTable<unknown, MarketPair>(
      (function* read() {
        onRead();
        return new Map(pairs.map((one) => [one.marketId, one]));
      })(),
    );
    return {
      ...whole,
      catalogue: { ...first.catalogue, exchanges },
      laterPairs,
      metrics: first.metrics.map((one) => ({ ...one, numMarketPairs: counts.get(one.assetId) ?? 0 })),
    };
  }

  it("are not read for a snapshot, which says how many there are", () => {
    const onRead = vi.fn();
    const { newest } = applied(inParts(onRead));
    expect(newest?.metrics).toEqual(applied(whole).newest?.metrics);
    expect(onRead).not.toHaveBeenCalled();
  });

  it("are there for all that need them, always as the same objects", () => {
    const { newest } = applied(inParts());
    const byCurrency = newest?.index.pairsByCurrency;
    expect(newest).toEqual(applied(whole).newest);
    expect(newest?.index.pairsByCurrency).toBe(byCurrency);
  });

  it("may be read in steps before", () => {
    const onRead = vi.fn();
    const snapshots = applied(inParts(onRead));
    finish(snapshots.readRest());
    expect(onRead).toHaveBeenCalledOnce();
    expect(snapshots.newest).toEqual(applied(whole).newest);
    expect(onRead).toHaveBeenCalledOnce();
  });

  it.each([
    ["metrics", second],
    ["pairs", { ...second, catalogue: { pairs: [pair(3, 2, 3), pair(1, 2, 3)] }, metrics: [] }],
    ["exchanges", { ...second, catalogue: { exchanges: [exchange(7, { status: "inactive" })] } }],
  ])("are what others follow from, where %s come before", async (_, changes: Changes) => {
    expect(applied(inParts(), changes).newest).toEqual(applied(whole, changes).newest);
    const snapshots = applied(inParts());
    (await snapshots.prepare(changes))();
    expect(snapshots.newest).toEqual(applied(whole, changes).newest);
  });

  it("are not read where everything is replaced: they may be damaged", () => {
    const onRead = vi.fn();
    applied(inParts(onRead), { ...first, epoch: "b" });
    expect(onRead).not.toHaveBeenCalled();
  });
});
