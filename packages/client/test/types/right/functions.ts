import {
  type Client,
  type CryptocurrencyMapV1Call,
  type CryptocurrencyMapV1Method,
  type CryptocurrencyQuotesLatestV3Parameters,
  type CryptoQuoteV3In,
  createClient,
  createMarketData,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyMapV1,
  cryptocurrencyQuotesLatestV2,
  cryptocurrencyQuotesLatestV3,
  type MarketData,
} from "@market-data/client";
import type { MapItem, MapResponse } from "@market-data/types";
import { assert, type Equal } from "./equal.js";

const baseUrl = "https://api.example.com";
const client: Client = createClient({ baseUrl });
const api: MarketData = createMarketData({ baseUrl, apiKey: undefined });

// A function has the signature of the method, after the client.
const latest = await cryptocurrencyQuotesLatestV3(client, { id: 1, convert: "EUR" }, { timeout: 500 });
assert<Equal<typeof latest, CryptoQuoteV3In<"EUR">[]>>();
assert<Equal<typeof latest, Awaited<ReturnType<typeof api.cryptocurrency.quotes.latest<"EUR">>>>>();
const older = await cryptocurrencyQuotesLatestV2(api, { slug: ["bitcoin", "ethereum"] });
export const price: number | undefined = older.data["bitcoin"]?.quote.USD.price;

// Methods and functions can be passed as values.
export const call: CryptocurrencyMapV1Call = cryptocurrencyMapV1;
export const method: CryptocurrencyMapV1Method = api.v1.cryptocurrency.map;
assert<Equal<typeof api.v3.cryptocurrency.quotes.latest, typeof api.cryptocurrency.quotes.latest>>();

// Parameters from a variable have the precision of its type.
const literal = { id: [1], convert: "EUR" } as const;
const prepared = await api.cryptocurrency.quotes.latest(literal);
assert<Equal<typeof prepared, typeof latest>>();
declare const inEuros: CryptocurrencyQuotesLatestV3Parameters<"EUR">;
const given = await api.cryptocurrency.quotes.latest(inEuros);
assert<Equal<typeof given, typeof latest>>();
const anything: CryptocurrencyQuotesLatestV3Parameters = { id: [1], convert_id: 2790 };
const found = await api.cryptocurrency.quotes.latest(anything);
assert<Equal<(typeof found)[number]["quote"][number]["symbol"], string>>();

// `withResponse`.
const { data, response } = await api.cryptocurrency.map({ limit: 1 }).withResponse();
assert<Equal<typeof data, MapResponse>>();
export const status: number = response.status;

// Pages and items.
for await (const page of api.cryptocurrency.map.pages({ limit: 1000 })) {
  assert<Equal<typeof page, MapResponse>>();
}
for await (const item of cryptocurrencyMapV1.items(client, {}, { maximum: 10 })) {
  assert<Equal<typeof item, MapItem>>();
}
for await (const coin of cryptocurrencyListingsLatestV3.items(client, { convert: ["USD", "EUR"] })) {
  assert<Equal<(typeof coin)["quote"][number]["symbol"], "USD" | "EUR">>();
}
for await (const pair of api.cryptocurrency.marketPairs.latest.items({ id: "1", convert: "EUR" })) {
  export_(pair.quote.EUR.volume_24h);
}
for await (const coin of api.cryptocurrency.category.items({ id: "695f1a7000000000000c0001" })) {
  export_(coin.quote.USD.market_cap);
}
for await (const { multiplier } of api.dex.multiplier.items()) export_(multiplier);

function export_(_value: number | null): void {}
