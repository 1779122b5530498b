import type { MarketData } from "@market-data/client";
import { createQueries } from "@market-data/client/query";

declare const api: MarketData;
export const queries = createQueries(api, { scope: "account-1" });

export const mistakes = [
  createQueries(api, {}), // TS2345 or TS2741
  queries.query(() => 1), // TS2345
  queries.query(api.cryptocurrency.map.items), // TS2345
  queries.query(api.cryptocurrency.map, { limits: 1 }), // TS2561
  queries.query(api.cryptocurrency.map, { limit: true }), // TS2322
  queries.query(api.cryptocurrency.map, { sort: "name" }), // TS2322
  queries.pages(api.key.info), // TS2345
  queries.key(api.cryptocurrency.map, { limits: 1 }), // TS2561
];
