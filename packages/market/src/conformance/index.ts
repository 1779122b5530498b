import { describe } from "vitest";
import { registerCatalogueTests } from "./catalogue.ts";
import { registerDexTests } from "./dex.ts";
import { registerHistoryTests } from "./history.ts";
import { registerSnapshotTests } from "./snapshot.ts";
import type { OpenStore } from "./store-under-test.ts";
import { registerWriterTests } from "./writer.ts";

export type { OpenStore, StoreUnderTest } from "./store-under-test.ts";

/**
 * Registers vitest tests of what every store promises, `MarketStore` and `MarketWriter` together.
 *
 * @param name Of the store, for the report.
 * @param open Opens an empty store; each test has one of its own.
 */
export function registerStoreTests(name: string, open: OpenStore): void {
  describe(`${name} is a market store`, () => {
    registerCatalogueTests(open);
    registerSnapshotTests(open);
    registerHistoryTests(open);
    registerDexTests(open);
    registerWriterTests(open);
  });
}
