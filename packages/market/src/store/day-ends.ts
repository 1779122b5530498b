import { closestQuote, closingQuote } from "./closest.ts";
import type { DayEnd, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";
import { inRankOrder } from "./ranking.ts";

const MINUTE = 60_000;

/** How many rows of an asset's history the end of a day takes: candle and point of that day and of three times before. */
export const ROWS_OF_DAY_END = 8;

/**
 * The metrics of assets at the end of a UTC day, ranked among one another: of the day's candle, or of its last point where
 * a source gives a day's price alone. An asset with neither is left out.
 *
 * @param numMarketPairs How many market pairs an asset had that day, where that is known: history does not have it.
 */
export function dayEnds(
  reader: HistoryReader,
  assetIds: Iterable<number>,
  day: number,
  numMarketPairs: (assetId: number) => number | null,
): DayEnd[] {
  const ends: { assetId: number; point: StoredQuote }[] = [];
  for (const assetId of assetIds) {
    const point = findLast(reader, assetId, day);
    if (point !== undefined) ends.push({ assetId, point });
  }
  const sizes = ends.map(({ assetId, point }) => ({
    id: assetId,
    marketCap: point.marketCap,
    volume24h: point.volume24h,
  }));
  const ranks = new Map(inRankOrder(sizes).map(({ id }, index) => [id, index + 1]));
  return ends.map(({ assetId, point }) => ({
    assetId,
    rank: ranks.get(assetId) ?? null,
    point,
    priceBefore: pricesBefore(reader, assetId, day, point.time),
    numMarketPairs: numMarketPairs(assetId),
  }));
}

/** How many numbers an asset's end of a day is. */
const NUMBERS = 12;

/** Ends of a day as numbers, which are handed from thread to thread at once; null is NaN. See `unpackDayEnds`. */
export function packDayEnds(ends: readonly DayEnd[]): Float64Array {
  const numbers = new Float64Array(ends.length * NUMBERS);
  let at = 0;
  for (const { assetId, rank, point, priceBefore, numMarketPairs } of ends) {
    const { time, price, volume24h, marketCap, circulatingSupply, totalSupply } = point;
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

/** The ends of a day that `packDayEnds` made these numbers of. */
export function unpackDayEnds(numbers: Float64Array): DayEnd[] {
  const known = (index: number): number => numbers[index] as number;
  const orNull = (index: number): number | null => (Number.isNaN(known(index)) ? null : known(index));
  return Array.from({ length: numbers.length / NUMBERS }, (_, index) => {
    const at = index * NUMBERS;
    return {
      assetId: known(at),
      rank: orNull(at + 1),
      point: {
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

function pricesBefore(
  reader: HistoryReader,
  assetId: number,
  day: number,
  end: number,
): DayEnd["priceBefore"] {
  const findClose = (time: number) => findLast(reader, assetId, time)?.price ?? null;
  return {
    "1h": closestQuote(reader, assetId, end - CANDLE_LENGTH.hourly, 15 * MINUTE)?.price ?? null,
    "24h": findClose(day - CANDLE_LENGTH.daily),
    "7d": findClose(day - 7 * CANDLE_LENGTH.daily),
  };
}

/**
 * The last quote of a UTC day: what its candle ends with, unless that has no market cap, as an exchange's candles, and
 * there is a point of the same moment or later, from another source.
 */
function findLast(reader: HistoryReader, assetId: number, day: number): StoredQuote | undefined {
  const candle = reader.candleAt(assetId, "daily", day);
  const close = candle?.timeOpen === day ? closingQuote(candle, "daily") : undefined;
  if (close !== undefined && close.marketCap !== null) return close;
  const point = reader.pointAt(assetId, day + CANDLE_LENGTH.daily - 1);
  return point !== undefined && point.time >= (close?.time ?? day) ? point : close;
}
