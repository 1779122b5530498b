export type { Answer, AnswerContext } from "./context.ts";
export { cryptocurrencyMapV1 } from "./cryptocurrency-map.ts";
export { BadParameter, InvalidLookup } from "./errors.ts";
export { type CatalogueEntry, type MarketStore, MemoryStore } from "./store.ts";
