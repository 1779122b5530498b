import type { DatabaseSync } from "node:sqlite";
import type { MarketWriter } from "@market-data/market";
import { type SyncWriter, WriteBatch } from "@market-data/market/store";
import { withFaults } from "./faults.ts";
import { MarketTables } from "./market-tables.ts";
import { transact } from "./transact.ts";

/** Writes the market into a database. Each call is one transaction. */
export class SqliteWriter implements MarketWriter {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #tables: MarketTables;
  readonly #written: () => void;

  /**
   * @param database As `openDatabase` opens it.
   * @param file Its name, for messages.
   * @param written Told after each write.
   */
  constructor(database: DatabaseSync, file: string, written: () => void = () => {}) {
    this.#database = database;
    this.#file = file;
    this.#tables = new MarketTables(database);
    this.#written = written;
  }

  readonly saveCatalogue = this.#saves("saveCatalogue");
  readonly saveFigures = this.#saves("saveFigures");
  readonly saveBars = this.#saves("saveBars");
  readonly savePoints = this.#saves("savePoints");
  readonly saveRates = this.#saves("saveRates");
  readonly saveDexBars = this.#saves("saveDexBars");
  readonly saveDexTrades = this.#saves("saveDexTrades");

  async together(work: (writer: MarketWriter) => Promise<void>): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    this.#write((tables) => batch.saveInto(tables));
  }

  #saves<Method extends keyof SyncWriter>(method: Method) {
    return async (...given: Parameters<SyncWriter[Method]>): Promise<void> => {
      this.#write((tables) => (tables[method] as (...given: unknown[]) => void)(...given));
    };
  }

  #write(work: (tables: SyncWriter) => void): void {
    withFaults(this.#file, () => transact(this.#database, () => work(this.#tables)));
    this.#written();
  }
}
