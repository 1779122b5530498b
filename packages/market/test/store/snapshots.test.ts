import { describe, expect, it } from "vitest";
import { asset, metrics } from "../../../../test/conformance/src/fixtures.ts";
import type { MetricsWithPast } from "../../src/store/build-snapshot.ts";
import { type Changes, Snapshots } from "../../src/store/snapshots.ts";

const UNKNOWN = { "1h": null, "24h": null, "7d": null, "30d": null, "60d": null, "90d": null };
const SIZE = 5000;

/** New prices of all assets, which decide their ranks. */
function getChanges(revision: number, getPrice: (id: number) => number): Changes {
  const all = Array.from({ length: SIZE }, (_, index) => ({
    ...metrics(index + 1, { price: getPrice(index + 1), circulatingSupply: 1 }),
    ...{ priceBefore: UNKNOWN, volume24hBefore: null },
  })) as unknown as MetricsWithPast[];
  // Some assets share a symbol.
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

describe("a snapshot prepared in steps", () => {
  it("equals a snapshot built at once, and becomes the newest only when it is ready", async () => {
    const snapshots = applied(first);
    const before = snapshots.newest;
    const turn = await snapshots.prepare(second);
    expect([snapshots.newest, snapshots.newestRevision?.revision, snapshots.known?.revision]).toEqual([
      before,
      1,
      2,
    ]);
    expect(turn()).toBe(snapshots.newest);
    expect(snapshots.newest).toEqual(applied(first, second).newest);
    expect(snapshots.newestRevision?.revision).toBe(2);
  });

  it("builds upon a prepared snapshot that is not the newest yet, and never turns back", async () => {
    const snapshots = applied(first);
    const some = { ...third, metrics: third.metrics.slice(0, 10) };
    const turns = [await snapshots.prepare(second), await snapshots.prepare(some)];
    for (const turn of turns.reverse()) expect(turn()).toEqual(applied(first, second, some).newest);
    expect(snapshots.newestRevision?.revision).toBe(3);
  });

  it("leaves earlier snapshots unchanged, even if it takes over given objects", async () => {
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
});
