import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  byRank,
  type Direction,
  type Order,
  plainOrders,
  type Ranked,
  sorted,
  sortedBy,
} from "../../src/rows/ordering.ts";
import { paginate } from "../../src/rows/paging.ts";
import { asset } from "../market.ts";

interface Item extends Ranked {
  readonly value: number | null;
}

const byMetric: Order<Item> = { value: ({ value }) => value, defaultDirection: "desc" };
const item = (id: number, rank: number | null, value: number | null): Item => ({
  asset: asset(id),
  rank,
  value,
});
const ids = (items: readonly Ranked[]) => items.map((one) => one.asset.id);

describe("sorting", () => {
  const items = [
    item(1, 3, 5),
    item(2, null, null),
    item(3, 2, 5),
    item(4, 1, null),
    item(5, 4, 9),
    item(6, 5, 1),
  ];
  const cases: { direction: Direction | undefined; order: number[] }[] = [
    { direction: "desc", order: [5, 3, 1, 6, 4, 2] },
    { direction: "asc", order: [6, 3, 1, 5, 4, 2] },
    { direction: undefined, order: [5, 3, 1, 6, 4, 2] },
  ];
  test.each(cases)(
    "$direction: nulls come last, ties are ordered by rank, then id",
    async ({ direction, order }) => {
      expect(ids(await sorted(items, byMetric, direction))).toEqual(order);
    },
  );

  test("ranks and names ascend by default, names case-insensitively", async () => {
    expect(ids(await sorted(items, plainOrders.svc_rank))).toEqual([4, 3, 1, 5, 6, 2]);
    const named = ["beta", "Alpha", "alpha", "Gamma"].map((name, id) => ({
      asset: asset(id, { name }),
      rank: id,
    }));
    expect(ids(await sorted(named, plainOrders.name))).toEqual([1, 2, 0, 3]);
    expect(ids(await sorted(named, plainOrders.name, "desc"))).toEqual([3, 0, 1, 2]);
  });

  const metrics = fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), {
    nil: null,
  });
  const manyItems = fc
    .array(fc.tuple(fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }), metrics))
    .map((rows) => rows.map(([rank, value], id) => item(id, rank, value)));
  const directions = fc.constantFrom<Direction>("asc", "desc");

  test("keeps all rows, and does not depend on their initial order", async () => {
    await fc.assert(
      fc.asyncProperty(
        manyItems,
        directions,
        fc.infiniteStream(fc.nat()),
        async (many, direction, random) => {
          const result = await sorted(many, byMetric, direction);
          expect(ids(result).sort()).toEqual(ids(many).sort());
          const shuffled = many
            .map((one) => ({ one, key: random.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ one }) => one);
          expect(ids(await sorted(shuffled, byMetric, direction))).toEqual(ids(result));
        },
      ),
    );
  });

  test("puts every row before the next one, and all nulls last", async () => {
    await fc.assert(
      fc.asyncProperty(manyItems, directions, async (many, direction) => {
        const result = (await sorted(many, byMetric, direction)).map(({ value }) => value);
        const known = result.filter((value) => value !== null);
        expect(result.slice(known.length).every((value) => value === null)).toBe(true);
        const sign = direction === "asc" ? 1 : -1;
        expect(
          known.every((value, index) => index === 0 || sign * (value - (known[index - 1] ?? 0)) >= 0),
        ).toBe(true);
      }),
    );
  });

  test("sorts a long list in parts like a short list at once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3000 }),
        fc.nat(),
        directions,
        async (length, seed, direction) => {
          const many = Array.from({ length }, (_, id) => {
            const value = (id * 7919 + seed) % 1009;
            return item(id, id % 3 === 0 ? null : value % 17, value % 5 === 0 ? null : value % 101);
          });
          expect(ids(await sorted(many, byMetric, direction))).toEqual(
            ids(sortedBy(many, byMetric, direction, byRank)),
          );
        },
      ),
    );
  });

  test("reverses the list in the other direction if all metrics are known and differ", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer()), async (values) => {
        const many = values.map((value, id) => item(id, id, value));
        const descending = ids(await sorted(many, byMetric, "desc"));
        expect(ids(await sorted(many, byMetric, "asc"))).toEqual(descending.reverse());
      }),
    );
  });
});

describe("paging", () => {
  test.each([
    { start: 1, limit: 2, page: [1, 2] },
    { start: 3, limit: 2, page: [3, 4] },
    { start: 5, limit: 2, page: [5] },
    { start: 6, limit: 2, page: [] },
    { start: 2, limit: undefined, page: [2, 3, 4, 5] },
  ])("from $start, at most $limit", ({ start, limit, page }) => {
    expect(paginate([1, 2, 3, 4, 5], { start, ...(limit === undefined ? {} : { limit }) })).toEqual(page);
  });

  test("consecutive pages add up to the whole list, filtered or not", () => {
    const keeps = (value: number) => value % 2 === 0;
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (all, limit, filters) => {
          const filter = filters ? keeps : undefined;
          const list = filters ? all.filter(keeps) : all;
          const pages = Array.from({ length: Math.ceil(list.length / limit) + 1 }, (_, index) =>
            paginate(all, { start: 1 + index * limit, limit }, filter),
          );
          expect(pages.flat()).toEqual(list);
          expect(pages.slice(0, -2).every((page) => page.length === limit)).toBe(true);
        },
      ),
    );
  });
});
