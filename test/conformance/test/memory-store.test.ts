import { describeMarketStore } from "../src/index.ts";
import { MemoryStore } from "../src/memory/memory-store.ts";

describeMarketStore("The store in memory", () => {
  const store = new MemoryStore();
  return { store, writer: store, state: store };
});
