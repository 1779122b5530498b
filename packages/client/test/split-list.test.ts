import { array, assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { estimateCredits, splitList } from "../src/index.ts";
import { stubbed } from "./support/stub.ts";

test("splits a list into chunks in order", () => {
  assert(
    property(array(integer(), { maxLength: 50 }), double({ min: 1, max: 60, noNaN: true }), (items, size) => {
      const lists = splitList(items, size);
      expect(lists.flat()).toEqual(items);
      for (const list of lists.slice(0, -1)) expect(list).toHaveLength(Math.floor(size));
      if (items.length) expect(lists.at(-1)?.length).toBeGreaterThan(0);
    }),
  );
});

test.each([0, -1, 0.5, Number.NaN, "many"])("rejects a size of %s", (size) => {
  expect(() => splitList([1], size as number)).toThrow(
    new TypeError('splitList: "size" must be a number, at least 1'),
  );
});

test("splits 2,000 ids into requests with accepted URLs, at the cost of one request", async () => {
  const { api, sent } = stubbed(() => Response.json([]));
  const ids = Array.from({ length: 2000 }, (_, index) => 100_000 + index);
  const estimate = (id: number[]) => estimateCredits("cryptocurrencyQuotesLatestV3", { id });
  let credits = 0;
  for (const id of splitList(ids)) {
    await api.cryptocurrency.quotes.latest({ id });
    credits += estimate(id);
  }
  expect(sent).toHaveLength(4);
  for (const { url } of sent) expect(url.length).toBeLessThan(8000);
  expect(credits).toBe(estimate(ids));
});
