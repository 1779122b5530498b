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
  type Changes,
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
  type Revision,
  Snapshots,
  selected,
} from "@market-data/market/store";
import { type MarketOptions, StorageError } from "@market-data/storage";
import { readChanges } from "./changes.ts";
import { type Database, type Queries, raw } from "./database.ts";
import { isUnreachable } from "./errors.ts";
import { FetchedHistory } from "./fetched-history.ts";
import { onHistory, selectSpan } from "./postgres-history.ts";
import { onRates, onSeries, selectSeries, toLimit } from "./rates-and-series.ts";
import { isSameRevision, readRevision } from "./stored-state.ts";

/** How many reads may wait for a connection, beside those that have one. */
const DEFAULT_MAX_QUEUED_READS = 1000;

/** The market in PostgreSQL, which others may write at the same time. */
export class PostgresStore implements MarketStore {
  readonly #database: Database;
  readonly #snapshots: Snapshots;
  readonly #maxReads: number;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  /** How long to wait for a revision that was seen to be brought by `prepare` before it is read here, in ms. */
  patience = 0;
  /** Since when something else is stored than this. */
  #behind: { readonly known: Revision | undefined; readonly since: number } | undefined;
  #reads = 0;
  #ownReads = 0;
  #isStale = true;
  #isLooking = false;
  #refreshing: Promise<Snapshot> | undefined;

  /** @param database With the tables of the market. It is the caller's to close, after the store. */
  constructor(
    database: Database,
    { watch, maxQueuedReads = DEFAULT_MAX_QUEUED_READS, onError = () => {} }: MarketOptions = {},
  ) {
    this.#database = database;
    this.#snapshots = new Snapshots();
    this.#maxReads = maxQueuedReads + database.options.connections;
    this.#onError = onError;
    if (watch !== undefined) this.#timer = setInterval(() => this.#look(), watch).unref();
  }

  snapshot(): Snapshot | Promise<Snapshot> {
    const { newest } = this.#snapshots;
    return newest === undefined || this.#isStale ? this.refresh() : newest;
  }

  /** Notes that the database changed: the next snapshot is one of the database as it is now. */
  changed(): void {
    this.#isStale = true;
  }

  /** Up to where the newest snapshot knows the database; undefined before the first one. */
  get known(): Revision | undefined {
    return this.#snapshots.known;
  }

  /** How often changes were read here that should have been brought. */
  get ownReads(): number {
    return this.#ownReads;
  }

  /** Builds the next snapshot of the newest one and what changed since, which was read elsewhere. @returns Turns to it. */
  prepare(changes: Changes): Promise<() => void> {
    // All nodes turn at once, a while later: to read it here meanwhile would only make that late.
    this.#behind = undefined;
    return this.#snapshots.prepare(changes);
  }

  /** Reads what changed, whether that is known or not. */
  reread(): Promise<Snapshot> {
    this.changed();
    return this.refresh();
  }

  /** The snapshot of the database as it is now. */
  async refresh(): Promise<Snapshot> {
    // A refresh that runs may have begun before the last write.
    while (this.#refreshing !== undefined) await this.#refreshing.catch(() => {});
    if (!this.#isStale && this.#snapshots.newest !== undefined) return this.#snapshots.newest;
    return this.#refresh();
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
    // The pairs of the sample market are there from its first day on. How many there were of others is not known.
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
    await this.#refreshing?.catch(() => {});
  }

  #refresh(): Promise<Snapshot> {
    this.#isStale = false;
    const { known } = this.#snapshots;
    this.#refreshing = readChanges(this.#database, known)
      .then(async (changes) => {
        const turn = await this.#snapshots.prepare(changes);
        const { known: now, newest } = this.#snapshots;
        // What was applied meanwhile may be newer than what was read.
        const isOlder = now !== known && now?.epoch === changes.epoch && changes.revision <= now.revision;
        return isOlder && newest !== undefined ? newest : turn();
      })
      .catch((error: unknown) => {
        this.#isStale = true;
        throw error;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  /** Meanwhile callers get the last snapshot: it is replaced when the next one is ready. */
  #look(): void {
    const { known } = this.#snapshots;
    if (known === undefined || this.#refreshing !== undefined || this.#isLooking) return;
    this.#isLooking = true;
    this.#database
      .query(readRevision)
      .then(async (stored) => {
        if (!this.#isOverdue(stored) || this.#refreshing !== undefined) return;
        if (this.patience > 0) this.#ownReads += 1;
        await this.#refresh();
      })
      .catch((error: unknown) => {
        // What is shown is shown on; the next look finds that it is old.
        this.#isStale = false;
        // That the server is away is logged where it is asked again and again whether it is there.
        if (!isUnreachable(error)) this.#onError(error);
      })
      .finally(() => {
        this.#isLooking = false;
      });
  }

  /** Whether something else is stored than is known, and for too long nothing was brought. */
  #isOverdue(stored: Revision): boolean {
    const { known } = this.#snapshots;
    if (isSameRevision(known, stored)) {
      this.#behind = undefined;
      return false;
    }
    if (this.#behind?.known !== known) this.#behind = { known, since: performance.now() };
    return performance.now() - (this.#behind?.since ?? 0) >= this.patience;
  }

  #onHistory<Result>(work: (history: FetchedHistory) => Result): Promise<Result> {
    return this.#read((sql) => onHistory(sql, work));
  }

  /** @throws {StorageError} of the kind `busy` where too many wait. */
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
