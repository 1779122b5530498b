import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CatalogueChange, MarketPair, Origin, Rate } from "@market-data/market";
import {
  type Changes,
  catalogueKeys,
  earlierMetrics,
  forEachInSteps,
  type RankableMetrics,
  RememberedHistory,
  type Revision,
  type Steps,
  toQuote,
} from "@market-data/market/store";
import { type CachedMetrics, readMetricsCache } from "./metrics-cache.ts";
import { SqliteHistory } from "./sqlite-history.ts";

/** An entry of the catalogue, and the revision that it was saved with. */
interface SavedEntry {
  readonly entry: unknown;
  readonly saved: number;
}

function inOrder(entries: readonly SavedEntry[]): unknown[] {
  return [...entries].sort((one, other) => one.saved - other.saved).map(({ entry }) => entry);
}

/** Finds what changed in a database. */
export class ChangeReader {
  readonly #database: DatabaseSync;
  readonly #history: SqliteHistory;
  readonly #state: StatementSync;
  readonly #entries: StatementSync;
  readonly #allEntries: StatementSync;
  readonly #allButPairs: StatementSync;
  readonly #pairs: StatementSync;
  readonly #pairChange: StatementSync;
  readonly #assets: StatementSync;
  readonly #rates: StatementSync;

  constructor(database: DatabaseSync, history = new SqliteHistory(database)) {
    this.#database = database;
    this.#history = history;
    this.#state = database.prepare("SELECT epoch, revision, origin FROM state");
    this.#entries = database.prepare("SELECT part, facts, revision FROM catalogue WHERE revision > ?");
    this.#allEntries = database.prepare("SELECT part, facts, revision FROM catalogue");
    this.#allButPairs = database.prepare(
      "SELECT part, facts, revision FROM catalogue WHERE part < 'pairs' OR part > 'pairs'",
    );
    this.#pairs = database.prepare("SELECT facts FROM catalogue WHERE part = 'pairs'");
    for (const statement of [this.#entries, this.#allEntries, this.#allButPairs, this.#pairs])
      statement.setReturnArrays(true);
    // What decides which pairs are active. The plus keeps it to the index of revisions.
    this.#pairChange = database.prepare(
      "SELECT 1 FROM catalogue WHERE revision > ? AND +part IN ('pairs', 'exchanges') LIMIT 1",
    );
    this.#assets = database.prepare("SELECT id FROM touched WHERE subject = 'asset' AND revision > ?");
    this.#rates = database.prepare(
      `SELECT id AS fiatId, usd, max(time) AS lastUpdated
       FROM touched JOIN rate ON fiat_id = id WHERE subject = 'fiat' AND revision > ? GROUP BY id`,
    );
  }

  /** Everything that is newer than what is known, as of one moment. */
  since(known: Revision | undefined): Changes {
    this.#database.exec("BEGIN");
    try {
      const { origin, ...state } = this.#now();
      const isAll = known?.epoch !== state.epoch || known.revision > state.revision;
      const from = isAll ? 0 : known.revision;
      return {
        ...state,
        isAll,
        origin,
        catalogue: this.catalogueSince(from),
        metrics: isAll ? this.#allMetrics(readMetricsCache(this.#database, state)) : this.#metricsSince(from),
        rates: this.#rates.all(from) as unknown as Rate[],
      };
    } finally {
      this.#database.exec("COMMIT");
    }
  }

  /**
   * Everything, within a transaction of the caller. Market pairs, half of it, are left for later where it is cached how many of them
   * each asset has; what is read later is of the same moment as long as the transaction is open.
   */
  all(): Omit<Changes, "laterPairs"> & { readonly laterPairs?: Steps<ReadonlyMap<number, MarketPair>> } {
    const { origin, ...state } = this.#now();
    const cached = readMetricsCache(this.#database, state);
    const metrics = this.#allMetrics(cached);
    const areCounted =
      cached !== undefined &&
      metrics.every(({ numMarketPairs }) => numMarketPairs !== undefined) &&
      this.#pairChange.get(cached.revision) === undefined;
    return {
      ...state,
      isAll: true,
      origin,
      catalogue: this.#catalogue(areCounted ? this.#allButPairs.iterate() : this.#allEntries.iterate()),
      metrics,
      rates: this.#rates.all(0) as unknown as Rate[],
      ...(areCounted ? { laterPairs: this.#readPairs() } : {}),
    };
  }

  /** The entries of the catalogue that were saved after a revision, in the order in which they were. */
  catalogueSince(revision: number): CatalogueChange {
    // By revision, each entry is another search: all of them are read as they lie, and sorted.
    return this.#catalogue(revision === 0 ? this.#allEntries.iterate() : this.#entries.iterate(revision));
  }

  #now(): Revision & { readonly origin: Origin | undefined } {
    const state = this.#state.get() as unknown as Revision & { origin: Origin | null };
    return { epoch: state.epoch, revision: state.revision, origin: state.origin ?? undefined };
  }

  #catalogue(rows: Iterable<unknown>): CatalogueChange {
    const change = new Map<string, SavedEntry[]>();
    // One row after the other: the texts of a whole catalogue are twice as large as what they say.
    for (const row of rows) {
      const [part, facts, saved] = row as [string, string, number];
      const entries = change.get(part) ?? [];
      entries.push({ entry: JSON.parse(facts), saved });
      change.set(part, entries);
    }
    const { trends, ...lists } = Object.fromEntries([...change].map(([part, all]) => [part, inOrder(all)]));
    return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
  }

  *#readPairs(): Steps<ReadonlyMap<number, MarketPair>> {
    const pairs = new Map<number, MarketPair>();
    yield* forEachInSteps(this.#pairs.iterate() as Iterable<unknown>, (row) => {
      const [facts] = row as [string];
      const pair: MarketPair = JSON.parse(facts);
      pairs.set(catalogueKeys.pairs(pair), pair);
    });
    return pairs;
  }

  /** Those that are cached, and those of assets that were touched since, with as many market pairs as are cached. */
  #allMetrics(cached: CachedMetrics | undefined): RankableMetrics[] {
    const newer = this.#metricsSince(cached?.revision ?? 0);
    if (cached === undefined) return newer;
    const metrics = new Map(cached.metrics.map((one) => [one.assetId, one]));
    for (const one of newer) {
      const numMarketPairs = metrics.get(one.assetId)?.numMarketPairs;
      metrics.set(one.assetId, { ...one, numMarketPairs });
    }
    return [...metrics.values()];
  }

  #metricsSince(revision: number): RankableMetrics[] {
    return (this.#assets.all(revision) as { id: number }[]).flatMap(({ id }) => {
      const metrics = this.#history.metrics(id);
      if (metrics === undefined) return [];
      const history = new RememberedHistory(this.#history, toQuote(metrics));
      return [{ ...metrics, ...earlierMetrics(history, id, metrics.lastUpdated) }];
    });
  }
}
