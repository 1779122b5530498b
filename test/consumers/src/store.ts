// A program with a store, typed by records and parameters of the client.
import type {
  CryptocurrencyIn,
  CryptocurrencyListingsLatestV1Parameters,
  CryptocurrencyMapV1Parameters,
  MarketData,
} from "@market-data/client";
import { createMarketData, getQuote } from "@market-data/client";
import type {
  Cryptocurrency,
  CryptocurrencyMapV1Result,
  CryptoQuoteV3,
  MapItem,
  Metadata,
  OhlcvHistorical,
  OhlcvQuote,
  Platform,
  Quote,
  QuoteV3,
} from "@market-data/types";

export interface Row {
  id: Cryptocurrency["id"];
  symbol: Cryptocurrency["symbol"];
  price: Quote["price"];
  marketCap: Quote["market_cap"];
  updated: Date;
}

export function toRow(coin: CryptocurrencyIn<"USD">): Row {
  const { price, market_cap: marketCap, last_updated } = coin.quote.USD;
  return { id: coin.id, symbol: coin.symbol, price, marketCap, updated: new Date(last_updated) };
}

export function toModernRow(coin: CryptoQuoteV3): Row | undefined {
  const quote: QuoteV3 | undefined = getQuote(coin, "USD");
  if (quote === undefined) return undefined;
  const { price, market_cap: marketCap, last_updated } = quote;
  return { id: coin.id, symbol: coin.symbol, price, marketCap, updated: new Date(last_updated) };
}

export function getToken({ platform }: MapItem | Metadata): string | undefined {
  const chain: Platform | undefined = platform;
  return chain?.token_address.toLowerCase();
}

export function range({ quotes }: OhlcvHistorical, currency: string): [low: number, high: number] {
  const values = quotes.map(({ quote }) => quote[currency]).filter((quote): quote is OhlcvQuote => !!quote);
  return [Math.min(...values.map(({ low }) => low)), Math.max(...values.map(({ high }) => high))];
}

/** The parameters of the listings, without the currency. */
const selection: Pick<CryptocurrencyListingsLatestV1Parameters, "limit" | "sort" | "sort_dir"> = {
  limit: 5,
  sort: "market_cap",
};

export async function refresh(api: MarketData, rows: Map<number, Row>): Promise<void> {
  const { data } = await api.v1.cryptocurrency.listings.latest({ ...selection, convert: "USD" });
  for (const coin of data) rows.set(coin.id, toRow(coin));
}

export async function tokens(api: MarketData, parameters: CryptocurrencyMapV1Parameters): Promise<string[]> {
  const result: CryptocurrencyMapV1Result = await api.cryptocurrency.map(parameters);
  return result.data.map(getToken).filter((address) => address !== undefined);
}

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});
const rows = new Map<number, Row>();
await refresh(api, rows);
console.log([...rows.values()], await tokens(api, { limit: 10, aux: "platform" }));
