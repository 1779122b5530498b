import { describe } from "vitest";
import { catalogueTests } from "./market/catalogue.ts";
import { dexTests } from "./market/dex.ts";
import { historyTests } from "./market/history.ts";
import { seriesTests } from "./market/series.ts";
import { snapshotTests } from "./market/snapshot.ts";
import { stateTests } from "./market/state.ts";
import type { StoreUnderTest } from "./market/store-under-test.ts";
import { writerTests } from "./market/writer.ts";
import { type Open, testsOn } from "./suite.ts";

/** Registers the tests of a market store: `MarketStore`, `MarketWriter` and `MarketState`. */
export function describeMarketStore(name: string, open: Open<StoreUnderTest>): void {
  const test = testsOn(open);
  describe(`${name} is a market store`, () => {
    describe("catalogue", () => catalogueTests(test));
    describe("snapshot", () => snapshotTests(test));
    describe("history", () => historyTests(test));
    describe("series", () => seriesTests(test));
    describe("DEX", () => dexTests(test));
    describe("writer", () => writerTests(test));
    describe("state", () => stateTests(test));
  });
}
