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
  closestPoints,
  closestQuotes,
  closestRates,
  DEX_CANDLE_FIELDS,
  DEX_TRADE_FIELDS,
  dayEnds,
  deriveCandles,
  findExtremes,
  firstPoints,
  firstQuotes,
  lastQuotes,
  Snapshots,
  selected,
} from "@market-data/market/store";
import { type MarketOptions, StorageError } from "@market-data/storage";
import { sleep } from "../timeout.ts";
import { readChanges } from "./changes.ts";
import { type Database, type Queries, raw } from "./database.ts";
import { EarlierHistory } from "./earlier-history.ts";
import { isUnreachable } from "./errors.ts";
import { FetchedHistory } from "./fetched-history.ts";
import { onHistory, selectSpan } from "./postgres-history.ts";
import { onRates, onSeries, selectSeries, toLimit } from "./rates-and-series.ts";
import { isSameRevision, readState } from "./stored-state.ts";

/** All nodes show a revision this time after its commit, in ms. Every node has read the revision by then. */
const TURN_MS = 500;
/** The maximum number of reads that wait for a connection. */
const DEFAULT_MAX_QUEUED_READS = 1000;

/** The market in PostgreSQL, with several writers. */
export class PostgresStore implements MarketStore {
  readonly #database: Database;
  readonly #snapshots: Snapshots;
  readonly #maxReads: number;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  /** For a store that follows the market. */
  readonly #earlier: EarlierHistory | undefined;
  #reads = 0;
  #changeDelay = 0;
  #isStale = true;
  /** The current read of the revision or the changes. Each read continues after the previous read. */
  #reading: Promise<unknown> | undefined;

  /** @param database With the tables of the market. The caller closes the database, after the store. */
  constructor(
    database: Database,
    { watch, maxQueuedReads = DEFAULT_MAX_QUEUED_READS, onError = () => {} }: MarketOptions = {},
  ) {
    this.#database = database;
    this.#snapshots = new Snapshots();
    this.#maxReads = maxQueuedReads + database.options.connections;
    this.#onError = onError;
    if (watch === undefined) return;
    this.#earlier = new EarlierHistory();
    this.#timer = setInterval(() => void this.#look(), watch).unref();
  }

  snapshot(): Snapshot | Promise<Snapshot> {
    const { newest } = this.#snapshots;
    return newest === undefined || this.#isStale ? this.refresh() : newest;
  }

  /** Notes a write of this process. The next snapshot contains the write, unless the store follows: then all nodes turn together. */
  changed(): void {
    this.#isStale ||= this.#earlier === undefined;
  }

  /** The time from the commit to the display of the last revision of another process, in ms. */
  get changeDelay(): number {
    return this.#changeDelay;
  }

  /** Reads the current snapshot of the database. */
  async refresh(): Promise<Snapshot> {
    // A read in progress may have begun before the last write.
    while (this.#reading !== undefined) await this.#reading.catch(() => {});
    const { newest } = this.#snapshots;
    if (!this.#isStale && newest !== undefined) return newest;
    this.#isStale = false;
    return this.#alone(async () => {
      try {
        const { turn, committedAt } = await this.#readNext();
        // A starting node must not be ahead of the other nodes.
        if (this.#earlier !== undefined) await sleep(timeToTurn(committedAt));
        return turn();
      } catch (error) {
        this.#isStale = true;
        throw error;
      }
    });
  }

  async candles({ assetId, period, from, to, newest }: CandleQuery): Promise<Candle[]> {
    const span = { assetId, from: Math.ceil(from), to: Math.ceil(to) - 1 };
    const limit = toLimit(newest) ?? undefined;
    return this.#read((sql) => selectSpan(sql, period, span, limit)) as Promise<Candle[]>;
  }

  async derivedCandles(
    assetId: number,
    period: CandlePeriod,
    spans: readonly TimeSpan[],
  ): Promise<DerivedCandle[]> {
    return this.#onHistory((history) => deriveCandles(history, assetId, period, spans));
  }

  async closestQuotes(
    assetId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredQuote | null)[]> {
    return this.#onHistory((history) => closestQuotes(history, assetId, times, tolerance, side));
  }

  async firstQuotes(assetId: number, spans: readonly TimeSpan[]): Promise<(StoredQuote | null)[]> {
    return this.#onHistory((history) => firstQuotes(history, assetId, spans));
  }

  async lastQuotes(
    assetId: number,
    times: readonly number[],
    maxAge: number,
  ): Promise<(StoredQuote | null)[]> {
    return this.#onHistory((history) => lastQuotes(history, assetId, times, maxAge));
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return this.#onHistory((history) => findExtremes(history, assetId, from, to) ?? null);
  }

  async dayEnd(day: number, assetIds: readonly number[], maxAge: number): Promise<DayEnd[]> {
    const { index, origin } = await this.snapshot();
    const pairs = index.pairsByCurrency;
    // The sample market has all pairs from its first day on. For other markets, the number of pairs is unknown.
    const countPairs = (id: number) => (origin === "sample" ? (pairs.get(id)?.length ?? 0) : null);
    return this.#read((sql) =>
      onHistory(sql, (history) => dayEnds(history, assetIds, day, maxAge, countPairs), {
        history: new FetchedHistory(true),
      }),
    );
  }

