import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CatalogueChange, Origin, Rate } from "@market-data/market";
import {
  type Changes,
  earlierMetrics,
  metricsToQuote,
  type RankableMetrics,
  RememberedHistory,
  type Revision,
} from "@market-data/market/store";
import { type CachedMetrics, readMetricsCache } from "./metrics-cache.ts";
import { SqliteHistory } from "./sqlite-history.ts";

/** An entry of the catalogue with the revision of its last write. */
interface SavedEntry {
  readonly entry: unknown;
  readonly saved: number;
}

function inOrder(entries: readonly SavedEntry[]): unknown[] {
  return [...entries].sort((one, other) => one.saved - other.saved).map(({ entry }) => entry);
}

/** Finds the changes in a database since a revision. */
export class ChangeReader {
  readonly #database: DatabaseSync;
  readonly #history: SqliteHistory;
  readonly #state: StatementSync;
  readonly #entries: StatementSync;
  readonly #allEntries: StatementSync;
  readonly #assets: StatementSync;
  readonly #rates: StatementSync;

  constructor(database: DatabaseSync, history = new SqliteHistory(database)) {
    this.#database = database;
    this.#history = history;
    this.#state = database.prepare("SELECT epoch, revision, origin FROM state");
    this.#entries = database.prepare("SELECT part, facts, revision FROM catalogue WHERE revision > ?");
    this.#allEntries = database.prepare("SELECT part, facts, revision FROM catalogue");
    for (const statement of [this.#entries, this.#allEntries]) statement.setReturnArrays(true);
    this.#assets = database.prepare("SELECT id FROM touched WHERE subject = 'asset' AND revision > ?");
    this.#rates = database.prepare(
      `SELECT id AS fiatId, usd, max(time) AS lastUpdated
       FROM touched JOIN rate ON fiat_id = id WHERE subject = 'fiat' AND revision > ? GROUP BY id`,
    );
  }

  /** Everything newer than a known revision, read in one transaction. */
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

  /** The catalogue entries saved after a revision, in the order of their revisions. */
  catalogueSince(revision: number): CatalogueChange {
    // Ordered by revision, each entry would be a separate search. Reads all entries in table order and sorts them.
    return this.#catalogue(revision === 0 ? this.#allEntries.iterate() : this.#entries.iterate(revision));
  }

  #now(): Revision & { readonly origin: Origin | undefined } {
    const state = this.#state.get() as unknown as Revision & { origin: Origin | null };
    return { epoch: state.epoch, revision: state.revision, origin: state.origin ?? undefined };
  }

  #catalogue(rows: Iterable<unknown>): CatalogueChange {
    const change = new Map<string, SavedEntry[]>();
    // Row by row, because the texts of a whole catalogue take twice the memory of the parsed entries.
    for (const row of rows) {
      const [part, facts, saved] = row as [string, string, number];
      const entries = change.get(part) ?? [];
      entries.push({ entry: JSON.parse(facts), saved });
      change.set(part, entries);
    }
    const { trends, ...lists } = Object.fromEntries([...change].map(([part, all]) => [part, inOrder(all)]));
    return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
  }

  /** The cached metrics, updated with assets that changed after the cache was written. */
  #allMetrics(cached: CachedMetrics | undefined): RankableMetrics[] {
    const newer = this.#metricsSince(cached?.revision ?? 0);
    if (cached === undefined) return newer;
    const metrics = new Map(cached.metrics.map((one) => [one.assetId, one]));
    for (const one of newer) metrics.set(one.assetId, one);
    return [...metrics.values()];
  }

  #metricsSince(revision: number): RankableMetrics[] {
    return (this.#assets.all(revision) as { id: number }[]).flatMap(({ id }) => {
      const metrics = this.#history.metrics(id);
      if (metrics === undefined) return [];
      const history = new RememberedHistory(this.#history, metricsToQuote(metrics));
      return [{ ...metrics, ...earlierMetrics(history, id, metrics.lastUpdated) }];
    });
  }
}
