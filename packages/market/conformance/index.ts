import { describe } from "vitest";
import { catalogueTests } from "./catalogue.ts";
import { dexTests } from "./dex.ts";
import { historyTests } from "./history.ts";
import { seriesTests } from "./series.ts";
import { snapshotTests } from "./snapshot.ts";
import { stateTests } from "./state.ts";
import type { StoreUnderTest } from "./store-under-test.ts";
import { type Open, testsOn } from "./suite.ts";
import { writerTests } from "./writer.ts";

export type { StoreUnderTest } from "./store-under-test.ts";
export { type Open, type Opened, type RegisterTest, testsOn } from "./suite.ts";

/** Registers what every market store promises, `MarketStore`, `MarketWriter` and `MarketState` together. */
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
