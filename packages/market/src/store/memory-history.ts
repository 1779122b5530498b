import type { Bar, BarPeriod, BarQuery, Point } from "./history.ts";
import type { HistoryReader } from "./history-reader.ts";
import { getMarketCap } from "./ranking.ts";
import { Timeline } from "./timeline.ts";
import type { NewFigures } from "./writer.ts";

interface AssetHistory {
  readonly daily: Timeline<Bar>;
  readonly hourly: Timeline<Bar>;
  readonly points: Timeline<Point>;
}

/** The history of assets in memory, with their newest figures. */
export class MemoryHistory implements HistoryReader {
  readonly figures = new Map<number, NewFigures>();
  readonly #histories = new Map<number, AssetHistory>();

  assetIds(): Iterable<number> {
    return this.#histories.keys();
  }

  setFigures(figures: NewFigures): void {
    this.figures.set(figures.assetId, figures);
  }

  putBars(assetId: number, period: BarPeriod, bars: readonly Bar[]): void {
    this.#getHistory(assetId)[period].put(bars);
  }

  putPoints(assetId: number, points: readonly Point[]): void {
    this.#getHistory(assetId).points.put(points);
  }

  bars({ assetId, period, from, to, newest }: BarQuery): Bar[] {
    return this.#histories.get(assetId)?.[period].between(from, to, newest) ?? [];
  }

  points(assetId: number, from: number, to: number): Point[] {
    return this.#histories.get(assetId)?.points.between(from, to + 1) ?? [];
  }

  barAt(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    return this.#histories.get(assetId)?.[period].at(time);
  }

  barAfter(assetId: number, period: BarPeriod, time: number): Bar | undefined {
    return this.#histories.get(assetId)?.[period].after(time);
  }

  pointAt(assetId: number, time: number): Point | undefined {
    return this.#histories.get(assetId)?.points.at(time);
  }

  pointAfter(assetId: number, time: number): Point | undefined {
    return this.#histories.get(assetId)?.points.after(time);
  }

  newest(assetId: number): Point | undefined {
    const figures = this.figures.get(assetId);
    return figures && toPoint(figures);
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
      daily: barTimeline(),
      hourly: barTimeline(),
      points: new Timeline<Point>(({ time }) => time),
    };
    this.#histories.set(assetId, made);
    return made;
  }
}

/** The newest figures of an asset, as a quote of their moment. */
export function toPoint(figures: NewFigures): Point {
  const { lastUpdated, price, volume24h, circulatingSupply, totalSupply } = figures;
  const marketCap = getMarketCap(price, circulatingSupply);
  return { time: lastUpdated, price, volume24h, marketCap, circulatingSupply, totalSupply };
}

function barTimeline(): Timeline<Bar> {
  return new Timeline<Bar>(({ timeOpen }) => timeOpen);
}
