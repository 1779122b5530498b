import type { Status } from "@market-data/types";

/** One value, or any number of them. */
export type List<Item> = Item | readonly Item[];

/** One value, alone or as the only item of a list. */
export type One<Item> = Item | readonly [Item];

/** Two values or more. */
export type Several<Item> = readonly [Item, Item, ...Item[]];

/** A time: a `Date`, an ISO 8601 string, or Unix seconds as a number or string. */
export type Time = Date | string | number;

/** The envelope of most responses. */
export interface Envelope<Data> {
  data: Data;
  status: Status;
}

/** Records by the requested id, slug or symbol. Those that were not found may be missing. */
export interface Entries<Item> {
  [key: string]: Item | undefined;
}

/** Quotes by the symbol of their currency. Where the compiler does not know the symbols, each may be missing. */
export type QuotesIn<Symbol extends string, Quote> = {
  // A mapped type, not a conditional one: records of more currencies are then assignable to records of fewer.
  [Each in Symbol]: string extends Symbol ? Quote | undefined : Quote;
};

/**
 * The symbols of the quotes in a response, always in capitals. Where the compiler knows the value of `convert` (a string,
 * or a list of a known length), they are exactly those; otherwise, and for currencies requested by id, any.
 */
export type SymbolIn<Currency extends List<string> | number> = Currency extends string
  ? Capitals<NoInfer<Currency>>
  : Currency extends readonly string[]
    ? number extends Currency["length"]
      ? string
      : Capitals<Currency[number]>
    : string;

type Capitals<Symbol extends string> = string extends Symbol ? string : Uppercase<Symbol>;

/** A single record, which a request for one id returns in place of a map. */
type Single = { id: number };

/** A single record as a map with one entry; a map as it is. */
export type AsMap<Data> = Data extends Single ? Entries<Data> : Data;

/**
 * Converts the data of a response to a map: histories return a single record for one id, and a map for several.
 * @param data The data of the response.
 * @param asked The requested values; the first one is the key of a single record. Default: the record's id.
 */
export function asMap<Data extends object>(data: Data, asked?: List<string | number>): AsMap<Data> {
  // A body is not validated: data that is missing is an empty map.
  const { id } = Object(data) as Partial<Single>;
  // Only a record has a numeric `id`: the entries of a map are records or lists of them.
  if (typeof id !== "number") return Object(data) as AsMap<Data>;
  const [key = id] = [asked].flat();
  return { [key as string | number]: data } as AsMap<Data>;
}

// Conditional types over one-element tuples: the compiler then resolves them in functions that are generic over currencies.

/** The symbols of the quotes of a record: in a list, or the keys of a map. */
export type QuoteSymbol<Quotes> = [Quotes] extends [
  // biome-ignore lint/suspicious/noExplicitAny: `unknown` would not be resolved for the symbols of a generic map
  readonly any[],
]
  ? Quotes[number]["symbol"]
  : keyof Quotes;

/** The quote of a symbol: never undefined where the compiler knows the symbols. */
export type QuoteAt<Quotes, Symbol> = [Quotes] extends [readonly unknown[]]
  ? Quotes[number] | Undefinable<QuoteSymbol<Quotes>>
  : Quotes[Symbol & keyof Quotes] | Undefinable<keyof Quotes>;

type Undefinable<Symbols> = string extends Symbols ? undefined : never;

/**
 * The quote of a record in one currency. The quotes may be a map by symbol (versions 1 and 2) or a list (version 3).
 * @param record An object with a `quote`.
 * @param symbol The symbol of the currency, in capitals.
 * @returns The quote; undefined where the record has none in this currency.
 */
export function quoteOf<Quotes extends object, Symbol extends QuoteSymbol<Quotes>>(
  record: { quote: Quotes },
  symbol: Symbol,
): QuoteAt<Quotes, Symbol> {
  const quote = Object(Object(record).quote);
  if (Array.isArray(quote)) return quote.find((each) => each?.symbol === symbol);
  return Object.hasOwn(quote, symbol) ? quote[symbol] : undefined;
}
