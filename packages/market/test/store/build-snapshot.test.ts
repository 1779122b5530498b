import { describe, expect, it } from "vitest";
import { asset, metrics, pair } from "../../../../test/conformance/src/fixtures.ts";
import { buildSnapshot, SnapshotBuilder, type SnapshotData } from "../../src/store/build-snapshot.ts";
import { changedTables, emptyTables } from "../../src/store/tables.ts";

const unknown = { "1h": null, "24h": null, "7d": null, "30d": null, "60d": null, "90d": null };

function getMetrics(...supplies: readonly number[]): SnapshotData["metrics"] {
  return new Map(
    supplies.map((circulatingSupply, index) => [
      index + 1,
      { ...metrics(index + 1, { circulatingSupply }), priceBefore: unknown, volume24hBefore: null },
    ]),
  );
}

const tables = changedTables(emptyTables(), {
  assets: [asset(1, { symbol: "S" }), asset(2, { symbol: "S" }), asset(3)],
  pairs: [pair(1, 1, 2), pair(2, 3, 1)],
});

describe("a snapshot builder", () => {
  it("computes only values derived from changed parts", () => {
    const builder = new SnapshotBuilder();
    const first = builder.build({ ...tables, metrics: getMetrics(3, 2, 1) }, 1);
    const second = builder.build({ ...tables, metrics: getMetrics(4, 2, 1) }, 2);
    expect([second.pairs, second.assets]).toEqual([first.pairs, first.assets]);
    expect(second.pairs).toBe(first.pairs);
    for (const kept of ["assetBySlug", "assetsBySymbol", "assetsByAddress", "pairsByCurrency"] as const) {
      expect(second.index[kept]).toBe(first.index[kept]);
    }
    expect(second.index.totalMarketCap).toBe(70);
    const third = builder.build({ ...tables, metrics: getMetrics(1, 2, 3) }, 3);
    expect(third.index.assetsBySymbol.get("S")?.map(({ id }) => id)).toEqual([2, 1]);
    expect(second.index.assetsBySymbol.get("S")?.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("builds the same snapshot as a new builder", () => {
    const builder = new SnapshotBuilder();
    for (const metrics of [getMetrics(1, 2, 3), getMetrics(3, 2, 1), getMetrics(1, 3, 2), getMetrics(2)]) {
      const parts = { ...tables, metrics };
      expect(builder.build(parts, 1)).toEqual(buildSnapshot(parts, 1));
    }
  });
});
