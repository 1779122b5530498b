import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Operation, operations } from "@market-data/openapi";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { FeatureUsageCounter } from "../../src/accounts/feature-usage-counter.ts";
import type { Feature, FeatureUsage, FeatureUsageStore } from "../../src/accounts/feature-usage-store.ts";
import { OperationFeatures } from "../../src/http/operation-features.ts";
import { MemoryFeatureUsageStore } from "../../src/storage/memory/memory-feature-usage-store.ts";
import { ACCOUNT_MIGRATIONS } from "../../src/storage/sqlite/account-migrations.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
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

test("accounts of the version before stay, and count features from then on", async () => {
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

function createCounter(days = 30, store: FeatureUsageStore = new MemoryFeatureUsageStore()) {
  const onError = vi.fn();
  return { store, onError, counter: new FeatureUsageCounter({ store, days, onError }) };
}

function toNames(listed: readonly (Feature | FeatureUsage)[]): string[] {
  const features = listed.map((each) => ("feature" in each ? each.feature : each));
  return features.map(({ parameter, value }) => (value === "" ? parameter : `${parameter}=${value}`));
}

test("what was counted is stored within ten seconds, once", async () => {
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

test("a store that fails loses nothing: it is tried again", async () => {
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

test("what is counted while a store is slow is stored too, and nothing twice", async () => {
  const store = new MemoryFeatureUsageStore();
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

test("many keys are stored in batches, of which a failed one is tried again and no other", async () => {
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

test("requests of two days are counted for their day, and a clock may step back", async () => {
  const { store, counter } = createCounter();
  for (const now of [DAY + DAY_MS - 1, DAY + DAY_MS, DAY]) counter.count([one], "key_1", now);
  await counter.flush();
  expect(await store.list()).toMatchObject([{ keys: 1, requests: 3, firstDay: DAY, lastDay: DAY + DAY_MS }]);
  expect(await store.list(DAY + DAY_MS)).toMatchObject([{ requests: 1 }]);
});

test("as many days are kept as was said, today among them", async () => {
  const { store, counter } = createCounter(2);
  for (let day = 0; day < 5; day += 1) {
    counter.count([one], `key_${day}`, NOON + day * DAY_MS);
    await counter.flush();
  }
  expect(await store.list()).toMatchObject([{ keys: 2, requests: 2, firstDay: DAY + 3 * DAY_MS }]);
});

test("a parameter with a default alone was not used, one of the path always is", () => {
  const listings = new OperationFeatures(operations.cryptocurrencyListingsLatestV1);
  const defaults = { limit: 100, sort: "market_cap" };
  expect(toNames(listings.list([], defaults))).toEqual([""]);
  expect(toNames(listings.list(["limit"], defaults))).toEqual(["", "limit"]);
  const scores = new OperationFeatures(operations.partnersFcasListingsLatestV1);
  expect(toNames(scores.list([], { partner: "fcas" }))).toEqual(["", "partner"]);
});

test("of enumerated parameters the values count, each once, and of others none", () => {
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

test("nothing in a query adds a feature that the contract does not have", () => {
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
