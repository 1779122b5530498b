import type { Candle, CandlePeriod, DerivedCandle, StoredQuote, TimeSpan } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";

const HOUR = CANDLE_LENGTH.hourly;

/**
 * Derives candles from known prices, for periods without a candle. Prices come from quotes and the newest metrics, and
 * for a day also from its hours. Open and close are the first and last price. Quotes within an hourly candle belong to
 * the candle. Periods without a price are left out.
 *
 * @param spans Whole periods, or the requested parts of them, ascending.
 */
export function deriveCandles(
  reader: HistoryReader,
  assetId: number,
  period: CandlePeriod,
  spans: readonly TimeSpan[],
): DerivedCandle[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  const newest = reader.newest(assetId);
  const next = reader.quoteAfter(assetId, first.from - 1)?.time ?? Number.POSITIVE_INFINITY;
  // One lookup saves an asset without quotes a query for each of many short spans.
  const hasQuotes = next <= last.to;
  const derived = new Map<number, DerivedCandle>();
  for (const { from, to } of spans) {
    const hours = period === "daily" ? reader.candles({ assetId, period: "hourly", from, to: to + 1 }) : [];
    const quotes = hasQuotes ? reader.quotes(assetId, from, to) : [];
    const isWithin = newest !== undefined && newest.time >= from && newest.time <= to;
    for (const part of toParts(hours, isWithin ? withQuote(quotes, newest) : quotes)) {
      const timeOpen = Math.floor(part.timeOpen / CANDLE_LENGTH[period]) * CANDLE_LENGTH[period];
      const known = derived.get(timeOpen);
      derived.set(timeOpen, known === undefined ? begin(part, timeOpen) : extend(known, part));
    }
  }
  return [...derived.values()];
}

/** Adds a quote, unless the list has a quote at the same time. */
function withQuote(quotes: readonly StoredQuote[], quote: StoredQuote): readonly StoredQuote[] {
  const place = quotes.findLastIndex(({ time }) => time <= quote.time) + 1;
  return quotes[place - 1]?.time === quote.time ? quotes : quotes.toSpliced(place, 0, quote);
}

/** Hourly candles, and the quotes outside them, in order of time. */
function toParts(hours: readonly Candle[], quotes: readonly StoredQuote[]): DerivedCandle[] {
  const ends = new Map(hours.map(({ timeOpen, lastUpdated }) => [timeOpen, lastUpdated]));
  const isCovered = (time: number) => time <= (ends.get(time - (time % HOUR)) ?? Number.NEGATIVE_INFINITY);
  const parts = quotes.filter(({ time }) => !isCovered(time)).map(toPart);
  if (hours.length === 0) return parts;
  parts.push(...hours.map((each) => ({ ...each, prices: 2, timeFirst: each.timeOpen })));
  return parts.sort((one, other) => one.timeOpen - other.timeOpen);
}

function toPart({ time, price, marketCap, circulatingSupply, totalSupply }: StoredQuote): DerivedCandle {
  return {
    timeOpen: time,
    open: price,
    high: price,
    low: price,
    close: price,
    timeHigh: time,
    timeLow: time,
    volume: null,
    marketCap,
    circulatingSupply,
    totalSupply,
    lastUpdated: time,
    prices: 1,
    timeFirst: time,
  };
}

/** The volume is the sum of the hours up to `lastUpdated`. It is null if an hour is missing. */
function begin(part: DerivedCandle, timeOpen: number): DerivedCandle {
  return { ...part, timeOpen, volume: part.timeOpen === timeOpen ? part.volume : null };
}

function extend(known: DerivedCandle, part: DerivedCandle): DerivedCandle {
  const [high, low] = [part.high > known.high ? part : known, part.low < known.low ? part : known];
  const isNext = part.timeOpen / HOUR === Math.floor(known.lastUpdated / HOUR) + 1;
  return {
    ...part,
    timeOpen: known.timeOpen,
    timeFirst: known.timeFirst,
    open: known.open,
    high: high.high,
    timeHigh: high.timeHigh,
    low: low.low,
    timeLow: low.timeLow,
    volume: isNext && known.volume !== null && part.volume !== null ? known.volume + part.volume : null,
    prices: known.prices + part.prices,
  };
}
