import type { Rate } from "./asset-metrics.ts";
import { type MetricsWithPast, SnapshotBuilder } from "./build-snapshot.ts";
import { dayEnds } from "./day-ends.ts";
import type { DexCandle, DexTrade } from "./dex.ts";
import { earlierMetrics } from "./earlier.ts";
import { findExtremes } from "./extremes.ts";
import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DayEnd,
  RatePoint,
  StoredQuote,
  TimeSpan,
} from "./history.ts";
import { MemoryHistory } from "./memory-history.ts";
import { closestQuotes, firstQuotes } from "./quotes.ts";
import { closestRates, type RateReader } from "./rates.ts";
import {
  closestPoints,
  firstPoints,
  type Series,
  type SeriesPoint,
  type SeriesQuery,
  type SeriesReader,
  seriesKey,
} from "./series.ts";
import type { Snapshot } from "./snapshot.ts";
import { type HistoryEnds, historyEnds, type MarketState } from "./state.ts";
import type { Extremes, MarketStore } from "./store.ts";
import { changedTables, emptyTables, poolKey, type Tables } from "./tables.ts";
import { Timeline } from "./timeline.ts";
import { AtomicWriter, type BatchWriter } from "./write-batch.ts";
import type { CatalogueChange, MarketWriter, Origin, SourceKeyId } from "./writer.ts";

