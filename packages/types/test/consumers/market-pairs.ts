import type { MarketPairExchangeReported, MarketPairQuote, MarketPairQuoteMap } from "@market-data/types";

export function volumes(quote: MarketPairQuoteMap): (number | null | undefined)[] {
  return [quote.exchange_reported.volume_24h_base, quote["USD"]?.volume_24h];
}

/** How to make a map of one fixed key beside others: TypeScript takes it in two parts. */
export function together(
  reported: MarketPairExchangeReported,
  quotes: Record<string, MarketPairQuote>,
): MarketPairQuoteMap {
  return Object.assign({ exchange_reported: reported }, quotes);
}
