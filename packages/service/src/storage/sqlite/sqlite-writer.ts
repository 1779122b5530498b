import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { MarketWriter, Origin } from "@market-data/market";
import { AtomicWriter, type BatchWriter } from "@market-data/market/store";
import { withStorageErrors } from "./errors.ts";
import { MarketTables } from "./market-tables.ts";
import { transact } from "./transact.ts";

/** Writes the market into a database. Each call is one transaction. */
export class SqliteWriter extends AtomicWriter implements MarketWriter {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #tables: MarketTables;
  readonly #markOrigin: StatementSync;
  readonly #origin: StatementSync;
  readonly #onWrite: () => void;

  /**
   * @param database As `openDatabase` opens it.
   * @param file Its name, for messages.
   * @param onWrite Called after each write.
   */
  constructor(database: DatabaseSync, file: string, onWrite: () => void = () => {}) {
    super();
    this.#database = database;
    this.#file = file;
    this.#tables = new MarketTables(database);
    this.#markOrigin = database.prepare("UPDATE state SET origin = coalesce(origin, ?)");
    this.#origin = database.prepare("SELECT origin FROM state");
    this.#onWrite = onWrite;
  }

  async markOrigin(origin: Origin): Promise<Origin> {
    transact(this.#database, () => this.#markOrigin.run(origin));
    return withStorageErrors(this.#file, () => (this.#origin.get() as { origin: Origin }).origin);
  }

  protected write(work: (tables: BatchWriter) => void, source?: string): void {
    this.#tables.source = source ?? null;
    transact(this.#database, () => work(this.#tables));
    this.#onWrite();
  }
}
