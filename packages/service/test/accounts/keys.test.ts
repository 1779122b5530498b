import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { KeyChange, KeyChangeFeed } from "@market-data/storage";
import { hashSecret, hashSecretToHex, sameHash } from "@market-data/storage";
import { expect, test, vi } from "vitest";
import { KeyCache } from "../../src/accounts/key-cache.ts";
import { matchNetworks, parseNetworks } from "../../src/accounts/networks.ts";
import { keys as firstTables } from "../../src/storage/sqlite/account-migrations.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
import { openMemoryAccounts } from "../support/accounts.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

test("the database contains the hash of a key only", async () => {
  const database = openAccounts(":memory:");
  const { secret } = await new SqliteKeyStore(database).create({ plan: "Basic", name: "a" }, NOON);
  const rows = ["account", "api_key", "key_secret", "key_log"].map((table) =>
    database.prepare(`SELECT * FROM ${table}`).get(),
  );
  expect(sameHash(rows[2]?.["hash"] as Uint8Array, hashSecret(secret))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test("a known key is cached for one second", async () => {
  const store = openMemoryAccounts().keys;
  const { key, secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
  const keys = new KeyCache(store);
  expect((await keys.find(hashSecretToHex(secret), 0))?.key).toEqual(key);
  await store.revoke(key.id, NOON);
  expect((await keys.find(hashSecretToHex(secret), 999))?.key).toEqual(key);
  expect(await keys.find(hashSecretToHex(secret), 1000)).toBeUndefined();
  expect(await keys.find(hashSecretToHex(secret), 0)).toBeUndefined();
});

/** A feed controlled by a test. */
class TestFeed implements KeyChangeFeed {
  knownUntil = 0;
  tell: (change?: KeyChange) => void = () => {};

  onChange(listener: (change?: KeyChange) => void): void {
    this.tell = listener;
  }
}

/** A cache that found a key at time 0, with its feed and the lookups in the store. */
async function cacheWithFeed() {
  const store = openMemoryAccounts().keys;
  const { key, secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
  const news = new TestFeed();
  const keys = new KeyCache(store, news);
  await keys.find(hashSecretToHex(secret), 0);
  return { store, key, secret, news, keys, find: vi.spyOn(store, "find") };
}

test("with a change feed, a key is cached for one minute, and a changed key not at all", async () => {
  const { key, secret, news, keys, find } = await cacheWithFeed();
  news.knownUntil = 58_500;
  expect(await keys.find(hashSecretToHex(secret), 59_400)).toMatchObject({ key });
  news.tell({ keyId: "key_other", accountId: "account_other" });
  expect(await keys.find(hashSecretToHex(secret), 59_400)).toMatchObject({ key });
  expect(find).not.toHaveBeenCalled();
  news.knownUntil = 60_000;
  await keys.find(hashSecretToHex(secret), 60_000);
  expect(find).toHaveBeenCalledTimes(1);
  news.tell({ keyId: key.id, accountId: "account_other" });
  await keys.find(hashSecretToHex(secret), 60_001);
  expect(find).toHaveBeenCalledTimes(2);
  news.tell({ keyId: "key_other", accountId: key.accountId });
  await keys.find(hashSecretToHex(secret), 60_002);
  expect(find).toHaveBeenCalledTimes(3);
  news.tell();
  await keys.find(hashSecretToHex(secret), 60_003);
  expect(find).toHaveBeenCalledTimes(4);
});

test("a key is looked up again one second after the feed was last heard", async () => {
  const { secret, news, keys, find } = await cacheWithFeed();
  news.knownUntil = 5000;
  await keys.find(hashSecretToHex(secret), 5999);
  expect(find).not.toHaveBeenCalled();
  await keys.find(hashSecretToHex(secret), 6000);
  expect(find).toHaveBeenCalledOnce();
});

test("a key that changed during its lookup is cached for one second", async () => {
  const { store, key, secret, news, keys, find } = await cacheWithFeed();
  news.tell();
  find.mockImplementationOnce(async () => {
    await store.revoke(key.id, NOON);
    news.tell({ keyId: key.id, accountId: key.accountId });
    // The key as read before the change.
    return key;
  });
  news.knownUntil = 10_000;
  expect(await keys.find(hashSecretToHex(secret), 10_000)).toMatchObject({ key });
  expect(await keys.find(hashSecretToHex(secret), 11_000)).toBeUndefined();
});

test("a key created while the service runs is valid at once", async () => {
  const store = openMemoryAccounts().keys;
  const keys = new KeyCache(store);
  expect(await keys.find(hashSecretToHex("a key of my own choice"), 0)).toBeUndefined();
  await store.create({ plan: "Basic", name: "a", secret: "a key of my own choice" }, NOON);
  expect(await keys.find(hashSecretToHex("a key of my own choice"), 0)).toMatchObject({ key: { name: "a" } });
});

test("each key of version 1 gets its own account with the key's id, and keeps its credits", async () => {
  await using market = new TemporaryMarket();
  const file = join(market.folder, "accounts.db");
  const old = new DatabaseSync(file);
  old.exec(`${firstTables}; PRAGMA user_version = 1`);
  const insert = old.prepare("INSERT INTO api_key VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  insert.run("key_b", "second", "Basic", "efgh", hashSecret("a second key of old"), NOON, NOON, NOON + 1);
  insert.run("key_a", "first", "Startup", "abcd", hashSecret("a first key of old"), NOON, NOON + 1, null);
  old.prepare("INSERT INTO key_usage VALUES ('key_a', 'day', ?, 7)").run(NOON);
  old.close();
  const { keys, usage, close } = await market.backend.openAccounts();
  const terms = { owner: null, expires: null, networks: [], created: NOON };
  const [second, first] = await keys.list();
  expect(second).toMatchObject({ ...terms, id: "key_b", revoked: NOON + 1 });
  expect(first).toEqual({
    ...terms,
    id: "key_a",
    accountId: "key_a",
    name: "first",
    plan: "Startup",
    hint: "abcd",
    activated: NOON + 1,
    revoked: null,
  });
  expect(await keys.find(hashSecret("a first key of old"))).toEqual(first);
  expect(await usage.used("key_a", "day", NOON)).toBe(7);
  await keys.rotate("key_a", NOON, NOON);
  expect(await keys.find(hashSecret("a first key of old"))).toBeUndefined();
  await close();
});

test.each([
  ["10.0.0.0/8, 192.0.2.7", ["10.0.0.0/8", "192.0.2.7/32"]],
  ["2001:db8::/32", ["2001:db8::/32"]],
  ["", []],
])("parses the networks %j", (text, networks) => {
  expect(parseNetworks(text)).toEqual(networks);
});

test.each(["10.0.0.0/33", "10.0.0/8", "example.com", "10.0.0.0/8/8", "10.0.0.0/", "::/129", "10.0.0.0/-1"])(
  "%j is not a network",
  (text) => {
    expect(() => parseNetworks(text)).toThrow("is not a network such as");
  },
);

test.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["2001:db8::1", true],
  ["11.1.2.3", false],
  ["2001:db9::1", false],
  ["", false],
  ["unknown", false],
])("decides whether an address is in the networks %j", (address, isIn) => {
  expect(matchNetworks(["10.0.0.0/8", "2001:db8::/32"])(address)).toBe(isIn);
  expect(matchNetworks([])(address)).toBe(true);
});
