import { finiteOrNull } from "../values/rounding.ts";
import { closestQuote, closingQuote, openingQuote } from "./closest.ts";
import type { StoredQuote, TimeSpan } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
import { getMarketCap } from "./ranking.ts";

/** `MarketStore.closestQuotes`, for stores that read history at once. */
export function closestQuotes(
  reader: HistoryReader,
  assetId: number,
  times: readonly number[],
  tolerance: number,
): (StoredQuote | null)[] {
  return times.map((time) => completed(reader, assetId, closestQuote(reader, assetId, time, tolerance)));
}

/** `MarketStore.firstQuotes`, for stores that read history at once. */
export function firstQuotes(
  reader: HistoryReader,
  assetId: number,
  spans: readonly TimeSpan[],
): (StoredQuote | null)[] {
  return spans.map((span) => completed(reader, assetId, firstQuote(reader, assetId, span)));
}

/** The first quote of an asset in a span. Of several at one time a point, then that of an hour: the finest history. */
function firstQuote(reader: HistoryReader, assetId: number, { from, to }: TimeSpan): StoredQuote | undefined {
  let first: StoredQuote | undefined;
  const note = (quote: StoredQuote | undefined) => {
    if (quote === undefined || quote.time < from || quote.time > to) return;
    if (first === undefined || quote.time < first.time) first = quote;
  };
  note(reader.pointAfter(assetId, from - 1));
  note(reader.newest(assetId));
  for (const period of ["hourly", "daily"] as const) {
    // Nothing can be earlier.
    if (first?.time === from) return first;
    const candle = reader.candleAt(assetId, period, from);
    if (candle !== undefined) note(closingQuote(candle, period));
    const opening = candle?.timeOpen === from ? candle : reader.candleAfter(assetId, period, from);
    if (opening !== undefined && opening.timeOpen <= to) note(openingQuote(reader, assetId, period, opening));
  }
  return first;
}

/**
 * A quote with what the last whole day before it ended with, where it does not say that itself: an hour's candle does not
 * have the volume of 24 hours. An exchange's candles have no market cap: then it is that of the last point of another source.
 */
function completed(
  reader: HistoryReader,
  assetId: number,
  quote: StoredQuote | undefined,
): StoredQuote | null {
  if (quote === undefined) return null;
  const { time, volume24h, marketCap, circulatingSupply, totalSupply } = quote;
  if (volume24h !== null && marketCap !== null && circulatingSupply !== null && totalSupply !== null)
    return quote;
  const { daily } = CANDLE_LENGTH;
  const day = reader.candleAt(assetId, "daily", time - daily + 1);
  const isLast = day !== undefined && day.timeOpen > time - 2 * daily;
  const filled = isLast ? fill(quote, closingQuote(day, "daily")) : quote;
  // The last one may be of the same exchange; a source of whole days has the one that ends the day before.
  return [time, time - (time % daily) - 1].reduce((known, at) => {
    if (known.marketCap !== null) return known;
    const point = reader.pointAt(assetId, at);
    const isKnown = point !== undefined && point.marketCap !== null && point.time > time - daily;
    return isKnown ? fill(known, point) : known;
  }, filled);
}

/** A market cap is that of the known supply at the quote's own price. */
function fill(quote: StoredQuote, from: StoredQuote): StoredQuote {
  const { time, price, volume24h, marketCap, circulatingSupply, totalSupply } = quote;
  const capOfSupply = from.marketCap === null ? null : finiteOrNull((from.marketCap / from.price) * price);
  return {
    time,
    price,
    volume24h: volume24h ?? from.volume24h,
    marketCap: marketCap ?? getMarketCap(price, circulatingSupply) ?? capOfSupply,
    circulatingSupply: circulatingSupply ?? from.circulatingSupply,
    totalSupply: totalSupply ?? from.totalSupply,
  };
}
