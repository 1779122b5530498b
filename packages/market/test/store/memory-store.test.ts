import { describeMarketStore } from "../../conformance/index.ts";
import { MemoryStore } from "../../src/store/memory-store.ts";

describeMarketStore("The store in memory", () => {
  const store = new MemoryStore();
  return { store, writer: store, state: store };
});
