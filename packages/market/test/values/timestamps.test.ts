import fc from "fast-check";
import { expect, test } from "vitest";
import { iso } from "../../src/values/timestamps.ts";

const times = fc.oneof(
  fc.integer({ min: -62_198_755_200_000, max: 8_640_000_000_000_000 }),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((seconds) => seconds * 1000),
);

test("writes a time as Date.prototype.toISOString does", () => {
  fc.assert(
    fc.property(times, (time) => {
      expect(iso(time)).toBe(new Date(time).toISOString());
    }),
    { examples: [[8_640_000_000_000_000]] },
  );
});
