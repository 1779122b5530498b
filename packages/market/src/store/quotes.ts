import { finiteOrNull } from "../values/rounding.ts";
import { closestQuote, closingQuote, openingQuote } from "./closest.ts";
import type { CandlePeriod, Side, StoredQuote, TimeSpan } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
import { getMarketCap } from "./ranking.ts";
import type { StoredMetrics } from "./writer.ts";

/** `MarketStore.closestQuotes` for stores with synchronous history. */
export function closestQuotes(
  reader: HistoryReader,
  assetId: number,
  times: readonly number[],
  tolerance: number,
  side?: Side,
): (StoredQuote | null)[] {
  return times.map((time) =>
    completed(reader, assetId, closestQuote(reader, assetId, time, tolerance, side)),
  );
}

/** `MarketStore.firstQuotes` for stores with synchronous history. */
export function firstQuotes(
  reader: HistoryReader,
  assetId: number,
  spans: readonly TimeSpan[],
): (StoredQuote | null)[] {
  return spans.map((span) => completed(reader, assetId, firstQuote(reader, assetId, span)));
}

/** `MarketStore.lastQuotes` for stores with synchronous history. */
export function lastQuotes(
  reader: HistoryReader,
  assetId: number,
  times: readonly number[],
  maxAge: number,
): (StoredQuote | null)[] {
  return times.map((time) => lastQuote(reader, assetId, time, maxAge));
}

/** The last quote of an asset at or before a time, at most `maxAge` ms older; else null. */
export function lastQuote(
  reader: HistoryReader,
  assetId: number,
  time: number,
  maxAge: number,
): StoredQuote | null {
  let last: StoredQuote | undefined;
  const note = (quote: StoredQuote | undefined) => {
    if (quote === undefined || quote.time > time || quote.time < time - maxAge) return;
    if (last === undefined || quote.time > last.time) last = quote;
  };
  const noteCandle = (period: CandlePeriod, isNeeded: (quote: StoredQuote) => boolean) => {
    const candle = reader.candleAt(assetId, period, time);
    if (candle === undefined) return;
    const close = closingQuote(candle, period);
    const quote = close.time <= time ? close : openingQuote(reader, assetId, period, candle);
    if (isNeeded(quote)) note(quote);
  };
  // At equal times, a daily close with a market cap wins, then the finest history.
  noteCandle("daily", ({ marketCap }) => marketCap !== null);
  if (last?.time !== time) note(reader.quoteAt(assetId, time));
  if (last?.time !== time) {
    note(reader.newest(assetId));
    noteCandle("hourly", () => true);
    noteCandle("daily", () => true);
  }
  return completed(reader, assetId, last);
}

/**
 * The first quote of an asset in a span. At equal times the finest history wins: a stored quote, then an hourly candle.
 */
function firstQuote(reader: HistoryReader, assetId: number, { from, to }: TimeSpan): StoredQuote | undefined {
  let first: StoredQuote | undefined;
  const note = (quote: StoredQuote | undefined) => {
    if (quote === undefined || quote.time < from || quote.time > to) return;
    if (first === undefined || quote.time < first.time) first = quote;
  };
  note(reader.quoteAfter(assetId, from - 1));
  note(reader.newest(assetId));
  for (const period of ["hourly", "daily"] as const) {
    // No earlier quote is possible.
    if (first?.time === from) return first;
    const candle = reader.candleAt(assetId, period, from);
    if (candle !== undefined) note(closingQuote(candle, period));
    const opening = candle?.timeOpen === from ? candle : reader.candleAfter(assetId, period, from);
    if (opening !== undefined && opening.timeOpen <= to) note(openingQuote(reader, assetId, period, opening));
  }
  return first;
}

/**
 * Completes a quote with the values at the end of the last whole day before: hourly candles have no 24-hour volume. For
 * candles of an exchange, which have no market cap, it comes from the last quote of another source.
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
  // The last quote may be of the same exchange. A daily source has the quote at the end of the day before.
  return [time, time - (time % daily) - 1].reduce((known, at) => {
    if (known.marketCap !== null) return known;
    const quote = reader.quoteAt(assetId, at);
    const isKnown = quote !== undefined && quote.marketCap !== null && quote.time > time - daily;
    return isKnown ? fill(known, quote) : known;
  }, filled);
}

/** The market cap is the known supply times the quote's own price. */
function fill(quote: StoredQuote, from: StoredQuote): StoredQuote {
  const { time, price, volume24h, marketCap, circulatingSupply, totalSupply } = quote;
  const scaledMarketCap =
    from.marketCap === null ? null : finiteOrNull((from.marketCap / from.price) * price);
  return {
    time,
    price,
    volume24h: volume24h ?? from.volume24h,
    marketCap: marketCap ?? getMarketCap(price, circulatingSupply) ?? scaledMarketCap,
    circulatingSupply: circulatingSupply ?? from.circulatingSupply,
    totalSupply: totalSupply ?? from.totalSupply,
  };
}

/** The newest metrics of an asset as a quote. */
export function metricsToQuote(metrics: StoredMetrics): StoredQuote {
  const { lastUpdated, price, volume24h, circulatingSupply, totalSupply } = metrics;
  const marketCap = getMarketCap(price, circulatingSupply);
  return { time: lastUpdated, price, volume24h, marketCap, circulatingSupply, totalSupply };
}
