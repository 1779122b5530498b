import type { DatabaseSync, StatementSync } from "node:sqlite";
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
import { ChangeReader } from "./changes.ts";
import { withStorageErrors } from "./errors.ts";
import { SqliteHistory } from "./sqlite-history.ts";

/** The state of a market database, for writers. */
export class SqliteState implements MarketState {
  readonly #file: string;
  readonly #history: SqliteHistory;
  readonly #changes: ChangeReader;
  readonly #origin: StatementSync;
  readonly #sourceKeys: StatementSync;
  readonly #staleSeries: StatementSync;

  /**
   * @param database Opened by `openDatabase`.
   * @param file The name of the database, for messages.
   */
  constructor(database: DatabaseSync, file: string) {
    this.#file = file;
    this.#history = new SqliteHistory(database);
    this.#changes = new ChangeReader(database, this.#history);
    this.#origin = database.prepare("SELECT origin FROM state");
    this.#sourceKeys = database.prepare(`SELECT ${selected(SOURCE_KEY_FIELDS)} FROM source_key`);
    this.#staleSeries = database.prepare(`SELECT ${STALE_SERIES_COLUMNS} FROM stale_series`);
  }

  async origin(): Promise<Origin | undefined> {
    return this.#read(() => (this.#origin.get() as { origin: Origin | null }).origin ?? undefined);
  }

  async catalogue(): Promise<CatalogueChange> {
    return this.#read(() => this.#changes.catalogueSince(0));
  }

  async sourceKeys(): Promise<SourceKeyId[]> {
    return this.#read(() => this.#sourceKeys.all() as unknown as SourceKeyId[]);
  }

  async historyEnds(assetIds: readonly number[]): Promise<ReadonlyMap<number, HistoryEnds>> {
    return this.#read(
      () => new Map(assetIds.map((id) => [id, historyEnds(this.#history, id, this.#history.metrics(id))])),
    );
  }

  async staleSeries(): Promise<StaleSeries | undefined> {
    return this.#read(() => toStaleSeries(this.#staleSeries.get() as StaleSeriesRow | undefined));
  }

  #read<Result>(work: () => Result): Result {
    return withStorageErrors(this.#file, work);
  }
}
