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
import { SqliteHistory } from "./sqlite-history.ts";

/** Finds what changed in a database. */
export class ChangeReader {
  readonly #database: DatabaseSync;
  readonly #history: SqliteHistory;
  readonly #state: StatementSync;
  readonly #entries: StatementSync;
  readonly #assets: StatementSync;
  readonly #rates: StatementSync;

  constructor(database: DatabaseSync, history = new SqliteHistory(database)) {
    this.#database = database;
    this.#history = history;
    this.#state = database.prepare("SELECT epoch, revision, origin FROM state");
    this.#entries = database.prepare("SELECT part, facts FROM catalogue WHERE revision > ?");
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
        metrics: this.#metricsSince(from),
        rates: this.#rates.all(from) as unknown as Rate[],
      };
    } finally {
      this.#database.exec("COMMIT");
    }
  }

  /** The entries of the catalogue that were saved after a revision. */
  catalogueSince(revision: number): CatalogueChange {
    const change = new Map<string, unknown[]>();
    // One row after the other: the texts of a whole catalogue are twice as large as what they say.
    for (const row of this.#entries.iterate(revision)) {
      const { part, facts } = row as { part: string; facts: string };
      const entries = change.get(part) ?? [];
      entries.push(JSON.parse(facts));
      change.set(part, entries);
    }
    const { trends, ...lists } = Object.fromEntries(change);
    return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
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
