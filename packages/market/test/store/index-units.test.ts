import fc from "fast-check";
import { expect, test } from "vitest";
import { getIndexValue, listRebalancings, mayBeInIndex, rebalance } from "../../src/store/index-units.ts";

const candidates = fc.uniqueArray(
  fc.record({
    assetId: fc.integer({ min: 1, max: 1000 }),
    price: fc.double({ min: 1e-8, max: 1e6, noNaN: true }),
    marketCap: fc.double({ min: 1, max: 1e13, noNaN: true }),
  }),
  { minLength: 1, maxLength: 150, selector: ({ assetId }) => assetId },
);

test("an index keeps its value at a rebalancing", () => {
  fc.assert(
    fc.property(candidates, fc.double({ min: 1, max: 1e5, noNaN: true }), (there, value) => {
      const prices = new Map(there.map(({ assetId, price }) => [assetId, price]));
      const after = getIndexValue(rebalance(there, 20, value), (id) => prices.get(id));
      expect(Math.abs(after / value - 1)).toBeLessThan(1e-9);
    }),
  );
});

test("contains the largest assets in proportion to their market caps", () => {
  const there = [
    { assetId: 1, price: 10, marketCap: 100 },
    { assetId: 2, price: 5, marketCap: 300 },
    { assetId: 3, price: 1, marketCap: 50 },
    { assetId: 4, price: 0, marketCap: 900 },
  ];
  expect(rebalance(there, 2, 100)).toEqual({ 1: 2.5, 2: 15 });
});

test("leaves out assets that follow another price or do not count", () => {
  const may = [{ tags: ["defi"] }, { tags: ["stablecoin"] }, { tags: ["wrapped", "defi"] }].map((asset) =>
    mayBeInIndex(asset, true),
  );
  expect([...may, mayBeInIndex({ tags: [] }, false)]).toEqual([true, false, false, false]);
});

test("rebalances at the start of each month, both ends inclusive", () => {
  const times = listRebalancings(Date.UTC(2025, 11, 1), Date.UTC(2026, 1, 1));
  expect(times).toEqual([Date.UTC(2025, 11, 1), Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)]);
  expect(listRebalancings(Date.UTC(2025, 11, 1) + 1, Date.UTC(2026, 0, 1) - 1)).toEqual([]);
});
