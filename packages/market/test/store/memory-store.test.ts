import { registerStoreTests } from "../../src/conformance/index.ts";
import { MemoryStore } from "../../src/store/memory-store.ts";

registerStoreTests("The store in memory", () => {
  const store = new MemoryStore();
  return { store, writer: store };
});
