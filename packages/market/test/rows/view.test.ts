import { expect, test } from "vitest";
import { readQuoteContexts } from "../../src/records/quote-context.ts";
import { getView, type MarketView, type Row } from "../../src/rows/view.ts";
import { ask, makeSnapshot, makeStore, NOON } from "../market.ts";

const market = () =>
  makeSnapshot([
    [1, {}, { price: 2, circulatingSupply: 1 }],
    [2, { status: "inactive" }, { price: 3 }],
    [3, {}, null],
  ]);

test("a snapshot has one view, with one row for each asset with metrics", () => {
  const snapshot = market();
  expect(getView(snapshot)).toBe(getView(snapshot));
  expect(getView(snapshot).row(1)).toBe(getView(snapshot).row(1));
  expect(getView(snapshot).row(3)).toBeUndefined();
  expect(getView(snapshot).ranked.map(({ asset }) => asset.id)).toEqual([1]);
});

/** Takes the records of the first assets from a set, and returns the number of created records. */
function takeRecords(
  view: MarketView,
  set: string,
  count: number,
  { quotes = 1, limit }: { quotes?: number; limit?: number } = {},
): number {
  let made = 0;
  const record = view.cachedRecords(set, { records: count, quotes, limit }, () => ++made);
  for (const row of view.ranked.slice(0, count)) record(row);
  return made;
}

test("caches the records of the fifty last kinds of request", () => {
  const view = getView(market());
  const sets = Array.from({ length: 50 }, (_, index) => `set ${index}`);
  for (const set of sets) expect(takeRecords(view, set, 1)).toBe(1);
  for (const set of sets) expect(takeRecords(view, set, 1)).toBe(0);
  takeRecords(view, "one more", 1);
  expect(takeRecords(view, "set 1", 1)).toBe(0);
  expect(takeRecords(view, "set 0", 1)).toBe(1);
});

const many = () =>
  getView(makeSnapshot(Array.from({ length: 1000 }, (_, index) => [index + 1, {}, { price: 1 }] as const)));
const KILOBYTE = 1024;

test("keeps cached records within the size limit, most recently used kinds first", () => {
  const view = many();
  const options = { quotes: 9, limit: 2000 * 10 * KILOBYTE };
  for (const set of ["a", "b", "a", "c"]) takeRecords(view, set, 1000, options);
  expect(takeRecords(view, "c", 1000, options)).toBe(0);
  expect(takeRecords(view, "a", 1000, options)).toBe(0);
  expect(takeRecords(view, "b", 1000, options)).toBe(1000);
});

test("limits the records of a single kind too", () => {
  const view = many();
  for (const [limit, left] of [
    [0, 1000],
    [500 * 2 * KILOBYTE, 500],
  ] as const) {
    takeRecords(view, `set ${limit}`, 1000, { limit });
    expect(takeRecords(view, `set ${limit}`, 1000, { limit })).toBe(left);
  }
});

test("does not cache the records of a large response", () => {
  const view = many();
  for (const _ of [1, 2]) expect(takeRecords(view, "large", 1000, { quotes: 21 })).toBe(1000);
});

test("reads past fiat rates once per snapshot", async () => {
  const snapshot = market();
  const requested: (readonly number[])[] = [];
  const store = makeStore(snapshot, {
    ratesAt: async (_id, times) => {
      requested.push(times);
      return times.map((time) => ({ time, usd: 1 }));
    },
  });
  await ask("cryptocurrencyListingsLatestV1", "convert=EUR", store);
  await ask("cryptocurrencyQuotesLatestV1", "id=1&convert=EUR", store);
  const hours = [1, 24, 7 * 24, 30 * 24, 60 * 24, 90 * 24];
  expect(requested).toEqual(hours.map((back) => [NOON - back * 3_600_000]));
});

test("reports a failure of the store and reads again for the next request", async () => {
  const snapshot = market();
  let fails = true;
  const store = makeStore(snapshot, {
    ratesAt: async (_id, times) => {
      if (fails) throw new Error("The disk is gone.");
      return times.map((time) => ({ time, usd: 1 }));
    },
  });
  const view = getView(snapshot);
  const row = view.row(1) as Row;
  const call = async () => readQuoteContexts(view, { store, now: NOON }, { convert: ["EUR"] }, [row]);
  await expect(call()).rejects.toThrow("The disk is gone.");
  fails = false;
  const { contexts } = await call();
  expect(contexts[0]?.getRates(row)).toMatchObject({ rate: 1.25, before: { "24h": 1 } });
});
