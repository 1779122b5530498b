import type { Candle, CandlePeriod, CandleQuery, StoredQuote } from "./history.ts";
import type { HistoryReader } from "./history-reader.ts";
import { getMarketCap } from "./ranking.ts";
import { Timeline } from "./timeline.ts";
import type { NewMetrics } from "./writer.ts";

interface AssetHistory {
  readonly daily: Timeline<Candle>;
  readonly hourly: Timeline<Candle>;
  readonly points: Timeline<StoredQuote>;
}

/** The history of assets in memory, with their newest metrics. */
export class MemoryHistory implements HistoryReader {
  readonly metrics = new Map<number, NewMetrics>();
  readonly #histories = new Map<number, AssetHistory>();

  assetIds(): Iterable<number> {
    return this.#histories.keys();
  }

  setMetrics(metrics: NewMetrics): void {
    this.metrics.set(metrics.assetId, metrics);
  }

  putCandles(assetId: number, period: CandlePeriod, candles: readonly Candle[]): void {
    this.#getHistory(assetId)[period].put(candles);
  }

  putPoints(assetId: number, points: readonly StoredQuote[]): void {
    this.#getHistory(assetId).points.put(points);
  }

  candles({ assetId, period, from, to, newest }: CandleQuery): Candle[] {
    return this.#histories.get(assetId)?.[period].between(from, to, newest) ?? [];
  }

  points(assetId: number, from: number, to: number): StoredQuote[] {
    return this.#histories.get(assetId)?.points.between(from, to + 1) ?? [];
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#histories.get(assetId)?.[period].at(time);
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#histories.get(assetId)?.[period].after(time);
  }

  pointAt(assetId: number, time: number): StoredQuote | undefined {
    return this.#histories.get(assetId)?.points.at(time);
  }

  pointAfter(assetId: number, time: number): StoredQuote | undefined {
    return this.#histories.get(assetId)?.points.after(time);
  }

  newest(assetId: number): StoredQuote | undefined {
    const metrics = this.metrics.get(assetId);
    return metrics && toQuote(metrics);
  }

  /** Everything that is stored, by asset. */
  content(): ReadonlyMap<number, unknown> {
    return new Map(
      [...this.#histories].map(([assetId, { daily, hourly, points }]) => [
        assetId,
        { daily: [...daily.all()], hourly: [...hourly.all()], points: [...points.all()] },
      ]),
    );
  }

  #getHistory(assetId: number): AssetHistory {
    const known = this.#histories.get(assetId);
    if (known !== undefined) return known;
    const made = {
      daily: candleTimeline(),
      hourly: candleTimeline(),
      points: new Timeline<StoredQuote>(({ time }) => time),
    };
    this.#histories.set(assetId, made);
    return made;
  }
}

/** The newest metrics of an asset, as a quote of their moment. */
export function toQuote(metrics: NewMetrics): StoredQuote {
  const { lastUpdated, price, volume24h, circulatingSupply, totalSupply } = metrics;
  const marketCap = getMarketCap(price, circulatingSupply);
  return { time: lastUpdated, price, volume24h, marketCap, circulatingSupply, totalSupply };
}

function candleTimeline(): Timeline<Candle> {
  return new Timeline<Candle>(({ timeOpen }) => timeOpen);
}
