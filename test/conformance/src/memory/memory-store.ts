import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  CatalogueChange,
  DayEnd,
  DerivedCandle,
  DexCandle,
  DexTrade,
  Extremes,
  HistoryEnds,
  MarketState,
  MarketStore,
  MarketWriter,
  Origin,
  Rate,
  Series,
  SeriesPoint,
  SeriesQuery,
  Side,
  Snapshot,
  SourceKeyId,
  StaleSeries,
  StoredQuote,
  StoredRate,
  TimeSpan,
} from "@market-data/market";
import {
  AtomicWriter,
  type BatchWriter,
  changedTables,
  closestPoints,
  closestQuotes,
  closestRates,
  dayEnds,
  deriveCandles,
  earlierMetrics,
  emptyTables,
  findExtremes,
  firstPoints,
  firstQuotes,
  historyEnds,
  lastQuotes,
  type MetricsWithPast,
  poolKey,
  type RateReader,
  type SeriesReader,
  SnapshotBuilder,
  seriesKey,
  type Tables,
} from "@market-data/market/store";
import { MemoryHistory } from "./memory-history.ts";
import { Timeline } from "./timeline.ts";

/** A market in memory, without persistence. */
export class MemoryStore extends AtomicWriter implements MarketStore, MarketWriter, MarketState {
  readonly #history = new MemoryHistory();
  readonly #rates = new Map<number, Timeline<StoredRate>>();
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
  /** Assets whose metrics or earlier history changed since the last snapshot. */
  readonly #changed = new Set<number>();
  #origin: Origin | undefined;
  #stale: StaleSeries | undefined;
  #changes = 0;
  #snapshot: Snapshot | undefined;
  #version = 0;

  async snapshot(): Promise<Snapshot> {
    this.#snapshot ??= this.#build();
    return this.#snapshot;
  }

  async candles(query: CandleQuery): Promise<Candle[]> {
    return this.#history.candles(query);
  }

  async derivedCandles(
    assetId: number,
    period: CandlePeriod,
    spans: readonly TimeSpan[],
  ): Promise<DerivedCandle[]> {
    return deriveCandles(this.#history, assetId, period, spans);
  }

  async closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredQuote | null)[]> {
    return closestQuotes(this.#history, assetId, times, tolerance, side);
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return firstQuotes(this.#history, assetId, spans);
  }

  async lastQuotes(
    assetId: number,
    times: readonly number[],
    maxAge: number,
  ): Promise<(StoredQuote | null)[]> {
    return lastQuotes(this.#history, assetId, times, maxAge);
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  async dayEnd(day: number, assetIds: readonly number[], maxAge: number): Promise<DayEnd[]> {
    const pairs = (await this.snapshot()).index.pairsByCurrency;
    // The sample market has its pairs from the first day on. For any imported market, earlier counts are unknown.
    const countPairs = (id: number) => (this.#origin === "sample" ? (pairs.get(id)?.length ?? 0) : null);
    return dayEnds(this.#history, assetIds, day, maxAge, countPairs);
  }

  async ratesAt(
    fiatId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredRate | null)[]> {
    return closestRates(this.#rateReader, fiatId, times, tolerance, side);
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

  async staleSeries(): Promise<StaleSeries | undefined> {
    return this.#stale;
  }

  /** All stored data, for comparison, because stores with equal content return equal results. */
  content(): Readonly<Record<string, unknown>> {
    const getAll = <Item>(timelines: ReadonlyMap<unknown, Timeline<Item>>) =>
      new Map([...timelines].map(([key, timeline]) => [key, [...timeline.all()]]));
    return {
      origin: this.#origin,
      staleSeries: this.#stale,
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

  protected write(work: (target: BatchWriter) => void): void {
    work(this.#now);
  }

  /** The operations of the writer. Tables are copied, because returned snapshots never change. */
  readonly #now: BatchWriter = {
    markOrigin: (origin) => {
      if (this.#origin === "import" || this.#origin === origin) return;
      this.#snapshot = undefined;
      this.#origin = origin;
    },
    saveCatalogue: (change) => {
      this.#tables = changedTables(this.#tables, change);
      this.#snapshot = undefined;
    },
    saveMetrics: (metrics) => {
      for (const assetMetrics of metrics) this.#history.setMetrics(assetMetrics);
      this.#touch(metrics.map(({ assetId }) => assetId));
    },
    saveCandles: (assetId, period, candles) => {
      this.#history.putCandles(assetId, period, candles);
      this.#touch([assetId]);
    },
    saveQuotes: (assetId, quotes) => {
      this.#history.putQuotes(assetId, quotes);
      this.#touch([assetId]);
    },
    saveRates: (fiatId, rates) => {
      const timeline = this.#rates.get(fiatId) ?? new Timeline<StoredRate>(({ time }) => time);
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
    removeSeries: (series, { from, to }) => {
      const timeline = new Timeline<SeriesPoint>(({ time }) => time);
      const points = this.#series.get(seriesKey(series))?.all() ?? [];
      timeline.put([...points].filter(({ time }) => time < from || time > to));
      this.#series.set(seriesKey(series), timeline);
    },
    markStale: ({ span, isPartial }) => {
      if (this.#origin === "sample") return;
      this.#changes += 1;
      const before = this.#stale;
      this.#stale = {
        span: unite(before?.span, span),
        isPartial: isPartial ?? before?.isPartial ?? false,
        version: this.#changes,
      };
    },
    markRecorded: (version) => {
      if (this.#stale?.version === version) this.#stale = undefined;
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

/** Sorts trades of the same time by hash, for the same order in all stores. */
function newestFirst(one: DexTrade, other: DexTrade): number {
  return other.time - one.time || (one.transactionHash < other.transactionHash ? 1 : -1);
}

/** Returns the shortest span that contains both spans. */
function unite(one: TimeSpan | undefined, other: TimeSpan | undefined): TimeSpan | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}
