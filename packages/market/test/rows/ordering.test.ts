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
  readonly figure: number | null;
}

const byMetric: Order<Item> = { value: ({ figure }) => figure, defaultDirection: "desc" };
const item = (id: number, rank: number | null, figure: number | null): Item => ({
  asset: asset(id),
  rank,
  figure,
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
  test.each(cases)("$direction: nulls last, equals by rank, then id", async ({ direction, order }) => {
    expect(ids(await sorted(items, byMetric, direction))).toEqual(order);
  });

  test("by rank ascends, by name too, whatever its case", async () => {
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
    .map((rows) => rows.map(([rank, figure], id) => item(id, rank, figure)));
  const directions = fc.constantFrom<Direction>("asc", "desc");

  test("loses and makes nothing, and does not depend on the order before", async () => {
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

  test("puts each before the next one, and all nulls last", async () => {
    await fc.assert(
      fc.asyncProperty(manyItems, directions, async (many, direction) => {
        const result = (await sorted(many, byMetric, direction)).map(({ figure }) => figure);
        const known = result.filter((figure) => figure !== null);
        expect(result.slice(known.length).every((figure) => figure === null)).toBe(true);
        const sign = direction === "asc" ? 1 : -1;
        expect(
          known.every((figure, index) => index === 0 || sign * (figure - (known[index - 1] ?? 0)) >= 0),
        ).toBe(true);
      }),
    );
  });

  test("a long list, which is sorted in parts, comes out as one that is sorted at once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3000 }),
        fc.nat(),
        directions,
        async (length, seed, direction) => {
          const many = Array.from({ length }, (_, id) => {
            const figure = (id * 7919 + seed) % 1009;
            return item(id, id % 3 === 0 ? null : figure % 17, figure % 5 === 0 ? null : figure % 101);
          });
          expect(ids(await sorted(many, byMetric, direction))).toEqual(
            ids(sortedBy(many, byMetric, direction, byRank)),
          );
        },
      ),
    );
  });

  test("in the other direction is the mirror image, where all metrics differ and are known", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer()), async (values) => {
        const many = values.map((figure, id) => item(id, id, figure));
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

  test("page after page gives the whole list, filtered or not", () => {
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
