import { FetchedRows, UNKNOWN } from "./fetched-rows.ts";
import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "./history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "./history-reader.ts";

/** The numbers of periods before and after a time whose candles are read together, because most are needed next. */
const PERIODS_BEFORE = 2;
const PERIODS_AFTER = 1;

/**
 * Caches the history of one asset, so that each row is read at most once. For several queries about nearby times, or
 * about an asset with little history. Nothing may be written meanwhile.
 */
export class RememberedHistory implements HistoryReader {
  readonly #reader: HistoryReader;
  readonly #newest: StoredQuote | undefined;
  readonly #quotes = new FetchedRows<StoredQuote>(({ time }) => time);
  readonly #candles: Readonly<Record<CandlePeriod, FetchedRows<Candle>>> = {
    daily: new FetchedRows(({ timeOpen }) => timeOpen),
    hourly: new FetchedRows(({ timeOpen }) => timeOpen),
  };

  /** @param newest The asset's newest metrics in the reader. */
  constructor(reader: HistoryReader, newest: StoredQuote | undefined) {
    this.#reader = reader;
    this.#newest = newest;
  }

  candles(query: CandleQuery): Candle[] {
    return this.#reader.candles(query);
  }

  quotes(assetId: number, from: number, to: number): StoredQuote[] {
    return this.#reader.quotes(assetId, from, to);
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

  quoteAt(assetId: number, time: number): StoredQuote | undefined {
    const known = this.#quotes.at(time);
    if (known !== UNKNOWN) return known;
    const quote = this.#reader.quoteAt(assetId, time);
    this.#quotes.add(toList(quote), quote?.time ?? Number.NEGATIVE_INFINITY, time);
    return quote;
  }

  quoteAfter(assetId: number, time: number): StoredQuote | undefined {
    const known = this.#quotes.after(time);
    if (known !== UNKNOWN) return known;
    const quote = this.#reader.quoteAfter(assetId, time);
    this.#quotes.add(toList(quote), time + 1, quote?.time ?? Number.POSITIVE_INFINITY);
    return quote;
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