/** A market in memory, gone with the process. */
export class MemoryStore extends AtomicWriter implements MarketStore, MarketWriter, MarketState {
  readonly #history = new MemoryHistory();
  readonly #rates = new Map<number, Timeline<RatePoint>>();
  readonly #rateReader: RateReader = {
    rateAt: (fiatId, time) => this.#rates.get(fiatId)?.at(time),
    rateAfter: (fiatId, time) => this.#rates.get(fiatId)?.after(time),
  };
  readonly #series = new Map<string, Timeline<SeriesPoint>>();
  readonly #seriesReader: SeriesReader = {
    seriesPoints: ({ from, to, newest, ...series }) =>
      this.#series.get(seriesKey(series))?.between(from, to, newest) ?? [],
    seriesPointAt: (series, time) => this.#series.get(seriesKey(series))?.at(time),
    seriesPointAfter: (series, time) => this.#series.get(seriesKey(series))?.after(time),
  };
  readonly #dexCandles = new Map<string, Timeline<DexCandle>>();
  readonly #dexTrades = new Map<string, Map<string, DexTrade>>();
  readonly #sourceKeys = new Map<string, SourceKeyId>();
  readonly #builder = new SnapshotBuilder();
  #tables: Tables = emptyTables();
  #past = new Map<number, MetricsWithPast>();
  /** Assets whose metrics, or the history before them, changed since the last snapshot. */
  readonly #changed = new Set<number>();
  #origin: Origin | undefined;
  #snapshot: Snapshot | undefined;
  #version = 0;

  async snapshot(): Promise<Snapshot> {
    this.#snapshot ??= this.#build();
    return this.#snapshot;
  }

  async candles(query: CandleQuery): Promise<Candle[]> {
    return this.#history.candles(query);
  }

  async closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
  ): Promise<(StoredQuote | null)[]> {
    return closestQuotes(this.#history, assetId, times, tolerance);
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return firstQuotes(this.#history, assetId, spans);
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  async dayEnd(day: number): Promise<DayEnd[]> {
    const pairs = (await this.snapshot()).index.pairsByCurrency;
    // The pairs of the sample market are there from its first day on. How many there were of others is not known.
    const countPairs = (id: number) => (this.#origin === "sample" ? (pairs.get(id)?.length ?? 0) : null);
    return dayEnds(this.#history, this.#history.assetIds(), day, countPairs);
  }

  async ratesAt(fiatId: number, times: readonly number[], tolerance: number): Promise<(RatePoint | null)[]> {
    return closestRates(this.#rateReader, fiatId, times, tolerance);
  }

  async seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]> {
    return this.#seriesReader.seriesPoints(query);
  }

  async closestPoints(
    series: Series,
    times: readonly number[],
    tolerance: number,
  ): Promise<(SeriesPoint | null)[]> {
    return closestPoints(this.#seriesReader, series, times, tolerance);
  }

  async firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]> {
    return firstPoints(this.#seriesReader, series, spans);
  }

  async dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]> {
    const trades = this.#dexTrades.get(poolKey(contractAddress, networkId)) ?? new Map<string, DexTrade>();
    return [...trades.values()].sort(newestFirst).slice(0, limit);
  }

  async dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest?: number,
  ): Promise<DexCandle[]> {
    const candles = this.#dexCandles.get(`${poolKey(contractAddress, networkId)} ${period}`);
    return candles?.between(from, to, newest) ?? [];
  }

  async origin(): Promise<Origin | undefined> {
    return this.#origin;
  }

  async newestUpdate(): Promise<number | undefined> {
    const times = [...this.#history.metrics.values()].map(({ lastUpdated }) => lastUpdated);
    return times.length === 0 ? undefined : times.reduce((one, other) => Math.max(one, other));
  }

  async catalogue(): Promise<CatalogueChange> {
    const { trends, rates: _, ...tables } = this.#tables;
    const lists = Object.entries(tables).map(([part, table]) => [
      part,
      Array.from<readonly [unknown, unknown], unknown>(table, ([, entry]) => entry),
    ]);
    return { ...Object.fromEntries(lists), ...(trends === undefined ? {} : { trends }) };
  }

  async sourceKeys(): Promise<SourceKeyId[]> {
    return [...this.#sourceKeys.values()];
  }

  async historyEnds(assetIds: readonly number[]): Promise<ReadonlyMap<number, HistoryEnds>> {
    const { metrics } = this.#history;
    return new Map(assetIds.map((id) => [id, historyEnds(this.#history, id, metrics.get(id))]));
  }

  /** Everything that is stored, for comparison: two stores with equal content give equal results. */
  content(): Readonly<Record<string, unknown>> {
    const getAll = <Item>(timelines: ReadonlyMap<unknown, Timeline<Item>>) =>
      new Map([...timelines].map(([key, timeline]) => [key, [...timeline.all()]]));
    return {
      origin: this.#origin,
      sourceKeys: new Map(this.#sourceKeys),
      tables: this.#tables,
      metrics: new Map(this.#history.metrics),
      history: this.#history.content(),
      rates: getAll(this.#rates),
      series: getAll(this.#series),
      dexCandles: getAll(this.#dexCandles),
      dexTrades: new Map([...this.#dexTrades].map(([pool, trades]) => [pool, new Map(trades)])),
    };
  }

  async markOrigin(origin: Origin): Promise<Origin> {
    if (this.#origin === undefined) this.#snapshot = undefined;
    this.#origin ??= origin;
    return this.#origin;
  }

  protected write(work: (target: BatchWriter) => void): void {
    work(this.#now);
  }

  /** What each call of the writer does. A snapshot that was handed out stays as it is: tables are copied. */
  readonly #now: BatchWriter = {
    saveCatalogue: (change) => {
      this.#tables = changedTables(this.#tables, change);
      this.#snapshot = undefined;
    },
    saveMetrics: (metrics) => {
      for (const figure of metrics) this.#history.setMetrics(figure);
      this.#touch(metrics.map(({ assetId }) => assetId));
    },
    saveCandles: (assetId, period, candles) => {
      this.#history.putCandles(assetId, period, candles);
      this.#touch([assetId]);
    },
    saveQuotes: (assetId, points) => {
      this.#history.putPoints(assetId, points);
      this.#touch([assetId]);
    },
    saveRates: (fiatId, rates) => {
      const timeline = this.#rates.get(fiatId) ?? new Timeline<RatePoint>(({ time }) => time);
      timeline.put(rates);
      this.#rates.set(fiatId, timeline);
      const newest = timeline.last();
      if (newest === undefined) return;
      const rate: Rate = { fiatId, usd: newest.usd, lastUpdated: newest.time };
      this.#tables = { ...this.#tables, rates: new Map(this.#tables.rates).set(fiatId, rate) };
      this.#snapshot = undefined;
    },
    saveDexCandles: (contractAddress, networkId, period, candles) => {
      const key = `${poolKey(contractAddress, networkId)} ${period}`;
      const timeline = this.#dexCandles.get(key) ?? new Timeline<DexCandle>(({ timeOpen }) => timeOpen);
      timeline.put(candles);
      this.#dexCandles.set(key, timeline);
    },
    saveDexTrades: (contractAddress, networkId, trades) => {
      const key = poolKey(contractAddress, networkId);
      const known = this.#dexTrades.get(key) ?? new Map<string, DexTrade>();
      for (const trade of trades) known.set(trade.transactionHash, trade);
      this.#dexTrades.set(key, known);
    },
    saveSeries: (series, points) => {
      const key = seriesKey(series);
      const timeline = this.#series.get(key) ?? new Timeline<SeriesPoint>(({ time }) => time);
      timeline.put(points);
      this.#series.set(key, timeline);
    },
    saveSourceKeys: (keys) => {
      for (const key of keys) this.#sourceKeys.set(JSON.stringify([key.kind, key.source, key.key]), key);
    },
  };

  #touch(assetIds: readonly number[]): void {
    for (const id of assetIds) if (this.#history.metrics.has(id)) this.#changed.add(id);
    if (this.#changed.size > 0) this.#snapshot = undefined;
  }

  #build(): Snapshot {
    if (this.#changed.size > 0) this.#past = new Map(this.#past);
    for (const id of this.#changed) {
      const metrics = this.#history.metrics.get(id);
      if (metrics === undefined) continue;
      this.#past.set(id, { ...metrics, ...earlierMetrics(this.#history, id, metrics.lastUpdated) });
    }
    this.#changed.clear();
    this.#version += 1;
    return this.#builder.build({ ...this.#tables, metrics: this.#past }, this.#version, this.#origin);
  }
}

/** Trades of one moment follow their hashes, so that every store lists the same. */
function newestFirst(one: DexTrade, other: DexTrade): number {
  return other.time - one.time || (one.transactionHash < other.transactionHash ? 1 : -1);
}
