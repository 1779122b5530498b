import { deepEqual, equal, match, notEqual, rejects } from "node:assert/strict";
import type { ConformanceCase } from "../conformance.ts";
import type { KeyStore } from "./key-store.ts";
import { hashOf, KEY_PATTERN } from "./secret.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

/** What every store of keys owes. A test runs each case on implementations of its own. */
export const keyStoreConformance: readonly ConformanceCase<KeyStore>[] = [
  {
    name: "a new key is found by its hash, with its plan",
    async run(make) {
      const store = await make();
      const { key, secret } = await store.create({ plan: "Startup", name: "web shop" }, NOON);
      deepEqual(await store.find(hashOf(secret)), key);
      const { id, ...rest } = key;
      equal(id.length > 0, true);
      deepEqual(rest, {
        name: "web shop",
        plan: "Startup",
        hint: secret.slice(-4),
        created: NOON,
        activated: NOON,
        revoked: null,
      });
    },
  },
  {
    name: "keys are different, long, and of a form that can be recognised",
    async run(make) {
      const store = await make();
      const [a, b] = [
        await store.create({ plan: "Basic", name: "a" }, NOON),
        await store.create({ plan: "Basic", name: "b" }, NOON),
      ];
      notEqual(a.secret, b.secret);
      notEqual(a.key.id, b.key.id);
      match(a.secret, new RegExp(`^${KEY_PATTERN.source}$`));
    },
  },
  {
    name: "the key itself is not shown again",
    async run(make) {
      const store = await make();
      const { secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
      equal(JSON.stringify(await store.list()).includes(secret), false);
    },
  },
  {
    name: "a key may be given, if it is long enough and not used yet",
    async run(make) {
      const store = await make();
      const given = { plan: "Basic", name: "a", secret: "0123456789abcdef" };
      equal((await store.create(given, NOON)).secret, given.secret);
      await rejects(store.create(given, NOON), { name: "UnusableSecret" });
      await rejects(store.create({ ...given, secret: "0123456789abcde" }, NOON), { name: "UnusableSecret" });
    },
  },
  {
    name: "a revoked key is not found, and stays in the list",
    async run(make) {
      const store = await make();
      const { key, secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
      equal((await store.revoke(key.id, NOON + 1)).revoked, NOON + 1);
      equal(await store.find(hashOf(secret)), undefined);
      deepEqual(await store.list(), [{ ...key, revoked: NOON + 1 }]);
      equal((await store.revoke(key.id, NOON + 2)).revoked, NOON + 1);
    },
  },
  {
    name: "a key moves to another plan, which is activated then",
    async run(make) {
      const store = await make();
      const { key, secret } = await store.create({ plan: "Basic", name: "a" }, NOON);
      const moved = { ...key, plan: "Standard", activated: NOON + 1 };
      deepEqual(await store.move(key.id, "Standard", NOON + 1), moved);
      deepEqual(await store.find(hashOf(secret)), moved);
    },
  },
  {
    name: "keys are listed in the order in which they were made",
    async run(make) {
      const store = await make();
      for (const name of ["b", "a", "c"]) await store.create({ plan: "Basic", name }, NOON);
      deepEqual(
        (await store.list()).map(({ name }) => name),
        ["b", "a", "c"],
      );
    },
  },
  {
    name: "commands about a key that does not exist, or is revoked, are refused",
    async run(make) {
      const store = await make();
      await rejects(store.revoke("key_none", NOON), { name: "UnknownKey" });
      await rejects(store.move("key_none", "Basic", NOON), { name: "UnknownKey" });
      const { key } = await store.create({ plan: "Basic", name: "a" }, NOON);
      await store.revoke(key.id, NOON);
      await rejects(store.move(key.id, "Standard", NOON), { name: "UnknownKey" });
    },
  },
  {
    name: "an unknown hash finds nothing",
    async run(make) {
      const store = await make();
      equal(await store.find(hashOf("nobody's key, ever")), undefined);
    },
  },
];
