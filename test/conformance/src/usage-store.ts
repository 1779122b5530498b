import type { UsageEntry, UsageStore } from "@market-data/storage";
import { describe, expect } from "vitest";
import { type Open, testsOn } from "./suite.ts";

const DAY = Date.UTC(2026, 0, 15);
const entry: UsageEntry = { accountId: "key_1", kind: "day", from: DAY, credits: 7 };

/** Registers the tests of a store of used credits. */
export function describeUsageStore(name: string, open: Open<{ readonly usage: UsageStore }>): void {
  const test = testsOn(open);
  describe(`${name} is a usage store`, () => {
    test("returns 0 for a period without credits", async ({ usage }) => {
      expect(await usage.used("key_1", "day", DAY)).toBe(0);
    });

    test("sums up additions to a period", async ({ usage }) => {
      await usage.add([entry]);
      await usage.add([{ ...entry, credits: 5 }]);
      expect(await usage.used("key_1", "day", DAY)).toBe(12);
    });

    test("counts concurrent additions", async ({ usage }) => {
      await Promise.all(Array.from({ length: 10 }, () => usage.add([entry])));
      expect(await usage.used("key_1", "day", DAY)).toBe(70);
    });

    test("separates credits by account, kind and period", async ({ usage }) => {
      await usage.add([
        entry,
        { ...entry, accountId: "key_2", credits: 1 },
        { ...entry, kind: "month", credits: 2 },
        { ...entry, from: DAY + 86_400_000, credits: 3 },
      ]);
      expect(await usage.used("key_1", "day", DAY)).toBe(7);
      expect(await usage.used("key_2", "day", DAY)).toBe(1);
      expect(await usage.used("key_1", "month", DAY)).toBe(2);
      expect(await usage.used("key_1", "day", DAY + 86_400_000)).toBe(3);
    });

    test("adds no entries if an entry is invalid", async ({ usage }) => {
      await expect(
        usage.add([entry, { ...entry, accountId: "key_2", credits: Number.NaN }]),
      ).rejects.toThrow();
      expect(await usage.used("key_1", "day", DAY)).toBe(0);
    });
  });
}
