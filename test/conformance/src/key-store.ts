import { KEY_PATTERN } from "@market-data/service";
import { hashSecret, type KeyStore } from "@market-data/storage";
import { describe, expect } from "vitest";
import { type Open, testsOn } from "./suite.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;

/** Registers the tests of a key store. */
export function describeKeyStore(name: string, open: Open<{ readonly keys: KeyStore }>): void {
  const test = testsOn(open);
  describe(`${name} is a key store`, () => {
    test("finds a new key with its plan by hash", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Startup", name: "web shop" }, NOON);
      expect(await keys.find(hashSecret(secret))).toEqual(key);
      expect(key.id).not.toBe("");
      expect(key).toEqual({
        id: key.id,
        accountId: key.accountId,
        name: "web shop",
        owner: null,
        plan: "Startup",
        hint: secret.slice(-4),
        created: NOON,
        activated: NOON,
        expires: null,
        networks: [],
        revoked: null,
      });
    });

    test("creates long unique keys with a recognizable prefix", async ({ keys }) => {
      const one = await keys.create({ plan: "Basic", name: "a" }, NOON);
      const other = await keys.create({ plan: "Basic", name: "b" }, NOON);
      expect(one.secret).not.toBe(other.secret);
      expect(one.key.id).not.toBe(other.key.id);
      expect(one.secret).toMatch(new RegExp(`^${KEY_PATTERN.source}$`));
    });

    test("never returns the secret again", async ({ keys }) => {
      const { secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      expect(JSON.stringify(await keys.list())).not.toContain(secret);
    });

    test("accepts a given secret if it is long enough and unused", async ({ keys }) => {
      const given = { plan: "Basic", name: "a", secret: "0123456789abcdef" };
      expect((await keys.create(given, NOON)).secret).toBe(given.secret);
      await expect(keys.create(given, NOON)).rejects.toMatchObject({ name: "UnusableSecretError" });
      const short = { ...given, secret: "0123456789abcde" };
      await expect(keys.create(short, NOON)).rejects.toMatchObject({ name: "UnusableSecretError" });
    });

    test("lists a revoked key but does not find it", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      expect((await keys.revoke(key.id, NOON + 1)).revoked).toBe(NOON + 1);
      expect(await keys.find(hashSecret(secret))).toBeUndefined();
      expect(await keys.list()).toEqual([{ ...key, revoked: NOON + 1 }]);
      expect((await keys.revoke(key.id, NOON + 2)).revoked).toBe(NOON + 1);
    });

    test("moves a key to another plan, activated at that time", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      const moved = { ...key, plan: "Standard", activated: NOON + 1 };
      expect(await keys.move(key.id, "Standard", NOON + 1)).toEqual(moved);
      expect(await keys.find(hashSecret(secret))).toEqual(moved);
    });

    test("lists keys in order of creation", async ({ keys }) => {
      for (const name of ["b", "a", "c"]) await keys.create({ plan: "Basic", name }, NOON);
      expect((await keys.list()).map(({ name }) => name)).toEqual(["b", "a", "c"]);
    });

    test("rejects commands about an unknown or revoked key", async ({ keys }) => {
      await expect(keys.revoke("key_none", NOON)).rejects.toMatchObject({ name: "UnknownKeyError" });
      await expect(keys.move("key_none", "Basic", NOON)).rejects.toMatchObject({ name: "UnknownKeyError" });
      const { key } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      await keys.revoke(key.id, NOON);
      for (const command of [
        () => keys.move(key.id, "Standard", NOON),
        () => keys.change(key.id, { name: "b" }, NOON),
        () => keys.rotate(key.id, NOON + DAY, NOON),
      ]) {
        await expect(command()).rejects.toMatchObject({ name: "UnknownKeyError" });
      }
    });

    test("stores the initial and the changed terms of a key", async ({ keys }) => {
      const terms = { owner: "Ann", expires: NOON + DAY, networks: ["10.0.0.0/8"] };
      const { key, secret } = await keys.create({ plan: "Basic", name: "a", ...terms }, NOON);
      expect(key).toMatchObject(terms);
      expect(await keys.find(hashSecret(secret))).toEqual(key);
      const changed = { ...key, name: "b", expires: null, networks: ["2001:db8::/32"] };
      const { name, expires, networks } = changed;
      expect(await keys.change(key.id, { name, expires, networks }, NOON)).toEqual(changed);
      expect(await keys.change(key.id, {}, NOON)).toEqual(changed);
      expect(await keys.list()).toEqual([changed]);
    });

    test("keys of one owner share account, plan and activation", async ({ keys }) => {
      const make = async (owner: string | null, now: number) =>
        (await keys.create({ plan: "Startup", name: "", owner }, now)).key;
      const [one, two] = [await make("Ann", NOON), await make("Ann", NOON + DAY)];
      const others = [await make("Bob", NOON), await make(null, NOON), await make(null, NOON)];
      expect([two.accountId, two.activated]).toEqual([one.accountId, NOON]);
      expect(new Set([one, ...others].map(({ accountId }) => accountId)).size).toBe(4);
      await keys.move(two.id, "Standard", NOON + 2 * DAY);
      const moved = (await keys.list()).filter(({ plan }) => plan === "Standard");
      expect(moved.map(({ id, activated }) => [id, activated])).toEqual([
        [one.id, NOON + 2 * DAY],
        [two.id, NOON + 2 * DAY],
      ]);
    });

    test("a key with a new owner keeps its usage, or joins the existing account of the owner", async ({
      keys,
    }) => {
      const make = async () => (await keys.create({ plan: "Basic", name: "" }, NOON)).key;
      const [first, second] = [await make(), await make()];
      const named = await keys.change(first.id, { owner: "Ann" }, NOON);
      expect([named.owner, named.accountId]).toEqual(["Ann", first.accountId]);
      expect((await keys.change(second.id, { owner: "Ann" }, NOON)).accountId).toBe(first.accountId);
      const alone = await keys.change(first.id, { owner: null }, NOON);
      expect(alone.owner).toBe(null);
      expect([first.accountId, second.accountId]).not.toContain(alone.accountId);
    });

    test("rejects a second plan for an owner", async ({ keys }) => {
      const otherPlan = { name: "PlanMismatchError" };
      await keys.create({ plan: "Startup", name: "", owner: "Ann" }, NOON);
      const basic = { plan: "Basic", name: "" };
      await expect(keys.create({ ...basic, owner: "Ann" }, NOON)).rejects.toMatchObject(otherPlan);
      const { key } = await keys.create(basic, NOON);
      await expect(keys.change(key.id, { owner: "Ann" }, NOON)).rejects.toMatchObject(otherPlan);
      expect((await keys.list()).at(-1)).toEqual(key);
    });

    test("a rotated key has a new secret, and old secrets expire with the overlap or the key", async ({
      keys,
    }) => {
      const { key, secret } = await keys.create({ plan: "Basic", name: "a", expires: NOON + 9 * DAY }, NOON);
      const found = async (of: string) => (await keys.find(hashSecret(of)))?.expires;
      const second = await keys.rotate(key.id, NOON + 2 * DAY, NOON);
      expect(second.key).toEqual({ ...key, hint: second.secret.slice(-4) });
      expect(await keys.list()).toEqual([second.key]);
      expect([await found(secret), await found(second.secret)]).toEqual([NOON + 2 * DAY, NOON + 9 * DAY]);
      const third = await keys.rotate(key.id, NOON + DAY, NOON);
      expect([await found(secret), await found(second.secret)]).toEqual([NOON + DAY, NOON + DAY]);
      await keys.rotate(key.id, NOON + 20 * DAY, NOON + DAY);
      expect(await found(third.secret)).toBe(NOON + 9 * DAY);
      await keys.revoke(key.id, NOON);
      expect([await found(secret), await found(third.secret)]).toEqual([undefined, undefined]);
    });

    test("logs changes with their user, and no commands without effect", async ({ keys }) => {
      const { key } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      const { key: other } = await keys.create({ plan: "Basic", name: "b", owner: "Ann" }, NOON);
      await keys.change(key.id, { networks: ["10.0.0.0/8"], expires: NOON + DAY }, NOON + 1);
      await keys.move(key.id, "Startup", NOON + 2);
      await keys.rotate(key.id, NOON + DAY, NOON + 3);
      await keys.revoke(key.id, NOON + 4);
      await keys.revoke(key.id, NOON + 5);
      await expect(keys.move(key.id, "Basic", NOON + 6)).rejects.toThrow();
      const log = await keys.log();
      expect(log.map(({ command, keyId, time }) => [command, keyId, time])).toEqual([
        ["create", key.id, NOON],
        ["create", other.id, NOON],
        ["change", key.id, NOON + 1],
        ["move", key.id, NOON + 2],
        ["rotate", key.id, NOON + 3],
        ["revoke", key.id, NOON + 4],
      ]);
      expect(log[2]?.what).toBe("expires never -> 2026-01-16T12:00:00.000Z; networks any -> 10.0.0.0/8");
      expect(log[3]).toMatchObject({ what: "plan Basic -> Startup", user: expect.stringMatching(/./) });
      expect(await keys.log(other.id)).toEqual([log[1]]);
    });

    test("finds no key for an unknown hash", async ({ keys }) => {
      expect(await keys.find(hashSecret("nobody's key, ever"))).toBeUndefined();
    });
  });
}
