import { setImmediate } from "node:timers/promises";
import type { StoredMetrics } from "@market-data/market";
import { earlierMetrics, earlierTimes, type MetricsWithPast, type Revision } from "@market-data/market/store";
import type { Database, Queries } from "./database.ts";
import { FetchedHistory, KINDS } from "./fetched-history.ts";
import { type HistoryOptions, onHistory, selectMetricsSince } from "./postgres-history.ts";
import { findWritten, isSameRevision, readState, type StoredState } from "./stored-state.ts";

/** How many assets' past is read at once. It bounds how long requests and new revisions wait. */
const ASSETS_AT_ONCE = 500;
/** So many rows after a time are read with it, that the next updates need none of their own. */
const ROWS_AFTER = 4;
/** How many rows before a time are kept: an hour's opening is completed from the one before it. */
const ROWS_BEFORE = 3;
/** How long after the last update the next one is expected, in ms, where that is not known yet, and at most. */
const DEFAULT_INTERVAL_MS = 60_000;
const MAX_INTERVAL_MS = 10 * DEFAULT_INTERVAL_MS;

/** Metrics with what history says of the time before them. */
export function addPast(
  sql: Queries,
  metrics: readonly StoredMetrics[],
  options: HistoryOptions,
): Promise<MetricsWithPast[]> {
  const work = (history: FetchedHistory) => addFetchedPast(history, metrics);
  return onHistory(sql, work, options);
}

function addFetchedPast(history: FetchedHistory, metrics: readonly StoredMetrics[]): MetricsWithPast[] {
  for (const one of metrics) history.addMetrics(one.assetId, one);
  return metrics.map((one) => ({ ...one, ...earlierMetrics(history, one.assetId, one.lastUpdated) }));
}

/**
 * The rows of history that earlier prices are taken from, kept from one update of the market to the next, so that few are read
 * before the store turns to an update. Each asset has some dozens of them: those around the times that it looks back to. Before
 * they are used, what was written since is forgotten.
 */
export class EarlierHistory {
  #history = new FetchedHistory(true);
  /** Up to where the rows are as they are stored. */
  #known: Revision | undefined;
  /** When the market was updated last, a Unix time in ms, and how long after the update before. */
  #updated = Number.NEGATIVE_INFINITY;
  #interval = DEFAULT_INTERVAL_MS;
  /** Whose past is to be read ahead; undefined before all of it was. */
  #waiting: StoredMetrics[] | undefined;

  /** Adds the past of metrics, as of a state of the market, which is the one that `sql` reads. */
  async addPast(
    sql: Queries,
    state: StoredState,
    metrics: readonly StoredMetrics[],
  ): Promise<MetricsWithPast[]> {
    this.#turnTo(state);
    const all: MetricsWithPast[] = [];
    for (let start = 0; start < metrics.length; start += ASSETS_AT_ONCE) {
      const some = metrics.slice(start, start + ASSETS_AT_ONCE);
      all.push(...(await addPast(sql, some, { history: this.#history, rowsAfter: ROWS_AFTER })));
      // Where nothing is missing, nothing else would let requests pass.
      await setImmediate();
    }
    this.#note(metrics);
    return all;
  }

  /**
   * Reads for some assets what their next update will most likely need.
   *
   * @returns Whether there are more of them.
   */
  async readAhead(database: Database): Promise<boolean> {
    this.#waiting ??= await database.query((sql) => selectMetricsSince(sql, 0));
    const some = this.#waiting.splice(0, ASSETS_AT_ONCE);
    const next = some.map((one) => ({ ...one, lastUpdated: one.lastUpdated + this.#interval }));
    addFetchedPast(this.#history, next);
    if (this.#history.takeMissing() !== undefined) {
      await database.snapshot(async (sql) => {
        this.#turnTo(await readState(sql, this.#known));
        await addPast(sql, next, { history: this.#history, rowsAfter: ROWS_AFTER });
      });
    }
    for (const { assetId, lastUpdated } of some)
      this.#history.keepAround(assetId, earlierTimes(lastUpdated), ROWS_BEFORE);
    return this.#waiting.length > 0;
  }

  /** Forgets what is not surely as it is in a state. */
  #turnTo(state: StoredState): void {
    const { epoch, revision, commit } = state;
    if (isSameRevision(this.#known, state)) return;
    const written = findWritten(state, this.#known);
    if (written === undefined) this.#history = new FetchedHistory(true);
    else for (const kind of KINDS) this.#history.forgetFrom(kind, written[kind]);
    this.#known = { epoch, revision, commit };
  }

  #note(metrics: readonly StoredMetrics[]): void {
    if (metrics.length === 0) return;
    const updated = metrics.reduce((newest, one) => Math.max(newest, one.lastUpdated), this.#updated);
    const interval = updated - this.#updated;
    if (interval > 0 && interval < MAX_INTERVAL_MS) this.#interval = interval;
    this.#updated = updated;
    if (this.#waiting !== undefined) this.#waiting = [...metrics];
  }
}
