import {
  type CryptocurrencyIn,
  type CryptocurrencyListingsLatestV3Input,
  type CryptocurrencyListingsLatestV3Parameters,
  type CryptocurrencyOhlcvHistoricalV2Input,
  type CryptocurrencyQuotesLatestV3Input,
  type CryptoQuoteV3In,
  type Entries,
  getQuote,
  type MarketData,
  type OhlcvHistoricalIn,
  type SymbolIn,
} from "@market-data/client";
import type { Quote } from "@market-data/types";
import { assert, type Equal } from "./equal.js";

declare const api: MarketData;

// Infinite queries: the parameters without `start`.
export function infiniteListings(parameters: Omit<CryptocurrencyListingsLatestV3Input, "start">) {
  return {
    queryKey: ["listings", parameters],
    queryFn: ({ pageParam }: { pageParam: number }) =>
      api.cryptocurrency.listings.latest({ ...parameters, start: pageParam }),
  };
}
export const exactly = (parameters: CryptocurrencyListingsLatestV3Parameters) => (start: number) =>
  api.cryptocurrency.listings.latest({ ...parameters, start });
export const without =
  (parameters: Omit<CryptocurrencyListingsLatestV3Parameters, "start">) => (start: number) =>
    api.cryptocurrency.listings.latest({ ...parameters, start });

// Extending interfaces, and `Partial` for defaults.
interface ListProps extends CryptocurrencyQuotesLatestV3Input {
  title: string;
}
export function list({ title, ...parameters }: ListProps, signal: AbortSignal) {
  return [title, api.cryptocurrency.quotes.latest(parameters, { signal })] as const;
}
const defaults: Partial<CryptocurrencyQuotesLatestV3Input> = { aux: ["platform"] };
export const defaulted = await api.cryptocurrency.quotes.latest({ ...defaults, id: 1 });

// Parameters chosen at run time.
declare const input: CryptocurrencyQuotesLatestV3Input;
declare const lookup: Pick<CryptocurrencyQuotesLatestV3Input, "id" | "slug" | "symbol">;
const open = await api.cryptocurrency.quotes.latest(input);
assert<Equal<typeof open, CryptoQuoteV3In[]>>();
// Known currencies of inputs.
const inDollars = await api.cryptocurrency.quotes.latest(lookup);
assert<Equal<typeof inDollars, CryptoQuoteV3In<"USD">[]>>();
const inEuros = await api.cryptocurrency.quotes.latest({ ...lookup, convert: "EUR" });
assert<Equal<typeof inEuros, CryptoQuoteV3In<"EUR">[]>>();
const inBoth = await api.cryptocurrency.quotes.latest({
  ...input,
  convert: ["USD", "EUR"],
  convert_id: undefined,
});
assert<Equal<typeof inBoth, CryptoQuoteV3In<"USD" | "EUR">[]>>();

// Inputs with an unknown lookup have the widest result type.
declare const history: CryptocurrencyOhlcvHistoricalV2Input;
const bars = await api.cryptocurrency.ohlcv.historical({ ...history, convert: "EUR", convert_id: undefined });
type Bars = OhlcvHistoricalIn<"EUR">;
assert<Equal<typeof bars.data, Bars | Entries<Bars | Bars[]>>>();

// Functions that return the result of a request.
export async function getEuros(id: number): Promise<CryptoQuoteV3In<"EUR">[]> {
  return await api.cryptocurrency.quotes.latest({ id, convert: "EUR" });
}
export const inTwo: CryptoQuoteV3In<"USD" | "EUR">[] = await api.cryptocurrency.quotes.latest({
  id: 1,
  convert: ["USD", "EUR"],
});

// Quotes in functions with generic currencies.
export function getPrice<Symbol extends string>(coin: CryptocurrencyIn<Symbol>, symbol: Symbol) {
  const quote: Quote | undefined = getQuote(coin, symbol);
  return quote?.price;
}
export function getPrices<Symbol extends string>(coins: readonly CryptoQuoteV3In<Symbol>[], symbol: Symbol) {
  return coins.map((coin): number | undefined => getQuote(coin, symbol)?.price);
}
export async function getPriceIn<const Currency extends string>(id: number, currency: Currency) {
  const [coin] = await api.cryptocurrency.quotes.latest({ id, convert: currency });
  return coin && getQuote(coin, currency.toUpperCase() as SymbolIn<Currency>)?.price;
}
