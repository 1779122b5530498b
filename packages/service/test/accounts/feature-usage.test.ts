import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Operation, operations } from "@market-data/openapi";
import type { Feature, FeatureUsage, FeatureUsageStore } from "@market-data/storage";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { FeatureUsageCounter } from "../../src/accounts/feature-usage-counter.ts";
import { OperationFeatures } from "../../src/http/operation-features.ts";
import { ACCOUNT_MIGRATIONS } from "../../src/storage/sqlite/account-migrations.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
import { openMemoryAccounts } from "../support/accounts.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const DAY_MS = 86_400_000;
const DAY = Date.UTC(2026, 0, 15);
const NOON = DAY + DAY_MS / 2;
const [one, other]: readonly [Feature, Feature] = [
  { operationId: "simplePriceV1", parameter: "", value: "" },
  { operationId: "simplePriceV1", parameter: "ids", value: "" },
];

afterEach(() => {
  vi.useRealTimers();
});

test("a database of the previous version is migrated and counts features from then on", async () => {
  await using market = new TemporaryMarket();
  const old = openDatabase(join(market.folder, "accounts.db"), ACCOUNT_MIGRATIONS.slice(0, 2));
  const { key } = await new SqliteKeyStore(old).create({ plan: "Basic", name: "a" }, NOON);
  old.exec(
    `INSERT INTO key_usage (account_id, kind, starts, credits) VALUES ('${key.accountId}', 'day', ${DAY}, 7)`,
  );
  old.close();
  const { keys, usage, featureUsage, close } = await market.backend.openAccounts();
  expect(await keys.list()).toEqual([key]);
  expect(await usage.used(key.accountId, "day", DAY)).toBe(7);
  await featureUsage.add([{ feature: one, day: DAY, requests: 1, keyIds: [key.id] }]);
  expect(await featureUsage.list()).toMatchObject([{ feature: one, keys: 1, requests: 1 }]);
  await close();
});

function createCounter(days = 30, store: FeatureUsageStore = openMemoryAccounts().featureUsage) {
  const onError = vi.fn();
  return { store, onError, counter: new FeatureUsageCounter({ store, days, onError }) };
}

function toNames(listed: readonly (Feature | FeatureUsage)[]): string[] {
  const features = listed.map((each) => ("feature" in each ? each.feature : each));
  return features.map(({ parameter, value }) => (value === "" ? parameter : `${parameter}=${value}`));
}

test("stores counts once, within ten seconds", async () => {
  vi.useFakeTimers();
  const { store, counter } = createCounter();
  const add = vi.spyOn(store, "add");
  for (let request = 0; request < 100; request += 1) counter.count([one, other], "key_1", NOON);
  await vi.advanceTimersByTimeAsync(9999);
  expect(add).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add).toHaveBeenCalledOnce();
  const usage = { keys: 1, requests: 100, firstDay: DAY, lastDay: DAY };
  expect(await store.list()).toEqual([
    { feature: one, ...usage },
    { feature: other, ...usage },
  ]);
});

test("retries a failed write without losing counts", async () => {
  vi.useFakeTimers();
  const { store, counter, onError } = createCounter();
  vi.spyOn(store, "add").mockRejectedValueOnce(new Error("database or disk is full"));
  counter.count([one], "key_1", NOON);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onError).toHaveBeenCalledWith(new Error("database or disk is full"));
  counter.count([one], "key_2", NOON);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await store.list()).toMatchObject([{ keys: 2, requests: 2 }]);
});

test("stores counts made during a slow write exactly once", async () => {
  const store = openMemoryAccounts().featureUsage;
  const add = store.add.bind(store);
  vi.spyOn(store, "add").mockImplementation(async (entries) => {
    await setTimeout(5);
    await add(entries);
  });
  const { counter } = createCounter(30, store);
  counter.count([one], "key_1", NOON);
  const flush = counter.flush();
  counter.count([one], "key_1", NOON);
  await Promise.all([flush, counter.flush(), counter.close()]);
  expect(await store.list()).toMatchObject([{ keys: 1, requests: 2 }]);
});

test("writes many keys in batches, and retries only the failed batch", async () => {
  const { store, counter } = createCounter();
  const addBatch = store.add.bind(store);
  const add = vi.spyOn(store, "add").mockImplementationOnce(addBatch);
  for (let key = 0; key < 900; key += 1) counter.count([one, other], `key_${key}`, NOON);
  add.mockRejectedValueOnce(new Error("disk I/O error"));
  await expect(counter.flush()).rejects.toThrow("disk I/O error");
  await counter.flush();
  expect(add.mock.calls.map(([entries]) => toNames(entries.map(({ feature }) => feature)))).toEqual([
    [""],
    ["ids"],
    ["ids"],
  ]);
  expect((await store.list()).map(({ keys, requests }) => [keys, requests])).toEqual([
    [900, 900],
    [900, 900],
  ]);
});

test("counts requests by their own day, even if the clock steps back", async () => {
  const { store, counter } = createCounter();
  for (const now of [DAY + DAY_MS - 1, DAY + DAY_MS, DAY]) counter.count([one], "key_1", now);
  await counter.flush();
  expect(await store.list()).toMatchObject([{ keys: 1, requests: 3, firstDay: DAY, lastDay: DAY + DAY_MS }]);
  expect(await store.list(DAY + DAY_MS)).toMatchObject([{ requests: 1 }]);
});

test("keeps the configured number of days, including today", async () => {
  const { store, counter } = createCounter(2);
  for (let day = 0; day < 5; day += 1) {
    counter.count([one], `key_${day}`, NOON + day * DAY_MS);
    await counter.flush();
  }
  expect(await store.list()).toMatchObject([{ keys: 2, requests: 2, firstDay: DAY + 3 * DAY_MS }]);
});

test("counts a path parameter always, and a parameter with a default only if it is sent", () => {
  const listings = new OperationFeatures(operations.cryptocurrencyListingsLatestV1);
  const defaults = { limit: 100, sort: "market_cap" };
  expect(toNames(listings.list([], defaults))).toEqual([""]);
  expect(toNames(listings.list(["limit"], defaults))).toEqual(["", "limit"]);
  const scores = new OperationFeatures(operations.partnersFcasListingsLatestV1);
  expect(toNames(scores.list([], { partner: "fcas" }))).toEqual(["", "partner"]);
});

test("counts the values of enumerated parameters, once each", () => {
  const listings = new OperationFeatures(operations.cryptocurrencyListingsLatestV1);
  const parameters = { convert: ["EUR"], sort: "price", aux: ["tags", "platform"], price_min: 7 };
  expect(toNames(listings.list(Object.keys(parameters), parameters))).toEqual([
    "",
    "convert",
    "sort",
    "sort=price",
    "aux",
    "aux=tags",
    "aux=platform",
    "price_min",
  ]);
});

function listNames({ parameters }: Operation): string[] {
  return parameters.flatMap(({ name, enum: choices = [] }) => [
    name,
    ...choices.map((choice) => `${name}=${choice}`),
  ]);
}

test("ignores query parameters that are not in the contract", () => {
  const name = fc.oneof(fc.string(), fc.constantFrom("aux", "sort", "convert", "limit", "__proto__"));
  const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constantFrom("price", "tags", "constructor"));
  for (const operation of Object.values(operations)) {
    const features = new OperationFeatures(operation);
    const all = new Set(listNames(operation));
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        const [operationItself, ...listed] = toNames(features.list(Object.keys(query), query));
        expect(operationItself).toBe("");
        expect(listed.filter((each) => !all.has(each))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  }
});
