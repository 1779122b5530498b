import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "@market-data/market";
import { CANDLE_LENGTH, type HistoryReader } from "@market-data/market/store";
import {
  DAY,
  dayNumber,
  floorTo,
  type HistoryWindows,
  MINUTE,
  MINUTES_PER_DAY,
  minuteOfDay,
} from "../clock.ts";
import type { Range } from "../prices/price-path.ts";
import type { TradedCoin } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** The distance between two points of history, in ms. */
export const POINT_STEP = 5 * MINUTE;

/** The sample market's history up to its newest minute, computed when it is read. */
export class SampleHistory implements HistoryReader {
  readonly #windows: HistoryWindows;
  readonly #newest: () => number;

  /** @param newest Returns the newest minute. */
  constructor(windows: HistoryWindows, newest: () => number) {
    this.#windows = windows;
    this.#newest = newest;
  }

  candles(query: CandleQuery): Candle[] {
    const coin = findCoin(query.assetId);
    return coin === undefined ? [] : this.candlesOf(coin, query);
  }

  /** The same for a coin that need not be in the catalogue. */
  candlesOf(
    coin: TradedCoin,
    { period, from, to, newest = Number.POSITIVE_INFINITY }: Omit<CandleQuery, "assetId">,
  ): Candle[] {
    const length = CANDLE_LENGTH[period];
    const [first, last] = this.#candleSpan(coin, period);
    const end = Math.min(last, floorTo(length, to - 1));
    const start = Math.max(first, Math.ceil(from / length) * length, end - (newest - 1) * length);
    return steps(start, end, length).map((open) => this.#candle(coin, period, open));
  }

  points(assetId: number, from: number, to: number): StoredQuote[] {
    const coin = findCoin(assetId);
    if (coin === undefined) return [];
    const [first, last] = this.#pointSpan(coin);
    const start = Math.max(first, Math.ceil(from / POINT_STEP) * POINT_STEP);
    return steps(start, Math.min(last, floorTo(POINT_STEP, to)), POINT_STEP).map((time) =>
      pointAt(coin, time),
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

  pointAt(assetId: number, time: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const [first, last] = this.#pointSpan(coin);
    const at = Math.min(last, floorTo(POINT_STEP, time));
    return at >= first ? pointAt(coin, at) : undefined;
  }

  pointAfter(assetId: number, time: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    if (coin === undefined) return undefined;
    const [first, last] = this.#pointSpan(coin);
    const at = Math.max(first, floorTo(POINT_STEP, time) + POINT_STEP);
    return at <= last ? pointAt(coin, at) : undefined;
  }

  newest(assetId: number): StoredQuote | undefined {
    const coin = findCoin(assetId);
    const newest = this.#newest();
    return coin?.isTradedAt(newest) === true ? pointAt(coin, newest) : undefined;
  }

  /** When the first and the last candle of a coin open; the first is later than the last where there is none. */
  #candleSpan({ trading }: TradedCoin, period: CandlePeriod): [first: number, last: number] {
    const { dailyFrom, hourlyFrom } = this.#windows;
    const window = period === "hourly" ? hourlyFrom : trading.hasFullHistory ? trading.from : dailyFrom;
    return [Math.max(trading.from, window), floorTo(CANDLE_LENGTH[period], this.#lastTime(trading.until))];
  }

  #pointSpan({ trading }: TradedCoin): [first: number, last: number] {
    const first = Math.max(trading.from, this.#windows.pointsFrom);
    return [first, floorTo(POINT_STEP, this.#lastTime(trading.until))];
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
    const range = isDay ? coin.price.rangeOfDay(day) : coin.price.rangeWithin(day, from, to);
    const close =
      to === MINUTES_PER_DAY ? coin.price.atStartOf(day + 1) : coin.price.at(day * DAY + to * MINUTE);
    const { circulating, total } = coin.supplyAt(timeOpen);
    return {
      timeOpen,
      open: coin.price.at(timeOpen),
      close,
      ...extremes(day, range, lastUpdated),
      volume: coin.volume.within(day, from, to),
      marketCap: coin.capAt(timeOpen, close),
      circulatingSupply: circulating,
      totalSupply: total,
      lastUpdated,
    };
  }
}

/** The end of a period belongs to it, so an extreme there has the time of its last update. */
function extremes(
  day: number,
  range: Range,
  last: number,
): Pick<Candle, "high" | "low" | "timeHigh" | "timeLow"> {
  const getTime = (minute: number) => Math.min(day * DAY + minute * MINUTE, last);
  const { high, low, minuteHigh, minuteLow } = range;
  return { high, low, timeHigh: getTime(minuteHigh), timeLow: getTime(minuteLow) };
}

/** The quote of a coin in one minute. */
export function pointAt(coin: TradedCoin, time: number): StoredQuote {
  const price = coin.price.at(time);
  const { circulating, total } = coin.supplyAt(time);
  return {
    time,
    price,
    volume24h: coin.volume.ofLastDays(1, time),
    marketCap: coin.capAt(time, price),
    circulatingSupply: circulating,
    totalSupply: total,
  };
}

function findCoin(assetId: number): TradedCoin | undefined {
  return sampleCoins().traded.get(assetId);
}

/** From one time to another, both included. */
function steps(from: number, to: number, length: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / length + 1) }, (_, index) => from + index * length);
}
