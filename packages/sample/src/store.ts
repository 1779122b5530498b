import type {
  Candle,
  CandlePeriod,
  CandleQuery,
  DayEnd,
  DerivedCandle,
  DexCandle,
  DexTrade,
  Extremes,
  MarketStore,
  Series,
  SeriesPoint,
  SeriesQuery,
  Side,
  Snapshot,
  StoredQuote,
  StoredRate,
  TimeSpan,
} from "@market-data/market";
import {
  changedTables,
  closestPoints,
  closestQuotes,
  closestRates,
  dayEndsInSteps,
  deriveCandles,
  earlierMetrics,
  emptyTables,
  findExtremes,
  firstPoints,
  firstQuotes,
  lastQuotes,
  type MetricsWithPast,
  type RateReader,
  SnapshotBuilder,
  type Tables,
} from "@market-data/market/store";
import { runTask, type Steps } from "@market-data/scheduler";
import { dynamicCatalogue, staticCatalogue } from "./catalogue/catalogue.ts";
import { type HistoryWindows, historyWindows, MINUTE, newestMinute } from "./clock.ts";
import { SampleHistory } from "./coins/history.ts";
import { metricsAt } from "./coins/metrics.ts";
import { dexCandles } from "./dex/dex-pairs.ts";
import { type Pool, samplePools } from "./dex/dex-pools.ts";
import { dexTrades } from "./dex/dex-trades.ts";
import { rateAt, rateHistory, sampleFiats } from "./fiats.ts";
import { mapInSteps } from "./map-in-steps.ts";
import { SampleSeries } from "./series.ts";

export interface SampleStoreOptions {
  /** The current time as Unix time in ms: a fixed time or a clock. Default: the system clock. */
  readonly now?: number | (() => number);
}

/**
 * The sample market as a store. All stores have the same values at the same time. Values are computed on reading, so
 * the store needs no preparation. A running clock brings new prices every minute. The history begins two years before
 * the creation of the store.
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
  #snapshot: { readonly newest: number; readonly snapshot: Snapshot | Promise<Snapshot> } | undefined;

  constructor(now: () => number) {
    this.#newest = () => newestMinute(now());
    this.#since = this.#newest();
    this.#windows = historyWindows(this.#since);
    this.#history = new SampleHistory(this.#windows, this.#newest);
    this.#series = new SampleSeries(this.#windows, this.#newest);
    this.#rates = rateHistory(this.#windows, this.#newest);
  }

  snapshot(): Snapshot | Promise<Snapshot> {
    const newest = this.#newest();
    if (this.#snapshot?.newest !== newest) {
      // All requests wait for the snapshot.
      const snapshot = runTask(this.#toSnapshot(newest), "urgent");
      this.#snapshot = { newest, snapshot };
    }
    return this.#snapshot.snapshot;
  }

  async candles(query: CandleQuery): Promise<Candle[]> {
    return runTask(this.#history.candlesInSteps(query));
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
    return readEach(times, (part) => closestQuotes(this.#history, assetId, part, tolerance, side));
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return readEach(spans, (part) => firstQuotes(this.#history, assetId, part));
  }

  async lastQuotes(
    assetId: number,
    times: readonly number[],
    maxAge: number,
  ): Promise<(StoredQuote | null)[]> {
    return readEach(times, (part) => lastQuotes(this.#history, assetId, part, maxAge));
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  async dayEnd(day: number, assetIds: readonly number[], maxAge: number): Promise<DayEnd[]> {
    const { index } = await this.snapshot();
    const countPairs = (id: number) => index.pairsByCurrency.get(id)?.length ?? 0;
    return runTask(dayEndsInSteps(this.#history, assetIds, day, maxAge, countPairs));
  }

  async ratesAt(
    fiatId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredRate | null)[]> {
    return closestRates(this.#rates, fiatId, times, tolerance, side);
  }

  async seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]> {
    return runTask(this.#series.pointsInSteps(query));
  }

  async closestPoints(
    series: Series,
    times: readonly number[],
    tolerance: number,
  ): Promise<(SeriesPoint | null)[]> {
    return readEach(times, (part) => closestPoints(this.#series, series, part, tolerance));
  }

  async firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]> {
    return readEach(spans, (part) => firstPoints(this.#series, series, part));
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
    if (pool === undefined) return [];
    const query = { period, from, to, ...(newest !== undefined && { newest }) };
    return runTask(dexCandles(pool, this.#history, query));
  }

  *#toSnapshot(newest: number): Steps<Snapshot> {
    this.#static ??= changedTables(emptyTables(), staticCatalogue(this.#since));
    const tables = changedTables(this.#static, dynamicCatalogue(newest, this.#since));
    const rates = new Map(
      sampleFiats.map((fiat) => [
        fiat.id,
        { fiatId: fiat.id, usd: rateAt(fiat, newest), lastUpdated: newest },
      ]),
    );
    const metrics = new Map<number, MetricsWithPast>();
    for (const assetMetrics of metricsAt(newest)) {
      const { assetId, lastUpdated } = assetMetrics;
      metrics.set(assetId, { ...assetMetrics, ...earlierMetrics(this.#history, assetId, lastUpdated) });
      yield;
    }
    const parts = { ...tables, rates, metrics };
    const snapshot = yield* this.#builder.buildInSteps(parts, newest / MINUTE, "sample");
    // The promise is no longer needed.
    if (this.#snapshot?.newest === newest) this.#snapshot = { newest, snapshot };
    return snapshot;
  }
}

/** Reads many items one after the other, while the thread serves other requests. */
async function readEach<Item, Result>(
  items: readonly Item[],
  read: (part: readonly Item[]) => Result[],
): Promise<Result[]> {
  return (await runTask(mapInSteps(items, (item) => read([item])))).flat();
}

function findPool(contractAddress: string, networkId: number): Pool | undefined {
  return samplePools().find(
    (pool) => pool.contractAddress === contractAddress && pool.networkId === networkId,
  );
}
