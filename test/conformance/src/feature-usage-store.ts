import type { Feature, FeatureUsageEntry, FeatureUsageStore } from "@market-data/storage";
import { describe, expect } from "vitest";
import { type Open, testsOn } from "./suite.ts";

const DAY_MS = 86_400_000;
const DAY = Date.UTC(2026, 0, 15);
const operation: Feature = { operationId: "simplePriceV1", parameter: "", value: "" };
const parameter: Feature = { ...operation, parameter: "sort" };
const value: Feature = { ...parameter, value: "price" };
const entry: FeatureUsageEntry = { feature: operation, day: DAY, requests: 2, keyIds: ["key_1"] };

/** Registers the tests of a store of feature usage. */
export function describeFeatureUsageStore(
  name: string,
  open: Open<{ readonly featureUsage: FeatureUsageStore }>,
): void {
  const test = testsOn(open);
  describe(`${name} is a feature usage store`, () => {
    test("lists no features without usage", async ({ featureUsage }) => {
      expect(await featureUsage.list()).toEqual([]);
    });

    test("sums up requests and counts each key once", async ({ featureUsage }) => {
      await featureUsage.add([entry]);
      await featureUsage.add([{ ...entry, day: DAY + DAY_MS, keyIds: ["key_2", "key_1"] }]);
      expect(await featureUsage.list()).toEqual([
        { feature: operation, keys: 2, requests: 4, firstDay: DAY, lastDay: DAY + DAY_MS },
      ]);
    });

    test("counts operations, parameters and values separately, sorted by name", async ({ featureUsage }) => {
      const other = { ...operation, operationId: "cryptocurrencyMapV1" };
      await featureUsage.add([value, parameter, operation, other].map((feature) => ({ ...entry, feature })));
      const listed = await featureUsage.list();
      expect(listed.map(({ feature }) => feature)).toEqual([other, operation, parameter, value]);
      expect(listed.map(({ keys, requests }) => [keys, requests])).toEqual(Array(4).fill([1, 2]));
    });

    test("counts requests without a key, and no keys", async ({ featureUsage }) => {
      await featureUsage.add([{ ...entry, keyIds: [] }]);
      expect(await featureUsage.list()).toMatchObject([{ keys: 0, requests: 2 }]);
    });

    test("ignores requests before a day, and keys without later use", async ({ featureUsage }) => {
      await featureUsage.add([
        { ...entry, keyIds: ["key_1", "key_2"] },
        { ...entry, feature: parameter },
        { ...entry, day: DAY + DAY_MS, requests: 5, keyIds: ["key_2"] },
      ]);
      const day = DAY + DAY_MS;
      expect(await featureUsage.list(day)).toEqual([
        { feature: operation, keys: 1, requests: 5, firstDay: day, lastDay: day },
      ]);
      expect(await featureUsage.list(day + DAY_MS)).toEqual([]);
    });

    test("a late addition for an earlier day keeps the last use of a key", async ({ featureUsage }) => {
      await featureUsage.add([{ ...entry, day: DAY + DAY_MS }]);
      await featureUsage.add([entry]);
      expect(await featureUsage.list(DAY + DAY_MS)).toMatchObject([{ keys: 1, requests: 2 }]);
    });

    test("forgets the usage before a day and keeps later usage", async ({ featureUsage }) => {
      await featureUsage.add([entry, { ...entry, day: DAY + DAY_MS, keyIds: ["key_2"] }]);
      await featureUsage.add([{ ...entry, feature: parameter }]);
      await featureUsage.forget(DAY + DAY_MS);
      expect(await featureUsage.list()).toMatchObject([{ feature: operation, keys: 1, requests: 2 }]);
    });

    test("counts concurrent additions", async ({ featureUsage }) => {
      await Promise.all(Array.from({ length: 10 }, () => featureUsage.add([entry])));
      expect(await featureUsage.list()).toMatchObject([{ keys: 1, requests: 20 }]);
    });

    test("adds no entries if an entry is invalid", async ({ featureUsage }) => {
      const wrong = { ...entry, feature: parameter, requests: Number.NaN };
      await expect(featureUsage.add([entry, wrong])).rejects.toThrow();
      expect(await featureUsage.list()).toEqual([]);
    });
  });
}
