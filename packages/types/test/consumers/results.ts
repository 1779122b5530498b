import type {
  Cryptocurrency,
  CryptocurrencyCategoryV1Result,
  CryptocurrencyMapV1Result,
  CryptocurrencyQuotesLatestV1Result,
  CryptocurrencyQuotesLatestV2Result,
  CryptocurrencyQuotesLatestV3Result,
  QuoteV3,
} from "@market-data/types";

export function ids(result: CryptocurrencyMapV1Result): number[] {
  return result.data.map(({ id }) => id);
}

export function coins(result: CryptocurrencyCategoryV1Result): readonly Cryptocurrency[] {
  return result.data.coins;
}

/** In versions 1 and 2, `quote` is a map keyed by currency. */
export function euros(result: CryptocurrencyQuotesLatestV1Result): (number | undefined)[] {
  return Object.values(result.data).map(({ quote }) => quote["EUR"]?.price);
}

/** In version 2, a symbol has an array, and an id has a record. */
export function records(result: CryptocurrencyQuotesLatestV2Result, key: string): readonly Cryptocurrency[] {
  const found = result.data[key];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

/** In version 3, the body and `quote` are arrays. */
export function dollars(result: CryptocurrencyQuotesLatestV3Result): (number | null | undefined)[] {
  const inDollars = (quotes: readonly QuoteV3[]) => quotes.find(({ symbol }) => symbol === "USD");
  return result.map(({ quote }) => inDollars(quote)?.price);
}
