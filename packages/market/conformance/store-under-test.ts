import type { MarketStore, MarketWriter } from "@market-data/market";
import type { RegisterTest } from "./suite.ts";

/** A store with its writer. */
export interface StoreUnderTest {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
}

/** Registers one test of a store. */
export type StoreTest = RegisterTest<StoreUnderTest>;
