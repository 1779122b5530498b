import { operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { auxFilter } from "../../src/records/aux.ts";
import { LazyList, toList, toValue } from "../../src/values/lazy.ts";

const rows = [1, 2, 3];

test.each([false, true])("a list is the same JSON, lazy or not (%s)", (isLazy) => {
  const data = {
    list: toList({ isLazy }, rows, (id) => ({ id })),
    value: toValue({ isLazy }, () => ({ id: 4 })),
  };
  expect(JSON.stringify(data)).toBe('{"list":[{"id":1},{"id":2},{"id":3}],"value":{"id":4}}');
});

test("the items of a lazy list are made when they are read, one by one", () => {
  const made: number[] = [];
  const list = new LazyList(3, (index) => made.push(index)).map((item) => item * 2);
  expect([list.length, made]).toEqual([3, []]);
  for (const item of list) if (item === 4) break;
  expect(made).toEqual([0, 1]);
});

test("fields are left out of the items of a lazy list", () => {
  const filter = auxFilter(operations.cryptocurrencyQuotesHistoricalV3)([]);
  const quotes = new LazyList(1, () => ({ quote: { USD: { price: 1, market_cap: 2 } } }));
  expect(JSON.parse(JSON.stringify(filter({ quotes })))).toEqual(
    filter({ quotes: [{ quote: { USD: { price: 1, market_cap: 2 } } }] }),
  );
});
