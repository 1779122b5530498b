import {
  type CryptocurrencyListingsLatestV3Input,
  type CryptoListingV3In,
  type CryptoQuoteV3In,
  createClient,
  cryptocurrencyQuotesLatestV3,
  type Entries,
  type MapResponse,
  type MarketData,
  type OhlcvHistoricalIn,
} from "@market-data/client";
import { createQueries, type PagesOptions, type QueryOptions } from "@market-data/client/query";
import { assert, type Equal } from "./equal.js";

declare const api: MarketData;
declare const id: number | undefined;
declare const ids: number[];
declare const currency: string;
const queries = createQueries(api, { scope: "account-1" });

// Without parameters, and with the currencies of the parameters.
const map = queries.query(api.cryptocurrency.map);
assert<Equal<typeof map, QueryOptions<MapResponse>>>();
const plain = queries.query(api.cryptocurrency.quotes.latest, { id: 1 });
assert<Equal<typeof plain, QueryOptions<CryptoQuoteV3In<"USD">[]>>>();
const euros = queries.query(api.cryptocurrency.quotes.latest, { id, convert: "EUR" });
assert<Equal<typeof euros, QueryOptions<CryptoQuoteV3In<"EUR">[]>>>();
const both = queries.query(api.cryptocurrency.quotes.latest, { id: ids, convert: ["USD", "EUR"] });
assert<Equal<typeof both, QueryOptions<CryptoQuoteV3In<"USD" | "EUR">[]>>>();
const any = queries.query(api.cryptocurrency.quotes.latest, { slug: "bitcoin", convert: currency });
assert<Equal<typeof any, QueryOptions<CryptoQuoteV3In<string>[]>>>();

// The shape follows the lookup, also while the lookup may be undefined.
type Shape<Options> =
  Options extends QueryOptions<infer Result extends { data: unknown }> ? Result["data"] : never;
const single = queries.query(api.cryptocurrency.ohlcv.historical, { id, count: 3 });
assert<Equal<Shape<typeof single>, OhlcvHistoricalIn<"USD">>>();
const several = queries.query(api.cryptocurrency.ohlcv.historical, { id: [1, 1027], convert: "EUR" });
assert<Equal<Shape<typeof several>, Entries<OhlcvHistoricalIn<"EUR">>>>();
const list = queries.query(api.cryptocurrency.ohlcv.historical, { id: ids });
assert<Equal<Shape<typeof list>, OhlcvHistoricalIn<"USD"> | Entries<OhlcvHistoricalIn<"USD">>>>();

// Pages, parameters of a component, keys, versions and functions.
const pages = queries.pages(api.cryptocurrency.listings.latest, { limit: 100, convert: "EUR" });
assert<Equal<typeof pages, PagesOptions<CryptoListingV3In<"EUR">[]>>>();
export const wrap = (parameters: CryptocurrencyListingsLatestV3Input) =>
  queries.pages(api.cryptocurrency.listings.latest, parameters);
export const key: readonly string[] = queries.key(api.v1.cryptocurrency.map, { limit: 1 });
export const old = queries.query(api.v1.cryptocurrency.quotes.latest, { id: [1, 2] });
const client = createClient({ baseUrl: "https://api.example.com" });
export const one = createQueries(client, { scope: "a" }).query(cryptocurrencyQuotesLatestV3, { id: 1 });
assert<Equal<typeof one, typeof plain>>();
