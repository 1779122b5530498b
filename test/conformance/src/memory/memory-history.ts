import type { Candle, CandlePeriod, CandleQuery, StoredMetrics, StoredQuote } from "@market-data/market";
import { type HistoryReader, metricsToQuote } from "@market-data/market/store";
import { Timeline } from "./timeline.ts";

interface AssetHistory {
  readonly daily: Timeline<Candle>;
  readonly hourly: Timeline<Candle>;
  readonly quotes: Timeline<StoredQuote>;
}

/** The history and the newest metrics of assets, in memory. */
export class MemoryHistory implements HistoryReader {
  readonly metrics = new Map<number, StoredMetrics>();
  readonly #histories = new Map<number, AssetHistory>();

  setMetrics(metrics: StoredMetrics): void {
    this.metrics.set(metrics.assetId, metrics);
  }

  putCandles(assetId: number, period: CandlePeriod, candles: readonly Candle[]): void {
    this.#getHistory(assetId)[period].put(candles);
  }

  putQuotes(assetId: number, quotes: readonly StoredQuote[]): void {
    this.#getHistory(assetId).quotes.put(quotes);
  }

  candles({ assetId, period, from, to, newest }: CandleQuery): Candle[] {
    return this.#histories.get(assetId)?.[period].between(from, to, newest) ?? [];
  }

  quotes(assetId: number, from: number, to: number): StoredQuote[] {
    return this.#histories.get(assetId)?.quotes.between(from, to + 1) ?? [];
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#histories.get(assetId)?.[period].at(time);
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#histories.get(assetId)?.[period].after(time);
  }

  quoteAt(assetId: number, time: number): StoredQuote | undefined {
    return this.#histories.get(assetId)?.quotes.at(time);
  }

  quoteAfter(assetId: number, time: number): StoredQuote | undefined {
    return this.#histories.get(assetId)?.quotes.after(time);
  }

  newest(assetId: number): StoredQuote | undefined {
    const metrics = this.metrics.get(assetId);
    return metrics && metricsToQuote(metrics);
  }

  /** The stored candles and quotes by asset. */
  content(): ReadonlyMap<number, unknown> {
    return new Map(
      [...this.#histories].map(([assetId, { daily, hourly, quotes }]) => [
        assetId,
        { daily: [...daily.all()], hourly: [...hourly.all()], quotes: [...quotes.all()] },
      ]),
    );
  }

  #getHistory(assetId: number): AssetHistory {
    const known = this.#histories.get(assetId);
    if (known !== undefined) return known;
    const made = {
      daily: candleTimeline(),
      hourly: candleTimeline(),
      quotes: new Timeline<StoredQuote>(({ time }) => time),
    };
    this.#histories.set(assetId, made);
    return made;
  }
}

function candleTimeline(): Timeline<Candle> {
  return new Timeline<Candle>(({ timeOpen }) => timeOpen);
}
