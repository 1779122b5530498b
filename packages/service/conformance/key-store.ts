import { type Open, testsOn } from "@market-data/market/conformance";
import { hashSecret, KEY_PATTERN, type KeyStore } from "@market-data/service";
import { describe, expect } from "vitest";

const NOON = Date.UTC(2026, 0, 15, 12);

/** Registers what every key store promises. */
export function describeKeyStore(name: string, open: Open<{ readonly keys: KeyStore }>): void {
  const test = testsOn(open);
  describe(`${name} is a key store`, () => {
    test("a new key is found by its hash, with its plan", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Startup", name: "web shop" }, NOON);
      expect(await keys.find(hashSecret(secret))).toEqual(key);
      expect(key.id).not.toBe("");
      expect(key).toEqual({
        id: key.id,
        name: "web shop",
        plan: "Startup",
        hint: secret.slice(-4),
        created: NOON,
        activated: NOON,
        revoked: null,
      });
    });

    test("keys are different, long, and of a form that can be recognised", async ({ keys }) => {
      const one = await keys.create({ plan: "Basic", name: "a" }, NOON);
      const other = await keys.create({ plan: "Basic", name: "b" }, NOON);
      expect(one.secret).not.toBe(other.secret);
      expect(one.key.id).not.toBe(other.key.id);
      expect(one.secret).toMatch(new RegExp(`^${KEY_PATTERN.source}$`));
    });

    test("the key itself is not shown again", async ({ keys }) => {
      const { secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      expect(JSON.stringify(await keys.list())).not.toContain(secret);
    });

    test("a key may be given, if it is long enough and not used yet", async ({ keys }) => {
      const given = { plan: "Basic", name: "a", secret: "0123456789abcdef" };
      expect((await keys.create(given, NOON)).secret).toBe(given.secret);
      await expect(keys.create(given, NOON)).rejects.toMatchObject({ name: "UnusableSecret" });
      const short = { ...given, secret: "0123456789abcde" };
      await expect(keys.create(short, NOON)).rejects.toMatchObject({ name: "UnusableSecret" });
    });

    test("a revoked key is not found, and stays in the list", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      expect((await keys.revoke(key.id, NOON + 1)).revoked).toBe(NOON + 1);
      expect(await keys.find(hashSecret(secret))).toBeUndefined();
      expect(await keys.list()).toEqual([{ ...key, revoked: NOON + 1 }]);
      expect((await keys.revoke(key.id, NOON + 2)).revoked).toBe(NOON + 1);
    });

    test("a key moves to another plan, which is activated then", async ({ keys }) => {
      const { key, secret } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      const moved = { ...key, plan: "Standard", activated: NOON + 1 };
      expect(await keys.move(key.id, "Standard", NOON + 1)).toEqual(moved);
      expect(await keys.find(hashSecret(secret))).toEqual(moved);
    });

    test("keys are listed in the order in which they were made", async ({ keys }) => {
      for (const name of ["b", "a", "c"]) await keys.create({ plan: "Basic", name }, NOON);
      expect((await keys.list()).map(({ name }) => name)).toEqual(["b", "a", "c"]);
    });

    test("commands about a key that does not exist, or is revoked, are rejected", async ({ keys }) => {
      await expect(keys.revoke("key_none", NOON)).rejects.toMatchObject({ name: "UnknownKey" });
      await expect(keys.move("key_none", "Basic", NOON)).rejects.toMatchObject({ name: "UnknownKey" });
      const { key } = await keys.create({ plan: "Basic", name: "a" }, NOON);
      await keys.revoke(key.id, NOON);
      await expect(keys.move(key.id, "Standard", NOON)).rejects.toMatchObject({ name: "UnknownKey" });
    });

    test("an unknown hash finds nothing", async ({ keys }) => {
      expect(await keys.find(hashSecret("nobody's key, ever"))).toBeUndefined();
    });
  });
}
