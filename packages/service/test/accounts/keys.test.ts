import { expect, test } from "vitest";
import { KeyCache } from "../../src/accounts/key-cache.ts";
import { hashSecret, sameHash } from "../../src/accounts/secret.ts";
import { MemoryKeyStore } from "../../src/storage/memory/memory-key-store.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

test("the database holds no key, only its hash", async () => {
  const database = openAccounts(":memory:");
  const { secret } = await new SqliteKeyStore(database).create({ plan: "Basic", name: "a" }, NOON);
  const row = database.prepare("SELECT * FROM api_key").get() as Record<string, unknown>;
  expect(sameHash(row["hash"] as Uint8Array, hashSecret(secret))).toBe(true);
  expect(Object.values(row).filter((value) => typeof value === "string")).not.toContain(secret);
});

test("a key that was found is cached for a second without asking again, and no longer", async () => {
  const store = new MemoryKeyStore();
  const { key, secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
  const keys = new KeyCache(store);
  expect(await keys.find(secret, 0)).toEqual(key);
  await store.revoke(key.id, NOON);
  expect(await keys.find(secret, 999)).toEqual(key);
  expect(await keys.find(secret, 1000)).toBeUndefined();
  expect(await keys.find(secret, 0)).toBeUndefined();
});

test("a key that is made while the service runs is valid at once", async () => {
  const store = new MemoryKeyStore();
  const keys = new KeyCache(store);
  expect(await keys.find("a key of my own choice", 0)).toBeUndefined();
  await store.create({ plan: "Basic", name: "a", secret: "a key of my own choice" }, NOON);
  expect(await keys.find("a key of my own choice", 0)).toMatchObject({ name: "a" });
});
