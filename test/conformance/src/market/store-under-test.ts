import type { MarketState, MarketStore, MarketWriter } from "@market-data/market";
import type { RegisterTest } from "../suite.ts";

/** A store with its writer and state. */
export interface StoreUnderTest {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
  readonly state: MarketState;
}

/** Registers a test of a store. */
export type StoreTest = RegisterTest<StoreUnderTest>;
