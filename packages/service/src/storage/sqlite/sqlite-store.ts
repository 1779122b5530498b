import type { DatabaseSync, StatementSync } from "node:sqlite";
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
import { CANDLE_LENGTH, Snapshots, unpackDayEnds, unpackMetricsInSteps } from "@market-data/market/store";
import { runTask } from "@market-data/scheduler";
import { DEFAULT_READER_LIMITS, type MarketOptions } from "@market-data/storage";
import { DiskWaits } from "./disk-waits.ts";
import { withStorageErrors } from "./errors.ts";
import { MarketReader, type ReaderMethod } from "./market-reader.ts";
import { writeMetricsCache } from "./metrics-cache.ts";
import { openReader } from "./open.ts";
import { readAll } from "./read-all.ts";
import { ReaderPool } from "./reader-pool.ts";

/** The work of about a millisecond in memory. Longer reads go to another thread. */
const ROWS_PER_MS = 800;
const LOOKUPS_PER_MS = 64;
/** The typical distance between quotes of a dense source, in ms. */
const QUOTE_DISTANCE = 5 * 60_000;
/** Series are JSON, which takes longer than rows of numbers. */
const SERIES_POINTS_PER_MS = 200;
/** The number of points in a day of a series with one point per minute. */
const SERIES_POINTS_PER_DAY = 1440;
const SPAN_PER_MS = 90 * 86_400_000;
/** An asset's end of day needs candles and earlier prices. */
const DAY_ENDS_PER_MS = 25;

/**
 * The market in a database file. Other processes may write the file meanwhile. Short queries run in this thread within
 * a fraction of a millisecond. Long queries, and all queries during disk waits, run in other threads.
 */
export class SqliteStore implements MarketStore {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #writable: DatabaseSync | undefined;
  readonly #reader: MarketReader;
  readonly #pool: ReaderPool;
  readonly #snapshots: Snapshots;
  readonly #dataVersion: StatementSync;
  readonly #diskWaits = new DiskWaits();
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  #seen: number | undefined;
  #isStale = false;
  #refreshing: Promise<Snapshot> | undefined;

  /**
   * @param file A database that `openDatabase` has opened once.
   * @param writable A connection for caching metrics for the next start. Without it, metrics are not cached.
   * @throws {StorageError}
   */
  constructor(
    file: string,
    { watch, onError = () => {}, ...options }: MarketOptions = {},
    writable?: DatabaseSync,
  ) {
    const { readerThreads: threads, maxQueuedReads: maxQueued } = { ...DEFAULT_READER_LIMITS, ...options };
    this.#file = file;
    this.#writable = writable;
    this.#snapshots = new Snapshots();
    this.#database = openReader(file);
    this.#reader = new MarketReader(this.#database);
    this.#pool = new ReaderPool(file, { threads, maxQueued });
    this.#dataVersion = this.#database.prepare("PRAGMA data_version");
    this.#onError = onError;
    if (watch !== undefined) this.#timer = setInterval(() => this.#look(), watch).unref();
  }

  snapshot(): Snapshot | Promise<Snapshot> {
    const { newest } = this.#snapshots;
    if (newest === undefined) return this.#first();
    return this.#isStale ? this.refresh() : newest;
  }

  /** Notes a change of the database: the next snapshot reads the current state. */
  changed(): void {
    this.#isStale = true;
  }

  /** Returns a snapshot of the current database. */
  async refresh(): Promise<Snapshot> {
    // A running refresh may have started before the last write.
    while (this.#refreshing !== undefined) await this.#refreshing;
    if (!this.#isStale && this.#snapshots.newest !== undefined) return this.#snapshots.newest;
    this.#refreshing = this.#refreshed();
    try {
      return await this.#refreshing;
    } finally {
      this.#refreshing = undefined;
    }
  }

  async candles(query: CandleQuery): Promise<Candle[]> {
    const { period, from, to, newest = Number.POSITIVE_INFINITY } = query;
    const rows = Math.min(newest, (to - from) / CANDLE_LENGTH[period]);
    return this.#read(rows / ROWS_PER_MS, "candles", query);
  }

  async derivedCandles(
    assetId: number,
    period: CandlePeriod,
    spans: readonly TimeSpan[],
  ): Promise<DerivedCandle[]> {
    const quotes = spans.reduce((sum, { from, to }) => sum + (to - from) / QUOTE_DISTANCE, 0);
    return this.#read(quotes / ROWS_PER_MS, "derivedCandles", assetId, period, spans);
  }

  async closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredQuote | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "closestQuotes", assetId, times, tolerance, side);
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return this.#read(spans.length / LOOKUPS_PER_MS, "firstQuotes", assetId, spans);
  }

