import type { Status } from "@market-data/types";

/** One value or a list of values. */
export type List<Item> = Item | readonly Item[];

/** A single value, or a list of one value. */
export type One<Item> = Item | readonly [Item];

/** A list of at least two values. */
export type Several<Item> = readonly [Item, Item, ...Item[]];

/** A time: a `Date`, an ISO 8601 string, or Unix seconds as a number or string. */
export type Time = Date | string | number;

/** The envelope of most responses. */
export interface Envelope<Data> {
  data: Data;
  status: Status;
}

/** Records by requested id, slug or symbol. Unknown records may be missing. */
export interface Entries<Item> {
  [key: string]: Item | undefined;
}

/** Quotes by currency symbol. If the compiler does not know the symbols, a quote may be `undefined`. */
export type QuotesIn<Symbol extends string, Quote> = {
  // A mapped type, so that a record with more currencies is assignable to a record with fewer currencies.
  [Each in Symbol]: string extends Symbol ? Quote | undefined : Quote;
};

/**
 * The currency symbols in a response, always in capitals. They are exact if the compiler knows the value of `convert`:
 * a string, or a list of known length. Otherwise, and for `convert_id`, the type is `string`.
 */
export type SymbolIn<Currency extends List<string> | number> = Currency extends string
  ? Capitals<NoInfer<Currency>>
  : Currency extends readonly string[]
    ? number extends Currency["length"]
      ? string
      : Capitals<Currency[number]>
    : string;

type Capitals<Symbol extends string> = string extends Symbol ? string : Uppercase<Symbol>;

/** A single record: the response to a request for one id. */
type Single = { id: number };

/** The map type of a response: a single record becomes a map with one entry. */
export type AsMap<Data> = Data extends Single ? Entries<Data> : Data;

/**
 * Converts the data of a history to a map. Histories return a single record for one id and a map for several ids.
 * @param data The `data` of the response.
 * @param asked The requested ids; the first is the key of a single record. Default: the id of the record.
 */
export function asMap<Data extends object>(data: Data, asked?: List<string | number>): AsMap<Data> {
  // Bodies are not validated, so missing data becomes an empty map.
  const { id } = Object(data) as Partial<Single>;
  // Only a record has a numeric `id`. The entries of a map are records or lists.
  if (typeof id !== "number") return Object(data) as AsMap<Data>;
  const [key = id] = [asked].flat();
  return { [key as string | number]: data } as AsMap<Data>;
}

// The one-element tuples let the compiler resolve these types in functions with a generic currency.

/** The currency symbols of a record's quotes, which are a list or a map. */
export type QuoteSymbol<Quotes> = [Quotes] extends [
  // biome-ignore lint/suspicious/noExplicitAny: `unknown` would not be resolved for the symbols of a generic map
  readonly any[],
]
  ? Quotes[number]["symbol"]
  : keyof Quotes;

/** The quote in one currency. Never undefined if the compiler knows the symbols. */
export type QuoteAt<Quotes, Symbol> = [Quotes] extends [readonly unknown[]]
  ? Quotes[number] | Undefinable<QuoteSymbol<Quotes>>
  : Quotes[Symbol & keyof Quotes] | Undefinable<keyof Quotes>;

type Undefinable<Symbols> = string extends Symbols ? undefined : never;

/**
 * Returns the quote of a record in one currency, from a map (versions 1 and 2) or a list (version 3).
 * @param record An object with a `quote`.
 * @param symbol The currency symbol in capitals.
 * @returns The quote; undefined if the record has no quote in this currency.
 */
export function getQuote<Quotes extends object, Symbol extends QuoteSymbol<Quotes>>(
  record: { quote: Quotes },
  symbol: Symbol,
): QuoteAt<Quotes, Symbol> {
  const quote = Object(Object(record).quote);
  if (Array.isArray(quote)) return quote.find((each) => each?.symbol === symbol);
  return Object.hasOwn(quote, symbol) ? quote[symbol] : undefined;
}
