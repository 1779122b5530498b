import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CatalogueChange, Origin, Rate } from "@market-data/market";
import {
  type Changes,
  earlierMetrics,
  type MetricsWithPast,
  RememberedHistory,
  type Revision,
  toQuote,
} from "@market-data/market/store";
import { readMetricsCache } from "./metrics-cache.ts";
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

  /** Everything that is newer than what is known, as of one moment. */
  since(known: Revision | undefined): Changes {
    this.#database.exec("BEGIN");
    try {
      const state = this.#state.get() as unknown as Revision & { origin: Origin | null };
      const isAll = known?.epoch !== state.epoch || known.revision > state.revision;
      const from = isAll ? 0 : known.revision;
      return {
        epoch: state.epoch,
        revision: state.revision,
        isAll,
        origin: state.origin ?? undefined,
        catalogue: this.catalogueSince(from),
        metrics: isAll ? this.#allMetrics(state) : this.#metricsSince(from),
        rates: this.#rates.all(from) as unknown as Rate[],
      };
    } finally {
      this.#database.exec("COMMIT");
    }
  }

  /** The entries of the catalogue that were saved after a revision, in the order in which they were. */
  catalogueSince(revision: number): CatalogueChange {
    const change = new Map<string, SavedEntry[]>();
    // By revision, each entry is another search: all of them are read as they lie, and sorted.
    const rows = revision === 0 ? this.#allEntries.iterate() : this.#entries.iterate(revision);
    // One row after the other: the texts of a whole catalogue are twice as large as what they say.
    for (const row of rows) {
      const [part, facts, saved] = row as unknown as [string, string, number];
      const entries = change.get(part) ?? [];
      entries.push({ entry: JSON.parse(facts), saved });
      change.set(part, entries);
    }
    const { trends, ...lists } = Object.fromEntries([...change].map(([part, all]) => [part, inOrder(all)]));
    return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
  }

  /** Those that are cached, and those of assets that were touched since. */
  #allMetrics(now: Revision): MetricsWithPast[] {
    const cached = readMetricsCache(this.#database, now);
    const newer = this.#metricsSince(cached?.revision ?? 0);
    if (cached === undefined) return newer;
    const touched = new Set(newer.map(({ assetId }) => assetId));
    return [...cached.metrics.filter(({ assetId }) => !touched.has(assetId)), ...newer];
  }

  #metricsSince(revision: number): MetricsWithPast[] {
    return (this.#assets.all(revision) as { id: number }[]).flatMap(({ id }) => {
      const metrics = this.#history.metrics(id);
      if (metrics === undefined) return [];
      const history = new RememberedHistory(this.#history, toQuote(metrics));
      return [{ ...metrics, ...earlierMetrics(history, id, metrics.lastUpdated) }];
    });
  }
}
