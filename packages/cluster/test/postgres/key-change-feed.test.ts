import type { KeyChange, KeyChangeFeed, OpenAccounts } from "@market-data/storage";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createPostgresBackend } from "../../src/index.ts";

let schema: TestSchema;
let accounts: OpenAccounts;
let news: KeyChangeFeed;
let heard: (KeyChange | undefined)[];

beforeAll(async () => {
  schema = await createSchema();
});
afterAll(() => schema.close());
beforeEach(async () => {
  accounts = await createPostgresBackend({ market: schema.url, accounts: schema.url }).openAccounts({
    follow: true,
  });
  news = accounts.keyChangeFeed as KeyChangeFeed;
  heard = [];
  news.onChange((change) => heard.push(change));
  await expect.poll(() => news.knownUntil).toBeGreaterThan(0);
  heard = [];
});
afterEach(() => accounts.close());

test("reports each change of a key, with its account", async () => {
  const store = accounts.keys;
  const { key } = await store.create({ plan: "Basic", name: "a" }, 0);
  await store.move(key.id, "Startup", 1);
  await store.rotate(key.id, 5, 2);
  await store.revoke(key.id, 3);
  const change = { keyId: key.id, accountId: key.accountId };
  await expect.poll(() => heard).toEqual([change, change, change, change]);
});

test("reports all changes before `knownUntil`", async () => {
  const store = accounts.keys;
  const { key } = await store.create({ plan: "Basic", name: "a" }, 0);
  await store.revoke(key.id, 3);
  const stored = performance.now();
  await expect.poll(() => news.knownUntil, { interval: 1 }).toBeGreaterThan(stored);
  expect(heard).toHaveLength(2);
});

test("does not report a change that fails", async () => {
  const store = accounts.keys;
  await expect(store.revoke("key_none", 0)).rejects.toThrow("There is no key");
  const start = performance.now();
  await expect.poll(() => news.knownUntil).toBeGreaterThan(start);
  expect(heard).toEqual([]);
});

test("reports that any key may have changed after a lost connection", async () => {
  await getAdmin()`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE 'SELECT ''key changes''%' AND pid <> pg_backend_pid()`;
  const lost = performance.now();
  await expect.poll(() => heard).toEqual([undefined]);
  await expect.poll(() => news.knownUntil).toBeGreaterThan(lost);
  const store = accounts.keys;
  const { key } = await store.create({ plan: "Basic", name: "a" }, 0);
  await expect.poll(() => heard.at(-1)).toEqual({ keyId: key.id, accountId: key.accountId });
});
