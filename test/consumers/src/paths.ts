// Requests by path with openapi-fetch, and the types of openapi-typescript.
import { createMarketData } from "@market-data/client";
import type { components, operations, paths } from "@market-data/types";

type MapQuery = NonNullable<paths["/v1/cryptocurrency/map"]["get"]["parameters"]["query"]>;
type PriceQuery = operations["simplePriceV1"]["parameters"]["query"];
type Coin = components["schemas"]["Cryptocurrency"];

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const query: MapQuery = { limit: 3, sort: "svc_rank", aux: ["platform", "status"] };
const map = await api.fetch.GET("/v1/cryptocurrency/map", { params: { query } });
for (const { id, name, status, platform } of map.data?.data ?? []) {
  console.log(id, name, status, platform?.token_address);
}

const prices: PriceQuery = { ids: [1, 825], include_market_cap: true };
const price = await api.fetch.GET("/v1/simple/price", { params: { query: prices } });
console.log(price.data?.data.map((each) => [each.id, each.price, each.market_cap]));

const listings = await api.fetch.GET("/v1/cryptocurrency/listings/latest", {
  params: { query: { limit: 2, convert: ["USD"], sort: "market_cap", percent_change_24h_max: 50 } },
});
const coins: Coin[] = listings.data?.data ?? [];
for (const { name, quote } of coins) console.log(name, quote["USD"]?.price, quote["USD"]?.percent_change_30d);

const quotes = await api.fetch.GET("/v3/cryptocurrency/quotes/latest", {
  params: { query: { id: [1], convert: ["USD"], skip_invalid: "true" } },
});
console.log(quotes.data?.[0]?.quote[0]?.price, quotes.response.status, quotes.error?.status.error_message);

const scores = await api.fetch.GET("/v1/partners/{partner}/fcas/listings/latest", {
  params: { path: { partner: "example" }, query: { limit: 2 } },
});
console.log(scores.data?.data.length);
