export { openDatabase } from "./database.ts";
export { sampleCatalogue } from "./sample.ts";
export { createService, type ServiceOptions } from "./service.ts";
export { SqliteStore, saveCatalogue } from "./sqlite-store.ts";
