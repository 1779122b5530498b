import { it } from "vitest";
import type { MarketStore } from "../store/store.ts";
import type { MarketWriter } from "../store/writer.ts";

/** An empty store with its writer. */
export interface StoreUnderTest {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
  /** Frees what the store holds. */
  close?(): void | Promise<void>;
}

export type OpenStore = () => StoreUnderTest | Promise<StoreUnderTest>;

/** Registers a test with a store of its own, which is closed however the test ends. */
export function itsStore(
  open: OpenStore,
  rule: string,
  test: (store: MarketStore, writer: MarketWriter) => Promise<void>,
): void {
  it(rule, async () => {
    const { store, writer, close } = await open();
    try {
      await test(store, writer);
    } finally {
      await close?.();
    }
  });
}
