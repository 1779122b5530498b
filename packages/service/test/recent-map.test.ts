import fc from "fast-check";
import { expect, test } from "vitest";
import { RecentMap } from "../src/caching/recent-map.ts";

test("what was set or read last is there, up to the size, and never more than twice as much", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 100 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 5 }), (used, size) => {
      const map = new RecentMap<number, string>(size);
      for (const [index, key] of used.entries()) {
        map.get(key) ?? map.set(key, `value ${key}`);
        const last = new Set(
          used
            .slice(0, index + 1)
            .toReversed()
            .slice(0, size),
        );
        for (const each of [...last].toReversed()) expect(map.get(each)).toBe(`value ${each}`);
      }
      const there = Array.from({ length: 13 }, (_, key) => map.get(key)).filter(
        (value) => value !== undefined,
      );
      expect(there.length).toBeLessThanOrEqual(size * 2);
    }),
  );
});
