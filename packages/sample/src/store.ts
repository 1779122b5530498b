import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DayEnd,
  DexCandle,
  DexTrade,
  Extremes,
  MarketStore,
  RatePoint,
  Series,
  SeriesPoint,
  SeriesQuery,
  Snapshot,
  StoredQuote,
  TimeSpan,
} from "@market-data/market";
import {
  changedTables,
  closestPoints,
  closestQuotes,
  closestRates,
  dayEnds,
  earlierMetrics,
  emptyTables,
  findExtremes,
  firstPoints,
  firstQuotes,
  type MetricsWithPast,
  type RateReader,
  SnapshotBuilder,
  type Tables,
} from "@market-data/market/store";
import { dynamicCatalogue, staticCatalogue } from "./catalogue/catalogue.ts";
import { type HistoryWindows, historyWindows, MINUTE, newestMinute } from "./clock.ts";
import { sampleCoins } from "./coins/coins.ts";
import { SampleHistory } from "./coins/history.ts";
import { metricsAt } from "./coins/metrics.ts";
import { dexCandles } from "./dex/dex-pairs.ts";
import { type Pool, samplePools } from "./dex/dex-pools.ts";
import { dexTrades } from "./dex/dex-trades.ts";
import { rateAt, rateHistory, sampleFiats } from "./fiats.ts";
import { SampleSeries } from "./series.ts";

export interface SampleStoreOptions {
  /** The current time as Unix time in ms: a fixed one, or a clock. The system clock by default. */
  readonly now?: number | (() => number);
}

/**
 * The sample market as a store: the same for everybody at the same time, and computed when it is read, so that it needs
 * no preparation. With a running clock each minute brings new prices. Its history begins two years before the time at
 * which the store was created.
 */
export function sampleStore({ now = Date.now }: SampleStoreOptions = {}): MarketStore {
  return new SampleStore(typeof now === "number" ? () => now : now);
}

class SampleStore implements MarketStore {
  readonly #newest: () => number;
  readonly #since: number;
  readonly #windows: HistoryWindows;
  readonly #history: SampleHistory;
  readonly #series: SampleSeries;
  readonly #rates: RateReader;
  readonly #builder = new SnapshotBuilder();
  #static: Tables | undefined;
  #snapshot: { readonly newest: number; readonly snapshot: Snapshot } | undefined;

  constructor(now: () => number) {
    this.#newest = () => newestMinute(now());
    this.#since = this.#newest();
    this.#windows = historyWindows(this.#since);
    this.#history = new SampleHistory(this.#windows, this.#newest);
    this.#series = new SampleSeries(this.#windows, this.#newest);
    this.#rates = rateHistory(this.#windows, this.#newest);
  }

  async snapshot(): Promise<Snapshot> {
    const newest = this.#newest();
    if (this.#snapshot?.newest !== newest) this.#snapshot = { newest, snapshot: this.#snapshotOf(newest) };
    return this.#snapshot.snapshot;
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
    const { index } = await this.snapshot();
    const countPairs = (id: number) => index.pairsByCurrency.get(id)?.length ?? 0;
    return dayEnds(this.#history, sampleCoins().traded.keys(), day, countPairs);
  }

  async ratesAt(fiatId: number, times: readonly number[], tolerance: number): Promise<(RatePoint | null)[]> {
    return closestRates(this.#rates, fiatId, times, tolerance);
  }

  async seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]> {
    return this.#series.seriesPoints(query);
  }

  async closestPoints(
    series: Series,
    times: readonly number[],
    tolerance: number,
  ): Promise<(SeriesPoint | null)[]> {
    return closestPoints(this.#series, series, times, tolerance);
  }

  async firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]> {
    return firstPoints(this.#series, series, spans);
  }

  async dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]> {
    const pool = findPool(contractAddress, networkId);
    return pool === undefined ? [] : dexTrades(pool, 0, this.#newest(), limit);
  }

  async dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest?: number,
  ): Promise<DexCandle[]> {
    const pool = findPool(contractAddress, networkId);
    return pool === undefined
      ? []
      : dexCandles(pool, this.#history, { period, from, to, ...(newest !== undefined && { newest }) });
  }

  #snapshotOf(newest: number): Snapshot {
    this.#static ??= changedTables(emptyTables(), staticCatalogue(this.#since));
    const tables = changedTables(this.#static, dynamicCatalogue(newest, this.#since));
    const rates = new Map(
      sampleFiats.map((fiat) => [
        fiat.id,
        { fiatId: fiat.id, usd: rateAt(fiat, newest), lastUpdated: newest },
      ]),
    );
    const metrics = new Map<number, MetricsWithPast>();
    for (const figure of metricsAt(newest)) {
      const { assetId, lastUpdated } = figure;
      metrics.set(assetId, { ...figure, ...earlierMetrics(this.#history, assetId, lastUpdated) });
    }
    return this.#builder.build({ ...tables, rates, metrics }, newest / MINUTE, "sample");
  }
}

function findPool(contractAddress: string, networkId: number): Pool | undefined {
  return samplePools().find(
    (pool) => pool.contractAddress === contractAddress && pool.networkId === networkId,
  );
}
