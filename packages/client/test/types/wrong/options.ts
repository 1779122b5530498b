import { createMarketData } from "@market-data/client";

export const api = createMarketData({ baseUrl: "/api", apiKey: () => "key" });

export const calls = [
  api.cryptocurrency.map({}, { cache: "sometimes" }), // TS2322
  api.cryptocurrency.map({}, { next: { revalidate: "soon" } }), // TS2322
  api.cryptocurrency.map({}, { headers: { "X-Number": 1 } }), // TS2322
  createMarketData({ baseUrl: "/api", apiKey: () => 5 }), // TS2322
  createMarketData({ baseUrl: "/api", redirect: "follow" }), // TS2353
  createMarketData({ baseUrl: "/api", method: "POST" }), // TS2353
];
