import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { MarketBatch, MarketWriter, Origin, TransactionOptions } from "@market-data/market";
import { type BatchWriter, WriteBatch } from "@market-data/market/store";
import { withStorageErrors } from "./errors.ts";
import { MarketTables } from "./market-tables.ts";
import { transact } from "./transact.ts";

/** Writes the market into a database. Each call is one transaction. */
export class SqliteWriter implements MarketWriter {
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
    this.#database = database;
    this.#file = file;
    this.#tables = new MarketTables(database);
    this.#markOrigin = database.prepare("UPDATE state SET origin = coalesce(origin, ?)");
    this.#origin = database.prepare("SELECT origin FROM state");
    this.#onWrite = onWrite;
  }

  readonly saveCatalogue = this.#saves("saveCatalogue");
  readonly saveMetrics = this.#saves("saveMetrics");
  readonly saveCandles = this.#saves("saveCandles");
  readonly saveQuotes = this.#saves("saveQuotes");
  readonly saveRates = this.#saves("saveRates");
  readonly saveDexCandles = this.#saves("saveDexCandles");
  readonly saveDexTrades = this.#saves("saveDexTrades");
  readonly saveSeries = this.#saves("saveSeries");
  readonly saveSourceKeys = this.#saves("saveSourceKeys");

  async transaction(
    work: (batch: MarketBatch) => Promise<void>,
    { source }: TransactionOptions = {},
  ): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    this.#write((tables) => batch.saveInto(tables), source);
  }

  async markOrigin(origin: Origin): Promise<Origin> {
    transact(this.#database, () => this.#markOrigin.run(origin));
    return withStorageErrors(this.#file, () => (this.#origin.get() as { origin: Origin }).origin);
  }

  #saves<Method extends keyof BatchWriter>(method: Method) {
    return async (...given: Parameters<BatchWriter[Method]>): Promise<void> => {
      this.#write((tables) => (tables[method] as (...given: unknown[]) => void)(...given));
    };
  }

  #write(work: (tables: BatchWriter) => void, source?: string): void {
    this.#tables.source = source ?? null;
    transact(this.#database, () => work(this.#tables));
    this.#onWrite();
  }
}
