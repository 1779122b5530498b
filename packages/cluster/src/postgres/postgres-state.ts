import type {
  CatalogueChange,
  HistoryEnds,
  MarketState,
  Origin,
  SourceKeyId,
  StaleSeries,
} from "@market-data/market";
import {
  historyEnds,
  SOURCE_KEY_FIELDS,
  STALE_SERIES_COLUMNS,
  type StaleSeriesRow,
  selected,
  toStaleSeries,
} from "@market-data/market/store";
import { readCatalogue } from "./changes.ts";
import { type Database, raw } from "./database.ts";
import { onHistory } from "./postgres-history.ts";
import { readState } from "./stored-state.ts";

/** The stored state of the market in PostgreSQL, for writers. */
export class PostgresState implements MarketState {
  readonly #database: Database;

  /** @param database With the tables of the market. */
  constructor(database: Database) {
    this.#database = database;
  }

  async origin(): Promise<Origin | undefined> {
    return (await this.#database.query(readState)).origin;
  }

  async catalogue(): Promise<CatalogueChange> {
    return this.#database.snapshot((sql) => readCatalogue(sql, 0));
  }

  async sourceKeys(): Promise<SourceKeyId[]> {
    return this.#database.query(
      (sql) => sql<SourceKeyId[]>`SELECT ${raw(selected(SOURCE_KEY_FIELDS))} FROM source_key`,
    );
  }

  async historyEnds(assetIds: readonly number[]): Promise<ReadonlyMap<number, HistoryEnds>> {
    return this.#database.query((sql) =>
      onHistory(
        sql,
        (history) => new Map(assetIds.map((id) => [id, historyEnds(history, id, history.metrics(id))])),
      ),
    );
  }

  async staleSeries(): Promise<StaleSeries | undefined> {
    const [row] = await this.#database.query(
      (sql) => sql<StaleSeriesRow[]>`SELECT ${raw(STALE_SERIES_COLUMNS)} FROM stale_series`,
    );
    return toStaleSeries(row);
  }
}
