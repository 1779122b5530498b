export { cryptocurrencyMapV1 } from "./cryptocurrency-map.ts";
export { type CatalogueEntry, type MarketStore, MemoryStore } from "./store.ts";
