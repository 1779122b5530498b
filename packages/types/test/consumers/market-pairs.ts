import type { MarketPairExchangeReported, MarketPairQuote, MarketPairQuoteMap } from "@market-data/types";

export function volumes(quote: MarketPairQuoteMap): (number | null | undefined)[] {
  return [quote.exchange_reported.volume_24h_base, quote["USD"]?.volume_24h];
}

/** A map with a fixed key and variable keys needs an intersection of two types. */
export function merge(
  reported: MarketPairExchangeReported,
  quotes: Record<string, MarketPairQuote>,
): MarketPairQuoteMap {
  return Object.assign({ exchange_reported: reported }, quotes);
}
