import { operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { auxFilter } from "../../src/records/aux.ts";
import { createLazyList, isLazy, toList, toMap } from "../../src/values/lazy.ts";

const rows = [1, 2, 3];

test.each([false, true])("lists and maps give equal JSON, lazy or not (%s)", (isLazy) => {
  const data = {
    list: toList({ isLazy }, rows, (id) => ({ id })),
    map: toMap({ isLazy }, [
      ["1", () => ({ id: 4 })],
      ["__proto__", () => ({ id: 5 })],
    ]),
  };
  expect(JSON.stringify(data)).toBe(
    '{"list":[{"id":1},{"id":2},{"id":3}],"map":{"1":{"id":4},"__proto__":{"id":5}}}',
  );
});

test("a lazy list creates each item when it is read", () => {
  const made: number[] = [];
  const list = createLazyList(3, (index) => made.push(index)).map((item) => item * 2);
  expect([list.length, made, isLazy(list)]).toEqual([3, [], true]);
  for (const item of list) if (item === 4) break;
  expect(made).toEqual([0, 1]);
});

test("a lazy map creates each value when it is read", () => {
  const made: string[] = [];
  const map = toMap({ isLazy: true }, [
    ["a", () => made.push("a")],
    ["b", () => made.push("b")],
  ]);
  expect([Object.keys(map), made, isLazy(map)]).toEqual([["a", "b"], [], true]);
  expect([map["b"], made]).toEqual([1, ["b"]]);
});

test("a lazy list can be read like an array", () => {
  const list = createLazyList(3, (index) => index * 2);
  expect(Array.isArray(list)).toBe(true);
  expect([list[0], list[2], list[3], list.at(-1)]).toEqual([0, 4, undefined, 4]);
  expect([list.includes(4), list.slice(1), [...list], list.filter((item) => item > 0)]).toEqual([
    true,
    [2, 4],
    [0, 2, 4],
    [2, 4],
  ]);
});

test("a field filter applies to the items of a lazy list", () => {
  const filter = auxFilter(operations.cryptocurrencyQuotesHistoricalV3)([]);
  const quotes = createLazyList(1, () => ({ quote: { USD: { price: 1, market_cap: 2 } } }));
  expect(JSON.parse(JSON.stringify(filter({ quotes })))).toEqual(
    filter({ quotes: [{ quote: { USD: { price: 1, market_cap: 2 } } }] }),
  );
});