  async ratesAt(
    fiatId: number,
    times: readonly number[],
    tolerance: number,
    side?: Side,
  ): Promise<(StoredRate | null)[]> {
    return this.#read((sql) =>
      onRates(sql, fiatId, (reader) => closestRates(reader, fiatId, times, tolerance, side)),
    );
  }

  async seriesPoints(query: SeriesQuery): Promise<SeriesPoint[]> {
    return this.#read((sql) => selectSeries(sql, query));
  }

  async closestPoints(
    series: Series,
    times: readonly number[],
    tolerance: number,
  ): Promise<(SeriesPoint | null)[]> {
    return this.#read((sql) =>
      onSeries(sql, series, (reader) => closestPoints(reader, series, times, tolerance)),
    );
  }

  async firstPoints(series: Series, spans: readonly TimeSpan[]): Promise<(SeriesPoint | null)[]> {
    return this.#read((sql) => onSeries(sql, series, (reader) => firstPoints(reader, series, spans)));
  }

  async dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]> {
    return this.#read(
      (sql) => sql<DexTrade[]>`
        SELECT ${raw(selected(DEX_TRADE_FIELDS))} FROM dex_trade
        WHERE network_id = ${networkId} AND contract_address = ${contractAddress}
        ORDER BY time DESC, transaction_hash DESC LIMIT ${limit}`,
    );
  }

  async dexCandles(
    contractAddress: string,
    networkId: number,
    period: CandlePeriod,
    from: number,
    to: number,
    newest?: number,
  ): Promise<DexCandle[]> {
    const rows = await this.#read(
      (sql) => sql<DexCandle[]>`
        SELECT ${raw(selected(DEX_CANDLE_FIELDS))} FROM dex_candle
        WHERE network_id = ${networkId} AND contract_address = ${contractAddress} AND period = ${period}
          AND time_open >= ${Math.ceil(from)} AND time_open < ${Math.ceil(to)}
        ORDER BY time_open DESC LIMIT ${toLimit(newest)}`,
    );
    return rows.reverse();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reading?.catch(() => {});
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const reading = work().finally(() => {
      this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  /** Reads changes, and builds the next snapshot. @returns A function that shows the snapshot, and the time of the commit. */
  async #readNext(): Promise<{ turn: () => Snapshot; committedAt: number }> {
    const { known } = this.#snapshots;
    // The first snapshot is read in small parts, without `earlier`.
    const changes = await readChanges(this.#database, known, known && this.#earlier);
    return { turn: await this.#snapshots.prepare(changes), committedAt: changes.committedAt };
  }

  /** Looks for changes. Until the next snapshot is ready, callers get the last snapshot. */
  async #look(): Promise<void> {
    if (this.#snapshots.newest === undefined || this.#reading !== undefined) return;
    try {
      await this.#alone(async () => {
        const stored = await this.#database.query(readState);
        if (isSameRevision(this.#snapshots.known, stored)) await this.#earlier?.readAhead(this.#database);
        else this.#turnLater(await this.#readNext());
      });
    } catch (error) {
      // The last snapshot stays. The next look tries again.
      this.#isStale = false;
      // The database logs its outages.
      if (!isUnreachable(error)) this.#onError(error);
    }
  }

  /** Shows a snapshot at the same moment as all nodes. Later revisions are read in the meantime. */
  #turnLater({ turn, committedAt }: { turn: () => Snapshot; committedAt: number }): void {
    const turnNow = () => {
      turn();
      this.#changeDelay = Math.max(0, performance.now() - committedAt);
    };
    const wait = timeToTurn(committedAt);
    if (wait > 0) setTimeout(turnNow, wait).unref();
    else turnNow();
  }

  #onHistory<Result>(work: (history: FetchedHistory) => Result): Promise<Result> {
    return this.#read((sql) => onHistory(sql, work));
  }

  /** @throws {StorageError} of the kind `busy` if too many reads wait. */
  async #read<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    if (this.#reads >= this.#maxReads) {
      throw new StorageError("busy", this.#database.location, "has too many queries waiting.");
    }
    this.#reads += 1;
    try {
      return await this.#database.query(work);
    } finally {
      this.#reads -= 1;
    }
  }
}

/** The wait until all nodes show a revision, in ms. */
function timeToTurn(committedAt: number): number {
  return Math.max(0, Math.min(TURN_MS, committedAt + TURN_MS - performance.now()));
}
