import type { Status } from "@market-data/types";

/** One value, or any number of them. */
export type List<Item> = Item | readonly Item[];

/** One value, bare or as the only item of a list. */
export type One<Item> = Item | readonly [Item];

/** Two values or more. */
export type Several<Item> = readonly [Item, Item, ...Item[]];

/** A time as ISO 8601 text, or as Unix seconds: a number, or its digits as text. */
export type Time = string | number;

/** The usual outer shape of an answer. */
export interface Envelope<Data> {
  data: Data;
  status: Status;
}

/** Records by what was asked for: an id, slug or symbol as text. What could not be found may be missing. */
export interface Entries<Item> {
  [key: string]: Item | undefined;
}

/** Quotes by their currency's symbol. Where the compiler does not know which those are, each may be missing. */
export type QuotesIn<Symbol extends string, Quote> = {
  // A mapped type, and no choice of types: records of more currencies are then records of fewer for the compiler.
  [Each in Symbol]: string extends Symbol ? Quote | undefined : Quote;
};

/**
 * The symbols of the quotes in an answer, always in capitals. Where the compiler knows what `convert` was given (a text,
 * or a list of a known length), they are exactly those; else, and where currencies were asked for by id, any.
 */
export type SymbolIn<Currency extends List<string> | number> = Currency extends string
  ? Capitals<Currency>
  : Currency extends readonly string[]
    ? number extends Currency["length"]
      ? string
      : Capitals<Currency[number]>
    : string;

type Capitals<Symbol extends string> = string extends Symbol ? string : Uppercase<Symbol>;

/** A record on its own, beside a map of records: what a call answers for one id or for several. */
type Single = { id: number };

/** A single record as a map with one entry; a map as it is. */
export type AsMap<Data> = Data extends Single ? Entries<Data> : Data;

/**
 * Makes an answer's data a map, whether it is one already or a single record, as histories answer for one id.
 * @param data What a call answered.
 * @param asked What the call asked for, of which a single record is the first; the record's id where absent.
 */
export function asMap<Data extends object>(data: Data, asked?: List<string | number>): AsMap<Data> {
  const { id } = data as Partial<Single>;
  // The entries of a map are records, or lists of them; only a record has an id that is a number.
  if (typeof id !== "number") return data as AsMap<Data>;
  const [key = id] = [asked].flat();
  return { [key as string | number]: data } as AsMap<Data>;
}

/** What a record holds under a symbol: there for sure only where the compiler knows the symbols that it holds. */
type QuoteAt<Quotes, Symbol extends keyof Quotes> = string extends keyof Quotes
  ? Quotes[Symbol] | undefined
  : Quotes[Symbol];

/**
 * The quote of a record in one currency, whether its quotes are a map by symbol (versions 1 and 2) or a list
 * (version 3).
 * @param record Anything with a `quote`.
 * @param symbol The currency's symbol, in capitals.
 * @returns The quote; undefined where the record has none in this currency.
 */
export function quoteOf<Quote extends { symbol: string }>(
  record: { quote: readonly Quote[] },
  symbol: Quote["symbol"],
): string extends Quote["symbol"] ? Quote | undefined : Quote;
export function quoteOf<Quotes extends object, Symbol extends keyof Quotes>(
  record: { quote: Quotes },
  symbol: Symbol,
): QuoteAt<Quotes, Symbol>;
export function quoteOf({ quote }: { quote: object }, symbol: PropertyKey): unknown {
  if (Array.isArray(quote)) return quote.find((each) => each.symbol === symbol);
  return Object.hasOwn(quote, symbol) ? quote[symbol as never] : undefined;
}
