import { runSync, type Steps } from "@market-data/scheduler";
import { MINUTE } from "../values/timestamps.ts";
import { closestQuote } from "./closest.ts";
import type { DayEnd, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
import { lastQuote } from "./quotes.ts";
import { getMarketCap, inRankOrder, keepCounted } from "./ranking.ts";

/**
 * The number of history rows read for an asset's end of day: candles and quotes of the day and of three earlier times.
 */
export const ROWS_OF_DAY_END = 8;

/**
 * The last quotes of assets at the end of a UTC day, ranked among the assets that count on the day (`keepCounted`).
 *
 * @param maxAge The setting `maxPriceAge`, in ms.
 * @param numMarketPairs Returns the number of an asset's market pairs on the day, or null: history does not contain it.
 */
export function dayEnds(
  reader: HistoryReader,
  assetIds: Iterable<number>,
  day: number,
  maxAge: number,
  numMarketPairs: (assetId: number) => number | null,
): DayEnd[] {
  return runSync(dayEndsInSteps(reader, assetIds, day, maxAge, numMarketPairs));
}

/** Computes the ends of a day in steps, one step per asset. */
export function* dayEndsInSteps(
  reader: HistoryReader,
  assetIds: Iterable<number>,
  day: number,
  maxAge: number,
  numMarketPairs: (assetId: number) => number | null,
): Steps<DayEnd[]> {
  const end = day + CANDLE_LENGTH.daily - 1;
  const all: { assetId: number; quote: StoredQuote }[] = [];
  for (const assetId of assetIds) {
    const quote = lastQuote(reader, assetId, end, 2 * maxAge);
    if (quote !== null) all.push({ assetId, quote });
    yield;
  }
  const ends = keepCounted(all, ({ quote }) => quote.time, end, maxAge);
  const sizes = ends.map(({ assetId, quote }) => ({
    id: assetId,
    marketCap: quote.marketCap ?? getMarketCap(quote.price, quote.circulatingSupply),
    volume24h: quote.volume24h,
  }));
  const ranks = new Map(inRankOrder(sizes).map(({ id }, index) => [id, index + 1]));
  const ranked: DayEnd[] = [];
  for (const { assetId, quote } of ends) {
    ranked.push({
      assetId,
      rank: ranks.get(assetId) ?? null,
      quote,
      priceBefore: pricesBefore(reader, assetId, quote.time),
      numMarketPairs: numMarketPairs(assetId),
    });
    yield;
  }
  return ranked;
}

/** The length of a packed end of day. */
const NUMBERS = 12;

/**
 * Packs ends of a day into numbers, which can be transferred between threads; null becomes NaN. See `unpackDayEnds`.
 */
export function packDayEnds(ends: readonly DayEnd[]): Float64Array {
  const numbers = new Float64Array(ends.length * NUMBERS);
  let at = 0;
  for (const { assetId, rank, quote, priceBefore, numMarketPairs } of ends) {
    const { time, price, volume24h, marketCap, circulatingSupply, totalSupply } = quote;
    const before = [priceBefore["1h"], priceBefore["24h"], priceBefore["7d"]];
    const supplies = [circulatingSupply, totalSupply];
    for (const value of [
      assetId,
      rank,
      time,
      price,
      volume24h,
      marketCap,
      ...supplies,
      ...before,
      numMarketPairs,
    ]) {
      numbers[at++] = value ?? Number.NaN;
    }
  }
  return numbers;
}

/** Restores the ends of a day from `packDayEnds`. */
export function unpackDayEnds(numbers: Float64Array): DayEnd[] {
  const known = (index: number): number => numbers[index] as number;
  const orNull = (index: number): number | null => (Number.isNaN(known(index)) ? null : known(index));
  return Array.from({ length: numbers.length / NUMBERS }, (_, index) => {
    const at = index * NUMBERS;
    return {
      assetId: known(at),
      rank: orNull(at + 1),
      quote: {
        time: known(at + 2),
        price: known(at + 3),
        volume24h: orNull(at + 4),
        marketCap: orNull(at + 5),
        circulatingSupply: orNull(at + 6),
        totalSupply: orNull(at + 7),
      },
      priceBefore: { "1h": orNull(at + 8), "24h": orNull(at + 9), "7d": orNull(at + 10) },
      numMarketPairs: orNull(at + 11),
    };
  });
}

/** @param time The time of the later quote. */
function pricesBefore(reader: HistoryReader, assetId: number, time: number): DayEnd["priceBefore"] {
  const { hourly, daily } = CANDLE_LENGTH;
  const startOfDay = time - (time % daily);
  const findClose = (days: number) =>
    lastQuote(reader, assetId, startOfDay - (days - 1) * daily - 1, daily - 1)?.price ?? null;
  return {
    "1h": closestQuote(reader, assetId, time - hourly, 15 * MINUTE)?.price ?? null,
    "24h": findClose(1),
    "7d": findClose(7),
  };
}
