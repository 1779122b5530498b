import { FetchedRows, UNKNOWN } from "./fetched-rows.ts";
import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";

/** Candles of so many periods before and after a time are read together: most of them are asked for next. */
const PERIODS_BEFORE = 2;
const PERIODS_AFTER = 1;

/**
 * The history of one asset, of which nothing is read twice: for several questions at once, about times that are near each
 * other or an asset that has little of it. Nothing may be written meanwhile.
 */
export class RememberedHistory implements HistoryReader {
  readonly #reader: HistoryReader;
  readonly #newest: StoredQuote | undefined;
  readonly #points = new FetchedRows<StoredQuote>(({ time }) => time);
  readonly #candles: Readonly<Record<CandlePeriod, FetchedRows<Candle>>> = {
    daily: new FetchedRows(({ timeOpen }) => timeOpen),
    hourly: new FetchedRows(({ timeOpen }) => timeOpen),
  };

  /** @param newest What the reader has as the asset's newest metrics. */
  constructor(reader: HistoryReader, newest: StoredQuote | undefined) {
    this.#reader = reader;
    this.#newest = newest;
  }

  candles(query: CandleQuery): Candle[] {
    return this.#reader.candles(query);
  }

  points(assetId: number, from: number, to: number): StoredQuote[] {
    return this.#reader.points(assetId, from, to);
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const candles = this.#candlesAround(assetId, period, time);
    const known = candles.at(time);
    if (known !== UNKNOWN) return known;
    const candle = this.#reader.candleAt(assetId, period, time);
    candles.add(toList(candle), candle?.timeOpen ?? Number.NEGATIVE_INFINITY, time);
    return candle;
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    const candles = this.#candlesAround(assetId, period, time);
    const known = candles.after(time);
    if (known !== UNKNOWN) return known;
    const candle = this.#reader.candleAfter(assetId, period, time);
    candles.add(toList(candle), time + 1, candle?.timeOpen ?? Number.POSITIVE_INFINITY);
    return candle;
  }

  pointAt(assetId: number, time: number): StoredQuote | undefined {
    const known = this.#points.at(time);
    if (known !== UNKNOWN) return known;
    const point = this.#reader.pointAt(assetId, time);
    this.#points.add(toList(point), point?.time ?? Number.NEGATIVE_INFINITY, time);
    return point;
  }

  pointAfter(assetId: number, time: number): StoredQuote | undefined {
    const known = this.#points.after(time);
    if (known !== UNKNOWN) return known;
    const point = this.#reader.pointAfter(assetId, time);
    this.#points.add(toList(point), time + 1, point?.time ?? Number.POSITIVE_INFINITY);
    return point;
  }

  newest(): StoredQuote | undefined {
    return this.#newest;
  }

  #candlesAround(assetId: number, period: CandlePeriod, time: number): FetchedRows<Candle> {
    const candles = this.#candles[period];
    if (candles.between(time, time) === UNKNOWN) {
      const from = time - PERIODS_BEFORE * CANDLE_LENGTH[period];
      const to = time + PERIODS_AFTER * CANDLE_LENGTH[period];
      candles.add(this.#reader.candles({ assetId, period, from, to: to + 1 }), from, to);
    }
    return candles;
  }
}

function toList<Row>(row: Row | undefined): Row[] {
  return row === undefined ? [] : [row];
}
