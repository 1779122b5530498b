import { type CryptocurrencyIn, type CryptoQuoteV3In, getQuote, type MarketData } from "@market-data/client";

declare const api: MarketData;
declare const ids: number[];
const { cryptocurrency, v1 } = api;

const listings = await v1.cryptocurrency.listings.latest({ convert: ["USD", "EUR"] });
export const pounds = listings.data.map(({ quote }) => quote.GBP); // TS2339
export const noDollars = (await v1.cryptocurrency.listings.latest({ convert: "EUR" })).data[0]?.quote.USD; // TS2339
export const perhaps = (await v1.cryptocurrency.listings.latest({ convert_id: 1 })).data.map(
  ({ quote }) => quote["EUR"].price, // TS2532
);
const latest = await cryptocurrency.quotes.latest({ id: 1, convert: "EUR" });
export const enveloped = latest.data; // TS2339
export const dollars = latest.map((coin) => getQuote(coin, "USD")); // TS2345: only Argument of type '"USD"' is not assignable to parameter of type '"EUR"'.
export const otherCoin = listings.data.map((coin) => getQuote(coin, "GBP")); // TS2345: only Argument of type '"GBP"' is not assignable to parameter of type 'SymbolIn<readonly ["USD", "EUR"]>'.

const two = await cryptocurrency.ohlcv.historical({ id: [1, 1027] });
export const skipped = two.data["1"].name; // TS2532
const one = await cryptocurrency.ohlcv.historical({ id: 1 });
export const notAMap = one.data["1"]; // TS7053
const either = await cryptocurrency.ohlcv.historical({ id: ids });
export const name: string = either.data.name; // TS2322
const map = await cryptocurrency.map({});
export const status: string = map.data.map(({ status }) => status)[0]; // TS2322
export const volume = listings.data.map(({ quote }) => quote.EUR.volume_24h.toFixed(2)); // TS18047

// In generic code.
export function getPrice<Symbol extends string>(coin: CryptocurrencyIn<Symbol>, symbol: Symbol): number {
  return getQuote(coin, symbol).price; // TS2532
}
export function getName<Symbol extends string>(coin: CryptoQuoteV3In<Symbol>, symbol: Symbol) {
  return getQuote(coin, symbol)?.naem; // TS2551 or TS2339
}
export function getDollars<Symbol extends string>(coin: CryptoQuoteV3In<Symbol>) {
  return getQuote(coin, "USD"); // TS2345
}
