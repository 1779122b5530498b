import type { MapItem, OhlcvHistorical, Platform, Quote, QuoteV3, Status } from "@market-data/types";

/** Uses records by name and handles their null values. */
export function describe(item: MapItem, quote: Quote): string {
  const platform: Platform | undefined = item.platform;
  const chain = platform?.name ?? "a chain of its own";
  const volume = quote.volume_24h === null ? "unknown" : quote.volume_24h.toFixed(2);
  return `${item.symbol} on ${chain}: ${quote.price.toFixed(2)}, volume ${volume}`;
}

export function dominance(quote: QuoteV3): number | null | undefined {
  return quote.market_cap_dominance;
}

export function closes(history: OhlcvHistorical): (number | undefined)[] {
  return history.quotes.map(({ quote }) => quote["USD"]?.close);
}

export function succeeded(status: Status): boolean {
  return status.error_code === 0 || status.error_code === null;
}
