import {
  type CryptocurrencyIn,
  type CryptoQuoteV3In,
  type Entries,
  getQuote,
  type MarketData,
} from "@market-data/client";
import type {
  Cryptocurrency,
  CryptoQuoteV3,
  MarketPairQuote,
  Quote,
  QuoteMap,
  QuoteV3,
} from "@market-data/types";
import { assert, type Equal } from "./equal.js";

declare const api: MarketData;
declare const currencies: string[];

// Versions 1 and 2: a map with exactly the requested symbols, or USD by default.
const plain = await api.v1.cryptocurrency.listings.latest();
assert<Equal<(typeof plain.data)[number]["quote"], { USD: Quote }>>();
const one = await api.v1.cryptocurrency.listings.latest({ convert: "EUR" });
assert<Equal<(typeof one.data)[number]["quote"], { EUR: Quote }>>();
const two = await api.v1.cryptocurrency.listings.latest({ limit: 5, convert: ["USD", "EUR"] });
assert<Equal<(typeof two.data)[number]["quote"], { USD: Quote; EUR: Quote }>>();
const wanted = ["USD", "GBP"] as const;
const listed = await api.cryptocurrency.listings.new({ convert: wanted });
export const pounds: number | undefined = listed.data[0]?.quote.GBP.price;

// Unknown symbols and ids: any key, possibly undefined.
const unknown = await api.cryptocurrency.listings.new({ convert: currencies });
assert<Equal<(typeof unknown.data)[number]["quote"], Entries<Quote>>>();
const byId = await api.cryptocurrency.listings.new({ convert_id: [2781, 2790] });
assert<Equal<(typeof byId.data)[number]["quote"], Entries<Quote>>>();

// A list built at run time may lack symbols.
declare const some: ("USD" | "EUR")[];
const perhaps = await api.cryptocurrency.listings.new({ convert: some });
assert<Equal<(typeof perhaps.data)[number]["quote"], Entries<Quote>>>();
// A union of symbols.
declare const choice: "USD" | "EUR";
const chosen = await api.cryptocurrency.listings.new({ convert: choice });
export const choices: Quote[] = chosen.data.map((coin) => getQuote(coin, choice));

// Records with known currencies are assignable to the types of `@market-data/types`.
export const coins: Cryptocurrency[] = two.data;
export const quotes: QuoteMap = { ...two.data[0]?.quote };

// Nested records: periods, pairs, coins of categories.
const pairs = await api.cryptocurrency.marketPairs.latest({ symbol: "BTC", convert: "EUR" });
export const reported: string | undefined = pairs.data.market_pairs[0]?.quote.exchange_reported.last_updated;
export const pair: MarketPairQuote | undefined = pairs.data.market_pairs[0]?.quote.EUR;
const category = await api.cryptocurrency.category({ id: "695f1a7000000000000c0001", convert: ["EUR"] });
assert<Equal<(typeof category.data.coins)[number], CryptocurrencyIn<"EUR">>>();
export const inEuros: CryptocurrencyIn<"EUR">[] = category.data.coins;
export const alsoInEuros: CryptocurrencyIn<"EUR">[] = two.data;
export const inBoth: CryptocurrencyIn<"EUR" | "USD">[] = two.data;
export const inAny: CryptocurrencyIn[] = two.data;
const performance = await api.cryptocurrency.pricePerformanceStats.latest({ id: 1, convert: "EUR" });
export const change: number | null | undefined =
  performance.data["1"]?.periods["24h"]?.quote.EUR.percent_change;
const bars = await api.cryptocurrency.ohlcv.historical({ id: 1, convert: ["USD", "EUR"] });
export const close: number | undefined = bars.data.quotes[0]?.quote.EUR.close;
const conversion = await api.tools.priceConversion({ amount: 2.5, id: 1, convert: "EUR" });
export const euros: number = conversion.data.quote.EUR.price;

// Version 3: a list of quotes, each with a symbol.
const latest = await api.cryptocurrency.quotes.latest({ id: [1, 1027], convert: ["USD", "EUR"] });
assert<Equal<(typeof latest)[number]["quote"][number]["symbol"], "USD" | "EUR">>();
export const records: CryptoQuoteV3[] = latest;
const perhaps3 = await api.cryptocurrency.quotes.latest({ id: 1, convert: some });
assert<Equal<(typeof perhaps3)[number]["quote"][number]["symbol"], string>>();
const byId3 = await api.cryptocurrency.quotes.latest({ id: 1, convert_id: 2790 });
assert<Equal<(typeof byId3)[number]["quote"][number]["symbol"], string>>();

// `getQuote` works with both shapes.
for (const coin of latest) {
  const quote: QuoteV3 = getQuote(coin, "EUR");
  export_(quote.price);
}
for (const coin of two.data) {
  const quote = getQuote(coin, "EUR");
  assert<Equal<typeof quote, Quote>>();
}
for (const coin of unknown.data) {
  const quote = getQuote(coin, "EUR");
  assert<Equal<typeof quote, Quote | undefined>>();
}
for (const coin of byId3) export_(getQuote(coin, "EUR")?.price);
declare const raw: Cryptocurrency;
export const maybe: Quote | undefined = getQuote(raw, "EUR");

function export_(_price: number | undefined): void {}

// Results can be passed to functions with record types, in every version.
const current = await api.cryptocurrency.quotes.latest({ id: 1, convert: ["USD", "EUR"] });
export const currentInBoth: CryptoQuoteV3In<"EUR" | "USD">[] = current;
export const currentInAny: CryptoQuoteV3In[] = current;
const inOne = await api.cryptocurrency.quotes.latest({ id: 1, convert: ["USD"] });
export const currentInDollars: CryptoQuoteV3In<"USD">[] = inOne;
export const currentInTwo: CryptoQuoteV3In<"EUR" | "USD">[] = inOne;

// The service accepts symbols in any case and returns capitals.
const small = await api.cryptocurrency.quotes.latest({ id: 1, convert: "eur" });
export const inCapitals: CryptoQuoteV3In<"EUR">[] = small;
