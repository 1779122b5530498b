import { expect, test } from "vitest";
import { quotings } from "../src/quoting.ts";
import { viewOf } from "../src/view.ts";
import { ask, NOON, snapshotOf, storeOf } from "./market.ts";

const market = () =>
  snapshotOf([
    [1, {}, { price: 2, circulatingSupply: 1 }],
    [2, { status: "inactive" }, { price: 3 }],
    [3, {}, null],
  ]);

test("a snapshot has one view, and each asset with figures one row in it", () => {
  const snapshot = market();
  expect(viewOf(snapshot)).toBe(viewOf(snapshot));
  expect(viewOf(snapshot).row(1)).toBe(viewOf(snapshot).row(1));
  expect(viewOf(snapshot).row(3)).toBeUndefined();
  expect(viewOf(snapshot).active.map(({ asset }) => asset.id)).toEqual([1]);
});

test("finished records are kept for the last four kinds of call, no more", () => {
  const view = viewOf(market());
  const row = view.active[0];
  const made: string[] = [];
  const records = (set: string) => {
    const record = view.recordsOf(set, () => made.push(set));
    if (row !== undefined) record(row);
  };
  for (const set of ["a", "b", "c", "d", "a", "e"]) records(set);
  expect(made).toEqual(["a", "b", "c", "d", "e"]);
  records("a");
  records("b");
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("what a fiat was worth is asked once a snapshot, at the times of the changes", async () => {
  const snapshot = market();
  const asked: (readonly number[])[] = [];
  const store = storeOf(snapshot, {
    ratesAt: async (_id, times) => {
      asked.push(times);
      return times.map((time) => ({ time, usd: 1 }));
    },
  });
  await ask("cryptocurrencyListingsLatestV1", "convert=EUR", store);
  await ask("cryptocurrencyQuotesLatestV1", "id=1&convert=EUR", store);
  const hours = [90 * 24, 60 * 24, 30 * 24, 7 * 24, 24, 1];
  expect(asked).toEqual([hours.map((back) => NOON - back * 3_600_000)]);
});

test("a store's failure is told, and the next call asks again", async () => {
  const snapshot = market();
  let fails = true;
  const store = storeOf(snapshot, {
    ratesAt: async (_id, times) => {
      if (fails) throw new Error("The disk is gone.");
      return times.map((time) => ({ time, usd: 1 }));
    },
  });
  const call = () => quotings(viewOf(snapshot), store, { convert: ["EUR"] });
  await expect(call()).rejects.toThrow("The disk is gone.");
  fails = false;
  expect(await call()).toMatchObject([{ key: "EUR", ratesBefore: { "24h": 1 } }]);
});
