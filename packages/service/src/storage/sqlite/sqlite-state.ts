import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CatalogueChange, HistoryEnds, MarketState, Origin, SourceKeyId } from "@market-data/market";
import { historyEnds, SOURCE_KEY_FIELDS, selected } from "@market-data/market/store";
import { ChangeReader } from "./changes.ts";
import { withStorageErrors } from "./errors.ts";
import { SqliteHistory } from "./sqlite-history.ts";

/** What is stored in a database of the market, for those who write into it. */
export class SqliteState implements MarketState {
  readonly #file: string;
  readonly #history: SqliteHistory;
  readonly #changes: ChangeReader;
  readonly #origin: StatementSync;
  readonly #newest: StatementSync;
  readonly #sourceKeys: StatementSync;

  /**
   * @param database As `openDatabase` opens it.
   * @param file Its name, for messages.
   */
  constructor(database: DatabaseSync, file: string) {
    this.#file = file;
    this.#history = new SqliteHistory(database);
    this.#changes = new ChangeReader(database, this.#history);
    this.#origin = database.prepare("SELECT origin FROM state");
    this.#newest = database.prepare("SELECT max(last_updated) AS newest FROM figures");
    this.#sourceKeys = database.prepare(`SELECT ${selected(SOURCE_KEY_FIELDS)} FROM source_key`);
  }

  async origin(): Promise<Origin | undefined> {
    return this.#read(() => (this.#origin.get() as { origin: Origin | null }).origin ?? undefined);
  }

  async newestUpdate(): Promise<number | undefined> {
    return this.#read(() => (this.#newest.get() as { newest: number | null }).newest ?? undefined);
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

  #read<Result>(work: () => Result): Result {
    return withStorageErrors(this.#file, work);
  }
}
