import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "@market-data/market";
import { CANDLE_LENGTH, type HistoryReader } from "@market-data/market/store";
import { runSync, type Steps } from "@market-data/scheduler";
import {
  DAY,
  dayNumber,
  floorTo,
  type HistoryWindows,
  MINUTE,
  MINUTES_PER_DAY,
  minuteOfDay,
} from "../clock.ts";
import { mapInSteps } from "../map-in-steps.ts";
import type { Range } from "../prices/price-path.ts";
import type { TradedCoin, Trading } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** Interval of history points, in ms. */
export const QUOTE_STEP = 5 * MINUTE;

/** The history up to the newest minute, computed on reading. */
export class SampleHistory implements HistoryReader {
  readonly #windows: HistoryWindows;
  readonly #newest: () => number;

  /** @param newest Returns the newest minute. */
  constructor(windows: HistoryWindows, newest: () => number) {
    this.#windows = windows;
    this.#newest = newest;
  }

  candles(query: CandleQuery): Candle[] {
    return runSync(this.candlesInSteps(query));
  }

  /** Computes candles in steps of one candle. */
  *candlesInSteps({ assetId, ...query }: CandleQuery): Steps<Candle[]> {
    const coin = findCoin(assetId);
    return coin === undefined ? [] : yield* this.coinCandles(coin, query);
  }

  /** Computes candles of any coin, including coins outside the catalogue. */
  *coinCandles(
    coin: TradedCoin,
    { period, from, to, newest = Number.POSITIVE_INFINITY }: Omit<CandleQuery, "assetId">,
  ): Steps<Candle[]> {
    const length = CANDLE_LENGTH[period];
    const [first, last] = this.#candleSpan(coin, period);
    const end = Math.min(last, floorTo(length, to - 1));
    const start = Math.max(first, Math.ceil(from / length) * length, end - (newest - 1) * length);
    return yield* mapInSteps(steps(start, end, length), (open) => this.#candle(coin, period, open));
  }

  quotes(assetId: number, from: number, to: number): StoredQuote[] {
    const coin = findCoin(assetId);
    if (coin === undefined) return [];
    const [first, last] = this.#quoteSpan(coin);
    const start = Math.max(first, Math.ceil(from / QUOTE_STEP) * QUOTE_STEP);
    return steps(start, Math.min(last, floorTo(QUOTE_STEP, to)), QUOTE_STEP).map((time) =>
      quoteAt(coin, time),
    );
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const [first, last] = this.#candleSpan(coin, period);
    const open = Math.min(last, floorTo(CANDLE_LENGTH[period], time));
    return open >= first ? this.#candle(coin, period, open) : undefined;
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const length = CANDLE_LENGTH[period];
    const [first, last] = this.#candleSpan(coin, period);
    const open = Math.max(first, floorTo(length, time) + length);
    return open <= last ? this.#candle(coin, period, open) : undefined;
  }

  quoteAt(assetId: number, time: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const [first, last] = this.#quoteSpan(coin);
    const at = Math.min(last, floorTo(QUOTE_STEP, time));
    return at >= first ? quoteAt(coin, at) : undefined;
  }

  quoteAfter(assetId: number, time: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const [first, last] = this.#quoteSpan(coin);
    const at = Math.max(first, floorTo(QUOTE_STEP, time) + QUOTE_STEP);
    return at <= last ? quoteAt(coin, at) : undefined;
  }

  newest(assetId: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    const time = coin?.newestPriceTime(this.#newest());
    return coin === undefined || time === undefined ? undefined : quoteAt(coin, time);
  }

  /**
   * Returns the open times of the first and last candle. Without candles, the first time is later than the last time.
   */
  #candleSpan({ trading }: TradedCoin, period: CandlePeriod): [first: number, last: number] {
    const { dailyFrom, hourlyFrom } = this.#windows;
    const first = period === "daily" ? firstDay(trading, dailyFrom) : firstTime(trading, hourlyFrom);
    return [first, floorTo(CANDLE_LENGTH[period], this.#lastTime(trading.until))];
  }

  #quoteSpan({ trading }: TradedCoin): [first: number, last: number] {
    const first = firstTime(trading, this.#windows.quotesFrom);
    return [first, floorTo(QUOTE_STEP, this.#lastTime(trading.until))];
  }

  #lastTime(until: number | null): number {
    return Math.min(this.#newest(), until === null ? Number.POSITIVE_INFINITY : until - 1);
  }

  #candle(coin: TradedCoin, period: CandlePeriod, timeOpen: number): Candle {
    const day = dayNumber(timeOpen);
    const from = minuteOfDay(timeOpen);
    const length = CANDLE_LENGTH[period];
    const newest = this.#newest();
    const isOver = timeOpen + length <= newest;
    const to = isOver ? from + length / MINUTE : minuteOfDay(newest);
    const lastUpdated = isOver ? timeOpen + length - 1 : newest;
    const isDay = from === 0 && to === MINUTES_PER_DAY;
    const range = isDay ? coin.price.getDayRange(day) : coin.price.rangeWithin(day, from, to);
    const close =
      to === MINUTES_PER_DAY ? coin.price.atDayStart(day + 1) : coin.price.at(day * DAY + to * MINUTE);
    const { circulating, total } = coin.supplyAt(timeOpen);
    return {
      timeOpen,
      open: coin.price.at(timeOpen),
      close,
      ...extremes(day, range, lastUpdated),
      volume: coin.volume?.within(day, from, to) ?? null,
      marketCap: coin.capAt(timeOpen, close),
      circulatingSupply: circulating,
      totalSupply: total,
      lastUpdated,
    };
  }
}

/** Periods include their end. An extreme at the end has the time of the last update. */
function extremes(
  day: number,
  range: Range,
  last: number,
): Pick<Candle, "high" | "low" | "timeHigh" | "timeLow"> {
  const getTime = (minute: number) => Math.min(day * DAY + minute * MINUTE, last);
  const { high, low, minuteHigh, minuteLow } = range;
  return { high, low, timeHigh: getTime(minuteHigh), timeLow: getTime(minuteLow) };
}

/** Returns the start of a coin's daily history in a window. Infinity without history. */
export function firstDay(trading: Trading, window: number): number {
  return firstTime(trading, trading.history === "full" ? trading.from : window);
}

function firstTime({ history, from }: Trading, window: number): number {
  return history === "none" ? Number.POSITIVE_INFINITY : Math.max(from, window);
}

/** Returns the quote of a coin in a minute. */
export function quoteAt(coin: TradedCoin, time: number): StoredQuote {
  const price = coin.price.at(time);
  const { circulating, total } = coin.supplyAt(time);
  return {
    time,
    price,
    volume24h: coin.volume?.ofLastDays(1, time) ?? null,
    marketCap: coin.capAt(time, price),
    circulatingSupply: circulating,
    totalSupply: total,
  };
}

function findCoin(assetId: number): TradedCoin | undefined {
  return sampleCoins().traded.get(assetId);
}

/** Lists the times of a range, including both ends. */
function steps(from: number, to: number, length: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / length + 1) }, (_, index) => from + index * length);
}