  async lastQuotes(
    assetId: number,
    times: readonly number[],
    maxAge: number,
  ): Promise<(StoredQuote | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "lastQuotes", assetId, times, maxAge);
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return this.#read((to - from) / SPAN_PER_MS, "extremes", assetId, from, to);
  }

  async dayEnd(day: number, assetIds: readonly number[], maxAge: number): Promise<DayEnd[]> {
    const { index, origin } = await this.snapshot();
    const length = assetIds.length / DAY_ENDS_PER_MS;
    const ends = unpackDayEnds(await this.#pool.run(length, "dayEnd", day, assetIds, maxAge));
    // The sample market has all pairs from its first day. Past numbers of pairs in other markets are unknown.
    if (origin !== "sample") return ends;
    const pairs = index.pairsByCurrency;
    return ends.map((end) => ({ ...end, numMarketPairs: pairs.get(end.assetId)?.length ?? 0 }));
  }

  async ratesAt(
    fiatId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredRate | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "ratesAt", fiatId, times, tolerance, side);
  }

  async seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]> {
    const { from, to, newest = Number.POSITIVE_INFINITY } = query;
    const points = Math.min(newest, ((to - from) / CANDLE_LENGTH.daily) * SERIES_POINTS_PER_DAY);
    return this.#read(points / SERIES_POINTS_PER_MS, "seriesPoints", query);
  }

  async closestPoints(
    series: Series,
    times: readonly number[],
    tolerance: number,
  ): Promise<(SeriesPoint | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "closestPoints", series, times, tolerance);
  }

  async firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]> {
    return this.#read(spans.length / LOOKUPS_PER_MS, "firstPoints", series, spans);
  }

  async dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]> {
    return this.#read(limit / ROWS_PER_MS, "dexTrades", contractAddress, networkId, limit);
  }

  async dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest = Number.POSITIVE_INFINITY,
  ): Promise<DexCandle[]> {
    const rows = Math.min(newest, (to - from) / CANDLE_LENGTH[period]);
    const query = [contractAddress, networkId, period, from, to, newest] as const;
    return this.#read(rows / ROWS_PER_MS, "dexCandles", ...query);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.close();
    this.#cacheMetrics();
    this.#database.close();
  }

  /** Reads the first snapshot in this thread, because every query needs a snapshot. */
  #first(): Snapshot {
    this.#isStale = false;
    this.#seen = this.#version();
    const first = this.#snapshots.apply(readAll(this.#file));
    this.#cacheMetrics();
    return first;
  }

  /** Caches the newest snapshot's metrics: after the first snapshot, which may have taken long, and on close. */
  #cacheMetrics(): void {
    const { newestRevision, newest } = this.#snapshots;
    if (this.#writable === undefined || newestRevision === undefined || newest === undefined) return;
    writeMetricsCache(this.#writable, newestRevision, newest.metrics);
  }

  async #refreshed(): Promise<Snapshot> {
    this.#isStale = false;
    try {
      const { known } = this.#snapshots;
      const { metrics, ...changes } = await this.#pool.run(0, "packedChangesSince", known);
      const turn = await this.#snapshots.prepare({
        ...changes,
        metrics: await runTask(unpackMetricsInSteps(metrics), "urgent"),
      });
      return turn();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  /** Meanwhile callers get the last snapshot, until the next snapshot is ready. */
  #look(): void {
    if (this.#snapshots.newest === undefined || this.#refreshing !== undefined) return;
    try {
      const version = this.#version();
      if (version === this.#seen) return;
      this.#seen = version;
      this.#refreshing = this.#refreshed();
    } catch (error) {
      this.#onError(error);
      return;
    }
    this.#refreshing
      .catch((error: unknown) => {
        this.#isStale = false;
        this.#seen = undefined;
        this.#onError(error);
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
  }

  #version(): number {
    return this.#here(() => (this.#dataVersion.get() as { data_version: number }).data_version);
  }

  #here<Result>(work: () => Result): Result {
    return withStorageErrors(this.#file, work);
  }

  /**
   * Runs short reads in this thread, and long reads or reads with disk waits in another: here they would block all
   * requests.
   *
   * @param length The estimated duration without disk waits, in ms.
   */
  async #read<Method extends ReaderMethod>(
    length: number,
    method: Method,
    ...args: Parameters<MarketReader[Method]>
  ): Promise<ReturnType<MarketReader[Method]>> {
    if (length > 1) return this.#pool.run(length, method, ...args);
    if (this.#diskWaits.areExpected) {
      const result = await this.#pool.run(length, method, ...args);
      this.#diskWaits.noteElsewhere();
      return result;
    }
    const read = this.#reader[method] as (...args: unknown[]) => ReturnType<MarketReader[Method]>;
    return this.#here(() => this.#diskWaits.read(() => read.apply(this.#reader, args)));
  }
}
