import type { DatabaseSync } from "node:sqlite";
import type { MarketWriter } from "@market-data/market";
import { AtomicWriter, type BatchWriter } from "@market-data/market/store";
import { MarketTables } from "./market-tables.ts";
import { transact } from "./transact.ts";

/** Writes the market to a database. Each call is one transaction. */
export class SqliteWriter extends AtomicWriter implements MarketWriter {
  readonly #database: DatabaseSync;
  readonly #tables: MarketTables;
  readonly #onWrite: () => void;

  /**
   * @param database Opened by `openDatabase`.
   * @param onWrite Called after each write.
   */
  constructor(database: DatabaseSync, onWrite: () => void = () => {}) {
    super();
    this.#database = database;
    this.#tables = new MarketTables(database);
    this.#onWrite = onWrite;
  }

  protected write(work: (tables: BatchWriter) => void, source?: string): void {
    this.#tables.begin(source ?? null);
    transact(this.#database, () => work(this.#tables));
    this.#onWrite();
  }
}
