import type { DatabaseSync, StatementSync } from "node:sqlite";
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
  CANDLE_LENGTH,
  finishInTurns,
  Snapshots,
  unpackDayEnds,
  unpackMetricsInTurns,
} from "@market-data/market/store";
import { DEFAULT_READER_LIMITS, type MarketOptions } from "../backend.ts";
import { DiskWaits } from "./disk-waits.ts";
import { withStorageErrors } from "./errors.ts";
import { MarketReader, type ReaderMethod } from "./market-reader.ts";
import { writeMetricsCache } from "./metrics-cache.ts";
import { openReader } from "./open.ts";
import { readAll } from "./read-all.ts";
import { ReaderPool } from "./reader-pool.ts";

/** What takes about a millisecond, where it is in memory. What takes longer is read by another thread. */
const ROWS_PER_MS = 800;
const LOOKUPS_PER_MS = 64;
/** They are as JSON, which takes longer than rows of numbers. */
const SERIES_POINTS_PER_MS = 200;
/** As many points as a series has in a day, where one is written every minute. */
const SERIES_POINTS_PER_DAY = 1440;
const SPAN_PER_MS = 90 * 86_400_000;
/** About what one asset's end of a day takes: its candles, and its prices before. */
const DAY_ENDS_PER_MS = 25;

/**
 * The market in a database file, which others may write at the same time. Short queries are run here, within a fraction
 * of a millisecond; long ones, and all while they have to wait for the disk, by other threads.
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
  #readingRest: Promise<void> | undefined;

  /**
   * @param file Of a database that `openDatabase` opened once.
   * @param writable A connection to it, by which metrics are cached for the next start; where absent, they are not.
   * @throws {StorageError}
   */
  constructor(
    file: string,
    { watch, after = 0, onError = () => {}, ...options }: MarketOptions = {},
    writable?: DatabaseSync,
  ) {
    const { readerThreads: threads, maxQueuedReads: maxQueued } = { ...DEFAULT_READER_LIMITS, ...options };
    this.#file = file;
    this.#writable = writable;
    this.#snapshots = new Snapshots(after);
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

  /** Notes that the database changed: the next snapshot is one of the database as it is now. */
  changed(): void {
    this.#isStale = true;
  }

  /** The snapshot of the database as it is now. */
  async refresh(): Promise<Snapshot> {
    // A refresh that runs may have begun before the last write.
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

  async closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
  ): Promise<(StoredQuote | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "closestQuotes", assetId, times, tolerance);
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return this.#read(spans.length / LOOKUPS_PER_MS, "firstQuotes", assetId, spans);
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return this.#read((to - from) / SPAN_PER_MS, "extremes", assetId, from, to);
  }

  async dayEnd(day: number): Promise<DayEnd[]> {
    const { index, assets, origin } = await this.snapshot();
    const ends = unpackDayEnds(await this.#pool.run(assets.size / DAY_ENDS_PER_MS, "dayEnd", day));
    // The pairs of the sample market are there from its first day on. How many there were of others is not known.
    if (origin !== "sample") return ends;
    const pairs = index.pairsByCurrency;
    return ends.map((end) => ({ ...end, numMarketPairs: pairs.get(end.assetId)?.length ?? 0 }));
  }

  async ratesAt(fiatId: number, times: readonly number[], tolerance: number): Promise<(RatePoint | null)[]> {
    return this.#read(times.length / LOOKUPS_PER_MS, "ratesAt", fiatId, times, tolerance);
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
    await this.#readingRest;
    this.#cacheMetrics();
    this.#database.close();
  }

  /** The first snapshot is needed before any query, so it is read here, without waiting for a thread. */
  #first(): Snapshot {
    this.#isStale = false;
    this.#seen = this.#version();
    const first = this.#snapshots.apply(readAll(this.#file));
    this.#cacheMetrics();
    this.#readingRest = finishInTurns(this.#snapshots.readRest()).catch(this.#onError);
    return first;
  }

  /** Of the newest snapshot: as soon as there is one, because it may have taken long, and at the end. */
  #cacheMetrics(): void {
    const { known, newest } = this.#snapshots;
    if (this.#writable === undefined || known === undefined || newest === undefined) return;
    writeMetricsCache(this.#writable, known, newest.metrics);
  }

  async #refreshed(): Promise<Snapshot> {
    this.#isStale = false;
    try {
      const { known } = this.#snapshots;
      const { metrics, ...changes } = await this.#pool.run(0, "packedChangesSince", known);
      const turn = await this.#snapshots.prepare({
        ...changes,
        metrics: await unpackMetricsInTurns(metrics),
      });
      return turn();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  /** Meanwhile callers get the last snapshot: it is replaced when the next one is ready. */
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
   * Reads here what is short, and in another thread what is long, or is to wait for the disk: here, all requests would wait with it.
   *
   * @param length How long it takes, about, in ms, where it need not wait.
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
