import { setImmediate } from "node:timers/promises";
import type { StoredMetrics } from "@market-data/market";
import { earlierMetrics, earlierTimes, type MetricsWithPast, type Revision } from "@market-data/market/store";
import type { Database, Queries } from "./database.ts";
import { FetchedHistory, KINDS } from "./fetched-history.ts";
import { type HistoryOptions, onHistory, selectMetricsSince } from "./postgres-history.ts";
import { findWritten, isSameRevision, readState, type StoredState } from "./stored-state.ts";

/** The number of assets whose past is read together. It bounds the wait of requests and new revisions. */
const ASSETS_AT_ONCE = 500;
/** The number of rows read after a time: enough for the next updates. */
const ROWS_AFTER = 4;
/** The number of rows kept before a time. The previous row completes the opening of an hour. */
const ROWS_BEFORE = 3;
/** The default and maximum time to the next expected update, in ms. */
const DEFAULT_INTERVAL_MS = 60_000;
const MAX_INTERVAL_MS = 10 * DEFAULT_INTERVAL_MS;

/** Adds values of earlier times to metrics. */
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
 * Keeps the history rows for earlier prices from one update of the market to the next, so an update reads few rows. An asset has
 * some dozens of rows, around the earlier times. Before each use, rows written since the last use are forgotten.
 */
export class EarlierHistory {
  #history = new FetchedHistory(true);
  /** The revision of the rows. */
  #known: Revision | undefined;
  /** The Unix time of the last update in ms, and the time since the previous update. */
  #updated = Number.NEGATIVE_INFINITY;
  #interval = DEFAULT_INTERVAL_MS;
  /** The assets whose past is still to be read ahead. Undefined before the first round. */
  #waiting: StoredMetrics[] | undefined;

  /** Adds earlier values to metrics. @param state The state of the market that `sql` reads. */
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
      // Lets requests run, even if no row is missing.
      await setImmediate();
    }
    this.#note(metrics);
    return all;
  }

  /**
   * Reads the rows that the next update of some assets probably needs.
   *
   * @returns Whether more assets remain.
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

  /** Forgets rows that may differ from a state. */
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
